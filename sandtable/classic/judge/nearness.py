"""Distances of territories from strongholds, counted in borders."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.map import BORDERS, STRONGHOLDS, TERRITORIES


def _nearness() -> list[int]:
    """Return, for each territory, the number of borders to the nearest stronghold."""
    found = [0 if n in STRONGHOLDS else 99 for n in range(len(TERRITORIES))]
    for step in range(1, 9):
        for n in range(len(TERRITORIES)):
            if found[n] == 99 and any(found[other] == step - 1 for other in BORDERS[n]):
                found[n] = step
    return [min(n, 6) for n in found]


NEARNESS: Final[list[int]] = _nearness()
FARTHEST: Final = 3  # most territories that forces can walk in a turn


def _within() -> list[list[list[int]]]:
    """Return, for each stronghold, a list by number of borders: entry n has the other territories from which forces can
    walk there over at most n borders."""
    found: list[list[list[int]]] = []
    for stronghold in STRONGHOLDS:
        rings = [[stronghold]]
        for _ in range(FARTHEST):
            ring = rings[-1][:]
            for near in rings[-1]:
                ring += [other for other in BORDERS[near] if other not in ring]
            rings.append(ring)
        found.append([ring[1:] for ring in rings])
    return found


WITHIN: Final[list[list[list[int]]]] = _within()
