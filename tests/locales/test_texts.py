"""Every message can be read, everything that needs a text has one, and no text is left over."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elbowroom.content.loader import MAPS, base_powers, base_races, map_facts
from elbowroom.engine.board import SYMBOLS, TERRAINS
from elbowroom.engine.events import KINDS, Quiet
from elbowroom.engine.state import OVER, PHASES
from elbowroom.locales import text
from elbowroom.locales.events import event_id
from elbowroom.players.reasons import MISTAKES, PLAN_REASONS
from tests.locales.sources import PACKAGE, error_codes, reason_codes

FOLDER = PACKAGE / "locales" / "en"
FILES = sorted(FOLDER.glob("*.ftl"))


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def messages(name: str) -> list[str]:
    return [entry.id.name for entry in entries(FOLDER / f"{name}.ftl") if isinstance(entry, ast.Message)]


def hyphened(*ids: str) -> set[str]:
    return {id.replace("_", "-") for id in ids}


def test_the_sources_are_searched_where_codes_are() -> None:
    assert {"unknown_map", "bad_number", "not_a_record", "bad_seed", "one_way"} <= error_codes()
    assert {"not_adjacent", "shielded", "was_attacked", "bad_notation", "none_left"} <= reason_codes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_is_read_without_an_error(path: Path) -> None:
    assert not [entry for entry in entries(path) if isinstance(entry, ast.Junk)]


class _Selects(Visitor):
    """Collects the keys of every choice."""

    def __init__(self) -> None:
        self.found: list[list[ast.Identifier | ast.NumberLiteral]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library's name)
        self.found.append([variant.key for variant in node.variants])
        self.generic_visit(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_numbers_of_a_choice_stand_before_plurals_that_would_take_them(path: Path) -> None:
    """Of variants the first that fits is taken, and for many languages 1 and even −1 are "one"."""
    for entry in entries(path):
        selects = _Selects()
        selects.visit(entry)
        for keys in selects.found:
            is_number = [isinstance(key, ast.NumberLiteral) for key in keys]
            assert is_number == sorted(is_number, reverse=True), entry.id.name  # type: ignore[union-attr]


def test_no_message_is_there_twice() -> None:
    every = [id for path in FILES for id in messages(path.stem)]
    assert len(every) == len(set(every))


def test_every_event_has_its_sentence_and_no_sentence_is_left_over() -> None:
    wanted = {event_id(kind) for kind in KINDS if not issubclass(kind, Quiet)}
    assert set(messages("events")) == wanted | {"income-regions", "income-trait"}


def test_every_error_has_its_sentence_and_no_sentence_is_left_over() -> None:
    wrappers = {"error-at-field", "error-at-line", "illegal-move"}
    assert set(messages("errors")) == hyphened(*(f"error-{code}" for code in error_codes())) | wrappers
    assert set(messages("reasons")) == hyphened(*(f"reason-{code}" for code in reason_codes()))


def test_everything_on_the_table_has_a_name_and_no_name_is_left_over() -> None:
    kinds = {"race": base_races(), "power": base_powers()}
    traits = {f"{kind}-{trait.id}" for kind in kinds for trait in kinds[kind]}
    markers = {trait.marker.id for kind in kinds for trait in kinds[kind] if trait.marker is not None}
    wanted = traits | {f"{trait}-about" for trait in traits}
    wanted |= {f"marker-{marker}" for marker in markers} | {f"marker-{marker}-about" for marker in markers}
    wanted |= {f"terrain-{terrain}" for terrain in TERRAINS} | {f"symbol-{symbol}" for symbol in SYMBOLS}
    wanted |= {f"phase-{phase}" for phase in PHASES[: OVER + 1]}
    assert set(messages("names")) == hyphened(*wanted) | {
        "combo-name",
        "lost-tribe",
        "lost-tribe-about",
        "numbered-region",
    }


def test_every_reason_of_the_analysis_has_its_sentence_and_no_sentence_is_left_over() -> None:
    plans = hyphened(*(f"plan-{code}" for code in PLAN_REASONS))
    assert set(messages("review")) == plans | hyphened(*(f"mistake-{code}" for code in MISTAKES))


def test_every_region_has_a_name_and_no_name_is_left_over() -> None:
    keys = {row["name"] for name in MAPS for row in map_facts(name)["regions"]}  # type: ignore[attr-defined]
    assert set(messages("regions")) == {f"region-{key.replace('_', '-')}" for key in keys}


def test_every_message_of_the_command_line_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    used = re.findall(r"""text\(\s*["']((?:cli|admin)-[a-z-]+)["']""", sources)
    assert set(messages("cli")) == set(used)


@pytest.mark.parametrize("kind", [*base_races(), *base_powers()], ids=lambda trait: trait.id)
def test_what_a_trait_does_is_said_shortly(kind: object) -> None:
    id = getattr(kind, "id", "").replace("_", "-")
    half = "race" if kind in base_races() else "power"
    about = text(f"{half}-{id}-about")
    assert about.endswith(".")
    assert about.count(".") <= 2
    assert len(about) <= 160


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message nonsense in en"):
        text("nonsense")
