"""Scores the answers to the questions of `rules/asking/troops.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.conflict import RETREAT_KEEPS, best_deployment, conflict_worth, likely_strength
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.liking import yes_scores
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.rates import rates_of
from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.sides import acting
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NUMBER_0, SEAT_0


def _again(s: State, seat: int, space: int) -> bool:
    return all(module.usable_again(s, seat, space) for module in s.rules.when_recalled)


class DefendLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return yes_scores(options)


class NumberLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        node = NODES[frame[2]]
        if node.op == fx.DEPLOY:
            best = best_deployment(w, frame[3])
            return [-abs(option - NUMBER_0 - best) * 1.0 for option in options]
        # Retreat: the loss in the Conflict against the worth of the troops kept.
        now = w.p.conflict
        return [
            conflict_worth(w, now - (o - NUMBER_0), 0.0) + (o - NUMBER_0) * w.troop * RETREAT_KEEPS for o in options
        ]


class RecallLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores that prefer recalling an Agent that can be sent again, and avoid spaces that give Persuasion in
        the Reveal turn to an Agent who stays there."""
        seat = acting(frame)
        spaces = [s.rules.kind[option] for option in options]
        return [
            (-1.0 if s.rules.spaces[space].reveal_persuasion else 0.0) - (0.0 if _again(s, seat, space) else 2.0)
            for space in spaces
        ]


class VictimLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        r = rates_of(s.rules)
        return [likely_strength(s.players[option - SEAT_0], r) for option in options]


liked("defend", DefendLiking())
liked("number", NumberLiking())
liked("recall", RecallLiking())
liked("victim", VictimLiking())
