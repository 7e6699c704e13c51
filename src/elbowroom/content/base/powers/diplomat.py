"""Diplomat (11.5): at turn's end one opponent who was not attacked may be made an ally for a round."""

from elbowroom.homebrew import REDEPLOY, Event, Power, State, make_peace, seat_of


class Diplomat(Power):
    """Peace binds the active races only, and ends when the Diplomat's next turn begins."""

    def offers(self, s: State, p: int) -> int:
        if s.phase != REDEPLOY or s.hand[p] < 0 or self.used(s):
            return 0
        everybody = (1 << s.rules.seats) - 1
        return everybody & ~s.attacked & ~(1 << seat_of(p))

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase != REDEPLOY:
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


TRAIT = Diplomat("diplomat", 5, names_a_seat=True)
