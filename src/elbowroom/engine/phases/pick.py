"""Picking a combo from the column (3)."""

from elbowroom.engine.actions import DONE, PICK
from elbowroom.engine.events import Event, Picked
from elbowroom.engine.phases.phase import Phase, must_be_bare
from elbowroom.engine.phases.turn import next_people
from elbowroom.engine.state import SLOTS, State
from elbowroom.engine.troops import enlist


def legal(s: State) -> list[int]:
    """Every combo that the purse can pay for (3.1, 3.2); with none on offer the turn can only be passed."""
    affordable = min(len(s.offer), s.coins[s.seat] + 1)
    return [PICK + row for row in range(affordable)] or [DONE]


def pick(s: State, row: int, out: list[Event] | None) -> None:
    """Pay, take the coins on it, take the tokens, and let the combos below move up."""
    seat, rules = s.seat, s.rules
    combo, found = s.offer.pop(row), s.bounty.pop(row)
    for above in range(row):
        s.bounty[above] += 1
    s.coins[seat] += found - row
    if s.has_stack():
        s.reveals += 1
    p = SLOTS * seat
    enlist(s, p, combo)
    tokens = min(s.folded[p].tokens, s.tray(rules.race_of(combo)))
    s.hand[p] = s.troops[p] = tokens
    if out is not None:
        power = rules.power_id(combo) or ""
        out.append(Picked(seat, row + 1, rules.race_id(combo), power, row, found, tokens))
    next_people(s, p, out)


def _why_not_pick(s: State, row: int) -> list[str]:
    return ["no_such_combo"] if row >= len(s.offer) else ["not_enough_coins"]


def pass_turn(s: State, argument: int, out: list[Event] | None) -> None:
    """Nothing is on offer: declined fighters move, then what stands on the map is scored."""
    next_people(s, SLOTS * s.seat, out)


def _why_not_pass(s: State, argument: int) -> list[str]:
    return must_be_bare(argument) or ["must_pick"]


PHASE: Phase = Phase(legal, {PICK: pick, DONE: pass_turn}, {PICK: _why_not_pick, DONE: _why_not_pass})
