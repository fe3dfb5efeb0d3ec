"""The ten Rival cards; with House Hagal's they are a box of their own, which games of one and two players have."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.hagal import DIFFICULTIES, HAGAL
from sandtable.imperium.language import family
from sandtable.imperium.language.builders import alliance, either, gain, influence, intrigue, recruit
from sandtable.imperium.language.effects import (
    BENE,
    EMPEROR,
    FREMEN,
    GUILD,
    RIVAL_ALLIANCE,
    RIVAL_HIGHEST,
    RIVAL_LOWEST,
)
from sandtable.imperium.language.family import DIFFICULTY, RIVAL
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.language.rival_pieces import Rival
from sandtable.imperium.modules.rival_language import faction_spy, rival_influence
from sandtable.imperium.modules.worm_language import break_wall, maker_hooks

# fmt: off
RIVALS: Final[list[Rival]] = [
    Rival("rival_vladimir_harkonnen", "Baron Vladimir Harkonnen", 6,
          signet=intrigue(1),
          scheme=gain(solari=2) + recruit(2),
          priority=(GUILD, EMPEROR, BENE, FREMEN)),
    Rival("rival_glossu_rabban", 'Glossu "The Beast" Rabban', 7, can_win=False,
          signet=either(alliance(), recruit(2), recruit(1)),
          scheme=rival_influence(RIVAL_ALLIANCE, 2),
          priority=(EMPEROR, GUILD, BENE, FREMEN)),
    Rival("rival_staban_tuek", "Staban Tuek", 9,
          signet=gain(spice=1),
          scheme=recruit(2),
          priority=(GUILD, FREMEN, BENE, EMPEROR)),
    Rival("rival_amber_metulli", "Lady Amber Metulli", 9, can_win=False,
          signet=recruit(1),
          scheme=recruit(3),
          priority=(FREMEN, EMPEROR, GUILD, BENE)),
    Rival("rival_gurney_halleck", "Gurney Halleck", 8,
          signet=recruit(1),
          scheme=rival_influence(RIVAL_HIGHEST),
          priority=(FREMEN, GUILD, EMPEROR, BENE)),
    Rival("rival_margot_fenring", "Lady Margot Fenring", 8,
          signet=gain(solari=1),
          scheme=influence(BENE),
          priority=(BENE, EMPEROR, FREMEN, GUILD)),
    Rival("rival_irulan", "Princess Irulan", 7,
          signet=faction_spy(),
          scheme=rival_influence(RIVAL_LOWEST) + recruit(1),
          priority=(EMPEROR, BENE, FREMEN, GUILD)),
    Rival("rival_jessica", "Lady Jessica", 6,
          signet=rival_influence(RIVAL_ALLIANCE),
          scheme=gain(water=2),
          priority=(BENE, FREMEN, GUILD, EMPEROR)),
    Rival("rival_feyd_rautha_harkonnen", "Feyd-Rautha Harkonnen", 4,
          signet=recruit(2),
          scheme=rival_influence(RIVAL_LOWEST),
          priority=(EMPEROR, BENE, GUILD, FREMEN)),
    Rival("rival_muad_dib", "Muad'Dib", 4,
          signet=influence(FREMEN),
          scheme=maker_hooks() + break_wall() + intrigue(1),
          priority=(FREMEN, BENE, GUILD, EMPEROR)),
]
# fmt: on

# What this book has in place of the rules for House Hagal that the common code cites.
CITES: Final[dict[str, str]] = {
    "IMP-17.3": "UPR-R4.4",
    "IMP-17.4": "UPR-R4.6",
    "IMP-19.10": "UPR-R3.4",
    "IMP-19.16": "UPR-R9.6",
}

UPRISING_RIVALS: Final = Box(
    "uprising_rivals",
    "Dune: Imperium - Uprising, Rivals",
    {family.HAGAL: HAGAL, DIFFICULTY: DIFFICULTIES, RIVAL: RIVALS},
    cites=CITES,
)
