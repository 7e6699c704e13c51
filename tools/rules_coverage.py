"""Which test covers which rule: reads the markers of the tests and writes docs/rules-coverage.md.

``python tools/rules_coverage.py`` writes the page, ``--check`` only says whether it is up to date.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
NUMBERS = TESTS / "rules" / "numbers.txt"
PAGE = ROOT / "docs" / "rules-coverage.md"
COMMAND = "python tools/rules_coverage.py"
TEST_KINDS = (ast.FunctionDef, ast.AsyncFunctionDef)
TRAIT_SECTIONS = {"10": "races", "11": "powers"}
INTRODUCTION = f"""\
# Which test covers which rule

Every rule of the game has a number, and every number has at least one scenario that fails when the rule is
broken. A test says what it covers with `@pytest.mark.rule("4.8")`; the numbers are in
`tests/rules/numbers.txt`. This page is made from the markers by `{COMMAND}`, and a test fails
while it is out of date.
"""


class Citation(NamedTuple):
    """A test that says it covers a rule."""

    number: str
    file: str
    test: str


class TraitRule(NamedTuple):
    """The rule of a race or power, and the file that its scenarios must be in."""

    number: str
    name: str
    id: str
    file: str


def numbers() -> dict[str, str]:
    """The title of every rule, by number and in order."""
    lines = NUMBERS.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


def numbers_in(rules: str) -> list[str]:
    """The numbers of sections 1 to 12 in the text of the rules."""
    found: list[str] = re.findall(r"^- (\d+\.\d+) ", rules, re.MULTILINE)
    return [number for number in found if int(number.split(".")[0]) <= 12]


def trait_rules() -> list[TraitRule]:
    """Races and powers have a rule each, whose title begins with their name."""
    found = []
    for number, title in numbers().items():
        folder = TRAIT_SECTIONS.get(number.split(".")[0])
        if folder is not None:
            name = title.partition(":")[0]
            id = name.lower().replace(" ", "_")
            found.append(TraitRule(number, name, id, f"tests/content/{folder}/test_{id}.py"))
    return found


@cache
def citations() -> list[Citation]:
    """Every marker of every test, in the order of files and lines."""
    found: list[Citation] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        file = path.relative_to(ROOT).as_posix()
        for node in ast.walk(tree):
            if isinstance(node, TEST_KINDS) and node.name.startswith("test_"):
                cited = dict.fromkeys(_marked(node))
                found += [Citation(number, file, node.name) for number in cited]
    return found


def _marked(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The numbers in a test's markers."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def page() -> str:
    """The page as it should be."""
    tests: dict[str, list[Citation]] = {number: [] for number in numbers()}
    for citation in citations():
        tests.setdefault(citation.number, []).append(citation)
    rules = [
        (number, title, "<br>".join(f"`{file}::{test}`" for _, file, test in tests[number]))
        for number, title in numbers().items()
    ]
    traits = [
        (name, number, f"[{file}](../{file})", str(sum(citation.file == file for citation in tests[number])))
        for number, name, _, file in trait_rules()
    ]
    return "\n".join(
        [
            INTRODUCTION,
            *_table(("rule", "title", "tests"), rules),
            "",
            "## Races and powers",
            "",
            *_table(("name", "rule", "scenarios", "tests"), traits),
            "",
        ]
    )


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    rule = tuple("---" for _ in head)
    return [f"| {' | '.join(row)} |" for row in (head, rule, *rows)]


def is_fresh() -> bool:
    """Whether the page is what the tests say."""
    return PAGE.is_file() and PAGE.read_text(encoding="utf-8") == page()


def main(arguments: list[str]) -> int:
    """Write or check the page."""
    if arguments == ["--check"]:
        if is_fresh():
            return 0
        print(f"docs/rules-coverage.md is out of date: run `{COMMAND}`", file=sys.stderr)
        return 1
    if arguments:
        print(f"usage: {COMMAND} [--check]", file=sys.stderr)
        return 2
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
