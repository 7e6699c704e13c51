"""What is counted from events is what really happened."""

from typing import Any

import pytest

from elbowroom import Game
from elbowroom.arena.simulate import Setup, game_seeds, play_random_game, simulate
from elbowroom.arena.statistics import GameResult, GameWatch, Reign, Series, Summary
from elbowroom.engine.events import Declined, Picked, Scored
from elbowroom.game.dice import seeded
from elbowroom.measure.playout import random_game


def watched_and_recounted(players: int, seed: int) -> tuple[GameWatch, list[dict[str, Any]], int]:
    """A random game watched by its events and recounted from its positions, and what was paid for picks."""
    game, dice, watch = Game.new(players, seed), seeded(seed), GameWatch()
    reigns: list[dict[str, Any]] = []
    spent = 0
    while not game.over:
        moves, turn = game.legal, game.round
        events = game.play(moves[dice.below(len(moves))])
        position: Any = game.to_position()
        latest = {reign["race"]: reign for reign in reigns}
        for event in events:
            watch.see(event)
            if isinstance(event, Picked):
                spent += event.paid - event.found
                reigns.append(
                    {"seat": event.seat, "race": event.race, "power": event.power, "picked": turn,
                     "declined": None, "earned": 0}
                )  # fmt: skip
            elif isinstance(event, Declined):
                latest[event.race]["declined"] = turn
            elif isinstance(event, Scored):
                for row in position["regions"].values():
                    if row.get("seat") == event.seat:
                        latest[row["race"]]["earned"] += 1
                for source, coins in event.income[1:]:
                    active = position["players"][event.seat]["active"]
                    race = active["race"] if active and active["power"] == source else source
                    latest[race]["earned"] += coins
    return watch, reigns, spent


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reigns_are_as_recounted_from_the_positions(players: int, seed: int) -> None:
    watch, reigns, spent = watched_and_recounted(players, seed)
    assert [vars(reign) for reign in watch.reigns] == reigns
    assert sum(watch.coins) == 5 * players + sum(reign["earned"] for reign in reigns) - spent


def test_a_simulated_game_is_the_random_game_of_its_seed() -> None:
    rules = Setup(3, "3p").rules()
    result = play_random_game(rules, 77)
    state, actions = random_game(rules, 77)
    assert (list(result.coins), result.actions) == (state.coins, actions)
    best = max(result.coins)
    assert all(result.coins[seat] == best for seat in result.winners)


def test_runs_with_neighbouring_seeds_share_no_games() -> None:
    assert not set(game_seeds(1, 100)) & set(game_seeds(2, 100))
    assert game_seeds(1, 100)[:10] == game_seeds(1, 10)


def test_results_come_in_the_order_of_the_seeds_whatever_the_number_of_jobs() -> None:
    seeds = game_seeds(9, 45)
    alone, together = (list(simulate(Setup(2, "2p"), seeds, jobs)) for jobs in (1, 2))
    assert [result.seed for result in alone] == seeds
    assert alone == together


def test_a_summary_adds_games_up() -> None:
    summary = Summary(2)
    first = Reign(0, "orcs", "hill", picked=1, declined=4, earned=20)
    summary.add(GameResult(1, 2, (40, 60), (1,), (first, Reign(1, "elves", "swamp", 1, earned=10)), 100))
    summary.add(GameResult(2, 2, (50, 50), (0, 1), (Reign(1, "orcs", "flying", 2, 7, 30),), 140))
    assert summary.to_json() == {
        "players": 2,
        "games": 2,
        "actions": 240,
        "seats": [
            {"mean_coins": 45.0, "spread": 7.0711, "win_share": 0.25},
            {"mean_coins": 55.0, "spread": 7.0711, "win_share": 0.75},
        ],
        "declines": {"mean_round": 5.5, "by_round": {"4": 1, "7": 1}},
        "races": {
            "elves": {"picks": 1, "mean_earned": 10.0, "spread": 0.0},
            "orcs": {"picks": 2, "mean_earned": 25.0, "spread": 7.0711},
        },
        "powers": {
            "flying": {"picks": 1, "mean_earned": 30.0, "spread": 0.0},
            "hill": {"picks": 1, "mean_earned": 20.0, "spread": 0.0},
            "swamp": {"picks": 1, "mean_earned": 10.0, "spread": 0.0},
        },
    }


def test_an_empty_series_has_neither_mean_nor_spread() -> None:
    assert (Series().mean, Series().spread) == (0.0, 0.0)
