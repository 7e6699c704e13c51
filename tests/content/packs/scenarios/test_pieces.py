"""The plain fields of a race or power, and that every field of the vocabulary has a scenario."""

import ast
from pathlib import Path

import pytest

from elbowroom import ContentError, Game
from elbowroom.content.loader import load_homebrew
from elbowroom.content.packs.vocabulary import ANY_OF, CHOICE, FILTER_FIELDS, PIECE_FIELDS, RULES
from tests.content.packs.scenarios.table import power, race, table
from tests.scenario import active, conquerable, declined, held, legal, play, region, strip

ROW = strip("farmland", "hill", "lake", "mountain")


def test_tokens_extra_box_and_stand_in() -> None:
    (folk,) = load_homebrew([race(tokens=4, extra=3, replaces="orcs", box=8)])
    assert (folk.tokens, folk.extra, folk.replaces, folk.box) == (4, 3, "orcs", 8)
    (folk,) = load_homebrew([race(replaces="sorcerers")])
    assert folk.box == 18
    g = Game.new(2, seed=1, homebrew=[race(replaces="orcs")])
    races = {race.id for race in g.state.rules.races}
    assert ("folk" in races, "orcs" in races) == (True, False)


@pytest.mark.parametrize(
    "pack",
    [
        race(tokens=9, extra=2),
        race(replaces="nobody"),
        race(box=20, replaces="orcs"),
        power(tokens=0),
        race(id="orcs"),
    ],
)
def test_what_the_box_cannot_have_is_refused(pack: dict[str, object]) -> None:
    with pytest.raises(ContentError):
        Game.new(2, homebrew=[pack])


def test_water() -> None:
    home = {1: held(0, "ratmen")}
    assert conquerable(table(power(sails=True), ROW, home, hand=5)) == {0, 2}
    assert conquerable(table(power(), ROW, home, hand=5)) == {0}


def test_a_roll_before_a_conquest() -> None:
    assert "roll" in table(power(rolls_first=True), ROW, {0: held(0, "ratmen")}, hand=5).legal


def test_decline_late_and_beside() -> None:
    g = play(table(power(late_decline=True), ROW, {0: held(0, "ratmen")}), "done", "done")
    assert g.phase == "stout"
    g = play(table(power(declines_beside=True), ROW, {0: held(0, "ratmen")}), "decline")
    assert declined(g, 0)[0]["power"] == "art"


def test_fighting_on_in_decline() -> None:
    g = play(table(race(fights_in_decline=True), ROW, {0: held(0, "folk")}), "decline")
    assert g.state.folded[1].fights


def test_tokens_kept_aside() -> None:
    g = play(table(power(keeps_aside=2), ROW, {0: held(0, "ratmen", 4)}), "done")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (1, 2)


def test_names_icons_and_colours_change_nothing() -> None:
    plain, dressed = power(), power(name="Art", text={"en": "Nothing."}, icon="reed", colour="#AABBCC")
    one, other = (Game.new(2, seed=3, homebrew=[pack]) for pack in (plain, dressed))
    assert one.state.key() == other.state.key()
    assert other.to_position()["homebrew"][0]["powers"][0]["colour"] == "#aabbcc"  # type: ignore[index]
    assert legal(one, "pick") == legal(other, "pick")
    assert region(one, 0) == region(other, 0)


# That nothing of the vocabulary is left out


def said() -> tuple[set[tuple[str, str, str]], set[str], set[str]]:
    """What the scenarios say: kinds with fields and words, conditions of filters, fields of pieces."""
    rules: set[tuple[str, str, str]] = set()
    conditions: set[str] = set()
    fields: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                conditions |= {str(getattr(key, "value", "")) for key in node.keys}
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            names = [(str(k.arg), str(getattr(k.value, "value", ""))) for k in node.keywords]
            if node.func.id == "rule":
                kind = str(getattr(node.args[0], "value", ""))
                rules |= {(kind, name, "") for name, _ in names} | {(kind, *name) for name in names}
            if node.func.id in ("power", "race"):
                fields |= {name for name, _ in names}
    return rules, conditions, fields


def test_every_field_has_a_scenario() -> None:
    rules, conditions, fields = said()
    wanted = {(kind.name, field.name) for kind in RULES for field in kind.fields}
    assert wanted - {(kind, name) for kind, name, _ in rules} == set()
    assert {field.name for field in FILTER_FIELDS} - conditions == set()
    assert {field.name for field in PIECE_FIELDS} - fields == set()


def test_every_choice_has_a_scenario() -> None:
    rules, _, _ = said()
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    # every kind keeps time by one clock, and all coins and markers have their words in lists
    wanted = {
        (kind.name, field.name, choice)
        for kind in RULES
        for field in kind.fields
        if field.type == CHOICE and field.name not in ("when", "state")
        for choice in field.choices
    }
    assert {(kind, name, word) for kind, name, word in wanted if (kind, name, word) not in rules} == set()
    for field in FILTER_FIELDS:
        if field.type == ANY_OF:
            assert [word for word in field.choices if f'"{word}"' not in sources] == []
