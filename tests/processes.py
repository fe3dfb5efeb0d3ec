"""Processes as Linux shows them in /proc: which a process has started, whether they work, and that they end."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import pytest

needs_proc = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are told from /proc")


def alive(pid: int) -> bool:
    """A process that has ended and is not yet taken note of by its parent does not count."""
    try:
        return _stat(pid)[0] != "Z"
    except OSError:
        return False


def at_work(pid: int) -> bool:
    """It has used a second of the processor: more than it takes to start."""
    user_time = _stat(pid)[11]
    return int(user_time) >= os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """Return those it has started, whichever of its threads has."""
    found = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has just ended
            found += [int(child) for child in (thread / "children").read_text().split()]
    return sorted(found)


def within(seconds: float, true: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + seconds
    while not true() and time.monotonic() < deadline:
        time.sleep(0.05)
    return true()


def all_end(pids: Iterable[int]) -> bool:
    """Soon, if not at once, and later where the machine is busy."""
    return within(30, lambda: not any(map(alive, pids)))


def _stat(pid: int) -> list[str]:
    """Return what stands after the name of the process, which may hold blanks and brackets: its state first."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
