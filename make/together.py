"""Runs all checks of `make test`: those that mostly wait beside those that need the processor.

Each step is a target of the Makefile and can be made alone. A step begins when those it stands on have ended well and
there is room; what it says is kept in build/checks and shown when it ends, so that nothing is mixed up. After a failure
nothing more is begun, but what runs is let end; with `make -k test` all the rest is run too. At the end a table says
what came of each, and how many seconds it took: on the clock, and of the processor.
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
ROOM: Final = 3  # steps at once
PATIENCE: Final = 15.0  # seconds for a step to end when it is asked to, before it is made to
KERNEL: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
SET_CHILD_SUBREAPER: Final = 36  # prctl(2)
NICE: Final = 5  # what works stands back behind what waits, which may be waited for by a clock


class Step(NamedTuple):
    name: str  # of the target
    after: tuple[str, ...] = ()  # what it stands on
    waits: bool = False  # it waits more than it works


# In the order of which goes first: what others stand on, then what takes longest.
STEPS: Final = (
    Step("node"),
    Step("machine", waits=True),
    Step("venv", ("node",)),
    Step("web", ("node",)),
    Step("test-server", ("venv", "machine"), waits=True),
    Step("test-browser", ("venv", "web", "machine"), waits=True),
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
    step: Step
    status: int
    seconds: float
    processor: float


class Run:
    """Steps that run, have run and are still to run."""

    def __init__(self, steps: tuple[Step, ...], command: list[str], logs: Path, keep_going: bool, out: TextIO) -> None:
        self.waiting = list(steps)
        self.command = command
        self.logs = logs
        self.keep_going = keep_going
        self.out = out
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.ended: dict[str, Ended] = {}
        self.stopped = 0  # the signal that stopped us
        self._reports: SimpleQueue[Ended] = SimpleQueue()

    # --- one after the other -------------------------------------------------------------
    def all(self) -> bool:
        """Run them. Whether every one of them ended well."""
        self.logs.mkdir(parents=True, exist_ok=True)
        while True:
            for step in self._ready():
                self._begin(step)
            if not self.running:
                break
            self._end(self._reports.get())
        self._table()
        return not self.waiting and not self.failed()

    def failed(self) -> list[str]:
        return [name for name, ended in self.ended.items() if ended.status != 0]

    def _ready(self) -> list[Step]:
        if self.stopped or (self.failed() and not self.keep_going):
            return []
        good = {name for name, ended in self.ended.items() if ended.status == 0}
        return [step for step in self.waiting if good.issuperset(step.after)][: ROOM - len(self.running)]

    def _begin(self, step: Step) -> None:
        self.waiting.remove(step)
        print(f"... {step.name}", file=self.out, flush=True)
        with (self.logs / f"{step.name}.log").open("wb") as log:
            process = subprocess.Popen(
                [*self.command, step.name],
                cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
                preexec_fn=as_one_that_waits if step.waits else as_one_that_works,
            )  # fmt: skip
        self.running[step.name] = process
        threading.Thread(target=self._wait, args=(step, process, time.monotonic()), daemon=True).start()

    def _wait(self, step: Step, process: subprocess.Popen[bytes], began: float) -> None:
        _, status, used = os.wait4(process.pid, 0)  # of it and of all that it has waited for, orphans too
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - began
        self._reports.put(Ended(step, process.returncode, seconds, used.ru_utime + used.ru_stime))

    def _end(self, ended: Ended) -> None:
        name = ended.step.name
        del self.running[name]
        self.ended[name] = ended
        said = (self.logs / f"{name}.log").read_text(encoding="utf-8", errors="replace").rstrip()
        print(f"\n=== {name}: {outcome(ended)}, {ended.seconds:.0f} s", file=self.out)
        print(said + "\n" if said else "", file=self.out, flush=True)

    def _table(self) -> None:
        print("\n                     seconds  of processor", file=self.out)
        for name, ended in self.ended.items():
            print(f"{name:20} {ended.seconds:7.0f}  {ended.processor:12.0f}  {outcome(ended)}", file=self.out)
        for step in self.waiting:
            print(f"{step.name:20}                        NOT RUN", file=self.out)
        print(f"{'all':20} {'':7}  {sum(e.processor for e in self.ended.values()):12.0f}", file=self.out)
        if self.failed():
            print(f"\n********  FAILED: {', '.join(self.failed())}  ********", file=self.out)
        self.out.flush()

    # --- being stopped -------------------------------------------------------------------
    def stop(self, number: int, _: FrameType | None) -> None:
        """Asked to end: so is whatever runs, and made to if it does not."""
        self.stopped = number
        tell(self.running, signal.SIGTERM)
        after = threading.Timer(PATIENCE, tell, (self.running, signal.SIGKILL))
        after.daemon = True
        after.start()


def tell(running: dict[str, subprocess.Popen[bytes]], what: signal.Signals) -> None:
    for process in list(running.values()):
        if process.returncode is None:
            os.killpg(process.pid, what)


def as_one_that_waits() -> None:
    """Its processes that lose their parent, as Chromium's do, become its children: make waits for them."""
    if KERNEL is not None:
        KERNEL.prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def as_one_that_works() -> None:
    as_one_that_waits()
    os.nice(NICE)


def outcome(ended: Ended) -> str:
    return "good" if ended.status == 0 else f"FAILED ({ended.status})"


def flags(given: str) -> tuple[str, bool]:
    """What make was told (`k -j4 --jobserver-auth=3,4 -- JOBS=3`), as the steps are told it: one thing at a time each;
    and whether to keep going."""
    options, separator, variables = given.partition("-- ")
    words = [word for word in options.split() if not word.startswith(("-j", "--jobserver"))]
    letters = words[0] if words and not words[0].startswith("-") and "=" not in words[0] else ""
    return " ".join([*words, *([separator + variables] if separator else [])]), "k" in letters


def main() -> int:
    os.environ["MAKEFLAGS"], keep_going = flags(os.environ.get("MAKEFLAGS", ""))
    os.environ["SIDE_BY_SIDE"] = "yes"  # make/checks.mk
    began = time.monotonic()
    run = Run(STEPS, [os.environ.get("MAKE", "make"), "--no-print-directory"], LOGS, keep_going, sys.stdout)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, run.stop)
    good = run.all()
    if run.stopped:
        return 128 + run.stopped
    print(f"{'All is well' if good else 'Not all is well'}, after {time.monotonic() - began:.0f} s.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
