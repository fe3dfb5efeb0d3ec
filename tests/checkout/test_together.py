"""`make test` runs its steps side by side: their order, what a failure does, what is told, and being stopped."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from shutil import which

import pytest

from make import together
from make.together import STEPS, Run, Step, flags
from tests.processes import all_end, needs_proc, within

ROOT = Path(__file__).resolve().parents[2]

# Stands for make: does what the step's name says, and keeps a list of who began and who ended.
PLAYER = """
import sys, time, pathlib
step, kept = "/".join(sys.argv[2:]), pathlib.Path(sys.argv[1])
kept.open("a").write(f"+{step} ")
time.sleep(60 if "forever" in step else 2 if "slow" in step else 0.1)
print(f"this is {step}")
kept.open("a").write(f"-{step} ")
sys.exit(3 if "bad" in step or step == "unsteady" else 0)
"""


def run_of(tmp_path: Path, *steps: Step, keep_going: bool = False) -> tuple[Run, io.StringIO]:
    player = tmp_path / "player.py"
    player.write_text(PLAYER)
    out = io.StringIO()
    command = [sys.executable, str(player), str(tmp_path / "kept")]
    return Run(steps, command, tmp_path / "logs", keep_going, out), out


def kept(tmp_path: Path) -> list[str]:
    return (tmp_path / "kept").read_text().split()


# --- order -------------------------------------------------------------------------------
def test_a_step_waits_for_those_it_stands_on(tmp_path: Path) -> None:
    run, _ = run_of(tmp_path, Step("roof", ("wall", "floor")), Step("wall", ("floor",)), Step("floor"))
    assert run.all()
    assert kept(tmp_path) == ["+floor", "-floor", "+wall", "-wall", "+roof", "-roof"]


def test_there_is_room_for_some_at_once(tmp_path: Path) -> None:
    run, _ = run_of(tmp_path, *(Step(f"s{n}") for n in range(2 * together.ROOM)))
    assert run.all()
    at_once, most = 0, 0
    for word in kept(tmp_path):
        at_once += 1 if word.startswith("+") else -1
        most = max(most, at_once)
    assert 1 < most <= together.ROOM


# --- failing -----------------------------------------------------------------------------
def test_after_a_failure_nothing_is_begun(tmp_path: Path) -> None:
    run, out = run_of(tmp_path, Step("bad"), Step("slow"), Step("upon", ("bad",)), Step("later", ("slow",)))
    assert not run.all()
    assert sorted(kept(tmp_path)) == ["+bad", "+slow", "-bad", "-slow"]
    assert run.failed() == ["bad"]
    said = out.getvalue()
    assert "=== bad: FAILED (3)" in said
    assert "********  FAILED: bad  ********" in said
    assert re.search(r"^upon +NOT RUN$", said, re.MULTILINE)


def test_keep_going_reports_every_failure(tmp_path: Path) -> None:
    steps = (Step("bad"), Step("upon", ("bad",)), Step("fine"), Step("also-bad", ("fine",)), Step("last", ("fine",)))
    run, out = run_of(tmp_path, *steps, keep_going=True)
    assert not run.all()
    assert sorted(run.failed()) == ["also-bad", "bad"]
    assert set(run.ended) == {"bad", "fine", "also-bad", "last"}
    assert [step.name for step in run.waiting] == ["upon"]
    assert re.search(r"^upon +NOT RUN$", out.getvalue(), re.MULTILINE)


def test_failed_tests_with_time_limits_run_again_alone(tmp_path: Path) -> None:
    run, out = run_of(tmp_path, Step("unsteady", timed=True), Step("slow"), Step("later", ("slow",)))
    assert run.all()
    assert kept(tmp_path)[-4:] == ["+later", "-later", "+unsteady/AGAIN=yes", "-unsteady/AGAIN=yes"]
    said = out.getvalue()
    assert said.index("=== unsteady: FAILED (3)") < said.index("=== unsteady: unstable")
    assert "********  FAILED FIRST, SUCCEEDED ALONE: tests of unsteady  ********" in said


def test_tests_that_fail_again_are_a_failure(tmp_path: Path) -> None:
    run, out = run_of(tmp_path, Step("bad", timed=True), Step("fine"))
    assert not run.all()
    assert run.failed() == ["bad"]
    assert kept(tmp_path).count("+bad/AGAIN=yes") == 1
    assert "SUCCEEDED" not in out.getvalue()


def test_tests_do_not_run_again_beside_another_failure(tmp_path: Path) -> None:
    run, _ = run_of(tmp_path, Step("unsteady", timed=True), Step("bad"))
    assert not run.all()
    assert sorted(run.failed()) == ["bad", "unsteady"]
    assert "+unsteady/AGAIN=yes" not in kept(tmp_path)


def test_the_output_of_each_step_is_kept_together(tmp_path: Path) -> None:
    run, out = run_of(tmp_path, Step("one"), Step("two"))
    assert run.all()
    for name in ("one", "two"):
        assert (tmp_path / "logs" / f"{name}.log").read_text() == f"this is {name}\n"
        assert re.search(rf"=== {name}: good, \d s\nthis is {name}\n", out.getvalue())


# A process that loses its parent, works for a second of the processor's time, and says so.
ORPHAN = """
import sys, time, pathlib
while time.process_time() < 1:
    pass
