"""The steps that a seat may take back: those since the last die, combo revealed or decision of another."""

from dataclasses import dataclass

from elbowroom.engine.errors import IllegalMove
from elbowroom.engine.events import Revealed, Rolled
from elbowroom.game import Game
from elbowroom.server.errors import TableError


@dataclass(frozen=True)
class UndoStep:
    """A move that can be taken back, and the game before it."""

    seq: int
    move: str
    before: Game


class UndoStack:
    """The moves that the seat which decides may take back, oldest first."""

    def __init__(self) -> None:
        self._steps: list[UndoStep] = []
        self.undone: set[int] = set()
        """Every move that was ever taken back, by its number in the log."""

    def __len__(self) -> int:
        return len(self._steps)

    def moves(self) -> list[str]:
        """The moves, oldest first."""
        return [step.move for step in self._steps]

    def add(self, seq: int, move: str, before: Game) -> None:
        """Note a move that can be taken back."""
        self._steps.append(UndoStep(seq, move, before))

    def clear(self) -> None:
        """From now on, nothing that was played so far can be taken back."""
        self._steps.clear()

    def undo(self, move: str) -> Game:
        """Take back the last step that was this move; the game as it is then."""
        self.undone.add(self._steps[self._place(move)].seq)
        self._steps, game = self.without(move)
        return game

    def without(self, move: str) -> tuple[list[UndoStep], Game]:
        """The steps and the game if the last step that was this move had not been made."""
        place = self._place(move)
        game = self._steps[place].before.copy()
        kept = self._steps[:place]
        for step in self._steps[place + 1 :]:
            kept.append(UndoStep(step.seq, step.move, game.copy()))
            seat = game.seat
            try:
                events = game.play(step.move)
            except IllegalMove as error:
                raise TableError("needed_later", move_back=move) from error
            if game.seat != seat or any(isinstance(event, Rolled | Revealed) for event in events):
                raise TableError("needed_later", move_back=move)
        return kept, game

    def _place(self, move: str) -> int:
        for place in reversed(range(len(self._steps))):
            if self._steps[place].move == move:
                return place
        raise TableError("nothing_to_undo")
