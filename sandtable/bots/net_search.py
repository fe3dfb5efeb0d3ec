"""The net search bot (`NS`): plays each option on to the next round, as the net would, and compares the outcomes.

The options that the net considers are tried in the same worlds, which the seat cannot tell apart. In each, the seat's
later decisions follow the net's policy and the other seats follow the title's advice, until the seat has its first
decision in the next stage of the game (such as a round). There the net says what the position is worth. What it says in
the middle of a round does not tell good options from bad ones (docs/learning.md). All walks go on side by side, so the
net judges many positions at once, and the same row only once.

Options that have fallen clearly behind are dropped, and the passes that are left go to the others. The policy counts as
evidence too, the less the more worlds there are.

`NS:64` makes 64 passes to the next round for each decision, `NS:500ms` as many as half a second allows.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.bots.net_bot import AT_ONCE, Judge, Known, NetPlayer, chances_of, is_secret, judge_for
from sandtable.bots.search import worth_to
from sandtable.bots.search_bot import NoBudget
from sandtable.core import mixing, stopping
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.parts import Advice
from sandtable.core.rng import Rng

DEFAULT_PASSES: Final = 64
MOST_PASSES: Final = 20_000  # under a time limit: passes near the end of a game take no time
LEAST: Final = 1e-4  # an option is tried if the policy gives it this share of the likeliest option's
MOST: Final = 8  # options that are tried
FAR: Final = 3  # stages that are played at most to reach the seat's first decision in a later one
MOST_STEPS: Final = 60  # decisions of the seat in one pass; then it is judged where it is
POLICY: Final = 0.03  # worlds and chance to win that one unit of the policy's logarithm counts for
USUAL: Final = 0.07  # standard deviation of the difference of two options in one world, before any is known
ASSUMED: Final = 4  # worlds that `USUAL` counts as
ENOUGH: Final = 4  # worlds before any option is dropped
SURE: Final = 2.0  # standard errors that an option must be behind to be dropped
MOST_KNOWN: Final = 4096  # judged rows that are kept, 2 KiB each
HEAT: Final = 0.03  # chance to win that makes an option of a secret choice e times as likely


class Walk:
    """A playout through one world that began with one of the options of the decision and has not ended yet."""

    __slots__ = ("option", "state", "value", "steps", "arrived")

    def __init__(self, option: int, state: Any) -> None:
        self.option = option  # its place in `Trial.options`
        self.state = state
        self.value = 0.0
        self.steps = 0
        self.arrived = False


class Trial:
    """The options of one decision, tried in the same worlds. The best `least` options are never dropped."""

    def __init__(
        self, world: Any, seat: int, judge: Judge, options: list[int], shares: list[float], least: int = 1
    ) -> None:
        advice: Advice = advice_for(world.title)
        order = sorted(range(len(options)), key=lambda at: -shares[at])
        kept = [at for place, at in enumerate(order) if place < least or shares[at] >= LEAST * shares[order[0]]][:MOST]
        self.options = [options[at] for at in kept]
        self.shares = [shares[at] for at in kept]
        self.values: list[list[float]] = [[] for _ in kept]  # by option, one for each world
        self.alive = list(range(len(kept)))
        self.least = least
        self.seat = seat
        self.judge = judge
        self.advice = advice
        self.stage = advice.horizon(world, 1)
        self.until = advice.horizon(world, FAR)
        self.together = round(sum(advice.chances(world)))  # 1, or the size of a team
        self.known: Known = {}
        self.done = 0

    @property
    def worlds(self) -> int:
        """The number of worlds in which all remaining options were tried."""
        return len(self.values[self.alive[0]])

    def play(self, worlds: Sequence[Any], until: float = 0.0) -> None:
        """Try the remaining options in these worlds. If `until` passes before all walks have ended, discard the results
        of this call."""
        walks: list[Walk] = []
        for world in worlds:
            for at in self.alive:
                state = world.clone()
                state.apply(self.seat, self.options[at])
                walks.append(Walk(at, state))
        going = walks
        while going:
            stopping.check()
            if until and time.monotonic() >= until:
                return
            going = self.step([walk for walk in going if self.reach(walk)])
        for walk in walks:
            self.values[walk.option].append(walk.value)
        self.done += len(walks)
        self.drop()

    def reach(self, walk: Walk) -> bool:
        """Play a walk on, by the title's advice, to the next position that the net has to judge, and return True. If
        there is none, set the walk's value and return False."""
        if self.advice.play_on(walk.state, self.seat, self.stage):
            walk.steps += 1
            walk.arrived = walk.steps > MOST_STEPS
            return True
        walk.arrived = self.advice.play_on(walk.state, self.seat, self.until)
        if not walk.arrived:
            walk.value = worth_to(walk.state, self.advice, self.seat, self.together)
        return walk.arrived

    def step(self, walks: list[Walk]) -> list[Walk]:
        """Let the net judge each walk. The chance to win becomes the value of a walk that has arrived; in the others
        the seat takes the option that the net likes best. Return the walks that go on."""
        going: list[Walk] = []
        for start in range(0, len(walks), AT_ONCE):
            some = walks[start : start + AT_ONCE]
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            found = self.judge.of_worlds([walk.state for walk in some], self.seat, self.known)
            for walk, (logits, chance) in zip(some, found, strict=True):
                if walk.arrived:
                    walk.value = chance
                else:
                    options = sorted(walk.state.decision(self.seat).options)
                    walk.state.apply(self.seat, options[int(logits[options].argmax())])
                    going.append(walk)
        return going

    def worth(self, at: int) -> float:
        """Return the worth of an option: the mean of its values plus a term for the policy's share, which counts less
        the more worlds there are."""
        n = len(self.values[at])
        told = math.log(max(self.shares[at], LEAST * LEAST))
        return (sum(self.values[at]) + POLICY * told) / n if n else told

    def best(self) -> int:
        """Return the option with the highest worth."""
        return self.options[max(self.alive, key=self.worth)]

    def drop(self) -> None:
        """Drop the options that are clearly worse than the best one."""
        order = sorted(self.alive, key=self.worth, reverse=True)
        top = order[0]
        n = len(self.values[top])
        if n < ENOUGH:
            return
        kept = order[: self.least]
        for at in order[self.least :]:
            differences = [a - b for a, b in zip(self.values[at], self.values[top], strict=True)]
            mean = sum(differences) / n
            squares = sum([(each - mean) ** 2 for each in differences]) + ASSUMED * USUAL * USUAL
            if self.worth(at) + SURE * math.sqrt(squares / (n + ASSUMED - 1) / n) >= self.worth(top):
                kept.append(at)
        self.alive = sorted(kept)

    def secret_shares(self) -> list[float]:
        """Return the weight of each option for drawing a secret choice: the share that the net's policy gives the
        option, lowered the more its worth is below that of the best option; 0 for dropped options."""
        if not self.done:
            return self.shares
        top = max(self.worth(at) for at in self.alive)
        return [
            self.shares[at] * math.exp((self.worth(at) - top) / HEAT) if at in self.alive else 0.0
            for at in range(len(self.options))
        ]


