"""What is asked over HTTP: making and joining tables, lists, records, replays, and the page."""

import re
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.cli.demo_player import choose
from elbowroom.game.dice import seeded
from elbowroom.locales import text
from elbowroom.server.web.page import Page
from tests.server.serving import Json, Server, end_turn, first_turn

BOT_NAMES = text("server-bot-names").split(", ")
HASTY = {"per": "turn", "seconds": 1}
COMMA = {"kind": "human", "name": "a,b"}
STRANGE = {"kind": "bot", "level": "/etc/passwd:Bot"}


def problem(answer: Any, status: int) -> tuple[str, str | None]:
    """The code and the field of a refusal."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"error", "text", "field", "facts"}
    assert "Traceback" not in answer.text
    assert re.fullmatch(r"[A-Z].*[.!?]", told["text"], re.DOTALL), told["text"]
    return told["error"], told["field"]


def test_the_server_is_there_and_tells_what_there_is(server: Server) -> None:
    assert server.get("/api/health").json()["status"] == "ok"
    content = server.get("/api/content").json()
    assert (len(content["races"]), len(content["powers"])) == (14, 20)
    assert content["levels"][0] == "random"
    assert {"id": "amazons", "tokens": 10, "box": 15, "marker": None} in content["races"]
    assert {"id": "heroic", "tokens": 5, "box": None, "marker": "hero"} in content["powers"]


def test_a_table_is_made_and_joined(server: Server) -> None:
    made = server.create("Ann", "open", "bot easy", public=True, clock={"per": "turn", "seconds": 90})
    assert [key["seat"] for key in made["keys"]] == [0]
    info = server.get(f"/api/tables/{made['id']}").json()
    assert (info["status"], info["map"], info["rounds"]) == ("waiting", "3p", 10)
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "bot"]
    assert [seat["name"] for seat in info["seats"]][:2] == ["Ann", ""]
    assert (info["seats"][2]["name"] in BOT_NAMES, info["seats"][2]["level"]) == (True, "easy")
    (row,) = [row for row in server.get("/api/tables").json() if row["id"] == made["id"]]
    assert (row["open_seats"], row["status"], row["map"]) == (1, "waiting", "3p")
    key = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"}).json()
    assert key["seat"] == 1
    info = server.get(f"/api/tables/{made['id']}").json()
    assert (info["status"], info["seats"][1]["name"], info["drawn"]) == ("playing", "Bo", "chosen")
    assert problem(server.post(f"/api/tables/{made['id']}/join", {"name": "Cy"}), 409) == (
        "no_open_seat",
        None,
    )


def test_ids_and_secrets_cannot_be_guessed(server: Server) -> None:
    tables = [server.create("Ann", "Bo") for _ in range(20)]
    assert len({made["id"] for made in tables}) == 20
    assert all(re.fullmatch("[a-hjkmnp-z2-9]{10}", made["id"]) for made in tables)
    secrets = {key["secret"] for made in tables for key in made["keys"]} | {made["host"] for made in tables}
    assert len(secrets) == 60
    assert min(map(len, secrets)) >= 32


def test_a_private_table_is_in_no_list(server: Server) -> None:
    made = server.create("Ann", "open")
    assert made["id"] not in server.get("/api/tables").text


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        (b"{", "bad_json", None),
        (b"\xff", "bad_json", None),
        ({"seats": []}, "bad_request", "seats"),
        ({"seats": [{"kind": "human"}] * 6}, "six_need_a_map", "seats"),
        ({"seats": [{"kind": "human"}] * 7}, "bad_request", "seats"),
        ({"seats": [{"kind": "human"}, {"kind": "king"}]}, "bad_request", "seats[1].kind"),
        ({"seats": [{"kind": "human"}] * 2, "maps": "2p"}, "bad_request", None),
        ({"seats": [{"kind": "human", "name": "x" * 25}] * 2}, "bad_request", "seats[0].name"),
        ({"seats": [{"kind": "human"}, COMMA]}, "bad_player_name", "seats[1].name"),
        ({"seats": [{"kind": "human"}] * 2, "first": 2}, "bad_first", "first"),
        ({"seats": [{"kind": "human"}] * 2, "first": "me"}, "bad_request", "first"),
        ({"seats": [{"kind": "human"}] * 2, "seed": 1 << 64}, "bad_seed", "seed"),
        ({"seats": [{"kind": "human"}] * 2, "clock": HASTY}, "bad_request", "clock.seconds"),
        ({"seats": [{"kind": "human"}, STRANGE]}, "unknown_level", "seats[1].level"),
        ({"seats": [{"kind": "human"}] * 2, "origin": {"step": 0}}, "which_origin", None),
        ({"seats": [{"kind": "human"}] * 2, "origin": {"step": 0, "record": "1. e4"}}, "not_a_record", None),
    ],
)  # fmt: skip
def test_a_bad_table_is_refused_with_the_field_at_fault(
    server: Server, body: Any, code: str, field: str
) -> None:
    assert problem(server.post("/api/tables", body), 400) == (code, field)


def test_what_is_not_there_is_said_so(server: Server) -> None:
    for path in ("/api/nothing", "/api/tables/nope/secrets"):
        assert problem(server.get(path), 404)[0] == "no_such_page"
    for path in (
        "/api/tables/nope",
        "/api/tables/%00",
        "/api/tables/a'--",
        "/api/tables/nope/record",
        "/api/tables/nope/replay",
    ):
        assert problem(server.get(path), 404)[0] == "no_such_table"
    assert problem(server.post("/api/tables/nope/join", {"name": "Ann"}), 404)[0] == "no_such_table"
    assert problem(server.post("/api/health", {}), 405)[0] == "not_allowed"
    assert problem(server.post("/api/replay", b" " * 300_000), 413)[0] == "too_large"


def test_an_address_that_is_none_is_not_found_and_browsers_get_the_page(server: Server) -> None:
    made = server.create("Ann", "Bo")
    there = ["/", "/new", "/mine", "/new?with=friends", "/r", "/seat", f"/t/{made['id']}", f"/r/{made['id']}"]
    assert {server.get(path).status_code for path in there} == {200}
    index = server.get("/")
    for path in ("/nowhere", "/t", "/t/nope", "/r/nope", f"/t/{made['id']}/more", "/new/x", "/t/%00"):
        answer = server.get(path)
        assert (answer.status_code, answer.content) == (404, index.content), path
        assert "content-security-policy" in answer.headers
        assert server.get(path, headers={"if-none-match": index.headers["etag"]}).status_code == 404
    browser = {"accept": "text/html,*/*"}
    assert server.get("/old.html", headers=browser).content == index.content
    assert server.get("/old.html", headers=browser).status_code == 404
    for path in ("/favicon.png", "/assets/gone.js"):
        assert problem(server.get(path), 404)[0] == "no_such_page"


def test_a_glance_at_a_table_tells_whose_turn_it_is_and_the_result_only_at_the_end(server: Server) -> None:
    made = server.create("Ann", "Bo")
    glance = server.get(f"/api/tables/{made['id']}").json()
    assert (glance["round"], glance["decider"], glance["coins"], glance["winners"]) == (1, 0, None, [])
    with server.sit(made, 0) as ann:
        first_turn(ann)
        end_turn(ann)
    glance = server.get(f"/api/tables/{made['id']}").json()
    assert (glance["decider"], glance["coins"]) == (1, None)
    waiting = server.create("Ann", "open")
    assert server.get(f"/api/tables/{waiting['id']}").json()["decider"] is None
    bots = server.create("bot random", "bot random")
    with server.sit(bots) as watcher:
        watcher.wait(lambda c: c.table["status"] == "over")
        coins = [player["coins"] for player in watcher.now["position"]["players"]]
    glance = server.get(f"/api/tables/{bots['id']}").json()
    assert (glance["status"], glance["decider"], glance["coins"]) == ("over", None, coins)
    assert max(coins) == coins[glance["winners"][0]]


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/api/health", "/api/nothing", "/"):
        headers = server.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def finished_record(players: int = 2) -> str:
    game, dice = Game.new(players, seed=5), seeded(5)
    while not game.over:
        game.play(choose(game, dice))
    return game.record()


def test_a_record_is_replayed_frame_by_frame(server: Server) -> None:
    text = finished_record()
    replay = server.post("/api/replay", {"record": text}).json()
    game = Game.replay(text)
    assert (replay["over"], replay["map"], replay["rounds"], replay["id"]) == (True, "2p", 10, None)
    last = replay["frames"][-1]
    assert [player["coins"] for player in last["position"]["players"]] == game.coins
    assert last["entry"]["events"][-1]["type"] == "game_ended"
    moves = [frame["entry"]["move"] for frame in replay["frames"]]
    assert moves[0] is None
    assert len(moves) == 1 + len([line for line in text.split("--\n")[1].splitlines()
                                  if not line.startswith(("reveal", "die", "=="))])  # fmt: skip


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (lambda text: "chess\n" + text, "not_a_record", 1),
        (lambda text: text.replace("\n==", "\ndance\n=="), "illegal_line", None),
        (lambda text: text.replace("--\n", "--\npick 9\n"), "illegal_line", 7),
        (lambda text: text.replace("homebrew -", "homebrew frosty"), "missing_homebrew", 5),
        (lambda text: text + "done\n", "after_result", None),
    ],
)
def test_a_bad_record_is_refused_with_its_line(
    server: Server, change: Any, code: str, line: int | None
) -> None:
    answer = server.post("/api/replay", {"record": change(finished_record())})
    assert problem(answer, 400)[0] == code
    assert answer.json()["text"].startswith(f"Line {line}:" if line else "Line ")


def test_a_record_of_endless_length_is_not_shown(server: Server) -> None:
    text = finished_record().partition("--")[0] + "--\n" + "done\n" * 4000
    assert problem(server.post("/api/replay", {"record": text}), 400)[0] == "record_too_long"


def test_a_running_game_with_open_purses_gives_a_record_without_seed(server: Server) -> None:
    made = server.create("Ann", "Bo", seed=4242424242, open_scores=True)
    with server.sit(made, 0) as ann:
        first_turn(ann)
        end_turn(ann)
    answer = server.get(f"/api/tables/{made['id']}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert "4242424242" not in answer.text
    assert '"dice"' not in answer.text
    game = Game.replay(answer.text)
    assert (game.names, game.seat) == (["Ann", "Bo"], 1)


def test_a_running_game_with_hidden_purses_gives_no_record(server: Server) -> None:
    made = server.create("Ann", "Bo")
    assert problem(server.get(f"/api/tables/{made['id']}/record"), 409)[0] == "record_secret"


def test_the_record_of_a_game_that_may_go_on_is_replayed_without_purses(server: Server) -> None:
    game = Game.new(2, seed=3)
    for move in ("pick 1", "done"):
        game.play(move)
    for record, is_told in ((game.record(), False), (finished_record(), True)):
        frames = server.post("/api/replay", {"record": record}).json()["frames"]
        coins = {player["coins"] is not None for frame in frames for player in frame["position"]["players"]}
        assert coins == {is_told}
        told = {event["total"] is not None for frame in frames for event in frame["entry"]["events"]
                if "total" in event}  # fmt: skip
        assert told <= {is_told}
    for is_open in (False, True):
        body: Json = {"seats": [{"kind": "human"}] * 2, "open_scores": is_open}
        body["origin"] = {"step": 1, "record": game.record()}
        assert problem(server.post("/api/tables", body), 409)[0] == "still_secret"


def test_a_running_game_is_replayed_without_what_was_taken_back_and_without_purses(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        first_turn(ann)
        ann.undo()
        ann.move("done")
        end_turn(ann)
        moves = [entry["move"] for entry in ann.entries if entry["kind"] == "move"]
    replay = server.get(f"/api/tables/{made['id']}/replay").json()
    assert replay["over"] is False
    shown = [frame["entry"]["move"] for frame in replay["frames"][1:]]
    assert len(shown) == len(moves) - 1
    assert all(
        player["coins"] is None for frame in replay["frames"] for player in frame["position"]["players"]
    )


def test_a_running_game_with_hidden_purses_is_not_played_on_from(server: Server) -> None:
    made = server.create("Ann", "Bo")
    body: Json = {"seats": [{"kind": "human"}] * 2, "origin": {"step": 0, "table": made["id"]}}
    assert problem(server.post("/api/tables", body), 409)[0] == "still_secret"


def test_a_game_is_played_on_from_a_step_of_an_open_table(server: Server) -> None:
    made = server.create("Ann", "Bo", open_scores=True)
    with server.sit(made, 0) as ann:
        first_turn(ann)
    branch = server.create("Cy", "bot easy", open_scores=True, origin={"step": 2, "table": made["id"]})
    info = server.get(f"/api/tables/{branch['id']}").json()
    assert (info["origin"], info["seats"][0]["name"]) == (made["id"], "Cy")
    assert info["seats"][1]["name"] in BOT_NAMES
    with server.sit(branch, 0) as cy:
        assert (cy.phase, cy.now["position"]["turn"]["conquests"]) == ("conquer", 1)
        cy.move("done")
    body: Json = {"seats": [{"kind": "human"}] * 2, "origin": {"step": 999, "table": made["id"]}}
    assert problem(server.post("/api/tables", body), 400)[0] == "no_such_step"
    body = {"seats": [{"kind": "human"}] * 3, "origin": {"step": 1, "table": made["id"]}}
    assert problem(server.post("/api/tables", body), 400)[0] == "seats_differ"


def test_a_game_is_played_on_from_a_record_with_new_dice(server: Server) -> None:
    text = finished_record()
    tables = [server.create("Ann", "Bo", origin={"step": 3, "record": text}) for _ in range(2)]
    for made in tables:
        with server.sit(made, 0) as ann:
            assert ann.now["position"]["turn"]["conquests"] > 0
    moves = len(server.post("/api/replay", {"record": text}).json()["frames"]) - 1
    body: Json = {"seats": [{"kind": "human"}] * 2, "origin": {"step": moves, "record": text}}
    assert problem(server.post("/api/tables", body), 400)[0] == "nothing_to_play"


def test_the_page_is_served_with_its_script_allowed_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<script>let a = 1</script><script src='/x.js'></script>")
    (tmp_path / "assets" / "x-1a2b.js").write_text("1;" * 2000)
    (tmp_path.parent / "secret.txt").write_text("no")
    page = Page(tmp_path)
    index = page.file("/t/abc")
    assert index is not None
    assert (index.media_type, index.cache) == ("text/html", "no-cache")
    script = page.file("/assets/x-1a2b.js")
    assert script is not None
    assert "immutable" in script.cache
    assert script.gzipped is not None
    assert len(script.gzipped) < len(script.body)
    assert page.file("/assets/gone.js") is None
    assert page.file("/../secret.txt") is None
    assert page.script_hashes() == ["'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='"]
    (tmp_path / "index.html").write_text("<p>built anew</p>")
    assert page.script_hashes() == []
