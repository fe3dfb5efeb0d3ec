"""Tellings of the questions and answers of `rules/asking/influence.py`."""

from __future__ import annotations

from sandtable.core.decisions import Decision
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class FactionTelling(QuestionTelling):
    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        if decision.node == frames.BY_LEADER:
            return build.influence(fx.ANY)
        node = NODES[decision.node]
        if node.op == fx.INFLUENCE_DIFFERENT and node.a - telling.factions_taken(decision) == 1:
            return build.influence(fx.ANY)
        return node


class LoseInfluenceTelling(QuestionTelling):
    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        node = NODES[decision.node]
        return build.lose_influence(node.b) if node.c else node  # asked several times, one loss each


phrased("faction", FactionTelling())
phrased("lose_influence", LoseInfluenceTelling())
