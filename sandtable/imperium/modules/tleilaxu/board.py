"""The Tleilaxu track, the Axolotl tanks and the cards of the Tleilaxu Row: the component of the module `tleilaxu`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import NOTHING
from sandtable.imperium.modules.tleilaxu.language import ID, RUNG, RUNGS, TLEILAXU_DECK, TLEILAXU_RESERVE
from sandtable.imperium.rules.catalog import CARDS, OF_CARD
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.module import Component
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, NO_CARD, NOBODY, State
from sandtable.imperium.rules.units import TROOP, owned_by

OPEN: Final = 2  # cards dealt to the Tleilaxu Row besides the one that stays there (IMM-1.5)
NO_TOKEN: Final = -1  # in place of a step: the party has no Tleilaxu token


class Tleilaxu(Component):
    """The component of the Bene Tleilax board without the research track.

    - `step`: by party, the step of its Tleilaxu token, or NO_TOKEN.
    - `specimens`: by party, the number of its troops in the tanks.
    - `spice`: the spice left on each step.
    - `row`: the two open cards, left and right; NO_CARD is a gap that cannot be filled.
    - `deck`: the deck, its top card last.
    - `pool`: in views, the cards of the hidden deck, which everybody can know, in no particular order.
    """

    def __init__(self, parties: int) -> None:
        self.step: list[int] = [NO_TOKEN] * parties
        self.specimens: list[int] = [0] * parties
        self.spice: list[int] = []
        self.row: list[int] = []
        self.deck: list[int] = []
        self.pool: list[int] = []

    def clone(self) -> Tleilaxu:
        copy = Tleilaxu(0)
        copy.step = self.step[:]
        copy.specimens = self.specimens[:]
        copy.spice = self.spice[:]
        copy.row = self.row[:]
        copy.deck = self.deck[:]
        copy.pool = self.pool[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.step, self.specimens, self.spice, self.row, self.deck, self.pool]

    def unpack(self, data: list[Any]) -> None:
        step, specimens, spice, row, deck, pool = data
        self.step = [int(n) for n in step]
        self.specimens = [int(n) for n in specimens]
        self.spice = [int(n) for n in spice]
        self.row = [int(kind) for kind in row]
        self.deck = [int(kind) for kind in deck]
        self.pool = [int(kind) for kind in pool]
        if len(self.step) != len(self.specimens):
            raise DamagedData("every party has a number of steps and of specimens")
        for kind in self.row + self.deck:
            if not -1 <= kind < len(CARDS):
                raise DamagedData(f"there is no card {kind}")

    def seen_by(self, s: State, seat: int) -> Tleilaxu:
        """Return a copy that hides the order of the deck."""
        seen = self.clone()
        seen.deck = [HIDDEN] * len(self.deck)
        seen.pool = sorted(self.deck)
        return seen

    def opened(self, s: State) -> Tleilaxu:
        return self.seen_by(s, NOBODY)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        self.deck, self.pool = self.pool, []
        rng.shuffle(self.deck)

    def facts(self, s: State) -> dict[str, Any]:
        return {
            "step": self.step,
            "specimens": self.specimens,
            "spice": sum(self.spice),
            "row": [CARDS[kind].id if kind != NO_CARD else None for kind in self.row],
            "deck": len(self.deck),
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario.

        `step` and `specimens` have a number by seat, `{0: 3}`; `row` names the open cards, left and right; `deck` lists
        the next cards, from the top, and `[]` empties it; `spice` is the amount left on each step of the track that
        starts with spice.
        """
        for key in given:
            if key not in ("step", "specimens", "row", "deck", "spice"):
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are step, specimens, row, deck, spice")
        tables = tleilaxu_tables(s.rules)
        for field, most in (("step", tables.top), ("specimens", TROOP.supply)):
            own: list[int] = getattr(self, field)
            for seat, n in given.get(field, {}).items():
                if seat not in range(len(own)) or not 0 <= n <= most:
                    raise BadScenario(f"given.{ID}.{field}: {seat!r}: {n!r} is no number of a seat from 0 to {most}")
                own[seat] = n
        if "spice" in given:
            self.spice = [given["spice"] if n else 0 for n in tables.spice]
        self._place_cards(s, given)

    def _place_cards(self, s: State, given: Mapping[str, Any]) -> None:
        """Put the cards that a scenario names into the Tleilaxu Row and on top of the deck; the other cards keep their
        order."""
        elsewhere = owned_or_gone(s)
        left = [kind for kind in self.deck + self.row[::-1] if kind != NO_CARD and kind not in elsewhere]
        named: list[list[int]] = []
        for where in ("row", "deck"):
            named.append([])
            for name in given.get(where, []):
                kind = s.rules.card.get(name, NO_CARD)
                if kind not in left:
                    raise BadScenario(f"given.{ID}.{where}: {name!r} is no Tleilaxu card that is left")
                left.remove(kind)
                named[-1].append(kind)
        if given.get("deck") == []:
            s.trashed += left
            left = []
        self.row = named[0]
        self.deck = left + named[1][::-1]

    def settle(self, s: State) -> None:
        """Remove from the deck and the Tleilaxu Row the cards that a scenario has given to players, and fill the
        Row."""
        elsewhere = owned_or_gone(s)
        self.deck = [kind for kind in self.deck if kind not in elsewhere]
        self.row = [kind for kind in self.row if kind not in elsewhere and kind != NO_CARD]
        while len(self.row) < OPEN:
            self.row.append(self.deck.pop() if self.deck else NO_CARD)

    def fault(self, s: State) -> str:
        tables = tleilaxu_tables(s.rules)
        for seat, p in enumerate(s.players):
            if (self.step[seat] != NO_TOKEN) != has_token(s, seat):
                return f"seat {seat} has a token, or lacks one: {self.step}"
            if self.step[seat] > tables.top or self.specimens[seat] < 0:
                return f"seat {seat}: step {self.step[seat]}, {self.specimens[seat]} specimens"
            if self.specimens[seat] and p.rival:
                return f"a Rival has specimens: {self.specimens}"
        for n, least in zip(self.spice, tables.spice, strict=True):
            if not 0 <= n <= least:
                return f"spice on the Tleilaxu track: {self.spice}"
        if s.round and len(self.row) != OPEN:
            return f"the Tleilaxu Row has {len(self.row)} places"
        if NO_CARD in self.row and self.deck:
            return f"a gap in the Tleilaxu Row, and {len(self.deck)} cards in its deck"
        for kind in self.row + self.deck:
            if kind != NO_CARD and CARDS[kind].source != TLEILAXU_DECK:
                return f"{CARDS[kind].id} is no Tleilaxu card"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        sheet.around(self.step, seat, s.rules.parties)
        sheet.around(self.specimens, seat, s.rules.parties)
        sheet.number(sum(self.spice))
        tables = tleilaxu_tables(s.rules)
        for at in range(OPEN):
            sheet.tally(self.row[at : at + 1], tables.place, len(tables.kinds))
        sheet.number(len(self.deck))


