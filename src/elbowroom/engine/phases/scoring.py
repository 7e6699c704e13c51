"""Scoring (7): a coin a region, and what race and power earn."""

from elbowroom.engine import fold
from elbowroom.engine.events import Event, Scored
from elbowroom.engine.state import SLOTS, State


def income(s: State, seat: int) -> list[tuple[str, int]]:
    """What scoring would pay the seat now, by source: "regions" first, then ids of traits."""
    regions = 0
    bonuses: list[tuple[str, int]] = []
    for p in range(SLOTS * seat, SLOTS * seat + SLOTS):
        combo = s.combo[p]
        if combo < 0:
            continue
        regions += s.held[p].bit_count()
        folded = s.folded[p]
        if folded.earners:
            bonuses += fold.incomes(folded, s, p, s.occupied_taken if p == s.people else 0)
    return [("regions", regions), *bonuses]


def score(s: State, out: list[Event] | None) -> None:
    """Pay the seat whose turn it is (7.1)."""
    earned = income(s, s.seat)
    for _, coins in earned:
        s.coins[s.seat] += coins
    if out is not None:
        out.append(Scored(s.seat, tuple(earned), s.coins[s.seat]))
