"""A stranger names where a push goes: never into the server's own network, and only with HTTPS."""

import asyncio
import ipaddress

import pytest

from elbowroom.server.errors import TableError
from elbowroom.server.remind.addresses import Forbidden, check_endpoint, find, is_public


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://push.example.org/x", "bad_endpoint"),
        ("ftp://push.example.org/x", "bad_endpoint"),
        ("file:///etc/passwd", "bad_endpoint"),
        ("//push.example.org/x", "bad_endpoint"),
        ("https:///x", "bad_endpoint"),
        ("https://user:word@push.example.org/x", "bad_endpoint"),
        ("https://push.example.org:notaport/x", "bad_endpoint"),
        ("https://[::1/x", "bad_endpoint"),
        ("https://püsh.example.org/x", "bad_endpoint"),
        ("https://push.example.org/x\r\nhost: y", "bad_endpoint"),
        ("https://push.example.org/" + "x" * 1024, "bad_endpoint"),
        ("https://push.example.org:22/x", "private_endpoint"),
        ("https://localhost/x", "private_endpoint"),
        ("https://printer.local/x", "private_endpoint"),
        ("https://metadata.google.internal/x", "private_endpoint"),
        ("https://intranet/x", "private_endpoint"),
        ("https://127.0.0.1/x", "private_endpoint"),
        ("https://169.254.169.254/latest", "private_endpoint"),
        ("https://192.168.1.1/x", "private_endpoint"),
        ("https://[::1]/x", "private_endpoint"),
        ("https://[::ffff:10.0.0.1]/x", "private_endpoint"),
    ],
)
def test_what_is_no_service_on_the_internet_is_refused(url: str, code: str) -> None:
    with pytest.raises(TableError) as refused:
        check_endpoint(url, anywhere=False)
    assert refused.value.code == code


def test_a_service_on_the_internet_is_taken() -> None:
    assert check_endpoint("https://push.example.org/x?y", anywhere=False) == ("push.example.org", 443)
    assert check_endpoint("https://localhost:8443/x", anywhere=True) == ("localhost", 8443)


@pytest.mark.parametrize(
    ("address", "is_so"),
    [
        ("9.9.9.9", True), ("2620:fe::fe", True), ("10.1.2.3", False), ("100.64.0.1", False),
        ("0.0.0.0", False), ("224.0.0.1", False), ("fe80::1", False), ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:9.9.9.9", True), ("2002:7f00:1::", False), ("64:ff9b::a00:1", False),
        ("64:ff9b::909:909", True),
    ],
)  # fmt: skip
def test_addresses_that_only_look_public_are_not(address: str, is_so: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) == is_so


def test_a_name_that_leads_home_is_not_followed() -> None:
    async def work() -> None:
        with pytest.raises(Forbidden):
            await find("localhost", 443, anywhere=False)
        assert "127.0.0.1" in await find("localhost", 443, anywhere=True)

    asyncio.run(work())
