"""Scores the answers to the questions of `rules/asking/menu.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.conflict import best_deployment
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.liking import (
    MOVE,
    NEVER,
    ability_score,
    box_score,
    branch_score,
    buy_score,
    entry_score,
    order_scores,
    plot_score,
    unit_score,
)
from sandtable.imperium.judge.modules import entry_worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.menu import open_parts
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import (
    ABILITY,
    OPTION_0,
    W_ACQUIRE,
    W_BOX,
    W_DEPLOY,
    W_ENTRY,
    W_INTRIGUE,
    W_UNIT,
)


class MenuLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return self._weigh(s, frame, options, True)

    def contenders(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return self._weigh(s, frame, options, False)

    def _weigh(self, s: State, frame: Frame, options: list[int], every: bool) -> list[float]:
        """Return the score of each option of the menu.

        Options that deploy troops, one for each number of troops, get real scores only if no other option is better or
        if every score is needed (`every`).
        """
        w = Worth(s, frame[1])
        scores = []
        deploys = False
        best = NEVER
        for option in options:
            sort = s.rules.sort[option]
            score = 0.0  # ending the turn
            if sort == W_BOX:
                score = box_score(s, w, option)
            elif sort == W_DEPLOY:
                deploys = True
                score = NEVER
            elif sort == W_UNIT:
                score = unit_score(w, s.rules.units[s.rules.kind[option]])
            elif sort == W_ACQUIRE:
                score = buy_score(s, w, option)
            elif sort == W_ENTRY:
                score = entry_score(entry_worth(w, option))
            elif sort == W_INTRIGUE:
                score = plot_score(w, s.rules.kind[option])
            elif option == ABILITY:
                score = ability_score(w)
            scores.append(score)
            best = max(best, score)
        if deploys and (every or best <= MOVE):
            n = best_deployment(w, min(s.allowance, w.p.garrison))
            for at, option in enumerate(options):
                if s.rules.sort[option] == W_DEPLOY:
                    scores[at] = MOVE if s.rules.kind[option] == n else -5.0 - abs(s.rules.kind[option] - n)
        return scores


class PartLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        parts = open_parts(s, frame[1], frame[2])
        return order_scores(s, frame[1], [NODES[part] for part in parts])


class OptionLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        kids = NODES[frame[2]].kids
        if frame[4]:
            return [-w.cost(kids[option - OPTION_0]) for option in options]
        return [branch_score(w, kids[option - OPTION_0]) for option in options]


liked("menu", MenuLiking())
liked("part", PartLiking())
liked("option", OptionLiking())
