"""The queries and actions of effects that the rules need: can it be done, do it, pay for it, is it automatic.

The record of each kind of effect implements them (`nodes`); `acts` has the changes that effects make to the table.
"""

from __future__ import annotations

from sandtable.imperium.nodes.base import (
    can,
    can_now,
    can_pay,
    do,
    holds,
    is_passive,
    lies_open,
    pay_cost,
    resolves_itself,
)
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, Step, declare
from sandtable.imperium.rules.state import Frame, State

__all__ = ["can", "can_now", "can_pay", "do", "holds", "is_passive", "lies_open", "pay_cost", "resolves_itself"]


def _do_step(s: State, frame: Frame) -> None:
    do(s, frame[1], NODES[frame[2]])


def _victim_step(s: State, frame: Frame) -> None:
    """Apply to one opponent an effect that hits each of them; parts that cannot be done are skipped."""
    node = NODES[frame[2]]
    s.cause = node.thing
    node.kind.suffer(s, frame[1], node)


declare(Step(frames.DO, "do", _do_step, ABOUT_NODE), Step(frames.VICTIM, "victim", _victim_step, ABOUT_NODE))
