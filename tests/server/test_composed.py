"""The services of deploy/compose.yaml, started by a container engine: `make test-composed`.

Where no registry can be reached, the base images are stand-ins of Debian's packages (`tests.server.base_images`).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from sandtable.server.addresses import networks, parsed
from tests.server import base_images
from tests.server.deploy_files import DEPLOY, run
from tests.server.harness import PATIENCE, eventually

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.environ.get("SANDTABLE_IMAGE") != "required", reason="make test-composed starts the services"
    ),
]

BUILDING = 3600.0
STARTING = 600.0
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SECRETS = {"POSTGRES_PASSWORD": "p" * 20, "REDIS_PASSWORD": "r" * 20, "SANDTABLE_SECRET": "s" * 20}
# Requests the page's titles from the proxy, inside the network `front`.
ASK = """
import ssl, sys, urllib.request
how = ssl.create_default_context(); how.check_hostname = False; how.verify_mode = ssl.CERT_NONE
request = urllib.request.Request(sys.argv[1], headers={"Host": "localhost"})
print(urllib.request.urlopen(request, context=how, timeout=20).status)
"""


def engine() -> list[str]:
    """Return the command of a container engine that runs; skip the tests where none does."""
    for words in (["docker"], ["podman"]):
        if (
            shutil.which(words[0])
            and run(*words, "info").returncode == 0
            and run(*words, "compose", "version").returncode == 0
        ):
            return words
    pytest.skip("NO CONTAINER ENGINE RUNS HERE, so the composed services were NOT started")


@dataclass
class Services:
    """The composed services of one project."""

    engine: list[str]
    environment: dict[str, str]

    def compose(self, *words: str, timeout: float = STARTING) -> str:
        done = self._compose(*words, timeout=timeout)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-3000:]}{done.stderr[-6000:]}"
        return done.stdout

    def _compose(self, *words: str, timeout: float) -> subprocess.CompletedProcess[str]:
        whole = (*self.engine, "compose", "-p", "sandtable-test", "-f", str(DEPLOY / "compose.yaml"), *words)
        return run(*whole, env=self.environment, timeout=timeout)

    def up(self) -> None:
        """Start all services and wait until each is healthy."""
        done = self._compose("up", "-d", "--wait", timeout=STARTING)
        logs = "" if done.returncode == 0 else self._compose("logs", "--tail", "30", timeout=STARTING).stdout
        assert done.returncode == 0, done.stderr[-3000:] + logs

    def inspect(self, service: str) -> dict[str, Any]:
        id = self.compose("ps", "-q", service).strip()
        found: dict[str, Any] = json.loads(run(*self.engine, "inspect", id).stdout)[0]
        return found

    def restarts(self) -> dict[str, int]:
        return {service: self.inspect(service)["RestartCount"] for service in COMPOSE["services"]}


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    """Yield the running, healthy services, with a certificate made for the test."""
    words = engine()
    stand_ins = base_images.provide(words)
    if stand_ins:
        warnings.warn(f"base images built from Debian's packages: {', '.join(stand_ins)}", stacklevel=1)
    found = Services(words, {**os.environ, **SECRETS, "SANDTABLE_HOSTS": "localhost", "SANDTABLE_ACCESS_LOG": "text"})
    certs = DEPLOY / "certs"
    made = not certs.exists()
    if made:
        certificate(certs)
    try:
        found.compose("build", timeout=BUILDING)
        found.up()
        yield found
    finally:
        found.compose("down", "-v")
        if made:
            shutil.rmtree(certs)


def certificate(folder: Path) -> None:
    """Write a certificate for localhost that every user may read."""
    folder.mkdir()
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    assert run(*words, "-keyout", str(key), "-out", str(chain)).returncode == 0
    key.chmod(0o444)


def guest() -> httpx.Client:
    return httpx.Client(base_url="https://localhost/api", verify=False, timeout=PATIENCE)


def plays(http: httpx.Client) -> str:
    """Make a table with bots over HTTPS, make a move at its socket, and return the table's id."""
    eventually(lambda: http.get("/ready").status_code == 200, 3 * PATIENCE)
    assert http.patch("/me", json={"name": "Anna"}).status_code == 200
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 3]
    made = http.post("/tables", json={"title": "imperium", "seats": seats, "start": True, "options": {"first": 0}})
    assert made.status_code == 201, made.text
    id = str(made.json()["id"])
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"wss://localhost/api/tables/{id}/socket"
    with connect(address, ssl=trusting, additional_headers={"Cookie": cookie}, max_size=None) as line:
        while True:
            message = json.loads(line.recv(PATIENCE))
            view = message["views"]["0"] if message["type"] == "update" else None
            if view and view["decision"]:
                break
        act = {"type": "act", "id": "1", "seat": 0, "at": view["at"], "action": view["options"][0]["action"]}
        line.send(json.dumps(act))
        while (answer := json.loads(line.recv(PATIENCE)))["type"] not in ("done", "refused"):
            pass
        assert answer["type"] == "done", answer
    return id


