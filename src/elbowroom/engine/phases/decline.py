"""Going into decline (8)."""

from elbowroom.engine import fold
from elbowroom.engine.board import members
from elbowroom.engine.events import Declined, Deployed, Event
from elbowroom.engine.phases.scoring import score
from elbowroom.engine.phases.turn import end_turn
from elbowroom.engine.state import BESIDE, DECLINED, SLOTS, State
from elbowroom.engine.troops import (
    add_tokens,
    clear_markers,
    disband,
    discard_badge,
    enlist,
    forget,
    gather,
    remove_people,
)


def decline_instead(s: State, argument: int, out: list[Event] | None) -> None:
    """Instead of expanding: the turn is scored after it (8.3)."""
    turn_over(s, out)
    score(s, out)
    end_turn(s, out)


def decline_late(s: State, argument: int, out: list[Event] | None) -> None:
    """After a score, which stays what it was (11.17)."""
    turn_over(s, out)
    end_turn(s, out)


def _leave(s: State, p: int, stood: list[int], stays: list[int], out: list[Event] | None) -> None:
    """Some of those that stood in a region stay there."""
    race = s.rules.race_id(s.combo[p])
    for r in members(s.held[p]):
        for _ in range(min(stood[r], stays[r]) - 1):
            s.hand[p] -= 1
            add_tokens(s, r, 1)
            if out is not None:
                out.append(Deployed(p // SLOTS, race, r))


def turn_over(s: State, out: list[Event] | None) -> None:
    """The banner turns over: the active people becomes the declined one."""
    rules = s.rules
    p = SLOTS * s.seat
    folded = s.folded[p]
    race, power = rules.race_of(s.combo[p]), rules.power_of(s.combo[p])
    q = p + (BESIDE if folded.declines_beside else DECLINED)
    if s.combo[q] >= 0:
        remove_people(s, q, out)
    if not folded.stays_whole:
        stays = fold.stays(folded, s, p) if folded.stayers else []
        stood = s.tokens[:] if stays else []
        gather(s, p, out)
        if stays:
            _leave(s, p, stood, stays, out)
    fold.before_decline(folded, s, p, out)
    if out is not None:
        out.append(Declined(s.seat, rules.races[race].id, rules.powers[power].id, s.held[p].bit_count()))
    if not folded.declines_beside:
        discard_badge(s, p, power, out)

    kept = power if folded.declines_beside else rules.no_power
    enlist(s, q, rules.declined + rules.combo(race, kept))
    s.held[q] = mask = s.held[p]
    s.troops[q] = s.troops[p] - s.hand[p] - s.aside[p]
    while mask:
        low = mask & -mask
        mask ^= low
        r = low.bit_length() - 1
        s.owner[r] = q
        if s.marks[r]:
            clear_markers(s, r, rules.lasting_bits, out)
    forget(s, p)
    s.people = q
    fold.after_decline(s.folded[q], s, q, out)
    if s.troops[q] == 0:
        disband(s, q, out)
