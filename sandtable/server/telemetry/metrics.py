"""Prometheus metrics of the server.

Several processes write to files in a shared folder (PROMETHEUS_MULTIPROC_DIR, created by `serve`), and the process that
is asked for metrics adds the files up. Gauges of processes that have died are left out.
"""

from __future__ import annotations

import asyncio
import glob
import os
import re
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as _latest
from prometheus_client.multiprocess import MultiProcessCollector

T = TypeVar("T")

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"))
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THINKING: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
SAMPLED: Final = 0.5  # seconds between updates of the gauges
TYPE: Final = CONTENT_TYPE_LATEST

REQUESTS: Final = Counter(
    "sandtable_requests_total", "Requests answered, by route and status.", ("method", "route", "status")
)
REQUEST_SECONDS: Final = Histogram(
    "sandtable_request_seconds", "Time to answer a request.", ("method", "route"), buckets=QUICK
)
REFUSALS: Final = Counter("sandtable_refusals_total", "What was refused, by its type.", ("kind",))
SOCKETS: Final = Gauge("sandtable_sockets_open", "Browsers that listen at tables.", multiprocess_mode="livesum")
TABLES: Final = Gauge("sandtable_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
DAMAGED: Final = Gauge("sandtable_tables_damaged", "Tables that cannot be read.", multiprocess_mode="livemax")
MOVES: Final = Counter("sandtable_moves_total", "Rows written: moves and undos.", ("by",))
BOT_SECONDS: Final = Histogram(
    "sandtable_bot_decision_seconds", "Time from a bot's question to its answer, waiting included.", ("level",),
    buckets=THINKING,
)  # fmt: skip
BOT_FAULTS: Final = Counter("sandtable_bot_faults_total", "Bots that hung, died, raised or cheated.", ("what",))
BOT_QUEUE: Final = Gauge(
    "sandtable_bot_queue", "Decisions of bots that wait for a process to think.", multiprocess_mode="livesum"
)
WRITE_SECONDS: Final = Histogram(
    "sandtable_database_write_seconds", "Time from a change to its being on disk, waiting included.", buckets=QUICK
)
WRITE_QUEUE: Final = Gauge(
    "sandtable_database_write_queue", "Changes that wait to be written.", multiprocess_mode="livesum"
)
DATABASE_UP: Final = Gauge("sandtable_database_up", "1 while the database answers.", multiprocess_mode="livemin")
LAG_SECONDS: Final = Histogram(
    "sandtable_event_loop_lag_seconds", "How much later than due the event loop comes to something.", buckets=QUICK
)
BUILD: Final = Gauge(
    "sandtable_build_info", "1; the labels say what runs.", ("version", "engine"), multiprocess_mode="livemax"
)


def count_request(method: str, route: str, status: int, seconds: float) -> None:
    method = method if method in METHODS else "OTHER"
    REQUESTS.labels(method, route, str(status)).inc()
    if method != "SOCKET":  # sockets stay open for hours
        REQUEST_SECONDS.labels(method, route).observe(seconds)


def count_refusal(kind: object) -> None:
    """Count an error sent to a client."""
    REFUSALS.labels(type(kind).__name__).inc()


def text() -> bytes:
    folder = os.environ.get(FOLDER)
    if not folder:
        return _latest(REGISTRY)
    _remove_dead_processes(folder)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return _latest(registry)


def _remove_dead_processes(folder: str) -> None:
    """Delete the gauge files of processes that no longer exist."""
    for file in glob.glob(os.path.join(glob.escape(folder), "gauge_live*.db")):
        found = re.search(r"_(\d+)\.db$", file)
        if found and not _alive(int(found[1])):
            Path(file).unlink(missing_ok=True)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


@contextmanager
def shared() -> Iterator[None]:
    """Provide a folder for the metrics of all server processes while the context lasts, unless the environment names
    one."""
    if os.environ.get(FOLDER):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="sandtable-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


async def sample(look: Callable[[], Awaitable[None]], every: float = SAMPLED) -> None:
    """Measure the event loop's lag and call `look` at regular intervals, until cancelled."""
    while True:
        due = time.perf_counter() + every
        await asyncio.sleep(every)
        LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))
        await look()


@cache
def moves_of(by: str) -> Counter:
    """Return the counter of rows made by bots ("bot") or guests ("guest"). Looking it up costs more than counting."""
    return MOVES.labels(by)


@cache
def seconds_of(level: str) -> Histogram:
    """Return the histogram of the times of bots of this level."""
    return BOT_SECONDS.labels(level)


async def timed_decision(level: str, choose: Callable[[], Awaitable[T]]) -> T:
    """Await `choose`, return its result, and record how long the bot's decision took. A cancelled call records
    nothing."""
    began = time.perf_counter()
    chosen = await choose()
    seconds_of(level).observe(time.perf_counter() - began)
    return chosen
