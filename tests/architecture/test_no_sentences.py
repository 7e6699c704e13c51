"""Words for people are made in the locales: the engine and the content hold ids and codes only."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import files, loose_strings, name, tree

SENTENCE = re.compile(r"[^\W\d_][,;:.!?]? \w|\w[,;:.!?]? [^\W\d_]")
"""A word and another, or a value, parted by a blank."""


VALUE = "0"


def texts(module: ast.Module) -> list[str]:
    """Every string of a file but docstrings and types; the values in an f-string are zeros."""
    ignored = loose_strings(module) | types(module)
    found = []
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr):
            ignored.update(node.values)
            found.append(
                "".join(str(getattr(part, "value", "")) if is_text(part) else VALUE for part in node.values)
            )
        elif is_text(node) and node not in ignored:
            found.append(str(getattr(node, "value", "")))
    return found


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def types(module: ast.Module) -> set[ast.AST]:
    """Strings that are quoted types: in annotations, in brackets and as the first argument of `cast`."""
    roots: list[ast.AST | None] = []
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            roots.append(node.returns)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            roots.append(node.annotation)
        elif isinstance(node, ast.Subscript):
            roots.append(node.slice)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
            roots.append(node.args[0])
    return {inner for root in roots if root is not None for inner in ast.walk(root)}


def sentences(source: str) -> list[str]:
    return [text for text in texts(ast.parse(source)) if SENTENCE.search(text)]


def test_sentences_are_found_and_nothing_else() -> None:
    assert sentences('raise Oops("Not legal")') == ["Not legal"]
    assert sentences('x = f"{n} tokens"') == ["0 tokens"]
    assert sentences('"""A docstring with words."""\ny = 1\n"""What y is."""') == []
    assert sentences('def f(s: "int | None") -> "list[Event] | None":\n    """Do it."""') == []
    assert sentences('z = cast("Mapping[str, object]", " ".join(["not_adjacent", f"{a}: {b}"]))') == []


FOR_PEOPLE = re.compile(r"^[A-Z][a-z]+,? [a-z]")
"""What looks like the beginning of a sentence; lines of logs, for whoever runs a server, begin small."""
FOR_DEVELOPERS = {"cli/templates.py", "measure/compiled.py"}
"""Files to start from, and what is wrong with a checkout."""


@pytest.mark.parametrize("path", [path for path in files() if name(path) not in FOR_DEVELOPERS], ids=name)
def test_no_string_is_the_beginning_of_a_sentence(path: Path) -> None:
    assert [text for text in texts(tree(path)) if FOR_PEOPLE.search(text)] == []


@pytest.mark.parametrize("path", files("engine", "content"), ids=name)
def test_no_string_is_a_sentence(path: Path) -> None:
    assert [text for text in texts(tree(path)) if SENTENCE.search(text)] == []
