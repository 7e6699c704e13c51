"""Are the races and powers of a pack fair? Games between bots in the workers, behind those who play.

What is asked belongs to the pack, whoever asks, so it is played once and kept for a while. Games without any
home-made piece are the same for all packs: they are played once and serve everybody. Work that nobody asks
about any more is given up.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec

from elbowroom.arena.balance import Balance, Report
from elbowroom.arena.dealing import Deal
from elbowroom.arena.referee import Played
from elbowroom.content.loader import load_homebrew
from elbowroom.content.packs.reader import read_pack
from elbowroom.players.learning import prepare
from elbowroom.server.errors import TableError
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.packs import BalanceNow, PieceFigures, PieceVerdict
from elbowroom.server.table.secrets import digest

log = logging.getLogger(__name__)

GAMES = 160
"""With each piece one half of them, the other half without any."""
LEVEL = "hard"
MOST_PIECES = 4
"""Races and powers that are looked at together."""
MOST_KEPT = 50
MOST_WAITING = 10
MOST_OF_ONE = 1
FORGOTTEN_SECONDS = 60.0
MOST_STUMBLES = 2
BUSY_SECONDS = 1.0
ID_LENGTH = 24


@dataclass
class _Job:
    """A pack whose games are not all played."""

    id: str
    address: str
    asked: float
    report: Report
    deals: list[Deal]
    total: int
    is_second_look: bool = False
    stumbles: int = 0


@dataclass
class _Plain:
    """Games without any home-made piece, which all packs share."""

    played: dict[Deal, Played] = field(default_factory=dict)


class Balancing:
    """All packs of this server that are looked at."""

    def __init__(self, workers: Workers, games: int = GAMES, level: str = LEVEL) -> None:
        self.workers = workers
        self.games, self.level = games, level
        self._jobs: dict[str, _Job] = {}
        self._kept: OrderedDict[str, BalanceNow] = OrderedDict()
        self._failed: OrderedDict[str, TableError] = OrderedDict()
        self._plain = _Plain()
        self._served: dict[str, float] = {}
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Give all of it up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, document: Mapping[str, Any], address: str) -> BalanceNow:
        """Have a pack looked at, or hear how far that is."""
        pack = await asyncio.to_thread(read_pack, document)
        id = digest(json.dumps(pack.data(), sort_keys=True))[:ID_LENGTH]
        if id in self._kept or id in self._jobs:
            return await self.look(id)
        self._forget_abandoned()
        if not 1 <= len(pack.pieces) <= MOST_PIECES:
            raise TableError("balance_pieces", where="pack", most=MOST_PIECES)
        if sum(job.address == address for job in self._jobs.values()) >= MOST_OF_ONE:
            raise TableError("balance_of_yours", most=MOST_OF_ONE)
        if len(self._jobs) >= MOST_WAITING:
            raise TableError("balance_busy")
        report = await asyncio.to_thread(_report, pack, self.games, self.level)
        deals = report.balance.deals()
        self._jobs[id] = _Job(id, address, monotonic(), report, deals, len(deals))
        self._wanted.set()
        return await self.look(id)

    async def look(self, id: str) -> BalanceNow:
        """How far a pack is; `no_such_balance` if nobody has asked for it lately."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        if id in self._failed:
            raise self._failed.pop(id)
        job = self._jobs.get(id)
        if job is None:
            raise TableError("no_such_balance")
        job.asked = monotonic()
        return await self._told(job, is_done=False)

    # Working

    async def _work(self) -> None:
        while True:
            self._forget_abandoned()
            job = min(self._jobs.values(), key=lambda job: self._served.get(job.address, 0.0), default=None)
            if job is None:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            self._served[job.address] = monotonic()
            try:
                await self._play_on(job)
            except TableError:  # the workers have more than enough to do
                await asyncio.sleep(BUSY_SECONDS)
            except Exception:
                log.exception("games with a pack stumbled")
                job.stumbles += 1
                if job.stumbles >= MOST_STUMBLES:
                    self._give_up(job)

    async def _play_on(self, job: _Job) -> None:
        """As many games at once as there is room behind the bots; then what is to be tried, then the end."""
        together = max(1, self.workers.count // 2)
        now, rest = job.deals[:together], job.deals[together:]
        if not now:
            await self._go_on(job)
            return
        flow = Flow(job.address)
        found = await asyncio.gather(*(self._one_game(flow, deal) for deal in now))
        job.deals = rest
        for deal, played in zip(now, found, strict=True):
            job.report.add(deal, played)

    async def _one_game(self, flow: Flow, deal: Deal) -> Played:
        known = self._plain.played.get(deal)
        if known is None:
            known = await self.workers.run_behind(flow, play_deal, deal)
            if deal.variant is None:
                self._plain.played[deal] = known
        return known

    async def _go_on(self, job: _Job) -> None:
        if not job.is_second_look:
            job.is_second_look = True
            job.deals = await asyncio.to_thread(job.report.tries_wanted)
            job.total += len(job.deals)
            if job.deals:
                return
        told = await self._told(job, is_done=True)
        if self._jobs.pop(job.id, None) is not None:
            self._kept[job.id] = told
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    async def _told(self, job: _Job, *, is_done: bool) -> BalanceNow:
        pieces, verdicts = await asyncio.to_thread(_figures, job.report) if job.report.games else ((), ())
        waiting = len(self._jobs) - (job.id in self._jobs)
        return BalanceNow(job.id, job.report.games, job.total, waiting, is_done, list(pieces), list(verdicts))

    def _give_up(self, job: _Job) -> None:
        self._jobs.pop(job.id, None)
        self._failed[job.id] = TableError("balance_failed")
        while len(self._failed) > MOST_WAITING:
            self._failed.popitem(last=False)

    def _forget_abandoned(self) -> None:
        latest = monotonic() - FORGOTTEN_SECONDS
        for job in [job for job in self._jobs.values() if job.asked < latest]:
            del self._jobs[job.id]
        if not self._jobs:
            self._served.clear()


def play_deal(deal: Deal) -> Played:
    """One game, in a worker; whatever is new is learned first, once."""
    prepare(deal.rules())
    return deal.play()


def _report(pack: Any, games: int, level: str) -> Report:
    balance = Balance(tuple(load_homebrew([pack])), games=games, level=level)
    balance.check()
    return Report(balance)


def _figures(report: Report) -> tuple[Sequence[PieceFigures], Sequence[PieceVerdict]]:
    told = report.to_json()
    return (
        msgspec.convert(told["pieces"], list[PieceFigures], strict=False),
        msgspec.convert(told["verdicts"], list[PieceVerdict], strict=False),
    )
