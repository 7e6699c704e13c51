"""What the guide and the coach say in general is true of every race."""

import pytest

from elbowroom.content.loader import base_races
from elbowroom.locales import languages, text

USUALLY = {"en": "usually", "et": "tavaliselt", "is": "yfirleitt", "uk": "зазвичай", "ro": "de obicei"}
LOSSES = [
    "coach-attack",
    "coach-withdraw",
    "guide-struck.why",
    "guide-struck.skipped",
    "guide-attack.why",
    "guide-answer.why",
]
"""What tells that somebody who is driven out loses a token."""


def test_there_is_a_race_that_loses_nobody() -> None:
    assert any(race.losses == 0 for race in base_races())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", LOSSES)
def test_a_token_is_lost_usually_but_not_always(language: str, message: str) -> None:
    assert USUALLY[language] in text(message, language)
