"""What a test needs and a machine may lack: one's own is told so, a build server must have it."""

import os
from typing import NoReturn

import pytest

NOT_TO_BE_HAD = os.environ.get("ELBOWROOM_NOT_TO_BE_HAD", "").split()
"""What this machine has no package of, as `.ci/run` has found out and said."""


def missing(what: str) -> NoReturn:
    """Skip; on a build server, which sets `CI`, fail: there nobody would see what was skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def lacking(name: str, what: str) -> NoReturn:
    """The same for something that `.ci/run` installs where it can: where it cannot, skip everywhere."""
    if name in NOT_TO_BE_HAD:
        pytest.skip(f"{name} cannot be had on this machine: there is no package of it")
    missing(what)
