"""Balanced matches between bots.

    tournament("imperium", "S:400,G,G,G", games=400, jobs=2, out=Path("arena"))
    tournament("imperium", [MyBot(), "G", "G", "G"])                       # or "my_package:MyBot,G,G,G"

Games come in blocks. All games of a block have the same seed and the same Leaders on the same seats; after each game
every bot moves to the next seat, until the line-up would repeat. So each bot plays each seat and each Leader of the
block with the same cards, and luck affects all bots equally. Over all blocks, Leaders appear equally often.

A game depends only on its seed, its Leaders and its bots; `sandtable sim` plays the same game with the same values. A
game that fails is recorded, and the others continue.
"""

from __future__ import annotations

import json
import pickle
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sandtable.arena import tasks
from sandtable.arena.playing import Course, play_out
from sandtable.arena.simulate import processes
from sandtable.arena.store import Store
from sandtable.arena.tally import AUTOMATED, Row, Tally
from sandtable.arena.trajectories import TRAJECTORY, Recorder
from sandtable.arena.trajectory_store import Trajectories, Writer
from sandtable.bots import Bot, Named, canonical, listed, make
from sandtable.bots.own import name_of
from sandtable.core import stopping
from sandtable.core.errors import BadOption
from sandtable.core.titles import MACHINE_BITS, Meta, check_seed, meta

MOST_AT_ONCE: Final = 8  # games in one portion
GAMES_PER_PORTION: Final = 500  # a portion has one game per this many games, up to MOST_AT_ONCE


@dataclass(frozen=True)
class Fixture:
    """A game to be played. `bots` has one spec for each seat; `own` maps the specs of bots that were given as objects
    to these objects. `positions` says how the positions of decisions are recorded (`trajectories.POSITIONS`); it is
    empty if decisions are not recorded."""

    title: str
    game: int
    block: int
    rotation: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    own: dict[str, Bot] = field(default_factory=dict)
    positions: str = ""

    def command(self) -> str:
        """Return the shell command that plays exactly this game again."""
        words = ["sandtable", "sim", self.title, "--seats", str(len(self.bots)), "--bots", ",".join(self.bots)]
        words += ["--seed", str(self.seed), "--games", "1"]
        for option in meta(self.title).options:
            value = self.options[option.name]
            if option.name != "seats" and value != option.default:
                text = value if isinstance(value, str) else json.dumps(value)
                words += ["-o", f"{option.name}={text}"]
        return shlex.join(words)


@dataclass(frozen=True)
class Result:
    """The result of a tournament: the summary as plain data, the files written, and notes for the user."""

    summary: dict[str, Any]
    files: list[Path]
    notes: list[str]


def read_lineup(bots: str | Sequence[Named]) -> list[str]:
    """Return the bot specs of a line-up such as `S:400,G,G,G`, one for each seat."""
    return lineup_of(bots)[0]


def lineup_of(bots: str | Sequence[Named]) -> tuple[list[str], dict[str, Bot]]:
    """Return the specs of a line-up, and a dict from spec to bot for the bots that were given as objects. Two objects
    of one class get two specs, since they may have been made differently: `my_package:MyBot` and
    `my_package:MyBot#2`."""
    specs: list[str] = []
    own: dict[str, Bot] = {}
    named = {canonical(given) for given in listed(bots) if isinstance(given, str)}
    for given in listed(bots):
        if isinstance(given, str):
            specs.append(canonical(given))
            continue
        if isinstance(given, type):
            spec = name_of(given)
        else:
            spec = next((name for name, bot in own.items() if bot is given), "")
        if not spec:
            spec, n = name_of(type(given)), 1
            while spec in own or spec in named:
                n += 1
                spec = f"{name_of(type(given))}#{n}"
        if spec not in own:
            own[spec] = make(given)
        specs.append(spec)
    return specs, own


def rotations(bots: Sequence[str]) -> int:
    """Return the number of different orders that a line-up takes when every bot moves up one seat after each game: 4
    for S,G,G,G, 2 for S,G,S,G, 1 for G,G,G,G. This is the number of games in a block."""
    for n in range(1, len(bots)):
        if list(bots[n:]) + list(bots[:n]) == list(bots):
            return n
    return len(bots)


def fixtures(
    title: str,
    bots: Sequence[str],
    blocks: int,
    seed: int,
    options: Mapping[str, Any],
    own: Mapping[str, Bot] | None = None,
    positions: str = "",
) -> Iterator[Fixture]:
    """Yield the games block by block; within a block every bot moves up one seat after each game."""
    turns = rotations(bots)
    cast = statistics_of(meta(title)).cast
    for block in range(blocks):
        dealt: dict[str, Any] = cast(options, block, seed, title)
        for turn in range(turns):
            seated = tuple(bots[(seat - turn) % len(bots)] for seat in range(len(bots)))
            game = block * turns + turn
            yield Fixture(title, game, block, turn, seed + block, seated, dealt, dict(own or {}), positions)


