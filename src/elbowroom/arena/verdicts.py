"""What to think of a home-made race or power, as a code with facts, and which number would mend it.

A verdict may be asked for while games are to come. Whoever looks again and again sees a difference by mere
chance sooner or later, so until then it takes more to call a piece strong or weak.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from elbowroom.arena.effects import CERTAINTY
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
EARLY: Final = 3.0
"""Standard errors from the average that it takes while games are to come.

With a look after every game from a quarter of them on, one average piece in fifty is called strong or weak
too early; the verdict at the end is hardly touched by that (Haybittle and Peto's rule).
"""
UNDECIDED: Final = ("average", "open", "too_few_picks")
"""Codes that leave nothing to mend."""


@dataclass(frozen=True)
class Advice:
    """A number for the banner or badge with which the piece would be about average, or nearest to it."""

    tokens: int
    strength: float
    """What it would add then, beside an average one."""
    tried: bool
    """Whether games were played with this number. Otherwise it is reckoned from those with another one."""
    tokens_tried: int
    slope: float
    """Coins that a token more is worth, as measured, or as usual if it is a guess."""
    is_guess: bool = False
    """Whether games with another number have hardly begun."""

    @property
    def is_enough(self) -> bool:
        """Whether the piece would be about average then; where numbers end it may still be far from that."""
        return abs(self.strength) <= max(CLOSE, self.slope)

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "tokens": self.tokens,
            "strength": round(self.strength, 3),
            "tried": self.tried,
            "tokens_tried": self.tokens_tried,
            "slope": round(self.slope, 3),
            "is_guess": self.is_guess,
            "is_enough": self.is_enough,
        }


@dataclass(frozen=True)
class Trial:
    """Games with another number of tokens on the piece."""

    tokens: int
    games: int
    played: int

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {"tokens": self.tokens, "games": self.games, "played": self.played}


@dataclass(frozen=True)
class Verdict:
    """What to think of a piece.

    The code is ``too_few_picks``, ``average`` (no difference could be seen), ``strong`` or ``weak`` (within
    the range of the base set), ``too_strong`` or ``too_weak`` (beyond all of it). As long as games are to
    come it is ``open`` instead of ``average``.
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
    is_final: bool = True
    """Whether all games with the piece as it is are played."""
    trial: Trial | None = None

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
            "is_final": self.is_final,
            "trial": None if self.trial is None else self.trial.to_json(),
        }


def _own(trait: Trait, figures: Sequence[Figures]) -> Figures | None:
    return next((found for found in figures if found.id == trait.id), None)


def _rivals(trait: Trait, figures: Sequence[Figures]) -> list[Figures]:
    """The base pieces of its kind, strongest first."""
    return [found for found in figures if not found.is_new and found.is_race == isinstance(trait, Race)]


def _code(own: Figures, rivals: Sequence[Figures], is_final: bool) -> str:
    if own.picks < FEWEST_PICKS:
        return "too_few_picks"
    coins = own.strength.coins
    wider = 1.0 if is_final else EARLY / CERTAINTY
    if coins > CLOSE and coins > wider * (coins - own.strength.low):
        return "too_strong" if coins > rivals[0].strength.coins else "strong"
    if coins < -CLOSE and -coins > wider * (own.strength.high - coins):
        return "too_weak" if coins < rivals[-1].strength.coins else "weak"
    return "average" if is_final else "open"


def _possible(trait: Trait, tokens: int) -> int:
    """The nearest number that may stand on the banner or badge (12.1)."""
    most = min(RACE_TOKENS, trait.box) if isinstance(trait, Race) else POWER_TOKENS
    return max(1, min(tokens, most - trait.extra))


def next_try(trait: Trait, figures: Sequence[Figures], is_final: bool = True) -> int | None:
    """The number of tokens to try next; None if there is nothing to mend, or no number that could."""
    own = _own(trait, figures)
    if own is None or _code(own, _rivals(trait, figures), is_final) in UNDECIDED:
        return None
    less = own.strength.coins / USUAL_SLOPE
    step = round(less) or (1 if less > 0 else -1)
    tokens = _possible(trait, trait.tokens - step)
    return None if tokens == trait.tokens else tokens


def judged(
    trait: Trait,
    figures: Sequence[Figures],
    tried: Figures | None,
    trial: Trial | None = None,
    is_final: bool = True,
) -> Verdict:
    """The verdict on a piece; ``tried`` is how it did in its trial, as soon as that tells anything."""
    own, rivals = _own(trait, figures), _rivals(trait, figures)
    if own is None or not rivals:
        return Verdict(trait.id, "too_few_picks", trait.tokens, 0.0, "", 0, len(rivals), None, is_final)
    coins = own.strength.coins
    like = min(rivals, key=lambda rival: abs(rival.strength.coins - coins)).id
    rank = 1 + sum(rival.strength.coins > coins for rival in rivals)
    code = _code(own, rivals, is_final)
    advice = None
    if code not in UNDECIDED:
        if tried is not None:
            advice = _advice(trait, own, tried)
        elif trial is not None:
            advice = _guess(trait, own, trial)
    return Verdict(trait.id, code, trait.tokens, coins, like, rank, len(rivals), advice, is_final, trial)


def _guess(trait: Trait, own: Figures, trial: Trial) -> Advice:
    reckoned = own.strength.coins + USUAL_SLOPE * (trial.tokens - trait.tokens)
    return Advice(trial.tokens, reckoned, False, trial.tokens, USUAL_SLOPE, is_guess=True)


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
