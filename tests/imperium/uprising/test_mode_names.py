"""Names of the pieces of one, two and six players: in English those of the tables, in Chinese those of the guide."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable import yaml_files
from sandtable.core.fluent import Words, languages
from tests.imperium.uprising.test_names import FACTS, GUIDE, ids, message, table

RIVALS, SIX = "uprising-rivals-pieces.ftl", "uprising-six-pieces.ftl"
# Where the pieces of six stand in their table, and how the messages of their names begin.
SHEET: dict[str, Any] = yaml_files.read((FACTS / "six_player.yaml").read_text(encoding="utf-8"))
TABLES = [("influence_tracks", "faction-"), ("spaces_new", "space-"), ("spaces_personal", "space-")]


def hagal() -> dict[str, str]:
    """House Hagal cards that are not named after one space, without what tells twins apart."""
    return {
        message("", card["id"]): card["name"] if not card["spaces"] else re.sub(r" \(.*\)", "", card["name"])
        for card in table("hagal", "cards")
        if len(card["spaces"]) != 1
    }


def rivals() -> dict[str, str]:
    return {message("", rival["id"]): rival["name"] for rival in table("rivals", "rivals")}


def six() -> dict[str, str]:
    found = {message(begin, e["id"]): e["name"] for key, begin in TABLES for e in SHEET[key]}
    for deck in SHEET["commander_decks"].values():
        found |= {message("card-", card["id"]): card["name"] for card in deck}
    return found


@pytest.mark.parametrize(
    ("names", "least"), [(hagal(), 8), (rivals(), 10), (six(), 30)], ids=["hagal", "rivals", "six"]
)
def test_names_are_those_of_the_tables(names: dict[str, str], least: int) -> None:
    words = Words("en")
    assert {id: words.say(id) for id in names} == names
    assert len(names) >= least


def test_none_is_too_many() -> None:
    assert ids(RIVALS) - set(hagal()) - set(rivals()) == set()
    assert {id for id in ids(SIX) if not id.startswith("post-")} - set(six()) == set()


@pytest.mark.parametrize("lang", languages())
def test_every_post_is_named_after_the_spaces_it_watches(lang: str) -> None:
    words = Words(lang)
    between = {"en": " / ", "ko": " / "}.get(lang, "／")
    named = {words.say(id) for file in (SIX, "uprising-pieces.ftl") for id in ids(file) if id.startswith("post-")}
    for watched in SHEET["observation_posts"]["posts"]:
        spaces = [words.say(message("space-", space)) for space in watched]
        assert named & {between.join(spaces), between.join(reversed(spaces))}, watched


def test_names_the_guide_prints_are_used() -> None:
    words = Words("zh-Hant")
    pairs = {message("card-", id): name for id, name in GUIDE["cards_commander"].items()}
    pairs |= {message("faction-", id): GUIDE["factions"][id] for id in ("great_houses", "fringe_worlds")}
    assert {id: words.say(id) for id in pairs} == pairs
    for id, name in GUIDE["hagal_cards"].items():
        said = {words.say(ours) for ours in hagal() if ours.startswith(message("", id))}
        if id != "hagal_foldspace_interstellar_shipping":  # of Rise of Ix
            assert said == {name.replace("/", "／")}
