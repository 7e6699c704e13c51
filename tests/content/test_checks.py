"""What a home-made race or power must be: names that nothing else has, and a class that only has hooks."""

from pathlib import Path

import pytest

from elbowroom import ContentError, Game
from elbowroom.content.loader import with_homebrew
from elbowroom.homebrew import Marker, Power, Race, State

CARELESS_FILE = """
from elbowroom.homebrew import Power

class Careless(Power):
    def on_conqest(self, s, p, r, out):
        pass

TRAIT = Careless("cunning", 3)
"""


def refusal(*homebrew: Race | Power) -> ContentError:
    with pytest.raises(ContentError) as caught:
        with_homebrew(homebrew)
    return caught.value


# Names


TOTEM = Marker("totem", 3)


@pytest.mark.parametrize("id", ["hill", "orcs", "cunning", "mountain"])
def test_a_marker_has_a_name_that_nothing_else_has(id: str) -> None:
    assert refusal(Power("cunning", 3, marker=Marker(id, 3))).code == "bad_marker"


def test_different_markers_of_one_name_are_refused() -> None:
    assert refusal(Power("cunning", 3, marker=Marker("hero", 5))).code == "marker_exists"
    error = refusal(Power("cunning", 3, marker=TOTEM), Power("sly", 3, marker=Marker("totem", 5)))
    assert (error.code, error.facts["trait"], error.facts["other"]) == ("marker_exists", "sly", "cunning")


def test_two_traits_may_share_a_marker() -> None:
    with_homebrew([Power("cunning", 3, marker=TOTEM), Power("sly", 3, marker=TOTEM)])


@pytest.mark.parametrize("name", ["race", "power", "hand", "aside", "turns", "two words", "Count"])
def test_what_is_remembered_needs_a_name_that_positions_can_hold(name: str) -> None:
    assert refusal(Power("cunning", 3, register=name)).code == "bad_register"


@pytest.mark.parametrize("name", ["holes_dug", "heroes", "tricks"])
def test_nothing_is_remembered_under_a_name_that_is_taken(name: str) -> None:
    gnomes = Race("gnomes", 6, box=10, replaces="humans", register="tricks")
    assert refusal(gnomes, Power("cunning", 3, register=name)).code == "register_exists"


# Hooks


class Careless(Power):
    """A hook with a slip of the pen."""

    def incme(self, s: State, p: int) -> int:
        return 2


def test_a_method_that_is_no_hook_is_refused_with_the_nearest_name() -> None:
    error = refusal(Careless("cunning", 3))
    assert (error.code, error.facts["hook"], error.facts["nearest"]) == ("unknown_hook", "incme", "income")
    assert str(error).startswith(
        "“cunning” has a method “incme” that nothing would call; the nearest hook is “income”."
    )


@pytest.mark.parametrize(
    "body",
    [
        {"on_conqest": lambda self, s, p, r, out: None},
        {"helper": lambda self: 1},
        {"income_now": property(lambda self: 1)},
        {"made": classmethod(lambda cls: None)},
    ],
    ids=["misspelt", "helper", "property", "class method"],
)
def test_whatever_is_called_like_no_hook_is_refused(body: dict[str, object]) -> None:
    assert refusal(type("Careless", (Power,), body)("cunning", 3)).code == "unknown_hook"


@pytest.mark.parametrize("name", ["earns", "bonus_on", "earn", "half"])
def test_a_field_in_the_class_is_refused(name: str) -> None:
    assert refusal(type("Careless", (Power,), {name: 2})("cunning", 3)).code == "field_in_class"


def test_helpers_constants_and_hooks_are_a_classs_own_business() -> None:
    body = {"_helper": lambda self: 1, "FORTUNE": 7, "income": lambda self, s, p: 7}
    with_homebrew([type("Careful", (Power,), body)("cunning", 3)])


def test_a_slip_in_a_file_is_told_when_the_file_is_used(tmp_path: Path) -> None:
    file = tmp_path / "careless.py"
    file.write_text(CARELESS_FILE, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Game.new(2, homebrew=[file])
    assert caught.value.code == "unknown_hook"
