"""A table: who sits there, the game, and what happened. It does no I/O and reads no clock.

Whatever is to happen is planned first (``plan_…``: checked, and turned into events), then stored by somebody
else, and only then shown. A table that is loaded again is made by applying its stored events, so there is
one way only in which anything changes.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from zlib import crc32

from elbowroom.engine.errors import IllegalMove
from elbowroom.engine.events import Event, Revealed, Rolled, TurnBegan
from elbowroom.engine.state import State
from elbowroom.game import Game
from elbowroom.game.sealed import first_seed
from elbowroom.record.notation import parse_move, write_move
from elbowroom.record.visible import is_visible
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.basics import SeatKind, Status
from elbowroom.server.table.clock import Clocks
from elbowroom.server.table.events import (
    Carried,
    Filled,
    Joined,
    Left,
    Muted,
    Played,
    Returned,
    Said,
    Started,
    StoodIn,
    TableEvent,
    Undone,
)
from elbowroom.server.table.names import bot_name, clean_name, default_name
from elbowroom.server.table.set_up import Settings
from elbowroom.server.table.undo import UndoStack

STAND_IN = "medium"
"""The level that plays for somebody who is gone."""


@dataclass
class SeatNow:
    """Who sits on a seat at the moment."""

    kind: SeatKind
    name: str
    level: str | None
    keys: frozenset[str]
    """The digests of the secrets that hold it, one for each device."""
    stand_in: str | None = None
    until: tuple[int, int, int] | None = None
    """A stand-in for one decision only: which one."""

    @property
    def bot(self) -> str | None:
        """The level that decides for this seat; None if a human does."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class LogEntry:
    """An event of the table with its number, and the engine's events of a move, not yet redacted."""

    seq: int
    what: TableEvent
    events: tuple[Event, ...] = ()
    undoes: int | None = None
    """The number of the move that was taken back."""


