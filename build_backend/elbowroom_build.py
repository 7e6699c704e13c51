"""The build backend: setuptools, which also gets mypyc when ELBOWROOM_COMPILE=1, and packs the page.

The optional hooks that prepare metadata are left out on purpose: they would run setup.py, and with it the
compiler, a second time.
"""

import os
from collections.abc import Mapping
from typing import Any

import elbowroom_page
from setuptools import build_meta
from setuptools.build_meta import build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """mypy (it contains mypyc) for a compiled wheel, and Node where the page needs it and there is none."""
    wanted = ["mypy>=1.15"] if os.environ.get("ELBOWROOM_COMPILE") == "1" else []
    if needs_page() and elbowroom_page.find_node() is None:
        wanted.append(elbowroom_page.NODE_PACKAGE)
    return wanted


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the page in it."""
    if needs_page():
        node = elbowroom_page.find_node()
        if node is None:
            raise SystemExit(
                "The page needs Node 20.19 or newer to be built. Install it, or set ELBOWROOM_PAGE=0 for a "
                "wheel without the page."
            )
        elbowroom_page.build(node)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def needs_page() -> bool:
    """Whether the page has to be built first."""
    return os.environ.get("ELBOWROOM_PAGE") != "0" and not elbowroom_page.is_built()


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
