"""The module `tleilaxu` with its capabilities, events and citations."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.modules.tleilaxu import effects as effects  # registers the effects, questions and the market
from sandtable.imperium.modules.tleilaxu.board import (
    NO_TOKEN,
    OPEN,
    TAKE_BACK,
    Tleilaxu,
    TleilaxuTables,
    has_token,
    tleilaxu_of,
    tleilaxu_tables,
)
from sandtable.imperium.modules.tleilaxu.language import ID
from sandtable.imperium.rules.capabilities import Holdings, Setup
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_CARD, State, luck_of
from sandtable.imperium.rules.units import TROOP
from sandtable.scenario_expect import NUMBER, by_seat, many


class TleilaxuModule(Module):
    def tables(self, rules: Ruleset) -> TleilaxuTables:
        return TleilaxuTables(rules)

    def component(self, rules: Ruleset, seats: int) -> Tleilaxu:
        return Tleilaxu(seats)

    def words(self) -> list[str]:
        return [TAKE_BACK]

    def fact_names(self) -> list[str]:
        return ["tleilaxu_step", "specimens"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"tleilaxu_step": (0.0298, 0.0231), "specimens": (0.0692, -0.0049)}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        tables = TleilaxuTables(rules)
        kinds = ", ".join(CARDS[kind].id for kind in tables.kinds)
        return [
            ("tleilaxu_step", rules.parties, tables.top, "step of each party on the Tleilaxu track, the own first"),
            ("specimens", rules.parties, TROOP.supply, "specimens of each party, the own first"),
            ("tleilaxu_spice", 1, sum(tables.spice), "spice left on the Tleilaxu track"),
            ("tleilaxu_row", OPEN * len(tables.kinds), 1, f"cards of the Tleilaxu Row, left and right: {kinds}"),
            ("tleilaxu_deck", 1, len(tables.kinds), "cards in the Tleilaxu deck"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {
            "step": by_seat(NUMBER),
            "specimens": by_seat(NUMBER),
            "spice": NUMBER,
            "row": many(rules.card),
            "deck": NUMBER,
        }


class TleilaxuSetup(Setup):
    def laid_out(self, s: State) -> None:
        """Put the tokens on the start of the track and the spice on its steps, and deal the Tleilaxu Row (IMM-1.3 to
        1.5)."""
        part = tleilaxu_of(s)
        tables = tleilaxu_tables(s.rules)
        part.step = [0 if has_token(s, seat) else NO_TOKEN for seat in range(len(s.players))]
        part.specimens = [0] * len(s.players)
        part.spice = tables.spice[:]
        part.deck = tables.kinds[:]
        s.chance.shuffle(luck_of(s.rules, ID), part.deck)
        part.row = [part.deck.pop() if part.deck else NO_CARD for _ in range(OPEN)]

    def placed(self, s: State) -> None:
        tleilaxu_of(s).settle(s)


class TleilaxuHoldings(Holdings):
    def troops(self, s: State, seat: int) -> int:
        return tleilaxu_of(s).specimens[seat]

    def cards(self, s: State) -> list[int]:
        part = tleilaxu_of(s)
        return part.deck + [kind for kind in part.row if kind != NO_CARD] + tleilaxu_tables(s.rules).fixed


declare_event("tleilaxu_step", "IMM-5.1", ID)
declare_event("specimen", "IMM-2.1", ID)
declare_event("specimen_spent", "IMM-2.2", ID)
declare_event("specimen_back", "IMM-2.3", ID)
declare_event("tleilaxu_row", "IMM-6.5", ID)
declare_event("tleilaxu_removed", "IMM-11.4", ID, ("remove_from_row",))
declare_event("reclaimed", "IMM-6.6", ID)
cite(
    {
        "effect by rung": "IMM-5.2",
        "vp by rung": "IMM-5.3",
        "spice by first_there": "IMM-5.3",
        "acquire by tleilaxu": "IMM-6.2",
        "acquire by tleilaxu_top": "IMM-4.3",
        "tleilaxu_step of rival": "IMM-11.3",
    }
)
register(
    TleilaxuModule(ID, has_luck=True),
    TleilaxuSetup(),
    TleilaxuHoldings(),
    judged_by=("sandtable.imperium.modules.tleilaxu.worth",),
    told_by="sandtable.imperium.modules.tleilaxu.telling",
)