@dataclass
class Table:
    """A table as its events have made it."""

    id: str
    settings: Settings
    seats: list[SeatNow] = field(init=False)
    log: list[LogEntry] = field(init=False, default_factory=list)
    undo_stack: UndoStack = field(init=False, default_factory=UndoStack)
    game: Game = field(init=False)
    turn_start: State = field(init=False)
    clocks: Clocks | None = field(init=False, default=None)
    started: bool = field(init=False, default=False)
    rev: int = field(init=False, default=0)
    asked: set[str] = field(init=False, default_factory=set)
    """The requests of pages that were carried out."""
    muted: frozenset[int | None] = field(init=False, default=frozenset())
    """The seats that may say nothing; None is everybody who watches."""

    def __post_init__(self) -> None:
        made = self.settings
        self.seats = [SeatNow(seat.kind, seat.name, seat.level, _keys(seat.key)) for seat in made.seats]
        if made.clock is not None:
            self.clocks = Clocks(made.clock.seconds, made.clock.per, len(made.seats))
        self._set_up()

    def _set_up(self) -> None:
        self.game = self.new_game()
        self.turn_start = self.game.state

    def new_game(self) -> Game:
        """The game before its first move, with the names that are known now."""
        made = self.settings
        names = [seat.name or default_name(i) for i, seat in enumerate(self.seats)]
        seed = self._seed(names)
        if made.start is None:
            return Game.new(
                len(names), seed, map=made.map, names=names, homebrew=made.packs, open_scores=made.open_scores
            )
        players = [
            {**player, "name": name} for player, name in zip(made.start["players"], names, strict=True)
        ]
        start = {**made.start, "players": players, "open_scores": made.open_scores}
        return Game.from_position(start, seed=seed, homebrew=made.packs)

    def _seed(self, names: list[str]) -> int:
        """What decides the first column; of a sealed game it is not settled before everybody sits."""
        made = self.settings
        return first_seed(made.secret, names) if made.secret is not None and self.started else made.seed

    # Looking

    @property
    def seq(self) -> int:
        """The number of the last thing that happened."""
        return len(self.log)

    @property
    def status(self) -> Status:
        """Whether the game waits for players, goes on, or is over."""
        if not self.started:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def decider(self) -> int | None:
        """The seat whose decision it is, None before and after the game."""
        return self.game.seat if self.started else None

    @property
    def open_seats(self) -> list[int]:
        """The seats that somebody can take."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def may_analyse(self) -> bool:
        """Whether the analysis is no help against other people, or one that the table wants."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return self.settings.help == "analysis" or (self.settings.help == "hints" and people <= 1)

    def bot_to_move(self) -> str | None:
        """The level of the bot whose decision it is; None if it is nobody's or a human's."""
        return None if self.decider is None else self.seats[self.decider].bot

    def bot_seed(self) -> int:
        """The seed for a bot's next thought: in the same game a bot decides the same, whoever plays it.

        It says nothing about the game's own dice, whose seed goes into it.
        """
        _, _, played = self.game.record().partition("\n--\n")  # without the names above
        return crc32(f"{self.game.seed}\n{played}".encode())

    def seat_of(self, key: str) -> int | None:
        """The seat that the secret with this digest holds."""
        return next((i for i, seat in enumerate(self.seats) if key in seat.keys), None)

    def decision(self) -> tuple[int, int, int]:
        """What tells one decision from another: the round, whose turn it is, and who decides."""
        state = self.game.state
        return state.round, state.seat, state.decider

    # Planning: what is asked becomes events, or an error

    def plan_join(self, seat: int | None, name: str, key: str, at: int) -> list[TableEvent]:
        """Somebody takes an open seat."""
        if not self.open_seats:
            raise TableError("no_open_seat")
        if seat is None:
            seat = self.open_seats[0]
        if seat not in self.open_seats:
            raise TableError("seat_taken", seat=seat)
        found = clean_name(name, default_name(seat), self._names())
        return [Joined(at, seat, found, key), *self._start_without(seat, at)]

    def plan_fill(self, seat: int, level: str, at: int) -> list[TableEvent]:
        """A bot takes an open seat."""
        if seat not in self.open_seats:
            raise TableError("seat_taken", seat=seat)
        return [
            Filled(at, seat, level, bot_name(self.settings.seed, self._names(), self.settings.language)),
            *self._start_without(seat, at),
        ]

    def plan_carry(self, seat: int, key: str, at: int) -> list[TableEvent]:
        """Another device holds the seat, too."""
        if self.seats[seat].kind != "human":
            raise TableError("nobody_there", seat=seat)
        return [Carried(at, seat, key)]

    def plan_leave(self, seat: int, at: int) -> list[TableEvent]:
        """A human gives the seat up."""
        if self.seats[seat].kind != "human":
            raise TableError("nobody_there", seat=seat)
        return [Left(at, seat)]

    def plan_start(self, at: int) -> list[TableEvent]:
        """The game begins if no seat is open."""
        return [] if self.open_seats else [Started(at)]

    def plan_chat(self, seat: int | None, text: str, at: int) -> list[TableEvent]:
        """Somebody says something."""
        if seat is None and not self.settings.watchers_talk:
            raise TableError("watchers_silent")
        if seat in self.muted:
            raise TableError("muted")
        said = text.strip()
        if not said or not is_visible(said):
            raise TableError("bad_chat")
        return [Said(at, seat, said)]

    def plan_mute(self, seat: int | None, muted: bool, at: int) -> list[TableEvent]:
        """The host lets a seat, or all who watch, say nothing more, or speak again."""
        return [] if muted == (seat in self.muted) else [Muted(at, seat, muted)]

    def plan_stand_in(self, seat: int, at: int, *, briefly: bool, left: float | None) -> list[TableEvent]:
        """A bot plays for a human."""
        if self.status != "playing":
            raise TableError("not_playing")
        if self.seats[seat].kind != "human" or self.seats[seat].stand_in:
            raise TableError("nobody_there", seat=seat)
        return [StoodIn(at, seat, STAND_IN, briefly, left)]

    def plan_back(self, seat: int, at: int) -> list[TableEvent]:
        """A human takes over again, but not in the middle of a turn whose time was up."""
        if self.seats[seat].until is not None:
            raise TableError("time_is_up")
        return [Returned(at, seat)] if self.seats[seat].stand_in else []

    def plan_returns(self, at: int) -> list[TableEvent]:
        """Stand-ins for a decision that is over give way."""
        return [
            Returned(at, i)
            for i, seat in enumerate(self.seats)
            if seat.until is not None and seat.until != self.decision()
        ]

    def plan_moves(
        self, seat: int, rev: int, moves: Iterable[str], at: int, left: float | None
    ) -> list[TableEvent]:
        """Moves of a seat, all or none. A move that is repeated becomes so many steps."""
        self._check_turn(seat, rev)
        game = self.game.copy()
        planned: list[TableEvent] = []
        for text in moves:
            if game.seat != seat:
                raise TableError("not_your_decision")
            for move in _single_moves(game, text):
                events = self._play_new(game, move)
                die = next((event.pips for event in events if isinstance(event, Rolled)), None)
                reveal = [(event.race, event.power) for event in events if isinstance(event, Revealed)]
                planned.append(Played(at, seat, move, die, reveal, left))
        return planned

    def _play_new(self, game: Game, move: str) -> list[Event]:
        secret = self.settings.secret
        return game.play(move) if secret is None else game.play_sealed(move, secret)

    def plan_undo(
        self, seat: int, rev: int, move: str | None, every: bool, at: int, left: float | None
    ) -> list[TableEvent]:
        """Take back the last step, the last one that was a certain move, or all of them."""
        self._check_turn(seat, rev)
        if every:
            going = self.undo_stack.moves()[::-1]
        else:
            going = [" ".join(move.split())] if move is not None else self.undo_stack.moves()[-1:]
        if not going:
            raise TableError("nothing_to_undo")
        if len(going) == 1:
            self.undo_stack.without(going[0])  # complains if that cannot be
        return [Undone(at, seat, each, left) for each in going]

    def _check_turn(self, seat: int, rev: int) -> None:
        if self.status != "playing":
            raise TableError("not_playing")
        if rev != self.rev:
            raise TableError("stale", rev=self.rev)
        if seat != self.decider:
            raise TableError("not_your_decision")

    def _names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def _start_without(self, seat: int, at: int) -> list[TableEvent]:
        return [Started(at)] if self.open_seats == [seat] else []

    # Applying

    def apply(self, what: TableEvent) -> LogEntry:
        """Apply an event, one just planned or one from the database; the entry that it makes in the log."""
        seq = self.seq + 1
        events: list[Event] = []
        undoes: int | None = None
        match what:
            case Played():
                events = self._play(what, seq)
            case Joined(seat=seat, name=name, key=key):
                self.seats[seat] = SeatNow("human", name, None, _keys(key))
                self._set_up()
            case Filled(seat=seat, level=level, name=name):
                self.seats[seat] = SeatNow("bot", name, level, _keys(None))
                self._set_up()
            case Carried(seat=seat, key=key):
                self.seats[seat].keys |= {key}
            case Left(seat=seat):
                self._leave(seat)
            case Started():
                self.started = True
                self._set_up()
                self.rev = seq
            case Undone(seat=seat, move=move, left=left):
                undoes, self.game = self.undo_stack.undo(move)
                self.rev = seq
                self._note_time(seat, left)
            case Muted(seat=who, muted=muted):
                self.muted = self.muted | {who} if muted else self.muted - {who}
            case StoodIn(seat=seat, level=level, briefly=briefly, left=left):
                self.seats[seat].stand_in = level
                self.seats[seat].until = self.decision() if briefly else None
                self._note_time(seat, left)
            case Returned(seat=seat):
                self.seats[seat].stand_in = self.seats[seat].until = None
                if self.clocks is not None:
                    self.clocks.welcome_back(seat)
        if what.ask is not None:
            self.asked.add(what.ask)
        entry = LogEntry(seq, what, tuple(events), undoes)
        self.log.append(entry)
        return entry

    def _leave(self, seat: int) -> None:
        self.muted -= {seat}
        if self.started:
            self.seats[seat] = SeatNow("bot", self.seats[seat].name, STAND_IN, _keys(None))
        else:
            self.seats[seat] = SeatNow("open", "", None, _keys(None))
            self._set_up()

    def _play(self, what: Played, seq: int) -> list[Event]:
        # It was checked when it was planned. What is kept of the game before it must not change.
        before, decision = self.game, self.decision()
        self.game = before.copy()
        events = self.game.repeat(what.move, die=what.die, reveal=what.reveal)
        self.rev = seq
        self._note_time(what.seat, what.left)
        if what.die is not None:
            self.undo_stack.clear(what.seat, "die")
        elif what.reveal:
            self.undo_stack.clear(what.seat, "revealed")
        elif self.decision() != decision or self.game.over:
            self.undo_stack.clear(what.seat, "nothing")
        else:
            self.undo_stack.add(seq, what.move, before)
        if any(isinstance(event, TurnBegan) for event in events):
            self.turn_start = self.game.state
        if self.clocks is not None and self.decision() != decision:
            self.clocks.wind_up(self.game.state.decider)
        return events

    def _note_time(self, seat: int, left: float | None) -> None:
        if self.clocks is not None:
            self.clocks.set_left(seat, left)


def _keys(key: str | None) -> frozenset[str]:
    return frozenset() if key is None else frozenset({key})


def _single_moves(game: Game, text: str) -> list[str]:
    """A move as single moves: ``deploy 7 2`` is twice ``deploy 7``."""
    parsed = parse_move(game.state, text)
    if parsed.times > 1:
        reasons = game.why_not(text)
        if reasons:
            raise IllegalMove(reasons[0], move=text, reasons=reasons)
    return [write_move(game.state, parsed.action)] * parsed.times
