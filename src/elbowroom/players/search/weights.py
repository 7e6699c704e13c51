"""The learned weights, read from a file of the package for the number of players."""

import json
from functools import cache, lru_cache
from importlib import resources

from elbowroom.engine.ruleset import Ruleset
from elbowroom.players.search.features import NAMES, names, size
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
    known = names(rules) if knows_traits else list(NAMES)
    columns = [table.get(name) for name in known]
    longest = max(len(column) for column in columns if column is not None)
    missing = [0.0] * (size(rules) - len(columns))
    rows = [
        [column[min(turns, len(column) - 1)] if column else 0.0 for column in columns] + missing
        for turns in range(longest)
    ]
    return Value(rules, rows)
