"""What those see who look after a server: figures, and a log of one line an event; no secret in either."""

import json
import socket
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from elbowroom.server.web.metrics import metrics_address
from tests.cli.shell import refused
from tests.patience import PATIENCE
from tests.server.serving import Server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def figures(port: int) -> dict[str, float]:
    """What a scrape gets, by name and labels."""
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }


def test_figures_are_told_at_their_own_address_only(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path / "games.db", "--metrics", str(port), "--pause", "0", "--workers", "1") as server:
        assert server.get("/metrics").status_code == 404, "not to players"
        before = figures(port)
        assert (before["elbowroom_moves_total"], before["elbowroom_sockets"]) == (0, 0)
        made = server.create("Ann", "bot random")
        server.create("Ann", "open")
        with server.sit(made, 0) as ann:
            ann.move("pick 1")
            after = figures(port)
        assert after["elbowroom_moves_total"] == 1
        assert after["elbowroom_sockets"] == 1
        assert (after["elbowroom_tables waiting"], after["elbowroom_tables playing"]) == (1, 1)
        assert after["elbowroom_tables_made_total"] == 2
        assert after["elbowroom_can_save"] == 1
        assert after["elbowroom_answers_total 201"] == 2
        assert after["elbowroom_answers_total 404"] == 1
        for name in ("commit", "message"):
            assert after[f"elbowroom_{name}_seconds_count"] > before[f"elbowroom_{name}_seconds_count"]
            assert after[f"elbowroom_{name}_seconds_count"] == after[f"elbowroom_{name}_seconds_bucket +Inf"]
        assert {"elbowroom_bots_waiting", "elbowroom_thought_seconds_count"} <= set(after)
        assert after["process_resident_memory_bytes"] > 0


def test_an_address_for_figures_is_checked() -> None:
    assert metrics_address("9100") == ("127.0.0.1", 9100)
    assert metrics_address("[::]:9100") == ("::", 9100)
    for wrong in ("", "here", "70000", "127.0.0.1:", "1:-2"):
        assert "PORT" in refused("serve", "--metrics", wrong), wrong


def test_a_log_for_programs_has_one_object_a_line_and_no_secret(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", "--log", "json", "--pause", "0", "--workers", "1") as server:
        made = server.create("Ann", "open", seed=None)
        key = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"}).json()
        with server.sit(made, 0) as ann:
            ann.move("pick 1")
            ann.send("chat", seat=0, text="between you and me")
            ann.wait(lambda c: any(entry["kind"] == "chat" for entry in c.entries))
        _, errors = server.stop()
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in lines] == ["serving", "table made", "table is now playing", "stopped"]
    assert lines[1]["table"] == made["id"]
    assert all({"time", "level", "part"} <= set(line) for line in lines)
    for secret in (key["secret"], made["host"], made["keys"][0]["secret"], "between you and me"):
        assert secret not in errors


def test_a_log_is_written_as_text_or_json() -> None:
    assert "json" in refused("serve", "--log", "xml")
