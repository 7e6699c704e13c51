"""Nobody gets a byte that tells another's purse: not over the socket, not in a record, a replay or a list."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from elbowroom import Game
from tests.scenario import player
from tests.server.serving import Client, Json, Server, end_turn, first_turn

PURSES = (7919, 6883, 5779)
"""Numbers that nothing else would give."""


def rich_record(open_scores: bool = True) -> str:
    """A game at its first move whose players have a lot of coins; of an open one, others can begin there."""
    game = Game.new(3, seed=9).to_position()
    for row, coins in zip(game["players"], PURSES, strict=True):
        row["coins"] = coins
    return Game.from_position({**game, "open_scores": open_scores}).record()


def told_purses(text: str) -> set[int]:
    """The seats whose purse a text tells; a purse grows and shrinks by a few coins in a turn."""
    numbers = {int(word) for word in re.findall(r"(?<![\d.])\d{4}(?![\d.])", text)}
    return {seat for seat, purse in enumerate(PURSES) if any(purse - 30 < n < purse + 30 for n in numbers)}


def without_times(text: str) -> str:
    return re.sub(r'"(at|created)":\d+', "", text)


def play_a_round(clients: list[Client]) -> None:
    for client in clients:
        first_turn(client)
        client.undo()
        client.move("done")
        end_turn(client)


def everything_public(server: Server, table: str) -> str:
    paths = (
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay",
        "/api/tables",
    )
    return without_times("".join(server.get(path).text for path in paths))


def test_bytes_received_by_a_seat_do_not_tell_the_others_purses(server: Server) -> None:
    origin = {"step": 0, "record": rich_record()}
    made = server.create("Ann", "Bo", "open", public=True, origin=origin)
    key: Json = server.post(f"/api/tables/{made['id']}/join", {"name": "Cy"}).json()
    made["keys"].append(key)
    assert told_purses(json.dumps(made)) == set()
    players = [server.sit(made, seat) for seat in range(3)]
    watcher, host, shared = (
        server.sit(made),
        Client(server, made["id"], [made["host"]]),
        server.sit(made, 0, 1),
    )
    play_a_round(players)
    players[0].send("hint", seat=0)
    players[0].until("advice")
    late = [server.sit(made, seat) for seat in range(3)]
    for client in (*players, watcher, host, shared, *late):
        client.drain()
        client.close()
    for seat in range(3):
        for client in (players[seat], late[seat]):
            assert told_purses(without_times("".join(client.received))) == {seat}
    for client in (watcher, host, shared):
        assert len(client.entries) > 30
        assert told_purses(without_times("".join(client.received))) == set()
    assert told_purses(everything_public(server, made["id"])) == set()


def test_a_shared_screen_is_told_one_purse_at_a_time(server: Server) -> None:
    made = server.create("Ann", "Bo", "Cy", origin={"step": 0, "record": rich_record()})
    with server.sit(made, 0, 1) as shared:
        for seat in (0, 1, None):
            shared.received.clear()
            shared.send("look", seat=seat)
            shared.until("update")
            assert told_purses(shared.received[-1]) == (set() if seat is None else {seat})


def test_open_totals_are_open(server: Server) -> None:
    made = server.create("Ann", "Bo", "Cy", open_scores=True, origin={"step": 0, "record": rich_record()})
    with server.sit(made) as watcher:
        assert told_purses(watcher.received[0]) == {0, 1, 2}


def test_what_foretells_the_dice_is_told_to_nobody_while_the_game_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with Server(database, "--workers", "1") as server:
        made = server.create("Ann", "Bo", seed=None, open_scores=True)
        players = [server.sit(made, seat) for seat in range(2)]
        play_a_round(players)
        with closing(sqlite3.connect(database)) as stored:
            settings = json.loads(stored.execute("SELECT settings FROM tables").fetchone()[0])
        told = json.dumps(made) + everything_public(server, made["id"])
        for client in players:
            client.drain()
            client.close()
            told += "".join(client.received)
    for known in (settings["secret"], str(settings["seed"]), "dice"):
        assert known not in told


def test_secrets_come_once_and_from_nowhere_else(server: Server) -> None:
    made = server.create("Ann", "Bo", public=True)
    players = [server.sit(made, seat) for seat in range(2)]
    play_a_round(players[:1])
    bytes_of_all = everything_public(server, made["id"])
    for client in players:
        client.drain()
        client.close()
        bytes_of_all += "".join(client.received)
    for secret in (made["host"], *(key["secret"] for key in made["keys"])):
        assert secret not in bytes_of_all


def test_the_search_would_find_a_purse() -> None:
    assert told_purses('{"total":7925}') == {0}
    assert told_purses(json.dumps(player(coins=5779))) == {2}
    assert told_purses("0.7919 27919") == set()
