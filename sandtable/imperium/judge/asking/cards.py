"""Scores the answers to the questions of `rules/asking/cards.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.conflict import conflict_worth
from sandtable.imperium.judge.judgement import CARD_WORTH, Worth
from sandtable.imperium.judge.liking import card_scores
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules.asking.cards import TWIN, is_twin
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE, TROOP, W_CARD, W_DISCARD


class TrashLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores that prefer trashing the weakest card, or no card if all are good; a card still in hand counts
        as better, because it has uses left this round."""
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            if option == NONE:
                scores.append(0.0)
                continue
            kind = s.turn_cards[option - TWIN] if is_twin(option) else s.rules.kind[option]
            score = 2.2 - CARD_WORTH[kind]
            if CARDS[kind].on_trash.op != fx.NOTHING:
                score += 4.0
            if s.rules.sort[option] == W_CARD:
                score -= 0.6 * w.reveal_box(kind)
            elif s.rules.sort[option] == W_DISCARD or is_twin(option):  # a card played this turn may still have effects
                score += 0.1
            scores.append(score if w.left >= 1.0 else score - 2.0)
        return scores


class DiscardLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [-w.discarded(s.rules.kind[option]) for option in options]


class OrdealLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            if option == TROOP:
                troops = w.p.conflict
                scores.append(conflict_worth(w, troops - 1, 0.0) - conflict_worth(w, troops, 0.0) - 0.5)
            else:
                scores.append(-w.discarded(s.rules.kind[option]))
        return scores


class FetchLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return card_scores(s, frame[1], options)


class PeekLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        top = s.players[frame[1]].deck[-1]
        bad = top >= 0 and CARD_WORTH[top] < 1.6
        return [0.0, 1.0] if bad else [1.0, 0.0]


liked("trash", TrashLiking())
liked("discard", DiscardLiking())
liked("ordeal", OrdealLiking())
liked("fetch", FetchLiking())
liked("peek", PeekLiking())
