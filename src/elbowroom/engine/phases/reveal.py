"""A new combo shows at the bottom of the column: chance decides which (3.4 to 3.6)."""

from elbowroom.engine.actions import REVEAL
from elbowroom.engine.board import members
from elbowroom.engine.events import BadgesShuffled, Event, Revealed
from elbowroom.engine.phases.phase import Phase
from elbowroom.engine.state import PICK_PHASE, REVEAL_PHASE, State


def await_reveal(s: State) -> None:
    """A new combo is due: chance acts before anybody else does."""
    if s.has_stack() and (s.badges or s.discarded):
        s.after = s.phase
        s.phase = REVEAL_PHASE
    else:
        s.reveals = 0


def drawable(s: State) -> tuple[list[int], list[int]]:
    """The races and the powers that may show next; any of them with any, each as likely (3.4, 3.5).

    Shuffled banners come first, those that came back after them in their order.
    """
    races = members(s.banners) if s.banners else s.returned[:1]
    return races, members(s.badges or s.discarded)


def legal(s: State) -> list[int]:
    """Every combo that may show next."""
    races, powers = drawable(s)
    return [REVEAL + s.rules.combo(race, power) for race in races for power in powers]


def reveal(s: State, combo: int, out: list[Event] | None) -> None:
    """The combo shows at the bottom of the column."""
    rules = s.rules
    race, power = rules.race_of(combo), rules.power_of(combo)
    if s.banners:
        s.banners &= ~(1 << race)
    else:
        s.returned.pop(0)
    if not s.badges:
        s.badges, s.discarded = s.discarded, 0
        if out is not None:
            out.append(BadgesShuffled())
    s.badges &= ~(1 << power)
    s.offer.append(combo)
    s.bounty.append(0)
    s.reveals -= 1
    s.phase, s.after = s.after, PICK_PHASE
    if out is not None:
        out.append(Revealed(rules.races[race].id, rules.powers[power].id))


PHASE: Phase = Phase(legal, {REVEAL: reveal}, {})
