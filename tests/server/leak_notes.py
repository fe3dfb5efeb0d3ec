"""Knowledge that players could have noted about hands and decks hidden from them (R-IMP-22, R-UPR-47).

It follows from public events alone: a card put on a deck or taken into a hand openly, a card shown while its space is
chosen, an Intrigue card that changed hands. The engine keeps the same for its views (`shown_hand`, `shown_deck`,
`seen_intrigue`), which this module does not use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sandtable.core.events import EVERYONE, Event
from sandtable.imperium.language.effects import TO_DECK, TO_HAND
from sandtable.imperium.modules.grafting.module import ASK_PARTNER
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARDS, INTRIGUE, thing_name
from sandtable.imperium.rules.state import Player, State

TAKEN_OPENLY = ("fetch", "returned", "card_taken_back")  # from an open pile, or shown, into the hand
GIVEN_UP = ("intrigue_played", "intrigue_discarded", "intrigue_trashed")
CHANGED_HANDS = ("intrigue_stolen", "given_intrigue")


def card_names(kinds: Sequence[int]) -> list[str]:
    return ["card:" + CARDS[kind].id for kind in kinds]


def intrigue_names(kinds: Sequence[int]) -> list[str]:
    return ["intrigue:" + INTRIGUE[kind].id for kind in kinds]


def looked_at(s: State, seat: int) -> int:
    """Return how many cards on top of its deck this seat is looking at while it decides about them."""
    frame = s.stack[-1] if s.stack else (0, -1, 0, 0, 0)
    if frame[1] != seat:
        return 0
    if frame[0] == frames.ASK_SIFT:  # three, or two after one was trashed
        return 3 - frame[3]
    return 1 if frame[0] == frames.ASK_PEEK else 0


class Notes:
    """The notes that all readers could have taken up to one position."""

    def __init__(self, parties: int) -> None:
        self.tops: list[list[str]] = [[] for _ in range(parties)]  # of each deck, the top card last
        self.hands: list[Counter[str]] = [Counter() for _ in range(parties)]
        self.held_out: list[tuple[int, str]] = []  # who chooses a space, for which card, or for which two
        self.intrigue: dict[tuple[int, int], Counter[str]] = {}  # (knower, holder): cards
        self.drawn: list[tuple[int, int, str]] = []  # in the last step, publicly: action, seat, card

    def copy(self) -> Notes:
        made = Notes(len(self.tops))
        made.tops = [top[:] for top in self.tops]
        made.hands = [hand.copy() for hand in self.hands]
        made.held_out = self.held_out[:]
        made.intrigue = {who: held.copy() for who, held in self.intrigue.items()}
        return made

    def hand_of(self, owner: int) -> Counter[str]:
        """Return the cards that everybody knows to be in a hand."""
        known = self.hands[owner].copy()
        for name, n in Counter(name for who, name in self.held_out if who == owner).items():
            known[name] = max(n, known[name])
        return known

    def intrigue_of(self, owner: int, knower: int) -> Counter[str]:
        return self.intrigue.get((knower, owner), Counter())

    # --- one step ------------------------------------------------------------------------
    def after(self, before: State, seat: int, word: str, now: State, events: Sequence[Event]) -> Notes:
        """Return the notes after `seat` chose `word` with these events."""
        made = self.copy()
        if word.startswith("card:") and before.stack[-1][0] == frames.ASK_TURN:
            made.held_out = [(seat, word)]
        elif word.startswith("card:") and before.stack[-1][0] == ASK_PARTNER:
            made.held_out.append((seat, word))
        for party in range(len(self.tops)):
            own = [event for event in events if event.seat == party]
            made._follow(party, own, before.players[party], now.players[party], looked_at(before, party))
        for event in events:
            if event.kind in CHANGED_HANDS:
                made._changed_hands(event)
            elif event.kind in GIVEN_UP:
                made._gone(event.seat, thing_name(event.thing))
        # Intrigue cards a Rival trades in are face up on the discard pile.
        holds = [Counter(intrigue_names(p.intrigue)) for p in now.players]
        made.intrigue = {who: held & holds[who[1]] for who, held in made.intrigue.items()}
        return made

    def _follow(self, party: int, events: Sequence[Event], before: Player, now: Player, looked: int) -> None:
        """Update what is known of a party's hand after these events. Copies of a card are indistinguishable, so a card
        that leaves the hand may be the known one."""
        hand, top = self.hands[party], self.tops[party]
        there = Counter(card_names(before.hand))
        for n, event in enumerate(events):
            name = thing_name(event.thing)
            if event.kind == "reveal":  # the whole hand
                hand.clear()
                there.clear()
            elif event.kind == "shuffle":
                top.clear()
            elif event.kind == "card_played" and (party, name) in self.held_out:
                self.held_out.remove((party, name))
            elif event.kind == "draw":
                known = bool(top)
                if known:
                    assert top.pop() == name
                    self.drawn.append((event.number, party, name))
                following = next((later for later in events[n + 1 :] if later.kind in ("draw", "revealed_card")), None)
                if following is None or (following.kind, following.thing) != ("revealed_card", event.thing):
                    hand[name] += known
                    there[name] += 1
            elif event.kind in TAKEN_OPENLY or (event.kind == "acquire" and event.amount == TO_HAND):
                hand[name] += 1
                there[name] += 1
            elif event.kind == "acquire" and event.amount == TO_DECK:
                top.append(name)
            elif event.kind in ("trash", "discard") and looked:  # the topmost copy
                depth = card_names(before.deck)[::-1].index(name)
                looked = 0
                if depth < len(top):
                    del top[-1 - depth]
        there.subtract(card_names(now.hand))
        hand.subtract({name: left for name, left in there.items() if left > 0})
        self.hands[party] = +hand

    def _changed_hands(self, event: Event) -> None:
        """Update what is known of Intrigue cards after one has changed hands. Only the two players know which it was;
        to the others it may be any they knew."""
        name = thing_name(event.thing)
        assert event.eyes != EVERYONE, event
        (taker,) = (party for party in range(len(self.tops)) if event.eyes >> party & 1 and party != event.seat)
        for (knower, owner), held in self.intrigue.items():
            if owner == event.seat:
                held.subtract({name: 1} if knower == taker else dict.fromkeys(held, 1))
        self.intrigue.setdefault((event.seat, taker), Counter())[name] += 1
        self.intrigue = {who: +held for who, held in self.intrigue.items()}

    def _gone(self, owner: int, name: str) -> None:
        for (_, whose), held in self.intrigue.items():
            if whose == owner and held[name]:
                held[name] -= 1
