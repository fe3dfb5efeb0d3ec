"""The starting card of the Epic game: it replaces one Dune, the Desert Planet in each player's deck (IX-8.3)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import gain, pay, persuasion, recruit, trash
from sandtable.imperium.language.effects import SPICE_TRADE
from sandtable.imperium.language.pieces import STARTING, Card

# fmt: off
STARTING_CARDS: Final[list[Card]] = [
    Card("control_the_spice", "Control the Spice", STARTING, cost=0, icons=(SPICE_TRADE,),
         agent=pay(spice=1) >> (trash() + recruit(1)),
         reveal=persuasion(1) + gain(spice=1)),
]
# fmt: on
