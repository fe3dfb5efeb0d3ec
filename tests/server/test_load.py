"""Many tables at once, at a small scale: the tool behind `make load` measures correctly (`tests.server.load`)."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from sandtable.server.tables.live_table import LiveTable
from tests.server.harness import config, running
from tests.server.load import Measured, load, memory, percentile

SLOW = 0.3  # seconds


def measure(folder: Path, tables: int, seconds: float, think: float) -> tuple[Measured, list[float]]:
    ticks: list[float] = []
    with running(config(folder)) as server:
        return asyncio.run(load(server.url, tables, seconds, think, ticks.append, every=1.0)), ticks


def test_ten_tables_at_once(folder: Path) -> None:
    """There is no limit for the times here, since other tests run at the same time; `make load` has one."""
    measured, ticks = measure(folder, tables=10, seconds=4.0, think=0.4)
    assert not measured.wrong
    assert len(measured.taken) > 10
    assert all(0 < seconds < 30 for _, seconds in measured.taken)
    assert ticks[-1] >= 4.0
    assert ticks[0] == 0.0, "what the start of the tables costs is left out"


def test_a_slow_server_is_seen(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is timed until the views arrive, not only until it is acknowledged."""
    moved = LiveTable._moved

    def later(table: LiveTable, *args: object, **more: object) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(SLOW, lambda: moved(table, *args, **more))  # type: ignore[arg-type]

    monkeypatch.setattr(LiveTable, "_moved", later)
    measured, _ = measure(folder, tables=2, seconds=3.0, think=0.1)
    taken = measured.between(0.0, 3.0)
    assert taken
    assert percentile(taken, 0.5) >= SLOW


def test_views_that_never_come_are_counted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "_moved", lambda table, *_, **__: None)
    measured, _ = measure(folder, tables=2, seconds=2.0, think=0.1)
    assert percentile(measured.between(0.0, 2.0), 0.5) > 1.0


def test_percentiles() -> None:
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert percentile(sorted(map(float, range(100))), 0.95) == 95.0
    assert percentile([], 0.95) == float("inf"), "nothing measured is nothing reached"


def test_memory_is_that_of_a_process() -> None:
    assert 10 < memory(os.getpid()) < 10_000
    assert memory(2**30) == 0.0
