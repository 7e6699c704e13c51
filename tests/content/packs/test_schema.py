"""What others are told of the vocabulary is what the reader takes."""

import json
import re
from pathlib import Path

import pytest

from elbowroom.content.packs.schema import json_schema
from elbowroom.content.packs.vocabulary import FILTER_FIELDS, MARKER_FIELDS, PIECE_FIELDS, RULES, RuleKind
from tools import pack_schema

PAGE = Path("docs/packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", pack_schema.FILES)
def test_what_is_made_from_the_vocabulary_is_up_to_date(name: str) -> None:
    written = (pack_schema.ROOT / name).read_text(encoding="utf-8")
    assert written == pack_schema.FILES[name](), "python -m tools.pack_schema writes them anew"


def first_cells(heading: str) -> set[str]:
    """The words in code of the first column of the tables below a heading."""
    part = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return {word for row in re.findall(r"^\| (.*?) \|", part, re.M) for word in re.findall(r"`(\w+)`", row)}


def test_the_page_explains_every_field_and_nothing_else() -> None:
    assert first_cells("A race or a power") == {field.name for field in PIECE_FIELDS} | {"rules"}
    assert first_cells("Regions: filters") == {field.name for field in FILTER_FIELDS}
    kinds = {kind.name for kind in RULES}
    markers = {field.name for field in MARKER_FIELDS}
    counted = {"turn", "region", "group", "largest_group", "terrain", "conquest", "loss", "decline", "per"}
    assert first_cells("Rules") == kinds | markers | counted


@pytest.mark.parametrize(
    "kind", [kind for kind in RULES if kind.name != "marker"], ids=lambda kind: kind.name
)
def test_the_page_names_the_fields_of_a_rule_with_their_defaults(kind: RuleKind) -> None:
    cells = re.search(rf"^\| `{kind.name}` \| (.*)\|$", PAGE.partition("\n## Rules\n")[2], re.M)
    assert cells is not None
    for field in kind.fields:
        plain = field.default in (None, "always", "active")
        shown = rf"`{field.name}`" if plain else rf"`{field.name}` \(`?{field.default}"
        assert re.search(shown, cells[1]), field.name


def test_the_schema_says_what_the_vocabulary_says() -> None:
    schema = json.loads(json.dumps(json_schema()))
    rules = schema["$defs"]["race"]["properties"]["rules"]["items"]["oneOf"]
    assert [rule["properties"]["kind"]["const"] for rule in rules] == [kind.name for kind in RULES]
    amount = rules[0]["properties"]["amount"]
    assert amount == {"type": "integer", "minimum": 1, "maximum": 10, "default": 1}
    assert "state" not in schema["$defs"]["power"]["properties"]["rules"]["items"]["oneOf"][0]["properties"]
    assert schema["$defs"]["power"]["properties"]["tokens"]["maximum"] == 5
