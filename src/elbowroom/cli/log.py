"""The log of a game on a terminal: a heading for each round and turn, a line for everything that happened."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from elbowroom.cli.console import SEATS, plain_table, spaced
from elbowroom.engine.events import Event, TurnBegan
from elbowroom.game import Game
from elbowroom.locales import GameNames, describe_events, text


@dataclass
class Log:
    """Turns events into lines, and knows which round's heading was printed last."""

    names: GameNames
    rounds: int
    round: int = 0

    @classmethod
    def of(cls, game: Game) -> "Log":
        """The log of a game that begins here."""
        return cls(GameNames.of(game), game.rounds)

    def opening(self, game: Game) -> Iterator[RenderableType]:
        """The headings of the turn that is going on already."""
        if game.seat is not None:
            yield from self._turn(game.round, game.state.seat)

    def lines(self, events: Iterable[Event], hide: tuple[type[Event], ...] = ()) -> Iterator[RenderableType]:
        """A line for each event, and headings where turns begin."""
        for event, sentence in describe_events(events, self.names):
            if isinstance(event, TurnBegan):
                yield from self._turn(event.round, event.seat)
            elif not isinstance(event, hide):
                seat = getattr(event, "seat", None)
                yield Text("  " + sentence, style="" if seat is None else SEATS[seat])

    def _turn(self, round: int, seat: int) -> Iterator[RenderableType]:
        if round != self.round:
            self.round = round
            yield Text()
            yield Rule(text("cli-round", round=round, rounds=self.rounds), style="dim", align="left")
        yield Text(self.names.player(seat), style=f"bold {SEATS[seat]}")


def turns(steps: Iterable[list[Event]]) -> Iterator[list[Event]]:
    """The events of single moves, gathered turn by turn; a turn starts with its `TurnBegan`."""
    turn: list[Event] = []
    for events in steps:
        for event in events:
            if isinstance(event, TurnBegan) and turn:
                yield turn
                turn = []
            turn.append(event)
    if turn:
        yield turn


def print_result(console: Console, game: Game) -> None:
    """Who has how many coins at the end."""
    table = plain_table(text("cli-result"), [text("cli-player"), text("cli-coins"), ""], right=[1])
    for seat in sorted(range(game.players), key=lambda seat: -game.coins[seat]):
        won = text("cli-winner") if seat in game.winners else ""
        table.add_row(Text(game.names[seat], style=SEATS[seat]), str(game.coins[seat]), won)
    console.print()
    console.print(spaced(table))
