"""Ids and secrets: what cannot be guessed, and what is kept of it."""

import hashlib
import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look like another one."""


def new_id() -> str:
    """The id of a table, which is also the address that friends are sent: 31¹⁰ of them."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_secret() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored of a secret. It is random and long, so there is nothing to salt or to slow down."""
    return hashlib.sha256(secret.encode()).hexdigest()
