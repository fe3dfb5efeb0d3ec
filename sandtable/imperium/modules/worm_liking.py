"""Scores of the answers to the question about the Shield Wall, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules import worm_effects  # noqa: F401 - declares the question
from sandtable.imperium.modules.worm_worth import wall_worth, worm_worth
from sandtable.imperium.modules.worms import WORM
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CONFLICTS, NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import YES


class BreakTheWallLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for yes and no; that of removing the Shield Wall is the worth of removing it, plus the worth of
        sandworms in the same effect that the wall still keeps out."""
        w = Worth(s, frame[1])
        gain = wall_worth(w)
        if CONFLICTS[s.conflict].wall:
            for what, seat, node, done, _ in s.stack:
                if what == frames.GROUP and seat == frame[1]:
                    for i, kid in enumerate(NODES[node].kids):
                        if kid.op == WORM and not (done >> i) & 1:
                            gain += worm_worth(w, kid.a)
        return [gain if option == YES else 0.0 for option in options]


liked("break_wall", BreakTheWallLiking())
