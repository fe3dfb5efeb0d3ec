"""The names of the pieces: in English those of the tables, in Chinese those the board guide prints, none too many."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from sandtable import yaml_files
from sandtable.core.fluent import LOCALE, Words, languages

FACTS = Path(__file__).resolve().parent / "facts"
FILE = "uprising-pieces.ftl"
# Tables of the fact sheets, where their pieces stand in them, and how the messages of their names begin.
TABLES = [
    ("starting_deck", "cards", "card-"),
    ("imperium_cards", "cards", "card-"),
    ("reserve", "cards", "card-"),
    ("intrigue", "cards", "intrigue-"),
    ("conflicts", "cards", "conflict-"),
    ("contracts", "cards", "contract-"),
    ("objectives", "cards", "objective-"),
    ("board", "spaces", "space-"),
    ("leaders", "leaders", "leader-"),
]
BATTLE_ICONS = {"crysknife": "Crysknife", "desert_mouse": "Desert Mouse", "ornithopter": "Ornithopter", "wild": ""}


def table(name: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml_files.read((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))[key]
    return found


def message(begin: str, id: str) -> str:
    return begin + id.lower().replace("'", "").replace("_", "-").replace(" ", "-")


def named(lang: str) -> dict[str, str]:
    """The names the tables have in a language, by the message that gives them."""
    key = "name" if lang == "en" else lang
    found = {}
    for name, where, begin in TABLES:
        for entry in table(name, where):
            if key in entry:
                found[message(begin, entry["id"])] = entry[key]
    return found


def of_leaders() -> dict[str, str]:
    """Both sides of the Leaders and all their abilities."""
    found = {}
    for leader in table("leaders", "leaders"):
        for side in (leader, leader.get("other_side")):
            if side is None:
                continue
            found[message("leader-", side["id"])] = side["name"]
            found[message("signet-", side["id"])] = side["signet"]["name"]
            for left in ("ability", "drawback"):
                if left in side:
                    found[message("trait-", side[left]["name"])] = side[left]["name"]
    return found


def others() -> set[str]:
    """Messages of what has no name in the tables, or one that is put together: houses, posts, icons."""
    houses = {message("house-", leader["house"]) for leader in table("leaders", "leaders") if leader["house"] != "none"}
    posts = {message("post-", post["id"]) for post in table("board", "posts")}
    return houses | posts | {message("battle-icon-", icon) for icon in BATTLE_ICONS}


def ids(file: str) -> set[str]:
    text = (LOCALE / "en" / file).read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def test_names_are_those_of_the_tables() -> None:
    words = Words("en")
    names = named("en") | of_leaders()
    assert {id: words.say(id) for id in names} == names
    assert len(names) > 180
    for icon, name in BATTLE_ICONS.items():
        assert words.say(message("battle-icon-", icon)) == (name or "Any battle icon")


def test_every_message_is_needed_and_there() -> None:
    needed = set(named("en")) | set(of_leaders()) | others()
    assert ids(FILE) - needed == set()
    assert needed - ids(FILE) - ids("imperium-pieces.ftl") == set()


def test_names_the_board_guide_prints_are_used() -> None:
    words = Words("zh-Hant")
    names = {id: name for id, name in named("zh").items() if not id.startswith("objective-")}
    assert {id: words.say(id) for id in names} == names
    assert len(names) > 40
    for objective in table("objectives", "cards"):  # the guide names the icon; we add whom the card is for
        assert words.say(message("objective-", objective["id"])).startswith(objective["zh"])


GUIDE: dict[str, dict[str, str]] = yaml_files.read((FACTS / "zh_names.yaml").read_text(encoding="utf-8"))
SECTIONS = {"spaces": "space-", "leaders": "leader-", "cards_other": "card-", "intrigue": "intrigue-"}


@pytest.mark.parametrize("section", SECTIONS)
def test_names_of_the_guide_are_used_wherever_we_have_the_piece(section: str) -> None:
    words = Words("zh-Hant")
    ours = {message(SECTIONS[section], id): name for id, name in GUIDE[section].items()}
    said = {id: words.say(id) for id in ours if words.has(id)}
    assert said == {id: ours[id] for id in said}
    assert len(said) > 5


@pytest.mark.parametrize("lang", languages())
def test_a_post_is_named_after_the_spaces_it_watches(lang: str) -> None:
    words = Words(lang)
    for post in table("board", "posts"):
        said = words.say(message("post-", post["id"]))
        assert [words.say(message("space-", space)) in said for space in post["spaces"]] == [True] * len(post["spaces"])
