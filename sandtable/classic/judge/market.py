"""Scores for spending spice: bids, revival of forces and leaders, spice lent to an ally, cards to keep."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, EMPEROR, HARKONNEN, IXIANS, LEADERS
from sandtable.classic.content.treachery import KARAMA
from sandtable.classic.judge.knowledge import strength_of, unseen
from sandtable.classic.judge.values import RESERVE, card_worth, living, mean_card, spending, spice_rate, toll
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.dials import side_of
from sandtable.classic.rules.leaders import price_of
from sandtable.classic.rules.revival import cost, free_of
from sandtable.classic.rules.state import NOBODY, NOWHERE, Frame, State
from sandtable.classic.rules.words import (
    BOTTOM,
    FORCES,
    HADERACH,
    KARAMA_WORD,
    KEEP,
    LEADER,
    NUMBER,
    PASS,
    PAY,
    TREACHERY_WORD,
    YES,
)

SHIPPING: Final = 4  # spice to keep for shipments
PLENTY: Final = 12
RELUCTANT: Final = 0.5  # surplus worth needed for a bid: a seat asked repeatedly would bid once too often
NEEDED: Final = 6  # spice that is never lent
MARGIN: Final = 1  # added by the Tleilaxu to a leader's price
HADERACH_BACK: Final = 2.0  # worth of reviving the Kwisatz Haderach


def offered_worth(s: State, seat: int) -> float:
    """Return the worth of the card on auction to a seat, as far as the seat knows it (CLA-16.1)."""
    hand = s.hands[seat]
    if s.row and s.row_seen and s.factions[seat] == ATREIDES:
        worth = card_worth(s, seat, s.row[0], hand)
    elif s.row and s.row_sorted and s.factions[seat] == IXIANS:
        worth = 0.0
        for kind in sorted(s.row):  # sorted, because nobody may know their order
            worth += max(0.0, card_worth(s, seat, kind, hand)) / len(s.row)
    else:
        worth = mean_card(s, seat, unseen(s, seat))
    if s.factions[seat] == HARKONNEN and len(hand) < 7:
        worth *= 1.45  # a second card comes with it
    return worth


def bid_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score bids: prefer one more than the last, while the card is worth it and enough spice is left to ship with."""
    worth = offered_worth(s, seat)
    spice = s.spice[seat]
    if spice > PLENTY:
        worth *= 1.3
    if s.factions[seat] == EMPEROR:
        worth *= 1.1
    if len(s.hands[seat]) >= (4 if s.factions[seat] == HARKONNEN else 3):
        worth *= 0.7 if s.factions[seat] == HARKONNEN else 0.8
    free = KARAMA in s.hands[seat] and s.bid > 4
    rate = spice_rate(s, seat)  # rich seats bid high at once, so that others give up
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(RELUCTANT)
            continue
        n = option - NUMBER
        short = max(0, SHIPPING - (spice - n))
        score = worth - spending(s, seat, n) - toll(s, seat, EMPEROR, n) - 0.3 * short
        if n > spice:
            score = worth - 5.0 if free else -20.0
        found.append(score - 0.3 * min(1.0, rate) * (n - s.bid - 1) - 0.2)
    return found


def pay_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score ways to pay: prefer spice unless a Karama is cheaper, and as much of the ally's spice as possible."""
    if s.answers[seat]:
        return [float(option) for option in options]
    found: list[float] = []
    for option in options:
        if option == PAY:
            found.append(-spending(s, seat, f[2]))
        else:
            worth = 4.5 if option == KARAMA_WORD else 3.0
            found.append(-worth)
    return found


def redraw_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score replacing the card just bought: prefer it if the card is worth little (CLA-22.11)."""
    worth = card_worth(s, seat, s.bought[0], s.hands[seat]) if s.bought else 3.0
    return [2.0 - worth if option == YES else 0.0 for option in options]


def card_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score cards by their worth: prefer the highest."""
    hand = s.hands[seat]
    return [card_worth(s, seat, option - TREACHERY_WORD, hand) for option in options]


