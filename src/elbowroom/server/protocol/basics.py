"""What all messages are made of: the two kinds of them, and the small types of their fields."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Secret = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Position = Annotated[dict[str, Any], Meta(title="Position")]
Income = dict[str, int]
Facts = dict[str, int | str]
"""What a sentence is filled with: numbers, ids and names."""
WireEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event of the engine with its name as ``type``: ``{"type": "conquered", "seat": 0, "region": 7, …}``."""

SeatKind = Literal["human", "bot", "open"]
Help = Literal["none", "hints", "analysis"]
"""What helps people while they play: nothing, hints, or hints and the analysis, even among several people."""
Status = Literal["waiting", "playing", "over"]
Verb = Literal["deploy", "conquer", "attempt", "abandon", "done", "pick", "decline", "roll", "use"]


class Asked(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a page sends; a field that is not known is an error."""


class Told(Struct):
    """What the server sends."""
