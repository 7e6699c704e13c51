"""Every rule has its place and its text in the rulebook, and no text is left over."""

import re
from pathlib import Path

import pytest

from elbowroom.content.loader import base_powers, base_races, ruleset
from elbowroom.engine.board import SYMBOLS, TERRAINS
from elbowroom.rulebook.book import book, links, rule_for_reason
from elbowroom.rulebook.examples import examples
from elbowroom.rulebook.search import folded, near, search, topic_called
from elbowroom.rulebook.texts import (
    everything,
    references,
    rule_paragraphs,
    rule_title,
    rules_text,
    topic_title,
)
from tests.locales.sources import reason_codes
from tests.locales.test_texts import FILES, messages

NUMBERS = Path(__file__).parents[1] / "rules" / "numbers.txt"
BOOK = book()


def rules() -> list[str]:
    return [line.split()[0] for line in NUMBERS.read_text(encoding="utf-8").splitlines()]


def test_every_rule_stands_in_the_book_once() -> None:
    assert sorted(BOOK.numbers) == sorted(rules())
    assert len(BOOK.numbers) == len(set(BOOK.numbers)) == 84


@pytest.mark.parametrize("number", rules())
def test_every_rule_has_a_title_and_says_something(number: str) -> None:
    assert rule_title(number)
    assert all(len(paragraph) > 20 for paragraph in rule_paragraphs(number))


def test_races_and_powers_have_the_numbers_of_the_rules() -> None:
    titles = dict(line.split(" ", 1) for line in NUMBERS.read_text(encoding="utf-8").splitlines())
    for trait in BOOK.traits:
        assert titles[BOOK.rule_of(trait)].startswith(topic_title(trait) + ":")
        assert BOOK.trait_of(BOOK.rule_of(trait)) == trait
    assert set(BOOK.races) == {race.id for race in base_races()}
    assert set(BOOK.powers) == {power.id for power in base_powers()}
    assert BOOK.trait_of("4.3") is None
    assert BOOK.trait_of("10.15") is None


def test_every_page_has_an_example_and_every_example_a_page() -> None:
    pages = [topic for topic in BOOK.topics if topic not in ("races", "powers")]  # those have one for each
    assert sorted(examples()) == sorted(pages)


def test_texts_mention_only_rules_that_there_are() -> None:
    mentioned = {number for words in everything().values() for number in references(words)}
    assert len(mentioned) > 30
    assert mentioned <= set(BOOK.numbers)


def test_no_text_of_the_rulebook_is_left_over() -> None:
    texts = {id for path in FILES if path.stem.startswith("rules-") for id in messages(path.stem)}
    wanted = {f"rule-{number.replace('.', '-')}" for number in BOOK.numbers}
    wanted |= {f"chapter-{chapter}" for chapter in BOOK.chapters} | {f"word-{word}" for word in BOOK.words}
    wanted |= {f"question-{id}" for id in BOOK.questions} | {f"edition-{id}" for id in BOOK.editions}
    wanted |= {f"example-{id}" for id in examples()}
    wanted |= {f"rules-{trait}-{side}" for trait in BOOK.traits for side in ("well", "badly")}
    wanted |= {"rules-before", "rules-after"}
    wanted = {id.replace("_", "-") for id in wanted}
    assert wanted <= texts
    sources = Path(__file__).parents[2]
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder, endings in (("src/elbowroom", ("*.py",)), ("web/src", ("*.ts", "*.svelte")))
        for ending in endings
        for path in (sources / folder).rglob(ending)
    )
    asked = set(re.findall(r"""["'`]((?:rules|editions|sheet)-[a-z-]+)["'`]""", code))
    built = re.findall(r"""["'`]((?:rules|editions|sheet)-[a-z-]*)(?:\$\{|\{)""", code)
    heads = tuple(head for head in built if head.endswith("-") and head != "rules-")
    left = {id for id in texts - wanted if id not in asked and not id.startswith(heads)}
    assert left == set()


def test_every_reason_against_a_move_has_its_rule() -> None:
    assert {code for code in reason_codes() if rule_for_reason(code) is None} == set()
    assert set(links()["reasons"]) == reason_codes()


def test_everything_on_the_map_has_its_rule() -> None:
    assert set(links()["terrains"]) == set(TERRAINS)
    assert set(links()["symbols"]) == set(SYMBOLS)
    assert set(links()["markers"]) == {marker.id for marker in ruleset("2p", 2).markers}
    for kind, rows in links().items():
        assert {to for to in rows.values() if to not in [*BOOK.numbers, *BOOK.topics]} == set(), kind


def test_words_are_compared_without_accents_capitals_and_kinds_of_apostrophes() -> None:
    assert folded("Jötnar, Țărm, troll’s") == "jotnar, tarm, troll's"
    assert folded("hnignunar\u00adskeið") == "hnignunarskeið"
    assert search("TROLL'S lair") == search("troll’s lair") != []


def test_a_name_or_a_number_leads_to_its_page() -> None:
    assert topic_called("10.3") == "10.3"
    assert topic_called("#4.3") == "4.3"
    assert topic_called("Elves") == topic_called("elves") == "elves"
    assert topic_called("dragon-master") == topic_called("Dragon Master") == "dragon_master"
    assert topic_called("Picking a combo") == topic_called("picking") == "picking"
    assert topic_called("99.9") is None


def test_searching_finds_titles_first_and_nothing_for_nonsense() -> None:
    assert search("mountain elbows everywhere") == []
    assert search("  ") == []
    assert search("final attempt")[0] == "4.8"
    assert {"10.2", "dwarves"} <= set(search("mine"))
    assert "Elves" in near("elfes")
    assert near("qqqqqq") == []


def test_the_rulebook_is_not_read_before_somebody_opens_it() -> None:
    import subprocess
    import sys

    code = "from elbowroom.locales import has_text, text; text('race-elves'); print(has_text('rule-4-3'))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "False"
    assert rules_text("rule-4-3")
