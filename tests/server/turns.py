"""Two people at a table without a clock, for tests about telling the one who is away."""

import asyncio

from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import Created
from elbowroom.server.protocol.reminders import MailWanted, PushWanted
from elbowroom.server.protocol.socket import Move
from tests.server.hubs import Guest
from tests.server.push_service import Browser, PushService

URL = "https://games.example.org"


def secret_of(made: Created, seat: int) -> str:
    """The secret of a seat."""
    return next(key.secret for key in made.keys if key.seat == seat)


async def want_push(hub: Hub, made: Created, seat: int, service: PushService, browser: Browser) -> None:
    """Somebody wants a push for a seat."""
    assert hub.desk is not None
    wanted = PushWanted([secret_of(made, seat)], **service.wanted(browser))
    await hub.desk.want_push((await hub.room(made.id)).table, wanted)


async def want_mail(hub: Hub, made: Created, seat: int, address: str) -> None:
    """Somebody leaves an address at a seat."""
    assert hub.desk is not None
    wanted = MailWanted([secret_of(made, seat)], address)
    await hub.desk.want_mail((await hub.room(made.id)).table, wanted, "192.0.2.7")


async def play_turn(guest: Guest, seat: int) -> None:
    """The whole turn of a seat, with the first thing that is possible everywhere."""
    while (offers := guest.now["offers"]) is not None:
        moves = [move["move"] for move in offers["moves"]]
        picked = "done" if "done" in moves else moves[0]
        rev = guest.now["rev"]
        await guest.ask(Move(seat, rev, [picked]))
        while guest.now["rev"] == rev:
            await asyncio.sleep(0.01)
