"""What mails and pushes say, in the language of whoever reads them."""

from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid

import msgspec

from elbowroom.locales import list_text, text
from elbowroom.server.remind.options import MailOptions


@dataclass(frozen=True)
class Turn:
    """What somebody is told about a turn: the name at the seat, the others' names, and the round."""

    table: str
    seat: int
    name: str
    others: tuple[str, ...]
    round: int
    rounds: int


def push_message(turn: Turn, locale: str) -> bytes:
    """What a browser shows, and the page that it opens."""
    return msgspec.json.encode(
        {
            "title": text("server-turn-title", locale, name=turn.name),
            "body": _about(turn, locale),
            "path": f"/t/{turn.table}",
        }
    )


def turn_letter(
    options: MailOptions, address: str, turn: Turn, locale: str, *, seat: str, stop: str
) -> EmailMessage:
    """It is somebody's turn; ``seat`` and ``stop`` are the tokens of the links."""
    body = text(
        "server-turn-mail",
        locale,
        name=turn.name,
        about=_about(turn, locale),
        link=f"{options.url}/seat#{seat}/{turn.table}/{turn.seat}",
        stop=f"{options.url}/mail#{stop}",
    )
    letter = _letter(options, address, text("server-turn-subject", locale, round=turn.round), body)
    # programs for mail show a button for these two
    letter["List-Unsubscribe"] = f"<{options.url}/api/mail/stop/{stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def confirm_letter(options: MailOptions, address: str, locale: str, *, confirm: str) -> EmailMessage:
    """Whether an address wants mails. It says nothing that a stranger has written, names included."""
    body = text("server-confirm-mail", locale, link=f"{options.url}/mail#{confirm}", site=options.url)
    return _letter(options, address, text("server-confirm-subject", locale), body)


def _about(turn: Turn, locale: str) -> str:
    names = list_text(turn.others, locale)
    return text("server-turn-about", locale, round=turn.round, rounds=turn.rounds, others=names)


def _letter(options: MailOptions, address: str, subject: str, body: str) -> EmailMessage:
    letter = EmailMessage(policy=SMTP)  # refuses line breaks in headers
    letter["From"] = options.sender
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = format_datetime(localtime())
    letter["Message-ID"] = make_msgid(domain=options.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(body)
    return letter
