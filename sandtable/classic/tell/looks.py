"""The position data sent to the page, made only from the contents of a view."""

from __future__ import annotations

from typing import Any

from sandtable.classic.content.factions import (
    ATREIDES,
    BENE_GESSERIT,
    FACTION_LEADERS,
    FACTIONS,
    LEADER_FACTION,
    LEADERS,
    TLEILAXU,
)
from sandtable.classic.content.map import PART_TERRITORY, PARTS, TERRITORIES
from sandtable.classic.content.phases import BIDDING, PHASES, SPICE_COLLECTION
from sandtable.classic.content.spice import SPICE
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.treachery import TREACHERY, VOICE
from sandtable.classic.rules.bargains import (
    CALLED,
    EYES,
    GIVES,
    GIVES_LATER,
    ID,
    MAKER,
    OFFERED,
    OTHER,
    STATUS,
    STATUSES,
    TERMS,
    WANTS,
    WANTS_LATER,
    all_deals,
    locked,
    promised,
    spare,
)
from sandtable.classic.rules.bidding import passed_since
from sandtable.classic.rules.board import strongholds_of
from sandtable.classic.rules.collection import to_collect
from sandtable.classic.rules.deals import free_options
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER, PLACE, engaged, leaderless
from sandtable.classic.rules.memory import all_heard, card_up, noted_traitors, seen_in_hand
from sandtable.classic.rules.revival import NO_LIMIT, free_of, most_of
from sandtable.classic.rules.state import ALIVE, FACE_DOWN, HIDDEN, NOBODY, NOWHERE, PLACES, State
from sandtable.classic.rules.wishes import THING, THINGS, owned
from sandtable.classic.rules.words import (
    ELEMENTS,
    HELP,
    TREACHERY_WORD,
    VOCABULARY,
    WANT,
    WISHES,
    card_or_none,
    hero_text,
    traitor_word,
)
from sandtable.core.events import EVERYONE

Data = dict[str, Any]


def _leader_state(s: State, leader: int, seat: int) -> str:
    if s.leader_is[leader] == FACE_DOWN:
        return "down"
    if s.leader_is[leader] != ALIVE:
        return "dead"
    if s.leader_of[leader] not in (seat, NOBODY):
        return "gone"
    return "used" if s.leader_at[leader] != NOWHERE else "ready"


def _traitors(cards: list[int]) -> list[str]:
    """Return the ids of the leaders on the traitor cards that are visible."""
    return [LEADERS[card].id if card < len(LEADERS) else "cheap_hero" for card in cards if card != HIDDEN]


def _knows(s: State, seat: int, reader: int) -> list[str]:
    """Return the words of the reader's own cards that the seat `seat` has seen."""
    if reader in (seat, NOBODY):
        return []
    found = [TREACHERY_WORD + kind for kind in seen_in_hand(s, seat, reader)]
    found += [traitor_word(card) for card in s.traitors[reader] if card in s.traitors_shown]
    found += [traitor_word(card) for card in noted_traitors(s, seat, reader)]
    return [VOCABULARY.words[word] for word in sorted(found)]


def revival(s: State, seat: int) -> Data:
    """Return a seat's rights of revival this turn: free forces, limit (None for none), and leaders (yes or no)."""
    limit = most_of(s, seat)
    return {
        "free": free_of(s, seat),
        "limit": None if limit == NO_LIMIT else limit,
        "leaders": s.reviving[seat] == 1,
    }


