"""Effects, conditions, counts and questions about dreadnoughts and about units of any sort (IX-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.modules.dreadnoughts import control as control  # registers the module
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, commissioned, fleet_of
from sandtable.imperium.modules.dreadnoughts.language import ID
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.acts import deploy, may_enter, recruit, retreat
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, PARTY, TIMES, Question, declare
from sandtable.imperium.rules.records import CondKind, CountKind, add_records
from sandtable.imperium.rules.sides import opposed, receiver
from sandtable.imperium.rules.state import NOBODY, Frame, State
from sandtable.imperium.rules.units import (
    CONFLICT,
    GARRISON,
    SUPPLY,
    TROOP,
    Unit,
    able_to_retreat,
    units_of,
)
from sandtable.imperium.rules.vocabulary import NONE, SEAT_0
from sandtable.imperium.rules.vocabulary import TROOP as TROOP_WORD

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_RETREAT_UNITS: Final = given(ID, "retreat_units")  # a: node, b: how many more
ASK_DEPLOY_UNITS: Final = given(ID, "deploy_units")  # a: node, b: how many more
ASK_AMBUSH: Final = given(ID, "ambush")  # a: node, b: how many more
ASK_AMBUSHED: Final = given(ID, "ambushed")  # a: node, b: the opponent, c: how many more afterwards


# --- units of any sort -------------------------------------------------------------------
def unit_word(s: State, unit: Unit) -> int:
    return TROOP_WORD if unit.is_troop else s.rules.unit_word[s.rules.units.index(unit)]


def named_unit(s: State, word: int) -> Unit:
    return TROOP if word == TROOP_WORD else s.rules.units[s.rules.kind[word]]


def retreating(s: State, seat: int) -> int:
    """Return the number of units of all sorts that the party has in the Conflict and that are able to retreat."""
    return sum(unit.count(s, seat, CONFLICT) for unit in able_to_retreat(s, seat))


def enlisted(s: State, seat: int) -> list[Unit]:
    """Return the kinds of unit of which the party has at least one in its garrison that it may deploy."""
    return [unit for unit in units_of(s) if unit.deploys and unit.count(s, seat, GARRISON)]


def pay_units(s: State, seat: int, node: Effect, n: int) -> None:
    """Retreat `n` units as a cost of the effect `node`; if units of several kinds are able to retreat, ask which kind
    retreats next."""
    sorts = able_to_retreat(s, receiver(s, seat))
    s.cause = node.thing
    if len(sorts) == 1:
        retreat(s, seat, n, sorts[0])
    elif n:
        s.stack.append((ASK_RETREAT_UNITS, seat, node.id, n, 0))


class RetreatUnits(Leaf):
    """Effect: retreat exactly `a` units, troops or dreadnoughts but never sandworms, as a cost (IX-14.8, IX-11.23)."""

    name = "retreat_units"
    for_receiver = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return retreating(s, receiver(s, seat)) >= node.a

    def do(self, s: State, seat: int, node: Effect) -> None:
        pay_units(s, seat, node, node.a)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # no House Hagal card has it

    def tokens(self, node: Effect) -> list[str]:
        return [str(node.a), "retreat", "troop", "or", "dreadnought"]


class ChooseRetreat(Question):
    """Ask which kind of the player's own units retreats next, until the required number of units has retreated."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ASK_RETREAT_UNITS, "retreat_units", "IX-14.8", ABOUT_NODE, MORE, by_effect=True, asked_by=("retreat_units",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [unit_word(s, unit) for unit in able_to_retreat(s, receiver(s, frame[1]))]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        retreat(s, frame[1], 1, named_unit(s, action))
        if frame[3] > 1:
            pay_units(s, frame[1], NODES[frame[2]], frame[3] - 1)


