"""`elbowroom play`: the game in the browser, on this machine."""

from typing import Annotated

import typer

from elbowroom.cli.serve import Database, LanAddress, WorkerCount, announce


def play(
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535)] = 0,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    db: Database = None,
    workers: WorkerCount = None,
    lan: LanAddress = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
) -> None:
    """Play in the browser, alone, with bots, or with friends. Ctrl-C ends it; games are kept."""
    import webbrowser

    from elbowroom.server.web.doors import EVERYWHERE, url
    from elbowroom.server.web.run import ServerOptions, serve

    def ready(host: str, port: int) -> None:
        announce(host, port)
        if browser:
            webbrowser.open(url("127.0.0.1" if host in EVERYWHERE else host, port))

    serve(ServerOptions(host, port, db, workers, lan=lan), ready)
