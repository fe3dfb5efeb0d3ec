"""Prose of the fact sheets of Uprising: the words, and the trees and traits we read them as."""

from __future__ import annotations

from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as e
from sandtable.imperium.language.builders import nothing
from sandtable.imperium.language.effects import EMPEROR, FACTIONS, LANDSRAAD, Effect
from tests.imperium.notation import icon_bits

ALL_FACTIONS = icon_bits("|".join(FACTIONS))

# (sheet, id, field): the words, which must stand there exactly so, and the tree we read them as.
READINGS: dict[tuple[str, str, str], tuple[str, Effect]] = {
    ("imperium_cards", "unswerving_loyalty", "reveal"): (  # the note: optional, one troop only
        "deploy 1 or retreat 1",
        build.may(build.deploy(1) | build.retreat(1)),
    ),
    ("imperium_cards", "undercover_asset", "agent"): ("ignore-requirements", build.hook("ignore_requirements")),
    ("imperium_cards", "guild_envoy", "agent"): (  # the second speaks of the card of the first
        "discard 1; if discarded guild: draw 2",
        build.then(build.discard(1), build.when(build.condition("discarded", e.GUILD), build.draw(2))),
    ),
    ("imperium_cards", "calculus_of_power", "reveal"): (
        "trash another own Emperor card in play",
        build.trash_another(EMPEROR, e.FROM_PLAY),
    ),
    ("imperium_cards", "guild_spy", "reveal"): (
        "when The Spice Must Flow is acquired this turn: per Faction you spy on: influence that-faction 1",
        build.hook("guild_spy"),
    ),
    ("imperium_cards", "sardaukar_coordination", "agent"): ("deploy-recruited", build.hook("deploy_recruited")),
    ("imperium_cards", "sardaukar_coordination", "reveal"): (
        "per own revealed Emperor card, this one included: swords 1",
        build.per("revealed_of", build.swords(1), of=EMPEROR),
    ),
    ("imperium_cards", "leadership", "agent"): (
        "per own sandworm in the Conflict: draw 1",
        build.per("worms", build.draw(1)),
    ),
    ("imperium_cards", "leadership", "reveal"): (
        "per other revealed card that gives swords this turn: swords 1",
        build.per("other_revealed_with_swords", build.swords(1)),
    ),
    ("imperium_cards", "treacherous_maneuver", "agent"): (
        "trash another Emperor card from hand",
        build.trash_another(EMPEROR, e.FROM_HAND),
    ),
    ("imperium_cards", "stilgar_the_devoted", "reveal"): (
        "per own Fremen card in play, this one included: persuasion 2",
        build.per(e.FREMEN_CARDS_IN_PLAY, build.persuasion(2)),
    ),
    ("imperium_cards", "price_is_no_object", "agent"): (
        "solari X => acquire 1 card of cost X to hand",
        build.may_acquire_for_solari(),
    ),
    ("imperium_cards", "long_live_the_fighters", "agent"): (
        "if own deck has 3+ cards: look at the top 3 (draw 1, discard 1, trash 1)",
        build.when(build.condition("deck_at_least", 3), build.hook("sift")),
    ),
    ("imperium_cards", "interstellar_trade", "reveal"): (
        "per completed contract: persuasion 1",
        build.per("contracts_done", build.persuasion(1)),
    ),
    ("intrigue", "buy_access", "plot"): (  # the note: both are named first (UPR-23.4)
        "influence two-different 1",
        build.influence_different(2, named_first=True),
    ),
    ("intrigue", "call_to_arms", "plot"): (
        "during own Reveal turn of this round: per card acquired: recruit 1",
        build.in_reveal_turn(build.node("each_acquired", 0, 0, 0, build.recruit(1))),
    ),
    ("intrigue", "distraction", "plot"): (
        "when 3+ own units were deployed in one turn: spy 1 shared",
        build.when(build.condition("entered_at_least", 3), build.node("spy", 1, 0, 1)),
    ),
    ("intrigue", "inspire_awe", "plot"): (
        "acquire cost<=3 (if worms>=1: to hand)",
        build.acquire(3, to_hand_if=build.condition("worms_at_least", 1)),
    ),
    ("intrigue", "manipulate", "plot"): (
        "set a Row card aside for yourself (Row refilled); "
        "own Reveal turn of this round may buy it at 1 Persuasion off",
        build.hook("manipulate"),
    ),
    ("intrigue", "opportunism", "plot"): (  # the note: the same Faction twice is allowed
        "lose-influence any 1; lose-influence any 1",
        build.lose_influence(times=2),
    ),
    ("intrigue", "shadow_alliance", "endgame"): (
        "if influence>=4 with a Faction whose Alliance an opponent holds: vp 1",
        build.when(build.condition("shadow_alliance", 4), build.vp(1)),
    ),
    ("conflicts", "propaganda", "first"): (  # as Buy Access
        "influence two-different 1",
        build.influence_different(2, named_first=True),
    ),
    ("board", "high_council", "effect"): (
        "first visit: council-seat; every later visit: (spice 2; intrigue 1; recruit 3)",
        build.either(
            build.has_council_seat(), build.gain(spice=2) + build.intrigue(1) + build.recruit(3), build.council_seat()
        ),
    ),
    ("board", "assembly_hall", "effect"): (  # compared as Space.reveal_persuasion
        "in own Reveal turn, while the Agent stands here: persuasion 1",
        nothing(),
    ),
    ("board", "gather_support", "effect"): (
        "if 2 was paid: water 1",
        build.when(build.paid_at_least(2), build.gain(water=1)),
    ),
    ("board", "spice_refinery", "effect"): (
        "if 0 was paid: solari 2; if 1 was paid: solari 4",
        build.either(build.paid_at_least(1), build.gain(solari=4), build.gain(solari=2)),
    ),
    ("board", "deep_desert", "effect"): ("bonus-spice", build.harvest(0)),
    ("board", "hagga_basin", "effect"): ("bonus-spice", build.harvest(0)),
    ("board", "imperial_basin", "effect"): ("spice 1; bonus-spice", build.harvest(1)),
    ("leaders", "gurney_halleck", "ability"): (
        "if own strength in the Conflict>=6: persuasion 1",
        build.when(build.condition("strength_at_least", 6), build.persuasion(1)),
    ),
    ("leaders", "lady_amber_metulli", "ability"): ("retreat 1 (optional)", build.retreat(1)),
    ("leaders", "lady_jessica", "ability"): (
        "optional: all memories go home to the supply, draw 1 per memory; "
        "after that the Leader card is turned to its other side",
        build.node("other_memories", optional=True),
    ),
    ("leaders", "lady_jessica", "signet"): (
        "one troop from supply becomes a memory in the Bene Gesserit area",
        build.node("memory"),
    ),
    ("leaders", "reverend_mother_jessica", "ability"): (
        "the space's printed effects once more",
        build.node("repeat_space"),
    ),
    ("leaders", "princess_irulan", "signet"): (
        "optional: (acquire a card of cost 1 to hand) or (trash 1 from hand; if its cost>=1: spice 2)",
        build.node("chroniclers_insight", optional=True),
    ),
    ("leaders", "staban_tuek", "signet"): (
        "spy 1; if placed on landsraad: spice 1 => solari 3; "
        "if placed on emperor|guild|bene|fremen: solari 2 => intrigue 1",
        build.node(
            "place_then",
            0,
            0,
            0,
            build.node("spy", 1),
            build.when(build.condition("spy_placed_on", 1 << LANDSRAAD), build.pay(spice=1) >> build.gain(solari=3)),
            build.when(build.condition("spy_placed_on", ALL_FACTIONS), build.pay(solari=2) >> build.intrigue(1)),
        ),
    ),
    ("leaders", "shaddam_corrino_iv", "signet"): (
        "none of your units may enter the Conflict for the rest of this turn",
        build.hook("no_deploying"),
    ),
}

