"""Are the races and powers of a pack fair? Games between bots in the workers, behind those who play.

What is asked belongs to the pack, whoever asks. Games without any home-made piece are the same for all packs:
they are played once and serve everybody.
"""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import msgspec

from elbowroom.arena.balance import Balance, Report
from elbowroom.arena.dealing import Deal
from elbowroom.arena.referee import Played
from elbowroom.content.loader import load_homebrew
from elbowroom.content.packs.pack import Pack
from elbowroom.content.packs.reader import read_pack
from elbowroom.players.learning import prepare
from elbowroom.server.errors import TableError
from elbowroom.server.live.queue import Bounds, Refusals, WorkQueue
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.packs import BalanceNow, PieceFigures, PieceVerdict
from elbowroom.server.table.secrets import digest

GAMES = 160
"""With each piece one half of them, the other half without any."""
LEVEL = "hard"
MOST_PIECES = 4
"""Races and powers that are looked at together."""
BOUNDS = Bounds(kept=50, waiting=10, of_one=1, forgotten_seconds=60.0)
REFUSALS = Refusals("no_such_balance", "balance_of_yours", "balance_busy", "balance_failed")
ID_LENGTH = 24
LOOK_EVERY = 5
"""Games after which it is asked again whether a piece is clearly off, and worth games with other tokens."""


@dataclass
class _Job:
    """A pack whose games are not all played."""

    id: str
    address: str
    report: Report
    deals: list[Deal]
    total: int
    looked: int = 0
    """How many games were played when it was last asked whether another number of tokens is worth a try."""


class Balancing:
    """All packs of this server that are looked at."""

    def __init__(
        self, workers: Workers, games: int = GAMES, level: str = LEVEL, bounds: Bounds = BOUNDS
    ) -> None:
        self.workers = workers
        self.games, self.level = games, level
        self.queue = WorkQueue(bounds, REFUSALS, self._play_on)
        self._plain: dict[Deal, Played] = {}
        """Games without any home-made piece, which all packs share."""

    async def ask(self, document: Mapping[str, Any], address: str, instead: str = "") -> BalanceNow:
        """Have a pack looked at, or hear how far that is; instead of one that was asked for before."""
        pack = await asyncio.to_thread(read_pack, document)
        id = digest(json.dumps(pack.data(), sort_keys=True))[:ID_LENGTH]
        if not 1 <= len(pack.pieces) <= MOST_PIECES:
            raise TableError("balance_pieces", where="pack", most=MOST_PIECES)

        async def begin() -> _Job:
            report = await asyncio.to_thread(_report, pack, self.games, self.level)
            deals = report.balance.deals()
            return _Job(id, address, report, deals, len(deals))

        if instead != id:
            self.queue.lay_aside(instead, address)
        await self.queue.take(id, address, begin)
        return await self.look(id)

    async def look(self, id: str) -> BalanceNow:
        """How far a pack is; `no_such_balance` if nobody has asked for it lately."""
        found = self.queue.found(id)
        return found or await self._told(self.queue.under_way(id), is_done=False)

    async def _play_on(self, job: _Job) -> BalanceNow | None:
        """As many games at once as there is room behind the bots; what is clearly off is tried otherwise."""
        self._add_known(job)
        if not job.deals or job.report.games >= job.looked + LOOK_EVERY:
            await self._look_for_tries(job)
        together = self.workers.room_behind
        now, rest = job.deals[:together], job.deals[together:]
        if not now:
            return await self._told(job, is_done=True)
        flow = Flow(job.address)
        found = await asyncio.gather(*(self._one_game(flow, deal) for deal in now))
        job.deals = rest
        for deal, played in zip(now, found, strict=True):
            job.report.add(deal, played)
        return None

    def _add_known(self, job: _Job) -> None:
        """All games that somebody else's pack has had played already."""
        rest = []
        for deal in job.deals:
            known = self._plain.get(deal)
            if known is None:
                rest.append(deal)
            else:
                job.report.add(deal, known)
        job.deals = rest

    async def _one_game(self, flow: Flow, deal: Deal) -> Played:
        played = await self.workers.run_behind(flow, play_deal, deal)
        if deal.variant is None:
            self._plain[deal] = played
        return played

    async def _look_for_tries(self, job: _Job) -> None:
        """Games with other numbers of tokens take turns with those that are to come."""
        job.looked = job.report.games
        tries = await asyncio.to_thread(job.report.tries_wanted)
        job.total += len(tries)
        pairs = zip_longest(tries, job.deals)
        job.deals = [deal for pair in pairs for deal in pair if deal is not None]

    async def _told(self, job: _Job, *, is_done: bool) -> BalanceNow:
        pieces, verdicts = await asyncio.to_thread(_figures, job.report) if job.report.games else ((), ())
        others = self.queue.others
        return BalanceNow(job.id, job.report.games, job.total, others, is_done, list(pieces), list(verdicts))


def play_deal(deal: Deal) -> Played:
    """One game, in a worker; whatever is new is learned first, once."""
    prepare(deal.rules())
    return deal.play()


def _report(pack: Pack, games: int, level: str) -> Report:
    balance = Balance(tuple(load_homebrew([pack])), games=games, level=level)
    balance.check()
    return Report(balance)


def _figures(report: Report) -> tuple[Sequence[PieceFigures], Sequence[PieceVerdict]]:
    told = report.to_json()
    return (
        msgspec.convert(told["pieces"], list[PieceFigures], strict=False),
        msgspec.convert(told["verdicts"], list[PieceVerdict], strict=False),
    )
