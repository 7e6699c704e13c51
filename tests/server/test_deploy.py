"""The example files for those who run many servers: the program understands them, and they agree."""

import re
from typing import Any

import pytest

from elbowroom.server.web.app import REQUESTS
from elbowroom.server.web.limits import LONGEST_BODY, SILENCE_SECONDS
from elbowroom.server.web.run import checked_proxies
from tests.docs.pages import blocks, page
from tests.server.deploying import (
    DEPLOY,
    compose_nginx,
    documents,
    image_arguments,
    routed_by,
    routes,
    served,
    text_of,
    unit_arguments,
    upstreams,
)

PORTS = [8801, 8802, 8803, 8804]
TABLE = "k3v9x0q2mw"


def paths() -> list[str]:
    """Every address of the interface, as one of a certain table where it has an id."""
    found = [path for request in REQUESTS for path in sorted(request.paths)]
    return [*(re.sub(r"\{\w+:str\}", TABLE, path) for path in found), f"/ws/tables/{TABLE}"]


def in_kubernetes(kind: str) -> list[Any]:
    return [one for one in documents("kubernetes.yaml") if one["kind"] == kind]


def test_every_file_is_told_of_and_there() -> None:
    told = set(re.findall(r"\.\./examples/deploy/([\w@.]+)\)", page("docs/fleet.md")))
    assert told == {path.name for path in DEPLOY.iterdir()}


def test_units_of_systemd_start_what_there_is() -> None:
    for port in PORTS:
        options = served(unit_arguments("elbowroom@.service", port))
        assert (options["host"], options["port"], options["processes"]) == ("127.0.0.1", port, 1)
        assert checked_proxies(options["proxy"]) == ("127.0.0.1",)
    alone = served(unit_arguments("elbowroom.service", 0))
    assert (alone["port"], alone["processes"]) == (8765, 4)
    assert "--processes 4" in "".join(blocks(page("docs/fleet.md"), "sh"))


def test_nginx_and_caddy_pass_on_to_the_ports_of_the_units() -> None:
    listening = [f"127.0.0.1:{port}" for port in PORTS]
    assert upstreams(text_of("nginx.conf")) == listening
    caddy = re.findall(r"reverse_proxy (.*) \{", text_of("Caddyfile"))
    assert [line.split() for line in caddy] == [listening] * 3
    (asked,) = re.findall(r"health_uri (\S+)", text_of("Caddyfile"))
    assert asked in paths()
    for line in re.findall(r"^# .*88.*$", text_of("elbowroom@.service"), re.MULTILINE):
        assert sorted({int(port) for port in re.findall(r"88\d\d", line)}) == PORTS


@pytest.mark.parametrize("path", paths())
def test_what_is_about_a_table_is_routed_by_it_and_what_is_kept_by_a_process_by_who_asks(path: str) -> None:
    of_table = path.startswith(("/api/tables/", "/ws/")) and not path.endswith("/review")
    wanted = TABLE if of_table else "$remote_addr"
    assert routed_by(text_of("nginx.conf"), path) == wanted
    assert routed_by(compose_nginx(), path) == wanted
    caddy = dict(re.findall(r"@(\w+) path_regexp (?:table )?(\S+)", text_of("Caddyfile")))
    is_review = re.search(caddy["review"], path) is not None
    found = re.search(caddy["table"], path)
    assert (found[1] if found and not is_review else "$remote_addr") == wanted


def test_nginx_lets_through_what_the_server_does() -> None:
    example = text_of("nginx.conf")
    assert f"client_max_body_size {LONGEST_BODY // 1024}k;" in example
    for nginx in (example, compose_nginx()):
        assert f"proxy_read_timeout {SILENCE_SECONDS / 3600:.0f}h;" in nginx
        assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert routes(example) == routes(compose_nginx())


def test_containers_start_what_there_is_where_nginx_looks_for_it() -> None:
    (made,) = documents("compose.yaml")
    ours = {name: one for name, one in made["services"].items() if one["image"] == "elbowroom"}
    ports = set()
    for one in ours.values():
        options = served([*image_arguments(), *one["command"]])
        assert options["host"] == "0.0.0.0"
        assert checked_proxies(options["proxy"])
        ports.add(options["port"])
        database = made["services"]["database"]["environment"]
        user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
        assert options["db"] == f"postgresql://{user}:{database['POSTGRES_PASSWORD']}@database/{name}"
        assert (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).resolve().is_file()
    (port,) = ports
    assert upstreams(compose_nginx()) == [f"{name}:{port}" for name in ours]
    assert sorted(made["services"]["nginx"]["depends_on"]) == sorted(ours)
    assert f"EXPOSE {port}\n" in text_of("Dockerfile")


def test_kubernetes_starts_what_there_is_and_asks_what_is_answered() -> None:
    (deployment,) = in_kubernetes("Deployment")
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    variables = {one["name"]: one["valueFrom"]["secretKeyRef"] for one in container["env"]}
    assert set(re.findall(r"\$\((\w+)\)", " ".join(container["args"]))) == set(variables)
    (secret,) = in_kubernetes("Secret")
    for one in variables.values():
        assert one["name"] == secret["metadata"]["name"]
        assert one["key"] in secret["stringData"]
    options = served([*image_arguments(), *container["args"]])
    assert checked_proxies(options["proxy"])
    assert [one["containerPort"] for one in container["ports"]] == [options["port"]]
    known = {path for request in REQUESTS for path in request.paths}
    for probe, path in (("livenessProbe", "/api/health/live"), ("readinessProbe", "/api/health/ready")):
        asked = container[probe]["httpGet"]
        assert (asked["path"], asked["port"]) == (path, options["port"])
        assert path in known
    (service,) = in_kubernetes("Service")
    assert [one["targetPort"] for one in service["spec"]["ports"]] == [options["port"]]
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    assert service["spec"]["selector"] == labels == deployment["spec"]["selector"]["matchLabels"]
    for ingress in in_kubernetes("Ingress"):
        for rule in ingress["spec"]["rules"]:
            for path in rule["http"]["paths"]:
                backend = path["backend"]["service"]
                assert backend["name"] == service["metadata"]["name"]
                assert backend["port"]["number"] == service["spec"]["ports"][0]["port"]
