"""Looking past the own turn: play each plan out, let the others answer, and see where that leads."""

from typing import Final

from elbowroom.engine.actions import DECLINE
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import Dice
from elbowroom.players.search.meter import Meter
from elbowroom.players.search.playing import Searcher, play_on, play_plan
from elbowroom.players.search.quick import QuickMover, would_be_rash
from elbowroom.players.search.turn import Plan, TurnSearch
from elbowroom.players.search.value import Value, utility

TRIAL_SEEDS: Final = 1 << 29
"""A trial's dice begin below this number, and those of the answers to it above."""
QUICK_TURN_NODES: Final = 2
"""A turn that is played quickly takes about as long as so many nodes; a searched one counts its own."""
SEARCHED_TURN_NODES: Final = 60
"""Nodes that a searched turn takes on average."""
DECLINE_TRIALS: Final = 12
"""How often a decline is tried out, and how often going on instead."""
DECLINE_ROUNDS: Final = 3
DECLINE_TRUST: Final = 1 / 3
"""What the promises of the two count beside each trial."""
STAGE_TRIALS: Final = 16
"""Trials of each plan before the worse half is dropped, where only a clock ends the thinking."""


class Trial:
    """How plans are tried: how many rounds on, and whether turns are searched or played quickly.

    ``trust`` says how many trials the plan's own promise is worth.
    """

    def __init__(self, rounds: int, trust: float, *, quick: bool) -> None:
        self.rounds = rounds
        self.trust = trust
        self.quick = quick

    def nodes(self, seats: int) -> int:
        """Nodes that one trial of one plan takes, on average."""
        if self.quick:
            return seats * (QUICK_TURN_NODES * self.rounds + 1)
        return seats * SEARCHED_TURN_NODES * self.rounds


DUEL: Final = Trial(2, 4.0, quick=False)
"""For a turn with a single opponent."""
CROWD: Final = Trial(5, 30.0, quick=True)
"""For a turn with more of them: many trials make up for how quickly they are played."""
PLACING: Final = Trial(1, 1.0, quick=True)
"""For where tokens go."""


class Tried:
    """A plan and what its trials gave."""

    def __init__(self, plan: Plan, trust: float) -> None:
        self.plan = plan
        self.trust = trust
        self.total = 0.0
        self.trials = 0

    @property
    def mean(self) -> float:
        """The average of its trials, among which the plan's own promise counts as a few."""
        return (self.total + self.trust * self.plan.value) / (self.trials + self.trust)


def distinct(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans that differ in more than the order of their actions; declining is always among them."""
    seen: set[frozenset[int]] = set()
    found: list[Plan] = []
    for plan in plans:
        key = frozenset(plan.actions)
        if key not in seen and (len(found) < most or plan.actions[0] == DECLINE):
            seen.add(key)
            found.append(plan)
    return found


def look_ahead(
    s: State, plans: list[Plan], value: Value, meter: Meter, dice: Dice, trial: Trial | None = None
) -> list[Tried]:
    """Try the plans with the same luck for each, dropping the worse half again and again; best first."""
    if trial is None:
        trial = DUEL if s.rules.seats == 2 else CROWD
    field = [Tried(plan, trial.trust) for plan in plans]
    dropped: list[Tried] = []
    stages = max(1, (len(field) - 1).bit_length())
    share = (meter.most - meter.nodes) // (stages * trial.nodes(s.rules.seats))
    while len(field) > 1 and not meter.is_out():
        trials = STAGE_TRIALS if meter.deadline is not None else max(2, share // len(field))
        for _ in range(trials):
            luck = dice.below(TRIAL_SEEDS) + 1
            for tried in field:
                if meter.is_out():
                    break
                result = outcome(s, tried.plan, value, meter, luck, trial)
                if not meter.is_out():
                    tried.total += result
                    tried.trials += 1
        field.sort(key=lambda tried: -tried.mean)
        if len(field) > 2:
            keep = (len(field) + 1) // 2
            dropped = field[keep:] + dropped
            field = field[:keep]
    return field + dropped


def without_rash_decline(
    s: State, plans: list[Plan], value: Value, meter: Meter, dice: Dice, trials: int = DECLINE_TRIALS
) -> list[Plan]:
    """The plans, best first, without declining if that is the best only until it is tried out.

    The value has seen few races decline that had tokens to spare for more than they held, and thinks too well
    of it. Other declines it knows well.
    """
    rest = plans[0]
    if rest.actions[0] != DECLINE or len(plans) == 1 or not would_be_rash(s):
        return plans
    stay = plans[1]
    gain = DECLINE_TRUST * trials * (rest.value - stay.value)
    for _ in range(trials):
        luck = dice.below(TRIAL_SEEDS) + 1
        for plan, sign in ((rest, 1.0), (stay, -1.0)):
            gain += sign * utility(played_quickly(s, plan, value, meter, luck, DECLINE_ROUNDS), s.seat)
        if meter.is_out():
            break
    return plans if gain >= 0.0 else plans[1:]


def outcome(s: State, plan: Plan, value: Value, meter: Meter, luck: int, trial: Trial) -> float:
    """How far ahead the seat is some rounds later, after one way that luck and the others may go."""
    if trial.quick:
        return utility(played_quickly(s, plan, value, meter, luck, trial.rounds), s.seat)
    child = s.copy()
    play_plan(child, plan.actions, Dice(luck))
    answers = Dice(luck + TRIAL_SEEDS)  # apart from the plan's own dice: every plan meets the same answers
    searcher = Searcher(TurnSearch(value, 1, meter))
    for _ in range(trial.rounds):
        child = play_on(child, searcher, answers, s.seat)
    return utility(_totals(child, value, meter), s.seat)


def played_quickly(s: State, plan: Plan, value: Value, meter: Meter, luck: int, rounds: int) -> list[float]:
    """What every seat comes to when the plan is followed by some rounds that are played quickly."""
    child = s.copy()
    play_plan(child, plan.actions, Dice(luck))
    answers = Dice(luck + TRIAL_SEEDS)
    begun = turns_begun(child)
    quick = QuickMover(value)
    for _ in range(rounds):
        child = play_on(child, quick, answers, s.seat)
    meter.spend(QUICK_TURN_NODES * (turns_begun(child) - begun))
    return _totals(child, value, meter)


def _totals(s: State, value: Value, meter: Meter) -> list[float]:
    meter.spend(s.rules.seats)
    return [float(coins) for coins in s.coins] if s.phase == OVER else value.between(s)


def turns_begun(s: State) -> int:
    """How many turns have begun, in all rounds."""
    return s.round * s.rules.seats + s.seat
