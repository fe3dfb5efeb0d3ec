"""The module `choam`: contracts (UPR-20), two of them face up, the others in a shuffled bank.

A player takes a face-up contract and keeps it in front of them until it is completed: by a visit to its space, by a
harvest, by acquiring a card, or at once. Its reward then joins the open effects of the turn. The effects that take and
count contracts are in `choam_effects`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.pieces import TRAIT_NUMBERS, add_traits
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS, ID
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import Gains, Setup, Turns
from sandtable.imperium.rules.catalog import CARDS, LEADERS, parts_of
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Component, Module, ObservedField, place_of, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import AGENT_TURN, HIDDEN, NO_LEADER, NO_TURN, NOWHERE, State, luck_of
from sandtable.scenario_expect import NUMBER, SEATS, each, many

PLACE: Final = place_of(ID)
OFFERED: Final = 2  # contracts face up on the board (UPR-20.1)
MOST_COPIES: Final = 2  # most tokens of one contract
COMMANDER: Final = TRAIT_NUMBERS.number("sardaukar_commander")
add_traits("sardaukar_commander")


class Contracts(Component):
    """The contracts in play.

    `offer` has the face-up contracts, `bank` the others with the top one last, `aside` those reserved for a Leader. By
    seat, `held` has the contracts that are not completed yet, and `done` the completed ones.
    """

    def __init__(self, parties: int) -> None:
        self.offer: list[int] = []
        self.bank: list[int] = []
        self.aside: list[int] = []
        self.held: list[list[int]] = [[] for _ in range(parties)]
        self.done: list[list[int]] = [[] for _ in range(parties)]

    def clone(self) -> Contracts:
        copy = Contracts(0)
        copy.offer = self.offer[:]
        copy.bank = self.bank[:]
        copy.aside = self.aside[:]
        copy.held = [held[:] for held in self.held]
        copy.done = [done[:] for done in self.done]
        return copy

    def pack(self) -> list[Any]:
        return [self.offer, self.bank, self.aside, self.held, self.done]

    def unpack(self, data: list[Any]) -> None:
        offer, bank, aside, held, done = data
        self.offer = [int(kind) for kind in offer]
        self.bank = [int(kind) for kind in bank]
        self.aside = [int(kind) for kind in aside]
        self.held = [[int(kind) for kind in mine] for mine in held]
        self.done = [[int(kind) for kind in mine] for mine in done]

    def seen_by(self, s: State, seat: int) -> Contracts:
        """Return a copy that hides the order of the contracts in the bank; everything else is public (UPR-3.13)."""
        seen = self.clone()
        seen.bank = [HIDDEN] * len(self.bank)
        return seen

    def opened(self, s: State) -> Contracts:
        return self.seen_by(s, 0)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        left = contract_tables(s.rules).tokens[:]
        for kind in self.everywhere():
            if kind != HIDDEN:
                left.remove(kind)
        left = [kind for kind in left if not CONTRACTS[kind].start]
        rng.shuffle(left)
        self.bank = left[: len(self.bank)]

    def everywhere(self) -> list[int]:
        """Return the kinds of all contracts in the game: face up, in the bank, set aside for a Leader, held and
        completed."""
        found = self.offer + self.bank + self.aside
        for mine in self.held + self.done:
            found += mine
        return found

    def facts(self, s: State) -> dict[str, Any]:
        return {
            "offer": _names(self.offer),
            "bank": len(self.bank),
            "aside": _names(self.aside),
            "held": _owners(s.rules, self.held),
            "done": _owners(s.rules, self.done),
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario with contracts, which it gives by their ids.

        `offer`, `aside` and `bank` (from the top) are lists of contracts; `held` and `done` list the seats that own
        each contract, `{espionage: [0, 1]}`. Contracts that are not named go to the bank, unless `bank` is given.
        """
        for key in given:
            if key not in ("offer", "bank", "aside", "held", "done"):
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are offer, bank, aside, held, done")
        left = contract_tables(s.rules).tokens[:]
        order = self.bank + self.offer[::-1] + self.aside
        self.held = [_taken(s, left, mine, "held") for mine in _by_seat(given.get("held", {}), len(s.players), "held")]
        self.done = [_taken(s, left, mine, "done") for mine in _by_seat(given.get("done", {}), len(s.players), "done")]
        if "aside" in given:
            self.aside = _taken(s, left, given["aside"], "aside")
        else:
            self.aside = [kind for kind in self.aside if kind in left]
            for kind in self.aside:
                left.remove(kind)
        self.offer = _taken(s, left, given.get("offer", []), "offer")
        if "bank" in given:
            self.bank = _taken(s, left, given["bank"], "bank")[::-1]
        else:
            self.bank = []
            for kind in order:
                if kind in left:
                    left.remove(kind)
                    self.bank.append(kind)
            if "offer" not in given:
                turn_up(s)

    def fault(self, s: State) -> str:
        there = sorted(self.everywhere())
        if s.round and not _within(there, contract_tables(s.rules).tokens):
            return f"contracts {_names(there)}"
        if len(self.offer) > OFFERED or (len(self.offer) < OFFERED and self.bank and s.round):
            return f"{len(self.offer)} contracts lie open, {len(self.bank)} in the bank"
        for kind in self.aside:
            if not CONTRACTS[kind].aside_for:
                return f"{CONTRACTS[kind].id} was set aside"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        places = s.rules.of(CONTRACT).place
        kinds = len(contract_tables(s.rules).kinds)
        sheet.tally(self.offer, places, kinds)
        sheet.number(len(self.bank))
        sheet.tally(self.aside, places, kinds)
        sheet.tally_around(self.held, seat, s.rules.parties, places, kinds)
        sheet.tally_around(self.done, seat, s.rules.parties, places, kinds)


