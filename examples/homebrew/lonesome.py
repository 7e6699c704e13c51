"""Lonesome: each region that touches no other region of the race pays a coin more."""

from elbowroom.homebrew import Power, State, members


class Lonesome(Power):
    """Neighbours are a nuisance, one's own relatives most of all."""

    def income(self, s: State, p: int) -> int:
        near, held = s.rules.board.near, s.held[p]
        return sum(1 for r in members(held) if not near[r] & held)


TRAIT = Lonesome("lonesome", 4)
