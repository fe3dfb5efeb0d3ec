"""Records of effects that follow one another: lines of an Intrigue card, and one effect after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import clause
from sandtable.imperium.nodes.saying import join
from sandtable.imperium.nodes.structure import Several
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.records import add_records, do
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class Lines(Several):
    """Effect: resolve each child effect, a printed line, by itself and in any order, and pay for it when it is used; an
    arrow may be skipped (UPR-15.7)."""

    name = "lines"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(can(s, seat, kid) for kid in node.kids)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.LINES, seat, node.id, 0, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return join([clause(kid, words, Manner("effect", True, True)) for kid in node.kids], words, "lines")


class Then(Several):
    """Effect: do the first child effect and, once it is done, the second."""

    name = "then"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return can(s, seat, node.kids[0])

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.DO, seat, node.kids[1].id, 0, 0))
        do(s, seat, node.kids[0])

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        first, second = node.kids
        told = clause(first, words, Manner(how.voice, True, True, True))
        return words.say("effect-then", first=told, second=clause(second, words, Manner(how.voice, True, True)))


add_records([Lines(), Then()])