# Left abilities that change a rule: the trait, when it works and what it does.
TRAIT_OF = {
    ("reaching 2 Influence with the Bene Gesserit", "spice 2"): "loyalty",
    ("reaching 2 Influence with the Emperor", "intrigue 1"): "imperial_birthright",
    ("an opponent's Agent arrives at a Maker space that you spy on", "spice 1"): "smuggle_spice",
    (
        "resolving a contract icon",
        "may take a set-aside Sardaukar contract instead of a face-up one",
    ): "sardaukar_commander",
}
# What a Leader cannot do: the trait.
DRAWBACK_OF = {"no Diplomacy": "limited_allies"}
# Left abilities that are effects: where they are open, and what must hold there.
OPEN_AT = {
    "reveal turn": ("reveal", ""),
    "sending an Agent to a Bene Gesserit space": ("visit", "bene"),
    "once each turn, sending an Agent to a Bene Gesserit or Fremen space": ("visit", "bene|fremen"),
}
# What the sheet says of the set-up, and where it is compared.
SET_UP = {
    "place the Feyd token on the leftmost space of the Training track": "the track begins with its start",
    "start with the Lady Jessica side": "the other side is a Leader that is the back of another",
    "remove Diplomacy from the starting deck (nine cards)": "limited_allies",
    "the two Sardaukar contracts are kept apart for him before the others are shuffled": "Contract.aside_for",
}
NO_HOUSE = "none"
