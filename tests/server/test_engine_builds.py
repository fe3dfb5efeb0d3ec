"""Compile the engine in the background, as `sandtable serve` does, on a copy of the package with only three compiled
modules, which takes seconds."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import httpx
import pytest

import hatch_build
from sandtable import binaries, build_info
from sandtable.server.operations import compile_engine, engine_builds
from sandtable.server.operations.engine_builds import ActiveEngine, EngineBuilds, key_of, sources
from tests.no_tls import NO_TLS
from tests.processes import alive, all_end, children, needs_proc, within
from tests.server.harness import PATIENCE, Browser

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ", ".join(
    f'"sandtable/{name}.py"'
    for name in ("core/rng", "imperium/rules/state_data", "imperium/rules/state", "imperium/rules/game")
)

needs_compiler = pytest.mark.skipif(bool(hatch_build.compiler_trouble()), reason="there is no C compiler here")


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout in which only a few modules are compiled. It includes the byte code, so that
    servers start fast."""
    root = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "sandtable", root / "sandtable")
    for name in engine_builds.RECIPE:
        shutil.copyfile(ROOT / name, root / name)
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    before, _, rest = project.partition("modules = [")
    _, _, after = rest.partition("[tool.hatch.build.targets.sdist]")
    hook = "[tool.hatch.build.targets.wheel.hooks.custom.plain]"
    text = f"{before}modules = [{COMPILED}]\n{hook}\n[tool.hatch.build.targets.sdist]{after}"
    (root / "pyproject.toml").write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def checkout(package: Path, tmp_path: Path) -> Path:
    """Return a fresh copy of `package` for one test."""
    return Path(shutil.copytree(package, tmp_path / "checkout"))


class Serving:
    def __init__(self, process: subprocess.Popen[str], said: list[str]) -> None:
        self.process = process
        self.said = said
        self.url = said[0].split()[4].rstrip("/")

    def engine(self) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.url}/api/health", timeout=PATIENCE, verify=NO_TLS).json()["engine"]
        return found

    def next_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def loaded(self, pid: int, folder: Path) -> bool:
        """Tell whether a process has loaded compiled files from a folder."""
        return str(folder) in Path(f"/proc/{pid}/maps").read_text()

    def end(self, asked: signal.Signals = signal.SIGINT) -> str:
        self.process.send_signal(asked)
        return self.process.communicate(timeout=PATIENCE)[1]


