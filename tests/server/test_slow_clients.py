"""The server does not wait for requests that never finish, or for clients that never read a response."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import orjson
import pytest

from sandtable.core.fluent import spoken
from tests import no_tls
from tests.server.fuzz import errors_logged
from tests.server.harness import ENGLISH, LIMITS, Running, config, eventually, running

HEAD, REST, UNREAD = 0.6, 1.0, 0.8  # seconds
SOON = 20.0  # seconds, for a busy machine
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = replace(LIMITS, head=HEAD, rest=REST, unread=UNREAD)
    with running(config(tmp_path_factory.mktemp("hasty"), limits=limits), narrow=True) as server:
        yield server


def dial(server: Running) -> socket.socket:
    host, port = server.host.split(":")
    return socket.create_connection((host, int(port)), timeout=SOON)


def all_of(line: socket.socket) -> bytes:
    """Read from a connection until the server closes it, and return the bytes."""
    got = b""
    while piece := line.recv(65536):
        got += piece
    return got


def refusal(answer: bytes) -> str:
    head, _, body = answer.rpartition(b"\r\n\r\n")
    assert b"HTTP/1.1 408" in head
    assert b"connection: close" in head
    error = orjson.loads(body)["error"]
    assert spoken(error["message"], ENGLISH).startswith("The request took too long")
    return str(error["type"])


@pytest.mark.parametrize("begun", [b"", b"G", b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_head_that_does_not_end(hasty: Running, begun: bytes) -> None:
    began = time.monotonic()
    with dial(hasty) as line:
        line.sendall(begun)
        assert refusal(all_of(line)) == "TooSlow"
        assert time.monotonic() - began >= HEAD


def test_a_head_that_comes_piece_by_piece(hasty: Running) -> None:
    """The time limit is for the whole head of a request: sending a byte now and then does not extend it."""
    with dial(hasty) as line:
        line.settimeout(HEAD / 5)
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        until = time.monotonic() + SOON
        while True:
            assert time.monotonic() < until, "it is still waited for"
            try:
                line.sendall(b"X: y\r\n")
                answer = line.recv(65536)
            except TimeoutError:
                continue
            except OSError:
                break  # closed while this one kept writing
            if answer:
                assert b"408" in answer.partition(b"\r\n")[0]
            break


def test_the_next_request_has_its_own_time(folder: Path) -> None:
    """Each of two requests on a connection stays within the limit; both together take longer."""
    head = 2.5
    with running(config(folder, limits=replace(LIMITS, head=head))) as server, dial(server) as line:
        for _ in range(2):
            time.sleep(head - 1.0)
            line.sendall(WHOLE)
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65536)
            assert b"200" in answer.partition(b"\r\n")[0]
        line.sendall(b"GET /api")
        assert refusal(all_of(line)) == "TooSlow"


@pytest.mark.parametrize("length", [b"Content-Length: 100", b"Transfer-Encoding: chunked"])
def test_a_body_that_does_not_end(hasty: Running, length: bytes) -> None:
    anna = hasty.browser("Anna")
    head = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: " + anna.cookie.encode()
    with errors_logged() as complaints, dial(hasty) as line:
        line.sendall(head + b"\r\n" + length + b"\r\n\r\n")
        if length.startswith(b"Content"):
            line.sendall(b'{"name": ')
        assert refusal(all_of(line)) == "TooSlow"
    assert not complaints
    assert anna.get("/me")["name"] == "Anna"


def test_a_body_after_its_answer(hasty: Running) -> None:
    """If a request is refused because of its head, the server does not wait for its body either."""
    with dial(hasty) as line:
        line.sendall(b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://y\r\nContent-Length: 100\r\n\r\n")
        began = time.monotonic()
        try:
            answer = all_of(line)
        except ConnectionResetError:
            return
        assert b"403" in answer.partition(b"\r\n")[0]
        assert time.monotonic() - began < SOON


def test_an_answer_that_nobody_reads(hasty: Running) -> None:
    lines = hasty.connection_counts._open
    before = sum(lines.values())
    few = socket.socket()
    few.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = hasty.host.split(":")
    few.connect((host, int(port)))
    with few:
        few.sendall(b"GET /api/content/imperium HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        eventually(lambda: sum(lines.values()) > before)
        eventually(lambda: sum(lines.values()) <= before, SOON)


def test_a_table_lasts_longer_than_a_request(hasty: Running) -> None:
    """A WebSocket may be silent for any length of time, and the server may answer a request late."""
    anna = hasty.browser("Anna")
    table = anna.make("mnnn")["id"]
    with anna.socket(table) as line:
        line.ready()
        time.sleep(2 * max(HEAD, REST, UNREAD))
        assert line.say("chat", text="still here")["type"] == "done"


def test_strangers_with_half_a_request_hold_up_nobody(hasty: Running) -> None:
    slow = [dial(hasty) for _ in range(40)]
    for line in slow:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-")
    assert no_tls.get(hasty.url + "/api/health").status_code == 200
    for line in slow:
        assert refusal(all_of(line)) == "TooSlow"
        line.close()
    lines = hasty.connection_counts._open
    eventually(lambda: sum(lines.values()) < 40)
