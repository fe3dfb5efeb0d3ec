"""Mutation testing: check that the tests that cite a rule detect small faults in the rules code.

    python -m bench.mutants                           # 300 mutants, always the same ones (an hour at most)
    python -m bench.mutants --number 60
    python -m bench.mutants --code uprising --number 100
    python -m bench.mutants --only 17,203             # some mutants of the sample, by number
    python -m bench.mutants --tests tests/imperium/base/rules/test_imp_10_ties.py --only 17

The lines that each citing test reaches are recorded once. Then each mutant gets its own process, forked from one with
all modules loaded: the code of the mutated function is replaced (if the fault affects tables built at import, the
modules are imported again), and the tests that reach the mutated lines run, fastest first, until one fails. A test that
takes much longer than without the fault counts as failed. `mutants_equivalent.yaml` lists mutants that no test can
distinguish from the rules, with the reason; they are not counted. Exit status 1 if less than 90% of the others are
detected.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Sequence
from operator import attrgetter
from pathlib import Path
from types import CodeType, FrameType, ModuleType, SimpleNamespace
from typing import Any, Final, NamedTuple

import pytest
import yaml
from _pytest.runner import runtestprotocol

from bench.mutating import CODE, PACKAGE, ROOT, Mutant, every_mutant, path_of, sample

SEED: Final = 12
NUMBER: Final = 300
BAR: Final = 90  # minimum percentage of detected mutants, not counting equivalent ones
EQUIVALENT: Final = Path(__file__).with_name("mutants_equivalent.yaml")
REPORT: Final = ROOT / "build" / "mutants.txt"
LEAST_SECONDS: Final = 5  # processor time limit of a test, in addition to ten times its usual time
MEMORY: Final = 4 << 30
SURVIVED: Final = ""

Line = tuple[str, int]  # a module of the rules code and a line number


class Reach(NamedTuple):
    """How long one test that cites a rule takes, and which lines of the rules it executes, in the unchanged program."""

    seconds: float
    lines: frozenset[Line]


class _Items:
    """A pytest plugin that passes the collected citing tests to `work` instead of running them."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work
        self.wrong = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.wrong = session.testsfailed > 0
        if not self.wrong:
            self.work([item for item in session.items if item.get_closest_marker("rule")])
        return True


def collect(paths: Sequence[str], work: Callable[[list[pytest.Item]], None]) -> bool:
    """Load the tests and call `work` with them; return False if they cannot be loaded."""
    plugin = _Items(work)
    plain = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis", "-qqq", "-s"]
    status = pytest.main([*plain, *paths], plugins=[plugin])
    return not plugin.wrong and status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def citing_files() -> list[str]:
    """Return the test files of the engine in which tests cite rules."""
    marks = ("from tests.citing import rule", "from tests.scenario_files import", "pytest.mark.rule(")
    paths = sorted((ROOT / "tests" / "imperium").rglob("test_*.py"))
    return [str(path) for path in paths if any(mark in path.read_text(encoding="utf-8") for mark in marks)]


def in_child(work: Callable[[], Any]) -> tuple[Any, int]:
    """Run the work in a forked process; return its result and the signal that ended the process, if any."""
    sys.stdout.flush()
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        status = 1
        try:
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(work(), pipe)
            status = 0
        finally:
            os._exit(status)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(pid, 0)
    ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if not answer and not ended:
        raise RuntimeError("a process ended without a result: run with fewer mutants to find out why")
    return (pickle.loads(answer) if answer else None), ended


