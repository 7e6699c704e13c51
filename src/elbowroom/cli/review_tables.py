"""A review on a terminal: a small curve for each player, the turns that cost something, and better plans."""

from collections.abc import Iterable
from itertools import groupby

from rich.console import Console
from rich.text import Text

from elbowroom.cli.console import SEATS, plain_table, spaced
from elbowroom.game import Game
from elbowroom.locales import GameNames, decimal_text, describe_mistake, percent_text, text
from elbowroom.players.review import Review

BLOCKS = "▁▂▃▄▅▆▇█"
"""From no chance at all to certainty."""


def print_review(console: Console, found: Review, game: Game) -> None:
    """Print the curves, then the turns that cost most with what was better."""
    console.print(text("analyse-curve"), style="bold")
    table = plain_table("", ["", "", ""], right=[2])
    table.show_header = False
    for seat, name in enumerate(found.names):
        curve = [found.start[seat].win, *(turn.prospects[seat].win for turn in found.turns)]
        table.add_row(
            Text(name, style=SEATS[seat]), Text(blocks(curve), style=SEATS[seat]), percent_text(curve[-1])
        )
    console.print(spaced(table))
    if not found.worst:
        console.print(text("analyse-turns-none"))
        return
    console.print(text("analyse-turns"), style="bold")
    names = GameNames.of(game)
    heads = ["round", "player", "cost", "mistake", "better"]
    costs = plain_table("", [text(f"analyse-{head}") for head in heads], right=[0, 2])
    for place in found.worst:
        turn = found.turns[place]
        if turn.mistake is not None:
            told = describe_mistake(turn.mistake.code, turn.mistake.facts, names)
            player = Text(names.player(turn.seat), style=SEATS[turn.seat])
            plan = ", ".join(counted(turn.best.moves))
            costs.add_row(str(turn.round), player, decimal_text(turn.cost), told, plan)
    console.print(spaced(costs))


def blocks(curve: Iterable[float]) -> str:
    """Chances as a row of blocks."""
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in curve)


def counted(moves: Iterable[str]) -> list[str]:
    """Moves, those that are repeated in a row told once: ``deploy 7 3``."""
    found = []
    for move, same in groupby(moves):
        times = len(list(same))
        found.append(f"{move} {times}" if times > 1 else move)
    return found
