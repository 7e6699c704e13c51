"""Moves with their parts, as the page is told them: the one place that takes their notation apart for it."""

from typing import cast

from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Trait
from elbowroom.server.protocol.basics import Verb
from elbowroom.server.protocol.offers import MoveParts

PLACING = ("deploy", "use")
"""The verbs that put something on the map, and may be repeated."""


def parts_of(rules: Ruleset, move: str) -> MoveParts:
    """What a move says. It must be one that the game has played or offered."""
    verb, *words = move.split()
    found = MoveParts(move, cast("Verb", verb))
    trait = _trait(rules, words.pop(0)) if verb == "use" else None
    if trait is not None:
        found.trait = trait.id
        found.marker = None if trait.marker is None else trait.marker.id
    if words:
        number = int(words[0])
        if verb == "pick":
            found.row = number
        elif trait is not None and trait.names_a_seat:
            found.seat = number
        else:
            found.region = number
    if len(words) > 1:
        found.count = int(words[1])
    return found


def counted(rules: Ruleset, moves: list[str]) -> list[MoveParts]:
    """Moves in their order. What is put in a region several times in a row of placements is one move."""
    found: list[MoveParts] = []
    row: dict[str, MoveParts] = {}
    for move in moves:
        parts = parts_of(rules, move)
        if parts.verb not in PLACING:
            row = {}
        elif move in row:
            row[move].count += 1
            row[move].move = f"{move} {row[move].count}"
            continue
        row[move] = parts
        found.append(parts)
    return found


def _trait(rules: Ruleset, id: str) -> Trait:
    if id in rules.race_index:
        return rules.races[rules.race_index[id]]
    return rules.powers[rules.power_index[id]]
