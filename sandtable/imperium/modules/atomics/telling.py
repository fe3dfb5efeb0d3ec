"""Texts about Family Atomics for the module 'atomics'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.modules.atomics.tokens import UseAtomics
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told


class AtomicsTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return UseAtomics().label(word, words, None)

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        return [words.say("text-atomics", seats=seats_in_words(facts["held"], words))] if facts["held"] else []


told("atomics", AtomicsTelling())
