"""One visitor cannot clog the server: what is asked too often is refused, and nothing is kept for ever."""

import asyncio
import gc
import socket
import weakref
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.server import garbage
from elbowroom.server.config import Config, Limits, Retention, read_config
from elbowroom.server.errors import TableError
from elbowroom.server.live import hub as hub_module
from elbowroom.server.live.connection import FLOOD, NO_HELLO
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import NewTable, Origin, SeatPlan
from elbowroom.server.protocol.socket import Chat, Hello, Mute
from elbowroom.server.store import store as store_module
from elbowroom.server.store.store import Store
from elbowroom.server.table.replays import game_of_record
from tests.cli.shell import refused
from tests.docs.pages import page
from tests.patience import PATIENCE
from tests.server.hubs import Guest, create, hub_on
from tests.server.serving import Client, Server, plan
from tests.server.skipping import HOUR, make_skippable, run_skippable, skip, skip_until
from tests.server.test_http import problem

STRICT = """
[limits]
tables_of_one = 3
sockets_of_one = 3
connections_of_one = 20
request_seconds = 0.5
reading_at_once = 45
reading_a_second = 0.01
"""


@pytest.fixture
def strict(tmp_path: Path) -> Path:
    path = tmp_path / "strict.toml"
    path.write_text(STRICT)
    return path


