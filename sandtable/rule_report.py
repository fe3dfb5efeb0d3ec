"""The tests that cite each numbered rule, and their results.

Tests cite rules with `@rule("IMP-4.8")` (`tests/citing.py`), scenarios with a list `rules:`. Citations are read from
the files without running anything; if there are results of a test run, a test that failed does not count.

    report("imperium").uncited      # ids of rules that no test cites
    print(report("imperium").text())
"""

from __future__ import annotations

import ast
import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.rulebook import (
    RULE_ID,
    Rule,
    RulebookError,
    checkout,
    exemptions,
    own_folder,
    read_text,
    rule_folders,
    rules,
    sections,
    titles,
)

# The file, below the root of the checkout, into which the pytest plugin writes the results of citing tests.
RESULTS: Final = "build/rule-results.json"
RESULTS_VERSION: Final = 1

PASSED: Final = "passed"
FAILED: Final = "failed"
SKIPPED: Final = "skipped"
UNKNOWN: Final = "unknown"


# For each rule id, the places that cite it.
Citations = dict[str, list[str]]


@dataclass(frozen=True)
class RuleReport:
    """The coverage of a title's rules by tests. Each counted rule is in exactly one of `cited`, `exempt`, `pending` and
    `uncited`.

    `results` maps each cited rule to the outcome of each test that cites it. A rule does not count as cited if all of
    its tests are known to have failed or been skipped. `waiting` holds the headings of the pending sections, which may
    have no rules yet. `tests_found` is false if there are no tests to read, as in an installed wheel.
    """

    title: str
    rules: list[Rule]
    cited: list[str]
    exempt: dict[str, str]
    pending: list[str]
    uncited: list[str]
    results: dict[str, dict[str, str]]
    errors: list[str]
    sections: dict[str, str] = field(default_factory=dict)
    waiting: dict[str, str] = field(default_factory=dict)
    tests_found: bool = True

    @property
    def failing(self) -> dict[str, list[str]]:
        """Return, by rule, the citing tests that are known to have failed."""
        found = {
            id: [where for where, result in places.items() if result == FAILED] for id, places in self.results.items()
        }
        return {id: places for id, places in found.items() if places}

    def text(self, full: bool = False) -> str:
        """Return the report as text; `full` lists every rule with the tests that cite it."""
        lines = [
            f"{self.title}: {len(self.rules)} rules, {len(self.cited)} cited, {len(self.exempt)} exempt, "
            f"{len(self.pending)} pending, {len(self.uncited)} uncited"
        ]
        if not self.tests_found:
            lines.append("there are no tests here to read: run this in a checkout")
        status = dict.fromkeys(self.pending, "pending") | dict.fromkeys(self.uncited, "UNCITED")
        status |= dict.fromkeys(self.exempt, "exempt") | dict.fromkeys(self.cited, "cited")
        section = ""
        for rule in self.rules:
            state = status[rule.id]
            if not full and state != "UNCITED":
                continue
            if rule.section != section:
                section = rule.section
                lines += ["", f"{section}. {self.sections.get(section, '')}".rstrip()]
            lines.append(f"  {rule.id:<10} {state:<8} {_short(rule.text)}")
            if state == "exempt":
                lines.append(f"{'':13}{self.exempt[rule.id]}")
            if full:
                lines += [f"{'':13}{result:<8} {where}" for where, result in self.results.get(rule.id, {}).items()]
        if self.waiting:
            lines += ["", "pending sections:"] + [f"  {section}. {head}" for section, head in self.waiting.items()]
        if self.failing:
            lines += ["", "citing tests that failed:"]
            lines += [f"  {id:<10} {where}" for id, places in self.failing.items() for where in places]
        if self.errors:
            lines += ["", "errors:"] + [f"  {error}" for error in self.errors]
        return "\n".join(lines)


def citations(root: Path) -> Citations:
    """Return for each rule id the tests below `root` that cite it. The tests are read but not run.

    A test is written like a pytest node id: `tests/test_x.py::test_y`, `tests/test_x.py::TestZ`, `tests/test_x.py` for
    citations of a whole module, `tests/box/scenarios/a.yaml::id` for a scenario.
    """
    found: Citations = {}
    for where, ids in _all_places(root):
        for id in ids:
            places = found.setdefault(id, [])
            if where not in places:
                places.append(where)
    return found


