"""Ready, abandon, redeploy (6)."""

import pytest

from elbowroom import Game, IllegalMove
from tests.scenario import Json, active, conquerable, game, held, legal, play, player, region, strip

MEADOW = strip("farmland", "hill", "swamp", "forest", "hill")


def humans(regions: dict[int, Json], hand: int = 0) -> Game:
    players = [player("humans swamp", hand=hand, turns=1, declined=["elves"]), player("orcs hill", turns=1)]
    return game(MEADOW, players, regions)


@pytest.mark.rule("6.1")
def test_all_tokens_but_one_a_region_come_into_hand() -> None:
    g = humans({0: held(0, "humans", 3), 1: held(0, "humans", 2)}, hand=1)
    play(g, "conquer 2")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 1, 2]
    assert active(g, 0)["hand"] == 1 + 2 + 1 - 2


@pytest.mark.rule("6.1", "8.1")
def test_tokens_are_taken_up_only_by_who_expands() -> None:
    g = humans({0: held(0, "humans", 3), 1: held(0, "humans", 2)})
    assert [region(g, r)["tokens"] for r in (0, 1)] == [3, 2]
    assert conquerable(g) == {2}
    assert legal(g, "decline") == {"decline"}


@pytest.mark.rule("6.2")
def test_an_abandoned_region_is_empty_and_its_tokens_conquer() -> None:
    g = humans({0: held(0, "humans", 2), 1: held(0, "humans")})
    play(g, "abandon 0")
    assert region(g, 0) == {}
    assert active(g, 0)["hand"] == 2
    assert g.income(0)["regions"] == 1
    play(g, "conquer 2")
    assert region(g, 2) == held(0, "humans", 2)


@pytest.mark.rule("6.2")
def test_any_number_of_regions_may_be_abandoned() -> None:
    g = humans({0: held(0, "humans"), 1: held(0, "humans"), 2: held(0, "humans")})
    assert legal(g, "abandon") == {"abandon 0", "abandon 1", "abandon 2"}
    play(g, "abandon 0", "abandon 2")
    assert legal(g, "abandon") == {"abandon 1"}


@pytest.mark.rule("6.2", "4.1")
def test_abandoning_all_regions_brings_the_first_conquest_back() -> None:
    map = strip("farmland", "hill inner", "swamp inner", "forest")
    g = game(map, [player("humans swamp", hand=2, turns=1), player()], {1: held(0, "humans")})
    assert conquerable(g) == {0, 2}
    assert conquerable(play(g, "abandon 1")) == {0, 3}


@pytest.mark.rule("6.2")
def test_an_abandoned_region_may_be_conquered_again() -> None:
    g = humans({0: held(0, "humans"), 1: held(0, "humans")}, hand=1)
    play(g, "abandon 0", "conquer 0")
    assert region(g, 0) == held(0, "humans", 2)


@pytest.mark.rule("6.2")
def test_nothing_is_abandoned_after_the_first_conquest() -> None:
    g = play(humans({0: held(0, "humans", 3)}), "conquer 1")
    assert legal(g, "abandon") == set()
    assert g.why_not("abandon 0") == ["already_conquered"]


@pytest.mark.rule("6.2")
def test_only_regions_of_the_acting_race_are_abandoned() -> None:
    g = humans({0: held(0, "humans"), 1: held(0, "elves"), 2: held(1, "orcs")})
    assert legal(g, "abandon") == {"abandon 0"}
    assert g.why_not("abandon 1") == ["not_yours"]


@pytest.mark.rule("6.3")
def test_tokens_are_moved_freely_with_one_at_least_in_each_region() -> None:
    g = play(humans({0: held(0, "humans", 5)}), "conquer 1", "conquer 2", "done")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 1, 1]
    assert g.legal == ["deploy 0", "deploy 1", "deploy 2"]
    play(g, "deploy 2 2")
    assert g.legal == ["done"]
    play(g, "done")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 1, 3]


@pytest.mark.rule("6.3")
def test_tokens_never_used_are_put_on_the_map_without_a_roll() -> None:
    g = play(humans({0: held(0, "humans")}, hand=4), "done", "deploy 0 4", "done")
    assert region(g, 0) == held(0, "humans", 5)


@pytest.mark.rule("6.3")
def test_no_more_tokens_are_deployed_than_are_in_hand() -> None:
    g = play(humans({0: held(0, "humans")}, hand=2), "done")
    with pytest.raises(IllegalMove) as caught:
        g.play("deploy 0 3")
    assert caught.value.code == "none_left"
    assert active(g, 0)["hand"] == 2


@pytest.mark.rule("6.4")
def test_tokens_never_go_to_the_declined_race() -> None:
    g = play(humans({0: held(0, "humans", 3), 1: held(0, "elves")}), "done")
    assert g.legal == ["deploy 0"]
    assert g.why_not("deploy 1") == ["not_yours"]


@pytest.mark.rule("6.4", "10.4")
def test_declined_ghouls_and_the_active_race_redeploy_apart() -> None:
    players = [player("humans swamp", turns=1, declined=["ghouls"]), player("orcs hill", turns=1)]
    regions = {0: held(0, "ghouls", 3), 2: held(0, "humans", 3)}
    g = play(game(MEADOW, players, regions, acting="declined"), "done")
    assert g.legal == ["deploy 0"]
    play(g, "deploy 0 2", "done", "done")
    assert g.legal == ["deploy 2"]
