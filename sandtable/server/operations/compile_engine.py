"""Compile the engine in the background: `python -m sandtable.server.operations.compile_engine DATA`.

`sandtable serve` starts this program. It runs at low priority, at most once at a time per data folder, and ends with
the server that started it. Besides a C compiler it needs mypy and setuptools: from the current environment, or
installed into an environment of its own in the data folder, with the versions and hashes of requirements-compile.lock.
A new build must play exactly the same games as the plain engine before it is used.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from sandtable import binaries, build_info
from sandtable.server.operations.engine_builds import RECIPE, EngineBuilds, key_of, sources

NICE: Final = 10  # low priority, but it must finish on a busy server too
SEED: Final = 20_260_101
KEEP: Final = 14 * 24 * 3600.0  # seconds a build for other sources is kept after its last use
SUFFIXES: Final = (".so", ".pyd")
# Measured with GCC 12 at -O3: the C compiler takes 0.45 GB for each file at a time, mypyc before it 1.4 GB.
PER_JOB: Final = 450 << 20
AT_LEAST: Final = 1400 << 20
SPARE: Final = 2  # times the peak that must be free before compiling in the background
MEMORY: Final = Path("/proc/meminfo")


class Failed(Exception):
    """Compiling failed; `for_good` means the same sources would fail again."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


def note(text: str) -> None:
    print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {text}", flush=True)


def run(command: list[str | Path], cwd: Path, **environment: str) -> int:
    """Run a command with its output going to the log; return its exit status."""
    note(" ".join(str(word) for word in command))
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", binaries.ENGINE)}
    return subprocess.run(
        command, cwd=cwd, env={**kept, **environment}, stdin=subprocess.DEVNULL, check=False
    ).returncode


def free_memory(source: Path = MEMORY) -> int | None:
    """Return the memory in bytes that can be used without swapping; None if the system does not report it."""
    try:
        found = re.search(r"^MemAvailable:\s+(\d+) kB", source.read_text(encoding="ascii"), re.MULTILINE)
    except OSError:
        return None
    return int(found[1]) << 10 if found else None


def check_memory(free: int | None) -> None:
    """Raise `Failed` if less memory is free than twice what compiling needs at its peak."""
    wanted = SPARE * max(AT_LEAST, PER_JOB * compiler_jobs())
    if free is not None and free < wanted:
        raise Failed(
            f"compiling needs {wanted >> 20} MB of free memory beside the server, and {free >> 20} MB are free",
            for_good=False,
        )


