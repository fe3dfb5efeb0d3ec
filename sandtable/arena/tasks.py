"""Run portions of work in several processes or on a Ray cluster and yield the results in the order of the portions.

Only a few portions run at a time, so memory use does not grow with their number. A process that dies costs at most one
item: the portions under way are run again item by item, and an item that kills its process again is given up. If the
program is asked to stop (`core.stopping`), all results so far are yielded, and then Stopped is raised.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, Final, TypeVar

from sandtable.core import processes, stopping
from sandtable.core.errors import SandtableError

AHEAD: Final = 4  # portions queued for each process, so that none idles while the slowest one runs
AUTO: Final = "auto"
LOCAL: Final = "local"
PATIENCE: Final = 5.0  # seconds to wait for a connection
SHARED: Final = 128 << 20  # bytes for Ray's local object store, which holds little here; Ray's default takes gigabytes

T = TypeVar("T")
U = TypeVar("U")
Task = Callable[[list[T]], list[U]]
Died = Callable[[T, str], U]  # makes the result of an item that cannot be done; gets the item and the reason


class NoRay(SandtableError):
    """Raised if Ray is not installed, or if no cluster answers."""


def here(task: Task[T, U], portions: Iterable[list[T]]) -> Iterator[list[U]]:
    """Run the portions one after the other in this process and yield their results."""
    for portion in portions:
        stopping.check()
        yield task(portion)


# --- processes ---------------------------------------------------------------------------
def _submit(pool: processes.Pool, task: Task[T, U], portion: list[T]) -> Future[list[U]]:
    """Submit a portion; if the pool is broken, return a future that has failed."""
    try:
        return pool.submit(task, portion)
    except BrokenProcessPool as error:
        broken: Future[list[U]] = Future()
        broken.set_exception(error)
        return broken


def in_processes(task: Task[T, U], portions: Iterable[list[T]], jobs: int, died: Died[T, U]) -> Iterator[list[U]]:
    """Run the portions in a pool of `jobs` processes and yield their results; for an item that kills its process,
    `died` makes the result."""
    waiting: deque[tuple[list[T], Future[list[U]]]] = deque()
    source = iter(portions)
    pool = _pool(jobs)
    try:
        _check(pool)
        while True:
            while len(waiting) < jobs * AHEAD and (portion := next(source, None)) is not None:
                waiting.append((portion, _submit(pool, task, portion)))
            if not waiting:
                return
            portion, future = waiting[0]
            try:
                done = stopping.result_of(future)
                waiting.popleft()
            except BrokenProcessPool:
                waiting.popleft()
                # Any portion may have killed the process: run the first item by item, submit the others again.
                pool.shutdown(wait=True, cancel_futures=True)
                done = _one_by_one(task, portion, died)
                pool = _pool(jobs)
                waiting = deque((p, f if _succeeded(f) else _submit(pool, task, p)) for p, f in waiting)
            yield done
    except stopping.Stopped:
        pool.stop()
        for _, future in waiting:
            if _succeeded(future):
                yield future.result()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _pool(jobs: int) -> processes.Pool:
    return processes.pool(jobs, stopping.hear_in_child)


def _check(pool: processes.Pool) -> None:
    """Check that the pool can start a process at all, so that a failure to start is not blamed on a game."""
    try:
        stopping.result_of(pool.submit(os.getpid))
    except BrokenProcessPool:
        raise processes.CannotStart from None


def _succeeded(future: Future[list[U]]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _one_by_one(task: Task[T, U], portion: list[T], died: Died[T, U]) -> list[U]:
    """Run each item of a portion alone in a process and return the results; for an item that kills its process, `died`
    makes the result."""
    out: list[U] = []
    pool = _pool(1)
    try:
        for piece in portion:
            try:
                done: list[U] = stopping.result_of(_submit(pool, task, [piece]))
                out += done
            except BrokenProcessPool:
                out.append(died(piece, "the process that played it died"))
                pool.shutdown(wait=True, cancel_futures=True)
                pool = _pool(1)
    except stopping.Stopped:
        pool.stop()
        if not out:
            raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return out


# --- Ray ---------------------------------------------------------------------------------
@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Any]:
    """Connect to Ray for the duration of the context. A connection that already exists is used and stays open.

    The address `auto` means the cluster that this machine belongs to. `local` starts a cluster with `jobs` workers
    (default: one for each processor), which ends with the context. Anything else is the address of a cluster as `ray
    start` shows it.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise NoRay("--ray needs Ray, which is not installed: pip install 'sandtable[ray]'") from error
    if ray.is_initialized():
        yield ray
        return
    where = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address  # Ray itself reads `auto` this way
    if where not in (AUTO, LOCAL):
        _check_listening(where)
    own: dict[str, Any] = {}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
        own = {"num_cpus": jobs, "object_store_memory": SHARED, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ImportError, ValueError, RuntimeError) as error:
        raise NoRay(f"no Ray cluster answers at {address!r}: {' '.join(str(error).split())}") from error
    stopping.hear_again()  # ray.init has replaced the signal handlers
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_listening(address: str) -> None:
    """Raise NoRay if nothing listens at the address. Ray itself would retry for minutes and fill the screen with
    messages."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise NoRay(f"--ray takes auto, local, or the address of a cluster such as 10.0.0.7:6379; not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise NoRay(f"no Ray cluster answers at {address!r}: {error}") from error


def workers(ray: Any) -> int:
    """Return the number of portions the cluster can run at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def in_ray(
    task: Task[T, U], portions: Iterable[list[T]], ray: Any, died: Died[T, U], jobs: int | None = None
) -> Iterator[list[U]]:
    """Run the portions on the cluster, on at most `jobs` of its processors, and yield their results; for an item that
    kills its process, `died` makes the result. Sandtable must be installed on the cluster."""
    remote = ray.remote(max_retries=0)(task)
    waiting: deque[tuple[list[T], Any]] = deque()
    source = iter(portions)
    there = workers(ray)
    ahead = AHEAD * min(jobs or there, there)
    # A cluster runs everything it is given. If it has more processors than `jobs`, submit at most `jobs` portions.
    most = jobs if jobs is not None and jobs < there else ahead
    running: list[Any] = []

    def submit(portion: list[T]) -> Any:
        promised = remote.remote(portion)
        running.append(promised)
        return promised

    def one_ends() -> None:
        ended: list[Any] = []
        while not ended:
            stopping.check()
            ended, running[:] = ray.wait(running, num_returns=1, timeout=stopping.LOOK)

    def alone(piece: T) -> list[U]:
        while len(running) >= most:
            one_ends()
        promised = submit([piece])
        while promised in running:
            one_ends()
        done: list[U] = ray.get(promised)
        return done

    try:
        while True:
            while len(waiting) < ahead and len(running) < most and (portion := next(source, None)) is not None:
                waiting.append((portion, submit(portion)))
            if not waiting:
                return
            if waiting[0][1] in running:
                one_ends()
                continue
            portion, promised = waiting.popleft()
            try:
                done: list[U] = ray.get(promised)
            except ray.exceptions.RayError:
                done = []
                for piece in portion:
                    try:
                        done += alone(piece)
                    except ray.exceptions.RayError as error:
                        done.append(died(piece, f"{type(error).__name__} on the cluster"))
            yield done
    except stopping.Stopped:
        for _, promised in waiting:
            if promised in running:
                ray.cancel(promised, force=True)
                continue
            with suppress(ray.exceptions.RayError):
                yield ray.get(promised)
        raise
