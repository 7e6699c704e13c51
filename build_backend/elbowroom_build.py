"""The build backend: setuptools, which also gets mypyc when ELBOWROOM_COMPILE=1.

The optional hooks that prepare metadata are left out on purpose: they would run setup.py, and with it the
compiler, a second time.
"""

import os
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_editable, build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """mypy (which contains mypyc) for a compiled wheel, nothing for a pure one."""
    return ["mypy>=1.15"] if os.environ.get("ELBOWROOM_COMPILE") == "1" else []


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Refuse to compile in place, before anything is built."""
    if os.environ.get("ELBOWROOM_COMPILE") == "1":
        raise SystemExit(
            "An editable install cannot be compiled: compiled files beside the sources would hide every "
            "edit. Unset ELBOWROOM_COMPILE, or install without -e (python3 run.py compile does)."
        )
    return []


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """An sdist holds sources only, whatever the environment asks for."""
    os.environ.pop("ELBOWROOM_COMPILE", None)
    return build_meta.build_sdist(sdist_directory, config_settings)