# --- recording ---------------------------------------------------------------------------
def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run one test and return whether it passed; `following` is the test after it."""
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))


def record(paths: Sequence[str]) -> dict[str, Reach]:
    """Return, by name, the time and the executed lines of every citing test. The tests run in a separate process, so
    that this process stays clean."""
    modules = {str(path_of(module)): module for code in CODE.values() for module in code}
    known: dict[CodeType, str | None] = {}
    found: dict[str, Reach] = {}
    failed: list[str] = []
    lines: set[Line] = set()

    def line(frame: FrameType, event: str, arg: Any) -> Any:
        lines.add((modules[frame.f_code.co_filename], frame.f_lineno))
        return line

    def call(frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code not in known:
            known[code] = modules.get(code.co_filename)
        return None if known[code] is None else line(frame, event, arg)

    def work(items: list[pytest.Item]) -> None:
        for item, following in zip(items, [*items[1:], None], strict=True):
            lines.clear()
            begun = time.process_time()
            sys.settrace(call)
            fine = passes(item, following)
            sys.settrace(None)
            found[item.nodeid] = Reach(time.process_time() - begun, frozenset(lines))
            if not fine:
                failed.append(item.nodeid)

    def all_of_it() -> tuple[bool, dict[str, Reach], list[str]]:
        return collect(paths, work), found, failed

    (loaded, reached, broken), _ = in_child(all_of_it)
    if not loaded or broken or not reached:
        sys.exit(f"the tests must pass without a mutant first: {', '.join(broken) or 'they cannot be loaded'}")
    return dict(reached)


# --- one mutant --------------------------------------------------------------------------
def first_failure(items: Sequence[pytest.Item], reach: dict[str, Reach]) -> str:
    """Run tests in this order and return the name of the first that fails, or an empty string. This happens in the
    mutant's own process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, LEAST_SECONDS + 10 * reach[item.nodeid].seconds)
        if not passes(item, following):
            return item.nodeid
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return SURVIVED


def exchange(mutant: Mutant) -> None:
    """Replace the code object of the mutated function in the loaded module, so that every reference to the function has
    the fault."""
    module = importlib.import_module(f"{PACKAGE}.{mutant.module}")
    tree = ast.parse(mutant.source())
    tree.body = [node for node in tree.body if not isinstance(node, ast.Expr)]  # register nothing twice
    changed = SimpleNamespace(**vars(module))
    exec(compile(tree, str(path_of(mutant.module)), "exec"), vars(changed))
    right, wrong = attrgetter(mutant.function)(module), attrgetter(mutant.function)(changed)
    right.__code__ = wrong.__code__
    right.__defaults__ = wrong.__defaults__


