"""The 22 spaces of the board for up to four players, the 13 observation posts and the four Influence tracks.

The declared effect of a faction space does not include its Influence; the engine adds that.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    anybody_has_swordmaster,
    council_seat,
    discard_intrigue,
    draw,
    either,
    gain,
    harvest,
    has_council_seat,
    influence,
    influence_at_least,
    intrigue,
    paid_at_least,
    pay,
    recall_agent,
    recruit,
    steal_intrigue,
    swordmaster,
    trash,
    when,
)
from sandtable.imperium.language.effects import ANY, BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.modules.choam_language import contract
from sandtable.imperium.modules.spy_language import Post, place_spy
from sandtable.imperium.modules.worm_language import break_wall, maker_hooks, summon_worm, with_hooks

# fmt: off
SPACES: Final[list[Space]] = [
    Space("sardaukar", "Sardaukar", "emperor", EMPEROR, faction=EMPEROR, cost=pay(spice=4),
          effect=intrigue(1) + recruit(4)),
    Space("dutiful_service", "Dutiful Service", "emperor", EMPEROR, faction=EMPEROR,
          effect=contract(1)),
    Space("heighliner", "Heighliner", "guild", GUILD, faction=GUILD, combat=True, cost=pay(spice=5),
          effect=recruit(5)),
    Space("deliver_supplies", "Deliver Supplies", "guild", GUILD, faction=GUILD,
          effect=gain(water=1)),
    Space("espionage", "Espionage", "bene", BENE, faction=BENE, cost=pay(spice=1),
          effect=draw(1) + place_spy(1)),
    Space("secrets", "Secrets", "bene", BENE, faction=BENE,
          effect=intrigue(1) + steal_intrigue()),
    Space("desert_tactics", "Desert Tactics", "fremen", FREMEN, faction=FREMEN, combat=True, cost=pay(water=1),
          effect=recruit(1) + trash()),
    Space("fremkit", "Fremkit", "fremen", FREMEN, faction=FREMEN, combat=True,
          effect=draw(1)),
    Space("high_council", "High Council", "landsraad", LANDSRAAD, cost=pay(solari=5),
          effect=either(has_council_seat(), gain(spice=2) + intrigue(1) + recruit(3), council_seat())),
    Space("imperial_privilege", "Imperial Privilege", "landsraad", LANDSRAAD, cost=pay(solari=3),
          needs=influence_at_least(EMPEROR, 2),
          effect=(discard_intrigue(1) >> intrigue(1)) + recall_agent(another=True) + draw(1)),
    Space("swordmaster", "Swordmaster", "landsraad", LANDSRAAD, cost=pay(solari=8), once_per_game=True,
          cheaper=(anybody_has_swordmaster(), pay(solari=6)),
          effect=swordmaster()),
    Space("assembly_hall", "Assembly Hall", "landsraad", LANDSRAAD, reveal_persuasion=1,
          effect=intrigue(1)),
    Space("gather_support", "Gather Support", "landsraad", LANDSRAAD, cost=pay() | pay(solari=2),
          effect=recruit(2) + when(paid_at_least(2), gain(water=1))),
    Space("shipping", "Shipping", "choam", SPICE_TRADE, cost=pay(spice=3), needs=influence_at_least(GUILD, 2),
          effect=gain(solari=5) + influence(ANY, 1)),
    Space("accept_contract", "Accept Contract", "choam", SPICE_TRADE,
          effect=contract(1) + draw(1)),
    Space("arrakeen", "Arrakeen", "city", CITY, combat=True,
          effect=recruit(1) + draw(1),
          control_bonus=gain(solari=1)),
    Space("spice_refinery", "Spice Refinery", "city", CITY, combat=True, cost=pay() | pay(spice=1),
          effect=either(paid_at_least(1), gain(solari=4), gain(solari=2)),
          control_bonus=gain(solari=1)),
    Space("research_station", "Research Station", "city", CITY, combat=True, cost=pay(water=2),
          effect=recruit(2) + draw(2)),
    Space("sietch_tabr", "Sietch Tabr", "city", CITY, combat=True, needs=influence_at_least(FREMEN, 2),
          effect=(maker_hooks() + recruit(1) + gain(water=1)) | (gain(water=1) + break_wall())),
    Space("deep_desert", "Deep Desert", "desert", SPICE_TRADE, combat=True, cost=pay(water=3), maker_base=4,
          effect=harvest(0) + (gain(spice=4) | with_hooks(summon_worm(2)))),
    Space("hagga_basin", "Hagga Basin", "desert", SPICE_TRADE, combat=True, cost=pay(water=1), maker_base=2,
          effect=harvest(0) + (gain(spice=2) | with_hooks(summon_worm(1)))),
    Space("imperial_basin", "Imperial Basin", "desert", SPICE_TRADE, combat=True, maker_base=1,
          effect=harvest(1),
          control_bonus=gain(spice=1)),
]

POSTS: Final[list[Post]] = [
    Post("emperor", ("sardaukar", "dutiful_service")),
    Post("guild", ("heighliner", "deliver_supplies")),
    Post("bene", ("espionage", "secrets")),
    Post("fremen", ("desert_tactics", "fremkit")),
    Post("landsraad_west", ("high_council", "imperial_privilege", "swordmaster")),
    Post("landsraad_east", ("assembly_hall", "gather_support")),
    Post("choam", ("shipping", "accept_contract")),
    Post("tabr_station", ("sietch_tabr", "research_station")),
    Post("station_refinery", ("research_station", "spice_refinery")),
    Post("refinery_arrakeen", ("spice_refinery", "arrakeen")),
    Post("deep_desert", ("deep_desert",)),
    Post("hagga_basin", ("hagga_basin",)),
    Post("imperial_basin", ("imperial_basin",)),
]

TRACKS: Final[list[Track]] = [
    Track("emperor", "Emperor", EMPEROR, points={2: 1}, bonuses={4: place_spy(1)}, alliance=4),
    Track("guild", "Spacing Guild", GUILD, points={2: 1}, bonuses={4: gain(solari=3)}, alliance=4),
    Track("bene", "Bene Gesserit", BENE, points={2: 1}, bonuses={4: intrigue(1)}, alliance=4),
    Track("fremen", "Fremen", FREMEN, points={2: 1}, bonuses={4: gain(water=1)}, alliance=4),
]
# fmt: on
