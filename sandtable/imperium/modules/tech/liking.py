"""Scores of the answers to the questions about Tech tiles, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.tech import effects  # noqa: F401 - declares the questions
from sandtable.imperium.modules.tech.buying import IN_SOLARI, price_of
from sandtable.imperium.modules.tech.worth import NEGOTIATOR, price_worth, tile_worth
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, NONE, NUMBER_0


class ChooseTileLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        discount = NODES[frame[2]].a
        scores = []
        for option in options:
            kind = s.rules.kind[option]
            scores.append(0.0 if option == NONE else tile_worth(w, kind) - price_worth(w, kind, discount))
        return scores


class NegotiatorsLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return a score for each number of negotiators to return in payment for a tile: the worth of the spice that
        they save, less their own worth."""
        price = price_of(frame[3], NODES[frame[2]].a)
        numbers = [option - NUMBER_0 for option in options]
        return [min(n, price) - NEGOTIATOR * n for n in numbers]


class CurrencyLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [-w.solari if option == IN_SOLARI else -w.spice for option in options]


class ExchangeLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [0.0 if option == DONE else w.intrigue - w.intrigue_kept(s.rules.kind[option]) for option in options]


liked("tech", ChooseTileLiking())
liked("negotiators", NegotiatorsLiking())
liked("tech_currency", CurrencyLiking())
liked("exchange_intrigue", ExchangeLiking())
