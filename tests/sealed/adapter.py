"""The scenario language of Sealed Bids: `anna sends 5 to north`, `ben stays`, `anna bids 2`, `anna pays 3`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.core.errors import BadScenario
from sandtable.core.parts import Several
from sandtable.scenario_expect import NUMBER, SEAT, Facts, Field, Seats, many, one_of
from tests.sealed.meta import META
from tests.sealed.pieces import CARDS, LOTS, MARKETS, VALUES
from tests.sealed.rules import AUCTION, OVER, PAY, SEND, Game, new

_CARDS: Final = [str(value) for value in VALUES]


class Scenarios:
    """The adapter of `sandtable.scenario`."""

    player_fields: Mapping[str, Field] = {"hand": many(_CARDS), "points": NUMBER, "cards": NUMBER, "bid": NUMBER}
    table_fields: Mapping[str, Field] = {
        "round": NUMBER,
        "lot": NUMBER,
        "first": SEAT,
        "phase": one_of((SEND, AUCTION, PAY, OVER)),
        "sealed": NUMBER,
    }
    verbs = ("anna sends 5 to north", "anna stays", "anna bids 2", "anna passes", "anna pays 3")
    decline = ("none", "pass")
    ends = ""

    def automated(self, seats: int) -> Sequence[str]:
        return ()

    def build(self, given: Mapping[str, Any], seats: Seats) -> Game:
        """The first round, with these hands; the first seat begins, unless told. `lot` is what is sold."""
        plain = dict(given)
        names = {str(name): seats.number(name) for name in plain if seats.is_seat(name)}
        hands = {seat: plain.pop(name)["hand"] for name, seat in names.items()}
        options = META.check({"seats": seats.count, **{k: plain.pop(k) for k in ("teams", "rounds") if k in plain}})
        plain.pop("seats", None)
        game = new(META.id, 0, options, listen=True)
        rest, lots = CARDS[:], LOTS[:]
        for seat, hand in hands.items():
            game.hands[seat] = sorted(hand)
        for hand in game.hands:
            for card in hand:
                if card not in rest:
                    raise BadScenario(f"given: there are not so many cards of {card!r}")
                rest.remove(card)
        game.deck = rest
        game.first = seats.number(plain.pop("first", seats.names[0]))
        game.lot = plain.pop("lot", 3)
        if game.lot not in lots:
            raise BadScenario(f"given.lot: there is no lot of {game.lot!r}")
        lots.remove(game.lot)
        game.lots = lots
        if plain:
            raise BadScenario(f"given: there is no {next(iter(plain))!r}; there are teams, rounds, first and lot")
        game.take_events()
        return game

    def options(self, new: Mapping[str, Any], seats: Seats) -> dict[str, Any]:
        return dict(new)

    def phrase(self, words: list[str], seats: Seats) -> list[tuple[str, ...]] | None:
        match words:
            case ["sends" | "send", card, "to", market] if card in _CARDS and market in MARKETS:
                return [(f"card:{card}",), (f"market:{market}",)]
            case ["stays" | "stay"]:
                return [("none",)]
            case ["bids" | "bid", number] if number.isdigit():
                return [(f"bid:{int(number)}",)]
            case ["passes" | "pass"]:
                return [("pass",)]
            case ["pays" | "pay", card] if card in _CARDS:
                return [(f"card:{card}",)]
        return None

    def stage(self, state: State) -> object:
        assert isinstance(state, Game)
        return state.round, state.phase

    def turn(self, state: State, seat: int) -> object:
        return self.stage(state)

    def declining(self, state: State, seat: int) -> str:
        words = state.decision(seat).words()
        return next((word for word in self.decline if word in words), "")

    def facts(self, state: State) -> Facts:
        assert isinstance(state, Game)
        table = {
            "round": state.round, "lot": state.lot, "first": state.first, "phase": state.phase, "sealed": state.sealed,
        }  # fmt: skip
        players = [
            {"hand": [str(card) for card in hand], "points": points, "cards": len(hand), "bid": bid}
            for hand, points, bid in zip(state.hands, state.points, state.bids, strict=True)
        ]
        return Facts(table, players)


def adapter(title: str, seats: int, several: Several = ()) -> Scenarios:
    return Scenarios()
