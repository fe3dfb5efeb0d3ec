"""Scores of the answers to the questions of grafting, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.liking import best_score, pair_scores
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.grafting import module  # noqa: F401 - declares the questions
from sandtable.imperium.modules.grafting.pairs import reach_of_pair
from sandtable.imperium.modules.grafting.worth import worth_of_partner
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import W_CARD


class PartnerLiking(Liking):
    """Scores the cards that could be played with the chosen card as a grafted pair.

    The score of a card is the worth of its Agent box, plus that of the best space to which the pair can send an Agent,
    less the worth of revealing the card later instead if it is in hand.
    """

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        _, seat, kind, _, _ = frame
        w = Worth(s, seat)
        payable, blocked = payable_spaces(s, seat), blocked_spaces(s, seat)
        scores = []
        for option in options:
            other = s.rules.kind[option]
            own = s.rules.sort[option] == W_CARD
            mask = reach_of_pair(s, seat, kind, other, not own, payable, blocked)
            score = worth_of_partner(w, kind, other) + best_score(pair_scores(s, w, kind, mask))
            scores.append(score - w.reveal_box(other) if own else score)
        return scores


class EnvoyLiking(Liking):
    """Scores the two cards that may get the icons of Dispatch an Envoy: the card with fewer printed Agent icons gets
    the higher score, because it gains more."""

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [-float(len(CARDS[s.rules.kind[option]].icons)) for option in options]


class PairLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [-w.card_lost(s.rules.kind[option]) for option in options]


liked("graft_partner", PartnerLiking())
liked("graft_envoy", EnvoyLiking())
liked("graft_trash", PairLiking())
