"""The markets of every game (IMP-9): Imperium Row, Reserve, card set aside; and acquiring in any market."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import HOOK, PERSUASION, TO_DISCARD, Effect
from sandtable.imperium.language.pieces import NO_COST
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARD_COST, INTRIGUE, OF_INTRIGUE, OF_LEADER
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.draws import refill_row, settle_acquired
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.offers import OF_TABLE, Market, Offer, add_market
from sandtable.imperium.rules.question import MOST, Step, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_CARD, Frame, Player, State
from sandtable.imperium.rules.vocabulary import ACQUIRE_ASIDE, add_once

ASIDE_DISCOUNT: Final = 1

_PERSUASION: Final[dict[int, Effect]] = {}


def in_persuasion(n: int) -> Effect:
    """Return the price of `n` Persuasion, as an effect."""
    price = _PERSUASION.get(n)
    if price is None:
        price = _PERSUASION[n] = Effect(PERSUASION, n)
    return price


def price_of(s: State, kind: int) -> int:
    """Return the Persuasion that a card costs: the printed cost less any discount of this turn."""
    return CARD_COST[kind] - s.discount if kind == s.discount_card else CARD_COST[kind]


# --- markets of cards --------------------------------------------------------------------
class CardMarket(Market):
    """A market that sells cards for their printed cost in Persuasion."""

    def price(self, s: State, seat: int, kind: int) -> Effect:
        return in_persuasion(price_of(s, kind))

    def word(self, rules: Ruleset, kind: int) -> int:
        return rules.acquire_word[kind]

    def add_words(self, s: State, seat: int, out: list[int]) -> None:
        if self.open(s, seat):
            persuasion = s.players[seat].persuasion
            for kind in self.kinds(s, seat):
                word = s.rules.acquire_word[kind]
                if price_of(s, kind) <= persuasion and word not in out:
                    out.append(word)


class ImperiumRow(CardMarket):
    def kinds(self, s: State, seat: int) -> list[int]:
        return s.row

    def add_words(self, s: State, seat: int, out: list[int]) -> None:
        """Append the word of each card that the seat can pay for.

        This does the same as in other markets with as few calls as possible, because it runs very often. The row is the
        first market, so only its own words can already be in the list.
        """
        persuasion = s.players[seat].persuasion
        before = len(out)
        for kind in s.row:
            if CARD_COST[kind] <= persuasion or (s.discount and price_of(s, kind) <= persuasion):
                add_once(out, before, s.rules.acquire_word[kind])

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        s.row.remove(kind)
        settle_acquired(s, seat, kind, place)

    def refill(self, s: State) -> None:
        refill_row(s)


class Reserve(CardMarket):
    """A market with the stacks of the Reserve, one kind of card each; a card without a cost is not for sale
    (IMP-9.1)."""

    def kinds(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for slot, kind in enumerate(s.rules.reserve_cards):
            if s.reserve[slot] > 0 and CARD_COST[kind] != NO_COST:
                found.append(kind)
        return found

    def add_words(self, s: State, seat: int, out: list[int]) -> None:
        persuasion = s.players[seat].persuasion
        for slot, kind in enumerate(s.rules.reserve_cards):
            if s.reserve[slot] and CARD_COST[kind] != NO_COST and price_of(s, kind) <= persuasion:
                out.append(s.rules.acquire_word[kind])

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        s.reserve[s.rules.reserve_slot[kind]] -= 1
        settle_acquired(s, seat, kind, place)


class SetAside(CardMarket):
    """A market with the card that a seat has set aside for itself (IMP-20.28), at a discount."""

    def kinds(self, s: State, seat: int) -> list[int]:
        aside = s.players[seat].aside
        return [aside] if aside != NO_CARD else []

    def price(self, s: State, seat: int, kind: int) -> Effect:
        return in_persuasion(CARD_COST[kind] - ASIDE_DISCOUNT)

    def word(self, rules: Ruleset, kind: int) -> int:
        return ACQUIRE_ASIDE

    def add_words(self, s: State, seat: int, out: list[int]) -> None:
        p = s.players[seat]
        if p.aside != NO_CARD and CARD_COST[p.aside] - ASIDE_DISCOUNT <= p.persuasion:
            out.append(ACQUIRE_ASIDE)

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        s.players[seat].aside = NO_CARD
        settle_acquired(s, seat, kind, place)

    def cause(self, s: State, seat: int) -> int:
        return _set_aside_by(s.players[seat])


def _set_aside_by(p: Player) -> int:
    """Return the thing of the piece that has set a player's card aside: a face-up Intrigue card, or else the Leader."""
    for kind in p.open_intrigue:
        if INTRIGUE[kind].effect.op == HOOK:
            return OF_INTRIGUE | kind
    return OF_LEADER | p.leader


