"""Kill a server (kill -9) during play and check that every acknowledged row is stored exactly once and every guest gets
their seat back."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.server.config import Config
from sandtable.server.storage import schema
from tests.no_tls import NO_TLS
from tests.server.databases import free_port
from tests.server.harness import PATIENCE, Browser, Data, Refused, Socket, eventually
from tests.server.leaks import Kept

GONE = (WebSocketException, httpx.HTTPError, OSError, EOFError, TimeoutError)
Row = tuple[int, int, int]  # n, seat, action
WORDS = meta("imperium").new(1, {}).vocabulary
HURRY = 0.02  # seconds between the moves of a table
TAKE_BACK = 0.05  # probability of an undo


class Lost(AssertionError):
    """Raised if an acknowledged move was lost."""


# --- the server --------------------------------------------------------------------------
class Server:
    """`sandtable serve` as a process on a fixed port."""

    def __init__(self, folder: Path, database_url: str = "", redis_url: str = "", workers: int = 1) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = Config(data=folder, database_url=database_url).url
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")},
            "SANDTABLE_DATA": str(folder),
            "SANDTABLE_COMPILE": "no",
            **({"DATABASE_URL": database_url} if database_url else {}),
            **({"REDIS_URL": redis_url} if redis_url else {}),
        }
        self._workers = workers
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "log.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(self.port)]
        command += ["--workers", str(self._workers)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL, stderr=log)
        eventually(self._answers, 3 * PATIENCE)

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise Lost(f"the server did not start: {self.log.read_text()}")
        try:
            return httpx.get(f"{self.url}/api/health", timeout=PATIENCE, verify=NO_TLS).status_code == 200
        except httpx.HTTPError:
            time.sleep(0.05)
            return False

    def kill(self) -> None:
        """Kill the serving process at once, as a power failure would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
            if self.database.startswith("postgresql"):
                asyncio.run(self._let_go())

    async def _let_go(self) -> None:
        """Wait until PostgreSQL has noticed that the connection is gone: until then it may still write what it has
        received."""
        engine = create_async_engine(self.database)
        others = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        try:
            async with engine.connect() as connection:
                until = time.monotonic() + PATIENCE
                while await connection.scalar(others):
                    if time.monotonic() > until:
                        raise Lost("PostgreSQL still serves a process that is gone")
                    await connection.rollback()
                    await asyncio.sleep(0.02)
        finally:
            await engine.dispose()

    def stop(self) -> None:
        """Stop the server with SIGTERM, so that its child processes end too; kill it if it takes too long."""
        if self.process is not None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        self.kill()

    def kept(self, game: str) -> Kept:
        """Return what the database has stored of a game, read in one statement, since the server may be writing."""
        return asyncio.run(self._kept(game))

    async def _kept(self, game: str) -> Kept:
        engine = create_async_engine(self.database)
        try:
            async with engine.connect() as connection:
                of, moves = schema.tables.c, schema.moves.c
                query = (
                    select(of.seed, of.options, of.invite, of.n.label("rows"), moves.n, moves.seat, moves.action)
                    .select_from(schema.tables.outerjoin(schema.moves))
                    .where(of.id == game)
                    .order_by(moves.n)
                )
                found = (await connection.execute(query)).all()
        finally:
            await engine.dispose()
        table = found[0]
        rows = [(row.n, row.seat, row.action) for row in found if row.n is not None]
        if table.rows != len(rows):
            raise Lost(f"the table says {table.rows} rows, there are {len(rows)}")
        return Kept("imperium", table.seed, table.options, table.invite, rows)


@contextmanager
def served(folder: Path, database_url: str = "", redis_url: str = "", workers: int = 1) -> Iterator[Server]:
    server = Server(folder, database_url, redis_url, workers)
    try:
        server.start()
        yield server
    finally:
        server.stop()


