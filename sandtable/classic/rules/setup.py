"""The setup of the game: factions, prediction, traitors, forces, treachery cards (CLA-2)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content import factions, spice, traitors, treachery
from sandtable.classic.content.factions import (
    BENE_GESSERIT,
    FACTIONS,
    FORCES,
    FREMEN,
    HARKONNEN,
    IXIANS,
    LEADER_FACTION,
    TLEILAXU,
)
from sandtable.classic.content.map import CIRCLES, FREMEN_START, MOBILE_PART, PART_TERRITORY, TERRITORY_PARTS
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import somebody_else
from sandtable.classic.rules.choice import CHOSEN, GIVEN, SUGGESTED
from sandtable.classic.rules.goods import draw_treachery, from_reserves, take_card, turn_side
from sandtable.classic.rules.memory import forget_dancers
from sandtable.classic.rules.question import COUNTS_PLAIN, COUNTS_STARRED, Question, declare, steps
from sandtable.classic.rules.state import (
    FACTION_LUCK,
    NOBODY,
    PLACES,
    SPICE_LUCK,
    TRAITOR_LUCK,
    TREACHERY_LUCK,
    Frame,
    State,
)
from sandtable.classic.rules.words import FACTION, NUMBER, PART, TREACHERY_WORD, traitor_word

# The rim circles nearest to the seats, by number of players (CLA-2.2, R-CLA-29).
SEATED: Final[list[list[int]]] = [[], [], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]]
FREMEN_PARTS: Final[list[int]] = [part for territory in FREMEN_START for part in TERRITORY_PARTS[territory]]

FACTIONS_KNOWN: Final = 1
TRAITORS: Final = 2
FORCES_OUT: Final = 3
PLACE_BENE: Final = 4
CARDS: Final = 5


def _set_up(s: State, f: Frame) -> None:
    stage = f[2]
    if stage == 0:
        _factions(s)
    elif stage == FACTIONS_KNOWN:
        _pieces(s)
    elif stage == TRAITORS:
        _deal_traitors(s)
    elif stage == FORCES_OUT:
        _place_forces(s)
    elif stage == PLACE_BENE:
        s.push(frames.SET_UP, NOBODY, CARDS)
        bene = s.seat_of[BENE_GESSERIT]
        if bene != NOBODY and s.rules.advanced:
            s.push(frames.ASK_PLACE, bene)
    else:
        _deal_cards(s)


def _factions(s: State) -> None:
    """Assign the factions at random, as suggested or as given, or ask each seat to choose one (CLA-2.2)."""
    rules = s.rules
    seats = s.seats
    s.circles = [CIRCLES[at] for at in SEATED[seats]]
    s.push(frames.SET_UP, NOBODY, FACTIONS_KNOWN)
    if rules.way == CHOSEN:
        for seat in range(seats - 1, -1, -1):
            s.push(frames.ASK_FACTION, seat)
        return
    if rules.way == GIVEN:
        found = rules.given[:]
    elif rules.way == SUGGESTED:
        found = list(factions.SUGGESTED[:seats])
        s.chance.shuffle(FACTION_LUCK, found)
    else:
        found = rules.pool[:]
        s.chance.shuffle(FACTION_LUCK, found)
    for seat in range(seats):
        choose_faction(s, seat, found[seat])


def choose_faction(s: State, seat: int, faction: int) -> None:
    s.factions[seat] = faction
    s.seat_of[faction] = seat
    s.tell("faction", seat, 0, FACTION + faction)


class ChooseFaction(Question):
    """Ask which faction a seat plays (CLA-2.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_FACTION, "faction", "CLA-2.2")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [FACTION + n for n in s.rules.pool if s.seat_of[n] == NOBODY]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        choose_faction(s, f[1], given[f[1]][0] - FACTION)


def starred_of(s: State, faction: int) -> int:
    """Return how many starred forces a faction has; in the basic game only the Ixians have any (CLA-1.3)."""
    kind = FACTIONS[faction].starred
    if kind is None or (kind.advanced and not s.rules.advanced):
        return 0
    return kind.count