def away_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score cards to give up: prefer the card with the lowest worth, and to put it at the bottom of the deck."""
    found: list[float] = []
    for option in options:
        if option >= TREACHERY_WORD:
            rest = s.hands[seat][:]
            kind = option - TREACHERY_WORD
            if kind in rest:
                rest.remove(kind)
            found.append(-card_worth(s, seat, kind, rest))
        else:
            found.append(1.0 if option == BOTTOM else 0.0)
    return found


def keep_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the cards a winner played: prefer to discard worthless ones and to keep the others."""
    side = side_of(s, seat)
    played = [kind for kind in s.plans[side][1:3] if kind != NOWHERE]
    at = len(s.answers[seat])
    bad = at < len(played) and card_worth(s, seat, played[at], []) < 0.0
    return [1.0 if (option == KEEP) != bad else 0.0 for option in options]


# --- revival -----------------------------------------------------------------------------
def revive_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score numbers of forces to revive: prefer all that are free, and more while spice is left and reserves are
    few."""
    half = f[2] == 1
    answers = s.answers[seat]
    reserves = s.reserves[2 * seat] + s.reserves[2 * seat + 1]
    found: list[float] = []
    for option in options:
        n = option - NUMBER
        plain = answers[0] - NUMBER if answers else n
        starred = n if answers else 0
        price = cost(s, seat, plain, starred, half)
        worth = (1.9 if reserves < 4 else 1.3 if reserves < 10 else 0.7) * plain + 2.4 * starred
        if not answers and s.tanks[2 * seat + 1] and plain > free_of(s, seat) - 1:
            worth -= 0.6  # leave room for a starred one
        short = max(0, SHIPPING - (s.spice[seat] - price)) if price else 0
        found.append(worth - spending(s, seat, price) - 0.3 * short)
    return found


def leader_wanted(s: State, seat: int, leader: int) -> float:
    """Return the worth of reviving a leader."""
    alive = living(s, seat)
    worth = 1.0 + 0.9 * strength_of(leader)
    if len(alive) == 0:
        worth += 8.0
    elif len(alive) == 1:
        worth += 3.0
    return worth


def leader_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
        elif option == HADERACH:
            found.append(HADERACH_BACK)
        else:
            leader = option - LEADER
            found.append(leader_wanted(s, seat, leader) - spending(s, seat, price_of(leader, f[2] == 1)))
    return found


def ghola_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score answers about a Tleilaxu Ghola: prefer a leader, or as many forces as possible (CLA-17.3)."""
    if s.answers[seat]:
        return [float(option) for option in options]
    found: list[float] = []
    for option in options:
        if option == FORCES:
            found.append(min(5, s.tanks[2 * seat] + s.tanks[2 * seat + 1]) * RESERVE)
        elif option == HADERACH:
            found.append(HADERACH_BACK)
        else:
            found.append(leader_wanted(s, seat, option - LEADER))
    return found


def extra_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score how many of its ally's forces the Emperor revives at its own cost: more if it has plenty of spice
    (CLA-16.3)."""
    spare = max(0, (s.spice[seat] - 6) // 2)
    return [-abs(float(option - NUMBER - spare)) for option in options]


def early_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score requests to the Tleilaxu for a leader that cannot be revived yet: prefer one if hardly any are left and the
    seat can pay for it."""
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
        else:
            leader = option - LEADER
            price = LEADERS[leader].price
            found.append(leader_wanted(s, seat, leader) - spending(s, seat, price) if s.spice[seat] >= price else -1.0)
    return found


def price_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the prices that the Tleilaxu can ask for reviving a leader: prefer a little more than the usual price, less
    only for an ally."""
    buyer = f[3]
    least = LEADERS[f[2]].price
    if s.ally[seat] == buyer:
        least //= 2
    wanted = min(s.spice[buyer], LEADERS[f[2]].price + MARGIN)
    found: list[float] = []
    for option in options:
        asked = option - NUMBER
        found.append(0.0 if option == PASS else -1.0 if asked < least else 1.0 - 0.1 * abs(asked - wanted))
    return found


def buy_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    worth = leader_wanted(s, seat, f[2]) - spending(s, seat, f[3])
    return [worth if option == YES else 0.0 for option in options]


# --- allies ------------------------------------------------------------------------------
def support_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the amounts of spice that the ally may use: prefer exactly the spice beyond the seat's own needs."""
    return [-abs(float(option - NUMBER - spare_for_ally(s, seat))) for option in options]


def spare_for_ally(s: State, seat: int) -> int:
    """Return the spice beyond the seat's own needs; 0 if it has no ally."""
    return max(0, purse(s, seat) - NEEDED) if s.ally[seat] != NOBODY else 0


def gift_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    wanted = max(1, s.spice[seat] - PLENTY)
    return [-abs(float(option - NUMBER - wanted)) for option in options]
