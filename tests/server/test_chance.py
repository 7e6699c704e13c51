"""Nobody at a table knows what the dice will show, and everybody can check afterwards that they were fair."""

import json

from elbowroom.game.sealed import seal_of
from elbowroom.game.verify import verified_seal
from elbowroom.record.record import read_record
from elbowroom.server.protocol.http import NewTable, SeatPlan
from elbowroom.server.table.set_up import set_up
from elbowroom.server.table.table import Table
from tests.server.serving import Client, Server
from tests.server.tables import again, happen


def test_a_game_is_sealed_when_it_begins_and_can_be_verified_when_it_is_over(server: Server) -> None:
    made = server.create("bot random", "open", seed=None)
    seal = server.get(f"/api/tables/{made['id']}").json()["seal"]
    server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    with server.sit(made) as watcher, Client(server, made["id"], [made["host"]]) as host:
        assert {len(seal), watcher.table["seed"]} == {64, None}
        assert seal == watcher.table["seal"] == host.table["seal"]
    made = server.create("bot random", "bot random", seed=None)
    with server.sit(made) as watcher:
        seal = watcher.table["seal"]
        watcher.wait(lambda c: c.phase == "over")
        text = server.get(f"/api/tables/{made['id']}/record").text
        secret = read_record(text).secret
        assert secret not in "".join(watcher.received)
    assert verified_seal(text) == seal == seal_of(secret)


def test_the_record_of_a_running_game_tells_the_seal_and_no_secret(server: Server) -> None:
    made = server.create("Ann", "Bo", seed=None, open_scores=True)
    record = server.get(f"/api/tables/{made['id']}/record").text
    assert f"\nseal {server.get('/api/tables/' + made['id']).json()['seal']}\n" in record
    assert "\nsecret" not in record
    assert "\nseed" not in record


def test_a_chosen_seed_is_told_to_everybody_at_the_table(server: Server) -> None:
    made = server.create("Ann", "open", seed=9007199254740993)
    with server.sit(made) as watcher:
        assert (watcher.table["seed"], watcher.table["seal"]) == ("9007199254740993", None)
    assert server.get(f"/api/tables/{made['id']}").json()["seed"] == "9007199254740993"


def waiting(secret: str) -> Table:
    """A table of Ann with an open seat, whose secret is known to the test."""
    made = set_up(NewTable([SeatPlan("human", "Ann"), SeatPlan("open")], first=0), 1, None, None).settings
    made.secret = secret
    return Table("test", made)


def test_no_host_sees_the_first_column_before_everybody_sits() -> None:
    columns = []
    for name in ("", "Bo", "Cy"):
        table = waiting("5ea1" * 16)
        if name:
            happen(table, table.plan_join(1, name, "key", 2))
        columns.append(json.dumps(table.game.view(None)["offer"]))
    assert len(set(columns)) == 3


def test_chance_is_stored_with_the_move_and_the_table_is_the_same_again() -> None:
    table = waiting("5ea1" * 16)
    happen(table, table.plan_join(1, "Bo", "key", 2))
    seeded = table.game.copy()
    seeded.play("pick 1")
    happen(table, table.plan_moves(0, table.rev, ["pick 1"], 5, None))
    assert table.game.record() != seeded.record(), "the game's own dice do not decide"
    assert again(table).game.record() == table.game.record()