def statistics_of(found: Meta) -> Any:
    """Return the title's part `statistics`: the figures of a game, and how the arena balances matches."""
    return found.part("statistics")


# --- playing -----------------------------------------------------------------------------
def play_portion(portion: list[Fixture]) -> list[Row]:
    """Play a portion of the games one after the other, in a worker process or on a cluster, and return their rows. When
    asked to stop, return the rows of the games finished so far."""
    rows: list[Row] = []
    for fixture in portion:
        try:
            rows.append(play_fixture(fixture))
        except stopping.Stopped:
            if not rows:
                raise
            break
    return rows


def play_fixture(fixture: Fixture) -> Row:
    """Play one game and return its row; an exception is recorded in the row."""
    found = meta(fixture.title)
    row = _row(fixture)
    course = Course(len(fixture.bots))
    try:
        players = [make(fixture.own.get(spec, spec)) for spec in fixture.bots]
        state = found.new(fixture.seed, fixture.options, listen=True)
        watcher = Recorder(state, fixture.bots, fixture.positions) if fixture.positions else None
        outcome = play_out(state, players, fixture.seed, course, timed=True, watcher=watcher)
        parties = statistics_of(found).results(state, state.take_events())
        winners = outcome.winners
        for seat, party in enumerate(parties):
            automated = seat >= len(players)
            party |= {
                "leader": party.get("leader", ""),  # not every title has Leaders or cards to acquire
                "cards": party.get("cards", []),
                "seat": seat,
                "bot": AUTOMATED if automated else fixture.bots[seat],
                "rank": outcome.ranks[seat],
                "points": outcome.points[seat],
                "win": 1 / len(winners) if seat in winners else 0.0,
                "choices": 0 if automated else course.choices[seat],
                "seconds": 0.0 if automated else round(course.seconds[seat], 6),
            }
        row |= {
            "rounds": getattr(state, "round", 0),
            "reason": outcome.reason,
            "tie_break": outcome.tie_break,
            "parties": parties,
        }
        if watcher is not None:
            where = {"game": fixture.game, "block": fixture.block, "rotation": fixture.rotation, "seed": fixture.seed}
            row[TRAJECTORY] = watcher.finish(where, fixture.options, outcome)
    except Exception as error:
        row["error"] = f"{type(error).__name__}: {error}"
        row["failed_seat"] = course.asked if course.asked >= 0 else None
    row["decisions"] = course.decisions
    return row


def _row(fixture: Fixture) -> Row:
    """Return the row of a game that has not been played yet. `parties` is filled when the game ends, and stays empty if
    it fails."""
    return {
        "game": fixture.game,
        "block": fixture.block,
        "rotation": fixture.rotation,
        "seed": fixture.seed,
        "bots": list(fixture.bots),
        "command": fixture.command(),
        "error": "",
        "failed_seat": None,
        "rounds": 0,
        "decisions": 0,
        "reason": "",
        "tie_break": "",
        "parties": [],
    }


def lost(fixture: Fixture, why: str) -> Row:
    """Return the row of a game whose worker process died; `why` is stored as its error."""
    return {**_row(fixture), "error": f"WorkerDied: {why}"}


def play_portions(
    portions: Iterator[list[Fixture]], used: int, cluster: Any = None, jobs: int | None = None
) -> Iterator[list[Row]]:
    """Yield the rows of each portion in order, played in `used` processes or on a cluster."""
    if cluster is not None:
        return tasks.in_ray(play_portion, portions, cluster, lost, jobs)
    return tasks.here(play_portion, portions) if used == 1 else tasks.in_processes(play_portion, portions, used, lost)


