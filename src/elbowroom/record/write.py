"""A state as a position: plain dicts and lists that JSON can hold."""

from typing import cast

from elbowroom.engine.board import members
from elbowroom.engine.state import (
    ACTIVE,
    BESIDE,
    DECLINED,
    HIDDEN,
    NO_DIE,
    PHASES,
    SLOTS,
    WITHDRAW,
    State,
)
from elbowroom.engine.trait import Trait
from elbowroom.record.inputs import MapSource, plain
from elbowroom.record.position import (
    ActivePeople,
    DeclinedPeople,
    Phase,
    Player,
    Position,
    RegionContent,
    Turn,
)


def write_position(s: State, map: MapSource, names: list[str]) -> Position:
    """Every field of players, offer, stacks and turn; of the regions those that hold something."""
    rules = s.rules
    position: Position = {
        "map": cast("MapSource", plain(map)),
        "round": min(s.round, rules.board.rounds),
        "seat": s.seat,
        "phase": cast("Phase", PHASES[s.phase]),
        "acting": "active" if s.people % SLOTS == ACTIVE else "declined",
        "players": [_player(s, seat, names[seat]) for seat in range(rules.seats)],
        "regions": {str(r): row for r in rules.board.ids if (row := _region(s, r))},
        "offer": [
            {"race": rules.race_id(combo), "power": rules.power_id(combo) or "", "coins": coins}
            for combo, coins in zip(s.offer, s.bounty, strict=True)
        ],
        "banners": {
            "shuffled": _ids(rules.races, s.banners),
            "returned": [rules.races[race].id for race in s.returned],
        },
        "badges": {
            "shuffled": _ids(rules.powers, s.badges),
            "discarded": _ids(rules.powers, s.discarded),
        },
        "turn": _turn(s),
        "peace": [
            {"from": seat, "to": other} for seat in range(rules.seats) for other in members(s.peace[seat])
        ],
    }
    if s.people % SLOTS != ACTIVE and s.combo[s.people] >= 0:
        position["acting_race"] = rules.race_id(s.combo[s.people])
    if s.phase == WITHDRAW:
        position["deciding"] = s.decider
    if rules.open_scores:
        position["open_scores"] = True
    return position


def _ids(traits: list[Trait], mask: int) -> list[str]:
    return [traits[i].id for i in members(mask)]


def _player(s: State, seat: int, name: str) -> Player:
    home = SLOTS * seat
    coins = s.coins[seat]
    return {
        "name": name,
        "coins": None if coins == HIDDEN else coins,
        "active": _active(s, home) if s.combo[home] >= 0 else None,
        "declined": [_declined(s, p) for p in (home + DECLINED, home + BESIDE) if s.combo[p] >= 0],
    }


def _active(s: State, p: int) -> ActivePeople:
    folded = s.folded[p]
    row: ActivePeople = {
        "race": folded.race.id,
        "power": s.rules.power_id(s.combo[p]) or "",
        "hand": s.hand[p],
        "aside": s.aside[p],
        "turns": s.turns[p],
    }
    registers = {trait.register: trait.recall(s, p) for trait in folded.halves if trait.register}
    return cast("ActivePeople", {**row, **registers})


def _declined(s: State, p: int) -> DeclinedPeople:
    combo = s.combo[p]
    row: DeclinedPeople = {
        "race": s.rules.race_id(combo),
        "power": s.rules.power_id(combo),
        "hand": s.hand[p],
    }
    if s.aside[p]:
        row["aside"] = s.aside[p]
    registers = {
        trait.register: value
        for trait in s.folded[p].present
        if trait.register and (value := trait.recall(s, p))
    }
    return cast("DeclinedPeople", {**row, **registers})


def _region(s: State, r: int) -> RegionContent:
    row: RegionContent = {}
    if s.tribes >> r & 1:
        row["lost_tribe"] = 1
    if s.owner[r] >= 0:
        row["seat"] = s.owner[r] // SLOTS
        row["race"] = s.rules.race_id(s.combo[s.owner[r]])
        row["tokens"] = s.tokens[r]
    markers = {marker.id: n for k, marker in enumerate(s.rules.markers) if (n := s.markers_at(k, r))}
    return cast("RegionContent", {**row, **markers})


def _turn(s: State) -> Turn:
    used: dict[str, bool | int | list[int]] = {}
    folded = s.folded[s.people]
    for trait in folded.present:
        value = trait.used(s)
        if value or trait in folded.activated:
            used[trait.id] = _used(trait, value)
    return {
        "conquests": s.conquests,
        "occupied_taken": s.occupied_taken,
        "attacked": members(s.attacked),
        "die": None if s.die == NO_DIE else s.die,
        "committed": s.committed,
        "used": used,
    }


def _used(trait: Trait, value: int) -> bool | int | list[int]:
    if trait.once_per_seat:
        return members(value)
    return bool(value) if value in (0, 1) else value
