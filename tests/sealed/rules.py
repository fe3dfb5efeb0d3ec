"""Sealed Bids as the table knows it: decisions, actions, views, bytes. The rules are in `docs/sealedbid.md`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from operator import index
from typing import Any, Final

from sandtable.core.chance import Chance, key_of
from sandtable.core.contract import Outcome
from sandtable.core.decisions import Decision, Vocabulary
from sandtable.core.errors import (
    BadOption,
    BadSeat,
    DamagedData,
    GameOver,
    IllegalAction,
    MalformedAction,
    NothingSealed,
    OutOfTurn,
    StaleAction,
)
from sandtable.core.events import EVERYONE, Event
from sandtable.core.rng import Rng
from tests.sealed.meta import META
from tests.sealed.pieces import (
    BID,
    CARD,
    CARDS,
    DEALT,
    LOTS,
    MARKET,
    MARKET_POINTS,
    MARKETS,
    NOBODY,
    NONE,
    OF_CARD,
    OF_LOT,
    OF_MARKET,
    PASS,
    VOCABULARY,
    winner_of,
)
from tests.sealed.views import View, view_of

SEND: Final = "send"
AUCTION: Final = "auction"
PAY: Final = "pay"
OVER: Final = "over"
PASSED: Final = -1

EVENT_RULES: Final = {
    "round": "SB-2.1", "lot": "SB-2.1", "draw": "SB-2.1", "sent": "SB-2.4", "stayed": "SB-2.4", "market": "SB-2.5",
    "bid": "SB-3.1", "pass": "SB-3.1", "sold": "SB-3.2", "unsold": "SB-3.2", "paid": "SB-3.3", "end": "SB-4.1",
}  # fmt: skip

# What a position consists of; all of it is lists, numbers and texts.
FIELDS: Final = (
    "seats", "teams", "rounds", "round", "first", "phase", "before", "learnt", "deck", "lots", "lot", "hands", "points",
    "answers", "sent", "won", "bids", "turn", "paid", "sold",
)  # fmt: skip


class Game:
    """The contract of `sandtable.core.contract.State`.

    `before` counts the actions taken without those that are sealed, which are in `answers`. `sent` and `paid` are
    cards out of the game, as `[round, seat, market, card]` and `[round, seat, card]`; `won` has for each round who won
    each market, `sold` `[round, seat, lot]`. `bids` are those of the auction that is open.
    """

    __slots__ = (*FIELDS, "title", "journal")

    def __init__(self, seats: int) -> None:
        self.title = META.id
        self.seats = seats
        self.teams = False
        self.rounds = 0
        self.round = 0
        self.first = 0
        self.phase = OVER
        self.before = 0
        self.learnt = 0
        self.deck: list[int] = []
        self.lots: list[int] = []
        self.lot = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.points: list[int] = [0] * seats
        self.answers: list[list[int]] = [[] for _ in range(seats)]
        self.sent: list[list[int]] = []
        self.won: list[list[int]] = []
        self.bids: list[int] = [0] * seats
        self.turn = NOBODY
        self.paid: list[list[int]] = []
        self.sold: list[list[int]] = []
        self.journal: list[Event] | None = None

    # --- who is asked what ---------------------------------------------------------------
    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def deciding(self) -> list[int]:
        if self.phase == SEND:
            return [seat for seat in range(self.seats) if self.hands[seat]]
        return [] if self.phase == OVER else [self.turn]

    @property
    def to_act(self) -> list[int]:
        if self.phase == SEND:
            return [seat for seat in self.deciding if not self._has_decided(seat)]
        return self.deciding

    @property
    def sealed(self) -> int:
        return sum(len(answers) for answers in self.answers)

    @property
    def actions_taken(self) -> int:
        return self.before + self.sealed

    def _has_decided(self, seat: int) -> bool:
        answers = self.answers[seat]
        return len(answers) == 2 or answers == [NONE]

    @property
    def owed(self) -> int:
        """Return how many cards are still to be paid for the lot."""
        paid = sum(1 for at, seat, _ in self.paid if (at, seat) == (self.round, self.turn))
        return self.bids[self.turn] - paid if self.phase == PAY else 0

    def decision(self, seat: Any) -> Decision:
        kind, options = self._asked(seat)
        number = self.before + len(self.answers[seat])
        cause = OF_LOT + self.lot if self.phase in (AUCTION, PAY) else 0
        return Decision(kind, seat, options, number, cause, -1, VOCABULARY)

    def options_of(self, seat: Any) -> list[int]:
        return self._asked(seat)[1]

    def _asked(self, seat: Any) -> tuple[str, list[int]]:
        """The kind of question this seat has to answer, and its options."""
        self.check_seat(seat)
        if self.phase == OVER:
            raise GameOver("the game is over: no seat owes a decision")
        if seat not in self.to_act:
            asked = " and ".join(f"seat {other}" for other in self.deciding)  # not who still owes one: that is secret
            raise OutOfTurn(f"seat {seat} owes no decision now; {asked} are asked")
        cards = [CARD + value for value in sorted(set(self.hands[seat]))]
        if self.phase == PAY:
            return "pay", cards
        if self.phase == SEND:
            if self.answers[seat]:
                return "market", [MARKET + at for at in range(len(MARKETS))]
            return "send", [*cards, NONE]
        return "bid", [PASS] + [BID + n for n in range(max(self.bids) + 1, len(self.hands[seat]) + 1)]

    # --- actions -------------------------------------------------------------------------
    def apply(self, seat: Any, action: Any, at: Any = -1) -> None:
        kind, options = self._asked(seat)
        if type(at) is not int:
            raise MalformedAction(f"the number of a decision is a whole number, not {at!r}")
        number = self.before + len(self.answers[seat])
        if at >= 0 and at != number:
            raise StaleAction(f"that was meant for decision {at}; decision {number} is open for seat {seat}")
        if type(action) is not int:
            action = _as_action(action)
        if action not in options:
            VOCABULARY.check(action)
            allowed = ", ".join(VOCABULARY.words[option] for option in options)
            raise IllegalAction(f"{VOCABULARY.words[action]} is no option now; the options are {allowed}")
        if self.phase == SEND:
            self.answers[seat].append(action)
            if not self.to_act:
                self._open()
            return
        self.before += 1
        if kind == "pay":
            self._pay(seat, action - CARD)
        else:
            self._bid(seat, action)

    def take_back(self, seat: Any) -> None:
        self.check_seat(seat)
        if not self.answers[seat]:
            raise NothingSealed(f"seat {seat} has nothing sealed that it could take back")
        self.answers[seat].pop()

    def begin_round(self) -> None:
        """SB-2.1; and SB-2.2 as far as anybody holds a card."""
        self.round += 1
        self.lot = self.lots.pop()
        self.tell("round", NOBODY, self.round)
        self.tell("lot", NOBODY, self.lot, OF_LOT + self.lot)
        for at in range(self.seats):
            seat = (self.first + at) % self.seats
            if self.deck:
                card = self.deck.pop()
                self.hands[seat].append(card)
                self.hands[seat].sort()
                self.tell("draw", seat, 1, OF_CARD + card, eyes=self.eyes(seat))
        self.learnt += 1
        self.phase = SEND
        if not self.to_act:
            self._open()

    def _open(self) -> None:
        """SB-2.4 and SB-2.5: all at once."""
        self.before += self.sealed
        sent = [[self.round, seat, a[1] - MARKET, a[0] - CARD] for seat, a in enumerate(self.answers) if len(a) == 2]
        stayed = [seat for seat in self.deciding if self.answers[seat] == [NONE]]
        self.answers = [[] for _ in range(self.seats)]
        self.learnt += 1
        self.sent += sent
        self.won.append([NOBODY] * len(MARKETS))
        for _, seat, market, card in sent:
            self.hands[seat].remove(card)
            shown = (OF_CARD + card, 1, self.eyes_at(self.round, market))
            self.tell("sent", seat, 1, OF_MARKET + market, items=(shown,))
        for seat in stayed:
            self.tell("stayed", seat, 0)
        for market in range(len(MARKETS)):
            there = [(card, seat) for _, seat, at, card in sent if at == market]
            if there:
                winner = winner_of(there)
                self.won[-1][market] = winner
                if winner != NOBODY:
                    self.points[winner] += MARKET_POINTS
                eyes = self.eyes_at(self.round, market)
                shown_all = tuple((OF_CARD + card, 1, eyes) for card, _ in sorted(there))
                self.tell("market", winner, len(there), OF_MARKET + market, items=shown_all)
        self.phase = AUCTION
        self.bids = [0] * self.seats
        self.turn = self.first

    def _bid(self, seat: int, action: int) -> None:
        """SB-3.1 and SB-3.2."""
        if action == PASS:
            self.bids[seat] = PASSED
            self.tell("pass", seat, 0)
        else:
            self.bids[seat] = action - BID
            self.tell("bid", seat, self.bids[seat])
        left = [other for other in range(self.seats) if self.bids[other] != PASSED]
        if not left:
            self.tell("unsold", NOBODY, 1, OF_LOT + self.lot)
            self._end_round(NOBODY)
        elif len(left) == 1 and self.bids[left[0]] > 0:
            self.turn = left[0]
            self.phase = PAY
        else:
            self.turn = next(
                turn for turn in ((seat + step) % self.seats for step in range(1, self.seats + 1)) if turn in left
            )

    def _pay(self, seat: int, card: int) -> None:
        """SB-3.3."""
        self.hands[seat].remove(card)
        self.paid.append([self.round, seat, card])
        if self.owed:
            return
        cards = sorted(card for at, _, card in self.paid if at == self.round)
        eyes = self.eyes(seat)
        worth = (OF_LOT + self.lot, sum(cards), eyes)
        self.tell("sold", seat, self.lot, OF_LOT + self.lot)
        self.tell(
            "paid", seat, len(cards), OF_LOT + self.lot,
            items=(*((OF_CARD + card, 1, eyes) for card in cards), worth),
        )  # fmt: skip
        self.points[seat] += self.lot
        self._end_round(seat)

    def _end_round(self, buyer: int) -> None:
        self.sold.append([self.round, buyer, self.lot])
        self.lot = 0
        self.bids = [0] * self.seats
        self.turn = NOBODY
        self.first = (self.first + 1) % self.seats
        if self.round < self.rounds:
            self.begin_round()
        else:
            self.phase = OVER
            self.learnt += 1
            self.tell("end", NOBODY, self.round)

    # --- the end -------------------------------------------------------------------------
    def side(self, seat: int) -> list[int]:
        """The seat and who plays with it."""
        return [other for other in range(self.seats) if other == seat or (self.teams and (other - seat) % 2 == 0)]

    @property
    def outcome(self) -> Outcome | None:
        """SB-4.2 and SB-4.3."""
        if self.phase != OVER:
            return None
        points = [sum(self.points[of] for of in self.side(seat)) for seat in range(self.seats)]
        cards = [sum(sum(self.hands[of]) for of in self.side(seat)) for seat in range(self.seats)]
        both = list(zip(points, cards, strict=True))
        ranks = [1 + sum(1 for other in range(self.seats) if both[other] > both[seat]) for seat in range(self.seats)]
        if self.teams:
            ranks = [min(rank, 2) for rank in ranks]
        first = [seat for seat in range(self.seats) if points[seat] == max(points)]
        tie_break = "none"
        if any(other not in self.side(first[0]) for other in first):
            winners = [seat for seat in range(self.seats) if ranks[seat] == 1]
            tie_break = "shared" if any(seat not in self.side(winners[0]) for seat in winners) else "cards"
        return Outcome(ranks, points, "rounds", tie_break)

    # --- what a seat may know ------------------------------------------------------------
    def check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def eyes(self, seat: int) -> int:
        """Return those who may look into this seat's hand (SB-1.4), as bits."""
        return sum(1 << of for of in self.side(seat))

    def eyes_at(self, round: int, market: int) -> int:
        """Return those who may know which cards were sent there (SB-2.4), as bits."""
        eyes = 0
        for at, seat, to, _ in self.sent:
            if (at, to) == (round, market):
                eyes |= self.eyes(seat)
        return eyes

    def view(self, seat: Any) -> View:
        self.check_seat(seat)
        return view_of(self, seat)

    def resample(self, seat: Any, rng: Rng) -> Game:
        made = self.view(seat).resample(rng)
        assert isinstance(made, Game)
        return made

    # --- events --------------------------------------------------------------------------
    def listen(self) -> None:
        if self.journal is None:
            self.journal = []

    def take_events(self) -> list[Event]:
        events = self.journal or []
        if self.journal is not None:
            self.journal = []
        return events

    def tell(
        self,
        kind: str,
        seat: int,
        amount: int,
        thing: int = 0,
        eyes: int = EVERYONE,
        items: tuple[tuple[int, int, int], ...] = (),
    ) -> None:
        if self.journal is not None:
            rule = EVENT_RULES[kind]
            self.journal.append(Event(kind, seat, amount, thing, 0, eyes, self.actions_taken, rule, items))

    # --- copies --------------------------------------------------------------------------
    def clone(self) -> Game:
        other = Game(self.seats)
        for name in FIELDS:
            setattr(other, name, _copy(getattr(self, name)))
        return other

    def pack(self) -> dict[str, Any]:
        return {"title": self.title, "version": META.version} | {name: getattr(self, name) for name in FIELDS}

    def to_bytes(self) -> bytes:
        return json.dumps(self.pack(), separators=(",", ":")).encode()

    def digest(self) -> str:
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)


