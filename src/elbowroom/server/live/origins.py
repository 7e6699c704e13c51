"""Where a table starts that plays on: from a move of another table, or of a record."""

import asyncio
from collections.abc import Awaitable, Callable

from elbowroom.game import Game
from elbowroom.server.errors import TableError
from elbowroom.server.live.room import Room
from elbowroom.server.protocol.http import Origin
from elbowroom.server.table.replays import game_of_record, game_of_table, played_at


async def origin_of(origin: Origin, room: Callable[[str], Awaitable[Room]]) -> tuple[Game, str | None]:
    """The game to play on from, and the id of the table that it was played at."""
    if (origin.table is None) == (origin.record is None):
        raise TableError("which_origin")
    if origin.record is not None:
        game, table = await asyncio.to_thread(game_of_record, origin.record, origin.step), None
    else:
        table = origin.table or ""
        found = await room(table)
        async with found.lock:
            played = played_at(found.table)
        if not played.is_over and not found.table.settings.open_scores:
            raise TableError("still_secret")
        game = game_of_table(played, origin.step)
    if game.over:
        raise TableError("nothing_to_play")
    return game, table
