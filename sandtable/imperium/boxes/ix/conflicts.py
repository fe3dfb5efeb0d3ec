"""The four Conflict cards of Rise of Ix: two of level I, one of level II, one of level III."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import gain, intrigue, pay, recruit, vp
from sandtable.imperium.language.pieces import Conflict
from sandtable.imperium.modules.shipping.language import freight

# fmt: off
CONFLICTS: Final[list[Conflict]] = [
    Conflict("skirmish_ix_troop", "Skirmish", 1,
             first=freight(1) + recruit(1),
             second=gain(spice=2),
             third=gain(spice=1)),
    Conflict("skirmish_ix_spice", "Skirmish", 1,
             first=freight(1) + gain(spice=1),
             second=gain(solari=3),
             third=gain(solari=2)),
    Conflict("trade_monopoly", "Trade Monopoly", 2,
             first=freight(2) + recruit(1),
             second=intrigue(1) + gain(water=1),
             third=intrigue(1) | gain(water=1)),
    Conflict("economic_supremacy", "Economic Supremacy", 3,
             first=vp(1) + (pay(solari=6) >> vp(1)) + (pay(spice=4) >> vp(1)),
             second=vp(1),
             third=gain(spice=2) + gain(solari=2)),
]
# fmt: on
