"""Under load bots move later, so that the moves of people are served first."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from sandtable.core.fluent import spoken
from sandtable.server.bots.back_pressure import EVERY, LATE, MOST, NOTICED, BackPressure
from tests.server.harness import ENGLISH, LEADERS, FakeTime, config, eventually, running


@dataclass
class Process:
    """A simulated process that serves this many tables: each row takes processor time, and a bot moves after its pace
    and the extra wait under load."""

    tables: int
    row: float = 0.0026
    pace: float = 0.9
    pressure: BackPressure = field(default_factory=BackPressure)

    def lag(self) -> float:
        """Return the delay of the event loop in seconds; if the process cannot keep up, it is large."""
        busy = self.tables * self.row / (self.pace + self.pressure.wait)
        return 0.0005 + 0.003 * busy / (1.0 - busy) if busy < 0.99 else 0.3

    def serve(self, seconds: float) -> float:
        """Serve for this many seconds and return the mean lag of the second half."""
        lags = []
        for _ in range(int(seconds / EVERY)):
            lags.append(self.lag())
            self.pressure.measured(lags[-1])
        half = lags[len(lags) // 2 :]
        return sum(half) / len(half)


def test_bots_are_not_slowed_where_there_is_room() -> None:
    process = Process(tables=150)
    process.serve(30.0)
    assert process.pressure.wait == 0.0


def test_an_overloaded_process_comes_to_rest() -> None:
    for tables in (500, 1_000, 2_000):
        process = Process(tables)
        assert process.serve(60.0) < 2 * LATE, tables
        assert 0.0 < process.pressure.wait < MOST
    assert process.pressure.noticeable


def test_bots_are_as_fast_as_before_when_the_load_is_gone() -> None:
    process = Process(tables=2_000)
    process.serve(60.0)
    process.tables = 100
    process.serve(30.0)
    assert process.pressure.wait == 0.0


def test_the_event_loop_is_measured() -> None:
    async def main() -> None:
        pressure = BackPressure()
        measured: list[float] = []
        pressure.measured = measured.append  # type: ignore[assignment]
        task = asyncio.create_task(pressure.run())
        await asyncio.sleep(0)
        while len(measured) < 2:
            await asyncio.sleep(0.01)
        task.cancel()
        assert all(lag >= 0.0 for lag in measured)

    asyncio.run(main())


def test_a_bot_waits_longer_under_load_and_the_table_is_told(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        pressure = server.lobby.services.back_pressure
        pressure.wait = 4.0 * NOTICED
        anna = server.browser("Anna")
        table = anna.make("mn", options={"first": 1, "leaders": LEADERS[:2]}, pace=1.0)
        with anna.socket(table["id"]) as line:
            line.ready()
            eventually(lambda: time.waits(1.0 + 4.0 * NOTICED))
            time.move_on(1.0 + 4.0 * NOTICED)
            line.until(lambda: line.n > 0)
            line.until(lambda: line.table["notices"])
            said = [spoken(notice, ENGLISH) for notice in line.table["notices"]]
            assert said == ["The server is busy: bots take longer than usual to move."]
