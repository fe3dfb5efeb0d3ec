"""Play many games with bots on every seat and sum them up.

    simulate("imperium", seats=4, games=1000, bots="random").as_dict()

Game i has the seed `seed + i`, and every choice of its bots depends only on that seed. To repeat a failed game, call
`simulate(title, seats, games=1, seed=its seed)`; the number of processes does not matter. A failure is recorded, not
raised.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from typing import Any, Final

from sandtable.arena import tasks
from sandtable.arena.intervals import wilson
from sandtable.arena.playing import Course, play_out
from sandtable.arena.trajectories import Recorder, Trajectory, specs_of
from sandtable.arena.trajectory_store import Trajectories
from sandtable.bots import Bot, Named, make_all
from sandtable.core import stopping
from sandtable.core.contract import Outcome, State
from sandtable.core.errors import BadOption, SandtableError
from sandtable.core.processes import pool as start_processes
from sandtable.core.titles import MACHINE_BITS, Meta, check_seed, meta

MOST_GAMES_AT_ONCE: Final = 50  # in one chunk
RECORDED_AT_ONCE: Final = 4  # the same if every decision is recorded, which takes a megabyte for a game
DIED: Final = "a process that played games died; try fewer jobs"
WORTH_A_PROCESS: Final = 500  # games: starting a process takes as long as playing many games
ALL_LEVELS: Final = "all"

# Called with the number of games that have just finished.
Progress = Callable[[int], None]


class WorkerDied(SandtableError):
    """Raised if a worker process died, for example because it ran out of memory."""


@dataclass
class Tally:
    """The summed statistics of some games, in the form in which a worker process returns them. Lists by seat have
    entries for automated parties after the seats."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)
    failures: list[dict[str, Any]] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)
    trajectories: list[Trajectory] = field(default_factory=list)  # only on the way to the writer: not summed up

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip_longest(self.wins, other.wins, fillvalue=0.0)]
        self.points = [a + b for a, b in zip_longest(self.points, other.points, fillvalue=0)]
        for reason, n in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + n
        self.failures += other.failures
        self.reached |= other.reached


