"""Play at many tables at once with scripted guests, and measure how long their moves take.

Two models of a table: `Table` has four guests, each moving after some seconds, and a move takes until the fourth of
them has the new view. `Solo` has one guest among Adepts at their default pace, and a move takes until it is
acknowledged; bots make most of the rows.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.no_tls import NO_TLS
from tests.processes import children

SEATS: Final = 4
TABLES_OF_A_GUEST: Final = 8  # a guest may have 24 sockets and send 20 requests per second
PATIENCE: Final = 60.0
KEPT_OPEN: Final = 2.0  # seconds for an unused connection; the server closes it after five
LATE: Final = 0.1  # seconds after which an unfinished move still counts at the end of the run
PASSED_FOR: Final = ("StaleAction", "OutOfTurn")  # the server has passed for the guest meanwhile
LEADERS: Final = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"]


@dataclass
class Measured:
    """The times that were measured, each in seconds from sending an action until the last of the four views has
    arrived, by the time of sending; and the errors."""

    began: float = 0.0
    taken: list[tuple[float, float]] = field(default_factory=list)
    wrong: Counter[str] = field(default_factory=Counter)
    games_over: int = 0
    rows: int = 0  # moves of guests and bots
    received: int = 0  # bytes before compression

    def between(self, first: float, last: float) -> list[float]:
        return sorted(seconds for at, seconds in self.taken if first <= at - self.began < last)


def percentile(ordered: list[float], share: float) -> float:
    """Return a percentile of sorted values; infinity if there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


class Guest:
    """A guest with a cookie, who sends requests."""

    def __init__(self, url: str) -> None:
        self.url = url
        unused = httpx.Limits(keepalive_expiry=KEPT_OPEN)
        self.http = httpx.AsyncClient(base_url=url + "/api", timeout=PATIENCE, verify=NO_TLS, limits=unused)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the answer; repeat it while the rate limit refuses it."""
        while True:
            answer = await self.http.request(method, path, json=body)
            if answer.status_code == 429 and answer.json()["error"]["type"] == "TooManyRequests":
                await asyncio.sleep(0.2)
                continue
            assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:200]}"
            return answer.json()

    async def socket(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        return await connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=PATIENCE)


class Table:
    """Four guests at a table. Each moves after about `think` seconds; when a game ends, the next begins."""

    def __init__(self, guests: list[Guest], think: float, rng: random.Random, measured: Measured) -> None:
        self.guests = guests
        self.think = think
        self.rng = rng
        self.measured = measured
        self.lines: list[ClientConnection] = []
        self._waiting: dict[int, tuple[float, int]] = {}  # row: when it was sent, how many have seen it
        self._over = asyncio.Event()

    async def sit_down(self) -> None:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        options = {"leaders": LEADERS}
        host = self.guests[0]
        table = await host.ask("POST", "/tables", {"title": "imperium", "seats": seats, "options": options})
        path = f"/tables/{table['id']}"
        for guest in self.guests[1:]:
            await guest.ask("POST", f"{path}/join", {"invite": table["invite"]})
        self.lines = [await guest.socket(table["id"]) for guest in self.guests]
        await host.ask("POST", f"{path}/start", {})

    async def play(self) -> None:
        """Play one game after the other until cancelled."""
        while True:
            self._over.clear()
            self._waiting.clear()
            players = [asyncio.create_task(self._play(seat, line)) for seat, line in enumerate(self.lines)]
            try:
                over = asyncio.create_task(self._over.wait())
                done, _ = await asyncio.wait([*players, over], return_when=asyncio.FIRST_COMPLETED)
                over.cancel()
                for task in done:
                    if task is not over:
                        task.result()
            finally:
                for task in players:
                    task.cancel()
                await asyncio.gather(*players, return_exceptions=True)
            if not self._over.is_set():
                return
            self.measured.games_over += 1
            await self.leave()
            await self.sit_down()

    async def leave(self) -> None:
        for line in self.lines:
            with suppress(ConnectionClosed):
                await line.close()

    async def _play(self, seat: int, line: ClientConnection) -> None:
        try:
            async for text in line:
                now = time.monotonic()
                self.measured.received += len(text)
                message = orjson.loads(text)
                kind = message["type"]
                if kind == "refused":
                    self.measured.wrong[message["error"]["type"]] += 1
                if kind != "update":
                    continue
                self._seen(message["n"], now)
                self.measured.rows += seat == 0
                view = message["views"][str(seat)]
                if view["over"]:
                    self._over.set()
                elif view["decision"] is not None:
                    await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
                    await self._act(line, seat, message["n"], self.rng.choice(view["decision"]["options"]))
        except ConnectionClosed as error:
            self.measured.wrong[f"closed {error.rcvd.code if error.rcvd else 'without a word'}"] += 1

    async def _act(self, line: ClientConnection, seat: int, n: int, word: str) -> None:
        self._waiting[n + 1] = (time.monotonic(), 0)
        message = {"type": "act", "id": str(n), "seat": seat, "at": n, "action": word}
        await line.send(orjson.dumps(message).decode())

    def count_missing(self) -> None:
        """Add the moves that have not been answered yet, with the time they have taken so far."""
        now = time.monotonic()
        self.measured.taken += [(sent, now - sent) for sent, _ in self._waiting.values() if now - sent > LATE]
        self._waiting.clear()

    def _seen(self, n: int, now: float) -> None:
        if n not in self._waiting:
            return
        sent, seen = self._waiting[n]
        if seen + 1 == SEATS:
            del self._waiting[n]
            self.measured.taken.append((sent, now - sent))
        else:
            self._waiting[n] = (sent, seen + 1)


class Solo(Table):
    """One guest among Adepts, who moves after about `think` seconds whenever asked."""

    def __init__(
        self, guests: list[Guest], title: str, pace: float | None, think: float, rng: random.Random, measured: Measured
    ) -> None:
        super().__init__(guests[:1], think, rng, measured)
        self.title = title
        self.pace = pace
        self._n = 0

    async def sit_down(self) -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "adept"}] * (SEATS - 1)]
        body = {"title": self.title, "seats": seats, "start": True, "options": {}}
        if self.pace is not None:
            body["pace"] = self.pace
        table = await self.guests[0].ask("POST", "/tables", body)
        self._n = 0
        self.lines = [await self.guests[0].socket(table["id"])]

    async def _play(self, seat: int, line: ClientConnection) -> None:
        asked = -1  # `at` of the question that is being answered
        acting: asyncio.Task[None] | None = None
        try:
            async for text in line:
                self.measured.received += len(text)
                message = orjson.loads(text)
                kind = message["type"]
                if kind == "done":
                    sent, _ = self._waiting.pop(int(message["id"]), (0.0, 0))
                    if sent:
                        self.measured.taken.append((sent, time.monotonic() - sent))
                elif kind == "refused":
                    self._waiting.pop(int(message["id"]), None)
                    asked = -1
                    if message["error"]["type"] not in PASSED_FOR:
                        self.measured.wrong[message["error"]["type"]] += 1
                elif kind == "update":
                    self.measured.rows += max(0, message["n"] - self._n)
                    self._n = message["n"]
                    view = message["views"]["0"]
                    if view["over"]:
                        self._over.set()
                    elif view["decision"] is not None and view["at"] != asked:
                        asked = view["at"]
                        word = self.rng.choice(view["options"])["action"]
                        acting = asyncio.create_task(self._act_later(line, asked, word))
        except ConnectionClosed as error:
            self.measured.wrong[f"closed {error.rcvd.code if error.rcvd else 'without a word'}"] += 1
        finally:
            if acting is not None:
                acting.cancel()

    async def _act_later(self, line: ClientConnection, at: int, word: str) -> None:
        await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
        self._waiting[at] = (time.monotonic(), 0)
        message = {"type": "act", "id": str(at), "seat": 0, "at": at, "action": word}
        with suppress(ConnectionClosed):
            await line.send(orjson.dumps(message).decode())


@dataclass(frozen=True)
class Model:
    """How tables are played: by four guests each, or by one among Adepts (`solo`), with the titles in turn. `pace` is
    the pace of the Adepts' tables; `None` means the default."""

    solo: bool = False
    titles: tuple[str, ...] = ("imperium",)
    pace: float | None = None

    def table(self, n: int, guests: list[Guest], think: float, rng: random.Random, measured: Measured) -> Table:
        if not self.solo:
            return Table(guests, think, rng, measured)
        return Solo(guests, self.titles[n % len(self.titles)], self.pace, think, rng, measured)


