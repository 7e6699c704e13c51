"""Hints and the analysis at a table: what they tell, and where they are refused."""

import pytest

from tests.server.serving import Json, Server
from tests.server.test_http import problem


def expect_plans(advice: Json, seats: int) -> None:
    """What every advice tells."""
    assert (len(advice["coins"]), len(advice["chances"])) == (seats, seats)
    assert sum(advice["chances"]) == pytest.approx(1, abs=0.02)
    assert 1 <= len(advice["plans"]) <= 3
    for plan in advice["plans"]:
        assert set(plan) == {"moves", "coins", "lead", "chance", "why"}
        assert plan["why"]["code"]
        assert plan["coins"] > 20
    leads = [plan["lead"] for plan in advice["plans"]]
    assert leads == sorted(leads, reverse=True)


def test_a_hint_has_plans_with_coins_and_reasons(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        ann.send("hint", seat=0)
        advice = ann.until("advice")
        assert (advice["hint"], advice["seat"], advice["rev"]) == (True, 0, ann.rev)
        expect_plans(advice, 2)
        assert len(advice["plans"]) > 1
        assert advice["plans"][0]["why"]["code"] in ("combo", "combo_pays")


def test_a_table_can_do_without_hints(server: Server) -> None:
    made = server.create("Ann", "Bo", help="none")
    with server.sit(made, 0) as ann:
        assert (ann.table["help"], ann.table["may_analyse"]) == ("none", False)
        ann.send("hint", seat=0, request=3)
        refused = ann.until("refused")
        assert (refused["code"], refused["request"]) == ("no_hints", 3)
        assert refused["text"] == "This table plays without hints."
        ann.send("analyse", request=4)
        assert ann.until("refused")["code"] == "no_analysis"


def test_the_analysis_is_off_where_several_people_play(server: Server) -> None:
    for seats in (("Ann", "Bo"), ("Ann", "open"), ("Ann", "Bo", "bot easy")):
        made = server.create(*seats)
        with server.sit(made, 0) as ann:
            assert (ann.table["help"], ann.table["may_analyse"]) == ("hints", False)
            ann.send("analyse")
            assert ann.until("refused")["code"] in ("no_analysis", "not_playing")


def test_the_analysis_is_there_where_the_table_wants_it(server: Server) -> None:
    made = server.create("Ann", "Bo", help="analysis")
    with server.sit(made, 0) as ann, server.sit(made, 1) as bo, server.sit(made) as watcher:
        for client in (ann, bo):
            assert client.table["may_analyse"]
            client.send("analyse")
            advice = client.until("advice")
            assert (advice["hint"], advice["seat"], advice["rev"]) == (False, 0, client.rev)
            expect_plans(advice, 2)
        watcher.send("analyse")
        assert watcher.until("refused")["code"] == "no_eyes"


def test_who_plays_alone_against_bots_may_analyse(server: Server) -> None:
    made = server.create("Ann", "bot easy")
    with server.sit(made, 0) as ann:
        assert ann.table["may_analyse"]
        ann.send("analyse")
        ann.send("analyse", request=5)
        refused, advice = ann.until("refused"), ann.until("advice")
        assert (refused["code"], refused["request"]) == ("one_analysis", 5)
        expect_plans(advice, 2)


def test_the_analysis_begins_with_hello(server: Server) -> None:
    made = server.create("Ann", "bot easy")
    with server.sit(made, hello=False) as stranger:
        stranger.send("analyse")
        assert stranger.until("refused")["code"] == "no_hello"


def test_the_analysis_is_allowed_when_the_others_have_left(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann, server.sit(made, 1) as bo:
        bo.send("leave", seat=1)
        ann.wait(lambda c: c.table["may_analyse"])


def test_an_unknown_kind_of_help_is_refused(server: Server) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot"}]
    answer = server.post("/api/tables", {"seats": seats, "help": "everything"})
    assert problem(answer, 400) == ("bad_request", "help")
