"""The learned weights: of a file of the package, for the number of players, and of races and powers since."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from typing import Final

from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Trait
from elbowroom.players.digests import digest_of
from elbowroom.players.search.features import NAMES
from elbowroom.players.search.prior import guessed_weights
from elbowroom.players.search.value import Value, first_guess

FILE = "weights.json"
MOST_LEARNED = 5
"""Larger tables than this are not learned: they are valued like it."""

Key = tuple[str, int]
"""The digest of a race or power, and the number of players."""
Columns = Mapping[Key, list[float]]
"""A weight for each number of turns to come."""

_learned: Final[dict[Key, list[float]]] = {}


@cache
def _text() -> str:
    file = resources.files("elbowroom.players.search") / FILE
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def stored() -> dict[str, dict[str, list[float]]]:
    """For each number of players, for each feature, a weight for each number of turns to come."""
    if not _text():
        return {}
    tables: dict[str, dict[str, list[float]]] = json.loads(_text())["weights"]
    return tables


@cache
def version() -> str:
    """A name for the weights of the package: what was learned beside other ones does not fit these."""
    return sha256(_text().encode()).hexdigest()[:12]


def know(columns: Columns) -> None:
    """From now on these weights of home-made races and powers are used in this process."""
    _learned.update(columns)
    value_for.cache_clear()


def known() -> Columns:
    """What `know` was told, to be told to another process."""
    return dict(_learned)


def key_of(trait: Trait, seats: int) -> Key:
    """Under what the weights of a race or power are known."""
    return digest_of(trait), seats


def learned_seats(rules: Ruleset) -> int:
    """The number of players whose weights are used for a table."""
    return min(rules.seats, MOST_LEARNED)


def strangers(rules: Ruleset) -> list[Trait]:
    """Races and powers of a table that the weights of the package know nothing of."""
    table = stored().get(str(learned_seats(rules)))
    if table is None:
        return []  # nothing is learned for so many players
    return [trait for trait in rules.races + rules.powers if not _is_stored(trait, table)]


def _is_stored(trait: Trait, table: Mapping[str, list[float]]) -> bool:
    return trait.id in table and trait.id not in NAMES


@lru_cache(maxsize=32)
def value_for(rules: Ruleset, *, knows_traits: bool = True) -> Value:
    """The value for a table; a trait that shall not be known counts as average.

    Of one that the package knows nothing of, it takes what `know` was told, or a guess.
    """
    return _value(rules, _learned, knows_traits)


def value_by_guess(rules: Ruleset) -> Value:
    """The value for a table, with a guess for everything that the package knows nothing of."""
    return _value(rules, {}, True)


def _value(rules: Ruleset, since: Columns, knows_traits: bool) -> Value:
    table = stored().get(str(learned_seats(rules)))
    if table is None:
        return first_guess(rules)
    turns = max(len(column) for column in table.values())
    columns = [_column(table[name], turns) if name in table else [0.0] * turns for name in NAMES]
    bonus, spare = columns[NAMES.index("bonus")], columns[NAMES.index("spare")]
    for traits in (rules.races, rules.powers):
        learned = {trait.id: _column(table[trait.id], turns) for trait in traits if _is_stored(trait, table)}
        average = [sum(row) / len(row) for row in zip(*learned.values(), strict=True)] or [0.0] * turns
        for trait in traits:
            if not knows_traits:
                columns.append(average)
            elif trait.id in learned:
                columns.append(learned[trait.id])
            else:
                own = since.get(key_of(trait, learned_seats(rules)))
                guess = guessed_weights(trait, average, bonus, spare)
                columns.append(guess if own is None else _column(own, turns)[:turns])
    guards = [trait.marker for trait in strangers(rules) if trait.marker is not None and trait.marker.defence]
    return Value(rules, [list(row) for row in zip(*columns, strict=True)], guards)


def _column(weights: list[float], turns: int) -> list[float]:
    """A weight for each number of turns; beyond what was learned the last one."""
    return weights + weights[-1:] * (turns - len(weights))
