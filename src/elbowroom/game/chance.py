"""Where a game's chance comes from: its own dice, the caller, or a record.

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
from elbowroom.record.record import RecordedMove


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
    """The outcomes that a record has behind a move."""

    def __init__(self, move: RecordedMove) -> None:
        self.line = move.line
        """The line read last."""
        self.left = list(move.outcomes)
        self.then = move.then

    def decide(self, s: State, drawn: int) -> int:
        wanted = "die" if s.phase == DIE_PHASE else "reveal"
        if not self.left and self.then is None:
            raise RecordError("outcome_missing", line=self.line, wanted=wanted)
        self.line, text = self.left.pop(0) if self.left else self.then or (0, "")
        outcome = parse_outcome(s.rules, text)
        if outcome is None or outcome not in chance(s):
            raise RecordError("impossible_line", line=self.line, text=text, wanted=wanted)
        return outcome

    def finish(self) -> None:
        if self.left:
            line, text = self.left[0]
            raise RecordError("unexpected_outcome", line=line, text=text)
