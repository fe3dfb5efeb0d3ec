"""Run all checks of `make test`, several at a time.

Each step is a target of the Makefile and can also be run alone. A step starts when the steps it depends on have
succeeded and there is a free slot. Its output goes to build/checks and is printed when it ends, so that outputs do not
mix. After a failure no further step starts, but running ones may finish; `make -k test` runs the rest as well.

Tests of the server and in the browser have time limits, and a busy machine can exceed one. When everything else has
ended, their failed tests run once more with the machine to themselves. A test that fails again is a failure; one that
succeeds is reported as unstable, with its first output above. At the end a table shows the result of each step, with
elapsed and processor seconds.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import Final, NamedTuple, TextIO

ROOT: Final = Path(__file__).resolve().parents[1]
LOGS: Final = Path(os.environ.get("SANDTABLE_CHECKS") or ROOT / "build" / "checks")
ROOM: Final = 3  # number of steps at a time
PATIENCE: Final = 15.0  # seconds between terminating and killing a step
KERNEL: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
SET_CHILD_SUBREAPER: Final = 36  # prctl(2)
AGAIN: Final = "AGAIN=yes"  # the variable of make/checks.mk that selects the tests that failed last
NICE: Final = 5  # lower priority for steps that use the processor; the others have timeouts


class Step(NamedTuple):
    """One step to run: a target of the Makefile."""

    name: str  # name of the target
    after: tuple[str, ...] = ()  # steps that must succeed first
    waits: bool = False  # it waits more than it uses the processor
    timed: bool = False  # its tests have time limits: those that fail run again, alone


# In order of priority: first the steps that others depend on, then the longest.
STEPS: Final = (
    Step("node"),
    Step("machine", waits=True),
    Step("venv", ("node",)),
    Step("web", ("node",)),
    Step("test-server", ("venv", "machine"), waits=True, timed=True),
    Step("test-browser", ("venv", "web", "machine"), waits=True, timed=True),
    Step("test-engine", ("venv",)),
    Step("lab", ("venv",)),
    Step("lint", ("venv",)),
    Step("imports", ("venv",)),
    Step("pytest", ("lab",)),
    Step("types", ("venv",)),
    Step("test-web", ("web",)),
    Step("test-compiled", ("lab", "test-engine")),
    Step("test-lab", ("lab", "test-engine")),
)


class Ended(NamedTuple):
    """The result of one finished step."""

    step: Step
    status: int
    seconds: float
    processor: float
    unstable: bool = False  # tests failed, and succeeded when they ran again


class Run:
    """A run of all steps: those that are running, finished and waiting."""

    def __init__(self, steps: tuple[Step, ...], command: list[str], logs: Path, keep_going: bool, out: TextIO) -> None:
        self.waiting = list(steps)
        self.command = command
        self.logs = logs
        self.keep_going = keep_going
        self.out = out
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.ended: dict[str, Ended] = {}
        self.stopped = 0  # the signal that stopped the run
        self._reports: SimpleQueue[Ended] = SimpleQueue()

    # --- running the steps ---------------------------------------------------------------
    def all(self) -> bool:
        """Run all steps and return whether every one succeeded."""
        self.logs.mkdir(parents=True, exist_ok=True)
        while True:
            for step in self._ready():
                self._begin(step)
            if not self.running:
                break
            self._end(self._reports.get())
        self._repeat()
        self._table()
        return not self.waiting and not self.failed()

    def failed(self) -> list[str]:
        return [name for name, ended in self.ended.items() if ended.status != 0]

    def _ready(self) -> list[Step]:
        if self.stopped or (any(not self.ended[name].step.timed for name in self.failed()) and not self.keep_going):
            return []
        good = {name for name, ended in self.ended.items() if ended.status == 0}
        return [step for step in self.waiting if good.issuperset(step.after)][: ROOM - len(self.running)]

    def _repeat(self) -> None:
        """Run the failed tests of timed steps again, one step at a time, if nothing else has failed."""
        failed = [self.ended[name].step for name in self.failed()]
        if self.stopped or not all(step.timed for step in failed):
            return
        for step in failed:
            self._begin(step, AGAIN)
            again = self._reports.get()
            first = self.ended[step.name]
            seconds, processor = first.seconds + again.seconds, first.processor + again.processor
            self._end(Ended(step, again.status, seconds, processor, unstable=again.status == 0))

    def _begin(self, step: Step, *variables: str) -> None:
        if not variables:
            self.waiting.remove(step)
        print(f"... {' '.join([step.name, *variables])}", file=self.out, flush=True)
        with (self.logs / f"{step.name}.log").open("wb") as log:
            process = subprocess.Popen(
                [*self.command, step.name, *variables],
                cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
                preexec_fn=adopt_orphans if step.waits else adopt_orphans_with_low_priority,
            )  # fmt: skip
        self.running[step.name] = process
        threading.Thread(target=self._wait, args=(step, process, time.monotonic()), daemon=True).start()

    def _wait(self, step: Step, process: subprocess.Popen[bytes], began: float) -> None:
        _, status, used = os.wait4(process.pid, 0)  # includes all its descendants, even orphans
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - began
        self._reports.put(Ended(step, process.returncode, seconds, used.ru_utime + used.ru_stime))

    def _end(self, ended: Ended) -> None:
        name = ended.step.name
        del self.running[name]
        self.ended[name] = ended
        output = (self.logs / f"{name}.log").read_text(encoding="utf-8", errors="replace").rstrip()
        print(f"\n=== {name}: {outcome(ended)}, {ended.seconds:.0f} s", file=self.out)
        print(output + "\n" if output else "", file=self.out, flush=True)

    def _table(self) -> None:
        print("\n                     seconds  of processor", file=self.out)
        for name, ended in self.ended.items():
            print(f"{name:20} {ended.seconds:7.0f}  {ended.processor:12.0f}  {outcome(ended)}", file=self.out)
        for step in self.waiting:
            print(f"{step.name:20}                        NOT RUN", file=self.out)
        print(f"{'all':20} {'':7}  {sum(e.processor for e in self.ended.values()):12.0f}", file=self.out)
        if unstable := [name for name, ended in self.ended.items() if ended.unstable]:
            print(f"\n********  FAILED FIRST, SUCCEEDED ALONE: tests of {', '.join(unstable)}  ********", file=self.out)
        if self.failed():
            print(f"\n********  FAILED: {', '.join(self.failed())}  ********", file=self.out)
        self.out.flush()

    # --- stopping ------------------------------------------------------------------------
    def stop(self, number: int, _: FrameType | None) -> None:
        """Handle a signal: terminate the running steps, and kill them if they do not end in time."""
        self.stopped = number
        tell(self.running, signal.SIGTERM)
        after = threading.Timer(PATIENCE, tell, (self.running, signal.SIGKILL))
        after.daemon = True
        after.start()


def tell(running: dict[str, subprocess.Popen[bytes]], what: signal.Signals) -> None:
    """Send a signal to the process groups of all running steps."""
    for process in list(running.values()):
        if process.returncode is None:
            os.killpg(process.pid, what)


def adopt_orphans() -> None:
    """Make this process the parent of its orphaned descendants, such as Chromium's, so that make waits for them and
    their processor time is counted."""
    if KERNEL is not None:
        KERNEL.prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def adopt_orphans_with_low_priority() -> None:
    """Adopt orphaned processes as `adopt_orphans` does, and lower the priority of this step, which uses the
    processor."""
    adopt_orphans()
    os.nice(NICE)


def outcome(ended: Ended) -> str:
    """Return the result of a step as text."""
    if ended.status != 0:
        return f"FAILED ({ended.status})"
    return "unstable" if ended.unstable else "good"


def flags(given: str) -> tuple[str, bool]:
    """Convert MAKEFLAGS (`k -j4 --jobserver-auth=3,4 -- JOBS=3`) to the flags for each step, without parallelism inside
    a step. Return them, and whether to go on after a failure."""
    options, separator, variables = given.partition("-- ")
    words = [word for word in options.split() if not word.startswith(("-j", "--jobserver"))]
    letters = words[0] if words and not words[0].startswith("-") and "=" not in words[0] else ""
    return " ".join([*words, *([separator + variables] if separator else [])]), "k" in letters


def main() -> int:
    os.environ["MAKEFLAGS"], keep_going = flags(os.environ.get("MAKEFLAGS", ""))
    os.environ["PARALLEL_STEPS"] = "yes"  # make/checks.mk
    began = time.monotonic()
    run = Run(STEPS, [os.environ.get("MAKE", "make"), "--no-print-directory"], LOGS, keep_going, sys.stdout)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, run.stop)
    good = run.all()
    if run.stopped:
        return 128 + run.stopped
    print(f"{'All checks passed' if good else 'Some checks failed'} after {time.monotonic() - began:.0f} s.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
