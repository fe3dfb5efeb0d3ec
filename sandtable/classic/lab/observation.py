"""Observations of the classic game: a seat's knowledge as a row of numbers; its length depends on the seat count.

Rows are egocentric: the observing seat comes first, then the others in seating order. They are made only from a view; a
full state is read through the view of the seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.classic.content.factions import FACTIONS, LEADERS
from sandtable.classic.content.map import PARTS, SECTORS, TERRITORIES
from sandtable.classic.content.phases import PHASES
from sandtable.classic.content.spice import SPICE
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.traitors import TRAITORS
from sandtable.classic.content.treachery import TREACHERY
from sandtable.classic.rules.bargains import GIVES, SUMS, TERMS, locked, offer_at, promised
from sandtable.classic.rules.choice import choice_for
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER, PLACE
from sandtable.classic.rules.frames import FIRST_QUESTION, FRAMES
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.memory import all_heard, heard_of, names_traitor
from sandtable.classic.rules.question import QUESTION, declared
from sandtable.classic.rules.state import HIDDEN, NOBODY, NOWHERE, PLACES, State
from sandtable.classic.rules.view import (
    View,
    dancers_for,
    hand_for,
    knows_prediction,
    plan_for,
    pledge_for,
    row_for,
    shown_for,
    storm_card_for,
    support_for,
    traitors_for,
    view_of,
)
from sandtable.classic.rules.words import DIAL, FACTION, FREE, NUMBER, TERRITORY, TREACHERY_WORD, VOCABULARY, traitor_of
from sandtable.core.observing import MOST, Layout, Sheet

VERSION: Final = 2  # version of the row format, part of the environments' names

TURNS: Final = 10
MOST_FORCES: Final = 20
PLAN: Final = 6  # number of answers in a battle plan
SHIP: Final = 8
BETWEEN: Final = 2 + 2 * (SUMS + 1)  # promises and offers between two seats
MOVE: Final = 6
NOTHING: Final[list[int]] = []
HAS_STARRED: Final = [faction.starred is not None for faction in FACTIONS] + [False]  # by faction, last for none (-1)

# Numbers of the table: one field each, read from the position by its name.
_TABLE: Final = (
    ("turn", TURNS, "which turn it is; 0 while setting up"),
    ("storm_move", 40, "how far the storm moves now"),
    ("storm_card", 6, "how far it moves next, as far as this seat knows"),
    ("wall_gone", 1, "the Shield Wall is destroyed"),
    ("kh_lost", MOST_FORCES, "Atreides forces lost in battles, as the Kwisatz Haderach counts them"),
    ("kh_dead", 1, "the Kwisatz Haderach is in the tanks"),
    ("trout", 2, "Sandtrout waits for a worm (1), the next blow is doubled (2)"),
    ("nexus", 1, "a worm has called a Nexus in this blow"),
    ("bid", MOST, "the highest bid on the card that is up"),
    ("predicted_turn", TURNS, "the turn the own prediction names"),
    ("plans_open", 1, "the plans of the battle are shown"),
    ("stops", MOST, "abilities stopped in the battle, as bits"),
)
# Flags of each seat, stored as bits of one number.
_BITS: Final = (
    ("powers", "its Karama power is used up"),
    ("done", "it has had its turn of the phase"),
    ("barred", "its free revival is stopped this turn"),
    ("raised", "its limit of revival is five"),
)
# Piles in which every known card counts.
_PILES: Final = (
    ("treachery_discard", "treachery", "treachery cards on the discards"),
    ("removed", "treachery", "treachery cards out of the game"),
    ("row", "treachery", "cards for sale, as far as this seat knows them"),
    ("pile_a", "spice", "spice cards on the first pile"),
    ("pile_b", "spice", "spice cards on the second pile"),
    ("aside", "spice", "spice cards beside the piles"),
    ("dancers", "traitor", "Face Dancers not yet revealed, as far as this seat knows them"),
    ("dancers_open", "traitor", "Face Dancers that were revealed"),
    ("traitors_shown", "traitor", "traitor cards that everybody has seen"),
)
# Answers to Truthtrance about secrets that only one faction has (CLA-17.4).
_HEARD: Final = (
    ("heard.dancer", "traitor", "Face Dancers not yet revealed, as the Tleilaxu had to say"),
    ("heard.faction", "faction", "whom the Bene Gesserit wrote down, as they had to say"),
    ("heard.no_faction", "faction", "whom they did not"),
    ("heard.turn", "turn", "the turn they wrote down; first: none"),
    ("heard.no_turn", "turn", "turns they did not; first: none"),
)


class Sight:
    """The hidden fields of a position, as far as one seat knows them; all other fields in a row are public."""

    __slots__ = (
        "storm_card",
        "predicted",
        "predicted_turn",
        "row",
        "dancers",
        "hands",
        "traitors",
        "support",
        "pledges",
        "shown",
        "plans",
    )

    def __init__(self, s: State) -> None:
        """Take the hidden fields of `s`, the known position of a view."""
        self.storm_card = s.storm_card
        self.predicted = s.predicted
        self.predicted_turn = s.predicted_turn
        self.row: list[int] = s.row
        self.dancers: list[int] = s.dancers
        self.hands: list[list[int]] = s.hands
        self.traitors: list[list[int]] = s.traitors
        self.support: list[int] = s.support
        self.pledges: list[int] = s.pledges
        self.shown: list[int] = s.shown
        self.plans: list[list[int]] = s.plans


def _sight(s: State, seat: int) -> Sight:
    """Return a seat's knowledge of the hidden fields of a full state, without making a whole view."""
    sight = Sight(s)
    sight.storm_card = storm_card_for(s, seat)
    if not knows_prediction(s, seat):
        sight.predicted = NOBODY
        sight.predicted_turn = HIDDEN
    sight.row = row_for(s, seat) if s.row else NOTHING
    sight.dancers = dancers_for(s, seat) if s.dancers else NOTHING
    seats = range(s.seats)
    sight.hands = [s.hands[other] if other == seat else hand_for(s, seat, other) for other in seats]
    sight.traitors = [s.traitors[other] if other == seat else traitors_for(s, seat, other) for other in seats]
    sight.support = [support_for(s, seat, other) for other in seats]
    sight.pledges = [pledge_for(s, seat, other) for other in seats]
    sight.shown = shown_for(s, seat)
    sight.plans = [plan_for(s, seat, side) for side in range(len(s.plans))]
    return sight


