"""`elbowroom serve`: the game in the browser, for others too."""

from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", help="An SQLite file or a database URL; by default in your data folder."
    ),
]
WorkerCount = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="Processes in which bots think; by default cores less one."),
]


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", "-p", min=0, max=65535, help="0 takes one that is free.")
    ] = 8765,
    db: Database = None,
    workers: WorkerCount = None,
    pause: Annotated[
        float, typer.Option("--pause", min=0, help="Seconds between two moves of a bot.")
    ] = 0.04,
    grace: Annotated[
        float, typer.Option("--grace", min=0, help="Seconds after which a bot plays for an absent player.")
    ] = 60.0,
) -> None:
    """Serve the game to browsers until Ctrl-C."""
    from elbowroom.server.live.times import Pace
    from elbowroom.server.web.run import ServerOptions
    from elbowroom.server.web.run import serve as run

    run(ServerOptions(host, port, db, workers, Pace(pause, grace)), announce)


def announce(host: str, port: int) -> None:
    """Print the addresses under which the game can be opened."""
    from elbowroom.cli.console import standard_output
    from elbowroom.locales import text
    from elbowroom.server.web.run import lan_address

    console = standard_output()
    everywhere = host in ("0.0.0.0", "::")
    console.print(text("server-listening", address=address("127.0.0.1" if everywhere else host, port)))
    if everywhere and (own := lan_address()) is not None:
        console.print(text("server-listening-lan", address=address(own, port)))
    console.print(text("server-stop"))


def address(host: str, port: int) -> str:
    """The URL of a server, for a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
