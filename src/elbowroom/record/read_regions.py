"""The regions of a position: tribes, tokens, markers."""

from elbowroom.content.fields import Fields
from elbowroom.engine.errors import PositionError
from elbowroom.engine.state import ACTIVE, SLOTS, State
from elbowroom.engine.trait import Marker
from elbowroom.engine.troops import may_stand, place, settle
from elbowroom.record.position import RegionContent, fields_of
from elbowroom.record.read_players import peoples_of

LOST_TRIBES = 18


def read_regions(s: State, position: Fields) -> None:
    """Everything that stands on the map."""
    rows = position.inner("regions")
    known = [*fields_of(RegionContent), *s.rules.marker_index]
    ids = {str(r): r for r in s.rules.board.ids}
    for key, row in rows.value.items():
        path = f"regions.{key}"
        if str(key) not in ids:
            raise PositionError("no_such_region", field=path, value=repr(key))
        if s.owner[ids[str(key)]] >= 0 or s.tribes >> ids[str(key)] & 1:
            raise PositionError("region_twice", field=path, region=key)
        _read_region(s, ids[str(key)], Fields(row, path, known))
    if s.tribes.bit_count() > LOST_TRIBES:
        raise PositionError("too_many_tribes", field="regions", most=LOST_TRIBES)


def _read_region(s: State, r: int, row: Fields) -> None:
    tribe = row.value.get("lost_tribe", 0)
    if tribe not in (0, 1):
        raise PositionError("bad_number", field=row.at("lost_tribe"), value=repr(tribe), least=0, most=1)
    if tribe:
        if row.has("seat"):
            raise PositionError("tribe_and_tokens", field=row.path)
        s.tribes |= 1 << r
        s.toll[r] += 1
    if not row.has("seat"):
        _check_nobody(s, row)
        return
    p = _people_in(s, row)
    if s.rules.board.water >> r & 1 and p % SLOTS == ACTIVE and not s.folded[p].sails:
        raise PositionError("water_held", field=row.path, race=s.rules.race_id(s.combo[p]))
    tokens = row.number("tokens", 1, 1)
    settle(s, p, r, tokens)
    s.troops[p] += tokens
    for marker in s.rules.markers:
        _read_marker(s, p, r, marker, row)


def _check_nobody(s: State, row: Fields) -> None:
    """Where no seat is named nothing can stand that belongs to one."""
    if row.number("tokens", 0) or row.has("race"):
        key = "tokens" if row.has("tokens") else "race"
        raise PositionError("tokens_without_seat", field=row.at(key))
    for marker in s.rules.markers:
        if row.number(marker.id, 0):
            raise PositionError("marker_without_seat", field=row.at(marker.id), marker=marker.id)


def _people_in(s: State, row: Fields) -> int:
    seat = row.number("seat", 0, 0, s.rules.seats - 1)
    peoples = peoples_of(s, seat)
    if not row.has("race") and peoples and peoples[0] == SLOTS * seat:
        return peoples[0]
    race = row.one_of("race", s.rules.race_index)
    for p in peoples:
        if s.rules.race_id(s.combo[p]) == race:
            return p
    raise PositionError("not_that_seats_race", field=row.at("race"), race=race, seat=seat)


def _read_marker(s: State, p: int, r: int, marker: Marker, row: Fields) -> None:
    count = row.number(marker.id, 0, 0, marker.supply)
    if not count:
        return
    if not may_stand(s, p, marker):
        raise PositionError("foreign_marker", field=row.at(marker.id), marker=marker.id)
    if s.left(marker) < count:
        raise PositionError("too_many_markers", field=row.at(marker.id), marker=marker.id, most=marker.supply)
    if count > 1 and not marker.stacks:
        raise PositionError("bad_number", field=row.at(marker.id), value=repr(count), least=0, most=1)
    for _ in range(count):
        place(s, marker, r, None)
