"""Every piece of the classic game has a name in every language, matching the sheets and the printed Japanese names."""

from __future__ import annotations

import pytest

from sandtable.classic.content import factions, map, phases, spice, technology, treachery
from sandtable.core.fluent import Words, languages
from tests.classic.sheets import sheet


def message(sort: str, id: str) -> str:
    return f"classic-{sort}-{id.replace('_', '-')}"


# The id and the English name of each piece, by sort.
NAMES: dict[str, dict[str, str]] = {
    "territory": {territory.id: territory.name for territory in map.TERRITORIES},
    "leader": {leader.id: leader.name for leader in factions.LEADERS},
    "treachery": {card.id: card.name for card in treachery.TREACHERY},
    "tech": {token.id: token.name for token in technology.TECHNOLOGY},
    "spice": {card.id: card.name for card in spice.SPICE if card.part == spice.NOWHERE},
    "faction": {faction.id: faction.name.removeprefix("House ").removeprefix("The ") for faction in factions.FACTIONS},
}
NAMELESS = {  # pieces without a name in the sheets
    "phase": list(phases.PHASES),
    "ground": list(map.KINDS),
    "force": ["ordinary", "advisor", "sardaukar", "fedaykin", "suboid", "cyborg"],
}
# Sorts of pieces by the headings of ja_names.yaml.
JAPANESE = {
    "factions": "faction",
    "territories": "territory",
    "phases": "phase",
    "tech_tokens": "tech",
    "special_forces": "force",
}


def test_english_names_are_those_of_the_sheets() -> None:
    words = Words("en")
    for sort, names in NAMES.items():
        assert {id: words.say(message(sort, id)) for id in names} == names


@pytest.mark.parametrize("lang", languages())
def test_every_piece_has_a_name_and_no_two_of_a_sort_share_it(lang: str) -> None:
    words = Words(lang)
    for sort, ids in {**{sort: list(names) for sort, names in NAMES.items()}, **NAMELESS}.items():
        said = [words.say(message(sort, id)) for id in ids]
        assert len(set(said)) == len(said), f"{sort}: {sorted(name for name in said if said.count(name) > 1)}"
        if lang != "en":
            latin = [name for name in said if name.replace("CHOAM", "").isascii()]
            assert not latin, latin


def test_japanese_names_are_the_printed_ones() -> None:
    words = Words("ja")
    book = sheet("ja_names")
    for heading, sort in JAPANESE.items():
        for id, name in book[heading].items():
            assert words.say(message(sort, id)) == name["ja"], id
    cards = book["cards"]
    assert words.say("classic-treachery-cheap-hero") == cards["cheap_hero"]["ja"]
    assert words.say("classic-treachery-karama") == cards["karama"]["ja"]
    assert words.say("classic-spice-shai-hulud") in (cards["shai_hulud"]["ja"], *cards["shai_hulud"]["also"])
