"""The Research Station overlay, which covers the space of the main board (IMM-8.2)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import draw, pay
from sandtable.imperium.language.effects import CITY
from sandtable.imperium.language.places import Space
from sandtable.imperium.modules.research.language import research

# fmt: off
SPACES: Final[list[Space]] = [
    Space("research_station", "Research Station", "city", CITY, combat=True, cost=pay(water=2),
          effect=draw(2) + research(1)),
]
# fmt: on
