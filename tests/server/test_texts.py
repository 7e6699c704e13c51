"""Every error of the server has its sentence, with the facts it needs, and no sentence is left over."""

import ast
import re

import pytest

from elbowroom.locales import has_text
from elbowroom.server.errors import STATUS, TableError
from elbowroom.server.live import balancing, fairness, reviews
from tests.locales.sources import PACKAGE
from tests.locales.test_texts import messages

QUEUES = (balancing.REFUSALS, fairness.REFUSALS, reviews.REFUSALS)


def raised() -> dict[str, set[str]]:
    """Codes of all errors of the server, with the facts that all places give."""
    found: dict[str, set[str]] = {}
    for path in (PACKAGE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("TableError", "StorageFailed")
            ):
                facts = {keyword.arg or "**" for keyword in node.keywords}
                for code in codes(node.args[0]):
                    found[code] = found.get(code, facts) & facts
    return found


def codes(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self._refusals":
        return {getattr(refusals, node.attr) for refusals in QUEUES}
    assert ast.unparse(node) == "CODE_OF_STATUS.get(status, 'bad_request')", "no test sees this"
    return {"no_such_page", "not_allowed", "too_large", "bad_request"}


def test_every_error_has_a_sentence_and_none_is_left_over() -> None:
    wanted = {f"error-{code.replace('_', '-')}" for code in raised()}
    assert {id for id in messages("server") if id.startswith("error-")} == wanted
    assert set(STATUS) <= set(raised())


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(raised()))
def test_a_sentence_asks_for_no_more_than_it_is_given(code: str) -> None:
    source = (PACKAGE / "locales/en/server.ftl").read_text(encoding="utf-8")
    line = re.search(rf"^error-{code.replace('_', '-')} = (.*)$", source, re.MULTILINE)
    assert line is not None
    wanted = set(re.findall(r"\$(\w+)", line[1]))
    assert wanted <= raised()[code]
    assert not re.search(r"[{}$]", str(TableError(code, **dict.fromkeys(wanted, "x"))))


def test_everything_else_that_the_server_says_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    said = {id for id in messages("server") if not id.startswith("error-")}
    assert said == set(re.findall(r"""text\(\s*["'](server-[a-z-]+)["']""", sources))
    assert all(has_text(id) for id in said)
