"""The statistics of a classic game in the arena: factions, cards bought and strongholds held at the end.

A source of points is `territory:arrakeen`, a stronghold held at the end, or `technology`, all three tokens together
(CLA-24.5). Points are counted only at the end, so there are no points by round. `cast` deals the factions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.classic.content.factions import FACTIONS
from sandtable.classic.content.map import TERRITORIES
from sandtable.classic.content.treachery import TREACHERY
from sandtable.classic.meta import META
from sandtable.classic.rules.board import strongholds_of
from sandtable.classic.rules.choice import choice_for
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import TREACHERY_WORD
from sandtable.core.dealing import evenly
from sandtable.core.events import Event

FACTION_SALT: Final = 0xFAC7


def cast(options: Mapping[str, Any], block: int, seed: int, title: str = META.id) -> dict[str, Any]:
    """Return the options of one block of games: random factions are dealt evenly over blocks, given ones stay."""
    if options["factions"] != "random":
        return dict(options)
    dealt = evenly(list(choice_for(title, options).pool), options["seats"], block, seed ^ FACTION_SALT)
    return {**options, "factions": [FACTIONS[number].id for number in dealt]}


def parties(game: Game) -> int:
    return game.seats


def results(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    """Return a dict for each seat: its faction, the treachery cards it bought, the strongholds it held at the end."""
    bought: list[list[str]] = [[] for _ in range(game.seats)]
    for event in events:
        if event.kind == "bought":
            bought[event.seat].append(TREACHERY[event.thing - TREACHERY_WORD].id)
    out = []
    for seat in range(game.seats):
        sources = {f"territory:{TERRITORIES[territory].id}": 1 for territory in strongholds_of(game, seat)}
        if game.rules.technology and game.tokens.count(seat) == len(game.tokens):
            sources["technology"] = 1
        faction = FACTIONS[game.factions[seat]].id
        out.append({"leader": faction, "cards": bought[seat], "sources": sources, "points_by_round": []})
    return out


def _names() -> dict[str, str]:
    names = {"technology": "All technology tokens"}
    names |= {f"leader:{faction.id}": faction.name for faction in FACTIONS}
    names |= {f"card:{card.id}": card.name for card in TREACHERY}
    names |= {f"territory:{territory.id}": territory.name for territory in TERRITORIES}
    return names


NAMES: Final[dict[str, str]] = _names()


def name(id: str) -> str:
    """Return the readable name of a source of points, or of a faction written `leader:atreides` by the arena."""
    return NAMES.get(id, id)
