"""Statistics of a game of Sealed Bids for the arena: the sources of points, and their growth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.events import Event
from tests.sealed.pieces import MARKET_POINTS, thing_name
from tests.sealed.rules import Game


def cast(options: Mapping[str, Any], block: int, seed: int, title: str) -> dict[str, Any]:
    """The options of one block of games: nothing here is dealt to seats beforehand."""
    return dict(options)


def parties(game: Game) -> int:
    return game.seats


def results(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    """Return for each seat the sources of its points (`market:north`, `lot:3`) and its points after each round."""
    out: list[dict[str, Any]] = [{"sources": {}, "points_by_round": []} for _ in range(game.seats)]
    points = [0] * game.seats
    for event in events:
        gained = {"market": MARKET_POINTS, "sold": event.amount}.get(event.kind, 0)
        if gained and event.seat >= 0:
            points[event.seat] += gained
            sources = out[event.seat]["sources"]
            name = thing_name(event.thing)
            sources[name] = sources.get(name, 0) + gained
        elif (event.kind == "round" and event.amount > 1) or event.kind == "end":
            for seat, party in enumerate(out):
                party["points_by_round"].append(points[seat])
    return out


def name(id: str) -> str:
    """A source in English, for reports."""
    sort, _, which = id.partition(":")
    return f"{which.capitalize()} market" if sort == "market" else f"Lots of {which}"
