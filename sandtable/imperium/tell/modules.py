"""`ModuleTelling`: what people are told about a module. Its companion file registers one (`told`).

A module names its companion as it registers (`register(..., told_by=…)`), and it is loaded when somebody reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from sandtable.core.fluent import Words
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.state import State


class ModuleTelling:
    """What there is to say about a module. What is not overridden says nothing."""

    def label(self, word: str, words: Words) -> str:
        """How a word of its own is called where a question does not say so itself."""
        raise NotImplementedError(word)

    def why_closed(self, s: State, seat: int, space: int, cards: list[int], words: Words) -> list[dict[str, str]]:
        """Further lines of why none of these cards can send an Agent there, each with its `text` and its `rule`."""
        return []

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        """What the command line shows of the component's facts, in lines."""
        return []

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """By words of the vocabulary: what there is to say to the seat about its things on the table, in such lines."""
        return {}


TOLD: Final[dict[str, ModuleTelling]] = {}  # by the id of the module
NOT_TOLD: Final = ModuleTelling()


def told(id: str, telling: ModuleTelling) -> None:
    """Say how a module is told."""
    if id in TOLD:
        raise ValueError(f"two companions tell module {id!r}")
    TOLD[id] = telling


def companion_of(id: str) -> ModuleTelling:
    """Return how a module is told."""
    if id not in TOLD and MODULES[id].told_by:
        import_module(MODULES[id].told_by)
    return TOLD.get(id, NOT_TOLD)
