"""Records of effects that depend on something else: on a condition, on which of two parts applies, on a count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import GAIN, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import clause, cond_clause
from sandtable.imperium.nodes.structure import is_amount
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import CONDS, COUNTS, NodeKind, add_records, do
from sandtable.imperium.rules.resolve import can, holds, resolves_itself
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class When(NodeKind):
    """Effect: apply the child effect only if a condition holds."""

    name = "when"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        assert node.cond is not None
        return holds(s, seat, node.cond, node.thing) and can(s, seat, node.kids[0])

    def do(self, s: State, seat: int, node: Effect) -> None:
        assert node.cond is not None
        if holds(s, seat, node.cond, node.thing):
            do(s, seat, node.kids[0])

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        assert node.cond is not None
        return resolves_itself(s, seat, node.kids[0]) and holds(s, seat, node.cond, node.thing)

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        return KINDS[node.kids[0].op].silent(s, seat, node.kids[0])

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return KINDS[node.kids[0].op].idle(s, seat, node.kids[0])

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        return node.optional or KINDS[node.kids[0].op].may_leave(s, seat, node.kids[0])

    def order_free(self, node: Effect) -> bool:
        return KINDS[node.kids[0].op].order_free(node.kids[0])

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        assert node.cond is not None
        if holds(s, seat, node.cond, node.thing):
            s.stack.append((frames.VICTIM, seat, node.kids[0].id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        assert node.cond is not None
        if holds(s, seat, node.cond, node.thing):
            s.stack.append((frames.RIVAL_DO, seat, node.kids[0].id, combat, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        assert node.cond is not None
        inner = clause(node.kids[0], words, Manner(how.voice, True, how.verb))
        return words.say("effect-when-inline", cond=cond_clause(node.cond, words), effect=inner)

    def is_amount(self, node: Effect) -> bool:
        return is_amount(node.kids[0])

    def tokens(self, node: Effect) -> list[str]:
        assert node.cond is not None
        kid = node.kids[0]
        return ["if(", *CONDS[node.cond.op].tokens(node.cond), ")", *KINDS[kid.op].held(kid)]


class Either(NodeKind):
    """Effect: apply the first child effect if a condition holds when the effect is resolved, otherwise the second."""

    name = "either"
    alone = True

    def now(self, s: State, seat: int, node: Effect) -> Effect:
        """Return the child effect that applies if the effect is resolved now."""
        assert node.cond is not None
        return node.kids[0] if holds(s, seat, node.cond, node.thing) else node.kids[1]

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return can(s, seat, self.now(s, seat, node))

    def do(self, s: State, seat: int, node: Effect) -> None:
        do(s, seat, self.now(s, seat, node))

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return resolves_itself(s, seat, self.now(s, seat, node))

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        now = self.now(s, seat, node)
        return KINDS[now.op].silent(s, seat, now)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        now = self.now(s, seat, node)
        return KINDS[now.op].idle(s, seat, now)

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        now = self.now(s, seat, node)
        return node.optional or KINDS[now.op].may_leave(s, seat, now)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        s.stack.append((frames.RIVAL_DO, seat, self.now(s, seat, node).id, combat, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        assert node.cond is not None
        first, second = (clause(kid, words, Manner(how.voice, True, how.verb)) for kid in node.kids)
        return words.say("effect-either", cond=cond_clause(node.cond, words), effect=first, otherwise=second)

    def tokens(self, node: Effect) -> list[str]:
        assert node.cond is not None
        first, second = node.kids
        asked = CONDS[node.cond.op].tokens(node.cond)
        return ["if(", *asked, ")", *KINDS[first.op].held(first), "or", *KINDS[second.op].held(second)]


class Per(NodeKind):
    """Effect: apply the child effect once for each counted thing; `a` is the number of the kind of count."""

    name = "per"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return COUNTS[node.a].count(s, seat, node) > 0 and can(s, seat, node.kids[0])

    def do(self, s: State, seat: int, node: Effect) -> None:
        kid = node.kids[0]
        times = COUNTS[node.a].count(s, seat, node)
        if s.rules.when_gained and kid.op == GAIN:  # all of it is one gain (IX-13.16)
            if s.trace is not None and times:
                s.trace.add(kid.id)
            gain_resource(s, seat, kid.a, times * kid.b)
            return
        for _ in range(times):
            s.stack.append((frames.DO, seat, kid.id, 0, 0))

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return KINDS[node.kids[0].op].idle(s, seat, node.kids[0])

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        for _ in range(COUNTS[node.a].count(s, seat, node)):
            s.stack.append((frames.RIVAL_DO, seat, node.kids[0].id, combat, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        count = COUNTS[node.a].clause(node, words)
        inner = clause(node.kids[0], words, Manner(how.voice, True, how.verb))
        return words.say("effect-per", effect=inner, count=count)

    def is_amount(self, node: Effect) -> bool:
        return is_amount(node.kids[0])

    def tokens(self, node: Effect) -> list[str]:
        kid = node.kids[0]
        return [*KINDS[kid.op].held(kid), "per", *COUNTS[node.a].tokens(node)]


add_records([When(), Either(), Per()])
