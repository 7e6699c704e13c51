"""Packs are read as they are written, and whatever is wrong is told with its path and what is wanted."""

import json
import tomllib
from pathlib import Path

import pytest

from elbowroom import PackError
from elbowroom.content.packs.reader import MOST_PROBLEMS, check_pack, read_pack
from elbowroom.content.packs.vocabulary import LONGEST_PACK, MOST_RULES

EXAMPLES = sorted(path for path in Path("examples/homebrew").iterdir() if path.suffix in (".toml", ".json"))
POWER = 'format = 1\n[[powers]]\nid = "frugal"\ntokens = 3\n'


def wrong(text: str) -> list[tuple[str, str]]:
    """The field and the code of everything that is wrong with a text."""
    return [(error.field, error.code) for error in check_pack(text)[1]]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_is_read_and_its_data_is_the_same_pack(path: Path) -> None:
    pack = read_pack(path.read_text(encoding="utf-8"))
    assert pack.pieces
    again = read_pack(json.dumps(pack.data()))
    assert again == pack
    assert again.data() == pack.data()
    assert again.digest() == pack.digest()


def test_toml_and_json_say_the_same() -> None:
    text = POWER + '[[powers.rules]]\nkind = "coins"\namount = 2\nwhere = { terrain = ["hill", "swamp"] }\n'
    assert read_pack(text) == read_pack(json.dumps(tomllib.loads(text)))


def test_equal_packs_have_equal_data_however_they_are_written() -> None:
    plain = POWER + '[[powers.rules]]\nkind = "coins"\nwhere = { terrain = ["swamp", "hill"] }'
    wordy = (
        POWER
        + 'extra = 0\nsails = false\n[[powers.rules]]\nwhen = "always"\nkind = "coins"\namount = 1\n'
        + 'where = { terrain = ["hill", "swamp", "hill"] }'
    )
    assert read_pack(plain).data() == read_pack(wordy).data()
    assert read_pack(plain).digest() == read_pack(wordy).digest()


def test_a_name_falls_back_to_the_first_language_that_is_there() -> None:
    piece = read_pack(POWER + 'name = { uk = "Ощадливі", et = "Kokkuhoidlikud" }').powers[0]
    assert piece.words("name", "uk") == "Ощадливі"
    assert piece.words("name", "en") == piece.words("name", "ro") == "Kokkuhoidlikud"
    assert piece.words("text", "en") == ""
    assert read_pack(POWER + 'name = "Frugal"').powers[0].words("name", "is") == "Frugal"


