"""Tables in memory: loaded when wanted, let go when not, and never ahead of the database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from elbowroom.server import garbage, supervise
from elbowroom.server.errors import TableError
from elbowroom.server.live import hub as hub_module
from elbowroom.server.live.connection import MOST_WAITING, START_OVER, TOO_SLOW, Connection
from elbowroom.server.live.forgetting import Forgetting
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.socket import Chat, Hello, Move
from elbowroom.server.store.store import Store
from elbowroom.server.web.limits import AddressBuckets, TokenBucket
from tests.patience import PATIENCE
from tests.server.hubs import Guest, create, hub_on


def run(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_on(str(path / "games.db")) as hub:
            await work(hub)

    asyncio.run(whole())


def test_a_table_is_loaded_once_however_many_want_it(tmp_path: Path) -> None:
    made = {}

    async def before(hub: Hub) -> None:
        made["table"] = await create(hub, "Ann", "Bo")

    async def after(hub: Hub) -> None:
        rooms = await asyncio.gather(*(hub.room(made["table"].id) for _ in range(20)))
        assert len(set(map(id, rooms))) == 1
        with pytest.raises(TableError, match="There is no table"):
            await hub.room("nope")

    run(tmp_path, before)
    run(tmp_path, after)


GOES_ON = (
    "sweep_once",
    "_resume",
    "workers.warm_up",
    "store.tidy",
    "store.watch",
    "forgetting.run",
    "garbage.search",
)


@pytest.mark.parametrize("what", GOES_ON)
def test_whatever_goes_on_for_ever_begins_again_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(supervise, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(hub_module, "WARM_UP_SECONDS", 0.01)
    began: list[str] = []

    async def fails(*_: object) -> None:
        began.append(what)
        raise OSError("no database")

    owner, _, name = what.rpartition(".")
    found = {"": Hub, "workers": Workers, "store": Store, "forgetting": Forgetting, "garbage": garbage}
    monkeypatch.setattr(found[owner], name, fails)

    async def work(hub: Hub) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(began) < 3:
                await asyncio.sleep(0.01)
        assert [task.done() for task in hub._tasks if task.done() and task.exception()] == []

    run(tmp_path, work)


def test_idle_tables_are_let_go_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.05)

    async def work(hub: Hub) -> None:
        made, kept = await create(hub, "Ann", "Bo"), await create(hub, "Cy", "Di")
        first = await hub.room(made.id)
        ann = await Guest.at(hub, made, 0)
        cy = await Guest.at(hub, kept, 0)
        await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))
        position = first.table.game.to_position()
        await ann.leave()
        async with asyncio.timeout(PATIENCE):
            while await hub.room(made.id) is first:
                await asyncio.sleep(0.2)
        assert (await hub.room(made.id)).table.game.to_position() == position
        assert await hub.room(kept.id) is cy.room

    run(tmp_path, work)


def test_whoever_comes_while_a_write_fails_is_not_shown_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_writing, may_fail = asyncio.Event(), asyncio.Event()

    async def broken(*_: object) -> None:
        is_writing.set()
        await may_fail.wait()
        raise SQLAlchemyError("the disk is full")

    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann = await Guest.at(hub, made, 0)
        late = Guest(await hub.room(made.id))
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", broken)
            moving = asyncio.create_task(ann.ask(Move(0, ann.now["rev"], ["pick 1"])))
            await is_writing.wait()
            coming = asyncio.create_task(late.ask(Hello()))
            asking = asyncio.create_task(_phase(hub, made.id))
            await asyncio.sleep(0.05)  # both wait for the room's lock
            may_fail.set()
            await asyncio.gather(moving, coming, return_exceptions=True)
        assert (late.messages, late.connection.closing) == ([], START_OVER)
        assert await asking == "pick", "nor is whoever asks over HTTP"

    async def _phase(hub: Hub, id: str) -> str:
        async with hub.at(id) as room:
            return room.table.game.phase

    run(tmp_path, work)


def test_what_the_database_refuses_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise SQLAlchemyError("the disk is full")

    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        seen = len(bo.messages)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", broken)
            with pytest.raises(SQLAlchemyError):
                await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))
        await asyncio.sleep(0.05)
        assert len(bo.messages) == seen
        assert (ann.connection.closing, bo.connection.closing) == (START_OVER, START_OVER)
        await bo.ask(Chat("too late", 1))  # a number would be missing before it
        assert len(await hub.store.events(made.id)) == 1
        again = await Guest.at(hub, made, 0)
        assert (again.now["position"]["phase"], len(again.entries)) == ("pick", 1)
        await again.ask(Move(0, again.now["rev"], ["pick 1"]))
        await again.wait_for_phase("expand")

    run(tmp_path, work)


def test_nobody_is_told_before_the_database_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        may_store = asyncio.Event()
        append = hub.store.append

        async def slow(*arguments: object) -> None:
            await may_store.wait()
            await append(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(hub.store, "append", slow)
        moving = asyncio.create_task(ann.ask(Move(0, ann.now["rev"], ["pick 1"])))
        coming = asyncio.create_task(Guest.at(hub, made, 1))
        leaving = asyncio.create_task(bo.leave())
        await asyncio.sleep(0.2)
        assert all("picked" not in str(message) for guest in (ann, bo) for message in guest.messages)
        assert not coming.done()
        may_store.set()
        await asyncio.gather(moving, leaving)
        assert "picked" in str((await coming).entries)

    run(tmp_path, work)


def test_a_move_happens_though_whoever_made_it_hangs_up(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        for _ in range(3):
            asking = asyncio.create_task(ann.ask(Chat("hi", 0)))
            await asyncio.sleep(0.001)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await ann.ask(Chat("last", 0))
        await bo.wait(lambda: bo.entries[-1]["text"] == "last")
        room = bo.room
        assert [entry.what for entry in room.table.log] == await hub.store.events(made.id)
        assert not room.is_discarded

    run(tmp_path, work)


def test_a_reader_that_is_too_slow_is_dropped_and_holds_nobody_up() -> None:
    async def work() -> None:
        connection = Connection()
        for _ in range(MOST_WAITING + 1):
            connection.send(b"x")
        assert connection.closing == TOO_SLOW
        await asyncio.wait_for(connection.closed(), PATIENCE)

    asyncio.run(work())


def test_a_bucket_fills_up_again() -> None:
    bucket = TokenBucket(rate=2.0, most=4.0, now=0.0)
    assert [bucket.take(1, 0.0) for _ in range(5)] == [True] * 4 + [False]
    assert [bucket.take(1, 1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1, 100.0) for _ in range(5)] == [True] * 4 + [False]
    gate = AddressBuckets(rate=1.0, most=2.0)
    assert [gate.take("one", 1, 0.0) for _ in range(3)] == [True, True, False]
    assert gate.take("two", 1, 0.0)
