"""Skeletons (10.10): at redeployment a new token for every two non-empty regions conquered this turn."""

from elbowroom.homebrew import Event, Race, State, raise_tokens


class Skeletons(Race):
    """They grow as far as the tray has tokens."""

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        raise_tokens(s, p, s.occupied_taken // 2, out)


TRAIT = Skeletons("skeletons", 6, box=20)
