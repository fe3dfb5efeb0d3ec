"""The language of Leaders' abilities that keep something of their own: memories, training and the like (UPR-21)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, hook, node
from sandtable.imperium.language.effects import Cond, Effect


def memory() -> Effect:
    """A troop from the supply becomes a memory."""
    return node("memory")


def other_memories() -> Effect:
    """All memories may go home, a card for each; then the Leader's card is turned."""
    return node("other_memories", optional=True)


def repeat_space() -> Effect:
    """The printed effects of the turn's space once more (UPR-21.4)."""
    return node("repeat_space")


def training(first: tuple[int, ...], *steps: Effect) -> Effect:
    """A token moves one step along a branch of the player's choice. `first`: the steps that come first; `steps`: each a
    `training_step`, numbered from 1."""
    return node("training", _bits(first), 0, 0, *steps)


def training_step(reward: Effect, *then: int) -> Effect:
    """A step that shows a reward; `then`: the steps that follow it."""
    return node("training_step", _bits(then), 0, 0, reward)


def _bits(steps: tuple[int, ...]) -> int:
    bits = 0
    for step in steps:
        bits |= 1 << (step - 1)
    return bits


def chroniclers_insight() -> Effect:
    """A card of cost 1 into the hand, or one trashed from hand: 2 spice if it has a cost."""
    return node("chroniclers_insight", optional=True)


def no_deploying() -> Effect:
    """No own unit enters the Conflict in this turn (UPR-21.5)."""
    return hook("no_deploying")


def strength_at_least(n: int) -> Cond:
    """Strength `n` in the Conflict."""
    return condition("strength_at_least", n)


def sent_to_space_of(*factions: int) -> Cond:
    """The Agent of this turn went to a space of one of these factions."""
    bits = 0
    for faction in factions:
        bits |= 1 << faction
    return condition("sent_to_space_of", bits)
