"""Positions with one clearly right answer: any level that is worth its name finds it."""

from typing import Any

import pytest

from elbowroom import Game
from elbowroom.players.bot import Budget, View
from elbowroom.players.loading import make_bot
from tests.scenario import Json, active, game, held, player, region, strip

SENSIBLE = ["easy", "medium", "hard", "expert"]
CLEVER = ["medium", "hard", "expert"]
KNOWING = ["hard", "expert"]
"""They have an opinion on races and powers."""
YOU, ME = 0, 1
LAST = 10


def turn(level: str, game: Game, nodes: int = 2500) -> list[str]:
    """Let the level play the turn of the seat that decides; its moves."""
    seat, bot = game.seat, make_bot(level, 5)
    assert seat is not None
    moves: list[str] = []
    while game.seat == seat and game.phase != "withdraw" and (not moves or game.state.seat == seat):
        moves.append(bot.choose(View(game, seat), game.legal, Budget(nodes=nodes)))
        game.play(moves[-1])
    return moves


def regions_of(game: Game, seat: int) -> set[int]:
    regions = game.to_position()["regions"]
    assert isinstance(regions, dict)
    return {int(r) for r, row in regions.items() if row.get("seat") == seat}


def race_of(game: Game, r: int) -> object:
    return region(game, r).get("race")


def position(map: Json | str, mine: Json, theirs: Json, regions: dict[int, Json], **fields: Any) -> Game:
    """It is the turn of seat 1, so that in the last round nobody comes after it."""
    return game(map, [theirs, mine], regions, seat=ME, **fields)


# Conquest


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("round", [2, LAST])
def test_free_regions_are_taken(level: str, round: int) -> None:
    g = position(
        "2p",
        player("ratmen hill", hand=12),
        player("elves swamp", turns=1),
        {r: held(YOU, "elves", 3) for r in (20, 21)},
        round=round,
    )
    turn(level, g)
    assert len(regions_of(g, ME)) >= 5


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("level", SENSIBLE)
def test_in_the_last_round_two_cheap_regions_are_better_than_a_dear_one(level: str) -> None:
    g = position(
        strip("mountain", "hill", "hill", "hill", "farmland"),
        player("trolls swamp", hand=4, turns=1),
        player("elves swamp", turns=1),
        {1: held(ME, "trolls"), 4: held(YOU, "elves", 9)},
        round=LAST,
    )
    turn(level, g)
    assert regions_of(g, ME) == {1, 2, 3}


@pytest.mark.rule("11.11")
@pytest.mark.parametrize("level", CLEVER)
def test_of_two_regions_the_one_that_pays_more_is_taken(level: str) -> None:
    g = position(
        strip("swamp", "forest", "hill", joins=[(0, 2)]),
        player("trolls hill", hand=2, turns=1),
        player("elves swamp"),
        {0: held(ME, "trolls")},
        round=LAST,
    )
    turn(level, g)
    assert regions_of(g, ME) == {0, 2}


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("level", CLEVER)
def test_empty_land_is_better_than_land_of_the_own_declined_race(level: str) -> None:
    g = position(
        strip("hill", "swamp", "mountain", joins=[(0, 2)]),
        player("trolls forest", declined=["humans"], hand=3, turns=1),
        player("elves swamp"),
        {0: held(ME, "trolls"), 1: held(ME, "humans")},
        round=LAST,
    )
    turn(level, g)
    assert regions_of(g, ME) == {0, 1, 2}


@pytest.mark.rule("4.8")
@pytest.mark.parametrize("level", SENSIBLE)
def test_the_last_token_tries_its_luck(level: str) -> None:
    g = position(
        strip("hill", "swamp", "forest"),
        player("orcs hill", hand=1, turns=1),
        player("elves swamp"),
        {0: held(ME, "orcs")},
        round=LAST,
    )
    assert turn(level, g)[0] == "attempt 1"


@pytest.mark.rule("11.6")
@pytest.mark.parametrize("level", SENSIBLE)
def test_the_dragon_is_for_the_strong_and_not_for_the_weak(level: str) -> None:
    """With the dragon in region 2 three tokens do for both neighbours; with it in region 0 they do not."""
    g = game(
        strip("swamp", "hill", "forest magic", "hill inner", joins=[(0, 2)]),
        [player("wizards dragon_master", hand=3, turns=1), player("elves swamp", turns=1)],
        {1: held(0, "wizards"), 2: held(1, "elves", 6), 3: held(1, "elves", 3)},
        round=LAST,
    )
    assert "use dragon_master 2" in turn(level, g)
    assert regions_of(g, 0) == {0, 1, 2}