def _names(kinds: list[int]) -> list[str]:
    return [CONTRACTS[kind].id if kind != HIDDEN else "?" for kind in kinds]


def _within(few: list[int], many: list[int]) -> bool:
    """Tell whether `many` contains every number of `few`, at least as often as `few` does."""
    return all(few.count(kind) <= many.count(kind) for kind in few)


def _owners(rules: Ruleset, places: list[list[int]]) -> dict[str, list[int]]:
    """Return, by the id of each contract, the seats that have it, once per copy; `places` lists by seat the kinds of
    the contracts there."""
    return {
        CONTRACTS[kind].id: [seat for seat, mine in enumerate(places) for each in mine if each == kind]
        for kind in rules.of(CONTRACT).kinds
    }


def _by_seat(given: Mapping[str, list[int]], parties: int, what: str) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(parties)]
    for name, seats in given.items():
        for seat in seats:
            if seat not in range(parties):
                raise BadScenario(f"given.{ID}.{what}.{name}: there is no player {seat!r}")
            found[seat].append(name)
    return found


def _taken(s: State, left: list[int], names: list[str], where: str) -> list[int]:
    found = []
    for name in names:
        kind = next((kind for kind in left if CONTRACTS[kind].id == name), None)
        if kind is None:
            there = ", ".join(CONTRACTS[each].id for each in contract_tables(s.rules).kinds)
            raise BadScenario(f"given.{ID}.{where}: there is no contract {name!r} left; there are {there}")
        left.remove(kind)
        found.append(kind)
    return found


class ContractTables:
    """The tables of the contracts of one ruleset.

    - `kinds`: the kinds of all its contracts.
    - `tokens`: the kind of each contract token; a kind occurs once for each copy.
    - `start`: the kinds of the tokens dealt during setup.
    - `words`: by the index of a kind, the word that takes the contract.
    - `slot`: by kind, the slot of the space where a visit completes the contract, or NOWHERE.
    """

    __slots__ = ("kinds", "tokens", "start", "words", "slot")

    def __init__(self, rules: Ruleset) -> None:
        own = rules.of(CONTRACT)
        self.kinds: list[int] = own.kinds
        self.tokens: list[int] = [kind for kind in own.kinds for _ in range(CONTRACTS[kind].copies)]
        self.start: list[int] = [kind for kind in self.tokens if CONTRACTS[kind].start]
        self.words: list[int] = own.words["contract"] if own.words else []
        self.slot: list[int] = [NOWHERE] * len(CONTRACTS)
        for kind in own.kinds:
            contract = CONTRACTS[kind]
            if contract.space:
                self.slot[kind] = rules.slot_of(contract.space, f"contract:{contract.id}")


