"""Whoever left an address gets a mail when it is their turn: after a while, once, and only after a yes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from elbowroom.locales import text
from elbowroom.server.errors import TableError
from elbowroom.server.live.desk import CONFIRMATIONS, CONFIRMATIONS_FOR_ONE
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.times import now_ms
from elbowroom.server.protocol.http import Created
from elbowroom.server.protocol.socket import Chat
from elbowroom.server.remind.options import MAIL_AFTER, RemindOptions, checked_address, mail_options
from elbowroom.server.table.secrets import digest
from elbowroom.server.table.tokens import DAY_MS, Purpose, read, sign
from tests.server.hubs import Guest, create, hub_on
from tests.server.mail_server import MailServer, links, words
from tests.server.skipping import HOUR, make_skippable, run_skippable, skip, skip_until
from tests.server.turns import URL, play_turn, want_mail

Scene = Callable[[Hub, Created, Guest, MailServer], Awaitable[None]]
SENDER = "games@example.org"


def options(server: MailServer, tls: str | None = "none", a_day: int = 500) -> RemindOptions:
    user, password = server.user or (None, None)
    return RemindOptions(mail=mail_options(server.address, SENDER, URL, tls, user, password, a_day))


def play_scene(
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    scene: Scene,
    server: MailServer | None = None,
    tls: str = "none",
    a_day: int = 500,
) -> None:
    """Ada sits at a table; Ben, whose turn comes next, is away."""
    make_skippable(monkeypatch)

    async def work() -> None:
        with server or MailServer() as mails:
            async with hub_on(database, remind=options(mails, tls, a_day)) as hub:
                made = await create(hub, "Ada", "Ben")
                await scene(hub, made, await Guest.at(hub, made, 0), mails)

    run_skippable(work())


async def mails(server: MailServer, count: int) -> None:
    """Until so many have come."""
    await skip_until(lambda: len(server.mails) >= count, 0.0)


def token_of(link: str) -> str:
    return link.partition("#")[2].partition("/")[0]


async def agree(hub: Hub, made: Created, server: MailServer, address: str = "ben@example.com") -> None:
    """Ben leaves an address and opens the link of the first mail."""
    assert hub.desk is not None
    before = len(server.mails)
    await want_mail(hub, made, 1, address)
    await mails(server, before + 1)
    assert await hub.desk.confirm(token_of(links(server.mails[-1])[-1])) == made.id


def test_a_mail_comes_after_a_while_once_a_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await agree(hub, made, server)
        await play_turn(ada, 0)
        await skip(MAIL_AFTER / 2)
        assert len(server.mails) == 1, "too early"
        await skip(MAIL_AFTER / 2)
        await mails(server, 2)
        mail = server.mails[1]
        assert (mail["to"], mail["from"]) == ("ben@example.com", SENDER)
        assert mail["subject"] == text("server-turn-subject", round=1)
        assert mail["auto-submitted"] == "auto-generated"
        assert text("server-turn-about", round=1, rounds=10, others="Ada") in words(mail)
        await ada.ask(Chat("are you there?", 0))
        await skip(2 * HOUR)
        await skip(2 * HOUR)
        assert len(server.mails) == 2
        ben = await Guest.at(hub, made, 1)
        await play_turn(ben, 1)
        await ada.wait(lambda: ada.now["offers"] is not None)
        await play_turn(ada, 0)
        await skip(2 * HOUR)
        assert len(server.mails) == 2, "the page is open"
        await ben.leave()
        await skip(MAIL_AFTER)
        await mails(server, 3)

    play_scene(database, monkeypatch, scene)


def test_nothing_comes_before_the_address_has_agreed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await want_mail(hub, made, 1, "ben@example.com")
        await play_turn(ada, 0)
        await skip(HOUR)
        await skip(HOUR)
        await mails(server, 1)
        assert server.mails[0]["subject"] == text("server-confirm-subject")
        said = words(server.mails[0])
        assert "Ben" not in said, "nothing that a stranger wrote"
        assert "/seat#" not in said, "the address may be somebody else's"
        assert len(server.mails) == 1

    play_scene(database, monkeypatch, scene)


def test_the_link_brings_the_seat_and_another_ends_the_mails(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        assert hub.desk is not None
        await agree(hub, made, server)
        await play_turn(ada, 0)
        await skip(MAIL_AFTER)
        await mails(server, 2)
        seat, stop = links(server.mails[1])
        assert seat.startswith(f"{URL}/seat#")
        assert seat.endswith(f"/{made.id}/1")
        for _ in range(2):
            carried = await hub.take_seat(token_of(seat))
            assert (carried.table, carried.seat) == (made.id, 1)
            assert ada.room.table.seat_of(digest(carried.secret)) == 1
        assert stop.startswith(f"{URL}/mail#")
        assert server.mails[1]["list-unsubscribe"] == f"<{URL}/api/mail/stop/{token_of(stop)}>"
        for _ in range(2):
            await hub.desk.stop(token_of(stop))
        assert await hub.store.reminders.at(made.id, 1) == []
        with pytest.raises(TableError) as refused:
            await hub.take_seat(token_of(seat))
        assert refused.value.code == "old_link"

    play_scene(database, monkeypatch, scene)


def test_who_has_left_is_told_nothing_and_gets_no_seat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await agree(hub, made, server)
        (kept,) = await hub.store.reminders.at(made.id, 1)
        token = sign("seat", kept.id, hub.desk._key, now_ms()) if hub.desk else ""
        ada.room.table.seats[1].keys = frozenset({"somebody else's"})
        with pytest.raises(TableError):
            await hub.take_seat(token)
        await play_turn(ada, 0)
        await skip(MAIL_AFTER)
        while await hub.store.reminders.at(made.id, 1):
            await asyncio.sleep(0.01)
        assert len(server.mails) == 1

    play_scene(database, monkeypatch, scene)


def test_an_address_that_does_not_exist_is_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await want_mail(hub, made, 1, "nobody@example.com")
        while await hub.store.reminders.at(made.id, 1):
            await asyncio.sleep(0.01)

    play_scene(database, monkeypatch, scene, MailServer(refusal="550 no such mailbox"))


def test_a_mail_server_that_is_busy_is_asked_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await want_mail(hub, made, 1, "ben@example.com")
        await skip_until(lambda: hub.desk is not None and hub.desk.is_idle, 0.0)
        assert await hub.store.reminders.at(made.id, 1)
        server.refusal = None
        await skip(HOUR)
        await mails(server, 1)

    play_scene(database, monkeypatch, scene, MailServer(refusal="451 later please"))


def test_one_address_is_asked_only_so_often_and_so_is_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        for _ in range(CONFIRMATIONS):
            await want_mail(hub, made, 1, "Victim@example.com")
        with pytest.raises(TableError) as refused:
            await want_mail(hub, made, 1, "victim@example.com")
        assert refused.value.code == "too_many_mails"
        for number in range(CONFIRMATIONS_FOR_ONE - CONFIRMATIONS - 1):
            await want_mail(hub, made, 1, f"victim{number}@example.com")
        with pytest.raises(TableError):
            await want_mail(hub, made, 1, "another@example.com")
        await mails(server, CONFIRMATIONS_FOR_ONE - 1)
        assert len(await hub.store.reminders.at(made.id, 1)) == 1, "a seat has one address"
        await skip(24 * HOUR)
        await want_mail(hub, made, 1, "victim@example.com")

    play_scene(str(tmp_path / "games.db"), monkeypatch, scene)


def test_the_server_sends_only_so_many_mails_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await agree(hub, made, server)
        for _ in range(2):
            await play_turn(ada, 0)
            await skip(MAIL_AFTER)
            await mails(server, 2)
            ben = await Guest.at(hub, made, 1)
            await play_turn(ben, 1)
            await ben.leave()
            await ada.wait(lambda: ada.now["offers"] is not None)
        assert len(server.mails) == 2

    play_scene(str(tmp_path / "games.db"), monkeypatch, scene, a_day=1)


def test_mails_are_encrypted_on_their_way_and_the_server_logs_in(
    tmp_path: Path, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await want_mail(hub, made, 1, "ben@example.com")
        await mails(server, 1)
        assert server.encrypted == [True]

    server = MailServer(trusted, user=("elbowroom", "secret word"))
    play_scene(str(tmp_path / "games.db"), monkeypatch, scene, server, tls="starttls")


@pytest.mark.parametrize("offers_tls", [False, True], ids=["no TLS", "a certificate that nobody knows"])
def test_nothing_is_sent_to_a_mail_server_that_cannot_be_trusted(
    tmp_path: Path,
    certificate: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    offers_tls: bool,
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, server: MailServer) -> None:
        await want_mail(hub, made, 1, "ben@example.com")
        await skip_until(lambda: caplog.records, 0.0)
        assert server.mails == []
        assert "ben@example.com" not in caplog.text

    server = MailServer(certificate if offers_tls else None)
    play_scene(str(tmp_path / "games.db"), monkeypatch, scene, server, tls="starttls")


@pytest.mark.parametrize(
    "address",
    [
        "", "ben", "ben@", "@example.com", "ben@example", "ben@example.com, ada@example.com",
        "ben@example.com\nBcc: ada@example.com", "ben@example.com\r\n", "Ben <ben@example.com>",
        "ben@exa mple.com", "ben\0@example.com", "bén@example.com", "a@" + "b." * 130 + "com",
        '"x y"@example.com',
    ],
)  # fmt: skip
def test_what_is_more_or_less_than_an_address_is_refused(address: str) -> None:
    if address == "ben@example.com\r\n":
        assert checked_address(address) == "ben@example.com", "what a keyboard adds does no harm"
        return
    with pytest.raises(TableError) as refused:
        checked_address(address)
    assert refused.value.code == "bad_address"


def test_a_token_is_good_for_one_purpose_one_server_and_some_days() -> None:
    token = sign("stop", "abc", "key", now=0)
    assert read(token, "stop", "key", now=364 * DAY_MS) == "abc"
    wrong: list[tuple[str, Purpose, str]] = [
        (token, "seat", "key"),
        (token, "stop", "another key"),
        (token.replace("abc", "abd"), "stop", "key"),
        ("", "stop", "key"),
        ("stop.ü.1.x", "stop", "key"),
    ]
    for text_of, purpose, key in wrong:
        with pytest.raises(TableError) as refused:
            read(text_of, purpose, key, 0)
        assert refused.value.code == "bad_link"
    with pytest.raises(TableError) as old:
        read(token, "stop", "key", 366 * DAY_MS)
    assert old.value.code == "old_link"