def compiler_jobs() -> int:
    """Return how many C files are compiled at the same time (hatch_build.jobs)."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- steps -------------------------------------------------------------------------------
def tools(home: Path, lock: Path) -> Path:
    """Return the path of a Python that has the tools of the lock file: this Python, or one in a virtual environment
    made for them in `home`."""
    wanted = dict(re.findall(r"^([A-Za-z0-9_.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))
    if all(_installed(name) == wanted[name] for name in ("mypy", "setuptools", "hatchling")):
        return Path(sys.executable)
    named = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()[:16]
    folder = home / f"tools-{named}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if (folder / "complete").is_file():
        return python
    shutil.rmtree(folder, ignore_errors=True)
    if run([sys.executable, "-m", "venv", folder], home) != 0:
        raise Failed("no environment can be made for the tools that compile it", for_good=False)
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    if run([*pip, "install", "-q", "--retries", "1", "--require-hashes", "-r", lock], home) != 0:
        raise Failed("the tools that compile it cannot be installed", for_good=False)
    (folder / "complete").touch()
    return python


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def snapshot(engines: EngineBuilds, work: Path) -> None:
    """Copy the sources to `work`, so that they cannot change while they are compiled."""
    assert engines.recipe is not None
    shutil.rmtree(work, ignore_errors=True)
    for name in sources():
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(binaries.PACKAGE.parent / name, work / name)
    for name in RECIPE:
        shutil.copyfile(engines.recipe / name, work / name)
    if key_of(work, work) != engines.key:
        raise Failed("the sources changed meanwhile", for_good=False)


def compiled(work: Path, python: Path) -> Path:
    out = work / "out"
    if run([python, "hatch_build.py", "binaries", out], work) != 0:
        raise Failed("compiling failed", for_good=True)
    describe(out)
    return out


def describe(out: Path) -> None:
    """Write the manifest of a build into its folder `out`: the names of the compiled files, and a hash of the sources
    from which they were compiled."""
    places = sorted(file.relative_to(out).as_posix() for file in out.rglob("*") if file.suffix in SUFFIXES)
    binaries.write_manifest(out, places, sources())


def check(out: Path) -> None:
    """Check that the plain engine and the compiled one in `out` play the same games."""
    games = []
    for engine, expected in (("", "plain"), (str(out), "compiled")):
        environment = {**os.environ, binaries.ENGINE: engine}
        command = [sys.executable, "-m", "sandtable.server.operations.compile_engine", "--game"]
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        build, _, game = done.stdout.strip().partition(" ")
        if done.returncode != 0 or build != expected:
            note(done.stderr)
            raise Failed(f"the {expected} engine does not play", for_good=True)
        games.append(game)
    if games[0] != games[1]:
        raise Failed("the compiled engine does not play as the plain one does", for_good=True)


def play_test_games() -> str:
    """Return the name of this engine, and a hash over every position of a game of each title."""
    from sandtable.bots import make
    from sandtable.core.rng import Rng
    from sandtable.core.titles import meta, titles

    found = hashlib.sha256()
    for title in titles():
        state = meta(title).new(SEED, {})
        bot, rng = make("G" if meta(title).has("advice") else "R"), Rng(SEED)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, bot.choose(state.view(seat), state.decision(seat), rng))
            found.update(state.to_bytes())
        found.update(repr(state.outcome.as_dict() if state.outcome is not None else None).encode())
    return f"{'compiled' if build_info.compiled() else 'plain'} {found.hexdigest()}"


def delete_old_builds(engines: EngineBuilds) -> None:
    """Delete builds for other sources that have not been used for long."""
    for folder in engines.home.iterdir():
        unused = time.time() - folder.stat().st_mtime > KEEP
        if folder.is_dir() and folder != engines.folder and unused:
            shutil.rmtree(folder, ignore_errors=True)


# --- locking -----------------------------------------------------------------------------
@contextmanager
def exclusive_lock(file: Path) -> Iterator[None]:
    """Hold a lock on a file while the context lasts, waiting for it first, so that only one process compiles for this
    folder."""
    with file.open("a+b") as held:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:
                    continue
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def end_with_parent() -> None:
    """Start a thread that ends this process when the server ends, which it notices by the end of its standard input."""

    def wait() -> None:
        while os.read(0, 1):
            pass
        if hasattr(os, "killpg"):
            os.killpg(0, signal.SIGKILL)  # including the compiler
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def main(arguments: list[str]) -> int:
    if arguments == ["--game"]:
        print(play_test_games())
        return 0
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    engines = EngineBuilds(Path(arguments[0]))
    work = engines.home / "work"
    with exclusive_lock(engines.home / "lock"):
        if engines.ready() or engines.failure_reason() or engines.recipe is None:
            return 0
        began = time.monotonic()
        try:
            check_memory(free_memory())
            snapshot(engines, work)
            out = compiled(work, tools(engines.home, engines.recipe / RECIPE[2]))
            check(out)
            shutil.rmtree(engines.folder, ignore_errors=True)
            out.replace(engines.folder)
            engines.failure.unlink(missing_ok=True)
            note(f"compiled in {time.monotonic() - began:.0f} s")
            delete_old_builds(engines)
        except Failed as failed:
            note(str(failed))
            engines.record_failure(str(failed), failed.for_good)
            return 1
        finally:
            shutil.rmtree(work, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
