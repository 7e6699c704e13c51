"""Diplomat (11.5): at turn's end one opponent who was not attacked may be made an ally for a round."""

from elbowroom.engine.events import Event
from elbowroom.engine.peace import make_peace
from elbowroom.engine.state import REDEPLOY, SLOTS, State
from elbowroom.engine.trait import Power


class Diplomat(Power):
    """Peace binds the active races only, and ends when the Diplomat's next turn begins."""

    def offers(self, s: State, p: int) -> int:
        if s.phase != REDEPLOY or s.hand[p] < 0 or self.used(s):
            return 0
        everybody = (1 << s.rules.seats) - 1
        return everybody & ~s.attacked & ~(1 << p // SLOTS)

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase != REDEPLOY:
            return ["wrong_phase"]
        if argument >= s.rules.seats:
            return ["no_such_seat"]
        found = ["already_used"] if self.used(s) else []
        if argument == p // SLOTS:
            found.append("own_seat")
        if s.attacked >> argument & 1:
            found.append("was_attacked")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        make_peace(s, p // SLOTS, argument, out)


TRAIT = Diplomat("diplomat", 5)
