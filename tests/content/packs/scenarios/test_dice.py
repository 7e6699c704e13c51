"""Dice of one's own, and conquests that begin again."""

from elbowroom.engine.actions import ATTEMPT, DIE
from elbowroom.engine.apply import apply, chance
from tests.content.packs.scenarios.table import power, race, rule, table
from tests.scenario import active, game, held, play, player, strip

ROW = strip("farmland", "hill", "swamp", "mountain", "mountain")


def outcomes(pack: dict[str, object]) -> list[int]:
    """The pips that a final attempt can bring, one for each case."""
    g = table(pack, ROW, {0: held(0, "ratmen")}, hand=1)
    s = g.state.copy()
    apply(s, ATTEMPT + 1)
    return sorted(outcome - DIE for outcome in chance(s))


def test_faces_and_rolls() -> None:
    assert outcomes(power()) == [0, 0, 0, 1, 2, 3]
    assert outcomes(power(rule("die", faces=[1, 1, 2, 2, 3, 6]))) == [1, 1, 2, 2, 3, 6]
    twice = outcomes(power(rule("die", rolls=2)))
    assert len(twice) == 36
    assert (twice.count(0), twice.count(3)) == (9, 11)
    assert outcomes(power(rule("die", whose="own", faces=[2] * 6))) == [2] * 6


def test_a_better_die_dares_more() -> None:
    pack = power(rule("die", faces=[0, 0, 0, 0, 0, 5]))
    map = strip("farmland", "mountain")
    seats = [player("ratmen art", hand=1, turns=1), player("orcs hill", turns=1)]
    regions = {0: held(0, "ratmen"), 1: held(1, "orcs", 3)}
    g = game(map, seats, regions, homebrew=[pack])
    assert g.cost(1) == 6
    play(g, "attempt 1 / 5")
    assert g.to_position()["regions"]["1"]["race"] == "ratmen"
    assert "attempt 1" not in game(map, seats, regions, homebrew=[power()]).legal


def test_a_roll_against_final_attempts() -> None:
    pack = race(rule("die", whose="defence", faces=[1, 1, 1, 1, 1, 1]))
    map = strip("farmland", "hill", "swamp")
    seats = [player("orcs forest", hand=2, turns=1), player("folk wealthy", turns=1)]
    regions = {0: held(0, "orcs"), 1: held(1, "folk"), 2: held(1, "folk")}
    g = game(map, seats, regions, homebrew=[pack])
    s = g.state.copy()
    apply(s, ATTEMPT + 1)
    assert sorted(outcome - DIE for outcome in chance(s)) == [0] * 24 + [1] * 6 + [2] * 6


def test_an_extra_round() -> None:
    g = table(power(rule("extra_round")), ROW, {0: held(0, "ratmen", 1)}, hand=5)
    play(g, "conquer 1", "conquer 2", "done")
    assert (g.phase, active(g, 0)["hand"]) == ("conquer", 3)
    play(g, "conquer 3", "done")
    assert g.phase == "redeploy"


def test_two_extra_rounds_and_their_time() -> None:
    g = table(power(rule("extra_round", amount=2)), ROW, {0: held(0, "ratmen", 1)}, hand=5)
    play(g, "conquer 1", "done", "done")
    assert g.phase == "conquer"
    play(g, "done")
    assert g.phase == "redeploy"
    g = table(power(rule("extra_round", when="first_turn")), ROW, {0: held(0, "ratmen", 1)}, hand=5)
    assert play(g, "conquer 1", "done").phase == "redeploy"


def test_no_extra_round_without_a_conquest() -> None:
    g = table(power(rule("extra_round")), ROW, {0: held(0, "ratmen", 1)}, hand=5)
    assert play(g, "done").phase == "redeploy"
