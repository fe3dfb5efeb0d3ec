"""A real server on a free port of this machine, and headless browsers that talk to it."""

from __future__ import annotations

import asyncio
import random
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvicorn
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sandtable.core.fluent import Words, spoken
from sandtable.server.app import Application
from sandtable.server.config import DATABASE, Config, Limits
from sandtable.server.http.protocol import FromServer
from sandtable.server.http.uvicorn_server import uvicorn_config
from sandtable.server.storage.database import Database
from sandtable.server.time_source import TimeSource
from tests.no_tls import NO_TLS

Data = dict[str, Any]

PATIENCE = 60.0  # seconds until something that must happen counts as missing
# The server closes connections after five idle seconds, which could interrupt a request.
KEPT = httpx.Limits(keepalive_expiry=2.0)
ENGLISH = Words("en")
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)
# None of them has to decide anything before the first turn.
LEADERS = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"]
# Tests are faster than people.
LIMITS = Limits(
    per_second=10_000.0, burst=10_000.0, newcomers=1_000.0, chat_per_second=1_000.0, chat_burst=1_000.0,
    tables_per_address=10_000, names_per_address=10_000, hints_per_second=1_000.0, hints_burst=1_000.0,
)  # fmt: skip


def config(data: Path, **more: Any) -> Config:
    """Return a config for tests: bots answer without delay and think little, everything runs in this process, and
    guests count as absent at once."""
    made = Config(
        data=data,
        bot_workers=0,
        replays_in_process=False,
        pace=0.0,
        mentat="S:8",
        navigator="",
        bot_delay=0.0,
        decline_delay=0.0,
        pass_delay=0.0,
        hint_seconds=0.05,
    )
    return replace(made, **{"housekeeping": 0.2, "limits": LIMITS, "player_away": 0.0, **more})


class FakeTime(TimeSource):
    """A clock that stands still until a test moves it on."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self.jump = 0.0  # how far the system clock was set forward
        self._waiting: list[tuple[float, asyncio.AbstractEventLoop, asyncio.Event]] = []
        self._lock = threading.Lock()

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return self._now + self.jump

    def waits(self, seconds: float) -> bool:
        """Tell whether something in the server waits for exactly this many seconds."""
        with self._lock:
            return any(at == self._now + seconds for at, _, _ in self._waiting)

    async def sleep(self, seconds: float) -> None:
        await self.wait(asyncio.Event(), seconds)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        if seconds is None:
            await event.wait()
            return True
        over = asyncio.Event()
        entry = (self._now + seconds, asyncio.get_running_loop(), over)
        with self._lock:
            self._waiting.append(entry)
        if seconds <= 0:
            over.set()
        tasks = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(over.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            with self._lock:
                self._waiting.remove(entry)
        return event.is_set()

    def move_on(self, seconds: float) -> None:
        self._now += seconds
        with self._lock:
            for until, loop, over in self._waiting:
                if until <= self._now:
                    loop.call_soon_threadsafe(over.set)


class Running:
    """A server in a thread of this process."""

    def __init__(self, config: Config, time: TimeSource | None = None, narrow: bool = False) -> None:
        self.config = config
        self.application = Application(config, time or TimeSource())
        self._socket = socket.create_server(("127.0.0.1", 0))
        if narrow:  # little data can be in flight to a browser that does not read
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}"
        settings = uvicorn_config(self.application, config.limits, config.proxies, timeout_graceful_shutdown=2)
        self.connection_counts = settings.connection_counts
        self._uvicorn = uvicorn.Server(settings)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._uvicorn.serve(sockets=[self._socket])

        asyncio.run(main())

    def start(self) -> None:
        self._thread.start()
        eventually(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started, "the server did not start"

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()

    def ask(self, what: Any) -> Any:
        """Await something inside the server's event loop and return its result."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Return the server's event loop."""
        assert self._loop is not None
        return self._loop

    @property
    def lobby(self) -> Any:
        return self.application.app.state.lobby

    def browser(self, name: str = "") -> Browser:
        return Browser(self.url, name)


@cache
def new_database() -> bytes:
    """Return a fresh SQLite file after all migrations."""

    async def make(config: Config) -> None:
        database = Database(config.url)
        await database.start()
        await database.stop()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make(Config(data=Path(folder))))
        return Path(folder, DATABASE).read_bytes()


def lay_out(config: Config) -> None:
    """Copy a migrated database into a new data folder, since running the migrations takes longer than most tests."""
    file = config.data / DATABASE
    if not config.database_url and not file.exists():
        config.make_folder()
        file.write_bytes(new_database())
        file.chmod(0o600)


@contextmanager
def running(config: Config, time: TimeSource | None = None, narrow: bool = False) -> Iterator[Running]:
    lay_out(config)
    server = Running(config, time, narrow)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def eventually(true: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until a function returns a true value; fail after `patience` seconds."""
    until = time.monotonic() + patience
    pause = 0.005
    while True:
        found = true()
        if found:
            return found
        if time.monotonic() > until:
            raise AssertionError("it never came true")
        time.sleep(pause)
        pause = min(0.05, 1.3 * pause)  # checking too often slows down what is checked


