"""Reasons of the analysis in sentences, from a code and its facts."""

from collections.abc import Mapping

from elbowroom.locales.bundles import message_id, text
from elbowroom.locales.names import GameNames, combo_name, trait_name

_REGIONS = ("region", "other")


def describe_plan(code: str, facts: Mapping[str, int | str], names: GameNames) -> str:
    """Why a plan is good, in a sentence."""
    return text(message_id(f"plan-{code}"), names.locale, **_named(facts, names))


def describe_mistake(code: str, facts: Mapping[str, int | str], names: GameNames) -> str:
    """What a turn lost, in a sentence."""
    return text(message_id(f"mistake-{code}"), names.locale, **_named(facts, names))


def _named(facts: Mapping[str, int | str], names: GameNames) -> dict[str, object]:
    """The facts, with names instead of ids and numbers."""
    named: dict[str, object] = dict(facts)
    for key, value in facts.items():
        if key == "race":
            named[key] = trait_name(str(value), names.locale)
        elif key == "power":
            named["combo"] = combo_name(str(facts["race"]), str(value), names.locale)
        elif key == "otherpower":
            named["othercombo"] = combo_name(str(facts["otherrace"]), str(value), names.locale)
        elif key in _REGIONS:
            named[key] = names.region(int(value))
        elif key == "seat":
            named["name"] = names.player(int(value))
    return named
