"""Packs that nobody would invent, made from the vocabulary itself: what it lets a pack say, they may say."""

from collections.abc import Callable

from elbowroom.content.packs import vocabulary as v
from elbowroom.content.packs.vocabulary import Field, RuleKind

Pick = Callable[[int], int]
"""A number below another one."""
Document = dict[str, object]

STAND_INS = ("ratmen", "skeletons", "sorcerers", "orcs")


def document(pick: Pick) -> Document:
    """A pack with one to three races and powers."""
    races = [_piece(pick, i, True) for i in range(1 + pick(2))]
    powers = [_piece(pick, i, False) for i in range(1 + pick(3))]
    return {"format": v.FORMAT, "races": races, "powers": powers}


def _piece(pick: Pick, number: int, is_race: bool) -> Document:
    id = f"{'folk' if is_race else 'art'}_{number}"
    tokens = 1 + pick(9 if is_race else 5)
    piece: Document = {"id": id, "tokens": tokens}
    if is_race:
        piece["replaces"] = STAND_INS[number]
    for field in v.piece_fields(is_race):
        if field.type == v.FLAG and pick(6) == 0:
            piece[field.name] = True
    if pick(5) == 0:
        piece["keeps_aside"] = 1 + pick(3)
    piece["rules"] = _rules(pick, id, is_race)
    return piece


def _rules(pick: Pick, id: str, is_race: bool) -> list[Document]:
    found: list[Document] = []
    kinds: set[str] = set()
    has_move = has_take = False
    for _ in range(pick(5)):
        kind = v.RULES[pick(len(v.RULES))]
        if (kind.once and kind.name in kinds) or (kind.is_move and has_move):
            continue
        rule = rule_of(pick, kind, is_race)
        if kind.name == "marker":
            has_move = not _fit_marker(rule, id, has_move, has_take) or has_move
        if kind.name == "die" and rule.get("whose") != "defence":
            rule.setdefault("faces", [0, 0, 1, 1, 2, 4])
        kinds.add(kind.name)
        has_move |= kind.is_move
        has_take |= kind.name == "take"
        found.append(rule)
    if "marker" not in kinds:
        found = [rule for rule in found if "marker" not in str(rule.get("where"))]
    return found


def _fit_marker(rule: Document, id: str, has_move: bool, has_take: bool) -> bool:
    """Make the marker possible beside the other rules; whether it needs no move."""
    rule["id"] = f"{id}_sign"
    if has_move or rule.get("placed") == "take":
        rule["placed"] = "take" if has_take else "conquest"
    if rule.get("placed") in ("take", "moved"):
        rule.pop("supply", None)
    if rule.get("placed") != "conquest":
        rule.pop("never_again", None)
    return rule.get("placed") in ("take", "conquest")


def rule_of(pick: Pick, kind: RuleKind, is_race: bool) -> Document:
    """A rule of a kind, with some of its fields."""
    rule: Document = {"kind": kind.name}
    for field in v.rule_fields(kind, is_race):
        if field.required or pick(2):
            value = value_of(pick, field)
            if value is not None:
                rule[field.name] = value
    return rule


def value_of(pick: Pick, field: Field, depth: int = 1) -> object:
    """Something that may stand in a field."""
    span = field.most - field.least + 1
    match field.type:
        case v.NUMBER:
            return field.least + pick(span)
        case v.NUMBERS:
            return [field.least + pick(span) for _ in range(field.count)]
        case v.FLAG:
            return bool(pick(2))
        case v.CHOICE:
            return field.choices[pick(len(field.choices))]
        case v.ANY_OF:
            return [field.choices[pick(len(field.choices))] for _ in range(1 + pick(2))]
        case v.ID:
            return f"name_{pick(100)}"
        case v.FILTER:
            return _filter(pick, depth, field.board_only)
        case _:
            return None


def _filter(pick: Pick, depth: int, board_only: bool) -> Document:
    known = [field for field in v.FILTER_FIELDS if not board_only or field.name in v.BOARD_FIELDS]
    flat = [field for field in known if field.type != v.FILTER or depth < v.DEEPEST_FILTER]
    found: Document = {}
    for _ in range(1 + pick(2)):
        field = flat[pick(len(flat))]
        inner = field.type == v.FILTER
        found[field.name] = _filter(pick, depth + 1, board_only) if inner else value_of(pick, field, depth)
    return found
