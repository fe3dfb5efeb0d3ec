"""The worker processes of bots (sandtable/server/bots/workers.py)."""

from __future__ import annotations

import threading
import time

from sandtable.server.bots.worker_process import begin, think
from sandtable.server.bots.workers import Worker


class Line:
    """An end of a pipe that, like `multiprocessing.Connection`, must not be closed by two threads at once."""

    def __init__(self) -> None:
        self.open = True
        self.closed = 0

    def close(self) -> None:
        if self.open:
            time.sleep(0.05)
            self.open = False
            self.closed += 1


def test_two_threads_may_end_a_worker_at_once() -> None:
    """The pool is closed while another thread waits for the same worker to start: both threads end the worker."""
    worker = Worker(think, begin, (("imperium",),), 0)
    worker._line.close()
    line = worker._line = Line()  # type: ignore[assignment]
    threads = [threading.Thread(target=worker.end) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert line.closed == 1
