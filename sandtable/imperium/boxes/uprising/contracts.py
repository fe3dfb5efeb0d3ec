"""The contracts of the CHOAM module: 20 tokens with 18 faces."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import draw, gain, influence, recall_agent, recruit
from sandtable.imperium.language.effects import BENE, GUILD, Effect
from sandtable.imperium.modules.choam_language import Contract
from sandtable.imperium.modules.spy_language import place_spy

SHADDAM: Final = "shaddam_corrino_iv"


def _visit(id: str, name: str, space: str, reward: Effect, copies: int = 1, aside_for: str = "") -> Contract:
    return Contract(id, name, "visit", reward, copies, space=space, aside_for=aside_for, module="choam")


def _harvest(n: int, reward: Effect, copies: int = 1) -> Contract:
    return Contract(f"harvest_{n}", f"Harvest {n}+", "harvest", reward, copies, n=n, module="choam")


# fmt: off
CONTRACTS: Final[list[Contract]] = [
    Contract("acquire_the_spice_must_flow", "Acquire The Spice Must Flow", "acquire",
             influence(GUILD) + gain(solari=3), card="the_spice_must_flow", module="choam"),
    _visit("arrakeen_water", "Arrakeen I", "arrakeen", gain(water=1)),
    _visit("arrakeen_spy", "Arrakeen II", "arrakeen", recruit(1) + place_spy(1)),
    _visit("deliver_supplies", "Deliver Supplies", "deliver_supplies", gain(solari=3)),
    _visit("espionage", "Espionage", "espionage", gain(solari=3), copies=2),
    _harvest(3, gain(solari=3), copies=2),
    _harvest(4, gain(solari=4)),
    _visit("heighliner_water", "Heighliner I", "heighliner", gain(water=2)),
    _visit("heighliner_troops", "Heighliner II", "heighliner", recruit(2)),
    _visit("high_council_influence", "High Council I", "high_council", influence(BENE)),
    _visit("high_council_solari", "High Council II", "high_council", gain(solari=3)),
    Contract("immediate", "Immediate", "immediate", gain(solari=2), module="choam"),
    _visit("research_station_spy", "Research Station I", "research_station", gain(solari=2) + place_spy(1)),
    _visit("research_station_solari", "Research Station II", "research_station", gain(solari=3)),
    _visit("sardaukar_cards", "Sardaukar I", "sardaukar", draw(2), aside_for=SHADDAM),
    _visit("sardaukar_recall", "Sardaukar II", "sardaukar", recall_agent(another=True), aside_for=SHADDAM),
    _visit("spice_refinery_cards", "Spice Refinery I", "spice_refinery", draw(2)),
    _visit("spice_refinery_water", "Spice Refinery II", "spice_refinery", gain(water=1)),
]
# fmt: on
