"""Links that a mail brings: signed by the server, good for one purpose and for some days.

Nothing about them is stored. What they are about is a reminder, and when that is gone they lead nowhere.
"""

import base64
import hashlib
import hmac
from typing import Literal

from elbowroom.server.errors import TableError

DAY_MS = 24 * 3600 * 1000
DAYS = {"confirm": 7, "seat": 30, "stop": 365}
"""How long a link is good for: mails are read late, and it is never too late to want no more of them."""
_SIGNED_BYTES = 18

Purpose = Literal["confirm", "seat", "stop"]


def sign(purpose: Purpose, reminder: str, key: str, now: int) -> str:
    """A token for a purpose and a reminder; ``now`` is in milliseconds since 1970."""
    body = f"{purpose}.{reminder}.{now + DAYS[purpose] * DAY_MS:x}"
    return f"{body}.{_signature(body, key)}"


def read(token: str, purpose: Purpose, key: str, now: int) -> str:
    """The reminder that a token is about; an error if it is not ours, for something else, or too old."""
    body, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(body, key).encode()):
        raise TableError("bad_link")
    found, reminder, until = body.split(".")
    if found != purpose:
        raise TableError("bad_link")
    if int(until, 16) < now:
        raise TableError("old_link")
    return reminder


def is_token(text: str) -> bool:
    """Whether it looks like a token; a secret has no dots."""
    return "." in text


def _signature(body: str, key: str) -> str:
    made = hmac.digest(key.encode(), body.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made[:_SIGNED_BYTES]).decode()
