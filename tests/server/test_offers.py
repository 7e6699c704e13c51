"""What the page is told about the moves on offer: it must be what the engine says."""

from typing import Any

import pytest

from elbowroom import Game
from elbowroom.cli.demo_player import choose
from elbowroom.engine.events import Scored
from elbowroom.game.dice import seeded
from elbowroom.server.protocol.offers import OfferedMove, Offers
from elbowroom.server.table.moves import PLACING
from elbowroom.server.table.offers import incomes, offers
from tests.scenario import game, held, player, strip


def told(g: Game) -> Offers:
    return offers(g.state, g.state)


def at(o: Offers, region: int) -> list[OfferedMove]:
    """What can be done in a region."""
    return [move for move in o.moves if move.region == region]


def on_strip(**fields: Any) -> Game:
    """Ann's Orcs next to Bo's Elves on a mountain, with the sea behind them."""
    return game(
        strip("hill", "swamp", "mountain", "hill", "sea"),
        [player("orcs swamp", turns=1, **fields), player("elves hill", turns=1)],
        {0: held(0, "orcs", 4), 2: held(1, "elves", 2)},
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_whole_games_the_offers_agree_with_the_game(players: int) -> None:
    g, dice = Game.new(players, seed=players), seeded(players)
    while not g.over:
        o = told(g)
        assert ([move.move for move in o.moves], o.seat) == (g.legal, g.seat)
        assert (o.phase, o.acting) == (g.phase, g.acting)
        assert o.done_why == g.why_not("done")
        assert [c.move for c in o.combos if c.move] == [move.move for move in o.moves if move.verb == "pick"]
        placed = [move for supply in o.supplies for move in supply.moves.values()]
        placing = [move.move for move in o.moves if move.verb in PLACING and move.region is not None]
        assert sorted(placed) == (sorted(placing) if g.phase in ("redeploy", "withdraw") else [])
        ways = [move for tool in o.tools for move in tool.moves.values()]
        conquests = [
            move.move for move in o.moves if move.verb in ("conquer", "use") and move.region is not None
        ]
        assert sorted(ways) == (sorted(conquests) if g.phase in ("expand", "conquer") else [])
        for region, spot in o.spots.items():
            assert spot.own == (g.region(int(region)).seat == g.seat)
            verbs = {move.verb for move in at(o, int(region))}
            if g.phase in ("expand", "conquer"):
                assert (spot.cost, spot.parts) == (g.cost(int(region)), g.cost_parts(int(region)))
                assert spot.why[:1] == g.why_not(f"conquer {region}")[:1]
                assert ("conquer" in verbs) == (not spot.why)
            elif not verbs:
                assert spot.why
        assert [dict(one) for one in incomes(g.state)] == [g.income(seat) for seat in range(players)]
        g.play(choose(g, dice))


def test_a_conquest_tells_its_cost_and_what_it_earns() -> None:
    o = told(on_strip())
    (move,) = at(o, 1)
    assert (move.move, move.cost, move.odds, move.gain) == ("conquer 1", 2, None, 2)  # a swamp for Swamp
    assert o.spots["1"].parts == {"region": 2}
    assert (o.spots["3"].why, o.spots["3"].cost) == (["not_adjacent"], None)
    assert o.spots["4"].why == ["water", "not_adjacent"]
    (abandon,) = at(o, 0)
    assert (abandon.verb, abandon.cost, abandon.gain) == ("abandon", None, -1)
    assert o.spots["0"].why == ["own_region"]
    assert (o.hand, o.before) == (3, {"0": 4})


def test_an_attempt_tells_its_odds() -> None:
    g = on_strip(hand=1)
    g.play("conquer 1")
    o = told(g)
    spot = o.spots["2"]
    assert (spot.cost, spot.parts) == (5, {"region": 2, "mountain": 1, "tokens": 2})
    (move,) = at(o, 2)
    assert (move.move, move.odds, move.gain, spot.why) == ("attempt 2", 1 / 6, 2, ["not_enough_tokens"])


def test_what_even_the_best_roll_does_not_take_says_so() -> None:
    g = on_strip()
    g.play("conquer 1")
    assert told(g).spots["2"].why == ["not_enough_tokens", "too_short"]


def test_a_dragon_costs_one_token_and_sorcery_none() -> None:
    players = [player("sorcerers dragon_master", hand=2, turns=1), player("elves hill", turns=1)]
    g = game(strip("hill", "mountain"), players, {0: held(0, "sorcerers"), 1: held(1, "elves")})
    moves = {move.trait: move for move in at(told(g), 1) if move.trait}
    assert moves["dragon_master"].cost == 1
    assert moves["sorcerers"].cost == 0
    assert moves["sorcerers"].gain == 1


def test_combos_tell_price_tokens_and_why_not() -> None:
    g = Game.from_position({"players": [player(coins=2), player()]}, seed=4)
    o = told(g)
    assert [combo.row for combo in o.combos] == [1, 2, 3, 4, 5, 6]
    assert [combo.price for combo in o.combos] == [0, 1, 2, 3, 4, 5]
    assert [combo.move for combo in o.combos] == ["pick 1", "pick 2", "pick 3", None, None, None]
    assert o.combos[3].why == ["not_enough_coins"]
    second = o.combos[1]
    g.play("pick 2")
    active = g.to_position()["players"][0]["active"]
    assert active is not None
    assert (active["race"], active["power"], active["hand"]) == (second.race, second.power, second.tokens)
    assert (o.race, o.hand, o.spots) == (None, 0, {})


def test_the_diplomats_choices_are_players_and_no_regions() -> None:
    players = [player("orcs diplomat", hand=0, turns=1), player("elves hill", turns=1)]
    g = game(strip("hill", "hill"), players, {0: held(0, "orcs"), 1: held(1, "elves")}, phase="redeploy")
    o = told(g)
    (choice,) = [move for move in o.moves if move.verb == "use"]
    assert (choice.move, choice.trait, choice.seat) == ("use diplomat 1", "diplomat", 1)
    assert [move for move in o.moves if move.region is not None] == []


def test_tools_tell_with_what_regions_can_be_taken() -> None:
    players = [player("sorcerers dragon_master", hand=1, turns=1), player("elves hill", turns=1)]
    regions = {0: held(0, "sorcerers"), 1: held(1, "elves"), 2: held(1, "elves", 3)}
    g = game(strip("hill", "hill", "hill"), players, regions)
    tokens, sorcery, dragon = told(g).tools
    assert (tokens.trait, tokens.kind, tokens.moves) == (None, "tokens", {})
    assert (sorcery.trait, sorcery.kind, sorcery.marker, sorcery.cost) == ("sorcerers", "race", None, 0)
    assert (dragon.trait, dragon.kind, dragon.marker, dragon.cost) == ("dragon_master", "power", "dragon", 1)
    assert dragon.moves == {"1": "use dragon_master 1"}
    g.play("use dragon_master 1")
    assert [tool.trait for tool in told(g).tools] == [None]


def test_land_of_ones_own_declined_race_is_said_to_be_ones_own() -> None:
    ann = player("orcs hill", hand=4, turns=1, declined=["trolls"])
    g = game(
        strip("hill", "hill", "hill"),
        [ann, player("elves hill", turns=1)],
        {1: held(0, "trolls"), 2: held(1, "elves")},
    )
    spots = told(g).spots
    assert [spots[str(region)].own for region in range(3)] == [False, True, False]
    (conquest,) = [move for move in at(told(g), 1) if move.verb == "conquer"]
    assert conquest.move == "conquer 1"


def test_who_may_not_be_named_is_told_with_the_reason_until_somebody_was() -> None:
    def refused(g: Game) -> list[tuple[str, int, list[str]]]:
        return [(one.trait, one.seat, one.why) for one in told(g).refused_seats]

    others = [player("elves hill", turns=1), player("giants flying", turns=1)]
    regions = {0: held(0, "orcs"), 1: held(1, "elves"), 2: held(2, "giants")}
    g = game(strip("hill", "hill", "hill"), [player("orcs diplomat", hand=5, turns=1), *others], regions)
    assert refused(g) == [], "while it conquers nobody is named"
    g.play("conquer 1")
    g.play("done")
    assert refused(g) == [("diplomat", 1, ["was_attacked"])]
    while "done" not in g.legal:
        g.play(g.legal[0])
    g.play("use diplomat 2")
    assert refused(g) == []
    g = game(
        strip("hill", "hill", "hill"),
        [player("orcs diplomat", hand=5, turns=1), player("elves hill", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves")},
    )
    g.play("conquer 1")
    g.play("done")
    assert refused(g) == [("diplomat", 1, ["was_attacked"])], "nobody is left, and that is said"


def test_supplies_tell_what_is_left_to_place() -> None:
    regions = {0: held(0, "orcs"), 1: held(0, "orcs")}
    camps = [player("orcs bivouacking", hand=0, turns=1), player("elves hill", turns=1)]
    g = game(strip("hill", "hill", "hill"), camps, regions, phase="redeploy")
    tokens, supply = told(g).supplies
    assert (tokens.trait, tokens.marker, tokens.left, tokens.moves) == (None, None, 0, {})
    assert (supply.trait, supply.marker, supply.left, supply.must) == ("bivouacking", "encampments", 5, True)
    assert supply.moves == {"0": "use bivouacking 0", "1": "use bivouacking 1"}
    assert told(g).done_why == ["must_place"]
    g.play("use bivouacking 0 3")
    assert told(g).supplies[1].left == 2
    fort = [player("orcs fortified", hand=0, turns=1), player("elves hill", turns=1)]
    g = game(strip("hill", "hill", "hill"), fort, regions, phase="redeploy")
    _, supply = told(g).supplies
    assert (supply.marker, supply.left, supply.must) == ("fortress", 1, False)
    assert [move.gain for move in at(told(g), 0)] == [1]
    g.play("use fortified 0")
    assert [supply.trait for supply in told(g).supplies] == [None]


def test_the_decline_that_is_shown_is_the_decline_that_happens() -> None:
    g = game(
        strip("hill", ["mine", "hill"][1] + " mine", "swamp", "hill"),
        [player("dwarves merchant", declined=["humans"], turns=1), player("elves hill", turns=1)],
        {0: held(0, "dwarves", 2), 1: held(0, "dwarves"), 2: held(0, "humans"), 3: held(1, "elves")},
    )
    preview = told(g).decline
    assert preview is not None
    (scored,) = [event for event in g.play("decline") if isinstance(event, Scored)]
    assert preview.income == dict(scored.income)
    position = g.to_position()
    kept = [int(r) for r, row in position["regions"].items() if row.get("seat") == 0]
    assert preview.regions == kept == [0, 1]


def test_a_late_decline_shows_what_it_will_earn() -> None:
    players = [player("orcs stout", turns=2), player("elves hill", turns=1)]
    g = game(strip("hill", "hill"), players, {0: held(0, "orcs", 3), 1: held(1, "elves")}, phase="stout")
    preview = told(g).decline
    assert preview is not None
    assert (preview.regions, preview.income) == ([0], {"regions": 1})


def test_before_is_where_the_acting_race_stood() -> None:
    g = on_strip()
    start = g.state
    g.play("conquer 1")
    g.play("done")
    assert offers(g.state, start).before == {"0": 4}
