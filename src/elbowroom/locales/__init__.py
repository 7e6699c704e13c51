"""Every sentence that the package speaks, made from Fluent files, one folder for each language."""

from elbowroom.locales.bundles import add_texts, has_text, text
from elbowroom.locales.errors import describe_error
from elbowroom.locales.events import describe_event, describe_events
from elbowroom.locales.names import GameNames, marker_name, trait_about, trait_name

__all__ = [
    "GameNames",
    "add_texts",
    "describe_error",
    "describe_event",
    "describe_events",
    "has_text",
    "marker_name",
    "text",
    "trait_about",
    "trait_name",
]
