"""Takes the two pictures of the README from the real page: ``make pictures``, with Chromium installed."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from elbowroom import Game
from elbowroom.players.bot import Budget, View
from elbowroom.players.loading import make_bot

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SEATS = [
    {"kind": "human", "name": "Ann"},
    {"kind": "bot", "level": "hard"},
    {"kind": "bot", "level": "medium"},
    {"kind": "bot", "level": "easy"},
]
SEED = 5
ROUND = 5
SCREENS: dict[str, dict[str, Any]] = {
    "table": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
Json = dict[str, Any]


@contextmanager
def server() -> Iterator[str]:
    """The host and port of a server with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-u",
            "-m",
            "elbowroom",
            "serve",
            "--port",
            "0",
            "--db",
            f"{folder}/games.db",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            found = re.search(r"http://(\S+?:\d+)", running.stdout.readline())
            assert found is not None, "the server did not start"
            try:
                yield found[1]
            finally:
                running.terminate()


def table_in_its_middle(host: str) -> Json:
    """A table at which a bot has played for Ann until she has begun to conquer in some later round."""
    wanted = {"seats": SEATS, "first": 0, "seed": SEED}
    made: Json = httpx.post(f"http://{host}/api/tables", json=wanted).raise_for_status().json()
    bot = make_bot("medium", SEED)
    with connect(f"ws://{host}/ws/tables/{made['id']}", max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [made["keys"][0]["secret"]]}))
        while True:
            now: Json = json.loads(socket.recv())["now"]
            if now["offers"] is None:
                continue
            game = Game.from_position(now["position"])
            if game.round >= ROUND and game.phase == "conquer":
                return made
            move = bot.choose(View(game, 0), game.legal, Budget())
            socket.send(json.dumps({"type": "move", "seat": 0, "rev": now["rev"], "moves": [move]}))


def take(browser: Browser, host: str, name: str, made: Json) -> None:
    """One picture, as Ann sees the table."""
    context = browser.new_context(reduced_motion="reduce", color_scheme="light", **SCREENS[name])
    held = json.dumps(json.dumps({"keys": made["keys"], "host": None}))
    context.add_init_script(f"localStorage.setItem('elbowroom.table.{made['id']}', {held})")
    page = context.new_page()
    page.goto(f"http://{host}/t/{made['id']}")
    page.locator("[data-end]").wait_for()
    page.wait_for_timeout(1000)  # for the paint to dry
    page.screenshot(path=IMAGES / f"{name}.png")
    context.close()


def main() -> None:
    """Take both."""
    with server() as host, sync_playwright() as playwright:
        made = table_in_its_middle(host)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in SCREENS:
            take(browser, host, name, made)
        browser.close()


if __name__ == "__main__":
    main()
