"""Moves as text: ``conquer 7``, ``use NAME 3``, ``deploy 5 2``."""

import re
from typing import NamedTuple

from elbowroom.engine.actions import (
    DECLINE,
    DEPLOY,
    DIE,
    DONE,
    PICK,
    REVEAL,
    ROLL,
    SPAN,
    USE_POWER,
    USE_RACE,
    VERBS,
    argument_of,
    kind_of,
)
from elbowroom.engine.errors import IllegalMove
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import State

_KINDS = {verb: i * SPAN for i, verb in enumerate(VERBS) if verb != "use"}
_BARE = (DECLINE, ROLL, DONE)
_NUMBER = re.compile(r"[0-9]{1,4}")


class Parsed(NamedTuple):
    """An action and how often it is to be repeated."""

    action: int
    times: int


def write_move(s: State, action: int) -> str:
    """The notation of a player's action in this state."""
    kind, argument = kind_of(action), argument_of(action)
    verb = VERBS[kind // SPAN]
    if kind in _BARE:
        return verb
    if kind == PICK:
        return f"{verb} {argument + 1}"
    if kind in (USE_RACE, USE_POWER):
        folded = s.folded[s.people]
        trait = folded.race if kind == USE_RACE else folded.power
        return f"{verb} {'' if trait is None else trait.id} {argument}"
    return f"{verb} {argument}"


def parse_move(s: State, move: object) -> Parsed:
    """Read a move; what it says need not be legal, but it must be a move that this table can know."""
    text = move if isinstance(move, str) else ""
    words = text.split()
    if not words:
        raise IllegalMove("bad_notation", move=repr(move))
    if words[0] == "use":
        return _parse_use(s, text, words)
    kind = _KINDS.get(words[0])
    if kind is None:
        raise IllegalMove("bad_notation", move=text)
    if kind in _BARE:
        if len(words) != 1:
            raise IllegalMove("bad_notation", move=text)
        return Parsed(kind, 1)
    argument, times = _numbers(text, words[1:], repeats=kind == DEPLOY)
    if kind == PICK:
        if not 1 <= argument <= SPAN:
            raise IllegalMove("no_such_combo", move=text)
        return Parsed(kind + argument - 1, times)
    if argument >= s.rules.board.size:
        raise IllegalMove("no_such_region", move=text)
    return Parsed(kind + argument, times)


def _parse_use(s: State, text: str, words: list[str]) -> Parsed:
    if len(words) < 2:
        raise IllegalMove("bad_notation", move=text)
    rules, trait = s.rules, words[1]
    if trait not in rules.race_index and trait not in rules.power_index:
        raise IllegalMove("unknown_trait", move=text, trait=trait)
    argument, times = _numbers(text, words[2:], repeats=True)
    if argument >= SPAN:
        raise IllegalMove("no_such_region", move=text)
    combo = s.combo[s.people]
    if combo >= 0 and rules.race_id(combo) == trait:
        return Parsed(USE_RACE + argument, times)
    if combo >= 0 and rules.power_id(combo) == trait:
        return Parsed(USE_POWER + argument, times)
    raise IllegalMove("not_your_trait", move=text, trait=trait)


def _numbers(text: str, words: list[str], *, repeats: bool) -> tuple[int, int]:
    """The argument, and how often: only placements can be repeated."""
    if not 1 <= len(words) <= 1 + repeats or not all(_NUMBER.fullmatch(word) for word in words):
        raise IllegalMove("bad_notation", move=text)
    times = int(words[1]) if len(words) == 2 else 1
    if times < 1:
        raise IllegalMove("bad_count", move=text)
    return int(words[0]), times


def write_outcome(rules: Ruleset, action: int) -> str:
    """The notation of a chance outcome."""
    argument = argument_of(action)
    if kind_of(action) == DIE:
        return f"die {argument}"
    return f"reveal {rules.race_id(argument)} {rules.power_id(argument)}"


def parse_outcome(rules: Ruleset, text: str) -> int | None:
    """Read a chance outcome, or None if the text is not one."""
    match text.split():
        case ["die", pips] if _NUMBER.fullmatch(pips) and int(pips) < SPAN:
            return DIE + int(pips)
        case ["reveal", race, power] if race in rules.race_index and power in rules.power_index:
            return REVEAL + rules.combo(rules.race_index[race], rules.power_index[power])
    return None
