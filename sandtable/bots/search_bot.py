"""The search bot (`S`): thinks ahead with `search`. Players see it as "Mentat".

`S:400` is 400 passes a decision, `S:500ms` half a second. `S:400x2` splits the passes between two processes, each with
its own tree and its own worlds: it repeats the same game every time, but not the game of `S:400`.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import BrokenExecutor, Future
from functools import cache
from typing import Any, Final

from sandtable.bots.advice import advice_for, pick, price_of_scores, secrecy
from sandtable.bots.search import DEFAULT, search, worlds_wanted
from sandtable.core import mixing, processes, stopping
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, titles

DEFAULT_PASSES: Final = 400
FOR_WORLDS: Final = 0.25  # the share of the time that resampling worlds may take, under a time limit
LEAST_MS: Final = 0.01  # a process that starts too late still makes one pass
LATE: Final = 0.005  # seconds that another process may need to hand over its results

NEVER: Final = -1.0  # value of an option that no world had
NEARLY: Final = 0.4  # share of the first option's visits that an option needs to be drawn in a secret choice

Found = dict[int, tuple[int, float]]


class NoBudget(SandtableError):
    """Raised for a search without any limit of passes or time."""


class Helpers:
    """Worker processes that search in parallel with this one. They are started once and share no data with this
    process."""

    def __init__(self, n: int) -> None:
        self.titles = titles()  # the titles registered when the processes were started
        self.pool = processes.pool(n)
        self._started = self.pool.submit(os.getpid)

    def submit(self, title: str, worlds: list[bytes], seat: int, share: int, until: float) -> Future[Found]:
        return self.pool.submit(_search_bytes, title, worlds, seat, share, until)

    def check(self) -> None:
        """Raise CannotStart if not even the first process of the pool could be started; called after a process has
        died."""
        if not self._started.done() or self._started.exception() is not None:
            raise processes.CannotStart


@cache
def _helpers(n: int) -> Helpers:
    return Helpers(n)


def _left(until: float) -> float:
    """Return the milliseconds left until the end of a search; 0 if there is no time limit."""
    return max(LEAST_MS, (until - time.monotonic()) * 1000.0) if until else 0.0


def _search_bytes(title: str, worlds: list[bytes], seat: int, iterations: int, until: float) -> Found:
    """Search serialized worlds in a worker process until the time `until`, by a clock that all processes share, and
    return the visits and summed values of the options."""
    read = [meta(title).from_bytes(data) for data in worlds]
    return search(read, seat, advice_for(title), iterations, _left(until))


class SearchBot:
    """A bot that searches each decision until its passes or its milliseconds are used up, whichever is first."""

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
        options = sorted(decision.options)  # their order could reveal the order in which cards were drawn
        if len(options) == 1:
            return options[0]
        advice = advice_for(view.known.title)
        if not advice.weighty(view.known, view.seat):
            return pick(advice, view.known, view.seat, options, rng)
        found = self._search(view, rng)
        heat = secrecy(advice, view.known, view.seat)
        price = price_of_scores(advice, view.known, view.seat)
        if price > 0.0:
            return _by_value(found, options, heat, price, rng)
        if heat > 0.0:
            return options[mixing.draw(_secret_shares([found.get(option, (0, 0.0))[0] for option in options]), rng)]
        return max(options, key=lambda option: found.get(option, (0, 0.0)))

    def ponder(self, view: View, rng: Rng) -> None:
        """Search even though there is only one option, so that the time taken does not show that the seat has no
        choice."""
        if advice_for(view.known.title).weighty(view.known, view.seat):
            self._search(view, rng)

    def _worlds(self, view: View, rng: Rng, shares: list[int], until: float) -> list[list[Any]]:
        """Return lists of sampled worlds, one list for each process; `shares` has the number of passes of each process.
        Under a time limit, sampling stops after a share of the time, with at least one world for each process."""
        batches: list[list[Any]] = [[] for _ in shares]
        enough = until - self.milliseconds / 1000.0 * (1.0 - FOR_WORLDS)
        priced = price_of_scores(advice_for(view.known.title), view.known, view.seat) > 0.0
        wanted = [worlds_wanted(share, DEFAULT, priced) for share in shares]
        for number in range(max(wanted)):
            stopping.check()
            if until and number and time.monotonic() > enough:
                break
            for batch, enough_worlds in zip(batches, wanted, strict=True):
                if number < enough_worlds:
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
            except BrokenExecutor:  # one was killed since the last decision: start again
                _helpers.cache_clear()
                helpers.check()
        raise processes.CannotStart

    def _search(self, view: View, rng: Rng) -> Found:
        try:
            return self._shared(view, rng)
        except stopping.Stopped:
            if self.processes > 1 and processes.allowed():  # nobody waits for the results of the others
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
        if not processes.allowed():  # do the work of the others in this process
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
            except TimeoutError:  # it has only just started, or the machine is busy: the results so far are enough
                future.cancel()
            except BrokenExecutor:  # one was killed while it searched: the results so far are enough
                helpers = _helpers(self.processes - 1)
                _helpers.cache_clear()
                helpers.check()
        return found


def _secret_shares(visits: list[int]) -> list[float]:
    """Return the weight of each option for drawing a secret choice: 0 for options visited much less often than the
    first."""
    least = NEARLY * max(visits)
    return [float(n) if n >= least else 0.0 for n in visits]


def _by_value(found: Found, options: list[int], heat: float, price: float, rng: Rng) -> int:
    """Return the option with the highest mean value; if the choice is secret (`heat` above 0), draw it with weights
    that follow from the means."""
    means = [found[option][1] / found[option][0] if option in found else NEVER for option in options]
    if heat <= 0.0:
        return options[means.index(max(means))]
    return options[mixing.draw(mixing.shares([mean / price for mean in means], heat), rng)]


def _add(found: Found, others: Found) -> None:
    for option, (visits, value) in others.items():
        before = found.get(option, (0, 0.0))
        found[option] = (before[0] + visits, before[1] + value)
