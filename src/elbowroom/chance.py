"""Where a game's chance comes from: its own dice, the caller, or the lines of a record."""

from collections.abc import Sequence
from typing import Protocol

from elbowroom.dice import Dice
from elbowroom.engine.actions import DIE
from elbowroom.engine.apply import chance
from elbowroom.engine.errors import IllegalMove, RecordError
from elbowroom.engine.state import DIE_PHASE, State
from elbowroom.record.notation import parse_outcome


class Chance(Protocol):
    """Decides the chance nodes that follow one move."""

    def next(self, s: State) -> int:
        """An outcome that is possible now."""

    def finish(self, dice: Dice) -> Dice:
        """The move is complete: the dice as they are now, or an error if something given was not needed."""


class GivenChance:
    """Outcomes that the caller gave, and the game's dice where nothing was given."""

    def __init__(self, dice: Dice, die: int | None, reveal: Sequence[tuple[str, str]] | None) -> None:
        self.dice = dice
        self.die = die
        self.reveal = list(reveal or [])

    def next(self, s: State) -> int:
        if s.phase == DIE_PHASE and self.die is not None:
            outcome, said = DIE + self.die, f"die {self.die}"
            self.die = None
        elif s.phase != DIE_PHASE and self.reveal:
            said = " ".join(["reveal", *self.reveal.pop(0)])
            parsed = parse_outcome(s.rules, said)
            outcome = -1 if parsed is None else parsed
        else:
            return self.dice.outcome(s)
        if outcome not in chance(s):
            raise IllegalMove("impossible_outcome", move=said)
        return outcome

    def finish(self, dice: Dice) -> Dice:
        if self.die is not None or self.reveal:
            raise IllegalMove("no_chance_here", move="die" if self.die is not None else "reveal")
        return self.dice


class RecordedChance:
    """The lines of a record: moves and, behind each, the outcomes that followed it."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.lines = lines
        self.position = 0
        self.number = 0
        """The line read last."""

    def _read(self) -> str | None:
        if self.position == len(self.lines):
            return None
        self.number, text = self.lines[self.position]
        self.position += 1
        return text

    def next_move(self) -> str | None:
        """The next line, which must be a move; None at the end."""
        text = self._read()
        if text is not None and text.split()[0] in ("die", "reveal"):
            raise RecordError("unexpected_outcome", line=self.number, text=text)
        return text

    def next(self, s: State) -> int:
        wanted = "die" if s.phase == DIE_PHASE else "reveal"
        text = self._read()
        if text is None:
            raise RecordError("outcome_missing", line=self.number, wanted=wanted)
        outcome = parse_outcome(s.rules, text)
        if outcome is None or outcome not in chance(s):
            raise RecordError("impossible_line", line=self.number, text=text, wanted=wanted)
        return outcome

    def finish(self, dice: Dice) -> Dice:
        return dice
