"""What a bot is: it gets a view, the legal moves and a budget, and answers with a move.

::

    class Mine(Bot):
        def choose(self, view: View, legal: list[str], budget: Budget) -> str:
            return legal[0]
"""

from dataclasses import dataclass

from elbowroom.engine.state import State
from elbowroom.engine.view import observe
from elbowroom.game import Game
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.search.meter import Meter
from elbowroom.record.position import Position
from elbowroom.record.write import write_position

__all__ = ["Bot", "Budget", "Meter", "View"]


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

    knows_traits = False
    """Whether it has an opinion on races and powers, so that home-made ones are learned before a game."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.dice: Dice = seeded(seed)

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        """One of the legal moves."""
        raise NotImplementedError
