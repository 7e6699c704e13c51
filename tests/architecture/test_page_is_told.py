"""The page knows no race, no power and no marker, and takes no move apart: it is told (ADR 9)."""

import re

from elbowroom.content.loader import base_powers, base_races, ruleset
from elbowroom.engine.actions import VERBS
from tests.architecture.page import page_files, page_name

DRAWINGS = {"board/icons.ts", "lobby/WorldArt.svelte"}
"""Which drawing stands for what; home-made pieces have a plain one."""
TYPES = {"position.ts", "protocol.ts"}
"""What the server tells, as types."""
ALLOWED = {
    "forest": "a terrain of the board",
    "hill": "a terrain of the board",
    "swamp": "a terrain of the board",
    "stout": "the phase of a late decline, as positions call it",
}


def ids() -> set[str]:
    """Every race, power and marker."""
    found = {trait.id for trait in (*base_races(), *base_powers())}
    return found | {marker.id for marker in ruleset("2p", 2).markers}


def named(text: str) -> set[str]:
    """The ids that occur in a text, as words or as parts of names."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()
    known = "|".join(id.replace("_", "[ _-]") for id in sorted(ids() - set(ALLOWED), reverse=True))
    return set(re.findall(rf"(?<![a-z])(?:{known})(?![a-z])", words))


def written(text: str) -> set[str]:
    """The beginnings of moves with a number behind them that a text writes or looks for."""
    verbs = "|".join(sorted({verb for verb in VERBS if verb not in ("done", "decline", "roll")}))
    return set(re.findall(rf"[\"'`/^(|](?:(?:{verbs}) [\"'`$(\\\d]|use \w+ [$\d])", text))


def test_names_are_found_wherever_they_hide() -> None:
    text = "case 'dragon_master': isHeroic(\"use-dragon-master\") // Fortress, the whole hill"
    assert named(text) == {"dragon_master", "heroic", "dragon-master", "fortress"}


def test_moves_are_found_in_whatever_way_they_are_written() -> None:
    for text in (
        '"deploy "',
        "`deploy ${region}`",
        "`use ${trait}`",
        "/^pick (\\d+)$/",
        '"use thing 7"',
        "'conquer 7'",
    ):
        assert written(text), text
    assert written('move.verb === "deploy"; text("do-deploy"); "use it well"') == set()


def test_no_file_of_the_page_names_a_race_a_power_or_a_marker() -> None:
    found = {page_name(path): named(path.read_text(encoding="utf-8")) for path in page_files()}
    assert {file: words for file, words in found.items() if words and file not in DRAWINGS | TYPES} == {}
    assert all(found[file] for file in DRAWINGS)


def test_no_file_of_the_page_writes_a_move_or_takes_one_apart() -> None:
    found = {page_name(path): written(path.read_text(encoding="utf-8")) for path in page_files()}
    assert {file: moves for file, moves in found.items() if moves} == {}


def test_nothing_is_allowed_that_the_page_does_not_need() -> None:
    text = " ".join(
        path.read_text(encoding="utf-8") for path in page_files() if page_name(path) not in DRAWINGS
    )
    assert {word for word in ALLOWED if f'"{word}"' not in text} == set()
