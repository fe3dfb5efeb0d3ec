"""Configure uvicorn, with some changes to its protocols.

Clients that send half a request or nothing, or do not read the response, are disconnected after a while, and each
address has a limited number of connections. Plain uvicorn would keep them all until the server is full.

WebSocket messages are compressed with a window large enough to hold the last view, which contains most of the next one:
an update of 7 KB takes half a kilobyte. uvicorn's default window is smaller and slower.

Invalid UTF-8 closes the socket with code 1007. uvicorn would also log a traceback, with which anybody could fill the
log.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections import Counter
from collections.abc import Sequence
from types import FrameType
from typing import Any, Final

import h11
import orjson
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from sandtable.core import stopping
from sandtable.core.errors import SandtableError
from sandtable.server import addresses
from sandtable.server.addresses import THIS_MACHINE, Network
from sandtable.server.config import Limits
from sandtable.server.errors import TooManySockets, TooSlow, as_data, headers_of, status_of
from sandtable.server.games.game import WORDS
from sandtable.server.shutdown import STEP, WHOLE
from sandtable.server.telemetry import logs

NO_TEXT: Final = 1007
# A 16 KB window, at 80 KB of memory per socket. Browsers send little, so their window is small.
COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 5}
)


log = logging.getLogger("sandtable.server")


class ConnectionCounts:
    """The number of open connections of a process by client. Connections from a proxy are not counted, since they serve
    many clients."""

    def __init__(self, limits: Limits, proxies: Sequence[Network]) -> None:
        self.limits = limits
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def client_key_of(self, transport: asyncio.BaseTransport) -> str | None:
        """Return the key by which a connection is counted; None if it is not counted."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        if not address or addresses.is_in(addresses.parsed(address), self._proxies):
            return None
        return addresses.client_key_of(address)

    def add(self, client_key: str) -> bool:
        """Count one more connection; return False if the limit is reached."""
        most = self.limits.connections * (self.limits.own_machine if client_key == THIS_MACHINE else 1)
        if self._open[client_key] >= most:
            return False
        self._open[client_key] += 1
        return True

    def remove(self, client_key: str) -> None:
        self._open[client_key] -= 1
        if not self._open[client_key]:
            del self._open[client_key]


class UvicornConfig(uvicorn.Config):
    """uvicorn's config with the connection counts of this process."""

    def __init__(self, app: Any, limits: Limits, proxies: Sequence[Network], **more: Any) -> None:
        super().__init__(app, **more)
        self.connection_counts = ConnectionCounts(limits, proxies)


class RequestProtocol(H11Protocol):
    """An HTTP connection, counted until it is closed, even if it becomes a WebSocket."""

    config: UvicornConfig

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._client_key: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for = ""  # what the timer is for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connection_counts = self.config.connection_counts
        client_key = connection_counts.client_key_of(transport)
        if client_key is not None and not connection_counts.add(client_key):
            self._reject(TooManySockets())
            return
        self._client_key = client_key
        self._set_timer("head", connection_counts.limits.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_timer("")
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_timer("reader", self.config.connection_counts.limits.unread)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._set_timer("")
        self._update_timer()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._set_timer("reader", self.config.connection_counts.limits.unread)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._set_timer("done")
        client_key, self._client_key = self._client_key, None
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketProtocol)
        protocol.client_key = client_key

    def _uncount(self) -> None:
        if self._client_key is not None:
            self.config.connection_counts.remove(self._client_key)
            self._client_key = None

    # --- timeouts ------------------------------------------------------------------------
    def _update_timer(self) -> None:
        """Start the timer for an incomplete request. The timer runs from the first byte; later bytes do not restart
        it."""
        if self._waits_for in ("reader", "done"):
            return
        limits = self.config.connection_counts.limits
        theirs = self.conn.their_state
        if theirs is h11.IDLE and (self.conn.trailing_data[0] or self.timeout_keep_alive_task is None):
            self._set_timer("head", limits.head)  # otherwise uvicorn's keep-alive timeout applies
        elif theirs is h11.SEND_BODY:
            self._set_timer("rest", limits.rest)
        else:
            self._set_timer("")

    def _set_timer(self, what: str, seconds: float | None = None) -> None:
        if what == self._waits_for:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._waits_for = what
        self._timer = self.loop.call_later(seconds, self._too_slow) if seconds is not None else None

    def _too_slow(self) -> None:
        answered = self._waits_for == "rest" and self.cycle.response_started
        if self._waits_for == "reader" or answered:
            self.transport.abort()
        else:
            self._reject(TooSlow())

    def _reject(self, error: SandtableError) -> None:
        """Send an error and close the connection."""
        if self.transport.is_closing():
            return
        body = orjson.dumps({"error": as_data(error, WORDS)})
        said = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
        lines = [f"HTTP/1.1 {status_of(error)} ", *(f"{n}: {v}" for n, v in {**said, **headers_of(error)}.items())]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()
        self._set_timer("reader", self.config.connection_counts.limits.unread)  # abort if the client never reads it


class SocketProtocol(WebSocketsSansIOProtocol):
    config: UvicornConfig

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.client_key: str | None = None
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=self.config.ws_max_size, logger=self.logger)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.client_key is not None:
            self.config.connection_counts.remove(self.client_key)
            self.client_key = None
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message on to the application; close the socket if it is not valid UTF-8."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Supervisor(Multiprocess):
    """uvicorn's supervisor of several server processes, changed: it records the signal that ended it, kills the
    processes that do not end in time, and kills all of them at a second signal."""

    patience = WHOLE + STEP  # their own limit comes first

    def handle_int(self) -> None:
        self._stop(signal.SIGINT)

    def handle_term(self) -> None:
        self._stop(signal.SIGTERM)

    def _stop(self, signum: int) -> None:
        if self.should_exit.is_set():  # both signals came before the first was looked at
            self._end_at_once(signum, None)
        for again in (signal.SIGINT, signal.SIGTERM):
            signal.signal(again, self._end_at_once)
        stopping.note(signum)
        self.should_exit.set()

    def _end_at_once(self, signum: int, frame: FrameType | None) -> None:
        for process in self.processes:
            process.process.kill()  # the processes they have started notice, and end too
        os._exit(stopping.OF_A_SIGNAL + signum)

    def join_all(self) -> None:
        until = time.monotonic() + self.patience
        for process in self.processes:
            process.process.join(max(0.0, until - time.monotonic()))
        for process in self.processes:
            if process.process.is_alive():
                log.warning("a server process did not stop and is killed")
                process.process.kill()
                process.process.join(STEP)


def uvicorn_config(
    app: Any, limits: Limits, proxies: Sequence[Network] = (), access_log: str = "", **more: Any
) -> UvicornConfig:
    """Return uvicorn's config for an app or the name of its factory. The module `addresses` evaluates proxy headers,
    since uvicorn would trust any local program. uvicorn's access log contains full URLs and is off; `telemetry.logs`
    replaces it."""
    return UvicornConfig(
        app,
        limits,
        proxies,
        log_level="warning",
        access_log=False,
        log_config=logs.settings(access_log),
        proxy_headers=False,
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=2 * limits.message,
        **more,
    )