def _pieces(s: State) -> None:
    """Shuffle the decks, hand out spice and reserves (CLA-2.1, CLA-2.5), and ask for the prediction (CLA-2.3)."""
    s.treachery_deck = treachery.deck(s.rules.more)
    s.chance.shuffle(TREACHERY_LUCK, s.treachery_deck)
    s.spice_deck = spice.deck(s.rules.sandtrout)
    s.chance.shuffle(SPICE_LUCK, s.spice_deck)
    for seat in range(s.seats):
        faction = s.factions[seat]
        s.spice[seat] = FACTIONS[faction].spice
        starred = starred_of(s, faction)
        s.reserves[2 * seat] = FORCES - starred
        s.reserves[2 * seat + 1] = starred
    for leader, faction in enumerate(LEADER_FACTION):
        s.leader_of[leader] = s.seat_of[faction]
    s.push(frames.SET_UP, NOBODY, TRAITORS)
    bene = s.seat_of[BENE_GESSERIT]
    if bene != NOBODY:
        s.push(frames.ASK_PREDICTION, bene)


class Prediction(Question):
    """Ask which faction and which turn the Bene Gesserit predict (CLA-16.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_PREDICTION, "prediction", "CLA-2.3", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        if not s.answers[seat]:
            return [FACTION + s.factions[other] for other in range(s.seats) if other != seat]
        return [NUMBER + turn for turn in range(1, s.rules.turns + 1)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == 2

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        faction, turn = given[seat]
        s.predicted = s.seat_of[faction - FACTION]
        s.predicted_turn = turn - NUMBER
        eyes = 1 << seat
        s.tell("prediction", seat, 0, faction, eyes=eyes, items=((faction, s.predicted_turn, eyes),))


# --- traitors ----------------------------------------------------------------------------
def _deal_traitors(s: State) -> None:
    """Deal the traitor cards (CLA-2.4)."""
    deck = traitors.deck(sorted(s.factions), s.rules.box)
    s.chance.shuffle(TRAITOR_LUCK, deck)
    for seat in range(s.seats):
        for _ in range(FACTIONS[s.factions[seat]].traitors_dealt):
            s.traitors[seat].append(deck.pop())
        s.traitors[seat].sort()
        if s.traitors[seat]:
            eyes = 1 << seat
            cards = tuple([(traitor_word(card), 1, eyes) for card in s.traitors[seat]])
            s.tell("traitors", seat, len(s.traitors[seat]), items=cards)
    s.traitor_deck = deck
    s.learnt += 1
    s.push(frames.SET_UP, NOBODY, FORCES_OUT)
    s.push(frames.ASK_TRAITOR)


class KeepTraitor(Question):
    """Ask each seat which of its four traitor cards it keeps (CLA-2.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_TRAITOR, "traitor", "CLA-2.4", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.factions[seat] != HARKONNEN and s.factions[seat] != TLEILAXU]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [traitor_word(card) for card in s.traitors[seat]]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        back: list[int] = []
        for seat in self.seats(s, f):
            word = given[seat][0]
            kept = [card for card in s.traitors[seat] if traitor_word(card) == word]
            s.returned[seat] = [card for card in s.traitors[seat] if card not in kept]
            s.traitors[seat] = kept
            s.tell("traitor_kept", seat, 1, word, eyes=1 << seat)
            back += s.returned[seat]
        if not s.rules.traitors_beside:
            back.sort()
            s.chance.shuffle(TRAITOR_LUCK, back)
            s.traitor_deck = back + s.traitor_deck  # under the deck: its top is the last entry
        tleilaxu = s.seat_of[TLEILAXU]
        if tleilaxu != NOBODY:
            s.chance.shuffle(TRAITOR_LUCK, s.traitor_deck)
            for _ in range(FACTIONS[TLEILAXU].face_dancers):
                draw_dancer(s)


def draw_dancer(s: State) -> None:
    """Draw a Face Dancer for the Tleilaxu (CLA-23.2) if a card is left."""
    if s.traitor_deck:
        seat = s.seat_of[TLEILAXU]
        card = s.traitor_deck.pop()
        s.dancers.append(card)
        s.dancers.sort()
        forget_dancers(s, seat)
        s.learnt += 1
        s.tell("dancer", seat, 1, traitor_word(card), eyes=1 << seat)


# --- forces ------------------------------------------------------------------------------
def _place_forces(s: State) -> None:
    """Place forces that have fixed places, then let the Fremen, then the Bene Gesserit, place theirs (CLA-2.6)."""
    for seat in range(s.seats):
        declared = FACTIONS[s.factions[seat]]
        if declared.advanced_start and s.rules.advanced:
            continue
        for start in declared.start:
            part = TERRITORY_PARTS[start.territory][0]
            from_reserves(s, seat, part, start.plain, start.starred)
            s.tell("placed", seat, start.plain + start.starred, PART + part)
    s.push(frames.SET_UP, NOBODY, PLACE_BENE)
    fremen = s.seat_of[FREMEN]
    if fremen != NOBODY:
        s.push(frames.ASK_DIVIDE, fremen)


