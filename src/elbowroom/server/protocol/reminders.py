"""How a player is told that it is their turn: by a push to a browser, or by a mail."""

from typing import Annotated

from msgspec import Meta

from elbowroom.server.protocol.basics import Asked, Secret, Told

LONGEST_ADDRESS = 254
LONGEST_ENDPOINT = 1024

Secrets = Annotated[list[Secret], Meta(min_length=1, max_length=6)]
Locale = Annotated[str, Meta(max_length=16)]
PushKey = Annotated[str, Meta(max_length=128)]
LinkToken = Annotated[str, Meta(max_length=200)]


class ReminderWays(Told):
    """How this server tells somebody who is away: the public key of its pushes, whether it sends mails."""

    push: str | None
    mail: bool


class MailState(Told):
    """The address that was left at a seat, with most of it hidden, and whether its owner has agreed."""

    address: str
    confirmed: bool


class WhichReminders(Asked):
    """Whoever holds the seats of these secrets wants to know how they are reminded."""

    secrets: Secrets


class PushWanted(Asked):
    """A browser wants a push when it is the turn of these seats; the fields are those of its subscription."""

    secrets: Secrets
    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    p256dh: PushKey
    auth: PushKey
    locale: Locale = "en"


class MailWanted(Asked):
    """Somebody wants a mail when it is the turn of these seats; its owner has to confirm the address."""

    secrets: Secrets
    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    locale: Locale = "en"


class PushUnwanted(Asked):
    """A browser wants no more pushes for these seats."""

    secrets: Secrets
    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]


class MailUnwanted(Asked):
    """The address at these seats is to be forgotten."""

    secrets: Secrets


class RemindersNow(Told):
    """How the asked seats are reminded: to how many browsers a push goes, and the address that was left."""

    pushes: int
    mail: MailState | None


class MailLink(Asked):
    """Somebody opened a link of a mail."""

    token: LinkToken


class MailLinkDone(Told):
    """It was done; ``table`` is the table that it was about, if that is still known."""

    table: str | None
