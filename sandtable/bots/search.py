"""Information-set Monte-Carlo tree search: many worlds the seat cannot tell apart, one tree.

Each pass takes one of a handful of resampled worlds and walks down the tree of the own decisions;
everybody else, and the rest of the walk, follows the title's advice (`best`). The worlds are shared
by all options and each keeps its own seed, so options are compared under the same cards and the
same luck. A new node is chosen by the advice as a prior; the value of a pass is the chance to win
that the advice sees at the horizon, or the result where the game ends before it.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sandtable.bots.advice import Advice
from sandtable.core.contract import View
from sandtable.core.rng import Rng

WALK_LIMIT: Final = 4000


class Settings:
    """How a search spends its passes; the defaults were found by matches against greedy."""

    __slots__ = ("explore", "prior_heat", "prior_floor", "horizon", "passes_per_world", "most_worlds")

    def __init__(
        self,
        explore: float = 1.1,  # how much an untried option is worth trying
        prior_heat: float = 4.0,  # how flat the prior is, in the advice's coin
        prior_floor: float = 0.25,  # the share of the prior given to all options alike
        horizon: int = 2,  # rounds played out before the position is judged
        passes_per_world: int = 8,
        most_worlds: int = 48,
    ) -> None:
        self.explore = explore
        self.prior_heat = prior_heat
        self.prior_floor = prior_floor
        self.horizon = horizon
        self.passes_per_world = passes_per_world
        self.most_worlds = most_worlds


DEFAULT: Final = Settings()


class Node:
    """An own decision reached by a sequence of own actions."""

    __slots__ = ("visits", "value", "prior", "kids", "open")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.value = 0.0
        self.prior = prior
        self.kids: dict[int, Node] = {}
        self.open = False


def priors(advice: Advice, state: Any, options: list[int], settings: Settings) -> list[float]:
    scores = advice.scores(state, options)
    top = max(scores)
    raised = [math.exp(max(-30.0, (score - top) / settings.prior_heat)) for score in scores]
    total = sum(raised)
    floor = settings.prior_floor / len(options)
    return [floor + (1.0 - settings.prior_floor) * x / total for x in raised]


def pick(node: Node, options: list[int], explore: float) -> int:
    """The option with the best of value and curiosity (PUCT) among those of this world."""
    root = explore * math.sqrt(node.visits + 1)
    unknown = node.value / node.visits - 0.05 if node.visits else 0.5
    chosen = options[0]
    best = -1e9
    for option in options:
        kid = node.kids[option]
        mean = kid.value / kid.visits if kid.visits else unknown
        score = mean + root * kid.prior / (1 + kid.visits)
        if score > best:
            best = score
            chosen = option
    return chosen


def worth_to(state: Any, advice: Advice, seat: int) -> float:
    if state.over:
        ranks = state.outcome.ranks
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return advice.chances(state)[seat]


def one_pass(root: Node, state: Any, advice: Advice, seat: int, until: int, settings: Settings) -> None:
    """Down the tree, on by advice to the horizon, and back up."""
    path = [root]
    node = root
    walking = True
    for _ in range(WALK_LIMIT):
        if state.over or state.round > until:
            break
        actor = state.to_act[0]
        options = state.decision(actor).options
        if len(options) == 1:
            state.apply(actor, options[0])
            continue
        if actor != seat or not walking:
            state.apply(actor, advice.best(state, options))
            continue
        new = [option for option in options if option not in node.kids]
        if new:
            for option, prior in zip(options, priors(advice, state, options, settings), strict=True):
                if option not in node.kids:
                    node.kids[option] = Node(prior)
        action = pick(node, options, settings.explore)
        node = node.kids[action]
        path.append(node)
        walking = node.visits > 0  # a new node ends the walk; the advice goes on from here
        state.apply(actor, action)
    value = worth_to(state, advice, seat)
    for passed in path:
        passed.visits += 1
        passed.value += value


def search(
    view: View, advice: Advice, iterations: int, milliseconds: float, rng: Rng, settings: Settings = DEFAULT
) -> dict[int, tuple[int, float]]:
    """Visits and mean value of each option of the view's decision."""
    root = Node(1.0)
    started = time.perf_counter()
    worlds: list[Any] = []
    wanted = settings.most_worlds
    if iterations:
        wanted = min(wanted, max(1, iterations // settings.passes_per_world))
    done = 0
    while True:
        if iterations and done >= iterations:
            break
        if milliseconds and done and (time.perf_counter() - started) * 1000.0 >= milliseconds:
            break
        if len(worlds) < wanted:
            world = view.resample(rng)
            worlds.append(world)
        else:
            world = worlds[done % wanted]
        state: Any = world.clone()
        one_pass(root, state, advice, view.seat, state.round + settings.horizon - 1, settings)
        done += 1
    return {option: (kid.visits, kid.value / kid.visits if kid.visits else 0.0) for option, kid in root.kids.items()}
