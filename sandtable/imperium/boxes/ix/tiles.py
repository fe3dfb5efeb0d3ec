"""The 18 Tech tiles of Rise of Ix, one copy of each."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    copies_at_least,
    discard,
    draw,
    gain,
    has_council_seat,
    influence,
    influence_different,
    intrigue,
    pay,
    persuasion,
    recruit,
    swords,
    tracks_at_least,
    trash,
    vp,
    when,
)
from sandtable.imperium.language.effects import ANY
from sandtable.imperium.modules.dreadnoughts.language import dreadnought_in_conflict, dreadnought_to_supply
from sandtable.imperium.modules.tech.language import (
    ALWAYS,
    FLIP,
    OWN_TURN,
    REVEAL,
    ROUND_START,
    WIN,
    Tile,
    acquired_to_deck,
    exchange_intrigue,
    ignore_agents,
    more_shipped_troops,
    per_faction_at_most,
    per_revealed_with_swords,
    persuasion_at_least,
    trash_in_play,
    trash_tile,
    win_ties,
)

# fmt: off
TILES: Final[list[Tile]] = [
    Tile("artillery", "Artillery", 1,
         when=REVEAL, ability=per_revealed_with_swords(swords(1))),
    Tile("chaumurky", "Chaumurky", 4, rival=True, acquire=intrigue(2),
         endgame=win_ties()),
    Tile("detonation_devices", "Detonation Devices", 3, rival=True,
         when=WIN, ability=when(dreadnought_in_conflict(), dreadnought_to_supply() >> vp(1))),
    Tile("disposal_facility", "Disposal Facility", 3, acquire=trash(),
         when=REVEAL, ability=when(persuasion_at_least(6), trash_in_play())),
    Tile("flagship", "Flagship", 8, rival=True, acquire=vp(1),
         when=FLIP, ability=pay(solari=4) >> recruit(3)),
    Tile("holoprojectors", "Holoprojectors", 3,
         when=FLIP, ability=discard(1) >> draw(1)),
    Tile("holtzman_engine", "Holtzman Engine", 6, rival=True,
         when=ROUND_START, ability=draw(1),
         endgame=when(copies_at_least("the_spice_must_flow", 2), vp(1))),
    Tile("invasion_ships", "Invasion Ships", 5, rival=True, acquire=recruit(4),
         when=FLIP, ability=discard(1) >> ignore_agents()),
    Tile("memocorders", "Memocorders", 2, rival=True, acquire=influence(ANY),
         endgame=when(tracks_at_least(4, 3), vp(1))),
    Tile("minimic_film", "Minimic Film", 2,
         when=REVEAL, ability=persuasion(1)),
    Tile("restricted_ordnance", "Restricted Ordnance", 4,
         when=REVEAL, ability=when(has_council_seat(), swords(4))),
    Tile("shuttle_fleet", "Shuttle Fleet", 6, rival=True, acquire=influence_different(2),
         when=ROUND_START, ability=gain(solari=2)),
    Tile("sonic_snoopers", "Sonic Snoopers", 2, rival=True, acquire=intrigue(1),
         when=OWN_TURN, ability=trash_tile() >> exchange_intrigue()),
    Tile("spaceport", "Spaceport", 5, acquire=draw(2),
         when=ALWAYS, ability=acquired_to_deck()),
    Tile("spy_satellites", "Spy Satellites", 4, rival=True,
         when=OWN_TURN, ability=(pay(spice=3) + trash_tile()) >> vp(1),
         endgame=per_faction_at_most(1, vp(1))),
    Tile("training_drones", "Training Drones", 3, rival=True,
         when=FLIP, ability=recruit(1)),
    Tile("troop_transports", "Troop Transports", 2, rival=True,
         when=ALWAYS, ability=more_shipped_troops(1)),
    Tile("windtraps", "Windtraps", 2, rival=True, acquire=gain(water=1),
         when=WIN, ability=gain(water=1)),
]
# fmt: on
