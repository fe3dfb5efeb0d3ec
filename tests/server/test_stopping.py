"""A server that is told to stop ends, whatever its tasks and processes are doing; if it is told twice, it ends at
once."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import shutdown
from sandtable.server.bots import workers
from sandtable.server.bots.workers import WorkerPool
from sandtable.server.errors import Unavailable
from sandtable.server.http.uvicorn_server import Supervisor
from sandtable.server.shutdown import Deadline
from sandtable.server.storage.database import Database
from sandtable.server.tables.bus import Bus
from tests.processes import alive, all_end, needs_proc
from tests.server.stops import stop_often

ENDED = 10.0  # seconds in which something ends that would otherwise never end


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test with a time limit, because a failure would mean that it waits for ever."""

    async def limited() -> None:
        task = asyncio.ensure_future(main())
        done, _ = await asyncio.wait({task}, timeout=ENDED)
        assert done, "it does not end"
        task.result()

    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(limited())
    finally:
        loop.close()


async def _deaf(times: int) -> None:
    """Sleep and ignore the first `times` cancellations, as `asyncio.wait_for` does when its work has just finished."""
    for _ in range(times):
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
    await asyncio.sleep(3600)


def test_a_task_that_misses_a_cancellation_is_cancelled_again(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        task = asyncio.create_task(_deaf(1))
        await asyncio.sleep(0)
        await shutdown.end_tasks(task, None, again=0.01)
        assert task.cancelled()
        stubborn = asyncio.create_task(_deaf(10**6), name="the stubborn one")
        await asyncio.sleep(0)
        await shutdown.end_tasks(stubborn, limit=0.05, again=0.01)
        assert "the stubborn one does not end" in caplog.text

    run(main)


def test_redis_that_loses_a_cancellation_does_not_hold_up_the_end() -> None:
    """The Redis client writes with `asyncio.wait_for`; if cancelled just as a write ends, it loses the cancellation and
    waits for the next message."""

    class Redis:
        def __init__(self) -> None:
            self.writing = asyncio.Event()

        async def ping(self) -> None:
            pass

        def pipeline(self, transaction: bool) -> Redis:
            return self

        def publish(self, channel: str, data: bytes) -> None:
            pass

        async def execute(self) -> None:
            self.writing.set()
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                return  # written

        async def aclose(self) -> None:
            pass

    async def main() -> None:
        bus = Bus("redis://127.0.0.1:1/0")
        fake = Redis()
        bus._redis = fake  # type: ignore[assignment]
        bus._sending = asyncio.create_task(bus._send())
        bus.tell("table", "rows")
        await fake.writing.wait()
        await bus.stop()
        assert bus._sending.done()

    run(main)


def test_a_step_that_takes_too_long_is_left_behind(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        await shutdown.step("sleep", asyncio.sleep(3600), 0.01)
        await shutdown.step("deafness", _deaf(10**6), 0.01)
        await shutdown.step("error", asyncio.wait_for(asyncio.sleep(3600), 0.0))

    with caplog.at_level(logging.WARNING):
        run(main)
    for what in ("sleep has not ended", "deafness has not ended", "stopping: error"):
        assert what in caplog.text


def test_nobody_waits_for_a_write_that_is_not_made_any_more(tmp_path: Path) -> None:
    async def main() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
        await database.start()
        waiting = database._writing
        assert waiting is not None
        await shutdown.end_tasks(waiting)
        written = asyncio.ensure_future(database.write(lambda connection: asyncio.sleep(0)))
        await asyncio.sleep(0)
        await database.stop()
        with pytest.raises(Unavailable):
            await written

    run(main)


@pytest.mark.parametrize(
    ("supervised", "signals", "ends"),
    [
        (False, [signal.SIGTERM], []),
        (False, [signal.SIGTERM, signal.SIGTERM], [143]),
        (False, [signal.SIGINT, signal.SIGTERM], [143]),
        (True, [signal.SIGINT, signal.SIGTERM], []),  # one Ctrl-C, from the terminal and from the supervisor
        (True, [signal.SIGTERM, signal.SIGTERM], [143]),
    ],
)
def test_a_second_signal_ends_at_once(supervised: bool, signals: list[int], ends: list[int]) -> None:
    ended: list[int] = []
    deadline = Deadline(ended.append)
    deadline._supervised = supervised
    deadline.started = True
    for signum in signals:
        deadline.hear(signum, None)
    assert ended == ends


@pytest.mark.parametrize("started", [False, True])
def test_the_whole_has_a_time_limit(started: bool) -> None:
    over = threading.Event()
    deadline = Deadline(lambda status: over.set(), *((0.01, 3600.0) if started else (3600.0, 0.01)))
    deadline.started = started
    deadline.hear(signal.SIGTERM, None)
    assert over.wait(ENDED)


def test_signals_are_passed_on() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda signum, frame: heard.append(signum))
    try:
        deadline = Deadline(lambda status: None, 3600.0, 3600.0)
        with deadline.installed():
            signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGTERM)
        assert heard == [signal.SIGTERM, signal.SIGTERM]
        assert len(deadline._heard) == 1
    finally:
        signal.signal(signal.SIGTERM, before)


