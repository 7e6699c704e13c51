"""Tables, one after the other, and who sits down at them."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from benchmarks.kills.people import Game, Person
from benchmarks.kills.run import BROKEN, Run, Wrong

Json = dict[str, Any]
LEAVE_SECONDS = 20.0
"""How long somebody who gives a seat up waits for the answer."""


class NotAgain(Exception):
    """A seat is taken already: by the same request, whose answer died with the server."""


async def post(run: Run, dice: random.Random, path: str, body: Json) -> Json:
    """The answer to a request, from whichever server gives one."""
    async with httpx.AsyncClient(timeout=20) as client:
        while True:
            try:
                answer = await client.post(f"http://{run.a_server(dice)}/api/{path}", json=body)
            except BROKEN:
                answer = None
            if answer is not None and answer.is_success:
                found: Json = answer.json()
                return found
            if answer is not None and answer.status_code == httpx.codes.CONFLICT:
                raise NotAgain(answer.text)
            if answer is not None and answer.status_code == httpx.codes.NOT_FOUND:
                raise Wrong(f"{path}: {answer.text}")
            await asyncio.sleep(0.2)


async def new_game(run: Run, dice: random.Random) -> Game:
    """Two people; one and a bot; or one on a seat that another has given up, and does not want to know it."""
    kind = run.tally.tables % 3
    run.tally.tables += 1
    while True:
        try:
            return await _new_game(run, dice, kind)
        except NotAgain:
            run.tally.refused += 1  # whose seat that is now nobody knows: another table


async def _new_game(run: Run, dice: random.Random, kind: int) -> Game:
    if kind < 2:
        second = {"kind": "human", "name": "Bo"} if kind == 0 else {"kind": "bot", "level": "random"}
        made = await post(
            run, dice, "tables", {"seats": [{"kind": "human", "name": "Ann"}, second], "first": 0}
        )
        game = Game(made["id"])
        game.people = [Person(run, game, key["secret"], key["seat"]) for key in made["keys"]]
        return game
    while True:
        body = {"seats": [{"kind": "open"}, {"kind": "open"}], "first": 0}
        made = await post(run, dice, "tables", body)
        game = Game(made["id"])
        gone = await post(run, dice, f"tables/{game.id}/join", {"name": "Cy", "seat": 0})
        if await leave(run, dice, game.id, gone["secret"]):
            break
    keys = [await post(run, dice, f"tables/{game.id}/join", {"name": name}) for name in ("Di", "Ed")]
    game.people = [Person(run, game, key["secret"], key["seat"]) for key in keys]
    game.people.append(Person(run, game, gone["secret"], 0, is_ghost=True))
    return game


async def leave(run: Run, dice: random.Random, table: str, secret: str) -> bool:
    """Give a seat up; False if the server was killed meanwhile, and nobody knows."""
    url = f"ws://{run.a_server(dice)}/ws/tables/{table}"
    with suppress(*BROKEN):
        async with (
            asyncio.timeout(LEAVE_SECONDS),
            connect(url, proxy=None, max_size=None, open_timeout=20) as socket,
        ):
            await socket.send(json.dumps({"type": "hello", "secrets": [secret]}))
            await socket.send(json.dumps({"type": "leave", "seat": 0, "request": 1}))
            async for raw in socket:
                if msgspec.json.decode(raw)["type"] == "done":
                    return True
    return False


async def keep_playing(run: Run, number: int) -> None:
    """One game after the other at one table."""
    dice = random.Random(number)
    while True:
        game = await new_game(run, dice)
        run.games.append(game)
        async with asyncio.TaskGroup() as people:
            for person in game.people:
                people.create_task(person.live())
        run.tally.over += 1
