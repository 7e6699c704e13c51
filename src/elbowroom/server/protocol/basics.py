"""What all messages are made of: the two kinds of them, and the small types of their fields."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Position = Annotated[dict[str, Any], Meta(title="Position")]
Income = dict[str, int]
WireEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event of the engine with its name as ``type``: ``{"type": "conquered", "seat": 0, "region": 7, …}``."""

SeatKind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "over"]
Verb = Literal["deploy", "conquer", "attempt", "abandon", "done", "pick", "decline", "roll", "use"]


class Asked(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a page sends; a field that is not known is an error."""


class Told(Struct):
    """What the server sends."""
