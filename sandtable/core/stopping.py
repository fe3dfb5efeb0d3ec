"""Graceful stopping: Ctrl-C and SIGTERM set a flag, and long-running work checks the flag between steps (`check`).

Signal handlers must not raise here. They would raise at any point of the program, and the compiled engine mistakes an
exception inside big-integer multiplication for a lack of memory, which loses everything played so far. So `check`
raises, at a known place. It must stay plain Python: compiled code never lets the interpreter handle signals, but a call
of a plain function does.

A second signal ends the process immediately.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, TypeVar

LOOK: Final = 0.1  # seconds between two checks while waiting for a worker
AT_LAST: Final = 2  # seconds after which a worker that was asked to end is ended in any case
OF_A_SIGNAL: Final = 128  # added to the number of a signal: the exit status, as in shells
CURSOR: Final = b"\x1b[?25h"  # shows the cursor that a progress bar has hidden

T = TypeVar("T")

_asked = 0  # the signal that has arrived, or 0
_looked_at = False
_heard: tuple[int, ...] = ()  # the signals recorded at present


class Stopped(KeyboardInterrupt):
    """Raised when a signal has asked the work to stop. `so_far` holds partial results, if any, and `after` describes
    them."""

    def __init__(self, signum: int) -> None:
        global _looked_at
        super().__init__(signum)
        _looked_at = True  # in this process or in one of its workers
        self.signum = signum
        self.so_far: Any = None
        self.after = ""

    @property
    def by(self) -> str:
        return signal.Signals(self.signum).name

    @property
    def status(self) -> int:
        """The exit status of the process: 130 for Ctrl-C, 143 for SIGTERM."""
        return OF_A_SIGNAL + self.signum

    def __str__(self) -> str:
        return f"stopped by {self.by} {self.after}".rstrip()


def check() -> None:
    """Raise `Stopped` if a signal has arrived. Call it between decisions and between passes of a search."""
    if _asked:
        raise Stopped(_asked)


def note(signum: int) -> None:
    """Set the flag as if this signal had arrived."""
    global _asked
    _asked = signum


@contextmanager
def heard(*signals: int) -> Iterator[None]:
    """Inside the `with` block, record signals (Ctrl-C and SIGTERM by default) instead of acting on them. A signal that
    `check` has not reported raises `Stopped` at the end of the block. Outside the main thread, which alone receives
    signals, the block does nothing."""
    global _asked, _heard, _looked_at
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    outer, _heard = _heard, signals or (signal.SIGINT, signal.SIGTERM)
    before = {signum: signal.signal(signum, _take_note) for signum in _heard}
    try:
        yield
        if not _looked_at:
            check()
    finally:
        for signum, handler in before.items():
            signal.signal(signum, handler)
        _heard = outer
        if not outer:
            _asked, _looked_at = 0, False


@contextmanager
def at_once() -> Iterator[None]:
    """Let Ctrl-C end the process at once inside the `with` block, for quick work."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def run(main: Callable[[], int | None]) -> int:
    """Run the main function of a long script and return its exit status; a signal stops it at its next `check`."""
    try:
        with heard():
            return main() or 0
    except Stopped as stopped:
        print(stopped, file=sys.stderr)
        return stopped.status


@contextmanager
def interrupts_heard() -> Iterator[None]:
    """Turn Ctrl-C inside the `with` block into `Stopped` at the next `check`, for code called from a script or
    notebook. If the caller has a handler of its own, that handler stays."""
    if threading.current_thread() is not threading.main_thread():
        yield
    elif signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
    else:
        with heard(signal.SIGINT):
            yield


def hear_again() -> None:
    """Install the signal handlers of the active `heard` block again, after a library has replaced them."""
    for signum in _heard:
        signal.signal(signum, _take_note)


def hear_in_child() -> None:
    """Record SIGTERM in a worker process instead of ending it, so that its results so far are kept."""
    signal.signal(signal.SIGTERM, _take_note_in_child)


def _take_note(signum: int, frame: FrameType | None) -> None:
    if _asked:
        if sys.stderr is not None and sys.stderr.isatty():
            os.write(2, CURSOR)
        os._exit(OF_A_SIGNAL + signum)  # its workers notice that it has ended, and end
    note(signum)


def _take_note_in_child(signum: int, frame: FrameType | None) -> None:
    """Record the signal, and set an alarm that ends the process soon in case it is waiting for work that never
    comes."""
    if not _asked:
        note(signum)
        if hasattr(signal, "alarm"):
            signal.alarm(AT_LAST)  # no handler catches this signal: it ends the process


# --- waiting -----------------------------------------------------------------------------
def first_of(futures: set[Future[T]]) -> set[Future[T]]:
    """Wait until at least one future is done and return those that are done; a signal raises `Stopped`."""
    done: set[Future[T]] = set()
    while not done:
        check()
        done = wait(futures, LOOK, FIRST_COMPLETED).done
    return done


def result_of(future: Future[T]) -> T:
    """Return `future.result()`; while waiting, a signal raises `Stopped`."""
    first_of({future})
    return future.result()
