"""Apply an action. Nothing is checked here: `legal_actions` says what may be applied."""

from elbowroom.engine import fold
from elbowroom.engine.actions import DIE, KINDS, REVEAL, SPAN
from elbowroom.engine.events import Event
from elbowroom.engine.phases import reveal
from elbowroom.engine.phases.all_phases import ACTS
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import DIE_PHASE, REVEAL_PHASE, State, first_offer_size


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
    if action >= REVEAL:  # its argument is a combo and has no upper end
        reveal.reveal(s, action - REVEAL, out)
    else:
        ACTS[s.phase * KINDS + action // SPAN](s, action % SPAN, out)
    if s.reveals and s.phase < DIE_PHASE:
        reveal.await_reveal(s)


def chance(s: State) -> list[int]:
    """The outcomes of a chance node, one entry for each equally likely case (1.8)."""
    if s.phase == DIE_PHASE:
        return [DIE + pips for pips in fold.faces(s)]
    return reveal.legal(s)
