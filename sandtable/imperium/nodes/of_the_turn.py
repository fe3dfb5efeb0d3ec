"""Records of conditions and counts about the current turn: the Agent's space, cards discarded or revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import FACTIONS, NO_FACTION, Cond, Effect
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.nodes.saying import faction_name
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.catalog import CARD_FACTIONS, KIND_OF, REVEAL_SWORDS
from sandtable.imperium.rules.influence import influence_of
from sandtable.imperium.rules.records import CondKind, CountKind, add_records
from sandtable.imperium.rules.sides import opposed
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD, NOBODY, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


# --- the space of this turn's Agent ------------------------------------------------------
class SentTo(Asked):
    """The base class of conditions on the space of this turn's Agent; bots that compare spaces ask `fits` about each of
    them."""

    minds_space = True

    def fits(self, s: State, space: int) -> bool:
        """Tell whether the condition would hold for an Agent on this space."""
        raise NotImplementedError(self.name)

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.turn_kind == AGENT_TURN and seat == s.turn_seat and self.fits(s, s.turn_space)


class SentToMaker(SentTo):
    """The condition that this turn's Agent went to a Maker space."""

    name = "sent_to_maker"

    def fits(self, s: State, space: int) -> bool:
        return space in s.rules.maker_spaces

    def tokens(self, cond: Cond) -> list[str]:
        return ["agent", "right", "maker"]


class SentToFaction(SentTo):
    """The condition that this turn's Agent went to a faction space."""

    name = "sent_to_faction"

    def fits(self, s: State, space: int) -> bool:
        return s.rules.space_faction[space] != NO_FACTION

    def tokens(self, cond: Cond) -> list[str]:
        return ["agent", "right", "influence-any"]


# --- cards -------------------------------------------------------------------------------
class Discarded(CondKind):
    """The condition that the card discarded as the cost of this effect belongs to the faction `a`."""

    name = "discarded"
    at_once = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.discarded != NO_CARD and (CARD_FACTIONS[s.discarded] >> cond.a) & 1 == 1

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-discarded", name=words.say("faction-card", faction=faction_name(cond.a)))

    def tokens(self, cond: Cond) -> list[str]:
        return [FACTIONS[cond.a], "discard"]


class DeckAtLeast(CondKind):
    """The condition that the player's own deck has at least `a` cards; the discard pile is not shuffled into it for
    this."""

    name = "deck_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return len(s.players[seat].deck) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-deck-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "deck"]


# --- the player's own position -----------------------------------------------------------
class HasSwordmaster(Asked):
    name = "has_swordmaster"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[seat].swordmaster

    def tokens(self, cond: Cond) -> list[str]:
        return ["swordmaster"]


class ShadowAlliance(CondKind):
    """The condition that the player has at least `a` influence with a faction whose Alliance an opponent holds."""

    name = "shadow_alliance"
    minds_influence = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        for f in range(s.rules.board_tracks):
            holder = s.alliance[f]
            if holder != NOBODY and opposed(s, seat, holder) and influence_of(s, seat, f) >= cond.a:
                return True
        return False

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-shadow-alliance", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "influence-any", "person", "alliance"]


# --- revealed cards ----------------------------------------------------------------------
class RevealedOf(CountKind):
    """The number of cards of a faction that the player revealed this turn and that are still in play, including the
    card with this effect."""

    name = "revealed_of"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return sum(1 for kind in s.players[seat].play[s.revealed_from :] if (CARD_FACTIONS[kind] >> node.b) & 1)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-revealed-of", name=words.say("faction-card", faction=faction_name(node.b)))

    def tokens(self, node: Effect) -> list[str]:
        return ["reveal", FACTIONS[node.b]]


class OtherRevealedWithSwords(CountKind):
    """The number of cards revealed this turn that gave swords, not counting the card with this effect (UPR-23.7)."""

    name = "other_revealed_with_swords"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return s.armed - (1 if REVEAL_SWORDS[node.thing & KIND_OF] else 0)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-other-revealed-with-swords")

    def tokens(self, node: Effect) -> list[str]:
        return ["reveal", "sword"]


add_records([SentToMaker(), SentToFaction(), Discarded(), DeckAtLeast(), HasSwordmaster(), ShadowAlliance()])
add_records([RevealedOf(), OtherRevealedWithSwords()])
