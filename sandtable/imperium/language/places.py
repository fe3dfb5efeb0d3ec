"""Declare the pieces that are printed on a board: spaces and Influence tracks."""

from __future__ import annotations

from sandtable.imperium.language.builders import influence, nothing
from sandtable.imperium.language.effects import NO_FACTION, Cond, Effect


class Space:
    """A board space. The Influence of a faction space is not part of `effect` (IMP-4.8).

    `cost` is the cost of sending an Agent there: nothing, a payment, or a choice of payments in one resource; `cheaper`
    replaces it while a condition holds. `owner` is set for a space on a Leader's own board, where nobody else may go.
    """

    __slots__ = (
        "id",
        "name",
        "area",
        "icon",
        "faction",
        "combat",
        "cost",
        "needs",
        "maker_base",
        "effect",
        "control_bonus",
        "once_per_game",
        "reveal_persuasion",
        "cheaper",
        "owner",
    )

    def __init__(
        self,
        id: str,
        name: str,
        area: str,
        icon: int,
        effect: Effect,
        faction: int = NO_FACTION,
        combat: bool = False,
        cost: Effect | None = None,
        needs: Cond | None = None,
        maker_base: int = 0,
        control_bonus: Effect | None = None,
        once_per_game: bool = False,
        reveal_persuasion: int = 0,
        cheaper: tuple[Cond, Effect] | None = None,
        owner: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.area = area
        self.icon = icon
        self.faction = faction
        self.combat = combat
        self.cost = cost or nothing()
        self.needs = needs
        self.maker_base = maker_base
        self.effect = effect
        self.control_bonus = control_bonus or nothing()
        self.once_per_game = once_per_game
        self.reveal_persuasion = reveal_persuasion
        self.cheaper = cheaper
        self.owner = owner


class Track:
    """An Influence track and the rewards of its levels.

    - `points`: the Victory Points of each level, lost again below it.
    - `bonuses`: the effect of reaching a level from below, every time.
    - `alliance`: the level required for the Alliance, with `alliance_points` for its holder.
    - `owner`: set for a track on a Leader's own board, where nobody else moves.
    """

    __slots__ = (
        "id",
        "name",
        "faction",
        "top",
        "points",
        "bonuses",
        "alliance",
        "alliance_points",
        "standing",
        "bonus_at",
        "space_influence",
        "owner",
    )

    def __init__(
        self,
        id: str,
        name: str,
        faction: int,
        points: dict[int, int],
        bonuses: dict[int, Effect],
        alliance: int,
        alliance_points: int = 1,
        top: int = 6,
        owner: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.faction = faction
        self.top = top
        self.points = points
        self.bonuses = bonuses
        self.alliance = alliance
        self.alliance_points = alliance_points
        self.owner = owner
        # The total points of each level.
        self.standing: list[int] = [
            sum(n for level, n in points.items() if level <= reached) for reached in range(top + 1)
        ]
        self.bonus_at: list[Effect | None] = [bonuses.get(level) for level in range(top + 1)]
        # The influence from a space of the faction: 1 step, or 2 with Power Play (IMP-4.8).
        self.space_influence: list[Effect] = [influence(faction, 1), influence(faction, 2)]
