"""Skeletons (10.10): at redeployment a new token for every two non-empty regions conquered this turn."""

from elbowroom.homebrew import Event, Race, Raised, State, seat_of, tray


class Skeletons(Race):
    """They grow as far as the tray has tokens."""

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        tokens = min(s.occupied_taken // 2, tray(s, p))
        s.troops[p] += tokens
        s.hand[p] += tokens
        if out is not None and tokens:
            out.append(Raised(seat_of(p), self.id, tokens))


TRAIT = Skeletons("skeletons", 6, box=20)
