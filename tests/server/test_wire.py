"""What goes over the wire: compressed where browsers can take it, and closed quietly where they send no text."""

from __future__ import annotations

import random
import socket
from typing import Any

import httpx
import orjson
import pytest

from sandtable.server.wire import NO_TEXT
from tests.server.fuzz import errors_logged
from tests.server.harness import Browser, Data, Running, Socket

MOVES = 120


class Counting(socket.socket):
    """Counts what comes in."""

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
    """A socket, and the wire it goes over."""
    host, port = anna.url.removeprefix("http://").split(":")
    wire = Counting()
    wire.connect((host, int(port)))
    return Socket(anna, table, sock=wire, **more), wire


@pytest.fixture(scope="module")
def played(served: Running) -> tuple[Browser, Data]:
    """Some way into a game of one guest on all four seats."""
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
    """The last view is in the window: the next one refers to it."""
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


def test_who_cannot_take_it_compressed_gets_it_plain(played: tuple[Browser, Data]) -> None:
    anna, table = played
    line, wire = counted(anna, table["id"], compression=None)
    with line:
        line.ready()
        assert line.line.protocol.extensions == []
        assert wire.received > len(orjson.dumps(line.heard))


@pytest.mark.parametrize("frames", [[b"\xff\xfe\xfd"], [b'{"type": "ping"', b', "id": "\xe2\x82"}']])
def test_what_is_no_text_ends_its_socket_and_nothing_else(played: tuple[Browser, Data], frames: list[bytes]) -> None:
    """However it comes: in one frame or in several. The log says nothing of it."""
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
    """Asked for by a browser it is so many times smaller than it is long."""
    with anna.http.stream("GET", path, headers={"Accept-Encoding": "gzip, deflate, br, zstd"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        wire = sum(len(piece) for piece in answer.iter_raw())
    plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.status_code == 200
    assert len(plain.content) > 10_000
    assert wire < len(plain.content) / times


def test_short_answers_are_not_worth_it(served: Running) -> None:
    answer = httpx.get(served.url + "/api/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
