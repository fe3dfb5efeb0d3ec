"""Checks of a whole classic game, move by move: its spice, the storm and the bidding.

`invariants.check` checks one position. A `Course` follows a game from its beginning: it reads the public events,
applies the rules itself instead of calling the engine's functions, and compares the positions with the result.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NoReturn

from sandtable.classic.content.factions import FACTIONS, FREMEN
from sandtable.classic.content.map import (
    BEHIND_WALL,
    MOBILE_PART,
    PART_KIND,
    PART_SECTOR,
    PART_TERRITORY,
    PARTS,
    SAND,
    SECTOR_PARTS,
    SECTORS,
    STORM_START,
)
from sandtable.classic.content.phases import BIDDING, SETUP, STORM
from sandtable.classic.content.spice import SPICE
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state import LISTS, NESTED, NOBODY, NOWHERE, NUMBERS, PLACES
from sandtable.classic.rules.words import FACTION, NOW, PART
from sandtable.core.events import Event

SPICE_IN: Final = {card.part: card.spice for card in SPICE if card.part != NOWHERE}  # amount of a blow (CLA-5.2)
FIRST_DIAL: Final = range(21)  # CLA-4.1
LATER_DIAL: Final = range(1, 4)  # CLA-4.2
STORM_CARD: Final = range(1, 7)  # CLA-19.4
WEATHER: Final = range(11)  # CLA-17: Weather Control
# All fields that an answer to a question that is still open must not change.
_LYING: Final = attrgetter("stack", *NUMBERS, *LISTS, *(name for name in NESTED if name != "answers"))
# Fields that a free word may change while answers are sealed: offers and allied support, for example.
_SAID: Final = ("before", "spoken", "learnt", "renew", "deals", "pledges", "support", "answers", "said", "wishes")
_SETTLED: Final = attrgetter("stack", *(name for name in (*NUMBERS, *LISTS, *NESTED) if name not in _SAID))


class CourseBroken(AssertionError):
    """The error for an event or change that the rules do not allow."""


def _fail(what: str) -> NoReturn:
    raise CourseBroken(what)


class Ledger:
    """The spice behind shields, in front of them and on the map, added up from public events (CLA-14.2, R-CLA-26).

    Starting spice, income, charity and blows come from the bank; payments without a receiver and spice lost to storm,
    worms and explosions go to the bank. All other spice moves from one place on the table to another.
    """

    def __init__(self, seats: int) -> None:
        self.seat_of: dict[int, int] = {}
        self.spice = [0] * seats
        self.bribes = [0] * seats
        self.promised = [0] * seats  # for the Mentat Pause: cannot be spent (R-CLA-47)
        self.ground = [0] * PLACES

    def note(self, event: Event) -> None:
        seat, amount = event.seat, event.amount
        other = self.seat_of.get(event.thing - FACTION, NOBODY) if event.thing else NOBODY
        match event.kind:
            case "faction":
                self.seat_of[event.thing - FACTION] = seat
                self.spice[seat] = FACTIONS[event.thing - FACTION].spice  # from the fact sheet
            case "spice" | "charity":
                self.spice[seat] += amount
            case "collected":
                self.ground[event.thing - PART] -= amount
                self.spice[seat] += amount
            case "paid":
                self.spice[seat] -= amount
                if event.thing:
                    self.spice[other] += amount
            case "deal" if event.cause == NOW:
                self.spice[seat] -= amount
                self.bribes[other] += amount
            case "deal":
                self.promised[seat] += amount
            case "promise" | "promise_void" | "called_off":
                self.promised[seat] -= amount
            case "bribe_taken":
                self.bribes[seat] -= amount
                self.spice[seat] += amount
            case "blow":
                self.ground[event.thing - PART] += amount
            case "spice_gone":
                self.ground[event.thing - PART] -= amount

    def check_promises(self) -> None:
        """Check that each seat has the spice it has promised, and that no promise is negative."""
        left = [spice - owed for spice, owed in zip(self.spice, self.promised, strict=True)]
        if min(left) < 0 or min(self.promised) < 0:
            _fail(f"{self.promised} is promised of {self.spice}")

    def check(self) -> None:
        if min(self.spice) < 0 or min(self.bribes) < 0 or min(self.ground) < 0:
            _fail(f"there is less than no spice: {self.spice}, {self.bribes}, {self.ground}")


class Auction:
    """The sizes of hands during bidding and the number of cards for sale, counted from public events."""

    def __init__(self, seats: int) -> None:
        self.held = [0] * seats
        self.able = 0  # number of seats that could bid when the cards were laid out
        self.laid = NOWHERE  # number of cards for sale, until the first one is put up

    def note(self, game: Game, event: Event) -> None:
        limit = [FACTIONS[faction].hand_limit for faction in game.factions]
        match event.kind:
            case "cards_held":
                self.held[event.seat] = event.amount
            case "card":
                self.held[event.seat] += 1
                if self.held[event.seat] > limit[event.seat]:
                    _fail(f"seat {event.seat} holds {self.held[event.seat]} cards")
            case "played" | "swapped":
                self.held[event.seat] -= 1
            case "row":
                self.able = len([seat for seat, n in enumerate(self.held) if n < limit[seat]])
                self.laid = event.amount
            case "row_looked":  # one of these is returned to the deck (CLA-22.3)
                self.laid -= 1
            case "card_up" if self.laid != NOWHERE:
                scarce = self.laid < self.able and len(game.treachery_deck) <= 1  # the deck had no more
                if self.laid != self.able and not scarce:
                    _fail(f"{self.laid} cards were laid out, and {self.able} players could bid")
                self.laid = NOWHERE
            case "bid" if self.held[event.seat] >= limit[event.seat]:
                _fail(f"seat {event.seat} bids with a full hand")


class Course:
    """A checker that follows a game from its beginning. Call `follow` after every action; it consumes the events."""

    def __init__(self, game: Game) -> None:
        """Start with a game that has just begun and records its events."""
        self.ledger = Ledger(game.seats)
        self.auction = Auction(game.seats)
        self.storm = STORM_START
        self.dials: list[int] = []  # for this turn's storm
        self.card = 0
        self.weather = NOWHERE
        self.forces = game.forces[:]
        self.tanks = game.tanks[:]
        self.before = (game.turn, game.phase, game.storm, game.mobile)
        self.kept = game.clone()
        self._go_on(game, game.take_events())

    def follow(self, game: Game) -> bool:
        """Check the latest action, and raise CourseBroken if it breaks a rule. Return False if it changed nothing but
        answers to an open question."""
        events = game.take_events()
        changed: bool = _LYING(game) != _LYING(self.kept)
        if game.sealed and (changed or events):
            if game.spoken == self.kept.spoken or _SETTLED(game) != _SETTLED(self.kept):
                _fail("something has happened though an answer is sealed")
        if not changed and not events:
            return False
        self.kept = game.clone()
        self._go_on(game, events)
        return True

    def _go_on(self, game: Game, events: list[Event]) -> None:
        ledger = self.ledger
        for event in events:
            ledger.note(event)
            ledger.check()
            self._storm_event(game, event)
            if game.phase == BIDDING:
                self.auction.note(game, event)
        if NOBODY in game.factions:
            return  # factions are still being chosen: their spice is handed out when all are known
        for name, told, found in (
            ("behind the shields", ledger.spice, game.spice),
            ("of deals", ledger.bribes, game.bribes),
            ("on the map", ledger.ground, game.spice_on),
        ):
            if told != found:
                _fail(f"spice {name} is {found}, and by what was told {told}")
        ledger.check_promises()
        self._storm_now(game)
        self._under_the_storm(game)

    # --- the storm -----------------------------------------------------------------------
    def _storm_event(self, game: Game, event: Event) -> None:
        amount = event.amount
        match event.kind:
            case "storm_dialled":
                if amount not in (FIRST_DIAL if game.turn == 1 else LATER_DIAL):
                    _fail(f"{amount} was dialled for the storm")
                self.dials.append(amount)
            case "storm_card":
                if amount not in STORM_CARD:
                    _fail(f"there is no storm card {amount}")
                self.card = amount
            case "weather":
                if amount not in WEATHER:
                    _fail(f"Weather Control moves the storm by {amount}")
                self.weather = amount
            case "storm":
                self._moved(game, amount)
            case "blow":
                part = event.thing - PART
                if amount not in (SPICE_IN[part], 2 * SPICE_IN[part], 4 * SPICE_IN[part]):
                    _fail(f"{amount} spice blows in {PARTS[part].id}")
                if PART_SECTOR[part] == self.storm:
                    _fail(f"spice blows in {PARTS[part].id}, under the storm")

    def _moved(self, game: Game, sector: int) -> None:
        """Check that the storm moved as far as dialled, drawn or played, and removed all forces and spice in its way
        (CLA-4.1 to 4.4)."""
        far = self.weather if self.weather != NOWHERE else self.card or sum(self.dials)
        if (len(self.dials) == 2) == bool(self.card):
            _fail(f"the storm was dialled by {self.dials}, and its card is {self.card}")
        path = [(self.storm + step - 1) % SECTORS + 1 for step in range(1, far + 1)]
        if (path[-1] if path else self.storm) != sector:
            _fail(f"the storm went from {self.storm} to {sector}, and not by {far}")
        if game.turn == 1:
            path = [sector]  # it strikes nothing on the way (CLA-4.7, CLA-25.2)
        safe = game.seat_of[FREMEN] if game.rules.advanced else NOBODY  # they lose only half (CLA-19.6)
        for part in [part for passed in path for part in SECTOR_PARTS[passed]]:
            if self.ledger.ground[part]:
                _fail(f"the storm has left spice in {PARTS[part].id}")
            if PART_KIND[part] != SAND or (PART_TERRITORY[part] in BEHIND_WALL and not game.wall_gone):
                continue
            for seat in range(game.seats):
                if seat != safe and game.at(seat, part):
                    _fail(f"the storm has left forces of seat {seat} in {PARTS[part].id}")
        self.storm, self.dials, self.card, self.weather = sector, [], 0, NOWHERE

    def _storm_now(self, game: Game) -> None:
        """Check that the storm does not move outside its phase, covers no spice and sets the storm order (CLA-3.2)."""
        if game.phase == STORM or game.phase == SETUP:
            return
        if game.storm != self.storm:
            _fail(f"the storm is in {game.storm}, and was last told to be in {self.storm}")
        for part in SECTOR_PARTS[game.storm]:
            if game.spice_on[part]:
                _fail(f"spice lies in {PARTS[part].id}, under the storm")
        wanted = sorted(range(game.seats), key=lambda seat: (game.circles[seat] - game.storm - 1) % SECTORS)
        if game.order != wanted:
            _fail(f"the order is {game.order} and not {wanted}")

    def _under_the_storm(self, game: Game) -> None:
        """Check that forces enter or leave the storm's sector only by dying; Fremen may enter with losses (CLA-4.5,
        CLA-19.6)."""
        now = (game.turn, game.phase, game.storm, game.mobile)
        lies_still = now[2:] == self.before[2:] and self.before[1] != SETUP  # it has no position during setup
        if lies_still and game.forces != self.forces:
            under = SECTOR_PARTS[game.storm][:]
            if game.mobile != NOWHERE and PART_SECTOR[game.mobile] == game.storm:
                under.append(MOBILE_PART)
            for seat in range(game.seats):
                for kind in (2 * seat, 2 * seat + 1):
                    gone = 0
                    for place in [kind * PLACES + part for part in under]:
                        more = game.forces[place] - self.forces[place]
                        if more > 0 and not (game.rules.advanced and game.factions[seat] == FREMEN):
                            _fail(f"forces of seat {seat} have come to {PARTS[place % PLACES].id}, under the storm")
                        gone -= min(more, 0)
                    if gone > max(0, game.tanks[kind] - self.tanks[kind]):
                        _fail(f"forces of seat {seat} have left the sector of the storm")
        self.before = now
        self.forces = game.forces[:]
        self.tanks = game.tanks[:]
