"""Special numbers that all rules share: NOBODY as a seat, NOWHERE as a place or piece, the states of a leader."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.map import PARTS

Frame = tuple[int, int, int, int, int]

NOBODY: Final = -1
NOWHERE: Final = -1
HIDDEN: Final = -1  # placeholder for a card that a view must not show
PLACES: Final = 87  # number of parts, including the Hidden Mobile Stronghold
assert PLACES == len(PARTS)

UNASKED: Final = -2  # a pledge that was not asked for yet

# A leader is with its holder or in the tanks; face down if it had been revived before (CLA-8.5).
ALIVE: Final = 0
DEAD: Final = 1
FACE_DOWN: Final = 2

BLANK: Final = -1  # instead of a number of seats: a state whose fields are filled in later
