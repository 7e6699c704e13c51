"""What must hold between the fields of a piece, beyond each of them alone."""

from typing import TYPE_CHECKING

from elbowroom.content.packs.vocabulary import PLACED_BY_HAND, rule_kind
from elbowroom.engine.errors import PackError

if TYPE_CHECKING:
    from elbowroom.content.packs.pack import Piece, Rule
    from elbowroom.content.packs.values import Problems


def sense(piece: "Piece", path: str, problems: "Problems") -> None:
    """Tell what does not go together."""
    seen: set[str] = set()
    mover = ""
    for i, rule in enumerate(piece.rules):
        at, kind = f"{path}.rules[{i}]", rule_kind(rule.kind)
        if kind is not None and kind.once and rule.kind in seen:
            problems.append(PackError("once_only", field=at, value=rule.kind))
        seen.add(rule.kind)
        if gives_move(rule):
            if mover:
                problems.append(PackError("one_move", field=at, value=rule.kind, other=mover))
            mover = mover or rule.kind
        _rule(piece, rule, at, problems)


def gives_move(rule: "Rule") -> bool:
    """Whether the rule gives its owner a move."""
    kind = rule_kind(rule.kind)
    return (kind is not None and kind.is_move) or (
        rule.kind == "marker" and rule.word("placed") in PLACED_BY_HAND
    )


def _rule(piece: "Piece", rule: "Rule", path: str, problems: "Problems") -> None:
    if rule.kind == "marker":
        if rule.word("placed") == "take" and not piece.rules_of("take"):
            problems.append(PackError("needs_rule", field=f"{path}.placed", value="take"))
        if rule.word("placed") in ("moved", "take") and rule.number("supply") != 1:
            problems.append(
                PackError(
                    "bad_number", field=f"{path}.supply", value=str(rule.number("supply")), least=1, most=1
                )
            )
        if rule.flag("never_again") and rule.word("placed") != "conquest":
            problems.append(
                PackError("goes_with", field=f"{path}.never_again", value="placed", wanted="conquest")
            )
    where = rule.where()
    if where is not None and _asks_for_marker(where) and not piece.rules_of("marker"):
        problems.append(PackError("needs_rule", field=f"{path}.where.marker", value="marker"))
    if (
        rule.kind == "die"
        and rule.values["faces"] is None
        and rule.number("rolls") == 1
        and rule.word("whose") == "own"
    ):
        problems.append(PackError("missing", field=f"{path}.faces"))


def _asks_for_marker(where: object) -> bool:
    if not isinstance(where, dict):
        return False
    return "marker" in where or any(_asks_for_marker(where.get(inner)) for inner in ("near", "not"))
