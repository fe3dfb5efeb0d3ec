"""The eight Leaders: their traits, which are abilities that change a rule, and their Signet Ring effects."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import alliance, draw, gain, hook, intrigue, pay, recruit, when
from sandtable.imperium.language.pieces import Leader

# fmt: off
LEADERS: Final[list[Leader]] = [
    Leader("paul_atreides", "Paul Atreides", "atreides", complexity=1, rival_ok=False,
           traits={"prescience": "Prescience"},
           signet_name="Discipline", signet=draw(1)),
    Leader("duke_leto_atreides", "Duke Leto Atreides", "atreides", complexity=2,
           traits={"landsraad_popularity": "Landsraad Popularity"},
           signet_name="Prudent Diplomacy", signet=pay(spice=1) >> hook("prudent_diplomacy")),
    Leader("baron_vladimir_harkonnen", "Baron Vladimir Harkonnen", "harkonnen", complexity=3,
           traits={"masterstroke": "Masterstroke"},
           signet_name="Scheme", signet=pay(solari=1) >> intrigue(1)),
    Leader("glossu_rabban", 'Glossu "The Beast" Rabban', "harkonnen", complexity=1,
           traits={"arrakis_fiefdom": "Arrakis Fiefdom"}, start=gain(spice=1, solari=1),
           signet_name="Brutality", signet=recruit(1) + when(alliance(), recruit(1))),
    Leader("countess_ariana_thorvald", "Countess Ariana Thorvald", "thorvald", complexity=3,
           traits={"spice_addict": "Spice Addict"},
           signet_name="Hidden Reservoir", signet=gain(water=1)),
    Leader("earl_memnon_thorvald", "Earl Memnon Thorvald", "thorvald", complexity=1,
           traits={"connections": "Connections"},
           signet_name="Spice Hoard", signet=gain(spice=1)),
    Leader("count_ilban_richese", "Count Ilban Richese", "richese", complexity=1,
           traits={"ruthless_negotiator": "Ruthless Negotiator"},
           signet_name="Manufacturing", signet=gain(solari=1)),
    Leader("helena_richese", "Helena Richese", "richese", complexity=2, rival_ok=False,
           traits={"eyes_everywhere": "Eyes Everywhere"},
           signet_name="Manipulate", signet=hook("manipulate")),
]
# fmt: on
