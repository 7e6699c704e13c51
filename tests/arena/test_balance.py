"""Whether a home-made race or power is fair: the games, what they tell, and what is thought of it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from elbowroom.arena.balance import Balance, Report, play
from elbowroom.arena.dealing import Deal, Variant
from elbowroom.arena.effects import Effect, Effects, Outcome, Pick, inverted
from elbowroom.arena.figures import Figures
from elbowroom.arena.verdicts import Trial, judged, next_try
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.errors import ContentError, OptionError
from elbowroom.engine.trait import Trait
from elbowroom.game.dice import seeded
from elbowroom.homebrew import Power, Race
from elbowroom.players.bot import Budget
from tools.newcomers.pieces import STRONG, WEAK

EXAMPLES = Path(__file__).parents[2] / "examples" / "homebrew"
MOLES = str(EXAMPLES / "moles.py")
PIECE = Power("piece", 4, earns=2)


def deal(variant: Variant | None, seed: int = 5) -> Deal:
    return Deal(variant, 2, "medium", seed, Budget())


# Games


def test_the_piece_is_the_first_pick_of_its_games_and_in_no_others() -> None:
    for seed in range(5):
        reigns = deal(Variant(PIECE, "piece", 4), seed).play().reigns
        assert (reigns[0].seat, reigns[0].power, reigns[0].picked) == (0, "piece", 1)
        assert all(reign.power != "piece" for reign in deal(None, seed).play().reigns)


def test_partners_are_chance() -> None:
    partners = {deal(Variant(PIECE, "piece", 4), seed).play().reigns[0].race for seed in range(12)}
    assert len(partners) > 5


def test_the_same_deal_is_the_same_game() -> None:
    variant = Variant(MOLES, "moles", 6)
    assert deal(variant).play().coins == deal(variant).play().coins


def test_a_variant_has_another_number_and_is_the_same_otherwise() -> None:
    (trait,) = [Variant(MOLES, "moles", tokens).trait() for tokens in (4,)]
    assert (trait.tokens, trait.losses, trait.replaces) == (4, 0, "tritons")
    assert Variant(MOLES, "moles", 6).trait().tokens == 6


# What everything adds


def test_a_matrix_times_its_inverse_is_one() -> None:
    square = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.0], [0.5, 0.0, 2.0]]
    inverse = inverted(square)
    for i in range(3):
        for j in range(3):
            product = sum(square[i][k] * inverse[k][j] for k in range(3))
            assert product == pytest.approx(float(i == j))


def made_up_games(count: int, worth: dict[str, float]) -> list[Outcome]:
    """Two seats, a pick each; coins are what race and power are worth, seat 0 has 3 more, and some luck."""
    dice = seeded(4)
    races = [id for id in worth if id.startswith("r")]
    powers = [id for id in worth if id.startswith("p")]
    games = []
    for _ in range(count):
        picks, coins = [], []
        for seat in range(2):
            race, power = races[dice.below(len(races))], powers[dice.below(len(powers))]
            picks.append(Pick(seat, race, power, 10, 0, 0.0))
            coins.append(round(80 + worth[race] + worth[power] + 3 * (seat == 0) + dice.below(9) - 4))
        games.append(Outcome(tuple(coins), tuple(picks)))
    return games


def test_what_was_put_into_games_is_found_in_them() -> None:
    worth = {"r1": 0.0, "r2": 6.0, "r3": -6.0, "p1": 0.0, "p2": 10.0, "p3": 2.0}
    effects = Effects(made_up_games(600, worth))
    for id in ("r1", "r2", "r3"):
        found = effects.of(id, ["r1", "r2", "r3"])
        assert found.low < worth[id] < found.high
        assert found.high - found.low < 2.0
    assert effects.of("p2", ["p1", "p3"]).coins == pytest.approx(9.0, abs=0.7)


def test_more_games_make_it_surer() -> None:
    worth = {"r1": 0.0, "r2": 6.0, "p1": 0.0, "p2": 1.0}
    few, many = (Effects(made_up_games(n, worth)).of("r2", ["r1"]) for n in (40, 400))
    assert many.high - many.low < few.high - few.low


def test_a_late_pick_counts_less() -> None:
    assert [Pick(0, "r", "p", rounds, 0, 0.0).weight for rounds in (10, 6, 3)] == [1.0, 1.0, 0.5]


# What is thought of it


def figure(id: str, coins: float, error: float = 2.0, tokens: int = 4, *, is_new: bool = False) -> Figures:
    strength = Effect(coins, coins - error, coins + error)
    return Figures(id, False, is_new, tokens, 50, 30.0, 28.0, 32.0, 0.4, 0.3, 0.5, strength)


BOX = [figure("best", 5.0), figure("good", 2.0), figure("bad", -2.0), figure("worst", -5.0)]


@pytest.mark.parametrize(
    ("coins", "error", "code", "like", "rank", "tokens"),
    [
        (0.5, 2.0, "average", "good", 3, None),
        (4.0, 5.0, "average", "best", 2, None),
        (4.0, 2.0, "strong", "best", 2, 2),
        (9.0, 2.0, "too_strong", "best", 1, 1),
        (-2.5, 2.0, "weak", "bad", 4, 5),
        (-9.0, 2.0, "too_weak", "worst", 5, 5),
    ],
)
def test_a_verdict(coins: float, error: float, code: str, like: str, rank: int, tokens: int | None) -> None:
    figures = sorted([*BOX, figure("piece", coins, error, is_new=True)], key=lambda one: -one.strength.coins)
    verdict = judged(PIECE, figures, None)
    assert (verdict.code, verdict.like, verdict.rank, verdict.of) == (code, like, rank, 4)
    assert next_try(PIECE, figures) == tokens


@pytest.mark.parametrize(
    ("coins", "error", "early", "code"),
    [
        (0.5, 2.0, "open", "average"),
        (4.0, 3.0, "open", "strong"),
        (4.0, 2.5, "strong", "strong"),
        (9.0, 7.0, "open", "too_strong"),
        (-2.5, 2.0, "open", "weak"),
        (-9.0, 2.0, "too_weak", "too_weak"),
    ],
)
def test_while_games_are_to_come_it_takes_more(coins: float, error: float, early: str, code: str) -> None:
    figures = sorted([*BOX, figure("piece", coins, error, is_new=True)], key=lambda one: -one.strength.coins)
    verdicts = [judged(PIECE, figures, None, is_final=is_final) for is_final in (False, True)]
    assert [(verdict.code, verdict.is_final) for verdict in verdicts] == [(early, False), (code, True)]
    assert (next_try(PIECE, figures, is_final=False) is None) == (early == "open")


def test_before_a_trial_tells_anything_its_number_is_the_guess() -> None:
    figures = [figure("piece", 5.5, is_new=True), *BOX]
    trial = Trial(tokens=1, games=80, played=3)
    advice = judged(PIECE, figures, None, trial, is_final=False).advice
    assert advice is not None
    assert (advice.tokens, advice.strength, advice.tried, advice.is_guess) == (1, -0.5, False, True)
    known = judged(PIECE, figures, figure("piece", 0.5, tokens=1), trial, is_final=False).advice
    assert known is not None
    assert (known.tried, known.is_guess) == (True, False)


@pytest.mark.parametrize(("coins", "at_least", "is_enough"), [(5.5, 0.5, True), (30.0, 24.0, False)])
def test_where_numbers_end_the_advice_says_that_they_are_not_enough(
    coins: float, at_least: float, is_enough: bool
) -> None:
    figures = [figure("piece", coins, is_new=True), *BOX]
    guess = judged(PIECE, figures, None, Trial(1, 80, 0)).advice
    measured = judged(PIECE, figures, figure("piece", at_least, tokens=1)).advice
    for advice in (guess, measured):
        assert advice is not None
        assert (advice.tokens, advice.is_enough) == (1, is_enough)


def test_what_turns_out_average_needs_no_advice() -> None:
    figures = [figure("piece", 0.5, is_new=True), *BOX]
    assert judged(PIECE, figures, figure("piece", -4.0, tokens=2), Trial(2, 80, 80)).advice is None


def test_games_with_and_without_a_piece_take_turns() -> None:
    variants = [deal.variant and deal.variant.id for deal in Balance((PIECE, MOLES), 6).deals()]
    assert variants == [None, "piece", "moles"] * 3


def test_too_few_picks_say_nothing() -> None:
    figures = [*BOX, replace(figure("piece", 9.0, is_new=True), picks=5)]
    assert judged(PIECE, figures, None).code == "too_few_picks"
    assert judged(PIECE, BOX, None).code == "too_few_picks"


def test_a_race_gets_no_more_tokens_than_its_box_has() -> None:
    race = Race("piece", 4, box=5, replaces="orcs")
    box = [replace(one, is_race=True) for one in BOX]
    figures = [*box, replace(figure("piece", -9.0, is_new=True), is_race=True)]
    assert next_try(race, figures) == 5


def test_what_was_tried_and_is_average_is_the_advice() -> None:
    figures = [figure("piece", 8.0, is_new=True), *BOX]
    advice = judged(PIECE, figures, figure("piece", 0.5, tokens=1)).advice
    assert advice is not None
    assert (advice.tokens, advice.tried, advice.slope) == (1, True, 2.5)


def test_what_was_tried_in_vain_is_reckoned_on() -> None:
    figures = [figure("piece", 8.0, is_new=True), *BOX]
    advice = judged(PIECE, figures, figure("piece", -4.0, tokens=1)).advice
    assert advice is not None
    assert (advice.tokens, advice.tried, advice.tokens_tried, advice.strength) == (2, False, 1, 0.0)


def test_where_tokens_do_not_help_there_is_no_advice() -> None:
    figures = [figure("piece", 8.0, is_new=True), *BOX]
    assert judged(PIECE, figures, figure("piece", 8.5, tokens=1)).advice is None


# All of it


def measured(*traits: Trait, games: int = 60) -> Report:
    balance = Balance(tuple(traits), games, "medium", 2)
    balance.check()
    report = Report(balance)
    for _ in play(report, balance.deals()):
        pass
    for _ in play(report, report.tries_wanted()):
        pass
    return report


def test_strong_and_weak_pieces_are_told_apart() -> None:
    report = measured(STRONG[0], WEAK[0])
    strong, weak = report.verdicts()
    assert strong.code in ("strong", "too_strong")
    assert weak.code in ("weak", "too_weak")
    assert strong.strength > 5 > -5 > weak.strength
    assert report.tries["almighty"].tokens < 5
    assert report.games == 5 * 30


def test_a_report_is_plain_data() -> None:
    told = json.loads(json.dumps(measured(PIECE, games=20).to_json()))
    pieces = {piece["id"]: piece for piece in told["pieces"]}
    assert pieces["piece"]["new"]
    assert pieces["piece"]["picks"] >= 10
    assert set(pieces) <= {trait.id for trait in (*base_races(), *base_powers())} | {"piece"}
    assert [verdict["id"] for verdict in told["verdicts"]] == ["piece"]


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing() -> None:
    balance = Balance((MOLES,), 20, "medium", 2)
    reports = []
    for jobs in (1, 2):
        report = Report(balance)
        for _ in play(report, balance.deals(), jobs):
            pass
        reports.append(report.to_json())
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    ("balance", "code"),
    [
        (Balance((PIECE,), 0), "no_games"),
        (Balance((PIECE,), players=7), "bad_player_count"),
        (Balance((PIECE,), level="nobody"), "unknown_bot"),
        (Balance(()), "no_trait"),
        (Balance(("nowhere.py",)), "no_such_file"),
    ],
)
def test_what_cannot_be_measured_is_refused(balance: Balance, code: str) -> None:
    with pytest.raises((OptionError, ContentError)) as caught:
        balance.check()
    assert caught.value.code == code
