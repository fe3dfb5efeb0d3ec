"""Functions that ask about an effect or do it: whether it can be done, do it, pay for it, whether it is automatic.

The record of each kind of effect implements them (`records`, `nodes`); `acts` has the changes that effects make to the
table.
"""

from __future__ import annotations

from sandtable.imperium.language.effects import HOOK, Cond, Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.question import ABOUT_NODE, Step, declare
from sandtable.imperium.rules.records import CONDS, HOOKS, do
from sandtable.imperium.rules.state import Frame, State


def can(s: State, seat: int, node: Effect) -> bool:
    """Tell whether the effect can be done now: doing it would have a result that the rules require or allow."""
    return KINDS[node.op].can(s, seat, node)


def can_pay(s: State, seat: int, cost: Effect) -> bool:
    """Tell whether the seat can pay the cost, in full and exactly (IMP-4.10)."""
    return KINDS[cost.op].can_pay(s, seat, cost)


def pay_cost(s: State, seat: int, cost: Effect) -> None:
    """Pay a cost that was found payable before. A cost with a choice asks the player, who can no longer decline."""
    s.source = cost.id
    if s.trace is not None:
        s.trace.add(cost.id)
    KINDS[cost.op].pay(s, seat, cost)


def resolves_itself(s: State, seat: int, node: Effect) -> bool:
    """Tell whether the engine may do the effect without asking: only if the order of effects cannot matter and nobody
    learns anything."""
    return KINDS[node.op].itself(s, seat, node)


def can_now(s: State, seat: int, node: Effect) -> bool:
    """Tell whether the effect can be done now and would change something; otherwise it stays open, and lapses when the
    turn ends (R-UPR-9)."""
    return KINDS[node.op].can(s, seat, node) and not KINDS[node.op].idle(s, seat, node)


def supply_taken(node: Effect, revealing: bool) -> int:
    """Return the number of troops that an effect and its child nodes move from the supply to a place other than the
    garrison; `revealing` is true in a Reveal turn."""
    own = KINDS[node.op].takes_supply(node, revealing)
    return own + sum([supply_taken(kid, revealing) for kid in node.kids])


def holds(s: State, seat: int, cond: Cond, thing: int) -> bool:
    """Tell whether the condition is true for this seat; `thing` is the piece with the condition."""
    return CONDS[cond.op].holds(s, seat, cond, thing)


def minds_trashing(node: Effect) -> bool:
    """Tell whether the effect depends on whether a card has trashed itself."""
    return KINDS[node.op].minds_trashing or any(minds_trashing(kid) for kid in node.kids)


def speaks_of_itself(node: Effect) -> bool:
    """Tell whether the effect depends on whether its own card is in play."""
    asks = node.cond is not None and CONDS[node.cond.op].speaks_of_itself
    return asks or KINDS[node.op].speaks_of_itself or any(speaks_of_itself(kid) for kid in node.kids)


def minds_influence(node: Effect) -> bool:
    """Tell whether the effect lowers a level of Influence or depends on one."""
    asks = node.cond is not None and CONDS[node.cond.op].minds_influence
    return asks or KINDS[node.op].minds_influence or any(minds_influence(kid) for kid in node.kids)


def minds_mentat(node: Effect) -> bool:
    """Tell whether the effect takes the Mentat or depends on where it is."""
    asks = node.cond is not None and CONDS[node.cond.op].minds_mentat
    return asks or KINDS[node.op].minds_mentat or any(minds_mentat(kid) for kid in node.kids)


def minds_space(node: Effect) -> bool:
    """Tell whether the effect depends on the space to which this turn's Agent was sent."""
    asks = node.cond is not None and CONDS[node.cond.op].minds_space
    return asks or any(minds_space(kid) for kid in node.kids)


def is_passive(node: Effect) -> bool:
    """Tell whether other rules check for the effect where it matters, so that nothing is left to resolve."""
    return HOOKS[node.a].passive if node.op == HOOK else KINDS[node.op].passive


def lies_open(node: Effect) -> bool:
    """Tell whether an Intrigue card with this effect stays face up until its owner's Reveal turn ends."""
    here = HOOKS[node.a].lies_open if node.op == HOOK else KINDS[node.op].lies_open
    return here or any(lies_open(kid) for kid in node.kids)


# --- steps -------------------------------------------------------------------------------
def _do_step(s: State, frame: Frame) -> None:
    do(s, frame[1], NODES[frame[2]])


def _victim_step(s: State, frame: Frame) -> None:
    """Apply the effect of an `each_opponent` node to one opponent; parts of the effect that this opponent cannot do are
    skipped."""
    node = NODES[frame[2]]
    s.cause = node.thing
    KINDS[node.op].suffer(s, frame[1], node)


declare(Step(frames.DO, "do", _do_step, ABOUT_NODE), Step(frames.VICTIM, "victim", _victim_step, ABOUT_NODE))
