"""Processes that think for bots. Each can be ended by itself: one that hangs, dies or is old is replaced alone.

`concurrent.futures` cannot do that: it never ends a process that hangs, and throws all of them away when one dies.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import traceback
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.util import Finalize
from typing import Any, Final

from sandtable.core import processes
from sandtable.server.bots.fair_queue import Asker, Queue, Ticket
from sandtable.server.bots.worker_process import Work, serve_line

START: Final = 60.0  # seconds a new process may take until it is ready
SHORTEST_BREAK: Final = 0.5  # seconds until the next attempt to start one
LONGEST_BREAK: Final = 30.0
HUNG: Final = 3  # times its limit, after which a process has hung
NICE: Final = 5  # how far those who think long stand back behind the server and quick answers
_BEFORE_CHILDREN_ARE_JOINED: Final = 100

log = logging.getLogger("sandtable.server")


class Fault(Exception):
    """No answer, or none that can be used; `what`: slow, hung, died, raised, illegal."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.detail = detail


class Worker:
    """One process; it does one thing at a time. All methods block: they are for threads."""

    def __init__(self, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        # No daemon: a search may share its passes between processes, and daemons may not have any.
        self._process = context.Process(target=serve_line, args=(theirs, work, begin, args, nice))
        with processes.interrupts_held_back():
            self._process.start()
        theirs.close()
        self._finalize = Finalize(self, _end, (self._process,), exitpriority=_BEFORE_CHILDREN_ARE_JOINED)
        try:
            self._answer(START)
        except Fault:
            self.end()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def ask(self, args: tuple[Any, ...], limit: float) -> Any:
        """What comes of it within so many seconds; else it must be ended."""
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
        self._finalize()
        self._line.close()


class Here:
    """The same without a process, for tests: it cannot be ended, and has all the time it wants."""

    pid = 0

    def __init__(self, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int) -> None:
        self._work = work

    def ask(self, args: tuple[Any, ...], limit: float) -> Any:
        try:
            return self._work(*args)
        except Exception as error:
            raise Fault("raised", traceback.format_exc()) from error

    def end(self) -> None:
        pass


def _end(process: multiprocessing.process.BaseProcess) -> None:
    """At once: it holds nothing that could be lost."""
    process.kill()
    process.join()


class Lane:
    """Workers of one kind, and the queue before them."""

    def __init__(
        self, size: int, here: bool, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int = 0
    ) -> None:
        self.queue = Queue(size)
        self._size = size
        self._make = lambda: (Here if here else Worker)(work, begin, args, nice)
        self._threads = ThreadPoolExecutor(2 * size, "bots")  # for each worker one that waits for it, one to start it
        self._free: list[Worker | Here] = []
        self._fresh: list[Worker | Here] = []  # to take the places of old ones
        self._old: set[Worker | Here] = set()
        self._all: set[Worker | Here] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._started: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._all]

    async def start(self) -> None:
        """Before anybody waits for one: whoever serves is told at once if that cannot be."""
        if self._started is None:
            self._started = self._task(self._start_all(self._one_more))
        try:
            await asyncio.shield(self._started)
        except Fault as fault:
            log.error("a process that thinks for bots cannot be started: %s", fault.detail)
            raise processes.CannotStart from fault

    async def _start_all(self, one: Callable[[], Coroutine[Any, Any, Worker | Here]]) -> None:
        self._free += await asyncio.gather(*(one() for _ in range(self._size)))

    async def _one_more(self) -> Worker | Here:
        worker = await asyncio.get_running_loop().run_in_executor(self._threads, self._make)
        self._all.add(worker)
        if self._closed:
            self._end(worker)
        return worker

    async def _begin(self) -> Worker | Here:
        """One more, however long it takes."""
        pause = SHORTEST_BREAK
        while True:
            try:
                return await self._one_more()
            except (Fault, OSError) as error:
                log.warning("a process that thinks for bots cannot be started: %s", getattr(error, "detail", error))
                await asyncio.sleep(pause)
                pause = min(LONGEST_BREAK, pause * 2)

    def _end(self, worker: Worker | Here) -> None:
        self._all.discard(worker)
        self._old.discard(worker)
        worker.end()

    async def place(self, asker: Asker, patience: float) -> Ticket:
        """A place in the queue, or `TimeoutError`. Where nobody was asked so far they are started first."""
        if self._started is None:
            self._started = self._task(self._start_all(self._begin))
        async with asyncio.timeout(patience):
            await asyncio.shield(self._started)
        return await self.queue.place(asker, patience)

    async def ask(
        self,
        ticket: Ticket,
        args: tuple[Any, ...],
        limit: float,
        check: Callable[[Any], bool],
        failed: Callable[[Fault], None],
    ) -> Any:
        """The answer, or a `Fault`. Who has been asked goes on even if nobody waits for it any more: its place is
        free once it has answered, or was replaced. Who has not answered within the limit is slow, as anybody may be on
        a machine with too much to do; only after several times that it has hung. `failed` is told of real faults."""
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
        self.queue.done(ticket)

    async def renew(self) -> None:
        """A new process for each, one after the other; who thinks just now thinks to the end. Where none was needed
        so far there is none to renew."""
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
