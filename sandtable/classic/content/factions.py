"""The factions: starting pieces, leaders, forces and the names of their abilities (CLA-16, 19, 22, 23).

The rules implement the abilities; the locale files hold their texts (`ability-…`). This module says whether another
player's Karama may stop an ability (CLA-20.2), and whether it belongs to the basic game, the advanced game, an alliance
or a Karama.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.map import ARRAKEEN, CARTHAG, MOBILE, POLAR_SINK, TUEKS_SIETCH
from sandtable.classic.content.phases import (
    ANY_PHASE,
    BATTLE,
    BIDDING,
    CHOAM_CHARITY,
    MENTAT_PAUSE,
    NEXUS,
    REVIVAL,
    SETUP,
    SHIPMENT_MOVEMENT,
    SPICE_BLOW,
    SPICE_COLLECTION,
    STORM,
)
from sandtable.classic.content.pieces import (
    ADVANCED,
    ALLIANCE,
    BASIC,
    IX_TLEILAXU,
    KARAMA_POWER,
    MIRROR,
    Ability,
    Faction,
    Force,
    Leader,
    Start,
)

# The same for all factions.
FORCES: Final = 20
LEADERS_EACH: Final = 5
REVIVAL_LIMIT: Final = 3  # forces per turn, free and paid together (CLA-8.1); their price is an option
SHIP_PRICE_STRONGHOLD: Final = 1
SHIP_PRICE_OTHER: Final = 2
MOVE_RANGE: Final = 1
MOVE_RANGE_ORNITHOPTERS: Final = 3
COLLECT: Final = 2
COLLECT_ORNITHOPTERS: Final = 3
STRONGHOLDS_TO_WIN: Final = 3
STRONGHOLDS_TO_WIN_ALLIED: Final = 4
TURNS: Final = 10

FACTIONS: Final[list[Faction]] = [
    Faction(
        "atreides",
        "House Atreides",
        spice=10,
        free_revival=2,
        start=(Start(ARRAKEEN, 10),),
        leaders=(
            Leader("thufir_hawat", "Thufir Hawat", 5),
            Leader("lady_jessica", "Lady Jessica", 5),
            Leader("gurney_halleck", "Gurney Halleck", 4),
            Leader("duncan_idaho", "Duncan Idaho", 2),
            Leader("dr_yueh", "Dr. Wellington Yueh", 1),
        ),
        abilities=(
            Ability("atr_bidding", BASIC, BIDDING, karama=True),
            Ability("atr_records", BASIC, ANY_PHASE, karama=False),
            Ability("atr_spice_peek", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("atr_prescience", BASIC, BATTLE, karama=True),
            Ability("atr_decks", BASIC, SETUP, karama=False),
            Ability("atr_kwisatz_haderach", ADVANCED, BATTLE, karama=True),
            Ability("atr_kh_loyalty", ADVANCED, BATTLE, karama=False),
            Ability("atr_kh_death", ADVANCED, REVIVAL, karama=False),
            Ability("atr_ally_prescience", ALLIANCE, BATTLE, karama=True),
            Ability("atr_karama", KARAMA_POWER, BATTLE, karama=False),
        ),
    ),
    Faction(
        "bene_gesserit",
        "Bene Gesserit",
        spice=5,
        free_revival=1,
        start=(Start(POLAR_SINK, 1),),
        advanced_start=True,
        leaders=(
            Leader("alia", "Alia", 5),
            Leader("margot_fenring", "Margot Lady Fenring", 5),
            Leader("mother_ramallo", "Mother Ramallo", 5),
            Leader("princess_irulan", "Princess Irulan", 5),
            Leader("wanna_marcus", "Wanna Yueh", 5),
        ),
        abilities=(
            Ability("bg_prediction", BASIC, SETUP, karama=False),
            Ability("bg_accompany", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("bg_voice", BASIC, BATTLE, karama=True),
            Ability("bg_charity", ADVANCED, CHOAM_CHARITY, karama=True),
            Ability("bg_advisors", ADVANCED, ANY_PHASE, karama=False),
            Ability("bg_accompany_advisor", ADVANCED, SHIPMENT_MOVEMENT, karama=True),
            Ability("bg_ship_fighters", ADVANCED, SHIPMENT_MOVEMENT, karama=False),
            Ability("bg_enlist", ADVANCED, SHIPMENT_MOVEMENT, karama=False),
            Ability("bg_take_arms", ADVANCED, SHIPMENT_MOVEMENT, karama=True),
            Ability("bg_intrusion", ADVANCED, SHIPMENT_MOVEMENT, karama=True),
            Ability("bg_wartime", ADVANCED, SHIPMENT_MOVEMENT, karama=True),
            Ability("bg_match", ADVANCED, SHIPMENT_MOVEMENT, karama=False),
            Ability("bg_alone", ADVANCED, ANY_PHASE, karama=False),
            Ability("bg_worthless_karama", ADVANCED, ANY_PHASE, karama=True),
            Ability("bg_ally_voice", ALLIANCE, BATTLE, karama=True),
        ),
    ),
    Faction(
        "emperor",
        "The Emperor",
        spice=10,
        free_revival=1,
        starred=Force("sardaukar", "Sardaukar", 5, 4, advanced=True, one_against="fremen", one_a_turn=True),
        leaders=(
            Leader("hasimir_fenring", "Hasimir Fenring", 6),
            Leader("captain_aramsham", "Captain Aramsham", 5),
            Leader("caid", "Caid", 3),
            Leader("burseg", "Burseg", 3),
            Leader("bashar", "Bashar", 2),
        ),
        abilities=(
            Ability("emp_payment", BASIC, BIDDING, karama=True),
            Ability("emp_sardaukar", ADVANCED, BATTLE, karama=True),
            Ability("emp_ally_gift", ALLIANCE, ANY_PHASE, karama=True),
            Ability("emp_ally_revival", ALLIANCE, REVIVAL, karama=True),
            Ability("emp_karama", KARAMA_POWER, ANY_PHASE, karama=False),
        ),
    ),
    Faction(
        "fremen",
        "The Fremen",
        spice=3,
        free_revival=3,
        divided=10,
        starred=Force("fedaykin", "Fedaykin", 3, 4, advanced=True, one_a_turn=True),
        leaders=(
            Leader("stilgar", "Stilgar", 7),
            Leader("chani", "Chani", 6),
            Leader("otheym", "Otheym", 5),
            Leader("shadout_mapes", "Shadout Mapes", 3),
            Leader("jamis", "Jamis", 2),
        ),
        abilities=(
            Ability("fre_reserves", BASIC, SHIPMENT_MOVEMENT, karama=False),
            Ability("fre_move", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("fre_worm_safe", BASIC, SPICE_BLOW, karama=True),
            Ability("fre_ride", BASIC, NEXUS, karama=True),
            Ability("fre_special_victory", BASIC, MENTAT_PAUSE, karama=False),
            Ability("fre_storm_card", ADVANCED, STORM, karama=True),
            Ability("fre_place_worm", ADVANCED, SPICE_BLOW, karama=True),
            Ability("fre_storm_half", ADVANCED, STORM, karama=True),
            Ability("fre_storm_arrival", ADVANCED, SHIPMENT_MOVEMENT, karama=True),
            Ability("fre_fedaykin", ADVANCED, BATTLE, karama=True),
            Ability("fre_no_spice", ADVANCED, BATTLE, karama=True),
            Ability("fre_ally_worm", ALLIANCE, SPICE_BLOW, karama=True),
            Ability("fre_ally_revival", ALLIANCE, REVIVAL, karama=True),
            Ability("fre_ally_victory", ALLIANCE, MENTAT_PAUSE, karama=False),
            Ability("fre_karama", KARAMA_POWER, SPICE_BLOW, karama=False),
        ),
    ),
    Faction(
        "harkonnen",
        "House Harkonnen",
        spice=10,
        free_revival=2,
        start=(Start(CARTHAG, 10),),
        hand_limit=8,
        starting_treachery=2,
        traitors_kept=4,
        leaders=(
            Leader("feyd_rautha", "Feyd-Rautha", 6),
            Leader("beast_rabban", "Beast Rabban", 4),
            Leader("piter_de_vries", "Piter de Vries", 3),
            Leader("captain_iakin_nefud", "Captain Iakin Nefud", 2),
            Leader("umman_kudu", "Umman Kudu", 1),
        ),
        abilities=(
            Ability("har_traitors", BASIC, SETUP, karama=False),
            Ability("har_hand", BASIC, ANY_PHASE, karama=False),
            Ability("har_top_card", BASIC, BIDDING, karama=True),
            Ability("har_capture", ADVANCED, BATTLE, karama=True),
            Ability("har_captive_use", ADVANCED, BATTLE, karama=False),
            Ability("har_prison_break", ADVANCED, BATTLE, karama=False),
            Ability("har_ally_traitor", ALLIANCE, BATTLE, karama=True),
            Ability("har_karama", KARAMA_POWER, ANY_PHASE, karama=False),
        ),
    ),
    Faction(
        "spacing_guild",
        "Spacing Guild",
        spice=5,
        free_revival=1,
        start=(Start(TUEKS_SIETCH, 5),),
        leaders=(
            Leader("staban_tuek", "Staban Tuek", 5),
            Leader("master_bewt", "Master Bewt", 3),
            Leader("esmar_tuek", "Esmar Tuek", 3),
            Leader("soo_soo_sook", "Soo-Soo Sook", 2),
            Leader("guild_representative", "Guild Representative", 1),
        ),
        abilities=(
            Ability("gui_payment", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("gui_ship_kinds", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("gui_half_price", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("gui_special_victory", BASIC, MENTAT_PAUSE, karama=False),
            Ability("gui_timing", ADVANCED, SHIPMENT_MOVEMENT, karama=True),
            Ability("gui_ally_price", ALLIANCE, SHIPMENT_MOVEMENT, karama=True),
            Ability("gui_ally_victory", ALLIANCE, MENTAT_PAUSE, karama=False),
            Ability("gui_karama", KARAMA_POWER, SHIPMENT_MOVEMENT, karama=False),
        ),
    ),
    Faction(
        "ixians",
        "Ixians",
        spice=10,
        free_revival=1,
        box=IX_TLEILAXU,
        start=(Start(MOBILE, 3, 3),),
        plain=Force("suboid", "Suboid", 13, 1, supported=False),
        starred=Force("cyborg", "Cyborg", 7, 4, price=3, collects=3, moves=2),
        leaders=(
            Leader("ctair_pilru", "C'tair Pilru", 5),
            Leader("tessia_vernius", "Tessia Vernius", 5),
            Leader("dominic_vernius", "Dominic Vernius", 4),
            Leader("kailea_vernius", "Kailea Vernius", 2),
            Leader("cammar_pilru", "Cammar Pilru", 1),
        ),
        abilities=(
            Ability("ix_start_card", BASIC, SETUP, karama=False),
            Ability("ix_bidding", BASIC, BIDDING, karama=True),
            Ability("ix_cyborgs", BASIC, BATTLE, karama=True),
            Ability("ix_suboids", BASIC, BATTLE, karama=False),
            Ability("ix_substitution", BASIC, BATTLE, karama=True),
            Ability("ix_move", BASIC, SHIPMENT_MOVEMENT, karama=True),
            Ability("ix_collect", BASIC, SPICE_COLLECTION, karama=False),
            Ability("ix_cyborg_revival", BASIC, REVIVAL, karama=False),
            Ability("ix_hms", BASIC, STORM, karama=True),
            Ability("ix_technology", ADVANCED, BIDDING, karama=True),
            Ability("ix_support", ADVANCED, BATTLE, karama=False),
            Ability("ix_ally_redraw", ALLIANCE, BIDDING, karama=True),
            Ability("ix_karama", KARAMA_POWER, SHIPMENT_MOVEMENT, karama=False),
        ),
    ),
    Faction(
        "tleilaxu",
        "Tleilaxu",
        spice=5,
        free_revival=2,
        box=IX_TLEILAXU,
        traitors_dealt=0,
        traitors_kept=0,
        face_dancers=3,
        leaders=(
            Leader("zoal", "Zoal", MIRROR, price=3),
            Leader("hidar_fen_ajidica", "Hidar Fen Ajidica", 4),
            Leader("master_zaaf", "Master Zaaf", 3),
            Leader("wykk", "Wykk", 2),
            Leader("blin", "Blin", 1),
        ),
        abilities=(
            Ability("tle_face_dancers", BASIC, SETUP, karama=False),
            Ability("tle_face_dance", BASIC, BATTLE, karama=False),
            Ability("tle_face_cycle", BASIC, BATTLE, karama=False),
            Ability("tle_face_swap", BASIC, MENTAT_PAUSE, karama=True),
            Ability("tle_unlimited_revival", BASIC, REVIVAL, karama=True),
            Ability("tle_revival_income", BASIC, REVIVAL, karama=True),
            Ability("tle_free_income", BASIC, REVIVAL, karama=True),
            Ability("tle_limit_five", BASIC, REVIVAL, karama=True),
            Ability("tle_early_leader", BASIC, REVIVAL, karama=True),
            Ability("tle_zoal", BASIC, BATTLE, karama=False),
            Ability("tle_gholas", ADVANCED, REVIVAL, karama=True),
            Ability("tle_ally_half", ALLIANCE, REVIVAL, karama=True),
            Ability("tle_karama", KARAMA_POWER, REVIVAL, karama=False),
        ),
    ),
]

FACTION_NUMBER: Final[dict[str, int]] = {faction.id: number for number, faction in enumerate(FACTIONS)}
ATREIDES: Final = FACTION_NUMBER["atreides"]
BENE_GESSERIT: Final = FACTION_NUMBER["bene_gesserit"]
EMPEROR: Final = FACTION_NUMBER["emperor"]
FREMEN: Final = FACTION_NUMBER["fremen"]
HARKONNEN: Final = FACTION_NUMBER["harkonnen"]
SPACING_GUILD: Final = FACTION_NUMBER["spacing_guild"]
IXIANS: Final = FACTION_NUMBER["ixians"]
TLEILAXU: Final = FACTION_NUMBER["tleilaxu"]

# With n players, the first n of these are suggested (CLA-1.7).
SUGGESTED: Final = (ATREIDES, HARKONNEN, FREMEN, EMPEROR, SPACING_GUILD, BENE_GESSERIT)

# All leaders by number, grouped by faction, and the faction of each.
LEADERS: Final[list[Leader]] = [leader for faction in FACTIONS for leader in faction.leaders]
LEADER_NUMBER: Final[dict[str, int]] = {leader.id: number for number, leader in enumerate(LEADERS)}
LEADER_FACTION: Final[list[int]] = [number for number, faction in enumerate(FACTIONS) for _ in faction.leaders]
FACTION_LEADERS: Final[list[list[int]]] = [
    [leader for leader in range(len(LEADERS)) if LEADER_FACTION[leader] == faction] for faction in range(len(FACTIONS))
]

# All abilities by number, and the faction of each.
ABILITIES: Final[list[Ability]] = [ability for faction in FACTIONS for ability in faction.abilities]
ABILITY_NUMBER: Final[dict[str, int]] = {ability.id: number for number, ability in enumerate(ABILITIES)}
ABILITY_FACTION: Final[list[int]] = [number for number, faction in enumerate(FACTIONS) for _ in faction.abilities]

KWISATZ_HADERACH_BONUS: Final = 2  # CLA-19.1
KWISATZ_HADERACH_LOSSES: Final = 7  # forces lost in battle that wake it
