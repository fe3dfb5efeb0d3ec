"""Every Fluent message of the page and the server is used, and every one used exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.core.titles import titles
from sandtable.guides import Guide, guides
from sandtable.lessons import Lesson, lessons

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "sandtable" / "locale" / "en"
FILES = tuple(sorted({path.name for end in ("page*", "*-page", "server") for path in ENGLISH.glob(f"{end}.ftl")}))
# An id that is assembled ends in a dash: `page-end-source-${kind}`, "bot-" + level.
ASKED = re.compile(r"(?<![\w-])([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)(?=['\"`]|\$\{|\{)")
PAGE_ID = re.compile(r"t\(\s*'(page-[a-z0-9-]+)'")


def ids(name: str) -> set[str]:
    text = (ENGLISH / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def referred(name: str) -> set[str]:
    """Return the ids of the messages that other messages of this file refer to."""
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", (ENGLISH / name).read_text(encoding="utf-8")))


def sources() -> str:
    page = [path for end in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{end}")]
    python = [*(ROOT / "sandtable" / "server").rglob("*.py"), *(ROOT / "sandtable" / "core").glob("*.py")]
    paths = [path for path in page + python if not path.name.endswith(".test.ts")]
    assert len(paths) > 100
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def unused(wanted: set[str], text: str) -> set[str]:
    asked = set(ASKED.findall(text))
    begun = tuple(id for id in asked if id.endswith("-") and id.count("-") >= (2 if id.startswith("page-") else 1))
    return {id for id in wanted if id not in asked and not id.startswith(begun)}


def told() -> set[str]:
    """Return the ids of the messages that lessons and guides need."""
    taught: list[Guide | Lesson] = [*guides(), *(one for title in titles() for one in lessons(title))]
    return {id for one in taught for id in one.messages()}


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_asked_for(name: str) -> None:
    assert unused(ids(name) - referred(name) - told(), sources()) == set()


def test_every_message_asked_for_is_there() -> None:
    known = {id for name in FILES if "page" in name for id in ids(name)}
    asked = set(PAGE_ID.findall(sources()))
    assert len(asked) > 150
    assert asked - known == set()


def test_a_message_nobody_asks_for_is_found() -> None:
    text = "t('page-end-tab'); t(`page-end-source-${kind}`)"
    wanted = {"page-end-tab", "page-end-source-card", "page-end-sources", "page-table-log"}
    assert unused(wanted, text) == {"page-end-sources", "page-table-log"}
