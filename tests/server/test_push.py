"""A browser whose page is closed gets a push when it is its player's turn, and nobody else can read it."""

import asyncio
import base64
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from elbowroom.locales import text
from elbowroom.server.errors import TableError
from elbowroom.server.live.desk import MOST_BROWSERS
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import Created
from elbowroom.server.protocol.reminders import PushWanted
from elbowroom.server.protocol.socket import Chat, Leave, StandIn
from elbowroom.server.protocol.table import Clock
from elbowroom.server.remind.lanes import RETRY_SECONDS
from elbowroom.server.remind.options import PUSH_AFTER, PushOptions, RemindOptions
from tests.server.hubs import Guest, create, hub_on
from tests.server.push_service import Browser, PushService, padded
from tests.server.skipping import HOUR, make_skippable, run_skippable, skip, skip_until
from tests.server.turns import play_turn, secret_of, want_push

Scene = Callable[[Hub, Created, Guest, PushService, Browser], Awaitable[None]]
HERE = RemindOptions(push=PushOptions("host@example.org", anywhere=True))


def play_scene(
    database: str,
    certificate: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Scene,
    clock: Clock | None = None,
) -> None:
    """Ada sits at a table; Ben, whose turn comes next, is away."""
    make_skippable(monkeypatch)

    async def work() -> None:
        with PushService(certificate) as service:
            async with hub_on(database, remind=HERE) as hub:
                made = await create(hub, "Ada", "Ben", clock=clock)
                await scene(hub, made, await Guest.at(hub, made, 0), service, Browser())

    run_skippable(work())


async def pushes(service: PushService, count: int) -> None:
    """Until so many have come."""
    await skip_until(lambda: len(service.got) >= count, 0.0)


