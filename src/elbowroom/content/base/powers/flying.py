"""Flying (11.7): any land region may be attacked or entered, near or far."""

from elbowroom.homebrew import Power, State


class Flying(Power):
    """Seas and lakes are no place to land."""

    def reach(self, s: State, p: int) -> int:
        return s.rules.board.land


TRAIT = Flying("flying", 5)
