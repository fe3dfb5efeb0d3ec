"""Effects, conditions, counts and the question about sandworms, Maker Hooks and the Shield Wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import CHOOSE, Cond, Effect
from sandtable.imperium.language.family import RIVAL
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.worms import (
    ASK_BREAK_WALL,
    break_wall,
    hook_owners,
    summon,
    summonable,
    take_hooks,
    worms_of,
)
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.nodes.saying import dashed, yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.catalog import KIND_OF, NODES, OF_HAGAL
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.records import CondKind, CountKind, NodeKind, add_records
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, YES

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


# --- effects -----------------------------------------------------------------------------
class SummonWorm(Leaf):
    """Effect: summon `a` sandworms from the bank into the Conflict; the effect itself needs no Maker Hooks
    (UPR-11.3)."""

    name = "worm"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return summonable(s, seat)

    def do(self, s: State, seat: int, node: Effect) -> None:
        if summonable(s, seat):
            summon(s, seat, node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "sandworm"]


class BreakWall(NodeKind):
    """Effect: ask the player whether to remove the Shield Wall. If it is one option of a choice, choosing it removes
    the wall without asking again."""

    name = "break_wall"
    alone = True

    def __init__(self) -> None:
        self._chosen: dict[int, bool] = {}  # by node: whether it is one option of a choice

    def chosen(self, node: Effect) -> bool:
        known = self._chosen.get(node.id)
        if known is None:
            known = any(other.op == CHOOSE and any(kid is node for kid in other.kids) for other in NODES)
            self._chosen[node.id] = known
        return known

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return worms_of(s).wall

    def do(self, s: State, seat: int, node: Effect) -> None:
        if not worms_of(s).wall:
            return
        if self.chosen(node):
            break_wall(s, seat)
        else:
            s.stack.append((ASK_BREAK_WALL, seat, node.id, 0, 0))

    def sequence(self, node: Effect) -> int:
        return -1  # first: a sandworm of the same effect may depend on it (UPR-11.5)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Remove the Shield Wall for a Rival if the Rival has Maker Hooks; otherwise do nothing (UPR-R5.10)."""
        if worms_of(s).wall and worms_of(s).hooks[seat]:
            s.cause = node.thing
            break_wall(s, seat)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        must = self.chosen(node) or node.thing & ~KIND_OF in (OF_HAGAL, RIVAL.thing)
        return words.say("effect-break-wall", voice=how.voice, then=yes(how.then), may=yes(not must))

    def tokens(self, node: Effect) -> list[str]:
        return ["break-wall"]


class MakerHooks(Leaf):
    """Effect: take a Maker Hooks token if the player has none (UPR-8.8)."""

    name = "maker_hooks"
    free = True
    beside = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        hooks = worms_of(s).hooks
        return any(not hooks[owner] for owner in hook_owners(s, seat))

    def do(self, s: State, seat: int, node: Effect) -> None:
        take_hooks(s, seat)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def tokens(self, node: Effect) -> list[str]:
        return ["maker-hooks"]


# --- conditions and counts ---------------------------------------------------------------
class HasHooks(Asked):
    name = "hooks"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return worms_of(s).hooks[receiver(s, seat)]

    def tokens(self, cond: Cond) -> list[str]:
        return ["maker-hooks"]


class WormPossible(Asked):
    """The condition that sandworms of the player may enter the current Conflict; Maker Hooks are not required."""

    name = "worm_possible"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return summonable(s, seat)

    def tokens(self, cond: Cond) -> list[str]:
        return ["combat", "sandworm"]


class MaySummon(Asked):
    """The condition that the player has Maker Hooks and that sandworms of the player may enter the current Conflict."""

    name = "may_summon"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return worms_of(s).hooks[seat] and summonable(s, seat)

    def tokens(self, cond: Cond) -> list[str]:
        return ["maker-hooks", "combat", "sandworm"]


class WormsAtLeast(CondKind):
    """The condition that the player has at least `a` sandworms in the Conflict."""

    name = "worms_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return worms_of(s).worms[receiver(s, seat)] >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-" + dashed(self.name), n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "sandworm"]


class WormCount(CountKind):
    """The number of the player's own sandworms in the Conflict."""

    name = "worms"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return worms_of(s).worms[receiver(s, seat)]

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-worms")

    def tokens(self, node: Effect) -> list[str]:
        return ["sandworm"]


# --- the question ------------------------------------------------------------------------
class BreakTheWall(Question):
    """Ask whether to remove the Shield Wall; the player may always decline (UPR-11.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_BREAK_WALL, "break_wall", "UPR-11.5", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        if action == YES:
            break_wall(s, frame[1])

    def fault(self, s: State, frame: Frame) -> str:
        return super().fault(s, frame) if worms_of(s).wall else "asks about a wall that is gone"


add_records([SummonWorm(), BreakWall(), MakerHooks()])
add_records([HasHooks(), WormPossible(), MaySummon(), WormsAtLeast()])
add_records([WormCount()])
declare(BreakTheWall(), module="worms")
