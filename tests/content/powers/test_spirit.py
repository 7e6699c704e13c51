"""Spirit (11.16)."""

from typing import cast

import pytest

from elbowroom import Game
from tests.scenario import conquerable, declined, game, held, legal, play, player, region, strip

LAND = strip("hill", "swamp", "forest", "farmland", "hill", "swamp")
IDLE = player("elves hill", hand=6, turns=1)


def stack(g: Game, stacks: str, part: str) -> list[str]:
    return cast("dict[str, dict[str, list[str]]]", g.to_position())[stacks][part]


def races(g: Game, seat: int) -> set[object]:
    return {people["race"] for people in declined(g, seat)}


@pytest.mark.rule("11.16", "8.2")
def test_a_spirit_race_declines_beside_another_declined_race() -> None:
    g = game(
        LAND,
        [player("orcs spirit", declined=["giants"], turns=1), IDLE],
        {0: held(0, "orcs", 3), 1: held(0, "giants"), 2: held(0, "giants")},
    )
    play(g, "decline")
    assert races(g, 0) == {"giants", "orcs"}
    assert region(g, 0) == held(0, "orcs")
    assert region(g, 1) == held(0, "giants")
    assert g.coins[0] == 5 + 3


@pytest.mark.rule("11.16", "8.2")
def test_another_race_declines_beside_a_spirit_race() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["orcs spirit"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "humans")},
    )
    play(g, "decline")
    assert races(g, 0) == {"humans", "orcs"}
    assert g.coins[0] == 5 + 2


@pytest.mark.rule("11.16", "8.2")
def test_only_the_other_declined_race_gives_way_to_the_next_one() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["giants", "orcs spirit"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "humans"), 2: held(0, "giants")},
    )
    play(g, "decline")
    assert races(g, 0) == {"humans", "orcs"}
    assert region(g, 0) == held(0, "orcs")
    assert region(g, 2) == {}
    assert stack(g, "banners", "returned") == ["giants"]


@pytest.mark.rule("11.16", "7.1")
def test_every_region_of_both_declined_races_scores() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["giants", "orcs spirit"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "humans"), 2: held(0, "giants"), 3: held(0, "giants")},
    )
    assert g.income(0) == {"regions": 4, "swamp": 1}


@pytest.mark.rule("11.16", "8.1")
def test_the_badge_is_kept_in_decline() -> None:
    g = game(LAND, [player("orcs spirit", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "decline")
    assert declined(g, 0) == [{"race": "orcs", "power": "spirit", "hand": 0}]
    assert "spirit" not in stack(g, "badges", "discarded")


@pytest.mark.rule("11.16", "8.5")
def test_the_badge_is_discarded_with_the_last_token() -> None:
    g = game(
        LAND,
        [
            player("humans swamp", hand=6, turns=1),
            player("elves hill", declined=["orcs spirit"], hand=1, turns=1),
        ],
        {0: held(0, "humans"), 1: held(1, "orcs"), 2: held(1, "orcs")},
    )
    play(g, "conquer 1")
    assert races(g, 1) == {"orcs"}
    assert stack(g, "badges", "discarded") == []
    play(g, "conquer 2")
    assert races(g, 1) == set()
    assert stack(g, "badges", "discarded") == ["spirit"]
    assert stack(g, "banners", "returned") == ["orcs"]


@pytest.mark.rule("11.16", "8.5")
def test_a_spirit_race_without_a_region_is_gone_at_once() -> None:
    g = game(LAND, [player("orcs spirit", hand=2, turns=1), IDLE])
    play(g, "decline")
    assert declined(g, 0) == []
    assert stack(g, "badges", "discarded") == ["spirit"]
    assert stack(g, "banners", "returned") == ["orcs"]


@pytest.mark.rule("11.16", "4.6", "8.5")
def test_its_own_player_may_conquer_it() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["orcs spirit"], hand=3, turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "humans")},
    )
    play(g, "conquer 0")
    assert declined(g, 0) == []
    assert stack(g, "badges", "discarded") == ["spirit"]


@pytest.mark.rule("11.16", "10.4")
def test_spirit_ghouls_go_on_conquering_beside_another_declined_race() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["giants"], turns=1), player("ghouls spirit", turns=1)],
        {0: held(0, "humans"), 1: held(0, "giants"), 3: held(1, "ghouls", 5)},
        seat=1,
    )
    play(g, "decline", "done", "done", "pick 1")
    assert (g.seat, g.acting) == (1, "declined")
    assert conquerable(g) == {2, 4}


@pytest.mark.rule("11.16", "8.3")
def test_spirit_ghouls_conquer_nothing_in_a_turn_of_decline() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["ghouls spirit"], turns=1), IDLE],
        {0: held(0, "humans"), 3: held(0, "ghouls", 5)},
        acting="declined",
    )
    assert "decline" in g.legal
    at_once = play(g.copy(), "decline")
    assert at_once.seat == 1
    assert races(at_once, 0) == {"humans", "ghouls"}
    assert region(at_once, 3) == held(0, "ghouls", 5)
    play(g, "conquer 2")
    assert legal(g, "decline") == set()
    play(g, "done", "deploy 3 3", "done")
    assert g.acting == "active"
    assert g.why_not("decline") == ["already_acted"]
