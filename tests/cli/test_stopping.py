"""Ended from outside, as people and service managers do it: real signals to real processes, in both builds. What is
marked `plain` is about what stands around the games: where the compiled engine thinks, the rest asks it (`at_length`).

What was played is whole and can be read, one sentence says what has happened, and no process is left.
"""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.match import tournament
from sandtable.arena.simulate import simulate, simulate_levels
from sandtable.bots.search_bot import SearchBot, _helpers
from sandtable.core import processes, stopping
from sandtable.core.rng import Rng
from sandtable.core.stopping import Stopped
from tests.engines import at_length
from tests.imperium.playing import begin
from tests.processes import all_end, at_work, children, needs_proc, within

pytestmark = [
    needs_proc,
    pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them"),
]

plain = pytest.mark.plain

STATUS = {signal.SIGINT: 130, signal.SIGTERM: 143}
ENDLESS = "S:9999999"  # would think for hours about one decision


@contextmanager
def running(*words: str | Path) -> Iterator[subprocess.Popen[str]]:
    """`sandtable …` at the head of a group of its own, as a terminal starts it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def family(pid: int) -> list[int]:
    """All that it has started, and that they have."""
    return [each for child in children(pid) for each in (child, *family(child))]


def working(process: subprocess.Popen[str], n: int) -> bool:
    """`n` processes beside it are at work; for 0 it is itself."""
    if not n:
        return at_work(process.pid)
    return sum(map(at_work, family(process.pid))) >= n


def ended(process: subprocess.Popen[str], seconds: float = 30) -> tuple[int, str, str]:
    said, complained = process.communicate(timeout=seconds)
    assert "fatal" not in complained
    assert "Traceback" not in complained
    assert "Aborted" not in complained
    return process.returncode, said, complained


def rows_in(folder: Path) -> list[dict[str, Any]]:
    """From each of the files alike."""
    rows: list[dict[str, Any]] = json.loads((folder / "games.json").read_text(encoding="utf-8"))
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        assert [int(line["game"]) for line in csv.DictReader(file)] == [row["game"] for row in rows]
    return rows


# --- the arena ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("asked", "jobs"),
    [
        pytest.param(signal.SIGINT, 1, marks=at_length),
        (signal.SIGINT, 2),
        pytest.param(signal.SIGTERM, 1, marks=at_length),
        pytest.param(signal.SIGTERM, 2, marks=at_length),
    ],
)
def test_the_arena_writes_what_was_played(tmp_path: Path, jobs: int, asked: signal.Signals) -> None:
    words = ("arena", "imperium", "--seats", "G,R,R", "--games", "90000", "--jobs", str(jobs), "--out", tmp_path)
    with running(*words) as process:
        games = tmp_path / "games.json"
        assert within(60, lambda: games.exists() and games.stat().st_size > 10_000)
        beside = family(process.pid)
        assert bool(beside) == (jobs > 1)
        process.send_signal(asked)
        status, said, complained = ended(process)
    rows = rows_in(tmp_path)
    assert status == STATUS[asked]
    assert complained == f"sandtable: stopped by {asked.name} after {len(rows):,} of 90,000 games\n"
    assert f"{len(rows):,} games in" in said
    assert all_end(beside)
    assert all(row["error"] == "" and row["parties"] for row in rows)
    numbers = [row["game"] for row in rows]
    assert numbers == sorted(set(numbers))
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert (summary["games"], summary["stopped"], summary["asked"]) == (len(rows), asked.name, 90_000)
    assert summary["blocks"] == len({row["block"] for row in rows})
    assert f"stopped by {asked.name}" in (tmp_path / "report.html").read_text(encoding="utf-8")


# Both signals, with one process and with several, in the arena and in a simulation. A tournament of several processes
# whose bots have several is stopped below (`test_two_signals_at_once`).
@pytest.mark.parametrize(
    ("words", "n", "asked"),
    [
        pytest.param(
            ("arena", "imperium", "--seats", f"{ENDLESS},R,R", "--jobs", "1"), 0, signal.SIGINT, marks=at_length
        ),
        pytest.param(
            ("arena", "imperium", "--seats", f"{ENDLESS},R,R", "--jobs", "2"), 2, signal.SIGTERM, marks=at_length
        ),
        pytest.param(
            ("arena", "imperium", "--seats", f"{ENDLESS}x2,R,R", "--jobs", "1"), 1, signal.SIGINT, marks=at_length
        ),
        pytest.param(
            ("sim", "imperium", "--seats", "3", "--bots", ENDLESS, "--jobs", "1"), 0, signal.SIGTERM, marks=at_length
        ),
        pytest.param(
            ("sim", "imperium", "--seats", "3", "--bots", ENDLESS, "--jobs", "2"), 2, signal.SIGINT, marks=plain
        ),
        pytest.param(
            ("sim", "imperium", "--seats", "3", "--bots", f"{ENDLESS}x2", "--jobs", "1"), 1, signal.SIGTERM, marks=plain
        ),
    ],
)
def test_nobody_waits_for_a_search_under_way(
    tmp_path: Path, words: tuple[str, ...], n: int, asked: signal.Signals
) -> None:
    """Ctrl-C in a terminal reaches the whole group, and so does a service manager."""
    out = ("--out", tmp_path) if words[0] == "arena" else ()
    with running(*words, "--games", "60", *out) as process:
        assert within(90, lambda: working(process, n))
        beside = family(process.pid)
        os.killpg(process.pid, asked)
        status, said, complained = ended(process)
    assert (status, said) == (STATUS[asked], "")
    assert complained == f"sandtable: stopped by {asked.name} after 0 of 60 games\n"
    assert all_end(beside)
    if out:  # without a game there is no summary
        assert rows_in(tmp_path) == []
        assert not (tmp_path / "summary.json").exists()


@plain
def test_asked_twice_it_ends_at_once(tmp_path: Path) -> None:
    """Even where nothing looks at what was asked."""
    script = (
        "import sys, time; from pathlib import Path\n"
        "from sandtable.core import stopping\n"
        "with stopping.heard():\n"
        "    Path(sys.argv[1]).touch()\n"
        "    while True: time.sleep(0.01)\n"
    )
    here = tmp_path / "here"
    process = subprocess.Popen([sys.executable, "-c", script, str(here)], stderr=subprocess.PIPE, text=True)
    try:
        assert within(30, here.exists)
        process.send_signal(signal.SIGINT)
        time.sleep(0.3)
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        status, _, complained = ended(process)
        assert (status, complained) == (130, "")
    finally:
        process.kill()


@plain
def test_two_signals_at_once(tmp_path: Path) -> None:
    words = ("arena", "imperium", "--seats", f"{ENDLESS}x2,R,R", "--jobs", "2", "--out", tmp_path)
    with running(*words) as process:
        assert within(90, lambda: working(process, 2))
        beside = family(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        os.killpg(process.pid, signal.SIGINT)
        assert ended(process)[0] == 130
    assert all_end(beside)


@plain
def test_a_process_told_to_end_while_others_start_leaves_no_trace() -> None:
    """Ctrl-C in the first moment: the processes are only just being started."""
    for delay in (0.3, 0.7, 1.2):
        with running("arena", "imperium", "--seats", "G,R,R", "--games", "90000", "--jobs", "2") as process:
            within(30, lambda: bool(children(process.pid)))
            time.sleep(delay)
            os.killpg(process.pid, signal.SIGINT)
            status, _, complained = ended(process)
        assert status == 130
        assert complained.startswith("sandtable: stopped by SIGINT after ")
        assert complained.count("\n") == 1


# --- many games, summed up ---------------------------------------------------------------
@pytest.mark.parametrize("jobs", [pytest.param(1, marks=plain), pytest.param(2, marks=at_length)])
def test_a_simulation_sums_up_what_was_played(jobs: int) -> None:
    words = ("sim", "imperium", "--seats", "3", "--games", "90000", "--jobs", str(jobs), "--json")
    with running(*words) as process:
        assert within(60, lambda: working(process, 0 if jobs == 1 else jobs))
        time.sleep(1)
        beside = family(process.pid)
        os.killpg(process.pid, signal.SIGTERM)
        status, said, complained = ended(process)
    found = json.loads(said)
    assert status == 143
    assert found["stopped"] == "SIGTERM"
    assert 0 < found["games"] < 90_000
    assert sum(found["wins_by_seat"]) == pytest.approx(found["games"])
    assert complained == f"sandtable: stopped by SIGTERM after {found['games']:,} of 90,000 games\n"
    assert all_end(beside)


@plain
def test_short_commands_end_as_any_program_does(tmp_path: Path) -> None:
    fifo = tmp_path / "record"
    os.mkfifo(fifo)
    with running("show", fifo) as process:  # waits until somebody writes the record
        writing = opened_to_write(fifo)
        process.send_signal(signal.SIGINT)
        status, said, complained = ended(process)
        os.close(writing)
    assert (status, said, complained) == (-signal.SIGINT, "", "")


def opened_to_write(fifo: Path) -> int:
    """Once somebody reads from it."""
    for _ in range(600):
        with suppress(OSError):
            return os.open(fifo, os.O_WRONLY | os.O_NONBLOCK)
        time.sleep(0.05)
    raise AssertionError("nobody reads")


# --- for scripts and notebooks -----------------------------------------------------------
def after(n: int) -> Callable[[int], None]:
    """Ctrl-C once `n` games are finished."""
    left = n

    def progress(games: int) -> None:
        nonlocal left
        left -= games
        if left == 0:
            signal.raise_signal(signal.SIGINT)

    return progress


@pytest.fixture
def default_interrupts() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("default_interrupts")
def test_a_script_gets_what_was_played_with_the_interrupt() -> None:
    with pytest.raises(KeyboardInterrupt) as caught:
        tournament("imperium", "R,R,R", games=9, jobs=1, progress_callback=after(2))
    assert isinstance(caught.value, Stopped)
    assert caught.value.so_far.summary["games"] == 2
    with pytest.raises(Stopped) as stopped:
        simulate("imperium", 3, games=40, jobs=1, progress_callback=after(10))
    assert (stopped.value.so_far.games, stopped.value.so_far.stopped) == (10, "SIGINT")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    stopping.check()  # what was asked has been answered
    assert simulate("imperium", 3, games=4, jobs=1).games == 4


@pytest.mark.usefixtures("default_interrupts")
def test_levels_so_far() -> None:
    with pytest.raises(Stopped) as stopped:
        simulate_levels("imperium", games=4, jobs=1, progress_callback=after(6))
    levels = stopped.value.so_far
    assert [level.games for level in levels.levels] == [4, 2]
    assert levels.as_dict()["stopped"] == "SIGINT"


@pytest.mark.usefixtures("default_interrupts")
def test_a_signal_nobody_looked_at_is_not_lost() -> None:
    with pytest.raises(Stopped, match="stopped by SIGINT"), stopping.heard():
        signal.raise_signal(signal.SIGINT)


def test_existing_signal_handlers_are_kept() -> None:
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda signum, _: came.append(signum))
    try:
        assert simulate("imperium", 3, games=4, jobs=1, progress_callback=after(1)).games == 4
    finally:
        signal.signal(signal.SIGINT, before)
    assert came == [signal.SIGINT]


@pytest.mark.usefixtures("default_interrupts")
def test_the_helpers_of_a_search_end_with_it() -> None:
    """And the next search has new ones."""
    bot = SearchBot(9_999_999, processes=2)
    state = begin(seats=3)
    seat = state.to_act[0]
    assert len(state.decision(seat).options) > 1
    for _ in range(2):
        helper = _helpers(1).pool.submit(os.getpid).result()
        with stopping.interrupts_heard():
            threading.Timer(1.0, signal.raise_signal, (signal.SIGINT,)).start()
            with pytest.raises(Stopped):
                bot.choose(state.view(seat), state.decision(seat), Rng(1))
        assert all_end([helper])
    _helpers.cache_clear()


def naps(seconds: float) -> int:
    """Deaf to being asked."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(seconds)
    return os.getpid()


def test_a_process_that_does_not_listen_is_made_to_end() -> None:
    pool = processes.pool(1)
    pid = pool.submit(os.getpid).result()
    pool.submit(naps, 600)
    time.sleep(0.3)
    started = time.monotonic()
    pool.stop(0.5)
    assert time.monotonic() - started < 20
    assert all_end([pid])