def player(s: State, seat: int, reader: int) -> Data:
    """Return the visible data of a seat: hands, traitors and secrets as far as the view knows them."""
    number = s.factions[seat]
    faction = FACTIONS[number] if number != NOBODY else None
    own = FACTION_LEADERS[number] if faction is not None else []
    held = strongholds_of(s, seat) if faction is not None else []
    haderach = -1 if s.kh_dead else s.kh_lost
    return {
        "seat": seat,
        "faction": faction.id if faction is not None else None,
        "sector": s.circles[seat],
        "points": len(held),
        "strongholds": [TERRITORIES[territory].id for territory in held],
        "spice": s.spice[seat] if s.spice[seat] != HIDDEN else None,
        "bribe": s.bribes[seat],
        "promised": locked(s, seat),
        "help": s.pledges[seat] if s.pledges[seat] >= 0 else None,
        "cards": len(s.hands[seat]),
        "limit": faction.hand_limit if faction is not None else 0,
        "hand": [TREACHERY[card].id for card in s.hands[seat] if card != HIDDEN],
        "traitors": _traitors(s.traitors[seat]),
        "reserves": s.reserves[2 * seat : 2 * seat + 2],
        "tanks": s.tanks[2 * seat : 2 * seat + 2],
        "leaders": [{"id": LEADERS[leader].id, "state": _leader_state(s, leader, seat)} for leader in own],
        "captives": [
            LEADERS[leader].id
            for leader in range(len(LEADERS))
            if s.leader_of[leader] == seat and s.leader_is[leader] == ALIVE and LEADER_FACTION[leader] != number
        ],
        "ally": s.ally[seat] if s.ally[seat] != NOBODY else None,
        "technology": [TECHNOLOGY[token].id for token, holder in enumerate(s.tokens) if holder == seat],
        "haderach": haderach if s.rules.advanced and number == ATREIDES else None,
        "prediction": {"seat": s.predicted, "turn": s.predicted_turn}
        if number == BENE_GESSERIT and s.predicted != NOBODY
        else None,
        "dancers": _traitors(s.dancers) if number == TLEILAXU else [],
        "knows": _knows(s, seat, reader),
        "revival": revival(s, seat) if faction is not None else None,
    }


def forces(s: State) -> dict[str, list[Data]]:
    """Return, for each part of the map with forces, its stacks: one for each seat."""
    bene = s.seat_of[BENE_GESSERIT]
    found: dict[str, list[Data]] = {}
    for part in range(PLACES):
        stacks: list[Data] = []
        for seat in range(s.seats):
            if s.at(seat, part):
                advisors = seat == bene and (s.advisors >> PART_TERRITORY[part]) & 1 == 1
                stacks.append(
                    {
                        "seat": seat,
                        "forces": s.at(seat, part),
                        "starred": s.starred_at(seat, part),
                        "advisors": advisors,
                    }
                )
        if stacks:
            found[PARTS[part].id] = stacks
    return found


def _plan(plan: list[int]) -> Data | None:
    if not plan or plan == [HIDDEN]:
        return None
    return {
        "leader": hero_text(plan[0]),
        "weapon": card_or_none(plan[1]),
        "defence": card_or_none(plan[2]),
        "haderach": plan[3] == 1,
        "dial": plan[4],
        "spice": plan[5],
    }


def battle(s: State) -> Data | None:
    if not s.battle:
        return None
    sides = []
    for side, seat in enumerate((s.battle[AGGRESSOR], s.battle[DEFENDER])):
        plain, starred = engaged(s, seat)
        sides.append(
            {
                "seat": seat,
                "forces": plain + starred,
                "starred": starred,
                "leaderless": seat in leaderless(s),
                "plan": _plan(s.plans[side]),
            }
        )
    command = s.command
    return {
        "territory": TERRITORIES[PART_TERRITORY[s.battle[PLACE]]].id,
        "sides": sides,
        "shown": s.plans_open == 1,
        "voice": f"{'play' if command[1] else 'refuse'}_{VOICE[command[2]].id}" if command else None,
        "sight": ELEMENTS[s.shown[2]] if s.shown else None,
        "seen": VOCABULARY.words[s.shown[3]] if s.shown and s.shown[3] != HIDDEN else None,
    }


def auction(s: State, reader: int) -> Data | None:
    if s.phase != BIDDING or not s.row:
        return None
    up = card_up(s, reader)
    return {
        "card": TREACHERY[up].id if up != HIDDEN else None,
        "left": len(s.row),
        "bid": s.bid,
        "bidder": s.bidder if s.bidder != NOBODY else None,
        "passed": passed_since(s),
    }