def _copy(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy(each) for each in value] if value and isinstance(value[0], list) else value[:]
    return value


def _as_action(action: Any) -> int:
    """Whole numbers of other libraries are taken; anything else is no action."""
    if not isinstance(action, bool):
        try:
            return index(action)
        except TypeError:
            pass
    raise MalformedAction(f"an action is a whole number from 0 to {len(VOCABULARY) - 1}, not {action!r}")


def new(title: str, seed: int, options: Mapping[str, Any], listen: bool = False, **_: Any) -> Game:
    """A new game up to its first decision."""
    if options["teams"] and options["seats"] != 4:
        raise BadOption("option 'teams' of sealedbid takes True with four seats only")
    game = Game(options["seats"])
    game.title = title
    game.teams = options["teams"]
    game.rounds = options["rounds"]
    if listen:
        game.listen()
    chance = Chance(key_of(seed), 3)
    game.deck = CARDS[:]
    chance.shuffle(0, game.deck)
    game.lots = LOTS[:]
    chance.shuffle(1, game.lots)
    game.first = chance.below(2, game.seats)
    for hand in game.hands:
        hand += sorted(game.deck.pop() for _ in range(DEALT))
    game.begin_round()
    return game


def from_bytes(data: bytes) -> Game:
    """Read back what `to_bytes` wrote; damaged bytes are refused with a reason."""
    from tests.sealed.invariants import InvariantBroken, check

    try:
        plain = json.loads(data)
        if plain["title"] != META.id or plain["version"] != META.version:
            raise DamagedData(f"these bytes are of {plain['title']!r}, version {plain['version']!r}")
        if plain["seats"] not in META.seats:
            raise DamagedData(f"sealedbid has no {plain['seats']!r} seats")
        game = Game(plain["seats"])
        for name in FIELDS:
            value = plain[name]
            _check_kind(value, getattr(game, name), name)
            setattr(game, name, value)
        check(game)
    except DamagedData:
        raise
    except InvariantBroken as error:
        raise DamagedData(f"these bytes are no game of sealedbid: {error}") from error
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        raise DamagedData(f"these bytes are no game of sealedbid: {error!r}") from error
    return game


def _check_kind(value: Any, like: Any, name: str) -> None:
    """Check that a field has the right type: numbers all the way down in a list."""
    fits = type(value) is type(like)
    if fits and isinstance(value, list):
        flat = [each for part in value for each in (part if isinstance(part, list) else [part])]
        fits = all(type(each) is int for each in flat)
    if not fits:
        raise DamagedData(f"{name} of a game of sealedbid is {value!r}")
