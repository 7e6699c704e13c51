"""The HTTP interface in the words of OpenAPI, made from the handlers and the types of the protocol.

A handler says in its ``opt`` what its annotations do not: ``body``, the type of what is sent to it;
``answer``, that of an answer which is encoded already; ``refuses``, statuses beside those that all requests
of its kind share; ``says``, other answers by their status.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

import elbowroom
from elbowroom.server.protocol.http import Problem

Json = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
TOO_OFTEN, NOT_NOW = 429, 503
OF_BODIES = (400, 403, 413, 415)
"""What is not JSON, comes from a page of another site, is too large, or says that it is something else."""
SPENDING = {"buckets", "reading"}
"""Handlers that take one of these limit how often they may be asked."""


class Nothing(msgspec.Struct):
    """A request in which nothing need be said; it is JSON all the same."""


def describe(handlers: Sequence[HTTPRouteHandler]) -> Json:
    """The whole description."""
    types = {kind for handler in handlers for kind in (_answer(handler), _body(handler)) if kind is not None}
    known = [kind for kind in [*types, Problem] if kind not in (str, bytes)]
    schemas, parts = msgspec.json.schema_components(known, ref_template=REFERENCE)
    schema_of = dict(zip(known, schemas, strict=True))
    paths: Json = {}
    for handler in handlers:
        for path in sorted(handler.paths):
            (method,) = handler.http_methods
            paths.setdefault(path.replace(":str}", "}"), {})[method.lower()] = _operation(
                handler, path, schema_of
            )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Elbowroom", "version": elbowroom.__version__},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _operation(handler: HTTPRouteHandler, path: str, schema_of: dict[Any, Json]) -> Json:
    summary = (handler.fn.__doc__ or "").partition("\n")[0]
    told: Json = {
        "summary": summary,
        "operationId": path.strip("/").replace("/", " ") + f" {handler.fn.__name__}",
    }
    names = [part.strip("{}").partition(":")[0] for part in path.split("/") if part.startswith("{")]
    if names:
        told["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    body = _body(handler)
    if body is not None:
        content = {"application/json": {"schema": schema_of[body]}}
        told["requestBody"] = {"required": True, "content": content}
    told["responses"] = {str(handler.status_code): _said(_answer(handler), schema_of)}
    problem = {"description": "Problem", "content": {"application/json": {"schema": schema_of[Problem]}}}
    for status in _refusals(handler, bool(names)):
        told["responses"][str(status)] = problem
    for status, kind in handler.opt.get("says", {}).items():
        told["responses"][str(status)] = _said(kind, schema_of)
    return told


def _said(kind: Any, schema_of: dict[Any, Json]) -> Json:
    if kind is None:
        return {"description": "Nothing"}
    if kind is str:
        return {"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    name = getattr(kind, "__name__", "Answer")
    return {"description": name, "content": {"application/json": {"schema": schema_of[kind]}}}


def _refusals(handler: HTTPRouteHandler, has_names: bool) -> list[int]:
    takes = set(handler.parsed_fn_signature.parameters)
    found = {*handler.opt.get("refuses", ())}
    if takes & SPENDING:
        found.add(TOO_OFTEN)
    if "hub" in takes:
        found.add(NOT_NOW)
    if has_names:
        found |= {400, 404}
    if _body(handler) is not None:
        found |= {*OF_BODIES}
    return sorted(found)


def _body(handler: HTTPRouteHandler) -> Any:
    if "POST" not in handler.http_methods or handler.opt.get("from_anywhere"):
        return None
    return handler.opt.get("body", Nothing)


def _answer(handler: HTTPRouteHandler) -> Any:
    told = handler.opt.get("answer", handler.parsed_fn_signature.return_type.annotation)
    if get_origin(told) is Response:
        (told,) = get_args(told)
    return None if told is type(None) else told


def openapi_handler(handlers: Sequence[HTTPRouteHandler]) -> HTTPRouteHandler:
    """The request that is answered with the description of these handlers."""

    @cache
    def described() -> bytes:
        return msgspec.json.encode(describe(handlers))

    @get("/api/openapi.json", sync_to_thread=False)
    def openapi() -> Response[bytes]:
        """This description."""
        return Response(described(), media_type="application/vnd.oai.openapi+json")

    return openapi
