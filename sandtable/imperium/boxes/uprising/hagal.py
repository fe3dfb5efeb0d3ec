"""House Hagal in Uprising: the 37 cards that drive Rivals, and the four levels of the solo game."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    gain,
    harvest,
    influence,
    influence_at_least,
    intrigue,
    recruit,
    signet,
    steal_intrigue,
    when,
)
from sandtable.imperium.language.effects import BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.rival_pieces import HAGAL_TWO, Difficulty, HagalCard, HagalWay
from sandtable.imperium.modules.rivals.language import faction_spy, last_conflicts, rival_influence, rival_spy
from sandtable.imperium.modules.worm_language import break_wall, maker_hooks, with_hooks, worms_or

# fmt: off
HAGAL: Final[list[HagalCard]] = [
    HagalCard("hagal_place_spy_spice", "Place Spy (spice trade)", swords=2, effect=rival_spy(SPICE_TRADE),
              posts=("choam", "imperial_basin", "hagga_basin", "deep_desert")),
    HagalCard("hagal_place_spy_city", "Place Spy (city)", swords=2, effect=rival_spy(CITY),
              posts=("refinery_arrakeen", "station_refinery", "tabr_station")),
    HagalCard("hagal_place_spy_landsraad", "Place Spy (Landsraad)", swords=2, effect=rival_spy(LANDSRAAD),
              posts=("landsraad_east", "landsraad_west")),
    HagalCard("hagal_sardaukar", "Sardaukar", copies=2, space="sardaukar", swords=4,
              effect=influence(EMPEROR) + recruit(2)),
    HagalCard("hagal_dutiful_service", "Dutiful Service", space="dutiful_service", swords=2,
              effect=influence(EMPEROR)),
    HagalCard("hagal_heighliner", "Heighliner", space="heighliner", swords=5,
              effect=influence(GUILD) + recruit(3)),
    HagalCard("hagal_deliver_supplies_heighliner", "Deliver Supplies / Heighliner", copies=2, swords=1, ways=(
        HagalWay("heighliner", influence(GUILD) + recruit(3), when=last_conflicts()),
        HagalWay("deliver_supplies", influence(GUILD)))),
    HagalCard("hagal_espionage", "Espionage", copies=2, space="espionage", swords=2,
              effect=influence(BENE) + faction_spy()),
    HagalCard("hagal_secrets", "Secrets", space="secrets", swords=1,
              effect=influence(BENE) + steal_intrigue()),
    HagalCard("hagal_desert_tactics", "Desert Tactics", space="desert_tactics", swords=3,
              effect=influence(FREMEN) + recruit(1) + with_hooks(break_wall())),
    HagalCard("hagal_fremkit", "Fremkit", copies=2, space="fremkit", swords=1,
              effect=influence(FREMEN)),
    HagalCard("hagal_assembly_hall", "Assembly Hall", space="assembly_hall", swords=0,
              effect=intrigue(1) + when(influence_at_least(EMPEROR, 2), rival_influence(1))),
    HagalCard("hagal_gather_support_a", "Gather Support (troop)", space="gather_support", swords=0,
              effect=recruit(1)),
    HagalCard("hagal_gather_support_b", "Gather Support (influence)", space="gather_support", swords=2,
              effect=recruit(1) + when(influence_at_least(EMPEROR, 2), rival_influence(2))),
    HagalCard("hagal_accept_contract_shipping_a", "Accept Contract / Shipping (3rd faction)", swords=2, ways=(
        HagalWay("shipping", gain(solari=2) + rival_influence(3), when=influence_at_least(GUILD, 2)),
        HagalWay("accept_contract", gain(solari=2)))),
    HagalCard("hagal_accept_contract_shipping_b", "Accept Contract / Shipping (1st faction)", swords=2, ways=(
        HagalWay("shipping", gain(solari=2) + rival_influence(1), when=influence_at_least(GUILD, 2)),
        HagalWay("accept_contract", gain(solari=2)))),
    HagalCard("hagal_research_station", "Research Station", copies=2, space="research_station", swords=2,
              effect=recruit(2)),
    HagalCard("hagal_spice_refinery", "Spice Refinery", copies=3, space="spice_refinery", swords=1,
              effect=signet()),
    HagalCard("hagal_arrakeen", "Arrakeen", copies=2, space="arrakeen", swords=1,
              effect=signet() + recruit(1)),
    HagalCard("hagal_sietch_tabr", "Sietch Tabr", copies=3, space="sietch_tabr", swords=3,
              needs=influence_at_least(FREMEN, 2),
              effect=maker_hooks() + recruit(1) + gain(water=1)),
    HagalCard("hagal_hagga_imperial_basin", "Hagga Basin / Imperial Basin", copies=4, swords=2, harvest=True, ways=(
        HagalWay("hagga_basin", harvest(0) + with_hooks(break_wall()) + worms_or(1, gain(spice=2))),
        HagalWay("imperial_basin", harvest(0) + with_hooks(break_wall()) + gain(spice=1)))),
    HagalCard("hagal_deep_desert", "Deep Desert", copies=2, swords=2, harvest=True, ways=(
        HagalWay("deep_desert", harvest(0) + worms_or(2, gain(spice=4))),)),
    HagalCard("hagal_reshuffle", "Reshuffle", mark=HAGAL_TWO, reshuffle=True),
]

_HARD: Final = ("brutal", "expert", "politics")
DIFFICULTIES: Final[list[Difficulty]] = [
    Difficulty("mercenary", "Mercenary", rival_garrison=0, your_extra=intrigue(1)),
    Difficulty("sardaukar", "Sardaukar", rival_garrison=3),
    Difficulty("mentat", "Mentat", rival_garrison=3, variants=_HARD),
    Difficulty("kwisatz_haderach", "Kwisatz Haderach", rival_garrison=3, variants=_HARD, swordmaster_open=False),
]
# fmt: on
