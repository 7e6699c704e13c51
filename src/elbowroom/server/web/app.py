"""The application: the interface under /api and /ws, and the page everywhere else."""

import logging
from collections import Counter
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
from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError, told_facts
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import Problem
from elbowroom.server.store.database import StorageFailed
from elbowroom.server.web.api import HANDLERS
from elbowroom.server.web.callers import check_sender
from elbowroom.server.web.doors import Doors
from elbowroom.server.web.health import HEALTH_HANDLERS
from elbowroom.server.web.limits import LONGEST_BODY, AddressBuckets
from elbowroom.server.web.maps import MAP_HANDLERS
from elbowroom.server.web.openapi import openapi_handler
from elbowroom.server.web.packs import PACK_HANDLERS
from elbowroom.server.web.page import Page
from elbowroom.server.web.reminders import REMINDER_HANDLERS
from elbowroom.server.web.socket import table_socket

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]

REQUESTS = [*HANDLERS, *HEALTH_HANDLERS, *MAP_HANDLERS, *PACK_HANDLERS, *REMINDER_HANDLERS]
"""Everything that can be asked under /api."""
SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
SCREENS = {"", "mail", "maps", "mine", "new", "r", "rules", "seat", "workshop"}
"""The page's addresses, as its own router knows them."""
SCREENS_OF_TABLES = {"t", "r"}
"""Those with the id of a table behind them."""
CODE_OF_STATUS = {404: "no_such_page", 405: "not_allowed", 413: "too_large"}


def make_app(hub: Hub, page: Page | None = None, doors: Doors | None = None) -> Litestar:
    """The application around a hub, which it starts and stops; ``doors`` lets it open the home network."""
    files = page or Page()
    limits = hub.limits
    buckets = AddressBuckets(limits.making_a_second, limits.making_at_once)
    reading = AddressBuckets(limits.reading_a_second, limits.reading_at_once)
    sockets = Counter[str]()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    @get(["/", "/{path:path}"], opt={"is_page": True})
    async def page_file(request: AnyRequest, path: str = "/") -> Response[bytes]:
        """A file of the page; where there is none, the page says so itself, and so does the status."""
        if path.startswith(("/api/", "/ws/")):
            raise TableError("no_such_page")
        return _page_file(request, files, path, await _status(hub, files, path))

    return Litestar(
        [*REQUESTS, openapi_handler(REQUESTS), table_socket, page_file],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "buckets": Provide(lambda: buckets, sync_to_thread=False),
            "reading": Provide(lambda: reading, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
        },
        lifespan=[lifespan],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2048, exclude_opt_key="is_page"),
        exception_handlers={Exception: _problem},
        before_request=_check_sender,
        before_send=[_add_security_headers, _count],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
        debug=False,
    )


async def _check_sender(request: AnyRequest) -> None:
    """What makes something comes from a page of this server, or from a program that says that it is JSON."""
    if request.method == "POST" and not request.route_handler.opt.get("from_anywhere"):
        check_sender(request.headers)


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
    problem = Problem(error.code, str(error), None if field is None else str(field), told_facts(error))
    return Response(problem, status_code=status, media_type=MediaType.JSON)


async def _add_security_headers(message: Message, _: Scope) -> None:
    """Every answer gets the `SECURITY_HEADERS` that it does not have already."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)


async def _count(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        counts.requests[message["status"]] += 1


async def _status(hub: Hub, files: Page, path: str) -> int:
    """200 for files, screens of the page, and tables that there are; 503 if nobody knows."""
    if files.is_file(path):
        return 200
    screen, _, id = path.strip("/").partition("/")
    if not id:
        return 200 if screen in SCREENS else 404
    try:
        return 200 if screen in SCREENS_OF_TABLES and await hub.has(id) else 404
    except StorageFailed:
        return 503  # with the page, which says what is the matter


def _page_file(request: AnyRequest, files: Page, path: str, status: int) -> Response[bytes]:
    wants_page = files.is_screen(path) or "text/html" in request.headers.get("accept", "")
    file = files.file("/" if status == 404 and wants_page else path)
    if file is None:
        if files.file("/") is not None:
            raise TableError("no_such_page")
        return Response(text("server-no-page").encode(), media_type=MediaType.TEXT, status_code=503)
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.media_type.startswith("text/html"):
        headers["content-security-policy"] = _content_security_policy(files)
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.gzipped
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


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
