"""House Hagal: the 31 cards that drive automated Rivals, and the four levels of the solo game."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import gain, influence, recruit, signet
from sandtable.imperium.language.effects import BENE, EMPEROR, FREMEN, GUILD
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HAGAL_TWO, Difficulty, HagalCard

# fmt: off
HAGAL: Final[list[HagalCard]] = [
    HagalCard("hagal_conspire", "Conspire", copies=2, space="conspire", swords=4,
              effect=influence(EMPEROR) + recruit(2)),
    HagalCard("hagal_wealth", "Wealth", space="wealth", swords=3,
              effect=influence(EMPEROR)),
    HagalCard("hagal_heighliner", "Heighliner", space="heighliner", swords=6,
              effect=influence(GUILD) + recruit(3)),
    HagalCard("hagal_foldspace", "Foldspace", copies=2, space="foldspace_space", swords=1,
              effect=influence(GUILD)),
    HagalCard("hagal_selective_breeding", "Selective Breeding", copies=2, space="selective_breeding", swords=2,
              effect=influence(BENE)),
    HagalCard("hagal_secrets", "Secrets", space="secrets", swords=1,
              effect=influence(BENE)),
    HagalCard("hagal_hardy_warriors", "Hardy Warriors", space="hardy_warriors", swords=5,
              effect=influence(FREMEN) + recruit(2)),
    HagalCard("hagal_stillsuits", "Stillsuits", copies=2, space="stillsuits", swords=4,
              effect=influence(FREMEN)),
    HagalCard("hagal_rally_troops", "Rally Troops", copies=2, space="rally_troops", swords=3,
              effect=recruit(4)),
    HagalCard("hagal_hall_of_oratory", "Hall of Oratory", copies=2, space="hall_of_oratory", swords=0,
              effect=recruit(1)),
    HagalCard("hagal_carthag", "Carthag", copies=3, space="carthag", swords=0,
              effect=recruit(1)),
    HagalCard("hagal_arrakeen_1p", "Arrakeen", copies=3, mark=HAGAL_SOLO, space="arrakeen", swords=1,
              effect=recruit(1) + signet()),
    HagalCard("hagal_arrakeen_2p", "Arrakeen", copies=3, mark=HAGAL_TWO, space="arrakeen", swords=1,
              effect=recruit(1)),
    HagalCard("hagal_harvest_spice", "Harvest Spice", copies=5, swords=2, harvest=True),
    HagalCard("hagal_reshuffle", "Reshuffle", mark=HAGAL_TWO, reshuffle=True),
]

DIFFICULTIES: Final[list[Difficulty]] = [
    Difficulty("mercenary", "Mercenary", mentat_cost=2, rival_garrison=0, conflicts_above_swordmasters=5,
               rival_intrigue=0, your_extra=gain(solari=1, spice=1)),
    Difficulty("sardaukar", "Sardaukar", mentat_cost=5, rival_garrison=3, conflicts_above_swordmasters=4,
               rival_intrigue=1),
    Difficulty("mentat", "Mentat", mentat_cost=5, rival_garrison=3, conflicts_above_swordmasters=3,
               rival_intrigue=1, expert_deployment=True),
    Difficulty("kwisatz_haderach", "Kwisatz Haderach", mentat_cost=5, rival_garrison=3, conflicts_above_swordmasters=3,
               rival_intrigue=1, swordmaster_open=False, expert_deployment=True),
]
# fmt: on
