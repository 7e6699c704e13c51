"""The learned weights, read from a file of the package for the number of players."""

import json
from functools import cache, lru_cache
from importlib import resources

from elbowroom.engine.ruleset import Ruleset
from elbowroom.players.search.features import NAMES
from elbowroom.players.search.value import Value, first_guess

FILE = "weights.json"


@cache
def stored() -> dict[str, dict[str, list[float]]]:
    """For each number of players, for each feature, a weight for each number of turns to come."""
    file = resources.files("elbowroom.players.search") / FILE
    if not file.is_file():
        return {}
    tables: dict[str, dict[str, list[float]]] = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return tables


@lru_cache(maxsize=32)
def value_for(rules: Ruleset, *, knows_traits: bool = True) -> Value:
    """The value for a table; a trait that was not learned, or shall not be known, counts as average."""
    table = stored().get(str(rules.seats))
    if table is None:
        return first_guess(rules)
    turns = max(len(column) for column in table.values())
    columns = [_column(table[name], turns) if name in table else [0.0] * turns for name in NAMES]
    for traits in (rules.races, rules.powers):
        learned = {trait.id: _column(table[trait.id], turns) for trait in traits if trait.id in table}
        average = [sum(row) / len(row) for row in zip(*learned.values(), strict=True)] or [0.0] * turns
        columns += [learned.get(trait.id, average) if knows_traits else average for trait in traits]
    return Value(rules, [list(row) for row in zip(*columns, strict=True)])


def _column(weights: list[float], turns: int) -> list[float]:
    """A weight for each number of turns; beyond what was learned the last one."""
    return weights + weights[-1:] * (turns - len(weights))
