"""The rules in other languages: every rule of the English file, in its place, with its numbers and its table."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sandtable import rulebook
from sandtable.rulebook import Rule, rules

DOCS = Path(__file__).resolve().parent.parent / "docs" / "rules"
# Every language folder, and the titles it has: a translation that is begun is whole.
TRANSLATED = [(path.parent.name, path.stem) for path in sorted(DOCS.glob("*/*.md"))]

NUMBER = re.compile(r"\d+")
# What may stay in Latin letters: rules of this and other boxes, the version of the FAQ, code, the level of a
# Conflict as the Japanese and Korean books number it, and names.
LATIN = re.compile(r"[A-Za-z]{2,}")
STAY = re.compile(r"IMP-|UPR-|v03|FAQ|(?<![A-Za-z])I{1,3}(?![A-Za-z])|CHOAM|`[^`]*`")


def numbers(rule: Rule) -> Counter[str]:
    return Counter(NUMBER.findall(rule.text + rule.below))


def shape(table: str) -> list[int]:
    """The cells of each row."""
    return [line.count("|") for line in table.splitlines()]


def faults(ours: Rule, english: Rule) -> list[str]:
    """How a rule in another language is not the English one."""
    out = []
    lost = numbers(english) - numbers(ours)
    if lost:
        out.append(f"{ours.id} lacks {sorted(lost)}")
    if shape(ours.below) != shape(english.below):
        out.append(f"{ours.id}: the table is not that of the English rule")
    if ours.sources:
        out.append(f"{ours.id}: sources stand in the English file only")
    left = LATIN.findall(STAY.sub("", ours.text + ours.below))
    if left:
        out.append(f"{ours.id} has {left} in Latin letters")
    return out


def headings(path: Path, level: str) -> int:
    return len(re.findall(rf"^{level} ", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_there_are_translations() -> None:
    assert ("ko", "imperium") in TRANSLATED
    assert ("zh-Hant", "imperium") in TRANSLATED


@pytest.mark.parametrize(("lang", "title"), TRANSLATED)
def test_a_language_has_every_rule_in_its_place(lang: str, title: str) -> None:
    english, ours = rules(title, DOCS), rules(title, DOCS / lang)
    assert [(rule.id, rule.section) for rule in ours] == [(rule.id, rule.section) for rule in english]
    assert list(rulebook.sections(title, DOCS / lang)) == list(rulebook.sections(title, DOCS))
    for level in ("#", "##", "###"):
        assert headings(DOCS / lang / f"{title}.md", level) == headings(DOCS / f"{title}.md", level)
    assert [fault for pair in zip(ours, english, strict=True) for fault in faults(*pair)] == []


def test_faults_are_found() -> None:
    english = Rule("IMP-1.1", "1", "Draw 5 cards, see IMP-2.4.", "JA", "| a | b |\n|---|---|\n| 1 | 2 |")
    table = "| 甲 | 乙 |\n|---|---|\n| 1 | 2 |"
    assert faults(Rule("IMP-1.1", "1", "抽 5 張牌，見 IMP-2.4。", "", table), english) == []
    assert faults(Rule("IMP-1.1", "1", "抽 3 張 cards。", "JA", "| 1 | 2 |"), english) == [
        "IMP-1.1 lacks ['2', '4', '5']",
        "IMP-1.1: the table is not that of the English rule",
        "IMP-1.1: sources stand in the English file only",
        "IMP-1.1 has ['cards'] in Latin letters",
    ]