class NetSearchBot(NetPlayer):
    """A bot that tries the options its net considers until its passes or its milliseconds are used up."""

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
        trial = self._search(view, judge, options, shares, rng)
        return trial.options[mixing.draw(trial.secret_shares(), rng)] if secret else trial.best()

    def ponder(self, view: View, rng: Rng) -> None:
        """Search even though there is only one option, so that the time taken does not show that the seat has no
        choice."""
        known = view.known
        if advice_for(known.title).weighty(known, view.seat):
            decision = view.resample(rng).decision(view.seat)
            options = sorted(decision.options)
            judge = judge_for(known, decision.vocabulary)
            self._search(view, judge, options, chances_of(judge.of_view(view)[0], options), rng)

    def _search(self, view: View, judge: Judge, options: list[int], shares: list[float], rng: Rng) -> Trial:
        """Try these options in sampled worlds and return the trial. A time limit is used up even if one option is
        clearly best: the time taken would reveal something about the seat's hidden cards."""
        until = time.monotonic() + self.milliseconds / 1000.0 if self.milliseconds else 0.0
        trial = Trial(view.resample(rng), view.seat, judge, options, shares, least=2 if until else 1)
        while True:
            stopping.check()
            if until and time.monotonic() >= until:
                return trial
            left = (self.iterations or MOST_PASSES) - trial.done
            n = min(max(1, AT_ONCE // len(trial.alive)), left // len(trial.alive))
            if until:
                n = min(n, 1 + trial.worlds)  # on a slow machine, let the first ones be in time
            if n == 0 or (len(trial.alive) == 1 and not until):
                return trial
            worlds: list[Any] = []
            while len(worlds) < n and not (until and worlds and time.monotonic() >= until):
                stopping.check()
                worlds.append(view.resample(rng))
            trial.play(worlds, until)
