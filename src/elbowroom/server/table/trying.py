"""An example of the rulebook in the hands of a reader: nothing is kept, all moves are played anew."""

from collections import Counter
from collections.abc import Sequence

from elbowroom.engine.errors import IllegalMove
from elbowroom.game import Game
from elbowroom.rulebook.examples import Example, examples, play
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.rules import Track, Tried
from elbowroom.server.table.moves import PLACING
from elbowroom.server.table.offers import incomes, offers


def tried(id: str, moves: Sequence[str]) -> Tried:
    """Play moves in an example; one that is refused ends the row, and is not made."""
    example = examples().get(id)
    if example is None:
        raise TableError("no_such_page")
    made: list[str] = []
    why: list[str] = []
    game, _ = play(example, made)
    for move in moves:
        try:
            game, _ = play(example, [*made, move])
        except IllegalMove as error:
            reasons = error.facts.get("reasons")
            why = list(reasons) if isinstance(reasons, list) else [error.code]
            break
        made.append(move)
    return Tried(
        position=dict(game.to_position()),
        offers=None if game.over else offers(game.state, example.game().state),
        incomes=incomes(game.state),
        moves=made,
        track=_track(example, made, game),
        why=why,
    )


def _track(example: Example, made: list[str], game: Game) -> Track:
    """Whether the reader is where the example leads; things may be placed in any order."""
    if not made:
        return "start"
    if game == play(example)[0]:
        return "finished"
    mine, shown = _singles(made), _singles(example.moves)
    acts = [move for move in mine if not _places(move)]
    is_same = acts == [move for move in shown if not _places(move)][: len(acts)]
    placed = Counter(filter(_places, mine)) - Counter(filter(_places, shown))
    return "same" if is_same and not placed else "other"


def _places(move: str) -> bool:
    return move.partition(" ")[0] in PLACING


def _singles(moves: Sequence[str]) -> list[str]:
    """Moves one by one: ``deploy 4 2`` is two of ``deploy 4``."""
    found: list[str] = []
    for move in moves:
        words = move.split()
        counts = words[-2:] if len(words) > 2 and all(word.isdigit() for word in words[-2:]) else []
        found += [" ".join(words[:-1])] * int(counts[1]) if counts else [move]
    return found
