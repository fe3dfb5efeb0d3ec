"""Start worker processes with `spawn`, which behaves the same on every platform and is safe with threads.

Workers end together with the process that started them, even if it is killed.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from typing import Any, Final, ParamSpec, TypeVar, cast

from sandtable.core import stopping
from sandtable.core.errors import SandtableError

PATIENCE: Final = 5.0  # seconds until a process that was asked to end is killed

_BEFORE_CHILDREN_ARE_JOINED: Final = 100

P = ParamSpec("P")
T = TypeVar("T")


class CannotStart(SandtableError):
    """The worker processes ended before they did anything."""

    def __init__(self) -> None:
        super().__init__(
            "the processes started beside this one die at once; in a script, whatever uses several processes stands "
            "under `if __name__ == '__main__':`, since each of them reads the script anew"
        )


def allowed() -> bool:
    """Tell whether this process may start worker processes; a daemon process may not."""
    return not multiprocessing.current_process().daemon


class Pool(ProcessPoolExecutor):
    """A pool of worker processes that ignore Ctrl-C, even during start-up: the parent process handles it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with interrupts_held_back():
            return super().submit(fn, *args, **kwargs)

    def all_of(self, fn: Callable[..., T], given: Iterable[tuple[Any, ...]]) -> list[T]:
        """Return the results of `fn` for each set of arguments, in order. If a signal asks to stop, raise `Stopped`
        without waiting for all work."""
        try:
            return [stopping.result_of(future) for future in [self.submit(fn, *args) for args in given]]
        except stopping.Stopped:
            self.stop()
            raise

    def stop(self, patience: float = PATIENCE) -> None:
        """Cancel work that has not begun and ask every worker to stop (SIGTERM); kill those that take longer than
        `patience` seconds. The results of the finished work are in its futures."""
        there = list((self._processes or {}).values())
        managing = cast(threading.Thread | None, self._executor_manager_thread)
        self.shutdown(wait=False, cancel_futures=True)
        for child in there:
            child.terminate()
        if managing is not None:
            managing.join(patience)  # this thread joins the workers
            for child in there:
                child.kill()
            managing.join()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C inside the `with` block, while a worker starts; the signal is delivered afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started later, it would unblock the signals
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def pool(n: int, begin: Callable[..., None] | None = None, *args: object) -> Pool:
    """Return a pool of `n` workers; each calls `begin(*args)` first."""
    made = Pool(n, mp_context=multiprocessing.get_context("spawn"), initializer=begin_in_child, initargs=(begin, args))
    # A process started by multiprocessing joins its children when it ends, and only then would the executor tell them
    # to end: both would wait for ever.
    Finalize(
        made, made.shutdown, kwargs={"wait": True, "cancel_futures": True}, exitpriority=_BEFORE_CHILDREN_ARE_JOINED
    )
    return made


def begin_in_child(begin: Callable[..., None] | None, args: tuple[Any, ...]) -> None:
    """Prepare a new worker process, then call `begin(*args)`: the worker ignores Ctrl-C and ends together with the
    parent process."""
    ignore_interrupts()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*args)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in this worker process: a terminal sends the signal to workers too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
