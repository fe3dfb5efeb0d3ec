"""The eight Leaders. A trait is a named change of a rule; the signet is an effect like any other."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import alliance, draw, gain, hook, intrigue, pay, recruit, when
from sandtable.imperium.language.pieces import Leader

# fmt: off
LEADERS: Final[list[Leader]] = [
    Leader("paul_atreides", "Paul Atreides", "atreides", complexity=1, rival_ok=False,
           trait="prescience", trait_name="Prescience",
           signet_name="Discipline", signet=draw(1)),
    Leader("duke_leto_atreides", "Duke Leto Atreides", "atreides", complexity=2,
           trait="landsraad_popularity", trait_name="Landsraad Popularity",
           signet_name="Prudent Diplomacy", signet=pay(spice=1) >> hook("prudent_diplomacy")),
    Leader("baron_vladimir_harkonnen", "Baron Vladimir Harkonnen", "harkonnen", complexity=3,
           trait="masterstroke", trait_name="Masterstroke",
           signet_name="Scheme", signet=pay(solari=1) >> intrigue(1)),
    Leader("glossu_rabban", 'Glossu "The Beast" Rabban', "harkonnen", complexity=1,
           trait="arrakis_fiefdom", trait_name="Arrakis Fiefdom", start=gain(spice=1, solari=1),
           signet_name="Brutality", signet=recruit(1) + when(alliance(), recruit(1))),
    Leader("countess_ariana_thorvald", "Countess Ariana Thorvald", "thorvald", complexity=3,
           trait="spice_addict", trait_name="Spice Addict",
           signet_name="Hidden Reservoir", signet=gain(water=1)),
    Leader("earl_memnon_thorvald", "Earl Memnon Thorvald", "thorvald", complexity=1,
           trait="connections", trait_name="Connections",
           signet_name="Spice Hoard", signet=gain(spice=1)),
    Leader("count_ilban_richese", "Count Ilban Richese", "richese", complexity=1,
           trait="ruthless_negotiator", trait_name="Ruthless Negotiator",
           signet_name="Manufacturing", signet=gain(solari=1)),
    Leader("helena_richese", "Helena Richese", "richese", complexity=2, rival_ok=False,
           trait="eyes_everywhere", trait_name="Eyes Everywhere",
           signet_name="Manipulate", signet=hook("manipulate")),
]
# fmt: on