# --- processes ---------------------------------------------------------------------------
def _hang(*_: Any) -> None:
    time.sleep(3600)


def _nothing(*_: Any) -> None:
    pass


@needs_proc
def test_a_bot_process_that_hangs_while_starting_does_not_hold_up_the_end() -> None:
    pool = WorkerPool(1, False, _nothing, _hang, ())

    async def main() -> None:
        starting = asyncio.ensure_future(pool.start())
        while not pool.pids:
            await asyncio.sleep(0.01)
        (pid,) = pool.pids
        assert alive(pid)
        pool.close()
        assert all_end([pid])
        pool._threads.shutdown(wait=True)  # as at the end of the process
        await asyncio.gather(starting, return_exceptions=True)

    began = time.monotonic()
    run(main)
    assert time.monotonic() - began < workers.START / 2


class _Child:
    """A server process in the form that the supervisor uses."""

    def __init__(self, process: Any) -> None:
        self.process = process


def _ignore_sigterm(ready: Any) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    ready.set()
    time.sleep(3600)


def _supervise(ready: Any, pid: Any) -> None:
    """Run a supervisor whose server process ignores SIGTERM."""
    context = multiprocessing.get_context("spawn")
    supervisor = Supervisor.__new__(Supervisor)
    supervisor.should_exit, supervisor.signal_queue = threading.Event(), []
    supervisor.patience = 3600.0
    child = context.Process(target=_ignore_sigterm, args=(ready,))
    child.start()
    pid.value = child.pid
    supervisor.processes = [_Child(child)]  # type: ignore[list-item]
    signal.signal(signal.SIGTERM, lambda signum, frame: supervisor.signal_queue.append(signum))
    while not supervisor.should_exit.wait(0.05):
        supervisor.handle_signals()
    supervisor.join_all()


@needs_proc
def test_a_supervisor_kills_what_does_not_stop() -> None:
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    child = context.Process(target=_ignore_sigterm, args=(ready,))
    child.start()
    assert ready.wait(60.0)
    supervisor = Supervisor.__new__(Supervisor)
    supervisor.patience = 0.1
    supervisor.processes = [_Child(child)]  # type: ignore[list-item]
    child.terminate()
    supervisor.join_all()
    assert not child.is_alive()


@needs_proc
def test_a_second_signal_to_a_supervisor_ends_all_of_them() -> None:
    context = multiprocessing.get_context("spawn")
    ready, pid = context.Event(), context.Value("i", 0)
    process = context.Process(target=_supervise, args=(ready, pid))
    process.start()
    assert ready.wait(60.0)
    while process.is_alive():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGTERM)
        process.join(0.2)
    assert process.exitcode == 128 + signal.SIGTERM
    assert all_end([pid.value])


@needs_proc
@pytest.mark.slow
def test_a_server_of_two_processes_ends_while_people_play(folder: Path, redis_url: str) -> None:
    """`make stops` does this 200 times."""
    assert len(list(stop_often(folder, redis_url, stops=2, tables=6, seed=3, longest=2.0))) == 2
