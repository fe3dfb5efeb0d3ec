"""Two small boxes: one brings thopters, the other replaces two spaces of Uprising and names one of them itself."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    control,
    draw,
    gain,
    opponent_in_conflict,
    pay,
    persuasion,
    recruit,
    swords,
    when,
)
from sandtable.imperium.language.effects import CITY, SPICE_TRADE
from sandtable.imperium.language.family import CARD, INTRIGUE, SPACE
from sandtable.imperium.language.pieces import IMPERIUM_DECK, PLOT, Box, Card, Figures, Intrigue
from sandtable.imperium.language.places import Space
from tests.imperium.trial.units.thopter_language import commission, withdraw

# fmt: off
HANGAR: Final = Box(
    "hangar",
    "The Hangar",
    {CARD: [
        Card("thopter_pilot", "Thopter Pilot", IMPERIUM_DECK, copies=3, cost=2, icons=(CITY, SPICE_TRADE),
             agent=commission(1), reveal=persuasion(1) + swords(1)),
        Card("fly_low", "Fly Low", IMPERIUM_DECK, copies=2, cost=1, icons=(CITY,),
             agent=withdraw(), reveal=persuasion(1)),
        Card("lookout", "Lookout", IMPERIUM_DECK, copies=1, cost=1, icons=(CITY,),
             agent=when(opponent_in_conflict(), gain(solari=1)), reveal=persuasion(1)),
    ], INTRIGUE: [
        Intrigue("scramble", "Scramble", PLOT, copies=2, effect=commission(1)),
    ]},
)
OVERLAY: Final = Box(
    "overlay",
    "The Overlay",
    {INTRIGUE: [
        Intrigue("hostile_takeover", "Hostile Takeover", PLOT, cost=pay(solari=4), effect=control("spice_refinery")),
    ], SPACE: [
        Space("field_laboratory", "Field Laboratory", "city", CITY, combat=True, cost=pay(water=2),
              effect=draw(2) + recruit(1)),
        Space("spice_works", "Spice Works", "city", CITY, combat=True,
              effect=gain(solari=3), control_bonus=gain(solari=1)),
    ]},
    replaces={"space:research_station": "field_laboratory", "space:spice_refinery": "spice_works"},
    figures=Figures(further={"spies": (0.5, 0.0)}),
)
# fmt: on