def _all_places(root: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield each test and scenario that cites rules, with the ids of these rules."""
    for path in sorted((root / "tests").rglob("*.py")):
        yield from _places_in_python(path.relative_to(root).as_posix(), read_text(path))
    for path in sorted((root / "tests").rglob("scenarios/**/*.yaml")):
        yield from _places_in_scenarios(path.relative_to(root).as_posix(), read_text(path))


@cache  # reports on several titles or languages read the same tests
def _places_in_python(name: str, source: str) -> list[tuple[str, list[str]]]:
    """Return the tests of a Python file, each with the rule ids it cites."""
    try:
        module = ast.parse(source)
    except SyntaxError as wrong:
        raise RulebookError(f"{name} is not Python: {wrong}") from wrong
    return list(_places_in_body(name, module.body))


def _places_in_body(where: str, body: list[ast.stmt]) -> Iterator[tuple[str, list[str]]]:
    """Yield the citing tests in the body of a module or a class, each with the rule ids it cites; bodies of functions
    are skipped."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            if statement.name.startswith("test"):
                yield f"{where}::{statement.name}", _cited_by(statement.decorator_list)
        elif isinstance(statement, ast.ClassDef):
            if statement.name.startswith("Test"):
                yield f"{where}::{statement.name}", _cited_by(statement.decorator_list)
                yield from _places_in_body(f"{where}::{statement.name}", statement.body)
        elif isinstance(statement, ast.If | ast.Try | ast.With):
            yield from _places_in_body(where, _inner(statement))
        elif isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr):
            # `pytestmark = rule(...)`, a table of `pytest.param(..., marks=...)`, or a test case
            # derived from another class: `TestMachine = rule(...)(Machine.TestCase)`.
            made = statement.targets[0] if isinstance(statement, ast.Assign) else None
            if isinstance(made, ast.Name) and made.id.startswith("Test"):
                yield f"{where}::{made.id}", _cited_by([statement])
            else:
                yield where, _cited_by([statement])


def _inner(statement: ast.If | ast.Try | ast.With) -> list[ast.stmt]:
    """Return all statements inside a compound statement."""
    if isinstance(statement, ast.If):
        return statement.body + statement.orelse
    if isinstance(statement, ast.With):
        return statement.body
    handled = [inner for handler in statement.handlers for inner in handler.body]
    return statement.body + handled + statement.orelse + statement.finalbody


