"""Every sentence that the package speaks, made from Fluent files, one folder for each language."""

from elbowroom.locales.bundles import add_texts, has_text, list_text, text
from elbowroom.locales.errors import describe_error
from elbowroom.locales.events import describe_event, describe_events
from elbowroom.locales.figures import decimal_text, percent_span, percent_text, shortest_text
from elbowroom.locales.languages import (
    best_language,
    has_locale,
    languages,
    speak,
    speaking,
    spoken,
    system_language,
)
from elbowroom.locales.names import GameNames, add_names, combo_name, marker_name, trait_about, trait_name
from elbowroom.locales.reviews import describe_mistake, describe_plan

__all__ = [
    "GameNames",
    "add_names",
    "add_texts",
    "best_language",
    "combo_name",
    "decimal_text",
    "describe_error",
    "describe_event",
    "describe_events",
    "describe_mistake",
    "describe_plan",
    "has_locale",
    "has_text",
    "languages",
    "list_text",
    "marker_name",
    "percent_span",
    "percent_text",
    "shortest_text",
    "speak",
    "speaking",
    "spoken",
    "system_language",
    "text",
    "trait_about",
    "trait_name",
]
