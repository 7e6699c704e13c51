"""The application: the interface under /api and /ws, and the page everywhere else."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from elbowroom.engine.errors import ElbowroomError
from elbowroom.locales import text
from elbowroom.server.errors import TableError
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import Problem
from elbowroom.server.web.api import HANDLERS
from elbowroom.server.web.limits import LONGEST_BODY, REQUESTS_A_SECOND, REQUESTS_AT_ONCE, AddressBuckets
from elbowroom.server.web.page import Page
from elbowroom.server.web.socket import table_socket

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]

SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
CODE_OF_STATUS = {404: "no_such_page", 405: "not_allowed", 413: "too_large"}


def make_app(hub: Hub, page: Page | None = None) -> Litestar:
    """The application around a hub, which it starts and stops."""
    files = page or Page()
    buckets = AddressBuckets(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    @get(["/", "/{path:path}"], opt={"is_page": True})
    async def page_file(request: AnyRequest, path: str = "/") -> Response[bytes]:
        """A file of the page; addresses without an ending are the page itself."""
        return _page_file(request, files, path)

    return Litestar(
        [*HANDLERS, table_socket, page_file],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "buckets": Provide(lambda: buckets, sync_to_thread=False),
        },
        lifespan=[lifespan],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2048, exclude_opt_key="is_page"),
        exception_handlers={Exception: _problem},
        before_send=[_add_security_headers],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
        debug=False,
    )


def _problem(_: AnyRequest, error: Exception) -> Response[Problem]:
    """Every error as a `Problem`; what nobody expected is logged and told to nobody."""
    field: object = None
    if isinstance(error, HTTPException):
        status = error.status_code
        error = TableError(CODE_OF_STATUS.get(status, "bad_request"), problem=error.detail, where=None)
    elif isinstance(error, TableError):
        status = error.status
    elif isinstance(error, ElbowroomError):
        status = 400
    else:
        log.error("a request failed", exc_info=error)
        status, error = 500, TableError("server_failed")
    field = error.facts.get("where") or error.facts.get("field") or error.facts.get("option")
    problem = Problem(error.code, str(error), None if field is None else str(field))
    return Response(problem, status_code=status, media_type=MediaType.JSON)


async def _add_security_headers(message: Message, _: Scope) -> None:
    """Every answer gets the `SECURITY_HEADERS` that it does not have already."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)


def _page_file(request: AnyRequest, files: Page, path: str) -> Response[bytes]:
    if path.startswith(("/api/", "/ws/")):
        raise TableError("no_such_page")
    file = files.file(path)
    if file is None:
        if files.file("/") is not None:
            raise TableError("no_such_page")
        return Response(text("server-no-page").encode(), media_type=MediaType.TEXT, status_code=503)
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.media_type.startswith("text/html"):
        headers["content-security-policy"] = _content_security_policy(files)
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.gzipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.media_type)


def _content_security_policy(files: Page) -> str:
    """The header by which a browser loads nothing from elsewhere and runs no script but the page's own."""
    scripts = " ".join(["'self'", *files.script_hashes()])
    rules = {
        "default-src": "'self'",
        "script-src": scripts,
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())
