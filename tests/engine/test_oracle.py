"""The engine against the rules written a second time, over all 280 pairs: moves, costs, coins and winners."""

import pytest

from elbowroom import Game
from elbowroom.content.loader import map_facts, ruleset
from elbowroom.game.dice import seeded
from elbowroom.record.notation import write_move
from elbowroom.testing.walks import Pair, choose, opening
from tests.engine.invariants import walk
from tests.engine.oracle import Facts, Oracle
from tests.engine.test_invariants import CROWDED, SHIFTS, deal


def agree(game: Game, facts: Facts) -> None:
    oracle = Oracle(game.to_position(), facts)
    assert set(game.legal) == oracle.legal()
    for seat in range(game.players):
        assert game.income(seat) == oracle.income(seat)
    if game.phase in ("expand", "conquer"):
        targets = oracle.targets()
        for r in oracle.map:
            assert game.cost(r) == (oracle.cost(r) if r in targets else None)


def table(seats: int, pairs: list[Pair], crowded: bool) -> tuple[Game, Facts]:
    """A game in which the seats will pick these pairs, and the facts of its map."""
    map = CROWDED if crowded else f"{seats}p"
    names = [f"Player {seat + 1}" for seat in range(seats)]
    s = opening(ruleset(map, seats), pairs)
    game = Game(s, seeded(0), map=map, seed=0, names=names, homebrew=[])
    return game, CROWDED if crowded else map_facts(f"{seats}p")


@pytest.mark.slow
@pytest.mark.rule("3.1", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.8", "4.9", "7.1", "9.1")
@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("shift", SHIFTS)
def test_engine_and_oracle_agree_on_every_pair(shift: int, crowded: bool) -> None:
    for seats, pairs in deal(shift):
        game, facts = table(seats, pairs, crowded)
        for step, state in enumerate(walk(game.state, seeded(4000 + shift * 10 + seats))):
            if step % 4 == shift % 4 and not state.is_chance():
                agree(game, facts)
        assert game.winners == Oracle(game.to_position(), facts).winners()


def check_conquest(before: Oracle, move: str, after: Oracle) -> None:
    """A conquest costs what it costs, and whoever was there loses a token at most (5.1 to 5.3)."""
    r = int(move.split()[-1])
    row, was = after.rows[r], before.rows.get(r, {})
    used = {"conquer": before.cost(r), "use": 1}[move.split()[0]]
    assert (row["seat"], row["race"], row["tokens"]) == (before.seat, before.race, used)
    assert "lost_tribe" not in row
    assert "fortress" not in row
    assert row.get("lair", 0) == (before.race == "trolls")
    assert after.held == before.held | {r}
    converted = move.startswith("use sorcerers")
    assert after.tokens(before.race) == before.tokens(before.race) + converted
    assert after.people["hand"] == before.hand - (0 if converted else used)
    was_taken = bool(was)
    assert after.turn["occupied_taken"] == before.turn["occupied_taken"] + was_taken
    if "seat" in was:
        is_elf = was["race"] == "elves" == before.active_race(was["seat"])
        lost = 0 if is_elf and not converted else 1
        assert after.tokens(was["race"]) == before.tokens(was["race"]) - lost


def check_decline(before: Oracle, after: Oracle) -> None:
    """One token stays a region, of Ghouls all of them, and of what stood there fortresses and lairs (8)."""
    seat = before.position["seat"]
    race, player = before.active_race(seat), before.position["players"][seat]
    assert race is not None
    for r in before.regions_of(seat, race):
        was, row = before.rows[r], after.rows[r]
        tokens = was["tokens"] if race == "ghouls" else 1
        stays = {marker: was[marker] for marker in ("fortress", "lair") if marker in was}
        assert row == {"seat": seat, "race": race, "tokens": tokens, **stays}
    then = after.position["players"][seat]
    assert then["active"] is None
    is_spirit = player["active"]["power"] == "spirit"
    stay = [row["race"] for row in player["declined"] if (row["power"] == "spirit") != is_spirit]
    new = [race] if before.regions_of(seat, race) else []
    assert sorted(row["race"] for row in then["declined"]) == sorted(stay + new)
    assert after.turn["conquests"] == 0


@pytest.mark.slow
@pytest.mark.rule("5.1", "5.2", "5.3", "8.1", "8.2", "8.4", "10.3", "10.11", "11.16")
@pytest.mark.parametrize("shift", SHIFTS)
def test_conquests_and_declines_do_what_the_rules_say(shift: int) -> None:
    for seats, pairs in deal(shift):
        game, facts = table(seats, pairs, True)
        dice = seeded(5000 + shift * 10 + seats)
        while not game.over:
            before = Oracle(game.to_position(), facts)
            move = write_move(game.state, choose(game.state, dice))
            game.play(move)
            after = Oracle(game.to_position(), facts)
            if move == "decline":
                check_decline(before, after)
            elif move.startswith(("conquer", "use sorcerers", "use dragon_master")):
                check_conquest(before, move, after)
