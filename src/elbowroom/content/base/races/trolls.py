"""Trolls (10.13): a lair in each region they hold, worth a token of defence, in decline too."""

from elbowroom.homebrew import Event, Marker, Race, State, place

LAIR = Marker("lair", supply=10, defence=1, stacks=False, survives_decline=True)


class Trolls(Race):
    """A lair is built with each conquest, as long as there are lairs."""

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        if s.left(LAIR):
            place(s, LAIR, r, out)


TRAIT = Trolls("trolls", 5, box=10, marker=LAIR)
