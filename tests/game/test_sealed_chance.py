"""Chance that follows from a secret: nobody can foretell it, everybody can check it."""

import re
from itertools import pairwise

import pytest

from elbowroom import Game
from elbowroom.cli.demo_player import choose
from elbowroom.engine.errors import RecordError
from elbowroom.game.dice import seeded
from elbowroom.game.sealed import first_seed, new_secret, seal_of
from elbowroom.game.verify import verified_seal

SECRET = "5ea1" * 16
NAMES = ["Ann", "Bo", "Cy"]


def played(secret: str = SECRET, start: int = 3) -> Game:
    """A whole game of simple players."""
    game, dice = Game.new(3, first_seed(secret, NAMES), names=NAMES), seeded(start)
    while not game.over:
        game.play_sealed(choose(game, dice), secret)
    return game


RECORD = played().record(secret=SECRET)


def at_fault(record: str) -> tuple[str, int]:
    """The code and the line with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        verified_seal(record)
    return caught.value.code, caught.value.line


def outcomes(record: str) -> list[str]:
    return re.findall(r"^(?:die|reveal).*$", record, re.MULTILINE)


def test_a_game_that_followed_from_its_secret_is_verified() -> None:
    assert verified_seal(RECORD) == seal_of(SECRET)
    assert Game.replay(RECORD).record(secret=SECRET) == RECORD
    assert SECRET not in seal_of(SECRET)


def test_every_outcome_that_was_changed_is_found_at_its_line() -> None:
    lines = RECORD.splitlines()
    spots = [number for number, line in enumerate(lines, 1) if line in outcomes(RECORD)]
    assert {lines[number - 1].split()[0] for number in spots} == {"die", "reveal"}
    for spot, later in pairwise(spots):
        line = lines[spot - 1]
        other = f"die {(int(line[4:]) + 1) % 4}" if line.startswith("die ") else lines[later - 1]
        if other.split()[0] == line.split()[0]:  # a combo that came later could have come now
            changed = [*lines[: spot - 1], other]
            assert at_fault("\n".join(changed)) == ("chance_differs", spot)


def test_another_secret_seal_or_seed_is_found() -> None:
    other = new_secret()
    assert at_fault(RECORD.replace(SECRET, other))[0] == "seal_differs"
    assert (
        at_fault(RECORD.replace(SECRET, other).replace(seal_of(SECRET), seal_of(other)))[0] == "seed_differs"
    )
    assert at_fault(RECORD.replace(f"secret {SECRET}\n", "")) == ("no_secret", 1)
    assert at_fault(RECORD.replace(SECRET, "x" * 64))[0] == "bad_header_value"
    renamed = RECORD.replace("players Ann, Bo, Cy", "players Ann, Bo, Di")
    assert at_fault(renamed)[0] == "seed_differs", "the names are in the seed"


def test_other_secrets_and_other_moves_have_other_outcomes() -> None:
    assert outcomes(RECORD) != outcomes(played(start=4).record())
    secrets = [new_secret() for _ in range(40)]
    assert len(set(secrets)) == 40
    assert len({tuple(Game.new(2, first_seed(s, ["A", "B"])).record().split()) for s in secrets}) == 40


def test_all_faces_and_combos_come_about_as_often_as_they_should() -> None:
    said = [line for i in range(30) for line in outcomes(played(f"{i:064x}", i).record())]
    faces = [line for line in said if line.startswith("die ")]
    assert len(faces) > 200
    assert 0.38 < faces.count("die 0") / len(faces) < 0.62  # three of six faces are blank
    assert all(0.08 < faces.count(f"die {pips}") / len(faces) < 0.26 for pips in (1, 2, 3))
    assert len({line.split()[1] for line in said if line.startswith("reveal")}) == 14
    assert len({line.split()[2] for line in said if line.startswith("reveal")}) == 20