@pytest.mark.rule("10.11")
@pytest.mark.parametrize("level", SENSIBLE)
def test_sorcerers_take_a_lone_token_for_nothing(level: str) -> None:
    g = position(
        strip("hill", "swamp", "forest"),
        player("sorcerers hill", turns=1),
        player("elves swamp", turns=1),
        {0: held(ME, "sorcerers"), 1: held(YOU, "elves"), 2: held(YOU, "elves", 3)},
        round=LAST,
    )
    assert "use sorcerers 1" in turn(level, g)


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_berserk_race_rolls_before_it_conquers(level: str) -> None:
    g = position(
        strip("hill", "swamp", "forest", "farmland"),
        player("orcs berserk", hand=3, turns=1),
        player("elves swamp"),
        {0: held(ME, "orcs")},
        round=LAST,
    )
    assert turn(level, g)[0] == "roll"
    assert 1 in regions_of(g, ME)


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("level", SENSIBLE)
def test_declined_ghouls_go_on_conquering(level: str) -> None:
    g = position(
        strip("hill", "swamp", "forest", "farmland", "hill"),
        player("humans hill", declined=["ghouls"], turns=1),
        player("elves swamp"),
        {0: held(ME, "ghouls", 5), 4: held(ME, "humans")},
        acting="declined",
        round=LAST,
    )
    turn(level, g)
    assert race_of(g, 1) == race_of(g, 2) == "ghouls"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("round", [2, LAST])
def test_good_land_is_not_abandoned(level: str, round: int) -> None:
    g = position(
        "2p",
        player("humans merchant", hand=4, turns=1),
        player("elves swamp", turns=1),
        {r: held(ME, "humans") for r in (1, 9, 3)} | {r: held(YOU, "elves", 3) for r in (16, 17)},
        round=round,
    )
    moves = turn(level, g)
    assert not [move for move in moves if move.startswith("abandon")]
    assert regions_of(g, ME) >= {1, 3, 9}


# Decline


def stretched(round: int, power: str = "swamp", **fields: Any) -> Game:
    """A race with one token in each region, between neighbours it can do nothing about."""
    return position(
        "2p",
        player(f"orcs {power}", turns=4),
        player("elves forest", turns=2),
        {r: held(ME, "orcs") for r in (1, 2, 3, 4, 5, 6, 9)}
        | {r: held(YOU, "elves", 2) for r in (8, 10, 11, 12, 14)},
        round=round,
        **fields,
    )


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("round", [4, 5, 6])
def test_a_race_that_can_gain_nothing_declines_while_there_is_time(level: str, round: int) -> None:
    assert turn(level, stretched(round)) == ["decline"]


@pytest.mark.rule("8.1", "11.17")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_stretched_stout_race_declines_after_scoring(level: str) -> None:
    assert turn(level, stretched(5, "stout", phase="stout")) == ["decline"]


@pytest.mark.rule("8.3", "9.1")
@pytest.mark.parametrize("level", SENSIBLE)
def test_nobody_declines_in_the_last_round(level: str) -> None:
    g = stretched(LAST, "merchant")
    assert "decline" not in turn(level, g)
    assert g.coins[ME] == 5 + 7 + 7


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_young_race_with_room_to_grow_does_not_decline(level: str) -> None:
    g = position(
        "2p",
        player("ratmen merchant", hand=6, turns=1),
        player("elves swamp", turns=1),
        {1: held(ME, "ratmen", 2), 2: held(ME, "ratmen", 2), 16: held(YOU, "elves", 6)},
        round=2,
    )
    turn(level, g)
    assert active(g, ME)["race"] == "ratmen"
    assert len(regions_of(g, ME)) >= 4


ODD = [
    ("orcs swamp", {1: 1, 2: 1}, 6, 4),
    ("orcs swamp", {1: 1}, 7, 3),
    ("humans hill", {1: 1, 2: 1}, 7, 3),
    ("elves bivouacking", {1: 2}, 9, 4),
    ("giants merchant", {2: 1, 3: 1}, 6, 5),
    ("dwarves mounted", {1: 1, 2: 1}, 5, 3),
]
"""Young races that hold little and have much in hand, as good play never leaves them."""


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("level", KNOWING)
@pytest.mark.parametrize(("combo", "land", "hand", "round"), ODD)
def test_many_tokens_in_hand_are_used_before_a_young_race_declines(
    level: str, combo: str, land: dict[int, int], hand: int, round: int
) -> None:
    race = combo.split()[0]
    g = position(
        "2p",
        player(combo, turns=1, hand=hand),
        player("elves forest" if race != "elves" else "trolls forest", turns=2),
        {r: held(ME, race, tokens) for r, tokens in land.items()}
        | {r: held(YOU, "elves" if race != "elves" else "trolls", 2) for r in (8, 10, 11, 12, 14)},
        round=round,
    )
    turn(level, g)
    assert active(g, ME)["race"] == race
    assert len(regions_of(g, ME)) >= len(land) + 2


# Picking

NO_STACKS: Json = {"banners": {"shuffled": [], "returned": []}, "badges": {"shuffled": [], "discarded": []}}


