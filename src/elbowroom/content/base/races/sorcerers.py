"""Sorcerers (10.11): once per turn and opponent, a lone active token is replaced by one from the tray."""

from elbowroom.homebrew import (
    CONQUER_PHASE,
    EXPAND,
    Event,
    Race,
    State,
    active_people,
    attack_refusals,
    evict,
    is_active,
    members,
    occupy,
    raise_tokens,
    reach,
    seat_of,
    targets,
    tray,
)


class Sorcerers(Race):
    """A conquest that needs no token in hand. Defence does not help, an encampment does."""

    def offers(self, s: State, p: int) -> int:
        if s.phase not in (EXPAND, CONQUER_PHASE) or not tray(s, p):
            return 0
        if not s.troops[p]:  # a race without any token can only pass or decline (5.6)
            return 0
        mask = targets(s, p)
        if not s.held[p]:  # there is no region to be adjacent to: only a power's own reach helps
            mask &= reach(s, p)
        prey = 0
        for seat in range(s.rules.seats):
            if seat != seat_of(p) and not self.used(s) >> seat & 1:
                prey |= s.held[active_people(seat)]
        found = 0
        for r in members(mask & prey):
            if s.tokens[r] == 1 and not s.marks[r] & s.rules.shield_bits:
                found |= 1 << r
        return found

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        if s.phase not in (EXPAND, CONQUER_PHASE):
            return ["wrong_phase"]
        found = attack_refusals(s, p, argument)
        if found in (["no_such_region"], ["own_region"]):
            return found
        if not tray(s, p):
            found.append("tray_empty")
        if not s.troops[p]:
            found.append("no_tokens")
        if not s.held[p] and not reach(s, p) >> argument & 1:
            found.append("not_adjacent")
        owner = s.owner[argument]
        if owner < 0 or not is_active(owner) or seat_of(owner) == seat_of(p) or s.tokens[argument] != 1:
            found.append("not_a_lone_token")
            return found
        if self.used(s) >> seat_of(owner) & 1:
            found.append("already_used")
        if s.marks[argument] & s.rules.shield_bits:
            found.append("shielded")
        return found

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self.mark_used(s, self.used(s) | 1 << seat_of(s.owner[argument]), out)
        evict(s, p, argument, s.tokens[argument], out)  # not even an Elf gets away
        raise_tokens(s, p, 1, out)
        occupy(s, p, argument, 1, True, self.id, out)


TRAIT = Sorcerers("sorcerers", 5, box=18, once_per_seat=True)
