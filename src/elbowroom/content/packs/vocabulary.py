"""What a pack may say, in one place: every field with its type, range, choices and default.

The reader, the JSON Schema, the page's forms and the tables of ``docs/packs.md`` are made from this. A piece,
which is a race or a power, is a few plain fields and a list of rules. A rule has one kind and the few fields
of that kind; the same name means the same everywhere:

=========  ============================================================================================
`amount`   how much
`per`      what it is counted by, or how often it may be done
`where`    the regions that count: a filter, whose conditions must all hold
`every`    it takes so many of them
`at_most`  never more than this, in a turn
`when`     the times at which the rule is in force
`state`    whether it is in force while the race is active, in decline, or both
=========  ============================================================================================
"""

from dataclasses import dataclass, replace
from typing import Final

from elbowroom.content.checks import POWER_TOKENS, RACE_TOKENS
from elbowroom.engine.board import SYMBOLS, TERRAINS

FORMAT: Final = 1
"""The version of the format."""

LANGUAGES: Final = ("en", "et", "is", "uk", "ro")
"""Languages that a text may be given in; the order in which one stands in for another that is missing."""

# Types of fields

NUMBER: Final = "number"
"""A whole number from `least` to `most`."""
NUMBERS: Final = "numbers"
"""`count` such numbers, in a list."""
FLAG: Final = "flag"
CHOICE: Final = "choice"
"""One of `choices`."""
ANY_OF: Final = "any_of"
"""One of `choices`, or a list of some of them: any will do."""
ID: Final = "id"
"""A name in moves and files: small letters, digits and underscores."""
ICON: Final = "icon"
"""The name of a drawing that the page has: small letters, digits and hyphens."""
COLOUR: Final = "colour"
"""Red, green and blue: ``#c08040``."""
WORDS: Final = "words"
"""A text of at most `most` characters, or one for each of some languages."""
FILTER: Final = "filter"
"""An object of the fields in `FILTER_FIELDS`."""

# Limits

LONGEST_PACK: Final = 200_000
"""Characters of a pack as text."""
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400
MOST_RACES: Final = 14
MOST_POWERS: Final = 30
MOST_MAPS: Final = 6
MOST_RULES: Final = 8
DEEPEST_FILTER: Final = 3
"""How deep filters may stand in each other by `near` and `not`."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name, its type, and what else its type needs."""

    name: str
    type: str
    default: object = None
    """What it is when it is left out; None is nothing at all."""
    required: bool = False
    least: int = 0
    most: int = 0
    count: int = 0
    choices: tuple[str, ...] = ()
    races_only: bool = False
    board_only: bool = False
    """Filters: only what is printed on the map counts (`BOARD_FIELDS`)."""


@dataclass(frozen=True, slots=True)
class RuleKind:
    """A kind of rule: its name, its fields, and how many a piece may have."""

    name: str
    fields: tuple[Field, ...]
    once: bool = False
    """A piece has at most one."""
    is_move: bool = False
    """It gives its owner a move; a piece has at most one rule that does."""

    def field(self, name: str) -> Field | None:
        """The field of this name."""
        return next((field for field in self.fields if field.name == name), None)


# Regions

OWNERS: Final = ("own", "own_declined", "enemy_active", "enemy_declined", "lost_tribe", "any")
"""Who stands in a region. `any` is everybody and nobody, where a filter would be about one's own regions."""

FILTER_FIELDS: Final = (
    Field("terrain", ANY_OF, choices=(*TERRAINS, "land", "water")),
    Field("symbol", ANY_OF, choices=tuple(SYMBOLS)),
    Field("coast", FLAG),
    Field("edge", FLAG),
    Field("owner", ANY_OF, choices=OWNERS),
    Field("empty", FLAG),
    Field("tokens_at_least", NUMBER, least=1, most=20),
    Field("tokens_at_most", NUMBER, least=0, most=20),
    Field("marker", FLAG),
    Field("near", FILTER),
    Field("not", FILTER),
)
BOARD_FIELDS: Final = ("terrain", "symbol", "coast", "edge", "not")
"""The conditions that never change during a game."""

# Times

TIMES: Final = ("always", "first_turn", "later_turns", "last_round", "nothing_held")
STATES: Final = ("active", "declined", "both")

COUNTED: Final = ("turn", "region", "group", "largest_group", "terrain", "conquest", "loss")
"""What coins and tokens are counted by: each turn; each region held; each group of connected regions; each
region of the largest group; each kind of terrain; each region conquered this turn, as it was just before;
each region that somebody takes away."""

_WHERE: Final = Field("where", FILTER)
_WHEN: Final = Field("when", CHOICE, "always", choices=TIMES)
_STATE: Final = Field("state", CHOICE, "active", choices=STATES, races_only=True)
_EVERY: Final = Field("every", NUMBER, 1, least=1, most=6)
_AT_MOST: Final = Field("at_most", NUMBER, least=1, most=20)


def _amount(most: int, default: int = 1, least: int = 1) -> Field:
    return Field("amount", NUMBER, default, least=least, most=most)


PLACED: Final = ("conquest", "redeployment", "turn", "moved", "take")
"""When a marker is placed: with each conquest; taken up and placed anew at each redeployment; one a turn may
be placed; the only one may be placed or moved once a turn; with the move `take`."""
PLACED_BY_HAND: Final = ("redeployment", "turn", "moved")
"""Markers that their owner places by a move."""

