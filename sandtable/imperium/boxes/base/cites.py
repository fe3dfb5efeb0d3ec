"""The rules of the base rulebook about single pieces of this box, by the events that cite them.

Each line names a sort of event; `rules/citing` explains the format. Events not listed here cite the rule given by the
common code.
"""

from __future__ import annotations

from typing import Final

CITES: Final[dict[str, str]] = {
    # spaces
    "solari by space:sell_melange": "IMP-4.18",
    "draw by space:mentat": "IMP-4.15",
    "intrigue by space:secrets": "IMP-4.20",
    "recruit by space:hall_of_oratory": "IMP-4.17",
    # Leaders
    "draw by harvest": "IMP-20.24",  # Spice Addict: the only card draw by harvesting
    "draw by leader:count_ilban_richese": "IMP-20.25",
    "influence by leader:baron_vladimir_harkonnen": "IMP-20.26",
    "acquire by leader:helena_richese": "IMP-20.28",
    # Imperium cards
    "agent by card:kwisatz_haderach": "IMP-20.41",
    "solari by card:assassination_mission": "IMP-20.34",
    "intrigue by card:imperial_spy": "IMP-20.43",
    "lose_troop by card:gun_thopter": "IMP-20.37",
    "lose_troop by card:test_of_humanity": "IMP-20.44",
    "lose_troop of rival by card:test_of_humanity": "IMP-17.15",
    "discard by card:test_of_humanity": "IMP-20.44",
    "discard by card:reverend_mother_mohiam": "IMP-20.40",
    "ask discard by card:reverend_mother_mohiam": "IMP-20.40",
    # Intrigue cards
    "acquire by on_deck": "IMP-20.53",  # Recruitment Mission
    "deploy by intrigue:rapid_mobilization": "IMP-20.17",
    "deploy_supply by intrigue:double_cross": "IMP-20.54",
    "lose_troop by intrigue:double_cross": "IMP-20.54",
    "lose_troop by intrigue:staged_incident": "IMP-20.60",
    "mentat by intrigue:calculated_hire": "IMP-20.51",
    "shuffle by intrigue:refocus": "IMP-20.52",
    "vp by intrigue:corner_the_market": "IMP-20.64",
    "vp by intrigue:plans_within_plans": "IMP-20.63",
}
