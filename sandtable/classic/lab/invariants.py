"""Checks that every position of the classic game must pass, and options for games that together cover everything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final, NoReturn

from sandtable.classic.content import spice, traitors, treachery
from sandtable.classic.content.factions import (
    BENE_GESSERIT,
    FACTION_LEADERS,
    FACTIONS,
    FORCES,
    HARKONNEN,
    LEADER_FACTION,
)
from sandtable.classic.content.map import MOBILE_PART, SECTORS, STRONGHOLDS, TERRITORIES
from sandtable.classic.content.phases import ANY_PHASE
from sandtable.classic.content.spice import SANDTROUT
from sandtable.classic.lab.course import Course
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import (
    CALLED,
    GIVES,
    MADE,
    MAKER,
    OFFERED,
    OTHER,
    STATUS,
    SUMS,
    WANTS,
    WIDTH,
    all_deals,
    locked,
)
from sandtable.classic.rules.board import others_in
from sandtable.classic.rules.choice import WAYS
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.memory import all_heard, noted_traitors, seen_in_hand
from sandtable.classic.rules.powers import is_so
from sandtable.classic.rules.question import QUESTION
from sandtable.classic.rules.setup import starred_of
from sandtable.classic.rules.state import ALIVE, FACE_DOWN, NOBODY, PLACES, UNASKED
from sandtable.classic.rules.words import VOCABULARY
from sandtable.core.decisions import Decision


class InvariantBroken(AssertionError):
    """The error for a position that the rules do not allow."""


def _fail(what: str) -> NoReturn:
    raise InvariantBroken(what)


@cache
def _all_treachery(more: bool) -> list[int]:
    return sorted(treachery.deck(more))


@cache
def _all_spice(sandtrout: bool) -> list[int]:
    return sorted(spice.deck(sandtrout))


@cache
def _all_traitors(factions: tuple[int, ...], box: bool) -> list[int]:
    return sorted(traitors.deck(list(factions), box))


def check(game: Game) -> None:
    """Raise InvariantBroken, which names the fault, if the position of this game is impossible."""
    _check(game, None)


def _check(game: Game, before: Game | None) -> None:
    """Check a position; skip fields that have not changed since the valid position `before`."""
    if not 0 <= game.turn <= game.rules.turns or not 0 <= game.phase < ANY_PHASE:
        _fail(f"phase {game.phase} of turn {game.turn}")
    if not 1 <= game.storm <= SECTORS:
        _fail(f"the storm is in sector {game.storm}")
    if bool(game.asked) == game.over or bool(game.stack) == game.over:
        _fail(f"over: {game.over}, and {game.asked} are asked")
    if NOBODY in game.factions:
        return  # factions are still being chosen: there are no pieces yet
    _check_hands(game)
    _check_spice(game)
    _check_deals(game)
    _check_alliances(game)
    _check_sealed(game)
    _check_heard(game)
    for look, pieces in _LYING:
        if before is None or pieces(game) != pieces(before):
            look(game)


def _check_forces(game: Game) -> None:
    """Check that every faction has twenty forces, with the right number of each kind (CLA-1.3)."""
    if min(game.forces) < 0 or min(game.reserves) < 0 or min(game.tanks) < 0:
        _fail("there are fewer than no forces somewhere")
    for seat in range(game.seats):
        starred = starred_of(game, game.factions[seat])
        for kind, wanted in ((0, FORCES - starred), (1, starred)):
            place = (2 * seat + kind) * PLACES
            found = sum(game.forces[place : place + PLACES]) + game.reserves[2 * seat + kind]
            found += game.tanks[2 * seat + kind]
            if found != wanted and game.treachery_deck:  # there are none before the pieces are handed out
                _fail(f"{FACTIONS[game.factions[seat]].id} has {found} forces of kind {kind}, not {wanted}")


def _check_hands(game: Game) -> None:
    """Check that no hand is above its limit, except that of a seat that must give cards back."""
    for seat, hand in enumerate(game.hands):
        if len(hand) > (8 if game.factions[seat] == HARKONNEN else 4):
            if not game.stack or game.stack[-1][0] != frames.ASK_GIVE_BACK or game.stack[-1][1] != seat:
                _fail(f"seat {seat} holds {len(hand)} cards")


def _check_treachery(game: Game) -> None:
    """Check that no treachery card is lost or duplicated (CLA-1.4), and that cards seen in a hand are in it."""
    held = [kind for hand in game.hands for kind in hand]
    found = [*held, *game.treachery_deck, *game.treachery_discard, *game.removed, *game.row, *game.bought]
    if found and sorted(found) != _all_treachery(game.rules.more):
        _fail(f"the treachery cards are {sorted(found)}")
    for seat, hand in enumerate(game.hands):
        if hand != sorted(hand):
            _fail(f"the hand of seat {seat} is not in order: {hand}")
        for viewer in range(game.seats):
            seen = seen_in_hand(game, viewer, seat) if game.noted[viewer] or viewer == seat else []
            if seen and any(seen.count(kind) > hand.count(kind) for kind in seen):
                _fail(f"seat {viewer} has seen {seen} in the hand {hand}")


def _turned(game: Game) -> list[int]:
    """Return the spice cards that are turned over but not yet on a pile."""
    return [frame[3] for frame in game.stack if frame[0] == frames.BLOW_PUT]


def _check_spice_cards(game: Game) -> None:
    """Check that no spice card is lost or duplicated (CLA-1.4)."""
    cards = [*game.spice_deck, *game.pile_a, *game.pile_b, *game.aside, *_turned(game)]
    if game.trout == 1:
        cards.append(SANDTROUT)
    if cards and sorted(cards) != _all_spice(game.rules.sandtrout):
        _fail(f"the spice cards are {sorted(cards)}")


def _check_spice(game: Game) -> None:
    """Check that no amount of spice is negative (CLA-7.5, CLA-1.5); `Course` checks where it comes from and goes."""
    for name in ("spice", "bribes", "spice_on", "support"):
        if min(getattr(game, name)) < 0:
            _fail(f"{name}: {getattr(game, name)}")
    if game.spice_on[MOBILE_PART]:
        _fail("spice lies in the Hidden Mobile Stronghold")


def _check_deals(game: Game) -> None:
    """Check that deals are between two seats that can pay them, and that promised spice is available (CLA-15,
    R-CLA-47)."""
    if not game.rules.deals and game.deals:
        _fail(f"deals {game.deals}")
    waiting: set[tuple[int, int, bool]] = set()
    for deal in all_deals(game):
        maker, other, status = deal[MAKER], deal[OTHER], deal[STATUS]
        if len(deal) != WIDTH or maker == other or not {maker, other} <= set(range(game.seats)):
            _fail(f"the deal {deal}")
        if (
            min(deal[GIVES : GIVES + SUMS]) < 0
            or not 0 <= status <= MADE
            or deal[CALLED] > (2 if status == MADE else 0)
        ):
            _fail(f"the deal {deal}")
        if status <= OFFERED:
            key = (maker, other if status == OFFERED else NOBODY, status == OFFERED)
            if key in waiting or game.ally[maker] == other:
                _fail(f"seat {maker} offers seat {other} something twice, or its ally")
            waiting.add(key)
        if status == MADE and (deal[GIVES] or deal[WANTS]):
            _fail(f"what was to be paid at once was not: {deal}")
    for seat in range(game.seats):
        if locked(game, seat) > game.spice[seat]:
            _fail(f"seat {seat} has promised {locked(game, seat)} of {game.spice[seat]} spice")
        if game.ally[seat] == NOBODY and (game.pledges[seat] != UNASKED or game.support[seat]):
            _fail(f"seat {seat} helps nobody with {game.pledges[seat]}, {game.support[seat]}")


def _check_traitors(game: Game) -> None:
    """Check that every traitor card is in exactly one place (CLA-2.4, CLA-23.2)."""
    found = [card for cards in game.traitors for card in cards] + game.traitor_deck + game.dancers + game.dancers_open
    if game.rules.traitors_beside:
        found += [card for cards in game.returned for card in cards]
    if found and sorted(found) != _all_traitors(tuple(game.factions), game.rules.box):
        _fail(f"the traitor cards are {sorted(found)}")
    if any(card not in [c for cards in game.traitors for c in cards] for card in game.traitors_shown):
        _fail(f"{game.traitors_shown} were shown and nobody has them")
    for viewer in [viewer for viewer in range(game.seats) if game.noted[viewer]]:
        for seat in range(game.seats):
            if any(card not in game.traitors[seat] for card in noted_traitors(game, viewer, seat)):
                _fail(f"seat {viewer} has seen a traitor of seat {seat} that is not there")


def _check_leaders(game: Game) -> None:
    """Check that every leader is held by a faction in play, and a dead one by its own (CLA-8.5, CLA-19.8)."""
    owners = [game.seat_of[faction] for faction in LEADER_FACTION]
    for leader, (owner, holder, state) in enumerate(zip(owners, game.leader_of, game.leader_is, strict=True)):
        if state == ALIVE and holder == owner:
            continue
        if (owner == NOBODY) != (holder == NOBODY) and game.treachery_deck:
            _fail(f"leader {leader} is with {holder}")
        if state not in (ALIVE, 1, FACE_DOWN) or (state != ALIVE and holder != owner):
            _fail(f"leader {leader} of {owner} is {state} with {holder}")
    for seat, faction in enumerate(game.factions):
        own = FACTION_LEADERS[faction]
        if game.leader_is[own[0]] == FACE_DOWN and all(game.leader_is[n] == FACE_DOWN for n in own):
            _fail(f"all leaders of seat {seat} lie face down")


def _check_alliances(game: Game) -> None:
    """Check that every alliance has exactly two members (CLA-13.2)."""
    for seat, ally in enumerate(game.ally):
        if ally != NOBODY and (ally == seat or game.ally[ally] != seat):
            _fail(f"alliances {game.ally}")


def _check_heard(game: Game) -> None:
    """Check that answers to Truthtrance are kept only while they are true (CLA-17.4)."""
    for whom, word, so in all_heard(game):
        if is_so(game, whom, word) != so:
            _fail(f"{VOCABULARY.words[word]} is kept as {so} of seat {whom}")


def _check_sealed(game: Game) -> None:
    """Check that only seats that are asked have given sealed answers, and that at least one still has to."""
    for seat, answers in enumerate(game.answers):
        if answers and seat not in game.asked:
            _fail(f"seat {seat} has answered and was not asked")
    if game.asked != sorted(game.asked) or (game.asked and not game.to_act):
        _fail(f"{game.asked} are asked, {game.to_act} owe an answer")


def _arming(game: Game) -> list[int]:
    """Return the territories where the Bene Gesserit have just moved in and have not yet chosen advisors or
    fighters."""
    return [frame[2] for frame in game.stack if frame[0] in (frames.ASK_ARMS, frames.TAKE_ARMS)]


def _check_places(game: Game) -> None:
    """Check that a stronghold has at most two factions (CLA-9.3), and that only the Bene Gesserit have advisors
    (CLA-19.2)."""
    bene = game.seat_of[BENE_GESSERIT]
    arming = _arming(game)
    for territory in STRONGHOLDS:
        if others_in(game, bene if territory in arming else NOBODY, territory) > 2:
            _fail(f"more than two are in {TERRITORIES[territory].id}")
    if game.advisors and (bene == NOBODY or not game.rules.advanced):
        _fail("there are advisors of nobody")


# The expensive checks, and the fields they read.
_HANDS: Final = attrgetter(
    "hands", "treachery_deck", "treachery_discard", "removed", "row", "bought", "seen_cards", "noted"
)
_SPICE: Final = attrgetter("spice_deck", "pile_a", "pile_b", "aside", "trout")
_PLACES: Final = attrgetter("forces", "advisors", "factions")
_LYING: Final[tuple[tuple[Callable[[Game], None], Callable[[Game], Any]], ...]] = (
    (_check_forces, attrgetter("forces", "reserves", "tanks", "factions")),
    (_check_treachery, _HANDS),
    (_check_spice_cards, lambda game: (_SPICE(game), _turned(game))),
    (
        _check_traitors,
        attrgetter("traitors", "traitor_deck", "dancers", "dancers_open", "returned", "traitors_shown", "noted"),
    ),
    (_check_leaders, attrgetter("leader_of", "leader_is", "factions")),
    (_check_places, lambda game: (_PLACES(game), _arming(game))),
)


class Followed:
    """A game whose positions are all checked, and every change from one to the next."""

    def __init__(self, game: Game) -> None:
        check(game)
        self.course = Course(game)

    def follow(self, game: Game) -> None:
        before = self.course.kept
        if self.course.follow(game):
            _check(game, before)


def course(game: Game) -> Followed:
    """Return a checker that follows this game, which has just begun and records its events."""
    return Followed(game)


def check_decision(game: Game, decision: Decision) -> None:
    """Check that the seat of this decision is asked, and has options without duplicates."""
    if decision.seat not in game.deciding or not decision.options:
        _fail(f"seat {decision.seat} is asked {decision}")
    if len(set(decision.options)) != len(decision.options):
        _fail(f"an option stands twice: {decision}")
    if not QUESTION[game.stack[-1][0]].name:
        _fail(f"frame {game.stack[-1]} is no question")


_SIDES = (
    ("revival_price", 2), ("next_opener", "opener"), ("storm_strikes", "start"), ("ally_entry", "leave"),
    ("ally_loses", "mover"), ("fremen_worm", "sand"), ("harkonnen_takes", "all"), ("tleilaxu_stops", "all"),
    ("returned_traitors", "beside"), ("dial_spice", "plan"), ("loser_spice", "keeps"), ("traitor_spice", "betrayed"),
    ("leader_after_traitor", "free"), ("karama_powers", "phase"),
)  # fmt: skip


def trial(title: str, number: int) -> dict[str, Any]:
    """Return the options of trial game `number`. Consecutive numbers vary the seats, basic and advanced game, boxes,
    and each option of CLA-26."""
    options: dict[str, Any] = {
        "seats": 2 + number % 5,
        "factions": WAYS[number // 5 % 2],
        "advanced": number // 3 % 2 == 1,
        "ixians_tleilaxu": number // 2 % 3 > 0,
        "treachery_more": number // 4 % 2 == 1,
        "sandtrout": number // 7 % 2 == 1,
        "technology": number // 6 % 2 == 1,
        "turns": 10 if number % 4 else 5,
        "deals": number % 3 > 0,
        "bid_seconds": 10 * (number % 2),
        "deal_terms": "between" if number % 7 == 0 else "aloud",
    }
    name, value = _SIDES[number % len(_SIDES)]
    if number // len(_SIDES) % 2:
        options[name] = value
    return options
