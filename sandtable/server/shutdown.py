"""Stop a server process: every step has a time limit, and so has the whole. A second signal ends it at once.

`asyncio.wait_for` of Python 3.11 loses a cancellation that arrives when its work has just finished
(python/cpython#86296), and the Redis client writes with it. A task that was cancelled while it wrote to Redis then went
on to wait for its next message for ever, and the server waited for the task. So tasks are cancelled again until they
end.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

from sandtable.core.stopping import OF_A_SIGNAL

# All times are in seconds.
STEP: Final = 5.0  # for one step
AGAIN: Final = 1.0  # until a task that goes on is cancelled again
WHOLE: Final = 25.0  # from the signal to the end of the process, whatever it is doing
STARTING: Final = 3.0  # the same while it is starting, when there is nothing to finish

log = logging.getLogger("sandtable.server")


async def end_tasks(*tasks: asyncio.Task[Any] | None, limit: float = STEP, again: float = AGAIN) -> None:
    """Cancel tasks again and again until they have ended. Those that do not end in time are named in the log and left
    behind."""
    going = {task for task in tasks if task is not None and not task.done()}
    until = time.monotonic() + limit
    while going and (left := until - time.monotonic()) > 0:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=min(again, left))
    for task in going:
        log.warning("%s does not end", task.get_name())


async def step(what: str, work: Awaitable[Any], limit: float = STEP) -> None:
    """Wait for one step of stopping. If it fails or takes too long, say so in the log and return, so that the next step
    follows."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=limit)
    if not done:
        log.warning("stopping: %s has not ended after %g seconds", what, limit)
        task.cancel()
    elif not task.cancelled() and (error := task.exception()) is not None:
        log.error("stopping: %s", what, exc_info=error)


class Deadline:
    """Handles the signals of a server process. The first signal starts a timer that ends the process if stopping takes
    too long; a second one ends it at once."""

    def __init__(self, end: Callable[[int], None] = os._exit, whole: float = WHOLE, starting: float = STARTING) -> None:
        self.started = False
        self._end = end
        self._limits = (starting, whole)
        self._heard: list[int] = []
        # Ctrl-C reaches the processes of a supervisor twice: from the terminal, and as SIGTERM from the supervisor
        self._supervised = multiprocessing.parent_process() is not None
        self._before: dict[int, Any] = {}

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Handle signals while the context lasts, and pass them on to the handlers that were set before. Does nothing
        outside the main thread."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        self._before = {signum: signal.signal(signum, self.hear) for signum in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for signum, handler in self._before.items():
                if signal.getsignal(signum) == self.hear:
                    signal.signal(signum, handler)

    def hear(self, signum: int, frame: FrameType | None) -> None:
        again = signum in self._heard if self._supervised else bool(self._heard)
        self._heard.append(signum)
        if again:
            self._end(OF_A_SIGNAL + signum)
        elif len(self._heard) == 1:
            timer = threading.Timer(self._limits[self.started], self._out_of_time, (signum,))
            timer.daemon = True
            timer.start()
        handler = self._before.get(signum)
        if callable(handler):
            handler(signum, frame)

    def _out_of_time(self, signum: int) -> None:
        os.write(2, b"sandtable: stopping took too long; the process ends now\n")
        self._end(OF_A_SIGNAL + signum)