def contract_tables(rules: Ruleset) -> ContractTables:
    return cast(ContractTables, rules.tables[rules.place[PLACE]])


def contracts_of(s: State) -> Contracts:
    return cast(Contracts, s.parts[s.rules.place[PLACE]])


def completed(s: State, seat: int) -> int:
    """Return the number of contracts that the seat has completed (UPR-20.7)."""
    return len(contracts_of(s).done[seat]) if ID in s.rules.part else 0


# --- taking ------------------------------------------------------------------------------
def turn_up(s: State) -> None:
    """Turn up contracts from the bank until two are face up or the bank is empty (UPR-20.2)."""
    part = contracts_of(s)
    while len(part.offer) < OFFERED and part.bank:
        kind = part.bank.pop()
        part.offer.append(kind)
        s.learnt += 1
        if s.journal is not None:
            s.note("contract_offered", -1, 1, CONTRACT.thing | kind)


def within_reach(s: State, seat: int) -> list[int]:
    """Return the kinds of the contracts that the seat may take, each once: those face up, and those reserved for its
    Leader (UPR-20.9)."""
    if ID not in s.rules.part:
        return []
    part = contracts_of(s)
    found: list[int] = []
    for kind in part.offer + part.aside if s.players[seat].has(COMMANDER) else part.offer:
        if kind not in found:
            found.append(kind)
    return found


def take_contract(s: State, seat: int, kind: int) -> None:
    """Give the contract of this kind to the seat. If it was face up, one from the bank replaces it; a contract set
    aside for the seat's Leader is not replaced."""
    part = contracts_of(s)
    step = "" if kind in part.offer else "aside"
    if kind in part.offer:
        part.offer.remove(kind)
    else:
        part.aside.remove(kind)
        if s.trace is not None:
            s.trace.add(-COMMANDER)
    part.held[seat].append(kind)
    if s.journal is not None:
        s.note("contract", seat, 1, CONTRACT.thing | kind, step=step)
    turn_up(s)
    if CONTRACTS[kind].done == "immediate":
        complete(s, seat, kind)


# --- completing --------------------------------------------------------------------------
def complete(s: State, seat: int, kind: int) -> None:
    """Complete a contract of the seat: turn it face down and count it as completed (UPR-20.7).

    Its reward becomes an open effect of the turn, or is resolved at once if the turn has no further menu (UPR-20.6).
    """
    part = contracts_of(s)
    part.held[seat].remove(kind)
    part.done[seat].append(kind)
    if s.journal is not None:
        cause = s.cause
        s.cause = 0
        s.note("contract_done", seat, 1, CONTRACT.thing | kind)
        s.cause = cause
    parts = parts_of(CONTRACTS[kind].reward)
    if seat == s.turn_seat and s.turn_kind != NO_TURN:
        word = contract_tables(s.rules).words[kind]
        for node in parts:
            s.todo.append((word, node))
    else:
        for node in reversed(parts):
            s.stack.append((frames.DO, seat, node, 0, 0))


def complete_by_visit(s: State, seat: int, space: int) -> None:
    """Complete all contracts of the seat that a visit to this space completes."""
    slot = contract_tables(s.rules).slot
    for kind in contracts_of(s).held[seat][:]:
        if CONTRACTS[kind].done == "visit" and slot[kind] == space:
            complete(s, seat, kind)


def complete_by_acquiring(s: State, seat: int, card: str) -> None:
    """Complete all contracts of the seat that acquiring the card with this id completes."""
    for kind in contracts_of(s).held[seat][:]:
        if CONTRACTS[kind].done == "acquire" and CONTRACTS[kind].card == card:
            complete(s, seat, kind)


