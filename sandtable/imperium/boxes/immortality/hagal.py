"""The four House Hagal cards of Immortality for solo games, and their versions for the board of Uprising."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import recruit
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HagalCard
from sandtable.imperium.modules.tleilaxu.language import LEFT, RIGHT, remove_from_row, tleilaxu_step

# fmt: off
HAGAL: Final[list[HagalCard]] = [
    HagalCard("hagal_carthag_left", "Carthag", mark=HAGAL_SOLO, space="carthag", swords=0,
              effect=recruit(1) + tleilaxu_step(1) + remove_from_row(LEFT)),
    HagalCard("hagal_carthag_right", "Carthag", mark=HAGAL_SOLO, space="carthag", swords=0,
              effect=recruit(1) + tleilaxu_step(1) + remove_from_row(RIGHT)),
    HagalCard("hagal_carthag_plain", "Carthag", mark=HAGAL_SOLO, space="carthag", swords=0,
              effect=recruit(1) + tleilaxu_step(1)),
    HagalCard("hagal_research_station", "Research Station", mark=HAGAL_SOLO, space="research_station", swords=0,
              effect=tleilaxu_step(2)),
]
# The board of Uprising has no Carthag: those cards send no Agent and recruit nothing (IMM-12.4).
HAGAL_WITHOUT_CARTHAG: Final[list[HagalCard]] = [
    HagalCard("hagal_carthag_left", "Carthag", mark=HAGAL_SOLO, swords=0,
              effect=tleilaxu_step(1) + remove_from_row(LEFT)),
    HagalCard("hagal_carthag_right", "Carthag", mark=HAGAL_SOLO, swords=0,
              effect=tleilaxu_step(1) + remove_from_row(RIGHT)),
    HagalCard("hagal_carthag_plain", "Carthag", mark=HAGAL_SOLO, swords=0,
              effect=tleilaxu_step(1)),
    HagalCard("hagal_research_station", "Research Station", mark=HAGAL_SOLO, space="research_station", swords=0,
              effect=tleilaxu_step(2)),
    # The one of the two Research Station cards of Uprising that stays (IMM-12.3).
    HagalCard("hagal_research_station_troops", "Research Station", space="research_station", swords=2,
              effect=recruit(2)),
]
# fmt: on
