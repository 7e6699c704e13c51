"""How much of its win rate against `hard` `expert` keeps with races and powers that it has never seen.

python -m tools.newcomers.measure --games 100 --players 2 --jobs 2

Each of the nine lies on top of the column in every game and shows again whenever it can. Every seed is played
once from each seat; without newcomers the same seeds are played with what chance puts there.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from elbowroom.arena.ratings import wilson
from elbowroom.arena.referee import play_game
from elbowroom.arena.simulate import game_seeds
from elbowroom.content.loader import ruleset
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.trait import Trait
from elbowroom.game import Game
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.bot import Budget
from elbowroom.players.learning import prepare
from elbowroom.players.loading import make_bot
from elbowroom.players.search.newcomers import LoadedDice, Newcomer
from tools.newcomers.pieces import NINE


def won(trait: Trait | None, seed: int, seat: int, players: int, budget: Budget) -> float:
    """What `expert` in a seat wins of a game against `hard` everywhere else."""
    traits = [] if trait is None else [trait]
    rules = ruleset(f"{players}p", players, homebrew=traits)
    dice: Dice = seeded(seed)
    if trait is not None:
        race, power = rules.race_index.get(trait.id, -1), rules.power_index.get(trait.id, -1)
        dice = LoadedDice(dice.state, Newcomer(rules, race, power), 1)
    s = new_state(rules)
    while s.is_chance():
        apply(s, dice.outcome(s))
    names = [str(seat) for seat in range(players)]
    game = Game(s, dice, map=f"{players}p", seed=seed, names=names, homebrew=traits)
    bots = [make_bot("expert" if i == seat else "hard", seed + i) for i in range(players)]
    return play_game(game, bots, budget).share(seat)


def measure(
    kind: str, trait: Trait | None, games: int, players: int, budget: Budget, pool: ProcessPoolExecutor
) -> None:
    """Play the games of one newcomer, or without any, and print what came of them."""
    if trait is not None:
        prepare(ruleset(f"{players}p", players, homebrew=[trait]))
    seeds = [seed for seed in game_seeds(1, games // players) for _ in range(players)]
    seats = [game % players for game in range(len(seeds))]
    count = len(seeds)
    work = [trait] * count, seeds, seats, [players] * count, [budget] * count
    wins = sum(pool.map(won, *work, chunksize=4))
    low, high = wilson(wins, count)
    name = "-" if trait is None else trait.id
    rates = f"{100 * wins / count:7.1f} % ({100 * low:.0f}-{100 * high:.0f})"
    print(f"{kind:8}{name:14}{count:6d} games{rates}", flush=True)


def main() -> None:
    """Measure all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--nodes", type=int, default=None)
    options = parser.parse_args()
    budget = Budget(nodes=options.nodes)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        measure("none", None, 3 * options.games, options.players, budget, pool)
        for kind, traits in NINE.items():
            for trait in traits:
                measure(kind, trait, options.games, options.players, budget, pool)


if __name__ == "__main__":
    main()
