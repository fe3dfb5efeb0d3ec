"""Common code of the family names no box and no module: it finds them where they register.

Strings of the sources are searched for the ids of boxes and modules, and for paths into their packages. A word that
only looks like an id is listed in HOMONYMS with its meaning, file by file, so that a new mention is still found.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sandtable.imperium.listed import ALL
from sandtable.imperium.rules.catalog import load
from sandtable.imperium.rules.module import MODULES
from tests.checkout.test_layers import PACKAGE, ROOT

FAMILY: Final = PACKAGE / "imperium"
COMMON: Final = ("language", "rules", "nodes", "judge", "tell", "lab")
PAGE: Final = ROOT / "web" / "src"
# The page of a title may name its own board, help and options; common to all are these.
PAGE_COMMON: Final = ("lib", "shell", "table", "home", "end", "replay", "rules", "titles/imperium")
PAGE_OF_MODULES: Final = "titles/imperium/modules"

AGENT_ICONS: Final = "the Agent icons of a card"
OPTION: Final = "the option with the Leaders of Rivals"
KEY: Final = "a key of the data for the page"
HOMONYMS: Final[dict[str, dict[str, str]]] = {
    "language/family.py": {"icons": AGENT_ICONS, "rivals": "the companion of the sorts of Rivals, loaded on demand"},
    "language/pieces.py": {"icons": AGENT_ICONS},
    "rules/chosen.py": {"rivals": "the Rival cards of a game"},
    "rules/setup.py": {"rivals": OPTION},
    "tell/contents.py": {"teams": KEY},
    "tell/family.py": {"icons": AGENT_ICONS, "abilities": KEY},
    "tell/printer.py": {"icons": AGENT_ICONS},
    "tell/table.py": {"rivals": KEY},
    "lab/coverage.py": {"rivals": OPTION},
    "lab/position.py": {"rivals": OPTION},
    "lab/scenarios.py": {"rivals": OPTION},
    "lab/statistics.py": {"rivals": OPTION},
}
PAGE_HOMONYMS: Final[dict[str, dict[str, str]]] = {
    "home/setup.ts": {"teams": KEY},
    "table/talk/readers.ts": {"teams": KEY},
    "lib/settings.svelte.ts": {"rivals": "the setting for the speed of Rivals"},
    "titles/imperium/board/base.ts": {"choam": "an area of the board"},
    "titles/imperium/board/BaseBoard.svelte": {"choam": "an area of the board", "base": "a file"},
    "titles/imperium/index.ts": {"base": "a file"},
    "titles/imperium/end/sources.ts": {"icons": "a source of points"},
}


@cache
def ids() -> frozenset[str]:
    for box in ALL:
        load(box)
    return frozenset(ALL) | frozenset(id for id in MODULES if "trial" not in type(MODULES[id]).__module__)


def mentions(text: str) -> set[str]:
    """Return the ids that a string names, as a whole or as a part of a key or path, and files of boxes and modules."""
    if not re.fullmatch(r"[\w.:/]+", text):
        return set()
    files = re.findall(r"imperium\.(?:modules|boxes)\.(\w+)", text)
    return {part for part in re.split(r"[.:/]+", text) if part in ids()} | set(files)


def strings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the string constants of a Python source with their lines, without docstrings."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def page_strings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the quoted words of a script or component, without comments and classes of styles."""
    source = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda found: "\n" * found.group().count("\n"), source, flags=re.DOTALL)
    for number, line in enumerate(source.splitlines(), 1):
        for found in re.findall(
            r"'([\w.:/]+)'|\"([\w.:/]+)\"|`([\w.:/]+)`", re.sub(r"(^|\s)//.*|\bclass=\"[^\"]*\"", "", line)
        ):
            yield number, "".join(found)


def faults(name: str, found: Iterator[tuple[int, str]], homonyms: dict[str, dict[str, str]]) -> list[str]:
    known = homonyms.get(name, {})
    return [f"{name}:{line} names {id!r}" for line, text in found for id in sorted(mentions(text)) if id not in known]


def page_files() -> list[Path]:
    files = [file for part in PAGE_COMMON for ext in ("ts", "svelte") for file in (PAGE / part).rglob(f"*.{ext}")]
    inside = PAGE / PAGE_OF_MODULES
    shared = {inside / name for name in ("index.ts", "module.ts", "facts.ts", "plain.ts")}
    return [
        file
        for file in sorted(files)
        if ".test" not in file.name and (inside not in file.parents or file in shared or file.parent == inside)
    ]


def test_common_code_names_no_box_and_no_module() -> None:
    files = sorted(file for part in COMMON for file in (FAMILY / part).rglob("*.py"))
    assert len(files) > 80
    named = [
        fault
        for file in files
        for fault in faults(str(file.relative_to(FAMILY)), strings(file.read_text(encoding="utf-8")), HOMONYMS)
    ]
    assert named == []


def test_the_common_page_names_no_box_and_no_module() -> None:
    files = page_files()
    assert len(files) > 100
    named = [
        fault
        for file in files
        for fault in faults(str(file.relative_to(PAGE)), page_strings(file.read_text(encoding="utf-8")), PAGE_HOMONYMS)
    ]
    assert named == []


def test_every_homonym_is_still_there() -> None:
    for root, known, read in ((FAMILY, HOMONYMS, strings), (PAGE, PAGE_HOMONYMS, page_strings)):
        for name, words in known.items():
            found = {id for _, text in read((root / name).read_text(encoding="utf-8")) for id in mentions(text)}
            assert set(words) <= found, name


def test_mentions_are_found() -> None:
    assert mentions("spies") == {"spies"}
    assert mentions("sandtable.imperium.modules.choam_worth") == {"choam_worth"}
    assert mentions("sandtable.imperium.modules.rivals.shown") == {"rivals"}
    assert mentions("base/card:dagger") == {"base"}
    assert mentions("the spies of a player") == set()
    source = 'def f(s):\n    """Return spies."""\n    return s.part["spies"]\n'
    assert faults("rules/x.py", strings(source), {}) == ["rules/x.py:3 names 'spies'"]
    assert faults("x.ts", page_strings("const a = 'worms'; // 'spies'\n"), {}) == ["x.ts:1 names 'worms'"]
