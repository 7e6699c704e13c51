"""A position as plain rows, and how to find something in it."""

import pickle
from typing import Any

from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import CONQUER_PHASE, DIE_PHASE, REVEAL_PHASE, State
from elbowroom.engine.trait import Trait
from elbowroom.record.write import write_position

Row = dict[str, Any]


def bare(s: State) -> Row:
    """All of a position that events are about: not the map, not the names, not the dice.

    Events do not tell that chance is to act, so the phase is that of the decision which called for it.
    """
    s = s.copy()
    s.phase = {REVEAL_PHASE: s.after, DIE_PHASE: CONQUER_PHASE}.get(s.phase, s.phase)
    position: Row = dict(write_position(s, "", [""] * s.rules.seats))
    del position["map"]
    return position


class Sheet:
    """A position of its own, which shares nothing with the one it was made from."""

    def __init__(self, position: Row, rules: Ruleset) -> None:
        self.rules = rules
        self.position: Row = pickle.loads(pickle.dumps(position))
        self.players: list[Row] = self.position["players"]
        self.regions: dict[str, Row] = self.position["regions"]
        self.turn: Row = self.position["turn"]

    @property
    def decider(self) -> int:
        """Whose decision it is."""
        seat: int = self.position["deciding" if "deciding" in self.position else "seat"]
        return seat

    def acting(self) -> tuple[int, str | None]:
        """The people whose decision it is: its seat and its race."""
        active = self.players[self.decider]["active"]
        return self.decider, self.position.get("acting_race", active and active["race"])

    def peoples(self, seat: int) -> list[Row]:
        """The active race of a seat, and the declined ones."""
        player = self.players[seat]
        return [people for people in (player["active"], *player["declined"]) if people]

    def people(self, seat: int, race: str) -> Row:
        """That race of the seat."""
        (found,) = [people for people in self.peoples(seat) if people["race"] == race]
        return found

    def is_active(self, seat: int, race: str) -> bool:
        """Whether the seat's race is its active one."""
        return self.people(seat, race) is self.players[seat]["active"]

    def held(self, seat: int, race: str) -> list[str]:
        """The regions of a people."""
        return [r for r, row in self.regions.items() if (row.get("seat"), row.get("race")) == (seat, race)]

    def halves(self, people: Row) -> list[Trait]:
        """Race and power, as the box has them."""
        rules, power = self.rules, people["power"]
        race = rules.races[rules.race_index[people["race"]]]
        return [race] if power is None else [race, rules.powers[rules.power_index[power]]]

    def half(self, people: Row, id: str) -> Trait:
        """That race or power of a people."""
        (found,) = [trait for trait in self.halves(people) if trait.id == id]
        return found

    def usable(self, seat: int, race: str | None) -> list[Trait]:
        """What a people could use."""
        if race is None:
            return []
        rules, power = self.rules, self.people(seat, race)["power"]
        combo = rules.combo(rules.race_index[race], rules.power_index.get(power, rules.no_power))
        return rules.folded(combo if self.is_active(seat, race) else combo + rules.declined).activated
