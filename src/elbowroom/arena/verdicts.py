"""What to think of a home-made race or power, as a code with facts, and which number would mend it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from elbowroom.arena.figures import Figures
from elbowroom.content.checks import POWER_TOKENS, RACE_TOKENS
from elbowroom.engine.trait import Race, Trait

FEWEST_PICKS: Final = 20
"""Fewer of them say nothing."""
USUAL_SLOPE: Final = 2.0
"""Coins that a token is worth, until it has been measured."""
LEAST_SLOPE: Final = 0.3
"""If a token is worth less than that, their number is not what is wrong."""
CLOSE: Final = 1.0
"""So few coins from the average is as good as average."""


@dataclass(frozen=True)
class Advice:
    """A number for the banner or badge with which the piece would be about average."""

    tokens: int
    strength: float
    """What it would add then, beside an average one."""
    tried: bool
    """Whether games were played with this number. Otherwise it is reckoned from those with another one."""
    tokens_tried: int
    slope: float
    """Coins that a token more is worth, as measured."""

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "tokens": self.tokens,
            "strength": round(self.strength, 3),
            "tried": self.tried,
            "tokens_tried": self.tokens_tried,
            "slope": round(self.slope, 3),
        }


@dataclass(frozen=True)
class Verdict:
    """What to think of a piece.

    The code is ``too_few_picks``, ``average`` (no difference could be seen), ``strong`` or ``weak`` (within
    the range of the base set), ``too_strong`` or ``too_weak`` (beyond all of it).
    """

    id: str
    code: str
    tokens: int
    strength: float
    like: str
    """The race or power of the base set that is nearest in strength."""
    rank: int
    """1 if none of the base set is stronger."""
    of: int
    """How many of its kind the base set has."""
    advice: Advice | None

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "id": self.id,
            "code": self.code,
            "tokens": self.tokens,
            "strength": round(self.strength, 3),
            "like": self.like,
            "rank": self.rank,
            "of": self.of,
            "advice": None if self.advice is None else self.advice.to_json(),
        }


def _own(trait: Trait, figures: Sequence[Figures]) -> Figures | None:
    return next((found for found in figures if found.id == trait.id), None)


def _rivals(trait: Trait, figures: Sequence[Figures]) -> list[Figures]:
    """The base pieces of its kind, strongest first."""
    return [found for found in figures if not found.is_new and found.is_race == isinstance(trait, Race)]


def _code(own: Figures, rivals: Sequence[Figures]) -> str:
    if own.picks < FEWEST_PICKS:
        return "too_few_picks"
    coins = own.strength.coins
    if own.strength.low > 0.0 and coins > CLOSE:
        return "too_strong" if coins > rivals[0].strength.coins else "strong"
    if own.strength.high < 0.0 and coins < -CLOSE:
        return "too_weak" if coins < rivals[-1].strength.coins else "weak"
    return "average"


def _possible(trait: Trait, tokens: int) -> int:
    """The nearest number that may stand on the banner or badge (12.1)."""
    most = min(RACE_TOKENS, trait.box) if isinstance(trait, Race) else POWER_TOKENS
    return max(1, min(tokens, most - trait.extra))


def next_try(trait: Trait, figures: Sequence[Figures]) -> int | None:
    """The number of tokens to try next; None if there is nothing to mend, or no number that could."""
    own = _own(trait, figures)
    if own is None or _code(own, _rivals(trait, figures)) in ("average", "too_few_picks"):
        return None
    less = own.strength.coins / USUAL_SLOPE
    step = round(less) or (1 if less > 0 else -1)
    tokens = _possible(trait, trait.tokens - step)
    return None if tokens == trait.tokens else tokens


def judged(trait: Trait, figures: Sequence[Figures], tried: Figures | None) -> Verdict:
    """The verdict on a piece; ``tried`` is how it did with another number of tokens."""
    own, rivals = _own(trait, figures), _rivals(trait, figures)
    if own is None or not rivals:
        return Verdict(trait.id, "too_few_picks", trait.tokens, 0.0, "", 0, len(rivals), None)
    coins = own.strength.coins
    like = min(rivals, key=lambda rival: abs(rival.strength.coins - coins)).id
    rank = 1 + sum(rival.strength.coins > coins for rival in rivals)
    advice = None if tried is None else _advice(trait, own, tried)
    code = _code(own, rivals)
    return Verdict(trait.id, code, trait.tokens, coins, like, rank, len(rivals), advice)


def _advice(trait: Trait, own: Figures, tried: Figures) -> Advice | None:
    number = tried.tokens - trait.extra
    slope = (tried.strength.coins - own.strength.coins) / (number - trait.tokens)
    if slope < LEAST_SLOPE:
        return None
    if abs(tried.strength.coins) <= CLOSE:
        return Advice(number, tried.strength.coins, True, number, slope)
    best = _possible(trait, trait.tokens - round(own.strength.coins / slope))
    if best == number:
        return Advice(number, tried.strength.coins, True, number, slope)
    if best == trait.tokens:
        return None
    reckoned = own.strength.coins + slope * (best - trait.tokens)
    return Advice(best, reckoned, False, number, slope)
