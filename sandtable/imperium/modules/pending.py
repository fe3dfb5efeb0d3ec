"""Stand-ins for kinds of node that are declared but not built yet: they do nothing. Gone when the box is complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import zeros
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.nodes.base import (
    CondKind,
    CountKind,
    HookKind,
    Leaf,
    add_conds,
    add_counts,
    add_hooks,
    add_kinds,
)
from sandtable.imperium.nodes.saying import Manner
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.judge.judgement import Worth

# Take a name out of these lists with the change that brings its record.
NODES = [
    # LEADERS
    "chroniclers_insight",
]  # fmt: skip
CONDS: list[str] = []
COUNTS: list[str] = []
HOOKS: list[str] = []


class PendingNode(Leaf):
    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return False

    def do(self, s: State, seat: int, node: Effect) -> None: ...

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return self.name

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return zeros()

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0


class PendingCond(CondKind):
    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return False

    def clause(self, cond: Cond, words: Words) -> str:
        return self.name

    def tokens(self, cond: Cond) -> list[str]:
        return ["info"]


class PendingCount(CountKind):
    def __init__(self, name: str) -> None:
        self.name = name

    def count(self, s: State, seat: int, node: Effect) -> int:
        return 0

    def clause(self, node: Effect, words: Words) -> str:
        return self.name

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]

    def foreseen(self, w: Worth, node: Effect) -> float:
        return 0.0


class PendingHook(HookKind):
    passive = False
    features = (("persuasion", 0.0),)

    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return False

    def do(self, s: State, seat: int, node: Effect) -> None: ...

    def rival(self, s: State, seat: int, node: Effect) -> None: ...

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return self.name


add_kinds([PendingNode(name) for name in NODES])
add_conds([PendingCond(name) for name in CONDS])
add_counts([PendingCount(name) for name in COUNTS])
add_hooks([PendingHook(name) for name in HOOKS])
