"""The search bot (`S`): thinks ahead with `search`. On the page it is called Mentat.

`S:400` is 400 passes a decision, `S:500ms` half a second; `S:400x2` shares the passes between two
processes, each with its own tree and its own worlds: the same game every time, but not that of `S:400`.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import BrokenExecutor, Future
from functools import cache
from typing import Any, Final

from sandtable.bots.advice import advice_for, pick, secrecy
from sandtable.bots.search import search, worlds_wanted
from sandtable.core import mixing, processes, stopping
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, titles

DEFAULT_PASSES: Final = 400
FOR_WORLDS: Final = 0.25  # the share of the time that may go into resampling worlds, if time is what counts
LEAST_MS: Final = 0.01  # whoever comes too late still makes one pass
LATE: Final = 0.005  # seconds that another process may need to hand over what it found in time

NEARLY: Final = 0.4  # of the visits of the first option: one that has as many may be taken where the choice is secret

Found = dict[int, tuple[int, float]]


class NoBudget(SandtableError):
    """A search that would never end."""


class Helpers:
    """Processes that search beside this one; started once, with nothing of this one in them."""

    def __init__(self, n: int) -> None:
        self.titles = titles()  # which they know: those there were when they were started
        self.pool = processes.pool(n)
        self._started = self.pool.submit(os.getpid)

    def submit(self, title: str, worlds: list[bytes], seat: int, share: int, until: float) -> Future[Found]:
        return self.pool.submit(_search_bytes, title, worlds, seat, share, until)

    def check(self) -> None:
        """After one has died: had they ever started?"""
        if not self._started.done() or self._started.exception() is not None:
            raise processes.CannotStart


@cache
def _helpers(n: int) -> Helpers:
    return Helpers(n)


def _left(until: float) -> float:
    """Milliseconds; 0 if time does not count."""
    return max(LEAST_MS, (until - time.monotonic()) * 1000.0) if until else 0.0


def _search_bytes(title: str, worlds: list[bytes], seat: int, iterations: int, until: float) -> Found:
    """The clock is that of the machine: all its processes share it."""
    read = [meta(title).from_bytes(data) for data in worlds]
    return search(read, seat, advice_for(title), iterations, _left(until))


class SearchBot:
    """Passes of the search for each decision, or milliseconds, or whichever is over first."""

    name = "search"
    table_name = "Mentat"
    default_passes = DEFAULT_PASSES
    most_processes = 64
    needs_view = True

    def __init__(self, iterations: int = DEFAULT_PASSES, milliseconds: float = 0.0, processes: int = 1) -> None:
        if iterations <= 0 and milliseconds <= 0.0:
            raise NoBudget("a search needs passes or milliseconds, from 1")
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.processes = processes

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could tell in which order cards came
        if len(options) == 1:
            return options[0]
        advice = advice_for(view.known.title)
        if not advice.weighty(view.known, view.seat):
            return pick(advice, view.known, view.seat, options, rng)
        found = self._search(view, rng)
        if secrecy(advice, view.known, view.seat) > 0.0:
            return options[mixing.draw(_secret_shares([found.get(option, (0, 0.0))[0] for option in options]), rng)]
        return max(options, key=lambda option: found.get(option, (0, 0.0)))

    def ponder(self, view: View, rng: Rng) -> None:
        """Think where there is nothing to choose, for whoever must not be seen to have no choice."""
        if advice_for(view.known.title).weighty(view.known, view.seat):
            self._search(view, rng)

    def _worlds(self, view: View, rng: Rng, shares: list[int], until: float) -> list[list[Any]]:
        """For each process its own; where time counts, as many as fit into a part of it, and one at least."""
        batches: list[list[Any]] = [[] for _ in shares]
        enough = until - self.milliseconds / 1000.0 * (1.0 - FOR_WORLDS)
        for number in range(max(worlds_wanted(share) for share in shares)):
            stopping.check()
            if until and number and time.monotonic() > enough:
                break
            for batch, share in zip(batches, shares, strict=True):
                if number < worlds_wanted(share):
                    batch.append(view.resample(rng))
        return batches

    def _submit(self, *work: Any) -> Future[Found]:
        for _ in range(2):
            helpers = _helpers(self.processes - 1)
            if helpers.titles != titles():
                helpers.pool.shutdown(wait=False)
                _helpers.cache_clear()
                helpers = _helpers(self.processes - 1)
            try:
                return helpers.submit(*work)
            except BrokenExecutor:  # one was killed since the last decision: begin anew
                _helpers.cache_clear()
                helpers.check()
        raise processes.CannotStart

    def _search(self, view: View, rng: Rng) -> Found:
        try:
            return self._shared(view, rng)
        except stopping.Stopped:
            if self.processes > 1 and processes.allowed():  # nobody waits for what the others do
                _helpers(self.processes - 1).pool.stop()
                _helpers.cache_clear()
            raise

    def _shared(self, view: View, rng: Rng) -> Found:
        until = time.monotonic() + self.milliseconds / 1000.0 if self.milliseconds else 0.0
        title = view.known.title
        advice = advice_for(title)
        shares = [self.iterations // self.processes] * self.processes
        shares[0] += self.iterations % self.processes
        if self.iterations:
            shares = [share for share in shares if share]
        batches = self._worlds(view, rng, shares, until)
        found: Found = {}
        if not processes.allowed():  # all that the others would do, here
            for share, worlds in zip(shares, batches, strict=True):
                _add(found, search(worlds, view.seat, advice, share, _left(until)))
            return found
        running: list[Future[Found]] = []
        for share, worlds in zip(shares[1:], batches[1:], strict=True):
            running.append(self._submit(title, [world.to_bytes() for world in worlds], view.seat, share, until))
        _add(found, search(batches[0], view.seat, advice, shares[0], _left(until)))
        for future in running:
            try:
                _add(found, future.result(_left(until) / 1000.0 + LATE) if until else stopping.result_of(future))
            except TimeoutError:  # it has only just started, or the machine is busy: what was found is enough
                future.cancel()
            except BrokenExecutor:  # one was killed while it searched: likewise
                helpers = _helpers(self.processes - 1)
                _helpers.cache_clear()
                helpers.check()
        return found


def _secret_shares(visits: list[int]) -> list[float]:
    """How likely each option of a secret choice is taken: those that were looked at nearly as often as the first."""
    least = NEARLY * max(visits)
    return [float(n) if n >= least else 0.0 for n in visits]


def _add(found: Found, others: Found) -> None:
    for option, (visits, value) in others.items():
        before = found.get(option, (0, 0.0))
        found[option] = (before[0] + visits, before[1] + value)
