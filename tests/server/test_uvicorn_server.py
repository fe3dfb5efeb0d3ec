"""uvicorn's protocols: compression if the browser supports it, and invalid text closes a socket without an error in the
log."""

from __future__ import annotations

import asyncio
import random
import socket
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware, GZipResponder
from starlette.routing import Mount

from sandtable.server.http.static_files import Assets
from sandtable.server.http.uvicorn_server import NO_TEXT
from tests import no_tls
from tests.server.fuzz import errors_logged
from tests.server.harness import Browser, Data, Running, Socket

MOVES = 120


class Counting(socket.socket):
    """A socket that counts the bytes it receives."""

    received = 0

    def recv(self, *given: Any) -> bytes:
        data = super().recv(*given)
        self.received += len(data)
        return data

    def recv_into(self, *given: Any) -> int:
        many = super().recv_into(*given)
        self.received += many
        return many


def counted(anna: Browser, table: str, **more: Any) -> tuple[Socket, Counting]:
    """Return a WebSocket to a table and, below it, the connection that counts its bytes."""
    host, port = anna.url.removeprefix("http://").split(":")
    wire = Counting()
    wire.connect((host, int(port)))
    return Socket(anna, table, sock=wire, **more), wire


@pytest.fixture(scope="module")
def played(served: Running) -> tuple[Browser, Data]:
    """Return Anna and a table where she has made a number of moves with all four seats."""
    anna = served.browser("Anna")
    table = anna.make("mmmm")
    with anna.socket(table["id"]) as line:
        line.ready().play(random.Random(4), MOVES)
    return anna, table


# --- sockets -----------------------------------------------------------------------------
def test_sockets_are_compressed(played: tuple[Browser, Data]) -> None:
    anna, table = played
    line, wire = counted(anna, table["id"])
    with line:
        assert [extension.name for extension in line.line.protocol.extensions] == ["permessage-deflate"]
        line.ready()
        assert line.heard[-1]["kind"] == "sync"
        whole = len(orjson.dumps(line.heard))
        assert whole > 100_000
        assert wire.received < whole / 6


def test_an_update_is_little_more_than_what_is_new(served: Running) -> None:
    """The compressed update is small because the previous view is still in the compression window."""
    anna = served.browser("Anna")
    table = anna.make("mnnn")
    line, wire = counted(anna, table["id"])
    with line:
        line.ready()
        rng = random.Random(5)
        line.play(rng, 5)
        before, heard = wire.received, len(line.heard)
        line.play(rng, 30)
        plain = sum(len(orjson.dumps(message)) for message in line.heard[heard:])
        assert plain > 200_000
        assert wire.received - before < plain / 8


def test_a_client_without_compression_gets_plain_messages(played: tuple[Browser, Data]) -> None:
    anna, table = played
    line, wire = counted(anna, table["id"], compression=None)
    with line:
        line.ready()
        assert line.line.protocol.extensions == []
        assert wire.received > len(orjson.dumps(line.heard))


@pytest.mark.parametrize("frames", [[b"\xff\xfe\xfd"], [b'{"type": "ping"', b', "id": "\xe2\x82"}']])
def test_a_binary_message_closes_its_socket_and_nothing_else(played: tuple[Browser, Data], frames: list[bytes]) -> None:
    """The message comes in one frame or in several; nothing is logged."""
    anna, table = played
    with anna.socket(table["id"]) as other, errors_logged() as said:
        other.ready()
        with anna.socket(table["id"]) as line:
            line.ready()
            line.line.send(iter(frames), text=True)
            assert line.closed() == NO_TEXT == 1007
        other.line.send('{"type": "ping"}')
        other.until(lambda: other.heard[-1]["type"] == "pong")
    assert said == []


def test_a_sign_in_two_frames_is_text(played: tuple[Browser, Data]) -> None:
    anna, table = played
    with anna.socket(table["id"]) as line:
        line.ready()
        line.line.send(iter([b'{"type": "chat", "id": "1", "text": "5 \xe2', b'\x82\xac"}']), text=True)
        line.until(lambda: line.chats and line.chats[-1]["text"] == "5 €")


# --- requests ----------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/tables/{id}/updates", "/content/imperium", "/rules/imperium"])
def test_long_answers_are_compressed(played: tuple[Browser, Data], path: str) -> None:
    compressed(played[0], path.format(id=played[1]["id"]), 3)


def test_a_replay_is_compressed(served: Running) -> None:
    anna = served.browser("Anna")
    table = anna.make("nnnn")
    with anna.socket(table["id"]) as line:
        line.until(lambda: line.table.get("state") == "over", 300.0)
    compressed(anna, f"/tables/{table['id']}/replay?from=100", 15)


def compressed(anna: Browser, path: str, times: int) -> None:
    """Check that the response to a request of a browser is at least this many times smaller than its content."""
    with anna.http.stream("GET", path, headers={"Accept-Encoding": "gzip, deflate, br, zstd"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        wire = sum(len(piece) for piece in answer.iter_raw())
    plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.status_code == 200
    assert len(plain.content) > 10_000
    assert wire < len(plain.content) / times


def test_short_answers_are_not_worth_it(served: Running) -> None:
    answer = no_tls.get(served.url + "/api/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers


def test_common_messages_are_compressed_once(served: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressing half a megabyte for every request once delayed everybody's moves by seconds."""
    made: list[int] = []
    pack = GZipResponder.apply_compression

    async def packed(self: GZipResponder, body: bytes, *, more_body: bool) -> bytes:
        made.append(len(body))
        return await pack(self, body, more_body=more_body)

    monkeypatch.setattr(GZipResponder, "apply_compression", packed)
    anna = served.browser("Anna")
    made.clear()
    for path in ("/content/imperium", "/rules/imperium?lang=ja"):
        for _ in range(3):
            compressed(anna, path, 3)
    assert not made
    (tmp_path / "index.js").write_text("let a = 1;\n" * 2_000)
    files = Starlette(middleware=[Middleware(GZipMiddleware)], routes=[Mount("/", Assets(directory=tmp_path))])
    asyncio.run(load(files))
    assert not made


async def load(files: Starlette) -> None:
    """Load files as a browser does: repeatedly, only if changed, and in part."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(files), base_url="http://sandtable") as http:
        for _ in range(3):
            answer = await http.get("/index.js", headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.text == "let a = 1;\n" * 2_000
        again = await http.get("/index.js", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        part = await http.get("/index.js", headers={"Range": "bytes=0-4", "Accept-Encoding": "identity"})
        assert part.text == "let a"