def run(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_on(str(path / "games.db")) as hub:
            await work(hub)

    asyncio.run(whole())


def codes(guest: Guest) -> list[str]:
    return [message["code"] for message in guest.messages if message["type"] == "refused"]


# Requests


def test_dear_requests_are_limited_for_each_address(tmp_path: Path, strict: Path) -> None:
    with Server(tmp_path / "games.db", "--config", str(strict), "--proxy", "127.0.0.1") as server:
        made = server.create("Ann", "Bo")
        path = f"/api/tables/{made['id']}/replay"
        greedy, modest = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
        statuses = [server.get(path, headers=greedy).status_code for _ in range(6)]
        assert statuses == [200] * 4 + [429] * 2
        assert server.get(path, headers=modest).status_code == 200
        with Client(server, made["id"], [], hello=False) as many:
            many.send("hello")
            many.until("welcome")


def test_tables_and_sockets_of_one_address_are_limited(tmp_path: Path, strict: Path) -> None:
    with Server(tmp_path / "games.db", "--config", str(strict)) as server:
        made, *_ = [server.create("Ann", "Bo") for _ in range(3)]
        answer = server.post("/api/tables", {"seats": [plan("Ann"), plan("Bo")]})
        assert problem(answer, 429)[0] == "too_many_tables"
        clients = [server.sit(made) for _ in range(3)]
        with Client(server, made["id"], [], hello=False) as one_more:
            assert one_more.closed_with() == FLOOD
        for client in clients:
            client.close()


def test_half_a_request_is_not_waited_for(tmp_path: Path, strict: Path) -> None:
    with Server(tmp_path / "games.db", "--config", str(strict)) as server:
        host, port = server.host.split(":")
        for sent in (b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"):
            with socket.create_connection((host, int(port)), PATIENCE) as half:
                half.sendall(sent)
                assert _hung_up(half)
        assert server.get("/api/health").status_code == 200


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "few.toml"
    path.write_text("[limits]\nconnections_of_one = 5\nrequest_seconds = 10000\n")
    with Server(tmp_path / "games.db", "--config", str(path)) as server, ExitStack() as open_now:
        host, port = server.host.split(":")

        def come() -> socket.socket:
            one = open_now.enter_context(socket.create_connection((host, int(port)), PATIENCE))
            one.sendall(b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n")
            return one

        def is_answered(one: socket.socket) -> bool:
            with suppress(BrokenPipeError, ConnectionResetError):
                one.sendall(b"\r\n")
                return one.recv(15).startswith(b"HTTP/1.1 200")
            return False

        first = [come() for _ in range(5)]
        assert _hung_up(come())
        assert all(is_answered(one) for one in first)
        # Whoever goes makes room.
        first[0].close()
        for _ in range(int(PATIENCE / 0.05)):
            if is_answered(come()):
                break
            sleep(0.05)
        else:
            raise AssertionError("nobody was let in any more")


def test_a_socket_is_no_request_that_takes_too_long(tmp_path: Path, strict: Path) -> None:
    with (
        Server(tmp_path / "games.db", "--config", str(strict)) as server,
        server.sit(server.create("Ann", "Bo"), 0) as ann,
    ):
        sleep(1.5)  # three times as long as a request may take
        ann.send("ping")
        ann.until("pong")


def _hung_up(one: socket.socket) -> bool:
    """Once the other side is gone; whatever it says before that."""
    with suppress(ConnectionResetError):
        while one.recv(1000):
            pass
    return True


def test_what_can_be_no_file_is_not_found(server: Server) -> None:
    for path in ("/%00.js", "/" + "x" * 3000 + ".js", "/assets/%00%00.css", "/" + "y/" * 500 + "z.png"):
        assert server.get(path).status_code == 404, path


def test_a_configuration_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    assert read_config(None) == Config()
    path = tmp_path / "server.toml"
    path.write_text("[limits]\ntables_of_one = 7\n[retention]\nover_days = 30\n")
    assert (read_config(path).limits.tables_of_one, read_config(path).retention.over_days) == (7, 30)
    for text, wrong in (
        ("[limits]\ntabels = 1", "tabels"),
        ("[limits]\nchat_a_minute = 'x'", "chat_a_minute"),
        ("[", ""),
    ):
        path.write_text(text)
        told = refused("serve", "--config", path)
        assert "server.toml" in told
        assert wrong in told


def test_the_docs_show_the_whole_configuration_with_its_usual_values(tmp_path: Path) -> None:
    shown = page("docs/server.md").partition("```toml\n")[2].partition("```")[0]
    path = tmp_path / "server.toml"
    path.write_text(shown)
    assert read_config(path) == Config()
    for part in (Limits, Retention):
        assert all(f"\n{name} = " in shown for name in part.__struct_fields__)


# Sockets


def test_hello_is_said_once(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        guest = await Guest.at(hub, made)
        for _ in range(5):
            await guest.ask(Hello())
        await guest.wait(lambda: len(codes(guest)) == 5)
        assert set(codes(guest)) == {"hello_twice"}
        assert [message["type"] for message in guest.messages].count("welcome") == 1

    run(tmp_path, work)


@pytest.mark.slow
def test_a_socket_that_says_nothing_is_not_kept(server: Server) -> None:
    with Client(server, server.create("Ann", "Bo")["id"], [], hello=False) as silent:
        assert silent.closed_with() == NO_HELLO


def test_hello_is_paid_for_by_what_it_sends(tmp_path: Path) -> None:
    path = tmp_path / "dear.toml"
    path.write_text("[limits]\nreading_at_once = 3\nreading_a_second = 0.001\n")
    with Server(tmp_path / "games.db", "--config", str(path)) as server:
        made = server.create("Ann", "Bo")
        for _ in range(2):
            server.sit(made).close()
        with Client(server, made["id"], [], hello=False) as one_more:
            one_more.send("hello")
            assert one_more.closed_with() == FLOOD


def test_a_long_log_is_paid_for_by_its_length_and_what_one_has_is_not(tmp_path: Path) -> None:
    path = tmp_path / "dear.toml"
    path.write_text("[limits]\nreading_at_once = 3.5\nreading_a_second = 0.0001\nchat_at_once = 1000\n")
    with Server(tmp_path / "games.db", "--config", str(path)) as server:
        made = server.create("Ann", "Bo")
        with server.sit(made, 0) as ann:  # one, and a little
            for _ in range(70):
                ann.send("chat", seat=0, text="hm")
            ann.wait(lambda client: len(client.entries) == 71)
        server.sit(made, 1, since=71).close()  # one
        with Client(server, made["id"], [], hello=False) as stranger:  # more than two, of which one is left
            stranger.send("hello")
            assert stranger.closed_with() == FLOOD


def test_a_record_to_play_on_from_is_replayed_in_the_workers(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        done: list[object] = []
        submit = hub.workers._submit

        async def counted(work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
            done.append(work)
            return await submit(work, *arguments, **named)

        hub.workers._submit = counted  # type: ignore[method-assign]
        record = Game.new(2, seed=7, open_scores=True).record()
        seats = [SeatPlan("human", "Ann"), SeatPlan("human", "Bo")]
        await hub.create(NewTable(seats, origin=Origin(0, record=record)))
        assert game_of_record in done

    run(tmp_path, work)


def test_chat_is_for_those_who_play_has_a_quota_and_can_be_muted(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann, watcher = await Guest.at(hub, made, 0), await Guest.at(hub, made)
        await watcher.ask(Chat("hello"))
        await watcher.wait(lambda: codes(watcher) == ["watchers_silent"])
        for _ in range(40):
            await ann.ask(Chat("hm", 0))
        await ann.wait(lambda: "too_much_talk" in codes(ann))
        stored = [event for event in await hub.store.events(made.id) if type(event).__name__ == "Said"]
        assert len(stored) == Limits().chat_at_once
        assert await _muted_by_the_host(hub, made.id, made.host, made.keys[1].secret) == ["muted"]

    run(tmp_path, work)


async def _muted_by_the_host(hub: Hub, id: str, host: str, player: str) -> list[str]:
    """What Bo hears when he speaks after the host has muted him, and before."""
    guests = [Guest(await hub.room(id)) for _ in range(2)]
    for guest, secret in zip(guests, (host, player), strict=True):
        await guest.ask(Hello([secret]))
    maker, bo = guests
    await bo.ask(Chat("first", 1))
    await bo.ask(Mute(0))  # he is no host
    await maker.ask(Mute(1))
    await bo.ask(Chat("second", 1))
    await bo.wait(lambda: len(codes(bo)) == 2)
    assert (codes(bo)[0], maker.table["seats"][1]["muted"]) == ("not_host", True)
    await maker.ask(Mute(1, muted=False))
    await bo.ask(Chat("third", 1))
    await bo.wait(
        lambda: [entry["text"] for entry in bo.entries if entry["seat"] == 1 and entry["text"]][-1] == "third"
    )
    return codes(bo)[1:]


def test_bots_rest_while_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_skippable(monkeypatch)

    async def work() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            hub.pace = hub.pace.__class__(pause=100.0)
            made = await create(hub, "bot random", "bot random")
            room, watcher = await hub.room(made.id), await Guest.at(hub, made)
            await skip_until(lambda: room.table.seq > 2, 30.0)
            await watcher.leave()
            await skip_until(lambda: not room.autopilot.is_busy, 400.0)
            moves = room.table.seq
            for _ in range(5):
                await skip(HOUR)
                await asyncio.sleep(0.05)
            assert (room.table.seq, room.autopilot.is_busy) == (moves, False)
            watcher = await Guest.at(hub, made)
            await skip_until(lambda: len(watcher.entries) > moves + 3, 30.0)

    run_skippable(work())


# What is kept


def test_nothing_is_kept_of_tables_that_are_not_there(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        for i in range(500):
            for id in (f"nope{i}", "x" * (i + 33), "ü" * i, ""):
                with pytest.raises(TableError):
                    await hub.room(id)
        assert (hub._loading, hub._rooms) == ({}, {})

    run(tmp_path, work)


def test_a_table_that_nobody_wants_is_gone_without_a_search_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.05)

    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        gone = weakref.ref(await hub.room(made.id))
        gc.disable()
        try:
            async with asyncio.timeout(PATIENCE):
                while gone() is not None:
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()

    run(tmp_path, work)


def test_what_only_a_search_finds_is_searched_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LEAST_SECONDS", 0.01)

    class Knot:
        """Refers to itself, as what a closed connection leaves behind."""

        def __init__(self) -> None:
            self.end = self

    async def work(_: Hub) -> None:
        gc.disable()  # nothing is found by chance
        try:
            gone = weakref.ref(Knot())
            async with asyncio.timeout(PATIENCE):
                while gone() is not None:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()

    run(tmp_path, work)


def test_one_checkpoint_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "TIDY_SECONDS", 0.01)
    tried: list[str] = []
    tidy_once = Store.tidy_once

    async def failing(store: Store) -> None:
        tried.append("again")
        if len(tried) == 1:
            raise OSError("the disk is full")
        await tidy_once(store)

    monkeypatch.setattr(Store, "tidy_once", failing)

    async def work(hub: Hub) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(tried) < 3:
                await asyncio.sleep(0.05)

    run(tmp_path, work)
