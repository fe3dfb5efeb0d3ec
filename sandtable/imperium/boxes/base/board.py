"""The 22 board spaces and the four Influence tracks of the base box.

The declared effect of a faction space does not include its Influence; the engine adds that.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    council_seat,
    draw,
    foldspace,
    gain,
    harvest,
    influence_at_least,
    intrigue,
    mentat,
    pay,
    recruit,
    sell_melange,
    steal_intrigue,
    swordmaster,
    trash,
)
from sandtable.imperium.language.effects import BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.places import Space, Track

# fmt: off
SPACES: Final[list[Space]] = [
    Space("conspire", "Conspire", "emperor", EMPEROR, faction=EMPEROR, cost=pay(spice=4),
          effect=gain(solari=5) + recruit(2) + intrigue(1)),
    Space("wealth", "Wealth", "emperor", EMPEROR, faction=EMPEROR,
          effect=gain(solari=2)),
    Space("heighliner", "Heighliner", "guild", GUILD, faction=GUILD, combat=True, cost=pay(spice=6),
          effect=recruit(5) + gain(water=2)),
    Space("foldspace_space", "Foldspace", "guild", GUILD, faction=GUILD,
          effect=foldspace()),
    Space("selective_breeding", "Selective Breeding", "bene", BENE, faction=BENE, cost=pay(spice=2),
          effect=trash() >> draw(2)),
    Space("secrets", "Secrets", "bene", BENE, faction=BENE,
          effect=intrigue(1) + steal_intrigue()),
    Space("hardy_warriors", "Hardy Warriors", "fremen", FREMEN, faction=FREMEN, combat=True, cost=pay(water=1),
          effect=recruit(2)),
    Space("stillsuits", "Stillsuits", "fremen", FREMEN, faction=FREMEN, combat=True,
          effect=gain(water=1)),
    Space("high_council", "High Council", "landsraad", LANDSRAAD, cost=pay(solari=5), once_per_game=True,
          effect=council_seat()),
    Space("mentat", "Mentat", "landsraad", LANDSRAAD, cost=pay(solari=2),
          effect=draw(1) + mentat()),
    Space("swordmaster", "Swordmaster", "landsraad", LANDSRAAD, cost=pay(solari=8), once_per_game=True,
          effect=swordmaster()),
    Space("rally_troops", "Rally Troops", "landsraad", LANDSRAAD, cost=pay(solari=4),
          effect=recruit(4)),
    Space("hall_of_oratory", "Hall of Oratory", "landsraad", LANDSRAAD, reveal_persuasion=1,
          effect=recruit(1)),
    Space("sell_melange", "Sell Melange", "choam", SPICE_TRADE,
          cost=pay(spice=2) | pay(spice=3) | pay(spice=4) | pay(spice=5),
          effect=sell_melange()),
    Space("secure_contract", "Secure Contract", "choam", SPICE_TRADE,
          effect=gain(solari=3)),
    Space("the_great_flat", "The Great Flat", "desert", SPICE_TRADE, combat=True, cost=pay(water=2), maker_base=3,
          effect=harvest(3)),
    Space("hagga_basin", "Hagga Basin", "desert", SPICE_TRADE, combat=True, cost=pay(water=1), maker_base=2,
          effect=harvest(2)),
    Space("imperial_basin", "Imperial Basin", "desert", SPICE_TRADE, combat=True, maker_base=1,
          effect=harvest(1),
          control_bonus=gain(spice=1)),
    Space("arrakeen", "Arrakeen", "city", CITY, combat=True,
          effect=recruit(1) + draw(1),
          control_bonus=gain(solari=1)),
    Space("carthag", "Carthag", "city", CITY, combat=True,
          effect=recruit(1) + intrigue(1),
          control_bonus=gain(solari=1)),
    Space("research_station", "Research Station", "city", CITY, combat=True, cost=pay(water=2),
          effect=draw(3)),
    Space("sietch_tabr", "Sietch Tabr", "city", CITY, combat=True, needs=influence_at_least(FREMEN, 2),
          effect=recruit(1) + gain(water=1)),
]

TRACKS: Final[list[Track]] = [
    Track("emperor", "Emperor", EMPEROR, points={2: 1}, bonuses={4: recruit(2)}, alliance=4),
    Track("guild", "Spacing Guild", GUILD, points={2: 1}, bonuses={4: gain(solari=3)}, alliance=4),
    Track("bene", "Bene Gesserit", BENE, points={2: 1}, bonuses={4: intrigue(1)}, alliance=4),
    Track("fremen", "Fremen", FREMEN, points={2: 1}, bonuses={4: gain(water=1)}, alliance=4),
]
# fmt: on
