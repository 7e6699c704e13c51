"""Skeletons (10.10): at redeployment a new token for every two non-empty regions conquered this turn."""

from elbowroom.engine.events import Event, Raised
from elbowroom.engine.state import SLOTS, State
from elbowroom.engine.trait import Race


class Skeletons(Race):
    """They grow as far as the tray has tokens."""

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        tokens = min(s.occupied_taken // 2, s.tray(s.rules.race_of(s.combo[p])))
        s.troops[p] += tokens
        s.hand[p] += tokens
        if out is not None and tokens:
            out.append(Raised(p // SLOTS, self.id, tokens))


TRAIT = Skeletons("skeletons", 6, box=20)
