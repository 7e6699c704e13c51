"""Find the traits and maps of the base game, and read home-made ones."""

import importlib
import json
import pkgutil
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from elbowroom.content.base import powers, races
from elbowroom.content.checks import check_homebrew
from elbowroom.content.maps import board_from
from elbowroom.engine.board import Board
from elbowroom.engine.errors import ContentError, OptionError
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Power, Race, Trait

if TYPE_CHECKING:
    from elbowroom.content.packs.pack import Pack

CONTENT = Path(__file__).parent
"""The folder of everything that comes with the game."""
MAPS = ("2p", "3p", "4p", "5p")
"""The maps of the base game."""
OWN_MAPS = ("pocket", "patchwork", "half_dozen")
"""Maps of our own, each with a drawing."""
FEWEST, MOST, MOST_ON_OWN_MAP = 2, 5, 6
"""How many can play (1.1), and how many where a map of one's own says so."""

Homebrew = Sequence["Trait | str | Path | Mapping[str, object] | Pack"]
"""Races and powers: themselves, packs, documents of packs, and the paths of files and folders."""


@cache
def base_races() -> tuple[Trait, ...]:
    """The 14 races, by id."""
    return _traits_of(races)


@cache
def base_powers() -> tuple[Trait, ...]:
    """The 20 powers, by id."""
    return _traits_of(powers)


def _traits_of(package: ModuleType) -> tuple[Trait, ...]:
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    modules = [importlib.import_module(f"{package.__name__}.{name}") for name in names]
    return tuple(module.TRAIT for module in modules)


@cache
def map_facts(name: str) -> Mapping[str, object]:
    """The facts of a map that comes with the game, as its file has them."""
    if name in OWN_MAPS:
        own = CONTENT / "own" / "maps" / f"{name}.json"
        drawn: dict[str, object] = json.loads(own.read_text(encoding="utf-8"))
        return drawn
    if name not in MAPS:
        raise ContentError("unknown_map", map=name, known=", ".join((*MAPS, *OWN_MAPS)))
    file = CONTENT / "base" / "maps" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def base_board(name: str) -> Board:
    """The board of a map that comes with the game."""
    return board_from(map_facts(name), name, FEWEST)


@cache
def _base_rules(name: str, seats: int, open_scores: bool) -> Ruleset:
    return Ruleset(base_board(name), list(base_races()), list(base_powers()), seats, open_scores=open_scores)


def most_players(map: object) -> int:
    """How many can play on a map, by its name or its facts: five, or six if it says that it is for six."""
    facts = map_facts(map) if isinstance(map, str) and map in OWN_MAPS else map
    says = facts.get("players") if isinstance(facts, Mapping) else None
    return MOST_ON_OWN_MAP if says == MOST_ON_OWN_MAP else MOST


def check_player_count(players: object, map: object = None) -> None:
    """Two to five (1.1), or to six on a map that says so."""
    most = most_players(map)
    if not isinstance(players, int) or isinstance(players, bool) or not FEWEST <= players <= most:
        raise OptionError("bad_player_count", option="players", players=players, fewest=FEWEST, most=most)


def ruleset(
    map: str | Mapping[str, object], seats: int, *, homebrew: Homebrew = (), open_scores: bool = False
) -> Ruleset:
    """The rules of a table. Without home-made traits and maps they are made once and shared."""
    check_player_count(seats, map)
    if isinstance(map, str) and not homebrew:
        map_facts(map)
        return _base_rules(map, seats, open_scores)
    board = base_board(map) if isinstance(map, str) else board_from(map, "map", seats)
    all_races, all_powers = with_homebrew(homebrew)
    return Ruleset(board, all_races, all_powers, seats, open_scores=open_scores)


def with_homebrew(homebrew: Homebrew) -> tuple[list[Trait], list[Trait]]:
    """All races and powers of a table that adds these (12.1, 12.2)."""
    added = load_homebrew(homebrew)
    known = {trait.id: trait for trait in (*base_races(), *base_powers())}
    gone: set[str] = set()
    for trait in added:
        add_trait(trait, known, gone)
    all_races = [race for race in base_races() if race.id not in gone]
    all_races += [trait for trait in added if isinstance(trait, Race)]
    all_powers = [*base_powers(), *(trait for trait in added if isinstance(trait, Power))]
    return all_races, all_powers


def add_trait(trait: Trait, known: dict[str, Trait], gone: set[str]) -> None:
    """One more comes to those of a table; races leave it that lend their tokens. Refuses one that cannot."""
    check_homebrew(trait, known)
    known[trait.id] = trait
    if isinstance(trait, Race):
        _lend_tokens(trait, gone)


def _lend_tokens(race: Trait, gone: set[str]) -> None:
    """A home-made race uses the tokens of a race that leaves the game."""
    lenders = {base.id: base.box for base in base_races()}
    if race.replaces not in lenders or race.replaces in gone:
        free = ", ".join(sorted(set(lenders) - gone))
        raise ContentError("no_lender", trait=race.id, replaces=race.replaces, free=free)
    most = lenders[race.replaces]
    if not race.tokens + race.extra <= race.box <= most:
        raise ContentError("bad_box", trait=race.id, box=race.box, replaces=race.replaces, most=most)
    gone.add(race.replaces)


def load_homebrew(homebrew: Homebrew) -> list[Trait]:
    """Traits as they are, those of packs, links and files: packs, and the `TRAIT` of a Python file.

    Of a folder every pack counts; code must be named by its file.
    """
    if isinstance(homebrew, str) or not isinstance(homebrew, Sequence):
        raise ContentError("not_homebrew", value=repr(homebrew))
    if not homebrew:
        return []
    from elbowroom.content.homemade import traits_in  # what reads packs is loaded for those who have some

    return [trait for item in homebrew for trait in traits_in(item, boxes())]


@cache
def boxes() -> Mapping[str, int]:
    """How many tokens each race of the box has."""
    return {race.id: race.box for race in base_races()}
