"""What a strong player thinks of a position: who will win by how much, and the best plans for this turn."""

from math import isfinite

from elbowroom.engine.errors import OptionError
from elbowroom.engine.phases.turn import winners
from elbowroom.engine.state import OVER, REDEPLOY, WITHDRAW, State
from elbowroom.engine.view import observe
from elbowroom.game import Game
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.analysis import Analysis, Line, Prospect
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.purses import all_alike
from elbowroom.players.search.lookahead import distinct, look_ahead
from elbowroom.players.search.meter import UNLIMITED
from elbowroom.players.search.playing import Searcher, play_on, play_plan
from elbowroom.players.search.turn import Plan, TurnSearch
from elbowroom.players.search.weights import value_for
from elbowroom.record.notation import write_move

WIDTH = 12
CANDIDATES = 8
SHOWN = 4
USUAL_NODES = 12_000
FEWEST_GAMES = 4


def analyse_for(game: Game, seconds: float) -> Analysis:
    """`analyse` with a time limit."""
    if not (isfinite(seconds) and seconds > 0):
        raise OptionError("bad_seconds", option="seconds", seconds=seconds)
    return analyse(game, Budget(seconds=seconds))


def analyse(game: Game, budget: Budget, seat: int | None = None) -> Analysis:
    """Think about a game as the seat whose decision it is (or another) sees it."""
    if game.over:
        wins = [seat in game.winners for seat in range(game.players)]
        share = 1 / len(game.winners)
        found = [Prospect(i, float(coins), share * wins[i]) for i, coins in enumerate(game.coins)]
        return Analysis(found, [], 0)
    s = all_alike(observe(game.state, game.seat if seat is None else seat))
    dice = seeded(game.seed)
    plans = _best_plans(s, _part(budget, 0.6), dice)
    prospects, games = _played_out(s, plans[0], _part(budget, 0.4), dice)
    return Analysis(prospects, [Line(_moves(s, plan), round(plan.value, 1)) for plan in plans], games)


def _part(budget: Budget, share: float) -> Budget:
    if budget.seconds is not None:
        return Budget(seconds=share * budget.seconds)
    return Budget(nodes=int(share * (budget.nodes or USUAL_NODES)))


def _best_plans(s: State, budget: Budget, dice: Dice) -> list[Plan]:
    meter = Meter(budget, USUAL_NODES)
    value = value_for(s.rules)
    plans = distinct(TurnSearch(value, WIDTH, meter).plans(s), CANDIDATES)
    if len(plans) > 1 and s.phase not in (REDEPLOY, WITHDRAW):
        tried = look_ahead(s, plans, value, meter, dice)
        plans = [Plan(one.mean, one.plan.actions) for one in tried]
        plans.sort(key=lambda plan: -plan.value)
    return plans[:SHOWN]


def _played_out(s: State, plan: Plan, budget: Budget, dice: Dice) -> tuple[list[Prospect], int]:
    """Play the game to its end a number of times, everybody quickly but sensibly."""
    meter = Meter(budget, USUAL_NODES)
    search = TurnSearch(value_for(s.rules), 1, Meter(Budget(), UNLIMITED))
    searcher = Searcher(search)
    seats = s.rules.seats
    coins, wins = [0.0] * seats, [0.0] * seats
    games = 0
    while games < FEWEST_GAMES or not meter.is_out():
        child = s.copy()
        play_plan(child, plan.actions, dice)
        while child.phase != OVER:
            child = play_on(child, searcher, dice, child.seat)
        won = winners(child)
        for seat in range(seats):
            coins[seat] += child.coins[seat]
            wins[seat] += (seat in won) / len(won)
        games += 1
        meter.spend(1 + search.meter.nodes)
        search.meter.nodes = 0
    # One game's worth of doubt for each seat keeps a small sample from claiming certainty.
    found = [
        Prospect(seat, round(coins[seat] / games, 1), round((wins[seat] + 1 / seats) / (games + 1), 3))
        for seat in range(seats)
    ]
    return found, games


def _moves(s: State, plan: Plan) -> list[str]:
    """The plan in notation, as far as it can be told before chance has its say."""
    child = s.copy()
    moves = []
    for action in plan.actions:
        if child.is_chance():
            break
        moves.append(write_move(child, action))
        play_plan(child, [action], seeded(0))
    return moves
