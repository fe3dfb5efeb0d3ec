"""The nginx configuration of deploy/ in front of a real server: the requests that it forwards, and the clients that it
stops."""

from __future__ import annotations

import json
import os
import socket
import ssl
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from sandtable.server.addresses import networks
from tests.server.databases import free_port, unprivileged
from tests.server.deploy_files import DEPLOY, run, tool
from tests.server.harness import PATIENCE, Running, config, eventually, running


@contextmanager
def proxied(folder: Path, port: int, **changed: str) -> Iterator[tuple[str, ssl.SSLContext, Path]]:
    """Run nginx with the deployed configuration in front of a server; yield its URL, certificate and log."""
    nginx = tool("nginx", "nginx-light")
    openssl = tool("openssl", "openssl")
    folder.chmod(0o755)
    certs, work, log = folder / "certs", folder / "work", folder / "nginx.log"
    for made in (certs, work):
        made.mkdir()
    subject = ("-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1")
    key = ("-keyout", str(certs / "privkey.pem"), "-out", str(certs / "fullchain.pem"))
    assert run(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *key).returncode == 0
    outside, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        "/tmp/": f"{work}/", "/etc/nginx/certs": str(certs), "default server:8000": f"default 127.0.0.1:{port}",
        "listen [::]:8080 default_server;": "", "listen [::]:8443 ssl default_server;": "",
        "listen 8080": f"listen 127.0.0.1:{plain}", "listen 8443": f"listen 127.0.0.1:{outside}",
        "worker_processes auto": "worker_processes 1", **changed,
    }.items():  # fmt: skip
        assert old in text, f"{old} is not in nginx.conf"
        text = text.replace(old, new)
    conf = folder / "nginx.conf"
    conf.write_text(text)
    who = unprivileged()
    if who:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, who["user"], who["group"])
    checked = run(nginx, "-t", "-c", str(conf), "-e", "stderr", **who)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr, checked.stderr
    with log.open("w") as out:
        process = subprocess.Popen(
            [nginx, "-c", str(conf), "-e", "stderr", "-g", "daemon off;"], stdout=out, stderr=out, **who
        )
        try:
            trusted = ssl.create_default_context(cafile=str(certs / "fullchain.pem"))
            eventually(lambda: _listens(outside))
            yield f"https://127.0.0.1:{outside}", trusted, log
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1.0).close()
    except OSError:
        return False
    return True


@pytest.fixture
def reachable() -> Iterator[Path]:
    """Yield a folder that nginx's unprivileged user can read."""
    with tempfile.TemporaryDirectory(prefix="sandtable-nginx-") as made:
        yield Path(made)


@contextmanager
def behind(data: Path, **more: Any) -> Iterator[Running]:
    with running(config(data, https=True, proxies=networks("127.0.0.1"), **more)) as server:
        yield server


def test_one_plays_through_the_proxy(tmp_path: Path, reachable: Path) -> None:
    with behind(tmp_path) as server, proxied(reachable, int(server.url.rpartition(":")[2])) as (url, trusted, log):
        client = httpx.Client(base_url=url, verify=trusted, timeout=PATIENCE)
        me = client.get("/api/me")
        assert me.status_code == 200
        assert me.headers["set-cookie"].startswith("__Host-sandtable_guest=")
        assert "max-age" in me.headers["strict-transport-security"]
        headers = {"Origin": url}
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "novice"} for _ in range(3))]
        made = client.post("/api/tables", json={"title": "imperium", "seats": seats, "start": True}, headers=headers)
        assert made.status_code == 201, "its origin is the name that was asked for, with the port"
        id = made.json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        with connect(
            f"wss{url[5:]}/api/tables/{id}/socket", ssl=trusted, additional_headers={"Cookie": cookie}, max_size=None
        ) as line:
            assert json.loads(line.recv(PATIENCE))["type"] == "table"
        evil = client.patch("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
        assert evil.status_code == 403
        assert client.get("/metrics").status_code == 404
        invite = "AbCdEfGh_-123456"
        client.get(f"/join/{invite}?invite={invite}")
        assert client.post("/api/tables", content=b"x" * 200_000).status_code == 413
    assert invite not in log.read_text()


def test_address_headers_of_clients_are_not_trusted(tmp_path: Path, reachable: Path) -> None:
    with behind(tmp_path) as server, proxied(reachable, int(server.url.rpartition(":")[2])) as (url, trusted, _):
        seen: list[tuple[Any, str]] = []
        inner = server.application.access.app

        async def look(scope: Any, receive: Any, send: Any) -> None:
            seen.append((scope["client"], scope["scheme"]))
            await inner(scope, receive, send)

        server.application.access.app = look
        said = {"X-Forwarded-For": "192.0.2.1", "Forwarded": "for=192.0.2.1", "X-Real-IP": "192.0.2.1"}
        httpx.get(url + "/api/titles", headers=said, verify=trusted, timeout=PATIENCE)
        assert seen[-1][0][0] == "127.0.0.1"
        assert seen[-1][1] == "https"


def test_an_invitation_is_in_no_log_of_the_proxy_even_if_the_server_is_gone(reachable: Path) -> None:
    invite = "AbCdEfGh_-123456"
    with proxied(reachable, free_port()) as (url, trusted, log):
        answer = httpx.get(f"{url}/join/{invite}?invite={invite}", verify=trusted, timeout=PATIENCE)
        assert answer.status_code == 502
    assert invite not in log.read_text()


def test_the_proxy_waits_for_nobody_who_is_slow(reachable: Path) -> None:
    slow = {"client_header_timeout 10s": "client_header_timeout 1s"}
    with proxied(reachable, free_port(), **slow) as (url, trusted, _):
        port = int(url.rpartition(":")[2])
        with (
            socket.create_connection(("127.0.0.1", port)) as raw,
            trusted.wrap_socket(raw, server_hostname="127.0.0.1") as line,
        ):
            line.settimeout(PATIENCE)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x")
            began = time.monotonic()
            with suppress(ConnectionError, ssl.SSLError):  # or it is reset
                assert line.recv(100) == b""
            assert time.monotonic() - began < 15


def test_an_address_has_its_share_of_connections_and_no_more(reachable: Path) -> None:
    """Each request that the server does not answer keeps a connection open."""
    held: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0), backlog=200) as silent:

        def hold() -> None:
            while True:
                try:
                    held.append(silent.accept()[0])
                except OSError:
                    return

        threading.Thread(target=hold, daemon=True).start()
        few = {"limit_conn connections 256": "limit_conn connections 3"}
        with proxied(reachable, silent.getsockname()[1], **few) as (url, trusted, _):
            port = int(url.rpartition(":")[2])
            lines = []
            for _ in range(3):
                raw = socket.create_connection(("127.0.0.1", port))
                line = trusted.wrap_socket(raw, server_hostname="127.0.0.1")
                line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
                lines.append(line)
            eventually(lambda: len(held) == 3)
            assert httpx.get(url + "/api/me", verify=trusted, timeout=PATIENCE).status_code == 429
            for line in lines:
                line.close()
            eventually(lambda: _status(url, trusted) != 429)
        for one in held:
            one.close()


def _status(url: str, trusted: ssl.SSLContext) -> int:
    try:
        return httpx.get(url + "/api/me", verify=trusted, timeout=1.0).status_code
    except httpx.HTTPError:
        return 0  # it was forwarded
