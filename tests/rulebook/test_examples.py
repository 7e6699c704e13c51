"""The examples of the rulebook: the engine plays each one, and everything its caption claims is true."""

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from elbowroom import Game
from elbowroom.rulebook.book import book
from elbowroom.rulebook.examples import Example, examples, play
from elbowroom.rulebook.texts import rules_text

ALL = list(examples().values())


def facts(game: Game, seat: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """What is true at a position, of all that a caption claims."""
    position = cast("Any", game.to_position())
    player, regions = position["players"][seat], position["regions"]
    active = player["active"] or {}

    def markers(r: str) -> str:
        row = {key: n for key, n in regions[r].items() if key not in ("seat", "race", "tokens", "lost_tribe")}
        return " ".join(key if n == 1 else f"{key}={n}" for key, n in row.items())

    on_map = sum(row["tokens"] for row in regions.values() if row.get("race", "") == active.get("race"))
    found: dict[str, Any] = {
        "coins": game.coins if isinstance(wanted.get("coins"), list) else game.coins[seat],
        "hand": active.get("hand"),
        "hands": [row["active"]["hand"] if row["active"] else None for row in position["players"]],
        "aside": active.get("aside"),
        "total": on_map + active.get("hand", 0),
        "offer": len(position["offer"]),
        "round": game.round,
        "winners": game.winners,
        "declined": len(player["declined"]),
        "peace": len(position["peace"]),
        "income": {source: coins for source, coins in game.income(seat).items() if coins},
        "cost": {r: game.cost(int(r)) for r in wanted.get("cost", {})},
        "tokens": {r: regions[r]["tokens"] for r in wanted.get("tokens", {})},
        "markers": {r: markers(r) for r in wanted.get("markers", {})},
    }
    return {key: found[key] for key in wanted}


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.id)
def test_what_a_caption_claims_is_true_before_and_after(example: Example) -> None:
    before = example.game()
    seat = before.seat
    assert seat is not None
    assert facts(before, seat, example.before) == example.before
    after, happened = play(example)
    assert happened
    assert facts(after, seat, example.after) == example.after


def numbers(claims: object) -> Iterator[int]:
    """Every number among the claims; numbers of regions are keys and do not count."""
    if isinstance(claims, dict):
        claims = list(claims.values())
    if isinstance(claims, list | tuple):
        for claim in claims:
            yield from numbers(claim)
    elif isinstance(claims, int):
        yield claims
    elif isinstance(claims, str):
        yield from (int(digits) for digits in re.findall(r"\d+", claims))


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.id)
def test_a_caption_has_no_number_that_nobody_checks(example: Example) -> None:
    caption = rules_text(f"example-{example.id.replace('_', '-')}")
    known = set(numbers([example.before, example.after, example.also]))
    assert {int(digits) for digits in re.findall(r"\d+", caption)} <= known


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.id)
def test_an_example_is_about_rules_of_its_page_and_shows_its_regions(example: Example) -> None:
    assert set(example.rules) <= set(book().numbers)
    if example.id in book().traits:
        assert book().rule_of(example.id) in example.rules
    regions = {int(move.split()[1]) for move in example.moves if re.match(r"(conquer|attempt|deploy) ", move)}
    assert not example.see or regions <= set(example.see)


def test_the_die_of_an_example_falls_as_it_says_and_then_by_its_seed() -> None:
    die = examples()["die"]
    assert [play(die, die.moves[:1])[0].cost(15) for _ in range(2)] == [None, None]
    berserk = examples()["berserk"]
    one, _ = play(berserk, ["roll", "conquer 15", "roll"])
    two, _ = play(berserk, ["roll", "conquer 15", "roll"])
    assert one == two
