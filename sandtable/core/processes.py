"""Processes beside this one: started afresh rather than forked, the same on every platform and safe beside threads.

They end with the process that started them, however that ends: none is left behind by a kill.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from typing import Final

from sandtable.core.errors import SandtableError

_BEFORE_CHILDREN_ARE_JOINED: Final = 100


class CannotStart(SandtableError):
    """Processes that are started die before they have done anything."""

    def __init__(self) -> None:
        super().__init__(
            "the processes started beside this one die at once; in a script, whatever uses several processes stands "
            "under `if __name__ == '__main__':`, since each of them reads the script anew"
        )


def allowed() -> bool:
    """Whether this process may start others: daemons may not."""
    return not multiprocessing.current_process().daemon


def pool(n: int, begin: Callable[..., None] | None = None, *args: object) -> ProcessPoolExecutor:
    """`n` processes; `begin(*args)` is called in each before anything else."""
    made = ProcessPoolExecutor(
        n, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(begin, args)
    )
    # A process started by multiprocessing joins its children when it ends, and only then would the executor tell them
    # to end: both would wait for ever.
    Finalize(
        made, made.shutdown, kwargs={"wait": True, "cancel_futures": True}, exitpriority=_BEFORE_CHILDREN_ARE_JOINED
    )
    return made


def end_all() -> None:
    """Every process this one has started, at once."""
    for child in multiprocessing.active_children():
        child.terminate()


def _begin(begin: Callable[..., None] | None, args: tuple[object, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin is not None:
        begin(*args)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
