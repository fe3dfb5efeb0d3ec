"""Test data: events of every kind and ends of games, and what the log says of them."""

from __future__ import annotations

from sandtable.core.contract import Outcome
from sandtable.imperium.language.effects import BENE, EMPEROR, FREMEN
from sandtable.imperium.rules.catalog import OF_CARD, OF_CONFLICT, OF_HAGAL, OF_INTRIGUE, OF_LEADER, OF_SPACE, OF_TRACK
from sandtable.imperium.rules.state import NOBODY
from tests.imperium.base import pieces

NOTHING = 0


def card(id: str) -> int:
    return OF_CARD | pieces.CARD[id]


def secret(id: str) -> int:
    return OF_INTRIGUE | pieces.INTRIGUE_KIND[id]


def space(id: str) -> int:
    return OF_SPACE | pieces.SPACE[id]


def leader(id: str) -> int:
    return OF_LEADER | pieces.LEADER[id]


def conflict(id: str) -> int:
    return OF_CONFLICT | pieces.CONFLICT[id]


def hagal(id: str) -> int:
    return OF_HAGAL | pieces.HAGAL_KIND[id]


# Kind, seat, amount, thing and cause of an event, and its line in the log.
HAPPENED: list[tuple[str, int, int, int, int, str]] = [
    ("leader", 0, 1, leader("paul_atreides"), leader("paul_atreides"), "Anna takes Paul Atreides as Leader"),
    (
        "tokens_picked",
        0,
        2,
        NOTHING,
        leader("baron_vladimir_harkonnen"),
        "Anna picks 2 factions in secret (Baron Vladimir Harkonnen)",
    ),
    ("round", NOBODY, 3, NOTHING, NOTHING, "Round 3"),
    ("conflict", NOBODY, 1, conflict("skirmish_a"), NOTHING, "The Conflict is Skirmish"),
    ("defend", 0, 1, NOTHING, space("arrakeen"), "Anna defends Arrakeen"),
    ("turn", 0, 1, NOTHING, NOTHING, "Anna begins a turn"),
    ("card_played", 0, 1, card("dagger"), card("dagger"), "Anna plays Dagger"),
    ("agent", 0, 1, space("rally_troops"), card("dagger"), "Anna sends an Agent to Rally Troops (Dagger)"),
    ("agent", 2, 1, space("wealth"), hagal("hagal_wealth"), "Carla sends an Agent to Wealth"),
    ("reveal", 0, 0, NOTHING, NOTHING, "Anna reveals an empty hand"),
    ("reveal", 0, 1, NOTHING, NOTHING, "Anna reveals a hand of 1 card"),
    ("reveal", 0, 5, NOTHING, NOTHING, "Anna reveals a hand of 5 cards"),
    ("revealed_card", 0, 1, card("dagger"), card("dagger"), "Anna reveals Dagger"),
    (
        "turn_passed",
        0,
        1,
        NOTHING,
        secret("bindu_suspension"),
        "Anna ends the turn without sending an Agent or revealing (Bindu Suspension)",
    ),
    ("end_turn", 0, 1, NOTHING, NOTHING, "Anna ends the turn"),
    ("solari", 0, 2, NOTHING, space("wealth"), "Anna gains 2 Solari (Wealth)"),
    ("spice", 0, 2, NOTHING, space("hagga_basin"), "Anna gains 2 spice (Hagga Basin)"),
    ("spice", 0, 0, NOTHING, space("imperial_basin"), "Anna gains 0 spice (Imperial Basin)"),
    ("water", 0, 1, NOTHING, OF_TRACK | FREMEN, "Anna gains 1 water (Fremen)"),
    ("pay_solari", 0, 4, NOTHING, space("rally_troops"), "Anna pays 4 Solari (Rally Troops)"),
    ("pay_spice", 0, 2, NOTHING, secret("private_army"), "Anna pays 2 spice (Private Army)"),
    ("pay_water", 0, 1, NOTHING, card("duncan_idaho"), "Anna pays 1 water (Duncan Idaho)"),
    ("persuasion", 0, 2, NOTHING, card("convincing_argument"), "Anna gains 2 Persuasion (Convincing Argument)"),
    ("persuasion", 0, 2, NOTHING, NOTHING, "Anna gains 2 Persuasion"),
    ("swords", 2, 0, NOTHING, hagal("hagal_carthag"), "Carla gains no swords (Carthag)"),
    ("swords", 0, 1, NOTHING, card("dagger"), "Anna gains 1 sword (Dagger)"),
    ("swords", 0, 4, NOTHING, secret("ambush"), "Anna gains 4 swords (Ambush)"),
    ("vp", 0, 1, NOTHING, OF_TRACK | EMPEROR, "Anna gains 1 Victory Point (Emperor)"),
    ("vp", 0, 2, NOTHING, conflict("battle_for_carthag"), "Anna gains 2 Victory Points (Battle for Carthag)"),
    ("vp", 0, -1, NOTHING, card("shifting_allegiances"), "Anna loses 1 Victory Point (Shifting Allegiances)"),
    ("vp", 0, -2, NOTHING, NOTHING, "Anna loses 2 Victory Points"),
    ("recruit", 0, 1, NOTHING, space("arrakeen"), "Anna recruits 1 troop (Arrakeen)"),
    ("recruit", 0, 4, NOTHING, space("rally_troops"), "Anna recruits 4 troops (Rally Troops)"),
    ("deploy", 0, 1, NOTHING, NOTHING, "Anna deploys 1 troop"),
    ("deploy", 0, 3, NOTHING, space("arrakeen"), "Anna deploys 3 troops (Arrakeen)"),
    ("deploy_supply", 0, 1, NOTHING, secret("double_cross"), "Anna deploys 1 troop from supply (Double Cross)"),
    ("deploy_supply", 2, 2, NOTHING, hagal("hagal_conspire"), "Carla deploys 2 troops from supply (Conspire)"),
    ("retreat", 0, 1, NOTHING, card("scout"), "Anna retreats 1 troop (Scout)"),
    ("retreat", 0, 2, NOTHING, card("chani"), "Anna retreats 2 troops (Chani)"),
    ("lose_troop", 0, 1, NOTHING, card("gun_thopter"), "Anna loses 1 troop (Gun Thopter)"),
    ("lose_troop", 0, 3, NOTHING, secret("staged_incident"), "Anna loses 3 troops (Staged Incident)"),
    ("draw", 0, 1, card("dagger"), space("arrakeen"), "Anna draws Dagger (Arrakeen)"),
    ("draw", 0, 1, NOTHING, space("arrakeen"), "Anna draws a card (Arrakeen)"),
    ("draw", 0, 5, NOTHING, NOTHING, "Anna draws 5 cards"),
    ("shuffle", 0, 9, NOTHING, space("arrakeen"), "Anna shuffles the discard pile into the deck"),
    ("intrigue", 0, 1, secret("ambush"), space("carthag"), "Anna draws the Intrigue card Ambush (Carthag)"),
    ("intrigue", 0, 1, NOTHING, space("carthag"), "Anna draws an Intrigue card (Carthag)"),
    ("intrigue", 0, 2, NOTHING, NOTHING, "Anna draws 2 Intrigue cards"),
    ("intrigue_shuffle", 0, 9, NOTHING, space("carthag"), "The Intrigue discard pile is shuffled into a new deck"),
    ("intrigue_played", 0, 1, secret("ambush"), secret("ambush"), "Anna plays the Intrigue card Ambush"),
    (
        "intrigue_stolen",
        0,
        1,
        secret("ambush"),
        space("secrets"),
        "Anna has to give away the Intrigue card Ambush (Secrets)",
    ),
    ("intrigue_stolen", 0, 1, NOTHING, space("secrets"), "Anna has to give away an Intrigue card (Secrets)"),
    ("influence", 0, 1, OF_TRACK | EMPEROR, OF_TRACK | EMPEROR, "Anna gains 1 influence with the Emperor"),
    (
        "influence",
        0,
        -1,
        OF_TRACK | BENE,
        card("shifting_allegiances"),
        "Anna loses 1 influence with the Bene Gesserit (Shifting Allegiances)",
    ),
    (
        "alliance",
        0,
        1,
        OF_TRACK | FREMEN,
        secret("know_their_ways"),
        "Anna takes the Fremen Alliance (Know Their Ways)",
    ),
    ("alliance_lost", 0, 1, OF_TRACK | FREMEN, OF_TRACK | FREMEN, "Anna loses the Fremen Alliance"),
    ("trash", 0, 1, card("dagger"), space("selective_breeding"), "Anna trashes Dagger (Selective Breeding)"),
    ("discard", 0, 1, card("dagger"), card("test_of_humanity"), "Anna discards Dagger (Test of Humanity)"),
    ("acquire", 0, 0, card("chani"), NOTHING, "Anna acquires Chani"),
    (
        "acquire",
        0,
        1,
        card("chani"),
        secret("bypass_protocol"),
        "Anna acquires Chani and puts it on top of the deck (Bypass Protocol)",
    ),
    ("row", NOBODY, 1, card("chani"), secret("bypass_protocol"), "Chani comes into the Imperium Row"),
    (
        "fetch",
        0,
        1,
        card("the_voice"),
        card("other_memory"),
        "Anna takes The Voice from the discard pile (Other Memory)",
    ),
    ("aside", 0, 1, card("chani"), leader("helena_richese"), "Anna sets Chani aside (Helena Richese)"),
    ("aside_lost", 0, 1, card("chani"), card("dagger"), "Anna trashes Chani, which was set aside"),
    ("foldspace", 0, 1, card("foldspace"), space("foldspace_space"), "Anna takes a Foldspace card"),
    ("council", 0, 1, NOTHING, space("high_council"), "Anna takes a seat on the High Council"),
    ("swordmaster", 0, 1, NOTHING, space("swordmaster"), "Anna takes the Swordmaster"),
    ("mentat", 0, 1, NOTHING, secret("calculated_hire"), "Anna takes the Mentat (Calculated Hire)"),
    (
        "control",
        0,
        1,
        space("carthag"),
        conflict("siege_of_carthag"),
        "Anna takes control of Carthag (Siege of Carthag)",
    ),
    (
        "control_lost",
        0,
        1,
        space("carthag"),
        conflict("siege_of_carthag"),
        "Anna loses control of Carthag (Siege of Carthag)",
    ),
    (
        "recall",
        0,
        1,
        space("carthag"),
        secret("urgent_mission"),
        "Anna recalls the Agent at Carthag (Urgent Mission)",
    ),
    ("voice", 0, 1, space("carthag"), card("the_voice"), "Anna bars opponents from Carthag (The Voice)"),
    ("voice_lifted", 0, 1, space("carthag"), NOTHING, "Anna no longer bars Carthag"),
    (
        "peek",
        0,
        1,
        card("dagger"),
        secret("poison_snooper"),
        "Anna looks at the top card of the deck, Dagger (Poison Snooper)",
    ),
    ("peek", 0, 1, NOTHING, secret("poison_snooper"), "Anna looks at the top card of the deck (Poison Snooper)"),
    ("masterstroke", 0, 0b1001, NOTHING, NOTHING, "Anna uses Masterstroke: the Emperor and the Fremen"),
    ("combat_pass", 0, 1, NOTHING, NOTHING, "Anna passes"),
    ("strength", 0, 7, NOTHING, card("dagger"), "Anna has strength 7"),
    ("reward", 0, 1, conflict("skirmish_a"), conflict("skirmish_a"), "Anna takes first place in Skirmish"),
    ("reward", 0, 2, conflict("skirmish_a"), conflict("skirmish_a"), "Anna takes second place in Skirmish"),
    ("reward", 0, 3, conflict("skirmish_a"), conflict("skirmish_a"), "Anna takes third place in Skirmish"),
    ("troops_home", 0, 1, NOTHING, NOTHING, "Anna takes 1 troop back from the Conflict"),
    ("troops_home", 0, 2, NOTHING, NOTHING, "Anna takes 2 troops back from the Conflict"),
    ("fought", 0, 1, conflict("skirmish_a"), NOTHING, "Skirmish is over: Anna wins"),
    ("fought", NOBODY, 1, conflict("skirmish_a"), NOTHING, "Skirmish is over: nobody wins"),
    ("maker", NOBODY, 1, space("hagga_basin"), NOTHING, "Bonus spice at Hagga Basin: +1"),
    ("first_player", 0, 1, NOTHING, NOTHING, "Anna is First Player now"),
    ("endgame", NOBODY, 8, NOTHING, NOTHING, "The game ends with round 8"),
    ("game_over", 0, 1, NOTHING, NOTHING, "Anna wins the game"),
    ("game_over", 1, 2, NOTHING, NOTHING, "Ben comes second"),
    ("game_over", 2, 3, NOTHING, NOTHING, "Carla comes third"),
    ("game_over", 3, 4, NOTHING, NOTHING, "Dora comes fourth"),
    ("hagal_card", 2, 1, hagal("hagal_conspire"), hagal("hagal_conspire"), "Carla turns up Conspire"),
    ("hagal_card", 2, 1, hagal("hagal_harvest_spice"), NOTHING, "Carla turns up Harvest Spice"),
    ("hagal_card", 2, 1, hagal("hagal_reshuffle"), NOTHING, "Carla turns up Reshuffle"),
    (
        "hagal_passed",
        2,
        1,
        hagal("hagal_conspire"),
        hagal("hagal_conspire"),
        "Conspire is taken: Carla turns up another card",
    ),
    (
        "hagal_passed",
        2,
        2,
        hagal("hagal_conspire"),
        hagal("hagal_conspire"),
        "Conspire is barred: Carla turns up another card",
    ),
    (
        "hagal_passed",
        2,
        3,
        hagal("hagal_harvest_spice"),
        hagal("hagal_harvest_spice"),
        "No bonus spice to harvest: Carla turns up another card",
    ),
    ("hagal_shuffle", NOBODY, 28, NOTHING, hagal("hagal_reshuffle"), "The House Hagal deck is shuffled"),
    ("trade_in", 1, 1, NOTHING, conflict("skirmish_a"), "Ben trades in resources for points (Skirmish)"),
]

ENDED: list[tuple[Outcome, str]] = [
    (
        Outcome([1, 2, 3], [10, 7, 5], "points", "none"),
        "Anna wins with 10 Victory Points. A player reached 10 points.",
    ),
    (
        Outcome([3, 1, 2], [6, 8, 8], "conflict_deck", "spice"),
        "Ben wins with 8 Victory Points, by more spice. There was no Conflict left to fight.",
    ),
    (
        Outcome([1, 1, 3], [8, 8, 5], "conflict_deck", "shared"),
        "Anna and Ben share the victory with 8 Victory Points. There was no Conflict left to fight.",
    ),
    (
        Outcome([2, 1], [1, 1], "conflict_deck", "garrison"),
        "Ben wins with 1 Victory Point, by more troops in the garrison. There was no Conflict left to fight.",
    ),
]
