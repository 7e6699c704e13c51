"""`elbowroom admin`, beside a server that runs: tables are listed, closed, exported, removed and copied."""

import asyncio
import json
from pathlib import Path

import pytest

from elbowroom import Game
from elbowroom.server.config import Retention
from elbowroom.server.live import hub as hub_module
from elbowroom.server.live.connection import NO_TABLE
from elbowroom.server.store.store import Store
from elbowroom.server.store.upkeep import DAY_MS
from tests.cli.shell import refused, run
from tests.server.hubs import Guest, create, hub_on
from tests.server.serving import Client, Server

NOW = 1_800_000_000_000


def listed(db: object, *options: str) -> dict[str, dict[str, object]]:
    found = json.loads(run("admin", "list", "--db", str(db), "--json", *options))
    return {one["id"]: one for one in found}


def test_tables_are_listed_exported_and_closed_while_the_server_runs(database: str) -> None:
    with Server(database, "--pause", "0", "--workers", "1") as server:
        made, other = server.create("Ann", "Bo"), server.create("Cy", "open")
        with server.sit(made, 0) as ann:
            ann.move("pick 1")
            found = listed(database)
            assert {id: one["status"] for id, one in found.items()} == {
                made["id"]: "playing",
                other["id"]: "waiting",
            }
            assert (found[made["id"]]["events"], found[made["id"]]["names"]) == (2, ["Ann", "Bo"])
            assert set(listed(database, "--status", "waiting")) == {other["id"]}
            assert listed(database, "--older", "1") == {}
            table = run("admin", "list", "--db", database)
            assert (made["id"] in table, "Ann, Bo" in table) == (True, True)
            record = run("admin", "export", made["id"], "--db", database)
            assert Game.replay(record).names == ["Ann", "Bo"]

            assert "1" in run("admin", "close", made["id"], "--db", database)
            ann.send("move", seat=0, rev=ann.rev, moves=[ann.legal[0]], request=1)
            assert ann.closed_with() == NO_TABLE, "nothing more happens there"
        with Client(server, made["id"], [], hello=False) as again:
            assert again.closed_with() == NO_TABLE
        assert server.get(f"/api/tables/{made['id']}").status_code == 404
        assert listed(database)[made["id"]]["status"] == "closed"
        assert listed(database)[made["id"]]["events"] == 2
        assert run("admin", "export", made["id"], "--db", database) == record
        assert server.get(f"/api/tables/{other['id']}").status_code == 200
        assert "nope" in refused("admin", "close", "nope", "--db", database)


def test_those_who_only_look_are_sent_away_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP_SECONDS", 0.05)

    async def whole() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            made = await create(hub, "Ann", "Bo")
            watcher = await Guest.at(hub, made)
            await hub.store.upkeep.close(made.id)
            await watcher.wait(lambda: watcher.connection.closing == NO_TABLE)

    asyncio.run(whole())


# Old tables


def test_old_tables_are_removed_as_the_configuration_says_and_those_in_use_are_not(database: str) -> None:
    async def whole() -> None:
        async with hub_on(database) as hub:
            ids = [(await create(hub, "Ann", "Bo")).id for _ in range(3)]
            upkeep = hub.store.upkeep
            last = {one.id: one.last for one in await upkeep.tables()}
            week = Retention(playing_days=7)
            for id in ids[1:]:
                await hub.fleet.let_go(hub._rooms.pop(id))
            assert await upkeep.old(week, last[ids[0]] + 6 * DAY_MS) == []
            assert await upkeep.old(Retention(over_days=1), last[ids[0]] + 99 * DAY_MS) == []
            assert {*ids[1:]} <= {*await upkeep.old(week, last[ids[2]] + 7 * DAY_MS + 1)}
            hub.forgetting.retention = week
            assert await hub.forgetting.once() == 0, "not old enough"
            await _make_old(hub.store, ids)
            assert await hub.forgetting.once() == 2
            assert [one.id for one in await upkeep.tables()] == [ids[0]], "somebody has it open"
            assert await hub.store.events(ids[1]) == []

    asyncio.run(whole())


