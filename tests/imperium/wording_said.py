"""Expected English texts of effects, conditions and pieces, in full: samples of every kind."""

from __future__ import annotations

from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import (
    ANY,
    BENE,
    EMPEROR,
    FREMEN,
    FROM_CONFLICT,
    FROM_GARRISON,
    FROM_HAND,
    FROM_PLAY,
    GUILD,
    Cond,
    Effect,
)
from sandtable.imperium.rules.catalog import load

load("uprising_six")
VOICES = ("effect", "cost", "option", "opponent", "reward", "space")
TSMF = "the_spice_must_flow"

CONDS: list[tuple[Cond, str]] = [
    (build.influence_at_least(FREMEN, 2), "You have 2 or more influence with the Fremen."),
    (build.alliance(), "You hold any Alliance."),
    (build.alliance(GUILD), "You hold the Spacing Guild Alliance."),
    (build.bond(BENE), "You have another Bene Gesserit card in play."),
    (build.has_council_seat(), "You have a seat on the High Council."),
    (build.mentat_home(), "The Mentat is on its own space."),
    (build.deck_not_empty(), "Your deck is not empty."),
    (build.opponent_in_conflict(), "An opponent has a troop in the Conflict."),
    (build.agent_on_board(), "One of your Agents is on the board."),
    (build.copies_at_least(TSMF, 2), "You own 2 or more copies of The Spice Must Flow."),
    (build.most_copies(TSMF), "You own more copies of The Spice Must Flow than each opponent."),
    (build.tracks_at_least(3, 3), "You have 3 or more influence with at least 3 factions."),
    (build.tracks_at_least(4, 3), "You have 3 or more influence with all four factions."),
    (build.condition("worm_possible"), "Sandworms can come to this Conflict."),
]

