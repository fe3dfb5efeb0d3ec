"""Thinks ahead with `search`. At the table: Mentat.

`S:400` is 400 passes a decision, `S:500ms` half a second; `S:400x2` shares the passes between two
processes, each with its own tree and its own worlds: the same game every time, but not that of `S:400`.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import cache
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.bots.search import search, worlds_wanted
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

DEFAULT_PASSES: Final = 400

Found = dict[int, tuple[int, float]]


@cache
def _helpers(n: int) -> ProcessPoolExecutor:
    """Processes that search beside this one; started once, with nothing of this one in them."""
    return ProcessPoolExecutor(n, mp_context=multiprocessing.get_context("spawn"))


def _search_bytes(title: str, worlds: list[bytes], seat: int, iterations: int, milliseconds: float) -> Found:
    read = [meta(title).from_bytes(data) for data in worlds]
    return search(read, seat, advice_for(title), iterations, milliseconds)


class SearchBot:
    """Passes of the search for each decision, or milliseconds, or whichever is over first."""

    name = "search"
    table_name = "Mentat"
    default_passes = DEFAULT_PASSES
    most_processes = 64
    needs_view = True

    def __init__(self, iterations: int = DEFAULT_PASSES, milliseconds: float = 0.0, processes: int = 1) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.processes = processes

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could tell in which order cards came
        if len(options) == 1:
            return options[0]
        found = self._search(view, rng)
        return max(options, key=lambda option: found.get(option, (0, 0.0)))

    def _submit(self, title: str, worlds: list[bytes], seat: int, share: int) -> Future[Found]:
        for _ in range(2):
            try:
                pool = _helpers(self.processes - 1)
                return pool.submit(_search_bytes, title, worlds, seat, share, self.milliseconds)
            except BrokenExecutor:  # one was killed since the last decision: begin anew
                _helpers.cache_clear()
        raise SandtableError("the processes that search beside this one die as soon as they are started")

    def _search(self, view: View, rng: Rng) -> Found:
        title = view.known.title
        shares = [self.iterations // self.processes] * self.processes
        shares[0] += self.iterations % self.processes
        if self.iterations:
            shares = [share for share in shares if share]
        batches: list[list[Any]] = [[view.resample(rng) for _ in range(worlds_wanted(share))] for share in shares]
        running: list[Future[Found]] = []
        for share, worlds in zip(shares[1:], batches[1:], strict=True):
            sent = [world.to_bytes() for world in worlds]
            running.append(self._submit(title, sent, view.seat, share))
        found = search(batches[0], view.seat, advice_for(title), shares[0], self.milliseconds)
        for future in running:
            try:
                others = future.result()
            except BrokenExecutor:  # one was killed while it searched: what was found here is enough
                _helpers.cache_clear()
                continue
            for option, (visits, value) in others.items():
                before = found.get(option, (0, 0.0))
                found[option] = (before[0] + visits, before[1] + value)
        return found
