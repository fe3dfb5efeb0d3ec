"""The map of a position: forces, storm and distances. A part is a territory within one sector (`content.map.Part`)."""

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
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY_PARTS,
)
from sandtable.classic.rules.state import NOBODY, NOWHERE, PLACES, State

FAR: Final = 99
IS_STRONGHOLD: Final[list[bool]] = [t.kind == STRONGHOLD for t in TERRITORIES]
IS_SAND: Final[list[bool]] = [t.kind == SAND for t in TERRITORIES]
WALLED: Final[list[bool]] = [n in BEHIND_WALL for n in range(len(TERRITORIES))]


def advising(s: State, seat: int, territory: int) -> bool:
    """Tell whether this seat's forces in a territory are advisors, which never fight, hold or count (CLA-19.2)."""
    return s.advisors != 0 and (s.advisors >> territory) & 1 == 1 and s.factions[seat] == BENE_GESSERIT


def fighters(s: State, seat: int, territory: int) -> int:
    """Return how many forces of a seat occupy a territory; advisors do not count."""
    n = s.inside(seat, territory)
    return 0 if n and advising(s, seat, territory) else n


def fighters_in(s: State, seat: int, part: int) -> int:
    n = s.at(seat, part)
    return 0 if n and advising(s, seat, PART_TERRITORY[part]) else n


def sector_of(s: State, part: int) -> int:
    """Return the sector of a part; for the Hidden Mobile Stronghold, of the part it points at (CLA-22.7)."""
    if part == MOBILE_PART:
        return PART_SECTOR[s.mobile] if s.mobile != NOWHERE else 0
    return PART_SECTOR[part]


def stormy(s: State, part: int) -> bool:
    """Tell whether the storm is in the sector of a part, so that nothing enters, leaves or crosses it (CLA-4.5)."""
    return sector_of(s, part) == s.storm


def exposed(s: State, part: int) -> bool:
    """Tell whether a storm kills forces in this part (CLA-4.3): on sand, and behind a destroyed Shield Wall."""
    territory = PART_TERRITORY[part]
    if WALLED[territory]:
        return s.wall_gone == 1
    return PART_KIND[part] == SAND


def occupants(s: State, territory: int) -> list[int]:
    """Return the seats that have fighting forces in this territory."""
    return [seat for seat in range(s.seats) if fighters(s, seat, territory)]


def others_in(s: State, seat: int, territory: int) -> int:
    """Return how many seats other than this one have fighting forces in the territory."""
    n = 0
    for other in range(s.seats):
        if other != seat and fighters(s, other, territory):
            n += 1
    return n


def somebody_else(s: State, seat: int, territory: int) -> bool:
    """Tell whether another seat than this one has any force in the territory, advisors included."""
    return any(other != seat and s.inside(other, territory) for other in range(s.seats))


def full(s: State, seat: int, territory: int) -> bool:
    """Tell whether a territory is a stronghold with forces of two seats other than this one (CLA-9.3, CLA-9.7)."""
    return IS_STRONGHOLD[territory] and others_in(s, seat, territory) >= 2


def with_ally(s: State, seat: int, territory: int) -> bool:
    """Tell whether this seat's ally has forces there, so that the seat may not enter (CLA-13.8, CLA-25.41)."""
    ally = s.ally[seat]
    return ally != NOBODY and territory != POLAR_SINK and s.inside(ally, territory) > 0


def may_stay(s: State, seat: int, territory: int) -> bool:
    """Tell whether the forces in a territory let this seat enter it; advisors may enter a full stronghold."""
    if with_ally(s, seat, territory) and not s.rules.ally_entry:
        return False
    if full(s, seat, territory):
        return s.rules.advanced and s.factions[seat] == BENE_GESSERIT
    return True


def ornithopters(s: State, seat: int) -> bool:
    """Tell whether a seat has ornithopters: fighters in Arrakeen or Carthag, also in the storm (CLA-9.6, CLA-25.48)."""
    return any(fighters(s, seat, city) for city in CITIES)


def neighbours(s: State, part: int) -> list[int]:
    """Return the adjacent parts of other territories, with the Hidden Mobile Stronghold if it points at this part."""
    if part == MOBILE_PART:
        return [s.mobile] if s.mobile != NOWHERE else []
    if part == s.mobile:
        return [*OUTER[part], MOBILE_PART]
    return OUTER[part]


def distances(s: State, seat: int, start: int, reach: int) -> list[int]:
    """Return the distance of each part of the map from `start` for a group of this seat, or FAR beyond `reach`.

    Distance is counted in territories: steps within a territory are free. Nothing leaves, crosses or enters the storm,
    or crosses or enters a stronghold with forces of two others.
    """
    found = [FAR] * PLACES
    if stormy(s, start):
        return found
    found[start] = 0
    now = [start]
    for step in range(reach + 1):
        at = 0
        while at < len(now):  # all parts reached by crossing this many borders
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
    """Tell whether a seat may enter or cross a territory: only advisors may if it is a full stronghold (CLA-9.7)."""
    if not full(s, seat, territory):
        return True
    return s.rules.advanced and s.factions[seat] == BENE_GESSERIT


def joined(s: State, part: int) -> list[int]:
    """Return this part and the parts of its territory that the storm does not separate from it (CLA-10.1).

    A part under the storm is joined to no other.
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
    """Return the groups of joined parts into which the storm divides a territory (CLA-10.1).

    The part under the storm is a group of its own. The Hidden Mobile Stronghold has no group while the storm is on the
    part that it points at (CLA-25.32).
    """
    found: list[list[int]] = []
    for part in TERRITORY_PARTS[territory]:
        if part == MOBILE_PART and stormy(s, part):
            continue
        if not any(part in group for group in found):
            found.append(joined(s, part))
    return found


def strongholds_of(s: State, seat: int) -> list[int]:
    """Return the strongholds that this seat occupies alone (CLA-12.4, CLA-25.17)."""
    found: list[int] = []
    for territory in STRONGHOLDS:
        if fighters(s, seat, territory) and others_in(s, seat, territory) == 0:
            found.append(territory)
    return found


def territories_of(s: State, seat: int) -> list[int]:
    """Return the territories with any force of this seat."""
    found: list[int] = []
    place = 2 * seat * PLACES
    forces = s.forces
    for part in range(PLACES):
        if forces[place + part] or forces[place + PLACES + part]:
            territory = PART_TERRITORY[part]
            if territory not in found:
                found.append(territory)
    return found
