"""Adapt the effects of pieces to the modules of a game, so that texts and icons are right without a module too."""

from __future__ import annotations

from collections.abc import Collection

from sandtable.imperium.language.pieces import Conflict
from sandtable.imperium.language.places import Space
from sandtable.imperium.nodes.base import as_played


def played_space(space: Space, modules: Collection[str]) -> Space:
    effect = as_played(space.effect, modules)
    if effect is space.effect:
        return space
    return Space(
        space.id,
        space.name,
        space.area,
        space.icon,
        effect,
        space.faction,
        space.combat,
        space.cost,
        space.needs,
        space.maker_base,
        space.control_bonus,
        space.once_per_game,
        space.reveal_persuasion,
        space.cheaper,
        space.owner,
    )


def played_conflict(card: Conflict, modules: Collection[str]) -> Conflict:
    rewards = [as_played(reward, modules) for reward in (card.first, card.second, card.third)]
    first, second, third = rewards
    return Conflict(card.id, card.name, card.level, first, second, third, card.control, card.icon, card.wall)