ROW: Final = ImperiumRow("row", rule="IMP-9.2", by_cost=True)
RESERVE: Final = Reserve("reserve", rule="IMP-9.2", by_cost=True)
ASIDE: Final = SetAside("aside", rule="IMP-20.28", by_cost=True)
add_market(OF_TABLE, ROW, RESERVE, ASIDE)


# --- offers ------------------------------------------------------------------------------
def market_of(s: State, seat: int, word: int) -> Market:
    """Return the market from which the seat acquires a piece by this word; if the piece is both in a market of a module
    and in another, return that of the module."""
    if word == ACQUIRE_ASIDE:
        return ASIDE
    kind = s.rules.kind[word]
    sort = s.rules.thing[word] - kind
    for market in s.rules.own_markets:
        if market.sort.thing == sort and kind in market.kinds(s, seat):
            return market
    return RESERVE if s.rules.reserve_slot[kind] != NOT_IN else ROW


def kind_of(s: State, seat: int, word: int) -> int:
    """Return the kind of the piece that the seat acquires by this word."""
    return s.players[seat].aside if word == ACQUIRE_ASIDE else s.rules.kind[word]


def offer_of(s: State, seat: int, word: int) -> Offer:
    """Return the offer that the seat takes by this word."""
    market = market_of(s, seat, word)
    kind = kind_of(s, seat, word)
    return Offer(market.sort.thing | kind, market, market.price(s, seat, kind), word)


def offers(s: State, seat: int) -> list[Offer]:
    """Return all offers that the markets have for the seat, whether it can pay or not; each word occurs once."""
    found: list[Offer] = []
    words: list[int] = []
    for market in s.rules.markets:
        for kind in market.kinds(s, seat):
            word = market.word(s.rules, kind)
            if word not in words:
                words.append(word)
                found.append(Offer(market.sort.thing | kind, market, market.price(s, seat, kind), word))
    return found


def within(s: State, seat: int, least: int, most: int) -> list[int]:
    """Return the words that acquire the cards with a printed cost from `least` to `most`, for effects that acquire a
    card by cost."""
    found: list[int] = []
    for market in s.rules.markets:
        if market.by_cost:
            for kind in market.kinds(s, seat):
                if least <= CARD_COST[kind] <= most:
                    word = market.word(s.rules, kind)
                    if word not in found:
                        found.append(word)
    return found


def dearest(s: State, seat: int, node: Effect) -> int:
    """Return the highest cost that this effect, which acquires a card, allows."""
    return s.players[seat].solari if node.c else node.a


def cards_within(s: State, seat: int, most: int) -> list[int]:
    """Return the kinds of the cards with a printed cost of at most `most` that an effect can acquire, without the card
    set aside."""
    return [s.rules.kind[word] for word in within(s, seat, 0, most) if word != ACQUIRE_ASIDE]


# --- acquiring ---------------------------------------------------------------------------
def acquire(s: State, seat: int, market: Market, kind: int) -> None:
    """Pay for a piece of a market and take it; if paying asks a question, the piece is taken after the answer."""
    price = market.price(s, seat, kind)
    s.cause = market.cause(s, seat)
    if price.id < 0:  # not a tree of a piece: it asks nothing
        KINDS[price.op].pay(s, seat, price)
        market.take(s, seat, kind, TO_DISCARD)
        return
    depth = len(s.stack)
    s.source = price.id
    if s.trace is not None:
        s.trace.add(price.id)
    KINDS[price.op].pay(s, seat, price)
    if len(s.stack) > depth:
        s.stack.insert(depth, (frames.ACQUIRE, seat, market.word(s.rules, kind), TO_DISCARD, 0))
    else:
        market.take(s, seat, kind, TO_DISCARD)


def take(s: State, seat: int, word: int, place: int) -> None:
    """Take the piece that this word acquires without paying for it; `place` is the destination of a card."""
    kind = kind_of(s, seat, word)
    market_of(s, seat, word).take(s, seat, kind, place)


def _take_step(s: State, frame: Frame) -> None:
    s.cause = market_of(s, frame[1], frame[2]).cause(s, frame[1])
    take(s, frame[1], frame[2], frame[3])


declare(Step(frames.ACQUIRE, "acquire", _take_step, second=MOST))