# Trees, what they say, and what they show (`test_drawing`): each kind of effect at least once.
TREES_SAID: list[tuple[Effect, str, str]] = [
    (build.nothing(), "Nothing.", ""),
    (
        build.lines(build.swords(1), build.draw(1), build.pay(spice=1) >> build.vp(1)),
        "Gain 1 sword; draw 1 card; and you may pay 1 spice: gain 1 Victory Point.",
        "sword , draw , cost( spice ) pays vp",
    ),
    (
        build.offered(build.pay(solari=7) >> build.draw(2)),
        "You may pay 7 Solari: draw 2 cards.",
        "cost( 7 solari ) pays 2 draw",
    ),
    (
        build.when(build.alliance(), build.offered(build.pay(spice=1) >> build.vp(1))),
        "If you hold any Alliance, you may pay 1 spice: +1 Victory Point.",
        "if( alliance ) ( cost( spice ) pays vp )",
    ),
    (
        build.per("factions_spied_on", build.draw(1)),
        "Draw 1 card for each faction you spy on.",
        "draw per spy influence",
    ),
    (build.gain(solari=2, spice=1, water=3), "+2 Solari, +1 spice and +3 water.", "2 solari , spice , 3 water"),
    (build.gain(water=2) + build.recruit(5), "Gain 2 water and recruit 5 troops.", "2 water , 5 troop"),
    (build.persuasion(2) | build.swords(2), "Choose one: +2 Persuasion, or 2 swords.", "2 persuasion or 2 sword"),
    (
        build.pay(water=1) >> (build.recruit(1) + build.draw(1)),
        "You may pay 1 water: recruit 1 troop and draw 1 card.",
        "cost( water ) pays ( troop , draw )",
    ),
    (
        build.pay(solari=1, spice=2, water=3) >> build.vp(2),
        "You may pay 1 Solari, 2 spice and 3 water: +2 Victory Points.",
        "cost( solari , 2 spice , 3 water ) pays 2 vp",
    ),
    (
        build.choose(2, build.intrigue(1), build.gain(spice=2), build.vp(1)),
        "Choose 2 different ones: draw 1 Intrigue card, gain 2 spice, or gain 1 Victory Point.",
        "2 of( intrigue or 2 spice or vp )",
    ),
    (
        build.pay(spice=1) >> build.choose(2, build.intrigue(2), build.draw(2), build.swords(1)),
        "You may pay 1 spice: 2 different ones of these: draw 2 Intrigue cards, draw 2 cards, or gain 1 sword.",
        "cost( spice ) pays 2 of( 2 intrigue or 2 draw or sword )",
    ),
    (
        build.pay(spice=1) >> (build.draw(1) | build.mentat() | build.recall_agent()),
        "You may pay 1 spice: one of these: draw 1 card, take the Mentat as an extra Agent for this round, "
        "or recall one of your Agents from the board, ready to be sent again.",
        "cost( spice ) pays ( draw or mentat or recall )",
    ),
    (
        build.influence(EMPEROR) + build.influence(GUILD) + build.draw(1),
        "Gain 1 influence with the Emperor, gain 1 influence with the Spacing Guild and draw 1 card.",
        "influence emperor , influence guild , draw",
    ),
    (
        (build.influence(EMPEROR) + build.influence(GUILD)) | (build.influence(ANY) + build.draw(1)),
        "Choose one: gain 1 influence with each of the Emperor and the Spacing Guild, "
        "or gain 1 influence with one faction of your choice and draw 1 card.",
        "( influence emperor , influence guild ) or ( influence-any , draw )",
    ),
    (
        build.pay(solari=2) >> (build.influence(GUILD, 2) | build.influence(BENE, 2)),
        "You may pay 2 Solari: +2 influence with the Spacing Guild or the Bene Gesserit.",
        "cost( 2 solari ) pays ( 2 influence guild or 2 influence bene )",
    ),
    (
        build.influence_different(2) + build.draw(1),
        "Gain 1 influence with each of 2 different factions and draw 1 card.",
        "influence-any differs influence-any , draw",
    ),
    (build.lose_influence(2), "Lose 2 influence with one faction of your choice.", "minus 2 influence-any"),
    (build.trash(), "You may trash a card.", "trash"),
    (build.trash() >> build.intrigue(1), "You may trash a card: draw 1 Intrigue card.", "cost( trash ) pays intrigue"),
    (build.trash() | build.draw(1), "Choose one: trash a card, or draw 1 card.", "trash or draw"),
    (build.trash_from(FROM_PLAY), "You may trash a card you have in play.", "trash link"),
    (
        build.trash_from(FROM_HAND) >> build.draw(1),
        "You may trash a card from your hand: draw 1 card.",
        "cost( trash hand ) pays draw",
    ),
    (build.trash_self() + build.draw(2), "Trash this card and draw 2 cards.", "trash self , 2 draw"),
    (build.discard(2), "Discard 2 cards.", "2 discard"),
    (build.retreat(), "Retreat any number of troops.", "any retreat"),
    (build.retreat(1), "Retreat up to 1 troop.", "up-to 1 retreat"),
    (build.deploy(), "Deploy any number of troops from your garrison.", "any deploy"),
    (build.deploy(1), "Deploy up to 1 troop from your garrison.", "up-to 1 deploy"),
    (build.deploy(2, may=True), "You may deploy up to 2 troops from your garrison.", "up-to 2 deploy"),
    (build.deploy(may=True), "You may deploy any number of troops from your garrison.", "any deploy"),
    (build.deploy_supply(2), "Deploy 2 troops from your supply.", "2 troop deploy"),
    (build.lose_troops(3, FROM_CONFLICT), "Lose 3 troops from the Conflict.", "minus 3 troop combat"),
    (build.lose_troops(1, FROM_GARRISON), "Lose 1 troop from your garrison.", "minus troop garrison"),
    (
        build.recruit(1, deployable=True),
        "Recruit 1 troop (in a Reveal turn you may deploy it at once).",
        "troop",
    ),
    (
        build.recruit(1) + build.when(build.alliance(), build.recruit(1)),
        "Recruit 1 troop. If you hold any Alliance, in addition: recruit 1 troop.",
        "troop , if( alliance ) troop",
    ),
    (
        build.pay(spice=1) >> (build.draw(1) + build.when(build.has_council_seat(), build.draw(1))),
        "You may pay 1 spice: draw 1 card and draw 1 card if you have a seat on the High Council.",
        "cost( spice ) pays ( draw , if( council-seat ) draw )",
    ),
    (
        build.per(fx.FREMEN_CARDS_IN_PLAY, build.persuasion(2)),
        "+2 Persuasion for each Fremen card you have in play, this one included.",
        "2 persuasion per fremen",
    ),
    (build.each_opponent(build.discard(1)), "Each opponent must discard 1 card.", "opponents( discard )"),
    (build.each_opponent(build.trash()), "Each opponent may trash a card.", "opponents( trash )"),
    (
        build.each_opponent(build.pay(solari=1) >> build.draw(1)),
        "Each opponent may pay 1 Solari: draw 1 card.",
        "opponents( cost( solari ) pays draw )",
    ),
    (build.foldspace(), "Take a Foldspace card from the Reserve into your discard pile.", "foldspace"),
    (
        build.steal_intrigue(),
        "Each opponent with 4 or more Intrigue cards gives you one of them at random.",
        "steal",
    ),
    (build.swordmaster(), "Take your Swordmaster, a third Agent from now on.", "swordmaster"),
    (
        build.council_seat(),
        "Take a seat on the High Council, worth 2 Persuasion in each of your Reveal turns.",
        "council-seat",
    ),
    (build.control("carthag"), "Take control of Carthag.", "control space:carthag"),
    (build.signet(), "Use the Signet Ring ability of your Leader.", "signet"),
    (build.harvest(2), "Harvest 2 spice and all bonus spice lying here.", "2 spice plus maker"),
    (
        build.sell_melange(),
        "Sell spice once: 2 for 6 Solari, 3 for 8 Solari, 4 for 10 Solari or 5 for 12 Solari.",
        "cost( 2-5 spice ) pays 6-12 solari",
    ),
    (
        build.acquire(5, to_deck_top=True),
        "Acquire a card that costs 5 or less without Persuasion and put it on top of your deck.",
        "row up-to 5 bubble right deck",
    ),
    (build.acquire(3), "Acquire a card that costs 3 or less without Persuasion.", "row up-to 3 bubble"),
    (
        build.fetch(BENE),
        "Take one Bene Gesserit card from your discard pile to your hand.",
        "discard bene right hand",
    ),
    (
        build.in_reveal_turn(build.persuasion(1) + build.may_put_acquired_on_deck()),
        "In your Reveal turn this round: gain 1 Persuasion and you may put each card you acquire on top of your deck.",
        "if( reveal ) ( persuasion , row right deck )",
    ),
    (
        build.space_influence(2) + build.trash_self(),
        "The faction space you used gives 2 influence instead of 1. Trash this card.",
        "board 2 influence , trash self",
    ),
    (
        build.discount(TSMF, 3),
        "The Spice Must Flow costs 3 less Persuasion this turn.",
        "card:the_spice_must_flow minus 3 bubble",
    ),
    (build.draw(1) + build.hook("refocus"), "Draw 1 card. Shuffle your discard pile into your deck.", "draw , info"),
]

