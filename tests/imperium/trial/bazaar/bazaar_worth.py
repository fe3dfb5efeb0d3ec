"""Companion of the trial module `bazaar`: what bots make of its effect and of the answers to its question."""

from __future__ import annotations

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.playing import Playing
from sandtable.imperium.rules.state import Frame, State
from tests.imperium.trial.bazaar.bazaar import ID, RATES, is_in_pairs, partners


class BazaarWorth(ModuleWorth):
    """The worth of menu entries and of cards in pairs."""

    def entry_worth(self, w: Worth, word: int) -> float:
        good = w.s.rules.vocabulary.words[word].partition(":")[2]
        return RATES[good] * w.solari - (w.water if good == "water" else w.spice)

    def play_worth(self, w: Worth, playing: Playing, kind: int, alone: float) -> float:
        if not is_in_pairs(kind):
            return alone
        return alone + max([w.of(CARDS[other].agent) for other in partners(w.s, w.seat, kind)], default=0.0)


class InPairsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0


class PartnerLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [w.of(CARDS[kind].agent) - w.reveal_box(kind) for kind in (s.rules.kind[option] for option in options)]


judged(ID, BazaarWorth())
price_kind("in_pairs", InPairsWorth())
liked("partner", PartnerLiking())
