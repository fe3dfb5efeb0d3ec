"""Ending when asked to: Ctrl-C and SIGTERM set a flag, which long work looks at between two steps (`check`).

A handler that raises is no way to end here. It raises wherever the program happens to be, and the compiled engine
takes whatever goes wrong in a product of large numbers for a lack of memory: the process would be given up with all
that was played. So `check` raises, where it is called. That it is plain Python matters besides: compiled code alone
never gives the interpreter a chance to look at signals, a call of this does.

Asked a second time, the process ends at once.
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

LOOK: Final = 0.1  # seconds between two looks while waiting for others
AT_LAST: Final = 2  # seconds after which a process of a pool that was told to end is gone, whatever it does
OF_A_SIGNAL: Final = 128  # added to its number, as shells tell it: the exit status
CURSOR: Final = b"\x1b[?25h"  # which a progress bar has hidden

T = TypeVar("T")

_asked = 0  # the signal, or 0
_looked_at = False
_heard: tuple[int, ...] = ()  # what is heard at present


class Stopped(KeyboardInterrupt):
    """Asked to end, and it was looked at. `so_far` is what has come of the work, if anything has, and `after` says how
    much that is."""

    def __init__(self, signum: int) -> None:
        global _looked_at
        super().__init__(signum)
        _looked_at = True  # here, or in a process that works for this one
        self.signum = signum
        self.so_far: Any = None
        self.after = ""

    @property
    def by(self) -> str:
        return signal.Signals(self.signum).name

    @property
    def status(self) -> int:
        """The exit status: 130 for Ctrl-C, 143 for SIGTERM."""
        return OF_A_SIGNAL + self.signum

    def __str__(self) -> str:
        return f"stopped by {self.by} {self.after}".rstrip()


def check() -> None:
    """Raises Stopped if somebody has asked; between two decisions, between two passes of a search."""
    if _asked:
        raise Stopped(_asked)


def note(signum: int) -> None:
    """As if the signal had come."""
    global _asked
    _asked = signum


@contextmanager
def heard(*signals: int) -> Iterator[None]:
    """While this lasts, the signals (Ctrl-C and SIGTERM unless named) are taken note of and nothing else. One that
    nobody has looked at raises Stopped at the end. Outside the main thread no signal comes, and nothing is changed."""
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
    """For what takes no time worth mentioning: Ctrl-C ends it as it ends any program that does not listen."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def run(main: Callable[[], int | None]) -> int:
    """A script that takes long, and its exit status."""
    try:
        with heard():
            return main() or 0
    except Stopped as stopped:
        print(stopped, file=sys.stderr)
        return stopped.status


@contextmanager
def interrupts_heard() -> Iterator[None]:
    """For whoever is called by a script or a notebook: Ctrl-C that would raise anywhere raises Stopped where it is
    looked for. Whoever hears signals in a way of his own keeps it."""
    if threading.current_thread() is not threading.main_thread():
        yield
    elif signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
    else:
        with heard(signal.SIGINT):
            yield


def hear_again() -> None:
    """After a library has taken the signals for itself."""
    for signum in _heard:
        signal.signal(signum, _take_note)


def hear_in_child() -> None:
    """For a process of a pool, which is told to end by SIGTERM: what it has done until then still counts."""
    signal.signal(signal.SIGTERM, _take_note_in_child)


def _take_note(signum: int, frame: FrameType | None) -> None:
    if _asked:
        if sys.stderr is not None and sys.stderr.isatty():
            os.write(2, CURSOR)
        os._exit(OF_A_SIGNAL + signum)  # processes started by this one see that it is gone, and go
    note(signum)


def _take_note_in_child(signum: int, frame: FrameType | None) -> None:
    """It may well be waiting for work that never comes."""
    if not _asked:
        note(signum)
        if hasattr(signal, "alarm"):
            signal.alarm(AT_LAST)  # which nobody hears: it ends the process


# --- waiting -----------------------------------------------------------------------------
def first_of(futures: set[Future[T]]) -> set[Future[T]]:
    """Those that are done, once one is."""
    done: set[Future[T]] = set()
    while not done:
        check()
        done = wait(futures, LOOK, FIRST_COMPLETED).done
    return done


def result_of(future: Future[T]) -> T:
    """What `future.result()` would give; but a signal that comes meanwhile is looked at."""
    first_of({future})
    return future.result()
