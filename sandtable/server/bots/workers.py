"""Worker processes for bots. Each can be ended on its own, so one that hangs, dies or is outdated is replaced alone.

`concurrent.futures` cannot do that: it never ends a process that hangs, and discards all of them when one dies.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
import traceback
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.util import Finalize
from typing import Any, Final

from sandtable.core import processes
from sandtable.server.bots.fair_queue import Queue, Requester, Ticket
from sandtable.server.bots.worker_process import Work, serve_line

START: Final = 60.0  # seconds a new process may take to start
SHORTEST_BREAK: Final = 0.5  # seconds until the next attempt to start one
LONGEST_BREAK: Final = 30.0
KILLED: Final = 2.0  # seconds to wait for a process that was killed
HUNG: Final = 3  # multiples of its time limit after which a process counts as hung
NICE: Final = 5  # niceness of long-thinking workers, below the server and quick answers
_BEFORE_CHILDREN_ARE_JOINED: Final = 100

log = logging.getLogger("sandtable.server")


class Fault(Exception):
    """A missing or unusable answer of a worker; `what` is "slow", "hung", "died", "raised" or "illegal"."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.detail = detail


class Worker:
    """One process that does one job at a time. All methods block, so call them from threads."""

    def __init__(self, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        # Not a daemon: a search may start processes of its own, which daemons may not.
        self._process = context.Process(target=serve_line, args=(theirs, work, begin, args, nice))
        with processes.interrupts_held_back():
            self._process.start()
        theirs.close()
        self._finalize = Finalize(self, _end, (self._process,), exitpriority=_BEFORE_CHILDREN_ARE_JOINED)
        self._closing = threading.Lock()

    def begin(self) -> None:
        """Wait until the process is ready; raise `Fault` if it is not ready in time."""
        self._answer(START)

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def ask(self, args: tuple[Any, ...], limit: float) -> Any:
        """Let the process do its work with these arguments and return the result, or raise `Fault`. If the time limit
        was the reason, the caller must end the process."""
        try:
            self._line.send(args)
        except OSError as error:
            raise Fault("died", self._how_it_ended()) from error
        return self._answer(limit)

    def _answer(self, limit: float) -> Any:
        try:
            if not self._line.poll(limit):
                raise Fault("hung", f"no answer within {limit:g} seconds")
            good, answer = self._line.recv()
        except (EOFError, OSError) as error:
            raise Fault("died", self._how_it_ended()) from error
        if not good:
            raise Fault("raised", answer)
        return answer

    def _how_it_ended(self) -> str:
        self._process.join(1.0)
        return f"the process ended with {self._process.exitcode}"

    def end(self) -> None:
        """End the process. The pool's `close` may call this at the same time as a thread that waits for the worker."""
        self._finalize()
        with self._closing:  # two at once would close the descriptor twice, the second time perhaps another's
            self._line.close()


class InlineWorker:
    """A worker without a process, for tests: it cannot be ended and has no time limit."""

    pid = 0

    def __init__(self, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int) -> None:
        self._work = work

    def begin(self) -> None:
        pass

    def ask(self, args: tuple[Any, ...], limit: float) -> Any:
        try:
            return self._work(*args)
        except Exception as error:
            raise Fault("raised", traceback.format_exc()) from error

    def end(self) -> None:
        pass


def _end(process: multiprocessing.process.BaseProcess) -> None:
    """Kill the process at once, since it holds nothing that could be lost."""
    process.kill()
    process.join(KILLED)


class WorkerPool:
    """Workers of one kind with a queue in front of them."""

    def __init__(
        self, size: int, here: bool, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int = 0
    ) -> None:
        self.queue = Queue(size)
        self._size = size
        self._new: Callable[[], Worker | InlineWorker] = partial(
            InlineWorker if here else Worker, work, begin, args, nice
        )
        # per worker one thread that waits for it and one to start it
        self._threads = ThreadPoolExecutor(2 * size, "bots")
        self._free: list[Worker | InlineWorker] = []
        self._fresh: list[Worker | InlineWorker] = []  # replacements for outdated workers
        self._old: set[Worker | InlineWorker] = set()
        self._all: set[Worker | InlineWorker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._started: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in list(self._all)]

    async def start(self) -> None:
        """Start the workers in advance; raise `CannotStart` if that fails."""
        if self._started is None:
            self._started = self._task(self._start_all(self._one_more))
        try:
            await asyncio.shield(self._started)
        except Fault as fault:
            log.error("a process that thinks for bots cannot be started: %s", fault.detail)
            raise processes.CannotStart from fault

    async def _start_all(self, one: Callable[[], Coroutine[Any, Any, Worker | InlineWorker]]) -> None:
        self._free += await asyncio.gather(*(one() for _ in range(self._size)))

    async def _one_more(self) -> Worker | InlineWorker:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._make)

    def _make(self) -> Worker | InlineWorker:
        """Start a worker and return it (blocking). `close` can end it even while it is starting."""
        worker = self._new()
        self._all.add(worker)
        try:
            if self._closed:
                raise Fault("died", "the server is stopping")
            worker.begin()
        except Fault:
            self._end(worker)
            raise
        return worker

    async def _begin(self) -> Worker | InlineWorker:
        """Start a worker, retrying until that succeeds, and return it."""
        pause = SHORTEST_BREAK
        while True:
            try:
                return await self._one_more()
            except (Fault, OSError) as error:
                log.warning("a process that thinks for bots cannot be started: %s", getattr(error, "detail", error))
                await asyncio.sleep(pause)
                pause = min(LONGEST_BREAK, pause * 2)

    def _end(self, worker: Worker | InlineWorker) -> None:
        self._all.discard(worker)
        self._old.discard(worker)
        worker.end()

    async def acquire(self, requester: Requester, patience: float) -> Ticket:
        """Return a ticket once a slot is free, starting the workers on first use; raise `TimeoutError` if none becomes
        free within `patience` seconds."""
        if self._started is None:
            self._started = self._task(self._start_all(self._begin))
        async with asyncio.timeout(patience):
            await asyncio.shield(self._started)
        return await self.queue.acquire(requester, patience)

    async def ask(
        self,
        ticket: Ticket,
        args: tuple[Any, ...],
        limit: float,
        check: Callable[[Any], bool],
        failed: Callable[[Fault], None],
    ) -> Any:
        """Give a job to a worker, and return its answer or raise `Fault`. The worker keeps working even if nobody waits
        any more; its slot is free once it has answered or was replaced. An answer after the limit only counts as slow,
        which happens on a busy machine; a worker counts as hung after several times the limit. `failed` is called for
        every fault but slowness."""
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._task(self._serve(ticket, args, limit, check, failed, answered))
        try:
            async with asyncio.timeout(limit):
                return await answered
        except TimeoutError:
            raise Fault("slow") from None

    async def _serve(
        self, ticket: Ticket, args: tuple[Any, ...], limit: float, check: Callable[[Any], bool],
        tell: Callable[[Fault], None], answered: asyncio.Future[Any],
    ) -> None:  # fmt: skip
        worker = self._free.pop()
        failed = True
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, args, HUNG * limit)
            if not check(answer):
                raise Fault("illegal", f"it answered {answer!r}")
            failed = False
            if not answered.done():
                answered.set_result(answer)
        except Exception as error:
            fault = error if isinstance(error, Fault) else Fault("raised", repr(error))
            tell(fault)
            if not answered.done():
                answered.set_exception(fault)
        if failed or (worker in self._old and self._fresh):
            self._end(worker)
            worker = self._fresh.pop() if self._fresh else await self._begin()
        self._free.append(worker)
        self.queue.release(ticket)

    async def replace_workers(self) -> None:
        """Replace every worker by a new one, one after the other; a busy worker finishes its job first. Does nothing if
        none was started."""
        if self._started is None:
            return
        await asyncio.shield(self._started)
        self._old |= self._all
        for _ in range(self._size):
            fresh = await self._begin()
            idle = next((worker for worker in self._free if worker in self._old), None)
            if idle is not None:
                self._free.remove(idle)
                self._end(idle)
                self._free.append(fresh)
            else:
                self._fresh.append(fresh)

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        for worker in list(self._all):
            self._end(worker)
        self._threads.shutdown(wait=False, cancel_futures=True)
