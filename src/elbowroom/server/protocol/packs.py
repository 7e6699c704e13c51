"""What is asked and answered about packs: races, powers and maps as data."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from elbowroom.content.packs.vocabulary import LONGEST_PACK
from elbowroom.server.protocol.basics import Asked, Facts, Told

LONGEST_ID = 64
"""Letters of the name that a question has."""

PackDocument = Annotated[dict[str, Any], Meta(title="Pack")]
"""A pack as JSON has it."""


class PackToCheck(Asked):
    """A pack as text, TOML or JSON: somebody wants to know whether it is right."""

    text: Annotated[str, Meta(max_length=LONGEST_PACK)]


class PackProblem(Told):
    """What is wrong with a pack: the path of a field, a code with facts, and the sentence in English."""

    field: str
    error: str
    text: str
    facts: Facts


class PackChecked(Told):
    """The pack without anything that is not needed, or everything that is wrong with it."""

    pack: PackDocument | None
    problems: list[PackProblem]


class BalanceWanted(Asked):
    """Somebody wants to know whether the races and powers of a pack are fair."""

    pack: PackDocument
    instead: Annotated[str, Meta(max_length=LONGEST_ID)] = ""
    """What they asked before and need not know any more; it does not count as theirs then."""


class Interval(Told):
    """A measured number, and between which ones it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


class PieceFigures(Told):
    """How a race or power did. ``strength`` is what it adds to a lead, in coins, beside the average one."""

    id: str
    kind: Literal["race", "power"]
    new: bool
    tokens: int
    picks: int
    coins: Interval
    win_rate: Interval
    strength: Interval


class TokenAdvice(Told):
    """A number of tokens with which a piece would be about average, or nearest to it."""

    tokens: int
    strength: float
    tried: bool
    """Whether games were played with it; otherwise it is reckoned."""
    tokens_tried: int
    """The number with which games were played."""
    is_guess: bool
    """Whether games with another number have hardly begun."""
    is_enough: bool
    """Whether the piece would be about average then; otherwise tokens alone do not mend it."""


class TokenTrial(Told):
    """Games with another number of tokens on a piece, which are played when it is far from average."""

    tokens: int
    games: int
    played: int


class PieceVerdict(Told):
    """What to think of a piece: a code, and the race or power of the box that is nearest in strength."""

    id: str
    code: str
    tokens: int
    strength: float
    like: str
    rank: int
    of: int
    advice: TokenAdvice | None
    is_final: bool
    """Whether all games with the piece as it is are played; until then the code may change."""
    trial: TokenTrial | None


class BalanceNow(Told):
    """How far the games are, and what they tell by now."""

    id: str
    played: int
    games: int
    waiting: int
    """Others before or beside this one."""
    is_done: bool
    pieces: list[PieceFigures]
    verdicts: list[PieceVerdict]