class Reader:
    """A reader of positions into rows, for games with up to `seats` seats (`sandtable.core.observing.Reader`)."""

    __slots__ = ("seats", "question", "of_a_seat")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.of_a_seat = 14 + BETWEEN + 4 + 2 * PLACES  # count of numbers
        self.question: list[int] = [0] * FRAMES
        for code, question in enumerate(declared()):
            self.question[question.number] = code + 1

    def read_state(self, state: Game, seat: int, sheet: Sheet) -> None:
        if state.deals:  # offers are hidden in several ways, and rare
            self.read_view(view_of(state, seat, None, Game.filled), sheet)
        else:
            self._read(state, _sight(state, seat), seat, sheet)

    def read_view(self, view: View, sheet: Sheet) -> None:
        self._read(view.known, Sight(view.known), view.seat, sheet)

    def _read(self, s: State, sight: Sight, seat: int, sheet: Sheet) -> None:
        """Write a position to the sheet in the order defined by `layout`.

        `s` is a full state or the known part of a view. Hidden values are taken from `sight`; of sealed answers, only
        those of this seat are read.
        """
        n = s.seats
        order = [(seat + step) % n for step in range(n)]
        ego = [(other - seat) % n + 1 for other in range(n)] + [0]  # the codes of seats; the last is for nobody (-1)
        absent = self.seats - n
        sheet.codes(self._codes(s, sight, seat, order, ego))
        # Numbers.
        sheet.numbers([
            s.turn, s.storm_move, sight.storm_card, s.wall_gone, s.kh_lost, s.kh_dead, s.trout, s.nexus, s.bid,
            sight.predicted_turn, s.plans_open, s.stops,
        ])  # fmt: skip
        sheet.bits(s.advisors, len(TERRITORIES))
        sheet.numbers(s.spice_on)
        worms = 0
        for territory in s.worms:
            worms |= 1 << territory
        sheet.bits(worms, len(TERRITORIES))
        sheet.numbers(s.leader_is)
        sheet.flags(s.leader_at, NOWHERE)
        sheet.numbers(s.leader_back)
        _padded(s.ship, SHIP, sheet)
        _padded(s.move, MOVE, sheet)
        for other in order:
            self._read_seat(s, sight, seat, other, sheet)
        sheet.blank(self.of_a_seat * absent)
        for side in range(2):
            plan = sight.plans[side] if s.battle else NOTHING
            if len(plan) == PLAN:
                sheet.part(plan, 3, 3)
            else:
                sheet.blank(3)
        # Each list, with the number of its known pieces.
        for other in order:
            sheet.pile(sight.hands[other])
            sheet.pile(sight.traitors[other])
        sheet.blank(2 * absent)
        sheet.skip(2 * absent)
        for pile in (
            s.treachery_discard, s.removed, sight.row, s.pile_a, s.pile_b, s.aside, sight.dancers, s.dancers_open,
            s.traitors_shown, s.answers[seat],
        ):  # fmt: skip
            sheet.pile(pile)
        if not s.heard:
            sheet.blank(2 * self.seats + len(_HEARD))
            sheet.skip(2 * self.seats + len(_HEARD))
            return
        for other in order:
            denied = heard_of(s, other, False)
            sheet.pile([word - TREACHERY_WORD for word in denied if word >= TREACHERY_WORD])
            sheet.pile([traitor_of(word) for word in denied if names_traitor(word)])
        sheet.blank(2 * absent)
        sheet.skip(2 * absent)
        for known in _heard(s):
            sheet.pile(known)

    def _read_seat(self, s: State, sight: Sight, seat: int, other: int, sheet: Sheet) -> None:
        """Write the numbers about `other`, as this seat knows them, to the sheet."""
        sheet.number(s.spice[other])
        sheet.number(s.bribes[other])
        sheet.number(sight.support[other])
        sheet.number(sight.pledges[other])
        sheet.number(locked(s, other) if s.deals else 0)
        sheet.number(len(s.hands[other]))
        if s.deals:
            sheet.numbers(_between(s, seat, other))
        else:
            sheet.blank(BETWEEN)
        sheet.number(len(s.traitors[other]))
        sheet.number(s.reviving[other])
        sheet.number(1 if other in s.asked else 0)
        sheet.number(s.order.index(other))
        for bits in (s.powers, s.done, s.barred, s.raised):
            sheet.number((bits >> other) & 1)
        sheet.part(s.reserves, 2 * other, 2)
        sheet.part(s.tanks, 2 * other, 2)
        sheet.part(s.forces, 2 * other * PLACES, PLACES)
        if HAS_STARRED[s.factions[other]]:
            sheet.part(s.forces, (2 * other + 1) * PLACES, PLACES)
        else:
            sheet.blank(PLACES)

    def _codes(self, s: State, sight: Sight, seat: int, order: list[int], ego: list[int]) -> list[int]:
        """Return the codes of a position, such as its phase, pieces and seats, in the order of `layout`."""
        asked = s.stack[-1][0] if s.stack and s.stack[-1][0] >= FIRST_QUESTION else 0
        cause = QUESTION[asked].cause_for(s, s.stack[-1], seat) if asked else 0
        codes = [s.phase, s.storm, self.question[asked], cause, s.mobile + 1, ego[s.bidder], ego[sight.predicted]]
        for other in order:
            codes += [s.factions[other] + 1, ego[s.ally[other]]]
        codes += [0] * (2 * (self.seats - s.seats))
        codes += [ego[holder] for holder in s.leader_of]
        codes += [ego[holder] for holder in s.tokens]
        battle = s.battle
        codes += [battle[PLACE] + 1, ego[battle[AGGRESSOR]], ego[battle[DEFENDER]]] if battle else [0, 0, 0]
        for side in range(2):
            plan = sight.plans[side] if battle else NOTHING
            codes += [plan[0] + 1, plan[1] + 1, plan[2] + 1] if len(plan) == PLAN else [0, 0, 0]
        command, seen = s.command, sight.shown
        codes += [1 + command[1] + 2 * command[2]] if command else [0]
        codes += [seen[2] + 1, seen[3] if seen[3] != HIDDEN else 0] if seen else [0, 0]
        return codes


