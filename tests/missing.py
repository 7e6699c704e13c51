"""What a test needs and a machine may lack: one's own is told so, a build server must have it."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip; on a build server, which sets `CI`, fail: there nobody would see what was skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)
