"""Bots' estimates of the effects, conditions and counts of `nodes/spaces.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import BONUS_SPICE, one, pruned, value, zeros
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import SOLARI, SPICE, Effect
from sandtable.imperium.nodes.spaces import MELANGE_RATES, SPICE_ADDICT
from sandtable.imperium.rules.catalog import DOUBLES_HARVEST

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


def _melange() -> list[list[float]]:
    rows: list[list[float]] = []
    for spice, solari in MELANGE_RATES:
        row = zeros()
        row[SPICE] = -float(spice)
        row[SOLARI] = float(solari)
        rows.append(row)
    return rows


class HarvestWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("spice", node.a + BONUS_SPICE)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5

    def worth_there(self, w: Worth, node: Effect, space: int, card: int) -> float:
        base = 2 * node.a if DOUBLES_HARVEST[card] else node.a
        worth = (base + w.s.bonus_spice[space]) * w.spice
        if w.p.has(SPICE_ADDICT):
            worth += w.draw - w.spice
        return worth


class SellMelangeWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        rows = _melange()
        best = rows[0]
        for row in rows[1:]:
            if value(row, weights) > value(best, weights):
                best = row
        return best

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        return pruned(_melange())

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5


price_kind("harvest", HarvestWorth())
price_kind("sell_melange", SellMelangeWorth())
