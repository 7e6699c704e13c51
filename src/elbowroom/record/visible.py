"""What can be seen of a text: nothing invisible, but joiners where a script or an emoji needs them."""

import unicodedata

_JOINERS = "\u200c\u200d"
_STYLES = "\ufe0e\ufe0f"
"""Whether the sign before is shown as text or as an emoji."""
_BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
"""Signs that count as letters, marks or symbols and show nothing."""
_VIRAMA = 9
"""The combining class of a mark after which a joiner changes the next letter."""


def is_visible(text: str) -> bool:
    """Whether every character of a text can be seen, or is needed where it stands."""
    return all(_is_shown(text[i - 1 : i], char, text[i + 1 : i + 2]) for i, char in enumerate(text))


def without_joiners(text: str) -> str:
    """A text without what only shapes the signs around it."""
    return "".join(char for char in text if char not in _JOINERS + _STYLES)


def _is_shown(before: str, char: str, after: str) -> bool:
    if char in _JOINERS:
        return _is_joined(before, after)
    if char in _STYLES:
        return before != "" and unicodedata.category(before)[0] not in "LMZ"
    if char in _BLANK or "\u180b" <= char <= "\u180f" or "\ufe00" <= char <= "\ufe0d" or char >= "\U000e0000":
        return False
    return char.isprintable()


def _is_joined(before: str, after: str) -> bool:
    """Whether a joiner says anything here: after a virama, between cursive letters, inside an emoji."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL":
        return True
    is_sign = unicodedata.category(before) in ("So", "Sk") or before in _STYLES
    return is_sign and unicodedata.category(after) in ("So", "Sm")
