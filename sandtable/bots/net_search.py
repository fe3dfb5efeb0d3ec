"""The net search bot (`NS`): a search in which a net says what to look at and what it is worth.

It walks through worlds its seat cannot tell apart, like the search bot (`sandtable.bots.search`): the tree holds the
seat's own decisions, and the other seats follow the title's advice. But the net's policy is the prior of each node, and
instead of playing on to a horizon the net judges the seat's next decision. Several such positions are judged at once;
until then each counts as a loss, so that the walks spread.

`NS:64` judges 64 positions a decision, `NS:500ms` as many as half a second allows.
"""

from __future__ import annotations

import time
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.bots.net_bot import AT_ONCE, Judge, NetPlayer, chances_of, is_secret, judge_for
from sandtable.bots.search import Luck, Node, Settings, Way, pick, settled, worth_to
from sandtable.bots.search_bot import NEARLY, NoBudget
from sandtable.core import mixing, stopping
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.parts import Advice
from sandtable.core.rng import Rng

DEFAULT_PASSES: Final = 64
PASSES_PER_WORLD: Final = 4
MOST_WORLDS: Final = 64
MOST_PASSES: Final = 20_000  # under a time limit: walks near the end of a game take no time
FAR: Final = 3  # stages of the game that are played on at most to reach the seat's next decision
FLOOR: Final = 0.02  # the share of the prior spread evenly over all options
FOR_WORLDS: Final = 0.25  # the share of the time that resampling worlds may take, under a time limit
SETTINGS: Final = Settings(explore=0.6)


class Walk:
    """A walk down the tree that ended at a decision which the net has to judge."""

    __slots__ = ("path", "world", "state", "options")

    def __init__(self, path: list[Node], world: int, state: Any, options: list[int]) -> None:
        self.path = path
        self.world = world
        self.state = state
        self.options = options


class Tree:
    """The search of one decision."""

    def __init__(self, worlds: list[Any], seat: int, advice: Advice, judge: Judge) -> None:
        self.worlds = worlds
        self.seat = seat
        self.advice = advice
        self.judge = judge
        self.root = Node(1.0)
        self.way = Way(SETTINGS, 0.0)
        self.luck = Luck(len(worlds))
        self.until = advice.horizon(worlds[0], FAR)
        self.together = round(sum(advice.chances(worlds[0])))  # 1, or the size of a team
        self.done = 0

    def expand(self, node: Node, options: list[int], shares: list[float]) -> None:
        """Add the nodes of these options with the net's policy as their prior."""
        floor = FLOOR / len(options)
        for option, share in zip(options, shares, strict=True):
            if option not in node.kids:
                node.kids[option] = Node(floor + (1.0 - FLOOR) * share)

    def walk(self) -> Walk | None:
        """Go down the tree; return what is to be judged, or None if the end of the walk has a value already."""
        world = self.done % len(self.worlds)
        self.done += 1
        state = self.worlds[world].clone()
        node = self.root
        node.visits += 1
        path = [node]
        while True:
            options = sorted(state.decision(self.seat).options)
            if not node.known(options):
                return Walk(path, world, state, options)
            action = pick(node, options, self.way)
            state.apply(self.seat, action)
            node = node.kids[action]
            node.visits += 1
            path.append(node)
            if not self.advice.play_on(state, self.seat, self.until):
                self.count(path, world, worth_to(state, self.advice, self.seat, self.together))
                return None

    def count(self, path: list[Node], world: int, value: float) -> None:
        """Add the value of a walk to the nodes on its path."""
        fair = self.luck.less(world, value)
        for node in path:
            node.value += fair

    def judge_all(self, walks: list[Walk]) -> None:
        """Let the net judge the ends of some walks."""
        if not walks:
            return
        logits, chances = self.judge.of_worlds([walk.state for walk in walks], self.seat)
        for row, walk in enumerate(walks):
            self.expand(walk.path[-1], walk.options, chances_of(logits[row], walk.options))
            self.count(walk.path, walk.world, chances[row])


class NetSearchBot(NetPlayer):
    """A bot that lets its net guide a search, until its passes or its milliseconds are used up."""

    name = "net-search"
    default_passes = DEFAULT_PASSES
    most_processes = 1

    def __init__(self, iterations: int = DEFAULT_PASSES, milliseconds: float = 0.0, processes: int = 1) -> None:
        if iterations <= 0 and milliseconds <= 0.0:
            raise NoBudget("a search needs passes or milliseconds, from 1")
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could reveal the order in which cards were drawn
        if len(options) == 1:
            return options[0]
        known = view.known
        secret = is_secret(known, view.seat)
        judge = judge_for(known, decision.vocabulary)
        logits, _ = judge.of_view(view)
        shares = chances_of(logits, options)
        if not advice_for(known.title).weighty(known, view.seat):
            return options[mixing.draw(shares, rng) if secret else shares.index(max(shares))]
        kids = self._search(view, judge, options, shares, rng).root.kids
        if secret:
            visits = [kids[option].visits for option in options]
            least = NEARLY * max(visits)
            return options[mixing.draw([float(n) if n >= least else 0.0 for n in visits], rng)]
        return max(options, key=lambda option: (kids[option].visits, kids[option].value))

    def ponder(self, view: View, rng: Rng) -> None:
        """Search although there is nothing to choose, so that nobody can see that the seat has no choice."""
        known = view.known
        if advice_for(known.title).weighty(known, view.seat):
            decision = view.resample(rng).decision(view.seat)
            options = sorted(decision.options)
            judge = judge_for(known, decision.vocabulary)
            self._search(view, judge, options, chances_of(judge.of_view(view)[0], options), rng)

    def _search(self, view: View, judge: Judge, options: list[int], shares: list[float], rng: Rng) -> Tree:
        """Return the searched tree."""
        until = time.monotonic() + self.milliseconds / 1000.0 if self.milliseconds else 0.0
        most = min(MOST_WORLDS, max(1, self.iterations // PASSES_PER_WORLD)) if self.iterations else MOST_WORLDS
        enough = until - self.milliseconds / 1000.0 * (1.0 - FOR_WORLDS)
        worlds: list[Any] = []
        while len(worlds) < most and not (until and worlds and time.monotonic() > enough):
            stopping.check()
            worlds.append(view.resample(rng))
        tree = Tree(worlds, view.seat, advice_for(view.known.title), judge)
        tree.expand(tree.root, options, shares)
        while True:
            stopping.check()
            left = self.iterations - tree.done if self.iterations else MOST_PASSES - tree.done
            if left <= 0 or (until and tree.done and time.monotonic() >= until):
                return tree
            if self.iterations and tree.done and settled(tree.root, float(left)):
                return tree
            walks = [walk for walk in (tree.walk() for _ in range(min(left, AT_ONCE))) if walk is not None]
            tree.judge_all(walks)
