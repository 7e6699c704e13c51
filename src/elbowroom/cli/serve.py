"""`elbowroom serve`: the game in the browser, for others too."""

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.cli import reminder_options as reminders

Database = Annotated[
    str | None,
    typer.Option("--db", metavar="URL"),
]
WorkerCount = Annotated[
    int | None,
    typer.Option("--workers", min=1),
]


LanAddress = Annotated[
    str | None,
    typer.Option(
        "--lan",
        metavar="ADDRESS",
    ),
]


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535)] = 8765,
    db: Database = None,
    workers: WorkerCount = None,
    processes: Annotated[int, typer.Option("--processes", min=1, max=64)] = 1,
    lan: LanAddress = None,
    pause: Annotated[float, typer.Option("--pause", min=0)] = 0.04,
    grace: Annotated[float, typer.Option("--grace", min=0)] = 60.0,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    metrics: Annotated[str | None, typer.Option("--metrics", metavar="[HOST:]PORT")] = None,
    log: Annotated[str, typer.Option("--log", metavar="FORMAT")] = "text",
    push: reminders.Push = False,
    push_key: reminders.PushKey = None,
    push_anywhere: reminders.PushAnywhere = False,
    smtp: reminders.Smtp = None,
    smtp_tls: reminders.SmtpTls = None,
    mail_from: reminders.MailFrom = None,
    mail_after: reminders.MailAfter = 10.0,
    mails_a_day: reminders.MailsADay = 500,
    url: reminders.Url = None,
    contact: reminders.Contact = None,
) -> None:
    """Serve the game to browsers until Ctrl-C."""
    from elbowroom.server.config import read_config
    from elbowroom.server.live.times import Pace
    from elbowroom.server.logs import log_format
    from elbowroom.server.web.processes import serve_many
    from elbowroom.server.web.run import ServerOptions, checked_proxies
    from elbowroom.server.web.run import serve as serve_alone

    remind = reminders.remind_options(
        push=push, push_key=push_key, push_anywhere=push_anywhere, smtp=smtp, smtp_tls=smtp_tls,
        mail_from=mail_from, mail_after=mail_after, mails_a_day=mails_a_day, url=url, contact=contact,
    )  # fmt: skip
    proxies, settings = checked_proxies(proxy or ()), read_config(config)
    options = ServerOptions(
        host, port, db, workers, Pace(pause, grace), lan, remind, proxies, settings, metrics,
        log_format(log), processes,
    )  # fmt: skip
    (serve_alone if processes == 1 else serve_many)(options, announce)


def announce(host: str, port: int) -> None:
    """Print the addresses under which the game can be opened."""
    from elbowroom.cli.console import standard_output
    from elbowroom.locales import text
    from elbowroom.server.web.doors import EVERYWHERE, lan_address, url

    console = standard_output()
    everywhere = host in EVERYWHERE
    console.print(text("server-listening", address=url("127.0.0.1" if everywhere else host, port)))
    if everywhere and (own := lan_address()) is not None:
        console.print(text("server-listening-lan", address=url(own, port)))
    console.print(text("server-stop"))
