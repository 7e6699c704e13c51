"""Apply an action. Nothing is checked here: `legal_actions` says what may be applied."""

from collections.abc import Callable
from typing import Final

from elbowroom.engine.actions import DIE, DIE_FACES, REVEAL, SPAN
from elbowroom.engine.events import Event
from elbowroom.engine.phases import conquest, decline, expand, pick, redeploy, turn
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import (
    DIE_PHASE,
    EXPAND,
    PICK_PHASE,
    REDEPLOY,
    REVEAL_PHASE,
    STOUT,
    WITHDRAW,
    State,
    first_offer_size,
)

Handler = Callable[[State, int, "list[Event] | None"], None]


def new_state(rules: Ruleset) -> State:
    """A game before its first reveal (1.5 to 1.7): chance shows the column, then seat 0 picks."""
    s = State(rules)
    s.tribes = rules.board.tribes
    for r in rules.board.ids:
        s.toll[r] += s.tribes >> r & 1
    s.banners = (1 << len(rules.races)) - 1
    s.badges = (1 << len(rules.powers)) - 1
    s.reveals = first_offer_size(rules)
    s.phase = REVEAL_PHASE
    return s


def apply(s: State, action: int, out: list[Event] | None = None) -> None:
    """Change the state by one legal action and everything that follows from it by itself."""
    if action >= REVEAL:
        pick.reveal(s, action - REVEAL, out)
    else:
        HANDLERS[action // SPAN](s, action % SPAN, out)
    if s.reveals and s.phase < DIE_PHASE:
        await_reveal(s)


def await_reveal(s: State) -> None:
    """A new combo is due: chance acts before anybody else does."""
    if s.has_stack() and (s.badges or s.discarded):
        s.after = s.phase
        s.phase = REVEAL_PHASE
    else:
        s.reveals = 0


def _decline(s: State, argument: int, out: list[Event] | None) -> None:
    decline.decline(s, out)


def _conquer(s: State, r: int, out: list[Event] | None) -> None:
    expand.commit(s)
    conquest.conquer(s, r, out)


def _attempt(s: State, r: int, out: list[Event] | None) -> None:
    expand.commit(s)
    conquest.attempt(s, r)


def _roll(s: State, argument: int, out: list[Event] | None) -> None:
    expand.commit(s)
    conquest.roll(s)


def _use_race(s: State, argument: int, out: list[Event] | None) -> None:
    _use(s, 0, argument, out)


def _use_power(s: State, argument: int, out: list[Event] | None) -> None:
    _use(s, 1, argument, out)


def _use(s: State, half: int, argument: int, out: list[Event] | None) -> None:
    p = s.people
    if s.phase == EXPAND:
        expand.commit(s)
    folded = s.rules.folds[s.combo[p]]
    for trait in folded.activated:
        if trait.half == half:
            trait.use(s, p, argument, out)
    if s.phase == WITHDRAW:
        turn.end_turn(s, out)


def _done(s: State, argument: int, out: list[Event] | None) -> None:
    if s.phase == REDEPLOY:
        redeploy.end_redeployment(s, out)
    elif s.phase == STOUT:
        turn.end_turn(s, out)
    elif s.phase == PICK_PHASE:
        pick.pass_turn(s, out)
    else:
        redeploy.begin_redeployment(s, out)


HANDLERS: Final[tuple[Handler, ...]] = (
    redeploy.deploy,
    _conquer,
    _attempt,
    expand.abandon,
    _done,
    pick.pick,
    _decline,
    _roll,
    _use_race,
    _use_power,
    conquest.die_lands,
)


def chance(s: State) -> list[int]:
    """The outcomes of a chance node, one entry for each equally likely case (1.8)."""
    if s.phase == DIE_PHASE:
        return [DIE + pips for pips in DIE_FACES]
    return pick.reveal_actions(s)
