"""A mail server on this machine: keeps every mail that it is given."""

import email
import re
import socket
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.server.certificate import tls_context


@dataclass
class MailServer:
    """A mail server. With a certificate it offers STARTTLS, with a user it wants a login first."""

    certificate: Path | None = None
    user: tuple[str, str] | None = None
    refusal: str | None = None
    """How it answers every recipient, if not with a yes."""
    mails: list[EmailMessage] = field(default_factory=list)
    encrypted: list[bool] = field(default_factory=list)
    port: int = 0

    async def handle_RCPT(  # noqa: N802
        self, _: Any, __: Any, envelope: Any, address: str, ___: Any
    ) -> str:
        if self.refusal is not None:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        assert len(envelope.rcpt_tos) == 1
        self.encrypted.append(session.ssl is not None)
        self.mails.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def _knows(self, _: Any, __: Any, ___: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        return AuthResult(success=(data.login.decode(), data.password.decode()) == self.user)

    @property
    def address(self) -> str:
        return f"localhost:{self.port}"

    def __enter__(self) -> Self:
        options: dict[str, Any] = {}
        if self.certificate is not None:
            options["tls_context"] = tls_context(self.certificate)
        if self.user is not None:
            options |= {"authenticator": self._knows, "auth_required": True}
        with socket.create_server(("127.0.0.1", 0)) as free:  # the controller takes no port 0
            self.port = int(free.getsockname()[1])
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **options)
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def words(mail: EmailMessage) -> str:
    """What a mail says."""
    return str(mail.get_content())


def links(mail: EmailMessage) -> list[str]:
    """The addresses in a mail."""
    return re.findall(r"https?://\S+", words(mail))
