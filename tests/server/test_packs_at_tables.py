"""Home-made races and powers at a table: made with it, told to everybody, replayed and played on."""

from pathlib import Path
from typing import Any

import pytest

from elbowroom.content.at_table import own_pack
from elbowroom.game import Game
from elbowroom.players import learned
from elbowroom.server.live import bots
from tests.server.serving import Server
from tests.server.test_http import problem

LAKE_FOLK = {
    "format": 1,
    "races": [
        {
            "id": "lake_folk",
            "tokens": 5,
            "replaces": "ratmen",
            "name": {"en": "Lake Folk", "uk": "Озерники"},
            "rules": [
                {
                    "kind": "coins",
                    "per": "region",
                    "where": {"terrain": "lake", "owner": "any", "near": {"owner": "own"}},
                },
                {"kind": "stays", "amount": 2},
            ],
        }
    ],
}
"""Swamp people who get a coin for each lake they touch and keep two tokens in decline."""


def test_a_piece_is_on_offer_told_to_everybody_and_played(server: Server) -> None:
    made = server.create(
        "Ann", "bot easy", packs=[LAKE_FOLK], top=["lake_folk", "merchant"], open_scores=True
    )
    with server.sit(made, 0) as ann, server.sit(made) as watcher:
        for client in (ann, watcher):
            assert client.table["packs"] == [LAKE_FOLK]
            first = client.now["position"]["offer"][0]
            assert (first["race"], first["power"]) == ("lake_folk", "merchant")
            assert "homebrew" not in client.now["position"], "it was told once, with the table"
        assert ann.move("pick 1")["type"] == "update"
        assert ann.now["position"]["players"][0]["active"]["race"] == "lake_folk"
        ann.send("hint", seat=0)
        assert ann.until("advice")["plans"], "a worker knows the piece, too"
    replay = server.get(f"/api/tables/{made['id']}/replay").json()
    assert replay["packs"] == [LAKE_FOLK]
    record = server.get(f"/api/tables/{made['id']}/record").text
    again = server.post("/api/replay", {"record": record}).json()
    assert again["packs"] == [LAKE_FOLK], "a record brings what it needs"
    branch = server.create("Ann", "bot easy", origin={"table": made["id"], "step": 1})
    with server.sit(branch, 0) as ann:
        assert ann.table["packs"] == [LAKE_FOLK]
        assert ann.now["position"]["players"][0]["active"]["race"] == "lake_folk"


def test_the_pack_of_our_own_is_there_by_its_name(server: Server) -> None:
    made = server.create("Ann", "Bo", packs=["odd_neighbours"])
    with server.sit(made, 0) as ann:
        assert ann.table["packs"] == [own_pack("odd_neighbours").data()]


@pytest.mark.parametrize(
    ("settings", "code", "field"),
    [
        ({"packs": [{"format": 1, "races": [{"id": "x"}]}]}, "missing", "packs[0].races[0].tokens"),
        ({"packs": ["nonsense"]}, "unknown_pack", None),
        ({"packs": [LAKE_FOLK, LAKE_FOLK]}, "trait_exists", None),
        ({"packs": [{"format": 9}]}, None, "packs[0].format"),
        ({"top": ["lake_folk"]}, "not_at_table", "top"),
        ({"packs": ["../../etc/passwd"]}, "unknown_pack", None),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(
    server: Server, settings: dict[str, Any], code: str | None, field: str | None
) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    answer = server.post("/api/tables", {"seats": seats, **settings})
    assert answer.status_code == 400
    assert answer.json()["field"] == field
    assert code in (None, answer.json()["error"])


def test_a_game_that_is_played_on_keeps_its_pieces(server: Server) -> None:
    made = server.create("Ann", "Bo", open_scores=True)
    body = {
        "seats": [{"kind": "human"}] * 2,
        "origin": {"table": made["id"], "step": 0},
        "packs": [LAKE_FOLK],
    }
    assert problem(server.post("/api/tables", body), 400) == ("which_packs", "packs")


def test_workers_learn_what_a_piece_is_worth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "folder", lambda: tmp_path)
    game = Game.new(2, seed=1, homebrew=[LAKE_FOLK])
    assert bots.learn_one(game.view(0)), "it was not known"
    assert len(list(tmp_path.iterdir())) == 1, "and is kept for all workers"
    assert not bots.learn_one(game.view(0))
