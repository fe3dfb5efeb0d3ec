"""The vocabulary of the family: every action is one of these words.

Words of the table come first, with room to grow; then each box's own, so that a box added later
moves no number.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decisions import Vocabulary
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules import catalog

NUMBERS: Final = 21
PARTS: Final = 8
SEATS: Final = 6
DEPLOYS: Final = 20


def _table_words() -> list[str]:
    words = ["end", "reveal", "pass", "done", "yes", "no", "none", "ability", "troop", "agent:ready"]
    words += ["box:space", "box:influence", "acquire:aside"]
    words += [f"number:{n}" for n in range(NUMBERS)]
    words += [f"deploy:{n}" for n in range(1, DEPLOYS + 1)]
    words += [f"option:{n}" for n in range(PARTS)]
    words += [f"part:{n}" for n in range(PARTS)]
    words += [f"seat:{n}" for n in range(SEATS)]
    words += [f"faction:{name}" for name in FACTIONS]
    return words


def _box_words() -> list[str]:
    words = []
    for box in catalog.BOXES:
        words += [f"space:{space.id}" for space in box.spaces]
        words += [f"leader:{leader.id}" for leader in box.leaders]
        for place in ("card", "discard", "inplay", "acquire", "box"):
            words += [f"{place}:{card.id}" for card in box.cards]
        words += [f"intrigue:{card.id}" for card in box.intrigue]
    return words


VOCABULARY: Final = Vocabulary(_table_words() + _box_words())
_of: Final = VOCABULARY.numbers

END: Final = _of["end"]
REVEAL: Final = _of["reveal"]
PASS: Final = _of["pass"]
DONE: Final = _of["done"]
YES: Final = _of["yes"]
NO: Final = _of["no"]
NONE: Final = _of["none"]
ABILITY: Final = _of["ability"]
TROOP: Final = _of["troop"]
AGENT_READY: Final = _of["agent:ready"]
BOX_SPACE: Final = _of["box:space"]
BOX_INFLUENCE: Final = _of["box:influence"]
ACQUIRE_ASIDE: Final = _of["acquire:aside"]
NUMBER_0: Final = _of["number:0"]
DEPLOY_0: Final = _of["deploy:1"] - 1
OPTION_0: Final = _of["option:0"]
PART_0: Final = _of["part:0"]
SEAT_0: Final = _of["seat:0"]
FACTION_0: Final = _of["faction:emperor"]

SPACE_WORD: Final[list[int]] = [_of[f"space:{space.id}"] for space in catalog.SPACES]
LEADER_WORD: Final[list[int]] = [_of[f"leader:{leader.id}"] for leader in catalog.LEADERS]
CARD_WORD: Final[list[int]] = [_of[f"card:{card.id}"] for card in catalog.CARDS]
DISCARD_WORD: Final[list[int]] = [_of[f"discard:{card.id}"] for card in catalog.CARDS]
INPLAY_WORD: Final[list[int]] = [_of[f"inplay:{card.id}"] for card in catalog.CARDS]
ACQUIRE_WORD: Final[list[int]] = [_of[f"acquire:{card.id}"] for card in catalog.CARDS]
BOX_WORD: Final[list[int]] = [_of[f"box:{card.id}"] for card in catalog.CARDS]
INTRIGUE_WORD: Final[list[int]] = [_of[f"intrigue:{card.id}"] for card in catalog.INTRIGUE]

# What sort of word a number is, and which kind it speaks of: to read an answer back.
W_OTHER: Final = 0
W_SPACE: Final = 1
W_LEADER: Final = 2
W_CARD: Final = 3
W_DISCARD: Final = 4
W_INPLAY: Final = 5
W_ACQUIRE: Final = 6
W_BOX: Final = 7
W_INTRIGUE: Final = 8
W_DEPLOY: Final = 9
SORT: Final[list[int]] = [W_OTHER] * len(VOCABULARY)
KIND: Final[list[int]] = [0] * len(VOCABULARY)


def _read_back() -> None:
    tables = (
        (W_SPACE, SPACE_WORD),
        (W_LEADER, LEADER_WORD),
        (W_CARD, CARD_WORD),
        (W_DISCARD, DISCARD_WORD),
        (W_INPLAY, INPLAY_WORD),
        (W_ACQUIRE, ACQUIRE_WORD),
        (W_BOX, BOX_WORD),
        (W_INTRIGUE, INTRIGUE_WORD),
    )
    for sort, table in tables:
        for kind, word in enumerate(table):
            SORT[word] = sort
            KIND[word] = kind
    for n in range(1, DEPLOYS + 1):
        SORT[DEPLOY_0 + n] = W_DEPLOY
        KIND[DEPLOY_0 + n] = n
    SORT[BOX_SPACE] = W_BOX
    SORT[BOX_INFLUENCE] = W_BOX
    SORT[ACQUIRE_ASIDE] = W_ACQUIRE


_read_back()
