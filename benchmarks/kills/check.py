"""What must be true: nobody stays behind, nothing is lost or done twice, and nobody acts for another."""

import asyncio
import time
from contextlib import suppress

from benchmarks.kills.run import Run, Wrong
from elbowroom.server.store.store import Store
from elbowroom.server.table.events import Played
from elbowroom.server.table.table import Table

PATIENCE = 240.0


async def settle(run: Run) -> None:
    """Nobody moves: then everybody who is connected soon knows everything that is in the database."""
    run.playing.clear()
    began = time.monotonic()
    store = Store(run.database)
    try:
        while True:
            await asyncio.sleep(0.5)
            games = [game for game in run.games if not game.is_over]
            with suppress(Exception):
                lengths = await store.lengths([game.id for game in games])
                late = [
                    f"{game.id}: {person.client} at {person.seq} of {lengths[game.id]}"
                    for game in games
                    for person in game.people
                    if not person.is_connected or person.seq != lengths[game.id]
                ]
                if not late:
                    break
                if time.monotonic() - began > PATIENCE:
                    raise Wrong(f"behind for ever: {late}")
    finally:
        await store.close()
    run.tally.settled += 1
    run.tally.longest_settling = max(run.tally.longest_settling, time.monotonic() - began)
    run.playing.set()


async def check(run: Run) -> None:
    """What the database has in the end, or up to now."""
    store = Store(run.database)
    for game in run.games:
        # What is told while the database is read is not in what was read.
        done = {f"{person.client} {request}" for person in game.people for request in person.done}
        shown = dict(game.shown)
        loaded = await store.load(game.id)
        if loaded is None:
            raise Wrong(f"{game.id} is gone")
        settings, events = loaded
        table = Table(game.id, settings)
        for event in events:
            table.apply(event)
        asked = [event.ask for event in events if event.ask is not None]
        if len(asked) != len(set(asked)):
            raise Wrong(f"{game.id}: something was done twice")
        if done - set(asked):
            raise Wrong(f"{game.id}: {done - set(asked)} are lost")
        for seq, seen in shown.items():
            what = events[seq - 1]
            if (what.__struct_config__.tag, getattr(what, "seat", None)) != (seen["kind"], seen["seat"]):
                raise Wrong(f"{game.id}: {seq} was {seen} and is {what}")
            if getattr(what, "move", None) != seen["move"]:
                raise Wrong(f"{game.id}: {seq} was {seen} and is {what}")
        players = {person.seat: person.client for person in game.people if not person.is_ghost}
        for event in events:
            player = players.get(event.seat) if isinstance(event, Played) else None
            if player is not None and (event.ask or "").split()[:1] != [player]:
                raise Wrong(f"{game.id}: {event} was not asked for by {player}")
    await store.close()