def owned_or_gone(s: State) -> list[int]:
    """Return the kinds of all Tleilaxu cards that players own or that have left the game, once per copy."""
    found = s.trashed[:]
    for p in s.players:
        found += p.hand + p.deck + p.discard + p.play
    return found


class TleilaxuTables:
    """The Bene Tleilax board of one ruleset.

    - `kinds`: the kinds of the cards in the Tleilaxu deck; `place`: by kind, the index in that list.
    - `fixed`: the kinds of the cards that always stay in the Tleilaxu Row.
    - `rungs`, `rewards`, `spice`: by step of the track, its kind, the node of its bonus, and the spice there at the
      start.
    - `top`: the number of the last step.
    - `back`: the word that takes a specimen back.
    - `has_bonus`, `since`: for bots, by step, whether it has a bonus, and the last step before it with a bonus.
    """

    __slots__ = ("kinds", "place", "fixed", "rewards", "rungs", "spice", "top", "back", "has_bonus", "since")

    def __init__(self, rules: Ruleset) -> None:
        own = sorted((RUNGS[kind].step, kind) for kind in rules.of(RUNG).kinds)
        self.kinds: list[int] = [kind for kind in rules.cards if CARDS[kind].source == TLEILAXU_DECK]
        self.place: list[int] = [NOT_IN] * len(CARDS)
        for place, kind in enumerate(self.kinds):
            self.place[kind] = place
        self.fixed: list[int] = [kind for kind in rules.cards if CARDS[kind].source == TLEILAXU_RESERVE]
        self.rungs: list[int] = [kind for _, kind in own]
        self.rewards: list[int] = [RUNGS[kind].reward.id for kind in self.rungs]
        self.spice: list[int] = [RUNGS[kind].spice for kind in self.rungs]
        self.top: int = len(self.rungs) - 1
        self.has_bonus: list[bool] = [RUNGS[kind].reward.op != NOTHING for kind in self.rungs]
        self.since: list[int] = [max([0, *(n for n in range(step) if self.has_bonus[n])]) for step, _ in own]
        self.back: int = rules.vocabulary.numbers[TAKE_BACK]


TAKE_BACK: Final = "take_back:specimen"  # the word that takes a specimen back


def tleilaxu_tables(rules: Ruleset) -> TleilaxuTables:
    return cast(TleilaxuTables, rules.tables[rules.part[ID]])


def tleilaxu_of(s: State) -> Tleilaxu:
    return cast(Tleilaxu, s.parts[s.rules.part[ID]])


def has_token(s: State, seat: int) -> bool:
    """Tell whether the party has a token on the Tleilaxu track: players with troops have one, and Rivals against a
    single player (IMM-11.2, 11.8, 13.2)."""
    if s.players[seat].rival:
        return s.seats == 1
    return owned_by(s, seat, TROOP) > 0


def refill(s: State, at: int) -> None:
    """Fill the gap `at` (0: left, 1: right) of the Tleilaxu Row from the deck at once, if the deck has a card
    (IMM-6.5)."""
    part = tleilaxu_of(s)
    if not part.deck:
        part.row[at] = NO_CARD
        return
    kind = part.row[at] = part.deck.pop()
    s.learnt += 1
    if s.journal is not None:
        s.note("tleilaxu_row", NOBODY, 1, OF_CARD | kind)
