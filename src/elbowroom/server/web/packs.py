"""Requests about packs. Nothing of them is kept."""

import asyncio

from litestar import get, post
from litestar.params import RawBody

from elbowroom.content.packs.reader import check_pack
from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.errors import told_facts
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.packs import (
    BalanceNow,
    BalanceWanted,
    PackChecked,
    PackProblem,
    PackToCheck,
)
from elbowroom.server.web.api import AnyRequest, check_rate, read_body
from elbowroom.server.web.callers import address_of
from elbowroom.server.web.limits import REPLAY_TOKENS, AddressBuckets

MOST_PROBLEMS = 40
"""So many are told; whoever mends them hears of the rest."""


@post("/api/packs/check", status_code=200, opt={"body": PackToCheck})
async def check(request: AnyRequest, body: RawBody, reading: AddressBuckets) -> PackChecked:
    """A pack in its plain form, or what is wrong with it, field by field."""
    check_rate(request, reading)
    return await asyncio.to_thread(checked, read_body(body, PackToCheck).text)


def checked(source: str) -> PackChecked:
    """What the reader of packs says about a text."""
    pack, problems = check_pack(source)
    if problems:
        return PackChecked(None, [_told(problem) for problem in problems[:MOST_PROBLEMS]])
    return PackChecked(pack.data(), [])


def _told(problem: ElbowroomError) -> PackProblem:
    facts = told_facts(problem)
    field = str(facts.pop("field", ""))
    return PackProblem(field, problem.code, str(problem), facts)


@post("/api/balance", status_code=200, opt={"body": BalanceWanted, "refuses": (500, 503)})
async def have_balanced(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> BalanceNow:
    """Have bots play with the races and powers of a pack, to see whether they are fair."""
    check_rate(request, buckets, REPLAY_TOKENS)
    wanted = read_body(body, BalanceWanted)
    return await hub.balancing.ask(wanted.pack, address_of(request.client), wanted.instead)


@get("/api/balance/{id:str}", opt={"refuses": (404, 500)})
async def balance_now(request: AnyRequest, id: str, hub: Hub, reading: AddressBuckets) -> BalanceNow:
    """How far the games with a pack are, and what they tell by now."""
    check_rate(request, reading)
    return await hub.balancing.look(id)


PACK_HANDLERS = [check, have_balanced, balance_now]