def complete_harvests(s: State, seat: int) -> None:
    """Complete harvest contracts of the seat if its Agent went to a Maker space and it gained enough spice this turn
    (UPR-20.4).

    The spice of the whole turn counts, no matter when in the turn the contract was taken.
    """
    if s.turn_kind != AGENT_TURN or seat != s.turn_seat or s.turn_space not in s.rules.maker_spaces:
        return
    for kind in contracts_of(s).held[seat][:]:
        if CONTRACTS[kind].done == "harvest" and s.spice_gained >= CONTRACTS[kind].n:
            complete(s, seat, kind)


# --- the module --------------------------------------------------------------------------
class ContractModule(Module):
    def tables(self, rules: Ruleset) -> ContractTables:
        return ContractTables(rules)

    def component(self, rules: Ruleset, seats: int) -> Contracts:
        return Contracts(seats)

    def fact_names(self) -> list[str]:
        return ["contracts_held", "contracts_done"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"contracts_held": (0.12, 0.02), "contracts_done": (0.07, -0.01)}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        kinds = len(rules.of(CONTRACT).kinds)
        told = ", ".join(CONTRACTS[kind].id for kind in rules.of(CONTRACT).kinds)
        return [
            ("contracts_offered", kinds, OFFERED, f"contracts face up: {told}"),
            ("contracts_bank", 1, len(ContractTables(rules).tokens), "contracts in the bank"),
            ("contracts_aside", kinds, 1, "contracts kept apart for a Leader"),
            ("contracts_held", rules.parties * kinds, MOST_COPIES, "contracts held by each party, the own first"),
            ("contracts_done", rules.parties * kinds, MOST_COPIES, "contracts completed by each party, the own first"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        some = many([CONTRACTS[kind].id for kind in rules.of(CONTRACT).kinds])
        owners = each(some.names, SEATS)
        return {"offer": some, "bank": NUMBER, "aside": some, "held": owners, "done": owners}


class ContractSetup(Setup):
    def laid_out(self, s: State) -> None:
        part = contracts_of(s)
        part.held = [[] for _ in s.players]
        part.done = [[] for _ in s.players]

    def players_ready(self, s: State) -> None:
        """Set aside contracts reserved for a Leader in play, shuffle the others, and turn up two."""
        part = contracts_of(s)
        leaders = [LEADERS[p.leader].id for p in s.players if p.leader != NO_LEADER]
        part.aside = [kind for kind in contract_tables(s.rules).tokens if CONTRACTS[kind].aside_for in leaders]
        part.bank = [
            kind for kind in contract_tables(s.rules).tokens if kind not in part.aside and not CONTRACTS[kind].start
        ]
        s.chance.shuffle(luck_of(s.rules, ID), part.bank)
        s.cause = 0
        turn_up(s)


class ContractTurns(Turns):
    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """Complete all contracts of the seat for a visit to this space that it held before this visit; a contract taken
        later in the turn needs another visit (UPR-20.3)."""
        complete_by_visit(s, seat, space)

    def settles(self, s: State, seat: int) -> None:
        complete_harvests(s, seat)


class ContractGains(Gains):
    def acquired(self, s: State, seat: int, kind: int) -> None:
        complete_by_acquiring(s, seat, CARDS[kind].id)


declare_event("contract", "UPR-20.2", ID)
declare_event("contract_offered", "UPR-20.2", ID)
declare_event("contract_done", "UPR-20.7", ID)
cite(
    {
        "effect by contract": "UPR-20.7",
        "contract by aside": "UPR-20.9",
        "contract_offered by nothing": "UPR-20.1",  # during setup
        "solari by no_contract": "UPR-20.2",
        "solari by no_contracts": "UPR-8.9",  # in a game without the module
    }
)
register(
    ContractModule(ID, has_luck=True),
    ContractSetup(),
    ContractTurns(),
    ContractGains(),
    judged_by=(
        "sandtable.imperium.modules.choam_worth",
        "sandtable.imperium.modules.choam_liking",
        "sandtable.imperium.modules.choam_pricing",
    ),
    told_by="sandtable.imperium.modules.choam_telling",
)
