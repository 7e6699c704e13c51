"""A command line that cannot be understood, and the line that shows how it is meant, in every language."""

import pytest
from typer.testing import CliRunner

from elbowroom.cli import app
from elbowroom.locales import languages, text
from elbowroom.locales.plain import plain_texts

OTHERS = [code for code in languages() if code != "en"]
MISUSES = {
    "cli-no-such-command": ("nonsense", ["nonsense"]),
    "cli-no-such-option": ("--bogus", ["simulate", "--bogus"]),
    "cli-missing": ("FILE", ["replay"]),
    "cli-needs-value": ("--games", ["simulate", "--games"]),
    "cli-bad-value": ("--games", ["simulate", "--games", "many"]),
    "cli-too-much": ("a b", ["simulate", "a", "b"]),
}


def told(*arguments: str) -> str:
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "200"})
    assert (done.exit_code, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("id", MISUSES)
def test_what_is_wrong_is_said_in_the_language_that_is_asked_for(id: str, code: str) -> None:
    name, arguments = MISUSES[id]
    said = told("--lang", code, *arguments)
    assert text(id, code, name=name) in said
    assert "Usage" not in said


@pytest.mark.parametrize("code", languages())
def test_the_line_that_shows_what_a_command_takes(code: str) -> None:
    texts = plain_texts("help.ftl", code)
    help = CliRunner().invoke(app, ["--lang", code, "--help"], env={"COLUMNS": "200"}).stdout
    usage = next(line for line in help.splitlines() if texts["help-usage"] in line)
    assert usage.split()[2:] == [*texts["help-usage-options"].split(), *texts["help-usage-command"].split()]
    assert ("[OPTIONS]" in help) == (code == "en")


def test_english_keeps_what_the_library_says() -> None:
    assert "valid integer" in told("--lang", "en", "simulate", "--games", "many")
    assert "Did you mean 'simulate'" in told("--lang", "en", "simulat")
