"""`ModuleTelling`: the texts about a module. The module's companion file registers one (`told`).

A module names its companion when it registers (`register(..., told_by=…)`); the companion is loaded when its texts are
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
    """The texts about a module. Methods that are not overridden return nothing."""

    def label(self, word: str, words: Words) -> str:
        """Return the label of one of the module's words, for questions that have no label of their own for it."""
        raise NotImplementedError(word)

    def why_closed(self, s: State, seat: int, space: int, cards: list[int], words: Words) -> list[dict[str, str]]:
        """Return more reasons why none of these cards can send an Agent there, each with its `text` and `rule`."""
        return []

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        """Return the lines that the command line shows for the facts of the module's component."""
        return []

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return notes for the seat about the module's things on the table, by words of the vocabulary."""
        return {}


TOLD: Final[dict[str, ModuleTelling]] = {}  # by the id of the module
NOT_TOLD: Final = ModuleTelling()


def seats_in_words(seats: Sequence[int], words: Words) -> str:
    """Return seats as a position in text lists them: `seat 0, 2`."""
    return words.say("text-seat", n=", ".join(str(seat) for seat in seats))


def told(id: str, telling: ModuleTelling) -> None:
    """Register the texts about a module."""
    if id in TOLD:
        raise ValueError(f"two companions tell module {id!r}")
    TOLD[id] = telling


def companion_of(id: str) -> ModuleTelling:
    """Return the texts about a module; load its companion if necessary."""
    if id not in TOLD and MODULES[id].told_by:
        import_module(MODULES[id].told_by)
    return TOLD.get(id, NOT_TOLD)
