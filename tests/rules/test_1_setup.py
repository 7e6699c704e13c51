"""Set-up (1)."""

from collections import Counter
from typing import cast

import pytest

from elbowroom import Game, IllegalMove, OptionError, PositionError
from elbowroom.engine.events import Rolled
from elbowroom.record.position import Position
from tests.scenario import TRIBE, Json, active, game, held, legal, play, player, region, strip

FIELD = strip("farmland")
BOX = {
    "amazons": 15, "dwarves": 8, "elves": 11, "ghouls": 10, "giants": 11, "halflings": 11, "humans": 10,
    "orcs": 10, "ratmen": 13, "skeletons": 20, "sorcerers": 18, "tritons": 11, "trolls": 10, "wizards": 10,
}  # fmt: skip
BANNERS = {
    "amazons": 6 + 4, "dwarves": 3, "elves": 6, "ghouls": 5, "giants": 6, "halflings": 6, "humans": 5,
    "orcs": 5, "ratmen": 8, "skeletons": 6, "sorcerers": 5, "tritons": 6, "trolls": 5, "wizards": 5,
}  # fmt: skip
BADGES = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon_master": 5,
    "flying": 5, "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5,
    "pillaging": 5, "seafaring": 5, "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
MARKERS = {
    "lair": ("trolls merchant", 10),
    "fortress": ("humans fortified", 6),
    "encampments": ("humans bivouacking", 5),
    "hole": ("halflings merchant", 2),
    "hero": ("humans heroic", 2),
    "dragon": ("humans dragon_master", 1),
}


def offer_of(g: Game) -> list[Json]:
    return cast("list[Json]", g.to_position()["offer"])


def coins_in(view: Position) -> list[int | None]:
    return [row["coins"] for row in view["players"]]


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_each_number_of_players_has_its_map_and_rounds(players: int, rounds: int) -> None:
    g = Game.new(players, seed=1)
    assert (g.to_position()["map"], g.players, g.rounds, g.round) == (f"{players}p", players, rounds, 1)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(players)
    assert caught.value.code == "bad_player_count"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(("race", "tokens"), BOX.items())
def test_a_race_has_as_many_tokens_as_the_box(race: str, tokens: int) -> None:
    g = game(FIELD, [player(f"{race} merchant", hand=tokens - 1), player()], {0: held(0, race)})
    assert active(g, 0)["hand"] == tokens - 1
    with pytest.raises(PositionError) as caught:
        game(FIELD, [player(f"{race} merchant", hand=tokens), player()], {0: held(0, race)})
    assert caught.value.code == "box_exceeded"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("marker", MARKERS)
def test_there_are_no_more_markers_than_the_box_holds(marker: str) -> None:
    combo, supply = MARKERS[marker]
    map = strip(*["hill"] * (supply + 1))
    players = [player(combo, turns=1), player("skeletons forest")]
    row = held(0, combo.split()[0], **{marker: 1})
    most = dict.fromkeys(range(supply), row)
    g = game(map, players, most)
    assert all(region(g, r)[marker] == 1 for r in range(supply))
    # The 10 Trolls are on the map by then, but anybody may stand behind a lair.
    one_more = held(1, "skeletons", lair=1) if marker == "lair" else row
    with pytest.raises(PositionError) as caught:
        game(map, players, {**most, supply: one_more})
    assert caught.value.code == "too_many_markers"


@pytest.mark.rule("1.2")
def test_there_are_18_lost_tribes() -> None:
    map = strip(*["hill"] * 19)
    game(map, [player(), player()], dict.fromkeys(range(18), TRIBE))
    with pytest.raises(PositionError) as caught:
        game(map, [player(), player()], dict.fromkeys(range(19), TRIBE))
    assert caught.value.code == "too_many_tribes"


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(("race", "tokens"), BANNERS.items())
def test_a_banner_gives_its_tokens(race: str, tokens: int) -> None:
    g = game(FIELD, [player(), player()], offer=[{"race": race, "power": "merchant"}])
    play(g, "pick 1")
    assert active(g, 0)["hand"] == tokens + 2


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("power", "tokens"), BADGES.items())
def test_a_badge_gives_its_tokens(power: str, tokens: int) -> None:
    g = game(FIELD, [player(), player()], offer=[{"race": "ratmen", "power": power}])
    play(g, "pick 1")
    assert active(g, 0)["hand"] == 8 + tokens


