"""Skeletons (10.10): at redeployment a new token for every two non-empty regions conquered this turn."""

from elbowroom.engine.events import Event
from elbowroom.engine.state import State
from elbowroom.engine.trait import Race
from elbowroom.engine.troops import raise_tokens


class Skeletons(Race):
    """They grow as far as the tray has tokens."""

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        raise_tokens(s, p, s.occupied_taken // 2, out)


TRAIT = Skeletons("skeletons", 6, box=20)
