"""A ruleset: a board, the traits in play and the options of a table, made once and shared by all states.

Inside the engine a race is an index into ``races``, a power one into ``powers``, and a *combo* is
``race * width + power``, where the power ``no_power`` stands for a badge that is gone. The same numbers from
``declined`` on mean the combo in decline.
"""

from typing import Final

from elbowroom.engine.board import Board
from elbowroom.engine.fold import Folded, overrides
from elbowroom.engine.trait import Marker, Race, Trait

OFFER: Final = 6
"""How many combos are on offer at most (1.5)."""

MARKER_BITS: Final = 4
MOST_MARKERS: Final = 15
"""A region's markers are packed into one int, four bits for each kind: so many of a kind fit."""


class Ruleset:
    """What does not change during a game."""

    def __init__(
        self, board: Board, races: list[Trait], powers: list[Trait], seats: int, *, open_scores: bool = False
    ) -> None:
        self.board = board
        self.races = races
        self.powers = powers
        self.seats = seats
        self.open_scores = open_scores
        self.no_power = len(powers)
        self.width = len(powers) + 1
        self.declined = len(races) * self.width
        self.race_index = {race.id: i for i, race in enumerate(races)}
        self.power_index = {power.id: i for i, power in enumerate(powers)}

        self.markers: list[Marker] = []
        self.marker_index: dict[str, int] = {}
        for trait in races + powers:
            marker = trait.marker
            if marker is not None and marker.id not in self.marker_index:
                self.marker_index[marker.id] = len(self.markers)
                self.markers.append(marker)
        self.immune_bits = self._bits([marker.immune for marker in self.markers])
        self.shield_bits = self._bits([marker.shields for marker in self.markers])
        self.lasting_bits = self._bits([marker.survives_decline for marker in self.markers])

        self.guarded = any(overrides(trait, "defences") for trait in races + powers)
        """Whether anybody here can make regions dearer for attackers than their toll."""
        self.nobody = Folded(board, Race("", 0), None, True)
        """What a people that does not exist can do: nothing."""
        self._folded: dict[int, Folded] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.board, self.races, self.powers, self.seats, self.open_scores)

    def _bits(self, flags: list[bool]) -> int:
        return sum(MOST_MARKERS << MARKER_BITS * k for k, flag in enumerate(flags) if flag)

    def combo(self, race: int, power: int) -> int:
        """The number of a pair."""
        return race * self.width + power

    def race_of(self, combo: int) -> int:
        """The race of a combo, active or declined."""
        return combo % self.declined // self.width

    def power_of(self, combo: int) -> int:
        """The power of a combo, active or declined; ``no_power`` if its badge is gone."""
        return combo % self.width

    def power_id(self, combo: int) -> str | None:
        """The power's id, or None if the badge is gone."""
        power = combo % self.width
        return None if power == self.no_power else self.powers[power].id

    def race_id(self, combo: int) -> str:
        """The race's id."""
        return self.races[combo % self.declined // self.width].id

    def folded(self, combo: int) -> Folded:
        """What a people of this combo can do; a state has the same by people, as ``state.folded[p]``.

        Made on demand: a small position on a small map need not pay for 280 pairs.
        """
        found = self._folded.get(combo)
        if found is None:
            power = self.power_of(combo)
            found = self._folded[combo] = Folded(
                self.board,
                self.races[self.race_of(combo)],
                None if power == self.no_power else self.powers[power],
                combo >= self.declined,
                self.guarded,
            )
        return found


def _restored(
    board: Board, races: list[Trait], powers: list[Trait], seats: int, open_scores: bool
) -> Ruleset:
    """Pickled rules."""
    return Ruleset(board, races, powers, seats, open_scores=open_scores)
