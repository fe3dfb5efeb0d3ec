"""Test data: questions of every kind, how to come to them, and what the table says of the question and some answers."""

from __future__ import annotations

from typing import Any

Golden = tuple[dict[str, Any], str, str, dict[str, str]]

# By the kind of the question (and a remark): the position or a new game, the moves, what is asked, some of the answers.
ASKED: dict[str, Golden] = {
    "leader": (
        {"new": True, "leaders": "draft"},
        "",
        "Choose your Leader.",
        {"leader:paul_atreides": "Paul Atreides"},
    ),
    "tokens": (
        {"new": True, "leaders": ["baron_vladimir_harkonnen", "glossu_rabban", "paul_atreides"]},
        "",
        "Masterstroke: Secretly pick the first of your two factions.",
        {"faction:guild": "Spacing Guild"},
    ),
    "tokens again": (
        {"new": True, "leaders": ["baron_vladimir_harkonnen", "glossu_rabban", "paul_atreides"]},
        "faction:guild",
        "Masterstroke: Secretly pick the second of your two factions.",
        {"faction:bene": "Bene Gesserit"},
    ),
    "defend": (
        {"phase": "round_start", "conflict_deck": ["siege_of_arrakeen"], "control": {"arrakeen": 2}},
        "",
        "This Conflict is about Arrakeen, which you control. Deploy 1 troop from your supply?",
        {"yes": "Deploy 1 troop", "no": "Deploy no troops"},
    ),
    "turn": (
        {"p0": {"hand": ["dagger"], "intrigue": ["windfall"]}},
        "",
        "Your turn: play a card to send an Agent, or reveal.",
        {"card:dagger": "Play Dagger", "intrigue:windfall": "Play Windfall", "reveal": "Reveal your hand"},
    ),
    "turn without Agents": (
        {"p0": {"hand": ["dagger"], "agents": 0}},
        "",
        "Your turn: you can send no Agent now, so take your Reveal turn.",
        {"reveal": "Reveal your hand"},
    ),
    "agent": (
        {"p0": {"hand": ["kwisatz_haderach"], "agents": 1, "agents_at": ["carthag"]}},
        "card:kwisatz_haderach",
        "Kwisatz Haderach: Which Agent do you send?",
        {"agent:ready": "A ready Agent", "space:carthag": "The Agent at Carthag"},
    ),
    "space": (
        {"p0": {"hand": ["dagger"], "solari": 4}},
        "card:dagger",
        "Dagger: Where do you send your Agent?",
        {"space:rally_troops": "Rally Troops"},
    ),
    "melange": (
        {"p0": {"hand": ["dune_the_desert_planet"], "spice": 3}},
        "card:dune_the_desert_planet space:sell_melange",
        "Sell Melange: How much spice do you sell?",
        {"number:3": "Sell 3 spice for 8 Solari"},
    ),
    "figure": (
        {"p0": {"hand": ["dagger"], "agents": 2, "solari": 4}, "mentat": 0, "conflict": "sort_through_the_chaos"},
        "card:dagger space:rally_troops",
        "Dagger: Which figure do you send? "
        "This Conflict’s reward may take the Mentat off the board before bonus spice is placed.",
        {"yes": "The Mentat", "no": "An Agent of your own"},
    ),
    "menu": (
        {"p0": {"hand": ["seek_allies"], "influence": {"bene": 3}, "garrison": 2}},
        "card:seek_allies space:secrets",
        "Your Agent is at Secrets. There are still effects to resolve.",
        {
            "box:space": "Draw 1 Intrigue card; "
            "Each opponent with 4 or more Intrigue cards gives you one of them at random (Secrets)",
            "box:influence": "+1 influence with the Bene Gesserit (Secrets)",
        },
    ),
    "menu with two of the same name": (
        {"p0": {"hand": ["foldspace"]}},
        "card:foldspace space:foldspace_space",
        "Your Agent is at Foldspace. There are still effects to resolve.",
        {
            "box:foldspace": "Draw 1 card; Trash this card (Foldspace)",
            "box:space": "Take a Foldspace card from the Reserve into your discard pile (Foldspace)",
        },
    ),
    "menu of a Combat space": (
        {"p0": {"hand": ["duncan_idaho"], "water": 1, "garrison": 2}},
        "card:duncan_idaho space:carthag box:space",
        "Your Agent is at Carthag. What next?",
        {
            "box:duncan_idaho": "Pay 1 water: recruit 1 troop and draw 1 card (Duncan Idaho)",
            "deploy:1": "Deploy 1 troop",
            "deploy:3": "Deploy 3 troops",
        },
    ),
    "menu of a Reveal turn": (
        {
            "p0": {"hand": ["lady_jessica", "stilgar", "guild_bankers", "convincing_argument"]},
            "row": ["chani"],
        },
        "reveal",
        "Reveal turn, 7 Persuasion left. What next?",
        {
            "acquire:chani": "Acquire Chani (cost 5)",
            "acquire:the_spice_must_flow": "Acquire The Spice Must Flow (cost 6)",
            "end": "End turn",
        },
    ),
    "menu with a compulsory effect": (
        {"p0": {"hand": ["thufir_hawat"]}},
        "reveal",
        "Reveal turn, 1 Persuasion left. There are still effects to resolve.",
        {"box:thufir_hawat": "Draw 1 Intrigue card (Thufir Hawat)"},
    ),
    "menu with a card set aside": (
        {
            "leaders": ["helena_richese", "glossu_rabban", "paul_atreides"],
            "p0": {"hand": ["lady_jessica", "stilgar"], "aside": "chani"},
        },
        "reveal",
        "Reveal turn, 5 Persuasion left. What next?",
        {"acquire:aside": "Acquire Chani (cost 4)"},
    ),
    "menu with Masterstroke": (
        {
            "leaders": ["baron_vladimir_harkonnen", "glossu_rabban", "paul_atreides"],
            "p0": {
                "hand": ["dagger"],
                "garrison": 6,
                "intrigue": ["rapid_mobilization"],
                "tokens": ["emperor", "bene"],
            },
        },
        "card:dagger space:hall_of_oratory intrigue:rapid_mobilization number:4",
        "Your Agent is at Hall of Oratory. What next?",
        {"ability": "Use Masterstroke"},
    ),
    "part": (
        {"p0": {"hand": ["seek_allies"], "spice": 4, "supply": 2}},
        "card:seek_allies space:conspire box:space",
        "Conspire: Which effect first?",
        {"part:1": "Recruit 2 troops", "part:2": "Draw 1 Intrigue card"},
    ),
    "option": (
        {"p0": {"hand": ["bene_gesserit_sister"]}},
        "reveal box:bene_gesserit_sister",
        "Bene Gesserit Sister: Choose one.",
        {"option:0": "+2 Persuasion", "option:1": "2 swords"},
    ),
    "option of several": (
        {
            "phase": "combat",
            "round": 10,
            "conflict": "battle_for_arrakeen",
            "p0": {"conflict": 1},
            "p1": {"conflict": 2},
        },
        "",
        "Battle for Arrakeen: Choose 2 different ones, one after the other.",
        {"option:0": "Draw 1 Intrigue card", "option:2": "+3 Solari"},
    ),
    "option of several again": (
        {
            "phase": "combat",
            "round": 10,
            "conflict": "battle_for_arrakeen",
            "p0": {"conflict": 1},
            "p1": {"conflict": 2},
        },
        "option:0",
        "Battle for Arrakeen: Choose one more.",
        {"option:1": "+2 spice"},
    ),
    "faction": (
        {"p0": {"intrigue": ["bribery"], "solari": 2}},
        "intrigue:bribery",
        "Bribery: +1 influence with one faction of your choice.",
        {"faction:emperor": "Emperor"},
    ),
    "faction of several": (
        {"phase": "combat", "conflict": "machinations", "p0": {"conflict": 1}},
        "",
        "Machinations: +1 influence with each of 2 different factions.",
        {"faction:emperor": "Emperor"},
    ),
    "faction of several again": (
        {"phase": "combat", "conflict": "machinations", "p0": {"conflict": 1}},
        "faction:emperor",
        "Machinations: +1 influence with one faction of your choice.",
        {"faction:fremen": "Fremen"},
    ),
    "faction by Connections": (
        {"turn": 1, "p1": {"hand": ["dagger"], "solari": 5}},
        "card:dagger space:high_council box:space",
        "Earl Memnon Thorvald: +1 influence with one faction of your choice.",
        {"faction:fremen": "Fremen"},
    ),
    "lose_influence": (
        {"p0": {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"guild": 1, "fremen": 1}}},
        "card:shifting_allegiances space:secure_contract box:shifting_allegiances",
        "Shifting Allegiances: Lose 1 influence with one faction of your choice.",
        {"faction:guild": "Spacing Guild"},
    ),
    "trash": (
        {"p0": {"hand": ["guild_administrator", "dagger"], "discard": ["scout"]}},
        "card:guild_administrator space:secure_contract box:guild_administrator",
        "Guild Administrator: You may trash a card.",
        {
            "card:dagger": "Trash Dagger from your hand",
            "discard:scout": "Trash Scout from your discard pile",
            "inplay:guild_administrator": "Trash Guild Administrator from play",
            "none": "Trash nothing",
        },
    ),
    "trash as a cost": (
        {"p0": {"hand": ["diplomacy", "dagger"], "spice": 2}},
        "card:diplomacy space:selective_breeding box:space",
        "Selective Breeding: Trash a card.",
        {"card:dagger": "Trash Dagger from your hand"},
    ),
    "trash with a twin in play": (
        {
            "p0": {
                "hand": ["imperial_spy"],
                "play": ["imperial_spy"],
                "intrigue": ["dispatch_an_envoy"],
                "spice": 2,
            },
        },
        "intrigue:dispatch_an_envoy card:imperial_spy space:selective_breeding box:space",
        "Selective Breeding: Trash a card.",
        {
            "inplay:imperial_spy": "Trash Imperial Spy, the one just played",
            "option:0": "Trash the other Imperial Spy in play",
        },
    ),
    "discard": (
        {
            "p0": {"hand": ["reverend_mother_mohiam"], "play": ["the_voice"]},
            "p1": {"hand": ["dagger", "scout", "chani"]},
        },
        "card:reverend_mother_mohiam space:wealth box:reverend_mother_mohiam",
        "Reverend Mother Mohiam: Discard 2 cards.",
        {"card:scout": "Discard Scout"},
    ),
    "discard again": (
        {
            "p0": {"hand": ["reverend_mother_mohiam"], "play": ["the_voice"]},
            "p1": {"hand": ["dagger", "scout", "chani"]},
        },
        "card:reverend_mother_mohiam space:wealth box:reverend_mother_mohiam card:scout",
        "Reverend Mother Mohiam: Discard 1 card.",
        {"card:dagger": "Discard Dagger"},
    ),
    "number": (
        {"p0": {"intrigue": ["rapid_mobilization"], "garrison": 2}},
        "intrigue:rapid_mobilization",
        "Rapid Mobilization: Deploy any number of troops from your garrison.",
        {"number:0": "Deploy no troops", "number:1": "Deploy 1 troop", "number:2": "Deploy 2 troops"},
    ),
    "number that retreat": (
        {"p0": {"hand": ["scout"], "conflict": 4}},
        "reveal box:scout",
        "Scout: Retreat up to 2 troops.",
        {"number:0": "Retreat no troops", "number:1": "Retreat 1 troop", "number:2": "Retreat 2 troops"},
    ),
    "acquire": (
        {"p0": {"intrigue": ["bypass_protocol"], "spice": 2}, "row": ["chani"]},
        "intrigue:bypass_protocol option:1",
        "Bypass Protocol: Acquire a card that costs 5 or less without Persuasion and put it on top of your deck.",
        {"acquire:chani": "Acquire Chani"},
    ),
    "deck_top": (
        {"p0": {"hand": ["lady_jessica", "stilgar"], "intrigue": ["recruitment_mission"]}, "row": ["chani"]},
        "reveal intrigue:recruitment_mission acquire:chani",
        "You acquire Chani. Put it on top of your deck?",
        {"yes": "On top of your deck", "no": "To your discard pile"},
    ),
    "fetch": (
        {"p0": {"hand": ["other_memory"], "discard": ["the_voice", "dagger"]}},
        "card:other_memory space:secure_contract box:other_memory option:1",
        "Other Memory: Take one Bene Gesserit card from your discard pile to your hand.",
        {"discard:the_voice": "Take The Voice"},
    ),
    "recall": (
        {"p0": {"intrigue": ["urgent_mission"], "agents": 1, "agents_at": ["arrakeen"]}},
        "intrigue:urgent_mission",
        "Urgent Mission: Recall one of your Agents from the board, ready to be sent again.",
        {"space:arrakeen": "The Agent at Arrakeen"},
    ),
    "voice": (
        {"p0": {"hand": ["the_voice"]}},
        "card:the_voice space:secure_contract box:the_voice",
        "The Voice: Name a board space, where no opponent can send an Agent until your next turn.",
        {"space:carthag": "Carthag"},
    ),
    "aside": (
        {
            "leaders": ["helena_richese", "glossu_rabban", "paul_atreides"],
            "p0": {"hand": ["signet_ring"]},
            "row": ["chani"],
        },
        "card:signet_ring space:secure_contract box:signet_ring",
        "Helena Richese: Set one card of the Imperium Row aside.",
        {"acquire:chani": "Set Chani aside"},
    ),
    "peek": (
        {"p0": {"intrigue": ["poison_snooper"], "deck": ["scout", "dagger"]}},
        "intrigue:poison_snooper",
        "Poison Snooper: The top card of your deck is Scout. Draw it or trash it?",
        {"option:0": "Draw it", "option:1": "Trash it"},
    ),
    "pass_turn": (
        {"p0": {"intrigue": ["bindu_suspension"]}},
        "intrigue:bindu_suspension",
        "Bindu Suspension: You may end this turn at once, without sending an Agent or revealing.",
        {"yes": "End this turn now", "no": "Go on with this turn"},
    ),
    "victim": (
        {"p0": {"intrigue": ["double_cross"], "solari": 1}, "p1": {"conflict": 1}, "p2": {"conflict": 1}},
        "intrigue:double_cross",
        "Double Cross: An opponent of your choice loses 1 troop from the Conflict.",
        {"seat:2": "Carla"},
    ),
    "ordeal": (
        {"p0": {"hand": ["test_of_humanity"]}, "p1": {"hand": ["scout"], "conflict": 1}},
        "card:test_of_humanity space:hall_of_oratory box:test_of_humanity",
        "Test of Humanity: Choose one: discard 1 card, or lose 1 troop from the Conflict.",
        {"card:scout": "Discard Scout", "troop": "Lose 1 troop from the Conflict"},
    ),
    "ally": (
        {
            "p0": {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 4}},
            "p1": {"influence": {"fremen": 4}},
            "p2": {"influence": {"fremen": 4}},
            "alliance": {"fremen": 0},
        },
        "card:shifting_allegiances space:secure_contract box:shifting_allegiances faction:fremen",
        "You lose the Fremen Alliance. Who takes it?",
        {"seat:1": "Ben"},
    ),
    "combat": (
        {"phase": "combat", "p0": {"conflict": 1, "intrigue": ["ambush", "windfall"]}},
        "",
        "Combat: Play a card, or pass.",
        {"intrigue:ambush": "Play Ambush", "pass": "Pass"},
    ),
    "combat with nothing to play": (
        {"phase": "combat", "p0": {"conflict": 1, "intrigue": ["windfall"]}},
        "",
        "Combat: You have nothing to play now.",
        {"pass": "Pass"},
    ),
    "combat again": (
        {"phase": "combat", "p0": {"conflict": 1, "intrigue": ["ambush", "private_army"], "spice": 2}},
        "intrigue:ambush",
        "Combat: Play another card, or stop here.",
        {"done": "Done"},
    ),
    "won": (
        {"phase": "combat", "conflict": "guild_bank_raid", "p0": {"conflict": 1, "intrigue": ["to_the_victor"]}},
        "pass",
        "You won the Conflict. Play a card that needs a win, or pass.",
        {"intrigue:to_the_victor": "Play To the Victor…"},
    ),
    "won with nothing to play": (
        {"phase": "combat", "conflict": "guild_bank_raid", "p0": {"conflict": 1, "intrigue": ["windfall"]}},
        "pass",
        "You won the Conflict. You have no card that needs a win.",
        {"pass": "Pass"},
    ),
    "endgame": (
        {"phase": "endgame", "p0": {"intrigue": ["tiebreaker"]}},
        "",
        "Endgame: Play a card, or pass.",
        {"intrigue:tiebreaker": "Play Tiebreaker"},
    ),
    "endgame with nothing to play": (
        {"phase": "endgame", "p0": {"intrigue": ["windfall"]}},
        "",
        "Endgame: You have nothing to play.",
        {"pass": "Pass"},
    ),
    "reward_part": (
        {"phase": "combat", "conflict": "cloak_and_dagger", "p0": {"conflict": 1}},
        "",
        "Cloak and Dagger: Which part of the reward first?",
        {"part:0": "+1 influence with one faction of your choice", "part:1": "Draw 2 Intrigue cards"},
    ),
    "rival_faction": (
        {"seats": 1, "phase": "combat", "conflict": "machinations", "p1": {"conflict": 1}},
        "",
        "Machinations: As Ben: +1 influence with each of 2 different factions.",
        {"faction:fremen": "Fremen"},
    ),
    "rival_faction again": (
        {"seats": 1, "phase": "combat", "conflict": "machinations", "p1": {"conflict": 1}},
        "faction:emperor",
        "Machinations: As Ben: +1 influence with one faction of your choice.",
        {"faction:fremen": "Fremen"},
    ),
    "rival_pay": (
        {
            "seats": 1,
            "turn": 1,
            "rivals": ["baron_vladimir_harkonnen", "glossu_rabban"],
            "hagal_deck": ["hagal_arrakeen_1p"],
            "p1": {"solari": 1},
        },
        "",
        "As Ben: You may pay 1 Solari: draw 1 Intrigue card.",
        {"yes": "Pay 1 Solari: draw 1 Intrigue card", "no": "Do not pay"},
    ),
    "rival_option": (
        {
            "seats": 1,
            "phase": "combat",
            "round": 10,
            "conflict": "battle_for_arrakeen",
            "p0": {"conflict": 9},
            "p1": {"conflict": 1},
        },
        "",
        "Battle for Arrakeen: As Ben: Choose 2 different ones, one after the other.",
        {"option:1": "+2 spice"},
    ),
}
