"""What a strong player thinks of a position: who will win by how much, and the best plans for this turn."""

from math import isfinite

from elbowroom.engine.errors import OptionError
from elbowroom.engine.state import State
from elbowroom.engine.view import observe
from elbowroom.game import Game
from elbowroom.game.dice import seeded
from elbowroom.players.analysis import Analysis, Line, Prospect
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.chances import Forecast, compare
from elbowroom.players.plans import Outline, candidates, outline
from elbowroom.players.purses import all_alike
from elbowroom.players.reasons import reason_of
from elbowroom.players.search.weights import value_for

SHOWN = 4
USUAL_NODES = 12_000
DIFFERENT = 3
"""Regions that one of two plans takes and the other does not, from which on they are two plans."""
SEARCH_SHARE = 0.5
"""How much of the thinking goes into finding plans; the rest into trying them out."""


def analyse_for(game: Game, seconds: float) -> Analysis:
    """`analyse` with a time limit."""
    return analyse(game, Budget(seconds=checked_seconds(seconds)))


def checked_seconds(seconds: float) -> float:
    """A time limit above 0, or an error."""
    if not (isfinite(seconds) and seconds > 0):
        raise OptionError("bad_seconds", option="seconds", seconds=seconds)
    return seconds


def analyse(game: Game, budget: Budget, seat: int | None = None) -> Analysis:
    """Think about a game as the seat whose decision it is (or another) sees it."""
    if game.over:
        wins = [seat in game.winners for seat in range(game.players)]
        share = 1 / len(game.winners)
        found = [Prospect(i, float(coins), share * wins[i]) for i, coins in enumerate(game.coins)]
        return Analysis(found, [], 0)
    s = all_alike(observe(game.state, game.seat if seat is None else seat))
    dice, value = seeded(game.seed), value_for(s.rules)
    plans = candidates(s, value, Meter(part_of(budget, SEARCH_SHARE), USUAL_NODES), dice)
    rest = Meter(part_of(budget, 1 - SEARCH_SHARE), USUAL_NODES)
    forecasts = compare(s, plans, value, rest, dice)
    order = sorted(range(len(plans)), key=lambda i: -forecasts[i].lead(s.decider))
    shown = _different(s, plans, order)
    lines = [line_of(s, plans[i], forecasts[i]) for i in order if i in shown]
    best = forecasts[order[0]]
    return Analysis(prospects_of(best), lines, best.trials)


def _different(s: State, plans: list[list[int]], order: list[int]) -> set[int]:
    """Which plans are shown: the best, and of the next ones those that are no mere variants of others."""
    outlines = [outline(s, plan) for plan in plans]
    shown: list[int] = []
    for i in order:
        if len(shown) < SHOWN and not any(_is_variant(outlines[i], outlines[j]) for j in shown):
            shown.append(i)
    if len(shown) < 2:
        shown += [i for i in order if i not in shown][: 2 - len(shown)]
    return set(shown)


def _is_variant(one: Outline, other: Outline) -> bool:
    """Whether two plans do the same but for a region or where tokens go."""
    if (one.combo, one.declines, one.rests) != (other.combo, other.declines, other.rests):
        return False
    return len(set(one.taken) ^ set(other.taken)) < DIFFERENT


def line_of(s: State, actions: list[int], forecast: Forecast) -> Line:
    """A plan with what can be expected of it and why."""
    told, seat = outline(s, actions), s.decider
    lead, coins, win = forecast.lead(seat), forecast.coins[seat], forecast.wins[seat]
    return Line(told.moves, round(lead, 1), round(coins, 1), round(win, 3), reason_of(s, told))


def prospects_of(forecast: Forecast) -> list[Prospect]:
    """What each seat can expect."""
    pairs = zip(forecast.coins, forecast.wins, strict=True)
    return [Prospect(seat, round(coins, 1), round(win, 3)) for seat, (coins, win) in enumerate(pairs)]


def part_of(budget: Budget, share: float, usual: int = USUAL_NODES) -> Budget:
    """A part of a budget."""
    if budget.seconds is not None:
        return Budget(seconds=share * budget.seconds)
    return Budget(nodes=int(share * (budget.nodes or usual)))
