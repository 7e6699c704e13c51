"""The socket of a table, against a real server: who may do what, and who hears of it."""

import json
import threading

from tests.server.serving import Client, Server, end_turn, first_turn


def test_hello_tells_who_one_is_and_how_things_stand(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        assert (ann.welcome["seats"], ann.welcome["host"], ann.now["eyes"]) == ([0], False, 0)
        assert ann.legal[0] == "pick 1"
        assert [seat["here"] for seat in ann.table["seats"]] == [True, False]
        with server.sit(made, 1) as bo:
            assert bo.now["offers"] is None
            ann.wait(lambda c: c.table["seats"][1]["here"])
        ann.wait(lambda c: not c.table["seats"][1]["here"])
    with Client(server, made["id"], [made["host"]]) as host:
        assert (host.welcome["seats"], host.welcome["host"], host.now["eyes"]) == ([], True, None)


def test_a_move_is_shown_to_everybody_with_their_own_eyes(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann, server.sit(made, 1) as bo, server.sit(made) as watcher:
        ann.move("pick 1")
        for other in (bo, watcher):
            update = other.answer("move")
            assert update["entries"][0]["move"] == "pick 1"
            assert update["entries"][0]["events"][0]["type"] == "picked"
            assert update["now"]["offers"] is None
        assert [player["coins"] for player in ann.now["position"]["players"]] == [5, None]
        assert [player["coins"] for player in bo.now["position"]["players"]] == [None, 5]
        assert [player["coins"] for player in watcher.now["position"]["players"]] == [None, None]


def test_nobody_moves_for_another_seat(server: Server) -> None:
    made = server.create("Ann", "Bo")
    other = server.create("Cy", "Di")
    secret = made["keys"][0]["secret"]
    forged = [other["keys"][0]["secret"], secret[:-1], secret.swapcase(), "", made["id"]]
    with server.sit(made, 1) as bo, server.sit(made) as watcher, Client(server, made["id"], forged) as forger:
        assert forger.welcome["seats"] == []
        for client in (bo, watcher, forger):
            for message in (
                {"type": "move", "seat": 0, "rev": client.rev, "moves": ["pick 1"]},
                {"type": "undo", "seat": 0, "rev": client.rev},
                {"type": "leave", "seat": 0},
                {"type": "back", "seat": 0},
                {"type": "chat", "seat": 0, "text": "I am Ann"},
                {"type": "hint", "seat": 0},
                {"type": "look", "seat": 0},
            ):
                client.socket.send(json.dumps(message))
                assert client.until("refused")["code"] == "not_your_seat"
            client.send("fill_seat", seat=0, level="easy")
            assert client.until("refused")["code"] == "not_host"
            assert client.rev == client.welcome["now"]["rev"]
        watcher.send("stand_in", seat=1)
        assert watcher.until("refused")["code"] == "not_your_seat"


def test_an_illegal_move_is_refused_with_its_reasons_and_nothing_changes(server: Server) -> None:
    made = server.create("Ann", "Bo", seed=7)
    with server.sit(made, 0) as ann:
        answer = ann.move("pick 1", "conquer 0")
        assert (answer["type"], answer["request"], answer["code"]) == ("refused", 7, "water")
        assert answer["text"].startswith("“conquer 0” is not possible: ")
        assert ann.move("fly 3")["reasons"] == ["bad_notation"]
        assert ann.move("pick 1")["type"] == "update"


def test_a_stale_move_is_refused_and_the_client_catches_up(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        rev = ann.rev
        ann.move("pick 1")
        assert ann.move("done", rev=rev)["code"] == "stale"
        assert ann.until("update")["now"]["rev"] == ann.rev != rev
        assert ann.move("done", rev=ann.rev + 5)["code"] == "stale"


def race(client: Client, place: int, barrier: threading.Barrier, answers: list[str]) -> None:
    """Pick a combo at the same moment as others, and note the answer."""
    barrier.wait()
    client.send("move", seat=0, rev=client.rev, moves=[f"pick {place}"], request=place)
    seen = client.receive()
    while seen["type"] != "refused" and f"pick {place}" not in [entry["move"] for entry in seen["entries"]]:
        seen = client.receive()
    answers.append(seen["type"])


def test_of_two_moves_at_once_exactly_one_happens(server: Server) -> None:
    for _ in range(5):
        made = server.create("Ann", "Bo")
        clients = [server.sit(made, 0) for _ in range(4)]
        barrier = threading.Barrier(len(clients))
        answers: list[str] = []
        threads = [
            threading.Thread(target=race, args=(client, place, barrier, answers))
            for place, client in enumerate(clients, 1)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == ["refused"] * 3 + ["update"]
        for client in clients:
            client.drain()
            assert [entry["kind"] for entry in client.entries].count("move") == 1
            client.close()


def test_a_client_that_comes_back_gets_exactly_what_it_missed(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        first_turn(ann)
        with server.sit(made, 1) as bo:
            seen = list(bo.entries)
        ann.undo()
        ann.send("chat", seat=0, text="wait …")
        ann.answer("chat")
        ann.move("done")
        end_turn(ann)
        every = ann.entries
        with server.sit(made, 1, since=seen[-1]["seq"]) as bo:
            assert [entry["seq"] for entry in seen + bo.entries] == list(range(1, len(every) + 1))
            assert bo.entries[0]["kind"] == "undo"
            assert [(e["kind"], e["move"]) for e in seen + bo.entries] == [
                (e["kind"], e["move"]) for e in every
            ]
            assert bo.rev == ann.rev
        for since, missed in (
            (len(every), 0),
            (len(every) - 3, 3),
            (0, len(every)),
            (len(every) + 9, len(every)),
        ):
            with server.sit(made, 1, since=since) as bo:
                assert len(bo.entries) == missed


def test_undo_and_its_limits(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann, server.sit(made, 1) as bo:
        assert ann.undo()["code"] == "nothing_to_undo"
        ann.move("pick 1")
        assert ann.now["undo"] == {"steps": [], "why": "revealed"}
        assert ann.undo()["code"] == "nothing_to_undo"
        before = ann.now["position"]
        region = next(move for move in ann.legal if move.startswith("conquer"))
        ann.move(region)
        assert [step["move"] for step in ann.now["undo"]["steps"]] == [region]
        seq = ann.entries[-1]["seq"]
        answer = ann.undo()
        assert [answer["entries"][0][key] for key in ("kind", "move", "undoes")] == ["undo", region, seq]
        assert (ann.now["position"], ann.now["undo"]["steps"]) == (before, [])
        ann.move(region, "done")
        assert len(ann.undo(all=True)["entries"]) == 2
        assert ann.now["position"] == before
        ann.move(region, "done")
        deploys = [move for move in ann.legal if move.startswith("deploy")]
        ann.move(f"{deploys[0]} 2")
        ann.undo(move=deploys[0])
        assert ann.undo(move="deploy 99")["code"] == "nothing_to_undo"
        end_turn(ann)
        assert ann.undo(rev=ann.rev)["code"] == "not_your_decision"
        bo.wait(lambda c: c.now["offers"] is not None)
        assert bo.undo()["code"] == "nothing_to_undo"


def test_several_people_at_one_screen_look_one_after_the_other(server: Server) -> None:
    made = server.create("Ann", "Bo", "Cy")
    with server.sit(made, 0, 1) as shared:
        assert (shared.welcome["seats"], shared.now["eyes"], shared.now["offers"]) == ([0, 1], None, None)
        assert [player["coins"] for player in shared.now["position"]["players"]] == [None] * 3
        shared.send("look", seat=0)
        shared.until("update")
        assert [player["coins"] for player in shared.now["position"]["players"]] == [5, None, None]
        first_turn(shared)
        end_turn(shared)
        shared.send("look", seat=None)
        shared.until("update")
        assert [player["coins"] for player in shared.now["position"]["players"]] == [None] * 3
        shared.send("look", seat=1)
        shared.until("update")
        assert (shared.now["eyes"], shared.now["offers"]["seat"]) == (1, 1)
        shared.send("look", seat=2)
        assert shared.until("refused")["code"] == "not_your_seat"
        assert shared.now["eyes"] == 1
    with server.sit(made, 2) as cy:
        cy.send("look", seat=None)
        assert cy.until("update")["now"]["eyes"] == 2


def test_seats_are_filled_left_and_taken_again(server: Server) -> None:
    made = server.create("Ann", "open", "open")
    with Client(server, made["id"], [made["host"], made["keys"][0]["secret"]]) as ann:
        key = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo", "seat": 2}).json()
        with Client(server, made["id"], [key["secret"]]) as bo:
            assert bo.welcome["seats"] == [2]
            bo.send("leave", seat=2)
            bo.answer("leave")
            assert bo.table["seats"][2]["kind"] == "open"
        with Client(server, made["id"], [key["secret"]]) as gone:
            assert gone.welcome["seats"] == []
        ann.send("fill_seat", seat=1, level="dragon")
        assert ann.until("refused")["code"] == "unknown_level"
        ann.send("fill_seat", seat=0, level="easy")
        assert ann.until("refused")["code"] == "seat_taken"
        ann.send("fill_seat", seat=4, level="easy")
        assert ann.until("refused")["code"] == "not_a_seat"
        ann.send("fill_seat", seat=1, level="easy")
        ann.send("fill_seat", seat=2, level="easy")
        ann.wait(lambda c: c.table["status"] == "playing")
        assert [entry["kind"] for entry in ann.entries] == ["join", "leave", "bot", "bot", "start"]


def test_a_bot_stands_in_for_oneself_and_for_those_who_are_gone(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        with server.sit(made, 1):
            ann.send("stand_in", seat=1)
            assert ann.until("refused")["code"] == "still_here"
        ann.wait(lambda c: not c.table["seats"][1]["here"])
        ann.send("stand_in", seat=1)
        ann.answer("stand_in")
        ann.wait(lambda c: c.table["seats"][1]["stand_in"])
        first_turn(ann)
        end_turn(ann)
        ann.wait(lambda c: c.now["offers"] is not None)  # the bot has played
        assert {entry["seat"] for entry in ann.entries if entry["kind"] == "move"} == {0, 1}
        with server.sit(made, 1) as bo:
            bo.wait(lambda c: not c.table["seats"][1]["stand_in"])
        ann.send("stand_in", seat=0)
        ann.wait(lambda c: c.now["position"]["seat"] == 1)
        ann.send("back", seat=0)
        ann.wait(lambda c: not c.table["seats"][0]["stand_in"])


def test_a_hint_tells_moves_that_are_legal(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        ann.send("hint", seat=0)
        advice = ann.until("advice")
        assert advice["rev"] == ann.rev
        assert (len(advice["coins"]), len(advice["chances"])) == (2, 2)
        assert ann.move(advice["plans"][0]["moves"][0]["move"])["type"] == "update"
