"""Where a game's chance comes from: its own dice, the caller, or the lines of a record.

The dice draw at every chance node, also where something else decides. So they stand at the same place after a
game was played, replayed, or played with somebody's real die.
"""

from collections.abc import Sequence
from typing import Protocol

from elbowroom.engine.actions import DIE
from elbowroom.engine.apply import chance
from elbowroom.engine.errors import IllegalMove, RecordError
from elbowroom.engine.state import DIE_PHASE, State
from elbowroom.record.notation import parse_outcome


class Chance(Protocol):
    """Decides the chance nodes that follow one move."""

    def decide(self, s: State, drawn: int) -> int:
        """An outcome that is possible now; ``drawn`` is what the dice say."""

    def finish(self) -> None:
        """The move is complete: an error if something given was not needed."""


class GivenChance:
    """Outcomes that the caller gave, and the game's dice where nothing was given."""

    def __init__(self, die: object, reveal: Sequence[tuple[str, str]] | None) -> None:
        self.die = die
        self.reveal = list(reveal or [])

    def decide(self, s: State, drawn: int) -> int:
        if s.phase == DIE_PHASE:
            if self.die is None:
                return drawn
            said, self.die = self.die, None
            return _possible(s, DIE + said if isinstance(said, int) else None, f"die {said}")
        if not self.reveal:
            return drawn
        text = " ".join(["reveal", *self.reveal.pop(0)])
        return _possible(s, parse_outcome(s.rules, text), text)

    def finish(self) -> None:
        if self.die is not None or self.reveal:
            raise IllegalMove("no_chance_here", move="reveal" if self.die is None else f"die {self.die}")


def _possible(s: State, outcome: int | None, text: str) -> int:
    if outcome is None or outcome not in chance(s):
        raise IllegalMove("impossible_outcome", move=text)
    return outcome


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

    def decide(self, s: State, drawn: int) -> int:
        wanted = "die" if s.phase == DIE_PHASE else "reveal"
        text = self._read()
        if text is None:
            raise RecordError("outcome_missing", line=self.number, wanted=wanted)
        outcome = parse_outcome(s.rules, text)
        if outcome is None or outcome not in chance(s):
            raise RecordError("impossible_line", line=self.number, text=text, wanted=wanted)
        return outcome

    def finish(self) -> None:
        """Lines that are left belong to the next move."""
