"""The module of the bazaar.

Three wares lie open. They are acquired in Reveal turns and in Agent turns in Arrakeen, for what each asks (BAZ-2). Once
in a turn a player may barter: 1 water for 2 Solari, or 1 spice for 1 Solari (BAZ-3). A card in pairs is played with
another card of the hand, and one Agent is sent with an icon of either (BAZ-4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import SOLARI, Effect
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import gain_resource, pay_resources
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces, reachable
from sandtable.imperium.rules.capabilities import Setup, Turns
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.entries import Menu, add_menu
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.offers import Market, add_market
from sandtable.imperium.rules.playing import Playing, add_playing
from sandtable.imperium.rules.question import ABOUT_HAND, Question, declare, holds_unseen
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, REVEAL_TURN, Frame, State, luck_of
from sandtable.imperium.rules.turn_cards import join
from sandtable.imperium.rules.turns import choose_space
from sandtable.imperium.rules.vocabulary import each_once
from sandtable.scenario_expect import NUMBER, SEATS, each, many
from tests.imperium.trial.bazaar.ware_language import WARE, WARES

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ID: Final = "bazaar"
OPEN: Final = 3
PARTIES: Final = 4
ASK_PARTNER: Final = given(ID, "partner")  # a: the card that is played first
GOODS: Final = ("water", "spice")
RATES: Final = {"water": 2, "spice": 1}  # Solari for 1


class Bazaar(Component):
    """`row`: wares that lie open; `pile`: those to come, the next one last; `owned`: by party; `bartered`: in this
    turn."""

    def __init__(self, parties: int) -> None:
        self.row: list[int] = []
        self.pile: list[int] = []
        self.owned: list[list[int]] = [[] for _ in range(parties)]
        self.bartered: bool = False

    def clone(self) -> Bazaar:
        copy = Bazaar(0)
        copy.row, copy.pile = self.row[:], self.pile[:]
        copy.owned = [own[:] for own in self.owned]
        copy.bartered = self.bartered
        return copy

    def pack(self) -> list[Any]:
        return [self.row, self.pile, self.owned, int(self.bartered)]

    def unpack(self, data: list[Any]) -> None:
        row, pile, owned, bartered = data
        self.row, self.pile = [int(kind) for kind in row], [int(kind) for kind in pile]
        self.owned = [[int(kind) for kind in own] for own in owned]
        self.bartered = bool(bartered)

    def seen_by(self, s: State, seat: int) -> Bazaar:
        seen = self.clone()
        seen.pile = [HIDDEN] * len(self.pile)
        return seen

    def opened(self, s: State) -> Bazaar:
        return self.seen_by(s, 0)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        there = self.row + [kind for own in self.owned for kind in own]
        self.pile = [kind for kind in s.rules.of(WARE).kinds if kind not in there]
        rng.shuffle(self.pile)

    def facts(self, s: State) -> dict[str, Any]:
        owners = {
            WARES[kind].id: [seat for seat, own in enumerate(self.owned) if kind in own]
            for kind in s.rules.of(WARE).kinds
        }
        return {"row": [WARES[kind].id for kind in self.row], "left": len(self.pile), "owned": owners}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """`row`: the wares that lie open; the others are to come in the order of the box."""
        kinds = s.rules.of(WARE).by_id
        for id in given.get("row", []):
            if id not in kinds:
                raise BadScenario(f"given.bazaar.row: there is no ware {id!r}; there are {', '.join(kinds)}")
        self.row = [kinds[id] for id in given.get("row", [])] or list(kinds.values())[:OPEN]
        self.pile = [kind for kind in kinds.values() if kind not in self.row][::-1]
        self.owned = [[] for _ in s.players]

    def fault(self, s: State) -> str:
        there = self.row + self.pile + [kind for own in self.owned for kind in own]
        return "" if sorted(there) == sorted(s.rules.of(WARE).kinds) else f"wares {there}"

    def observed(self, s: State, seat: int) -> list[int]:
        kinds = s.rules.of(WARE).kinds
        n = len(self.owned)
        row = [int(kind in self.row) for kind in kinds]
        for step in range(PARTIES):
            own = self.owned[(seat + step) % n] if step < n else []
            row += [int(kind in own) for kind in kinds]
        others = s.further_cards + s.joining
        return [*row, int(self.bartered), *(others.count(kind) for kind in s.rules.cards)]


def bazaar_of(s: State) -> Bazaar:
    return cast(Bazaar, s.parts[s.rules.part[ID]])


# --- the market --------------------------------------------------------------------------
class Stalls(Market):
    """The wares that lie open, for whatever each asks."""

    def kinds(self, s: State, seat: int) -> list[int]:
        return bazaar_of(s).row

    def price(self, s: State, seat: int, kind: int) -> Effect:
        return WARES[kind].asked

    def open(self, s: State, seat: int) -> bool:
        return s.turn_kind == REVEAL_TURN or s.turn_space == s.rules.space["arrakeen"]

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        part = bazaar_of(s)
        part.row.remove(kind)
        part.owned[seat].append(kind)
        if s.journal is not None:
            s.note("ware", seat, 1, WARE.thing | kind)
        self.refill(s)
        s.stack.append((frames.DO, seat, WARES[kind].acquire.id, 0, 0))

    def refill(self, s: State) -> None:
        part = bazaar_of(s)
        while len(part.row) < OPEN and part.pile:
            part.row.append(part.pile.pop())
            s.learnt += 1


# --- the menu ----------------------------------------------------------------------------
class Barter(Menu):
    """1 water or 1 spice for Solari, once in a turn."""

    def words(self, rules: Ruleset) -> list[int]:
        return [rules.vocabulary.number(f"barter:{good}") for good in GOODS]

    def entries(self, s: State, seat: int) -> list[int]:
        p = s.players[seat]
        if bazaar_of(s).bartered:
            return []
        return [s.rules.vocabulary.number(f"barter:{good}") for good in GOODS if getattr(p, good)]

    def take(self, s: State, seat: int, word: int) -> None:
        good = s.rules.vocabulary.words[word].partition(":")[2]
        bazaar_of(s).bartered = True
        s.cause = 0
        pay_resources(s, seat, 0, int(good == "spice"), int(good == "water"))
        gain_resource(s, seat, SOLARI, RATES[good])

    def label(self, word: str, words: Words, known: State | None) -> str:
        good = word.partition(":")[2]
        return words.say(
            "do-barter", paid=words.say("amount-" + good, n=1), gained=words.say("amount-solari", n=RATES[good])
        )


# --- pairs -------------------------------------------------------------------------------
class InPairs(Leaf):
    """Read where the card is played: nothing is left to resolve."""

    name = "in_pairs"
    passive = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]


def is_in_pairs(kind: int) -> bool:
    return any(KINDS[part.op].name == "in_pairs" for part in CARDS[kind].agent.parts())


def partners(s: State, seat: int, kind: int) -> list[int]:
    """Return the cards of the hand that a card in pairs can go with, each kind once."""
    hand = s.players[seat].hand[:]
    hand.remove(kind)
    return list(dict.fromkeys(hand))


class Pairs(Playing):
    def reaches(self, s: State, seat: int, kind: int, alone: int, payable: int, blocked: int) -> int:
        if not is_in_pairs(kind):
            return alone
        mask = 0
        for other in partners(s, seat, kind):
            mask |= alone | reachable(s, seat, other, payable, blocked)
        return mask if s.players[seat].agents else 0

    def joins(self, s: State, seat: int, kind: int) -> bool:
        if is_in_pairs(kind):
            s.stack.append((ASK_PARTNER, seat, kind, 0, 0))
        return is_in_pairs(kind)

    def why_not(self, s: State, seat: int, kind: int, words: Words) -> list[dict[str, str]]:
        if is_in_pairs(kind) and not partners(s, seat, kind):
            return [{"text": words.say("closed-in-pairs"), "rule": "BAZ-4"}]
        return []


class Partner(Question):
    """The question which card goes with a card in pairs."""

    def __init__(self) -> None:
        super().__init__(ASK_PARTNER, "partner", "BAZ-4", ABOUT_HAND)

    def options(self, s: State, frame: Frame) -> list[int]:
        seat, kind = frame[1], frame[2]
        payable, blocked = payable_spaces(s, seat), blocked_spaces(s, seat)
        alone = reachable(s, seat, kind, payable, blocked)
        found = [other for other in partners(s, seat, kind) if alone | reachable(s, seat, other, payable, blocked)]
        return each_once(found, s.rules.card_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        join(s, frame[1], frame[2], s.rules.kind[action])
        choose_space(s, frame[1], frame[2])

    def hidden(self, s: State, seat: int) -> bool:
        return holds_unseen(s.players[seat])


# --- the module --------------------------------------------------------------------------
class BazaarModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Bazaar:
        return Bazaar(seats)

    def words(self) -> list[str]:
        return [f"barter:{good}" for good in GOODS]

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        kinds = len(rules.of(WARE).kinds)
        return [
            ("wares_open", kinds, 1, "wares that lie open"),
            ("wares_owned", PARTIES * kinds, 1, "wares of each party, the own first"),
            ("bartered", 1, 1, "1 if this turn's seat has bartered"),
            ("played_with", len(rules.cards), 2, "cards played together with the card of the turn"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        ids = rules.of(WARE).by_id
        return {"row": many(ids), "left": NUMBER, "owned": each(ids, SEATS)}


class BazaarSetup(Setup):
    def laid_out(self, s: State) -> None:
        part = bazaar_of(s)
        part.owned = [[] for _ in s.players]
        part.pile = s.rules.of(WARE).kinds[:]
        s.chance.shuffle(luck_of(s.rules, ID), part.pile)
        part.row = [part.pile.pop() for _ in range(OPEN)]


class BazaarTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        bazaar_of(s).bartered = False

    def turn_ends(self, s: State, seat: int) -> None:
        bazaar_of(s).bartered = False


STALLS: Final = Stalls("stalls", WARE, "buy", rule="BAZ-2", later="closed-stalls")

declare(Partner(), module=ID)
declare_event("ware", "BAZ-2", ID)
add_records([InPairs()])
add_market(ID, STALLS)
add_menu(ID, Barter())
add_playing(ID, Pairs())
register(
    BazaarModule(ID, has_luck=True),
    BazaarSetup(),
    BazaarTurns(),
    judged_by=("tests.imperium.trial.bazaar.bazaar_worth",),
    told_by="tests.imperium.trial.bazaar.bazaar_telling",
)
