"""Amazons (10.1): four of them only conquer, and are kept aside from redeployment until the next ready."""

from elbowroom.engine.events import Event, PutAside
from elbowroom.engine.state import SLOTS, State
from elbowroom.engine.trait import Race

CONQUERORS = 4


class Amazons(Race):
    """If there are too few tokens to spare, the hand falls below zero and regions must be emptied."""

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        tokens = min(CONQUERORS, s.troops[p])
        s.aside[p] += tokens
        s.hand[p] -= tokens
        if out is not None:
            out.append(PutAside(p // SLOTS, self.id, tokens))


TRAIT = Amazons("amazons", 6, extra=CONQUERORS, box=15)
