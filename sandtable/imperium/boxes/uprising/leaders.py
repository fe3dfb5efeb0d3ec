"""The nine Leaders of Uprising, and the other side of one of them. Left abilities that a tree can say are effects."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    alliance,
    condition,
    draw,
    gain,
    hook,
    influence,
    intrigue,
    node,
    pay,
    persuasion,
    recruit,
    retreat,
    swords,
    trash,
    when,
)
from sandtable.imperium.language.effects import ANY, BENE, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, Effect
from sandtable.imperium.language.pieces import Leader

FACTION_POSTS: Final = 1 << EMPEROR | 1 << GUILD | 1 << BENE | 1 << FREMEN


def _step(reward: Effect, *then: int) -> Effect:
    """A step of the Training track and the numbers of those that follow it, the first being 1."""
    return node("training_step", sum(1 << (step - 1) for step in then), 0, 0, reward)


# fmt: off
LEADERS: Final[list[Leader]] = [
    Leader("feyd_rautha_harkonnen", "Feyd-Rautha Harkonnen", "harkonnen", complexity=1,
           traits={}, ability={"devious_strength": "Devious Strength"}, reveal=node("recall_spy", 1) >> swords(2),
           signet_name="Personal Training", signet=node("training", 0b11, 0, 0,
               _step(pay(solari=1) >> trash(), 3),      # 1 upper_1
               _step(node("spy", 1), 3),                # 2 lower_1
               _step(trash(), 4, 5),                    # 3 middle
               _step(trash(), 7),                       # 4 upper_2
               _step(node("spy", 1), 6),                # 5 lower_2
               _step(gain(spice=2), 7),                 # 6 lower_3
               _step(recruit(1) + node("spy", 1)))),    # 7 end
    Leader("gurney_halleck", "Gurney Halleck", "atreides", complexity=1,
           traits={}, ability={"always_smiling": "Always Smiling"},
           reveal=when(condition("strength_at_least", 6), persuasion(1)),
           signet_name="Warmaster", signet=recruit(1)),
    Leader("lady_amber_metulli", "Lady Amber Metulli", "metulli", complexity=1,
           traits={}, ability={"desert_scouts": "Desert Scouts"}, reveal=retreat(1),
           signet_name="Fill Coffers", signet=gain(solari=1) + when(alliance(), gain(spice=1))),
    Leader("lady_jessica", "Lady Jessica", "atreides", complexity=2,
           traits={}, ability={"other_memories": "Other Memories"},
           visit=when(condition("sent_to_space_of", 1 << BENE), node("other_memories", optional=True)),
           signet_name="Spice Agony", signet=pay(spice=1) >> (intrigue(1) + node("memory"))),
    Leader("reverend_mother_jessica", "Reverend Mother Jessica", "atreides", complexity=2, back_of="lady_jessica",
           traits={}, ability={"reverend_mother": "Reverend Mother"},
           visit=when(condition("sent_to_space_of", 1 << BENE | 1 << FREMEN), pay(water=1) >> node("repeat_space")),
           signet_name="Water of Life", signet=pay(spice=1) >> gain(water=1)),
    Leader("lady_margot_fenring", "Lady Margot Fenring", "fenring", complexity=1,
           traits={"loyalty": "Loyalty"},
           signet_name="Arrakis Informant", signet=node("spy", 1, 1 << CITY)),
    Leader("muad_dib", "Muad'Dib", "atreides", complexity=1,
           traits={}, ability={"unpredictable_foe": "Unpredictable Foe"},
           reveal=when(condition("worms_at_least", 1), intrigue(1)),
           signet_name="Lead the Way", signet=draw(1)),
    Leader("princess_irulan", "Princess Irulan", "corrino", complexity=2,
           traits={"imperial_birthright": "Imperial Birthright"},
           signet_name="Chronicler's Insight", signet=node("chroniclers_insight", optional=True)),
    Leader("staban_tuek", "Staban Tuek", "", complexity=3,
           traits={"limited_allies": "Limited Allies", "smuggle_spice": "Smuggle Spice"},
           signet_name="Unseen Network", signet=node("place_then", 0, 0, 0,
               node("spy", 1),
               when(condition("spy_placed_on", 1 << LANDSRAAD), pay(spice=1) >> gain(solari=3)),
               when(condition("spy_placed_on", FACTION_POSTS), pay(solari=2) >> intrigue(1)))),
    Leader("shaddam_corrino_iv", "Shaddam Corrino IV", "corrino", complexity=2, module="choam",
           traits={"sardaukar_commander": "Sardaukar Commander"},
           signet_name="Emperor of the Known Universe",
           signet=((gain(solari=1) + recruit(1)) | (pay(solari=3) >> influence(ANY))) + hook("no_deploying")),
]
# fmt: on
