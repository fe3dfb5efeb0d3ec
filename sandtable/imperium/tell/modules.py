"""`ModuleTelling`: the texts about a module. A companion file of the module registers them (`told`).

A module names its companion file in `register(..., told_by=…)`; it is imported when the module's texts are
needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from sandtable.core.fluent import Words
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.state import State


class ModuleTelling:
    """The texts about one module. A method that is not overridden adds no texts."""

    def label(self, word: str, words: Words) -> str:
        """Return the label of a word of this module, used where the question itself has no label for the word."""
        raise NotImplementedError(word)

    def why_closed(self, s: State, seat: int, space: int, cards: list[int], words: Words) -> list[dict[str, str]]:
        """Return the reasons that this module adds why none of these cards can send an Agent to a space, each with its
        `text` and `rule`."""
        return []

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        """Return the lines that the command line prints for the facts (`Component.facts`) of this module's
        component."""
        return []

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return notes for a seat about this module's pieces on the table: lists of notes, by the words of the
        pieces."""
        return {}


TOLD: Final[dict[str, ModuleTelling]] = {}  # by the id of the module
NOT_TOLD: Final = ModuleTelling()


def seats_in_words(seats: Sequence[int], words: Words) -> str:
    """Return a text that lists seats, as the command line shows them in a position: `seat 0, 2`."""
    return words.say("text-seat", n=", ".join(str(seat) for seat in seats))


def told(id: str, telling: ModuleTelling) -> None:
    """Register a `ModuleTelling` for the module with this id."""
    if id in TOLD:
        raise ValueError(f"two companions tell module {id!r}")
    TOLD[id] = telling


def companion_of(id: str) -> ModuleTelling:
    """Return the texts about the module with this id; import its companion if this has not been done yet."""
    if id not in TOLD and MODULES[id].told_by:
        import_module(MODULES[id].told_by)
    return TOLD.get(id, NOT_TOLD)
