"""Records of effects on single cards: return to hand, lose Intrigue cards, reward acquisitions, passive rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import AGENT_ICONS, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import Leaf, clause, cond_clause
from sandtable.imperium.nodes.hooks import NotForRivals
from sandtable.imperium.nodes.saying import join
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import in_play, return_to_hand
from sandtable.imperium.rules.catalog import KIND_OF
from sandtable.imperium.rules.draws import SIFTED
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import CONDS, HookKind, NodeKind, add_records
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class ReturnSelf(Leaf):
    """Effect: the card with this effect goes back from play to the hand."""

    name = "return_self"
    speaks_of_itself = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return in_play(s, seat, node.thing)

    def do(self, s: State, seat: int, node: Effect) -> None:
        if in_play(s, seat, node.thing):
            return_to_hand(s, seat, node.thing & KIND_OF)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["self", "right", "hand"]


class GiveIntrigue(Leaf):
    """The base class of effects by which the player loses `a` held Intrigue cards of their choice."""

    glyph: str = ""

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].intrigue) > 0

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].intrigue) >= node.a

    def do(self, s: State, seat: int, node: Effect) -> None:
        held = len(s.players[seat].intrigue)
        if held:
            s.stack.append((frames.ASK_GIVE_INTRIGUE, seat, node.id, min(node.a, held), 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival trades in the Intrigue cards that it holds

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), self.glyph, "intrigue"]


class TrashIntrigue(GiveIntrigue):
    """Effect: trash `a` held Intrigue cards, which leave the game, so that a later reshuffle is without them
    (UPR-3.8)."""

    name = "trash_intrigue"
    glyph = "trash"


class DiscardIntrigue(GiveIntrigue):
    """Effect: put `a` held Intrigue cards on the Intrigue discard pile."""

    name = "discard_intrigue"
    glyph = "discard"


class EachAcquired(NodeKind):
    """Effect: apply the child effect for every card acquired from now on in this Reveal turn; the code that acquires
    cards checks for this effect (UPR-23.12)."""

    name = "each_acquired"
    alone = True
    lies_open = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival acquires no cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-each-acquired", effect=clause(node.kids[0], words, Manner(how.voice, True, True)))

    def tokens(self, node: Effect) -> list[str]:
        kid = node.kids[0]
        return [*KINDS[kid.op].held(kid), "per", "row", "right", "discard"]


class GainIcons(NodeKind):
    """Effect: the card with this effect also has the Agent icons in the bits `a` while a condition holds; the code that
    opens spaces checks for it (`GAINS_ICONS`)."""

    name = "gain_icons"
    alone = True
    passive = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        assert node.cond is not None
        names = [words.say("icon-" + icon) for at, icon in enumerate(AGENT_ICONS) if (node.a >> at) & 1]
        return words.say("effect-gain-icons", cond=cond_clause(node.cond, words), icons=join(names, words, "names-and"))

    def tokens(self, node: Effect) -> list[str]:
        assert node.cond is not None
        icons = [icon for at, icon in enumerate(AGENT_ICONS) if (node.a >> at) & 1]
        return ["if(", *CONDS[node.cond.op].tokens(node.cond), ")", *icons]


# --- passive rules, and Sift ---------------------------------------------------------------
class IgnoreRequirements(HookKind):
    """Hook: the Agent sent ignores the Influence that spaces require; the code that opens spaces checks for it
    (`IGNORES_NEEDS`)."""

    name = "ignore_requirements"
    passive = True


class DeployRecruited(HookKind):
    """Hook: troops recruited this turn may be deployed from any space; the deploying code checks for it
    (`DEPLOYS_RECRUITS`)."""

    name = "deploy_recruited"
    passive = True


class Sift(NotForRivals):
    """Hook: look at the top three cards of the deck, trash one, discard one and draw one, all at once."""

    name = "sift"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].deck) >= SIFTED

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            s.learnt += 1
            s.stack.append((frames.ASK_SIFT, seat, node.id, 0, 0))

    def tokens(self, node: Effect) -> list[str]:
        return [str(SIFTED), "deck", "right", "(", "draw", ",", "discard", ",", "trash", ")"]


add_records([GainIcons(), ReturnSelf(), TrashIntrigue(), DiscardIntrigue(), EachAcquired()])
add_records([IgnoreRequirements(), DeployRecruited(), Sift()])
