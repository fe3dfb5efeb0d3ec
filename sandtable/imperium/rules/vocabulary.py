"""The vocabulary of the family: the words shared by every game's actions, and those of a box's pieces.

Every action is a word. The words of the table come first, then those of each box of the ruleset in turn (`words_of`),
so that adding a box to a game changes no number of another. The ruleset maps pieces to the numbers of their words and
back: `rules.card_word`, `rules.sort`, `rules.kind`. A word `box:…` names an effect box of a card.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from sandtable.imperium.language.effects import FACTIONS, NOTHING
from sandtable.imperium.language.family import LEADER
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.language.sorts import BY_ID, Sort

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


TABLE_WORDS: Final[list[str]] = _table_words()


BOX_LEADER: Final = "box:leader"  # for boxes that have Leaders with abilities that are effects


def _by_order(sort: Sort[Any]) -> int:
    return sort.word_order


def _is_in(piece: object, modules: Container[str]) -> bool:
    module = getattr(piece, "module", "")
    return not module or module in modules


def words_of(box: Box, modules: Container[str] = (), shared: Sequence[tuple[str, int]] = ()) -> list[str]:
    """Return the words of a box's own pieces, then of its shared pieces, which are given by sort and kind. Pieces of a
    module have words only in games with that module."""
    words: list[str] = []
    for sort in sorted(box.sorts, key=_by_order):
        own = [piece for piece in box.of(sort) if sort.is_spoken(piece) and _is_in(piece, modules)]
        for prefix in sort.words:
            words += [f"{prefix}:{piece.id}" for piece in own]
    leaders = [*box.of(LEADER), *(LEADER.pieces[kind] for sort, kind in shared if sort == LEADER.id)]
    if any(leader.reveal.op != NOTHING or leader.visit.op != NOTHING for leader in leaders):
        words.append(BOX_LEADER)
    for name, kind in shared:
        piece = BY_ID[name].pieces[kind]
        if BY_ID[name].is_spoken(piece) and _is_in(piece, modules):
            words += [f"{prefix}:{piece.id}" for prefix in BY_ID[name].words]
    return words


_of: Final = {word: number for number, word in enumerate(TABLE_WORDS)}

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

# Sorts of word, to decode an answer.
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
W_FACTION: Final = 10
W_UNIT: Final = 11
W_ENTRY: Final = 12  # a module's entry in the menu of a turn
# By prefix, for the pieces of the rules themselves. For other sorts of piece, the word that opens a box is a W_BOX, the
# word that acquires the piece in a market is a W_ACQUIRE, and any other is a W_OTHER.
W_OF: Final = {
    "space": W_SPACE, "leader": W_LEADER, "card": W_CARD, "discard": W_DISCARD, "inplay": W_INPLAY,
    "acquire": W_ACQUIRE, "box": W_BOX, "intrigue": W_INTRIGUE, "faction": W_FACTION,
}  # fmt: skip


def add_once(words: list[int], since: int, word: int) -> None:
    """Append a word unless the list already has it at index `since` or later.

    This is faster than the operator `in`, which compares objects.
    """
    for at in range(since, len(words)):
        if words[at] == word:
            return
    words.append(word)


def each_once(kinds: list[int], words: list[int]) -> list[int]:
    """Return the words of these kinds, each word once; `words` has a word for every kind."""
    out: list[int] = []
    for kind in kinds:
        if words[kind] not in out:
            out.append(words[kind])
    return out
