"""Maps of one's own over the wire: made, checked, played on, replayed, measured."""

import copy
import time
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.atlas import new_map
from elbowroom.server.protocol.basics import Position
from tests.patience import PATIENCE
from tests.server.serving import Json, Server

THREE: Json = new_map(3, 5).to_json()
BOTS = ["bot random"] * 3


def wrong(server: Server, map: object, players: int = 3) -> tuple[int, str, str | None]:
    """How a table on a map is refused."""
    body = {"seats": [{"kind": "bot", "level": "easy"}] * players, "map": map}
    answer = server.post("/api/tables", body)
    told = answer.json()
    return answer.status_code, told["error"], told["field"]


def test_a_map_is_made_and_checked(server: Server) -> None:
    made = server.post("/api/maps", {"players": 3, "seed": 5}).json()
    assert made == {"map": THREE, "problems": []}
    drawn: Any = copy.deepcopy(THREE)
    hill = next(row for row in drawn["regions"] if row["terrain"] == "hill")
    hill["terrain"], hill["adjacent"] = "sea", []
    found = server.post("/api/maps/check", {"map": drawn}).json()
    again = next(row for row in found["map"]["regions"] if row["id"] == hill["id"])
    assert again["adjacent"] == next(row for row in THREE["regions"] if row["id"] == hill["id"])["adjacent"]
    assert again["name"] != hill["name"]
    drawn["drawing"]["rings"]["4"].reverse()
    (problem, *_) = server.post("/api/maps/check", {"map": drawn}).json()["problems"]
    assert (problem["error"], problem["is_grave"], problem["regions"]) == ("map_crossed", True, [4])
    assert problem["facts"] == {"regions": "4"}
    drawn["regions"][2]["terrain"] = "lava"
    refused = server.post("/api/maps/check", {"map": drawn})
    assert (refused.status_code, refused.json()["field"]) == (400, "map.regions[2].terrain")


def test_a_table_on_a_map_shows_it_to_everybody_and_replays_it(server: Server) -> None:
    made = server.create(*BOTS, map=THREE, open_scores=True)
    with server.sit(made) as watcher:
        watcher.wait(lambda c: c.phase == "over")
        name = watcher.table["map"]
        assert watcher.now["position"]["map"] == name == f"t:{made['id']}"
        assert len(watcher.now["position"]["players"]) == 3
    assert server.get(f"/api/maps/{name}").json() == THREE
    record = server.get(f"/api/tables/{made['id']}/record").text
    game = Game.replay(record)
    assert game.map == THREE
    replay = server.get(f"/api/tables/{made['id']}/replay").json()
    assert (replay["map"], replay["drawn_map"]) == (name, None)
    assert replay["frames"][-1]["position"]["map"] == name
    shown = server.post("/api/replay", {"record": record}).json()
    assert shown["drawn_map"] == THREE
    assert shown["map"].startswith("r:")
    assert shown["frames"][3]["position"]["map"] == shown["map"]
    seats = [{"kind": "bot", "level": "random"}] * 3
    onward = server.post("/api/tables", {"seats": seats, "origin": {"record": record, "step": 20}})
    assert onward.status_code == 201, onward.text
    assert server.get(f"/api/maps/t:{onward.json()['id']}").json() == THREE
    also = {"seats": seats, "map": THREE, "origin": {"record": record, "step": 20}}
    assert server.post("/api/tables", also).json()["error"] == "which_map"


def test_six_play_where_the_map_says_so(server: Server) -> None:
    six = new_map(6, 2).to_json()
    made = server.create(*["bot random"] * 6, map=six)
    with server.sit(made) as watcher:
        watcher.wait(lambda c: c.phase == "over")
        position: Position = watcher.now["position"]
        assert len(position["players"]) == 6
    assert wrong(server, None, 6) == (400, "six_need_a_map", "seats")
    assert wrong(server, "5p", 6) == (400, "map_players", "map")
    assert wrong(server, six, 5) == (400, "map_players", "map")


@pytest.mark.parametrize(
    ("spoil", "code", "field"),
    [
        (lambda map: map.update(players=9), "bad_number", "map.players"),
        (lambda map: map["regions"][1].update(terrain="lava"), "unknown_id", "map.regions[1].terrain"),
        (lambda map: map.pop("drawing"), "map_not_drawn", "map.drawing"),
        (lambda map: map["drawing"]["rings"]["4"].reverse(), "map_crossed", "map.drawing"),
        (lambda map: map["regions"].pop(), "no_such_region", "map.regions[24].adjacent"),
    ],
)
def test_a_wrong_map_is_refused_with_its_path(server: Server, spoil: Any, code: str, field: str) -> None:
    map = copy.deepcopy(THREE)
    spoil(map)
    status, error, where = wrong(server, map)
    assert (status, error) == (400, code)
    assert where is not None
    assert where.partition("[")[0] == field.partition("[")[0]


@pytest.mark.parametrize("name", ["9p", "lagoon.json", "../5p"])
def test_names_of_maps_are_not_paths(server: Server, name: str) -> None:
    assert wrong(server, name)[:2] == (400, "unknown_map")
    assert server.get(f"/api/maps/{name}").status_code == 404


def test_seats_are_compared_by_games_of_bots(server: Server) -> None:
    two = new_map(2, 8).to_json()
    now = server.post("/api/maps/seats", {"map": two}).json()
    deadline = time.monotonic() + 4 * PATIENCE
    while now["done"] < now["games"]:
        assert time.monotonic() < deadline
        assert now["is_fair"] is None
        time.sleep(0.5)
        now = server.get(f"/api/maps/seats/{now['id']}").json()
    assert sum(seat["wins"] for seat in now["seats"]) == pytest.approx(now["games"])
    assert isinstance(now["is_fair"], bool)
    assert server.post("/api/maps/seats", {"map": {**two, "title": "Ours"}}).json() == now
    assert server.get("/api/maps/seats/nothing").status_code == 404
