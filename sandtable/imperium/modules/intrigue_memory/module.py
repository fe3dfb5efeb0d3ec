"""The module `intrigue_memory`: Combat cards played in this Conflict, and a look at the Intrigue deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.family import INTRIGUE
from sandtable.imperium.modules.intrigue_memory.language import ID
from sandtable.imperium.modules.ploys.hidden import still_there
from sandtable.imperium.modules.ploys.module import ploys_of
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.conditions import Asked
from sandtable.imperium.rules.capabilities import Combat
from sandtable.imperium.rules.catalog import NODES, OF_INTRIGUE
from sandtable.imperium.rules.draws import draw_intrigue
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import opposed
from sandtable.imperium.rules.state import INTRIGUE_LUCK, Frame, State
from sandtable.imperium.rules.vocabulary import each_once
from sandtable.scenario_expect import SEATS

LOOKED_AT: Final = 2
ASK_KEEP: Final = given(ID, "keep")  # a: node


class IntrigueMemory(Component):
    """Which seats have played a Combat card in the current Conflict: `played` has them as bits."""

    def __init__(self) -> None:
        self.played: int = 0

    def clone(self) -> IntrigueMemory:
        copy = IntrigueMemory()
        copy.played = self.played
        return copy

    def pack(self) -> list[Any]:
        return [self.played]

    def unpack(self, data: list[Any]) -> None:
        (played,) = data
        self.played = int(played)

    def seen_by(self, s: State, seat: int) -> IntrigueMemory:
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        pass  # all of it is public

    def facts(self, s: State) -> dict[str, Any]:
        return {"combat_cards": [seat for seat in range(len(s.players)) if (self.played >> seat) & 1]}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `combat_cards` lists the seats that have played a Combat card in this Conflict."""
        for name in given:
            if name != "combat_cards":
                raise BadScenario(f"given.{ID}: there is no {name!r}, only combat_cards")
        self.played = sum(1 << int(seat) for seat in given.get("combat_cards", []))

    def fault(self, s: State) -> str:
        return "" if 0 <= self.played < 1 << len(s.players) else f"Combat cards of {self.played:b}"

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        n = len(s.players)
        for step in range(n):
            sheet.number((self.played >> ((seat + step) % n)) & 1)
        sheet.blank(s.rules.parties - n)
        sheet.tally(known_top(s, seat), s.rules.of(INTRIGUE).place, len(s.rules.intrigues))


def memory_of(s: State) -> IntrigueMemory:
    return cast(IntrigueMemory, s.parts[s.rules.part[ID]])


# --- looking at the deck -----------------------------------------------------------------
def known_top(s: State, seat: int) -> list[int]:
    """Return the kinds of the two top cards of the Intrigue deck, the top one first, leaving out cards that the seat
    does not know."""
    least = len(s.intrigue_deck) - LOOKED_AT
    found = [(place, kind) for who, kind, place in still_there(s, ploys_of(s).known) if who == seat and place >= least]
    return [kind for _, kind in sorted(found, reverse=True)]


class ChooseIntrigue(Leaf):
    """Effect: look at the two top cards of the Intrigue deck, keep one and put the other back on top."""

    name = "choose_intrigue"
    alone = True

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not s.intrigue_deck and not s.intrigue_discard

    def do(self, s: State, seat: int, node: Effect) -> None:
        if len(s.intrigue_deck) < LOOKED_AT and s.intrigue_discard:
            self._put_under(s, seat)
        deck = s.intrigue_deck
        if len(deck) < LOOKED_AT:
            draw_intrigue(s, seat, len(deck))
            return
        part = ploys_of(s)
        places = range(len(deck) - LOOKED_AT, len(deck))
        part.known = [entry for entry in still_there(s, part.known) if entry[0] != seat or entry[2] not in places]
        part.known += [(seat, deck[place], place) for place in places]
        s.learnt += 1
        s.stack.append((ASK_KEEP, seat, node.id, 0, 0))

    def _put_under(self, s: State, seat: int) -> None:
        """Shuffle the Intrigue discard pile and put it under the rest of the deck (IMM-17.11)."""
        under = s.intrigue_discard
        s.intrigue_discard = []
        s.chance.shuffle(INTRIGUE_LUCK, under)
        part = ploys_of(s)
        part.known = [(who, kind, place + len(under)) for who, kind, place in still_there(s, part.known)]
        s.intrigue_deck = under + s.intrigue_deck
        if s.journal is not None:
            s.note("intrigue_shuffle", seat, len(under))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no cards

    def tokens(self, node: Effect) -> list[str]:
        return [str(LOOKED_AT), "intrigue", "right", "1", "intrigue"]


class Keep(Question):
    """Ask which of the two Intrigue cards looked at to keep."""

    def __init__(self) -> None:
        super().__init__(ASK_KEEP, "keep_intrigue", "IMM-16.11", ABOUT_NODE, asked_by=("choose_intrigue",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(known_top(s, frame[1]), s.rules.intrigue_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        """Draw the chosen card from the deck, which counts as drawing one card (IMM-16.11); the seat still knows the
        other card."""
        seat = frame[1]
        kept = s.rules.kind[action]
        deck = s.intrigue_deck
        at = len(deck) - 1 if deck[-1] == kept else len(deck) - LOOKED_AT
        s.cause = NODES[frame[2]].thing
        del deck[at]
        s.players[seat].intrigue.append(kept)
        part = ploys_of(s)
        part.known = [(who, kind, place - 1 if place > at else place) for who, kind, place in part.known if place != at]
        if s.journal is not None:
            s.note("intrigue", seat, 1, OF_INTRIGUE | kept, 1 << seat)
            s.note("intrigue_back", seat, 1, OF_INTRIGUE | deck[-1], 1 << seat)

    def hidden(self, s: State, seat: int) -> bool:
        return True


# --- Combat cards ------------------------------------------------------------------------
class OpponentPlayedCombatCard(Asked):
    """The condition that an opponent has played a Combat card in the current Conflict."""

    name = "opponent_played_combat_card"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        played = memory_of(s).played
        return any((played >> other) & 1 and opposed(s, seat, other) for other in range(len(s.players)))

    def tokens(self, cond: Cond) -> list[str]:
        return ["person", "intrigue", "combat"]


class CombatMemory(Combat):
    def combat_begins(self, s: State) -> None:
        memory_of(s).played = 0

    def card_played(self, s: State, seat: int, kind: int) -> None:
        memory_of(s).played |= 1 << seat

    def combat_over(self, s: State, winner: int) -> None:
        memory_of(s).played = 0


class IntrigueMemoryModule(Module):
    def component(self, rules: Ruleset, seats: int) -> IntrigueMemory:
        return IntrigueMemory()

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [
            ("combat_card_played", rules.parties, 1, "1 for each party that has played a Combat card in this Conflict"),
            ("intrigue_on_top", len(rules.intrigues), 2, "those of the two top Intrigue cards that the seat knows"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"combat_cards": SEATS}


declare(Keep(), module=ID)
declare_event("intrigue_back", "IMM-16.11", ID)
add_records([ChooseIntrigue()])
add_records([OpponentPlayedCombatCard()])
register(
    IntrigueMemoryModule(ID),
    CombatMemory(),
    judged_by=("sandtable.imperium.modules.intrigue_memory.worth",),
    told_by="sandtable.imperium.modules.intrigue_memory.telling",
)
