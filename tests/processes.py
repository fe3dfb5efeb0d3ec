"""Look at processes through Linux's /proc: which children a process has, whether they are busy, and whether they have
ended."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import pytest

needs_proc = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are told from /proc")


def alive(pid: int) -> bool:
    """Tell whether a process is running. A process that has ended but is still in the table of processes (a zombie) is
    not."""
    try:
        return _stat(pid)[0] != "Z"
    except OSError:
        return False


def at_work(pid: int) -> bool:
    """Tell whether a process has used a second of processor time, which is more than it takes to start."""
    user_time = _stat(pid)[11]
    return int(user_time) >= os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """Return the ids of the processes that any thread of this process has started."""
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
    """Wait up to 30 seconds for the processes to end, and tell whether all have."""
    return within(30, lambda: not any(map(alive, pids)))


def _stat(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name of the process (which may contain spaces and brackets); the
    first is its state."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
