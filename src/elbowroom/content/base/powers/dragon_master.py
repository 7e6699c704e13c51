"""Dragon Master (11.6): once per turn the dragon takes a region with a single token, and guards it."""

from elbowroom.homebrew import (
    CONQUER_PHASE,
    EXPAND,
    Event,
    Marker,
    Power,
    State,
    attack_refusals,
    lift,
    place,
    take,
    targets,
)

DRAGON = Marker("dragon", supply=1, immune=True, stacks=False)


class DragonMaster(Power):
    """Whatever defends the region; near enough and not immune it must be."""

    def offers(self, s: State, p: int) -> int:
        if s.phase not in (EXPAND, CONQUER_PHASE) or self.used(s) or s.free_hand() < 1:
            return 0
        return targets(s, p)

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase not in (EXPAND, CONQUER_PHASE):
            return ["wrong_phase"]
        found = attack_refusals(s, p, argument)
        if self.used(s):
            found.append("already_used")
        if s.free_hand() < 1:
            found.append("no_tokens")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, 1, out)
        lift(s, DRAGON, s.held[p], out)
        take(s, p, argument, 1, self.id, out)
        place(s, DRAGON, argument, out)


TRAIT = DragonMaster("dragon_master", 5, marker=DRAGON)
