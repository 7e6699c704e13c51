"""`check_trait` finds whatever breaks a law, says what and where, and lets good traits pass."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

from elbowroom import ContentError
from elbowroom.content.loader import base_powers, base_races
from elbowroom.homebrew import (
    REDEPLOY,
    Event,
    Marker,
    Power,
    Race,
    State,
    members,
    place,
    region_refusals,
    tray,
)
from elbowroom.testing import check_trait

ROOT = Path(__file__).parents[2]
Out = list[Event] | None


class Planting(Power):
    """A flag a turn where the player likes: everything that a power can have, and no fault."""

    FLAG: ClassVar[Marker] = Marker("flag", 5, defence=1, coins=1, survives_decline=True, stacks=False)

    def offers(self, s: State, p: int) -> int:
        if s.phase != REDEPLOY or s.hand[p] < 0 or self.used(s) or not s.left(self.FLAG):
            return 0
        return s.held[p] & ~s.where(self.FLAG, s.held[p])

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase != REDEPLOY:
            return ["wrong_phase"]
        found = region_refusals(s, p, argument)
        if self.used(s):
            found.append("already_used")
        if not s.left(self.FLAG):
            found.append("none_left")
        if s.where(self.FLAG, s.held[p]) >> argument & 1:
            found.append("stands_there")
        return found

    def use(self, s: State, p: int, argument: int, out: Out) -> None:
        self.mark_used(s, 1, out)
        place(s, self.FLAG, argument, out)

    def on_conquest(self, s: State, p: int, r: int, out: Out) -> None:
        self.remember(s, p, self.recall(s, p) + 1, out)


GOOD = [
    Planting("planting", 4, marker=Planting.FLAG, register="conquered"),
    Power("plain", 3),
    Race("gnomes", 6, box=10, replaces="elves", fights_in_decline=True, keeps_aside=3, declines_beside=True),
]


@pytest.mark.parametrize("trait", GOOD, ids=lambda trait: trait.id)
def test_a_good_trait_passes(trait: Race | Power) -> None:
    check_trait(trait)


EXAMPLES = ROOT / "examples" / "homebrew"


@pytest.mark.parametrize("file", [EXAMPLES / "moles.py", str(EXAMPLES / "lonesome.py")], ids=["path", "text"])
def test_a_file_may_be_named(file: Path | str) -> None:
    check_trait(file)


# What is found. Each of these traits has one fault.


class AskingWrites(Power):
    def reach(self, s: State, p: int) -> int:
        s.attacked |= 1
        return 0


class CountingDefence(Power):
    def on_conquest(self, s: State, p: int, r: int, out: Out) -> None:
        self.remember(s, p, s.toll[r], out)


class CountingEvents(Power):
    def on_conquest(self, s: State, p: int, r: int, out: Out) -> None:
        if out is not None:
            self.remember(s, p, self.recall(s, p) + 1, out)


class Contrary(Planting):
    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        return ["not_today"]


class Silent(Planting):
    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        return region_refusals(s, p, argument)


class Idle(Power):
    def offers(self, s: State, p: int) -> int:
        return s.held[p] if s.phase == REDEPLOY and s.hand[p] >= 0 else 0


class Endless(Idle):
    def owes(self, s: State, p: int) -> bool:
        return s.held[p] != 0

    def use(self, s: State, p: int, argument: int, out: Out) -> None:
        self.remember(s, p, (self.recall(s, p) + 1) % 7, out)


class Counting(Power):
    def __init__(self, id: str, tokens: int, **fields: Any) -> None:
        super().__init__(id, tokens, **fields)
        self.conquests = 0

    def on_conquest(self, s: State, p: int, r: int, out: Out) -> None:
        self.conquests += 1


class Hoarding(Power):
    SEEN: ClassVar[list[int]] = []


class Forgetful(Power):
    def on_conquest(self, s: State, p: int, r: int, out: Out) -> None:
        self.remember(s, p, 1, out)


class Overflowing(Forgetful):
    def register_range(self, s: State, p: int) -> tuple[int, int]:
        return 0, 0


class Careless(Power):
    def on_redeploy(self, s: State, p: int, out: Out) -> None:
        for r in members(s.held[p])[:1]:
            s.tokens[r] += 1


class Secretive(Power):
    def on_redeploy(self, s: State, p: int, out: Out) -> None:
        n = min(s.occupied_taken, tray(s, p))
        s.troops[p] += n
        s.hand[p] += n


class Misspelt(Power):
    def incme(self, s: State, p: int) -> int:
        return 1


FLAGGED = {"marker": Planting.FLAG, "register": "conquered"}
COUNTED = {"register": "count"}
BAD: list[tuple[str, type[Power], dict[str, Any], dict[str, object]]] = [
    ("query_writes", AskingWrites, {}, {"hook": "reach"}),
    ("order_matters", CountingDefence, COUNTED, {"hook": "on_conquest"}),
    ("events_matter", CountingEvents, COUNTED, {"hook": "on_conquest"}),
    ("offer_refused", Contrary, FLAGGED, {}),
    ("no_reason", Silent, FLAGGED, {}),
    ("use_does_nothing", Idle, {}, {}),
    ("never_ends", Endless, COUNTED, {}),
    ("keeps_state", Counting, {}, {"name": "Counting.conquests"}),
    ("keeps_state", Hoarding, {}, {"name": "Hoarding.SEEN"}),
    ("position_differs", Forgetful, {}, {"name": "memo"}),
    ("position_refused", Overflowing, COUNTED, {}),
    ("position_differs", Careless, {}, {}),
    ("untold", Secretive, {}, {}),
    ("unknown_hook", Misspelt, {}, {"nearest": "income"}),
    ("bad_token_count", Power, {"extra": 5}, {}),
]


@pytest.mark.parametrize(
    ("code", "kind", "fields", "facts"), BAD, ids=[kind.__name__ for _, kind, _, _ in BAD]
)
def test_a_broken_law_is_told(
    code: str, kind: type[Power], fields: dict[str, Any], facts: dict[str, object]
) -> None:
    with pytest.raises(ContentError) as caught:
        check_trait(kind("faulty", 3, **fields))
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    assert "faulty" in str(caught.value)


def test_every_partner_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    monkeypatch.setattr("elbowroom.testing.check.check_order", lambda one, other, s, p: seen.add(other.id))
    check_trait(Power("plain", 3))
    assert seen == {race.id for race in base_races()}
    seen.clear()
    check_trait(Race("gnomes", 6, box=10, replaces="elves"))
    assert seen == {power.id for power in base_powers()}
