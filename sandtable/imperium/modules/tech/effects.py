"""The effects, conditions and counts that occur on Tech tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.modules.ploys.module import bury_intrigue
from sandtable.imperium.modules.tech.language import ID
from sandtable.imperium.modules.tech.tiles import tech_of, tiles_of, trash_tile
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.catalog import KIND_OF, NODES
from sandtable.imperium.rules.draws import draw_intrigue
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.influence import influence_of
from sandtable.imperium.rules.question import ABOUT_NODE, MOST, Question, declare
from sandtable.imperium.rules.records import CondKind, CountKind, add_records
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, each_once

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_EXCHANGE: Final = given(ID, "exchange")  # a: node, b: cards put under the deck so far


# --- costs and effects -------------------------------------------------------------------
class TrashTile(Leaf):
    """Effect: trash the tile with this effect; always a cost."""

    name = "trash_tile"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return (node.thing & KIND_OF) in tiles_of(s, seat)

    def do(self, s: State, seat: int, node: Effect) -> None:
        trash_tile(s, seat, node.thing & KIND_OF)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        if self.can(s, seat, node):
            trash_tile(s, seat, node.thing & KIND_OF)

    def tokens(self, node: Effect) -> list[str]:
        return ["trash", "tech"]


class ExchangeIntrigue(Leaf):
    """Effect: put any number of Intrigue cards from the hand under the deck, then draw the same number."""

    name = "exchange_intrigue"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].intrigue) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if s.players[seat].intrigue:
            s.stack.append((ASK_EXCHANGE, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival keeps its tile

    def tokens(self, node: Effect) -> list[str]:
        return ["any", "intrigue", "right", "deck", ",", "intrigue"]


class Exchange(Question):
    """Ask which Intrigue card goes face down under the deck next, or to stop (IX-13.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_EXCHANGE, "exchange_intrigue", "IX-13.2", ABOUT_NODE, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [*each_once(s.players[frame[1]].intrigue, s.rules.intrigue_word), DONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        put = frame[3]
        s.cause = NODES[frame[2]].thing
        if action != DONE:
            bury_intrigue(s, seat, s.rules.kind[action])
            put += 1
            if s.players[seat].intrigue:
                s.stack.append((ASK_EXCHANGE, seat, frame[2], put, 0))
                return
        draw_intrigue(s, seat, put)

    def hidden(self, s: State, seat: int) -> bool:
        return len(s.players[seat].intrigue) > 0


class Rule(Leaf):
    """The base class of abilities of tiles that the rules check where they apply; resolving the effect does nothing."""

    passive = True
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass


class MoreShippedTroops(Rule):
    """The ability to recruit `a` more troops when a reward of the Shipping track recruits troops; any of these troops
    may be deployed.

    `TechFreight.shipped_troops` applies it.
    """

    name = "more_shipped_troops"

    def tokens(self, node: Effect) -> list[str]:
        return ["freighter", "troop", "right", "plus", *number(node.a), "troop", "deploy"]


class WinTies(Rule):
    """The ability to win ties in points; the final ranking checks for it."""

    name = "win_ties"

    def tokens(self, node: Effect) -> list[str]:
        return ["vp", "up"]


# --- conditions and counts ---------------------------------------------------------------
class TechsAtLeast(CondKind):
    """The condition that the player owns at least `a` tiles, face up or face down (IX-3.11)."""

    name = "techs_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return len(tiles_of(s, seat)) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-techs-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "tech"]


class PersuasionAtLeast(CondKind):
    """The condition that the player has gained at least `a` Persuasion this Reveal turn, spent or not (R-IX-1)."""

    name = "persuasion_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        spent = tech_of(s).spent if seat == s.turn_seat else 0
        return s.players[seat].persuasion + spent >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-persuasion-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "persuasion"]


class RevealedWithSwords(CountKind):
    """The number of cards revealed this turn that gave swords (IX-13.4)."""

    name = "revealed_with_swords"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return s.armed

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-revealed-with-swords")

    def tokens(self, node: Effect) -> list[str]:
        return ["reveal", "sword"]


class FactionsAtMost(CountKind):
    """The number of factions with which the player has at most `b` Influence."""

    name = "factions_at_most"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return sum(1 for f in range(s.rules.board_tracks) if influence_of(s, seat, f) <= node.b)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-factions-at-most", n=node.b)

    def tokens(self, node: Effect) -> list[str]:
        return ["influence-any", "up-to", str(node.b)]


declare(Exchange(), module=ID)
add_records([TrashTile(), ExchangeIntrigue(), MoreShippedTroops(), WinTies()])
add_records([TechsAtLeast(), PersuasionAtLeast()])
add_records([RevealedWithSwords(), FactionsAtMost()])
