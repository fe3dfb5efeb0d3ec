"""Helpers for records that put effects into words: shared parts of sentences.

The words themselves are passed in, so that nothing here loads Fluent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import ANY, RESOURCES, TRACK_ICONS

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


def yes(truth: bool) -> str:
    """Return "yes" or "no" for a truth value, as Fluent messages expect it."""
    return "yes" if truth else "no"


def dashed(name: str) -> str:
    """Return a name with dashes in place of underscores, as in the ids of Fluent messages."""
    return name.replace("_", "-")


def sentence(text: str, words: Words) -> str:
    """Return the text as a sentence, with a capital letter and the language's full stop."""
    return words.say("effect-sentence", text=words.capital(text))


def join(items: list[str], words: Words, how: str, again: list[bool] | None = None) -> str:
    """Return the items joined into one text, as a list in the reader's language.

    `how` is join-and or join-or for effects, names-and or names-or for names. With join-and, `again` tells for each
    item whether it shares the verb of the item before.
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
