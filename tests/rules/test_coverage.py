"""Every rule has a scenario, and the page that says which one is up to date."""

import pytest

from elbowroom.content.loader import base_powers, base_races
from tools.rules_coverage import (
    COMMAND,
    NUMBERS,
    ROOT,
    citations,
    is_fresh,
    main,
    numbers,
    numbers_in,
    trait_rules,
)

RULES = ROOT.parent / "shared" / "rules.md"
TRAITS = [trait.id for trait in (*base_races(), *base_powers())]


def test_every_rule_has_a_test() -> None:
    cited = {citation.number for citation in citations()}
    missing = [f"{number} {title}" for number, title in numbers().items() if number not in cited]
    assert not missing, f"no test is marked with these rules: {missing}"


def test_no_marker_cites_a_rule_that_does_not_exist() -> None:
    unknown = [citation for citation in citations() if citation.number not in numbers()]
    assert not unknown, f"not in {NUMBERS.name}: {unknown}"


def test_races_and_powers_have_a_rule_each() -> None:
    assert sorted(rule.id for rule in trait_rules()) == sorted(TRAITS)


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_has_scenarios_of_its_own(trait: str) -> None:
    rule = next(rule for rule in trait_rules() if rule.id == trait)
    cited = {(citation.number, citation.file) for citation in citations()}
    assert (rule.number, rule.file) in cited, f"{rule.file} must have a test marked with rule {rule.number}"


def test_titles_are_short_and_each_is_used_once() -> None:
    titles = list(numbers().values())
    assert len(set(titles)) == len(titles)
    assert all(2 <= len(title.split()) <= 6 for title in titles)


def test_the_page_is_up_to_date() -> None:
    assert is_fresh(), f"docs/rules-coverage.md is out of date: run `{COMMAND}` (or `make rules`)"


def test_the_check_names_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.rules_coverage.PAGE", ROOT / "docs" / "no-such-page.md")
    assert main(["--check"]) == 1
    assert COMMAND in capsys.readouterr().err


@pytest.mark.skipif(not RULES.is_file(), reason="the text of the rules does not lie beside this checkout")
def test_the_numbers_are_those_of_the_rules() -> None:
    assert list(numbers()) == numbers_in(RULES.read_text(encoding="utf-8"))
