"""The box of the bazaar: two cards that are played in pairs, and wares for spice, water, cards or a choice."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import discard, draw, gain, pay, persuasion, recruit, vp
from sandtable.imperium.language.effects import CITY
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.pieces import IMPERIUM_DECK, Box, Card
from tests.imperium.trial.bazaar.ware_language import WARE, Ware, in_pairs

# fmt: off
BAZAAR: Final = Box(
    "bazaar",
    "The Bazaar",
    {CARD: [
        Card("pack_animal", "Pack Animal", IMPERIUM_DECK, copies=4, cost=1, icons=(),
             agent=in_pairs() + gain(solari=1), reveal=persuasion(1)),
        Card("caravan", "Caravan", IMPERIUM_DECK, copies=3, cost=2, icons=(CITY,),
             agent=in_pairs() + recruit(1), reveal=persuasion(2)),
    ], WARE: [
        Ware("dates", "Dates", pay(spice=1), gain(water=1)),
        Ware("carpet", "Carpet", pay(spice=2), draw(1)),
        Ware("antique", "Antique", discard(1), gain(solari=2)),
        Ware("falcon", "Falcon", pay(spice=3) | pay(solari=4), vp(1)),
        Ware("lamp", "Lamp", pay(water=1), gain(spice=1)),
        Ware("saddle", "Saddle", persuasion(1) + pay(spice=1), recruit(2)),
    ]},
)
# fmt: on
