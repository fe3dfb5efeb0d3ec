"""The numbered rules as data: the parser, the collector of citations, the report, the pytest plugin."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from sandtable import rule_report, rulebook
from sandtable.core.titles import FROM_ELSEWHERE, Meta
from sandtable.rule_report import FAILED, PASSED, citations, report
from sandtable.rulebook import RulebookError, exemptions, rules
from tests.checkout.rule_files import DOCS, ROOT
from tests.citing import rule

RULES = """\
# A small game

Header with **ABC-9.9** in the middle of a line, which is no rule.

## 1. Set-up

- **ABC-1.1** Shuffle the deck. [JA setup, KO setup]
- **ABC-1.2** Deal cards to everybody,
  from the left. [reading; "from the left" (mine)]
- **ABC-1.3** As in the table [of sorts] below. [print]

  | players | cards |
  |---|---|
  | 2 | 5 |

Some words between.

- **ABC-1.4** No source.

## 2. Later

- **ABC-2.1** Comes later. [JA]

## 3. Remarks

- **ABC-3.1** A remark.
"""

EXEMPT = """\
exempt:
  ABC-1.4: "Nothing to see."
pending_sections: {small: [2]}
commentary_sections: {small: [3]}
"""


def tree(root: Path, **files: str) -> Path:
    """A small checkout with the rules above; a key such as `tests__test_a_py` names a file."""
    texts = {"docs__rules__small_md": RULES, "docs__rules__exempt_yaml": EXEMPT} | files
    for name, text in texts.items():
        stem, _, suffix = name.replace("__", "/").rpartition("_")
        path = root / f"{stem}.{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    (root / "tests").mkdir(exist_ok=True)
    return root


# --- the rules ---------------------------------------------------------------------------
def test_a_rule_is_a_list_item(tmp_path: Path) -> None:
    found = rules("small", tree(tmp_path) / "docs" / "rules")
    assert [r.id for r in found] == ["ABC-1.1", "ABC-1.2", "ABC-1.3", "ABC-1.4", "ABC-2.1", "ABC-3.1"]
    first, second, third, fourth = found[:4]
    assert (first.section, first.text, first.sources) == ("1", "Shuffle the deck.", "JA setup, KO setup")
    assert second.text == "Deal cards to everybody, from the left."
    assert second.sources == 'reading; "from the left" (mine)'
    assert third.text == "As in the table [of sorts] below."
    assert third.below == "| players | cards |\n|---|---|\n| 2 | 5 |"
    assert (fourth.text, fourth.sources, fourth.below) == ("No source.", "", "")
    assert rulebook.sections("small", tmp_path / "docs" / "rules") == {"1": "Set-up", "2": "Later", "3": "Remarks"}


def test_a_rule_that_stands_twice_is_refused(tmp_path: Path) -> None:
    tree(tmp_path, docs__rules__small_md=RULES + "- **ABC-1.1** Again.\n")
    with pytest.raises(RulebookError, match=r"ABC-1\.1 appears twice"):
        rules("small", tmp_path / "docs" / "rules")


def test_an_unknown_title_is_refused_with_those_there_are() -> None:
    with pytest.raises(RulebookError, match=r"no rules of 'imperial'; there are: .*imperium"):
        rules("imperial")


def test_a_file_without_rules_is_no_title(tmp_path: Path) -> None:
    tree(tmp_path, docs__rules__notes_md="# Notes\n- **R-ABC-1** a ruling\n")
    assert rulebook.titles(tmp_path / "docs" / "rules") == ["small"]
    with pytest.raises(RulebookError, match="no numbered rules"):
        rules("notes", tmp_path / "docs" / "rules")


def test_an_installed_package_brings_its_rules(tmp_path: Path) -> None:
    """The wheel holds the package with the rules inside, without docs and tests."""
    package = tmp_path / "sandtable"
    package.mkdir()
    (package / "__init__.py").touch()  # of the package the rulebook needs the registry of titles, and what reads YAML
    for name in ("rulebook.py", "rule_report.py", "yaml_files.py"):
        shutil.copy(ROOT / "sandtable" / name, package)
    shutil.copytree(ROOT / "sandtable" / "core", package / "core")
    for title in ("imperium", "uprising", "classic"):
        (package / title).mkdir()
        for name in ("__init__.py", "meta.py"):
            shutil.copy(ROOT / "sandtable" / title / name, package / title)
    family = ROOT / "sandtable" / "imperium"
    for file in (family / "listed.py", family / "listing.py", *family.glob("boxes/**/__init__.py")):
        copy = package / file.relative_to(ROOT / "sandtable")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    shutil.copytree(DOCS, package / "_rules")
    script = (
        "from sandtable import rulebook as r, rule_report; found = rule_report.report('imperium'); "
        "print(r.folder().name, len(r.rules('imperium')), found.tests_found, len(found.cited)); "
        "print(found.text().splitlines()[1]); print(r.languages('imperium'), r.read('imperium', 'ja')[0].lang)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True, env=_env(tmp_path)
    )
    assert ran.stdout.splitlines() == [
        f"_rules {len(rules('imperium'))} False 0",
        "there are no tests here to read: run this in a checkout",
        "['en', 'ja', 'ko', 'zh-Hant'] ja",
    ]


def test_a_title_may_be_played_by_several_rulebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The meta names the rulebooks: all their rules come in order, and the sections of each under its own prefix."""
    where = tree(
        tmp_path,
        docs__rules__large_md="# Large\n## 1. More\n- **LRG-1.1** another rule\n## 2. Talk\n- **LRG-2.1** words\n",
        docs__rules__exempt_yaml="exempt: {LRG-1.1: why}\ncommentary_sections: {large: [2]}\n",
    )
    lies = where / "docs" / "rules"
    both = Meta("both", "Both", (2,), 1, (), {"rules": "nowhere"}, rulebooks=("small", "large"))
    module = ModuleType("a_title_with_two_rulebooks")
    monkeypatch.setattr(module, "META", both, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setenv(FROM_ELSEWHERE, f"both={module.__name__}:META")
    small = rules("small", lies)
    found = rules("both", lies)
    assert [rule.id for rule in found] == [*(rule.id for rule in small), "LRG-1.1", "LRG-2.1"]
    assert {rule.section for rule in found} == {*(f"ABC-{rule.section}" for rule in small), "LRG-1", "LRG-2"}
    assert next(rule.heading for rule in found if rule.id == "LRG-1.1") == "More"
    counted = report("both", tmp_path, lies, with_results=False)
    assert "LRG-2.1" not in [rule.id for rule in counted.rules]
    assert counted.exempt["LRG-1.1"] == "why"
    monkeypatch.setattr(module, "META", Meta("both", "Both", (2,), 1, (), {}, docs=lies, rulebooks=("large",)))
    assert [rule.id for rule in rules("both")] == ["LRG-1.1", "LRG-2.1"]
    assert "both" in rulebook.titles()


def test_exempt_needs_a_reason_and_known_keys(tmp_path: Path) -> None:
    where = tree(tmp_path, docs__rules__exempt_yaml="exempt: {ABC-1.4: }\n") / "docs" / "rules"
    with pytest.raises(RulebookError, match=r"ABC-1\.4 has no reason"):
        exemptions("small", where)
    tree(tmp_path, docs__rules__exempt_yaml="excempt: {ABC-1.4: typing slip}\n")
    with pytest.raises(RulebookError, match="takes the keys"):
        exemptions("small", where)


# --- who cites them ----------------------------------------------------------------------
def test_citations_in_python(tmp_path: Path) -> None:
    tree(
        tmp_path,
        tests__test_a_py="""\
            import pytest
            from hypothesis.stateful import rule as step
            from tests.citing import rule
            from tests import citing

            pytestmark = rule("ABC-1.1")

            CASES = [pytest.param(1, marks=pytest.mark.rule("ABC-1.2"))]

            @rule("ABC-1.3", "ABC-2.1")
            @pytest.mark.parametrize("n", [pytest.param(1, marks=citing.rule("ABC-9.1"))])
            def test_one(n): ...

            @rule("ABC-9.2")
            def helper():
                rule("ABC-9.3")

            @rule("ABC-9.4")
            class TestGroup:
                pytestmark = [rule("ABC-9.5")]

                @pytest.mark.rule("ABC-9.6")
                async def test_two(self):
                    rule("ABC-9.7")

            class Machine:
                @rule(target="ABC-9.8")
                def step(self): ...

            TestMachine = rule("ABC-9.9")(Machine)

            if True:
                @rule("ABC-9.10")
                def test_three(): ...
            """,
    )
    assert citations(tmp_path) == {
        "ABC-1.1": ["tests/test_a.py"],
        "ABC-1.2": ["tests/test_a.py"],
        "ABC-1.3": ["tests/test_a.py::test_one"],
        "ABC-2.1": ["tests/test_a.py::test_one"],
        "ABC-9.1": ["tests/test_a.py::test_one"],
        "ABC-9.4": ["tests/test_a.py::TestGroup"],
        "ABC-9.5": ["tests/test_a.py::TestGroup"],
        "ABC-9.6": ["tests/test_a.py::TestGroup::test_two"],
        "ABC-9.9": ["tests/test_a.py::TestMachine"],
        "ABC-9.10": ["tests/test_a.py::test_three"],
    }


def test_citations_in_scenarios(tmp_path: Path) -> None:
    tree(
        tmp_path,
        tests__scenarios__list_yaml="""\
            - {id: first, rules: [ABC-1.1, ABC-1.2]}
            - {name: The second one, rules: ABC-1.1}
            - {rules: [ABC-1.3]}
            - {id: none}
            """,
        tests__scenarios__deep__many_yaml="id: a\nrules: [ABC-1.1]\n---\nid: b\nrules: [ABC-2.1]\n",
        tests__scenarios__empty_yaml="",
    )
    assert citations(tmp_path) == {
        "ABC-1.1": [
            "tests/scenarios/deep/many.yaml::a",
            "tests/scenarios/list.yaml::first",
            "tests/scenarios/list.yaml::The second one",
        ],
        "ABC-1.2": ["tests/scenarios/list.yaml::first"],
        "ABC-1.3": ["tests/scenarios/list.yaml::#3"],
        "ABC-2.1": ["tests/scenarios/deep/many.yaml::b"],
    }


@pytest.mark.parametrize("name", ["tests__test_a_py", "tests__scenarios__a_yaml"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    tree(tmp_path, **{name: "{ a: [\n"})
    with pytest.raises(RulebookError, match=r"tests/.*a\.(py|yaml) is not"):
        citations(tmp_path)


# --- the report --------------------------------------------------------------------------
def test_every_counted_rule_is_in_one_list(tmp_path: Path) -> None:
    tree(tmp_path, tests__test_a_py='@rule("ABC-1.1")\ndef test_one(): ...\n')
    found = report("small", tmp_path)
    assert [r.id for r in found.rules] == ["ABC-1.1", "ABC-1.2", "ABC-1.3", "ABC-1.4", "ABC-2.1"]
    assert found.cited == ["ABC-1.1"]
    assert found.uncited == ["ABC-1.2", "ABC-1.3"]
    assert found.exempt == {"ABC-1.4": "Nothing to see."}
    assert found.pending == ["ABC-2.1"]
    assert found.results == {"ABC-1.1": {"tests/test_a.py::test_one": "unknown"}}
    assert found.errors == []
    text = found.text()
    assert text.startswith("small: 5 rules, 1 cited, 1 exempt, 1 pending, 2 uncited\n\n1. Set-up\n  ABC-1.2    UNCITED")
    assert "ABC-1.1" not in text
    assert "tests/test_a.py::test_one" in found.text(full=True)


def test_pending_sections_are_listed_with_or_without_rules(tmp_path: Path) -> None:
    pending = EXEMPT.replace("[2]}", "[2, R1]}")
    root = tree(tmp_path, docs__rules__small_md=RULES + "\n## R1. Alone\n", docs__rules__exempt_yaml=pending)
    found = report("small", root, root / "docs" / "rules")
    assert (found.waiting, found.pending, found.errors) == ({"2": "Later", "R1": "Alone"}, ["ABC-2.1"], [])
    assert "pending sections:\n  2. Later\n  R1. Alone" in found.text()


def test_a_pending_section_there_is_not_is_an_error(tmp_path: Path) -> None:
    root = tree(tmp_path, docs__rules__exempt_yaml=EXEMPT.replace("[2]}", "[2, 7]}"))
    assert "exempt.yaml: 7 is not a section of small" in report("small", root, root / "docs" / "rules").errors


def test_a_pending_rule_may_be_cited(tmp_path: Path) -> None:
    tree(tmp_path, tests__test_a_py='@rule("ABC-2.1")\ndef test_one(): ...\n')
    found = report("small", tmp_path)
    assert (found.cited, found.pending) == (["ABC-2.1"], [])


def test_wrong_citations_are_errors(tmp_path: Path) -> None:
    tree(
        tmp_path,
        tests__test_a_py='@rule("ABC-7.7", "abc 1", "ABC-1.4", "ABC-3.1")\ndef test_one(): ...\n',
        docs__rules__exempt_yaml=EXEMPT.replace("exempt:\n", "exempt:\n  ABC-8.8: Gone.\n  XYZ-1.1: Another box.\n"),
    )
    assert report("small", tmp_path).errors == [
        "ABC-1.4 is exempt, but cited by tests/test_a.py::test_one",
        "ABC-3.1 is commentary, but cited by tests/test_a.py::test_one",
        "ABC-7.7 does not exist, but is cited by tests/test_a.py::test_one",
        "'abc 1' is not a rule id, but cited by tests/test_a.py::test_one",
        "exempt.yaml: ABC-8.8 is not a counted rule of small",
    ]


def test_a_rule_of_another_file_is_known(tmp_path: Path) -> None:
    tree(
        tmp_path,
        tests__test_a_py='@rule("XYZ-1.1")\ndef test_one(): ...\n',
        docs__rules__other_md="- **XYZ-1.1** Another box. [print]\n",
    )
    assert report("small", tmp_path).errors == []
    assert report("other", tmp_path).cited == ["XYZ-1.1"]


def _entry(outcome: str, *ids: str, where: str = "") -> dict[str, object]:
    return {"outcome": outcome, "rules": list(ids), "where": where}


def test_a_test_that_failed_stands_for_nothing(tmp_path: Path) -> None:
    tree(
        tmp_path,
        tests__test_a_py="""\
            @rule("ABC-1.1", "ABC-1.2")
            def test_one(): ...

            @rule("ABC-1.2")
            def test_two(): ...

            @rule("ABC-1.3")
            @pytest.mark.skip
            def test_three(): ...
            """,
    )
    rule_report.write_results(
        tmp_path,
        {
            "tests/test_a.py::test_one[a]": _entry(PASSED, "ABC-1.1", "ABC-1.2"),
            "tests/test_a.py::test_one[b]": _entry(FAILED, "ABC-1.1", "ABC-1.2"),
            "tests/test_a.py::test_three": _entry("skipped", "ABC-1.3"),
        },
    )
    found = report("small", tmp_path)
    assert found.cited == ["ABC-1.2"]
    assert found.uncited == ["ABC-1.1", "ABC-1.3"]
    assert found.results["ABC-1.2"] == {"tests/test_a.py::test_one": FAILED, "tests/test_a.py::test_two": "unknown"}
    assert found.failing == {"ABC-1.1": ["tests/test_a.py::test_one"], "ABC-1.2": ["tests/test_a.py::test_one"]}
    assert "citing tests that failed:" in found.text()
    assert report("small", tmp_path, with_results=False).cited == ["ABC-1.1", "ABC-1.2", "ABC-1.3"]


def test_results_of_scenarios(tmp_path: Path) -> None:
    """A scenario is found by the end of its parameter's id, or by the place the marker names."""
    tree(
        tmp_path,
        tests__scenarios__a_yaml="""\
            - {id: one, rules: [ABC-1.1]}
            - {id: two, rules: [ABC-1.2]}
            - {id: x, rules: [ABC-1.3]}
            """,
        tests__test_scenarios_py="",
    )
    node = "tests/test_scenarios.py::test_scenario"
    rule_report.write_results(
        tmp_path,
        {
            f"{node}[a/one]": _entry(FAILED, "ABC-1.1"),
            f"{node}[two]": _entry(PASSED, "ABC-1.2"),
            f"{node}[7]": _entry(PASSED, "ABC-1.3", where="tests/scenarios/a.yaml::x"),
        },
    )
    found = report("small", tmp_path)
    assert found.cited == ["ABC-1.2", "ABC-1.3"]
    assert found.results["ABC-1.3"] == {"tests/scenarios/a.yaml::x": PASSED}


def test_results_are_merged(tmp_path: Path) -> None:
    tree(tmp_path, tests__test_a_py="", tests__test_b_py="")
    a, b = "tests/test_a.py::test_one", "tests/test_b.py::test_two"
    changed = (tmp_path / "tests" / "test_a.py").stat().st_mtime
    old = {f"{a}[gone]": _entry(FAILED, "ABC-1.1"), b: _entry(FAILED, "ABC-1.2")}
    rule_report.write_results(tmp_path, old | {"tests/test_c.py::test_lost": _entry(PASSED, "ABC-1.3")}, changed - 10)
    rule_report.write_results(tmp_path, {f"{a}[x]": _entry(PASSED, "ABC-1.1"), f"{a}[y]": _entry(PASSED)}, changed + 10)
    rule_report.write_results(tmp_path, {f"{a}[x]": _entry(FAILED, "ABC-1.1")}, changed + 20)
    found = {node: entry["outcome"] for node, entry in rule_report.read_results(tmp_path).items()}
    assert found == {f"{a}[x]": FAILED, f"{a}[y]": PASSED, b: FAILED}


def test_a_damaged_results_file_is_named_and_replaced(tmp_path: Path) -> None:
    tree(tmp_path, tests__test_a_py="", build__x_txt="")
    (tmp_path / rule_report.RESULTS).write_text("{", encoding="utf-8")
    with pytest.raises(RulebookError, match="delete it"):
        rule_report.read_results(tmp_path)
    rule_report.write_results(tmp_path, {"tests/test_a.py::test_one": _entry(PASSED)})
    assert list(rule_report.read_results(tmp_path)) == ["tests/test_a.py::test_one"]


# --- the decorator and the plugin --------------------------------------------------------
def test_the_decorator_marks() -> None:
    mark = rule("IMP-1.1", "IMP-1.2").mark
    assert (mark.name, mark.args) == ("rule", ("IMP-1.1", "IMP-1.2"))


@pytest.mark.parametrize("wrong", ["IMP-1", "imp-1.1", "IMP 1.1", "IMP-1.1 ", "IMP-1.1, IMP-1.2", ""])
def test_the_decorator_checks_the_form(wrong: str) -> None:
    with pytest.raises(ValueError, match="has not the form of a rule id"):
        rule("IMP-1.1", wrong)


def test_the_decorator_needs_an_id() -> None:
    with pytest.raises(ValueError, match="at least one"):
        rule()


def _env(*paths: Path) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PY_COLORS"))}
    env["PYTHONPATH"] = os.pathsep.join(str(path) for path in paths)
    return env


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "xdist"])
def test_the_plugin_writes_what_came_of_citing_tests(tmp_path: Path, workers: list[str]) -> None:
    tree(
        tmp_path,
        tests__test_a_py="""\
            import pytest

            pytestmark = pytest.mark.rule("ABC-1.1")

            @pytest.fixture
            def broken():
                yield
                raise RuntimeError

            @pytest.mark.rule("ABC-1.2", "ABC-1.1")
            def test_good(): ...

            def test_bad():
                assert False

            def test_bad_afterwards(broken): ...

            @pytest.mark.xfail
            def test_not_yet():
                assert False

            @pytest.mark.parametrize("n", [
                pytest.param(1, marks=pytest.mark.rule("ABC-1.3"), id="one"),
                pytest.param(2, marks=pytest.mark.rule("ABC-1.4", where="tests/scenarios/a.yaml::two"), id="two"),
            ])
            def test_many(n): ...
            """,
        tests__test_b_py="def test_without(): ...\n",
    )
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "tests")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", *workers]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, env=_env(ROOT))
    assert ran.returncode == 1, ran.stdout + ran.stderr
    found = rule_report.read_results(tmp_path)
    assert {node.partition("::")[2]: (e["outcome"], e["rules"], e["where"]) for node, e in found.items()} == {
        "test_good": (PASSED, ["ABC-1.2", "ABC-1.1"], ""),
        "test_bad": (FAILED, ["ABC-1.1"], ""),
        "test_bad_afterwards": (FAILED, ["ABC-1.1"], ""),
        "test_not_yet": ("skipped", ["ABC-1.1"], ""),
        "test_many[one]": (PASSED, ["ABC-1.3", "ABC-1.1"], ""),
        "test_many[two]": (PASSED, ["ABC-1.4", "ABC-1.1"], "tests/scenarios/a.yaml::two"),
    }
    assert [path.name for path in (tmp_path / "build").iterdir()] == ["rule-results.json"]
