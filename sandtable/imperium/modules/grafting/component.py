"""The component of grafting: the card with the icons of Dispatch an Envoy, and cards that return to hand (IMM-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.family import CARD
from sandtable.imperium.modules.grafting.language import ID
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.module import Component
from sandtable.imperium.rules.state import NO_CARD, State


class Grafting(Component):
    """The component of grafting.

    - `returns`: by seat, the kinds of its cards in play that go back to its hand when its Reveal turn begins
      (IMM-7.12).
    - `envoy`: the card of this turn's pair that has the icons of Dispatch an Envoy, or NO_CARD (IMM-14.2).
    """

    def __init__(self, parties: int) -> None:
        self.returns: list[list[int]] = [[] for _ in range(parties)]
        self.envoy: int = NO_CARD

    def clone(self) -> Grafting:
        copy = Grafting(0)
        copy.returns = [cards[:] for cards in self.returns]
        copy.envoy = self.envoy
        return copy

    def pack(self) -> list[Any]:
        return [self.returns, self.envoy]

    def unpack(self, data: list[Any]) -> None:
        returns, envoy = data
        self.returns = [[int(kind) for kind in cards] for cards in returns]
        self.envoy = int(envoy)

    def seen_by(self, s: State, seat: int) -> Grafting:
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        pass  # all of it is public

    def facts(self, s: State) -> dict[str, Any]:
        coming = {CARDS[kind].id for cards in self.returns for kind in cards}
        return {
            "returns": {
                id: [seat for seat, cards in enumerate(self.returns) if s.rules.card[id] in cards]
                for id in sorted(coming)
            },
            "lent": [CARDS[s.lent].id] if s.lent != NO_CARD else [],
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up an empty component; refuse any content, since a scenario cannot contain grafted pairs."""
        if given:
            raise BadScenario(f"given.{ID}: there is nothing to place, but {', '.join(given)} was given")
        self.returns = [[] for _ in s.players]

    def fault(self, s: State) -> str:
        if len(self.returns) != len(s.players):
            return f"cards come back to {len(self.returns)} seats"
        if self.envoy != NO_CARD and self.envoy not in s.turn_cards + s.joining and not s.stack:
            return f"the envoy's icons are on {self.envoy}"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        places = s.rules.of(CARD).place
        cards = len(s.rules.cards)
        sheet.tally(s.further_cards + s.joining, places, cards)
        sheet.tally([s.lent], places, cards)
        sheet.tally([self.envoy], places, cards)
        sheet.tally_around(self.returns, seat, s.rules.parties, places, cards)


def grafting_of(s: State) -> Grafting:
    return cast(Grafting, s.parts[s.rules.part[ID]])