@pytest.mark.parametrize(
    ("line", "field", "code"),
    [
        ("sails = 1", "sails", "not_a_flag"),
        ("extra = true", "extra", "bad_number"),
        ("extra = 6", "extra", "bad_number"),
        ("extra = 1.0", "extra", "bad_number"),
        ("box = 9", "box", "unknown_field"),
        ("fights_in_decline = true", "fights_in_decline", "unknown_field"),
        ('colour = "red"', "colour", "bad_colour"),
        ('icon = "Reed!"', "icon", "bad_icon"),
        ("name = 3", "name", "not_a_text"),
        ('name = ""', "name", "bad_text_length"),
        (f'name = "{"x" * 41}"', "name", "bad_text_length"),
        ('name = { fr = "Frugal" }', "name.fr", "unknown_field"),
        ("name = {}", "name.en", "missing"),
        ('text = "a\\u202eb"', "text", "bad_text"),
        ("rules = 3", "rules", "not_a_list"),
        ("rules = [3]", "rules[0]", "not_an_object"),
        ("rules = [{}]", "rules[0].kind", "missing"),
        ('rules = [{ kind = "fly" }]', "rules[0].kind", "unknown_id"),
        ('rules = [{ kind = "coins", amount = 0 }]', "rules[0].amount", "bad_number"),
        ('rules = [{ kind = "coins", state = "both" }]', "rules[0].state", "unknown_field"),
        ('rules = [{ kind = "coins", per = "moon" }]', "rules[0].per", "unknown_id"),
        ('rules = [{ kind = "coins", where = 3 }]', "rules[0].where", "not_an_object"),
        ('rules = [{ kind = "coins", where = {} }]', "rules[0].where", "empty_filter"),
        (
            'rules = [{ kind = "coins", where = { terrain = [] } }]',
            "rules[0].where.terrain",
            "bad_length",
        ),
        (
            'rules = [{ kind = "coins", where = { terrain = ["sky"] } }]',
            "rules[0].where.terrain[0]",
            "unknown_id",
        ),
        (
            'rules = [{ kind = "coins", where = { not = { near = { not = { coast = true } } } } }]',
            "rules[0].where.not.near.not",
            "too_deep",
        ),
        ('rules = [{ kind = "links" }]', "rules[0].where", "missing"),
        (
            'rules = [{ kind = "links", where = { empty = true } }]',
            "rules[0].where.empty",
            "unknown_field",
        ),
        ('rules = [{ kind = "die", faces = [1, 2] }]', "rules[0].faces", "bad_count"),
        ('rules = [{ kind = "die", faces = [1, 2, 3, 4, 5, 9] }]', "rules[0].faces[5]", "bad_number"),
        ('rules = [{ kind = "die" }]', "rules[0].faces", "missing"),
        ('rules = [{ kind = "marker" }]', "rules[0].id", "missing"),
        (
            'rules = [{ kind = "marker", id = "flag", placed = "take" }]',
            "rules[0].placed",
            "needs_rule",
        ),
        (
            'rules = [{ kind = "marker", id = "flag", placed = "moved", supply = 2 }]',
            "rules[0].supply",
            "bad_number",
        ),
        (
            'rules = [{ kind = "marker", id = "flag", never_again = true }]',
            "rules[0].never_again",
            "goes_with",
        ),
        (
            'rules = [{ kind = "reach", where = { not = { marker = true } } }]',
            "rules[0].where.marker",
            "needs_rule",
        ),
        ('rules = [{ kind = "take" }, { kind = "peace" }]', "rules[1]", "one_move"),
        (
            'rules = [{ kind = "take" }, { kind = "marker", id = "flag", placed = "turn" }]',
            "rules[1]",
            "one_move",
        ),
        ('rules = [{ kind = "stays" }, { kind = "stays" }]', "rules[1]", "once_only"),
        ("rules = [" + '{ kind = "coins" },' * (MOST_RULES + 1) + "]", "rules", "list_too_long"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(line: str, field: str, code: str) -> None:
    assert wrong(POWER + line) == [(f"powers[0].{field}", code)]


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("", "format", "missing"),
        ("format = 2", "format", "unknown_version"),
        ("format = 1\nrace = 3", "race", "unknown_field"),
        ("format = 1\nraces = { a = 3 }", "races", "not_a_list"),
        ("format =", "pack", "not_toml"),
        ("{", "pack", "not_json"),
        ('{"format": NaN}', "pack", "not_json"),
        ("format = 1\n" + ".".join("a" * 14) + " = 1", "pack", "long_key"),
        ("[" * 41, "pack", "too_deep"),
        ("#" * (LONGEST_PACK + 1), "pack", "pack_too_long"),
        ("format = 1\n" + '[[powers]]\nid = "a"\ntokens = 1\n' * 2, "powers[1].id", "id_twice"),
        ("format = 1\n[[maps]]\nregions = []", "maps[0].regions", "bad_region_count"),
    ],
)  # fmt: skip
def test_a_document_that_is_none_is_told(text: str, field: str, code: str) -> None:
    assert wrong(text) == [(field, code)]


def test_nobody_is_told_more_than_can_be_read() -> None:
    _, problems = check_pack({"format": 1, **{f"field_{i}": i for i in range(5000)}})
    assert len(problems) == MOST_PROBLEMS


def test_what_is_null_is_left_out() -> None:
    power = {
        "id": "frugal",
        "tokens": 3,
        "extra": None,
        "rules": [{"kind": "reach", "where": {"edge": None}}],
    }
    _, problems = check_pack({"format": 1, "name": None, "races": None, "powers": [power]})
    assert [(error.field, error.code) for error in problems] == [("powers[0].rules[0].where", "empty_filter")]


def test_everything_that_is_wrong_is_told_at_once_and_the_first_of_it_is_raised() -> None:
    text = 'format = 1\n[[races]]\nid = "A"\ntokens = 11\n'
    assert wrong(text) == [
        ("races[0].id", "bad_id"),
        ("races[0].tokens", "bad_number"),
        ("races[0].replaces", "missing"),
    ]
    with pytest.raises(PackError, match="small letters") as caught:
        read_pack(text)
    assert (caught.value.field, caught.value.code) == ("races[0].id", "bad_id")
