"""Play the box's races and powers beside the same written as data: ``python -m tools.same_games [GAMES]``.

Both games get the same moves and the same dice. After each move the legal moves must be the same, and so must
be the events. The data is that of the tests.
"""

import sys
from pathlib import Path

from elbowroom.content.loader import base_board, base_powers, base_races
from elbowroom.content.packs.make import trait_of
from elbowroom.content.packs.reader import read_pack
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.events import Event
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER
from elbowroom.engine.trait import Trait
from elbowroom.game.dice import seeded
from elbowroom.testing.walks import choose

PACK = Path(__file__).parents[1] / "tests" / "content" / "packs" / "base.toml"
SEATS = (2, 3, 4, 5)


def data_traits() -> dict[str, Trait]:
    """Every race and power of the box as data, by id."""
    boxes = {race.id: race.box for race in base_races()}
    pack = read_pack(PACK.read_text(encoding="utf-8"))
    return {piece.id: trait_of(piece, boxes.get(piece.id, 0)) for piece in pack.pieces}


def tables(seats: int) -> tuple[Ruleset, Ruleset]:
    """The rules of a table with the built-in pieces, and of one with data."""
    board, data = base_board(f"{seats}p"), data_traits()
    races, powers = list(base_races()), list(base_powers())
    made = Ruleset(board, [data[race.id] for race in races], [data[power.id] for power in powers], seats)
    return Ruleset(board, races, powers, seats), made


def first_difference(built_in: Ruleset, data: Ruleset, seed: int, events: bool = True) -> str:
    """What is different first in a game of one seed; nothing if nothing is."""
    one, other, dice = new_state(built_in), new_state(data), seeded(seed)
    step = 0
    while one.phase != OVER:
        if legal_actions(one) != legal_actions(other):
            return f"seed {seed}, step {step}: other moves"
        action = choose(one, dice)
        heard: list[Event] | None = [] if events else None
        told: list[Event] | None = [] if events else None
        apply(one, action, heard)
        apply(other, action, told)
        if heard != told:
            return f"seed {seed}, step {step}: {heard} is not {told}"
        step += 1
    return "" if one.key() == other.key() else f"seed {seed}: another end"


def main() -> int:
    """Play so many games, and tell the first difference if there is one."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    for seats in SEATS:
        built_in, data = tables(seats)
        for seed in range(games // len(SEATS)):
            found = first_difference(built_in, data, seed)
            if found:
                print(f"{seats} players, {found}")
                return 1
    print(f"{games} games: the same moves and the same events")
    return 0


if __name__ == "__main__":
    sys.exit(main())
