"""The package's sources, as the architecture tests read them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "elbowroom"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def files(*folders: str) -> list[Path]:
    """Every Python file below the folders of the package; all of the package without any."""
    found = [path for folder in folders or (".",) for path in (PACKAGE / folder).rglob("*.py")]
    assert found, folders
    return sorted(found)


def tree(path: Path) -> ast.Module:
    """The file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    """A file as tests report it, relative to the package."""
    return path.relative_to(PACKAGE).as_posix()


def module_name(path: Path) -> str:
    """The file's module: ``elbowroom.engine.fold``."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def loose_strings(module: ast.Module) -> set[ast.AST]:
    """The strings that stand alone as statements: docstrings, those behind attributes too."""
    return {node.value for node in ast.walk(module) if isinstance(node, ast.Expr) and _is_text(node.value)}


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def public(nodes: list[ast.stmt]) -> Iterator[Definition]:
    """The functions and classes among statements whose names do not begin with an underscore."""
    for node in nodes:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield node
