"""The functions that declare Leaders' abilities with pieces, such as memories and steps of a track (UPR-21)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, hook, node
from sandtable.imperium.language.effects import Cond, Effect


def memory() -> Effect:
    """Return an effect: turn a troop from the supply into a memory, which stays on the board (UPR-21.3)."""
    return node("memory")


def other_memories() -> Effect:
    """Return an effect: move all memories back to the supply, draw a card for each, then turn the Leader's card. The
    player may decline."""
    return node("other_memories", optional=True)


def repeat_space() -> Effect:
    """Return an effect: do the printed effects of the space with this turn's Agent once more, without its cost and its
    Influence (UPR-21.4)."""
    return node("repeat_space")


def training(first: tuple[int, ...], *steps: Effect) -> Effect:
    """Return an effect: move the Leader's token one step on its track, along a branch of the player's choice.

    `steps` are the steps of the track, made with `training_step` and numbered from 1; `first` has the numbers of the
    possible first steps.
    """
    return node("training", _bits(first), 0, 0, *steps)


def training_step(reward: Effect, *then: int) -> Effect:
    """Return a step of a Leader's track: `reward` is its effect, `then` the numbers of the steps to which the token can
    move from it."""
    return node("training_step", _bits(then), 0, 0, reward)


def _bits(steps: tuple[int, ...]) -> int:
    bits = 0
    for step in steps:
        bits |= 1 << (step - 1)
    return bits


def chroniclers_insight() -> Effect:
    """Return an effect: take a card with a printed cost of 1 from the Imperium Row or the Reserve into the hand, or
    trash one from hand; trashing a card that has a cost gives 2 spice."""
    return node("chroniclers_insight", optional=True)


def no_deploying() -> Effect:
    """Return an effect: bar the player's own units from the Conflict this turn (UPR-21.5)."""
    return hook("no_deploying")


def strength_at_least(n: int) -> Cond:
    """The condition that the player has at least strength `n` in the Conflict."""
    return condition("strength_at_least", n)


def sent_to_space_of(*factions: int) -> Cond:
    """The condition that this turn's Agent went to a space of one of these factions."""
    bits = 0
    for faction in factions:
        bits |= 1 << faction
    return condition("sent_to_space_of", bits)
