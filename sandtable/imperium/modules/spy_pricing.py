"""The worth of effects, conditions and counts about Spies, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.columns import CONDITION, one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.worths import (
    CountWorth,
    Features,
    HookWorth,
    NodeWorth,
    price_count,
    price_hook,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules import spy_effects  # noqa: F401 - declares the effects
from sandtable.imperium.modules.spy_posts import SPICE_MUST_FLOW, factions_spied_on, spies_of
from sandtable.imperium.modules.spy_worth import CARDS_OF_A_SPY, placing_worth, recalling_loss
from sandtable.imperium.rules.catalog import CARD_COST, REVEAL_PERSUASION
from sandtable.imperium.rules.state import HIDDEN


class SpyWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", node.a * CARDS_OF_A_SPY)

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        if worth == UNKNOWN:
            worth = w.keep(node, placing_worth(w, node.a, node.b, node.c))
        return worth


class RecallSpyWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", -node.a * CARDS_OF_A_SPY)

    def worth(self, w: Worth, node: Effect) -> float:
        return -recalling_loss(w, node.a)

    def loss(self, w: Worth, node: Effect) -> float:
        return recalling_loss(w, node.a)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return self.kind.can(w.s, w.seat, node)


class GuildSpyWorth(HookWorth):
    features: Features = (("influence_any", CONDITION),)  # with about one faction

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of 1 Influence with each faction that the seat spies on.

        It is 0 unless The Spice Must Flow has been acquired this turn or the Persuasion of the whole hand can pay for
        that card.
        """
        s = w.s
        if not spies_of(s).flowed:
            persuasion = w.p.persuasion
            for kind in w.p.hand:
                if kind != HIDDEN:
                    persuasion += REVEAL_PERSUASION[kind]
            if SPICE_MUST_FLOW not in s.rules.card or persuasion < CARD_COST[s.rules.card[SPICE_MUST_FLOW]]:
                return 0.0
        return sum([w.influence(faction, 1) for faction in factions_spied_on(s, w.seat)])


class FactionsSpiedOnWorth(CountWorth):
    expected = 1.0  # one Spy in three is on a faction's post

    def foreseen(self, w: Worth, node: Effect) -> float:
        return float(len(factions_spied_on(w.s, w.seat)))


price_kind("spy", SpyWorth())
price_kind("recall_spy", RecallSpyWorth())
price_count("factions_spied_on", FactionsSpiedOnWorth())
price_hook("guild_spy", GuildSpyWorth())