def collecting(s: State) -> list[Data]:
    """Return (seat, place, amount) for each payment of this phase: first income, then spice on the map (CLA-11.1)."""
    if s.phase != SPICE_COLLECTION:
        return []
    return [{"seat": seat, "place": VOCABULARY.words[place], "spice": n} for seat, place, n in to_collect(s)]


def deal(s: State, row: list[int]) -> Data:
    """Return the data of an offer or an agreement in force. Its id is the number of the action that has its terms."""
    return {
        "id": row[ID],
        "from": row[MAKER],
        "to": row[OTHER],
        "gives": [row[GIVES], row[GIVES_LATER]],
        "wants": [row[WANTS], row[WANTS_LATER]],
        "is": STATUSES[row[STATUS] - OFFERED],
        "terms": row[TERMS] == 1,
        "open": row[EYES] == EVERYONE,
        "off": [row[MAKER + side] for side in range(2) if (row[CALLED] >> side) & 1],
    }


def freedom(s: State, seat: int) -> Data:
    """Return the free words that a seat may say now, and data for them: help to its ally, spare spice, wishes."""
    words = free_options(s, seat)
    have = owned(s, seat) if s.stack else []
    helps = [word - HELP for word in words if HELP <= word < WANT]
    return {
        "words": [VOCABULARY.words[word] for word in words if word < HELP],
        "help": [min(helps), max(helps)] if helps else None,
        "spare": [spare(s, other) for other in range(s.seats)] if s.rules.deals else [],
        "wishes": {WISHES[thing]: _wish(s.wishes[seat], thing) for thing, word in enumerate(THING) if word in have},
    }


def _wish(wishes: int, thing: int) -> str:
    """Return `want` if a seat wants to use something, `hold` if it wants to be asked about it, else an empty text."""
    return "want" if (wishes >> thing) & 1 else "hold" if (wishes >> THINGS + thing) & 1 else ""


def _top(pile: list[int]) -> str | None:
    return SPICE[pile[-1]].id.removeprefix("spice_") if pile else None


def position(s: State, seat: int) -> Data:
    """Return all visible data of the table, except the current question."""
    return {
        "title": s.title,
        "seat": seat,
        "round": s.turn,
        "phase": PHASES[s.phase],
        "to_act": list(s.asked),
        "turns": s.rules.turns,
        "advanced": s.rules.advanced,
        "storm": s.storm if s.turn else 0,
        "storm_card": s.storm_card if s.storm_card > 0 else None,
        "wall": s.wall_gone == 0,
        "mobile": PARTS[s.mobile].id if s.mobile != NOWHERE else None,
        "order": list(s.order),
        "wheels": list(s.wheels),
        "spice": {PARTS[part].id: n for part, n in enumerate(s.spice_on) if n},
        "forces": forces(s),
        "decks": {"spice": len(s.spice_deck), "treachery": len(s.treachery_deck), "traitors": len(s.traitor_deck)},
        "next_spice": _top([card for card in s.spice_deck[-1:] if card != HIDDEN]),
        "discards": [TREACHERY[card].id for card in s.treachery_discard],
        "blows": [_top(s.pile_a), _top(s.pile_b)] if s.rules.advanced else [_top(s.pile_a)],
        "worms": [TERRITORIES[territory].id for territory in s.worms],
        "auction": auction(s, seat),
        "battle": battle(s),
        "revival_price": s.rules.revival_price,
        "collecting": collecting(s),
        "promises": [{"from": giver, "to": receiver, "spice": amount} for giver, receiver, amount in promised(s)],
        "deals": [deal(s, row) for row in all_deals(s) if row[STATUS] >= OFFERED],
        "terms": [row[ID] for row in all_deals(s) if row[STATUS] >= OFFERED and row[TERMS]],
        "heard": [{"seat": whom, "word": VOCABULARY.words[word], "true": so} for whom, word, so in all_heard(s)],
        "players": [player(s, other, seat) for other in range(s.seats)],
    }
