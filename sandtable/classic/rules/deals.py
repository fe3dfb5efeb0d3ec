"""Deals made by free words at any time (CLA-15, R-CLA-49 to R-CLA-51), and the Emperor's gift (CLA-16.3).

Either side may offer; the game does not wait for an answer. Agreements about spice are binding: spice given now lies in
front of the shield until the Mentat Pause (CLA-15.4); spice promised for the Mentat Pause cannot be spent before and is
paid then. The players themselves are responsible for terms in words; the record keeps them with the offer.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.phases import SETUP
from sandtable.classic.rules import aid, frames, wishes
from sandtable.classic.rules.bargains import (
    AGREED,
    CALLED,
    EYES,
    GIVES,
    GIVES_LATER,
    ID,
    KEPT,
    MADE,
    MAKER,
    OFFERED,
    OTHER,
    STATUS,
    SUMS,
    TERMS,
    WANTS,
    WANTS_LATER,
    WIDTH,
    all_deals,
    calm,
    can_pay,
    draft_at,
    locked,
    made_between,
    offer_at,
    purse,
    spare,
)
from sandtable.classic.rules.goods import pay
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import (
    ACCEPT,
    CALL_OFF,
    DROP,
    FACTION,
    HELP,
    NOW,
    NUMBER,
    NUMBERS,
    OFFER,
    PAUSE,
    PROPOSE,
    REFUSE,
    SUM,
    WANT,
    WITHDRAW,
)
from sandtable.core.events import EVERYONE, Item

EMPEROR_GIFT: Final = ability("emp_ally_gift")
TO_ALL: Final = 1  # flags of the four ways to propose
WITH_TERMS: Final = 2


# --- the free words of a seat ------------------------------------------------------------
def free_options(s: State, seat: int) -> list[int]:
    """Return the free words a seat may say: during setup only about wishes (CLA-15.5), none after the game."""
    if not s.stack:
        return []
    found = wishes.options(s, seat)
    if s.phase == SETUP:
        return found
    found += aid.options(s, seat)
    if not s.rules.deals:
        return found
    draft = draft_at(s, seat)
    found += _next_words(s, draft) if draft >= 0 else _partners(s, seat)
    for other in range(s.seats):
        word = s.factions[other]
        theirs = offer_at(s, other, seat)
        if theirs >= 0:
            if can_pay(s, s.deals[theirs : theirs + WIDTH]):
                found.append(ACCEPT + word)
            found.append(REFUSE + word)
        if offer_at(s, seat, other) >= 0:
            found.append(WITHDRAW + word)
        if other != seat and made_between(s, seat, other):
            found.append(CALL_OFF + word)
    return found


def _partners(s: State, seat: int) -> list[int]:
    """Return the words that begin an offer, one to every other seat except the ally (CLA-15.1)."""
    return [OFFER + s.factions[other] for other in s.order if other not in (seat, s.ally[seat])]


def _next_words(s: State, at: int) -> list[int]:
    """Return the words that may follow in the offer at position `at` of `State.deals`, which is being written: first
    its sums of spice, then how to propose it (to one seat or to all, with or without terms in words); or always to drop
    it."""
    deal = s.deals[at : at + WIDTH]
    stage = deal[STATUS]
    if stage < SUMS:
        payer = deal[MAKER] if stage < 2 else deal[OTHER]
        most = spare(s, payer) - (deal[GIVES + stage - 1] if stage % 2 else 0)
        return [SUM + n for n in range(min(max(0, most), NUMBERS - 1) + 1)] + [DROP]
    plain = [PROPOSE, PROPOSE + TO_ALL] if any(deal[GIVES : GIVES + SUMS]) else []
    return [*plain, PROPOSE + WITH_TERMS, PROPOSE + WITH_TERMS + TO_ALL, DROP]


def answers_offer(s: State, seat: int, word: int) -> int:
    """Return the ID of the offer that this word of a seat accepts or refuses, or -1 if it does neither."""
    for first in (ACCEPT, REFUSE):
        if first <= word < first + 8:
            return s.deals[offer_at(s, s.seat_of[word - first], seat) + ID]
    return -1


def waits_for(s: State) -> list[int]:
    """Return the seats that have reason to say a free word: to answer an offer or a wish to call off deals, to set how
    much spice their ally may use, or to make a wish."""
    found = s.renew | s.musing
    for deal in all_deals(s):
        if deal[STATUS] == OFFERED:
            found |= 1 << deal[OTHER]
        elif deal[STATUS] == MADE and deal[CALLED] in (1, 2):
            found |= 1 << (deal[OTHER] if deal[CALLED] == 1 else deal[MAKER])
    return [seat for seat in range(s.seats) if (found >> seat) & 1]


def say(s: State, seat: int, word: int) -> None:
    """Carry out a free word of a seat; it must be one of its `free_options`."""
    if WANT <= word:
        wishes.wish(s, seat, word)
    elif HELP <= word:
        aid.pledge(s, seat, word - HELP)
        s.learnt += 1
    elif word >= CALL_OFF:
        _call_off(s, seat, s.seat_of[word - CALL_OFF])
    elif word >= WITHDRAW:
        at = offer_at(s, seat, s.seat_of[word - WITHDRAW])
        _close(s, at, "withdrawn")
    elif word >= REFUSE:
        _close(s, offer_at(s, s.seat_of[word - REFUSE], seat), "deal_refused")
    elif word >= ACCEPT:
        at = offer_at(s, s.seat_of[word - ACCEPT], seat)
        s.deals[at + STATUS] = AGREED
        if s.rules.aloud:
            s.deals[at + EYES] = EVERYONE
        _tell(s, s.deals[at : at + WIDTH], "agreed")
    elif word == DROP:
        _remove(s, draft_at(s, seat))
    elif word >= PROPOSE:
        _propose(s, seat, draft_at(s, seat), word - PROPOSE)
    elif word >= SUM:
        at = draft_at(s, seat)
        s.deals[at + GIVES + s.deals[at + STATUS]] = word - SUM
        s.deals[at + STATUS] += 1
    else:
        other = s.seat_of[word - OFFER]
        s.deals += [0, seat, other, 0, 0, 0, 0, 0, 1 << seat, 0, 0]


def _propose(s: State, seat: int, at: int, how: int) -> None:
    """Make the offer at position `at` of `State.deals`; it replaces an open offer to the same seat."""
    other = s.deals[at + OTHER]
    s.deals[at + ID] = s.before
    s.deals[at + EYES] = EVERYONE if how & TO_ALL else 1 << seat | 1 << other
    s.deals[at + TERMS] = 1 if how & WITH_TERMS else 0
    old = offer_at(s, seat, other)
    s.deals[at + STATUS] = OFFERED
    _tell(s, s.deals[at : at + WIDTH], "offered")
    if old >= 0:
        _remove(s, old)


def _close(s: State, at: int, how: str) -> None:
    _tell(s, s.deals[at : at + WIDTH], how)
    _remove(s, at)


def _remove(s: State, at: int) -> None:
    del s.deals[at : at + WIDTH]


def _tell(s: State, deal: list[int], kind: str) -> None:
    """Report an event about a deal. Seats that may not know of the deal learn neither who made it nor with whom."""
    s.learnt += 1
    eyes = deal[EYES]
    items: list[Item] = [(FACTION + s.factions[seat], seat, eyes) for seat in (deal[MAKER], deal[OTHER])]
    for at in range(SUMS):
        items.append((NOW if at % 2 == 0 else PAUSE, deal[GIVES + at], eyes))
    if deal[TERMS]:
        items.append((0, deal[ID], eyes))
    seat = deal[OTHER] if kind in ("agreed", "deal_refused") else deal[MAKER]
    s.tell(kind, seat if eyes == EVERYONE else NOBODY, 0, 0, items=tuple(items))


# --- carrying deals out ------------------------------------------------------------------
def settle(s: State) -> None:
    """Put agreements into force as soon as spice can change hands; agreements that can no longer be paid are void
    (CLA-15.5)."""
    at = 0
    while at < len(s.deals):
        deal = s.deals[at : at + WIDTH]
        if deal[STATUS] != AGREED:
            at += WIDTH
        elif not calm(s):
            return
        elif not can_pay(s, deal):
            _close(s, at, "deal_void")
        else:
            _carry_out(s, at)
            at = 0  # deals may have been removed


def _carry_out(s: State, at: int) -> None:
    deal = s.deals[at : at + WIDTH]
    for side in range(2):
        giver, taker = (deal[MAKER], deal[OTHER]) if side == 0 else (deal[OTHER], deal[MAKER])
        now, later = deal[GIVES + 2 * side], deal[GIVES + 2 * side + 1]
        if now:
            s.spice[giver] -= now
            s.bribes[taker] += now
            s.tell("deal", giver, now, FACTION + s.factions[taker], cause=NOW)
        if later:
            s.tell("deal", giver, later, FACTION + s.factions[taker], cause=PAUSE)
    s.deals[at + GIVES] = 0
    s.deals[at + WANTS] = 0
    s.deals[at + STATUS] = MADE
    _tidy(s, deal[MAKER], deal[OTHER])


def _tidy(s: State, one: int, other: int) -> None:
    """Remove finished deals between two seats; of those with terms in words alone, keep the latest."""
    words = 0
    for at in reversed(made_between(s, one, other)):
        if s.deals[at + GIVES_LATER] or s.deals[at + WANTS_LATER]:
            continue
        words += s.deals[at + TERMS]
        if not s.deals[at + TERMS] or words > KEPT:
            _remove(s, at)


def pay_promises(s: State) -> None:
    """Pay everything that was promised for the Mentat Pause (CLA-15.1, R-CLA-47)."""
    settle(s)
    for at in range(0, len(s.deals), WIDTH):
        if s.deals[at + STATUS] != MADE:
            continue
        for side in range(2):
            giver = s.deals[at + MAKER + side]
            taker = s.deals[at + OTHER - side]
            amount = s.deals[at + GIVES_LATER + 2 * side]
            if amount:
                s.deals[at + GIVES_LATER + 2 * side] = 0
                s.tell("promise", giver, amount, FACTION + s.factions[taker])
                pay(s, giver, amount, taker)
    for one in range(s.seats):
        for other in range(one):
            if s.deals:
                _tidy(s, one, other)


def keep_possible(s: State, seat: int) -> None:
    """Void the promises that a seat can no longer pay after losing spice, the latest promise first (CLA-15.5)."""
    at = len(s.deals) - WIDTH
    while at >= 0 and locked(s, seat) > s.spice[seat]:
        for sum, giver, taker in ((GIVES_LATER, MAKER, OTHER), (WANTS_LATER, OTHER, MAKER)):
            over = locked(s, seat) - s.spice[seat]
            if s.deals[at + STATUS] == MADE and s.deals[at + giver] == seat and s.deals[at + sum] and over > 0:
                lost = min(over, s.deals[at + sum])
                s.deals[at + sum] -= lost
                s.tell("promise_void", seat, lost, FACTION + s.factions[s.deals[at + taker]])
        at -= WIDTH


def _call_off(s: State, seat: int, other: int) -> None:
    """Toggle a seat's wish to call off all deals with another seat; if both sides wish it, the deals end (CLA-15.5,
    R-CLA-51)."""
    places = made_between(s, seat, other)
    wanted = False
    for at in places:
        wanted = wanted or not _wants_off(s, at, seat)
    for at in places:
        bit = 1 if s.deals[at + MAKER] == seat else 2
        s.deals[at + CALLED] = s.deals[at + CALLED] | bit if wanted else s.deals[at + CALLED] & ~bit
    s.learnt += 1
    word = FACTION + s.factions[other]
    s.tell("calling_off" if wanted else "not_calling_off", seat, 0, word)
    for at in reversed(places):
        deal = s.deals[at : at + WIDTH]
        if deal[CALLED] == 3:
            for side in range(2):
                amount = deal[GIVES_LATER + 2 * side]
                if amount:
                    taker = FACTION + s.factions[deal[OTHER - side]]
                    s.tell("called_off", deal[MAKER + side], amount, taker)
            if deal[TERMS]:
                _tell(s, deal, "terms_off")
            _remove(s, at)


def _wants_off(s: State, at: int, seat: int) -> bool:
    return s.deals[at + CALLED] & (1 if s.deals[at + MAKER] == seat else 2) != 0


def now_allied(s: State, one: int, other: int) -> None:
    """Cancel the open offers between new allies, who make no deals; their agreements stay valid (CLA-15.1)."""
    for at in range(len(s.deals) - WIDTH, -1, -WIDTH):
        deal = s.deals[at : at + WIDTH]
        if deal[STATUS] <= OFFERED and deal[MAKER] in (one, other) and deal[OTHER] in (one, other):
            if deal[STATUS] == OFFERED:
                _tell(s, deal, "withdrawn")
            _remove(s, at)


# --- the Emperor's gift ------------------------------------------------------------------
class Gift(Question):
    """Ask how much spice the Emperor gives its ally (CLA-16.3)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_GIFT, "gift", "CLA-16.3")

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if purse(s, f[1]) else []

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NUMBER + n for n in range(1, min(purse(s, seat), NUMBERS - 1) + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]]:
            s.push(frames.GIFT_GIVEN, f[1], given[f[1]][0] - NUMBER)
            offer_stop(s, EMPEROR_GIFT, f[1])


def _given(s: State, f: Frame) -> None:
    if not s.stopped and s.ally[f[1]] != NOBODY:
        pay(s, f[1], f[2], s.ally[f[1]])


declare(Gift())
steps({frames.GIFT_GIVEN: _given})