MARKER_FIELDS: Final = (
    Field("id", ID, required=True),
    Field("name", WORDS, most=LONGEST_NAME),
    Field("supply", NUMBER, 1, least=1, most=15),
    Field("placed", CHOICE, "turn", choices=PLACED),
    Field("where", FILTER),
    Field("never_again", FLAG, False),
    Field("defence", NUMBER, 0, least=0, most=3),
    Field("immune", FLAG, False),
    Field("shields", FLAG, False),
    Field("coins", NUMBER, 0, least=0, most=3),
    Field("stacks", FLAG, False),
    Field("survives_decline", FLAG, False),
)

RULES: Final = (
    RuleKind(
        "coins",
        (
            _amount(10),
            Field("per", CHOICE, "turn", choices=(*COUNTED, "decline")),
            _WHERE,
            _EVERY,
            _AT_MOST,
            _WHEN,
            _STATE,
        ),
    ),
    RuleKind(
        "tokens", (_amount(5), Field("per", CHOICE, "turn", choices=COUNTED), _WHERE, _EVERY, _AT_MOST, _WHEN)
    ),
    RuleKind("discount", (_amount(5), _WHERE, Field("first", NUMBER, least=1, most=5), _WHEN)),
    RuleKind("defence", (_amount(5), _WHERE, _WHEN, _STATE)),
    RuleKind("reach", (_WHERE, _WHEN)),
    RuleKind("links", (Field("where", FILTER, required=True, board_only=True),)),
    RuleKind("losses", (_amount(3, default=0, least=0), _WHERE, _STATE)),
    RuleKind(
        "stays",
        (
            Field("amount", NUMBER, least=1, most=10),
            Field("per", CHOICE, "region", choices=("region", "race")),
            _WHERE,
        ),
        once=True,
    ),
    RuleKind(
        "die",
        (
            Field("faces", NUMBERS, least=0, most=6, count=6),
            Field("rolls", NUMBER, 1, least=1, most=2),
            Field("whose", CHOICE, "own", choices=("own", "defence")),
        ),
    ),
    RuleKind("extra_round", (_amount(2), _WHEN), once=True),
    RuleKind("marker", MARKER_FIELDS, once=True),
    RuleKind(
        "take",
        (
            Field("tokens", NUMBER, 1, least=1, most=5),
            _WHERE,
            Field("at_most", NUMBER, 1, least=1, most=3),
            _WHEN,
        ),
        once=True,
        is_move=True,
    ),
    RuleKind(
        "swap",
        (_WHERE, Field("per", CHOICE, "seat", choices=("seat", "turn")), _WHEN),
        once=True,
        is_move=True,
    ),
    RuleKind("peace", (_WHEN,), once=True, is_move=True),
)
"""Every kind of rule.

coins        coins more: at scoring, for a lost region at once, for a decline at once
tokens       new ones from the tray, at redeployment; for a lost region at once
discount     regions that cost fewer tokens; with `first` only so many conquests of a turn
defence      its own regions cost attackers more tokens
reach        regions that may be attacked though not adjacent, or entered though not border
links        regions that are adjacent to each other for its conquests
losses       tokens that are lost with a region that is taken, instead of 1
stays        tokens that stay on the map in decline: all, so many a region, or one a region and so many more
die          faces of its own, the best of several rolls; or a roll against final attempts
extra_round  when its conquests are over, all get ready once more, and it goes on
marker       something that stands in a region: what it does there, and when it is placed
take         a move: a region for exactly so many tokens, whatever defends it; a marker may go there
swap         a move: a lone active token is replaced by one of the tray, once a turn or once for each seat
peace        a move: an opponent who was not attacked may not attack until the next turn
"""

# Pieces

PIECE_FIELDS: Final = (
    Field("id", ID, required=True),
    Field("name", WORDS, most=LONGEST_NAME),
    Field("text", WORDS, most=LONGEST_TEXT),
    Field("icon", ICON),
    Field("colour", COLOUR),
    Field("tokens", NUMBER, required=True, least=0, most=RACE_TOKENS),
    Field("extra", NUMBER, 0, least=0, most=RACE_TOKENS),
    Field("replaces", ID, required=True, races_only=True),
    Field("box", NUMBER, least=1, most=20, races_only=True),
    Field("sails", FLAG, False),
    Field("rolls_first", FLAG, False),
    Field("late_decline", FLAG, False),
    Field("declines_beside", FLAG, False),
    Field("fights_in_decline", FLAG, False, races_only=True),
    Field("keeps_aside", NUMBER, 0, least=0, most=RACE_TOKENS),
)
"""What a race or a power says beside its `rules`."""

PACK_FIELDS: Final = (
    Field("format", NUMBER, required=True, least=FORMAT, most=FORMAT),
    Field("name", WORDS, most=LONGEST_NAME),
)
"""What a pack says beside its `races`, `powers` and `maps`."""


def rule_kind(name: object) -> RuleKind | None:
    """The kind of this name."""
    return next((kind for kind in RULES if kind.name == name), None)


def piece_fields(is_race: bool) -> tuple[Field, ...]:
    """The fields of a race or of a power, which brings fewer tokens (12.1)."""
    if is_race:
        return PIECE_FIELDS
    fields = (field for field in PIECE_FIELDS if not field.races_only)
    return tuple(
        replace(field, most=POWER_TOKENS) if field.most == RACE_TOKENS else field for field in fields
    )


def rule_fields(kind: RuleKind, is_race: bool) -> tuple[Field, ...]:
    """The fields of a rule of a race or of a power."""
    return kind.fields if is_race else tuple(field for field in kind.fields if not field.races_only)
