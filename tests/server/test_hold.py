"""An SQLite file is for one server: a second one says who has it, and the file is free when that is gone."""

import os
import signal
from pathlib import Path

import pytest

from elbowroom.server.errors import TableError
from elbowroom.server.store.hold import hold
from tests.cli.shell import refused
from tests.server.serving import Server


def test_whoever_comes_second_is_told_who_has_it(tmp_path: Path) -> None:
    with hold(str(tmp_path / "games.db")):
        with pytest.raises(TableError, match="in use already") as told, hold(str(tmp_path / "games.db")):
            pass
        assert told.value.facts["process"] == str(os.getpid())
        with hold(str(tmp_path / "others.db")):
            pass
    with hold(str(tmp_path / "games.db")):
        pass


def test_what_has_no_file_is_not_held(tmp_path: Path) -> None:
    for url in ("postgresql://x@y/z", "sqlite://"):
        with hold(url), hold(url):
            pass


def test_a_folder_that_cannot_be_written_to_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TableError, match="cannot be used"), hold(f"sqlite:///{tmp_path}/file/games.db"):
        pass


@pytest.mark.slow
def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    with Server(db, "--workers", "1") as first:
        for command in ("serve", "play"):
            said = refused(command, "--port", "0", "--db", str(db))
            assert f"process {first.process.pid} " in said
            assert "Traceback" not in said
        first.create("Ann", "Bo")
        first.process.send_signal(signal.SIGKILL)
        first.process.wait()
    with Server(db, "--workers", "1") as second:
        assert second.get("/api/health").status_code == 200


@pytest.mark.slow
def test_several_processes_are_refused_for_a_file(tmp_path: Path) -> None:
    said = refused("serve", "--port", "0", "--processes", "2", "--db", str(tmp_path / "games.db"))
    assert "PostgreSQL" in said
