"""Races and powers made up by hypothesis: any data, any marker, any hooks, and games in which they meet."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from elbowroom import Game
from elbowroom.homebrew import (
    CAVERN,
    COAST,
    CONQUER_PHASE,
    EXPAND,
    HILL,
    MINE,
    MOUNTAIN,
    REDEPLOY,
    WATER,
    WITHDRAW,
    Event,
    Marker,
    Power,
    Race,
    State,
    lift,
    members,
    place,
    seat_of,
    take,
    targets,
)
from tests.scenario import Json, strip

Out = list[Event] | None
Hooks = dict[str, Callable[..., Any]]

LAND = strip(
    "hill", "swamp cavern tribe", "mountain mine", "sea", "forest magic", "farmland tribe", "mountain cavern",
    "hill inner", "lake inner", "swamp mine",
    joins=[(0, 7), (2, 7), (4, 9)], rounds=6,
)  # fmt: skip
"""Small, so that peoples meet, with something of everything."""

LENDERS = ("ratmen", "skeletons")
"""The races whose pieces the made-up ones use; they have enough."""

FLAGS = ("bonus_in_decline", "sails", "rolls_first", "late_decline", "declines_beside", "stays_whole")
MOST = 3


# What a made-up trait does. It follows the rules of markers and registers, and no others.


def _put(trait: Any, s: State, r: int, out: Out) -> None:
    marker = trait.marker
    if s.left(marker) and (marker.stacks or not s.count(marker, 1 << r)):
        place(s, marker, r, out)


def _room(trait: Any, s: State, p: int) -> int:
    held = s.held[p]
    return held if trait.marker.stacks else held & ~s.where(trait.marker, held)


def _put_where_conquered(self: Any, s: State, p: int, r: int, out: Out) -> None:
    _put(self, s, r, out)


def _count_conquests(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.remember(s, p, self.recall(s, p) + 1, out)


def _note_conquests(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.mark_used(s, 1 if self.once_per_seat else self.used(s) + 1, out)  # a mask must be one of seats


def _put_elsewhere(self: Any, s: State, p: int, r: int, out: Out) -> None:
    for other in members(s.held[p] & ~(1 << r))[:1]:
        _put(self, s, other, out)


def _count_losses(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.remember(s, p, self.recall(s, p) - 1, out)


def _put_everywhere(self: Any, s: State, p: int, out: Out) -> None:
    for r in members(s.held[p]):
        _put(self, s, r, out)


def _put_two(self: Any, s: State, p: int, out: Out) -> None:
    for r in members(s.held[p])[-1:]:
        _put(self, s, r, out)
        _put(self, s, r, out)


def _lift_all(self: Any, s: State, p: int, out: Out) -> None:
    lift(s, self.marker, s.held[p], out)


def _keep_count(self: Any, s: State, p: int, out: Out) -> None:
    self.remember(s, p, s.held[p].bit_count(), out)


def _earn_what_is_remembered(self: Any, s: State, p: int) -> int:
    return int(self.recall(s, p)) % 3


def _earn_for_what_was_used(self: Any, s: State, p: int) -> int:
    return int(self.used(s)).bit_count()


HABITS: dict[str, list[Hooks]] = {
    "on_conquest": [{"on_conquest": f} for f in (_put_where_conquered, _count_conquests, _note_conquests)],
    "on_lost": [{"on_lost": f} for f in (_put_elsewhere, _count_losses)],
    "on_redeploy": [{"on_redeploy": f} for f in (_put_everywhere, _put_two, _lift_all, _keep_count)],
    "on_decline": [{"on_decline": f} for f in (_put_everywhere, _put_two, _keep_count)],
    "income": [{"income": f} for f in (_earn_what_is_remembered, _earn_for_what_was_used)],
}


# What a player may do with one.


def _often_offers(self: Any, s: State, p: int) -> int:
    if s.phase != REDEPLOY or s.hand[p] < 0 or self.used(s) >= MOST or not s.left(self.marker):
        return 0
    return _room(self, s, p)


def _often_use(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.mark_used(s, self.used(s) + 1, out)
    _put(self, s, r, out)


def _seats_offers(self: Any, s: State, p: int) -> int:
    if s.phase != REDEPLOY or s.hand[p] < 0:
        return 0
    return (1 << s.rules.seats) - 1 & ~int(self.used(s)) & ~(1 << seat_of(p))


def _seats_use(self: Any, s: State, p: int, seat: int, out: Out) -> None:
    self.mark_used(s, self.used(s) | 1 << seat, out)
    self.remember(s, p, self.recall(s, p) + seat + 1, out)


def _raid_offers(self: Any, s: State, p: int) -> int:
    if s.phase not in (EXPAND, CONQUER_PHASE) or self.used(s) or s.free_hand() < 1:
        return 0
    return targets(s, p)


def _raid_use(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.mark_used(s, 1, out)
    take(s, p, r, 1, self.id, out)
    _put(self, s, r, out)


def _pieces_redeploy(self: Any, s: State, p: int, out: Out) -> None:
    lift(s, self.marker, s.held[p], out)
    self.remember(s, p, s.left(self.marker), out)


def _pieces_offers(self: Any, s: State, p: int) -> int:
    if s.phase not in (REDEPLOY, WITHDRAW) or s.hand[p] < 0 or self.recall(s, p) < 1:
        return 0
    return _room(self, s, p)


def _pieces_owes(self: Any, s: State, p: int) -> bool:
    return self.recall(s, p) > 0 and _room(self, s, p) != 0


def _pieces_use(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.remember(s, p, self.recall(s, p) - 1, out)
    place(s, self.marker, r, out)


def _pieces_lost(self: Any, s: State, p: int, r: int, out: Out) -> None:
    self.remember(s, p, self.recall(s, p) + s.count(self.marker, 1 << r), out)


USES: list[Hooks] = [
    {},
    {"offers": _often_offers, "use": _often_use},
    {"offers": _seats_offers, "use": _seats_use},
    {"offers": _raid_offers, "use": _raid_use},
]
PIECES: Hooks = {
    "on_redeploy": _pieces_redeploy, "offers": _pieces_offers, "owes": _pieces_owes, "use": _pieces_use,
    "on_lost": _pieces_lost,
}  # fmt: skip


# Strategies


@st.composite
def markers(draw: st.DrawFn, id: str) -> Marker:
    """Any marker that the loader accepts."""
    return Marker(
        id,
        draw(st.integers(1, 8)),
        defence=draw(st.integers(0, 2)),
        immune=draw(st.integers(0, 3)) == 0,  # a map full of immune regions is a dull one
        shields=draw(st.booleans()),
        coins=draw(st.integers(0, 2)),
        stacks=draw(st.booleans()),
        survives_decline=draw(st.booleans()),
    )


@st.composite
def hooks(draw: st.DrawFn) -> Hooks:
    """Any habits, with pieces that must be placed anew, with something to use, or with neither."""
    if draw(st.integers(0, 3)) == 0:
        return PIECES
    found: Hooks = {}
    for habits in HABITS.values():
        found |= draw(st.sampled_from([{}, *habits]))
    return found | draw(st.sampled_from(USES))


@st.composite
def traits(draw: st.DrawFn, id: str, kind: type[Race] | type[Power]) -> Race | Power:
    """A made-up race or power with a marker and a register of its own."""
    chosen = draw(hooks())
    features = st.sampled_from([0, 0, HILL, MOUNTAIN | MINE, COAST | WATER, CAVERN])
    fields: dict[str, Any] = {flag: draw(st.integers(0, 3)) == 0 for flag in FLAGS}
    fields |= {name: draw(features) for name in ("discount_on", "bonus_on", "links_on")}
    fields |= {"earns": draw(st.integers(0, 2)), "plunder": draw(st.integers(0, 1))}
    fields |= {"losses": draw(st.integers(0, 2)), "keeps_aside": draw(st.sampled_from([0, 0, 2, 4]))}
    fields["once_per_seat"] = chosen.get("offers") is _seats_offers
    if kind is Race:
        fields |= {"box": 13, "replaces": LENDERS[int(id[-1]) % 2]}
        fields["fights_in_decline"] = draw(st.booleans())
    made: type[Race] | type[Power] = type(id.title(), (kind,), chosen)
    return made(
        id, draw(st.integers(3, 5)), marker=draw(markers(f"{id}_piece")), register=f"{id}_count", **fields
    )


@st.composite
def tables(draw: st.DrawFn) -> Game:
    """A table on which every seat has a made-up race with a made-up power, and base ones on offer."""
    homebrew = [draw(traits(f"{name}_{i}", kind)) for i in (0, 1) for name, kind in KINDS]
    players: list[Json] = [
        {"active": {"race": f"race_{i}", "power": f"power_{i}", "hand": draw(st.integers(5, 9))}}
        for i in (0, 1)
    ]
    position = {"map": LAND, "players": players, "regions": {"1": {"lost_tribe": 1}, "5": {"lost_tribe": 1}}}
    return Game.from_position(position, seed=draw(st.integers(0, 1 << 30)), homebrew=homebrew)


KINDS: list[tuple[str, type[Race] | type[Power]]] = [("race", Race), ("power", Power)]
