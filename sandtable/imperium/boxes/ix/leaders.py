"""The six Leaders of Rise of Ix, and the slots where one of them places Snoopers."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    acquire,
    discard,
    foldspace,
    gain,
    influence,
    lose_influence,
    may,
    pay,
    recruit,
    when,
)
from sandtable.imperium.language.effects import ANY, CITY, LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.pieces import Leader
from sandtable.imperium.modules.ix_leaders.language import (
    HEAVY_CANNONS,
    INTELLIGENCE,
    ONE_STEP_AHEAD,
    SMUGGLING,
    SNOOPERS,
    Slot,
    influence_with_snooper,
    snooped_influence,
    track_bonus,
)
from sandtable.imperium.modules.ploys.language import agents_on
from sandtable.imperium.modules.shipping.language import freight
from sandtable.imperium.modules.tech.language import acquire_tech, negotiator, trash_in_play

# fmt: off
LEADERS: Final[list[Leader]] = [
    Leader("archduke_armand_ecaz", "Archduke Armand Ecaz", "ecaz", complexity=2, rival_ok=False, traits={},
           ability={"coordination": "Coordination"},
           reveal=when(agents_on(2, LANDSRAAD, CITY, SPICE_TRADE), trash_in_play()),
           signet_name="Conscript", signet=may(acquire(3))),
    Leader("ilesa_ecaz", "Ilesa Ecaz", "ecaz", complexity=3, rival_ok=False,
           traits={ONE_STEP_AHEAD: "One Step Ahead"},
           signet_name="Guild Contacts", signet=pay(solari=1) >> foldspace()),
    Leader("prince_rhombur_vernius", "Prince Rhombur Vernius", "vernius", complexity=1,
           traits={HEAVY_CANNONS: "Heavy Lasgun Cannons"},
           signet_name="Ixian Technology", signet=acquire_tech() | negotiator(1)),
    Leader("tessia_vernius", "Tessia Vernius", "vernius", complexity=4, rival_ok=False,
           traits={SNOOPERS: "Careful Observation"},
           signet_name="Duplicity", signet=lose_influence() >> influence_with_snooper(1)),
    Leader("princess_yuna_moritani", '"Princess" Yuna Moritani', "moritani", complexity=2, rival_ok=False,
           traits={SMUGGLING: "Smuggling Operation"},
           signet_name="Final Delivery", signet=pay(solari=7) >> (influence(ANY) + recruit(1) + gain(spice=1))),
    Leader("viscount_hundro_moritani", "Viscount Hundro Moritani", "moritani", complexity=1,
           traits={INTELLIGENCE: "Intelligence"},
           signet_name="Couriers", signet=pay(spice=1) >> freight(1)),
]

SLOTS: Final[list[Slot]] = [
    Slot("slot_1", "first", discard(1) >> gain(spice=1)),
    Slot("slot_2", "second", track_bonus()),
    Slot("slot_3", "third", snooped_influence(1)),
    Slot("slot_4", "fourth", track_bonus() + snooped_influence(1)),
]
# fmt: on
