"""Moves as text: every kind written and read, and whatever else somebody may type."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import Game, IllegalMove
from elbowroom.engine.legal import legal_actions
from elbowroom.record.notation import parse_move, parse_outcome, write_move, write_outcome
from tests.scenario import TRIBE, game, held, player, strip

LINE = strip("hill", "swamp", "forest", "farmland", "mountain inner")


def at_pick() -> Game:
    return game(LINE, [player(coins=5), player("elves swamp")])


def expanding(active: str = "orcs hill", tokens: int = 6) -> Game:
    return game(
        LINE,
        [player(active, turns=1), player("elves swamp", turns=1)],
        {0: held(0, active.split()[0], tokens), 2: held(1, "elves")},
    )


def redeploying(active: str, hand: int = 3) -> Game:
    return game(
        LINE,
        [player(active, turns=1, hand=hand), player("elves swamp", turns=1)],
        {0: held(0, active.split()[0], 1), 1: held(0, active.split()[0], 1)},
        phase="redeploy",
    )


# Writing


@pytest.mark.parametrize(
    ("g", "moves"),
    [
        (at_pick(), {"pick 1", "pick 2", "pick 6"}),
        (expanding(), {"decline", "abandon 0", "conquer 1", "done"}),
        (expanding(tokens=2), {"attempt 1"}),
        (expanding("orcs berserk"), {"roll"}),
        (expanding("orcs dragon_master"), {"use dragon_master 1"}),
        (redeploying("orcs hill"), {"deploy 0", "deploy 1"}),
        (redeploying("orcs fortified"), {"use fortified 0", "use fortified 1"}),
        (redeploying("orcs heroic"), {"use heroic 0", "use heroic 1"}),
        (redeploying("orcs bivouacking"), {"use bivouacking 0", "use bivouacking 1"}),
        (redeploying("orcs diplomat"), {"use diplomat 1"}),
        (redeploying("orcs diplomat", hand=0), {"done"}),
    ],
    ids=[
        "pick", "expand", "attempt", "berserk", "dragon master", "deploy", "fortified", "heroic",
        "bivouacking", "diplomat", "done",
    ],
)  # fmt: skip
def test_legal_moves_are_written_as_the_contract_says(g: Game, moves: set[str]) -> None:
    assert moves <= set(g.legal)
    for move in moves:
        assert g.why_not(move) == []
        g.copy().play(move)


def test_a_sorcerers_conversion_is_a_use() -> None:
    g = game(
        LINE,
        [player("sorcerers hill", turns=1), player("elves swamp", turns=1)],
        {0: held(0, "sorcerers"), 1: held(1, "elves")},
    )
    assert "use sorcerers 1" in g.legal


def test_deploy_is_listed_once_for_each_region() -> None:
    g = redeploying("orcs hill", hand=3)
    assert sorted(g.legal) == ["deploy 0", "deploy 1"]


def test_camps_are_listed_once_for_each_region() -> None:
    g = redeploying("orcs bivouacking", hand=0)
    assert sorted(g.legal) == ["use bivouacking 0", "use bivouacking 1"]


# Round trips


def walk(g: Game, rng: random.Random, most: int = 400) -> Iterator[Game]:
    """The positions of a random game."""
    for _ in range(most):
        if g.over:
            return
        yield g
        g.play(rng.choice(g.legal))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_every_legal_move_of_a_random_game_is_read_as_it_was_written(players: int, seed: int) -> None:
    verbs = set()
    for g in walk(Game.new(players, seed), random.Random(seed)):
        actions = legal_actions(g.state)
        texts = [write_move(g.state, action) for action in actions]
        assert texts == [str(move) for move in g.legal]
        assert len(set(texts)) == len(texts)
        assert [parse_move(g.state, text) for text in texts] == [(action, 1) for action in actions]
        verbs |= {text.split()[0] for text in texts}
    assert verbs >= {"pick", "decline", "abandon", "conquer", "attempt", "deploy", "done"}


@pytest.mark.parametrize("text", ["die 0", "die 3", "reveal elves hill", "reveal wizards dragon_master"])
def test_chance_outcomes_are_read_as_they_were_written(text: str) -> None:
    rules = Game.new(2, 1).state.rules
    outcome = parse_outcome(rules, text)
    assert outcome is not None
    assert write_outcome(rules, outcome) == text


@pytest.mark.parametrize(
    "text",
    ["", "die", "die x", "die -1", "die 99999", "die 1 2", "reveal", "reveal elves", "reveal hill elves",
     "reveal elves -", "reveal elves hill 1", "conquer 1"],
)  # fmt: skip
def test_what_is_no_chance_outcome_is_none(text: str) -> None:
    assert parse_outcome(Game.new(2, 1).state.rules, text) is None


def test_spaces_do_not_matter() -> None:
    g = expanding()
    g.play("  conquer \t 1 ")
    assert "\nconquer 1\n" in g.record()


# What is not a move


def refused(g: Game, move: str) -> str:
    """The code a move is refused with; the game must not change, and `why_not` must say the same."""
    before = g.state.key(), g.to_position(), g.record()
    with pytest.raises(IllegalMove) as caught:
        g.play(move)
    assert (g.state.key(), g.to_position(), g.record()) == before
    assert g.why_not(move)[0] == caught.value.code
    assert caught.value.code in caught.value.reasons
    return caught.value.code


@pytest.mark.parametrize(
    "move",
    [
        "", " ", "\n", "fly 1", "CONQUER 1", "Conquer 1", "conquer", "conquer x", "conquer 1.0", "conquer -1",
        "conquer +1", "conquer 1 1", "conquer 1,2", "conquer 1;", "conquer ①", "conquer ١", "conquer 12345",
        "attempt", "attempt 1 2", "abandon", "abandon 0 1", "pick", "pick one", "pick 1 1", "pick -1",
        "decline now", "decline 1", "roll 3", "done 1", "done done", "deploy", "deploy x", "deploy 1 x",
        "deploy 1 2 3", "deploy 1 -2", "use", "use hill", "use hill x", "use hill 1 2 3", "use hill 1 x",
        "die 2", "reveal elves hill", "== 1 2", "--", "# comment", "conquer 1 # comment", "\0",
        "conquer\x001",
    ],
)  # fmt: skip
def test_text_that_is_no_move_is_bad_notation(move: str) -> None:
    for g in (expanding(), redeploying("orcs hill"), at_pick()):
        assert refused(g, move) == "bad_notation"


@pytest.mark.parametrize("move", [None, 7, b"done", ["done"]])
def test_what_is_no_text_is_bad_notation(move: object) -> None:
    with pytest.raises(IllegalMove) as caught:
        expanding().play(move)  # type: ignore[arg-type]
    assert caught.value.code == "bad_notation"


@pytest.mark.parametrize("move", ["deploy 1 0", "deploy 1 00", "use hill 1 0"])
def test_a_count_is_at_least_one(move: str) -> None:
    assert refused(redeploying("orcs hill"), move) == "bad_count"


@pytest.mark.parametrize(
    "move", ["conquer 5", "conquer 60", "attempt 9999", "abandon 61", "deploy 64 2", "use hill 64"]
)
def test_a_region_that_the_map_does_not_have_is_named(move: str) -> None:
    assert refused(expanding(), move) == "no_such_region"
    assert refused(at_pick(), move) in ("no_such_region", "wrong_phase")


@pytest.mark.parametrize("move", ["pick 0", "pick 7", "pick 65", "pick 9999"])
def test_a_combo_that_is_not_on_offer_is_named(move: str) -> None:
    assert refused(at_pick(), move) == "no_such_combo"


@pytest.mark.parametrize("move", ["use gnomes 1", "use x 1", "use Hill 1", "use 1 1", "use diplomats 1"])
def test_a_trait_that_nobody_knows_is_named(move: str) -> None:
    assert refused(expanding(), move) == "unknown_trait"


@pytest.mark.parametrize("move", ["use elves 1", "use swamp 1", "use dragon_master 1", "use bivouacking 1 3"])
def test_a_trait_of_somebody_else_is_refused(move: str) -> None:
    assert refused(expanding(), move) == "not_your_trait"
    assert refused(at_pick(), move) == "not_your_trait"


@pytest.mark.parametrize("move", ["use orcs 1", "use hill 1"])
def test_a_trait_that_does_nothing_by_itself_is_refused(move: str) -> None:
    assert refused(expanding(), move) == "nothing_to_use"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("pick 1", "wrong_phase"),
        ("deploy 0", "wrong_phase"),
        ("conquer 0", "own_region"),
        ("conquer 3", "not_adjacent"),
        ("attempt 1", "no_need"),
        ("abandon 2", "not_yours"),
        ("roll", "cannot_roll_first"),
    ],
)
def test_a_move_that_is_not_legal_now_says_why(move: str, code: str) -> None:
    assert refused(expanding(), move) == code


def test_every_reason_is_given_not_only_the_first() -> None:
    g = game(
        strip("hill", "swamp", "lake"),
        [player("orcs hill", turns=1), player("elves swamp")],
        {0: held(0, "orcs"), 1: TRIBE},
    )
    assert set(g.why_not("conquer 2")) == {"water", "not_adjacent", "no_tokens"}
    with pytest.raises(IllegalMove) as caught:
        g.play("conquer 2")
    assert set(caught.value.reasons) == {"water", "not_adjacent", "no_tokens"}


def test_ids_between_the_regions_of_a_map_are_no_regions() -> None:
    rows = [
        {"id": 3, "terrain": "hill", "edge": True, "adjacent": [60]},
        {"id": 60, "terrain": "hill", "edge": True, "adjacent": [3]},
    ]
    g = game(
        {"regions": [row | {"lost_tribe": False} for row in rows]}, [player("orcs hill", hand=5), player()]
    )
    for verb in ("conquer", "attempt", "abandon"):
        assert refused(g, f"{verb} 30") == "no_such_region"
    assert refused(g, "conquer 61") == "no_such_region"
    g.play("conquer 60")


@pytest.mark.parametrize("move", ["done", "pick 1", "conquer 1", "decline", "roll", "deploy 1 3"])
def test_nothing_can_be_played_when_the_game_is_over(move: str) -> None:
    g = game(LINE, [player("orcs hill", hand=2), player("elves swamp")], phase="over")
    assert refused(g, move) == "game_over"


# Anything at all


WORDS = ["pick", "decline", "abandon", "conquer", "attempt", "roll", "use", "deploy", "done", "die", "reveal"]
TRAITS = ["orcs", "elves", "hill", "dragon_master", "bivouacking", "sorcerers", "diplomat", "gnomes"]
SENTENCES = st.lists(
    st.one_of(
        st.sampled_from(WORDS), st.sampled_from(TRAITS), st.integers(-2, 70).map(str), st.text(max_size=3)
    ),
    max_size=4,
).map(" ".join)
TABLES = [
    at_pick(),
    expanding(),
    expanding("sorcerers dragon_master"),
    expanding("orcs berserk"),
    redeploying("orcs bivouacking"),
    redeploying("orcs diplomat"),
    game(LINE, [player("orcs hill"), player("elves swamp")], phase="over"),
]


@given(st.one_of(st.text(), SENTENCES), st.sampled_from(TABLES))
@settings(deadline=None)
def test_whatever_is_typed_is_played_or_refused_as_an_illegal_move(text: str, table: Game) -> None:
    g = table.copy()
    if g.why_not(text):
        with pytest.raises(IllegalMove) as caught:
            g.play(text)
        assert list(caught.value.reasons) == g.why_not(text)
        assert g.to_position() == table.to_position()
        assert g.record() == table.record()
    else:
        g.play(text)
        assert g.record() != table.record()
