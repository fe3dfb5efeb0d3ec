"""Companion of the trial module `bazaar`: what people are told about it."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.tell.modules import ModuleTelling, told
from tests.imperium.trial.bazaar.bazaar import ID, Barter


class BazaarTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return Barter().label(word, words, None)


told(ID, BazaarTelling())