def _cited_by(nodes: Iterable[ast.AST]) -> list[str]:
    """Return the string arguments of every call of `rule` below these nodes."""
    ids: list[str] = []
    for node in nodes:
        for call in ast.walk(node):
            if not isinstance(call, ast.Call):
                continue
            called = call.func
            if (isinstance(called, ast.Name) and called.id == "rule") or (
                isinstance(called, ast.Attribute) and called.attr == "rule"
            ):
                ids += [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return ids


@cache
def _places_in_scenarios(name: str, source: str) -> list[tuple[str, list[str]]]:
    """Return the scenarios of a YAML file, each with the rule ids it cites."""
    import yaml

    from sandtable import yaml_files

    try:
        documents: list[Any] = yaml_files.read_all(source)
    except yaml.YAMLError as wrong:
        raise RulebookError(f"{name} is not YAML: {wrong}") from wrong
    scenarios = [s for document in documents for s in (document if isinstance(document, list) else [document])]
    found = []
    for i, scenario in enumerate(scenarios):
        if not isinstance(scenario, dict):
            continue
        cited = scenario.get("rules") or []
        ids = [cited] if isinstance(cited, str) else [str(id) for id in cited]
        found.append((f"{name}::{scenario.get('id') or scenario.get('name') or f'#{i + 1}'}", ids))
    return found


def read_results(root: Path) -> dict[str, dict[str, Any]]:
    """Return the results written by the pytest plugin: for each node id a dict with `outcome`, `rules`, `where` and
    `at`. Return an empty dict if there is no results file."""
    path = root / RESULTS
    if not path.is_file():
        return {}
    try:
        data: Any = json.loads(read_text(path))
    except ValueError as wrong:
        raise RulebookError(f"{RESULTS} is not JSON: {wrong}; delete it and run the tests again") from wrong
    if not isinstance(data, dict) or data.get("version") != RESULTS_VERSION:
        return {}
    tests: dict[str, dict[str, Any]] = data["tests"]
    return tests


def write_results(root: Path, results: dict[str, dict[str, Any]], now: float | None = None) -> None:
    """Merge the results of a session's citing tests into the earlier results.

    Tests whose file is gone are dropped. So are old parameter sets of a test that has just run, if they last ran before
    its file was changed: they may no longer exist.
    """
    now = time.time() if now is None else now
    try:
        earlier = read_results(root)
    except RulebookError:
        earlier = {}
    ran = {_without_parameters(node) for node in results}
    merged: dict[str, dict[str, Any]] = {}
    for node, entry in earlier.items():
        file = root / node.partition("::")[0]
        if file.is_file() and not (_without_parameters(node) in ran and entry["at"] < file.stat().st_mtime):
            merged[node] = entry
    for node, entry in results.items():
        merged[node] = {**entry, "at": now}
    path = root / RESULTS
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    data = {"version": RESULTS_VERSION, "tests": dict(sorted(merged.items()))}
    fresh.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    fresh.replace(path)


def _without_parameters(node: str) -> str:
    return node.partition("[")[0]


def outcome(where: str, id: str, results: dict[str, dict[str, Any]]) -> str:
    """Return the combined outcome of the results that belong to the citing test `where` and cite the rule `id`: failed
    if one of them failed, else passed if one passed."""
    outcomes = {r["outcome"] for node, r in results.items() if id in r["rules"] and _belongs_to(where, node, r)}
    for worst in (FAILED, PASSED, SKIPPED):
        if worst in outcomes:
            return worst
    return UNKNOWN


def _belongs_to(where: str, node: str, result: dict[str, Any]) -> bool:
    """Tell whether a pytest node id belongs to the citing test, class, module or scenario `where`."""
    if result.get("where"):
        return bool(result["where"] == where)
    if node == where or node.startswith((f"{where}::", f"{where}[")):
        return True
    if ".yaml::" not in where:
        return False
    # A scenario is a parameter of a test; the parameter's id ends with the scenario's id.
    scenario = where.split("::", 1)[1]
    parameter = node.partition("[")[2].removesuffix("]")
    return parameter == scenario or parameter.endswith((f"/{scenario}", f":{scenario}", f"-{scenario}"))


def report(title: str, root: Path | None = None, where: Path | None = None, with_results: bool = True) -> RuleReport:
    """Return a report on which rules of a title are cited by the tests below `root` (default: this checkout).

    `where` is the folder of the rule files. With `with_results=False` every citing test counts, for a test that runs in
    the same session as the citing tests.
    """
    root = root or checkout()
    if where is None and own_folder(title) is None and root is not None and (root / "docs" / "rules").is_dir():
        where = root / "docs" / "rules"
    except_for = exemptions(title, where)
    counted = [rule for rule in rules(title, where) if rule.section not in except_for.commentary_sections]
    commentary = {rule.id for rule in rules(title, where)} - {rule.id for rule in counted}
    places = citations(root) if root is not None else {}
    recorded = read_results(root) if root is not None and with_results else {}
    ids = {rule.id for rule in counted}
    results = {id: {place: outcome(place, id, recorded) for place in places[id]} for id in places if id in ids}

    cited, pending, uncited = [], [], []
    for rule in counted:
        if any(result in (PASSED, UNKNOWN) for result in results.get(rule.id, {}).values()):
            cited.append(rule.id)
        elif rule.id in except_for.reasons:
            continue
        elif rule.section in except_for.pending_sections and rule.id not in results:
            pending.append(rule.id)
        else:
            uncited.append(rule.id)

    errors = []
    known = {rule.id for home in rule_folders(root, where) for other in titles(home) for rule in rules(other, home)}
    for id in sorted(places):
        at = ", ".join(places[id])
        if not RULE_ID.fullmatch(id):
            errors.append(f"{id!r} is not a rule id, but cited by {at}")
        elif id not in known:
            errors.append(f"{id} does not exist, but is cited by {at}")
        elif id in commentary:
            errors.append(f"{id} is commentary, but cited by {at}")
        elif id in except_for.reasons and id in ids:
            errors.append(f"{id} is exempt, but cited by {at}")
    errors += [f"exempt.yaml: {id} is not a counted rule of {title}" for id in except_for.reasons if id not in ids]
    headings = sections(title, where)
    listed = except_for.pending_sections | except_for.commentary_sections
    errors += [f"exempt.yaml: {section} is not a section of {title}" for section in sorted(listed - set(headings))]
    return RuleReport(
        title=title,
        rules=counted,
        cited=cited,
        exempt={id: reason for id, reason in except_for.reasons.items() if id in ids and id not in cited},
        pending=pending,
        uncited=uncited,
        results=results,
        errors=errors,
        sections=headings,
        waiting={section: head for section, head in headings.items() if section in except_for.pending_sections},
        tests_found=root is not None,
    )


def _short(text: str, width: int = 90) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"