pathlib.Path(sys.argv[1]).touch()
"""


@pytest.mark.skipif(sys.platform != "linux" or not which("make"), reason="needs Linux and make")
def test_processor_time_of_orphans_counts(tmp_path: Path) -> None:
    """Chromium's processes are such, and most of what the tests in a browser take."""
    (tmp_path / "orphan.py").write_text(ORPHAN)
    work = f"{sys.executable} {tmp_path / 'orphan.py'} {tmp_path / 'done'}"
    waiting = f"until test -e {tmp_path / 'done'}; do sleep 0.1; done; sleep 0.5"
    (tmp_path / "Makefile").write_text(f"family:\n\t@(exec sh -c '{work} &'); {waiting}\n")
    run = Run((Step("family", waits=True),), ["make", "-C", str(tmp_path)], tmp_path / "logs", False, io.StringIO())
    assert run.all()
    assert run.ended["family"].processor >= 1


@pytest.mark.parametrize(
    ("given", "told", "keep_going"),
    [
        ("", "", False),
        ("k", "k", True),
        ("ks -j4 --jobserver-auth=3,4", "ks", True),
        (" -j2 --jobserver-fds=3,4 -- JOBS=3 ARGS=-k\\ combat", "-- JOBS=3 ARGS=-k\\ combat", False),
        ("s -- PYTHON=python3.12", "s -- PYTHON=python3.12", False),
    ],
)
def test_the_arguments_of_make_are_passed_on(given: str, told: str, keep_going: bool) -> None:
    assert flags(given) == (told, keep_going)


# --- being stopped -----------------------------------------------------------------------
@needs_proc
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_running_steps_end_with_it(tmp_path: Path, asked: signal.Signals) -> None:
    run, _ = run_of(tmp_path, Step("forever"), Step("upon", ("forever",)))
    running: list[int] = []

    def stop() -> None:
        within(30, lambda: (tmp_path / "kept").exists())
        running.extend(process.pid for process in run.running.values())
        run.stop(asked, None)

    threading.Thread(target=stop, daemon=True).start()
    began = time.monotonic()
    assert not run.all()
    assert time.monotonic() - began < 45
    assert running
    assert all_end(running)
    assert "+upon" not in kept(tmp_path)


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="needs a shell")
def test_the_exit_status_is_that_of_the_steps(tmp_path: Path) -> None:
    """The script itself, with a make that can do nothing."""
    make = tmp_path / "make"
    make.write_text("#!/bin/sh\necho no; exit 2\n")
    make.chmod(0o755)
    done = subprocess.run(
        [sys.executable, ROOT / "make" / "together.py"],
        env={**os.environ, "MAKE": str(make), "MAKEFLAGS": "k", "SANDTABLE_CHECKS": str(tmp_path / "logs")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "FAILED: node, machine" in done.stdout or "FAILED: machine, node" in done.stdout  # whichever ends first
    assert done.stdout.splitlines()[-1].startswith("Some checks failed after ")


# --- the plan ----------------------------------------------------------------------------
def targets() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in [ROOT / "Makefile", *(ROOT / "make").glob("*.mk")])
    return set(re.findall(r"^([a-z-]+):", text, re.MULTILINE))


def test_every_step_is_a_target_and_stands_on_steps() -> None:
    names = [step.name for step in STEPS]
    assert len(set(names)) == len(names)
    assert set(names) <= targets()
    for n, step in enumerate(STEPS):
        assert set(step.after) <= set(names[:n]), step.name


def test_every_check_is_a_step() -> None:
    steps = {step.name for step in STEPS}
    beside = set(re.findall(r"^make ([a-z-]+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE))
    checks = {name for name in targets() if name.startswith("test-")} - {"test-image"}
    assert {"lint", "types", "imports", "pytest"} <= steps
    assert sorted(checks - steps - beside) == []


def test_every_test_that_needs_the_laboratory_is_run_there() -> None:
    """Elsewhere it is skipped (tests/envs/extra.py)."""
    text = (ROOT / "make" / "checks.mk").read_text(encoding="utf-8")
    told = re.search(r"^LAB_TESTS := (.*)\nNOT_IN_LAB := (.*)$", text, re.MULTILINE)
    assert told
    places = tuple(told[1].split())
    needs = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"^from tests.envs.extra import need", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(needs) > 5
    assert [path for path in needs if not path.startswith(places) or path == told[2]] == []
