"""Fortified (11.9): a fortress a turn, worth a token of defence, in decline too, and a coin while active."""

from elbowroom.homebrew import REDEPLOY, Event, Marker, Power, State, place, region_refusals

FORTRESS = Marker("fortress", supply=6, defence=1, coins=1, stacks=False, survives_decline=True)


class Fortified(Power):
    """One a region, six on the map."""

    def offers(self, s: State, p: int) -> int:
        if s.phase != REDEPLOY or s.hand[p] < 0 or self.used(s) or not s.left(FORTRESS):
            return 0
        return s.held[p] & ~s.where(FORTRESS, s.held[p])

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase != REDEPLOY:
            return ["wrong_phase"]
        found = region_refusals(s, p, argument)
        if self.used(s):
            found.append("already_used")
        if not s.left(FORTRESS):
            found.append("none_left")
        if s.where(FORTRESS, s.held[p]) >> argument & 1:
            found.append("stands_there")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        place(s, FORTRESS, argument, out)


TRAIT = Fortified("fortified", 3, marker=FORTRESS)
