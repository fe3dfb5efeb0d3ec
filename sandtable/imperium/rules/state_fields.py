"""The fields of `State` and `Player`, declared once. `make fields` generates `state_data.py` from them.

Within a group, the order of the fields is the order of the bytes: append, never insert. Fields of a group whose name
starts with `sparse` are packed only if they differ from their initial value, so that a new field keeps old bytes valid.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.fields import Field, Record

OWNER: Final = "its owner"  # hidden from all others
DERIVED: Final = "follows from other fields"
IN_OPTIONS: Final = "the options tell it"
NO_POSITION: Final = "no part of the position"
BY_MODULE: Final = "a module that lets several cards be played together observes them"


def party(name: str, type: str, start: str, about: str, **more: str) -> Field:
    return Field(name, type, start, about, "player", **more)


PLAYER: Final = Record(
    "PlayerData",
    "The fields of one party.",
    "tracks: int",
    "tracks == BLANK",
    (
        party("leader", "int", "NO_LEADER", "the kind of the Leader", observed="*.leader"),
        party("traits", "int", "0", "rules changed for this party, as bits by `pieces.TRAITS`",
              unobserved="follows from the Leader, and from what modules observe"),
        party("solari", "int", "0", "Solari", observed="*.resources"),
        party("spice", "int", "0", "spice", observed="*.resources"),
        party("water", "int", "0", "water", observed="*.resources"),
        party("vp", "int", "0", "victory points", observed="*.points"),
        party("influence", "list[int]", "[0] * tracks", "Influence by track", observed="*.influence"),
        party("garrison", "int", "0", "troops in the garrison (IMP-15.13)", observed="*.troops"),
        party("supply", "int", "0", "troops in the supply", observed="*.troops"),
        party("conflict", "int", "0", "troops in the Conflict", observed="*.troops"),
        party("swords", "int", "0", "swords", observed="*.swords"),
        party("persuasion", "int", "0", "Persuasion left", observed="*.persuasion"),
        party("agents", "int", "0", "Agents ready on the Leader, including the Mentat", observed="*.agents"),
        party("agents_at", "list[int]", "[]", "the spaces of its Agents", observed="*.agents_at"),
        party("swordmaster", "bool", "False", "has a Swordmaster", observed="*.swordmaster"),
        party("council", "bool", "False", "has a seat on the High Council", observed="*.council"),
        party("hand", "list[int]", "[]", "cards in hand, as kinds", hidden=OWNER, observed="own.hand"),
        party("deck", "list[int]", "[]", "the deck; its top is the last entry", hidden="nobody, but for cards seen",
              observed="own.deck"),
        party("discard", "list[int]", "[]", "the discard pile", observed="*.discard"),
        party("play", "list[int]", "[]", "cards in play", observed="*.play"),
        party("intrigue", "list[int]", "[]", "Intrigue cards held", hidden=OWNER, observed="own.intrigue"),
        party("open_intrigue", "list[int]", "[]", "Intrigue cards face up until the Reveal turn (IMP-13.7)",
              observed="*.open_intrigue"),
        party("revealed", "bool", "False", "has taken this round's Reveal turn", observed="*.revealed"),
        party("aside", "int", "NO_CARD", "the card set aside for it, which nobody else may acquire", observed="aside"),
        party("shown_deck", "int", "0", "cards on top of the deck that everybody knows", observed="*.deck_shown"),
        party("shown_hand", "list[int]", "[]", "cards in hand that were taken in the open", hidden="sorted in views",
              observed="*.known_hand"),
        party("rival", "int", "HUMAN", "which sort of party it is", observed="*.kind"),
        party("visited", "int", "0", "spaces used that can be used once in a game, as bits", unobserved=IN_OPTIONS),
        Field("other_units", "int", "0", "units in the Conflict that are no troops; modules keep it up to date",
              "sparse_player", unobserved="modules observe their units"),
        Field("other_strength", "int", "0", "the strength of those units", "sparse_player",
              unobserved="modules observe their units"),
        Field("revealed_at", "int", "0", "how many had revealed this round when this party had; 0: not yet",
              "sparse_player", observed="reveal_order"),
        Field("rival_card", "int", "0", "the card of a Rival that plays by one, as a thing; 0: none",
              "sparse_player", unobserved="the module of Rivals observes it"),
    ),
)  # fmt: skip


def number(name: str, start: str, about: str, **more: str) -> Field:
    return Field(name, "int", start, about, "numbers", **more)


def flag(name: str, about: str, **more: str) -> Field:
    return Field(name, "bool", "False", about, "numbers", **more)


def pile(name: str, about: str, **more: str) -> Field:
    return Field(name, "list[int]", "[]", about, "lists", **more)


STATE: Final = Record(
    "StateData",
    "The fields of a position, apart from its parties, its modules and its chance.",
    "seats: int, rules: Ruleset | None",
    "rules is None",
    (
        number("seats", "seats", "seats for people and bots", hidden="set when a view is made", observed="seats"),
        number("round", "0", "the round", observed="round"),
        number("phase", "SETUP", "the phase", observed="phase"),
        number("first", "0", "who has the First Player marker", observed="first"),
        number("conflict", "NO_CONFLICT", "the Conflict of this round", observed="conflict"),
        number("mentat", "NOBODY", "who has the Mentat this round", observed="mentat"),
        number("mentat_at", "NOWHERE", "the space the Mentat stands on as an Agent", observed="mentat_at"),
        flag("mentat_kept", "won as a reward: not returned in this Recall (IMP-10.14)", observed="mentat_kept"),
        number("turn_seat", "NOBODY", "whose turn it is", observed="turn"),
        number("turn_kind", "NO_TURN", "Agent or Reveal turn", observed="turn_kind"),
        number("turn_card", "NO_CARD", "the first of `turn_cards`", observed="turn_card", kept_in="turn_cards"),
        number("turn_card_left", "0", "those of `turn_cards` that have left play again, as bits by place; "
               "twins of them may still be there", observed="turn_card_left"),
        number("turn_space", "NOWHERE", "the space of this Agent turn", observed="turn_space"),
        flag("fresh", "nothing has been done in this turn yet", observed="fresh"),
        flag("combat_turn", "this turn's Agent went to a Combat space", observed="combat_turn"),
        number("allowance", "0", "troops that may still be deployed this turn (IMP-5.4)", observed="allowance"),
        number("deployed", "0", "troops deployed in this turn", observed="deployed"),
        number("opened", "0", "spaces that effects open to the cards of this turn, as bits", observed="envoy"),
        number("paid", "0", "resources paid for the space of this turn, if its cost is a choice", observed="melange"),
        number("discount_card", "NO_CARD", "the card that costs less", observed="discount_card"),
        number("discount", "0", "how much less it costs", observed="discount"),
        flag("topdeck", "acquired cards may go on top of the deck", observed="topdeck"),
        number("passes", "0", "passes in a row in Combat", observed="passes"),
        number("learnt", "0", "how often a seat learnt something hidden", hidden="nobody", unobserved=NO_POSITION),
        number("actions_taken", "0", "actions so far", unobserved=NO_POSITION),
        number("circle", "seats", "parties that take turns in a circle", unobserved=DERIVED),
        number("recruits", "0", "troops recruited before the card of the turn (IMP-20.12)", observed="recruits"),
        number("recruits_ready", "0", "those that a Reveal turn may deploy as well", observed="recruits_ready"),
        flag("ties_third", "a tie for second takes the third reward (IMP-21.5)", observed="ties_third"),
        Field("alliance", "list[int]", "[NOBODY] * len(rules.tracks)", "who has each Alliance", "lists",
              observed="alliance"),
        Field("control", "list[int]", "[NOBODY] * len(rules.spaces)", "who controls each space", "lists",
              observed="control"),
        Field("bonus_spice", "list[int]", "[0] * len(rules.spaces)", "bonus spice by space", "lists",
              observed="bonus_spice"),
        pile("row", "the Imperium Row", observed="row"),
        pile("imperium_deck", "the Imperium deck", hidden="nobody", observed="imperium_deck"),
        Field("reserve", "list[int]", "[0] * len(rules.reserve_cards)", "cards left in the Reserve", "lists",
              observed="reserve"),
        pile("intrigue_deck", "the Intrigue deck", hidden="nobody", observed="intrigue_deck"),
        pile("intrigue_discard", "the Intrigue discard pile", observed="intrigue_discard"),
        pile("conflict_deck", "the Conflict deck", hidden="nobody", observed="conflict_deck"),
        pile("conflicts_seen", "Conflict cards turned up so far", observed="conflicts_seen"),
        Field("todo", "list[Todo]", "[]", "effects of the turn still to be resolved", "lists", observed="todo"),
        Field("stack", "list[Frame]", "[]", "pending steps and questions", "lists", observed="decision"),
        Field("seen_intrigue", "list[tuple[int, int, int]]", "[]", "stolen cards: who knows, whose, kind", "lists",
              hidden="those who know them", observed="*.known_intrigue"),
        pile("trashed", "cards trashed", observed="trashed"),
        Field("spice_gained", "int", "0", "spice gained in this turn from all sources", "sparse",
              observed="spice_gained"),
        Field("discarded", "int", "NO_CARD", "the last card discarded from a hand", "sparse", unobserved=IN_OPTIONS),
        Field("entered", "int", "0", "own units that entered the Conflict this turn", "sparse", observed="entered"),
        Field("deploy_ban", "bool", "False", "no unit of this turn's seat may enter the Conflict", "sparse",
              unobserved=IN_OPTIONS),
        Field("harvested", "bool", "False", "a trait has already changed the harvest of this turn", "sparse",
              unobserved=IN_OPTIONS),
        Field("revealed_from", "int", "0", "where in play the cards begin that this turn revealed", "sparse",
              observed="revealed_cards"),
        Field("armed", "int", "0", "cards revealed in this turn that have given swords", "sparse", observed="armed"),
        Field("intrigue_trashed", "list[int]", "[]", "Intrigue cards trashed", "sparse_lists",
              observed="intrigue_trashed"),
        Field("further_cards", "list[int]", "[]", "the others of `turn_cards`", "sparse_lists",
              unobserved=BY_MODULE, kept_in="turn_cards"),
        Field("joining", "list[int]", "[]", "cards chosen to be played together with the card being played",
              "sparse_lists", unobserved=BY_MODULE),
        Field("lent", "int", "NO_CARD", "the last of `joining` or `turn_cards`, if it is a card of the Imperium Row",
              "sparse", unobserved=BY_MODULE),
        Field("turn_cards", "list[int]", "[]", "the cards of this Agent turn", "apart",
              unobserved="by `turn_card` and `further_cards`"),
        Field("ended", "list[Any]", "[]", "ranks, reason and tie-break once the game is over", "apart",
              unobserved="no seat is asked then"),
    ),
)  # fmt: skip

IMPORTS: Final = """
from sandtable.imperium.rules.constants import (
    BLANK,
    HUMAN,
    NO_CARD,
    NO_CONFLICT,
    NO_LEADER,
    NO_TURN,
    NOBODY,
    NOWHERE,
    SETUP,
    Frame,
    Todo,
)
from sandtable.imperium.rules.ruleset import Ruleset
"""
RECORDS: Final = (PLAYER, STATE)
OUT: Final = "state_data.py"
