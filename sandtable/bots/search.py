"""Information-set Monte-Carlo tree search: many worlds the seat cannot tell apart, one tree.

Each pass takes one of a few resampled worlds and walks down the tree of the seat's own decisions; all other seats, and
the rest of the walk, follow the title's advice (`best`). All options share the worlds and each world keeps its own
seed, so options are compared under the same cards and the same luck. The advice gives each new node its prior. The
value of a pass is the chance to win that the advice estimates at the horizon, or the result if the game ends before it.

Where the advice says what its scores are worth (`PricedAdvice`), they also count as evidence, as much as some passes:
few passes cannot make the search prefer an option for its luck that the advice considers worse.

Where several seats decide at once, no choice depends on another: in the worlds of a view the other seats have not
answered yet, the advice answers for them without looking at sealed choices, and the tree holds the seat's own actions
only.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sandtable.bots.advice import Advice, price_of_scores
from sandtable.core import stopping

MOST_EDGE: Final = 0.3  # the most that scores say for or against an option
LOOK_UP: Final = 4  # passes between two checks whether more passes could change the choice


class Settings:
    """The parameters of a search; the defaults were found in matches against the greedy bot."""

    __slots__ = (
        "explore", "prior_heat", "prior_floor", "horizon", "passes_per_world", "most_worlds", "sure", "trust",
        "priced_explore", "priced_heat", "priced_floor", "priced_passes_per_world", "priced_most_worlds",
    )  # fmt: skip

    def __init__(
        self,
        explore: float = 1.1,  # weight of the exploration bonus
        prior_heat: float = 12.0,  # how flat the prior is, in the unit of the advice's scores
        prior_floor: float = 0.25,  # the share of the prior spread evenly over all options
        horizon: int = 2,  # stages of the game, as the advice counts them, played before the position is evaluated
        passes_per_world: int = 8,
        most_worlds: int = 48,
        sure: float = 0.5,  # stop when ahead by this share of the passes left: overtaking would take 3 of every 4
        # With advice whose scores have a price:
        trust: int = 40,  # passes that the scores count as
        priced_explore: float = 0.3,
        priced_heat: float = 4.0,
        priced_floor: float = 0.1,
        priced_passes_per_world: int = 3,  # a world answers the same option the same way every time
        priced_most_worlds: int = 160,
    ) -> None:
        self.explore = explore
        self.prior_heat = prior_heat
        self.prior_floor = prior_floor
        self.horizon = horizon
        self.passes_per_world = passes_per_world
        self.most_worlds = most_worlds
        self.sure = sure
        self.trust = trust
        self.priced_explore = priced_explore
        self.priced_heat = priced_heat
        self.priced_floor = priced_floor
        self.priced_passes_per_world = priced_passes_per_world
        self.priced_most_worlds = priced_most_worlds


DEFAULT: Final = Settings()


class Node:
    """A decision of the searching seat, reached by a sequence of its own actions."""

    __slots__ = ("visits", "value", "prior", "edge", "kids")

    def __init__(self, prior: float, edge: float = 0.0) -> None:
        self.visits = 0
        self.value = 0.0
        self.prior = prior
        self.edge = edge  # by how much the scores say that it is better than its siblings, as a chance to win
        self.kids: dict[int, Node] = {}

    def known(self, options: list[int]) -> bool:
        """Tell whether every one of these options has a child node already; another world of the search may have
        options that have none."""
        return all(option in self.kids for option in options)


class Way:
    """The settings that apply to one search: there is one set for titles whose advice says what its scores are worth
    (`PricedAdvice`), and one for all others."""

    __slots__ = ("explore", "heat", "floor", "price", "trust")

    def __init__(self, settings: Settings, price: float) -> None:
        priced = price > 0.0
        self.explore = settings.priced_explore if priced else settings.explore
        self.heat = settings.priced_heat if priced else settings.prior_heat
        self.floor = settings.priced_floor if priced else settings.prior_floor
        self.price = price
        self.trust = settings.trust if priced else 0


def expand(node: Node, advice: Advice, state: Any, seat: int, options: list[int], way: Way) -> None:
    """Add a child node for each new option, with the prior and the edge (difference to the mean, as a chance to win)
    that follow from the advice's scores."""
    scores = advice.scores(state, seat, options)
    top = max(scores)
    raised = [math.exp(max(-30.0, (score - top) / way.heat)) for score in scores]
    total = sum(raised)
    floor = way.floor / len(options)
    mean = sum([x * score for x, score in zip(raised, scores, strict=True)]) / total
    for at, option in enumerate(options):
        if option not in node.kids:
            edge = max(-MOST_EDGE, min(MOST_EDGE, way.price * (scores[at] - mean)))
            node.kids[option] = Node(floor + (1.0 - way.floor) * raised[at] / total, edge)


def estimate(node: Node, kid: Node, trust: int) -> float:
    """Return the value of an option from its own passes and from the advice's score, which counts as much as `trust`
    passes."""
    base = node.value / node.visits if node.visits else 0.5
    return (kid.value + trust * (base + kid.edge)) / (kid.visits + trust)


