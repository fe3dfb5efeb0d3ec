"""The effects, conditions and counts of grafting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import FACTIONS, Cond, Effect
from sandtable.imperium.modules.grafting.component import grafting_of
from sandtable.imperium.modules.grafting.language import ID
from sandtable.imperium.modules.grafting.pairs import icons_of
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.nodes.saying import faction_name, join
from sandtable.imperium.rules.acts import lapse, leave_play
from sandtable.imperium.rules.catalog import CARD_FACTIONS, KIND_OF, NODES
from sandtable.imperium.rules.draws import trash_card
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.records import CondKind, CountKind, HookKind, add_records
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD, Frame, State
from sandtable.imperium.rules.turn_cards import partner_of, still_there
from sandtable.imperium.rules.vocabulary import each_once

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_PAIR = given(ID, "pair")  # a: node


# --- the pair ----------------------------------------------------------------------------
def trash_from_pair(s: State, seat: int, kind: int) -> None:
    """Trash from play the card `kind`, one of this turn's grafted pair; the effects of its Agent box that are still
    open are lost (IMM-16.6)."""
    leave_play(s, seat, kind)
    if s.rules.trashed_lapse:
        lapse(s, seat, kind)
    trash_card(s, seat, kind)


def pair_in_play(s: State, seat: int) -> list[int]:
    """Return the kinds of the cards of this turn's grafted pair that are still in play."""
    if s.turn_kind != AGENT_TURN or seat != s.turn_seat or len(s.turn_cards) < 2:
        return []
    return [kind for at, kind in enumerate(s.turn_cards) if not (s.turn_card_left >> at) & 1]


class Passive(Leaf):
    """The base class of effects that do nothing when resolved, because the rules only check whether a card has them."""

    passive = True
    glyph: str = "info"

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def tokens(self, node: Effect) -> list[str]:
        return [self.glyph]


class Graft(Passive):
    """Effect: none when resolved; its presence marks a card as a Graft card, which is played together with another card
    (IMM-7.1)."""

    name = "graft"
    alone = True
    glyph = "graft"


class GraftWithRow(Passive):
    """Effect: the second card of the pair may come from the Imperium Row; it is then trashed when the turn ends."""

    name = "graft_with_row"
    alone = True

    def tokens(self, node: Effect) -> list[str]:
        return ["graft", "row", "trash"]


class CopyPartner(Passive):
    """Effect: use the Agent box of the pair's other card as this card's own. The module opens that box when the Agent
    is sent."""

    name = "copy_partner"
    alone = True

    def tokens(self, node: Effect) -> list[str]:
        return ["graft", "right", "self"]


class ReturnPartner(Passive):
    """Effect: the pair's other card returns to the hand when the Reveal turn begins. The module notes this when the
    Agent is sent."""

    name = "return_partner"
    alone = True

    def tokens(self, node: Effect) -> list[str]:
        return ["reveal", "graft", "right", "hand"]


class IgnoreAgents(HookKind):
    """Hook: let the Agent enter spaces with enemy Agents, whichever card of the pair has the icon that sends it.
    `GraftingAccess.passes` checks for this hook."""

    name = "ignore_agents"
    passive = True


class TrashPartner(Leaf):
    """Effect: trash the other card of the grafted pair, not the one with this effect."""

    name = "trash_partner"
    minds_trashing = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        other = partner_of(s, node.thing & KIND_OF)
        if other == NO_CARD or seat != s.turn_seat:
            return False
        # Of two cards of one kind, the one that is left may be the card with this effect.
        return still_there(s, other) > (1 if other == node.thing & KIND_OF else 0)

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            trash_from_pair(s, seat, partner_of(s, node.thing & KIND_OF))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["trash", "graft"]


class TrashOneOfPair(Leaf):
    """Effect: trash one card of this turn's grafted pair, of the player's choice."""

    name = "trash_one_of_pair"
    minds_trashing = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(pair_in_play(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            s.stack.append((ASK_PAIR, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["trash", "self", "or", "graft"]


class Pair(Question):
    """Ask which card of this turn's grafted pair to trash."""

    def __init__(self) -> None:
        super().__init__(
            ASK_PAIR, "graft_trash", "IMM-16.2", ABOUT_NODE, by_effect=True, asked_by=("trash_one_of_pair",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(pair_in_play(s, frame[1]), s.rules.inplay_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        trash_from_pair(s, frame[1], s.rules.kind[action])


# --- conditions and counts ---------------------------------------------------------------
class Grafted(Asked):
    """The condition that the card with this condition is one of this turn's grafted pair or, before the Agent is sent,
    that a second card has been chosen for the pair."""

    name = "grafted"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        if s.turn_kind == AGENT_TURN:
            return seat == s.turn_seat and partner_of(s, thing & KIND_OF) != NO_CARD
        return len(s.joining) > 0

    def tokens(self, cond: Cond) -> list[str]:
        return ["graft"]


class GraftedWith(CondKind):
    """The condition that the other card of the grafted pair belongs to one of the factions in `a`, given as bits."""

    name = "grafted_with"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        if s.turn_kind == AGENT_TURN:
            other = partner_of(s, thing & KIND_OF) if seat == s.turn_seat else NO_CARD
            return other != NO_CARD and CARD_FACTIONS[other] & cond.a != 0
        return any(CARD_FACTIONS[other] & cond.a for other in s.joining)

    def clause(self, cond: Cond, words: Words) -> str:
        named = [faction_name(faction) for faction in range(len(FACTIONS)) if (cond.a >> faction) & 1]
        names = [words.say("faction-card", faction=faction) for faction in named]
        return words.say("cond-grafted-with", names=join(names, words, "names-or"), first=named[0])

    def tokens(self, cond: Cond) -> list[str]:
        return ["graft", *(name for faction, name in enumerate(FACTIONS) if (cond.a >> faction) & 1)]


class PartnerIcons(CountKind):
    """The number of Agent icons on the other card of the grafted pair, with those it has gained under a condition or
    from Dispatch an Envoy (IMM-16.15, 17.6)."""

    name = "partner_icons"

    def count(self, s: State, seat: int, node: Effect) -> int:
        other = partner_of(s, node.thing & KIND_OF) if s.turn_kind == AGENT_TURN else NO_CARD
        if other == NO_CARD or seat != s.turn_seat:
            return 0
        return icons_of(s, seat, other, s.opened != 0 and grafting_of(s).envoy == other).bit_count()

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-partner-icons")

    def tokens(self, node: Effect) -> list[str]:
        return ["graft", "agent"]


declare(Pair(), module=ID)
add_records([Graft(), GraftWithRow(), CopyPartner(), ReturnPartner(), TrashPartner(), TrashOneOfPair()])
add_records([Grafted(), GraftedWith()])
add_records([PartnerIcons()])
add_records([IgnoreAgents()])
