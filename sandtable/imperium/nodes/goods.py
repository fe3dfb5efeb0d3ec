"""Records of effects on goods: resources, Persuasion, swords, Victory Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import RESOURCES, SPICE, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import amounts, yes
from sandtable.imperium.nodes.spaces import BASE_SPICE, gain_base_spice
from sandtable.imperium.nodes.tokens import number, spread
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import gain_resource, pay_resources
from sandtable.imperium.rules.catalog import KIND_OF, OF_CARD, REVEAL_SWORDS
from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import REVEAL_TURN, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class Nothing(Leaf):
    """The effect that does nothing, as in an empty box."""

    name = "nothing"
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def tokens(self, node: Effect) -> list[str]:
        return []


class Gain(NodeKind):
    """Effect: gain `b` of the resource with the number `a`."""

    name = "gain"
    amount = True
    plain = True
    before_plain = True
    rival_takes = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        if node.a == SPICE and node.id in BASE_SPICE:
            gain_base_spice(s, seat, node.b)
        else:
            gain_resource(s, seat, node.a, node.b)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say(
            "effect-gain",
            n=node.b,
            voice=how.voice,
            verb=yes(how.verb),
            then=yes(how.then),
            again=yes(how.again),
            amount=words.say("amount-" + RESOURCES[node.a], n=node.b),
        )

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.b), RESOURCES[node.a]]


class Pay(NodeKind):
    """Effect: pay `a` Solari, `b` spice and `c` water, as a cost."""

    name = "pay"
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pay_resources(s, seat, node.a, node.b, node.c)

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[seat]
        return p.solari >= node.a and p.spice >= node.b and p.water >= node.c

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        """Make the opponent pay the cost in full, or nothing if they cannot, since a cost is paid exactly
        (IMP-4.10)."""
        if self.can_pay(s, seat, node):
            super().suffer(s, seat, node)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        paid = amounts(node.a, node.b, node.c, words)
        return words.say("effect-pay", voice=how.voice, then=yes(how.then), amount=paid)

    def tokens(self, node: Effect) -> list[str]:
        paid = (node.a, node.b, node.c)
        return spread([[*number(n), RESOURCES[kind]] for kind, n in enumerate(paid) if n], ",")


class Persuasion(Leaf):
    """Effect: gain `a` Persuasion. As a cost: spend it, from the Persuasion left in the Reveal turn."""

    name = "persuasion"
    amount = True
    plain = True
    before_plain = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.players[seat].persuasion += node.a
        if s.journal is not None:
            s.note("persuasion", seat, node.a)

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        return s.players[seat].persuasion >= node.a

    def pay(self, s: State, seat: int, node: Effect) -> None:
        s.players[seat].persuasion -= node.a
        for module in s.rules.when_spent:
            module.persuasion_spent(s, seat, node.a)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        if how.voice == "cost":
            paid = words.say("amount-persuasion", n=node.a)
            return words.say("effect-pay", voice=how.voice, then=yes(how.then), amount=paid)
        return super().clause(node, words, how)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "persuasion"]


class Swords(Leaf):
    name = "swords"
    amount = True
    plain = True
    before_plain = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        whose = receiver(s, seat)
        s.players[whose].swords += node.a
        if s.turn_kind == REVEAL_TURN and node.thing & ~KIND_OF == OF_CARD and not REVEAL_SWORDS[node.thing & KIND_OF]:
            # An effect that repeats (`per`) counts its card only once.
            more = s.stack and s.stack[-1] == (frames.DO, seat, node.id, 0, 0)
            s.armed += 0 if more else 1
        if s.journal is not None:
            s.note("swords", whose, node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "sword"]


class Points(Leaf):
    """Effect: gain `a` Victory Points."""

    name = "vp"
    amount = True
    plain = True
    before_plain = True
    rival_takes = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        score(s, seat, node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "vp"]


add_records([Nothing(), Gain(), Pay(), Persuasion(), Swords(), Points()])
