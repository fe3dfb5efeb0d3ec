"""The starting decks of the six-player game's two commanders, ten cards each, and the Leader that this game changes."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    gain,
    has_swordmaster,
    pay,
    persuasion,
    recruit,
    signet,
    space_influence,
    swords,
    trash_self,
    vp,
    when,
)
from sandtable.imperium.language.effects import BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.pieces import STARTING, Card, Leader
from sandtable.imperium.modules.ability_language import strength_at_least
from sandtable.imperium.modules.choam_language import contracts_offered, deal_contracts
from sandtable.imperium.modules.team_language import ally, each_ally, throne_row, trade, tribute
from sandtable.imperium.modules.worm_language import summon_worm, with_hooks

SHADDAM: Final = "shaddam_corrino_iv"
MUAD_DIB: Final = "muad_dib"
FACTION_ICONS: Final = (EMPEROR, GUILD, BENE, FREMEN)


# fmt: off
COMMANDER_CARDS: Final[list[Card]] = [
    Card("shaddam_convincing_argument", "Convincing Argument", STARTING, deck_of=SHADDAM,
         reveal=persuasion(2)),
    Card("corrino_might", "Corrino Might", STARTING, deck_of=SHADDAM, icons=(LANDSRAAD,), factions=(EMPEROR,),
         reveal=swords(1) + (pay(spice=3) >> (each_ally(recruit(2)) + trash_self()))),
    Card("critical_shipments", "Critical Shipments", STARTING, deck_of=SHADDAM, icons=(SPICE_TRADE,),
         agent=(gain(water=1) + ally(gain(solari=2))) | (gain(solari=2) + ally(gain(water=1))),
         reveal=persuasion(2)),
    Card("demand_results", "Demand Results", STARTING, deck_of=SHADDAM, icons=(LANDSRAAD,), factions=(EMPEROR,),
         agent=when(contracts_offered(2), pay(solari=2) >> (deal_contracts() + trash_self())),
         reveal=swords(1)),
    Card("devastating_assault", "Devastating Assault", STARTING, deck_of=SHADDAM, icons=(SPICE_TRADE,),
         agent=gain(solari=1) + ally(recruit(1)),
         reveal=persuasion(1) + when(has_swordmaster(), pay(solari=3) >> swords(5))),
    Card("imperial_ornithopter", "Imperial Ornithopter", STARTING, copies=2, deck_of=SHADDAM,
         icons=(CITY,), factions=(EMPEROR,),
         reveal=persuasion(1) + gain(solari=1)),
    Card("imperial_tent", "Imperial Tent", STARTING, deck_of=SHADDAM, icons=FACTION_ICONS, factions=(EMPEROR,),
         agent=throne_row(1),
         reveal=persuasion(1)),
    Card("shaddam_seek_allies", "Seek Allies", STARTING, deck_of=SHADDAM, icons=FACTION_ICONS,
         agent=trash_self()),
    Card("shaddam_signet_ring", "Signet Ring", STARTING, deck_of=SHADDAM, icons=(LANDSRAAD, CITY, SPICE_TRADE),
         agent=signet(),
         reveal=persuasion(1)),
    Card("command_respect", "Command Respect", STARTING, deck_of=MUAD_DIB, icons=(CITY,),
         agent=when(has_swordmaster(), trash_self() >> trade()),
         reveal=persuasion(1)),
    Card("muad_dib_convincing_argument", "Convincing Argument", STARTING, deck_of=MUAD_DIB,
         reveal=persuasion(2)),
    Card("demand_attention", "Demand Attention", STARTING, deck_of=MUAD_DIB, icons=FACTION_ICONS,
         agent=pay(spice=4) >> (space_influence(2) + trash_self()),
         reveal=persuasion(1)),
    Card("desert_call", "Desert Call", STARTING, deck_of=MUAD_DIB, icons=(SPICE_TRADE,),
         agent=with_hooks(pay(water=1) >> (ally(summon_worm(1)) + trash_self())),
         reveal=persuasion(1)),
    Card("limited_landsraad_access", "Limited Landsraad Access", STARTING, copies=2, deck_of=MUAD_DIB,
         icons=(LANDSRAAD,),
         reveal=gain(spice=1) + swords(1)),
    Card("muad_dib_seek_allies", "Seek Allies", STARTING, deck_of=MUAD_DIB, icons=FACTION_ICONS,
         agent=trash_self()),
    Card("muad_dib_signet_ring", "Signet Ring", STARTING, deck_of=MUAD_DIB, icons=(LANDSRAAD, CITY, SPICE_TRADE),
         agent=signet(),
         reveal=persuasion(1)),
    Card("threaten_spice_production", "Threaten Spice Production", STARTING, deck_of=MUAD_DIB, icons=(SPICE_TRADE,),
         agent=tribute(7, vp(1) + trash_self()),
         reveal=persuasion(1)),
    Card("usul", "Usul", STARTING, deck_of=MUAD_DIB, icons=(CITY,), factions=(FREMEN,),
         agent=(gain(water=1) + ally(gain(spice=1))) | (gain(spice=1) + ally(gain(water=1))),
         reveal=persuasion(2)),
]

# An ally whose ability needs more strength than in the four-player game.
CHANGED_LEADERS: Final[list[Leader]] = [
    Leader("gurney_halleck", "Gurney Halleck", "atreides", complexity=1,
           traits={}, ability={"always_smiling": "Always Smiling"},
           reveal=when(strength_at_least(10), persuasion(1)),
           signet_name="Warmaster", signet=recruit(1)),
]
# fmt: on
