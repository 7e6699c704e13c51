"""What a bot is: it gets a view, the legal moves and a budget, and answers with a move.

::

    class Mine(Bot):
        def choose(self, view: View, legal: list[str], budget: Budget) -> str:
            return legal[0]
"""

import time
from dataclasses import dataclass

from elbowroom.engine.state import State
from elbowroom.engine.view import observe
from elbowroom.game import Game
from elbowroom.game.dice import Dice, seeded
from elbowroom.record.position import Position
from elbowroom.record.write import write_position


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about the rest of its turn: seconds, or nodes (positions looked at).

    With nodes a bot answers the same on every machine. With neither it takes what its level usually takes.
    """

    seconds: float | None = None
    nodes: int | None = None


class View:
    """A game as one seat sees it. There is no way from here to what is hidden."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.state: State = observe(game.state, seat)
        """For bots that search: the engine's state, with others' coins hidden."""
        self._map = game.map
        self._names = list(game.names)
        self._homebrew = game.homebrew

    def position(self) -> Position:
        """The position as `Game.view` gives it, as plain data."""
        return write_position(self.state, self._map, self._names)

    def game(self) -> Game:
        """A game to try things in, with the home-made races and powers of the table; its dice are its own."""
        return Game.from_position(self.position(), homebrew=self._homebrew)


class Bot:
    """Base of all bots. A bot plays one seat of one game and may remember what it likes."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.dice: Dice = seeded(seed)

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        """One of the legal moves."""
        raise NotImplementedError


class Meter:
    """Counts what a bot spends of its budget."""

    def __init__(self, budget: Budget, usual_nodes: int) -> None:
        self.nodes = 0
        self.most = budget.nodes if budget.nodes is not None else usual_nodes
        self.deadline: float | None = None
        if budget.seconds is not None:
            # A little is kept back for the last node and for answering.
            self.deadline = time.perf_counter() + 0.9 * budget.seconds
            if budget.nodes is None:
                self.most = 1 << 60

    def spend(self, nodes: int = 1) -> None:
        """So many positions were looked at."""
        self.nodes += nodes

    def is_out(self) -> bool:
        """Whether the budget is used up."""
        return self.nodes >= self.most or (self.deadline is not None and time.perf_counter() > self.deadline)