def test_all_services_are_healthy_and_limited(services: Services) -> None:
    for name, wanted in COMPOSE["services"].items():
        found = services.inspect(name)
        assert found["State"]["Health"]["Status"] == "healthy", name
        assert found["HostConfig"]["Memory"] >= 128 << 20, "its memory is limited"
        assert found["HostConfig"]["ReadonlyRootfs"], name
        assert found["Config"]["User"] not in ("", "0", "root"), name
        assert ("443/tcp" in str(found["NetworkSettings"]["Ports"])) == ("443:8443" in wanted.get("ports", [])), name
    assert set(services.restarts().values()) == {0}, "none was started twice"
    most = services.compose("exec", "-T", "redis", "redis-cli", "config", "get", "maxmemory").split()
    assert most == ["maxmemory", str(64 << 20)]
    proxy = services.inspect("proxy")["NetworkSettings"]["Networks"]["sandtable-test_front"]
    believed = networks(COMPOSE["services"]["server"]["environment"]["SANDTABLE_PROXIES"])
    assert [proxy["IPAddress"], proxy["GlobalIPv6Address"]] == [str(one.network_address) for one in believed]


def test_a_game_is_played_and_a_recreated_server_is_found(services: Services) -> None:
    with guest() as http:
        first = plays(http)
        before = services.inspect("server")["Id"]
        services.compose("up", "-d", "--force-recreate", "--no-deps", "--wait", "server")
        assert services.inspect("server")["Id"] != before
        plays(http)
        assert http.get(f"/tables/{first}").json()["state"] == "playing"
        services.compose("down")
        services.up()
        eventually(lambda: http.get("/ready").status_code == 200, 3 * PATIENCE)
        assert http.get(f"/tables/{first}").json()["state"] == "playing", "all is there after down and up"
        plays(http)


def test_clients_of_both_protocols_are_told_apart(services: Services) -> None:
    """For requests over IPv4 and over IPv6 through the proxy, the server logs the client's address, never the
    proxy's."""
    own = services.inspect("server")["NetworkSettings"]["Networks"]["sandtable-test_front"]
    proxy = COMPOSE["services"]["proxy"]["networks"]["front"]
    asked_at = {f"[{proxy['ipv6_address']}]": own["GlobalIPv6Address"], proxy["ipv4_address"]: own["IPAddress"]}
    for host, address in asked_at.items():
        asked = services.compose("exec", "-T", "server", "python", "-c", ASK, f"https://{host}:8443/api/titles")
        assert asked.strip() == "200"
        told = services.compose("logs", "--no-log-prefix", "server")
        clients = {parsed(client) for client in re.findall(r" (\S+) GET /api/titles 200 ", told)}
        assert parsed(address) in clients, (address, clients)


def test_a_backup_is_made(services: Services) -> None:
    kept = services.compose("exec", "-T", "backup", "find", "/backups", "-name", "sandtable-*.gz").split()
    assert len(kept) == 1
    services.compose("exec", "-T", "backup", "sandtable", "host", "verify", kept[0])
