"""The nine House Hagal cards of Rise of Ix."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import influence, influence_at_least, recruit
from sandtable.imperium.language.effects import GUILD
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HAGAL_TWO, HagalCard, HagalWay
from sandtable.imperium.modules.dreadnoughts.language import commission, dreadnoughts_below
from sandtable.imperium.modules.shipping.language import freight
from sandtable.imperium.modules.tech.language import acquire_tech, negotiator

# fmt: off
HAGAL: Final[list[HagalCard]] = [
    HagalCard("hagal_interstellar_shipping", "Interstellar Shipping", space="interstellar_shipping", swords=3,
              needs=influence_at_least(GUILD, 2),
              effect=freight(2)),
    HagalCard("hagal_foldspace_interstellar", "Foldspace / Interstellar Shipping", swords=2, ways=(
        HagalWay("interstellar_shipping", freight(2), when=influence_at_least(GUILD, 2)),
        HagalWay("foldspace_space", influence(GUILD)))),
    HagalCard("hagal_smuggling_interstellar", "Smuggling / Interstellar Shipping", swords=2, ways=(
        HagalWay("interstellar_shipping", freight(2), when=influence_at_least(GUILD, 2)),
        HagalWay("smuggling", freight(1)))),
    HagalCard("hagal_tech_negotiation", "Tech Negotiation", copies=2, mark=HAGAL_SOLO, space="tech_negotiation",
              swords=0,
              effect=acquire_tech(1) | negotiator(1)),
    HagalCard("hagal_dreadnought_1p", "Dreadnought (1P)", copies=2, mark=HAGAL_SOLO, space="dreadnought_space",
              swords=3, needs=dreadnoughts_below(2),
              effect=commission(1) + acquire_tech()),
    HagalCard("hagal_dreadnought_2p", "Dreadnought (2P)", copies=2, mark=HAGAL_TWO, space="dreadnought_space",
              swords=3, needs=dreadnoughts_below(2),
              effect=commission(1) + recruit(2)),
]
# fmt: on

# Cards of the first box whose spaces are gone (IX-9.1).
REMOVED: Final = ("hagal:hagal_hall_of_oratory", "hagal:hagal_rally_troops")
