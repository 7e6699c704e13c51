"""What the package exports, and that whatever is public says what it promises."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

import elbowroom
from elbowroom import homebrew, testing
from elbowroom.engine import errors
from tests.architecture.sources import PACKAGE, files, name, public, tree

SURFACE: dict[ModuleType, str] = {
    elbowroom: "__init__.py",
    homebrew: "homebrew.py",
    testing: "testing/__init__.py",
}
"""What others may import, and keeps its names."""


def offered_names(module: ast.Module) -> set[str]:
    """The public names that a file defines, or imports from the rest of the package."""
    found: set[str] = set()
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("elbowroom"):
            found.update(alias.asname or alias.name for alias in node.names)
    found.update(node.name for node in public(module.body))
    return {name for name in found if not name.startswith("_")}


@pytest.mark.parametrize(
    ("module", "file"), SURFACE.items(), ids=lambda value: getattr(value, "__name__", "")
)
def test_all_lists_every_public_name_in_order(module: ModuleType, file: str) -> None:
    names = [name for name in module.__all__ if name != "__version__"]
    assert names == sorted(names, key=lambda name: (not name.isupper(), name.islower(), name))
    assert len(set(names)) == len(names)
    assert set(names) == offered_names(tree(PACKAGE / file))


@pytest.mark.parametrize("module", SURFACE, ids=lambda module: module.__name__)
def test_every_exported_name_can_be_imported(module: ModuleType) -> None:
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_every_error_is_exported_and_drawn() -> None:
    raised = {node.name for node in public(tree(PACKAGE / "engine" / "errors.py").body)}
    raised = {name for name in raised if issubclass_of_error(getattr(errors, name))}
    assert raised <= set(elbowroom.__all__)
    assert errors.__doc__ is not None
    assert {name for name in raised if name not in errors.__doc__} == set()


def issubclass_of_error(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, errors.ElbowroomError)


@pytest.mark.parametrize("path", files(), ids=name)
def test_everything_public_has_a_docstring(path: Path) -> None:
    module = tree(path)
    silent = [node.name for node in public(module.body) if not ast.get_docstring(node)]
    assert silent == []
    assert ast.get_docstring(module) or not module.body


@pytest.mark.parametrize("path", files("engine", "record"), ids=name)
def test_every_public_method_has_a_docstring(path: Path) -> None:
    for node in public(tree(path).body):
        if isinstance(node, ast.ClassDef):
            assert [method.name for method in public(node.body) if not ast.get_docstring(method)] == []
