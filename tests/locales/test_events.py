"""Events in sentences."""

import subprocess
import sys

import pytest

from elbowroom import Game
from elbowroom.engine import events as happened
from elbowroom.engine.events import Event
from elbowroom.game.dice import Dice
from elbowroom.locales import GameNames, describe_event, describe_events
from tests.scenario import strip

TABLE = GameNames(["Ann", "Bo"], "2p")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (happened.TurnBegan(3, 1), "Round 3: Bo to play."),
        (
            happened.Picked(0, 1, "trolls", "dragon_master", 0, 0, 10),
            "Ann takes the combo “Dragon Master Trolls”: 10 tokens.",
        ),
        (
            happened.Picked(0, 2, "orcs", "hill", 1, 3, 9),
            "Ann takes the combo “Hill Orcs”: 9 tokens, price 1 coin, 3 coins found.",
        ),
        (happened.Revealed("elves", "hill"), "New on offer: “Hill Elves”."),
        (happened.Abandoned(0, "elves", 9), "Ann abandons Turnip Fields (Elves)."),
        (happened.Rolled(1, 2, 9), "Bo rolls the die for Turnip Fields: 2."),
        (happened.Rolled(1, 0, None), "Bo rolls the die before the next conquest: 0."),
        (
            happened.Conquered(0, "orcs", 9, 1, "tokens"),
            "Ann takes Turnip Fields (Orcs, 1 token).",
        ),
        (
            happened.Conquered(0, "orcs", 9, 3, "tokens"),
            "Ann takes Turnip Fields (Orcs, 3 tokens).",
        ),
        (
            happened.Conquered(0, "orcs", 9, 2, "attempt"),
            "Ann takes Turnip Fields (Orcs, the die).",
        ),
        (
            happened.Conquered(0, "orcs", 9, 1, "dragon_master"),
            "Ann takes Turnip Fields (Orcs, Dragon Master).",
        ),
        (happened.Earned(0, "orcs", 1, 9), "Ann gets 1 coin at once: Orcs."),
        (happened.Repelled(0, "orcs", 9), "Ann fails to take Turnip Fields (Orcs)."),
        (happened.TribeFell(14), "The Lost Tribe of Badger Hill is gone."),
        (
            happened.Driven(1, "elves", 9, 0, 3),
            "Bo loses Turnip Fields (Elves). Tokens lost: 0, back in hand: 3.",
        ),
        (
            happened.Driven(1, "orcs", 9, 1, 0),
            "Bo loses Turnip Fields (Orcs). Tokens lost: 1, back in hand: 0.",
        ),
        (
            happened.Driven(1, "orcs", 9, 1, 1),
            "Bo loses Turnip Fields (Orcs). Tokens lost: 1, back in hand: 1.",
        ),
        (happened.Raised(0, "skeletons", 1), "Ann gets new tokens (Skeletons): 1."),
        (happened.Raised(0, "skeletons", 2), "Ann gets new tokens (Skeletons): 2."),
        (
            happened.PutAside(0, "amazons", 4),
            "Ann puts tokens aside until the next turn (Amazons): 4.",
        ),
        (happened.Deployed(0, "orcs", 9), "Ann places 1 token on Turnip Fields (Orcs)."),
        (
            happened.MarkerPlaced(0, "encampments", 9),
            "Ann places on Turnip Fields: an encampment.",
        ),
        (happened.MarkerLifted(0, "dragon", 9), "Ann takes a piece off Turnip Fields: the dragon."),
        (happened.PeaceMade(0, 1), "Ann makes peace with Bo for a round."),
        (
            happened.Scored(0, (("regions", 4), ("merchant", 4), ("humans", 0)), 20),
            "Ann earns 8 coins: regions 4, Merchant 4.",
        ),
        (happened.Scored(0, (("regions", 1),), None), "Ann earns 1 coin: regions 1."),
        (happened.Scored(0, (("regions", 0),), None), "Ann earns nothing."),
        (
            happened.Declined(0, "orcs", "hill", 0),
            "Ann sends the combo “Hill Orcs” into decline. No region is left.",
        ),
        (
            happened.Declined(0, "orcs", "hill", 5),
            "Ann sends the combo “Hill Orcs” into decline. Regions left: 5.",
        ),
        (happened.PeopleGone(1, "orcs"), "Bo bids a race farewell (Orcs)."),
        (happened.GameEnded((1097, 88), (0,)), "The game is over. Winner: Ann (1097 coins)."),
        (happened.GameEnded((90, 90), (0, 1)), "The game is over. Shared win: Ann and Bo (90 coins each)."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert describe_event(event, TABLE) == sentence


def test_tokens_deployed_one_by_one_are_told_region_by_region() -> None:
    hill, fields = happened.Deployed(0, "orcs", 14), happened.Deployed(0, "orcs", 9)
    told = list(describe_events([hill, fields, hill, happened.PeaceMade(0, 1), hill], TABLE))
    assert told == [
        (hill, "Ann places 2 tokens on Badger Hill (Orcs)."),
        (fields, "Ann places 1 token on Turnip Fields (Orcs)."),
        (happened.PeaceMade(0, 1), "Ann makes peace with Bo for a round."),
        (hill, "Ann places 1 token on Badger Hill (Orcs)."),
    ]


def test_equal_markers_put_down_one_by_one_are_counted() -> None:
    hill, fields = happened.MarkerPlaced(0, "encampments", 14), happened.MarkerPlaced(0, "encampments", 9)
    quiet = happened.Used(0, "bivouacking", 1)
    told = list(describe_events([hill, quiet, hill, fields, hill, happened.Deployed(0, "orcs", 9)], TABLE))
    assert told == [
        (hill, "Ann places on Badger Hill: 3 encampments."),
        (fields, "Ann places on Turnip Fields: an encampment."),
        (happened.Deployed(0, "orcs", 9), "Ann places 1 token on Turnip Fields (Orcs)."),
    ]


def test_what_only_machines_need_is_not_told() -> None:
    assert describe_event(happened.Gathered(0, "orcs", 4), TABLE) == ""
    hill = happened.Deployed(0, "orcs", 14)
    told = list(describe_events([hill, happened.PhaseBegan(0, "orcs", "withdraw"), hill], TABLE))
    assert told == [(hill, "Ann places 2 tokens on Badger Hill (Orcs).")]


def test_a_region_without_a_name_is_called_by_its_number() -> None:
    assert GameNames(["Ann", "Bo"], strip("hill", "swamp")).region(1) == "region 1"


def test_home_made_traits_and_regions_without_a_text_are_called_by_their_ids() -> None:
    map = strip("hill")
    map["regions"][0]["name"] = "old_mill"  # type: ignore[index]
    table = GameNames(["Ann", "Bo"], map)
    event = happened.Conquered(0, "snow_people", 0, 1, "very_frosty")
    assert describe_event(event, table) == "Ann takes Old Mill (Snow People, Very Frosty)."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_random_games_are_told_without_a_gap(players: int) -> None:
    seen: set[type[Event]] = set()
    for seed in range(6):
        game = Game.new(players, seed)
        dice, table = Dice(seed), GameNames.of(game)
        while not game.over:
            moves = game.legal
            for event, sentence in describe_events(game.play(moves[dice.below(len(moves))]), table):
                seen.add(type(event))
                assert sentence.endswith(".")
                assert not set("{}$_") & set(sentence)
                assert "  " not in sentence
    assert len(seen) >= 16
    assert not any(issubclass(kind, happened.Quiet) for kind in seen)


def test_importing_the_package_does_not_import_fluent() -> None:
    check = "import elbowroom, elbowroom.locales, sys; sys.exit('fluent' in str(sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
