"""Ids of tables, and the secrets that hold seats: neither can be guessed, and only digests are stored."""

import hashlib
import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look like another one."""


def new_id() -> str:
    """The id of a table, which is also the address that friends are sent: 31¹⁰ of them."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_secret() -> str:
    """The secret that holds a seat: whoever has it plays that seat."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random, so salt or a slow hash would add nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()
