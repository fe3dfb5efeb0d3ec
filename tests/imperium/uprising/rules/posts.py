"""The posts of Spies, and where the Spies of a position are."""

from __future__ import annotations

from sandtable.imperium.modules.spies import spies_of
from sandtable.imperium.rules.game import Game
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin

POSTS = {
    "emperor": ("sardaukar", "dutiful_service"),
    "guild": ("heighliner", "deliver_supplies"),
    "bene": ("espionage", "secrets"),
    "fremen": ("desert_tactics", "fremkit"),
    "landsraad_west": ("high_council", "imperial_privilege", "swordmaster"),
    "landsraad_east": ("assembly_hall", "gather_support"),
    "choam": ("shipping", "accept_contract"),
    "tabr_station": ("sietch_tabr", "research_station"),
    "station_refinery": ("research_station", "spice_refinery"),
    "refinery_arrakeen": ("spice_refinery", "arrakeen"),
    "deep_desert": ("deep_desert",),
    "hagga_basin": ("hagga_basin",),
    "imperial_basin": ("imperial_basin",),
}


def posts_of(game: Game, seat: int) -> set[str]:
    """Return where a player's Spies are, by the words of the position."""
    told = spies_of(game).facts(game)["at"]
    return {post for post, seats in told.items() if seat in seats}


def at_espionage(**spies: list[int]) -> Game:
    """At Espionage with its Spy icon still open; whoever spies there gathers nothing."""
    game = begin(p0={"hand": ["diplomacy"], "spice": 1}, spies={"at": spies})
    play(game, "card:diplomacy space:espionage")
    return play(game, "none") if "none" in options(game) else game
