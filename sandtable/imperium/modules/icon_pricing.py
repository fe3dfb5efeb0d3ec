"""The worth of the effect about battle icons, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.icon_effects import _fitting
from sandtable.imperium.modules.icon_worth import kept


class FlipIconWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return -self.loss(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the loss from turning a card face down as a cost: of the cards with the icon and with the wild icon,
        the less valuable one is turned down."""
        return min((kept(w, icon) for icon in _fitting(w.s, w.seat, node.a)), default=0.0)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return len(_fitting(w.s, w.seat, node.a)) > 0


price_kind("flip_icon", FlipIconWorth())
