"""Events in sentences."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import groupby

from elbowroom.engine.events import (
    Conquered,
    Declined,
    Deployed,
    Event,
    GameEnded,
    MarkerPlaced,
    Picked,
    Quiet,
    Revealed,
    Rolled,
    Scored,
)
from elbowroom.locales.bundles import list_text, text
from elbowroom.locales.names import GameNames, combo_name, marker_name, one_marker, trait_name

_COUNTED = (Deployed, MarkerPlaced)
"""What is put down one by one, and told at once."""


def describe_event(event: Event, names: GameNames) -> str:
    """What happened, in one sentence; nothing is said of what is quiet."""
    return "" if isinstance(event, Quiet) else _sentence(event, names, _facts(event, names))


def describe_events(events: Iterable[Event], names: GameNames) -> Iterator[tuple[Event, str]]:
    """Each event that has one with its sentence; what is put down in a row is counted region by region."""
    told = (event for event in events if not isinstance(event, Quiet))
    for kind, run in groupby(told, key=type):
        if kind in _COUNTED:
            for event, count in Counter(run).items():
                yield event, _sentence(event, names, _facts(event, names, count))
        else:
            for event in run:
                yield event, describe_event(event, names)


def event_id(kind: type[Event]) -> str:
    """The message of an event class: ``TurnBegan`` is ``event-turn-began``."""
    return "event" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()


def _sentence(event: Event, names: GameNames, facts: dict[str, object]) -> str:
    return text(event_id(type(event)), names.locale, **facts)


def _facts(event: Event, names: GameNames, count: int = 1) -> dict[str, object]:
    """The fields of an event with names instead of ids, and what its sentence needs beside them.

    Equal events that are told together are counted.
    """
    facts = {field.name: _named(field.name, getattr(event, field.name), names) for field in fields(event)}
    match event:
        case (
            Picked(race=race, power=power)
            | Revealed(race=race, power=power)
            | Declined(race=race, power=power)
        ):
            facts["combo"] = combo_name(race, power, names.locale)
        case Deployed():
            facts["tokens"] = count
        case MarkerPlaced(marker=marker) if count > 1:
            facts["marker"] = marker_name(marker, count, names.locale)
        case Rolled(region=region):
            facts["purpose"] = "first" if region is None else "attempt"
        case Conquered(means=means):
            facts["way"] = means if means in ("tokens", "attempt") else "trait"
        case Scored(income=income):
            facts["coins"] = sum(coins for _, coins in income)
            facts["sources"] = list_text(
                (_source(id, coins, names) for id, coins in income if coins), names.locale, "unit"
            )
        case GameEnded(coins=coins, winners=winners):
            facts["winners"] = list_text((names.player(seat) for seat in winners), names.locale)
            facts["count"] = len(winners)
            facts["coins"] = max(coins)
    return facts


def _source(id: str, coins: int, names: GameNames) -> str:
    if id == "regions":
        return text("income-regions", names.locale, coins=coins)
    return text("income-trait", names.locale, coins=coins, trait=trait_name(id, names.locale))


def _named(field: str, value: object, names: GameNames) -> object:
    if isinstance(value, int):
        if field in ("seat", "ally"):
            return names.player(value)
        if field == "region":
            return names.region(value)
    if isinstance(value, str):
        return one_marker(value, names.locale) if field == "marker" else trait_name(value, names.locale)
    return value