def _between(s: State, seat: int, other: int) -> list[int]:
    """Return the numbers of the promises and offers between two seats."""
    owes = sum([amount for giver, taker, amount in promised(s) if giver == other and taker == seat])
    owed = sum([amount for giver, taker, amount in promised(s) if giver == seat and taker == other])
    found = [owes, owed]
    for maker, to in ((other, seat), (seat, other)):
        at = offer_at(s, maker, to)
        found += s.deals[at + GIVES : at + GIVES + SUMS] + [s.deals[at + TERMS]] if at >= 0 else [0] * (SUMS + 1)
    return found


def _heard(s: State) -> list[list[int]]:
    """Return the public answers to Truthtrance that are still true: lists of known Face Dancers, then of factions and
    turns that the Bene Gesserit predicted or did not, in the order of `_HEARD`."""
    dancers: list[int] = []
    written: list[list[int]] = [[], [], [], []]  # predicted and excluded factions, predicted and excluded turns
    for _, word, so in all_heard(s):
        if names_traitor(word):
            if so:
                dancers.append(traitor_of(word))
        elif FACTION <= word < TERRITORY:
            written[0 if so else 1].append(word - FACTION)
        elif NUMBER <= word < DIAL:
            written[2 if so else 3].append(word - NUMBER)
    return [dancers, *written]