async def _make_old(store: Store, ids: list[str]) -> None:
    """As if all of it had happened at the beginning of time."""
    for id in ids:
        async with store.writing() as connection:
            await connection.exec_driver_sql(f"UPDATE tables SET created = 1 WHERE id = '{id}'")
            await connection.exec_driver_sql(
                f'UPDATE events SET body = \'{{"type":"start","at":1}}\' WHERE table_id = \'{id}\''
            )


def test_prune_says_what_it_would_do_and_does_it(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")

    async def make() -> None:
        async with hub_on(database) as hub:
            made = await create(hub, "Ann", "Bo")
            await create(hub, "Ann", "Bo")
            await _make_old(hub.store, [made.id])

    asyncio.run(make())
    assert "--over" in refused("admin", "prune", "--db", database)
    config = tmp_path / "server.toml"
    config.write_text("[retention]\nplaying_days = 30\n")
    assert "1" in run("admin", "prune", "--db", database, "--config", config, "--dry-run")
    assert len(listed(database)) == 2
    assert "0" in run("admin", "prune", "--db", database, "--over", "30")
    assert "1" in run("admin", "prune", "--db", database, "--config", config)
    assert len(listed(database)) == 1


# Copies


def test_a_copy_of_a_database_in_use_has_every_game_and_can_be_served(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", "--pause", "0", "--workers", "1") as server:
        made = server.create("Ann", "Bo")
        with server.sit(made, 0) as ann:
            ann.move("pick 1")
            copy = tmp_path / "copy.db"
            assert str(copy) in run("admin", "backup", copy, "--db", str(tmp_path / "games.db"))
            ann.move(ann.legal[0])  # the server goes on
        assert "copy.db" in refused("admin", "backup", copy, "--db", str(tmp_path / "games.db"))
        assert listed(tmp_path / "games.db")[made["id"]]["events"] == 3
    assert listed(copy)[made["id"]]["events"] == 2
    with Server(copy) as again, again.sit(made, 0) as ann:
        assert [entry["move"] for entry in ann.entries if entry["kind"] == "move"] == ["pick 1"]


def test_all_games_move_to_postgresql(tmp_path: Path, shared_database: str) -> None:
    old = str(tmp_path / "games.db")
    with Server(old, "--pause", "0", "--workers", "1") as server:
        made = server.create("Ann", "Bo")
        server.create("Cy", "open")
        with server.sit(made, 0) as ann:
            ann.move("pick 1")
        assert "games.db" in refused("admin", "move", shared_database, "--db", old), "it is in use"
    before = listed(old)
    assert "2" in run("admin", "move", shared_database, "--db", old)
    assert listed(shared_database) == before
    assert "empty" in refused("admin", "move", shared_database, "--db", old)
    with Server(shared_database, "--workers", "1") as server, server.sit(made, 0) as ann:
        assert ann.welcome["seats"] == [0], "the secrets are good here too"
        assert ann.move(ann.legal[0])["type"] == "update"


def test_what_cannot_be_done_is_told_in_one_line(tmp_path: Path, shared_database: str) -> None:
    missing = str(tmp_path / "nothing.db")
    for command in ("list", "prune --over 3", "export x", "close x", f"backup {tmp_path / 'copy.db'}"):
        assert "nothing.db" in refused("admin", *command.split(), "--db", missing), command
    assert not Path(missing).exists()
    run_once = tmp_path / "games.db"
    asyncio.run(_make_empty(str(run_once)))
    assert "postgresql://" in refused("admin", "move", str(tmp_path / "other.db"), "--db", str(run_once))
    assert "pg_dump" in refused("admin", "backup", str(tmp_path / "copy.db"), "--db", shared_database)
    assert "closed" in refused("admin", "list", "--status", "lost", "--db", str(run_once))
    assert "x" in refused("admin", "export", "x", "--db", str(run_once))


async def _make_empty(db: str) -> None:
    store = Store(db)
    await store.open()
    await store.close()
