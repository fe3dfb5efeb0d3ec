"""The readings of effects that the rules need: can it be done, do it, pay it, does it resolve itself.

How each kind is read stands in its record (`nodes`); what effects do to the table in `acts`.
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
    """One opponent's share of an effect that touches each of them; what cannot be done is skipped."""
    node = NODES[frame[2]]
    s.cause = node.thing
    node.kind.suffer(s, frame[1], node)


declare(Step(frames.DO, "do", _do_step, ABOUT_NODE), Step(frames.VICTIM, "victim", _victim_step, ABOUT_NODE))