def _padded(short: list[int], length: int, sheet: Sheet) -> None:
    """Write a short list into `length` places of the sheet, each value plus one, so that 0 means an empty place."""
    sheet.numbers([value + 1 for value in short[:length]])
    sheet.blank(length - min(len(short), length))


def _laid_out(title: str, seats: int) -> Layout:
    kinds = {
        "treachery": [card.id for card in TREACHERY],
        "traitor": [card.id for card in TRAITORS],
        "spice": [card.id for card in SPICE],
        "part": [part.id for part in PARTS],
        "territory": [territory.id for territory in TERRITORIES],
        "leader": [leader.id for leader in LEADERS],
        "faction": [faction.id for faction in FACTIONS],
        "turn": [str(turn) for turn in range(TURNS + 1)],
        "question": [question.name for question in declared()],
        "word": list(VOCABULARY.words[:FREE]),
    }
    at = Layout(title, VERSION, kinds)
    for name, most, meaning in _TABLE:
        at.add(name, 1, most, meaning)
    at.add("advisors", len(TERRITORIES), 1, "by territory: the Bene Gesserit are advisors there")
    at.add("spice_on", PLACES, MOST, "by part: spice that lies there")
    at.add("worms", len(TERRITORIES), 1, "by territory: a worm that can be ridden is there")
    at.add("leader.state", len(LEADERS), 2, "by leader: alive (0), dead (1), dead and face down (2)")
    at.add("leader.fought", len(LEADERS), 1, "by leader: has fought this turn")
    at.add("leader.revived", len(LEADERS), 1, "by leader: was revived before")
    at.add(
        "shipment",
        SHIP,
        MOST,
        "the shipment that is on: kind, from, to, plain, starred, price, ally's, Karama; one up",
    )
    at.add("move", MOVE, MOST, "the move that is on: from, to, flying, slow, cyborg, allowed; one up")
    places = ["own"] + [f"other{n}" for n in range(1, seats)]
    for who in places:
        at.add(f"{who}.spice", 1, MOST, "spice behind the shield")
        at.add(f"{who}.bribes", 1, MOST, "spice in front of it, until the Mentat Pause")
        at.add(f"{who}.support", 1, MOST, "what its ally may use, as far as this seat knows")
        at.add(f"{who}.pledge", 1, MOST, "what its ally may use in every phase, as far as this seat knows")
        at.add(f"{who}.promised", 1, MOST, "spice it has promised for the Mentat Pause, and cannot spend")
        at.add(f"{who}.cards", 1, MOST, "treachery cards in hand")
        at.add(f"{who}.owes", 1, MOST, "spice it has promised the own seat")
        at.add(f"{who}.owed", 1, MOST, "spice the own seat has promised it")
        at.add(f"{who}.offers", SUMS + 1, MOST, "its offer to the own seat: gives now, later, wants now, later; terms")
        at.add(f"{who}.offered", SUMS + 1, MOST, "the own offer to it, likewise")
        at.add(f"{who}.traitors", 1, MOST, "traitor cards kept")
        at.add(f"{who}.reviving", 1, 1, "may revive leaders")
        at.add(f"{who}.asked", 1, 1, "is asked now")
        at.add(f"{who}.order", 1, seats, "its place in storm order")
        for name, meaning in _BITS:
            at.add(f"{who}.{name}", 1, 1, meaning)
        at.add(f"{who}.reserves", 2, MOST_FORCES, "forces in reserve: plain, starred")
        at.add(f"{who}.tanks", 2, MOST_FORCES, "forces in the tanks: plain, starred")
        at.add(f"{who}.forces", 2 * PLACES, MOST_FORCES, "by part: plain forces, then starred ones")
    for side in ("aggressor", "defender"):
        at.add(f"{side}.haderach", 1, 1, "the Kwisatz Haderach is in the plan, as far as this seat knows it")
        at.add(f"{side}.dial", 1, MOST, "the number dialled, in halves")
        at.add(f"{side}.spice", 1, MOST, "spice committed")
    for who in places:
        at.add(f"{who}.known", 1, MOST, "how many of its cards this seat knows")
        at.add(f"{who}.known_traitors", 1, MOST, "how many of its traitors this seat knows")
    for name, _, meaning in _PILES:
        at.add(f"{name}.size", 1, MOST, f"how many: {meaning}")
    at.add("answers.size", 1, MOST, "answers already given to what is asked")
    for who in places:
        at.add(f"{who}.denied.size", 1, MOST, "how many cards it had to say it has not")
        at.add(f"{who}.denied_traitors.size", 1, MOST, "how many traitors it had to say it has not")
    for name, _, meaning in _HEARD:
        at.add(f"{name}.size", 1, MOST, f"how many: {meaning}")
    at.end_of_numbers()
    # Codes.
    parties = seats + 1
    at.follows(at.add("phase", len(PHASES), 1, "the phase"))
    at.follows(at.add("storm", SECTORS + 1, 1, "the sector of the storm"))
    at.follows(at.add("question", len(declared()) + 1, 1, "what is asked; first: nothing"))
    at.follows(at.add("about", FREE, 1, "the piece it is about; first: none"))
    at.follows(at.add("mobile", PLACES + 1, 1, "where the Hidden Mobile Stronghold points; first: nowhere"))
    at.follows(at.add("bidder", parties, 1, "who bid last; first: nobody, then the own seat"))
    at.follows(at.add("predicted", parties, 1, "whom the own prediction names"))
    for who in places:
        at.follows(at.add(f"{who}.faction", len(FACTIONS) + 1, 1, "its faction; first: none yet"))
        at.follows(at.add(f"{who}.ally", parties, 1, "its ally; first: nobody"))
    for leader in LEADERS:
        at.follows(at.add(f"leader.{leader.id}", parties, 1, "who has this leader; first: nobody"))
    for token in TECHNOLOGY:
        at.follows(at.add(f"token.{token.id}", parties, 1, "who has this token; first: nobody"))
    at.follows(at.add("battle.place", PLACES + 1, 1, "the part that is fought over; first: none"))
    for side in ("aggressor", "defender"):
        at.follows(at.add(f"battle.{side}", parties, 1, f"the {side}; first: nobody"))
    for side in ("aggressor", "defender"):
        at.follows(
            at.add(f"{side}.leader", len(LEADERS) + 2, 1, "who leads, last a Cheap Hero; first: nobody, or unknown")
        )
        at.follows(at.add(f"{side}.weapon", len(TREACHERY) + 1, 1, "the weapon; first: none, or unknown"))
        at.follows(at.add(f"{side}.defence", len(TREACHERY) + 1, 1, "the defence; first: none, or unknown"))
    at.follows(at.add("voice", 2 * 13 + 1, 1, "the Voice: refuse, play by kind of card; first: none"))
    at.follows(at.add("sight", 5, 1, "what prescience asks for; first: nothing"))
    at.follows(at.add("foreseen", FREE, 1, "the answer, as far as this seat knows it; first: none"))
    # Lists.
    for who in places:
        at.follows(at.add(f"{who}.hand", len(TREACHERY), 4, "its cards as far as this seat knows them"))
        at.follows(at.add(f"{who}.traitor", len(TRAITORS), 1, "its traitors as far as this seat knows them"))
    for name, sort, meaning in _PILES:
        at.follows(at.add(name, len(kinds[sort]), 8, meaning))
    at.follows(at.add("answers", FREE, 20, "answers already given to what is asked"))
    for who in places:
        at.follows(at.add(f"{who}.denied", len(TREACHERY), 1, "cards it had to say it has not"))
        at.follows(at.add(f"{who}.denied_traitors", len(TRAITORS), 1, "traitors it had to say it has not"))
    for name, sort, meaning in _HEARD:
        at.follows(at.add(name, len(kinds[sort]), 1, meaning))
    reader = Reader(seats)
    at.finish(reader)
    return at


_LAYOUTS: Final[dict[str, Layout]] = {}


def layout(title: str, options: Mapping[str, Any]) -> Layout:
    """Return the layout of rows in games with these options; it depends on the number of seats alone."""
    return _layout(title, choice_for(title, options).seats)


def layout_of(state: State) -> Layout:
    """Return the layout of the rows of this state's game."""
    return _layout(state.title, state.seats)


def _layout(title: str, seats: int) -> Layout:
    key = f"{title} {seats}"
    if key not in _LAYOUTS:
        _LAYOUTS[key] = _laid_out(title, seats)
    return _LAYOUTS[key]
