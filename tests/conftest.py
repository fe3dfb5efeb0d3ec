"""Pytest plugins for all tests: results by rule, tests by box, and tests of code that is not compiled.

Results by rule: at the end of a session, the last outcome of every test that cites rules (`@rule(...)`) and has run in
this checkout is in `build/rule-results.json`, which `sandtable rules <title>` reads. Under pytest-xdist, the workers
send the rule ids with their reports, and only the controller writes the file. A test that runs something stored in
another file, such as a scenario, may name that as the place of the citation: `pytest.mark.rule("IMP-4.8",
where="tests/imperium/base/scenarios/agent.yaml::the_id")`.

Tests by box: every test of `tests/<family>/<box>/` gets the marker of that box. A test elsewhere that runs for several
boxes marks its parameters itself: `pytest.mark.box(name="base")`. `--box base` runs only the tests with that marker.

Tests of code that is not compiled (`PLAIN`) get the marker `plain`; `make test-compiled` leaves them out.

The garbage collector is off while tests are collected, because it would scan all objects again and again.
"""

from __future__ import annotations

import gc
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from sandtable import build_info, rule_report

RULES = "sandtable_rules"
WHERE = "sandtable_where"

gc.disable()  # until all is collected: a process of tests spends a quarter less on that

os.environ.setdefault("SANDTABLE_COMPILE", "no")  # servers that tests start do not compile in the background
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as bots/single_thread.py does, if nobody imported NumPy before it

# The same examples each time, and no test fails because the machine is busy.
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


HERE = Path(__file__).resolve().parent
FAMILIES = ("imperium",)  # the folders here whose folders are boxes
# Files and folders whose tests are about modules that mypyc does not compile (pyproject.toml says which): the words,
# the pieces as they are declared, the command line, the arena, the checkout. What plays games in other processes, or
# hears signals while it plays them, is not among them: there the build makes a difference.
PLAIN = (
    "arena/test_arena.py", "arena/test_arena_failures.py", "arena/test_ratings.py", "checkout",
    "classic/test_drawn_map.py", "classic/test_names.py", "classic/test_recaps.py", "classic/test_table.py",
    "cli/test_cli.py", "conformance/test_words.py", "core/test_fluent.py", "core/test_parts.py", "core/test_record.py",
    "core/test_sayings.py", "core/test_titles.py", "imperium/base/test_facts.py", "imperium/base/test_facts_hagal.py",
    "imperium/test_coverage.py", "imperium/test_drawing.py", "imperium/test_invariants.py", "imperium/test_locales.py",
    "imperium/test_notation.py", "imperium/test_telling.py", "imperium/test_wording.py",
    "imperium/uprising/test_cites.py", "imperium/uprising/test_coverage.py", "imperium/uprising/test_facts.py",
    "imperium/uprising/test_facts_rivals.py", "imperium/uprising/test_facts_six.py",
    "imperium/uprising/test_mode_names.py", "imperium/uprising/test_names.py", "imperium/uprising/test_said.py",
    "imperium/uprising/test_telling.py", "imperium/uprising/test_wording.py", "locale", "sealed/test_cli.py",
    "sealed/test_record.py", "sealed/test_rules.py", "sealed/test_table.py", "test_scenario_format.py",
    "test_scenario_players.py",
)  # fmt: skip


def boxes() -> list[str]:
    return sorted(path.parent.name for family in FAMILIES for path in HERE.glob(f"{family}/*/__init__.py"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--box", metavar="BOX", help="run the tests of this box alone")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules of docs/rules this test stands for")
    config.addinivalue_line("markers", "box(name): the box whose content and rules this test is about")
    config.addinivalue_line("markers", "plain: about what is not compiled")
    expected = os.environ.get("SANDTABLE_EXPECT")
    if expected is not None and (expected == "compiled") != build_info.compiled():
        raise pytest.UsageError(f"these tests are meant for the {expected} engine, and the other one was loaded")
    wanted = config.getoption("--box")
    if wanted is not None and wanted not in boxes():
        raise pytest.UsageError(f"there are no tests of a box {wanted!r}; there are those of {', '.join(boxes())}")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(config), "sandtable-rules")


@cache  # of a file, not of each of its tests
def box_of(path: Path) -> str | None:
    """Return the box in whose folder a test file is; None if it is in no box's folder."""
    parts = path.relative_to(HERE).parts if path.is_relative_to(HERE) else ()
    return parts[1] if len(parts) > 2 and parts[0] in FAMILIES else None


@cache
def is_plain(path: Path) -> bool:
    return any(path.is_relative_to(HERE / part) for part in PLAIN)


@pytest.hookimpl(tryfirst=True)  # the markers have to be there when `-m` chooses by them
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        box = box_of(item.path)
        if box is not None:
            item.add_marker(pytest.mark.box(name=box))
        if is_plain(item.path):
            item.add_marker(pytest.mark.plain)
    wanted = config.getoption("--box")
    if wanted is not None:
        found = {item: any(mark.kwargs["name"] == wanted for mark in item.iter_markers("box")) for item in items}
        config.hook.pytest_deselected(items=[item for item in items if not found[item]])
        items[:] = [item for item in items if found[item]]
    _send_rules_along(items)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Freeze all existing objects, so that the garbage collector never scans them during tests."""
    gc.collect()
    gc.freeze()
    gc.enable()


def _send_rules_along(items: list[pytest.Item]) -> None:
    """Store the rule ids of each test in its `user_properties`, which are part of its reports, also between
    processes."""
    for item in items:
        ids: list[str] = []
        where = ""
        for mark in item.iter_markers("rule"):
            ids += [id for id in mark.args if id not in ids]
            where = where or mark.kwargs.get("where", "")
        if ids:
            item.user_properties.append((RULES, ids))
            item.user_properties.append((WHERE, where))


class _Collector:
    """A pytest plugin that collects the outcomes of citing tests from the reports of this session and its workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.came: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        properties: dict[str, Any] = dict(report.user_properties)
        if RULES not in properties:
            return
        new = {"outcome": rule_report.PASSED, "rules": list(properties[RULES]), "where": properties[WHERE]}
        entry = self.came.setdefault(report.nodeid, new)
        # A test has passed only if its set-up, its call and its clean-up all have.
        if report.outcome == rule_report.FAILED or (
            report.outcome == rule_report.SKIPPED and entry["outcome"] != rule_report.FAILED
        ):
            entry["outcome"] = report.outcome

    def pytest_sessionfinish(self) -> None:
        if self.came:
            rule_report.write_results(self.config.rootpath, self.came)
