"""Scores of the answers to the questions about Leaders' abilities, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.ability_effects import steps_from
from sandtable.imperium.modules.ability_worth import acquired_worth, trashed_worth
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import ACQUIRE_ASIDE, NONE, OPTION_0, W_ACQUIRE


def path_worth(w: Worth, node: Effect, step: int, share: float) -> float:
    """Return the worth of moving a Leader's token to the step with this number of the track `node`: the worth of that
    step, plus `share` times that of the best path after it, because the Signet Ring may never be played again."""
    worth = w.of(node.kids[step - 1])
    following = steps_from(node, step)
    return worth + share * max((path_worth(w, node, next, share) for next in following), default=0.0)


class ChooseTrainingLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        node = NODES[frame[2]]
        return [path_worth(w, node, option - OPTION_0 + 1, min(1.0, 0.15 * w.left)) for option in options]


class InsightLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            if option == NONE:
                scores.append(0.0)
            elif option == ACQUIRE_ASIDE:
                scores.append(acquired_worth(w, w.p.aside))
            else:
                kind = s.rules.kind[option]
                scores.append(acquired_worth(w, kind) if s.rules.sort[option] == W_ACQUIRE else trashed_worth(w, kind))
        return scores


liked("training", ChooseTrainingLiking())
liked("insight", InsightLiking())
