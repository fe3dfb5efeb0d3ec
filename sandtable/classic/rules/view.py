"""`View`: the knowledge of a seat; and `resample`: random full positions that agree with it.

A view is an allow-list: of the hidden data, only those that the seat may know are copied. Public are all data that
everybody could have written down (R-CLA-26): everything on the map, spice, the number of cards in each hand, discards,
and everything shown. Hidden are hands, decks and their order, traitors and Face Dancers, the prediction, the storm
card, how much an ally may use, offers to others, plans until they are shown, and sealed answers of others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.classic.content import spice, traitors, treachery
from sandtable.classic.content.factions import ATREIDES, BENE_GESSERIT, FREMEN, IXIANS, TLEILAXU
from sandtable.classic.content.map import STORM_DECK
from sandtable.classic.content.phases import BIDDING, SHIPMENT_MOVEMENT
from sandtable.classic.content.spice import SANDTROUT
from sandtable.classic.content.treachery import KARAMA
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import GIVES_LATER, MADE, STATUS, TERMS, WANTS_LATER, all_deals, may_know, purse
from sandtable.classic.rules.dials import SEEN, seat_at
from sandtable.classic.rules.memory import about, heard_of, noted_cards, noted_traitors
from sandtable.classic.rules.plans import plan_of
from sandtable.classic.rules.question import QUESTION
from sandtable.classic.rules.shipment import ALLYS
from sandtable.classic.rules.state import (
    HIDDEN,
    NOBODY,
    STREAMS,
    UNASKED,
    Frame,
    State,
)
from sandtable.classic.rules.telling import as_dict
from sandtable.classic.rules.words import FACTION, NUMBER, TREACHERY_WORD, traitor_of
from sandtable.core.chance import Chance, key_of
from sandtable.core.contract import State as AnyState
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng


class View:
    """The knowledge of a seat: `known` is the position, with HIDDEN in place of all data that the seat may not see."""

    __slots__ = ("seat", "known", "decision", "_fill")

    def __init__(self, seat: int, known: State, decision: Decision | None, fill: Callable[[State], AnyState]) -> None:
        self.seat = seat
        self.known = known
        self.decision = decision
        self._fill = fill

    def resample(self, rng: Rng) -> AnyState:
        return self._fill(resample(self, rng))

    def pack(self) -> dict[str, Any]:
        data = self.known.pack()
        data["seat"] = self.seat
        decision = self.decision
        data["decision"] = None if decision is None else [decision.kind, decision.options, decision.number]
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def as_dict(self) -> dict[str, Any]:
        """Return the view as a dict for JSON; pieces are named by their ids."""
        return as_dict(self.known, self.seat, self.decision)


def _hide(n: int) -> list[int]:
    return [HIDDEN] * n


def _with_hidden(seen: list[int], n: int) -> list[int]:
    """Return the visible cards, then HIDDEN for each of the rest of the `n` cards."""
    return sorted(seen) + _hide(n - len(seen))


def view_of(s: State, seat: int, decision: Decision | None, fill: Callable[[State], AnyState]) -> View:
    """Return the view of a seat; NOBODY gives the public view for spectators."""
    known = State(s.rules)
    s.show_fields(known)
    known.stack = s.stack[:]
    atreides = seat != NOBODY and seat == s.seat_of[ATREIDES]
    # Numbers.
    known.storm_card = storm_card_for(s, seat)
    bene = knows_prediction(s, seat)
    known.predicted = s.predicted if bene else NOBODY
    known.predicted_turn = s.predicted_turn if bene or not s.predicted_turn else HIDDEN
    # Decks.
    known.treachery_deck = _hide(len(s.treachery_deck))
    known.traitor_deck = _hide(len(s.traitor_deck))
    known.spice_deck = _hide(len(s.spice_deck))
    if atreides and s.spice_seen and s.spice_deck:
        known.spice_deck[-1] = s.spice_deck[-1]
    known.row = row_for(s, seat)
    sees_bought = seat == s.bidder or (atreides and s.row_seen == 1)
    known.bought = s.bought[:] if sees_bought else _hide(len(s.bought))
    known.dancers = dancers_for(s, seat)
    # Each seat's possessions.
    for other in range(s.seats):
        own = other == seat
        known.hands[other] = s.hands[other][:] if own else _with_hidden(hand_for(s, seat, other), len(s.hands[other]))
        # Its own notes, and the notes of others about its own cards: it knows who has seen them.
        known.noted[other] = s.noted[other][:] if own else about(s, other, seat)
        held = s.traitors[other]
        known.traitors[other] = held[:] if own else _with_hidden(traitors_for(s, seat, other), len(held))
        known.returned[other] = s.returned[other][:] if own else _hide(len(s.returned[other]))
        known.answers[other] = s.answers[other][:] if own else []
        known.wishes[other] = s.wishes[other] if own else 0
        known.support[other] = support_for(s, seat, other)
        known.pledges[other] = pledge_for(s, seat, other)
    # A seat that is not asked at this moment does not know who is: anybody else may be.
    mine = 1 << seat if seat != NOBODY else 0
    known.musing = s.musing & mine
    if s.stack and s.stack[-1][0] == frames.ASK_MOMENT:
        known.waiting = s.waiting | (1 << s.seats) - 1 & ~mine
    # Offers are visible to the seats they are made to; a draft only to its writer.
    for deal in all_deals(s):
        if may_know(deal, seat):
            known.deals += deal
        elif deal[STATUS] == MADE and (deal[GIVES_LATER] or deal[WANTS_LATER]):
            deal[TERMS] = 0  # the promise was told to everybody, its terms were not (R-CLA-50)
            known.deals += deal
    # The battle.
    known.shown = shown_for(s, seat)
    known.plans = [plan_for(s, seat, side)[:] for side in range(len(s.plans))]
    return View(seat, known, decision, fill)


# --- parts of a view, which observations read without making one ---------------------------
def storm_card_for(s: State, seat: int) -> int:
    """Return how far the storm moves next if this seat knows it, else HIDDEN."""
    return s.storm_card if seat == s.seat_of[FREMEN] or not s.storm_card else HIDDEN


def knows_prediction(s: State, seat: int) -> bool:
    """Tell whether this seat made the prediction."""
    return seat != NOBODY and seat == s.seat_of[BENE_GESSERIT]


def row_for(s: State, seat: int) -> list[int]:
    """Return the cards for sale, with HIDDEN for each card that this seat does not know."""
    if seat != NOBODY and seat == s.seat_of[IXIANS] and s.row_sorted:
        row = sorted(s.row)
    else:
        row = _hide(len(s.row))
    if s.row_seen and row and seat != NOBODY and seat == s.seat_of[ATREIDES]:
        row[0] = s.row[0]
    return row


def dancers_for(s: State, seat: int) -> list[int]:
    """Return the Face Dancers not yet revealed, with HIDDEN for each if this seat does not know them."""
    return s.dancers[:] if seat != NOBODY and seat == s.seat_of[TLEILAXU] else _hide(len(s.dancers))


def hand_for(s: State, seat: int, other: int) -> list[int]:
    """Return only the cards in the hand of `other` that this seat knows."""
    return s.seen_cards[other] + (noted_cards(s, seat, other) if seat != NOBODY else [])


def traitors_for(s: State, seat: int, other: int) -> list[int]:
    """Return only the traitor cards of `other` that this seat knows."""
    known = [card for card in s.traitors[other] if card in s.traitors_shown] if s.traitors_shown else []
    return known + noted_traitors(s, seat, other) if seat != NOBODY else known


def support_for(s: State, seat: int, other: int) -> int:
    """Return how much spice the ally of `other` may still use now, or HIDDEN if this seat does not know it."""
    in_use = s.ally[other] != NOBODY and s.phase in (BIDDING, SHIPMENT_MOVEMENT)
    return s.support[other] if other == seat or s.ally[other] == seat or not in_use else HIDDEN


def pledge_for(s: State, seat: int, other: int) -> int:
    """Return how much spice the ally of `other` may use in every phase, or HIDDEN if this seat does not know it."""
    pledge = s.pledges[other]
    return pledge if other == seat or s.ally[other] == seat or pledge == UNASKED else HIDDEN


def shown_for(s: State, seat: int) -> list[int]:
    """Return the question of prescience in this battle, with its answer if this seat knows it, else HIDDEN."""
    shown = s.shown[:]
    if shown and seat not in (shown[0], shown[1]):
        shown[3] = HIDDEN
    return shown


def plan_for(s: State, seat: int, side: int) -> list[int]:
    """Return the battle plan of a side, or [HIDDEN] if this seat may not see it."""
    plan = s.plans[side]
    if not plan or not s.battle or s.plans_open or seat == seat_at(s, side):
        return plan
    prescient = seat != NOBODY and seat == s.seat_of[ATREIDES] and (s.battle[SEEN] >> side) & 1
    return plan if prescient else [HIDDEN]


def open_view(s: State, fill: Callable[[State], AnyState]) -> View:
    """Return a view with all hands, traitors and predictions, for finished games; decks stay hidden."""
    view = view_of(s, NOBODY, None, fill)
    known = view.known
    known.hands = [hand[:] for hand in s.hands]
    known.traitors = [cards[:] for cards in s.traitors]
    known.dancers = s.dancers[:]
    known.predicted = s.predicted
    known.predicted_turn = s.predicted_turn
    return view


# --- worlds ------------------------------------------------------------------------------
def resample(view: View, rng: Rng) -> State:
    """Return a random full state among those that agree with this view."""
    s = State()
    view.known.copy_into(s)
    _deal_support(s, view.seat, rng)
    _deal_treachery(s, rng)
    _deal_spice(s, rng)
    if s.phase or s.turn or s.traitor_deck:
        _deal_traitors(s, view.seat, rng)
    if s.storm_card == HIDDEN:
        s.storm_card = STORM_DECK[rng.below(len(STORM_DECK))]
    if s.predicted_turn == HIDDEN:
        bene = s.seat_of[BENE_GESSERIT]
        named = _as_heard(s, bene, [FACTION + s.factions[seat] for seat in range(s.seats) if seat != bene])
        s.predicted = s.seat_of[named[rng.below(len(named))] - FACTION]
        turns = _as_heard(s, bene, [NUMBER + turn for turn in range(1, s.rules.turns + 1)])
        s.predicted_turn = turns[rng.below(len(turns))] - NUMBER
    _redraw_plans(s, rng)
    s.chance = Chance(key_of(rng.spread()), STREAMS)
    return s


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for kind in taken:
        if kind != HIDDEN:
            left.remove(kind)
    return left


def _filled(cards: list[int], pool: list[int]) -> list[int]:
    return [pool.pop() if kind == HIDDEN else kind for kind in cards]


def _as_heard(s: State, whom: int, words: list[int]) -> list[int]:
    """Return those of these words (cards, traitors, factions or turns) that can be true of the seat `whom`, given the
    answers to Truthtrance that everybody has heard."""
    true = [word for word in heard_of(s, whom, True) if word in words]
    denied = heard_of(s, whom, False)
    return true or [word for word in words if word not in denied]


def _deal(places: list[list[int]], denied: list[list[int]], pool: list[int]) -> None:
    """Replace the HIDDEN entries of each list in `places`, such as the hands of the seats, by cards of the pool, but by
    none that `denied` excludes for that list.

    The list with the most denied cards is dealt first. If only denied cards are left for a list, another list gives up
    a card and gets a replacement. So a deal is found whenever one exists; one always does: that of the true position.
    """
    dealt: list[list[int]] = [[] for _ in places]
    for _, place in sorted([(-len(denied[place]), place) for place in range(len(places)) if HIDDEN in places[place]]):
        cards, barred = dealt[place], denied[place]
        for _ in range(places[place].count(HIDDEN)):
            if pool and pool[-1] not in barred:
                cards.append(pool.pop())
                continue
            kind = _card_for(place, dealt, denied, pool, [])
            assert kind != HIDDEN, "what was denied cannot be so"
            cards.append(kind)
    for place, cards in enumerate(dealt):
        if cards:
            places[place] = sorted([kind for kind in places[place] if kind != HIDDEN] + cards)


def _card_for(place: int, dealt: list[list[int]], denied: list[list[int]], pool: list[int], asked: list[int]) -> int:
    """Return a card for the list number `place`: the next card of the pool that is not denied for it, or a card of a
    list not in `asked`, which gets another instead; HIDDEN if there is none."""
    barred = denied[place]
    for at in range(len(pool) - 1, -1, -1):
        if pool[at] not in barred:
            return pool.pop(at)
    asked.append(place)
    for other, cards in enumerate(dealt):
        if other in asked:
            continue
        for at, kind in enumerate(cards):
            if kind not in barred:
                instead = _card_for(other, dealt, denied, pool, asked)
                if instead == HIDDEN:
                    break
                cards[at] = instead
                return kind
    return HIDDEN


def _deal_support(s: State, viewer: int, rng: Rng) -> None:
    """Guess how much others let their allies use: a random amount that covers bids and shipments made with it."""
    for seat in range(s.seats):
        if s.pledges[seat] == HIDDEN:
            s.pledges[seat] = rng.below(s.spice[seat] + 1)
        if s.support[seat] != HIDDEN:
            continue
        ally = s.ally[seat]
        own = purse(s, seat)
        least = 0
        if s.bidder == ally and s.bid > purse(s, ally):
            least = s.bid - purse(s, ally)
        if s.ship and s.stack and any(frame[0] == frames.SHIP_CHECKED and frame[1] == ally for frame in s.stack):
            least = max(least, s.ship[ALLYS])
        least = min(least, own)
        s.support[seat] = least + rng.below(own - least + 1) if own > least else least


def _deal_treachery(s: State, rng: Rng) -> None:
    if not s.treachery_deck and not s.treachery_discard and not any(s.hands) and not s.row:
        return  # no cards have been dealt yet
    pool = treachery.deck(s.rules.more)
    for cards in (s.treachery_discard, s.removed, s.row, s.bought, *s.hands):
        pool = _without(pool, cards)
    rng.shuffle(pool)
    bidder = s.bidder
    if bidder != NOBODY and s.bid and HIDDEN in s.hands[bidder] and KARAMA not in s.hands[bidder]:
        ally = s.ally[bidder]
        if s.bid > purse(s, bidder) + (s.support[ally] if ally != NOBODY else 0):  # only with a Karama
            pool.remove(KARAMA)
            s.hands[bidder][s.hands[bidder].index(HIDDEN)] = KARAMA
    denied: list[list[int]] = [[] for _ in range(s.seats)]
    if s.heard:
        denied = [[word - TREACHERY_WORD for word in heard_of(s, seat, False)] for seat in range(s.seats)]
    _deal(s.hands, denied, pool)
    s.bought = _filled(s.bought, pool)
    if HIDDEN in s.row:
        s.row = _filled(s.row, pool)
    elif s.row_sorted and not _sorting(s):
        rng.shuffle(s.row)
    s.treachery_deck = pool


def _sorting(s: State) -> bool:
    """Tell whether the Ixians are sorting the row of cards for sale, which is then in card order."""
    return len(s.stack) > 0 and s.stack[-1][0] in (frames.ASK_SORT, frames.ASK_KEEP_CARD)


def _deal_spice(s: State, rng: Rng) -> None:
    if not s.spice_deck:
        return
    pool = spice.deck(s.rules.sandtrout)
    for cards in (s.pile_a, s.pile_b, s.aside, s.spice_deck):
        pool = _without(pool, cards)
    for frame in s.stack:  # a card that is turned but not yet on a pile
        if frame[0] == frames.BLOW_PUT:
            pool.remove(frame[3])
    if s.trout == 1:
        pool.remove(SANDTROUT)
    rng.shuffle(pool)
    s.spice_deck = _filled(s.spice_deck, pool)


def _deal_traitors(s: State, viewer: int, rng: Rng) -> None:
    full = traitors.deck(sorted(s.factions), s.rules.box)
    own_back = s.returned[viewer]
    pool = _without(full, s.dancers_open)
    pool = _without(pool, s.dancers)
    for cards in s.traitors:
        pool = _without(pool, cards)
    if s.rules.traitors_beside:
        pool = _without(pool, own_back)
    dancing = s.seat_of[TLEILAXU]
    if HIDDEN in s.dancers:
        named = [traitor_of(word) for word in heard_of(s, dancing, True)]  # known from Truthtrance
        pool = _without(pool, named)
        s.dancers = named + _hide(len(s.dancers) - len(named))
    rng.shuffle(pool)
    places = [*s.traitors, s.dancers]
    denied: list[list[int]] = [own_back] * s.seats + [[]]  # these are in the deck or among the Face Dancers
    if s.heard:
        for place, seat in enumerate([*range(s.seats), dancing]):
            said = [traitor_of(word) for word in heard_of(s, seat, False) if word < TREACHERY_WORD]
            denied[place] = denied[place] + said
    _deal(places, denied, pool)
    s.dancers = places.pop()
    s.traitors = places
    back = pool  # the cards that others returned are among these
    if not s.rules.traitors_beside:
        back = [card for card in pool + s.dancers + s.dancers_open if card not in own_back]
        rng.shuffle(back)
    for seat in range(s.seats):
        s.returned[seat] = sorted(_filled(s.returned[seat], back))
    s.traitor_deck = pool


def _redraw_plans(s: State, rng: Rng) -> None:
    """Redraw hidden plans and hidden answers to prescience at random from what the rules allow."""
    if not s.battle:
        return
    if len(s.shown) == 4 and s.shown[3] == HIDDEN:
        victim, element = s.shown[1], s.shown[2]
        known = s.shown
        s.shown = []
        frame: Frame = (frames.ASK_SHOW, victim, element, 0, 0)
        words = QUESTION[frames.ASK_SHOW].options(s, frame, victim)
        s.shown = [known[0], victim, element, words[rng.below(len(words))]]
    for side in range(2):
        if s.plans[side] == [HIDDEN]:
            seat = seat_at(s, side)
            kept = s.answers[seat]
            s.answers[seat] = []
            frame = (frames.ASK_PLAN, NOBODY, 1 << side, 0, 0)
            while len(s.answers[seat]) < 6:
                words = QUESTION[frames.ASK_PLAN].options(s, frame, seat)
                s.answers[seat].append(words[rng.below(len(words))])
            s.plans[side] = plan_of(s.answers[seat])
            s.answers[seat] = kept
