"""A push service on this machine: takes what it is sent, and can read it, as the browser could."""

import base64
import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.certificate import tls_context


def unpadded(raw: bytes) -> str:
    """As browsers write keys."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    """What `unpadded` has written."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """The browser's side of a subscription, after RFC 8291."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = bytes(16)) -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": unpadded(point(self._key.public_key())), "auth": unpadded(self._auth)}

    def decrypt(self, body: bytes) -> bytes:
        """What was encrypted for this browser."""
        salt, length, sender = body[:16], body[20], body[21 : 21 + body[20]]
        assert length == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self._key.public_key()) + sender
        secret = _derive(shared, self._auth, info, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert plain.endswith(b"\2"), "the last record"
        return plain[:-1]


@dataclass
class PushService:
    """Answers with the statuses it is given, then with 201. ``holds`` lets it never answer."""

    certificate: Path
    statuses: list[int] = field(default_factory=list)
    holds: threading.Event | None = None
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.got.append((self.path, headers, body))
                if service.holds is not None:
                    service.holds.wait()
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.socket = tls_context(self.certificate).wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def endpoint(self, name: str = "ben") -> str:
        """The address of a subscription."""
        return f"https://localhost:{self._server.server_port}/push/{name}"

    def wanted(self, browser: Browser, name: str = "ben") -> dict[str, str]:
        """What a page sends of a subscription."""
        return {"endpoint": self.endpoint(name), **browser.keys}

    def message(self, browser: Browser, number: int = 0) -> dict[str, Any]:
        """A push, decrypted."""
        found: dict[str, Any] = json.loads(browser.decrypt(self.got[number][2]))
        return found

    def claims(self, number: int = 0) -> tuple[dict[str, Any], str]:
        """What a push was signed with: its claims, checked by the key that came along, and that key."""
        scheme, _, rest = self.got[number][1]["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(parts["k"]))
        claims: dict[str, Any] = jwt.decode(
            parts["t"], key, algorithms=["ES256"], audience="https://localhost"
        )
        return claims, parts["k"]

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.holds is not None:
            self.holds.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
