"""Find the traits and maps of the base game, and read home-made ones."""

import importlib
import importlib.util
import pkgutil
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from types import ModuleType

from elbowroom.content.base import powers, races
from elbowroom.content.checks import check_homebrew
from elbowroom.content.maps import board_from
from elbowroom.engine.board import Board
from elbowroom.engine.errors import ContentError, OptionError
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Power, Race, Trait

MAPS = ("2p", "3p", "4p", "5p")
FEWEST, MOST = 2, 5

Homebrew = Sequence["Trait | str | Path"]


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
    """The facts of one of the four maps, as its file has them."""
    if name not in MAPS:
        raise ContentError("unknown_map", map=name, known=", ".join(MAPS))
    file = resources.files("elbowroom.content.base") / "maps" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def base_board(name: str) -> Board:
    """One of the four boards."""
    return board_from(map_facts(name), name, int(name[0]))


@cache
def _base_rules(name: str, seats: int, open_scores: bool) -> Ruleset:
    return Ruleset(base_board(name), list(base_races()), list(base_powers()), seats, open_scores=open_scores)


def check_player_count(players: object) -> None:
    """Two to five (1.1)."""
    if not isinstance(players, int) or isinstance(players, bool) or not FEWEST <= players <= MOST:
        raise OptionError("bad_player_count", option="players", players=players, fewest=FEWEST, most=MOST)


def ruleset(
    map: str | Mapping[str, object], seats: int, *, homebrew: Homebrew = (), open_scores: bool = False
) -> Ruleset:
    """The rules of a table. Without home-made traits and maps they are made once and shared."""
    check_player_count(seats)
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
        check_homebrew(trait, known)
        known[trait.id] = trait
        if isinstance(trait, Race):
            _lend_tokens(trait, gone)
    all_races = [race for race in base_races() if race.id not in gone]
    all_races += [trait for trait in added if isinstance(trait, Race)]
    all_powers = [*base_powers(), *(trait for trait in added if isinstance(trait, Power))]
    return all_races, all_powers


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
    """Traits as they are, and the `TRAIT` of each Python file that is named."""
    if isinstance(homebrew, str) or not isinstance(homebrew, Sequence):
        raise ContentError("not_homebrew", value=repr(homebrew))
    return [item if isinstance(item, Race | Power) else _trait_in(item) for item in homebrew]


def _trait_in(source: object) -> Trait:
    if not isinstance(source, str | Path):
        raise ContentError("not_homebrew", value=repr(source))
    path = Path(source)
    if not path.is_file():
        raise ContentError("no_such_file", path=str(path))
    spec = importlib.util.spec_from_file_location(f"elbowroom_homebrew_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ContentError("not_python", path=str(path))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # the file is somebody else's: whatever it raises is named, with its file
        raise ContentError("broken_file", path=str(path), error=f"{type(error).__name__}: {error}") from error
    trait = getattr(module, "TRAIT", None)
    if not isinstance(trait, Race | Power):
        raise ContentError("no_trait", path=str(path))
    return trait
