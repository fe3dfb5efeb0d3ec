"""The numbered rules as data.

The rules are in `docs/rules/<title>.md`, one list item each (`- **IMP-4.8** text [sources]`), or in the files that the
title's meta names (`rulebooks`). An installed wheel has them in `sandtable/_rules/`; a title from another package has
its own folder. `docs/rules/<lang>/<title>.md` has the same rules in another language, without the sources; the English
text is the specification. `rule_report` finds the tests that cite each rule.

    read("imperium", "ja")          # every rule in Japanese, or in English if there is no translation
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from sandtable.core import titles as registry

# A rule id: the prefix of its box, a section (perhaps with a leading letter), a number (with a letter if added later).
RULE_ID: Final = re.compile(r"[A-Z]{2,4}-[A-Z]?\d+\.\d+[a-z]?")

# The language of the specification; all others are translations of it.
ENGLISH: Final = "en"


_ITEM: Final = re.compile(rf"- \*\*({RULE_ID.pattern})\*\* (.+)")
_HEADING: Final = re.compile(r"## ([A-Z]?\d+)\. (.+)")
_SOURCES: Final = re.compile(r"(.*\S)\s*\[([^\[\]]+)\]", re.DOTALL)


class RulebookError(ValueError):
    """Raised if a rule file, the list of exempt rules or a results file is malformed or missing."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `below` holds the text indented under its first line, such as a table.

    `heading` is the heading of the rule's section, in the language `headed`. `book` is the name of the file that
    contains the rule.
    """

    id: str
    section: str
    text: str
    sources: str = ""
    below: str = ""
    lang: str = ENGLISH
    heading: str = ""
    headed: str = ENGLISH
    book: str = ""

    @property
    def number(self) -> str:
        """The number of the rule's section within its file: 4 for IMP-4.8, R9 for UPR-R9.2."""
        return self.id.split("-", 1)[1].split(".")[0]

    def table(self) -> list[list[str]]:
        """Return the rows of the Markdown table below the rule, heading first; empty if there is no table."""
        rows = [line for line in self.below.splitlines() if line.startswith("|") and line.strip("|-: ")]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


@dataclass(frozen=True)
class Exemptions:
    """The rules of a title that need no test: single rules, each with its reason, and whole sections."""

    reasons: dict[str, str]
    pending_sections: frozenset[str]
    commentary_sections: frozenset[str]


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


def rule_folders(root: Path | None, where: Path | None) -> list[Path]:
    """Return every folder with rules that tests may cite, including the folders of titles that are defined in the
    tests."""
    return [where or folder(), *([] if root is None else sorted((root / "tests").glob("*/docs")))]


def own_folder(title: str) -> Path | None:
    """Return the rules folder of a title from another package; None if the title has no folder of its own."""
    return registry.meta(title).docs if title in registry.titles() else None


def _home(title: str, where: Path | None) -> Path:
    """Return the folder of a title's rules: `where` if it is given, else the title's own folder, else the common
    one."""
    return where or own_folder(title) or folder()


def documents(title: str) -> tuple[str, ...]:
    """Return the names of a title's rule files, as its meta lists them. A name that is not a title is returned as the
    name of its own file."""
    return registry.meta(title).rulebooks if title in registry.titles() else (title,)


def titles(where: Path | None = None) -> list[str]:
    """Return all names that have numbered rules: titles, and rule files that belong to no other title."""
    found = {path.stem for path in (where or folder()).glob("*.md") if _parse(read_text(path))}
    found -= {name for title in found & set(registry.titles()) for name in documents(title) if name != title}
    if where is None:
        for title in registry.titles():
            if all((_home(title, None) / f"{name}.md").is_file() for name in documents(title)):
                found.add(title)
    return sorted(found)


def languages(title: str, where: Path | None = None) -> list[str]:
    """Return the languages that have at least some of a title's rules, English first."""
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
        parsed = _parse(read_text(path))
        if not parsed:
            raise RulebookError(f"{path.name} has no numbered rules")
        for rule in parsed:
            if rule.id in seen:
                raise RulebookError(f"{path.name}: {rule.id} appears twice")
            seen.add(rule.id)
        found += [replace(_in_section(rule, several), book=path.stem) for rule in parsed]
    headings = sections(title, where, lang)
    return [replace(r, lang=lang, headed=lang, heading=headings.get(r.section, "")) for r in found]


def _several_prefixes(title: str, where: Path | None) -> bool:
    """Tell whether the title's files use several rule prefixes, so that section numbers may repeat. Files of one box
    share a prefix and continue its numbers."""
    files = _files(title, where)
    return len(files) > 1 and len({_prefix(rule.id) for path in files for rule in _parse(read_text(path))}) > 1


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
        text = read_text(path)
        prefix = f"{_prefix(_parse(text)[0].id)}-" if several else ""
        for heading in (_HEADING.fullmatch(line) for line in text.splitlines()):
            if heading:
                found[prefix + heading[1]] = heading[2]
    return found


def exemptions(title: str, where: Path | None = None) -> Exemptions:
    """Return a title's entries in `exempt.yaml`."""
    from sandtable import yaml_files

    path = _home(title, where) / "exempt.yaml"
    data: Any = yaml_files.read(read_text(path)) if path.is_file() else {}
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
    """Return the sections that are listed in `exempt.yaml` under the names of a title's files."""
    several = _several_prefixes(title, where)
    found = set()
    for path in _files(title, where):
        prefix = f"{_prefix(_parse(read_text(path))[0].id)}-" if several else ""
        found |= {f"{prefix}{n}" for n in listed.get(path.stem, ())}
    return frozenset(found)


def _files(title: str, where: Path | None, lang: str = ENGLISH) -> list[Path]:
    """Return the paths of a title's rule files in a language; files without a translation are left out."""
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
    """Return the rules in the text of a rule file."""
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


# --- test results ------------------------------------------------------------------------


def _prefix(id: str) -> str:
    """Return the prefix of a rule id: IMP for IMP-4.8."""
    return id.split("-", 1)[0]


def read_text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
