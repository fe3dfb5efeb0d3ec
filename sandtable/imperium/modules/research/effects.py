"""The research icon with its question, and the condition about genetic markers (IMM-3, IMM-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.modules.research.language import HEX, HEXES, ID
from sandtable.imperium.modules.research.track import ahead, is_at_end, markers, research_of, research_tables
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.draws import draw_cards
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, Question, Step, declare
from sandtable.imperium.rules.records import CondKind, add_records
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import Frame, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_HEX: Final = given(ID, "hex")  # a: node
GO_ON: Final = given(ID, "go_on")  # a: node, b: steps left


def advance(s: State, seat: int, node: int, n: int) -> None:
    """Take the first of `n` research steps of the seat's token; a step is pushed that takes the remaining ones after
    the reward of the hex entered (IMM-3.7). In the last column a research step draws a card instead."""
    if n > 1:
        s.stack.append((GO_ON, seat, node, n - 1, 0))
    if is_at_end(s, seat):
        draw_cards(s, seat, 1, "no_hex")
        return
    hexes = ahead(s, seat)
    if len(hexes) == 1:
        enter(s, seat, hexes[0])
    elif hexes:
        s.stack.append((ASK_HEX, seat, node, 0, 0))


def enter(s: State, seat: int, kind: int) -> None:
    """Move the seat's token to the hex `kind` and push its reward, which the seat gets at once (IMM-3.3)."""
    research_of(s).at[seat] = kind
    if s.journal is not None:
        s.note("research", seat, HEXES[kind].column, HEX.thing | kind)
    s.stack.append((frames.DO, seat, HEXES[kind].reward.id, 0, 0))


def go_on_step(s: State, frame: Frame) -> None:
    s.cause = NODES[frame[2]].thing
    advance(s, frame[1], frame[2], frame[3])


class ResearchIcon(Leaf):
    """Effect: take `a` research steps, one after another. A commander, who has no research token, moves that of the
    ally for whom he acts."""

    name = "research"
    for_receiver = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        whose = receiver(s, seat)
        return len(ahead(s, whose)) > 0 or is_at_end(s, whose)

    def do(self, s: State, seat: int, node: Effect) -> None:
        advance(s, receiver(s, seat), node.id, node.a)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        whose = receiver(s, seat)
        p = s.players[whose]
        return is_at_end(s, whose) and not p.deck and not p.discard

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Do nothing: Rivals do no research (IMM-11.2)."""

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "research"]


class ChooseHex(Question):
    """Ask to which of two hexes the research token moves: both are to the right of its present hex."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_HEX, "hex", "IMM-3.2", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = research_tables(s.rules).words
        return [words[kind] for kind in ahead(s, frame[1])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        enter(s, frame[1], s.rules.kind[action])


class Genetic(CondKind):
    """The condition that the player has reached genetic marker number `a` (1 or 2)."""

    name = "genetic"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return markers(s, seat) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-genetic", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return ["genetic"] * cond.a


declare(ChooseHex(), Step(GO_ON, "research_on", go_on_step, ABOUT_NODE, MORE), module=ID)
add_records([ResearchIcon()])
add_records([Genetic()])
