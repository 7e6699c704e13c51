"""Find the traits and maps of the base game, and read home-made ones."""

import importlib
import importlib.util
import json
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
from elbowroom.content.packs.load import pack_files, traits_of
from elbowroom.content.packs.pack import Pack
from elbowroom.content.packs.reader import check_pack, read_pack
from elbowroom.engine.board import Board
from elbowroom.engine.errors import ContentError, ElbowroomError, OptionError
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Power, Race, Trait

MAPS = ("2p", "3p", "4p", "5p")
"""The maps of the base game."""
OWN_MAPS = ("pocket", "patchwork", "half_dozen")
"""Maps of our own, each with a drawing."""
OWN_PACKS = ("odd_neighbours",)
"""Packs of our own: races and powers as data."""
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
        own = resources.files("elbowroom.content") / "own" / "maps" / f"{name}.json"
        drawn: dict[str, object] = json.loads(own.read_text(encoding="utf-8"))
        return drawn
    if name not in MAPS:
        raise ContentError("unknown_map", map=name, known=", ".join((*MAPS, *OWN_MAPS)))
    file = resources.files("elbowroom.content.base") / "maps" / f"{name}.toml"
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
        _add(trait, known, gone)
    all_races = [race for race in base_races() if race.id not in gone]
    all_races += [trait for trait in added if isinstance(trait, Race)]
    all_powers = [*base_powers(), *(trait for trait in added if isinstance(trait, Power))]
    return all_races, all_powers


def _add(trait: Trait, known: dict[str, Trait], gone: set[str]) -> None:
    """One more comes to those of a table; races leave it that lend their tokens."""
    check_homebrew(trait, known)
    known[trait.id] = trait
    if isinstance(trait, Race):
        _lend_tokens(trait, gone)


def check_at_table(source: str | Mapping[str, object]) -> tuple[Pack, list[ElbowroomError]]:
    """A pack, and all that is wrong with it, also beside the races and powers of the box.

    Every error has the path of its field among its facts.
    """
    pack, found = check_pack(source)
    problems: list[ElbowroomError] = list(found)
    known = {trait.id: trait for trait in (*base_races(), *base_powers())}
    gone: set[str] = set()
    for i, trait in enumerate(() if problems else traits_of(pack, boxes())):
        try:
            _add(trait, known, gone)
        except ContentError as error:
            place = f"races[{i}]" if i < len(pack.races) else f"powers[{i - len(pack.races)}]"
            error.facts["field"] = f"{place}.{_AT_FAULT.get(error.code, 'rules')}"
            problems.append(error)
    return pack, problems


_AT_FAULT = {
    "bad_trait_id": "id",
    "trait_exists": "id",
    "bad_token_count": "tokens",
    "no_lender": "replaces",
    "bad_box": "box",
}
"""The field that an error of a table is about; those about markers and what is remembered are about rules."""


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
    return [trait for item in homebrew for trait in _traits_in(item)]


def _traits_in(source: object) -> list[Trait]:
    if isinstance(source, Race | Power):
        return [source]
    if isinstance(source, Pack):
        return traits_of(source, boxes())
    if isinstance(source, Mapping):
        return traits_of(read_pack(source), boxes())
    if not isinstance(source, str | Path):
        raise ContentError("not_homebrew", value=repr(source))
    path = Path(source)
    packs = pack_files(path)
    if packs:
        return [trait for pack in packs for trait in traits_of(pack, boxes())]
    if not path.is_file():
        raise ContentError("no_such_file", path=str(path))
    return [_trait_in(path)]


@cache
def own_pack(name: str) -> Pack:
    """A pack that comes with the game."""
    if name not in OWN_PACKS:
        raise ContentError("unknown_pack", pack=name, known=", ".join(OWN_PACKS))
    file = resources.files("elbowroom.content") / "own" / f"{name}.toml"
    return read_pack(file.read_text(encoding="utf-8"))


@cache
def boxes() -> Mapping[str, int]:
    """How many tokens each race of the box has."""
    return {race.id: race.box for race in base_races()}


def _trait_in(path: Path) -> Trait:
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
