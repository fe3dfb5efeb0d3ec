"""The box Uprising, as one `Box`. Facts only."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.board import POSTS, SPACES, TRACKS
from sandtable.imperium.boxes.uprising.cards import CARDS
from sandtable.imperium.boxes.uprising.cites import CITES
from sandtable.imperium.boxes.uprising.conflicts import CONFLICTS
from sandtable.imperium.boxes.uprising.contracts import CONTRACTS
from sandtable.imperium.boxes.uprising.figures import FIGURES
from sandtable.imperium.boxes.uprising.intrigue import INTRIGUE
from sandtable.imperium.boxes.uprising.leaders import LEADERS
from sandtable.imperium.boxes.uprising.objectives import OBJECTIVES
from sandtable.imperium.boxes.uprising.starting import RESERVE_CARDS, STARTING_CARDS
from sandtable.imperium.language.pieces import Box

UPRISING: Final = Box(
    id="uprising",
    name="Dune: Imperium - Uprising",
    cards=[*STARTING_CARDS, *CARDS, *RESERVE_CARDS],
    intrigue=INTRIGUE,
    conflicts=CONFLICTS,
    spaces=SPACES,
    tracks=TRACKS,
    leaders=LEADERS,
    posts=POSTS,
    objectives=OBJECTIVES,
    tie_breaks=("spice", "solari", "water", "garrison", "latest_reveal"),
    contracts=CONTRACTS,
    cites=CITES,
    trashed_lapse=True,
    figures=FIGURES,
)
