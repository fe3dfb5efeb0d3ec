"""The House Hagal deck and the cards turned up from it (IMP-17.3, 17.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.family import HAGAL as HAGAL_CARD
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HAGAL_TWO
from sandtable.imperium.rules.catalog import HAGAL, OF_HAGAL
from sandtable.imperium.rules.module import place_of
from sandtable.imperium.rules.placing import Supply, known, names
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import COMBAT, HAGAL_LUCK, HIDDEN, NOBODY, SETUP, State
from sandtable.imperium.rules.table_module import PlacedField, TableComponent, TableModule

ID: Final = "house_hagal"
PLACE: Final = place_of(ID)
MOST_PLAYERS: Final = 2  # most players in a game with House Hagal
MOST_CARDS: Final = 99  # in an observation


class HagalDeck(TableComponent):
    """The House Hagal deck: `deck` has the kinds of its cards, the top card last; `discard` those turned up since the
    last shuffle, in order."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.discard: list[int] = []

    def clone(self) -> HagalDeck:
        copy = HagalDeck()
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.deck, self.discard]

    def unpack(self, data: list[Any]) -> None:
        deck, discard = data
        self.deck = [int(kind) for kind in deck]
        self.discard = [int(kind) for kind in discard]

    def seen_by(self, s: State, seat: int) -> HagalDeck:
        """Return a copy in which the cards of the deck are hidden from everybody."""
        copy = HagalDeck()
        copy.deck = [HIDDEN] * len(self.deck)
        copy.discard = self.discard[:]
        return copy

    def opened(self, s: State) -> HagalDeck:
        return self.seen_by(s, NOBODY)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        if self.deck:
            left = full_deck(s)
            for kind in self.discard:
                left.remove(kind)
            rng.shuffle(left)
            self.deck = left

    def table_facts(self, s: State, face_up: bool) -> dict[str, Any]:
        deck = [HAGAL[kind].id for kind in self.deck] if face_up else len(self.deck)
        return {"hagal_deck": deck, "hagal_discard": [HAGAL[kind].id for kind in self.discard]}

    def place_on_table(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up the deck of a scenario: `hagal_deck` lists the cards on top, the topmost first."""
        where = "given.hagal_deck"
        supply = Supply(self.deck, "the House Hagal deck")
        top = [
            supply.take(known(name, s.rules.hagal_kind, "House Hagal card", where), name, where)
            for name in names(given.get("hagal_deck", []), where)
        ]
        self.deck = supply.kinds + top[::-1]

    def fault(self, s: State) -> str:
        return "" if sorted(self.deck + self.discard) == sorted(full_deck(s)) else "the cards are not conserved"

    def mark(self, s: State, seat: int, columns: list[list[int]], sheet: Sheet) -> None:
        sheet.mark(columns[0][0], min(len(self.deck), MOST_CARDS))
        sheet.mark(columns[1][0], min(len(self.discard), MOST_CARDS))
        places = s.rules.of(HAGAL_CARD).place
        for kind in self.discard:
            sheet.mark(columns[2][0] + places[kind])


class NoDeck(HagalDeck):
    """The component of games without House Hagal; nothing changes it, so that all games share it."""

    def clone(self) -> NoDeck:
        return self

    def seen_by(self, s: State, seat: int) -> NoDeck:
        return self

    def unpack(self, data: list[Any]) -> None:
        """Do nothing, since there are no cards."""

    def place_on_table(self, s: State, given: Mapping[str, Any]) -> None:
        if "hagal_deck" in given:
            raise BadScenario("given.hagal_deck: House Hagal plays with one or two seats only")

    def fault(self, s: State) -> str:
        return ""

    def mark(self, s: State, seat: int, columns: list[list[int]], sheet: Sheet) -> None:
        """Do nothing, since there are no cards."""


NO_DECK: Final = NoDeck()


class HagalModule(TableModule):
    def component(self, rules: Ruleset, seats: int) -> HagalDeck:
        return HagalDeck() if seats <= MOST_PLAYERS else NO_DECK

    def placed_fields(self, rules: Ruleset) -> list[PlacedField]:
        copies = max((HAGAL[kind].copies for kind in rules.hagal), default=1)
        kinds = max(len(rules.hagal), 1)  # a list has at least one entry
        turned = "House Hagal cards turned up"
        return [
            PlacedField("intrigue_deck", "hagal_deck", 1, MOST_CARDS, "cards in the House Hagal deck"),
            PlacedField(
                "intrigue_discard_size", "hagal_discard_size", 1, MOST_CARDS, f"{turned} since the last shuffle"
            ),
            PlacedField("intrigue_discard", "hagal_discard", kinds, copies, f"{turned}: how many of each kind"),
        ]

    def table_keys(self, rules: Ruleset) -> dict[str, Any]:
        from sandtable.scenario_expect import many

        return {"hagal_deck": many(rules.hagal_kind), "hagal_discard": many(rules.hagal_kind)}


def hagal_of(s: State) -> HagalDeck:
    return cast(HagalDeck, s.parts[s.rules.place[PLACE]])


def full_deck(s: State) -> list[int]:
    """Return the kinds of all House Hagal cards of this game, once per copy."""
    return s.rules.hagal_decks[HAGAL_SOLO if s.seats == 1 else HAGAL_TWO][:]


def shuffle_deck(s: State) -> None:
    """Shuffle all House Hagal cards of this game into a new deck (IMP-17.4)."""
    hagal = hagal_of(s)
    hagal.deck = full_deck(s)
    hagal.discard = []
    s.chance.shuffle(HAGAL_LUCK, hagal.deck)
    if s.journal is not None:
        setting_up = s.phase == SETUP
        step = ("setup_two" if s.seats == 2 else "setup") if setting_up else ""
        s.note("hagal_shuffle", NOBODY, len(hagal.deck), step=step)


def turn_up(s: State, seat: int) -> int:
    """Turn up the next House Hagal card for the Rival `seat` and return its kind; the card Reshuffle or an empty deck
    first makes a new deck."""
    hagal = hagal_of(s)
    while True:
        if not hagal.deck:
            shuffle_deck(s)
        kind = hagal.deck.pop()
        hagal.discard.append(kind)
        s.learnt += 1
        s.cause = OF_HAGAL | kind
        if s.journal is not None:
            s.note("hagal_card", seat, 1, OF_HAGAL | kind, step="combat" if s.phase == COMBAT else "")
        if not HAGAL[kind].reshuffle:
            return kind
        if s.trace is not None:
            s.trace.add(HAGAL[kind].effect.id)
        shuffle_deck(s)
