"""Converts an effect tree to words, its *wording*. Icons are in `drawing`, texts of whole pieces in `pieces`.

All texts are in the Fluent files of `locale`. This file only selects the messages that a tree needs and passes one
message to another as an argument, so that a language may order them freely.

`say(effect, words)` returns one or more sentences, `phrase(effect, words)` the same as a label. A *voice* tells the
messages how to word an effect: plain (`effect`), as a payment (`cost`), one of a choice (`option`), by another player
(`opponent`), or as the gain from a Conflict (`reward`) or a board space (`space`).
"""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import clause, cond_clause
from sandtable.imperium.nodes.saying import sentence
from sandtable.imperium.nodes.structure import say_both, say_when
from sandtable.imperium.rules.kinds import KINDS


# --- say it: effects ---------------------------------------------------------------------
def say(effect: Effect, words: Words, voice: str = "effect", lead: str = "") -> str:
    """Return the text of an effect tree as one or more sentences; `lead` is the id of a message into which the first
    sentence is inserted."""
    if effect.op == fx.NOTHING:
        return sentence(words.say("effect-nothing"), words)
    text = ""
    done: list[int] = []
    for group in _groups(effect):
        first = group[0]
        if first.op == fx.WHEN:
            told = say_when(first, words, voice, first.kids[0].op in done)
        else:
            told = say_both(group, words, Manner(voice, inline=False))
            done += [part.op for part in group]
        if lead and not text:
            told = words.say(lead, text=told)
        told = sentence(told, words)
        text = words.say("effect-next", a=text, b=told) if text else told
    return text


def phrase(effect: Effect, words: Words, voice: str = "option") -> str:
    """Return the text of an effect tree as one phrase without a full stop, for a button or a list."""
    return words.capital(clause(effect, words, Manner(voice)))


def say_cond(cond: Cond, words: Words) -> str:
    """Return the condition as a sentence."""
    return sentence(cond_clause(cond, words), words)


def _groups(effect: Effect) -> list[list[Effect]]:
    """Return the effects of a box in groups; each group becomes one sentence."""
    groups: list[list[Effect]] = []
    open_group = False
    for part in effect.parts():
        alone = KINDS[part.op].alone
        if alone or not open_group:
            groups.append([part])
        else:
            groups[-1].append(part)
        open_group = not alone
    return groups
