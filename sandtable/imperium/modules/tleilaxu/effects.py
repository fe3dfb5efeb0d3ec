"""Effects on the Bene Tleilax board: steps of the track, specimens made and spent, cards of the Row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import NOTHING, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.tleilaxu.acts import (
    advance,
    make_specimens,
    remove_from_row,
    specimens,
    spend_specimens,
    steps_left,
)
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of, tleilaxu_tables
from sandtable.imperium.modules.tleilaxu.language import LEFT
from sandtable.imperium.modules.tleilaxu.row import ASK_ACQUIRE, ROW
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.beforehand import supply_wanted
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.resolve import resolves_itself
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class TleilaxuStep(Leaf):
    """Effect: move the player's token `a` steps on the Tleilaxu track. A commander moves the token of the ally for whom
    he acts."""

    name = "tleilaxu_step"
    for_receiver = True
    rival_takes = True
    beside = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return steps_left(s, receiver(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        advance(s, receiver(s, seat), node.id, node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: it may if no step on the way has a bonus that needs
        a decision."""
        whose = receiver(s, seat)
        rewards = tleilaxu_tables(s.rules).rewards
        at = tleilaxu_of(s).step[whose]
        for id in rewards[at + 1 : at + 1 + node.a]:
            reward = NODES[id]
            if reward.op != NOTHING and not resolves_itself(s, whose, reward):
                return False
        return True

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        advance(s, seat, node.id, node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "tleilaxu"]


class Specimen(Leaf):
    """Effect: move `a` troops from the supply to the Axolotl tanks, where they are specimens."""

    name = "specimen"
    for_receiver = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        make_specimens(s, seat, node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: the supply has enough troops for this effect and
        all other open effects that take troops."""
        return s.players[receiver(s, seat)].supply - node.a > supply_wanted(s, seat)

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return s.players[receiver(s, seat)].supply == 0

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        return node.a

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Do nothing: Rivals have no specimens (IMM-11.2)."""

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "specimen"]


class PaySpecimens(NodeKind):
    """Effect: spend `a` specimens, as the price of a card or as the cost of an arrow."""

    name = "pay_specimens"
    for_receiver = True
    beside = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return specimens(s, seat) >= node.a

    def do(self, s: State, seat: int, node: Effect) -> None:
        spend_specimens(s, seat, node.a)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        paid = words.say("amount-specimen", n=node.a)
        return words.say("effect-pay", voice=how.voice, then=yes(how.then), amount=paid)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "specimen"]


class AcquireTleilaxu(Leaf):
    """Effect: offer to acquire one card of the Tleilaxu Row for its price in specimens."""

    name = "acquire_tleilaxu"
    for_receiver = True
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(ROW.payable(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_ACQUIRE, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Do nothing: Rivals acquire no cards."""

    def tokens(self, node: Effect) -> list[str]:
        return ["cost(", "specimen", ")", "pays", "tleilaxu", "row"]


class RemoveFromRow(NodeKind):
    """Effect: remove a card of the Tleilaxu Row from the game and replace it; `a` is 0 for the left card, 1 for the
    right one."""

    name = "remove_from_row"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return tleilaxu_of(s).row[node.a] >= 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        remove_from_row(s, node.a)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-remove-from-row", side="left" if node.a == LEFT else "right", then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        return ["trash", "tleilaxu", "left" if node.a == LEFT else "right"]


add_records([TleilaxuStep(), Specimen(), PaySpecimens(), AcquireTleilaxu(), RemoveFromRow()])
