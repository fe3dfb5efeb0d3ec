"""Texts about the Bene Tleilax board for the module 'tleilaxu'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.modules.tleilaxu.row import TakeBack
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.tell.modules import ModuleTelling, told


class TleilaxuTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return TakeBack().label(word, words, None)

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        row = ", ".join(words.say("card-" + dashed(id)) if id else "–" for id in facts["row"])
        steps = " ".join("–" if n < 0 else str(n) for n in facts["step"])
        tanks = " ".join(str(n) for n in facts["specimens"])
        return [
            words.say("text-tleilaxu-row", row=row, deck=facts["deck"]),
            words.say("text-tleilaxu-track", steps=steps, spice=facts["spice"], tanks=tanks),
        ]


told("tleilaxu", TleilaxuTelling())