class _Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """An import hook that loads the mutated module with its fault."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != f"{PACKAGE}.{self.mutant.module}":
            return None
        return importlib.util.spec_from_file_location(fullname, path_of(self.mutant.module), loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source(), str(path_of(self.mutant.module)), "exec"), vars(module))


def try_loaded_afresh(mutant: Mutant, paths: Sequence[str], reach: dict[str, Reach]) -> str:
    """Import the modules with a fault outside functions, which affects values that other modules import, run all citing
    tests, and return the first that fails."""
    assert not any(name.startswith(PACKAGE) for name in sys.modules)

    def work() -> str:
        sys.meta_path.insert(0, _Loader(mutant))
        failures: list[str] = []

        def judge(items: list[pytest.Item]) -> None:
            known = [item for item in items if item.nodeid in reach]
            failures.append(first_failure(sorted(known, key=lambda item: reach[item.nodeid].seconds), reach))

        return failures[0] if collect(paths, judge) else "(nothing can be loaded)"

    killer, ended = in_child(work)
    return "(ran too long)" if ended else str(killer)


def try_exchanged(mutant: Mutant, items: list[pytest.Item], reach: dict[str, Reach]) -> str:
    """Run the tests that execute the mutated lines with a fault in a function, and return the first that fails."""
    touched = {(mutant.module, line) for line in range(mutant.first, mutant.last + 1)}
    covering = [item for item in items if not touched.isdisjoint(reach[item.nodeid].lines)]
    covering.sort(key=lambda item: reach[item.nodeid].seconds)

    def work() -> str:
        exchange(mutant)
        return first_failure(covering, reach)

    if not covering:
        return SURVIVED
    killer, ended = in_child(work)
    return "(ran too long)" if ended else str(killer)


# --- all mutants -------------------------------------------------------------------------
def equivalents() -> dict[tuple[str, str, str, str], str]:
    """Return, for each mutant that no test can distinguish from the rules, the reason why."""
    listed = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8"))
    return {(one["module"], one["function"], one["was"], one["becomes"]): one["why"] for one in listed}


def key(mutant: Mutant) -> tuple[str, str, str, str]:
    return (mutant.module, mutant.function, *mutant.changed())


def stale_equivalents() -> list[str]:
    """Return the entries of `mutants_equivalent.yaml` whose code no longer exists."""
    every = {key(mutant) for code in CODE.values() for mutant in every_mutant(code)}
    return [f"{module}.{function}: {was}" for module, function, was, now in equivalents()
            if (module, function, was, now) not in every]  # fmt: skip


def difference(mutant: Mutant) -> str:
    """Return the change that a mutant makes to its file, as a unified diff."""
    was = path_of(mutant.module).read_text(encoding="utf-8").splitlines()
    name = f"{mutant.module}.py"
    return "\n".join(
        difflib.unified_diff(was, mutant.source().splitlines(), name, name, mutant.function, n=1, lineterm="")
    )


def judge(mutants: dict[int, Mutant], paths: list[str]) -> dict[int, str]:
    """Test all mutants. Return for each the name of the test that detected it; empty if none did."""
    begun = time.monotonic()
    reach = record(paths)
    print(f"{len(reach)} tests cite a rule; recorded in {time.monotonic() - begun:.0f} s", flush=True)
    killers: dict[int, str] = {}

    def note(number: int, killer: str) -> None:
        killers[number] = killer
        print(f"{number:4} {mutants[number].module}.{mutants[number].function}: {killer or 'SURVIVED'}", flush=True)

    for number, mutant in mutants.items():
        if mutant.at_import:
            note(number, try_loaded_afresh(mutant, paths, reach))

    def work(items: list[pytest.Item]) -> None:
        gc.freeze()  # keep the garbage collector of forked processes away from loaded objects
        for number, mutant in mutants.items():
            if not mutant.at_import:
                note(number, try_exchanged(mutant, items, reach))

    collect(paths, work)
    return killers


def report(mutants: dict[int, Mutant], killers: dict[int, str]) -> tuple[str, bool]:
    """Return the report as text, and whether enough mutants were detected."""
    same = equivalents()
    alike = [number for number, killer in killers.items() if killer == SURVIVED and key(mutants[number]) in same]
    survived = [number for number, killer in sorted(killers.items()) if killer == SURVIVED and number not in alike]
    counted = len(killers) - len(alike)
    killed = counted - len(survived)
    share = 100 * killed / counted if counted else 100.0
    lines = [f"mutant {number}\n{difference(mutants[number])}\n" for number in survived]
    lines += [f"equivalent: {number} {' -> '.join(mutants[number].changed())}: {same[key(mutants[number])]}"
              for number in sorted(alike)]  # fmt: skip
    lines += [f"no longer in the code: {entry}" for entry in stale_equivalents()]
    lines.append(
        f"{len(killers)} mutants: {killed} killed by a test that cites a rule, {len(survived)} survived, "
        f"{len(alike)} equivalent; {share:.1f}% of {counted} killed (the minimum is {BAR}%)"
    )
    return "\n".join(lines), share >= BAR


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--code", choices=list(CODE), default="base", help="the rules code to mutate (default %(default)s)"
    )
    parser.add_argument("--number", type=int, default=NUMBER, help="number of mutants (default %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the sample (default %(default)s)")
    parser.add_argument("--only", default="", help="try only these mutants of the sample: 17,203")
    parser.add_argument("--tests", nargs="+", default=[], help="test files to use (default: all that cite rules)")
    chosen = parser.parse_args()
    mutants = dict(enumerate(sample(chosen.number, chosen.seed, CODE[chosen.code]), 1))
    try:
        wanted = [int(number) for number in chosen.only.split(",")] if chosen.only else list(mutants)
    except ValueError:
        parser.error(f"--only takes numbers separated by commas, such as 17,203; not {chosen.only!r}")
    if strangers := [number for number in wanted if number not in mutants]:
        parser.error(f"--only: there is no mutant {strangers[0]}; there are 1 to {len(mutants)}")
    mutants = {number: mutants[number] for number in wanted}
    os.chdir(ROOT)
    text, held = report(mutants, judge(mutants, chosen.tests or citing_files()))
    print(text)
    if not chosen.only:
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text(text + "\n", encoding="utf-8")
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