@pytest.mark.rule("1.5")
def test_six_combos_are_on_offer_and_the_rest_lies_in_two_stacks() -> None:
    g = Game.new(2, seed=1)
    position = g.to_position()
    offer = offer_of(g)
    banners = cast("dict[str, list[str]]", position["banners"])
    badges = cast("dict[str, list[str]]", position["badges"])
    assert len(offer) == 6
    assert all(row["coins"] == 0 for row in offer)
    assert sorted([*(str(row["race"]) for row in offer), *banners["shuffled"]]) == sorted(BOX)
    assert sorted([*(str(row["power"]) for row in offer), *badges["shuffled"]]) == sorted(BADGES)
    assert (banners["returned"], badges["discarded"]) == ([], [])
    assert legal(g, "pick") == {f"pick {place}" for place in range(1, 7)}


@pytest.mark.rule("1.5")
def test_banners_and_badges_are_shuffled_apart() -> None:
    tops = {tuple(offer_of(Game.new(2, seed=seed))[0].values())[:2] for seed in range(200)}
    assert {race for race, _ in tops} == set(BOX)
    assert {power for _, power in tops} == set(BADGES)
    assert len({power for race, power in tops if race == "elves"}) > 1


@pytest.mark.rule("1.6")
def test_lost_tribes_stand_where_the_map_shows_them_and_nowhere_else() -> None:
    g = Game.new(2, seed=1)
    assert g.to_position()["regions"] == {str(r): TRIBE for r in (3, 6, 10, 11, 12, 13, 14, 16, 18)}


@pytest.mark.rule("1.6")
def test_mountains_stand_on_mountain_regions() -> None:
    g = play(Game.new(2, seed=1), "pick 1")
    assert {r for r in range(23) if "mountain" in g.cost_parts(r)} == {5, 15, 19}
    assert g.cost_parts(5)["mountain"] == 1


@pytest.mark.rule("1.7")
def test_everybody_starts_with_five_coins() -> None:
    g = Game.new(5, seed=1)
    assert g.coins == [5, 5, 5, 5, 5]
    assert coins_in(g.view(2)) == [None, None, 5, None, None]


@pytest.mark.rule("1.7")
def test_an_empty_stash_costs_nobody_a_coin() -> None:
    whole_stash = 30 * 10 + 24 * 5 + 20 * 3 + 35
    rich = [player("orcs alchemist", coins=whole_stash, turns=1), player("humans hill", coins=whole_stash)]
    g = play(game(FIELD, rich, {0: held(0, "orcs")}), "done", "done")
    assert g.coins == [whole_stash + 3, whole_stash]


@pytest.mark.rule("1.8")
def test_the_die_has_three_blank_faces_and_a_one_a_two_and_a_three() -> None:
    pips = Counter[int]()
    for seed in range(600):
        g = game(FIELD, [player("humans merchant", hand=1), player()], seed=seed)
        pips.update(event.pips for event in g.play("attempt 0") if isinstance(event, Rolled))
    assert set(pips) == {0, 1, 2, 3}
    assert 250 < pips[0] < 350
    assert all(70 < pips[face] < 130 for face in (1, 2, 3))


@pytest.mark.rule("1.8")
@pytest.mark.parametrize(("short", "pips"), [(1, 1), (2, 2), (3, 3)])
def test_the_die_reaches_from_nought_to_three(short: int, pips: int) -> None:
    players = [player("humans merchant", hand=2), player("ratmen forest", turns=1)]
    g = game(FIELD, players, {0: held(1, "ratmen", short)})
    for wrong in (4, -1):
        with pytest.raises(IllegalMove) as caught:
            g.play("attempt 0", die=wrong)
        assert caught.value.code == "impossible_outcome"
    play(g, f"attempt 0 / {pips}")
    assert region(g, 0)["seat"] == 0


@pytest.mark.rule("1.9")
def test_a_table_may_choose_who_begins() -> None:
    assert Game.new(3, seed=1, names=["Ann", "Bo", "Cy"], first=1).names == ["Bo", "Cy", "Ann"]


@pytest.mark.rule("1.9")
def test_a_table_may_have_the_first_player_drawn() -> None:
    drawn = [Game.new(3, seed=seed, names=["Ann", "Bo", "Cy"], first="draw").names for seed in range(30)]
    assert {names[0] for names in drawn} == {"Ann", "Bo", "Cy"}
    assert all(names in (["Ann", "Bo", "Cy"], ["Bo", "Cy", "Ann"], ["Cy", "Ann", "Bo"]) for names in drawn)
