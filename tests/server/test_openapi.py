"""The server's description of itself is true: whatever it allows is asked, and every answer is as it says."""

import json
import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from elbowroom.server.web.app import REQUESTS
from elbowroom.server.web.openapi import describe
from tests.docs.pages import page, rows, section
from tests.patience import PATIENCE
from tests.server.serving import Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 25


SCHEMA = schemathesis.openapi.from_dict(describe(REQUESTS))


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: "Case[Any]", server: Server) -> None:
    case.call_and_validate(checks=CHECKS, base_url=server.address, timeout=PATIENCE)


def test_the_description_is_there_and_the_page_of_the_docs_lists_the_same(server: Server) -> None:
    found = server.get("/api/openapi.json").json()
    assert found == json.loads(json.dumps(describe(REQUESTS)))
    described = {
        (method.upper(), path) for path, operations in found["paths"].items() for method in operations
    }
    listed = set()
    for cells in rows(section(page("docs/server.md"), "HTTP")):
        method, _, first = re.findall(r"`(.+?)`", cells[0])[0].partition(" ")
        for path in [first, *re.findall(r"`(.+?)`", cells[0])[1:]]:
            whole = path.replace("…", first.rpartition("/")[0].removesuffix("/push").removesuffix("/mail"))
            listed.add((method, re.sub(r"/[A-Z]+\b", lambda m: "/{" + m[0][1:].lower() + "}", whole)))
    assert {(m, p.replace("{example}", "{id}")) for m, p in listed} == described | {
        ("GET", "/api/openapi.json")
    }
