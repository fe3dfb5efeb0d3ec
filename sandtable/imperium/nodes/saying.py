"""Helpers for records that put effects into words: what a clause is told, and sentence pieces that many of them need.

The words themselves are passed in, so that nothing here loads Fluent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import ANY, RESOURCES, TRACK_ICONS

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class Manner:
    """How a clause is said.

    `voice` as `wording` has it; `inline`: inside the clause of another effect; `verb`: an amount says its verb, for
    things to do stand beside it; `then`: another clause follows in the sentence; `again`: an amount behind an amount.
    """

    __slots__ = ("voice", "inline", "verb", "then", "again")

    def __init__(
        self, voice: str, inline: bool = True, verb: bool = False, then: bool = False, again: bool = False
    ) -> None:
        self.voice = voice
        self.inline = inline
        self.verb = verb
        self.then = then
        self.again = again


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


def dashed(name: str) -> str:
    return name.replace("_", "-")


def sentence(text: str, words: Words) -> str:
    """A capital to begin with, and the language's full stop."""
    return words.say("effect-sentence", text=words.capital(text))


def join(items: list[str], words: Words, how: str, again: list[bool] | None = None) -> str:
    """A list in words; `how` is one of join-and, join-or (effects), names-and, names-or (names).

    `again` tells of each item of join-and whether it goes on with the verb of the one before.
    """
    text = items[0]
    for i, item in enumerate(items[1:], 1):
        place = "-two" if len(items) == 2 else "-last" if i == len(items) - 1 else "-more"
        told = {"again": yes(again[i])} if again else {}
        text = words.say(how + place, a=text, b=item, **told)
    return text


def faction_name(faction: int) -> str:
    return "any" if faction == ANY else TRACK_ICONS[faction]


def which_faction(faction: int, words: Words) -> str:
    return words.say("which-faction", faction=faction_name(faction))


def amounts(solari: int, spice: int, water: int, words: Words) -> str:
    numbers = (solari, spice, water)
    return join([words.say("amount-" + RESOURCES[r], n=n) for r, n in enumerate(numbers) if n], words, "names-and")
