"""What a home-made race or power must be, before any table plays with it."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from elbowroom.engine.errors import ContentError
from elbowroom.engine.ruleset import MOST_MARKERS
from elbowroom.engine.trait import Power, Race, Trait

RACE_TOKENS: Final = 10
POWER_TOKENS: Final = 5
"""The most that a home-made race or power may bring (12.1)."""

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TAKEN: Final = ("lost_tribe", "seat", "race", "tokens", "regions", "attempt")
"""Words that positions, incomes and events use for something else."""
_PARTS: Final = ("region", "mountain", "die", "at_least_one")
"""Words that stand among the parts of a cost, where traits and markers stand too."""
_PEOPLE: Final = ("race", "power", "hand", "aside", "turns")
"""Words that stand beside the registers of a people."""


def check_homebrew(trait: Trait, known: Mapping[str, Trait]) -> None:
    """Raise `ContentError` unless the trait can sit at a table with those that are known there, by id."""
    if not _is_name(trait.id):
        raise ContentError("bad_trait_id", trait=repr(trait.id))
    if trait.id in known:
        raise ContentError("trait_exists", trait=trait.id)
    most = RACE_TOKENS if isinstance(trait, Race) else POWER_TOKENS
    if not 1 <= trait.tokens + trait.extra <= most:
        raise ContentError("bad_token_count", trait=trait.id, tokens=trait.tokens + trait.extra, most=most)
    _check_marker(trait, known)
    _check_register(trait, known)
    _check_class(trait)


def _is_name(id: str) -> bool:
    return _ID.fullmatch(id) is not None and id not in (*_TAKEN, *_PARTS)


def _check_marker(trait: Trait, known: Mapping[str, Trait]) -> None:
    """A marker has a name that nothing else has, and as many as a state can count."""
    marker = trait.marker
    if marker is None:
        return
    is_own = marker.id not in known and marker.id != trait.id
    if not (_is_name(marker.id) and is_own and 1 <= marker.supply <= MOST_MARKERS):
        raise ContentError("bad_marker", trait=trait.id, marker=repr(marker.id), most=MOST_MARKERS)
    for other in known.values():
        if other.marker is not None and other.marker.id == marker.id and other.marker is not marker:
            raise ContentError("marker_exists", trait=trait.id, marker=marker.id, other=other.id)


def _check_register(trait: Trait, known: Mapping[str, Trait]) -> None:
    """What a trait remembers stands in positions under a name that no other trait of the table uses."""
    name = trait.register
    if not name:
        return
    if not _ID.fullmatch(name) or name in _PEOPLE:
        raise ContentError("bad_register", trait=trait.id, register=repr(name))
    for other in known.values():
        if other.register == name:
            raise ContentError("register_exists", trait=trait.id, register=name, other=other.id)


# A class that overrides hooks


def hooks() -> list[str]:
    """Every public method of a trait: the hooks, and what they call to remember."""
    return [name for name, value in vars(Trait).items() if not name.startswith("_") and callable(value)]


def _check_class(trait: Trait) -> None:
    """Nothing calls a method that has no hook's name, and nothing sees a field that stands in the class."""
    known = hooks()
    for name, value in _class_body(trait):
        if name in known or name.startswith("_") or name.isupper():
            continue
        if callable(value) or isinstance(value, classmethod | property):
            from difflib import get_close_matches  # only who misspells needs it

            nearest = get_close_matches(name, known, n=1, cutoff=0)[0]
            raise ContentError("unknown_hook", trait=trait.id, hook=name, nearest=nearest)
        raise ContentError("field_in_class", trait=trait.id, name=name)


def _class_body(trait: Trait) -> Iterator[tuple[str, object]]:
    for cls in type(trait).__mro__:
        if cls not in (Trait, Race, Power, object):
            yield from vars(cls).items()
