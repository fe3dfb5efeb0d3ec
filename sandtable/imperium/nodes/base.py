"""`Leaf`, and the functions that put a tree of effects into words and icons; `rules/records.py` has the records."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.saying import dashed, yes
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import CONDS, NodeKind

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf(NodeKind):
    """The base class of effects without child nodes whose wording needs only their number `a`."""

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say(
            "effect-" + dashed(self.name),
            n=node.a,
            voice=how.voice,
            verb=yes(how.verb),
            then=yes(how.then),
            again=yes(how.again),
        )


def clause(node: Effect, words: Words, how: Manner) -> str:
    return KINDS[node.op].clause(node, words, how)


def cond_clause(cond: Cond, words: Words) -> str:
    """Return the text of the condition, as part of a sentence."""
    return CONDS[cond.op].clause(cond, words)


def as_played(effect: Effect, modules: Collection[str]) -> Effect:
    """Return the effect tree as games with these modules play it; it is the same object if nothing in it changes."""
    kids = tuple(as_played(kid, modules) for kid in effect.kids)
    if any(new is not old for new, old in zip(kids, effect.kids, strict=True)):
        return Effect(effect.op, effect.a, effect.b, effect.c, effect.name, kids, effect.cond, effect.optional)
    return KINDS[effect.op].played(effect, modules)


def tokens(effect: Effect) -> list[str]:
    return KINDS[effect.op].tokens(effect)
