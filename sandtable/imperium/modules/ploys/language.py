"""The functions that declare the effects of the module `ploys`: on Agents, troops, extra turns and goals."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, node, nothing, when
from sandtable.imperium.language.effects import Cond, Effect

ID: Final = "ploys"


def bottom_intrigue(n: int = 1) -> Effect:
    """Return an effect: put `n` Intrigue cards from the hand face down under the Intrigue deck; always a cost
    (IX-13.2)."""
    return node("bottom_intrigue", n)


def extra_turn() -> Effect:
    """Return an effect: offer another turn right after this one, which may be an Agent turn or the Reveal turn."""
    return node("extra_turn", optional=True)


def cheaper_space(space: str, spice: int) -> Effect:
    """Return an effect: the space with the id `space` costs `spice` spice less for the Agent sent with this card."""
    return node("cheaper_space", spice, piece=space)


def lose_any_troop(n: int = 1) -> Effect:
    """Return an effect: lose `n` troops from garrison or Conflict, each as the player chooses (IX-14.6)."""
    return node("lose_any_troop", n if n > 1 else 0)


def influence_of_space(n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with the faction of the space to which an Agent was sent this turn."""
    return node("influence_of_space", n)


def influence_where_agents(n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with each faction on whose spaces the player has an Agent."""
    return node("influence_where_agents", n)


def on_winning(effect: Effect) -> Effect:
    """Return an effect: wait until the current Conflict is over, and apply `effect` if the player has won it."""
    return node("on_winning", 0, 0, 0, effect)


def goals(first: int, goals: tuple[Cond, ...], *rewards: Effect) -> Effect:
    """Return an effect: apply one of the rewards, chosen by how many of the conditions `goals` hold: the first reward
    if `first` of them hold, the next if one more holds, and so on."""
    return node("goals", first, len(goals), 0, *(when(goal, nothing()) for goal in goals), *rewards)


def joined_enemy() -> Cond:
    """The condition that the space of this turn's Agent holds an enemy Agent."""
    return condition("joined_enemy")


def agent_on_space_of(faction: int) -> Cond:
    """The condition that the player has an Agent on a space of the faction."""
    return condition("agent_on_space_of", faction)


def agents_on(n: int, *icons: int) -> Cond:
    """The condition that at least `n` of the player's Agents are on spaces with any of these Agent icons (IX-12.5)."""
    bits = 0
    for icon in icons:
        bits |= 1 << icon
    return condition("agents_on", n, bits)


def solari_at_least(n: int) -> Cond:
    return condition("solari_at_least", n)
