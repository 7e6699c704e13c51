"""Positions say what home-made races and powers have on the map, remember and have used."""

from typing import Any

import pytest

from elbowroom import Game, PositionError
from elbowroom.homebrew import REDEPLOY, Event, Marker, Power, Race, State, members, place
from elbowroom.players.bot import View
from tests.scenario import Json, held, player, strip

ROW = strip("hill", "swamp", "forest", "farmland", "hill", "hill")


class Planting(Power):
    """Puts its marker into every region it conquers."""

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        assert self.marker is not None
        place(s, self.marker, r, out)


class Stacking(Planting):
    """Puts two there."""

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        super().on_conquest(s, p, r, out)
        super().on_conquest(s, p, r, out)


class Stubborn(Race):
    """In decline they mark what they keep, count it, and go on fighting."""

    def on_decline(self, s: State, p: int, out: list[Event] | None) -> None:
        assert self.marker is not None
        for r in members(s.held[p]):
            place(s, self.marker, r, out)
        self.remember(s, p, s.held[p].bit_count(), out)


class Busy(Power):
    """Does something twice a turn that leaves no trace but that it was done."""

    def offers(self, s: State, p: int) -> int:
        return s.held[p] if s.phase == REDEPLOY and self.used(s) < 2 else 0

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, self.used(s) + 1, out)


class Eager(Power):
    """Earns a coin for each conquest, and nobody can use it."""

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self.mark_used(s, self.used(s) + 1, out)

    def income(self, s: State, p: int) -> int:
        return self.used(s)


def table(*homebrew: Race | Power, race: str = "orcs", hand: int = 9) -> Game:
    """The first trait that is a power, with the race, about to expand from region 0."""
    powers = [trait.id for trait in homebrew if isinstance(trait, Power)]
    position: Json = {
        "map": ROW,
        "players": [
            player(f"{race} {powers[0] if powers else 'hill'}", turns=1, hand=hand),
            player("elves forest", turns=1),
        ],
        "regions": {"0": held(0, race), "5": held(1, "elves")},
    }
    return Game.from_position(position, homebrew=homebrew)


def check_there_and_back(game: Game) -> Any:
    """The position and every view can be read again; the position."""
    position = game.to_position()
    again = Game.from_position(position, homebrew=game.homebrew)
    assert again.to_position() == position
    assert again.state.key() == game.state.key()
    for seat in range(game.players):
        assert View(game, seat).game().legal == game.legal
    return position


def played(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
        check_there_and_back(game)
    return game


def test_a_marker_that_survives_stands_in_decline() -> None:
    game = table(Planting("planting", 4, marker=Marker("flag", 5, survives_decline=True)))
    played(game, "conquer 1", "done", "deploy 0 8", "done", "done", "done", "decline")
    assert check_there_and_back(game)["regions"]["1"]["flag"] == 1


def test_a_plain_marker_stacks() -> None:
    game = played(table(Stacking("stacking", 4, marker=Marker("flag", 5))), "conquer 1")
    assert check_there_and_back(game)["regions"]["1"]["flag"] == 2


def test_a_marker_that_does_not_stack_is_refused_twice() -> None:
    game = table(Planting("planting", 4, marker=Marker("flag", 5, stacks=False)))
    position: Any = played(game, "conquer 1").to_position()
    position["regions"]["1"]["flag"] = 2
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, homebrew=game.homebrew)
    assert (caught.value.code, caught.value.field) == ("bad_number", "regions.1.flag")


@pytest.mark.parametrize("field", ["defence", "survives_decline"])
def test_what_defends_or_survives_may_stand_with_anybody(field: str) -> None:
    game = table(Planting("planting", 4, marker=Marker("flag", 5, **{field: True})))
    position: Any = game.to_position()
    position["regions"]["5"]["flag"] = 1
    assert Game.from_position(position, homebrew=game.homebrew).to_position() == position


def test_another_marker_stands_with_those_who_have_it() -> None:
    game = table(Planting("planting", 4, marker=Marker("flag", 5, immune=True, shields=True, coins=2)))
    position: Any = game.to_position()
    position["regions"]["5"]["flag"] = 1
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, homebrew=game.homebrew)
    assert (caught.value.code, caught.value.field) == ("foreign_marker", "regions.5.flag")


def stubborn(**fields: Any) -> Game:
    marker = Marker("grave", 9)
    race = Stubborn("stubborn", 5, box=10, replaces="orcs", marker=marker, register="graves", **fields)
    return table(race, race="stubborn")


def test_what_a_race_places_and_counts_when_it_declines_is_told() -> None:
    game = played(stubborn(), "decline")
    position = check_there_and_back(game)
    assert position["regions"]["0"]["grave"] == 1
    assert position["players"][0]["declined"] == [{"race": "stubborn", "power": None, "hand": 0, "graves": 1}]


def test_a_race_that_keeps_tokens_aside_in_decline_is_told() -> None:
    game = stubborn(fights_in_decline=True, stays_whole=True, keeps_aside=2)
    played(
        game, "conquer 1", "done", "deploy 0 6", "done", "done", "done", "decline", "done", "done", "pick 1"
    )
    played(game, "done")
    declined = check_there_and_back(game)["players"][0]["declined"]
    assert (game.acting, game.phase, declined[0]["aside"]) == ("declined", "redeploy", 2)


def test_a_race_may_decline_beside_another() -> None:
    homely = Race("homely", 5, box=10, replaces="orcs", declines_beside=True)
    declined = check_there_and_back(played(table(homely, race="homely"), "decline"))["players"][0]["declined"]
    assert declined == [{"race": "homely", "power": "hill", "hand": 0}]


def test_how_often_a_power_was_used_is_told() -> None:
    game = played(table(Busy("busy", 4)), "done", "use busy 0")
    assert check_there_and_back(game)["turn"]["used"] == {"busy": True}
    played(game, "use busy 0")
    assert check_there_and_back(game)["turn"]["used"] == {"busy": 2}


def test_what_is_noted_without_a_move_is_told() -> None:
    game = played(table(Eager("eager", 4)), "conquer 1", "conquer 2")
    assert check_there_and_back(game)["turn"]["used"] == {"eager": 2}
    assert game.income(0) == {"regions": 3, "eager": 2}


def test_a_register_holds_what_its_trait_likes() -> None:
    class Moody(Power):
        def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
            self.remember(s, p, -40, out)

    game = played(table(Moody("moody", 4, register="mood")), "conquer 1")
    assert check_there_and_back(game)["players"][0]["active"]["mood"] == -40
