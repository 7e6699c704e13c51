"""`check_trait`: everything that a home-made race or power must keep, tried in games with every partner."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from elbowroom.content.loader import load_homebrew, ruleset, with_homebrew
from elbowroom.engine.errors import ContentError, PositionError
from elbowroom.engine.events import Event
from elbowroom.engine.state import ACTIVE, SLOTS, State
from elbowroom.engine.trait import Race, Trait
from elbowroom.game import Game
from elbowroom.game.dice import seeded
from elbowroom.measure.playout import play_out
from elbowroom.record.inputs import default_names
from elbowroom.record.notation import write_move
from elbowroom.testing.laws import (
    check_keeps_nothing,
    check_offers,
    check_order,
    check_questions,
    check_silence,
    kept_in,
)
from elbowroom.testing.rebuilt import Rebuilt, Untrue
from elbowroom.testing.sheet import bare
from elbowroom.testing.walks import FIELDS, choose, opening

SEATS: Final = (2, 3, 4, 5)
STEPS: Final = 100
"""How many moves of a game are looked at."""
EVERY: Final = 5
"""The laws and the round trip are tried after so many moves."""
LONGEST: Final = 20_000
"""A random game has some 200 actions; one that is not over by then never ends."""


def check_trait(trait: Trait | str | Path) -> None:
    """Try a home-made race or power, or the one in a file, beside every race or power of the box.

    Raises `ContentError` if it cannot be used (see `docs/homebrew.md`), if it breaks a law of traits, if a
    position or the events do not say all that it does, or if a game with it does not end.
    """
    (made,) = load_homebrew([trait])
    races, powers = with_homebrew([made])
    before = kept_in(made)
    partners = powers if isinstance(made, Race) else [race for race in races if race is not made]
    for number, partner in enumerate(partners):
        seats = SEATS[number % len(SEATS)]
        for game, move in _walk(made, partner, seats, seed=number):
            _check_moment(made, partner, game, move)
        _check_events(made, partner, seats, seed=number)
        _check_end(made, partner, seats, seed=number)
    check_keeps_nothing(made, before)


def _game(made: Trait, partner: Trait, seats: int, seed: int) -> Game:
    """A game in which seat 0 picks the two first."""
    rules = ruleset(f"{seats}p", seats, homebrew=[made])
    race, power = (made, partner) if isinstance(made, Race) else (partner, made)
    state = opening(rules, [(rules.race_index[race.id], rules.power_index[power.id])])
    names = default_names(seats)
    return Game(state, seeded(seed), map=f"{seats}p", seed=seed, names=names, homebrew=[made])


def _walk(made: Trait, partner: Trait, seats: int, seed: int) -> Iterator[tuple[Game, str]]:
    """A random game at its beginning and after some of its moves, each with the move before it."""
    game, dice, move = _game(made, partner, seats, seed), seeded(seed), ""
    for step in range(STEPS):
        if step % EVERY == 0:
            yield game, move
        if game.over:
            return
        move = write_move(game.state, choose(game.state, dice))
        game.play(move)


def _check_moment(made: Trait, partner: Trait, game: Game, move: str) -> None:
    s = game.state
    _check_position(made, partner, game, move)
    for p in range(0, len(s.combo), SLOTS):
        if s.combo[p] >= 0 and made in s.folded[p].halves:
            check_questions(made, s, p)
            check_silence(made, s, p)
            check_order(made, partner, s, p)
    if s.people % SLOTS == ACTIVE and made in s.folded[s.people].activated:
        check_offers(made, s)


def _check_position(made: Trait, partner: Trait, game: Game, move: str) -> None:
    """The game goes on the same from its position."""
    names = {"trait": made.id, "other": partner.id, "after": move}
    try:
        again = Game.from_position(game.to_position(), homebrew=[made]).state
    except PositionError as error:
        raise ContentError("position_refused", problem=str(error), **names) from error
    for field in FIELDS:
        if field != "folded" and getattr(again, field) != getattr(game.state, field):
            raise ContentError("position_differs", name=field, **names)


def _check_events(made: Trait, partner: Trait, seats: int, seed: int) -> None:
    """Whatever happens is told: each position can be rebuilt from the events of a move."""
    game, dice = _game(made, partner, seats, seed), seeded(seed)
    rebuilt = Rebuilt(bare(game.state), game.state.rules)
    for _ in range(STEPS):
        if game.over:
            return
        move = write_move(game.state, choose(game.state, dice))
        if not _is_told(rebuilt, game.play(move), game.state):
            raise ContentError("untold", trait=made.id, other=partner.id, after=move)


def _is_told(rebuilt: Rebuilt, events: list[Event], s: State) -> bool:
    try:
        rebuilt.hear(events)
    except (Untrue, LookupError, TypeError, ValueError):
        return False
    return rebuilt.position == bare(s)


def _check_end(made: Trait, partner: Trait, seats: int, seed: int) -> None:
    game = _game(made, partner, seats, seed)
    play_out(game.state, seeded(seed), LONGEST)
    if not game.over:
        raise ContentError("never_ends", trait=made.id, other=partner.id)