# --- browsers ----------------------------------------------------------------------------
class Refused(AssertionError):
    """Raised if the server refuses something that a test expects to work."""


class Browser:
    """A guest without a real browser: one cookie, any number of requests and sockets."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url + "/api", timeout=PATIENCE, verify=NO_TLS, limits=KEPT)
        self.id = str(self.get("/me")["id"])
        if name:
            self.patch("/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def _good(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        if answer.status_code >= 300:
            raise Refused(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()

    def get(self, path: str) -> Any:
        return self._good("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self._good("POST", path, {} if body is None else body)

    def patch(self, path: str, body: Any) -> Any:
        return self._good("PATCH", path, body)

    def put(self, path: str, body: Any) -> Any:
        return self._good("PUT", path, body)

    def refused(self, method: str, path: str, body: Any = None, status: int = 0, type: str = "") -> Data:
        """Send a request that must be refused and return the error, whose message must be plain English."""
        answer = self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        error: Data = answer.json()["error"]
        assert set(error) == {"type", "message", "rule"}
        error["message"] = spoken(error["message"], ENGLISH)
        if status:
            assert answer.status_code == status, error
        if type:
            assert error["type"] == type, error
        return error

    def make(self, seats: str = "mnnn", **more: Any) -> Data:
        """Create a table and return it. Each letter of `seats` is a seat: `m` this guest, `o` open, `n`, `a`, `t` or
        `v` a Novice, Adept, Mentat or Navigator."""
        bots = {"n": "novice", "a": "adept", "t": "mentat", "v": "navigator"}
        kinds = [{"kind": "bot", "bot": bots[s]} if s in bots else {"kind": {"m": "me", "o": "open"}[s]} for s in seats]
        table: Data = self.post("/tables", {"title": "imperium", "seats": kinds, "start": "o" not in seats, **more})
        return table

    def socket(self, table: str, after: int | None = None) -> Socket:
        return Socket(self, table, after)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Socket:
    """A guest's WebSocket to a table, which stores everything it receives."""

    def __init__(
        self, browser: Browser, table: str, after: int | None = None, headers: dict[str, str] | None = None,
        local: tuple[str, int] | None = None, **more: Any,
    ) -> None:  # fmt: skip
        self.browser = browser
        self.table_id = table
        query = "" if after is None else f"?from={after}"
        address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        headers = {"Cookie": browser.cookie, **(headers or {})}
        self._open = ExitStack()
        if local is not None:  # connect from this address
            host, port = browser.url.removeprefix("http://").split(":")
            more["sock"] = socket.create_connection((host, int(port)), source_address=local)
        self.line: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **more)
        )
        self.table: Data = {}
        self.update: Data = {}
        self.lines: list[Data] = []
        self.chats: list[Data] = []
        self.heard: list[Data] = []
        self.raw: list[str] = []  # the same, undecoded
        self._sent = 0

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- receiving -----------------------------------------------------------------------
    def hear(self, patience: float = PATIENCE) -> Data:
        """Receive the next message and return it."""
        text = self.line.recv(patience)
        FROM_SERVER.validate_json(text)  # every message must match the page's types
        message: Data = orjson.loads(text)
        self.raw.append(str(text))
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "chat":
            self.chats.append(message)
        elif message["type"] == "update":
            self._take(message)
        return message

    def _take(self, update: Data) -> None:
        """Apply an update as the page does."""
        self.update = update
        if update["kind"] in ("sync", "start"):
            self.lines = []
        elif update["kind"] == "undo":
            self.lines = [line for line in self.lines if line["n"] <= update["to"]]
        self.lines += update["lines"]

    def until(self, true: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Receive messages until a function returns a true value."""
        end = time.monotonic() + patience
        while not (found := true()):
            left = end - time.monotonic()
            assert left > 0, f"it never came true; last heard: {self.heard[-3:]}"
            try:
                self.hear(left)
            except TimeoutError:
                raise AssertionError(f"it never came true; last heard: {self.heard[-3:]}") from None
        return found

    def ready(self) -> Socket:
        """Receive messages until the first update of the game has arrived, and return this socket."""
        self.until(lambda: self.n >= 0)
        return self

    def reach(self, n: int) -> None:
        """Receive messages until the game has reached row `n`."""
        self.until(lambda: self.n >= n)

    def quiet(self, seconds: float = 0.2) -> None:
        """Check that no more messages arrive."""
        try:
            message = self.hear(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"unexpected: {message}")

    def hear_for(self, seconds: float) -> None:
        """Receive all messages that arrive within this many seconds."""
        end = time.monotonic() + seconds
        with suppress(TimeoutError):
            while (left := end - time.monotonic()) > 0:
                self.hear(left)

    def closed(self, patience: float = PATIENCE) -> int:
        """Receive messages until the server closes the socket, and return the close code."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                self.hear(max(0.01, end - time.monotonic()))
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd is not None else 1006
        raise AssertionError("it stays open")

    # --- state ---------------------------------------------------------------------------
    @property
    def n(self) -> int:
        return int(self.update.get("n", -1))

    def view(self, seat: int | None = None) -> Data:
        """Return the newest view of one of the guest's seats; without `seat`, of the only one."""
        views = self.update.get("views", {})
        key = next(iter(views)) if seat is None else str(seat)
        found: Data = views.get(key, {})
        return found

    @property
    def asked(self) -> int | None:
        """The seat of this guest that has to decide; None if none has."""
        for key, view in self.update.get("views", {}).items():
            if view["decision"] is not None:
                return int(key)
        return None

    @property
    def over(self) -> bool:
        return any(view["over"] for view in self.update.get("views", {}).values())

    # --- sending -------------------------------------------------------------------------
    def say(self, type: str, **fields: Any) -> Data:
        """Send a message and return the answer to it."""
        self._sent += 1
        id = f"m{self._sent}"
        self.line.send(orjson.dumps({"type": type, "id": id, **fields}).decode())
        while True:
            message = self.hear()
            if message.get("id") == id and message["type"] in ("done", "refused"):
                return message

    def do(self, type: str, **fields: Any) -> None:
        answer = self.say(type, **fields)
        if answer["type"] != "done":
            raise Refused(str(answer))

    def act(self, action: str, seat: int | None = None) -> None:
        """Choose an option and wait for its update."""
        seat = self.asked if seat is None else seat
        before = self.n
        self.do("act", seat=seat, at=before, action=action)
        self.until(lambda: self.n > before)

    def options(self, seat: int | None = None) -> list[str]:
        seat = self.asked if seat is None else seat
        return [option["action"] for option in self.view(seat)["options"]] if seat is not None else []

    def my_turn(self) -> bool:
        """Wait until one of the guest's seats is asked something (return True) or the game ends (return False)."""
        self.until(lambda: self.over or self.asked is not None)
        return not self.over

    def play(self, rng: random.Random, moves: int = 10_000) -> int:
        """Choose random options until the game is over or this many moves are made; return the number of moves made."""
        made = 0
        while made < moves and self.my_turn():
            self.act(rng.choice(self.options()))
            made += 1
        return made
