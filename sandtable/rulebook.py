"""The numbered rules as data, and the tests that cite each of them.

The rules are in `docs/rules/<title>.md`, one list item each (`- **IMP-4.8** text [sources]`), or in the files that the
title's meta names (`rulebooks`). An installed wheel has them in `sandtable/_rules/`; a title from another package has
its own folder. `docs/rules/<lang>/<title>.md` has the same rules in another language, without the sources; the English
text is the specification. Tests cite rules with `@rule("IMP-4.8")` (`tests/citing.py`), scenarios with a list `rules:`.
Citations are read from the files without running anything; if there are results of a test run, a test that failed does
not count.

    read("imperium", "ja")          # every rule in Japanese, or in English if there is no translation
    report("imperium").uncited      # ids of rules that no test cites
    print(report("imperium").text())
"""

from __future__ import annotations

import ast
import json
import os
import re
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.core import titles as registry

# A rule id: the prefix of its box, a section (perhaps with a leading letter), a number (with a letter if added later).
RULE_ID: Final = re.compile(r"[A-Z]{2,4}-[A-Z]?\d+\.\d+[a-z]?")

# The language of the specification; all others are translations of it.
ENGLISH: Final = "en"

# The file, below the root of the checkout, into which the pytest plugin writes the results of citing tests.
RESULTS: Final = "build/rule-results.json"
RESULTS_VERSION: Final = 1

PASSED: Final = "passed"
FAILED: Final = "failed"
SKIPPED: Final = "skipped"
UNKNOWN: Final = "unknown"

_ITEM: Final = re.compile(rf"- \*\*({RULE_ID.pattern})\*\* (.+)")
_HEADING: Final = re.compile(r"## ([A-Z]?\d+)\. (.+)")
_SOURCES: Final = re.compile(r"(.*\S)\s*\[([^\[\]]+)\]", re.DOTALL)

# For each rule id, the places that cite it.
Citations = dict[str, list[str]]


class RulebookError(ValueError):
    """A rule file, the list of exempt rules or a results file is malformed or missing."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `below` holds the text indented under it, such as a table.

    `heading` is the heading of its section, in the language `headed`.
    """

    id: str
    section: str
    text: str
    sources: str = ""
    below: str = ""
    lang: str = ENGLISH
    heading: str = ""
    headed: str = ENGLISH

    def table(self) -> list[list[str]]:
        """Return the rows of the table below the rule, heading first; empty if there is no table."""
        rows = [line for line in self.below.splitlines() if line.startswith("|") and line.strip("|-: ")]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


@dataclass(frozen=True)
class Exemptions:
    """The rules that need no test: single rules, with a reason for each, and whole sections of a title."""

    reasons: dict[str, str]
    pending_sections: frozenset[str]
    commentary_sections: frozenset[str]


@dataclass(frozen=True)
class RuleReport:
    """The coverage of a title's rules. Each counted rule is in exactly one of `cited`, `exempt`, `pending` and
    `uncited`.

    `results` maps each cited rule to the outcome of each test that cites it; a rule counts as cited only if at least
    one of them is not known to have failed or been skipped. `waiting` holds the headings of the pending sections, which
    may have no rules yet. `tests_found` is false if there are no tests to read, as in an installed wheel.
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
        """Return the citing tests known to have failed, by rule."""
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


# --- the rules ---------------------------------------------------------------------------
def checkout() -> Path | None:
    """Return the root of the checkout that contains this file, or None in an installed package."""
    root = Path(__file__).resolve().parent.parent
    return root if (root / "docs" / "rules").is_dir() and (root / "tests").is_dir() else None


def folder() -> Path:
    """Return the folder of the rule files, in the installed package or in the checkout."""
    packed = Path(__file__).resolve().parent / "_rules"
    if packed.is_dir():
        return packed
    return Path(__file__).resolve().parent.parent / "docs" / "rules"


def _rule_folders(root: Path | None, where: Path | None) -> list[Path]:
    """Return every folder of rules that tests may cite; a title that is part of the tests has its rules there."""
    return [where or folder(), *([] if root is None else sorted((root / "tests").glob("*/docs")))]


def _own_folder(title: str) -> Path | None:
    """Return the rules folder of a title from another package, if it has one."""
    return registry.meta(title).docs if title in registry.titles() else None


def _home(title: str, where: Path | None) -> Path:
    """Return the folder of a title's rules: the given one, the title's own, or the common one."""
    return where or _own_folder(title) or folder()


def documents(title: str) -> tuple[str, ...]:
    """Return the names of a title's rule files, from its meta; a name that is not a title is its own file."""
    return registry.meta(title).rulebooks if title in registry.titles() else (title,)


