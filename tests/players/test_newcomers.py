"""Races, powers, markers and actions that were never learned: the search sees what they do."""

import pytest

from elbowroom import Game
from elbowroom.content.loader import ruleset
from elbowroom.engine.actions import USE_POWER
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import OVER, State
from elbowroom.engine.trait import Trait
from elbowroom.game.dice import seeded
from elbowroom.homebrew import CONQUER_PHASE, EXPAND, REDEPLOY, Event, Marker, Power, lift, place
from elbowroom.players.bot import Budget, Meter, View
from elbowroom.players.loading import make_bot
from elbowroom.players.search.features import features, names
from elbowroom.players.search.placing import next_placement, place_all
from elbowroom.players.search.playing import Searcher, play_on
from elbowroom.players.search.quick import QuickMover
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.weights import value_for
from elbowroom.record.notation import write_move
from elbowroom.testing import check_trait
from tests.scenario import Json, game, held, player, strip
from tools.newcomers.pieces import LIGHTHOUSE, NINE, STRONG, WALL, WEAK

SHINING, WALLERS, PIOUS = NINE["marker"]
RECRUITING, COURTEOUS, TUNNELLERS = NINE["action"]
ROW = strip("hill", "hill", "hill", "hill", "farmland")
LAST = 10
LONG_ROW = strip(*["hill"] * 12)


def feature(s: State, seat: int, name: str) -> float:
    return features(s, seat, value_for(s.rules).guards)[names(s.rules).index(name)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "trait",
    [trait for traits in (*NINE.values(), STRONG, WEAK) for trait in traits],
    ids=lambda trait: trait.id,
)
def test_the_pieces_of_these_tests_keep_the_laws(trait: Power) -> None:
    check_trait(trait)


# What is seen


@pytest.mark.parametrize(("race", "fighters"), [("ghouls", 2), ("keepers", 0)])
def test_tokens_that_only_stay_in_decline_are_not_taken_for_ones_that_fight_on(
    race: str, fighters: int
) -> None:
    rules: Json = {
        "id": "keepers",
        "tokens": 6,
        "replaces": "ratmen",
        "rules": [{"kind": "stays", "amount": 2}],
    }
    g = game(
        ROW,
        [player(f"{race} hill", hand=0, turns=1), player("elves swamp", turns=1)],
        {0: held(0, race, 2), 1: held(0, race, 2), 4: held(1, "elves")},
        homebrew=[{"format": 1, "races": [rules]}],
        phase="expand",
    )
    g.play("decline")
    assert g.state.tokens[:2] == [2, 2]
    assert feature(g.state, 0, "declined_spare") == fighters


class Landlords(Power):
    """A coin for each region, told by a hook."""

    def income(self, s: State, p: int) -> int:
        return s.held[p].bit_count() if s.turns[p] else 7


class Braggarts(Power):
    """Coins for the deeds of the turn."""

    def income(self, s: State, p: int) -> int:
        return s.conquests


@pytest.mark.parametrize(
    ("trait", "steady"), [(Landlords("landlords", 4), 2), (Braggarts("braggarts", 4), 0)]
)
def test_an_income_is_seen_if_it_will_be_paid_again(trait: Power, steady: int) -> None:
    g = game(
        ROW,
        [player(f"orcs {trait.id}", hand=3), player("elves hill", hand=6)],
        {0: held(0, "orcs"), 1: held(0, "orcs")},
        homebrew=[trait],
    )
    g.state.conquests = 2
    before = g.state.key()
    assert feature(g.state, 0, "bonus") == steady
    assert g.state.key() == before


def walled(walls: int) -> Game:
    regions: dict[int, Json] = {r: held(0, "wallers") for r in (0, 1, 2)}
    for r in range(walls):
        regions[r]["wall"] = 1
    players = [player("wallers swamp", turns=1), player("elves hill", hand=8)]
    return game(ROW, players, regions, homebrew=[WALLERS])


def test_the_defence_of_a_marker_that_was_never_learned_covers_regions() -> None:
    assert WALL.defence == 1
    assert feature(walled(0).state, 0, "cover") < feature(walled(2).state, 0, "cover")
    assert value_for(ruleset("2p", 2)).guards == []


def test_what_a_marker_pays_is_seen() -> None:
    players = [player("orcs shining", turns=1), player("elves hill", hand=8)]
    regions: dict[int, Json] = {0: held(0, "orcs"), 1: held(0, "orcs", lighthouse=1)}
    g = game(ROW, players, regions, homebrew=[SHINING])
    assert feature(g.state, 0, "bonus") == LIGHTHOUSE.coins == 1


# Where markers go


