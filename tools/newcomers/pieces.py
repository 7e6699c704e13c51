"""Nine races and powers to try bots with: three of data only, three with a marker, three with an action.

And some that are obviously strong or obviously weak.
"""

from typing import Final

from elbowroom.engine.trait import Trait
from elbowroom.homebrew import (
    ANYWHERE,
    CONQUER_PHASE,
    EXPAND,
    LAKE,
    REDEPLOY,
    SWAMP,
    Event,
    Marker,
    Power,
    Race,
    State,
    attack_refusals,
    lift,
    make_peace,
    members,
    place,
    raise_tokens,
    region_refusals,
    seat_of,
    take,
    targets,
    tray,
)

LIGHTHOUSE: Final = Marker("lighthouse", 4, coins=1, stacks=False)
WALL: Final = Marker("wall", 6, defence=1, stacks=False, survives_decline=True)
SHRINE: Final = Marker("shrine", 1, immune=True, stacks=False)


class Builders(Power):
    """One marker a turn, in redeployment, in a region of one's own that has none."""

    def offers(self, s: State, p: int) -> int:
        marker = self.marker
        if marker is None or s.phase != REDEPLOY or s.hand[p] < 0 or self.used(s):
            return 0
        return s.held[p] & ~s.where(marker, s.held[p]) if s.left(marker) else 0

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase != REDEPLOY:
            return ["wrong_phase"]
        found = region_refusals(s, p, argument)
        if self.used(s):
            found.append("already_used")
        if self.marker is not None and not s.left(self.marker):
            found.append("none_left")
        if self.marker is not None and s.where(self.marker, s.held[p]) >> argument & 1:
            found.append("stands_there")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        if self.marker is not None:
            place(s, self.marker, argument, out)


class Pilgrims(Builders):
    """The shrine comes along: it is taken up when redeployment begins."""

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        lift(s, SHRINE, s.held[p], out)


class Wallers(Race):
    """What they conquer gets a wall, as long as there are any."""

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        if s.left(WALL) and not s.where(WALL, 1 << r):
            place(s, WALL, r, out)


class Recruiters(Power):
    """Once a turn, before or among conquests, a region with two or more tokens brings forth one more."""

    def offers(self, s: State, p: int) -> int:
        if s.phase not in (EXPAND, CONQUER_PHASE) or self.used(s) or not tray(s, p):
            return 0
        return s.held[p]

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase not in (EXPAND, CONQUER_PHASE):
            return ["wrong_phase"]
        found = region_refusals(s, p, argument)
        if self.used(s):
            found.append("already_used")
        if not tray(s, p):
            found.append("tray_empty")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        raise_tokens(s, p, 1, out)


class Peacemakers(Power):
    """Once a turn, while they conquer, they make peace with somebody whom they have not attacked."""

    def offers(self, s: State, p: int) -> int:
        if s.phase != CONQUER_PHASE or self.used(s):
            return 0
        return ((1 << s.rules.seats) - 1) & ~s.attacked & ~(1 << seat_of(p))

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase != CONQUER_PHASE:
            return ["wrong_phase"]
        if argument >= s.rules.seats:
            return ["no_such_seat"]
        found = ["already_used"] if self.used(s) else []
        if argument == seat_of(p):
            found.append("own_seat")
        if s.attacked >> argument & 1:
            found.append("was_attacked")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        make_peace(s, seat_of(p), argument, out)


class Tunnellers(Race):
    """Once a turn they take a region that no player holds with a single token, whatever stands there."""

    def offers(self, s: State, p: int) -> int:
        if s.phase not in (EXPAND, CONQUER_PHASE) or self.used(s) or s.free_hand() < 1:
            return 0
        found = 0
        for r in members(targets(s, p)):
            if s.owner[r] < 0:
                found |= 1 << r
        return found

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase not in (EXPAND, CONQUER_PHASE):
            return ["wrong_phase"]
        found = attack_refusals(s, p, argument)
        if found == ["no_such_region"]:
            return found
        if self.used(s):
            found.append("already_used")
        if s.free_hand() < 1:
            found.append("no_tokens")
        if s.owner[argument] >= 0:
            found.append("not_a_lone_token")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        take(s, p, argument, 1, self.id, out)


DATA: Final[tuple[Trait, ...]] = (
    Power("thrifty", 4, earns=2),
    Race("fenfolk", 6, box=11, replaces="tritons", discount_on=SWAMP | LAKE, bonus_on=SWAMP),
    Power("raiding", 4, plunder=1, losses=0),
)
WITH_MARKER: Final[tuple[Trait, ...]] = (
    Builders("shining", 3, marker=LIGHTHOUSE),
    Wallers("wallers", 6, box=11, replaces="halflings", marker=WALL),
    Pilgrims("pious", 4, marker=SHRINE),
)
WITH_ACTION: Final[tuple[Trait, ...]] = (
    Recruiters("recruiting", 3),
    Peacemakers("courteous", 4, names_a_seat=True),
    Tunnellers("tunnellers", 5, box=10, replaces="trolls"),
)
NINE: Final = {"data": DATA, "marker": WITH_MARKER, "action": WITH_ACTION}

STRONG: Final[tuple[Trait, ...]] = (
    Power("almighty", 5, earns=3, bonus_on=ANYWHERE, discount_on=ANYWHERE),
    Race("emperors", 10, box=18, replaces="skeletons", earns=3, discount_on=ANYWHERE, bonus_on=ANYWHERE),
)
WEAK: Final[tuple[Trait, ...]] = (
    Race("hermits", 1, box=5, replaces="tritons"),
    Race("laggards", 2, box=5, replaces="orcs", keeps_aside=2),
)
