"""Options of `serve` about players who are away: pushes and mails."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from elbowroom.server.remind.options import RemindOptions

Push = Annotated[bool, typer.Option("--push")]
PushKey = Annotated[
    Path | None,
    typer.Option(
        "--push-key",
        envvar="ELBOWROOM_PUSH_KEY",
        metavar="FILE",
    ),
]
PushAnywhere = Annotated[bool, typer.Option("--push-anywhere")]
Smtp = Annotated[
    str | None,
    typer.Option("--smtp", metavar="HOST:PORT"),
]
SmtpTls = Annotated[
    str | None,
    typer.Option("--smtp-tls", metavar="starttls|tls|none"),
]
MailFrom = Annotated[str | None, typer.Option("--mail-from", metavar="ADDRESS")]
MailAfter = Annotated[float, typer.Option("--mail-after", min=0)]
MailsADay = Annotated[int, typer.Option("--mails-a-day", min=1)]
Url = Annotated[str | None, typer.Option("--url")]
Contact = Annotated[
    str | None,
    typer.Option("--contact", metavar="ADDRESS"),
]


def remind_options(
    *,
    push: bool,
    push_key: Path | None,
    push_anywhere: bool,
    smtp: str | None,
    smtp_tls: str | None,
    mail_from: str | None,
    mail_after: float,
    mails_a_day: int,
    url: str | None,
    contact: str | None,
) -> "RemindOptions":
    """The options, checked; what user and password are is told by the environment only."""
    import os

    from elbowroom.server.remind.options import PushOptions, RemindOptions, contact_for, mail_options

    mail = pushes = None
    if smtp is not None:
        user, password = (os.environ.get(f"ELBOWROOM_SMTP_{name}") for name in ("USER", "PASSWORD"))
        mail = mail_options(smtp, mail_from, url, smtp_tls, user, password, mails_a_day)
    if push:
        pushes = PushOptions(contact_for(contact, mail, url), _read(push_key), push_anywhere)
    return RemindOptions(pushes, mail, mail_after=60 * mail_after)


def _read(key: Path | None) -> str | None:
    from elbowroom.server.errors import TableError

    if key is None:
        return None
    try:
        return key.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TableError("bad_push_key") from error
