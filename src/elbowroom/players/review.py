"""A whole game looked at again: who was how likely to win after each turn, and which turns cost how much.

A game that is over has no secrets, so everybody is judged by the true purses. What luck did is no mistake:
the plan that was played is compared with the best one found, by what each promised before a die was cast.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field

from elbowroom.content.loader import Homebrew
from elbowroom.engine.actions import SPAN
from elbowroom.engine.state import HIDDEN, OVER, State
from elbowroom.game import Game
from elbowroom.game.dice import seeded
from elbowroom.players.analysis import Line, Prospect, Reason
from elbowroom.players.analyst import SEARCH_SHARE, line_of, part_of, prospects_of
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.chances import FEWEST_TRIALS, Forecast, compare, try_out
from elbowroom.players.plans import candidates, outline, up_to_die
from elbowroom.players.purses import all_alike
from elbowroom.players.reasons import mistake
from elbowroom.players.search.lookahead import TRIAL_SEEDS
from elbowroom.players.search.weights import value_for
from elbowroom.record.notation import parse_move
from elbowroom.record.record import Record, record_of

TURN_NODES = 3_000
"""Positions that are looked at for each turn if nothing else is said."""
MOMENT_SHARE = 0.2
"""How much of the thinking goes into what can be expected after a turn."""
MOMENT_TRIALS = 16
"""Games that are played out from there at most."""
SMALLEST_COST = 1.5
"""Coins; what costs less is within what trials can tell."""
MOST_MISTAKES = 6
"""Turns that are listed as the ones that cost most."""


@dataclass(frozen=True)
class TurnPlayed:
    """A turn of a record: how things stood, what its seat did, and how they stood then."""

    index: int
    round: int
    seat: int
    step: int
    """How many moves of the record lie before it."""
    steps: int
    before: State
    after: State
    actions: list[int]
    """What the seat decided, up to where somebody else did."""


@dataclass(frozen=True)
class TurnReview:
    """A turn and what is thought of it."""

    round: int
    seat: int
    step: int
    steps: int
    prospects: list[Prospect]
    """Of all seats after the turn."""
    played: Line
    best: Line
    """The best plan that was found; what was played, where nothing better was."""
    cost: float
    """How many coins of its lead the seat lost by not playing the best plan."""
    cost_win: float
    """The same as a chance to win."""
    mistake: Reason | None
    """What the best plan does otherwise, where that matters."""


@dataclass(frozen=True)
class Review:
    """A game looked at again."""

    names: list[str]
    rounds: int
    over: bool
    start: list[Prospect]
    """Of all seats before the first turn."""
    turns: list[TurnReview]
    worst: list[int] = field(default_factory=list)
    """Which turns cost most, by their place in ``turns``; the dearest first."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self)


Progress = Callable[[int, int], None]
"""Told how many turns are done, and of how many."""


def review(
    source: str | Record | Game, budget: Budget | None = None, progress: Progress | None = None
) -> Review:
    """Review a record, or the game that a record describes; with nodes the same on every machine.

    The budget's nodes are for each turn, its seconds for all of them together.
    """
    game, turns = turns_played(source)
    found = []
    for turn in turn_by_turn(turns, budget):
        found.append(turn)
        if progress is not None:
            progress(len(found), len(turns))
    return gathered(game, turns, found)


def turn_by_turn(turns: list[TurnPlayed], budget: Budget | None = None) -> Iterator[TurnReview]:
    """The reviews of some turns, one after the other; for the budget see `review`."""
    each = budget or Budget(nodes=TURN_NODES)
    if each.seconds is not None and turns:
        each = Budget(seconds=each.seconds / len(turns))
    for turn in turns:
        yield review_turn(turn, each)


def gathered(game: Game, turns: list[TurnPlayed], found: list[TurnReview]) -> Review:
    """A review from those of its turns."""
    start = moment(turns[0].before if turns else game.state, 0, Budget(nodes=TURN_NODES))
    costly = [place for place, turn in enumerate(found) if turn.mistake is not None]
    worst = sorted(costly, key=lambda place: (-found[place].cost, place))[:MOST_MISTAKES]
    return Review(list(game.names), game.rounds, game.over, start, found, worst)


def turns_played(source: str | Record | Game, homebrew: Homebrew = ()) -> tuple[Game, list[TurnPlayed]]:
    """The game at the end of a record, and its turns; a turn that was not finished is left out."""
    if isinstance(source, Game):
        homebrew, source = source.homebrew, source.record()
    record = record_of(source)
    game = Game.beginning(record, homebrew=homebrew)
    found: list[TurnPlayed] = []
    before, begun, actions, is_own = game.state, 0, list[int](), True
    state = game.state
    for done, step in enumerate(game.steps(record), 1):
        parsed = parse_move(state, step.move)
        is_own = is_own and step.seat == before.seat
        if is_own:
            actions += [parsed.action] * parsed.times
        state = game.state
        if state.phase == OVER or (state.round, state.seat) != (before.round, before.seat):
            found.append(
                TurnPlayed(len(found), before.round, before.seat, begun, done - begun, before, state, actions)
            )
            before, begun, actions, is_own = state, done, [], True
    return game, found


def review_turn(turn: TurnPlayed, budget: Budget) -> TurnReview:
    """What is thought of a turn."""
    s = all_alike(turn.before) if HIDDEN in turn.before.coins else turn.before
    dice, value = seeded(SPAN * turn.round + turn.seat), value_for(s.rules)
    found = candidates(s, value, Meter(part_of(budget, SEARCH_SHARE, TURN_NODES), TURN_NODES), dice)
    own = up_to_die(s, turn.actions)
    plans = [own, *(plan for plan in found if sorted(plan) != sorted(own))]
    rest = part_of(budget, 1 - SEARCH_SHARE - MOMENT_SHARE, TURN_NODES)
    forecasts = compare(s, plans, value, Meter(rest, TURN_NODES), dice)
    best = max(range(len(plans)), key=lambda place: (forecasts[place].lead(turn.seat), -place))
    cost = forecasts[best].lead(turn.seat) - forecasts[0].lead(turn.seat)
    told = mistake(s, outline(s, own), outline(s, plans[best]), max(1, round(cost)))
    return TurnReview(
        turn.round,
        turn.seat,
        turn.step,
        turn.steps,
        moment(turn.after, turn.index + 1, part_of(budget, MOMENT_SHARE, TURN_NODES)),
        line_of(s, own, forecasts[0]),
        line_of(s, plans[best], forecasts[best]),
        round(cost, 1),
        round(max(0.0, forecasts[best].wins[turn.seat] - forecasts[0].wins[turn.seat]), 3),
        told if cost >= SMALLEST_COST else None,
    )


def moment(s: State, number: int, budget: Budget) -> list[Prospect]:
    """What all seats can expect between two turns; at the end what they got."""
    s = all_alike(s) if HIDDEN in s.coins else s
    dice, value = seeded(number), value_for(s.rules)
    found = Forecast(s.rules.seats)
    meter = Meter(budget, TURN_NODES)
    for trial in range(MOMENT_TRIALS):
        if trial >= FEWEST_TRIALS and meter.is_out():
            break
        try_out(s, [], value, meter, dice.below(TRIAL_SEEDS) + 1, found)
    return prospects_of(found)
