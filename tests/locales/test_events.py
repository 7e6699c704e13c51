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
            "Ann picks Dragon Master Trolls with 10 tokens.",
        ),
        (
            happened.Picked(0, 2, "orcs", "hill", 1, 3, 9),
            "Ann picks Hill Orcs with 9 tokens, for one coin, and finds 3 coins on them.",
        ),
        (happened.Revealed("elves", "hill"), "Hill Elves are on offer."),
        (happened.Abandoned(0, "elves", 9), "Ann’s Elves abandon Turnip Fields."),
        (happened.Rolled(1, 2, 9), "Bo rolls 2 for Turnip Fields."),
        (happened.Rolled(1, 0, None), "Bo rolls 0 before the next conquest."),
        (
            happened.Conquered(0, "orcs", 9, 1, "tokens"),
            "Ann’s Orcs take Turnip Fields with one token.",
        ),
        (
            happened.Conquered(0, "orcs", 9, 3, "tokens"),
            "Ann’s Orcs take Turnip Fields with 3 tokens.",
        ),
        (
            happened.Conquered(0, "orcs", 9, 2, "attempt"),
            "Ann’s Orcs take Turnip Fields with the help of the die.",
        ),
        (
            happened.Conquered(0, "orcs", 9, 1, "dragon_master"),
            "Ann’s Orcs take Turnip Fields by way of Dragon Master.",
        ),
        (happened.Repelled(0, "orcs", 9), "Ann’s Orcs fail to take Turnip Fields."),
        (happened.TribeFell(14), "The Lost Tribe of Badger Hill is gone."),
        (happened.Driven(1, "elves", 9, 0, 3), "Bo’s Elves lose Turnip Fields; 3 withdraw."),
        (happened.Driven(1, "orcs", 9, 1, 0), "Bo’s Orcs lose Turnip Fields and one token."),
        (happened.Driven(1, "orcs", 9, 1, 1), "Bo’s Orcs lose Turnip Fields and one token; one withdraws."),
        (happened.Raised(0, "skeletons", 1), "One more token joins Ann’s Skeletons."),
        (happened.Raised(0, "skeletons", 2), "2 more tokens join Ann’s Skeletons."),
        (
            happened.PutAside(0, "amazons", 4),
            "4 tokens of Ann’s Amazons step off the map until the next turn.",
        ),
        (happened.Deployed(0, "orcs", 9), "Ann’s Orcs reinforce Turnip Fields with one token."),
        (
            happened.MarkerPlaced(0, "encampments", 9),
            "Ann has an encampment in Turnip Fields now.",
        ),
        (happened.MarkerLifted(0, "dragon", 9), "Ann takes the dragon away from Turnip Fields."),
        (happened.PeaceMade(0, 1), "Ann makes peace with Bo for a round."),
        (
            happened.Scored(0, (("regions", 4), ("merchant", 4), ("humans", 0)), 20),
            "Ann earns 8 coins: 4 for regions, 4 by Merchant.",
        ),
        (happened.Scored(0, (("regions", 1),), None), "Ann earns one coin: 1 for regions."),
        (happened.Scored(0, (("regions", 0),), None), "Ann earns nothing."),
        (happened.Declined(0, "orcs", "hill", 0), "Ann’s Hill Orcs go into decline without a region."),
        (happened.Declined(0, "orcs", "hill", 5), "Ann’s Hill Orcs go into decline in 5 regions."),
        (happened.PeopleGone(1, "orcs"), "Bo’s Orcs are no more."),
        (happened.GameEnded((1097, 88), (0,)), "The game is over. Ann wins with 1097 coins."),
        (happened.GameEnded((90, 90), (0, 1)), "The game is over. Ann, Bo share the win with 90 coins."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert describe_event(event, TABLE) == sentence


def test_tokens_deployed_one_by_one_are_told_region_by_region() -> None:
    hill, fields = happened.Deployed(0, "orcs", 14), happened.Deployed(0, "orcs", 9)
    told = list(describe_events([hill, fields, hill, happened.PeaceMade(0, 1), hill], TABLE))
    assert told == [
        (hill, "Ann’s Orcs reinforce Badger Hill with 2 tokens."),
        (fields, "Ann’s Orcs reinforce Turnip Fields with one token."),
        (happened.PeaceMade(0, 1), "Ann makes peace with Bo for a round."),
        (hill, "Ann’s Orcs reinforce Badger Hill with one token."),
    ]


def test_what_only_machines_need_is_not_told() -> None:
    assert describe_event(happened.Gathered(0, "orcs", 4), TABLE) == ""
    hill = happened.Deployed(0, "orcs", 14)
    told = list(describe_events([hill, happened.PhaseBegan(0, "orcs", "withdraw"), hill], TABLE))
    assert told == [(hill, "Ann’s Orcs reinforce Badger Hill with 2 tokens.")]


def test_a_region_without_a_name_is_called_by_its_number() -> None:
    assert GameNames(["Ann", "Bo"], strip("hill", "swamp")).region(1) == "region 1"


def test_home_made_traits_and_regions_without_a_text_are_called_by_their_ids() -> None:
    map = strip("hill")
    map["regions"][0]["name"] = "old_mill"  # type: ignore[index]
    table = GameNames(["Ann", "Bo"], map)
    event = happened.Conquered(0, "snow_people", 0, 1, "very_frosty")
    assert describe_event(event, table) == "Ann’s Snow People take Old Mill by way of Very Frosty."


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