def about_to_place(trait: Trait, tokens: int = 1) -> Game:
    """Orcs hold three hills, and Elves come from the right."""
    players = [player(f"orcs {trait.id}", turns=1), player("elves swamp", turns=1)]
    regions: dict[int, Json] = {r: held(0, "orcs", tokens) for r in (0, 1, 2)} | {4: held(1, "elves", 6)}
    regions[3] = held(1, "elves", 1)
    return game(ROW, players, regions, phase="redeploy", homebrew=[trait])


def test_a_marker_that_only_pays_goes_where_nobody_comes() -> None:
    g = about_to_place(SHINING)
    assert next_placement(g.state) - USE_POWER in (0, 1)


def test_a_marker_that_keeps_everybody_out_goes_to_the_front() -> None:
    assert next_placement(about_to_place(PIOUS).state) == USE_POWER + 2


class Smiths(Power):
    """In redeployment a marker may be taken away; what for, nobody knows."""

    def offers(self, s: State, p: int) -> int:
        if s.phase != REDEPLOY or s.hand[p] < 0 or self.marker is None:
            return 0
        return s.where(self.marker, s.held[p])

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        if self.marker is not None:
            lift(s, self.marker, 1 << argument, out)


def test_what_only_harms_is_left_alone() -> None:
    smiths = Smiths("smiths", 4, marker=Marker("anvil", 1, coins=2))
    players = [player("orcs smiths", turns=1), player("elves swamp", turns=1)]
    regions: dict[int, Json] = {0: held(0, "orcs", anvil=1), 4: held(1, "elves", 6)}
    g = game(ROW, players, regions, phase="redeploy", homebrew=[smiths])
    assert g.legal == ["done", "use smiths 0"]
    assert write_move(g.state, next_placement(g.state)) == "done"


# Actions


def moves_of_a_turn(level: str, g: Game) -> list[str]:
    bot, moves, seat = make_bot(level, 5), [], g.seat
    assert seat is not None
    while g.seat == seat and g.phase in ("expand", "conquer"):
        moves.append(bot.choose(View(g, seat), g.legal, Budget(nodes=600)))
        g.play(moves[-1], die=0) if moves[-1].startswith("attempt") else g.play(moves[-1])
    return moves


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_token_that_can_be_had_for_nothing_is_taken(level: str) -> None:
    g = game(
        LONG_ROW,
        [player("orcs recruiting", hand=1, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 11: held(1, "elves", 3)},
        homebrew=[RECRUITING],
        round=LAST,
    )
    assert any(move.startswith("use recruiting") for move in moves_of_a_turn(level, g))


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_peace_is_made_with_whom_there_is_most_to_fear_of(level: str) -> None:
    g = game(
        LONG_ROW,
        [
            player("orcs courteous", hand=3, turns=1),
            player("elves swamp", turns=1),
            player("trolls hill", turns=1),
        ],
        {0: held(0, "orcs"), 9: held(1, "elves"), 5: held(2, "trolls", 6), 6: held(2, "trolls", 3)},
        phase="conquer",
        homebrew=[COURTEOUS],
    )
    assert "use courteous 2" in moves_of_a_turn(level, g)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_conquest_for_a_token_is_made_where_it_saves_most(level: str) -> None:
    row = strip("hill", "mountain", "farmland", "farmland")
    g = game(
        row,
        [player("tunnellers swamp", hand=1, turns=1), player("elves hill", turns=1)],
        {0: held(0, "tunnellers"), 3: held(1, "elves", 9)},
        homebrew=[TUNNELLERS],
        round=LAST,
    )
    assert moves_of_a_turn(level, g)[0] == "use tunnellers 1"


class Restless(Power):
    """A stone that can be moved from region to region for ever: no law would let it pass."""

    def offers(self, s: State, p: int) -> int:
        if self.marker is None or s.phase not in (EXPAND, CONQUER_PHASE, REDEPLOY) or s.hand[p] < 0:
            return 0
        return s.held[p] & ~s.where(self.marker, s.held[p])

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        if self.marker is not None:
            lift(s, self.marker, s.held[p], out)
            place(s, self.marker, argument, out)


@pytest.mark.parametrize("searches", [True, False])
def test_what_can_be_used_for_ever_is_not(searches: bool) -> None:
    restless = Restless("restless", 4, marker=Marker("stone", 1, coins=1, stacks=False))
    g = game(
        LONG_ROW,
        [player("orcs restless", hand=5, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(0, "orcs", stone=1), 11: held(1, "elves", 3)},
        homebrew=[restless],
        round=9,
    )
    value = value_for(g.state.rules)
    mover = Searcher(TurnSearch(value, 1, Meter(Budget(), 1 << 40))) if searches else QuickMover(value)
    s, dice = g.state, seeded(3)
    while s.phase != OVER:
        s = play_on(s, mover, dice, 1 - s.seat)
    assert legal_actions(s) == []


def test_placing_comes_to_its_end() -> None:
    g = about_to_place(RECRUITING)
    place_all(g.state)
    assert g.state.seat == 1
