"""Records of effects that come one after the other: lines of an Intrigue card, and one effect behind another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import add, products, zeros
from sandtable.imperium.language.effects import KINDS, Effect
from sandtable.imperium.nodes.base import NodeKind, add_kinds, can, clause, do
from sandtable.imperium.nodes.saying import Manner, join
from sandtable.imperium.nodes.tokens import spread
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.judge.judgement import Worth


class Several(NodeKind):
    """Parts that are all to be had: their prices add up."""

    alone = True

    def tokens(self, node: Effect) -> list[str]:
        return spread([KINDS[kid.op].held(kid) for kid in node.kids], ",")

    def held(self, node: Effect) -> list[str]:
        return ["(", *self.tokens(node), ")"]

    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        row = zeros()
        for kid in node.kids:
            row = add(row, KINDS[kid.op].best(kid, weights, cost))
        return row

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        rows = [zeros()]
        for kid in node.kids:
            rows = products(rows, KINDS[kid.op].choices(kid, cost))
        return rows

    def worth(self, w: Worth, node: Effect) -> float:
        return sum(w.of(kid) for kid in node.kids)


class Lines(Several):
    """Each used by itself and paid for when it is used, in any order; an arrow may be left out (UPR-15.7)."""

    name = "lines"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(can(s, seat, kid) for kid in node.kids)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.LINES, seat, node.id, 0, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return join([clause(kid, words, Manner("effect", True, True)) for kid in node.kids], words, "lines")


class Then(Several):
    """The one, and when it is done the other."""

    name = "then"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return can(s, seat, node.kids[0])

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.DO, seat, node.kids[1].id, 0, 0))
        do(s, seat, node.kids[0])

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        first, second = node.kids
        told = clause(first, words, Manner(how.voice, True, True, True))
        return words.say("effect-then", first=told, second=clause(second, words, Manner(how.voice, True, True)))


add_kinds([Lines(), Then()])
