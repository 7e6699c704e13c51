"""Races and powers of all sorts, drawn from the vocabulary of packs: every field has its turn."""

from random import Random

from elbowroom.content.packs import vocabulary as v


def random_piece(draw: Random) -> dict[str, object]:
    """A race or power that uses any of the fields, sensible or not."""
    is_race = draw.random() < 0.5
    found = _values(draw, v.piece_fields(is_race), 0.3)
    rules = [random_rule(draw, kind, is_race) for kind in draw.sample(v.RULES, draw.randint(0, 4))]
    return {"id": "moles", "tokens": 4, **found, "rules": rules}


def random_rule(draw: Random, kind: v.RuleKind, is_race: bool) -> dict[str, object]:
    """A rule of a kind with some of its fields."""
    return {"kind": kind.name, **_values(draw, v.rule_fields(kind, is_race), 0.6)}


def _values(draw: Random, fields: tuple[v.Field, ...], often: float) -> dict[str, object]:
    return {
        field.name: _value(draw, field, 1)
        for field in fields
        if field.required or draw.random() < often
    }  # fmt: skip


def _value(draw: Random, field: v.Field, depth: int) -> object:
    if field.type == v.NUMBER:
        return draw.randint(field.least, field.most)
    if field.type == v.NUMBERS:
        return sorted(draw.randint(field.least, field.most) for _ in range(field.count))
    if field.type == v.FLAG:
        return draw.random() < 0.5
    if field.type == v.CHOICE:
        return draw.choice(field.choices)
    if field.type == v.ANY_OF:
        some = draw.sample(field.choices, draw.randint(1, min(3, len(field.choices))))
        return some if len(some) > 1 else some[0]
    if field.type == v.FILTER:
        return _filter(draw, depth, board_only=field.board_only)
    if field.type == v.WORDS:
        return draw.choice(["Mole", {"en": "Mole", "uk": "Кріт"}, {"is": "Moldvarpa"}])
    return {v.ID: "mole_hill", v.ICON: "reed", v.COLOUR: "#c08040"}[field.type]


def _filter(draw: Random, depth: int, *, board_only: bool) -> dict[str, object]:
    fields = [
        field
        for field in v.FILTER_FIELDS
        if (not board_only or field.name in v.BOARD_FIELDS)
        and (field.type != v.FILTER or depth < v.DEEPEST_FILTER)
    ]
    chosen = draw.sample(fields, draw.randint(1, 3))
    return {
        field.name: _filter(draw, depth + 1, board_only=board_only)
        if field.type == v.FILTER
        else _value(draw, field, depth)
        for field in chosen
    }
