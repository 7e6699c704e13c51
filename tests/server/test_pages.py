"""A long log is told in pages: all of it, nothing twice, nothing that is hidden, and so many at a time."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from elbowroom.server.config import Limits
from elbowroom.server.live.connection import FLOOD
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import Created
from elbowroom.server.protocol.socket import LOG_PAGE, Chat, Hello, Log, Move
from elbowroom.server.table.events import Said
from tests.server.fleets import with_two
from tests.server.hubs import Guest, create, hub_on
from tests.server.serving import Client, Json, Server, end_turn, first_turn
from tests.server.test_authority import seat_that_changed_hands
from tests.server.test_clogging import codes
from tests.server.test_secrets import rich_record, told_purses, without_times


def run(database: str, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_on(database) as hub:
            await work(hub)

    asyncio.run(whole())


async def talk(hub: Hub, made: Created, until: int) -> None:
    """Somebody talks until so much has happened."""
    room = await hub.room(made.id)
    async with room.lock:
        lines = [Said(1, 0, f"line {number}") for number in range(room.table.seq + 1, until + 1)]
        assert await room.commit(lines)


async def arrive(hub: Hub, made: Created, *seats: int, since: int | None = None) -> Guest:
    guest = Guest(await hub.room(made.id))
    secrets = [key.secret for key in made.keys if key.seat in seats]
    await guest.ask(Hello(secrets, since))
    await guest.wait(lambda: bool(guest.now))
    return guest


async def page(guest: Guest, before: int) -> Json:
    """The answer to somebody who asks for a page."""
    had = len(guest.messages)
    await guest.ask(Log(before, request=5))
    await guest.wait(lambda: len(guest.messages) > had)
    return guest.messages[-1]


def numbers(message: Json) -> list[int]:
    return [entry["seq"] for entry in message["entries"]]


def welcome(guest: Guest) -> Json:
    return next(message for message in guest.messages if message["type"] == "welcome")


def test_a_hello_gets_the_newest_page_and_all_others_can_be_asked_for(database: str) -> None:
    last = 3 * LOG_PAGE + 37

    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        await talk(hub, made, last)
        guest = await arrive(hub, made)
        told = welcome(guest)
        assert numbers(told) == list(range(last - LOG_PAGE + 1, last + 1))
        assert told["earlier"] == last - LOG_PAGE
        found, earlier, asked = numbers(told), told["earlier"], 0
        while earlier:
            await talk(hub, made, last + 1 + asked)  # it goes on meanwhile
            answer = await page(guest, found[0])
            assert len(answer["entries"]) <= LOG_PAGE
            assert answer["earlier"] == earlier - len(answer["entries"]) == answer["entries"][0]["seq"] - 1
            found, earlier, asked = numbers(answer) + found, answer["earlier"], asked + 1
        assert (found, asked) == (list(range(1, last + 1)), 3)

    run(database, work)


@pytest.mark.parametrize(
    ("since", "first", "earlier"),
    [(499, 500, 0), (500, None, 0), (301, 302, 0), (300, 301, 0), (299, 301, 1), (0, 301, 300)]
    + [(since, 301, 300) for since in (None, -1, 501, 10**30)],
)
def test_whoever_was_there_before_gets_what_is_missing_and_no_more_than_a_page(
    tmp_path: Path, since: int | None, first: int | None, earlier: int
) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        await talk(hub, made, 500)
        told = welcome(await arrive(hub, made, 0, since=since))
        assert (told["earlier"], numbers(told)) == (earlier, [] if first is None else list(range(first, 501)))

    run(str(tmp_path / "games.db"), work)


def test_a_page_is_refused_where_there_is_none(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        await talk(hub, made, 20)
        guest = await arrive(hub, made)
        for before in (1, 0, 22, 2**31):
            answer = await page(guest, before)
            assert (answer["type"], answer["code"], answer["request"]) == ("refused", "no_such_entries", 5)
            assert "from 1 to 20" in answer["text"]
        assert numbers(await page(guest, 21)) == list(range(1, 21))
        assert numbers(await page(guest, 2)) == [1]
        stranger = Guest(guest.room)
        answer = await page(stranger, 2)
        assert (answer["type"], answer["code"]) == ("refused", "no_hello")

    run(str(tmp_path / "games.db"), work)


@pytest.mark.parametrize("before", ['"2"', "null", "2.5", "[]", "true", "-1", "1" + "0" * 30])
def test_a_page_is_asked_for_by_a_number(server: Server, before: str) -> None:
    with server.sit(server.create("Ann", "Bo"), 0) as ann:
        ann.socket.send(f'{{"type": "log", "before": {before}}}')
        assert ann.until("refused")["code"] == "bad_message"


def test_what_is_hidden_is_hidden_in_pages_too(server: Server) -> None:
    made = server.create("Ann", "Bo", "Cy", origin={"step": 0, "record": rich_record()})
    players = [server.sit(made, seat) for seat in range(3)]
    for player in players:
        first_turn(player)
        end_turn(player)
    last = players[0].wait(lambda c: c.now["offers"] is not None)["rev"]
    for player in players:
        player.drain()
    for seats, purses in (((0,), {0}), ((1,), {1}), ((2,), {2}), ((), set()), ((0, 1), set())):
        with server.sit(made, *seats, since=last) as late:
            late.received.clear()
            late.send("log", before=late.rev + 1)
            entries = late.until("log")["entries"]
            # Exactly what they were told when it happened.
            assert any(event["type"] == "scored" for entry in entries for event in entry["events"])
            assert told_purses(without_times(json.dumps(entries))) == purses
            if len(seats) == 1:
                seen = {entry["seq"]: entry for entry in players[seats[0]].entries}
                assert entries == [seen[entry["seq"]] for entry in entries]
    for player in players:
        player.close()


@pytest.mark.slow
@pytest.mark.parametrize("is_deaf", [False, True])
def test_whoever_gave_the_seat_up_elsewhere_reads_with_nobodys_eyes(
    shared_database: str, is_deaf: bool
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        tab, player = await seat_that_changed_hands(one, two, is_deaf)
        await player.ask(Move(0, player.now["rev"], ["pick 1"], request=1))
        played = player.entries[-1]["seq"]
        await tab.ask(Log(played + 1))
        await tab.wait(lambda: any(message["type"] == "log" for message in tab.messages))
        assert numbers(tab.messages[-1])[-1] == played
        assert tab.connection.eyes is None

    with_two(shared_database, work)


# Prices


def strict(tmp_path: Path, **limits: float) -> Path:
    path = tmp_path / "strict.toml"
    path.write_text("[limits]\n" + "".join(f"{name} = {value}\n" for name, value in limits.items()))
    return path


def test_pages_are_paid_for_by_the_address_that_asks(tmp_path: Path) -> None:
    """A page counts five requests, and a hello with nothing new one."""
    config = strict(tmp_path, reading_at_once=22, reading_a_second=0.001)
    with Server(tmp_path / "games.db", "--config", str(config), "--proxy", "127.0.0.1") as server:
        made = server.create("Ann", "Bo")
        with server.sit(made, 0, since=1) as ann:
            for request in range(6):
                ann.send("log", before=2, request=request)
            answers = [ann.receive() for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["log"] * 4 + ["refused"] * 2
            assert {answer["code"] for answer in answers[4:]} == {"too_many"}
            assert [answer["request"] for answer in answers[4:]] == [4, 5]
            # The line is as good as before, and whoever comes from elsewhere reads on.
            ann.send("ping")
            ann.until("pong")
            with Client(
                server, made["id"], [], hello=False, headers={"x-forwarded-for": "192.0.2.2"}
            ) as other:
                other.send("hello", since=1)
                other.until("welcome")
                other.send("log", before=2)
                other.until("log")


def test_a_flood_of_requests_for_pages_is_hung_up_on(tmp_path: Path) -> None:
    config = strict(tmp_path, reading_at_once=22, reading_a_second=0.001)
    with (
        Server(tmp_path / "games.db", "--config", str(config)) as server,
        server.sit(server.create("Ann", "Bo"), 0) as ann,
    ):
        with suppress(ConnectionClosed):
            for _ in range(2000):
                ann.socket.send('{"type": "log", "before": 2}')
        assert ann.closed_with() == FLOOD
        assert sum('"type":"log"' in raw for raw in ann.received) <= 4


def test_pages_of_one_table_are_limited_whoever_asks(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        hub.limits = Limits(pages_at_once=5, pages_a_second=0.001)
        made, other = await create(hub, "Ann", "Bo"), await create(hub, "Cy", "Di")
        guests = [await arrive(hub, made, 0) for _ in range(4)]
        for _ in range(2):
            for guest in guests:
                await page(guest, 2)
        told = [message["type"] for guest in guests for message in guest.messages]
        assert (told.count("log"), told.count("refused")) == (5, 3)
        assert {code for guest in guests for code in codes(guest)} == {"too_many"}
        assert (await page(await arrive(hub, other), 2))["type"] == "log"
        # Everything else goes on.
        await guests[0].ask(Chat("hm", 0))
        await guests[3].wait(lambda: guests[3].entries[-1]["text"] == "hm")

    run(str(tmp_path / "games.db"), work)


def test_a_hello_pays_for_what_it_is_told_whatever_number_it_names(tmp_path: Path) -> None:
    config = strict(tmp_path, reading_at_once=6.5, reading_a_second=0.0001, chat_at_once=1000)
    with Server(tmp_path / "games.db", "--config", str(config)) as server:
        made = server.create("Ann", "Bo")
        with server.sit(made, 0) as ann:  # one, and a little
            for _ in range(75):
                ann.send("chat", seat=0, text="hm")
            ann.wait(lambda client: len(client.entries) == 76)
        for since in (10**6, -3):  # more than two each
            with Client(server, made["id"], [], since=since) as late:
                assert len(late.welcome["entries"]) == 76
        with Client(server, made["id"], [], hello=False) as one_more:
            one_more.send("hello", since=77)
            assert one_more.closed_with() == FLOOD
