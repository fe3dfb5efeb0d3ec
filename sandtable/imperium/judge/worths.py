"""Bots' estimates of effects: a companion object for each kind of node, condition, count and hook.

`judge/nodes` has those of the family; a module names the file with its own when it registers (`register(...,
judged_by=…)`). Companions are found by the number of the kind: `WORTHS[node.op].worth(w, node)`. When a box is loaded,
the companions of its modules are loaded too; `unpriced` names the kinds without a companion.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium import nodes as nodes  # loads the records that companions belong to
from sandtable.imperium.judge.columns import COUNTED, pruned, zeros
from sandtable.imperium.language.effects import COND_OPS, COUNT_NUMBERS, HOOK_NUMBERS, OPS, Cond, Effect
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.records import (
    CONDS,
    COUNTS,
    HOOKS,
    CondKind,
    CountKind,
    HookKind,
    MissingRecord,
    NodeKind,
    fill,
)

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

Features = tuple[tuple[str, float], ...]  # columns of a price, each with an amount


@mypyc_attr(allow_interpreted_subclasses=True)
class NodeWorth:
    """Bots' estimates for effects of one kind: their price and their worth. Every subclass defines `row` or `best`, and
    `worth`."""

    def __init__(self) -> None:
        self.kind: NodeKind = NodeKind()

    # Prices: rows of `judge/columns`.
    def row(self, node: Effect, cost: bool) -> list[float]:
        """Return the price of the effect as a row of columns; `cost` is true if the effect is paid as a cost."""
        raise NotImplementedError(f"nobody says what bots make of {KINDS[node.op].name!r}")

    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        """Return the price of the effect as a row, with those choices in it that have the highest value under
        `weights`.

        Because values add up, each part of an effect can choose independently.
        """
        return self.row(node, cost)

    def best_taken(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        """Return the same as `best`, but for an effect that the player has already chosen among several: an arrow in it
        is then used, not declined."""
        return self.best(node, weights, cost)

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        """Return one price row for each combination of choices that the effect allows."""
        if node.optional and not cost:  # trashing, moving troops
            return pruned([zeros(), self.row(node, cost)])
        return [self.row(node, cost)]

    def choices_taken(self, node: Effect, cost: bool) -> list[list[float]]:
        return self.choices(node, cost)

    # Worth to a seat in a position.
    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of the effect to the seat of `w` in its position."""
        raise NotImplementedError(f"nobody says what bots make of {KINDS[node.op].name!r}")

    def worth_there(self, w: Worth, node: Effect, space: int, card: int) -> float:
        """Return the worth of an effect of the space `space` to the seat if it sends an Agent there with the card
        `card`."""
        return self.worth(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the worth that the seat of `w` loses by paying this effect as a cost."""
        return 0.0

    def affordable(self, w: Worth, node: Effect) -> bool:
        """Tell whether the seat will probably be able to pay this effect."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class CondWorth:
    """Bots' expectation whether a condition will hold, for one kind of condition."""

    def __init__(self) -> None:
        self.kind: CondKind = CondKind()

    def expected(self, w: Worth, cond: Cond, thing: int) -> bool:
        """Tell whether the condition will probably hold when it is checked; `thing` is the piece with the condition."""
        return CONDS[cond.op].holds(w.s, w.seat, cond, thing)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountWorth:
    """Bots' expectation of the number that a `per` effect counts, for one kind of count. Every subclass defines
    `foreseen`."""

    expected: float = COUNTED  # the number that a price assumes

    def __init__(self) -> None:
        self.kind: CountKind = CountKind()

    def foreseen(self, w: Worth, node: Effect) -> float:
        """Return the number that the seat should expect when the effect is resolved."""
        raise NotImplementedError(f"nobody says how many of {COUNTS[node.a].name!r} bots expect")


@mypyc_attr(allow_interpreted_subclasses=True)
class HookWorth:
    """Bots' estimate of a hook. Every subclass defines `features`, its price."""

    features: Features = ()  # its effect, in columns of a price
    guess: float = 1.5  # its worth to a seat

    def __init__(self) -> None:
        self.kind: HookKind = HookKind()

    def worth(self, w: Worth, node: Effect) -> float:
        return self.guess


# By the number of the kind.
WORTHS: Final[list[NodeWorth]] = []
CONDITION_WORTHS: Final[list[CondWorth]] = []
COUNT_WORTHS: Final[list[CountWorth]] = []
HOOK_WORTHS: Final[list[HookWorth]] = []


def price_kind(name: str, worth: NodeWorth) -> None:
    """Register bots' estimates for a kind of node."""
    number = OPS.number(name)
    _make_room()
    own = type(worth)
    if (own.row is NodeWorth.row and own.best is NodeWorth.best) or own.worth is NodeWorth.worth:
        raise MissingRecord(f"the companion {own.__name__} ({name}) lacks row|best or worth")
    _refuse_second(type(WORTHS[number]) is not NodeWorth, "kind of node", name)
    worth.kind = KINDS[number]
    WORTHS[number] = worth


def price_condition(name: str, worth: CondWorth) -> None:
    """Register bots' expectation for a kind of condition; for kinds without one, bots expect that the condition stays
    as it is now."""
    _make_room()
    number = COND_OPS.number(name)
    worth.kind = CONDS[number]
    CONDITION_WORTHS[number] = worth


def price_count(name: str, worth: CountWorth) -> None:
    """Register bots' expectation for a kind of count."""
    _make_room()
    fill(worth, CountWorth)
    number = COUNT_NUMBERS.number(name)
    _refuse_second(type(COUNT_WORTHS[number]) is not CountWorth, "count", name)
    worth.kind = COUNTS[number]
    COUNT_WORTHS[number] = worth


def price_hook(name: str, worth: HookWorth) -> None:
    """Register bots' estimate for a hook."""
    _make_room()
    fill(worth, HookWorth)
    number = HOOK_NUMBERS.number(name)
    if not worth.features:
        raise MissingRecord(f"the companion {type(worth).__name__} ({name}) lacks features")
    _refuse_second(type(HOOK_WORTHS[number]) is not HookWorth, "hook", name)
    worth.kind = HOOKS[number]
    HOOK_WORTHS[number] = worth


def _refuse_second(there: bool, what: str, name: str) -> None:
    if there:
        raise MissingRecord(f"two companions for the {what} {name!r}")


def _make_room() -> None:
    """Extend the tables of companions with default companions for all kinds registered so far."""
    while len(WORTHS) < len(KINDS):
        WORTHS.append(NodeWorth())
    while len(CONDITION_WORTHS) < len(CONDS):
        CONDITION_WORTHS.append(CondWorth())
    while len(COUNT_WORTHS) < len(COUNTS):
        COUNT_WORTHS.append(CountWorth())
    while len(HOOK_WORTHS) < len(HOOKS):
        HOOK_WORTHS.append(HookWorth())


def unpriced() -> list[str]:
    """Return the names of the kinds of node, counts and hooks that have no companion for bots."""
    grow()
    found = [f"kind of node {KINDS[n].name}" for n, each in enumerate(WORTHS) if type(each) is NodeWorth]
    found += [f"count {COUNTS[n].name}" for n, each in enumerate(COUNT_WORTHS) if type(each) is CountWorth]
    found += [f"hook {HOOKS[n].name}" for n, each in enumerate(HOOK_WORTHS) if type(each) is HookWorth]
    return [each for each in found if not each.endswith(" ")]  # numbers without a record have no name


def grow() -> None:
    """Load the bot companions of every registered module, and extend the tables of companions to all registered
    kinds."""
    import_module("sandtable.imperium.judge.nodes")
    for module in MODULES.values():
        for path in module.judged_by:
            import_module(path)
    _make_room()
