"""Somebody who plays, hosts or writes code is never "he": the words of the package fit everybody."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, files, name

ABOUT_A_MAN = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)


@pytest.mark.parametrize("path", [*files(), *sorted((PACKAGE / "locales" / "en").glob("*.ftl"))], ids=name)
def test_nobody_is_he(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if ABOUT_A_MAN.search(line)] == []
