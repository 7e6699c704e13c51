"""Moves with a count, which stand for several."""

import pytest

from elbowroom import Game, IllegalMove
from tests.game.games import LINE, moment
from tests.scenario import active, game, held, play, player, region, strip


def redeploying(power: str = "bivouacking", hand: int = 3) -> Game:
    return game(
        LINE,
        [player(f"orcs {power}", hand=hand, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(0, "orcs"), 3: held(1, "elves")},
        phase="redeploy",
    )


def test_a_count_deploys_several_tokens_at_once() -> None:
    g = redeploying()
    events = g.play("deploy 1 2")
    assert len(events) == 2
    assert region(g, 1) == held(0, "orcs", 3)
    assert active(g, 0)["hand"] == 1


@pytest.mark.rule("11.3")
def test_a_count_places_several_camps_at_once() -> None:
    g = play(redeploying(), "use bivouacking 1 3")
    assert region(g, 1) == held(0, "orcs", 1, encampments=3)
    assert active(g, 0)["encampments"] == 2


@pytest.mark.parametrize(
    "move", ["deploy 1 4", "deploy 1 9999", "use bivouacking 1 6", "use bivouacking 1 9999", "deploy 3 2"]
)
def test_a_count_is_all_or_nothing(move: str) -> None:
    g = redeploying()
    before = moment(g)
    with pytest.raises(IllegalMove):
        g.play(move)
    assert moment(g) == before
    assert g.why_not(move)


@pytest.mark.parametrize(
    ("power", "move"),
    [("heroic", "use heroic 1 2"), ("fortified", "use fortified 1 2"), ("diplomat", "use diplomat 1 2")],
)
def test_a_count_cannot_repeat_what_can_be_done_once(power: str, move: str) -> None:
    g = redeploying(power)
    assert g.why_not(move.removesuffix(" 2")) == []
    before = moment(g)
    with pytest.raises(IllegalMove):
        g.play(move)
    assert moment(g) == before


@pytest.mark.rule("5.4", "11.3")
def test_a_count_never_plays_into_the_next_players_turn() -> None:
    g = Game.from_position(
        {
            "map": strip("hill", "swamp", "forest", "hill"),
            "players": [
                player("orcs hill", turns=1),
                player("humans dragon_master", turns=1),
                player("elves bivouacking", turns=1, encampments=2),
            ],
            "regions": {"0": held(0, "orcs"), "1": held(2, "elves", 2), "2": held(1, "humans", 4)},
            "phase": "withdraw",
            "deciding": 2,
        }
    )
    before = moment(g)
    with pytest.raises(IllegalMove):
        g.play("use bivouacking 1 3")
    assert moment(g) == before
    play(g, "use bivouacking 1 2")
    assert (g.seat, g.phase) == (1, "expand")


def test_a_count_may_end_a_withdrawal() -> None:
    g = game(
        LINE,
        [player("orcs hill", turns=1), player("elves swamp", turns=1, hand=3)],
        {3: held(1, "elves")},
        phase="withdraw",
        deciding=1,
    )
    assert g.why_not("deploy 3 4")
    play(g, "deploy 3 3")
    assert region(g, 3) == held(1, "elves", 4)
    assert (g.seat, g.phase) == (1, "expand")
