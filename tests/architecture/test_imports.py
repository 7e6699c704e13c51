"""Imports point one way, and the rules touch nothing outside."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.sources import files, module_name, name, tree

LAYERS = (
    {"engine"},
    {"homebrew"},
    {"content"},
    {"record"},
    {"game"},
    {"atlas"},
    {"locales"},
    {"rulebook"},
    {"players", "measure"},
    {"arena", "rl", "server", "testing"},
    {"cli", "__main__"},
)
"""The parts of the package: each may import itself, its own layer and the layers before it."""

OUTSIDE = {
    "asyncio", "builtins", "ctypes", "datetime", "io", "logging", "multiprocessing", "os", "random",
    "secrets", "shutil", "signal", "socket", "ssl", "subprocess", "sys", "tempfile", "threading", "time",
    "urllib", "uuid",
}  # fmt: skip
"""The clock, chance, the network, the system."""

FILES = {"importlib", "json", "pathlib", "pkgutil", "tomllib"}
"""What reads files: the loader of the content needs it, the engine does not."""


def imports(node: ast.AST) -> Iterator[str]:
    """What a file or a part of it imports, but for types only; ``from a import b`` is ``a.b``."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "imports are absolute"
            yield from (f"{child.module}.{alias.name}" for alias in child.names)
        elif isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        else:
            yield from imports(child)


def all_imports(path: Path) -> set[str]:
    """Those for types too, and those inside functions."""
    module = tree(path)
    for node in ast.walk(module):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.test = ast.Constant(value=True)
    return set(imports(module))


def part(module: str) -> str:
    """The part of the package that a module belongs to; nothing for the package itself."""
    return module.removeprefix("elbowroom").lstrip(".").partition(".")[0]


def layer(module: str) -> int:
    found = [i for i, parts in enumerate(LAYERS) if part(module) in parts]
    assert found, f"{part(module)} has no place in LAYERS yet"
    return found[0]


def within_package(path: Path) -> set[str]:
    return {module for module in all_imports(path) if module.partition(".")[0] == "elbowroom"}


INNER = [path for path in files() if part(module_name(path))]


@pytest.mark.parametrize("path", INNER, ids=name)
def test_imports_point_one_way(path: Path) -> None:
    own = layer(module_name(path))
    assert {module for module in within_package(path) if part(module) and layer(module) > own} == set()


@pytest.mark.parametrize("path", files("engine"), ids=name)
def test_the_engine_imports_the_standard_library_and_itself(path: Path) -> None:
    roots = {module.partition(".")[0] for module in all_imports(path)}
    assert roots - sys.stdlib_module_names <= {"elbowroom", "mypy_extensions"}
    assert {module for module in within_package(path) if part(module) != "engine"} == set()
    assert roots & (OUTSIDE | FILES) == set()


@pytest.mark.parametrize("path", files("content"), ids=name)
def test_the_content_imports_the_standard_library_the_engine_and_itself(path: Path) -> None:
    roots = {module.partition(".")[0] for module in all_imports(path)}
    assert roots - sys.stdlib_module_names <= {"elbowroom"}
    assert {part(module) for module in within_package(path)} <= {"engine", "homebrew", "content"}
    assert roots & OUTSIDE == set()


@pytest.mark.parametrize("path", files("content/base"), ids=name)
def test_races_and_powers_import_what_home_made_ones_may(path: Path) -> None:
    deeper = {module for module in within_package(path) if part(module) != "homebrew"}
    assert {module for module in deeper if not module.startswith("elbowroom.content.base.pieces.")} == set()


@pytest.mark.parametrize("path", files("content/base"), ids=name)
def test_races_and_powers_read_no_file(path: Path) -> None:
    assert {module.partition(".")[0] for module in all_imports(path)} & FILES == set()


@pytest.mark.parametrize("path", files("engine", "content/base"), ids=name)
def test_the_rules_talk_to_nobody(path: Path) -> None:
    called = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
    assert called & {"open", "print", "input", "eval", "exec", "globals", "__import__"} == set()


SERVER_ROOMS = (
    "errors",
    "buckets",
    "config",
    "supervise",
    "garbage",
    "counts",
    "logs",
    "protocol",
    "table",
    "store",
    "remind",
    "live",
    "web",
)
"""The rooms of the server: each may import itself and the rooms before it."""


def room(module: str) -> str:
    """The room of the server that a module belongs to."""
    return module.removeprefix("elbowroom.server").lstrip(".").partition(".")[0]


@pytest.mark.parametrize("path", [path for path in files("server") if room(module_name(path))], ids=name)
def test_the_rooms_of_the_server_import_one_way(path: Path) -> None:
    own = SERVER_ROOMS.index(room(module_name(path)))
    used = {module for module in within_package(path) if part(module) == "server"}
    assert {module for module in used if SERVER_ROOMS.index(room(module)) > own} == set()


OF_A_TABLE = {"confusable_homoglyphs", "msgspec", "secrets", "elbowroom"}
"""What a table needs beside plain Python: its events as text, secrets that nobody can guess, look-alikes."""


@pytest.mark.parametrize("path", files("server/table", "server/protocol"), ids=name)
def test_a_table_does_no_io_and_knows_no_time(path: Path) -> None:
    roots = {module.partition(".")[0] for module in all_imports(path)}
    assert roots - sys.stdlib_module_names <= OF_A_TABLE
    assert roots & (OUTSIDE | FILES) <= OF_A_TABLE
    called = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
    assert called & {"open", "print", "input"} == set()


def test_there_are_no_cycles() -> None:
    modules = {module_name(path): path for path in files()}
    graph = {
        module: {target for found in imports(tree(path)) if (target := nearest(found, modules)) != module}
        for module, path in modules.items()
    }
    for module in graph:
        graph[module] -= {"", "elbowroom"}  # the package itself imports what it exports
    TopologicalSorter(graph).prepare()


def nearest(found: str, modules: dict[str, Path]) -> str:
    """The module that an import names: ``a.b.c`` may be the name ``c`` in the module ``a.b``."""
    while found and found not in modules:
        found = found.rpartition(".")[0]
    return found
