"""Names that look like another one, by Unicode's own list of confusable characters (UTS 39)."""

import unicodedata
from functools import cache

from elbowroom.record.visible import without_joiners

_MARKS = "\u200e\u200f"
"""Directions, which the list has around letters that are written from right to left."""


def look_alike(one: str, other: str) -> bool:
    """Whether two names can be taken for one another, in capitals or not."""
    return not _prototypical(one).isdisjoint(_prototypical(other))


def _prototypical(name: str) -> set[str]:
    plain = without_joiners(unicodedata.normalize("NFKC", name))
    return {_prototypical_text(plain), _prototypical_text(plain.casefold())}


def _prototypical_text(text: str) -> str:
    """A text with each character replaced by the one that stands for all that look like it."""
    prototypes = _prototypes()
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(char, char) for char in decomposed))


@cache
def _prototypes() -> dict[str, str]:
    """The list has each character beside its prototype, in both directions; a prototype has the most others.

    It is large, so it is read when the first name is looked at.
    """
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    alike = {
        char.strip(_MARKS): [other["c"].strip(_MARKS) for other in others]
        for char, others in confusables_data.items()
    }

    def weight(text: str) -> tuple[int, int, str]:
        return len(alike.get(text, ())), len(text), text

    return {char: max(char, *others, key=weight) for char, others in alike.items() if len(char) == 1}