# --- players -----------------------------------------------------------------------------
@dataclass
class Table:
    """A table with its guests. `tried` has everything that the guests have sent, `kept` everything that the server has
    acknowledged."""

    id: str
    guests: list[tuple[Browser, int]]
    polls: bool  # use HTTP requests instead of sockets
    rng: random.Random
    tried: set[Row] = field(default_factory=set)
    kept: set[Row] = field(default_factory=set)
    over: bool = False
    unanswered: int = 0
    failed: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    def play(self, dying: threading.Event) -> None:
        """Play until the game is over or the server is gone."""
        try:
            if self.polls:
                self._play_by_requests(dying)
            else:
                self._play_by_sockets(dying)
        except GONE as error:
            if not dying.wait(1.0):
                self.failed.append(f"{type(error).__name__} before the server was killed: {error}")
        except Exception as error:
            self.failed.append(f"{type(error).__name__}: {error}")

    def _play_by_sockets(self, dying: threading.Event) -> None:
        with ExitStack() as stack:
            lines = [stack.enter_context(guest.socket(self.id)).ready() for guest, _ in self.guests]
            while not dying.is_set():
                newest = max(line.n for line in lines)
                for line in lines:
                    line.reach(newest)
                if lines[0].over:
                    self.over = True
                    return
                mover = next((line for line in lines if line.asked is not None), None)
                if mover is None:
                    lines[0].until(lambda newest=newest: lines[0].n > newest)  # type: ignore[misc]
                else:
                    self._move(mover)
                    mover.reach(newest + 1)
                time.sleep(HURRY)

    def _move(self, line: Socket) -> None:
        seat = line.asked
        assert seat is not None
        back = line.view(seat)["undo"]
        if back and self.rng.random() < TAKE_BACK:
            to = self.rng.choice(back)["to"]
            what: Data = {"type": "undo", "to": to}
            row = (line.n + 1, seat, -1 - to)
        else:
            word = self.rng.choice(line.options(seat))
            what = {"type": "act", "action": word}
            row = (line.n + 1, seat, WORDS.number(word))
        self.tried.add(row)
        answer = line.say(seat=seat, at=line.n, **what)
        if answer["type"] != "done":
            raise Refused(f"row {row}: {answer}")
        self.kept.add(row)

    def _play_by_requests(self, dying: threading.Event) -> None:
        while not dying.is_set():
            for guest, seat in self.guests:
                update = guest.get(f"{self.path}/updates")["messages"][-1]
                view = update["views"][str(seat)]
                if view["over"]:
                    self.over = True
                    return
                if view["decision"] is None:
                    continue
                word = self.rng.choice(view["decision"]["options"])
                row = (update["n"] + 1, seat, WORDS.number(word))
                self.tried.add(row)
                guest.post(f"{self.path}/act", {"seat": seat, "at": update["n"], "action": word})
                self.kept.add(row)
            time.sleep(0.1)  # stay below the rate limit

    # --- checks --------------------------------------------------------------------------
    def check(self, server: Server) -> int:
        """Check the rows that the database has after the kill, and return their number."""
        kept = server.kept(self.id)
        rows = set(kept.rows)
        if [n for n, _, _ in kept.rows] != list(range(1, len(kept.rows) + 1)):
            raise Lost(f"table {self.id}: the rows are not numbered from 1 on")
        if self.kept - rows:
            raise Lost(f"table {self.id}: acknowledged, and not there: {sorted(self.kept - rows)}")
        seats = {seat for _, seat in self.guests}
        strange = {row for row in rows if row[1] in seats} - self.tried
        if strange:
            raise Lost(f"table {self.id}: nobody has sent {sorted(strange)}")
        _replayed(kept)
        self.unanswered = len(rows & (self.tried - self.kept))
        return len(kept.rows)

    def rejoin(self, server: Server) -> None:
        """Check after the restart that everybody has their seat and sees the stored game."""
        for guest, seat in self.guests:
            table = guest.get(self.path)
            if not table["seats"][seat]["mine"]:
                raise Lost(f"table {self.id}: seat {seat} is not the guest's any more")
            with guest.socket(self.id) as line:
                view = line.ready().view(seat)
                state = _replayed(server.kept(self.id), line.n).state
                known = state.view(seat).as_dict()
                wrong = [name for name, value in known.items() if view[name] != value]
                if wrong:
                    raise Lost(f"table {self.id}: seat {seat} is shown another {', '.join(wrong)}")


def _replayed(kept: Kept, rows: int | None = None) -> Record:
    """Return the record of the stored rows, replayed by the rules: each row must be legal, so none is stored twice."""
    record = Record(kept.title, kept.seed, kept.options)
    for _, seat, action in kept.rows[:rows]:
        if action < 0:
            record.undo(len(record) - (-1 - action), force=True)
        else:
            record.apply(seat, action)
    return record


def new_table(server: Server, kind: str, rng: random.Random) -> Table:
    """Create a table and return it. The kind `sockets` has four guests, `bots` one guest and three bots, `requests` two
    guests who poll."""
    guests = {"sockets": 4, "bots": 1, "requests": 2}[kind]
    browsers = [Browser(server.url, f"Guest {n}") for n in range(guests)]
    table = browsers[0].make({"sockets": "mooo", "bots": "mnan", "requests": "mo"}[kind], start=False, pace=0)
    for browser in browsers[1:]:
        browser.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    browsers[0].post(f"/tables/{table['id']}/start")
    return Table(table["id"], [(browser, n) for n, browser in enumerate(browsers)], kind == "requests", rng)


KINDS = ("sockets", "bots", "requests")


@dataclass
class Result:
    kills: int = 0
    acknowledged: int = 0
    rows: int = 0
    unanswered: int = 0  # on disk, but the acknowledgement was lost with the server
    seconds_to_start: list[float] = field(default_factory=list)


def kill_often(server: Server, kills: int, seed: int, longest: float = 1.5, least: int = 0) -> Iterator[Result]:
    """Play, kill at a random moment, check, restart; yield the totals after each kill. Before the first kill, wait for
    `least` acknowledged moves."""
    rng = random.Random(seed)
    result = Result()
    finished: list[Table] = []
    tables = {kind: new_table(server, kind, rng) for kind in KINDS}
    for _ in range(kills):
        dying = threading.Event()
        threads = [threading.Thread(target=table.play, args=(dying,), daemon=True) for table in tables.values()]
        for thread in threads:
            thread.start()
        until = time.monotonic() + PATIENCE
        while sum(len(table.kept) for table in tables.values()) < least and time.monotonic() < until:
            time.sleep(0.01)
        least = 0
        time.sleep(rng.uniform(0.05, longest))
        dying.set()
        server.kill()
        for thread in threads:
            thread.join(2 * PATIENCE)
            if thread.is_alive():
                raise Lost("somebody still waits for a server that is gone")
        everybody = finished + list(tables.values())
        for table in everybody:
            if table.failed:
                raise Lost(f"table {table.id}: {table.failed}")
        result.rows = sum(table.check(server) for table in everybody)
        result.kills += 1
        result.acknowledged = sum(len(table.kept) for table in everybody)
        result.unanswered = sum(table.unanswered for table in everybody)
        began = time.monotonic()
        server.start()
        result.seconds_to_start.append(time.monotonic() - began)
        for kind, table in list(tables.items()):
            table.rejoin(server)
            if table.over:
                finished.append(table)
                tables[kind] = new_table(server, kind, rng)
        yield result
