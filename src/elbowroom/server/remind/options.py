"""What the server was told about pushes and mails, checked before it starts."""

import re
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from elbowroom.server.errors import TableError
from elbowroom.server.protocol.reminders import LONGEST_ADDRESS

PUSH_AFTER = 10.0
"""Seconds after which somebody whose page is closed gets a push: one that is loaded anew is back by then."""
MAIL_AFTER = 600.0
"""Seconds after which a mail goes out, and a push to somebody who has seen that it is their turn."""
MAILS_A_DAY = 500
NO_HOST = "elbowroom.invalid"

Tls = Literal["starttls", "tls", "none"]
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
_SMTP = re.compile(r"(?P<host>\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::(?P<port>\d{1,5}))?", re.ASCII)


@dataclass(frozen=True)
class PushOptions:
    """How pushes are signed. ``key`` is a private key as PEM; without it one is made and kept."""

    contact: str
    key: str | None = None
    anywhere: bool = False
    """Whether a push may go to this machine and its network too."""


@dataclass(frozen=True)
class MailOptions:
    """Through which server mails go, from whom they come, and where their links lead."""

    host: str
    port: int
    tls: Tls
    sender: str
    url: str
    user: str | None = None
    password: str | None = None
    a_day: int = MAILS_A_DAY


@dataclass(frozen=True)
class RemindOptions:
    """In which ways players who are away are told, and after how many seconds."""

    push: PushOptions | None = None
    mail: MailOptions | None = None
    push_after: float = PUSH_AFTER
    mail_after: float = MAIL_AFTER

    def __bool__(self) -> bool:
        return self.push is not None or self.mail is not None


def checked_address(address: str, *, field: str = "address") -> str:
    """A plain mail address; anything that could become more than one line or one address is refused."""
    found = address.strip()
    if len(found) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(found):
        raise TableError("bad_address", address=repr(address), where=field)
    return found


def checked_url(url: str) -> str:
    """The address of this server as browsers know it, without a slash at its end."""
    parts = urlsplit(url)
    plain = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise TableError("bad_url", url=repr(url))
    return f"{parts.scheme}://{parts.netloc}"


def mail_options(
    smtp: str,
    sender: str | None,
    url: str | None,
    tls: str | None = None,
    user: str | None = None,
    password: str | None = None,
    a_day: int = MAILS_A_DAY,
) -> MailOptions:
    """Options of mails; errors name what is missing or wrong."""
    found = _SMTP.fullmatch(smtp)
    if found is None or int(found["port"] or 1) not in range(1, 65536):
        raise TableError("bad_smtp", smtp=repr(smtp))
    if sender is None:
        raise TableError("smtp_needs", option="--mail-from")
    if url is None:
        raise TableError("smtp_needs", option="--url")
    port = int(found["port"] or 587)
    chosen: Tls
    match tls or ("tls" if port == 465 else "starttls"):
        case "starttls" | "tls" | "none" as known:
            chosen = known
        case unknown:
            raise TableError("bad_tls", tls=repr(unknown))
    if chosen == "none" and password:
        raise TableError("password_needs_tls")
    host = found["host"].strip("[]")
    sender = checked_address(sender, field="--mail-from")
    return MailOptions(host, port, chosen, sender, checked_url(url), user, password, a_day)


def contact_for(contact: str | None, mail: MailOptions | None, url: str | None) -> str:
    """Whom a push service can write to: whoever was named, or somebody at this server's own address."""
    if contact is not None:
        return checked_address(contact, field="--contact")
    if mail is not None:
        return mail.sender
    host = urlsplit(checked_url(url)).hostname if url else None
    return f"elbowroom@{host if host and '.' in host else NO_HOST}"
