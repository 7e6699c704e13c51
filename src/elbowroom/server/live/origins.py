"""Where a table starts that plays on: from a move of another table, or of a record."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from elbowroom.game import Game
from elbowroom.server.errors import TableError
from elbowroom.server.live.room import Room
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import REPLAY_COST, Workers
from elbowroom.server.protocol.http import Origin
from elbowroom.server.table.replays import game_of_record, game_of_table, played_at


@dataclass(frozen=True)
class Origins:
    """Finds games to play on from, in the workers: they are played again up to that move."""

    at: Callable[[str], AbstractAsyncContextManager[Room]]
    workers: Workers
    address: str

    async def find(self, origin: Origin) -> tuple[Game, str | None]:
        """The game to play on from, and the id of the table that it was played at."""
        if (origin.table is None) == (origin.record is None):
            raise TableError("which_origin")
        flow = Flow(self.address)
        if origin.record is not None:
            game = await self.workers.run(flow, REPLAY_COST, game_of_record, origin.record, origin.step)
        else:
            async with self.at(origin.table or "") as room:
                played, is_open = played_at(room.table), room.table.settings.open_scores
            if not played.is_over and not is_open:
                raise TableError("still_secret")
            game = await self.workers.run(flow, REPLAY_COST, game_of_table, played, origin.step)
        if game.over:
            raise TableError("nothing_to_play")
        return game, origin.table
