"""Access checks: headers, origins, sizes, rates; and a client that does not read its messages delays nobody else."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from sandtable.server.addresses import networks
from sandtable.server.config import Limits
from sandtable.server.sockets.connection import Connection
from tests import no_tls
from tests.server.harness import LIMITS, Browser, Running, Socket, config, eventually, running

ORIGIN = "https://elsewhere.example"


def test_every_answer_keeps_other_pages_out(served: Running) -> None:
    for path in ("/", "/table/abc", "/api/me", "/api/nothing", "/nothing", "/api/openapi.json"):
        answer = no_tls.get(served.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert no_tls.get(served.url + "/api/me").headers["cache-control"] == "no-store"


def test_requests_from_other_pages_are_refused(served: Running) -> None:
    anna = served.browser()
    for origin in (ORIGIN, "null", "http://[", served.url + "0"):
        answer = anna.http.patch("/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["type"] == "Forbidden"
        assert anna.http.get("/me", headers={"Origin": origin}).status_code == 200, "reading is the browser's to refuse"
    assert anna.http.patch("/me", json={"name": "Anna"}, headers={"Origin": served.url}).status_code == 200
    table = anna.make("mnnn")
    with pytest.raises(InvalidStatus) as caught:
        Socket(anna, table["id"], origin=ORIGIN)
    assert caught.value.response.status_code == 403
    with Socket(anna, table["id"], origin=served.url) as line:
        line.ready()


def test_a_socket_to_nowhere_is_refused(served: Running) -> None:
    anna = served.browser()
    for id in ("nowhere", "x" * 16, "..", "%00"):
        with pytest.raises(InvalidStatus):
            anna.socket(id)


def test_a_body_that_is_too_large_is_refused(served: Running) -> None:
    anna = served.browser("Anna")
    answer = anna.http.patch("/me", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["error"]["type"] == "TooLarge"
    assert anna.get("/me")["name"] == "Anna"


def test_a_slow_client_gets_the_refusal_of_its_large_body(served: Running) -> None:
    """The server first reads the body: if it closed the connection with unread bytes, the connection would be reset and
    the refusal lost."""
    url = urlsplit(served.url)
    with socket.create_connection((url.hostname, url.port), timeout=20) as line:
        line.sendall(f"PATCH /api/me HTTP/1.1\r\nHost: {url.netloc}\r\nContent-Length: 200000\r\n\r\n".encode())
        for _ in range(4):
            line.sendall(b" " * 50_000)
            time.sleep(0.05)
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"TooLarge" in answer


def test_a_body_of_unknown_length_that_is_too_large_is_refused(served: Running) -> None:
    anna = served.browser("Anna")

    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b" " * 4096

    answer = anna.http.patch("/me", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413)
    assert anna.get("/me")["name"] == "Anna"


def test_a_message_that_is_too_long(served: Running) -> None:
    anna = served.browser()
    table = anna.make("mnnn")
    with anna.socket(table["id"]) as line:
        line.ready()
        line.line.send('{"type": "chat", "id": "1", "text": "' + "x" * 9_000 + '"}')
        line.until(lambda: line.heard[-1]["type"] == "refused")
        assert line.heard[-1]["error"]["type"] == "TooLarge"
        line.line.send("x" * 100_000)
        assert line.closed() == 1009


def test_a_client_above_the_rate_limit_is_told_to_wait(tmp_path: Path) -> None:
    limits = replace(LIMITS, per_second=0.01, burst=20.0, refusal=0.01)
    with running(config(tmp_path, limits=limits)) as server:
        anna = server.browser()
        table = anna.make("mnnn")
        answers = [anna.ask("GET", "/titles").status_code for _ in range(30)]
        assert 429 in answers
        assert answers[0] == 200
        ben = server.browser()  # others are not affected
        assert ben.ask("GET", "/titles").status_code == 200
        with ben.socket(table["id"]) as line:
            line.ready()
            for _ in range(30):
                line.line.send('{"type": "ping"}')
            line.until(lambda: any(m["type"] == "refused" for m in line.heard))
            refused = next(m for m in line.heard if m["type"] == "refused")
            assert refused["error"]["type"] == "TooManyRequests"
            line.until(lambda: sum(m["type"] in ("pong", "refused") for m in line.heard) == 30)


def test_one_guest_has_so_many_lines_and_no_more(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=replace(LIMITS, sockets_per_guest=3))) as server:
        anna, ben = server.browser(), server.browser()
        table = anna.make("mnnn")
        lines = [anna.socket(table["id"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            anna.socket(table["id"])
        with ben.socket(table["id"]) as other:
            other.ready()
        lines.pop(0).close()
        eventually(lambda: len(server.ask(server.lobby.open(table["id"])).connections) == 2)
        with anna.socket(table["id"]) as again:
            again.ready()
        for line in lines:
            line.close()


def test_an_address_behind_a_proxy_has_so_many_sockets(tmp_path: Path) -> None:
    """The limit counts the client's address, not the proxy's: otherwise one address with enough cookies could use up
    all sockets."""
    limits = replace(LIMITS, connections=3, sockets_per_guest=2)
    with running(config(tmp_path, limits=limits, proxies=networks("127.0.0.1"))) as server:
        anna, ben = server.browser(), server.browser()
        table = anna.make("mnnn")
        here, there = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        lines = [Socket(guest, table["id"], headers=here) for guest in (anna, anna, ben)]
        with pytest.raises(InvalidStatus):
            Socket(ben, table["id"], headers=here)
        with Socket(ben, table["id"], headers=there) as other:
            other.ready()
        lines.pop().close()
        eventually(lambda: len(server.ask(server.lobby.open(table["id"])).connections) == 2)
        with Socket(ben, table["id"], headers=here) as again:
            again.ready()
        for line in lines:
            line.close()


def test_strangers_take_no_place_of_a_player(tmp_path: Path) -> None:
    """Spectators have used up the limits of the table and of the process; players can still connect."""
    limits = replace(LIMITS, sockets_per_guest=50, watchers_per_table=4, watchers=6)
    with running(config(tmp_path, limits=limits)) as server, ExitStack() as open_lines:
        anna, ben, eve = server.browser("Anna"), server.browser("Ben"), server.browser("Eve")
        table, other = anna.make("monn"), ben.make("mnnn")
        for _ in range(4):
            open_lines.enter_context(eve.socket(table["id"]))
        with pytest.raises(InvalidStatus):
            eve.socket(table["id"])
        for _ in range(2):
            open_lines.enter_context(eve.socket(other["id"]))
        with pytest.raises(InvalidStatus):
            eve.socket(other["id"])
        for player, id in ((anna, table["id"]), (ben, other["id"])):
            open_lines.enter_context(player.socket(id)).until(lambda: True)
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        with ben.socket(table["id"]) as line:
            line.until(lambda: line.table and line.table["seats"][1]["mine"])


def test_an_address_with_many_who_watch_makes_room_for_another(tmp_path: Path) -> None:
    limits = replace(LIMITS, watchers_per_table=3)
    with running(config(tmp_path, limits=limits, proxies=networks("127.0.0.1"))) as server, ExitStack() as open_lines:
        anna, eve, ben = server.browser("Anna"), server.browser("Eve"), server.browser("Ben")
        table = anna.make("mnnn")["id"]

        def watch(who: Browser, address: str) -> Socket:
            return open_lines.enter_context(Socket(who, table, headers={"X-Forwarded-For": address}))

        first, *_ = [watch(eve, "192.0.2.1") for _ in range(3)]
        line = watch(ben, "192.0.2.2")
        line.until(lambda: line.n >= 0)
        assert first.closed() == 1013, "the oldest of them comes back later"
        with pytest.raises(InvalidStatus):
            watch(eve, "192.0.2.1")
        with pytest.raises(InvalidStatus):  # the two have one and two: nobody has more than their share
            watch(ben, "192.0.2.2")


# --- slow clients ------------------------------------------------------------------------
@pytest.mark.parametrize("limits", [Limits(waiting_messages=5), Limits(waiting_bytes=100)])
def test_a_line_that_does_not_read_is_dropped(limits: Limits) -> None:
    async def main() -> None:
        connection = Connection("anna", limits)
        for _ in range(4):
            connection.send(b"x" * 20)
        assert await connection.next() == b"x" * 20
        for _ in range(3):
            connection.send(b"x" * 20)
        assert connection.dropped
        assert await connection.next() is None
        connection.send(b"more")
        assert await connection.next() is None

    asyncio.run(main())


def test_somebody_who_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    limits = replace(LIMITS, waiting_messages=20)
    with running(config(tmp_path, limits=limits), narrow=True) as server, narrow(server) as few:
        anna = server.browser("Anna")
        table = anna.make("mmmm")
        live = server.ask(server.lobby.open(table["id"]))
        Socket(anna, table["id"], max_queue=1, sock=few)  # reads nothing from here on
        with anna.socket(table["id"]) as line:
            line.ready()
            for seed in range(20):
                if len(live.connections) == 1:
                    break
                line.play(random.Random(seed), 40)
            assert len(live.connections) == 1, "the other one was dropped"
            line.play(random.Random(1), 3)


def narrow(server: Running) -> socket.socket:
    """Return a connection to the server with small buffers."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.host.split(":")
    made.connect((host, int(port)))
    return made
