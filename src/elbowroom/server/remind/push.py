"""Web Push: a message to a browser whose page is closed, encrypted so that only that browser can read it.

What encrypts and signs comes with the extra ``push`` and is loaded only where pushes are wanted.
"""

import asyncio
import base64
import hashlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from elbowroom.server.errors import TableError
from elbowroom.server.remind.addresses import Forbidden, check_endpoint, find
from elbowroom.server.remind.lanes import Outcome
from elbowroom.server.remind.options import PushOptions
from elbowroom.server.store.reminders import Reminder

if TYPE_CHECKING:
    import httpx

log = logging.getLogger(__name__)

KEPT_SECONDS = 2 * 24 * 3600
"""How long a push service keeps a message for a browser that is not running."""
SEND_SECONDS = 15.0
_GONE = (404, 410)
"""The browser has ended its subscription."""


class PushKeys(msgspec.Struct):
    """The keys of a browser's subscription."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A private key that signs pushes, as PEM."""
    _load()
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    return made.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


class PushCourier:
    """Encrypts, signs and sends pushes."""

    def __init__(self, options: PushOptions, key: str) -> None:
        webpush = _load()
        self._anywhere = options.anywhere
        public, self.public_key = _public(key)
        self._encrypter = webpush.WebPush(
            key.encode(), public, subscriber=options.contact, ttl=KEPT_SECONDS, expiration=12 * 3600
        )
        self._subscription = webpush.WebPushSubscription
        self._client: httpx.AsyncClient | None = None

    def check(self, endpoint: str, keys: PushKeys) -> None:
        """An error if nothing could be sent to such a subscription."""
        check_endpoint(endpoint, anywhere=self._anywhere)
        try:
            sizes = [len(base64.urlsafe_b64decode(key + "==")) for key in (keys.p256dh, keys.auth)]
            if sizes != [65, 16]:
                raise ValueError
            self._encrypt(endpoint, keys, b"")
        except ValueError as error:  # what the libraries raise for points off the curve and bad URLs, too
            raise TableError("bad_subscription") from error

    def _encrypt(self, endpoint: str, keys: PushKeys, message: bytes) -> Any:
        told = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
        return self._encrypter.get(message, self._subscription.model_validate(told))

    async def deliver(self, to: Reminder, message: bytes) -> Outcome:
        """Send a message to a browser."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                status = await self._post(to, message)
        except (Forbidden, TableError):
            return "gone"
        except (OSError, TimeoutError, _network_error()) as error:
            log.warning("a push could not be sent: %s", type(error).__name__)
            return "later"
        if status in _GONE:
            return "gone"
        if status == 429 or status >= 500:
            return "later"
        if not 200 <= status < 300:
            log.warning("a push service refused a push with status %d", status)
        return "done"

    async def _post(self, to: Reminder, message: bytes) -> int:
        import httpx

        host, port = check_endpoint(to.address, anywhere=self._anywhere)
        addresses = await find(host, port, anywhere=self._anywhere)
        made = self._encrypt(to.address, msgspec.json.decode(to.keys, type=PushKeys), message)
        url = httpx.URL(to.address)
        topic = base64.urlsafe_b64encode(hashlib.sha256(to.table_id.encode()).digest()[:24]).decode()
        headers = {**made.headers, "host": url.netloc.decode(), "topic": topic}
        if self._client is None:
            # no proxy, and no redirects: either would lead to addresses that nobody has checked
            self._client = httpx.AsyncClient(verify=httpx.create_ssl_context(), trust_env=False)
        for address in addresses:
            request = self._client.build_request(
                "POST", url.copy_with(host=address), content=made.encrypted, headers=headers,
                extensions={"sni_hostname": host},
            )  # fmt: skip
            try:
                answer = await self._client.send(request, stream=True)
            except httpx.ConnectError:
                if address == addresses[-1]:
                    raise
            else:
                await answer.aclose()
                return answer.status_code
        raise OSError

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()


def _load() -> Any:
    try:
        import httpx  # noqa: F401
        import webpush
    except ImportError as error:
        raise TableError("needs_extra", option="--push", extra="push", package=error.name) from error
    return webpush


def _network_error() -> type[Exception]:
    import httpx

    return httpx.HTTPError


def _public(key: str) -> tuple[bytes, str]:
    """The public half of a private key: as PEM, and as browsers want it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        private = serialization.load_pem_private_key(key.encode(), None)
    except (TypeError, ValueError) as error:
        raise TableError("bad_push_key") from error
    if not isinstance(private, ec.EllipticCurvePrivateKey) or not isinstance(private.curve, ec.SECP256R1):
        raise TableError("bad_push_key")
    public = private.public_key()
    point = public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    pem = public.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    return pem, base64.urlsafe_b64encode(point).rstrip(b"=").decode()
