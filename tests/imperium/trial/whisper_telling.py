"""Companion of the trial module `whispers`: what people are told about it."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.tell.modules import ModuleTelling, told


class WhisperTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return words.say("do-whisper", n=int(word.partition(":")[2]))


told("whispers", WhisperTelling())
