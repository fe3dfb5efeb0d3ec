"""The ten contracts of Uprising for games with Rise of Ix, dealt during setup (IX-11.7, IX-11.19)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import gain
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.choam_language import Contract, contract
from sandtable.imperium.modules.tech.language import negotiator


def _start(id: str, name: str, reward: Effect, space: str = "", n: int = 0) -> Contract:
    done = "visit" if space else "harvest"
    return Contract(id, name, done, reward, space=space, n=n, module="choam", start=True)


# fmt: off
IX_CONTRACTS: Final[list[Contract]] = [
    _start("ix_dreadnought", "Dreadnought", contract(1) + negotiator(1), space="dreadnought_space"),
    _start("ix_espionage", "Espionage", gain(solari=1) + contract(1), space="espionage"),
    _start("ix_harvest_3", "Harvest 3+", contract(1), n=3),
    _start("ix_harvest_4", "Harvest 4+", gain(solari=2) + contract(1), n=4),
    _start("ix_heighliner", "Heighliner", gain(solari=3) + contract(1), space="heighliner"),
    _start("ix_high_council", "High Council", contract(1) + negotiator(1), space="high_council"),
    _start("ix_interstellar_shipping", "Interstellar Shipping", contract(1) + negotiator(1),
           space="interstellar_shipping"),
    _start("ix_secrets", "Secrets", contract(1), space="secrets"),
    _start("ix_smuggling", "Smuggling", contract(1), space="smuggling"),
    _start("ix_tech_negotiation", "Tech Negotiation", contract(1), space="tech_negotiation"),
]
# fmt: on
