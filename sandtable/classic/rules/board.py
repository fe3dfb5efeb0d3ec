"""The map in a position: who is where, what the storm covers, and how far a group can go."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT
from sandtable.classic.content.map import (
    BEHIND_WALL,
    CITIES,
    INNER,
    MOBILE_PART,
    OUTER,
    PART_KIND,
    PART_SECTOR,
    PART_TERRITORY,
    POLAR_SINK,
    SAND,
    STRONGHOLD,
    TERRITORIES,
    TERRITORY_PARTS,
)
from sandtable.classic.rules.state import NOBODY, NOWHERE, PLACES, State

FAR: Final = 99
IS_STRONGHOLD: Final[list[bool]] = [t.kind == STRONGHOLD for t in TERRITORIES]
IS_SAND: Final[list[bool]] = [t.kind == SAND for t in TERRITORIES]
WALLED: Final[list[bool]] = [n in BEHIND_WALL for n in range(len(TERRITORIES))]


def advising(s: State, seat: int, territory: int) -> bool:
    """Whether the forces of this seat there are advisors, who never fight, hold or count (CLA-19.2)."""
    return s.advisors != 0 and (s.advisors >> territory) & 1 == 1 and s.factions[seat] == BENE_GESSERIT


def fighters(s: State, seat: int, territory: int) -> int:
    """Forces of a seat in a territory that occupy it: advisors do not."""
    n = s.inside(seat, territory)
    return 0 if n and advising(s, seat, territory) else n


def fighters_in(s: State, seat: int, part: int) -> int:
    n = s.at(seat, part)
    return 0 if n and advising(s, seat, PART_TERRITORY[part]) else n


def sector_of(s: State, part: int) -> int:
    """The sector a part lies in; that of the Hidden Mobile Stronghold is where it points (CLA-22.7)."""
    if part == MOBILE_PART:
        return PART_SECTOR[s.mobile] if s.mobile != NOWHERE else 0
    return PART_SECTOR[part]


def stormy(s: State, part: int) -> bool:
    """Whether the storm lies on a part: nothing enters, leaves or crosses it (CLA-4.5)."""
    return sector_of(s, part) == s.storm


def exposed(s: State, part: int) -> bool:
    """Whether the storm kills here (CLA-4.3): on sand, and behind the Shield Wall once that is gone."""
    territory = PART_TERRITORY[part]
    if WALLED[territory]:
        return s.wall_gone == 1
    return PART_KIND[part] == SAND


def occupants(s: State, territory: int) -> list[int]:
    """The seats that have fighting forces there."""
    return [seat for seat in range(s.seats) if fighters(s, seat, territory)]


def others_in(s: State, seat: int, territory: int) -> int:
    """How many other seats have fighting forces there."""
    n = 0
    for other in range(s.seats):
        if other != seat and fighters(s, other, territory):
            n += 1
    return n


def somebody_else(s: State, seat: int, territory: int) -> bool:
    """Whether any force of another seat is there, an advisor included."""
    return any(other != seat and s.inside(other, territory) for other in range(s.seats))


def full(s: State, seat: int, territory: int) -> bool:
    """A stronghold that holds forces of two other players (CLA-9.3, CLA-9.7)."""
    return IS_STRONGHOLD[territory] and others_in(s, seat, territory) >= 2


def with_ally(s: State, seat: int, territory: int) -> bool:
    """Whether an ally's forces bar the way in (CLA-13.8, CLA-25.41); never in the Polar Sink (CLA-9.9)."""
    ally = s.ally[seat]
    return ally != NOBODY and territory != POLAR_SINK and s.inside(ally, territory) > 0


def may_stay(s: State, seat: int, territory: int) -> bool:
    """Whether forces may come to a territory as far as others are there; Bene Gesserit may as advisors."""
    if with_ally(s, seat, territory) and not s.rules.ally_entry:
        return False
    if full(s, seat, territory):
        return s.rules.advanced and s.factions[seat] == BENE_GESSERIT
    return True


def ornithopters(s: State, seat: int) -> bool:
    """A fighting force in Arrakeen or Carthag, under the storm as well (CLA-9.6, CLA-25.48)."""
    return any(fighters(s, seat, city) for city in CITIES)


def neighbours(s: State, part: int) -> list[int]:
    """Parts of other territories that a part touches, the Hidden Mobile Stronghold where it points here."""
    if part == MOBILE_PART:
        return [s.mobile] if s.mobile != NOWHERE else []
    if part == s.mobile:
        return [*OUTER[part], MOBILE_PART]
    return OUTER[part]


def distances(s: State, seat: int, start: int, reach: int) -> list[int]:
    """How many territories away each part is for a group of this seat, FAR if out of reach (movement model).

    Steps within a territory are free, one into another territory counts one. Nothing leaves, crosses or enters the
    storm, nor a stronghold with forces of two others.
    """
    found = [FAR] * PLACES
    if stormy(s, start):
        return found
    found[start] = 0
    now = [start]
    for step in range(reach + 1):
        at = 0
        while at < len(now):  # all that is reached with so many borders crossed
            for other in INNER[now[at]]:
                if found[other] == FAR and not stormy(s, other):
                    found[other] = step
                    now.append(other)
            at += 1
        if step == reach:
            break
        later: list[int] = []
        for part in now:
            for other in neighbours(s, part):
                if found[other] == FAR and not stormy(s, other) and passable(s, seat, PART_TERRITORY[other]):
                    found[other] = step + 1
                    later.append(other)
        now = later
    return found


def passable(s: State, seat: int, territory: int) -> bool:
    """Whether a stronghold may be crossed or entered (CLA-9.7); Bene Gesserit may as advisors."""
    if not full(s, seat, territory):
        return True
    return s.rules.advanced and s.factions[seat] == BENE_GESSERIT


def joined(s: State, part: int) -> list[int]:
    """Return the parts of a territory that the storm does not divide from this one, itself included (CLA-10.1).

    The storm's own part is joined to no other.
    """
    found = [part]
    if stormy(s, part):
        return found
    at = 0
    while at < len(found):
        for other in INNER[found[at]]:
            if other not in found and not stormy(s, other):
                found.append(other)
        at += 1
    return sorted(found)


def pieces_of(s: State, territory: int) -> list[list[int]]:
    """Return the groups of joined parts that the storm leaves of a territory, its own part among them (CLA-10.1).

    The Hidden Mobile Stronghold is none while the storm lies on the part it points at (CLA-25.32).
    """
    found: list[list[int]] = []
    for part in TERRITORY_PARTS[territory]:
        if part == MOBILE_PART and stormy(s, part):
            continue
        if not any(part in group for group in found):
            found.append(joined(s, part))
    return found


def strongholds_of(s: State, seat: int) -> list[int]:
    """Strongholds this seat occupies and nobody else does (CLA-12.4, CLA-25.17)."""
    found: list[int] = []
    for territory, stronghold in enumerate(IS_STRONGHOLD):
        if stronghold and fighters(s, seat, territory) and others_in(s, seat, territory) == 0:
            found.append(territory)
    return found


def territories_of(s: State, seat: int) -> list[int]:
    """Territories with any force of this seat."""
    found: list[int] = []
    place = 2 * seat * PLACES
    forces = s.forces
    for part in range(PLACES):
        if forces[place + part] or forces[place + PLACES + part]:
            territory = PART_TERRITORY[part]
            if territory not in found:
                found.append(territory)
    return found
