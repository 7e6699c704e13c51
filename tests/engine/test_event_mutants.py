"""No event can be left out, and none of its fields be wrong, without being noticed in a rebuilt position."""

from dataclasses import fields

import pytest

from elbowroom.engine import events
from elbowroom.engine.events import KINDS, Event, Quiet
from tools.mutate_events import LEFT_OUT, survey

DEAL = 3
"""Games in which everything happens."""


def test_every_kind_of_event_is_listed() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert [Event, Quiet, *KINDS] == kinds


@pytest.mark.slow
def test_whatever_is_told_wrongly_is_noticed() -> None:
    found = survey([DEAL])
    ways = {(kind, name) for kind in KINDS for name in (LEFT_OUT, *(field.name for field in fields(kind)))}
    assert set(found.tried) == ways
    assert found.examples == []
