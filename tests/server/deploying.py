"""The files of examples/deploy, as their tests read them."""

import re
import shlex
from pathlib import Path
from typing import Any

import typer.main
import yaml  # type: ignore[import-untyped]

from elbowroom.cli import app
from tests.docs.pages import ROOT

DEPLOY = ROOT / "examples" / "deploy"
Json = dict[str, Any]


def text_of(name: str) -> str:
    """One of the files."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def documents(name: str) -> list[Json]:
    """The documents of a YAML file."""
    return list(yaml.safe_load_all(text_of(name)))


def served(arguments: list[str]) -> Json:
    """What `elbowroom serve` understands by these arguments; an error if it does not."""
    commands: Any = typer.main.get_command(app)
    assert arguments[0] == "serve"
    found: Json = commands.commands["serve"].make_context("serve", arguments[1:]).params
    return found


def unit_arguments(name: str, port: int) -> list[str]:
    """What a unit of systemd starts the program with, for one port."""
    (line,) = re.findall(r"^ExecStart=(.*)$", text_of(name), re.MULTILINE)
    program, *arguments = shlex.split(
        line.replace("%i", str(port)).replace("${ELBOWROOM_DB}", "postgresql://x")
    )
    assert Path(program).name == "elbowroom"
    return arguments


def image_arguments() -> list[str]:
    """What the image starts the program with; what a container adds comes after it."""
    (line,) = re.findall(r"^ENTRYPOINT (.*)$", text_of("Dockerfile"), re.MULTILINE)
    program, *arguments = yaml.safe_load(line)
    assert Path(program).name == "elbowroom"
    return [str(one) for one in arguments]


def compose_nginx() -> str:
    """The configuration of nginx in the compose file, as nginx gets it."""
    (made,) = documents("compose.yaml")
    return str(made["configs"]["nginx"]["content"]).replace("$$", "$")


def routes(nginx: str) -> list[tuple[str, str]]:
    """The map by which nginx routes: patterns, and what is hashed for them."""
    (body,) = re.findall(r"map \$uri \$routed_by \{(.*?)\n\s*\}", nginx, re.DOTALL)
    found = [line.rstrip(";").split() for line in body.strip().splitlines()]
    return [(pattern, what) for pattern, what in found]


def routed_by(nginx: str, path: str) -> str:
    """What nginx hashes for a request: the id of a table, or `$remote_addr`."""
    for pattern, what in routes(nginx):
        if pattern == "default":
            return what
        found = re.search(pattern.removeprefix("~").replace("(?<", "(?P<"), path)
        if found is not None:
            return found.groupdict().get(what.removeprefix("$"), what)
    raise AssertionError(f"nothing is said of {path}")


def upstreams(nginx: str) -> list[str]:
    """The servers that nginx passes requests on to."""
    return re.findall(r"^\s+server (\S+:\d+) ", nginx, re.MULTILINE)
