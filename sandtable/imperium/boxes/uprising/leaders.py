"""The nine Leaders of Uprising, and the other side of one of them. Their left abilities are effects where possible."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    alliance,
    draw,
    gain,
    influence,
    intrigue,
    pay,
    persuasion,
    recruit,
    retreat,
    swords,
    trash,
    when,
)
from sandtable.imperium.language.effects import ANY, BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD
from sandtable.imperium.language.pieces import Leader
from sandtable.imperium.modules.ability_language import (
    chroniclers_insight,
    memory,
    no_deploying,
    other_memories,
    repeat_space,
    sent_to_space_of,
    strength_at_least,
    training,
    training_step,
)
from sandtable.imperium.modules.spy_language import place_spy, place_then, placed_on, recall_spy
from sandtable.imperium.modules.worm_language import worms_at_least

# fmt: off
LEADERS: Final[list[Leader]] = [
    Leader("feyd_rautha_harkonnen", "Feyd-Rautha Harkonnen", "harkonnen", complexity=1,
           traits={}, ability={"devious_strength": "Devious Strength"}, reveal=recall_spy(1) >> swords(2),
           signet_name="Personal Training", signet=training((1, 2),
               training_step(pay(solari=1) >> trash(), 3),      # 1 upper_1
               training_step(place_spy(1), 3),                # 2 lower_1
               training_step(trash(), 4, 5),                    # 3 middle
               training_step(trash(), 7),                       # 4 upper_2
               training_step(place_spy(1), 6),                # 5 lower_2
               training_step(gain(spice=2), 7),                 # 6 lower_3
               training_step(recruit(1) + place_spy(1)))),    # 7 end
    Leader("gurney_halleck", "Gurney Halleck", "atreides", complexity=1,
           traits={}, ability={"always_smiling": "Always Smiling"},
           reveal=when(strength_at_least(6), persuasion(1)),
           signet_name="Warmaster", signet=recruit(1)),
    Leader("lady_amber_metulli", "Lady Amber Metulli", "metulli", complexity=1,
           traits={}, ability={"desert_scouts": "Desert Scouts"}, reveal=retreat(1),
           signet_name="Fill Coffers", signet=gain(solari=1) + when(alliance(), gain(spice=1))),
    Leader("lady_jessica", "Lady Jessica", "atreides", complexity=2,
           traits={}, ability={"other_memories": "Other Memories"},
           visit=when(sent_to_space_of(BENE), other_memories()),
           signet_name="Spice Agony", signet=pay(spice=1) >> (intrigue(1) + memory())),
    Leader("reverend_mother_jessica", "Reverend Mother Jessica", "atreides", complexity=2, back_of="lady_jessica",
           traits={}, ability={"reverend_mother": "Reverend Mother"},
           visit=when(sent_to_space_of(BENE, FREMEN), pay(water=1) >> repeat_space()),
           signet_name="Water of Life", signet=pay(spice=1) >> gain(water=1)),
    Leader("lady_margot_fenring", "Lady Margot Fenring", "fenring", complexity=1,
           traits={"loyalty": "Loyalty"},
           signet_name="Arrakis Informant", signet=place_spy(1, icons=(CITY,))),
    Leader("muad_dib", "Muad'Dib", "atreides", complexity=1,
           traits={}, ability={"unpredictable_foe": "Unpredictable Foe"},
           reveal=when(worms_at_least(1), intrigue(1)),
           signet_name="Lead the Way", signet=draw(1)),
    Leader("princess_irulan", "Princess Irulan", "corrino", complexity=2,
           traits={"imperial_birthright": "Imperial Birthright"},
           signet_name="Chronicler's Insight", signet=chroniclers_insight()),
    Leader("staban_tuek", "Staban Tuek", "", complexity=3,
           traits={"limited_allies": "Limited Allies", "smuggle_spice": "Smuggle Spice"},
           signet_name="Unseen Network", signet=place_then(
               place_spy(1),
               placed_on(LANDSRAAD, effect=pay(spice=1) >> gain(solari=3)),
               placed_on(EMPEROR, GUILD, BENE, FREMEN, effect=pay(solari=2) >> intrigue(1)))),
    Leader("shaddam_corrino_iv", "Shaddam Corrino IV", "corrino", complexity=2, module="choam",
           traits={"sardaukar_commander": "Sardaukar Commander"},
           signet_name="Emperor of the Known Universe",
           signet=((gain(solari=1) + recruit(1)) | (pay(solari=3) >> influence(ANY))) + no_deploying()),
]
# fmt: on
