"""The 17 Intrigue cards of Rise of Ix, one copy of each."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    copies_at_least,
    discard,
    draw,
    each_opponent,
    entered_at_least,
    gain,
    has_council_seat,
    influence,
    lose_influence,
    pay,
    recruit,
    swords,
    tracks_at_least,
    trash,
    vp,
    when,
)
from sandtable.imperium.language.effects import ANY
from sandtable.imperium.language.pieces import COMBAT, ENDGAME, PLOT, Intrigue
from sandtable.imperium.modules.dreadnoughts.language import (
    commission,
    deploy_units,
    dreadnoughts_at_least,
    retreat_dreadnought,
)
from sandtable.imperium.modules.ploys.language import (
    goals,
    influence_of_space,
    influence_where_agents,
    lose_any_troop,
    on_winning,
    solari_at_least,
)
from sandtable.imperium.modules.shipping.language import freight
from sandtable.imperium.modules.tech.language import acquire_tech, techs_at_least

# fmt: off
INTRIGUE: Final[list[Intrigue]] = [
    Intrigue("advanced_weaponry", "Advanced Weaponry", PLOT | COMBAT,
             effect=pay(solari=3) >> commission(1),
             combat=when(techs_at_least(3), swords(4))),
    Intrigue("blackmail", "Blackmail", COMBAT, cost=lose_influence(),
             effect=swords(5)),
    Intrigue("cannon_turrets", "Cannon Turrets", COMBAT,
             effect=swords(2) + each_opponent(retreat_dreadnought())),
    Intrigue("cull", "Cull", PLOT, cost=pay(solari=1),
             effect=trash()),
    Intrigue("diversion", "Diversion", PLOT, condition=entered_at_least(4),
             effect=freight(1)),
    Intrigue("expedite", "Expedite", PLOT, cost=pay(spice=1),
             effect=freight(1)),
    Intrigue("finesse", "Finesse", PLOT | COMBAT,
             effect=lose_influence() >> influence(ANY),
             combat=swords(2)),
    Intrigue("glimpse_the_path", "Glimpse the Path", PLOT, cost=pay(spice=1),
             effect=gain(water=1) + draw(1)),
    Intrigue("grand_conspiracy", "Grand Conspiracy", ENDGAME,
             effect=goals(3, (dreadnoughts_at_least(2), copies_at_least("the_spice_must_flow", 1),
                              tracks_at_least(2, 4), has_council_seat()), vp(1), vp(2))),
    Intrigue("ixian_probe", "Ixian Probe", PLOT, cost=discard(2),
             effect=draw(2)),
    Intrigue("machine_culture", "Machine Culture", PLOT | ENDGAME,
             effect=acquire_tech(must=True),
             endgame=when(techs_at_least(3), vp(1))),
    Intrigue("quid_pro_quo", "Quid Pro Quo", PLOT, cost=pay(spice=2),
             effect=influence_where_agents(1)),
    Intrigue("second_wave", "Second Wave", COMBAT,
             effect=swords(2) + deploy_units(2)),
    Intrigue("secret_forces", "Secret Forces", PLOT, condition=has_council_seat(),
             effect=recruit(2)),
    Intrigue("strategic_push", "Strategic Push", COMBAT,
             effect=swords(2) + on_winning(gain(solari=2))),
    Intrigue("strongarm", "Strongarm", PLOT, cost=lose_any_troop(),
             effect=influence_of_space(1)),
    Intrigue("war_chest", "War Chest", COMBAT | ENDGAME,
             effect=pay(solari=2) >> swords(4),
             endgame=when(solari_at_least(10), vp(1))),
]
# fmt: on