def titles(where: Path | None = None) -> list[str]:
    """Return the titles that have numbered rules; a file that belongs to another title is not listed."""
    found = {path.stem for path in (where or folder()).glob("*.md") if _parse(_read(path))}
    found -= {name for title in found & set(registry.titles()) for name in documents(title) if name != title}
    if where is None:
        for title in registry.titles():
            if all((_home(title, None) / f"{name}.md").is_file() for name in documents(title)):
                found.add(title)
    return sorted(found)


def languages(title: str, where: Path | None = None) -> list[str]:
    """Return the languages in which a title's rules are at least partly available, English first."""
    _files(title, where)
    home = _home(title, where)
    others = {path.parent.name for name in documents(title) for path in home.glob(f"*/{name}.md")}
    return [ENGLISH, *sorted(others)]


def rules(title: str, where: Path | None = None, lang: str = ENGLISH) -> list[Rule]:
    """Return all rules of a title in file order; a duplicate id is an error. If the files use several prefixes, section
    names include the prefix: `IMP-4`."""
    found: list[Rule] = []
    seen: set[str] = set()
    several = _several_prefixes(title, where)
    files = _files(title, where, lang)
    for path in files:
        parsed = _parse(_read(path))
        if not parsed:
            raise RulebookError(f"{path.name} has no numbered rules")
        for rule in parsed:
            if rule.id in seen:
                raise RulebookError(f"{path.name}: {rule.id} appears twice")
            seen.add(rule.id)
        found += [_in_section(rule, several) for rule in parsed]
    headings = sections(title, where, lang)
    return [replace(r, lang=lang, headed=lang, heading=headings.get(r.section, "")) for r in found]


def _several_prefixes(title: str, where: Path | None) -> bool:
    """Tell whether the title's files use several rule prefixes, so that section numbers may repeat. Files of one box
    share a prefix and continue its numbers."""
    files = _files(title, where)
    return len(files) > 1 and len({_prefix(rule.id) for path in files for rule in _parse(_read(path))}) > 1


def _in_section(rule: Rule, several: bool) -> Rule:
    return replace(rule, section=f"{_prefix(rule.id)}-{rule.section}") if several else rule


def read(title: str, lang: str, where: Path | None = None) -> list[Rule]:
    """Return the rules in a reader's language; a rule without a translation is returned in English."""
    if lang not in languages(title, where):
        return rules(title, where)
    translated = {rule.id: rule for rule in rules(title, where, lang)}
    headings = sections(title, where, lang)
    found = []
    for english in rules(title, where):
        rule = translated.get(english.id, english)
        if english.section in headings:
            found.append(replace(rule, heading=headings[english.section], headed=lang))
        else:
            found.append(replace(rule, heading=english.heading, headed=ENGLISH))
    return found


def sections(title: str, where: Path | None = None, lang: str = ENGLISH) -> dict[str, str]:
    """Return the section headings of a title by section number."""
    found = {}
    several = _several_prefixes(title, where)
    for path in _files(title, where, lang):
        text = _read(path)
        prefix = f"{_prefix(_parse(text)[0].id)}-" if several else ""
        for heading in (_HEADING.fullmatch(line) for line in text.splitlines()):
            if heading:
                found[prefix + heading[1]] = heading[2]
    return found


def exemptions(title: str, where: Path | None = None) -> Exemptions:
    """Return the entries of `exempt.yaml` for a title."""
    from sandtable import yaml_files

    path = _home(title, where) / "exempt.yaml"
    data: Any = yaml_files.read(_read(path)) if path.is_file() else {}
    if not isinstance(data, dict) or set(data) - {"exempt", "pending_sections", "commentary_sections"}:
        raise RulebookError("exempt.yaml takes the keys exempt, pending_sections and commentary_sections")
    prefixes = {_prefix(rule.id) for rule in rules(title, where)}
    reasons = {str(id): str(reason or "").strip() for id, reason in (data.get("exempt") or {}).items()}
    for id, reason in reasons.items():
        if not reason:
            raise RulebookError(f"exempt.yaml: {id} has no reason")
    return Exemptions(
        {id: reason for id, reason in reasons.items() if _prefix(id) in prefixes},
        _listed_sections(title, data.get("pending_sections") or {}, where),
        _listed_sections(title, data.get("commentary_sections") or {}, where),
    )


