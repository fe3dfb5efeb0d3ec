"""What the fact sheets of Uprising say in prose: the words, and the trees and traits we read them as."""

from __future__ import annotations

from sandtable.imperium.language import effects as e
from sandtable.imperium.language.effects import EMPEROR, FACTIONS, LANDSRAAD, Effect, nothing
from tests.imperium.notation import icon_bits

ALL_FACTIONS = icon_bits("|".join(FACTIONS))

# (sheet, id, field): the words, which must stand there exactly so, and the tree we read them as.
READINGS: dict[tuple[str, str, str], tuple[str, Effect]] = {
    ("imperium_cards", "unswerving_loyalty", "reveal"): (  # the note: optional, one troop only
        "deploy 1 or retreat 1",
        e.may(e.deploy(1) | e.retreat(1)),
    ),
    ("imperium_cards", "undercover_asset", "agent"): ("ignore-requirements", e.hook("ignore_requirements")),
    ("imperium_cards", "guild_envoy", "agent"): (  # the second speaks of the card of the first
        "discard 1; if discarded guild: draw 2",
        e.then(e.discard(1), e.when(e.condition("discarded", e.GUILD), e.draw(2))),
    ),
    ("imperium_cards", "calculus_of_power", "reveal"): (
        "trash another own Emperor card in play",
        e.trash_another(EMPEROR, e.FROM_PLAY),
    ),
    ("imperium_cards", "guild_spy", "reveal"): (
        "when The Spice Must Flow is acquired this turn: per Faction you spy on: influence that-faction 1",
        e.hook("guild_spy"),
    ),
    ("imperium_cards", "sardaukar_coordination", "agent"): ("deploy-recruited", e.hook("deploy_recruited")),
    ("imperium_cards", "sardaukar_coordination", "reveal"): (
        "per own revealed Emperor card, this one included: swords 1",
        e.per("revealed_of", e.swords(1), of=EMPEROR),
    ),
    ("imperium_cards", "leadership", "agent"): (
        "per own sandworm in the Conflict: draw 1",
        e.per("worms", e.draw(1)),
    ),
    ("imperium_cards", "leadership", "reveal"): (
        "per other revealed card that gives swords this turn: swords 1",
        e.per("other_revealed_with_swords", e.swords(1)),
    ),
    ("imperium_cards", "treacherous_maneuver", "agent"): (
        "trash another Emperor card from hand",
        e.trash_another(EMPEROR, e.FROM_HAND),
    ),
    ("imperium_cards", "stilgar_the_devoted", "reveal"): (
        "per own Fremen card in play, this one included: persuasion 2",
        e.per(e.FREMEN_CARDS_IN_PLAY, e.persuasion(2)),
    ),
    ("imperium_cards", "price_is_no_object", "agent"): (
        "solari X => acquire 1 card of cost X to hand",
        e.may_acquire_for_solari(),
    ),
    ("imperium_cards", "long_live_the_fighters", "agent"): (
        "if own deck has 3+ cards: look at the top 3 (draw 1, discard 1, trash 1)",
        e.when(e.condition("deck_at_least", 3), e.hook("sift")),
    ),
    ("imperium_cards", "interstellar_trade", "reveal"): (
        "per completed contract: persuasion 1",
        e.per("contracts_done", e.persuasion(1)),
    ),
    ("intrigue", "buy_access", "plot"): (  # the note: both are named first (UPR-23.4)
        "influence two-different 1",
        e.influence_different(2, named_first=True),
    ),
    ("intrigue", "call_to_arms", "plot"): (
        "during own Reveal turn of this round: per card acquired: recruit 1",
        e.in_reveal_turn(e.node("each_acquired", 0, 0, 0, e.recruit(1))),
    ),
    ("intrigue", "distraction", "plot"): (
        "when 3+ own units were deployed in one turn: spy 1 shared",
        e.when(e.condition("entered_at_least", 3), e.node("spy", 1, 0, 1)),
    ),
    ("intrigue", "inspire_awe", "plot"): (
        "acquire cost<=3 (if worms>=1: to hand)",
        e.acquire(3, to_hand_if=e.condition("worms_at_least", 1)),
    ),
    ("intrigue", "manipulate", "plot"): (
        "set a Row card aside for yourself (Row refilled); "
        "own Reveal turn of this round may buy it at 1 Persuasion off",
        e.hook("manipulate"),
    ),
    ("intrigue", "opportunism", "plot"): (  # the note: the same Faction twice is allowed
        "lose-influence any 1; lose-influence any 1",
        e.lose_influence(times=2),
    ),
    ("intrigue", "shadow_alliance", "endgame"): (
        "if influence>=4 with a Faction whose Alliance an opponent holds: vp 1",
        e.when(e.condition("shadow_alliance", 4), e.vp(1)),
    ),
    ("conflicts", "propaganda", "first"): (  # as Buy Access
        "influence two-different 1",
        e.influence_different(2, named_first=True),
    ),
    ("board", "high_council", "effect"): (
        "first visit: council-seat; every later visit: (spice 2; intrigue 1; recruit 3)",
        e.either(e.has_council_seat(), e.gain(spice=2) + e.intrigue(1) + e.recruit(3), e.council_seat()),
    ),
    ("board", "assembly_hall", "effect"): (  # compared as Space.reveal_persuasion
        "in own Reveal turn, while the Agent stands here: persuasion 1",
        nothing(),
    ),
    ("board", "gather_support", "effect"): (
        "if 2 was paid: water 1",
        e.when(e.paid_at_least(2), e.gain(water=1)),
    ),
    ("board", "spice_refinery", "effect"): (
        "if 0 was paid: solari 2; if 1 was paid: solari 4",
        e.either(e.paid_at_least(1), e.gain(solari=4), e.gain(solari=2)),
    ),
    ("board", "deep_desert", "effect"): ("bonus-spice", e.harvest(0)),
    ("board", "hagga_basin", "effect"): ("bonus-spice", e.harvest(0)),
    ("board", "imperial_basin", "effect"): ("spice 1; bonus-spice", e.harvest(1)),
    ("leaders", "gurney_halleck", "ability"): (
        "if own strength in the Conflict>=6: persuasion 1",
        e.when(e.condition("strength_at_least", 6), e.persuasion(1)),
    ),
    ("leaders", "lady_amber_metulli", "ability"): ("retreat 1 (optional)", e.retreat(1)),
    ("leaders", "lady_jessica", "ability"): (
        "optional: all memories go home to the supply, draw 1 per memory; "
        "after that the Leader card is turned to its other side",
        e.node("other_memories", optional=True),
    ),
    ("leaders", "lady_jessica", "signet"): (
        "one troop from supply becomes a memory in the Bene Gesserit area",
        e.node("memory"),
    ),
    ("leaders", "reverend_mother_jessica", "ability"): (
        "the space's printed effects once more",
        e.node("repeat_space"),
    ),
    ("leaders", "princess_irulan", "signet"): (
        "optional: (acquire a card of cost 1 to hand) or (trash 1 from hand; if its cost>=1: spice 2)",
        e.node("chroniclers_insight", optional=True),
    ),
    ("leaders", "staban_tuek", "signet"): (
        "spy 1; if placed on landsraad: spice 1 => solari 3; "
        "if placed on emperor|guild|bene|fremen: solari 2 => intrigue 1",
        e.node(
            "place_then",
            0,
            0,
            0,
            e.node("spy", 1),
            e.when(e.condition("spy_placed_on", 1 << LANDSRAAD), e.pay(spice=1) >> e.gain(solari=3)),
            e.when(e.condition("spy_placed_on", ALL_FACTIONS), e.pay(solari=2) >> e.intrigue(1)),
        ),
    ),
    ("leaders", "shaddam_corrino_iv", "signet"): (
        "none of your units may enter the Conflict for the rest of this turn",
        e.hook("no_deploying"),
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
