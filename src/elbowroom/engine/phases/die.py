"""The die: chance decides a final attempt, or how much a roll before a conquest is worth (4.8, 11.2)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import DIE
from elbowroom.engine.events import Event, Repelled, Rolled
from elbowroom.engine.phases.conquest import cost, note_attack, take
from elbowroom.engine.phases.phase import Phase
from elbowroom.engine.phases.redeploy import end_conquests
from elbowroom.engine.state import CONQUER_PHASE, NOWHERE, SLOTS, State


def legal(s: State) -> list[int]:
    """Every number of pips, each once; `apply.chance` says how likely they are."""
    return [DIE + pips for pips in sorted(set(fold.faces(s)))]


def land(s: State, pips: int, out: list[Event] | None) -> None:
    """A roll waits for its conquest; a final attempt is settled and ends this race's conquests."""
    p, r = s.people, s.target
    if out is not None:
        out.append(Rolled(p // SLOTS, pips, None if r == NOWHERE else r))
    if r == NOWHERE:
        s.die = pips
        s.phase = CONQUER_PHASE
        return
    s.target = NOWHERE
    if s.hand[p] + pips >= cost(s, p, r):
        take(s, p, r, s.hand[p], "attempt", out)
    else:
        note_attack(s, p, r)
        if out is not None:
            out.append(Repelled(p // SLOTS, s.rules.race_id(s.combo[p]), r))
    end_conquests(s, out)


PHASE: Phase = Phase(legal, {DIE: land}, {})
