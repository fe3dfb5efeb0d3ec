"""The worth of effects and counts about Tech tiles, for bots."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.columns import CONDITION, one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.worths import CountWorth, NodeWorth, price_count, price_kind
from sandtable.imperium.language.effects import COUNT_NUMBERS, Effect
from sandtable.imperium.modules.tech import effects  # noqa: F401 - declares the effects
from sandtable.imperium.modules.tech.worth import LATE, NEGOTIATOR, best_tile
from sandtable.imperium.rules.catalog import REVEAL_SWORDS
from sandtable.imperium.rules.records import COUNTS

USUAL_TILE: Final = 2.0  # the gain from a tile beyond its price, in Solari; an estimate for prices
TIE: Final = 1.5  # the worth of winning ties
SHIPPED: Final = 0.3  # how often the track recruits, in a round
EARLY: Final = 0.1  # share of the endgame lines about low Influence that lasts to the end
USUAL_SWORDS: Final = 1.5  # cards with swords in a Reveal turn


class AcquireTechWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("solari", USUAL_TILE + 1.5 * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        if worth == UNKNOWN:
            w.keep(node, 0.0)  # a tile may cost a card that in turn acquires a tile
            worth = w.keep(node, best_tile(w, node.a, node.b == 1))
        return worth


class NegotiatorWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("spice", NEGOTIATOR * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        if w.left < 0.5:
            return 0.0
        return min(node.a, w.u.supply) * NEGOTIATOR * w.spice


class TrashTileWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0


class ExchangeIntrigueWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        return sum(max(0.0, w.intrigue - w.intrigue_kept(kind)) for kind in w.p.intrigue if kind >= 0)


class MoreShippedTroopsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", node.a * CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        return SHIPPED * node.a * w.troop


class WinTiesWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return TIE


class RevealedWithSwordsWorth(CountWorth):
    expected = USUAL_SWORDS

    def foreseen(self, w: Worth, node: Effect) -> float:
        if w.s.turn_seat == w.seat and w.s.armed:
            return float(w.s.armed)
        held = float(sum(1 for kind in w.p.hand if kind >= 0 and REVEAL_SWORDS[kind]))
        return max(held, 1.0)


class FactionsAtMostWorth(CountWorth):
    expected = CONDITION

    def foreseen(self, w: Worth, node: Effect) -> float:
        low = float(COUNTS[COUNT_NUMBERS.number("factions_at_most")].count(w.s, w.seat, node))
        return low if w.left < LATE else EARLY * low


price_kind("acquire_tech", AcquireTechWorth())
price_kind("negotiator", NegotiatorWorth())
price_kind("trash_tile", TrashTileWorth())
price_kind("exchange_intrigue", ExchangeIntrigueWorth())
price_kind("more_shipped_troops", MoreShippedTroopsWorth())
price_kind("win_ties", WinTiesWorth())
price_count("revealed_with_swords", RevealedWithSwordsWorth())
price_count("factions_at_most", FactionsAtMostWorth())
