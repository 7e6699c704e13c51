"""Chance that nobody can foretell, and that everybody can check afterwards.

A game has a secret, drawn by the system's generator. Its digest, the *seal*, is told when the game begins,
the secret itself when it is over. Each outcome follows from the secret and from everything that was played
before it. So nobody without the secret knows an outcome, and whoever has it could not change one unseen.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

from elbowroom.engine import fold
from elbowroom.engine.actions import DIE, REVEAL
from elbowroom.engine.phases.reveal import drawable
from elbowroom.engine.state import DIE_PHASE, State
from elbowroom.record.inputs import MOST_SEEDS
from elbowroom.record.notation import write_outcome


def new_secret() -> str:
    """A secret from the system's generator, as 64 hexadecimal digits."""
    return token_hex(32)


def seal_of(secret: str) -> str:
    """What is told of a secret at the beginning."""
    return sha256(secret.encode()).hexdigest()


def first_seed(secret: str, names: Sequence[str]) -> int:
    """The seed that decides the first column. The names are in it: no host knows it before all sit."""
    return _number(secret, ["seed", *names]) % MOST_SEEDS


class SealedChance:
    """The outcomes that follow from a secret after ``lines``, the last of which is the move."""

    def __init__(self, secret: str, lines: Sequence[str]) -> None:
        self.secret = secret
        self.lines = list(lines)

    def decide(self, s: State, drawn: int) -> int:
        number = _number(self.secret, self.lines)
        if s.phase == DIE_PHASE:
            faces = fold.faces(s)
            outcome = DIE + faces[number % len(faces)]
        else:
            races, powers = drawable(s)
            rest, race = divmod(number, len(races))
            outcome = REVEAL + s.rules.combo(races[race], powers[rest % len(powers)])
        self.lines.append(write_outcome(s.rules, outcome))
        return outcome

    def finish(self) -> None:
        """Nothing was given that could be left over."""


def _number(secret: str, lines: Sequence[str]) -> int:
    """256 bits that follow from a secret and from lines: far too many for a bias of a few faces."""
    return int.from_bytes(hmac.digest(secret.encode(), "\n".join(lines).encode(), "sha256"))
