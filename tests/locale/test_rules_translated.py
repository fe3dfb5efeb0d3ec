"""The rules in other languages: every rule of the English file, in its place, with its numbers and its table."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sandtable import rulebook
from sandtable.core.fluent import languages
from sandtable.rulebook import RULE_ID, Rule, RulebookError, read, rules

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules"
# Every language folder, and the titles it has: a translation that is begun is whole.
TRANSLATED = [(path.parent.name, path.stem) for path in sorted(DOCS.glob("*/*.md"))]
OTHERS = [lang for lang in languages() if lang != "en"]

# A small rulebook to read from: the second rule and the second section have not been translated.
ENGLISH = """\
## 1. Set-up

- **ABC-1.1** Shuffle the deck. [JA setup]
- **ABC-1.2** As in the table. [print]

  | players | cards |
  |---|---|
  | 2 | 5 |

## 2. Later

- **ABC-2.1** Comes later. [JA]
"""
BEGUN = """\
## 1. 準備

- **ABC-1.1** 山をシャッフルする。
"""

NUMBER = re.compile(r"\d+")
# What may stay in Latin letters: rules of this and other boxes, the version of the FAQ, code, the level of a
# Conflict as the Japanese and Korean books number it, and names.
LATIN = re.compile(r"[A-Za-z]{2,}")
STAY = re.compile(r"I(?:MP|X|MM)-|UPR-|CLA-|v03|FAQ|(?<![A-Za-z])I{1,3}(?![A-Za-z])|CHOAM|`[^`]*`")


def numbers(rule: Rule) -> Counter[str]:
    return Counter(NUMBER.findall(rule.text + rule.below))


def named(rule: Rule) -> set[str]:
    """The rules a rule speaks of."""
    return set(RULE_ID.findall(rule.text + rule.below))


def shape(table: str) -> list[int]:
    """The cells of each row."""
    return [line.count("|") for line in table.splitlines()]


def faults(ours: Rule, english: Rule) -> list[str]:
    """Return how a rule in another language is not the English one."""
    out = []
    lost = numbers(english) - numbers(ours)
    if lost:
        out.append(f"{ours.id} lacks {sorted(lost)}")
    if named(english) - named(ours):
        out.append(f"{ours.id} does not name {sorted(named(english) - named(ours))}")
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


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("title", ["imperium", "uprising", "classic", "ix", "immortality"])
def test_a_title_is_in_every_language(title: str, lang: str) -> None:
    assert lang in rulebook.languages(title)
    assert {(rule.lang, rule.headed) for rule in read(title, lang)} == {(lang, lang)}


@pytest.mark.parametrize(("lang", "title"), TRANSLATED)
def test_a_language_has_every_rule_in_its_place(lang: str, title: str) -> None:
    assert lang in OTHERS
    english, ours = rules(title, DOCS), rules(title, DOCS, lang)
    assert [(rule.id, rule.section) for rule in ours] == [(rule.id, rule.section) for rule in english]
    assert list(rulebook.sections(title, DOCS, lang)) == list(rulebook.sections(title, DOCS))
    for level in ("#", "##", "###"):
        assert headings(DOCS / lang / f"{title}.md", level) == headings(DOCS / f"{title}.md", level)
    assert [fault for pair in zip(ours, english, strict=True) for fault in faults(*pair)] == []


def test_faults_are_found() -> None:
    english = Rule("IMP-1.1", "1", "Draw 5 cards, see IMP-2.4.", "JA", "| a | b |\n|---|---|\n| 1 | 2 |")
    table = "| 甲 | 乙 |\n|---|---|\n| 1 | 2 |"
    assert faults(Rule("IMP-1.1", "1", "抽 5 張牌，見 IMP-2.4。", "", table), english) == []
    assert faults(Rule("IMP-1.1", "1", "抽 3 張 cards。", "JA", "| 1 | 2 |"), english) == [
        "IMP-1.1 lacks ['2', '4', '5']",
        "IMP-1.1 does not name ['IMP-2.4']",
        "IMP-1.1: the table is not that of the English rule",
        "IMP-1.1: sources stand in the English file only",
        "IMP-1.1 has ['cards'] in Latin letters",
    ]


# --- reading them ------------------------------------------------------------------------
def begun(root: Path) -> Path:
    (root / "ja").mkdir()
    (root / "small.md").write_text(ENGLISH, encoding="utf-8")
    (root / "ja" / "small.md").write_text(BEGUN, encoding="utf-8")
    return root


def test_missing_messages_are_read_in_english(tmp_path: Path) -> None:
    where = begun(tmp_path)
    assert rulebook.titles(where) == ["small"]
    assert rulebook.languages("small", where) == ["en", "ja"]
    assert [(rule.id, rule.text, rule.lang, rule.heading, rule.headed) for rule in read("small", "ja", where)] == [
        ("ABC-1.1", "山をシャッフルする。", "ja", "準備", "ja"),
        ("ABC-1.2", "As in the table.", "en", "準備", "ja"),
        ("ABC-2.1", "Comes later.", "en", "Later", "en"),
    ]
    assert read("small", "ja", where)[1].table() == [["players", "cards"], ["2", "5"]]
    assert [rule.lang for rule in read("small", "ko", where)] == ["en", "en", "en"]


def test_a_language_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="in 'ko'; there are: en, ja"):
        rules("small", begun(tmp_path), "ko")
