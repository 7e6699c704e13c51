"""`Game`: the friendly driver of the engine, which speaks notation and owns the dice."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Self, cast

from elbowroom.content.fields import Fields
from elbowroom.content.loader import Homebrew, boxes, check_player_count, load_homebrew, ruleset
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.errors import ElbowroomError, IllegalMove, OptionError, RecordError
from elbowroom.engine.events import Event
from elbowroom.engine.explain import cost_parts, why_not
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import cost, targets
from elbowroom.engine.phases.scoring import income
from elbowroom.engine.phases.turn import winners
from elbowroom.engine.state import ACTIVE, CONQUER_PHASE, EXPAND, OVER, PHASES, SLOTS, State
from elbowroom.engine.trait import Trait
from elbowroom.engine.view import observe
from elbowroom.game.chance import Chance, GivenChance, RecordedChance
from elbowroom.game.dice import LARGEST_STATE, Dice, seeded
from elbowroom.game.options import checked_names, checked_seed, seated
from elbowroom.game.region import RegionNow, region_now
from elbowroom.game.sealed import SealedChance, seal_of
from elbowroom.game.step import Step
from elbowroom.game.text import board_text
from elbowroom.record.inputs import (
    MOST_SEEDS,
    MapSource,
    Source,
    compact_json,
    json_object,
    plain,
    position_object,
    read_map,
    read_names,
)
from elbowroom.record.notation import Parsed, parse_move, write_move, write_outcome
from elbowroom.record.position import Position, fields_of
from elbowroom.record.read import read_position
from elbowroom.record.record import Record, record_of, write_record
from elbowroom.record.write import write_position


class Game:
    """A game in progress. `Game.new`, `Game.from_position` and `Game.replay` make one.

    ``print(game)`` shows a small board. Games are equal if they stand at the same position with the same
    names, dice and home-made traits, whatever led there. They change, so they have no hash. They can be
    copied, deep-copied and pickled; a trait of one's own must be importable for the last.
    """

    def __init__(
        self, state: State, dice: Dice, *, map: MapSource, seed: int, names: list[str], homebrew: list[Trait]
    ) -> None:
        self.state = state
        self.seed = seed
        self.names = names
        self.map = map
        self._dice = dice
        self._homebrew = homebrew
        self._start: Position | None = None
        self._lines: list[str] = []

    # Making one

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: int | None = None,
        *,
        map: MapSource | None = None,
        names: Sequence[str] | None = None,
        homebrew: Homebrew = (),
        open_scores: bool = False,
        first: int | str | None = None,
    ) -> Self:
        """A new game. ``first`` says who begins (1.9): an index into the names, or "draw".

        Seats are in turn order, so whoever begins gets seat 0. Raises `OptionError` for an argument that
        cannot be, `ContentError` for home-made traits or the name of a map, `PositionError` for a map of
        one's own.
        """
        check_player_count(players, map)
        seed = randbits(32) if seed is None else checked_seed(seed)
        traits = load_homebrew(homebrew)
        source = _own_map(f"{players}p" if map is None else map)
        rules = ruleset(source, players, homebrew=traits, open_scores=open_scores)
        named = checked_names(names, players)
        if first is not None:
            named = seated(named, first, seed)
        game = cls(new_state(rules), seeded(seed), map=source, seed=seed, names=named, homebrew=traits)
        while game.state.is_chance():  # the first column comes from the seed, so a record need not list it
            apply(game.state, game._dice.outcome(game.state))
        return game

    @classmethod
    def from_position(cls, position: Source, *, seed: int | None = None, homebrew: Homebrew = ()) -> Self:
        """A game that goes on from a position: a dict, JSON text, or the path of a file.

        Raises `PositionError` with the field that is wrong, `ContentError` for home-made traits, and
        `OptionError` for a seed that cannot be.
        """
        fields = Fields(position_object(position), "", fields_of(Position))
        seed = fields.number("seed", 0, 0, MOST_SEEDS - 1) if seed is None else checked_seed(seed)
        dice = Dice(fields.number("dice", 1, 1, LARGEST_STATE)) if fields.has("dice") else seeded(seed)
        traits = load_homebrew(homebrew)
        if fields.has("homebrew"):
            from elbowroom.content.packs.load import unpacked

            traits = unpacked(fields.items("homebrew"), traits, boxes())
        names = read_names(fields)
        source = _own_map(read_map(fields, len(names)))
        rules = ruleset(source, len(names), homebrew=traits, open_scores=fields.flag("open_scores"))
        state = read_position(fields, rules, dice.outcome)
        game = cls(state, dice, map=source, seed=seed, names=names, homebrew=traits)
        game._start = game.to_position()
        return game

    @classmethod
    def replay(cls, record: str | Path | Record, *, homebrew: Homebrew = ()) -> Self:
        """Play a record again, check every line and its result, and stand at its end.

        Raises `RecordError` with the line that is wrong.
        """
        record = record_of(record)
        game = cls.beginning(record, homebrew=homebrew)
        for _ in game.steps(record):
            pass
        return game

    @classmethod
    def beginning(cls, record: str | Path | Record, *, homebrew: Homebrew = ()) -> Self:
        """The game that a record begins with; `steps` walks on from here.

        Raises `RecordError` if the headers are wrong, or a home-made trait that they name is missing.
        """
        record = record_of(record)
        traits, seed, is_open = record.needed(load_homebrew(homebrew)), record.seed, record.open_scores
        try:
            if "position" in record.headers:
                position = json_object(record.headers["position"], "position")
                return cls.from_position(position, seed=seed, homebrew=traits)
            return cls.new(
                len(record.names), seed,
                map=record.map, names=record.names, homebrew=traits, open_scores=is_open,
            )  # fmt: skip
        except ElbowroomError as error:
            raise RecordError("bad_header", line=record.line_at_fault(error), reason=str(error)) from error

    def steps(self, record: str | Path | Record) -> Iterator[Step]:
        """Play a record's moves one by one; after each, this game stands behind it.

        After the last one the result is checked. Raises `RecordError` at the first line that is wrong.
        """
        record = record_of(record)
        for move in record.moves():
            seat, chance = self.state.decider, RecordedChance(move)
            try:
                events = self._play(move.text, chance)
            except IllegalMove as error:
                raise RecordError(
                    "illegal_line", line=move.line, text=move.text, reason=str(error)
                ) from error
            yield Step(move.text, seat, [text for _, text in move.outcomes], events)
        record.check_result(self.coins if self.over else None)

    # Looking

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.over else self.state.decider

    @property
    def homebrew(self) -> list[Trait]:
        """The home-made races and powers at this table."""
        return list(self._homebrew)

    @property
    def phase(self) -> str:
        """``pick``, ``expand``, ``conquer``, ``redeploy``, ``stout``, ``withdraw`` or ``over``."""
        return PHASES[self.state.phase]

    @property
    def acting(self) -> str:
        """ "declined" while a declined race acts, otherwise "active"."""
        return "active" if self.over or self.state.people % SLOTS == ACTIVE else "declined"

    @property
    def round(self) -> int:
        """The round, from 1; it stays at the last one when the game is over."""
        return min(self.state.round, self.rounds)

    @property
    def rounds(self) -> int:
        """How many rounds the map has."""
        return self.state.rules.board.rounds

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.rules.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def coins(self) -> list[int]:
        """The true totals by seat."""
        return list(self.state.coins)

    @property
    def winners(self) -> list[int]:
        """Seats that won, more than one on a shared win; empty until the game is over (9.1)."""
        return winners(self.state) if self.over else []

    @property
    def legal(self) -> list[str]:
        """Every legal move in notation."""
        return [write_move(self.state, action) for action in legal_actions(self.state)]

    def why_not(self, move: str) -> list[str]:
        """Codes of every reason why a move is not legal now; empty when it is."""
        try:
            parsed = parse_move(self.state, move)
        except IllegalMove as error:
            return [error.code]
        return _repeat(self.state.copy(), parsed, None)

    def cost(self, region: int) -> int | None:
        """Tokens the acting race needs for the region now, the die included; None if it may not attack it."""
        s = self.state
        if s.phase not in (EXPAND, CONQUER_PHASE) or not 0 <= region < s.rules.board.size:
            return None
        return cost(s, s.people, region) if targets(s, s.people) >> region & 1 else None

    def cost_parts(self, region: int) -> dict[str, int]:
        """What `cost` is made of; empty where `cost` is None."""
        return {} if self.cost(region) is None else dict(cost_parts(self.state, self.state.people, region))

    def income(self, seat: int) -> dict[str, int]:
        """What scoring would pay the seat now, by source. Raises `OptionError` if there is no such seat."""
        self._check_seat(seat)
        return dict(income(self.state, seat))

    def region(self, region: int) -> RegionNow:
        """What is printed in a region and what stands there. Raises `OptionError` if there is no such one."""
        if region not in self.state.rules.board.ids:
            raise OptionError("no_such_region", option="region", value=repr(region))
        return region_now(self.state, region)

    def regions(self, seat: int | None = None) -> list[RegionNow]:
        """All regions, or those that a seat holds. Raises `OptionError` if there is no such seat."""
        if seat is not None:
            self._check_seat(seat)
        found = [region_now(self.state, r) for r in self.state.rules.board.ids]
        return [region for region in found if seat is None or region.seat == seat]

    def view(self, seat: int | None) -> Position:
        """A position as the seat may see it: others' coins are null. None is a spectator.

        Raises `OptionError` if there is no such seat.
        """
        if seat is not None:
            self._check_seat(seat)
        return self._written(observe(self.state, seat))

    def to_position(self) -> Position:
        """The position as a dict that JSON can hold. ``dice`` makes the game's own chance go on the same."""
        position = self._written(self.state)
        position["seed"], position["dice"] = self.seed, self._dice.state
        return position

    def _written(self, s: State) -> Position:
        position = write_position(s, self.map, self.names)
        if self._homebrew:
            from elbowroom.content.packs.load import embedded

            if packs := embedded(self._homebrew):
                position["homebrew"] = list(packs)
        return position

    def copy(self) -> "Game":
        """An equal and independent game."""
        twin = Game(
            self.state.copy(), self._dice.copy(),
            map=self.map, seed=self.seed, names=list(self.names), homebrew=self._homebrew,
        )  # fmt: skip
        twin._start = self._start
        twin._lines = list(self._lines)
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def _identity(self) -> tuple[Position, list[str]]:
        return self.to_position(), [trait.id for trait in self._homebrew]

    def __repr__(self) -> str:
        map = self.map if isinstance(self.map, str) else "inline"
        where = f"round={self.round}/{self.rounds} seat={self.seat} phase={self.phase}"
        return f"<Game map={map} seed={self.seed} {where} coins={self.coins}>"

    def __str__(self) -> str:
        return board_text(self.state, self.names)

    def record(self, *, secret: str | None = None) -> str:
        """The game so far as text; `Game.replay` plays it again.

        With the ``secret`` that its chance followed from, `verified_seal` can check that it did.
        """
        sealed = {} if secret is None else {"seal": seal_of(secret), "secret": secret}
        return self._record({"seed": str(self.seed), **sealed}, self._start)

    def sealed_record(self, *, seal: str | None = None) -> str:
        """`record` for others while the game goes on: no seed to foretell the dice with, no hidden purse.

        In place of the seed it has the position at the start, as somebody who only watches sees it.
        """
        if self._start is None:
            begin = Game.new(
                self.players, self.seed,
                map=self.map, names=self.names, homebrew=self._homebrew,
                open_scores=self.state.rules.open_scores,
            )  # fmt: skip
        else:
            begin = Game.from_position(self._start, homebrew=self._homebrew)
        return self._record({} if seal is None else {"seal": seal}, begin.view(None))

    def _record(self, chance: dict[str, str], start: Position | None) -> str:
        headers = {"map": self.map if isinstance(self.map, str) else compact_json(self.map), **chance}
        headers["players"] = ", ".join(self.names)
        headers["homebrew"] = ", ".join(trait.id for trait in self._homebrew) or "-"
        if self._homebrew:
            from elbowroom.content.packs.load import pack_of

            if pack := pack_of(self._homebrew):
                headers["pack"] = compact_json(pack.data()).replace("#", r"\u0023")  # which begins a comment
        if self.state.rules.open_scores:
            headers["options"] = "open_scores"
        if start is not None:  # the header above has what it says of home-made traits
            headers["position"] = compact_json(
                {key: value for key, value in start.items() if key != "homebrew"}
            )
        return write_record(headers, self._lines, self.coins if self.over else None)

    # Playing

    def play(
        self, move: str, *, die: int | None = None, reveal: Sequence[tuple[str, str]] | None = None
    ) -> list[Event]:
        """Play a move and all that follows by itself; what happened.

        Raises `IllegalMove` if it is not legal or no move at all, or if a given chance cannot be; nothing has
        changed then.
        Chance may be given: the pips of a die, the combos to reveal. Otherwise the game's own dice decide.
        """
        return self._play(move, GivenChance(die, reveal))

    def play_sealed(self, move: str, secret: str) -> list[Event]:
        """`play`, where chance follows from a secret and from everything that was played before."""
        return self._play(move, SealedChance(secret, [*self._lines, " ".join(move.split())]))

    def repeat(
        self, move: str, *, die: int | None = None, reveal: Sequence[tuple[str, str]] | None = None
    ) -> list[Event]:
        """`play` for a move that is known to be legal, such as one that was played before.

        It is not checked, and `state` is changed in place, which makes this several times as fast. Raises
        `IllegalMove` for what is no move at all, or if a given chance cannot be.
        """
        parsed = parse_move(self.state, move)
        events: list[Event] = []
        lines = [_line(self.state, parsed)]
        for _ in range(parsed.times):
            apply(self.state, parsed.action, events)
        self._lines += lines + _chance(self.state, self._dice, GivenChance(die, reveal), events)
        return events

    def _play(self, move: str, chance: Chance) -> list[Event]:
        state, dice = self.state.copy(), self._dice.copy()
        parsed = parse_move(state, move)
        events: list[Event] = []
        lines = [_line(state, parsed)]
        reasons = _repeat(state, parsed, events)
        if reasons:
            raise IllegalMove(reasons[0], move=move, reasons=reasons)
        lines += _chance(state, dice, chance, events)
        self.state, self._dice = state, dice
        self._lines += lines
        return events

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise OptionError("no_such_seat", option="seat", seat=seat, players=self.players)


def _line(s: State, parsed: Parsed) -> str:
    """A move as a record has it."""
    move = write_move(s, parsed.action)
    return f"{move} {parsed.times}" if parsed.times > 1 else move


def _chance(s: State, dice: Dice, chance: Chance, out: list[Event]) -> list[str]:
    """Let chance decide as long as it is its turn; the lines that a record has of it."""
    lines = []
    while s.is_chance():
        outcome = chance.decide(s, dice.outcome(s))
        lines.append(write_outcome(s.rules, outcome))
        apply(s, outcome, out)
    chance.finish()
    return lines


def _repeat(s: State, parsed: Parsed, out: list[Event] | None) -> list[str]:
    """Apply an action as often as a move says, or say why not; the state is spoilt then."""
    people, phase = s.people, s.phase
    for done in range(parsed.times):
        if done and (s.people, s.phase) != (people, phase):
            return ["none_left"]  # the last one ended the phase: the rest would be somebody else's move
        reasons = why_not(s, parsed.action)
        if reasons:
            return ["none_left"] if done else reasons
        apply(s, parsed.action, out)
    return []


def _own_map(map: MapSource) -> MapSource:
    """A map that nobody else can change."""
    return map if isinstance(map, str) else cast("Mapping[str, object]", plain(map))
