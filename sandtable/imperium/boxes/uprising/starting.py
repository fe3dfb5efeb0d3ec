"""The ten starting cards and the two Reserve stacks of Uprising."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    draw,
    gain,
    influence_at_least,
    persuasion,
    signet,
    swords,
    trash_self,
    vp,
    when,
)
from sandtable.imperium.language.effects import BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.pieces import RESERVE, STARTING, Card

FACTION_ICONS: Final = (EMPEROR, GUILD, BENE, FREMEN)

# fmt: off
STARTING_CARDS: Final[list[Card]] = [
    Card("convincing_argument", "Convincing Argument", STARTING, copies=2,
         reveal=persuasion(2)),
    Card("dagger", "Dagger", STARTING, copies=2, icons=(LANDSRAAD,),
         reveal=swords(1)),
    Card("diplomacy", "Diplomacy", STARTING, icons=FACTION_ICONS,
         reveal=persuasion(1)),
    Card("dune_the_desert_planet", "Dune, the Desert Planet", STARTING, copies=2, icons=(SPICE_TRADE,),
         reveal=persuasion(1)),
    Card("reconnaissance", "Reconnaissance", STARTING, icons=(CITY,),
         reveal=persuasion(1)),
    Card("seek_allies", "Seek Allies", STARTING, icons=FACTION_ICONS,
         agent=trash_self()),
    Card("signet_ring", "Signet Ring", STARTING, icons=(LANDSRAAD, CITY, SPICE_TRADE),
         agent=signet(),
         reveal=persuasion(1)),
]

RESERVE_CARDS: Final[list[Card]] = [
    Card("prepare_the_way", "Prepare the Way", RESERVE, copies=8, cost=2, factions=(BENE,), icons=(LANDSRAAD, CITY),
         agent=when(influence_at_least(BENE, 2), draw(1)),
         reveal=persuasion(2)),
    Card("the_spice_must_flow", "The Spice Must Flow", RESERVE, copies=10, cost=9, factions=(GUILD,),
         acquire=vp(1),
         reveal=gain(spice=1)),
]
# fmt: on