class DeployUnits(Leaf):
    """Effect: deploy up to `a` units of any sort from the garrison (IX-13.5)."""

    name = "deploy_units"
    for_receiver = True
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return may_enter(s, seat) and len(enlisted(s, receiver(s, seat))) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            s.stack.append((ASK_DEPLOY_UNITS, receiver(s, seat), node.id, node.a, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no Intrigue cards

    def tokens(self, node: Effect) -> list[str]:
        return ["up-to", str(node.a), "deploy", "troop", "or", "dreadnought"]


class ChooseDeployed(Question):
    """Ask which kind of unit to deploy next from the garrison; the player may stop."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ASK_DEPLOY_UNITS, "deploy_units", "IX-13.5", ABOUT_NODE, MORE, by_effect=True, asked_by=("deploy_units",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [unit_word(s, unit) for unit in enlisted(s, frame[1])] + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        s.cause = NODES[frame[2]].thing
        deploy(s, frame[1], 1, "", named_unit(s, action))
        if frame[3] > 1 and enlisted(s, frame[1]):
            s.stack.append((ASK_DEPLOY_UNITS, frame[1], frame[2], frame[3] - 1, 0))


# --- units of opponents ------------------------------------------------------------------
def ambushes(s: State) -> int:
    """Return the number of enemy units that the effect `Ambush` may force to retreat: one for each troop that the
    current player has deployed this turn and not taken back (IX-0.2)."""
    return max(0, min(s.deployed, s.entered))


def ambushable(s: State, seat: int) -> list[int]:
    """Return the opponents who have a unit in the Conflict that the seat can force to retreat."""
    return [other for other in range(len(s.players)) if opposed(s, seat, other) and able_to_retreat(s, other)]


class Ambush(Leaf):
    """Effect: force enemy units to retreat, up to one for each troop that the player has deployed this turn; the player
    may decline each time."""

    name = "ambush"
    for_receiver = True
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return ambushes(s) > 0 and len(ambushable(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            s.stack.append((ASK_AMBUSH, seat, node.id, ambushes(s), 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["person", "retreat", "per", "troop", "deploy"]


def drive_off(s: State, seat: int, node: int, victim: int, unit: Unit, more: int) -> None:
    """Make one unit of the opponent `victim` retreat; its strength is lost at once (IX-5.16). If the effect `node` has
    `more` retreats left, ask the seat about the next one."""
    s.cause = NODES[node].thing
    retreat(s, victim, 1, unit)
    if more and ambushable(s, seat):
        s.stack.append((ASK_AMBUSH, seat, node, more, 0))


class ChooseAmbush(Question):
    """Ask which opponent has to retreat a unit from the Conflict; the player may decline."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_AMBUSH, "ambush", "IX-5.16", ABOUT_NODE, MORE, asked_by=("ambush",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + other for other in ambushable(s, frame[1])] + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        victim = action - SEAT_0
        sorts = able_to_retreat(s, victim)
        if len(sorts) == 1:
            drive_off(s, frame[1], frame[2], victim, sorts[0], frame[3] - 1)
        else:
            s.stack.append((ASK_AMBUSHED, frame[1], frame[2], victim, frame[3] - 1))


class ChooseAmbushed(Question):
    """Ask which kind of unit the chosen opponent has to retreat."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_AMBUSHED, "ambushed", "IX-5.16", ABOUT_NODE, PARTY, TIMES, asked_by=("ambush",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return [unit_word(s, unit) for unit in able_to_retreat(s, frame[3])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        drive_off(s, frame[1], frame[2], frame[3], named_unit(s, action), frame[4])


# --- dreadnoughts ------------------------------------------------------------------------
class Commission(Leaf):
    """Effect: commission `a` dreadnoughts, which moves them from the supply to the garrison; nothing happens if the
    supply has none (IX-5.2, 5.3)."""

    name = "commission_dreadnought"
    for_receiver = True
    rival_takes = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return DREADNOUGHT.count(s, receiver(s, seat), SUPPLY) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        recruit(s, seat, node.a, False, DREADNOUGHT)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not self.can(s, seat, node)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "dreadnought"]


class RetreatDreadnought(Leaf):
    """Effect: retreat one of the player's dreadnoughts; nothing happens if none is in the Conflict (IX-5.16)."""

    name = "retreat_dreadnought"
    suffered_itself = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return DREADNOUGHT.count(s, receiver(s, seat), CONFLICT) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            retreat(s, seat, 1, DREADNOUGHT)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not self.can(s, seat, node)

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        """Make an opponent's dreadnought retreat; the opponent may be a Rival or House Hagal too (IX-9.25)."""
        if DREADNOUGHT.count(s, seat, CONFLICT):
            if s.trace is not None:
                s.trace.add(node.id)
            retreat(s, seat, 1, DREADNOUGHT)

    def tokens(self, node: Effect) -> list[str]:
        return ["retreat", "dreadnought"]


class DreadnoughtToSupply(Leaf):
    """Effect: return a dreadnought that fought to the supply, as a cost, instead of taking control with it
    (IX-14.1)."""

    name = "dreadnought_to_supply"
    rival_wants = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return fleet_of(s).due == seat

    def do(self, s: State, seat: int, node: Effect) -> None:
        part = fleet_of(s)
        if part.due == seat:
            part.due = NOBODY
            part.scuttled = seat

    def tokens(self, node: Effect) -> list[str]:
        return ["minus", "dreadnought"]


# --- conditions and counts ---------------------------------------------------------------
class DreadnoughtInConflict(Asked):
    """The condition that the player has a dreadnought in the Conflict, or has just won the Conflict with one."""

    name = "dreadnought_in_conflict"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        whose = receiver(s, seat)
        return DREADNOUGHT.count(s, whose, CONFLICT) > 0 or fleet_of(s).due == whose

    def tokens(self, cond: Cond) -> list[str]:
        return ["dreadnought", "combat"]


class DreadnoughtsAtLeast(CondKind):
    """The condition that at least `a` of the player's dreadnoughts are commissioned, that is out of the supply,
    wherever they are."""

    name = "dreadnoughts_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return commissioned(s, receiver(s, seat)) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-dreadnoughts-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "dreadnought"]


class DreadnoughtsBelow(CondKind):
    """The condition that fewer than `a` of the party's dreadnoughts are out of its supply (IX-9.4)."""

    name = "dreadnoughts_below"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return commissioned(s, seat) < cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-dreadnoughts-below", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return ["minus", *number(cond.a), "dreadnought"]


class DreadnoughtCount(CountKind):
    """The number of the player's own dreadnoughts in the Conflict."""

    name = "dreadnoughts"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return DREADNOUGHT.count(s, receiver(s, seat), CONFLICT)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-dreadnoughts")

    def tokens(self, node: Effect) -> list[str]:
        return ["dreadnought"]


declare(ChooseRetreat(), ChooseDeployed(), ChooseAmbush(), ChooseAmbushed(), module=ID)
add_records([RetreatUnits(), DeployUnits(), Ambush(), Commission(), RetreatDreadnought(), DreadnoughtToSupply()])
add_records([DreadnoughtInConflict(), DreadnoughtsAtLeast(), DreadnoughtsBelow()])
add_records([DreadnoughtCount()])