def last_pick(*combos: str, coins: tuple[int, ...] = (), regions: int = 3) -> Game:
    """In the last round a player must pick, for a map of few regions."""
    offer = [
        {"race": combo.split()[0], "power": combo.split()[1], "coins": coins[i] if coins else 0}
        for i, combo in enumerate(combos)
    ]
    return position(
        strip(*["hill"] * regions),
        player(coins=9),
        player("elves swamp"),
        {},
        round=LAST,
        offer=offer,
        **NO_STACKS,
    )


@pytest.mark.rule("11.20")
@pytest.mark.parametrize("level", KNOWING)
def test_the_last_pick_is_the_one_that_pays_now(level: str) -> None:
    assert turn(level, last_pick("ratmen swamp", "trolls fortified", "orcs wealthy"))[0] == "pick 3"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("level", SENSIBLE)
def test_coins_on_a_combo_are_taken(level: str) -> None:
    g = last_pick("ratmen swamp", "orcs forest", "humans swamp", coins=(0, 9, 0))
    assert turn(level, g)[0] == "pick 2"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("level", KNOWING)
def test_nobody_pays_for_what_earns_no_more(level: str) -> None:
    combos = ["orcs swamp", "ratmen swamp", "trolls swamp", "giants swamp"]
    assert turn(level, last_pick(*combos, regions=1))[0] == "pick 1"


# Placing

FRONT = strip("hill", "hill inner", "hill inner", "swamp", "swamp")


def front(power: str, hand: int = 3, **fields: Any) -> Game:
    """Redeployment of a race whose region 2 alone lies next to an enemy."""
    return position(
        FRONT,
        player(f"orcs {power}", hand=hand, turns=1),
        player("elves swamp", turns=1),
        {0: held(ME, "orcs"), 1: held(ME, "orcs"), 2: held(ME, "orcs"), 3: held(YOU, "elves", 6)},
        phase="redeploy",
        round=4,
        **fields,
    )


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("level", SENSIBLE)
def test_tokens_go_where_the_enemy_is(level: str) -> None:
    g = front("hill")
    turn(level, g)
    assert region(g, 2) == held(ME, "orcs", 4)


@pytest.mark.rule("11.10")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_hero_stands_where_the_enemy_is(level: str) -> None:
    g = front("heroic", hand=0)
    turn(level, g)
    assert region(g, 2)["hero"] == 1


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("level", SENSIBLE)
def test_most_encampments_stand_where_the_enemy_is(level: str) -> None:
    g = front("bivouacking", hand=0)
    turn(level, g)
    camps = [region(g, r).get("encampments", 0) for r in range(3)]
    assert camps[2] == max(camps)  # type: ignore[type-var]
    assert camps[2] != camps[0]


@pytest.mark.rule("11.9")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_fortress_is_built_where_the_enemy_is(level: str) -> None:
    g = front("fortified", hand=0)
    assert "use fortified 2" in turn(level, g)


@pytest.mark.rule("11.9")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_fortress_is_worth_a_coin_in_the_last_round_too(level: str) -> None:
    g = front("fortified", hand=0)
    g = Game.from_position(g.to_position() | {"round": LAST})
    turn(level, g)
    assert g.coins[ME] == 5 + 3 + 1


@pytest.mark.rule("11.5")
@pytest.mark.parametrize("level", SENSIBLE)
def test_a_diplomat_makes_peace(level: str) -> None:
    assert "use diplomat 0" in turn(level, front("diplomat"))


@pytest.mark.rule("11.5")
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("ours", [{6, 7}, {1, 2}], ids=["far from 1 and 2", "1 and 2"])
@pytest.mark.parametrize("enemy", [1, 2])
def test_the_ally_is_the_menacing_one_whatever_regions_are_held(
    level: str, enemy: int, ours: set[int]
) -> None:
    """Seats and regions are both numbers, and must not be taken for each other."""
    g = game(
        strip(*["hill"] * 9, joins=[(2, 6)]),
        [
            player("orcs diplomat", turns=1),
            player("elves swamp", turns=1),
            player("humans swamp", turns=1),
        ],
        {
            **{r: held(0, "orcs") for r in ours},
            5: held(enemy, "elves" if enemy == 1 else "humans", 9),
            3: held(3 - enemy, "humans" if enemy == 1 else "elves", 1),
        },
        phase="redeploy",
        round=4,
    )
    assert f"use diplomat {enemy}" in turn(level, g)


@pytest.mark.rule("10.1")
def test_tokens_that_serve_for_conquest_only_are_no_reason_to_pick_a_race() -> None:
    """Amazons bring 6 and 4, and the 4 hold nothing; whoever picks first would always take them."""
    g = game(
        "2p",
        [player(), player("elves swamp", turns=1, hand=3)],
        {},
        offer=[{"race": "ratmen", "power": "hill"}, {"race": "amazons", "power": "forest"}],
    )
    assert turn("medium", g)[0] == "pick 1"
    g = game(
        "2p",
        [player(), player("elves swamp", turns=1, hand=3)],
        {},
        offer=[{"race": "wizards", "power": "hill"}, {"race": "ratmen", "power": "forest"}],
    )
    assert turn("medium", g)[0] == "pick 2"
