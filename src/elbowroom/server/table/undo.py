"""The steps that a seat may take back: those since the last die, combo revealed or decision of another."""

from dataclasses import dataclass

from elbowroom.engine.errors import IllegalMove
from elbowroom.engine.events import Revealed, Rolled
from elbowroom.engine.state import State
from elbowroom.game import Game
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.offers import UndoWhy


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
        self._why: UndoWhy = "nothing"
        self._barred: int | None = None
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

    def clear(self, seat: int, why: UndoWhy) -> None:
        """Nothing of this can be taken back any more, and that is why for the seat that did it."""
        self._steps.clear()
        self._barred, self._why = seat, why

    def why_not(self, seat: int | None) -> UndoWhy | None:
        """Why a seat has nothing to take back; None if it has."""
        if self._steps:
            return None
        return self._why if seat == self._barred else "nothing"

    def of_phase(self, now: State) -> list[str]:
        """The moves that were made in this phase, with the people that acts in it."""
        begun = (now.phase, now.people)
        return [s.move for s in self._steps if (s.before.state.phase, s.before.state.people) == begun]

    def undo(self, move: str) -> tuple[int, Game]:
        """Take back the last step that was this move; its number, and the game as it is then."""
        seq = self._steps[self._index(move)].seq
        self.undone.add(seq)
        self._steps, game = self.without(move)
        return seq, game

    def without(self, move: str) -> tuple[list[UndoStep], Game]:
        """The steps and the game if the last step that was this move had not been made."""
        index = self._index(move)
        game = self._steps[index].before.copy()
        kept = self._steps[:index]
        for step in self._steps[index + 1 :]:
            kept.append(UndoStep(step.seq, step.move, game.copy()))
            seat = game.seat
            try:
                events = game.play(step.move)
            except IllegalMove as error:
                raise TableError("needed_later", move_back=move) from error
            if game.seat != seat or any(isinstance(event, Rolled | Revealed) for event in events):
                raise TableError("needed_later", move_back=move)
        return kept, game

    def _index(self, move: str) -> int:
        for index in reversed(range(len(self._steps))):
            if self._steps[index].move == move:
                return index
        raise TableError("nothing_to_undo")
