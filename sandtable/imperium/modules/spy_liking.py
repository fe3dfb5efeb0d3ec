"""Scores of the answers to the questions about Spies, for bots."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import COND_OPS
from sandtable.imperium.modules import spy_questions  # noqa: F401 - declares the questions
from sandtable.imperium.modules.spy_posts import open_posts, posts_in, spies_of
from sandtable.imperium.modules.spy_worth import opened_by, posts_compared, posts_worth
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE

RECALLED_SPY: Final = COND_OPS.number("recalled_spy")


def _posts(s: State, options: list[int]) -> list[int]:
    """Return the posts that these options name, in their order, leaving out the option `none`."""
    return [s.rules.kind[option] for option in options if option != NONE]


def _beside_none(options: list[int], scores: list[float]) -> list[float]:
    """Return a score for each option: the scores of posts in `scores`, and 0 in the place of the option `none`, if it
    is among the options."""
    if NONE in options:
        scores.insert(options.index(NONE), 0.0)
    return scores


def waiting_for_a_recall(s: State, w: Worth) -> float:
    """Return the worth of those open effects of the turn that come true only if the seat recalls a Spy this turn; 0 if
    it has recalled one already."""
    if spies_of(s).recalled:
        return 0.0
    worth = 0.0
    for _, part in s.todo:
        node = NODES[part]
        if node.op == fx.WHEN and node.cond is not None and node.cond.op == RECALLED_SPY:
            worth += w.of(node.kids[0])
    return worth


class OfSpiesLiking(Liking):
    def misses(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return a score for each option to recall a Spy: the greater the loss from recalling it, the lower."""
        worths = posts_worth(Worth(s, frame[1]), _posts(s, options))
        return _beside_none(options, [-worth for worth in worths])


class SpyPostLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return posts_worth(Worth(s, frame[1]), _posts(s, options))

    def contenders(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return posts_compared(Worth(s, frame[1]), _posts(s, options))


class SpyBackLiking(OfSpiesLiking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return a score for each option to take a Spy back: the gain from moving it to the best open post, plus the
        worth of open effects that need a Spy recalled."""
        seat = frame[1]
        w = Worth(s, seat)
        node = NODES[frame[2]]
        best = max(posts_worth(w, posts_in(open_posts(s, seat, node.b, node.c))), default=0.0)
        extra = waiting_for_a_recall(s, w)
        scores = [max(best - worth, 0.0) + extra for worth in posts_worth(w, _posts(s, options))]
        return _beside_none(options, scores)


class SpyRecallLiking(OfSpiesLiking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return self.misses(s, frame, options)


class InfiltrateLiking(OfSpiesLiking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return self.misses(s, frame, options)


class GatherLiking(OfSpiesLiking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return a score for each option to recall a Spy and draw a card: the worth of the card and of open effects
        that need a Spy recalled, less the worth of what the Spy could otherwise do this round."""
        w = Worth(s, frame[1])
        gain = w.draw + waiting_for_a_recall(s, w)
        scores = [gain - opening for opening in opened_by(w, _posts(s, options))]
        return _beside_none(options, scores)


liked("spy_post", SpyPostLiking())
liked("spy_back", SpyBackLiking())
liked("spy_recall", SpyRecallLiking())
liked("infiltrate", InfiltrateLiking())
liked("gather", GatherLiking())
