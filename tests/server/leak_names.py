"""The names of pieces in messages: which of them name something that can be hidden."""

from __future__ import annotations

import re
from typing import Final

from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.icon_language import OBJECTIVE, OBJECTIVES
from sandtable.imperium.modules.spy_language import POST, POSTS
from sandtable.imperium.modules.tech.language import TECH, TILES
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS, HAGAL, INTRIGUE, LEADERS
from sandtable.imperium.rules.ruleset import Ruleset
from tests.imperium.base.pieces import RULES

# Vocabulary words that name cards by where they are.
CARD_WORDS: Final = frozenset(("card", "acquire", "discard", "inplay", "box"))
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*(?::[a-z0-9_]+)?")


class Names:
    """The names of a game's pieces: of the kinds that can be hidden, and of those that are always public."""

    def __init__(self, rules: Ruleset) -> None:
        self.hidden = {
            "card": {CARDS[kind].id for kind in rules.card.values()},
            "intrigue": {INTRIGUE[kind].id for kind in rules.intrigue_cards},
            "conflict": {CONFLICTS[kind].id for kind in rules.conflicts},
            "hagal": {HAGAL[kind].id for kind in rules.hagal_kind.values()},
            "contract": {CONTRACTS[kind].id for kind in rules.of(CONTRACT).kinds},
            "tech": {TILES[kind].id for kind in rules.of(TECH).kinds},
        }
        # Names that are also those of something public are recognized only with their prefix.
        self.open = {space.id for space in rules.spaces} | {LEADERS[kind].id for kind in rules.leader.values()}
        self.open |= set(rules.track) | {POSTS[kind].id for kind in rules.of(POST).kinds}
        self.open |= {OBJECTIVES[kind].id for kind in rules.of(OBJECTIVE).kinds}

    def named(self, text: str) -> set[str]:
        """Return the hidden kinds of pieces named in a text, as `card:stilgar`; in sayings they appear as
        `card-stilgar`."""
        found = set()
        for run in set(_NAME.findall(text)):
            before, colon, id = run.partition(":")
            if colon:
                sort = "card" if before in CARD_WORDS else before
                if id in self.hidden.get(sort, ()):
                    found.add(f"{sort}:{id}")
                continue
            plain = run.replace("-", "_")
            sort, _, id = plain.partition("_")
            if id in self.hidden.get(sort, ()):
                found.add(f"{sort}:{id}")
            elif plain not in self.open:
                found |= {f"{sort}:{plain}" for sort, ids in self.hidden.items() if plain in ids}
        return found


BASE: Final = Names(RULES)
