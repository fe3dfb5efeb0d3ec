"""Scores the answers to the questions of `rules/asking/turn.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.liking import (
    BEFORE_CARD,
    FIRST,
    NO_HOOK,
    ability_score,
    best_opened,
    best_score,
    entry_score,
    no_scores,
    pair_scores,
    plot_score,
)
from sandtable.imperium.judge.modules import entry_worth, play_worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.language.effects import SELL_MELANGE
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces, playable_to
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import ABILITY, AGENT_READY, NUMBER_0, W_CARD, W_ENTRY, W_INTRIGUE


class TurnLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        seat = frame[1]
        w = Worth(s, seat)
        payable = payable_spaces(s, seat)
        blocked = blocked_spaces(s, seat)
        reveal = w.rates[rate.REVEAL]
        scores = []
        best = reveal
        s.weighed = []
        s.weighed_for = s.actions_taken + 1
        for option in options:
            sort = s.rules.sort[option]
            if sort == W_CARD:
                kind = s.rules.kind[option]
                pairs = pair_scores(s, w, kind, playable_to(s, seat, kind, payable, blocked))
                s.weighed.append((kind, pairs))
                most = best_score(pairs) if pairs else -5.0
                if s.rules.playing:
                    most = play_worth(w, kind, most)
                scores.append(most)
                best = max(best, most)
            elif sort == W_INTRIGUE:
                scores.append(plot_score(w, s.rules.kind[option]))
            elif sort == W_ENTRY:
                scores.append(entry_score(entry_worth(w, option), FIRST))
            else:
                scores.append(ability_score(w) if option == ABILITY else reveal)
        for at, option in enumerate(options):
            if s.rules.sort[option] == W_INTRIGUE and BEFORE_CARD[s.rules.kind[option]] != NO_HOOK:
                if best_opened(s, w, s.rules.kind[option], payable, blocked) > best + w.rates[rate.KEEP_PLOT]:
                    scores[at] = FIRST
        return scores


class AgentLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [0.0 if option == AGENT_READY else 1.0 for option in options]


class SpaceLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        mask = 0
        for option in options:
            mask |= 1 << s.rules.kind[option]
        by_space = [0.0] * len(s.rules.spaces)
        for score, space in self._pairs(s, frame, mask):
            by_space[space] = score
        return [by_space[s.rules.kind[option]] for option in options]

    def _pairs(self, s: State, frame: Frame, mask: int) -> list[tuple[float, int]]:
        """Return (score, space) for each space in the bits `mask`: the score of sending an Agent there with the card
        already chosen. Reuse the scores computed when the card was chosen, if they still apply."""
        if s.weighed_for == s.actions_taken:
            for card, pairs in s.weighed:
                if card == frame[2] and len(pairs) == mask.bit_count():
                    return pairs
        return pair_scores(s, Worth(s, frame[1]), frame[2], mask)


class MelangeLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        space = s.rules.spaces[frame[4]]
        if space.effect.op == SELL_MELANGE:
            return [(2 * (o - NUMBER_0) + 2) * w.solari - (o - NUMBER_0) * w.spice for o in options]
        scores = []
        before = s.paid
        for way in s.rules.ways[frame[4]]:
            if NUMBER_0 + way.a + way.b + way.c in options:
                s.paid = way.a + way.b + way.c  # the payment determines the effect of the space
                scores.append(w.of(space.effect) - w.cost(way))
        s.paid = before
        return scores


class FigureLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return no_scores(options)  # use the Mentat last: it can still go anywhere


class PassTurnLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return no_scores(options)


liked("turn", TurnLiking())
liked("agent", AgentLiking())
liked("space", SpaceLiking())
liked("melange", MelangeLiking())
liked("figure", FigureLiking())
liked("pass_turn", PassTurnLiking())
