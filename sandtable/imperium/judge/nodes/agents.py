"""Bots' estimates of the effects, conditions and counts of `nodes/agents.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.acts import recallable
from sandtable.imperium.rules.catalog import NODES, SIGNET_PARTS
from sandtable.imperium.rules.state import NO_LEADER, NOBODY

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class MentatWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("agents", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.agent if w.s.mentat == NOBODY and len(w.p.hand) > 1 else 0.0


class SwordmasterWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("swordmaster", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.rates[rate.SWORDMASTER] + w.rates[rate.SWORDMASTER_LEFT] * w.left


class CouncilSeatWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("council", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0 if w.p.council else w.rates[rate.COUNCIL] + w.rates[rate.COUNCIL_LEFT] * w.left


class ControlWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("control", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.rates[rate.CONTROL_LEFT] * w.left


class RecallAgentWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("agents", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of recalling an Agent; 0 if the effect excludes the Agent sent this turn and there is no
        other."""
        return 0.0 if node.a and not recallable(w.s, w.seat, True) else w.agent


class RecallSentAgentWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("agents", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.agent if w.p.hand else 0.0


class SignetWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("signet", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        if w.p.leader == NO_LEADER:  # a Rival that plays by a card of its own
            return 0.0
        return sum(w.of(NODES[part]) for part in SIGNET_PARTS[w.p.leader])


price_kind("mentat", MentatWorth())
price_kind("swordmaster", SwordmasterWorth())
price_kind("council_seat", CouncilSeatWorth())
price_kind("control", ControlWorth())
price_kind("recall_agent", RecallAgentWorth())
price_kind("signet", SignetWorth())
price_kind("recall_sent_agent", RecallSentAgentWorth())