class Divide(Question):
    """Ask how the Fremen divide their ten forces (CLA-2.6): the number for each part, then of Fedaykin among them."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_DIVIDE, "divide", "CLA-2.6")

    def _so_far(self, s: State, answers: list[int]) -> tuple[list[int], list[int], int]:
        """Return three things that the answers given until now decide: the forces put in each part, the Fedaykin put in
        each part, and the index of the part to ask about next. An index after the last part means that Fedaykin are
        asked for next."""
        parts = len(FREMEN_PARTS)
        counts = [0] * parts
        stars = [0] * parts
        left = FACTIONS[FREMEN].divided
        at = 0
        for place in range(parts - 1):
            if left == 0:
                break
            if at == len(answers):
                return counts, stars, place
            counts[place] = answers[at] - NUMBER
            left -= counts[place]
            at += 1
        counts[parts - 1] = left
        starred = starred_of(s, FREMEN)
        for place in range(parts):
            if starred == 0:
                break
            if counts[place]:
                if at == len(answers):
                    return counts, stars, parts + place
                stars[place] = answers[at] - NUMBER
                starred -= stars[place]
                at += 1
        return counts, stars, NOBODY

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        counts, stars, place = self._so_far(s, s.answers[seat])
        parts = len(FREMEN_PARTS)
        if place < parts:
            return [NUMBER + n for n in range(FACTIONS[FREMEN].divided - sum(counts) + 1)]
        most = min(starred_of(s, FREMEN) - sum(stars), counts[place - parts])
        return [NUMBER + n for n in range(most + 1)]

    def counts(self, s: State, f: Frame, seat: int) -> tuple[int, int]:
        place = self._so_far(s, s.answers[seat])[2]
        parts = len(FREMEN_PARTS)
        return (COUNTS_PLAIN, FREMEN_PARTS[place]) if place < parts else (COUNTS_STARRED, FREMEN_PARTS[place - parts])

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return self._so_far(s, s.answers[seat])[2] == NOBODY

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        counts, stars, _ = self._so_far(s, given[seat])
        for place, part in enumerate(FREMEN_PARTS):
            if counts[place]:
                from_reserves(s, seat, part, counts[place] - stars[place], stars[place])
                s.tell("placed", seat, counts[place], PART + part)


class Place(Question):
    """Ask where the Bene Gesserit place the single force with which they start (CLA-19.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_PLACE, "place", "CLA-2.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PART + part for part in range(PLACES) if part != MOBILE_PART]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        part = given[seat][0] - PART
        from_reserves(s, seat, part, 1, 0)
        s.tell("placed", seat, 1, PART + part)
        if somebody_else(s, seat, PART_TERRITORY[part]):
            turn_side(s, PART_TERRITORY[part], True)


# --- treachery cards ---------------------------------------------------------------------
def _deal_cards(s: State) -> None:
    """Deal the treachery cards (CLA-2.7); the Ixians see all of them first and keep one (CLA-22.2)."""
    s.push(frames.TURN)
    ixians = s.seat_of[IXIANS]
    if ixians != NOBODY:
        s.row = [draw_treachery(s) for _ in range(s.seats)]
        s.row.sort()
        s.row_sorted = 1
        s.push(frames.ASK_KEEP_CARD, ixians)
        return
    for seat in range(s.seats):
        take_card(s, seat, draw_treachery(s))
    _second_card(s)


def _second_card(s: State) -> None:
    harkonnen = s.seat_of[HARKONNEN]
    if harkonnen != NOBODY:
        take_card(s, harkonnen, draw_treachery(s))


class KeepCard(Question):
    """Ask the Ixians which of the cards to be dealt they keep (CLA-22.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_KEEP_CARD, "keep_card", "CLA-22.2", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [TREACHERY_WORD + kind for kind in dict.fromkeys(s.row)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        kind = given[seat][0] - TREACHERY_WORD
        s.row.remove(kind)
        take_card(s, seat, kind)
        rest = s.row
        s.row = []
        s.row_sorted = 0
        s.chance.shuffle(TREACHERY_LUCK, rest)
        s.learnt += 1
        for other in range(s.seats):
            if other != seat:
                take_card(s, other, rest.pop())
        _second_card(s)


declare(ChooseFaction(), Prediction(), KeepTraitor(), Divide(), Place(), KeepCard())
steps({frames.SET_UP: _set_up})
