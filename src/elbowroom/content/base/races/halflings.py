"""Halflings (10.6): they enter anywhere, and the first two regions they conquer get a hole-in-the-ground."""

from elbowroom.homebrew import Event, Marker, Race, State, place

HOLE = Marker("hole", supply=2, immune=True, stacks=False)


class Halflings(Race):
    """The register counts the holes ever dug: a lost one is never dug again."""

    def reach(self, s: State, p: int) -> int:
        return 0 if s.held[p] else s.rules.board.all

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        dug = self.recall(s, p)
        if dug < HOLE.supply:
            self.remember(s, p, dug + 1, out)
            place(s, HOLE, r, out)

    def default_register(self, s: State, p: int) -> int:
        # Every region they hold was conquered once, and the first two conquests dug.
        return max(s.count(HOLE, s.held[p]), min(HOLE.supply, s.held[p].bit_count()))

    def register_range(self, s: State, p: int) -> tuple[int, int]:
        return s.count(HOLE, s.held[p]), HOLE.supply


TRAIT = Halflings("halflings", 6, box=11, marker=HOLE, register="holes_dug")
