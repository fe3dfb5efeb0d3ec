"""The six-player side of the board: new spaces, observation posts, and the commanders' own boards with their tracks.

Great Houses and Fringe Worlds replace the Emperor and the Fremen of the other side of the board, with the same Agent
icons.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.commanders import MUAD_DIB, SHADDAM
from sandtable.imperium.language.builders import (
    anybody_has_swordmaster,
    draw,
    gain,
    harvest,
    intrigue,
    pay,
    recruit,
    trash,
)
from sandtable.imperium.language.effects import CITY, EMPEROR, FREMEN, LANDSRAAD, OWN_EMPEROR, OWN_FREMEN, SPICE_TRADE
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.modules.choam_language import contract
from sandtable.imperium.modules.spy_language import Post, place_spy
from sandtable.imperium.modules.team_language import ally, hire_swordmaster, reinforce, team, trade

# fmt: off
SIX_SPACES: Final[list[Space]] = [
    Space("carthag", "Carthag", "city", CITY, combat=True,
          effect=recruit(1) + intrigue(1)),
    Space("controversial_technology", "Controversial Technology", "fringe_worlds", FREMEN, faction=FREMEN,
          cost=pay(spice=2),
          effect=intrigue(1) + draw(1) + trash()),
    Space("economic_support", "Economic Support", "great_houses", EMPEROR, faction=EMPEROR,
          effect=gain(spice=1) + trade(may=True)),
    Space("expedition", "Expedition", "fringe_worlds", FREMEN, faction=FREMEN,
          effect=contract(1)),
    Space("habbanya_erg", "Habbanya Erg", "desert", SPICE_TRADE, combat=True, cost=pay(water=1), maker_base=2,
          effect=harvest(2) + draw(1)),
    Space("military_support", "Military Support", "great_houses", EMPEROR, faction=EMPEROR, cost=pay(spice=2),
          effect=reinforce(3)),
    Space("swordmaster", "Swordmaster", "landsraad", LANDSRAAD, cost=pay(solari=8), once_per_game=True,
          cheaper=(anybody_has_swordmaster(), pay(solari=6)),
          effect=hire_swordmaster()),
    Space("sardaukar", "Sardaukar", "own_emperor", EMPEROR, faction=OWN_EMPEROR, owner=SHADDAM, cost=pay(spice=3),
          effect=intrigue(1) + ally(recruit(4))),
    Space("vast_wealth", "Vast Wealth", "own_emperor", EMPEROR, faction=OWN_EMPEROR, owner=SHADDAM,
          effect=gain(solari=3)),
    Space("hardy_warriors", "Hardy Warriors", "own_fremen", FREMEN, faction=OWN_FREMEN, owner=MUAD_DIB, combat=True,
          cost=pay(water=1),
          effect=ally(recruit(2))),
    Space("desert_mastery", "Desert Mastery", "own_fremen", FREMEN, faction=OWN_FREMEN, owner=MUAD_DIB, combat=True,
          effect=draw(1) + gain(spice=1)),
]

SIX_POSTS: Final[list[Post]] = [
    Post("great_houses", ("economic_support", "military_support")),
    Post("fringe_worlds", ("controversial_technology", "expedition")),
    Post("carthag", ("carthag",)),
    Post("habbanya_erg", ("habbanya_erg",)),
]

SIX_TRACKS: Final[list[Track]] = [
    Track("great_houses", "Great Houses", EMPEROR, points={2: 1}, bonuses={4: recruit(2)}, alliance=4),
    Track("fringe_worlds", "Fringe Worlds", FREMEN, points={2: 1}, bonuses={4: place_spy(1)}, alliance=4),
    Track("emperor", "Emperor", OWN_EMPEROR, points={2: 1}, alliance=4, top=4, owner=SHADDAM,
          bonuses={1: team(gain(solari=1)), 3: team(place_spy(1), may=True)}),
    Track("fremen", "Fremen", OWN_FREMEN, points={2: 1}, alliance=4, top=4, owner=MUAD_DIB,
          bonuses={1: team(gain(spice=1)), 3: team(gain(water=1))}),
]
# fmt: on
