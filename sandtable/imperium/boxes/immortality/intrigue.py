"""The 15 Intrigue cards of Immortality."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    deploy,
    gain,
    has_council_seat,
    in_reveal_turn,
    influence,
    lose_troops,
    persuasion,
    retreat,
    spice_at_least,
    swords,
    vp,
    when,
)
from sandtable.imperium.language.effects import ANY, FROM_CONFLICT
from sandtable.imperium.language.pieces import COMBAT, ENDGAME, PLOT, Intrigue
from sandtable.imperium.modules.intrigue_memory.language import opponent_played_combat_card
from sandtable.imperium.modules.ploys.language import solari_at_least
from sandtable.imperium.modules.research.language import genetic, research
from sandtable.imperium.modules.tleilaxu.language import acquire_tleilaxu, specimen, tleilaxu_step

# fmt: off
INTRIGUE: Final[list[Intrigue]] = [
    Intrigue("breakthrough", "Breakthrough", PLOT,
             effect=research(1)),
    Intrigue("counterattack", "Counterattack", PLOT | COMBAT,
             effect=deploy(2),
             combat=when(opponent_played_combat_card(), swords(4))),
    Intrigue("disguised_bureaucrat", "Disguised Bureaucrat", PLOT, condition=genetic(1),
             effect=gain(spice=1) + when(genetic(2), influence(ANY))),
    Intrigue("economic_positioning", "Economic Positioning", COMBAT | ENDGAME,
             effect=retreat(2, least=2) >> gain(solari=3),
             endgame=when(solari_at_least(10), vp(1))),
    Intrigue("gruesome_sacrifice", "Gruesome Sacrifice", COMBAT, copies=2, cost=lose_troops(2, FROM_CONFLICT),
             effect=tleilaxu_step(1) + specimen(2)),
    Intrigue("harvest_cells", "Harvest Cells", COMBAT, copies=2, lost=3,
             effect=specimen(2) + acquire_tleilaxu()),
    Intrigue("illicit_dealings", "Illicit Dealings", PLOT, copies=2,
             effect=tleilaxu_step(1)),
    Intrigue("shadowy_bargain", "Shadowy Bargain", PLOT | ENDGAME,
             effect=specimen(1),
             endgame=tleilaxu_step(1)),
    Intrigue("study_melange", "Study Melange", PLOT | ENDGAME,
             effect=gain(spice=1),
             endgame=when(spice_at_least(3), when(genetic(2), vp(1)))),
    Intrigue("tleilaxu_puppet", "Tleilaxu Puppet", PLOT | ENDGAME,
             effect=in_reveal_turn(persuasion(1)),
             endgame=when(has_council_seat(), when(genetic(2), vp(1)))),
    Intrigue("vicious_talents", "Vicious Talents", COMBAT, copies=2,
             effect=swords(2) + when(genetic(1), swords(2)) + when(genetic(2), swords(2))),
]
# fmt: on