def _listed_sections(title: str, listed: dict[str, list[Any]], where: Path | None) -> frozenset[str]:
    """Return the sections listed under the names of a title's files."""
    several = _several_prefixes(title, where)
    found = set()
    for path in _files(title, where):
        prefix = f"{_prefix(_parse(_read(path))[0].id)}-" if several else ""
        found |= {f"{prefix}{n}" for n in listed.get(path.stem, ())}
    return frozenset(found)


def _files(title: str, where: Path | None, lang: str = ENGLISH) -> list[Path]:
    """Return the rule files of a title in a language, leaving out files that are not translated."""
    home = _home(title, where)
    paths = [home / f"{name}.md" for name in documents(title)]
    if not paths or not all(path.is_file() for path in paths):
        there = ", ".join(titles(where)) or "none"
        raise RulebookError(f"there are no rules of {title!r}; there are: {there}")
    if lang == ENGLISH:
        return paths
    known = languages(title, where)
    if lang not in known:
        raise RulebookError(f"there are no rules of {title!r} in {lang!r}; there are: {', '.join(known)}")
    return [path for path in (path.parent / lang / path.name for path in paths) if path.is_file()]


def _parse(text: str) -> list[Rule]:
    """Return the rules of a rule file."""
    found: list[Rule] = []
    lines = text.splitlines()
    i = 0
    while i < len(lines):
        item = _ITEM.fullmatch(lines[i])
        i += 1
        if item is None:
            continue
        words = [item[2]]
        below: list[str] = []
        # Indented lines belong to the item: more of its text or, after an empty line, a table.
        while i < len(lines) and (lines[i].startswith("  ") or not lines[i].strip()):
            if below or not lines[i].strip():
                below.append(lines[i].strip())
            else:
                words.append(lines[i].strip())
            i += 1
        full = " ".join(words).strip()
        split = _SOURCES.fullmatch(full)
        body, sources = (split[1], split[2]) if split else (full, "")
        found.append(Rule(item[1], item[1].split("-", 1)[1].split(".")[0], body, sources, "\n".join(below).strip()))
    return found


# --- citations ---------------------------------------------------------------------------
def citations(root: Path) -> Citations:
    """Return for each rule id the tests below `root` that cite it, without running them.

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
    """Yield every test and scenario with the rule ids it cites."""
    for path in sorted((root / "tests").rglob("*.py")):
        yield from _places_in_python(path.relative_to(root).as_posix(), _read(path))
    for path in sorted((root / "tests").rglob("scenarios/**/*.yaml")):
        yield from _places_in_scenarios(path.relative_to(root).as_posix(), _read(path))


@cache  # reports on several titles or languages read the same tests
def _places_in_python(name: str, source: str) -> list[tuple[str, list[str]]]:
    """Return the tests of a Python file, each with the rule ids it cites."""
    try:
        module = ast.parse(source)
    except SyntaxError as wrong:
        raise RulebookError(f"{name} is not Python: {wrong}") from wrong
    return list(_places_in_body(name, module.body))


def _places_in_body(where: str, body: list[ast.stmt]) -> Iterator[tuple[str, list[str]]]:
    """Yield the citations of a module or a class; the bodies of functions are skipped."""
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


# --- test results ------------------------------------------------------------------------
def read_results(root: Path) -> dict[str, dict[str, Any]]:
    """Return the results written by the pytest plugin: for each node id `outcome`, `rules`, `where` and `at`; empty if
    there is no file."""
    path = root / RESULTS
    if not path.is_file():
        return {}
    try:
        data: Any = json.loads(_read(path))
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
    """Return the combined outcome of the tests at a citing place: failed if one failed, else passed if one passed."""
    outcomes = {r["outcome"] for node, r in results.items() if id in r["rules"] and _belongs_to(where, node, r)}
    for worst in (FAILED, PASSED, SKIPPED):
        if worst in outcomes:
            return worst
    return UNKNOWN


def _belongs_to(where: str, node: str, result: dict[str, Any]) -> bool:
    """Tell whether a test node belongs to a citing place."""
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
    """Report which rules of a title are cited by the tests below `root` (default: this checkout).

    `where` is the folder of the rule files. With `with_results=False` every citing test counts, for a test that runs in
    the same session as the citing tests.
    """
    root = root or checkout()
    if where is None and _own_folder(title) is None and root is not None and (root / "docs" / "rules").is_dir():
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
    known = {rule.id for home in _rule_folders(root, where) for other in titles(home) for rule in rules(other, home)}
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


def _prefix(id: str) -> str:
    """Return the prefix of a rule id: IMP for IMP-4.8."""
    return id.split("-", 1)[0]


def _short(text: str, width: int = 90) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