def test_the_decrypter_reads_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(padded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser = Browser(ec.derive_private_key(number, ec.SECP256R1()), padded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = padded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(body) == b"When I grow up, I want to be a watermelon"


def test_somebody_who_is_away_is_told_once(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        await want_push(hub, made, 1, service, browser)
        await skip(HOUR)
        assert service.got == [], "it is not Ben's turn"
        await play_turn(ada, 0)
        await skip(PUSH_AFTER)
        await pushes(service, 1)
        assert service.message(browser) == {
            "title": text("server-turn-title", name="Ben"),
            "body": text("server-turn-about", round=1, rounds=10, others="Ada"),
            "path": f"/t/{made.id}",
        }
        assert hub.desk is not None
        claims, key = service.claims()
        assert (claims["sub"], key) == ("mailto:host@example.org", hub.desk.ways.push)
        path, headers, body = service.got[0]
        assert (path, headers["content-encoding"]) == ("/push/ben", "aes128gcm")
        assert headers["host"] == service.endpoint().split("/")[2]
        assert b"Ben" not in body
        assert made.id not in str(headers)
        await ada.ask(Chat("are you there?", 0))
        await skip(2 * HOUR)
        await skip(2 * HOUR)
        assert len(service.got) == 1

    play_scene(database, trusted, monkeypatch, scene)


def test_nobody_is_told_who_looks_at_the_page(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        await want_push(hub, made, 1, service, browser)
        ben = await Guest.at(hub, made, 1)
        await play_turn(ada, 0)
        await skip(HOUR)
        assert service.got == []
        await ben.leave()
        await skip(PUSH_AFTER)
        await skip(PUSH_AFTER)
        assert service.got == [], "Ben has just seen it"
        await skip(HOUR)
        await pushes(service, 1)

    play_scene(database, trusted, monkeypatch, scene)


def test_a_table_with_a_clock_tells_nobody(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        with pytest.raises(TableError) as refused:
            await want_push(hub, made, 1, service, browser)
        assert refused.value.code == "has_clock"

    play_scene(database, trusted, monkeypatch, scene, Clock("turn", 86_400))


def test_nobody_is_told_for_whom_a_bot_plays(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        await want_push(hub, made, 1, service, browser)
        await ada.ask(StandIn(1))
        await play_turn(ada, 0)
        await ada.wait(lambda: ada.now["offers"] is not None)
        await skip(HOUR)
        assert service.got == []

    play_scene(database, trusted, monkeypatch, scene)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_over_is_forgotten(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        service.statuses.append(status)
        await want_push(hub, made, 1, service, browser)
        await play_turn(ada, 0)
        await skip(PUSH_AFTER)
        await pushes(service, 1)
        while await hub.store.reminders.at(made.id, 1):
            await asyncio.sleep(0.01)

    play_scene(database, trusted, monkeypatch, scene)


def test_a_push_service_in_trouble_is_asked_again(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        service.statuses += [503, 429]
        await want_push(hub, made, 1, service, browser)
        await play_turn(ada, 0)
        await skip(PUSH_AFTER)
        for number, wait in enumerate(RETRY_SECONDS[:2]):
            await pushes(service, number + 1)
            await skip_until(lambda: hub.desk is not None and hub.desk.is_idle, 0.0)
            await skip(wait)
        await pushes(service, 3)
        assert await hub.store.reminders.at(made.id, 1)

    play_scene(database, trusted, monkeypatch, scene)


def test_a_push_service_that_never_answers_holds_up_nobody(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        service.holds = threading.Event()
        await want_push(hub, made, 1, service, browser)
        await play_turn(ada, 0)
        await skip(PUSH_AFTER)
        await pushes(service, 1)
        ben = await Guest.at(hub, made, 1)
        await play_turn(ben, 1)
        await ada.wait(lambda: ada.now["position"]["round"] == 2)

    play_scene(database, trusted, monkeypatch, scene)


def test_whoever_leaves_is_forgotten_and_so_is_everybody_at_the_end(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        for seat in (0, 1):
            await want_push(hub, made, seat, service, browser)
        ben = await Guest.at(hub, made, 1)
        await ben.ask(Leave(1))
        while await hub.store.reminders.at(made.id, 1):
            await asyncio.sleep(0.01)
        assert await hub.store.reminders.at(made.id, 0)
        await ada.ask(StandIn(0))
        await ada.wait(lambda: ada.table["status"] == "over")
        while await hub.store.reminders.at(made.id, 0):
            await asyncio.sleep(0.01)
        assert service.got == []

    play_scene(database, trusted, monkeypatch, scene)


def test_a_seat_has_so_many_browsers_and_the_oldest_gives_way(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        assert hub.desk is not None
        for number in [*range(MOST_BROWSERS + 3), 4]:
            wanted = PushWanted([secret_of(made, 1)], **service.wanted(browser, str(number)))
            await hub.desk.want_push(ada.room.table, wanted)
            await asyncio.sleep(0.002)  # each in a millisecond of its own
        kept = [one.address.rpartition("/")[2] for one in await hub.store.reminders.at(made.id, 1)]
        assert kept == ["3", "5", "6", "7", "4"]

    play_scene(database, trusted, monkeypatch, scene)


def test_nobody_is_forgotten_while_a_lease_is_in_doubt(
    shared_database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_skippable(monkeypatch)

    async def work() -> None:
        with PushService(trusted) as service:
            async with hub_on(shared_database, remind=HERE) as hub:
                made = await create(hub, "Ada", "Ben")
                await want_push(hub, made, 1, service, Browser())
                await play_turn(await Guest.at(hub, made, 0), 0)
            async with hub_on(shared_database, remind=HERE) as hub:
                await skip_until(
                    lambda: hub._rooms and next(iter(hub._rooms.values())).reminding.is_waiting, 0
                )
                beat, is_back = hub.fleet.beat, asyncio.Event()

                async def late() -> None:
                    await is_back.wait()
                    await beat()

                monkeypatch.setattr(hub.fleet, "beat", late)
                room = hub._rooms[made.id]
                await skip(HOUR)  # it is time to tell, but not sure any more that this server may
                await skip_until(lambda: room.reminding._timer is None and not room.reminding._is_telling, 0)
                await hub._look_after(made.id)  # lets rooms go that nobody needs
                assert hub._rooms.get(made.id) is room
                assert service.got == []
                is_back.set()
                await pushes(service, 1)

    run_skippable(work())


def test_after_a_restart_everybody_is_told_who_was_not_yet(
    database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_skippable(monkeypatch)
    browser = Browser()

    async def work() -> None:
        with PushService(trusted) as service:
            async with hub_on(database, remind=HERE) as hub:
                made = await create(hub, "Ada", "Ben")
                await want_push(hub, made, 1, service, browser)
                await play_turn(await Guest.at(hub, made, 0), 0)
                assert hub.desk is not None
                public = hub.desk.ways.push
            async with hub_on(database, remind=HERE) as hub:
                assert hub.desk is not None
                assert hub.desk.ways.push == public, "browsers have subscribed with this key"
                await skip_until(
                    lambda: hub._rooms and next(iter(hub._rooms.values())).reminding.is_waiting, 0
                )
                await skip(HOUR)
                await pushes(service, 1)
            async with hub_on(database, remind=HERE) as hub:
                await skip_until(
                    lambda: hub._rooms and next(iter(hub._rooms.values())).reminding.is_waiting, 0
                )
                await skip(HOUR)
                await skip(HOUR)
                assert len(service.got) == 1

    run_skippable(work())


def test_two_servers_tell_once(shared_database: str, trusted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_skippable(monkeypatch)

    async def work() -> None:
        with PushService(trusted) as service:
            async with (
                hub_on(shared_database, remind=HERE) as one,
                hub_on(shared_database, remind=HERE) as other,
            ):
                made = await create(one, "Ada", "Ben")
                await want_push(one, made, 1, service, Browser())
                ada = await Guest.at(one, made, 0)
                watcher = await Guest.at(other, made)
                await play_turn(ada, 0)
                await watcher.wait(lambda: watcher.now["position"]["seat"] == 1)
                for _ in range(4):
                    await skip(HOUR)
                await pushes(service, 1)
                await skip(HOUR)
                assert len(service.got) == 1

    run_skippable(work())


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": ""},
        {"p256dh": base64.urlsafe_b64encode(b"\4" + bytes(64)).decode()},
        {"auth": "c2hvcnQ"},
        {"auth": "no base64 at all!"},
    ],
    ids=["empty", "off the curve", "short", "no base64"],
)
def test_keys_that_cannot_be_used_are_refused(
    tmp_path: Path, trusted: Path, monkeypatch: pytest.MonkeyPatch, change: dict[str, str]
) -> None:
    async def scene(hub: Hub, made: Created, ada: Guest, service: PushService, browser: Browser) -> None:
        assert hub.desk is not None
        wanted = PushWanted([secret_of(made, 1)], **{**service.wanted(browser), **change})
        with pytest.raises(TableError) as refused:
            await hub.desk.want_push(ada.room.table, wanted)
        assert refused.value.code == "bad_subscription"

    play_scene(str(tmp_path / "games.db"), trusted, monkeypatch, scene)
