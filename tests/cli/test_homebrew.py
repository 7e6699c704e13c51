"""`elbowroom homebrew`."""

import json
import tomllib
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elbowroom.cli import app
from elbowroom.content.packs.link import linked
from elbowroom.engine.errors import PackError
from tests.cli.shell import run

BOG = Path("examples/homebrew/bog_folk.toml")


def test_a_good_pack_is_praised() -> None:
    told = run("homebrew", "check", BOG, "examples/homebrew/frontier.toml")
    assert told.splitlines() == [
        f"{BOG} is all right. Races: 1, powers: 0, maps: 0.",
        "Random games played with them: 8.",
        "examples/homebrew/frontier.toml is all right. Races: 0, powers: 3, maps: 0.",
        "Random games played with them: 8.",
    ]


def test_all_that_is_wrong_is_told_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('format = 1\n[[powers]]\nid = "Big"\ntokens = 9\n')
    result = CliRunner().invoke(app, ["--lang", "et", "homebrew", "check", str(bad)], env={"COLUMNS": "300"})
    assert (result.exit_code, result.stdout) == (2, "")
    first, second = result.stderr.splitlines()
    assert first.startswith(f"{bad}: powers[0].id: siin peab olema nimi")
    assert second.startswith(f"{bad}: powers[0].tokens: siin peab olema täisarv")


def test_help_is_there_for_the_group_and_its_commands() -> None:
    assert "Races, powers and maps as data" in run("homebrew", "--help")
    assert "Packs as TOML or JSON, folders of them" in run("homebrew", "check", "--help")


def test_data_is_taken_where_code_is(tmp_path: Path) -> None:
    assert "Bog Folk" in run("simulate", "--games", "4", "--homebrew", BOG)
    assert "Болотники" in run("--lang", "uk", "simulate", "--games", "4", "--homebrew", BOG.parent)


def test_pieces_are_shown_with_what_they_do() -> None:
    told = run("homebrew", "print", BOG)
    assert "Bog Folk" in told
    assert "Pays 1 coin for each lake next to a region held by you, whoever holds it." in told
    assert "Tokens: 5 · instead of: Ratmen" in told
    assert "Жетонів: 5 · замість: Щуряки" in run("--lang", "uk", "homebrew", "print", BOG)


def link(text: str) -> str:
    """An address as the workshop makes it."""
    packing = zlib.compressobj(wbits=-15)
    packed = packing.compress(text.encode()) + packing.flush()
    return "http://localhost/workshop#p=" + urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_link_is_as_good_as_a_file() -> None:
    address = link(json.dumps(tomllib.loads(BOG.read_text(encoding="utf-8"))))
    assert run("homebrew", "print", address) == run("homebrew", "print", BOG)
    assert "Races: 1, powers: 0, maps: 0." in run("homebrew", "check", address)
    assert "Bog Folk" in run("simulate", "--games", "4", "--homebrew", address)


@pytest.mark.parametrize(
    "address",
    [
        "x#p=",
        "x#p=!!!",
        "x#p=AAAA",
        link("{}")[:-2],
        pytest.param(link("x" * 2_000_000), id="a bomb"),
    ],
)
def test_a_link_that_cannot_be_read_is_refused(address: str) -> None:
    with pytest.raises(PackError) as caught:
        linked(address)
    assert caught.value.code == "bad_pack_link"
