"""Pieces that are taken up at each redeployment and must be placed anew: heroes, encampments."""

from elbowroom.homebrew import REDEPLOY, WITHDRAW, Event, Marker, Power, State, lift, place, region_refusals


class Pieces(Power):
    """The register counts the pieces in hand."""

    def __init__(self, id: str, tokens: int, piece: Marker, *, register: str) -> None:
        super().__init__(id, tokens, marker=piece, register=register)
        self.piece = piece

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        lift(s, self.piece, s.held[p], out)
        self.remember(s, p, s.left(self.piece), out)

    def offers(self, s: State, p: int) -> int:
        if s.phase not in (REDEPLOY, WITHDRAW) or s.hand[p] < 0 or not self.recall(s, p):
            return 0
        return self._free(s, p)

    def owes(self, s: State, p: int) -> bool:
        return self.recall(s, p) > 0 and self._free(s, p) != 0

    def _free(self, s: State, p: int) -> int:
        held = s.held[p]
        return held if self.piece.stacks else held & ~s.where(self.piece, held)

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase not in (REDEPLOY, WITHDRAW):
            return ["wrong_phase"]
        found = region_refusals(s, p, argument)
        if not self.recall(s, p):
            found.append("none_left")
        if s.held[p] & ~self._free(s, p) & 1 << argument:
            found.append("stands_there")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.remember(s, p, self.recall(s, p) - 1, out)
        place(s, self.piece, argument, out)

    def on_lost(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self.remember(s, p, self.recall(s, p) + s.count(self.piece, 1 << r), out)

    def default_register(self, s: State, p: int) -> int:
        return s.left(self.piece) if s.phase == REDEPLOY and s.people == p else 0

    def register_range(self, s: State, p: int) -> tuple[int, int]:
        return 0, s.left(self.piece)
