"""The module of Rivals that play by Rival cards (UPR-R4.4, R13.1).

This file has the House Hagal cards that these Rivals turned up, and the dice that remove cards from the Imperium Row.
`turns`, `schemes` and `effects` have the Rivals' actions; `Player.rival_card` has each Rival's own card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.rng import Rng
from sandtable.imperium.modules.rivals.moments import RivalTurns
from sandtable.imperium.modules.rivals.trades import towards_swordmaster
from sandtable.imperium.rules.capabilities import Setup, Turns
from sandtable.imperium.rules.catalog import HAGAL, KIND_OF, OF_CARD, RIVALS
from sandtable.imperium.rules.draws import refill_row
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, place_of, register
from sandtable.imperium.rules.question import Step, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NOBODY, REVEAL_TURN, Frame, State, luck_of

ID: Final = "rivals"
PLACE: Final = place_of(ID)
PARTIES: Final = 4  # parties in an observation
DICE: Final = 2
FACES: Final = 6
# Variants that remove cards from the row: at the end of the player's Reveal turn, or of each Rival's turn (R-UPR-35).
CHURN_AT_REVEAL: Final = "churn_reveal"
CHURN_BY_RIVAL: Final = "churn_rival"

CHURN: Final = given("rivals", "churn", was=190)  # the step that rolls the dice

WHY: Final = ("", "taken", "voiced", "no_spice", "unmet", "politics", "no_agent")  # index: `turns.why_passed`


class RivalTurn(Component):
    """The current or last turn of a Rival that plays by a Rival card.

    - `seat`: the Rival, or NOBODY before the first such turn.
    - `turned`: the kinds of the House Hagal cards turned up in the turn, in order.
    - `why`: for each of these cards, the reason why it was passed over, as an index of `WHY`; 0 for the card that was
      used.
    """

    def __init__(self) -> None:
        self.seat: int = NOBODY
        self.turned: list[int] = []
        self.why: list[int] = []

    def clone(self) -> RivalTurn:
        copy = RivalTurn()
        copy.seat = self.seat
        copy.turned = self.turned[:]
        copy.why = self.why[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.seat, self.turned, self.why]

    def unpack(self, data: list[Any]) -> None:
        seat, turned, why = data
        self.seat = int(seat)
        self.turned = [int(kind) for kind in turned]
        self.why = [int(each) for each in why]
        if len(self.turned) != len(self.why):
            raise DamagedData("House Hagal cards and why they were passed over are not as many")

    def seen_by(self, s: State, seat: int) -> RivalTurn:
        return self.clone()  # the cards were turned up in public

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        """Return the facts of this component.

        `cards` has, by seat, each Rival's own card with the goods it has collected for its Swordmaster and the number
        it needs; `turn`, `turned` and `why` are about the last turn of a Rival; `variants` lists the variants of the
        game.
        """
        return {
            "cards": {
                str(seat): {
                    "id": RIVALS[p.rival_card & KIND_OF].id,
                    "goods": towards_swordmaster(p),
                    "wanted": 0 if p.swordmaster else RIVALS[p.rival_card & KIND_OF].swordmaster,
                }
                for seat, p in enumerate(s.players)
                if p.rival_card
            },
            "turn": self.seat if self.seat != NOBODY else None,
            "turned": [HAGAL[kind].id for kind in self.turned],
            "why": [WHY[why] or None for why in self.why],
            "variants": sorted(s.rules.variants),
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        raise BadScenario("given.rivals: the cards of Rivals are given as a list or by their seats")

    def fault(self, s: State) -> str:
        if len(self.turned) != len(self.why):
            return f"{len(self.turned)} House Hagal cards turned up, {len(self.why)} reasons"
        if any(kind not in s.rules.hagal for kind in self.turned) or any(not 0 <= why < len(WHY) for why in self.why):
            return f"House Hagal cards {self.turned}, passed over for {self.why}"
        for seat, p in enumerate(s.players):
            if s.rules.rivals and (bool(p.rival) != bool(p.rival_card)):
                return f"seat {seat}: a Rival without a card, or a card without a Rival"
            if p.rival_card and p.rival_card & KIND_OF not in s.rules.rivals:
                return f"seat {seat}: the Rival card {p.rival_card}"
        return ""

    def observed(self, s: State, seat: int) -> list[int]:
        if not s.rules.rivals:
            return []
        n = len(s.players)
        row = []
        for step in range(PARTIES):
            card = s.players[(seat + step) % n].rival_card if step < n else 0
            row.append(s.rules.rivals.index(card & KIND_OF) + 1 if card else 0)
        return row


def rival_turn_of(s: State) -> RivalTurn:
    return cast(RivalTurn, s.parts[s.rules.place[PLACE]])


# --- the row -----------------------------------------------------------------------------
def churn(s: State) -> None:
    """Roll two dice, and remove from the game the cards in the places of the Imperium Row that are rolled; a six
    removes none, a double only one (UPR-R13.1)."""
    luck = luck_of(s.rules, ID)
    rolled = [s.chance.below(luck, FACES) for _ in range(DICE)]
    s.learnt += 1
    s.cause = 0
    if s.journal is not None:
        for face in rolled:
            s.note("die", NOBODY, face + 1)
    for place in sorted(set(rolled), reverse=True):
        if place < len(s.row) and place < FACES - 1:
            kind = s.row.pop(place)
            s.trashed.append(kind)
            if s.journal is not None:
                s.note("churned", NOBODY, 1, OF_CARD | kind)
    refill_row(s)


def churn_step(s: State, frame: Frame) -> None:
    churn(s)


class RivalModule(Module):
    def component(self, rules: Ruleset, seats: int) -> RivalTurn:
        return RivalTurn()

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        if not rules.rivals:  # the module only brings variants
            return []
        return [("rival_cards", PARTIES, len(rules.rivals), "the card of each Rival and 0 for a player, the own first")]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        from sandtable.scenario_expect import SEAT, many

        return {"turn": SEAT, "turned": many(rules.hagal_kind)}


class RivalSetup(Setup):
    def players_ready(self, s: State) -> None:
        s.cause = 0
        if s.journal is not None:
            for seat, p in enumerate(s.players):
                if p.rival_card:
                    s.note("rival", seat, 1, p.rival_card, step="two" if s.seats == 2 else "")


class ChurnAtReveal(Turns):
    def turn_ends(self, s: State, seat: int) -> None:
        if s.turn_kind == REVEAL_TURN and CHURN_AT_REVEAL in s.rules.variants:
            churn(s)


class CardsTurned(RivalTurns):
    def rival_begins(self, s: State, seat: int) -> None:
        part = rival_turn_of(s)
        part.seat = seat
        part.turned = []
        part.why = []
        if CHURN_BY_RIVAL in s.rules.variants:
            s.stack.append((CHURN, seat, 0, 0, 0))

    def hagal_turned(self, s: State, seat: int, kind: int, why: int) -> None:
        part = rival_turn_of(s)
        part.turned.append(kind)
        part.why.append(why)


declare_event("rival", "UPR-R2.1", ID)
declare_event("die", "UPR-R13.1", ID)
declare_event("churned", "UPR-R13.1", ID)
declare(Step(CHURN, "churn", churn_step), module=ID)
register(
    RivalModule(ID, has_luck=True),
    RivalSetup(),
    ChurnAtReveal(),
    CardsTurned(),
    judged_by=("sandtable.imperium.modules.rivals.pricing",),
    told_by="sandtable.imperium.modules.rivals.telling",
)
