"""Move spice, cards, forces and leaders between players, bank, decks and tanks, and report each move as an event."""

from __future__ import annotations

from sandtable.classic.content.factions import (
    ATREIDES,
    BENE_GESSERIT,
    FACTION_LEADERS,
    FACTIONS,
    HARKONNEN,
    LEADER_FACTION,
)
from sandtable.classic.content.map import TERRITORY_PARTS
from sandtable.classic.content.treachery import REMOVE, TREACHERY
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.board import somebody_else
from sandtable.classic.rules.memory import forget_card, forget_denials, note_another
from sandtable.classic.rules.state import (
    ALIVE,
    DEAD,
    FACE_DOWN,
    NOBODY,
    NOWHERE,
    TREACHERY_LUCK,
    State,
)
from sandtable.classic.rules.words import FACTION, HADERACH, LEADER, PART, TERRITORY, TREACHERY_WORD


# --- spice -------------------------------------------------------------------------------
def earn(s: State, seat: int, amount: int, cause: int = 0, rule: str = "") -> None:
    """Give a seat spice from the bank."""
    if amount > 0:
        s.spice[seat] += amount
        s.tell("spice", seat, amount, cause=cause, rule=rule)


def collect(s: State, seat: int, part: int, most: int, rule: str = "") -> None:
    """Give a seat at most this much of the spice that lies in a part of a territory."""
    taken = min(s.spice_on[part], most)
    if taken > 0:
        s.spice_on[part] -= taken
        s.spice[seat] += taken
        s.tell("collected", seat, taken, PART + part, rule=rule)


def pay(s: State, seat: int, amount: int, to: int = NOBODY, cause: int = 0, rule: str = "") -> None:
    """Move spice from a seat to the bank, or to the seat `to`."""
    if amount > 0:
        assert s.spice[seat] >= amount, "more is paid than there is"
        s.spice[seat] -= amount
        s.tell("paid", seat, amount, FACTION + s.factions[to] if to != NOBODY else 0, cause=cause, rule=rule)
        if to != NOBODY:
            s.spice[to] += amount


def means(s: State, seat: int) -> int:
    """Return how much spice a seat can spend on bids and shipments: its own, and what its ally lets it use
    (CLA-13.10)."""
    return purse(s, seat) + helped(s, seat)


def helped(s: State, seat: int) -> int:
    """Return how much of the spice that a seat can spend on bids and shipments (`means`) belongs to its ally."""
    ally = s.ally[seat]
    return 0 if ally == NOBODY else min(s.support[ally], purse(s, ally))


# --- treachery cards ---------------------------------------------------------------------


def draw_treachery(s: State) -> int:
    """Draw the top treachery card, reshuffling the discards if needed (CLA-1.4); NOWHERE if none is left at all."""
    if not s.treachery_deck:
        if not s.treachery_discard:
            return NOWHERE
        s.treachery_deck = sorted(s.treachery_discard)
        s.treachery_discard = []
        s.chance.shuffle(TREACHERY_LUCK, s.treachery_deck)
        s.tell("reshuffled", NOBODY, len(s.treachery_deck))
    s.learnt += 1
    return s.treachery_deck.pop()


def take_card(s: State, seat: int, kind: int, eyes: int = 0, rule: str = "") -> None:
    """Add a treachery card of this kind to a seat's hand; only the seat and the seats in `eyes` (as bits) see which
    card it is."""
    hand = s.hands[seat]
    hand.append(kind)
    hand.sort()
    s.tell("card", seat, 1, TREACHERY_WORD + kind, eyes=eyes | 1 << seat, rule=rule)
    if s.heard:
        forget_denials(s, seat)
    for viewer in range(s.seats):
        if viewer != seat and (eyes >> viewer) & 1:
            note_another(s, viewer, seat, kind)


def lose_card(s: State, seat: int, kind: int) -> None:
    """Remove a treachery card of this kind from a seat's hand; everybody sees which card it is."""
    s.hands[seat].remove(kind)
    forget_card(s, seat, kind)


def play_card(s: State, seat: int, kind: int) -> None:
    """Play a card, which everybody sees; it goes to the discards or out of the game (CLA-17.2)."""
    lose_card(s, seat, kind)
    s.tell("played", seat, 1, TREACHERY_WORD + kind)
    if TREACHERY[kind].fate == REMOVE:
        s.removed.append(kind)
    else:
        s.treachery_discard.append(kind)


def discard(s: State, seat: int, kind: int, rule: str = "") -> None:
    """Discard a card that was part of a battle plan."""
    lose_card(s, seat, kind)
    s.tell("discarded", seat, 1, TREACHERY_WORD + kind, rule=rule)
    s.treachery_discard.append(kind)


def left_of(s: State, kind: int) -> int:
    """Return how many cards of this kind may be in hands or in the deck, judging by public information."""
    return s.rules.copies[kind] - s.treachery_discard.count(kind) - s.removed.count(kind)


def hand_limit(s: State, seat: int) -> int:
    return FACTIONS[s.factions[seat]].hand_limit


def room(s: State, seat: int) -> bool:
    """Tell whether a seat can hold one more card."""
    return len(s.hands[seat]) < hand_limit(s, seat)


# --- forces ------------------------------------------------------------------------------
def kill(s: State, seat: int, part: int, plain: int, starred: int, rule: str = "") -> int:
    """Send forces of a seat from a part of a territory to the tanks; return the number of forces killed."""
    if plain + starred:
        s.put(seat, part, -plain, -starred)
        s.tanks[2 * seat] += plain
        s.tanks[2 * seat + 1] += starred
        items = ((PART + part, starred, -1),) if starred else ()
        s.tell("lost", seat, plain + starred, PART + part, items=items, rule=rule)
    return plain + starred


