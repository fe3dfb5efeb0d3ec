"""Traitor cards: one for each leader, by the leader's number, then the Cheap Hero traitor (CLA-2.4, CLA-21.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.classic.content.factions import FACTION_LEADERS, FACTIONS, LEADER_FACTION, LEADERS
from sandtable.classic.content.pieces import IX_TLEILAXU

NO_LEADER: Final = -1
NO_FACTION: Final = -1


class Traitor:
    """A traitor card. `leader` and `faction` are numbers, both negative for the Cheap Hero traitor."""

    __slots__ = ("id", "name", "leader", "faction", "box")

    def __init__(self, id: str, name: str, leader: int, faction: int, box: int) -> None:
        self.id = id
        self.name = name
        self.leader = leader
        self.faction = faction
        self.box = box


def _of_leader(leader: int) -> Traitor:
    declared = LEADERS[leader]
    faction = LEADER_FACTION[leader]
    return Traitor(f"traitor_{declared.id}", declared.name, leader, faction, FACTIONS[faction].box)


TRAITORS: Final[list[Traitor]] = [
    *[_of_leader(leader) for leader in range(len(LEADERS))],
    Traitor("cheap_hero_traitor", "Cheap Hero (traitor)", NO_LEADER, NO_FACTION, IX_TLEILAXU),
]
TRAITOR_NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(TRAITORS)}
CHEAP_HERO_TRAITOR: Final = TRAITOR_NUMBER["cheap_hero_traitor"]


def deck(factions: Iterable[int], cheap_hero: bool) -> list[int]:
    """Return the numbers of all traitor cards, unshuffled: the leaders of these factions, then maybe Cheap Hero."""
    found = [leader for faction in factions for leader in FACTION_LEADERS[faction]]
    return [*found, CHEAP_HERO_TRAITOR] if cheap_hero else found
