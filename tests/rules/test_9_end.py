"""The end (9)."""

import pytest

from elbowroom import Game
from tests.scenario import Json, game, held, play, player, strip

MAP = strip(*["hill"] * 6, rounds=1)


def ended(first: Json, second: Json, regions: dict[int, Json]) -> Game:
    return game(MAP, [first, second], regions, phase="over")


@pytest.mark.rule("9.1")
def test_most_coins_win() -> None:
    g = ended(
        player("ratmen swamp", coins=40, turns=9),
        player("humans forest", coins=41, turns=9),
        {0: held(0, "ratmen", 9), 1: held(1, "humans")},
    )
    assert g.winners == [1]


@pytest.mark.rule("9.1")
def test_the_score_of_the_last_turn_counts() -> None:
    players = [player("ratmen swamp", coins=20, turns=9), player("humans forest", coins=20, turns=9)]
    g = game(MAP, players, {0: held(0, "ratmen", 9), 1: held(1, "humans")}, seat=1)
    assert g.winners == []
    assert play(g, "done", "done").winners == [1]


@pytest.mark.rule("9.1")
def test_a_tie_goes_to_the_most_tokens_on_the_map_active_and_declined() -> None:
    g = ended(
        player("ratmen swamp", turns=9),
        player("humans forest", turns=9, declined=["elves", "giants spirit"]),
        {0: held(0, "ratmen", 3), 1: held(1, "humans", 2), 2: held(1, "elves"), 3: held(1, "giants")},
    )
    assert g.winners == [1]


@pytest.mark.rule("9.1")
def test_tokens_in_hand_do_not_count() -> None:
    g = ended(
        player("ratmen swamp", hand=8, turns=9),
        player("humans forest", turns=9),
        {0: held(0, "ratmen"), 1: held(1, "humans", 2)},
    )
    assert g.winners == [1]


@pytest.mark.rule("9.1", "5.4")
def test_troops_withdrawn_in_the_last_turn_come_back_before_the_end() -> None:
    players = [player("ratmen swamp", coins=27, turns=9), player("humans forest", coins=25, hand=5, turns=9)]
    regions = {0: held(0, "ratmen"), 1: held(0, "ratmen", 3), 2: held(1, "humans")}
    g = play(game(MAP, players, regions, seat=1), "conquer 1", "done", "deploy 1 4", "done")
    assert (g.phase, g.seat, g.winners) == ("withdraw", 0, [])
    play(g, "deploy 0 2")
    # 27 coins each; six Humans against three Ratmen.
    assert (g.over, g.coins, g.winners) == (True, [27, 27], [1])


@pytest.mark.rule("9.1", "11.3")
def test_encampments_do_not_count() -> None:
    g = ended(
        player("ratmen bivouacking", turns=9),
        player("humans forest", turns=9),
        {0: held(0, "ratmen", encampments=5), 1: held(1, "humans", 2)},
    )
    assert g.winners == [1]


@pytest.mark.rule("9.1", "10.1")
def test_amazons_kept_aside_do_not_count() -> None:
    g = ended(
        player("amazons swamp", aside=4, turns=9),
        player("humans forest", turns=9),
        {0: held(0, "amazons"), 1: held(1, "humans", 2)},
    )
    assert g.winners == [1]


@pytest.mark.rule("9.1")
def test_a_tie_that_remains_is_shared() -> None:
    players = [
        player("ratmen swamp", coins=30, turns=9),
        player("humans forest", coins=29, turns=9),
        player("orcs stout", coins=30, turns=9),
    ]
    regions = {0: held(0, "ratmen", 2), 1: held(1, "humans", 5), 2: held(2, "orcs", 2)}
    assert game(MAP, players, regions, phase="over").winners == [0, 2]
