"""Records of conditions, used by `when` and by cards, and of counts, used by `per`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import ANY, FACTIONS, FREMEN, Cond, Effect
from sandtable.imperium.nodes.saying import dashed, faction_name, which_faction
from sandtable.imperium.nodes.tokens import faction_tokens, number, spread
from sandtable.imperium.rules.acts import copies_owned, faction_cards_in_play, in_play
from sandtable.imperium.rules.catalog import CARD_FACTIONS, KIND_OF
from sandtable.imperium.rules.influence import influence_by_icon
from sandtable.imperium.rules.records import CondKind, CountKind, add_records
from sandtable.imperium.rules.sides import of_turn, opponents_with_troops, opposed, receiver
from sandtable.imperium.rules.state import NOBODY, RIVAL, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

RIVAL_COPIES: Final = 2  # a solo Rival counts as holding two The Spice Must Flow (IMP-19.18)


class Asked(CondKind):
    """The base class of conditions without numbers, whose wording is always the same."""

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-" + dashed(self.name))


class InfluenceAtLeast(CondKind):
    """The condition that the player has at least `b` influence with faction `a`."""

    name = "influence_at_least"
    minds_influence = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return influence_by_icon(s, seat, cond.a) >= cond.b

    def clause(self, cond: Cond, words: Words) -> str:
        told = {"with": which_faction(cond.a, words)}
        return words.say("cond-influence-at-least", n=cond.b, faction=faction_name(cond.a), **told)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.b), *faction_tokens(cond.a)]


class Alliance(CondKind):
    """The condition that the player holds the Alliance of the faction `a`, or any Alliance if `a` is ANY."""

    name = "alliance"
    minds_influence = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return seat in s.alliance if cond.a == ANY else s.alliance[cond.a] == seat

    def clause(self, cond: Cond, words: Words) -> str:
        faction = faction_name(cond.a)
        name = "" if cond.a == ANY else words.say("faction-" + faction)
        return words.say("cond-alliance", faction=faction, name=name)

    def tokens(self, cond: Cond) -> list[str]:
        return [*([] if cond.a == ANY else [FACTIONS[cond.a]]), "alliance"]


class Bond(CondKind):
    """The condition that another of the player's cards of the faction `a` is in play (IMP-15.6)."""

    name = "bond"
    speaks_of_itself = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        others = faction_cards_in_play(s.players[seat], cond.a)
        if CARD_FACTIONS[thing & KIND_OF] & (1 << cond.a) and in_play(s, seat, thing):
            others -= 1  # another card, not the card itself
        return others > 0

    def foreseen(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return faction_cards_in_play(s.players[seat], cond.a) > 0

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-bond", name=words.say("faction-card", faction=faction_name(cond.a)))

    def tokens(self, cond: Cond) -> list[str]:
        return [FACTIONS[cond.a], "link"]


class Council(Asked):
    name = "council"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[seat].council

    def tokens(self, cond: Cond) -> list[str]:
        return ["council-seat"]


class MentatHome(Asked):
    name = "mentat_home"
    minds_mentat = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.mentat == NOBODY

    def tokens(self, cond: Cond) -> list[str]:
        return ["mentat", "home"]


class DeckNotEmpty(Asked):
    name = "deck_not_empty"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return len(s.players[seat].deck) > 0

    def tokens(self, cond: Cond) -> list[str]:
        return ["deck"]


class OpponentInConflict(Asked):
    """The condition that an opponent has a troop in the Conflict; other units do not count (IMP-20.54)."""

    name = "opponent_in_conflict"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return len(opponents_with_troops(s, seat)) > 0

    def tokens(self, cond: Cond) -> list[str]:
        return ["person", "troop", "combat"]


class MostTroops(Asked):
    """The condition that the player has more troops in the Conflict than each opponent; other units do not count."""

    name = "most_troops"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        own = receiver(s, seat)
        mine = s.players[own].conflict
        return all(p.conflict < mine for other, p in enumerate(s.players) if opposed(s, own, other))

    def tokens(self, cond: Cond) -> list[str]:
        return ["up", "troop", "combat"]


class SpiceAtLeast(CondKind):
    """The condition that the player has at least `a` spice."""

    name = "spice_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[seat].spice >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-spice-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "spice"]


class UnitsAtLeast(CondKind):
    """The condition that the player has at least `a` units in the Conflict, of any sort."""

    name = "units_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[receiver(s, seat)].units() >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-units-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "troop", "combat"]


class EnteredAtLeast(CondKind):
    """The condition that at least `a` of the player's units have entered the Conflict this turn; units taken back do
    not count."""

    name = "entered_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return of_turn(s, seat) and s.entered >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-entered-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "deploy"]


class AgentOnBoard(Asked):
    name = "agent_on_board"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return len(s.players[seat].agents_at) > 0

    def tokens(self, cond: Cond) -> list[str]:
        return ["agent", "board"]


class CopiesAtLeast(CondKind):
    """The condition that the player owns at least `a` copies of the named card."""

    name = "copies_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        p = s.players[seat]
        copies = RIVAL_COPIES if p.rival == RIVAL else copies_owned(p, s.rules.card[cond.name])
        return copies >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-copies-at-least", n=cond.a, card=words.say("card-" + dashed(cond.name)))

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "card:" + cond.name]


class MostCopies(CondKind):
    """The condition that the player owns more copies of the named card than anybody else."""

    name = "most_copies"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        p = s.players[seat]
        kind = s.rules.card[cond.name]
        mine = copies_owned(p, kind)
        return all(
            (RIVAL_COPIES if other.rival == RIVAL else copies_owned(other, kind)) < mine
            for other in s.players
            if other is not p
        )

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-most-copies", n=cond.a, card=words.say("card-" + dashed(cond.name)))

    def tokens(self, cond: Cond) -> list[str]:
        return ["up", "card:" + cond.name]


class TracksAtLeast(CondKind):
    """The condition that the player has at least `b` Influence on at least `a` tracks."""

    name = "tracks_at_least"
    minds_influence = True

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return sum(1 for f in range(s.rules.board_tracks) if influence_by_icon(s, seat, f) >= cond.b) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-tracks-at-least", tracks=cond.a, n=cond.b)

    def tokens(self, cond: Cond) -> list[str]:
        return spread([[*number(cond.b), "influence-any"] for _ in range(cond.a)], "differs")


class FremenCardsInPlay(CountKind):
    """The number of the player's Fremen cards in play, including the card with this effect."""

    name = "fremen_cards_in_play"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return faction_cards_in_play(s.players[seat], FREMEN)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-fremen-cards-in-play")

    def tokens(self, node: Effect) -> list[str]:
        return ["fremen"]


add_records([InfluenceAtLeast(), Alliance(), Bond(), Council(), MentatHome(), DeckNotEmpty(), OpponentInConflict()])


class PaidAtLeast(CondKind):
    """The condition that the player paid at least `a` for this turn's space, for spaces where the player chooses the
    amount."""

    name = "paid_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.paid >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-paid-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return ["pays", *number(cond.a)]


class AnybodyHasSwordmaster(Asked):
    """The condition that any player or Rival at the table has a Swordmaster."""

    name = "anybody_has_swordmaster"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return any(p.swordmaster for p in s.players)

    def tokens(self, cond: Cond) -> list[str]:
        return ["swordmaster"]


add_records([AgentOnBoard(), CopiesAtLeast(), MostCopies(), TracksAtLeast(), PaidAtLeast(), AnybodyHasSwordmaster()])
add_records([UnitsAtLeast(), EnteredAtLeast(), MostTroops(), SpiceAtLeast()])
add_records([FremenCardsInPlay()])
