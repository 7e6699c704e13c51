"""A move of a record that was played again."""

from dataclasses import dataclass

from elbowroom.engine.events import Event


@dataclass(frozen=True, slots=True)
class Step:
    """What `Game.steps` tells of a move; the game itself stands behind it."""

    move: str
    seat: int
    """Who decided."""
    outcomes: list[str]
    """What chance said after it, in notation: ``die 2``, ``reveal RACE POWER``."""
    events: list[Event]

    @property
    def die(self) -> int | None:
        """The pips, if a die was rolled."""
        return next((int(text.split()[1]) for text in self.outcomes if text.startswith("die ")), None)

    @property
    def reveal(self) -> list[tuple[str, str]]:
        """The combos that were revealed."""
        words = (text.split() for text in self.outcomes)
        return [(race, power) for kind, *rest in words if kind == "reveal" for race, power in [rest]]
