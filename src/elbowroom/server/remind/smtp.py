"""Handing mails to a mail server, in a thread, so that a slow one holds up nobody."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage

from elbowroom.server.remind.lanes import Outcome
from elbowroom.server.remind.options import MailOptions

log = logging.getLogger(__name__)

SMTP_SECONDS = 15.0


async def deliver(options: MailOptions, letter: EmailMessage) -> Outcome:
    """Hand a mail to the mail server."""
    try:
        await asyncio.to_thread(_hand_over, options, letter)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return "gone" if all(code >= 500 for code in codes) else "later"
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a mail could not be sent: %s", _problem(error))
        return "later"
    return "done"


def _hand_over(options: MailOptions, letter: EmailMessage) -> None:
    encrypted = ssl.create_default_context()
    server: smtplib.SMTP
    if options.tls == "tls":
        server = smtplib.SMTP_SSL(options.host, options.port, timeout=SMTP_SECONDS, context=encrypted)
    else:
        server = smtplib.SMTP(options.host, options.port, timeout=SMTP_SECONDS)
    with server:
        if options.tls == "starttls":
            server.starttls(context=encrypted)  # an error if the server does not offer it
        if options.user:
            server.login(options.user, options.password or "")
        server.send_message(letter)


def _problem(error: Exception) -> str:
    """What a log may say: never an address, which the answers of mail servers like to repeat."""
    code = getattr(error, "smtp_code", None)
    return f"{type(error).__name__} {code}" if code is not None else f"{type(error).__name__}"