# Whole pieces, by table and id, as (key, text).
GOLDEN: dict[str, list[tuple[str, str]]] = {
    "card stilgar": [
        ("cost", "5 Persuasion."),
        ("factions", "Fremen."),
        ("icons", "Fremen, City or Spice Trade."),
        ("agent", "+1 water."),
        ("reveal", "+2 Persuasion and 3 swords."),
    ],
    "card dagger": [("icons", "Landsraad."), ("reveal", "1 sword.")],
    "card seek_allies": [
        ("icons", "Emperor, Spacing Guild, Bene Gesserit or Fremen."),
        ("agent", "Trash this card."),
    ],
    "card assassination_mission": [
        ("cost", "1 Persuasion."),
        ("icons", "None."),
        ("reveal", "+1 Solari and 1 sword."),
        ("trash", "+4 Solari."),
    ],
    "card choam_directorship": [
        ("cost", "8 Persuasion."),
        ("icons", "None."),
        ("reveal", "+3 Solari."),
        (
            "acquire",
            "+1 influence with each of the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen.",
        ),
    ],
    "card gene_manipulation": [
        ("cost", "3 Persuasion."),
        ("factions", "Bene Gesserit."),
        ("icons", "Landsraad or City."),
        ("agent", "You may trash a card. If you have another Bene Gesserit card in play: +2 spice."),
        ("reveal", "+2 Persuasion."),
    ],
    "card guild_ambassador": [
        ("cost", "4 Persuasion."),
        ("factions", "Spacing Guild."),
        ("icons", "Landsraad."),
        ("agent", "Choose one: +1 influence with the Spacing Guild, or +2 spice."),
        ("reveal", "If you hold the Spacing Guild Alliance, you may pay 3 spice: +1 Victory Point."),
    ],
    "card gun_thopter": [
        ("cost", "4 Persuasion."),
        ("icons", "City or Spice Trade."),
        ("agent", "Each opponent must lose 1 troop from their garrison."),
        ("reveal", "3 swords. You may deploy 1 troop from your garrison."),
    ],
    "card gurney_halleck": [
        ("cost", "6 Persuasion."),
        ("icons", "City."),
        ("agent", "Recruit 2 troops and draw 1 card."),
        (
            "reveal",
            "+2 Persuasion. You may pay 3 Solari: recruit 2 troops (in a Reveal turn you may deploy them at once).",
        ),
    ],
    "card reverend_mother_mohiam": [
        ("cost", "6 Persuasion."),
        ("factions", "Emperor and Bene Gesserit."),
        ("icons", "Emperor or Bene Gesserit."),
        ("agent", "If you have another Bene Gesserit card in play: each opponent must discard 2 cards."),
        ("reveal", "+2 Persuasion and +2 spice."),
    ],
    "card shifting_allegiances": [
        ("cost", "3 Persuasion."),
        ("icons", "Landsraad or Spice Trade."),
        (
            "agent",
            "You may lose 1 influence with one faction of your choice and pay 2 spice: "
            "+2 influence with one faction of your choice.",
        ),
        ("reveal", "+2 Persuasion."),
    ],
    "card test_of_humanity": [
        ("cost", "3 Persuasion."),
        ("factions", "Bene Gesserit."),
        ("icons", "Bene Gesserit, Landsraad or City."),
        ("agent", "Each opponent must either discard 1 card, or lose 1 troop from the Conflict."),
        ("reveal", "+2 Persuasion."),
    ],
    "card worm_riders": [
        ("cost", "6 Persuasion."),
        ("factions", "Fremen."),
        ("icons", "City or Spice Trade."),
        ("agent", "+2 spice."),
        (
            "reveal",
            "If you have 2 or more influence with the Fremen: 4 swords. If you hold the Fremen Alliance: 2 swords.",
        ),
    ],
    "intrigue allied_armada": [
        ("when", "Combat, while you take part in the Conflict."),
        ("condition", "You hold any Alliance."),
        ("cost", "Pay 2 spice."),
        ("effect", "7 swords."),
    ],
    "intrigue bindu_suspension": [
        ("when", "Plot, as the very first thing in your turn."),
        ("effect", "Draw 1 card. You may end this turn at once, without sending an Agent or revealing."),
    ],
    "intrigue bypass_protocol": [
        ("when", "Plot, at any time in your own turn."),
        (
            "effect",
            "Choose one: acquire a card that costs 3 or less without Persuasion, or pay 2 spice: "
            "acquire a card that costs 5 or less without Persuasion and put it on top of your deck.",
        ),
    ],
    "intrigue demand_respect": [
        ("when", "Combat, after you have won the Conflict."),
        (
            "effect",
            "Choose one: +1 influence with one faction of your choice, or pay 2 spice: "
            "+2 influence with one faction of your choice.",
        ),
    ],
    "intrigue staged_incident": [
        ("when", "Combat, while you take part in the Conflict."),
        ("cost", "Lose 3 troops from the Conflict."),
        ("effect", "+1 Victory Point."),
    ],
    "intrigue tiebreaker": [
        ("when", "Combat, while you take part in the Conflict. Endgame, at the end of the game."),
        ("effect", "2 swords."),
        ("endgame", "+10 spice."),
    ],
    "space conspire": [
        ("icon", "Emperor."),
        ("cost", "4 spice."),
        ("influence", "+1 influence with the Emperor."),
        ("effect", "Gain 5 Solari, recruit 2 troops and draw 1 Intrigue card."),
    ],
    "space arrakeen": [
        ("icon", "City."),
        ("effect", "Recruit 1 troop and draw 1 card."),
        ("control", "Each time any Agent is sent here, whoever controls this space gets +1 Solari."),
        ("combat", "You may deploy troops this turn: any you recruit, and up to 2 from your garrison."),
    ],
    "space sietch_tabr": [
        ("icon", "City."),
        ("needs", "Only if you have 2 or more influence with the Fremen."),
        ("effect", "Recruit 1 troop and gain 1 water."),
        ("combat", "You may deploy troops this turn: any you recruit, and up to 2 from your garrison."),
    ],
    "space hall_of_oratory": [
        ("icon", "Landsraad."),
        ("effect", "Recruit 1 troop."),
        ("later", "+1 Persuasion if one of your Agents is still here."),
    ],
    "space mentat": [
        ("icon", "Landsraad."),
        ("cost", "2 Solari."),
        ("effect", "Draw 1 card and take the Mentat as an extra Agent for this round if it is here."),
    ],
    "space swordmaster": [
        ("icon", "Landsraad."),
        ("cost", "8 Solari."),
        ("effect", "Take your Swordmaster, a third Agent from now on."),
        ("once", "Once per game for each player."),
    ],
    "conflict sort_through_the_chaos": [
        ("level", "II"),
        (
            "first",
            "Take the Mentat from wherever it is as an extra Agent for the next round, "
            "draw 1 Intrigue card and gain 2 Solari.",
        ),
        ("second", "Draw 1 Intrigue card and gain 2 Solari."),
        ("third", "+2 Solari."),
    ],
    "conflict battle_for_arrakeen": [
        ("level", "III"),
        ("about", "Arrakeen; whoever controls it may deploy 1 troop from supply when this card is revealed."),
        ("first", "Gain 2 Victory Points and take control of Arrakeen."),
        ("second", "Choose 2 different ones: draw 1 Intrigue card, gain 2 spice, or gain 3 Solari."),
        ("third", "Draw 1 Intrigue card and gain 2 Solari."),
    ],
    "leader glossu_rabban": [
        ("house", "Harkonnen"),
        ("complexity", "1"),
        ("trait", "Arrakis Fiefdom: You start the game with 1 Solari and 1 spice more."),
        ("signet", "Brutality: Recruit 1 troop. If you hold any Alliance, in addition: recruit 1 troop."),
    ],
    "leader duke_leto_atreides": [
        ("house", "Atreides"),
        ("complexity", "2"),
        ("trait", "Landsraad Popularity: Sending an Agent to a Landsraad space costs you 1 Solari less."),
        (
            "signet",
            "Prudent Diplomacy: You may pay 1 spice: "
            "+1 influence with a faction where an opponent has more influence than you.",
        ),
    ],
    "track guild": [
        ("level-2", "+1 Victory Point, lost again below 2."),
        ("level-4", "+3 Solari."),
        ("alliance", "+1 Victory Point for the first to reach 4 influence; it passes to whoever climbs higher."),
    ],
}