async def load(
    url: str,
    tables: int,
    seconds: float,
    think: float,
    tick: Callable[[float], None],
    every: float = 10.0,
    model: Model = Model(),  # noqa: B008 - it never changes
) -> Measured:
    """Load a server with this many tables for this many seconds, and return the measured times. `tick` is called with
    the seconds since all tables were there: first with 0, then regularly."""
    rng = random.Random(1)
    measured = Measured()
    each = 1 if model.solo else SEATS
    groups = [[Guest(url) for _ in range(each)] for _ in range(-(-tables // TABLES_OF_A_GUEST))]
    for group in groups:
        for number, guest in enumerate(group):
            await guest.ask("PATCH", "/me", {"name": f"Guest {number}"})
    all_tables = [model.table(n, groups[n // TABLES_OF_A_GUEST], think, rng, measured) for n in range(tables)]
    for first in range(0, tables, 4):
        await asyncio.gather(*(table.sit_down() for table in all_tables[first : first + 4]))
    measured.began, measured.rows = time.monotonic(), 0
    tick(0.0)
    playing = [asyncio.create_task(table.play()) for table in all_tables]
    try:
        while (spent := time.monotonic() - measured.began) < seconds:
            await asyncio.sleep(min(every, seconds - spent))
            tick(time.monotonic() - measured.began)
            for task in playing:
                if task.done():
                    task.result()  # an error stops the run
        for table in all_tables:
            table.count_missing()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for table in all_tables:
            await table.leave()
        for group in groups:
            for guest in group:
                await guest.http.aclose()
    return measured


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process and its children have used; 0 without /proc."""
    total = 0.0
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        for child in children(pid):
            total += processor(child)
    return total


def memory(pid: int) -> float:
    """Return the memory of a process and its children in MiB; 0 without /proc."""
    total = 0.0
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1]) / 1024
        for child in children(pid):
            total += memory(child)
    return total
