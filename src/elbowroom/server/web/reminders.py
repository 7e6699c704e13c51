"""Requests about being told that it is one's turn, and the links of mails."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter, RawBody

from elbowroom.server.errors import TableError
from elbowroom.server.live.desk import Desk
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.reminders import (
    MailLink,
    MailLinkDone,
    MailUnwanted,
    MailWanted,
    PushUnwanted,
    PushWanted,
    RemindersNow,
    ReminderWays,
    WhichReminders,
)
from elbowroom.server.table.table import Table
from elbowroom.server.web.api import AnyRequest, check_rate, read_body
from elbowroom.server.web.callers import address_of
from elbowroom.server.web.limits import REMINDER_TOKENS, AddressBuckets


@get("/api/reminders")
async def ways(hub: Hub) -> ReminderWays:
    """How this server can tell somebody who is away that it is their turn."""
    return ReminderWays(None, mail=False) if hub.desk is None else hub.desk.ways


@post("/api/tables/{id:str}/reminders", status_code=200, opt={"body": WhichReminders})
async def reminders_now(
    request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> RemindersNow:
    """How one's own seats are reminded."""
    desk, table = await _at(request, id, hub, buckets)
    return await desk.now(table, read_body(body, WhichReminders).secrets)


@post("/api/tables/{id:str}/reminders/push", status_code=200, opt={"body": PushWanted})
async def want_push(
    request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> RemindersNow:
    """A browser is to get a push for its seats."""
    desk, table = await _at(request, id, hub, buckets)
    wanted = read_body(body, PushWanted)
    await desk.want_push(table, wanted)
    return await desk.now(table, wanted.secrets)


@post("/api/tables/{id:str}/reminders/push/stop", status_code=200, opt={"body": PushUnwanted})
async def unwant_push(
    request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> RemindersNow:
    """A browser is to get no more pushes for its seats."""
    desk, table = await _at(request, id, hub, buckets)
    wanted = read_body(body, PushUnwanted)
    await desk.unwant(table, wanted.secrets, "push", wanted.endpoint)
    return await desk.now(table, wanted.secrets)


@post("/api/tables/{id:str}/reminders/mail", status_code=200, opt={"body": MailWanted})
async def want_mail(
    request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> RemindersNow:
    """An address is to get mails; the first one asks whether it wants them."""
    desk, table = await _at(request, id, hub, buckets)
    wanted = read_body(body, MailWanted)
    await desk.want_mail(table, wanted, address_of(request.client))
    return await desk.now(table, wanted.secrets)


@post("/api/tables/{id:str}/reminders/mail/stop", status_code=200, opt={"body": MailUnwanted})
async def unwant_mail(
    request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> RemindersNow:
    """The address at one's own seats is to be forgotten."""
    desk, table = await _at(request, id, hub, buckets)
    wanted = read_body(body, MailUnwanted)
    await desk.unwant(table, wanted.secrets, "mail", None)
    return await desk.now(table, wanted.secrets)


@post("/api/mail/confirm", status_code=200, opt={"body": MailLink, "refuses": (404, 410)})
async def confirm_mail(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> MailLinkDone:
    """The owner of an address agrees to mails about a table."""
    desk = _desk(request, hub, buckets)
    return MailLinkDone(await desk.confirm(read_body(body, MailLink).token))


@post("/api/mail/stop", status_code=200, opt={"body": MailLink, "refuses": (404, 410)})
async def stop_mail(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> MailLinkDone:
    """The owner of an address wants no more mails about a table."""
    return MailLinkDone(await _desk(request, hub, buckets).stop(read_body(body, MailLink).token))


@post("/api/mail/stop/{token:str}", status_code=204, opt={"from_anywhere": True, "refuses": (410, 413)})
async def stop_mail_at_once(
    request: AnyRequest,
    token: Annotated[str, Parameter(max_length=200)],
    hub: Hub,
    buckets: AddressBuckets,
) -> None:
    """The same from a mail program, by the headers of RFC 8058."""
    await _desk(request, hub, buckets).stop(token)


def _desk(request: AnyRequest, hub: Hub, buckets: AddressBuckets) -> Desk:
    check_rate(request, buckets, REMINDER_TOKENS)
    if hub.desk is None:
        raise TableError("no_reminders")
    return hub.desk


async def _at(request: AnyRequest, id: str, hub: Hub, buckets: AddressBuckets) -> tuple[Desk, Table]:
    desk = _desk(request, hub, buckets)
    return desk, (await hub.room(id)).table


REMINDER_HANDLERS = [
    ways, reminders_now, want_push, unwant_push, want_mail, unwant_mail,
    confirm_mail, stop_mail, stop_mail_at_once,
]  # fmt: skip