@dataclass(frozen=True)
class Summary:
    """The summary of a simulation. A shared win counts in equal parts; means are over finished games. If automated
    parties can win, their wins follow those of the seats.

    `unreached` is filled only if coverage was requested (`covered`). `difficulty` is the level of a solo game and empty
    in any other. `stopped` names the signal that stopped the simulation early, if any.
    """

    title: str
    seats: int
    games: int
    decisions: int
    seconds: float
    failures: list[dict[str, Any]]
    rounds_mean: float
    wins_by_seat: list[float]
    points_mean: list[float]
    reasons: dict[str, int]
    bots: list[str]
    covered: bool
    unreached: list[str]
    reached: set[str]
    difficulty: str = ""
    stopped: str = ""

    @property
    def finished(self) -> int:
        return self.games - len(self.failures)

    def as_dict(self) -> dict[str, Any]:
        """Return the summary as plain data, as `sandtable sim --json` prints it."""
        data: dict[str, Any] = {
            "title": self.title,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "failures": self.failures,
            "rounds_mean": round(self.rounds_mean, 4),
            "wins_by_seat": [round(wins, 4) for wins in self.wins_by_seat],
            "unreached": self.unreached,
        }
        if self.stopped:
            data["stopped"] = self.stopped
        if self.difficulty:
            low, high = self.interval(0)
            share = self.wins_by_seat[0] / max(1, self.finished)
            data["difficulty"] = self.difficulty
            data["human_wins"] = {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
        return data

    def interval(self, seat: int) -> tuple[float, float]:
        """Return the 95% confidence interval (Wilson) of this seat's share of wins."""
        return wilson(self.wins_by_seat[seat] / max(1, self.finished), self.finished)


@dataclass(frozen=True)
class Levels:
    """The summaries of the same solo games, one for each level of difficulty at which they were played."""

    levels: list[Summary]
    stopped: str = ""

    @property
    def failures(self) -> list[dict[str, Any]]:
        return [{**failure, "difficulty": level.difficulty} for level in self.levels for failure in level.failures]

    @property
    def unreached(self) -> list[str]:
        """Return the coverage ids that could have been reached at some level but were reached at none."""
        reached = set().union(*(level.reached for level in self.levels))
        asked = dict.fromkeys(id for level in self.levels for id in level.unreached)
        return [id for id in asked if id not in reached]

    def as_dict(self) -> dict[str, Any]:
        """Return the totals over all levels, with the summary of each level under `levels`."""
        wins = [sum(shares) for shares in zip(*(level.wins_by_seat for level in self.levels), strict=True)]
        finished = sum(level.finished for level in self.levels)
        rounds = sum(level.rounds_mean * level.finished for level in self.levels)
        data: dict[str, Any] = {
            "title": self.levels[0].title,
            "seats": self.levels[0].seats,
            "games": sum(level.games for level in self.levels),
            "decisions": sum(level.decisions for level in self.levels),
            "seconds": round(sum(level.seconds for level in self.levels), 3),
            "failures": self.failures,
            "rounds_mean": round(rounds / max(1, finished), 4),
            "wins_by_seat": [round(share, 4) for share in wins],
            "unreached": self.unreached,
            "levels": [level.as_dict() for level in self.levels],
        }
        if self.stopped:
            data["stopped"] = self.stopped
        return data


def processes() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@stopping.interrupts_heard()
def simulate(
    title: str,
    seats: int = 4,
    games: int = 100,
    bots: str | Sequence[Named] = "random",
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    coverage: bool = False,
    progress_callback: Progress | None = None,
    trajectories: Trajectories | None = None,
) -> Summary:
    """Play the games in `jobs` processes (1 plays them in this process) and return the summary. By default, use as many
    processes as the number of games is worth. `trajectories` writes every decision (`trajectory_store.Trajectories`).

    When asked to stop, sum up the games played so far and raise Stopped with the summary as `so_far` (None if no game
    was finished).
    """
    found = meta(title)
    if games < 1:
        raise BadOption(f"games takes a whole number from 1, not {games}")
    if jobs is not None and jobs < 1:
        raise BadOption(f"jobs takes a whole number from 1, not {jobs}")
    check_seed(seed, MACHINE_BITS)
    check_seed(seed + games - 1, MACHINE_BITS)
    full = found.check({**(options or {}), "seats": seats})
    players = make_all(bots, seats)
    begun = found.new(seed, full)  # refuses impossible options once, not in every game
    writer = trajectories.open(begun, specs_of(bots, seats), full, seed) if trajectories is not None else None
    positions = trajectories.positions if trajectories is not None else ""
    started = time.perf_counter()
    total = Tally(wins=[0.0] * seats, points=[0] * seats)
    used = jobs or min(processes(), 1 + games // WORTH_A_PROCESS)
    chunks = _chunks(seed, games, used, MOST_GAMES_AT_ONCE if writer is None else RECORDED_AT_ONCE)
    play = partial(play_chunk, title, full, bots, coverage, seed, positions)
    stopped: stopping.Stopped | None = None
    try:
        for tally in _played(play, chunks, min(used, len(chunks)), in_order=writer is not None):
            total.add(tally)
            for game in tally.trajectories:
                assert writer is not None
                writer.add(game)
            if progress_callback is not None:
                progress_callback(tally.games)
    except stopping.Stopped as asked:
        stopped = asked
        stopped.after = f"after {total.games:,} of {games:,} games"
        if not total.games:
            raise
    seconds = time.perf_counter() - started
    finished = max(1, total.finished)
    summary = Summary(
        title=title,
        seats=seats,
        games=total.games,
        decisions=total.decisions,
        seconds=seconds,
        failures=sorted(total.failures, key=lambda failure: int(failure["seed"])),
        rounds_mean=total.rounds / finished,
        wins_by_seat=total.wins,
        points_mean=[points / finished for points in total.points],
        reasons=dict(sorted(total.reasons.items())),
        bots=[bot.name for bot in players],
        covered=coverage,
        unreached=_coverage_of(title).unreached(full, total.reached, title) if coverage else [],
        reached=total.reached,
        difficulty=_difficulty(found, full),
        stopped=stopped.by if stopped is not None else "",
    )
    if writer is not None:
        writer.close(summary.stopped)
    if stopped is not None:
        stopped.so_far = summary
        raise stopped
    return summary


def simulate_levels(
    title: str,
    games: int = 100,
    bots: str | Sequence[Named] = "random",
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    coverage: bool = False,
    progress_callback: Progress | None = None,
) -> Levels:
    """Play `games` solo games with the same seeds at each level of difficulty, and return the summaries of all
    levels."""
    levels = levels_of(meta(title))
    if not levels:
        raise BadOption(f"{title} has no levels of difficulty")
    rest = options or {}
    played: list[Summary] = []
    for level in levels:
        settings = {**rest, "difficulty": level}
        try:
            played.append(simulate(title, 1, games, bots, seed, jobs, settings, coverage, progress_callback))
        except stopping.Stopped as stopped:
            played += [stopped.so_far] if stopped.so_far is not None else []
            stopped.so_far = Levels(played, stopped.by) if played else None
            raise
    return Levels(played)


def levels_of(found: Meta) -> list[str]:
    """Return the difficulty levels of a title's solo game, easiest first; empty if it has no solo game."""
    for option in found.options:
        if option.name == "difficulty":
            return [choice for choice in option.choices if choice is not None]
    return []


def _difficulty(found: Meta, options: Mapping[str, Any]) -> str:
    """Return the level of difficulty that the options choose; empty if the game is not solo."""
    levels = levels_of(found)
    return (options["difficulty"] or levels[0]) if levels and options["seats"] == 1 else ""


def _chunks(seed: int, games: int, jobs: int, most: int) -> list[range]:
    """Split the seeds of the games into chunks, several for each process, so that no process has to wait long for the
    last one to finish."""
    size = max(1, min(most, games // (4 * jobs)))
    return [range(at, min(at + size, seed + games)) for at in range(seed, seed + games, size)]


def _played(play: Callable[[range], Tally], chunks: list[range], jobs: int, in_order: bool) -> Iterator[Tally]:
    """Play the chunks in `jobs` processes and yield the tally of each one as soon as it is finished, or with `in_order`
    in the order of the chunks."""
    if jobs == 1:
        for seeds in chunks:
            yield play(seeds)
        return
    if in_order:
        for tallies in tasks.in_processes(partial(_each, play), ([seeds] for seeds in chunks), jobs, _died):
            yield from tallies
        return
    pool = start_processes(jobs, stopping.hear_in_child)
    waiting: set[Future[Tally]] = set()
    try:
        waiting |= {pool.submit(play, seeds) for seeds in chunks}
        while waiting:
            for future in stopping.first_of(waiting):
                tally = future.result()
                waiting.discard(future)
                yield tally
    except stopping.Stopped:
        pool.stop()
        for future in waiting:
            if future.done() and not future.cancelled() and future.exception() is None:
                yield future.result()
        raise
    except BrokenProcessPool as error:
        raise WorkerDied(DIED) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _each(play: Callable[[range], Tally], chunks: list[range]) -> list[Tally]:
    return [play(seeds) for seeds in chunks]


def _died(seeds: range, why: str) -> Tally:
    raise WorkerDied(DIED)


def _coverage_of(title: str) -> Any:
    """Return the title's part `coverage`, which lists everything that can occur in its games."""
    return meta(title).part("coverage")


def play_chunk(
    title: str,
    options: dict[str, Any],
    bots: str | Sequence[Named],
    coverage: bool,
    first: int,
    positions: str,
    seeds: range,
) -> Tally:
    """Play a chunk of the games one after the other, in a worker process. `first` is the seed of game 0; `positions`
    says how positions are recorded (empty if decisions are not). When asked to stop, return the tally of the finished
    games."""
    seats: int = options["seats"]
    players = make_all(bots, seats)
    seen = _coverage_of(title).Coverage() if coverage else None
    tally = Tally(wins=[0.0] * seats, points=[0] * seats)
    found = meta(title)
    for seed in seeds:
        try:
            recorder = partial(Recorder, bots=specs_of(bots, seats), positions=positions) if positions else None
            _play_one(found, options, players, seed, seen, tally, recorder, seed - first)
        except stopping.Stopped:
            if not tally.games:
                raise
            break
    if seen is not None:
        tally.reached = seen.reached()
    return tally


def _play_one(
    found: Meta,
    options: dict[str, Any],
    players: list[Bot],
    seed: int,
    seen: Any,
    tally: Tally,
    recorder: Callable[[State], Recorder] | None,
    number: int,
) -> None:
    """Play one game and add it to the tally; an exception is recorded as a failure."""
    how: dict[str, Any] = {} if seen is None else {"listen": True, "trace": seen.trace}
    course = Course(len(players))
    try:
        state = found.new(seed, options, **how)
        watcher = recorder(state) if recorder is not None else None
        outcome = play_out(state, players, seed, course, None if seen is None else seen.decision, watcher=watcher)
        if seen is not None:
            seen.game(state)
        tally.add(_counted(outcome, getattr(state, "round", 0)))
        if watcher is not None:
            where = {"game": number, "block": number, "rotation": 0, "seed": seed}
            tally.trajectories.append(watcher.finish(where, options, outcome))
    except Exception as error:
        tally.failures.append({"seed": seed, "decision": course.decisions, "error": f"{type(error).__name__}: {error}"})
    tally.games += 1
    tally.decisions += course.decisions


def _counted(outcome: Outcome, rounds: int) -> Tally:
    """Return the tally of one finished game, without its decisions: the caller counts decisions, because those of
    failed games count too."""
    winners = outcome.winners
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]
    return Tally(finished=1, rounds=rounds, wins=wins, points=list(outcome.points), reasons={outcome.reason: 1})
