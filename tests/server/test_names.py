"""Names at a table: none that looks like another one, nothing invisible, and every script and emoji."""

import pytest

from elbowroom.server.table.lookalikes import look_alike
from elbowroom.server.table.names import clean_name
from tests.server.serving import Server
from tests.server.tables import happen, refused, table
from tests.server.test_http import problem


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Ann", "A\u0578\u0578"),  # Armenian
        ("Paula", "P\u0430ul\u0430"),
        ("Olaf", "0laf"),
        ("Ida", "lda"),
        ("Bo", "\U0001d401\U0001d428"),  # mathematical
        ("Emma", "Ernrna"),
        ("Оксана", "Oксaнa"),
        ("\u0915\u094d\u0937", "\u0915\u094d\u200d\u0937"),  # a joiner more
    ],
)
def test_a_twin_of_a_name_at_the_table_is_refused(name: str, twin: str) -> None:
    assert refused(lambda: clean_name(twin, "x", [name])) == "name_alike"
    assert refused(lambda: clean_name(name, "x", [twin])) == "name_alike"
    assert clean_name(twin, "x", ["Zoe"]) == twin, "alone it is just a name"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Änn"), ("Bo", "Jo"), ("Марія", "Марина"), ("Õie", "Oie"), ("Ștefan", "Stefan"),
     ("Þór", "Dór"), ("李", "王")],
)  # fmt: skip
def test_other_names_are_others(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    "bad",
    [
        "A\u200dnn",  # a joiner that joins nothing
        "Ann\u200d",
        "A\u200bnn",
        "A\ufe0fnn",
        "\u3164",  # fillers and blanks that count as letters
        "\u2800\u2800",
        "A\u034fnn",
        "A\u202enn",
        "Ann\U000e0041",
        "A\u00adnn",
    ],
)
def test_nothing_invisible_is_a_name_or_said(bad: str) -> None:
    assert refused(lambda: clean_name(bad, "x", [])) == "bad_player_name"
    t = table()
    assert refused(lambda: t.plan_chat(0, f"x{bad}x", 2)) == "bad_chat"


@pytest.mark.parametrize(
    "good",
    [
        "Ann \U0001f600",
        "\u2764\ufe0f",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",  # a family
        "\U0001f44d\U0001f3fd",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\u0628\u06cc\u200c\u06a9",  # Persian, with a non-joiner
        "\u0d05\u0d28\u0d4d\u200d",  # not at the end: see below
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",  # Sinhala
        "Þórdís",
        "Ганна",
        "李雷",
    ],
)
def test_every_script_and_emoji_is_a_name_and_can_be_said(good: str) -> None:
    good = good.rstrip("\u200d")
    assert clean_name(good, "x", ["Bo"]) == good
    t = table()
    happen(t, t.plan_chat(0, good, 2))


def test_whoever_joins_cannot_pass_for_somebody_who_sits_there(server: Server) -> None:
    made = server.create("Ann", "open")
    answer = server.post(f"/api/tables/{made['id']}/join", {"name": "\u0410nn"})
    assert problem(answer, 400) == ("name_alike", "name")
    assert answer.json()["facts"]["other"] == "Ann"
    seats = [{"kind": "human", "name": "Bo"}, {"kind": "human", "name": "\uff22o"}]
    assert problem(server.post("/api/tables", {"seats": seats}), 400) == ("name_alike", "seats[1].name")
    assert server.post(f"/api/tables/{made['id']}/join", {"name": "ann"}).status_code == 200
