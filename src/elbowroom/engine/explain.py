"""Why not, and how much exactly: the slow and talkative siblings of `legal_actions` and `conquest.cost`."""

from elbowroom.engine.actions import DECISIONS, SPAN
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.all_phases import BY_NUMBER
from elbowroom.engine.state import BASE_TOLL, OVER, State


def why_not(s: State, action: int) -> list[str]:
    """Every reason why a player's action is not legal now, as codes; empty when it is."""
    if action in legal_actions(s):
        return []
    return reasons(s, action)


def reasons(s: State, action: int) -> list[str]:
    """`why_not` for an action that is known not to be legal."""
    if s.phase == OVER:
        return ["game_over"]
    if s.is_chance() or not 0 <= action < DECISIONS:
        return ["not_a_decision"]
    reason = BY_NUMBER[s.phase].reasons.get(action // SPAN * SPAN)
    if reason is None:
        return ["wrong_phase"]
    return reason(s, action % SPAN) or ["not_offered"]


def cost_parts(s: State, p: int, r: int) -> list[tuple[str, int]]:
    """What the cost of a region is made of; the numbers add up to `conquest.cost`."""
    rules = s.rules
    folded = s.folded[p]
    parts = [("region", BASE_TOLL), ("mountain", rules.board.mountains >> r & 1)]
    parts += [("lost_tribe", s.tribes >> r & 1), ("tokens", s.tokens[r])]
    parts += [(marker.id, marker.defence * s.markers_at(k, r)) for k, marker in enumerate(rules.markers)]
    if s.owner[r] >= 0 and s.owner[r] != p:
        for guard in s.folded[s.owner[r]].guards:
            parts.append((guard.id, sum(mask >> r & 1 for mask in guard.defences(s, s.owner[r]))))
    for trait in folded.halves:
        if trait is folded.race or not folded.in_decline:
            less = (trait.discount_on & rules.board.features[r] != 0) + (trait.discount(s, p) >> r & 1)
            less += sum(mask >> r & 1 for mask in trait.discounts(s, p))
            parts.append((trait.id, -less))
    if s.die > 0:
        parts.append(("die", -s.die))
    total = sum(tokens for _, tokens in parts)
    if total < 1:
        parts.append(("at_least_one", 1 - total))
    return [(source, tokens) for source, tokens in parts if tokens]