@contextmanager
def serving(checkout: Path, data: Path, **environment: str) -> Iterator[Serving]:
    not_ours = ("DATABASE_URL", "REDIS_URL", "CC", binaries.ENGINE)
    clean = {name: value for name, value in os.environ.items() if name not in not_ours}
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "sandtable.cli", "serve", "--port", "0"],
        cwd=checkout,
        env={
            **clean,
            "PYTHONPATH": str(checkout),
            "SANDTABLE_DATA": str(data),
            "SANDTABLE_COMPILE": "yes",
            hatch_build.OPTIMIZE: "0",
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = [process.stdout.readline().strip() for _ in range(3)]
        assert said[0], process.stderr.read() if process.stderr else ""
        yield Serving(process, said)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def engines_of(checkout: Path, data: Path) -> Path:
    return data.resolve() / engine_builds.FOLDER / key_of(checkout, checkout)


# --- from plain to compiled --------------------------------------------------------------
@needs_compiler
@needs_proc
@pytest.mark.slow
def test_bots_change_over_and_the_next_start_has_it_at_once(checkout: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    folder = engines_of(checkout, data)
    with serving(checkout, data) as server:
        assert server.said[2].startswith("The plain engine plays; a faster one is compiled in the background")
        assert server.engine() == {"build": "plain", "compiling": True}
        anna = Browser(server.url, "Anna")
        table = anna.make("mann", pace=0)["id"]
        with anna.socket(table) as line:  # nobody waits for the compiler
            line.ready()
            line.play(random.Random(1), 3)
        # Wait for the line instead of polling, which would take as much processor time as the compiler.
        assert server.next_line() == "The compiled engine is ready: bots think on it from now on", log_of(data)
        assert within(30, lambda: server.engine() == {"build": "compiled", "compiling": False}), log_of(data)
        workers = children(server.process.pid)
        assert any(server.loaded(pid, folder) for pid in workers)
        assert not server.loaded(server.process.pid, folder)
        cookies = anna.http.cookies
        with anna.socket(table) as line:  # a state written by the plain engine, read by the compiled one, and back
            line.ready()
            line.play(random.Random(2), 6)
        assert server.end() == "sandtable: stopped by SIGINT\n"
        assert all_end(workers)
    with serving(checkout, data) as server:
        assert server.said[2] == "The compiled engine plays"
        assert server.engine() == {"build": "compiled", "compiling": False}
        assert server.loaded(server.process.pid, folder)
        anna = Browser(server.url)
        anna.http.cookies = cookies
        with anna.socket(table) as line:
            line.ready()
            assert line.n >= 9
            line.play(random.Random(3), 3)
        assert server.end(signal.SIGTERM) == "sandtable: stopped by SIGTERM\n"

    # A build for other sources is not used.
    rates = checkout / "sandtable" / "imperium" / "judge" / "rates.py"
    rates.write_text(rates.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    with serving(checkout, data, CC="no-such-compiler") as server:
        assert server.said[2] == "The plain engine plays: there is no C compiler 'no-such-compiler'"
        assert server.engine() == {"build": "plain", "compiling": False}


def log_of(data: Path) -> str:
    return (data / engine_builds.FOLDER / "log.txt").read_text(encoding="utf-8")


# --- failures ----------------------------------------------------------------------------
def make_compiler(checkout: Path, code: str) -> None:
    """Replace hatch_build.py, which compiles the engine, with a script that runs this code."""
    (checkout / "hatch_build.py").write_text(
        f"import os, sys, time\nfrom pathlib import Path\n{code}", encoding="utf-8"
    )


def test_an_engine_that_does_not_play_is_not_used(checkout: Path, tmp_path: Path) -> None:
    """A compiled engine must load and must play the same game as the plain one."""
    data = tmp_path / "data"
    suffix = "__import__('importlib.machinery').machinery.EXTENSION_SUFFIXES[0]"
    make_compiler(
        checkout,
        "out = Path(sys.argv[2], 'sandtable', 'core'); out.mkdir(parents=True)\n"
        f"(out / ('rng' + {suffix})).write_bytes(b'no library')\n",
    )
    with serving(checkout, data) as server:
        assert "the compiled engine does not play" in server.next_line()
    assert not engines_of(checkout, data).exists()


@needs_proc
def test_the_compiler_ends_with_the_server(checkout: Path, tmp_path: Path) -> None:
    told = tmp_path / "pid"
    make_compiler(checkout, f"Path({str(told)!r}).write_text(str(os.getpid())); time.sleep(600)")
    for asked in (signal.SIGINT, signal.SIGKILL):  # being stopped is no failure: the next start tries again
        with serving(checkout, tmp_path / "data") as server:
            assert "is compiled in the background" in server.said[2]
            assert within(60, lambda: told.exists() and told.read_text() != "")
            compiler = int(told.read_text())
            assert alive(compiler)
            server.process.send_signal(asked)
            server.process.communicate(timeout=PATIENCE)
            assert all_end([compiler])
        told.unlink()


@needs_proc
def test_a_failure_is_said_once_to_each_and_not_tried_again(checkout: Path, tmp_path: Path) -> None:
    """Two servers share one data folder: the second waits for the first to compile; both report the failure. A third
    does not try again."""
    data, runs, go_on = tmp_path / "data", tmp_path / "runs", tmp_path / "go on"
    wait = f"while not Path({str(go_on)!r}).exists():\n    time.sleep(0.1)\n"
    make_compiler(checkout, f"open({str(runs)!r}, 'a').write('x')\n{wait}sys.exit('no way')\n")
    with serving(checkout, data) as one, serving(checkout, data) as two:
        for server in (one, two):
            assert "is compiled in the background" in server.said[2]
        go_on.touch()
        for server in (one, two):
            assert server.next_line() == (
                "The plain engine plays on: compiling failed "
                f"({data.resolve() / engine_builds.FOLDER / 'log.txt'} has more)"
            )
            assert within(30, lambda server=server: server.engine() == {"build": "plain", "compiling": False})  # type: ignore[misc]
    before = log_of(data)
    assert "no way" in before
    with serving(checkout, data) as server:
        assert server.said[2] == "The plain engine plays: compiling failed"
    assert log_of(data) == before
    assert runs.read_text() == "x"


def test_it_is_not_done_where_nobody_wants_it(checkout: Path, tmp_path: Path) -> None:
    with serving(checkout, tmp_path / "data", SANDTABLE_COMPILE="no") as server:
        assert server.said[2] == "The plain engine plays: SANDTABLE_COMPILE says so"
        assert not (tmp_path / "data" / engine_builds.FOLDER).exists()


# --- parts -------------------------------------------------------------------------------
def test_the_key_is_of_all_that_matters(checkout: Path) -> None:
    def key() -> str:
        return key_of(checkout, checkout)

    first = key()
    assert first == key_of(checkout, checkout)
    for name, same in (
        ("sandtable/imperium/rules/game.py", False),
        ("sandtable/core/errors.py", False),
        ("sandtable/core/native.pyi", False),
        ("sandtable/bots/greedy_bot.py", False),
        ("requirements-compile.lock", False),
        ("hatch_build.py", False),
        ("sandtable/server/app.py", True),
        ("sandtable/cli/lab.py", True),
        ("sandtable/locale/en/server.ftl", True),
    ):
        file = checkout / name
        before = file.read_bytes()
        file.write_bytes(before + b"\n# more\n")
        assert (key() == first) == same, name
        file.write_bytes(before)
    assert key() == first  # touched is not changed
    (checkout / "sandtable" / "server" / "faster.py").write_text("quick = True\n", encoding="utf-8")
    assert key() == first


def test_compiling_waits_for_twice_the_memory_it_takes(tmp_path: Path) -> None:
    meminfo = tmp_path / "meminfo"
    meminfo.write_text("MemTotal: 4000000 kB\nMemAvailable:    1000000 kB\n", encoding="ascii")
    assert compile_engine.free_memory(meminfo) == 1_000_000 << 10
    with pytest.raises(compile_engine.Failed, match="976 MB are free") as refused:
        compile_engine.check_memory(compile_engine.free_memory(meminfo))
    assert not refused.value.for_good  # it is tried again later
    compile_engine.check_memory(64 << 30)
    assert compile_engine.free_memory(tmp_path / "missing") is None
    compile_engine.check_memory(None)


def test_the_memory_is_reckoned_for_the_jobs_of_the_build() -> None:
    assert compile_engine.compiler_jobs() == hatch_build.jobs()


def test_compiling_reads_nothing_beyond_the_key() -> None:
    """The sources of which the key is made contain nothing but compiled modules; tests/checkout/test_layers.py checks
    that these import no others."""
    compiled = {name for name in sources() if name.startswith(("sandtable/core/", "sandtable/imperium/"))}
    assert {"sandtable/core/rng.py", "sandtable/imperium/boxes/base/cards.py"} <= compiled
    assert not any(name.startswith(("sandtable/server", "sandtable/cli", "sandtable/arena")) for name in sources())


def test_the_compiled_sources_include_every_file_of_the_checkout() -> None:
    """If a `.pyi` file were missing, the compiler would not know the classes marked in it, and compiling would fail."""
    folders = [binaries.PACKAGE / name for name in ("core", "imperium", "bots", "envs")]
    there = {file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".pyi")}
    assert {file.relative_to(binaries.PACKAGE.parent).as_posix() for file in there} <= set(sources())


def test_an_incompatible_engine_is_not_used(tmp_path: Path) -> None:
    place = f"sandtable/imperium/game{EXTENSION_SUFFIXES[0]}"
    (tmp_path / place).parent.mkdir(parents=True)
    (tmp_path / place).touch()
    binaries.write_manifest(tmp_path, [place], sources())
    assert binaries.fits(tmp_path) == [place]
    manifest = tmp_path / binaries.MANIFEST
    good = json.loads(manifest.read_text(encoding="utf-8"))
    wrongs: tuple[Any, ...] = (
        {**good, "for": ".cpython-27.so"},
        {**good, "sources": {**good["sources"], "sandtable/core/errors.py": [1, 1]}},
        {**good, "sources": {**good["sources"], "sandtable/core/gone.py": [1, 1]}},
        {**good, "places": [place, "sandtable/missing.so"]},
        {},
        [],
    )
    for wrong in wrongs:
        manifest.write_text(json.dumps(wrong), encoding="utf-8")
        assert binaries.fits(tmp_path) == []
        assert not binaries.use(tmp_path)
    manifest.unlink()
    assert binaries.fits(tmp_path) == []


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("sandtable__mypyc.cpython-311-x86_64-linux-gnu.so", "sandtable__mypyc"),
        ("sandtable/core/rng.abi3.so", "sandtable.core.rng"),
        ("sandtable/imperium/boxes/base/__init__.pyd", "sandtable.imperium.boxes.base"),
    ],
)
def test_names_of_modules(place: str, name: str) -> None:
    assert binaries.name_of(place) == name


def test_network_failures_are_tried_again(tmp_path: Path) -> None:
    engines = EngineBuilds(tmp_path)
    engines.record_failure("no network", for_good=False)
    assert engines.failure_reason() == "no network"
    old = {"why": "no network", "for_good": False, "at": time.time() - 2 * engine_builds.TRY_AGAIN}
    engines.failure.write_text(json.dumps(old), encoding="utf-8")
    assert engines.failure_reason() == ""
    engines.failure.write_text(json.dumps({**old, "for_good": True}), encoding="utf-8")
    assert engines.failure_reason() == "no network"


def test_little_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_builds, "_memory", lambda: 1 << 20)
    assert "too little memory" in EngineBuilds(tmp_path).obstacle()


@pytest.mark.parametrize("build", ["plain", "compiled"])
def test_health_says_which(build: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_info, "compiled", lambda: build == "compiled")
    monkeypatch.delenv(binaries.ENGINE, raising=False)
    monkeypatch.delenv(engine_builds.NEXT, raising=False)
    assert ActiveEngine().as_data() == {"build": build, "compiling": False}
    monkeypatch.setenv(engine_builds.NEXT, "somewhere")
    assert ActiveEngine().as_data() == {"build": build, "compiling": build == "plain"}
