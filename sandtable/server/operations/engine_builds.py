"""Manage compiled builds of the engine, which are several times as fast as plain Python.

If no compiled engine is installed, `sandtable serve` compiles one in the background (`compile_engine`) without delaying
anybody: bots switch to it when it is ready, one process after the other. The next start uses it at once. Builds are
stored in the data folder under a hash of everything they are made from, so changed sources get a new build.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sandtable import binaries, build_info
from sandtable.server.bots.hints import Hints
from sandtable.server.bots.pool import BotPool

FOLDER: Final = "engine"  # in the data folder
NEXT: Final = "SANDTABLE_NEXT_ENGINE"  # environment variable for worker processes: folder of the build being compiled
RECIPE: Final = ("pyproject.toml", "hatch_build.py", "requirements-compile.lock")
NO_ENGINE: Final = ("server", "cli", "arena")  # packages that no compiled module imports
LOOK: Final = 2.0  # seconds between checks whether the build is ready
TRY_AGAIN: Final = 24 * 3600.0  # seconds until a failure that may be the network's fault is retried
MEMORY: Final = 1 << 30  # bytes of free memory a compiler needs

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


# --- build key ---------------------------------------------------------------------------
def recipe() -> Path | None:
    """Return the folder of the build files, in the checkout or in an installed package; None if there is none."""
    places = (binaries.PACKAGE.parent, binaries.PACKAGE / "_recipe")
    return next((place for place in places if all((place / name).is_file() for name in RECIPE)), None)


def sources(package: Path = binaries.PACKAGE) -> list[str]:
    """Return every source file a compiled module may depend on, relative to the package's parent. Includes `.pyi`
    files, where the compiler may find the types of plain modules."""
    found = [file.relative_to(package.parent) for ending in ("*.py", "*.pyi") for file in package.rglob(ending)]
    kept = [file for file in found if len(file.parts) == 2 or file.parts[1] not in (*NO_ENGINE, "_recipe")]
    return sorted(file.as_posix() for file in kept)


def key_of(root: Path, recipe: Path) -> str:
    """Return the hash of the sources under the root, the build settings and the platform."""
    made = hashlib.sha256()

    def add(*parts: bytes) -> None:
        for part in parts:
            made.update(len(part).to_bytes(8, "big") + part)

    project = tomllib.loads((recipe / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    add(json.dumps(hook, sort_keys=True).encode(), sys.version.encode())
    add(str(sysconfig.get_config_var("EXT_SUFFIX")).encode(), sysconfig.get_platform().encode())
    for name in RECIPE[1:]:
        add((recipe / name).read_bytes())
    for name in sources(root / binaries.PACKAGE.name):
        add(name.encode(), (root / name).read_bytes())
    return made.hexdigest()[:32]


class EngineBuilds:
    """The folder of builds, and the build that matches the current sources."""

    def __init__(self, data: Path) -> None:
        self.home = (data / FOLDER).resolve()
        self.recipe = recipe()
        self.key = key_of(binaries.PACKAGE.parent, self.recipe) if self.recipe is not None else ""
        self.folder = self.home / self.key
        self.failure = self.home / f"{self.key}.failed"
        self.log = self.home / "log.txt"

    def ready(self) -> bool:
        """Return whether the build for the current sources is ready. It also fits sources that were only touched,
        copied or reinstalled, since the key covers their contents."""
        if not self.key or not (self.folder / binaries.MANIFEST).is_file():
            return False
        if not binaries.fits(self.folder):
            places = json.loads((self.folder / binaries.MANIFEST).read_text(encoding="utf-8"))["places"]
            binaries.write_manifest(self.folder, places, sources())
        os.utime(self.folder)  # mark as used
        return bool(binaries.fits(self.folder))

    def failure_reason(self) -> str:
        """Return why the last attempt to compile failed; empty if none did. A failure that may be the network's fault
        counts for a day."""
        try:
            found = json.loads(self.failure.read_text(encoding="utf-8"))
            if found["for_good"] or time.time() - found["at"] < TRY_AGAIN:
                return str(found["why"])
        except (OSError, ValueError, KeyError, TypeError):
            pass
        return ""

    def record_failure(self, why: str, for_good: bool) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"why": why, "for_good": for_good, "at": time.time()})
        self.failure.write_text(text, encoding="utf-8")

    def obstacle(self) -> str:
        """Return why compiling cannot be attempted here; empty if it can."""
        if self.recipe is None:
            return "this installation does not say how it is compiled"
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if sys.platform != "win32" and shutil.which(compiler) is None:
            return f"there is no C compiler {compiler!r}"
        if _memory() < MEMORY:
            return "there is too little memory left to compile a faster one"
        return self.failure_reason()


def _memory() -> int:
    """Return the free memory in bytes; if unknown, assume enough."""
    try:
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    except OSError:
        pass
    return MEMORY


# --- `sandtable serve` -------------------------------------------------------------------
def restart_with_compiled_engine(engines: EngineBuilds) -> None:
    """Restart this command with the compiled engine if one is ready and not in use. Otherwise return."""
    if binaries.ENGINE in os.environ or sys.platform == "win32" or build_info.compiled() or not engines.ready():
        return
    sys.stdout.flush()
    sys.stderr.flush()
    environment = {**os.environ, binaries.ENGINE: str(engines.folder)}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)


@contextmanager
def compile_in_background(engines: EngineBuilds, wanted: bool, say: Callable[[str], None]) -> Iterator[None]:
    """Report which engine is used, and compile a faster one in the background while the context lasts, which is as long
    as the server runs."""
    if build_info.compiled():
        say("The compiled engine plays")
        yield
        return
    trouble = engines.obstacle() if wanted else "SANDTABLE_COMPILE says so"
    if not trouble and engines.ready():  # where a process cannot restart itself
        os.environ[binaries.ENGINE] = str(engines.folder)
        say("The compiled engine plays for bots")
        yield
        return
    if trouble:
        say(f"The plain engine plays: {trouble}")
        yield
        return
    say("The plain engine plays; a faster one is compiled in the background, and bots change over when it is there")
    os.environ[NEXT] = str(engines.folder)
    try:
        with _compiling(engines, say):
            yield
    finally:
        os.environ.pop(NEXT, None)


@contextmanager
def _compiling(engines: EngineBuilds, say: Callable[[str], None]) -> Iterator[None]:
    """Compile in a child process while the context lasts; the child ends with this process."""
    engines.home.mkdir(parents=True, exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in (binaries.ENGINE, NEXT)}
    environment["PYTHONPATH"] = os.pathsep.join(
        part for part in (str(binaries.PACKAGE.parent), environment.get("PYTHONPATH", "")) if part
    )
    with engines.log.open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "sandtable.server.operations.compile_engine", str(engines.home.parent)],
            stdin=subprocess.PIPE, stdout=log, stderr=log, env=environment, start_new_session=True,
        )  # fmt: skip
    ending = threading.Event()

    def wait() -> None:
        status = process.wait()
        if ending.is_set():
            return
        if engines.ready():
            say("The compiled engine is ready: bots think on it from now on")
            return
        if not engines.failure_reason():
            engines.record_failure(f"compiling ended with {status}", for_good=False)
        say(f"The plain engine plays on: {engines.failure_reason()} ({engines.log} has more)")

    threading.Thread(target=wait, name="compiling", daemon=True).start()
    try:
        yield
    finally:
        ending.set()
        if process.stdin is not None:
            process.stdin.close()  # the child notices, and ends with everything it has started


# --- serving processes -------------------------------------------------------------------
class ActiveEngine:
    """The engine used by the bots, for /api/health."""

    def __init__(self) -> None:
        named = os.environ.get(binaries.ENGINE)
        self.build = COMPILED if build_info.compiled() or (named and binaries.fits(Path(named))) else PLAIN
        self._next = os.environ.get(NEXT, "") if self.build == PLAIN else ""

    def as_data(self) -> dict[str, Any]:
        return {"build": self.build, "compiling": bool(self._next)}

    async def switch_when_compiled(self, *pools: BotPool | Hints) -> None:
        """Switch the bots to the compiled engine once it is ready, checking every few seconds."""
        while self._next:
            folder = Path(self._next)
            if (folder / binaries.MANIFEST).is_file() and binaries.fits(folder):
                os.environ[binaries.ENGINE] = self._next  # for all processes started from now on
                for pool in pools:
                    await pool.replace_workers()
                self.build, self._next = COMPILED, ""
            elif folder.with_name(f"{folder.name}.failed").is_file():
                self._next = ""
            else:
                await asyncio.sleep(LOOK)
