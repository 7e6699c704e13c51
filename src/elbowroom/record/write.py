"""A state as a position: plain dicts and lists that JSON can hold."""

from collections.abc import Mapping

from elbowroom.engine.board import members
from elbowroom.engine.ruleset import Ruleset
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
from elbowroom.options import plain

Json = dict[str, object]


def write_position(s: State, map: str | Mapping[str, object], names: list[str]) -> Json:
    """Every field of players, offer, stacks and turn; of the regions those that hold something."""
    rules = s.rules
    acting = "active" if s.people % SLOTS == ACTIVE else "declined"
    position: Json = {
        "map": plain(map),
        "round": min(s.round, rules.board.rounds),
        "seat": s.seat,
        "phase": PHASES[s.phase],
        "acting": acting,
    }
    if acting == "declined" and s.combo[s.people] >= 0:
        position["acting_race"] = rules.race_id(s.combo[s.people])
    if s.phase == WITHDRAW:
        position["deciding"] = s.decider
    position["players"] = [_player(s, seat, names[seat]) for seat in range(rules.seats)]
    position["regions"] = {str(r): row for r in rules.board.ids if (row := _region(s, r))}
    position["offer"] = [
        {"race": rules.race_id(combo), "power": rules.power_id(combo), "coins": coins}
        for combo, coins in zip(s.offer, s.bounty, strict=True)
    ]
    position["banners"] = {
        "shuffled": _ids(rules, s.banners, "races"),
        "returned": [rules.races[race].id for race in s.returned],
    }
    position["badges"] = {
        "shuffled": _ids(rules, s.badges, "powers"),
        "discarded": _ids(rules, s.discarded, "powers"),
    }
    position["turn"] = _turn(s)
    position["peace"] = [
        {"from": seat, "to": other} for seat in range(rules.seats) for other in members(s.truce[seat])
    ]
    if rules.open_scores:
        position["open_scores"] = True
    return position


def _ids(rules: Ruleset, mask: int, what: str) -> list[str]:
    traits = rules.races if what == "races" else rules.powers
    return [trait.id for i, trait in enumerate(traits) if mask >> i & 1]


def _player(s: State, seat: int, name: str) -> Json:
    home = SLOTS * seat
    coins = s.coins[seat]
    return {
        "name": name,
        "coins": None if coins == HIDDEN else coins,
        "active": _active(s, home) if s.combo[home] >= 0 else None,
        "declined": [_declined(s, p) for p in (home + DECLINED, home + BESIDE) if s.combo[p] >= 0],
    }


def _active(s: State, p: int) -> Json:
    folded = s.rules.folds[s.combo[p]]
    row: Json = {"race": folded.race.id, "power": s.rules.power_id(s.combo[p])}
    row.update(hand=s.hand[p], aside=s.aside[p], turns=s.turns[p])
    for trait in (folded.race, folded.power):
        if trait is not None and trait.register:
            row[trait.register] = trait.recall(s, p)
    return row


def _declined(s: State, p: int) -> Json:
    combo = s.combo[p]
    return {"race": s.rules.race_id(combo), "power": s.rules.power_id(combo), "hand": s.hand[p]}


def _region(s: State, r: int) -> Json:
    row: Json = {}
    if s.tribes >> r & 1:
        row["lost_tribe"] = 1
    if s.owner[r] >= 0:
        row["seat"] = s.owner[r] // SLOTS
        row["race"] = s.rules.race_id(s.combo[s.owner[r]])
        row["tokens"] = s.tokens[r]
    for k, marker in enumerate(s.rules.markers):
        if s.markers_at(k, r):
            row[marker.id] = s.markers_at(k, r)
    return row


def _turn(s: State) -> Json:
    used: Json = {}
    if s.combo[s.people] >= 0:
        for trait in s.rules.folds[s.combo[s.people]].activated:
            value = trait.used(s)
            used[trait.id] = members(value) if trait.once_per_seat else bool(value)
    return {
        "conquests": s.conquests,
        "occupied_taken": s.plundered,
        "attacked": members(s.attacked),
        "die": None if s.die == NO_DIE else s.die,
        "committed": s.committed,
        "used": used,
    }