def kill_all(s: State, seat: int, parts: list[int], rule: str = "") -> int:
    """Send all forces of a seat in these parts of territories to the tanks; return the number of forces killed."""
    n = 0
    for part in parts:
        n += kill(s, seat, part, s.plain_at(seat, part), s.starred_at(seat, part), rule)
    return n


def from_reserves(s: State, seat: int, part: int, plain: int, starred: int) -> None:
    s.reserves[2 * seat] -= plain
    s.reserves[2 * seat + 1] -= starred
    s.put(seat, part, plain, starred)


def settle_advisors(s: State) -> None:
    """Turn advisors that are alone in a territory into fighters, and remove from `State.advisors` the territories that
    advisors have left."""
    seat = s.seat_of[BENE_GESSERIT]
    territory = 0
    bits = s.advisors
    while bits:
        if bits & 1:
            if not s.inside(seat, territory):
                s.advisors &= ~(1 << territory)
            elif not somebody_else(s, seat, territory):
                turn_side(s, territory, False)
        bits >>= 1
        territory += 1


def turn_side(s: State, territory: int, advisors: bool) -> None:
    """Turn the Bene Gesserit forces in a territory into advisors, or into fighters."""
    seat = s.seat_of[BENE_GESSERIT]
    if ((s.advisors >> territory) & 1 == 1) == advisors:
        return
    s.advisors ^= 1 << territory
    s.tell("advisors" if advisors else "fighters", seat, s.inside(seat, territory), TERRITORY + territory)


# --- leaders -----------------------------------------------------------------------------
def owner_of(s: State, leader: int) -> int:
    """Return the seat of the faction that a leader belongs to; NOBODY if that faction is not in play."""
    return s.seat_of[LEADER_FACTION[leader]]


def kill_leader(s: State, leader: int, face_down: bool = False, rule: str = "") -> None:
    """Send a leader to the tanks of its own faction, face down if it had been revived before (CLA-8.5, CLA-23.8)."""
    owner = owner_of(s, leader)
    s.leader_is[leader] = FACE_DOWN if face_down or s.leader_back[leader] else DEAD
    s.leader_of[leader] = owner
    s.leader_at[leader] = NOWHERE
    s.tell("leader_killed", owner, 0, LEADER + leader, rule=rule)
    check_leaders(s)


def turn_up(s: State, seat: int) -> None:
    """Turn all dead leaders of a seat face up if every one of them has been revived and killed again; leaders held by
    others do not count (CLA-8.5)."""
    own = [leader for leader in FACTION_LEADERS[s.factions[seat]] if s.leader_of[leader] == seat]
    if all(s.leader_is[leader] == FACE_DOWN for leader in own):
        for leader in own:
            s.leader_is[leader] = DEAD
            s.leader_back[leader] = 0


def check_leaders(s: State) -> None:
    """Allow each seat without living leaders to revive leaders, until all leaders of its faction live again (CLA-8.3,
    CLA-8.4). If Harkonnen have no living leaders of their own, send their captives home (CLA-19.8)."""
    for seat in range(s.seats):
        turn_up(s, seat)
        living = living_own(s, seat)
        if living == 0:
            s.reviving[seat] = 1
            if s.factions[seat] == HARKONNEN:
                for leader, holder in enumerate(s.leader_of):
                    if holder == seat and s.leader_is[leader] == ALIVE:
                        send_home(s, leader)
        elif living == len(FACTION_LEADERS[s.factions[seat]]):
            s.reviving[seat] = 0


def living_own(s: State, seat: int) -> int:
    """Return how many leaders of its own faction a seat has available: neither dead nor held by others."""
    living = 0
    for leader in FACTION_LEADERS[s.factions[seat]]:
        if s.leader_is[leader] == ALIVE and s.leader_of[leader] == seat:
            living += 1
    return living


def send_home(s: State, leader: int) -> None:
    """Send a captive leader back to the faction it belongs to. If then none of that faction's leaders is missing, the
    faction may revive no more leaders (CLA-8.4)."""
    owner = owner_of(s, leader)
    s.leader_of[leader] = owner
    s.tell("leader_home", owner, 0, LEADER + leader)
    if living_own(s, owner) == len(FACTION_LEADERS[s.factions[owner]]):
        s.reviving[owner] = 0


def revive_leader(s: State, seat: int, leader: int, rule: str = "") -> None:
    """Revive a leader from the tanks for its owner or, as a ghola, for the Tleilaxu."""
    s.leader_is[leader] = ALIVE
    s.leader_of[leader] = seat
    s.leader_back[leader] = 1
    s.leader_at[leader] = NOWHERE
    s.tell("leader_revived", seat, 0, LEADER + leader, rule=rule)
    check_leaders(s)


def haderach_dead(s: State, seat: int) -> bool:
    """Tell whether this seat is Atreides with a dead Kwisatz Haderach, revived like a leader (CLA-19.1)."""
    return s.factions[seat] == ATREIDES and s.kh_dead == 1


def revive_haderach(s: State, seat: int, rule: str = "CLA-19.1") -> None:
    s.kh_dead = 0
    s.tell("leader_revived", seat, 0, HADERACH, rule=rule)


def parts_with(s: State, seat: int, territory: int) -> list[int]:
    """Return the parts of a territory where a seat has forces."""
    return [part for part in TERRITORY_PARTS[territory] if s.at(seat, part)]
