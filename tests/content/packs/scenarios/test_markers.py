"""Markers of data: when they are placed, where, and what they do there."""

from elbowroom import Game
from tests.content.packs.scenarios.table import power, rule, table
from tests.scenario import Json, conquerable, game, held, legal, play, player, region, strip

ROW = strip("farmland", "hill", "swamp", "hill", "mountain")
HOME = {0: held(0, "ratmen"), 1: held(0, "ratmen")}


def placed(*rules: Json, hand: int = 6) -> Game:
    """A table whose power is this marker."""
    return table(power(*rules), ROW, HOME, hand=hand)


def test_with_each_conquest_as_long_as_there_are_any() -> None:
    g = placed(rule("marker", id="flag", supply=2, placed="conquest"), hand=9)
    play(g, "conquer 2", "conquer 3", "conquer 4")
    assert [region(g, r).get("flag") for r in (0, 2, 3, 4)] == [None, 1, 1, None]


def test_with_a_conquest_of_some_regions_only() -> None:
    g = placed(rule("marker", id="flag", supply=5, placed="conquest", where={"terrain": "hill"}), hand=9)
    play(g, "conquer 2", "conquer 3")
    assert [region(g, r).get("flag") for r in (2, 3)] == [None, 1]


def test_one_that_is_lost_is_placed_again_or_never() -> None:
    for never_again, again in ((True, None), (False, 1)):
        marker = rule("marker", id="flag", supply=1, placed="conquest", never_again=never_again)
        memory = {"flag": 1} if never_again else {}
        seats = [player("ratmen art", hand=8, turns=1), player("orcs hill")]
        seats[0]["active"] = {"race": "ratmen", "power": "art", "hand": 8, "turns": 1, **memory}
        g = game(ROW, seats, {0: held(0, "ratmen")}, homebrew=[power(marker)])
        assert region(play(g, "conquer 1"), 1).get("flag") == again


def test_all_are_placed_anew_at_each_redeployment() -> None:
    g = placed(rule("marker", id="flag", supply=2, placed="redeployment"))
    play(g, "done", "deploy 0 6")
    assert legal(g, "use art") == {"use art 0", "use art 1"}
    assert "done" not in g.legal
    play(g, "use art 0")
    assert legal(g, "use art") == {"use art 1"}
    play(g, "use art 1")
    assert g.legal == ["done"]


def test_several_in_one_region() -> None:
    g = placed(rule("marker", id="flag", supply=2, placed="redeployment", stacks=True))
    play(g, "done", "deploy 0 6", "use art 0", "use art 0")
    assert region(g, 0)["flag"] == 2


def test_one_a_turn() -> None:
    g = placed(rule("marker", id="flag", supply=3, placed="turn", where={"terrain": "hill"}))
    play(g, "done", "deploy 0 6")
    assert legal(g, "use art") == {"use art 1"}
    assert "done" in g.legal
    assert g.why_not("use art 0") == ["wrong_region"]
    play(g, "use art 1")
    assert g.why_not("use art 1") == ["already_used", "stands_there"]


def test_the_only_one_is_moved() -> None:
    marker = rule("marker", id="flag", placed="moved")
    g = table(power(marker), ROW, {0: held(0, "ratmen", flag=1), 1: held(0, "ratmen")}, hand=1)
    play(g, "done", "deploy 0")
    assert legal(g, "use art") == {"use art 1"}
    play(g, "use art 1")
    assert (region(g, 0).get("flag"), region(g, 1)["flag"]) == (None, 1)


def test_it_goes_where_a_region_is_taken() -> None:
    pack = power(rule("take", tokens=2), rule("marker", id="flag", placed="take", immune=True))
    g = table(pack, ROW, {0: held(0, "ratmen"), 1: held(0, "ratmen", flag=1)}, hand=6)
    play(g, "use art 2")
    assert (region(g, 1).get("flag"), region(g, 2)) == (None, held(0, "ratmen", 2, flag=1))


def attacked(*rules: Json, **fields: int) -> Game:
    """Somebody else is next to the marker."""
    seats = [player("orcs forest", hand=9, turns=1), player("ratmen art", turns=1)]
    regions = {0: held(0, "orcs"), 1: held(1, "ratmen", **fields), 3: held(1, "ratmen")}
    return game(ROW, seats, regions, homebrew=[power(*rules)])


def test_what_a_marker_does() -> None:
    assert attacked(rule("marker", id="flag", defence=2), flag=1).cost(1) == 5
    assert 1 not in conquerable(attacked(rule("marker", id="flag", immune=True), flag=1))
    assert 1 in conquerable(attacked(rule("marker", id="flag"), flag=1))
    g = table(power(rule("marker", id="flag", coins=2)), ROW, {0: held(0, "ratmen", flag=1)})
    assert g.income(0)["art"] == 2


def test_a_shield_keeps_a_lone_token() -> None:
    for shields, legal_now in ((True, set()), (False, {"use sorcerers 1"})):
        marker = rule("marker", id="flag", shields=shields)
        seats = [player("sorcerers forest", hand=3, turns=1), player("ratmen art", turns=1)]
        regions = {0: held(0, "sorcerers"), 1: held(1, "ratmen", flag=1)}
        assert legal(game(ROW, seats, regions, homebrew=[power(marker)]), "use sorcerers") == legal_now


def test_a_marker_goes_or_stays_in_decline() -> None:
    for survives in (True, False):
        marker = rule("marker", id="flag", survives_decline=survives)
        g = play(table(power(marker), ROW, {0: held(0, "ratmen", flag=1)}), "decline")
        assert region(g, 0).get("flag") == (1 if survives else None)


def test_filters_see_the_markers_of_the_piece() -> None:
    pack = power(
        rule("marker", id="flag", name="flag", placed="turn"),
        rule("coins", per="region", where={"marker": True}, amount=3),
        rule("coins", per="region", where={"marker": False}),
    )
    assert table(pack, ROW, {0: held(0, "ratmen", flag=1), 1: held(0, "ratmen")}).income(0)["art"] == 4
