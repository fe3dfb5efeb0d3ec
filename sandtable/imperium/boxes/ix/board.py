"""The CHOAM overlay and the Ix board: four spaces and the Shipping track.

The spaces that the overlay prints again without a change are not declared here; the base box has them.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import gain, influence, influence_at_least, pay, recruit
from sandtable.imperium.language.effects import ANY, GUILD, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.places import Space
from sandtable.imperium.modules.dreadnoughts.language import commission
from sandtable.imperium.modules.shipping.language import Step, dividends, freight
from sandtable.imperium.modules.tech.language import acquire_tech, negotiator

# fmt: off
SPACES: Final[list[Space]] = [
    Space("interstellar_shipping", "Interstellar Shipping", "choam", SPICE_TRADE, needs=influence_at_least(GUILD, 2),
          effect=freight(2)),
    Space("smuggling", "Smuggling", "choam", SPICE_TRADE,
          effect=gain(solari=1) + freight(1)),
    Space("tech_negotiation", "Tech Negotiation", "ix", LANDSRAAD, reveal_persuasion=1,
          effect=acquire_tech(1) | negotiator(1)),
    Space("dreadnought_space", "Dreadnought", "ix", LANDSRAAD, cost=pay(solari=3),
          effect=commission(1) + acquire_tech()),
]

STEPS: Final[list[Step]] = [
    Step("ship_1", "first", dividends() | gain(spice=2)),
    Step("ship_2", "second", recruit(2) + influence(ANY)),
    Step("ship_3", "top", acquire_tech(2)),
]
# fmt: on

# Where the pieces go on the board of the first box (IX-1.2, IX-2.2).
REPLACED: Final = {"space:sell_melange": "interstellar_shipping", "space:secure_contract": "smuggling"}
HIDDEN: Final = ("space:rally_troops", "space:hall_of_oratory")
