"""The processes that play the games of a run, beside the learner, and the memory they share with it.

Each process plays several groups of games. While one group is judged by the net, another plays on. A group is told
to go on by a semaphore; it signals when its rows, masks, seats and results have been written to shared memory.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.envs.arrays import Rows, np
from sandtable.envs.crowd import Crowd
from sandtable.learn.kinds import Kind

GO: Final = 0  # what a process is asked to do
ASK: Final = 1
STOP: Final = 2
PAGE: Final = 4096
IN_MEMORY: Final = "/dev/shm"
ROOM: Final = 4  # how many groups of this size must find room in memory
SLOW: Final = 300.0  # seconds after which a process that does not answer is given up


class WorkerFailed(SandtableError):
    """Raised if a process that plays games has failed."""


@dataclass(frozen=True)
class Play:
    """The way in which new games are played: the cast of each slot of a group (`sandtable.envs.crowd`), whether the
    advice plays as a teacher, the noise and the seed."""

    casts: list[int]
    teaching: bool = False
    noise: int = 0
    seed: int = 0


@dataclass(frozen=True)
class Plan:
    """The games of a run, and how they are divided into processes, groups and slots."""

    title: str
    variants: list[dict[str, Any]]
    workers: int
    groups: int
    slots: int  # games of one process in one group


def columns(plan: Plan, kind: Kind) -> list[tuple[str, tuple[int, ...], Any]]:
    """Return the name, shape and type of each array that the processes share for a group."""
    rows = plan.workers * plan.slots
    return [
        ("rows", (rows, kind.layout.size), np.uint8),
        ("mask", (rows, kind.words), np.bool_),
        ("seat", (rows,), np.int64),
        ("who", (rows,), np.uint8),
        ("done", (rows,), np.bool_),
        ("reward", (rows, max(kind.seats)), np.float32),
        ("action", (rows,), np.int64),
    ]


class Shared:
    """The shared arrays of one group, in a file that all processes map into their memory."""

    def __init__(self, plan: Plan, kind: Kind, file: Path | None = None) -> None:
        wanted = columns(plan, kind)
        sizes = [int(np.prod(shape)) * np.dtype(dtype).itemsize for _, shape, dtype in wanted]
        starts = [sum(-(-size // PAGE) * PAGE for size in sizes[:at]) for at in range(len(sizes) + 1)]
        self.own = file is None
        if file is None:
            number, name = tempfile.mkstemp(prefix="sandtable-", dir=_folder(starts[-1]))
            os.ftruncate(number, starts[-1])
            os.close(number)
            file = Path(name)
        self.file = file
        whole = np.memmap(file, np.uint8, "r+")
        self.arrays: dict[str, Any] = {
            key: whole[start : start + size].view(dtype).reshape(shape)
            for (key, shape, dtype), start, size in zip(wanted, starts, sizes, strict=False)
        }

    def close(self) -> None:
        if self.own:
            self.file.unlink(missing_ok=True)


def _folder(size: int) -> str | None:
    """Return a folder in memory if it has room for `size` bytes; None stands for the usual folder of temporary
    files."""
    if Path(IN_MEMORY).is_dir() and shutil.disk_usage(IN_MEMORY).free > ROOM * size:
        return IN_MEMORY
    return None


class Group:
    """The games of one process that belong to one group, with the process's part of the group's shared arrays."""

    def __init__(self, plan: Plan, kind: Kind, play: Play, seed: int, shared: dict[str, Any], worker: int) -> None:
        n = plan.slots
        variants = [slot % len(kind.variants) for slot in range(n)]
        news: list[Callable[[int], State]] = [partial(kind.new, variant) for variant in variants]
        together = [kind.together[variant] for variant in variants]
        self.crowd = Crowd(news, list(play.casts), together, kind.advice, seed, play.teaching, play.noise)
        self.kind = kind
        self.teaching = play.teaching
        self.arrays = {key: array[worker * n : (worker + 1) * n] for key, array in shared.items()}
        self.rows = Rows(kind.layout, n)
        self.reader = kind.layout.filler()
        self.bases = np.arange(n, dtype=np.intp) * kind.words

    def write(self) -> None:
        """Write the observation and the options of each deciding seat to the shared arrays."""
        arrays, crowd, rows = self.arrays, self.crowd, self.rows
        where: list[int] = []
        widths: list[int] = []
        crowd.read(self.reader, rows.sheet, where, widths)
        rows.write(arrays["rows"])
        mask = arrays["mask"].reshape(-1)
        mask.fill(False)
        at = self.bases.repeat(widths)
        at += np.array(where, np.intp)
        mask[at] = True
        arrays["seat"][:] = crowd.seats
        arrays["who"][:] = crowd.who
        arrays["done"].fill(False)
        arrays["reward"].fill(0.0)
        for slot, won in zip(crowd.done, crowd.rewards, strict=True):
            arrays["done"][slot] = True
            arrays["reward"][slot, : len(won)] = won
        if self.teaching:
            arrays["action"][:] = crowd.labels

    def step(self) -> None:
        self.crowd.step(self.arrays["action"].tolist())
        self.write()

    def tally(self) -> tuple[int, list[int], list[float]]:
        """Return the numbers of decisions, of games by cast and of wins by cast since the last call."""
        crowd = self.crowd
        found = crowd.decisions, list(crowd.games), list(crowd.shares)
        crowd.decisions = 0
        crowd.games = [0] * len(crowd.games)
        crowd.shares = [0.0] * len(crowd.shares)
        return found


class Seat:
    """The work of one process, on this machine or on a cluster: it plays its groups of games and answers requests."""

    def __init__(self, worker: int, plan: Plan, kind: Kind, shared: list[dict[str, Any]]) -> None:
        self.worker = worker
        self.plan = plan
        self.kind = kind
        self.shared = shared
        self.groups: list[Group] = []

    def answer(self, what: str, given: Any) -> Any:
        """Carry out a request of `Workers.ask` and return the answer: start games, report tallies, save or load
        games."""
        if what == "play":
            seeds = Rng(given.seed * 1000 + self.worker)
            self.groups = [
                Group(self.plan, self.kind, given, seeds.spread(), arrays, self.worker) for arrays in self.shared
            ]
            for group in self.groups:
                group.crowd.begin()
                group.write()
            return None
        if what == "tally":
            return [group.tally() for group in self.groups]
        if what == "save":
            return [group.crowd.save() for group in self.groups]
        for group, saved in zip(self.groups, given, strict=True):
            group.crowd.load(saved, self.kind.meta.from_bytes)
            group.write()
        return None


def _serve(worker: int, plan: Plan, files: list[Path], go: Any, ready: list[Any], control: Any, pipe: Any) -> None:
    """Play games in a worker process until told to stop; the main function of the process."""
    try:
        kind = Kind(plan.title, list(plan.variants))
        shared = [Shared(plan, kind, file) for file in files]
        seat = Seat(worker, plan, kind, [each.arrays for each in shared])
        turn = 0
        while True:
            go.acquire()
            order = control[worker]
            if order == STOP:
                return
            if order == ASK:
                what, given = pipe.recv()
                pipe.send(seat.answer(what, given))
                turn = 0 if what == "play" else turn
                continue
            seat.groups[turn].step()
            ready[turn].release()
            turn = (turn + 1) % plan.groups
    except (KeyboardInterrupt, EOFError):
        return
    except BaseException:
        traceback.print_exc()
        control[worker] = -1
        for each in ready:
            each.release()


class Workers:
    """The worker processes of a run."""

    def __init__(self, plan: Plan, kind: Kind) -> None:
        self.plan = plan
        context = get_context("spawn")
        self.shared = [Shared(plan, kind) for _ in range(plan.groups)]
        self.ready = [context.Semaphore(0) for _ in range(plan.groups)]
        self.control = context.Array("i", plan.workers, lock=False)
        self.go = [context.Semaphore(0) for _ in range(plan.workers)]
        self.pipes = []
        self.processes = []
        files = [each.file for each in self.shared]
        for worker in range(plan.workers):
            here, there = context.Pipe()
            given = (worker, plan, files, self.go[worker], self.ready, self.control, there)
            process = context.Process(target=_serve, args=given, daemon=True)
            process.start()
            self.pipes.append(here)
            self.processes.append(process)

    @property
    def arrays(self) -> list[dict[str, Any]]:
        """The shared arrays of each group, by name."""
        return [each.arrays for each in self.shared]

    def start(self, group: int) -> None:
        """Let every process begin to play its games of a group on, with the actions that were written."""
        for go in self.go:
            go.release()

    def wait(self, group: int) -> None:
        """Wait until every process has played its games of a group on to the next choices."""
        ready = self.ready[group]
        for _ in range(self.plan.workers):
            waited = 0.0
            while not ready.acquire(timeout=5.0):
                waited += 5.0
                self._check(waited)
        self._check(0.0)

    def _check(self, waited: float) -> None:
        failed = any(order < 0 for order in self.control)
        if failed or waited > SLOW or not all(process.is_alive() for process in self.processes):
            raise WorkerFailed("a process that plays games has failed; its message is above")

    def ask(self, what: str, given: list[Any] | Any = None) -> list[Any]:
        """Send every process a request between two steps and return their answers; if `given` is a list, it has one
        argument for each process."""
        for worker, pipe in enumerate(self.pipes):
            self.control[worker] = ASK
            pipe.send((what, given[worker] if isinstance(given, list) else given))
            self.go[worker].release()
        answers = []
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            while not pipe.poll(1.0):
                self._check(0.0 if process.is_alive() else SLOW + 1)
            answers.append(pipe.recv())
        for worker in range(self.plan.workers):
            self.control[worker] = GO
        return answers

    def close(self) -> None:
        for worker, go in enumerate(self.go):
            self.control[worker] = STOP
            go.release()
        for process in self.processes:
            process.join(5.0)
            if process.is_alive():
                process.kill()
        for each in self.shared:
            each.close()
