"""Counting what a search spends, compiled with it: it is asked at every node."""

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from elbowroom.players.bot import Budget

UNLIMITED: Final = 1 << 60
"""More nodes than anybody looks at."""


class Meter:
    """Counts what a bot spends of its budget."""

    def __init__(self, budget: "Budget", usual_nodes: int) -> None:
        self.nodes = 0
        self.most = budget.nodes if budget.nodes is not None else usual_nodes
        self.deadline: float | None = None
        if budget.seconds is not None:
            # A little is kept back for the last node and for answering.
            self.deadline = time.perf_counter() + 0.9 * budget.seconds
            if budget.nodes is None:
                self.most = UNLIMITED

    def spend(self, nodes: int = 1) -> None:
        """So many positions were looked at."""
        self.nodes += nodes

    def is_out(self) -> bool:
        """Whether the budget is used up."""
        return self.nodes >= self.most or (self.deadline is not None and time.perf_counter() > self.deadline)
