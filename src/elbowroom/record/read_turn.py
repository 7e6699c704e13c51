"""Whose turn it is in a position, what was done in it, and who is at peace."""

from elbowroom.content.fields import Fields
from elbowroom.engine.errors import PositionError
from elbowroom.engine.phases.turn import end_game, is_waiting
from elbowroom.engine.state import (
    ACTIVE,
    BESIDE,
    CONQUER_PHASE,
    DECLINED,
    EXPAND,
    NO_DIE,
    OVER,
    PHASES,
    PICK_PHASE,
    REDEPLOY,
    SLOTS,
    STOUT,
    WITHDRAW,
    State,
)
from elbowroom.record.position import Peace, fields_of


def read_phase(s: State, position: Fields) -> None:
    """The phase, and the people that acts in it."""
    home = SLOTS * s.seat
    phases = PHASES[: OVER + 1]
    acting = position.one_of("acting", ("active", "declined"), "active")
    must_pick = s.combo[home] < 0 and acting == "active"
    phase = phases.index(position.one_of("phase", phases, "pick" if must_pick else "expand"))
    seat = position.number("deciding", s.seat, 0, s.rules.seats - 1)
    s.phase = phase
    if phase == OVER:
        s.seat, s.round = 0, s.rules.board.rounds + 1
        end_game(s)
        return
    if phase != WITHDRAW and seat != s.seat:
        raise PositionError("not_deciding", field="deciding", seat=s.seat)
    s.people = _acting_people(s, position, SLOTS * seat, acting)
    if phase == PICK_PHASE and s.combo[home] >= 0:
        raise PositionError("has_active", field="phase", seat=s.seat)
    if phase == PICK_PHASE and s.people != home:
        raise PositionError("pick_first", field="acting", seat=s.seat)
    if phase != PICK_PHASE and s.combo[s.people] < 0:
        raise PositionError("no_active", field="phase", phase=PHASES[phase], seat=seat)


def _acting_people(s: State, position: Fields, home: int, acting: str) -> int:
    if acting == "active":
        return home
    named = position.text("acting_race", "")
    for p in (home + DECLINED, home + BESIDE):
        combo = s.combo[p]
        if combo < 0 or named not in ("", s.rules.race_id(combo)):
            continue
        # Whoever was driven out comes back in withdrawal; otherwise only those who still fight act.
        if s.rules.folded(combo).fights or (s.phase == WITHDRAW and s.hand[p] > 0):
            return p
    raise PositionError("nobody_acts", field="acting")


def check_phase(s: State) -> None:
    """What the phase takes for granted must be so."""
    p = s.people
    late = s.phase == STOUT and not s.folded[p].late_decline
    idle = s.phase == WITHDRAW and not (s.held[p] and is_waiting(s, p))
    if late or idle:
        raise PositionError("phase_impossible", field="phase", phase=PHASES[s.phase])
    for q, hand in enumerate(s.hand):
        on_map = s.troops[q] - hand - s.aside[q]
        if hand < 0 and (s.phase != REDEPLOY or q != p or on_map < -hand):
            field = f"players[{q // SLOTS}].{'active' if q % SLOTS == ACTIVE else 'declined'}.hand"
            raise PositionError("bad_number", field=field, value=repr(hand), least=0, most=s.troops[q])


def check_pick(s: State) -> None:
    """A seat without an active race picks before its declined race acts (10.4), if there is anything."""
    acts = s.phase not in (PICK_PHASE, WITHDRAW, OVER)
    if acts and s.combo[SLOTS * s.seat] < 0 and s.offer:
        raise PositionError("pick_first", field="acting", seat=s.seat)


def read_turn(s: State, turn: Fields) -> None:
    """What the acting people has done so far."""
    s.conquests = turn.number("conquests", 0)
    s.occupied_taken = turn.number("occupied_taken", 0)
    s.attacked = _seats(s, turn, "attacked")
    s.die = turn.number("die", NO_DIE, 0, s.folded[s.people].longest)
    rolls = s.phase == CONQUER_PHASE and s.folded[s.people].rolls_first
    if s.die != NO_DIE and not rolls:
        raise PositionError("no_die_now", field=turn.at("die"))
    s.committed = turn.flag("committed", s.conquests > 0 or s.phase > EXPAND)
    used = turn.inner("used", [*s.rules.race_index, *s.rules.power_index])
    if s.combo[s.people] >= 0:
        for trait in s.folded[s.people].present:
            if trait.once_per_seat:
                trait.mark_used(s, _seats(s, used, trait.id), None)
            else:
                trait.mark_used(s, used.times(trait.id), None)


def _seats(s: State, fields: Fields, key: str) -> int:
    mask = 0
    for item, path in fields.items(key):
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item < s.rules.seats:
            raise PositionError("no_such_seat", field=path, value=repr(item))
        mask |= 1 << item
    return mask


def read_peace(s: State, position: Fields) -> None:
    """Who may not attack whom (11.5)."""
    for value, path in position.items("peace"):
        row = Fields(value, path, fields_of(Peace))
        last = s.rules.seats - 1
        ally, seat = row.number("from", -1, 0, last), row.number("to", -1, 0, last)
        if ally < 0 or seat < 0 or ally == seat:
            raise PositionError("bad_peace", field=path)
        s.peace[ally] |= 1 << seat