def pick(node: Node, options: list[int], way: Way) -> int:
    """Return the option, among those of this world, with the highest sum of value and exploration bonus (PUCT)."""
    root = way.explore * math.sqrt(node.visits + 1)
    unknown = node.value / node.visits - 0.05 if node.visits else 0.5
    chosen = options[0]
    best = -1e9
    for option in options:
        kid = node.kids[option]
        if way.trust:
            mean = estimate(node, kid, way.trust)
        else:
            mean = kid.value / kid.visits if kid.visits else unknown
        score = mean + root * kid.prior / (1 + kid.visits)
        if score > best:
            best = score
            chosen = option
    return chosen


def worth_to(state: Any, advice: Advice, seat: int, together: int) -> float:
    """Return the value of a position for a seat: its chance to win or, after the end, its share of the win. Each of the
    `together` members of a winning team gets the full value."""
    if state.over:
        ranks = state.outcome.ranks
        return together / ranks.count(1) if ranks[seat] == 1 else 0.0
    return advice.chances(state)[seat]


class Luck:
    """The luck of each world: how much better or worse than average its passes turn out.

    Options are tried in different worlds, and most of the value of a pass is the world's luck. The world's average is
    subtracted, so that options are compared instead of worlds.
    """

    __slots__ = ("passes", "values", "all_passes", "all_values")

    def __init__(self, worlds: int) -> None:
        self.passes: list[int] = [0] * worlds
        self.values: list[float] = [0.0] * worlds
        self.all_passes = 0
        self.all_values = 0.0

    def less(self, world: int, value: float) -> float:
        """Return the value without this world's luck, as far as it is known, and update the estimate of that luck."""
        n = self.passes[world]
        fair = value
        if self.all_passes:
            mean = self.all_values / self.all_passes
            usual = (self.values[world] + mean) / (n + 1)  # as if the mean had been observed here once
            fair = value - usual + mean
        self.passes[world] = n + 1
        self.values[world] += value
        self.all_passes += 1
        self.all_values += value
        return fair


def one_pass(path: list[Node], state: Any, advice: Advice, seat: int, together: int, until: int, way: Way) -> float:
    """Make one pass: walk down the tree, play on by the advice to the horizon `until`, and return the seat's chance to
    win there. The nodes that the walk goes through are added to `path`."""
    node = path[0]
    while advice.play_on(state, seat, until):
        options = state.decision(seat).options
        if not node.known(options):
            expand(node, advice, state, seat, options, way)
        action = pick(node, options, way)
        state.apply(seat, action)
        node = node.kids[action]
        path.append(node)
        if node.visits == 0:  # a new node ends the walk; the advice plays on from here
            advice.play_on(state, -1, until)
            break
    return worth_to(state, advice, seat, together)


def settled(root: Node, by: float) -> bool:
    """Tell whether the most visited option leads all others by more than `by` passes."""
    first = second = 0
    for kid in root.kids.values():
        if kid.visits > first:
            second = first
            first = kid.visits
        elif kid.visits > second:
            second = kid.visits
    return first - second > by


def worlds_wanted(iterations: int, settings: Settings = DEFAULT, priced: bool = False) -> int:
    """Return the number of worlds that a search of this many passes samples; 0 passes means a limit by time only.

    `priced` tells whether the scores of the advice have a price.
    """
    most = settings.priced_most_worlds if priced else settings.most_worlds
    if not iterations:
        return most
    return min(most, max(1, iterations // (settings.priced_passes_per_world if priced else settings.passes_per_world)))


def search(
    worlds: list[Any], seat: int, advice: Advice, iterations: int, milliseconds: float, settings: Settings = DEFAULT
) -> dict[int, tuple[int, float]]:
    """Return the number of visits and the summed value of each option of the seat's open decision, over worlds that the
    seat cannot tell apart. Scores with a price are included, as `trust` visits. A budget (`iterations` or
    `milliseconds`) of 0 means no limit; one of the two limits must be given."""
    root = Node(1.0)
    way = Way(settings, price_of_scores(advice, worlds[0], seat))
    started = time.perf_counter()
    until = advice.horizon(worlds[0], settings.horizon)
    together = round(sum(advice.chances(worlds[0])))  # 1, or the size of a team
    luck = Luck(len(worlds))
    done = 0
    while not iterations or done < iterations:
        stopping.check()
        if done:
            left = float(iterations - done) if iterations else 1e9
            if milliseconds:
                spent = (time.perf_counter() - started) * 1000.0
                if spent >= milliseconds:
                    break
                left = min(left, done * (milliseconds - spent) / spent)
            if done % LOOK_UP == 0 and settled(root, settings.sure * left):
                break
        path = [root]
        world = done % len(worlds)
        value = luck.less(world, one_pass(path, worlds[world].clone(), advice, seat, together, until, way))
        for node in path:
            node.visits += 1
            node.value += value
        done += 1
    if not way.trust:
        return {option: (kid.visits, kid.value) for option, kid in root.kids.items()}
    found: dict[int, tuple[int, float]] = {}
    for option, kid in root.kids.items():
        visits = kid.visits + way.trust
        found[option] = (visits, visits * estimate(root, kid, way.trust))
    return found
