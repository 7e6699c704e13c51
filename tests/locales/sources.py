"""What the sources say that needs a text: error codes and reasons, found by reading the syntax trees."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import elbowroom

PACKAGE = Path(elbowroom.__file__).parent
ERRORS = {
    "IllegalMove",
    "PositionError",
    "RecordError",
    "ContentError",
    "PackError",
    "OptionError",
    "ElbowroomError",
}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the package."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE), ast.parse(path.read_text(encoding="utf-8"))


class Raised(NamedTuple):
    """A place where an error is made; "**" stands for facts that cannot be seen."""

    error: str
    code: str
    facts: frozenset[str]


def raised() -> Iterator[Raised]:
    """Every error of the package, with the names of the facts it is given."""
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    facts = frozenset(keyword.arg or "**" for keyword in node.keywords)
                    yield Raised(node.func.id, str(code.value), facts)
                else:
                    assert ast.unparse(code) == "reasons[0]", f"no test sees this: {ast.unparse(node)}"


def error_codes() -> set[str]:
    """Codes of all errors that are not about a move."""
    return {place.code for place in raised() if place.error != "IllegalMove"}


def reason_codes() -> set[str]:
    """Codes that say why a move is refused."""
    return refusal_codes() | {place.code for place in raised() if place.error == "IllegalMove"}


def refusal_codes() -> set[str]:
    """Codes that come without facts of their own, as one reason among several."""
    found: set[str] = set()
    for path, tree in trees():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and _gives_reasons(path, function):
                found.update(_listed(function))
    return found


def _gives_reasons(path: Path, function: ast.FunctionDef) -> bool:
    if function.returns is None or ast.unparse(function.returns) != "list[str]":
        return False
    says_why = path.as_posix() == "engine/explain.py" or path.parts[:2] == ("engine", "phases")
    return says_why or function.name in ("refusals", "_repeat")


def _listed(function: ast.FunctionDef) -> Iterator[str]:
    """Texts that stand in a list or are appended to one."""
    for node in ast.walk(function):
        items: list[ast.expr] = []
        if isinstance(node, ast.List):
            items = node.elts
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
        ):
            items = node.args
        for item in items:
            if isinstance(item, ast.Constant) and isinstance(item.value, str):
                yield item.value
