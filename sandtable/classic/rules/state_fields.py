"""The fields of `State`, declared once. `make fields` generates `state_data.py` from them.

Within a group, the order of the fields is the order of the bytes: append, never insert.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.fields import Field, Record


def number(name: str, start: str, about: str, **more: str) -> Field:
    """Declare a field of the state that is a number or a set of bits."""
    return Field(name, "int", start, about, "numbers", **more)


def row(name: str, start: str, about: str, **more: str) -> Field:
    """Declare a field of the state that is a list of numbers."""
    return Field(name, "list[int]", start, about, "lists", **more)


def rows(name: str, start: str, about: str, **more: str) -> Field:
    """Declare a field of the state that is a list of lists of numbers."""
    return Field(name, "list[list[int]]", start, about, "nested", **more)


STATE: Final = Record(
    "StateData",
    "The fields of a position, apart from its stack and its chance.",
    "seats: int",
    "seats == BLANK",
    (
        number("turn", "0", "the turn", observed="turn"),
        number("phase", "SETUP", "the phase", observed="phase"),
        number("storm", "STORM_START", "the sector of the storm", observed="storm"),
        number(
            "storm_card",
            "0",
            "how far the storm moves next turn: hidden from all but the Fremen (CLA-19.4)",
            hidden="the Fremen",
            observed="storm_card",
        ),
        number("storm_move", "0", "how far the storm moves now", observed="storm_move"),
        number("wall_gone", "0", "1 once Family Atomics was played", observed="wall_gone"),
        number("advisors", "0", "territories in which the Bene Gesserit are advisors, as bits", observed="advisors"),
        number("mobile", "NOWHERE", "the part the Hidden Mobile Stronghold points at", observed="mobile"),
        number(
            "kh_lost",
            "0",
            "Atreides forces lost in battles, up to the number that wakes the Kwisatz Haderach",
            observed="kh_lost",
        ),
        number("kh_dead", "0", "1 while it is in the tanks", observed="kh_dead"),
        number("kh_used", "NOWHERE", "the territory it was used in this turn", unobserved="the options tell it"),
        number("powers", "0", "seats that have used their Karama power, as bits", observed="*.powers"),
        number("stopped", "0", "1 if the ability last offered to Karama was stopped", unobserved="the options tell it"),
        number("trout", "0", "1 while Sandtrout waits for a worm, 2 if the next blow is doubled", observed="trout"),
        number(
            "predicted",
            "NOBODY",
            "the seat that the Bene Gesserit predicted",
            hidden="the Bene Gesserit",
            observed="predicted",
        ),
        number(
            "predicted_turn",
            "0",
            "the turn that the Bene Gesserit predicted",
            hidden="the Bene Gesserit",
            observed="predicted_turn",
        ),
        number(
            "spice_seen", "0", "1 while Atreides knows the top card of the spice deck", unobserved="the options tell it"
        ),
        number("row_seen", "0", "1 while Atreides knows the card for sale", unobserved="the options tell it"),
        number(
            "row_sorted", "0", "1 while the Ixians know which cards are in the row", unobserved="the options tell it"
        ),
        number(
            "look",
            "0",
            "1 while Atreides may look at the cards of this bidding phase",
            unobserved="the options tell it",
        ),
        number(
            "swapped",
            "0",
            "1 once the Ixians have used their technology in this phase",
            unobserved="the options tell it",
        ),
        number("bid", "0", "the highest bid on the card for sale", observed="bid"),
        number("bidder", "NOBODY", "the seat with the highest bid", observed="bidder"),
        number("opener", "NOBODY", "the seat that opened the bidding on it", unobserved="the options tell it"),
        number("bid_passes", "0", "number of passes since the last bid", unobserved="the options tell it"),
        number("done", "0", "seats that have taken their turn in the phase, as bits", observed="*.done"),
        number(
            "renew",
            "0",
            "allied seats that have not yet said in this phase how much they help, as bits",
            unobserved="the options tell it",
        ),
        number(
            "showed",
            "0",
            "seats that have shown cards voluntarily in this phase, as bits",
            unobserved="the options tell it",
        ),
        number("gifted", "0", "1 once the Emperor has given spice in this phase", unobserved="the options tell it"),
        number(
            "due", "0", "technology tokens that pay at the end of the phase, as bits", unobserved="the options tell it"
        ),
        number("barred", "0", "seats whose free revival is stopped this turn, as bits", observed="*.barred"),
        number("raised", "0", "seats whose revival limit is five, as bits", observed="*.raised"),
        number(
            "starred_back",
            "0",
            "seats that have revived a starred force this turn, as bits",
            unobserved="the options tell it",
        ),
        number(
            "granted",
            "0",
            "1 while the Fremen let their ally revive three forces for free",
            unobserved="the options tell it",
        ),
        number("stops", "0", "abilities stopped in the current battle, as bits by `dials.STOPPABLE`", observed="stops"),
        number("plans_open", "0", "1 once the plans of the battle are shown", observed="plans_open"),
        number("nexus", "0", "1 if a worm has caused a Nexus in this blow, THUMPED after a Thumper", observed="nexus"),
        number("before", "0", "actions taken, except sealed ones", unobserved="no part of the position"),
        number("spoken", "0", "how many of them were free words", unobserved="no part of the position"),
        number(
            "learnt",
            "0",
            "how often a seat learnt something hidden",
            hidden="nobody",
            unobserved="no part of the position",
        ),
        number("said", "0", "free words since the open question was asked", unobserved="no part of the position"),
        number("since", "0", "decisions made when the phase began", unobserved="no part of the position"),
        number("occasions", "0", "how often seats had reason to think of a wish", unobserved="no part of the position"),
        number(
            "musing",
            "0",
            "seats with something to wish for since the last occasion, as bits",
            hidden="each seat its own bit",
            unobserved="no part of the position",
        ),
        number(
            "waiting",
            "0",
            "seats asked at a moment because they wished to be, as bits",
            hidden="each seat its own bit",
            unobserved="the options tell it",
        ),
        row("factions", "[NOBODY] * seats", "by seat", observed="*.faction"),
        row("seat_of", "[NOBODY] * len(FACTIONS)", "the seat of each faction", unobserved="follows from `factions`"),
        row("circles", "[0] * seats", "the sector of each marker", unobserved="`order` tells what follows from it"),
        row("order", "list(range(seats))", "storm order (CLA-3.2)", observed="*.order"),
        row(
            "wheels", "[]", "the two seats that used the battle wheels last", unobserved="the question tells who dials"
        ),
        row("spice", "[0] * seats", "behind the shields", observed="*.spice"),
        row("bribes", "[0] * seats", "in front of them, until the Mentat Pause (CLA-15.4)", observed="*.bribes"),
        row("ally", "[NOBODY] * seats", "the ally of each seat", observed="*.ally"),
        row(
            "pledges",
            "[UNASKED] * seats",
            "how much of its spice the ally may use in a phase (CLA-13.10)",
            hidden="the two allies",
            observed="*.pledge",
        ),
        row(
            "support",
            "[0] * seats",
            "the unused rest of the pledge in this phase",
            hidden="the two allies",
            observed="*.support",
        ),
        row("forces", "[0] * (2 * seats * PLACES)", "by seat, plain or starred, part: see `at`", observed="*.forces"),
        row("reserves", "[0] * (2 * seats)", "plain and starred forces in reserve, by seat", observed="*.reserves"),
        row("tanks", "[0] * (2 * seats)", "plain and starred forces in the tanks, by seat", observed="*.tanks"),
        row("spice_on", "[0] * PLACES", "spice by part", observed="spice_on"),
        row(
            "leader_is",
            "[ALIVE] * len(LEADERS)",
            "alive, dead or dead and face down, by leader",
            observed="leader.state",
        ),
        row("leader_of", "[NOBODY] * len(LEADERS)", "the seat that holds it", observed="leader.chani"),
        row(
            "leader_at",
            "[NOWHERE] * len(LEADERS)",
            "the territory it has fought in this turn",
            observed="leader.fought",
        ),
        row("leader_back", "[0] * len(LEADERS)", "1 once it has been revived", observed="leader.revived"),
        row("reviving", "[0] * seats", "1 while a seat may revive leaders (CLA-8.3, 8.4)", observed="*.reviving"),
        row("tokens", "[NOBODY] * len(TECHNOLOGY)", "the seat that holds each token", observed="token.heighliners"),
        row(
            "treachery_deck",
            "[]",
            "in every deck, the last entry is the top",
            hidden="nobody",
            unobserved="nobody knows its cards",
        ),
        row("treachery_discard", "[]", "the treachery discard pile", observed="treachery_discard"),
        row("removed", "[]", "treachery cards out of the game", observed="removed"),
        row("row", "[]", "cards for sale; the first is next", hidden="Atreides and Ixians in part", observed="row"),
        row(
            "bought",
            "[]",
            "a card just bought, on its way to a hand",
            hidden="the buyer, and Atreides",
            unobserved="it is on its way to a hand",
        ),
        row(
            "spice_deck",
            "[]",
            "the spice deck",
            hidden="nobody, but for the top card",
            unobserved="nobody knows its cards but the top one, which options tell",
        ),
        row("pile_a", "[]", "the first spice discard pile", observed="pile_a"),
        row("pile_b", "[]", "the second spice discard pile", observed="pile_b"),
        row("aside", "[]", "spice cards set aside until the phase ends", observed="aside"),
        row("traitor_deck", "[]", "the traitor deck", hidden="nobody", unobserved="nobody knows its cards"),
        row("dancers", "[]", "Face Dancers not yet revealed", hidden="the Tleilaxu", observed="dancers"),
        row("dancers_open", "[]", "Face Dancers that were revealed", observed="dancers_open"),
        row("traitors_shown", "[]", "traitor cards that everybody has seen", observed="traitors_shown"),
        row("heard", "[]", "answers to Truthtrance that still hold: see `memory`", observed="heard.faction"),
        row("battle", "[]", "see `dials`", observed="battle.place"),
        row("command", "[]", "the Voice: seat, 1 play or 0 refuse, number", observed="voice"),
        row(
            "shown",
            "[]",
            "prescience: asking seat, asked seat, element, answer",
            hidden="the two seats concerned",
            observed="sight",
        ),
        row("ship", "[]", "the current shipment: see `shipment`", observed="shipment"),
        row("move", "[]", "the current move: see `movement`", observed="move"),
        row("worms", "[]", "territories of worms that can be ridden", observed="worms"),
        row("deals", "[]", "see `bargains`", hidden="those who may hear them", observed="*.offers"),
        row("asked", "[]", "the seats asked now", observed="*.asked"),
        row(
            "outcomes",
            "[]",
            "ranks, points, reason and tie-break once the game is over",
            unobserved="no seat is asked after the end",
        ),
        row(
            "wishes",
            "[0] * seats",
            "what each seat wants to play or be asked about, as bits: see `wishes`",
            hidden="its owner",
            unobserved="nothing but the seat's own choice",
        ),
        rows(
            "hands",
            "[[] for _ in range(seats)]",
            "treachery cards in hand, by seat",
            hidden="its owner, but for cards seen",
            observed="*.hand",
        ),
        rows(
            "seen_cards",
            "[[] for _ in range(seats)]",
            "cards in hands that everybody has seen",
            unobserved="part of the hands as the seat knows them",
        ),
        rows(
            "noted",
            "[[] for _ in range(seats)]",
            "cards that only this seat has seen: see `memory`",
            hidden="its owner, and those whose cards they are",
            unobserved="part of the hands as the seat knows them",
        ),
        rows(
            "traitors",
            "[[] for _ in range(seats)]",
            "traitor cards kept, by seat",
            hidden="its owner, but for cards seen",
            observed="*.traitor",
        ),
        rows(
            "returned",
            "[[] for _ in range(seats)]",
            "traitor cards that were not kept",
            hidden="its owner",
            unobserved="part of the traitors as the seat knows them",
        ),
        rows(
            "answers", "[[] for _ in range(seats)]", "to the current question", hidden="its owner", observed="answers"
        ),
        rows(
            "plans",
            "[[], []]",
            "of the aggressor and the defender",
            hidden="its side, until they are shown",
            observed="aggressor.leader",
        ),
    ),
)

IMPORTS: Final = """
from sandtable.classic.content.factions import FACTIONS, LEADERS
from sandtable.classic.content.map import STORM_START
from sandtable.classic.content.phases import SETUP
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.rules.constants import ALIVE, BLANK, NOBODY, NOWHERE, PLACES, UNASKED
"""
RECORDS: Final = (STATE,)
OUT: Final = "state_data.py"
