"""The worth of effects, conditions and counts about contracts, for bots."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.worths import (
    CountWorth,
    NodeWorth,
    price_count,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.choam import completed, within_reach
from sandtable.imperium.modules.choam_effects import INSTEAD
from sandtable.imperium.modules.choam_worth import worth_of, worth_of_best

EXPECTED_DONE: Final = 2.0  # contracts completed; an estimate for prices, which ignore the position


class ContractWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("solari", float(INSTEAD * node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        if worth == UNKNOWN:
            worth = w.keep(node, self._taken(w, node.a))
        return worth

    def _taken(self, w: Worth, n: int) -> float:
        """Return the worth of taking `n` contracts: that of the best ones, and of the Solari for each that cannot be
        taken."""
        there = within_reach(w.s, w.seat)
        if n == 1 and there:
            return worth_of_best(w, there)
        worths = sorted([worth_of(w, kind) for kind in there], reverse=True)[:n]
        return sum(worths) + (n - len(worths)) * INSTEAD * w.solari


class ContractsDoneWorth(CountWorth):
    expected = EXPECTED_DONE

    def foreseen(self, w: Worth, node: Effect) -> float:
        return float(completed(w.s, w.seat))


price_kind("contract", ContractWorth())
price_count("contracts_done", ContractsDoneWorth())
