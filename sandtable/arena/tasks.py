"""Runs portions of work in several processes, or on a Ray cluster, and gives the results in the order of the portions.

Only a few portions are under way at a time, so memory stays flat however many there are. A process that dies takes no
more than one game with it: what was under way is played again game by game, and the one at which the process dies again
is given up. If the program is asked to end (`core.stopping`), all results so far are given, and then Stopped is raised.
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

AHEAD: Final = 4  # portions handed out for each process: none idles while the slowest is waited for
AUTO: Final = "auto"
LOCAL: Final = "local"
PATIENCE: Final = 5.0  # seconds until an address counts as one where nobody listens
SHARED: Final = 128 << 20  # bytes for what local workers of Ray hand over: that is little, and Ray would take gigabytes

T = TypeVar("T")
U = TypeVar("U")
Task = Callable[[list[T]], list[U]]
Died = Callable[[T, str], U]  # what stands for a piece of work that cannot be done, and why


class NoRay(SandtableError):
    """Ray is not installed, or no cluster answers."""


def here(task: Task[T, U], portions: Iterable[list[T]]) -> Iterator[list[U]]:
    """In this process, one after the other."""
    for portion in portions:
        stopping.check()
        yield task(portion)


# --- processes ---------------------------------------------------------------------------
def _submit(pool: processes.Pool, task: Task[T, U], portion: list[T]) -> Future[list[U]]:
    try:
        return pool.submit(task, portion)
    except BrokenProcessPool as error:
        broken: Future[list[U]] = Future()
        broken.set_exception(error)
        return broken


def in_processes(task: Task[T, U], portions: Iterable[list[T]], jobs: int, died: Died[T, U]) -> Iterator[list[U]]:
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
                # Which piece of work it was is not known: the first is done alone, the others once more.
                pool.shutdown(wait=True, cancel_futures=True)
                done = _one_by_one(task, portion, died)
                pool = _pool(jobs)
                waiting = deque((p, f if _came(f) else _submit(pool, task, p)) for p, f in waiting)
            yield done
    except stopping.Stopped:
        pool.stop()
        for _, future in waiting:
            if _came(future):
                yield future.result()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _pool(jobs: int) -> processes.Pool:
    return processes.pool(jobs, stopping.hear_in_child)


def _check(pool: processes.Pool) -> None:
    """Can processes be started at all? That is told apart from a game that kills its own."""
    try:
        stopping.result_of(pool.submit(os.getpid))
    except BrokenProcessPool:
        raise processes.CannotStart from None


def _came(future: Future[list[U]]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _one_by_one(task: Task[T, U], portion: list[T], died: Died[T, U]) -> list[U]:
    """Each piece in a process that no other shares."""
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
    """Ray, connected as long as it is needed; whoever has connected it before stays connected.

    `auto` is the cluster this machine belongs to, `local` one of its own with `jobs` workers (one for each processor
    unless told) that ends with the work, anything else the address of a cluster, as `ray start` shows it.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise NoRay("--ray needs Ray, which is not installed: pip install 'sandtable[ray]'") from error
    if ray.is_initialized():
        yield ray
        return
    where = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address  # as Ray understands `auto`
    if where not in (AUTO, LOCAL):
        _somebody_listens(where)
    own: dict[str, Any] = {}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of what is played here
        own = {"num_cpus": jobs, "object_store_memory": SHARED, "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ImportError, ValueError, RuntimeError) as error:
        raise NoRay(f"no Ray cluster answers at {address!r}: {' '.join(str(error).split())}") from error
    stopping.hear_again()  # Ray would end this process in its own way
    try:
        yield ray
    finally:
        ray.shutdown()


def _somebody_listens(address: str) -> None:
    """Ray itself would try for minutes, and fill the screen with what it tries."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise NoRay(f"--ray takes auto, local, or the address of a cluster such as 10.0.0.7:6379; not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise NoRay(f"no Ray cluster answers at {address!r}: {error}") from error


def workers(ray: Any) -> int:
    """How many portions the cluster can do at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def in_ray(
    task: Task[T, U], portions: Iterable[list[T]], ray: Any, died: Died[T, U], jobs: int | None = None
) -> Iterator[list[U]]:
    """On all of the cluster, or with `jobs` on so many of its processors. Sandtable must be installed there."""
    remote = ray.remote(max_retries=0)(task)
    waiting: deque[tuple[list[T], Any]] = deque()
    source = iter(portions)
    there = workers(ray)
    ahead = AHEAD * min(jobs or there, there)
    # A cluster does at once what it is given. Where it has room for more than `jobs`, it is given no more than that.
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