# --- a tournament ------------------------------------------------------------------------
@stopping.interrupts_heard()
def tournament(
    title: str,
    bots: str | Sequence[Named],
    games: int = 100,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    out: Path | None = None,
    force: bool = False,
    ray: str | None = None,
    progress_callback: Callable[[int], None] | None = None,
    trajectories: Trajectories | None = None,
) -> Result:
    """Play whole blocks with at least `games` games in total and return the result. `bots` has one bot for each seat: a
    text such as "S:400,G,G,my_package:MyBot", or a list that may also hold bots themselves.

    Games run in `jobs` processes, or on a Ray cluster (`tasks.cluster`) with at most `jobs` portions at a time. `out`
    is a folder for the rows of all games, the summary and the report; a folder that already holds a tournament is
    refused unless `force` is set. `trajectories` writes every decision (`trajectory_store.Trajectories`).

    When asked to stop, write and sum up the games played so far and raise Stopped with the result as `so_far` (None if
    no game was finished).
    """
    found = meta(title)
    lineup, own = lineup_of(bots)
    _check_sizes(games, jobs, force, [out, trajectories])
    full = found.check({**(options or {}), "seats": len(lineup)})
    turns = rotations(lineup)
    blocks = -(-games // turns)
    check_seed(seed, MACHINE_BITS)
    check_seed(seed + blocks - 1, MACHINE_BITS)
    first = next(fixtures(title, lineup, 1, seed, full))
    begun = found.new(first.seed, first.options)  # refuses impossible options once, not in every game
    tally = Tally(title, lineup, own)
    store: Store | None = None
    notes: list[str] = []
    used = min(jobs or processes(), blocks * turns)
    if used > 1 or ray is not None:
        check_portable(own)
    positions = trajectories.positions if trajectories is not None else ""
    portions = portions_of(fixtures(title, lineup, blocks, seed, full, own, positions), blocks * turns)
    writer: Writer | None = None
    stopped: stopping.Stopped | None = None
    with ExitStack() as closing:
        cluster = closing.enter_context(tasks.cluster(ray, jobs)) if ray is not None else None
        if cluster is not None and jobs is not None and jobs > (there := tasks.workers(cluster)):
            notes.append(f"the cluster plays {there} games at a time, not {jobs}: it has no more processors")
        if out is not None:  # only once the cluster answers, so as not to leave an empty folder
            store = Store(out, statistics_of(found).parties(begun), force)
            closing.callback(store.close)
        if trajectories is not None:
            writer = trajectories.open(begun, lineup, full, seed)
        started = time.perf_counter()
        try:
            for rows in play_portions(portions, used, cluster, jobs):
                _keep(rows, tally, store, writer)
                if progress_callback is not None:
                    progress_callback(len(rows))
        except stopping.Stopped as asked:
            stopped = asked
            stopped.after = f"after {tally.games:,} of {blocks * turns:,} games"
    if stopped is not None and not tally.games:
        raise stopped
    summary = tally.as_dict() | {
        "seed": seed, "asked": games, "blocks": tally.blocks, "rotations": turns,
        "options": {name: value for name, value in full.items() if name != "seats"},
        "seconds": round(time.perf_counter() - started, 3),
    }  # fmt: skip
    if stopped is not None:
        summary["stopped"] = stopped.by
    if store is not None:
        store.finish(summary, statistics_of(found).name)
    files = (store.files if store else []) + (writer.close(summary.get("stopped", "")) if writer else [])
    result = Result(summary, files, notes + (store.notes if store else []))
    if stopped is not None:
        stopped.so_far = result
        raise stopped
    return result


def _keep(rows: list[Row], tally: Tally, store: Store | None, writer: Writer | None) -> None:
    """Add the rows of finished games to the tally and, if they are given, to the store and their decisions to the
    writer of trajectories."""
    for row in rows:
        decided = row.pop(TRAJECTORY, None)
        if writer is not None and decided is not None:
            writer.add(decided)
        tally.add(row)
        if store is not None:
            store.add(row)


def _check_sizes(games: int, jobs: int | None, force: bool, out: Sequence[object]) -> None:
    """Refuse numbers of games or jobs below 1, and `force` if `out` names no folder to overwrite."""
    for name, value in (("games", games), ("jobs", 1 if jobs is None else jobs)):
        if value < 1:
            raise BadOption(f"{name} takes a whole number from 1, not {value}")
    if force and not any(out):
        raise BadOption("--force overwrites what is in a folder and needs --out or --trajectories to name the folder")


def check_portable(own: Mapping[str, Bot]) -> None:
    """Raise an error if one of the bots cannot be sent to the worker processes that play."""
    for spec, bot in own.items():
        try:
            pickle.dumps(bot)
        except Exception as error:
            raise BadOption(
                f"the bot {spec} cannot be sent to other processes ({type(error).__name__}: {error}); play with "
                "jobs=1, or name its class as text: 'my_package:MyBot'"
            ) from error


def portions_of(every: Iterator[Fixture], games: int) -> Iterator[list[Fixture]]:
    """Yield the games in portions. A portion is a single game unless there are very many games: one game can take
    minutes, and users want to see progress."""
    size = max(1, min(MOST_AT_ONCE, games // GAMES_PER_PORTION))
    portion: list[Fixture] = []
    for fixture in every:
        portion.append(fixture)
        if len(portion) == size:
            yield portion
            portion = []
    if portion:
        yield portion
