"""What pieces of packs do, in sentences: Python and the page agree to the letter, in every language."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from elbowroom.content.packs import vocabulary as v
from elbowroom.locales import has_text
from elbowroom.locales.pieces import describe_piece, describe_rule
from tests.locales.languages import OFFERED
from tests.locales.random_pieces import random_piece, random_rule
from tests.locales.test_texts import messages
from tests.missing import missing
from tools.translations import FOLDER

SCRIPT = Path(__file__).with_name("describe.mjs")
PAGE = Path(__file__).parents[2] / "web" / "src"
MANY = 300


@pytest.mark.parametrize("code", OFFERED)
def test_the_page_and_python_describe_pieces_alike(code: str) -> None:
    node = shutil.which("node")
    if node is None or not (SCRIPT.parents[2] / "web" / "node_modules" / "typescript").is_dir():
        missing("node and the tools of the page are not there")
    draw = Random(11)
    pieces = [random_piece(draw) for _ in range(MANY)]
    order = {
        "locale": code,
        "source": (FOLDER / code / "pieces.ftl").read_text(encoding="utf-8"),
        "pieces": pieces,
    }
    done = subprocess.run(
        [str(node), SCRIPT], input=json.dumps(order), capture_output=True, text=True, check=True
    )
    for piece, page in zip(pieces, json.loads(done.stdout), strict=True):
        assert describe_piece(piece, code) == page, piece


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize("kind", v.RULES, ids=lambda kind: kind.name)
def test_every_rule_has_sentences_without_holes(kind: v.RuleKind, code: str) -> None:
    draw = Random(5)
    for _ in range(20):
        for line in describe_rule(random_rule(draw, kind, is_race=True), code):
            assert line[0] == line[0].upper()
            assert line.endswith(".")
            assert not re.search(r"[{}$]|  | ,|\.\.|none|None|undefined", line), line


BOG_FOLK = {
    "id": "bog_folk",
    "tokens": 5,
    "rules": [
        {
            "kind": "coins",
            "per": "region",
            "where": {"terrain": "lake", "owner": "any", "near": {"owner": "own"}},
        },
        {"kind": "stays", "amount": 2},
    ],
}
DRAGONS = {
    "id": "drakes",
    "tokens": 4,
    "sails": True,
    "rules": [
        {"kind": "coins", "amount": 7, "when": "first_turn"},
        {"kind": "coins", "per": "region", "where": {"symbol": "mine"}, "state": "both"},
        {"kind": "discount", "where": {"near": {"terrain": "mountain", "owner": "own"}}},
        {"kind": "tokens", "per": "conquest", "where": {"empty": False}, "every": 2},
    ],
}

NOT_EMPTY = "for each region that is not empty, when you conquer it, once for every 2 of them."


def test_english_reads_like_a_badge() -> None:
    assert describe_piece(BOG_FOLK, "en") == [
        "Pays 1 coin for each lake next to a region held by you, whoever holds it.",
        "In decline 2 tokens stay in each region.",
    ]
    assert describe_piece(DRAGONS, "en") == [
        "Pays 7 coins in the first turn.",
        "Pays 1 coin for each region with a mine, in decline too.",
        "A region next to a mountain region held by you costs 1 token less.",
        "Brings 1 new token " + NOT_EMPTY,
        "May conquer seas and lakes.",
    ]
    assert describe_piece({"id": "ratlings", "tokens": 9}, "en") == ["No talent, only tokens."]


def test_other_languages_follow_their_own_grammar() -> None:
    assert describe_piece(BOG_FOLK, "et")[0] == (
        "Annab 1 mündi iga järve eest, mille naaber on ala, kus on sinu rass, ükskõik kelle oma."
    )
    assert describe_piece(BOG_FOLK, "uk")[1] == "У занепаді в кожному регіоні залишаються 2 жетони."
    assert describe_piece(DRAGONS, "ro")[0] == "Aduce 7 monede în primul tur."
    assert describe_piece(DRAGONS, "is")[4] == "Má leggja undir sig höf og stöðuvötn."


SEVERAL = "A region that has hills or forest, "
SEVERAL_IS = "Kostar 1 tákni minna: landsvæði þar sem er hæðasvæði eða skógur, "
SEVERAL_RO = "Costă cu 1 simbol mai puțin: o regiune care are dealuri sau pădure, "


def test_several_conditions_are_clauses_of_one_kind() -> None:
    coast = {"terrain": ["hill", "forest"], "coast": True, "empty": True, "near": {"terrain": "lake"}}
    rule = {"kind": "discount", "amount": 1, "where": coast}
    told = [describe_rule(rule, code)[0] for code in ("en", "is", "ro")]
    assert told == [
        SEVERAL + "is on the coast, is empty and is next to a lake costs 1 token less.",
        SEVERAL_IS + "sem er við strönd, þar sem enginn er og sem liggur að stöðuvatni.",
        SEVERAL_RO + "care are țărm, unde nu e nimeni și care e lângă un lac.",
    ]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "A region next to a mountain region (unless it is a swamp region) costs 1 token less."),
        ("et", "1 hõimu võrra odavam: ala, mille naaber on mägi (kui see ei ole soo)."),
        ("is", "Kostar 1 tákni minna: landsvæði sem liggur að fjalli (nema það sé mýrlendi)."),
        (
            "uk",
            "На 1 жетон дешевше: регіон, поруч із яким є гірський регіон (якщо це не болотяний регіон).",
        ),
        ("ro", "Costă cu 1 simbol mai puțin: o regiune de lângă un munte (dacă nu e o mlaștină)."),
    ],
)
def test_what_does_not_count_is_said_of_the_region_and_not_of_its_neighbour(code: str, told: str) -> None:
    where = {"near": {"terrain": "mountain"}, "not": {"terrain": "swamp"}}
    assert describe_rule({"kind": "discount", "amount": 1, "where": where}, code) == [told]


def test_a_marker_is_called_by_its_name_in_the_language_or_by_its_id() -> None:
    lamp = {"kind": "marker", "id": "old_lamp", "supply": 3, "coins": 1}
    assert describe_rule(lamp, "en") == [
        "3 × “old lamp”: one may be placed each turn.",
        "“old lamp”: +1 coin a turn.",
    ]
    assert "„lampi“" in describe_rule(lamp | {"name": {"en": "lamp", "is": "lampi"}}, "is")[0]
    assert "„lamp“" in describe_rule(lamp | {"name": {"en": "lamp", "is": "lampi"}}, "et")[0]


def test_everything_that_the_vocabulary_has_can_be_said_and_no_text_is_left_over() -> None:
    choices = {field.name: field.choices for field in v.FILTER_FIELDS}
    words = {f"piece-word-{id}" for id in (*choices["terrain"], *choices["symbol"])}
    words |= {f"piece-head-{id}" for id in (*choices["terrain"], "region")}
    words |= {f"piece-owner-{id}" for id in choices["owner"]}
    words |= {f"piece-where-{field.name}" for field in v.FILTER_FIELDS} | {
        "piece-where-anybody",
        "piece-region",
    }
    words |= {f"piece-per-{id}" for id in (*v.COUNTED, "decline")} | {"piece-earns"}
    words |= {f"piece-gain-{kind}" for kind in ("coins", "tokens")}
    words |= {f"piece-tail-{id}" for id in (*v.TIMES[1:], *v.STATES[1:])}
    words |= {
        f"piece-tail-{id}" for id in ("there", "every", "at-most", "first", "faces", "rolls", "never-again")
    }
    words |= {f"piece-{kind.name}" for kind in v.RULES if kind.name not in ("coins", "tokens")}
    words |= {f"piece-{kind}-where" for kind in ("stays", "swap", "marker")} | {"piece-marker-does"}
    words |= {f"piece-placed-{id}" for id in v.PLACED}
    effects = ("defence", "immune", "shields", "coins", "stacks", "survives_decline")
    words |= {f"piece-does-{id}" for id in effects}
    plain = ("id", "name", "text", "icon", "colour", "tokens", "replaces", "box")
    words |= {f"piece-{field.name}" for field in v.PIECE_FIELDS if field.name not in plain}
    words |= {"piece-nothing", "piece-unknown", "piece-and", "piece-or"}
    assert all(has_text(id, "en") for id in words)
    assert set(messages("pieces")) == {id.replace("_", "-") for id in words}


def test_a_pack_may_speak_every_language_that_the_game_does() -> None:
    assert set(v.LANGUAGES) == set(OFFERED)
    # the page has the same order to fall back by, without the rest of the vocabulary
    order = re.search(r"^const ORDER = (\[.*\]);$", (PAGE / "pack.ts").read_text(encoding="utf-8"), re.M)
    assert order is not None
    assert json.loads(order[1]) == list(v.LANGUAGES)
