"""The functions that declare effects and conditions about Maker Hooks, the Shield Wall and sandworms (UPR-11)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, either, node, per, when
from sandtable.imperium.language.effects import Cond, Effect


def summon_worm(n: int = 1) -> Effect:
    """Return an effect: summon `n` sandworms into the Conflict; the effect itself needs no Maker Hooks (UPR-11.3)."""
    return node("worm", n)


def break_wall() -> Effect:
    """Return an effect: ask the player whether to remove the Shield Wall (UPR-11.5)."""
    return node("break_wall")


def maker_hooks() -> Effect:
    """Return an effect: take a Maker Hooks token if the player has none (UPR-8.8)."""
    return node("maker_hooks")


def with_hooks(effect: Effect) -> Effect:
    """Return an effect: apply `effect` if the player has Maker Hooks."""
    return when(has_hooks(), effect)


def worms_or(worms: int, otherwise: Effect) -> Effect:
    """Return an effect: summon `worms` sandworms if the party may summon sandworms now, otherwise apply the effect
    `otherwise`."""
    return either(condition("may_summon"), summon_worm(worms), otherwise)


def per_worm(effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each of the player's own sandworms in the Conflict."""
    return per("worms", effect)


def has_hooks() -> Cond:
    return condition("hooks")


def worms_at_least(n: int) -> Cond:
    """The condition that the player has at least `n` sandworms in the Conflict."""
    return condition("worms_at_least", n)
