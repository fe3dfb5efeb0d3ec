"""The numbered rules of this checkout: complete, sourced and cited."""

from __future__ import annotations

import re

import pytest

from sandtable import rulebook
from sandtable.rule_report import citations, report
from sandtable.rulebook import exemptions, rules
from tests.checkout.rule_files import DOCS, ROOT

# The rules that lie in this checkout, by title or box: their prefix, the sections of each letter (first and last), how
# many rules they have, and how many of these may be exempt.
OURS = {
    "imperium": ("IMP", {"": (1, 21)}, 259, 12),
    "uprising": ("UPR", {"": (1, 24), "R": (1, 15), "S": (1, 20)}, 407, 15),
    "immortality": ("IMM", {"": (1, 17)}, 153, 6),
    "ix": ("IX", {"": (0, 14)}, 193, 4),
    "classic": ("CLA", {"": (1, 26)}, 254, 10),
}


# --- our own rules -----------------------------------------------------------------------
@pytest.mark.parametrize("title", OURS)
def test_a_title_has_all_its_rules(title: str) -> None:
    prefix, sections, how_many, _ = OURS[title]
    per_section: dict[str, list[str]] = {}
    for found in rules(title):
        if found.id.startswith(f"{prefix}-"):
            per_section.setdefault(found.section.removeprefix(f"{prefix}-"), []).append(found.id)
    assert list(per_section) == [f"{letter}{n}" for letter, (a, z) in sections.items() for n in range(a, z + 1)]
    headed = rulebook.sections(title)
    assert {name.removeprefix(f"{prefix}-") for name in headed} >= set(per_section)
    for section, ids in per_section.items():
        numbered = [id for id in ids if id[-1].isdigit()]  # UPR-R13.4a was put in later
        assert numbered == [f"{prefix}-{section}.{n}" for n in range(1, len(numbered) + 1)]
    assert sum(len(ids) for ids in per_section.values()) == how_many


@pytest.mark.parametrize("title", OURS)
def test_every_rule_names_its_sources(title: str) -> None:
    commentary = exemptions(title).commentary_sections
    assert [r.id for r in rules(title) if not r.sources and r.section not in commentary] == []


@pytest.mark.parametrize(
    "name",
    [
        "imperium.md",
        "uprising.md",
        "uprising-rivals.md",
        "uprising-six.md",
        "ix.md",
        "classic.md",
        "rulings.md",
        "exempt.yaml",
    ],
)
def test_rules_named_in_the_rule_files_exist(name: str) -> None:
    known = {found.id for title in OURS for found in rules(title)}
    named = set(re.findall(r"(?:IMP|UPR|IX|CLA)-[RS]?\d+\.\d+[a-z]?", (DOCS / name).read_text(encoding="utf-8")))
    assert named - known == set()


@pytest.mark.parametrize("title", OURS)
def test_few_rules_are_exempt_and_each_with_a_reason(title: str) -> None:
    except_for = exemptions(title)
    prefix, *_, most = OURS[title]
    assert sum(id.startswith(f"{prefix}-") for id in except_for.reasons) <= most
    for id, reason in except_for.reasons.items():
        assert len(reason.split()) >= 5, id
        # A reason that only waits has to go when nothing is pending any more.
        assert except_for.pending_sections or not reason.startswith("Waits for"), id


@pytest.mark.parametrize("title", OURS)
def test_no_exempt_rule_is_cited(title: str) -> None:
    assert set(exemptions(title).reasons) & set(citations(ROOT)) == set()


@pytest.mark.parametrize("title", OURS)
def test_no_unknown_rule_is_cited(title: str) -> None:
    assert report(title, ROOT).errors == []


@pytest.mark.parametrize("title", OURS)
def test_every_rule_is_cited(title: str) -> None:
    # Without results: in this very session they are not there yet, and what fails is seen anyway.
    found = report(title, ROOT, with_results=False)
    assert found.uncited == [], found.text()


RULING = re.compile(r"^- \*\*(R-[A-Z]+-\d+)\*\* (.+?)(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)


def test_rulings_are_numbered_and_complete() -> None:
    found = RULING.findall((DOCS / "rulings.md").read_text(encoding="utf-8"))
    for prefix in ("IMP", "UPR", "CLA", "IX"):
        numbered = [id for id, _ in found if id.startswith(f"R-{prefix}-")]
        assert numbered == [f"R-{prefix}-{n}" for n in range(1, len(numbered) + 1)] != []
    for id, text in found:
        assert "**Ruling:**" in text, id
        assert re.search(r"\*Code:\*\s+`", text), id


def _pointers() -> list[str]:
    found = RULING.findall((DOCS / "rulings.md").read_text(encoding="utf-8"))
    return sorted({name for _, text in found for name in re.findall(r"`([^`]+)`", text.partition("*Code:*")[2])})


@pytest.mark.parametrize("pointer", _pointers())
def test_code_named_by_a_ruling_exists(pointer: str) -> None:
    module, _, name = pointer.partition(".")
    line = re.compile(rf"^(def |class )?{name}\b", re.MULTILINE)
    engines = ("imperium", "classic")
    paths = [path for engine in engines for path in (ROOT / "sandtable" / engine).rglob(f"{module}.py")]
    found = [path for path in paths if line.search(path.read_text(encoding="utf-8"))]
    assert len(found) == 1 or (found and not name)
