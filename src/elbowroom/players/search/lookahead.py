"""Looking past the own turn: play each plan out, let the others answer, and see where that leads."""

from elbowroom.dice import Dice
from elbowroom.engine.state import OVER, State
from elbowroom.players.bot import Meter
from elbowroom.players.search.playing import play_plan, play_until
from elbowroom.players.search.turn import Plan, TurnSearch
from elbowroom.players.search.value import Value, utility

ANSWER_WIDTH = 1
"""The others are taken to answer greedily: quick, and about right."""


MANY_LUCKS = 1 << 29

TRUST = 3.0
"""How many trials the value at the end of the own turn is worth."""


class Tried:
    """A plan and what its trials gave."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = 0.0
        self.trials = 0

    @property
    def mean(self) -> float:
        """The average of its trials, among which the plan's own promise counts as a few."""
        return (self.total + TRUST * self.plan.value) / (self.trials + TRUST)


def distinct(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans that differ in more than the order of their actions."""
    seen: set[frozenset[int]] = set()
    found: list[Plan] = []
    for plan in plans:
        key = frozenset(plan.actions)
        if key not in seen:
            seen.add(key)
            found.append(plan)
        if len(found) == most:
            break
    return found


def look_ahead(
    s: State, plans: list[Plan], value: Value, meter: Meter, dice: Dice, *, rounds: int = 1
) -> list[Tried]:
    """Try the plans with the same luck for each, dropping the worse half again and again; best first."""
    field = [Tried(plan) for plan in plans]
    dropped: list[Tried] = []
    search = TurnSearch(value, ANSWER_WIDTH, meter)
    trials = 2
    while len(field) > 1 and not meter.is_out():
        for _ in range(trials):
            luck = dice.below(MANY_LUCKS) + 1
            for tried in field:
                if meter.is_out():
                    break
                result = outcome(s, tried.plan, search, luck, rounds)
                if not meter.is_out():
                    tried.total += result
                    tried.trials += 1
        if meter.is_out():
            break
        field.sort(key=lambda tried: -tried.mean)
        if len(field) > 2:
            keep = (len(field) + 1) // 2
            dropped = field[keep:] + dropped
            field = field[:keep]
        trials += 2
    field.sort(key=lambda tried: -tried.mean)
    return field + dropped


def outcome(s: State, plan: Plan, search: TurnSearch, luck: int, rounds: int) -> float:
    """How far ahead the seat is some rounds later, after one way that luck and the others may go."""
    search.meter.spend()
    child = s.copy()
    seat = s.seat
    play_plan(child, plan.actions, Dice(luck))
    answers = Dice(luck + MANY_LUCKS)  # apart from the plan's own dice: every plan meets the same answers
    for _ in range(rounds):
        play_until(child, search, answers, seat)
    totals = [float(coins) for coins in child.coins] if child.phase == OVER else search.value.between(child)
    return utility(totals, seat)
