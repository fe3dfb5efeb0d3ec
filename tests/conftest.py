"""The pytest plugin behind `@rule(...)`: remembers what came of the tests that cite rules.

At the end of a session `build/rule-results.json` holds, for every citing test that has run in this
checkout, its last outcome; `sandtable rules <title>` reads it. Under pytest-xdist the workers send
the ids along with their reports, and only the controller writes.

A test that stands for something kept elsewhere, such as a scenario, may name it:
`pytest.mark.rule("IMP-4.8", where="tests/scenarios/agent.yaml::the_id")`.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from sandtable import rulebook

RULES = "sandtable_rules"
WHERE = "sandtable_where"

os.environ.setdefault("SANDTABLE_COMPILE", "no")  # servers that tests start do not compile in the background

# The same examples each time, and no test fails because the machine is busy.
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules of docs/rules this test stands for")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(config), "sandtable-rules")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the rule ids of each test where its reports carry them, also from one process to another."""
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
    """Listens to the reports of this session and of its workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.came: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        properties: dict[str, Any] = dict(report.user_properties)
        if RULES not in properties:
            return
        new = {"outcome": rulebook.PASSED, "rules": list(properties[RULES]), "where": properties[WHERE]}
        entry = self.came.setdefault(report.nodeid, new)
        # A test has passed only if its set-up, its call and its clean-up all have.
        if report.outcome == rulebook.FAILED or (
            report.outcome == rulebook.SKIPPED and entry["outcome"] != rulebook.FAILED
        ):
            entry["outcome"] = report.outcome

    def pytest_sessionfinish(self) -> None:
        if self.came:
            rulebook.write_results(self.config.rootpath, self.came)
