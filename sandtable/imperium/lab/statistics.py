"""Collect statistics of a game for the arena: Leaders, cards acquired, sources of points.

This file also deals Leaders for balanced matches. From the part `statistics` of a title, the arena uses only `cast`,
`parties`, `results` and `name`; `tell/scores.py` describes the sources of points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.dealing import evenly
from sandtable.imperium.language.sorts import SORTS
from sandtable.imperium.meta import META
from sandtable.imperium.rules.catalog import (
    LEADERS,
    TRACKS,
)
from sandtable.imperium.rules.event_rules import SOURCE_NAMES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.tell.scores import results as results

LEADER_SALT: Final = 0x1EADE2


# --- Leaders for balanced matches --------------------------------------------------------
def cast(options: Mapping[str, Any], block: int, seed: int, title: str = META.id) -> dict[str, Any]:
    """Return the options for the games of block number `block`, with Leaders drawn in place of `random`; Leaders named
    in the options stay.

    Over many blocks each Leader appears equally often. `seed` is the seed of the whole match.
    """
    if options["leaders"] != "random":
        return dict(options)
    rivals = options.get("rivals")
    kept = rivals if isinstance(rivals, list | tuple) else ()
    rules = ruleset_for(title, options)
    fixed = {seat: kind for module in rules.setups for seat, kind in module.leaders(rules).items()}
    there = [kind for kind in rules.leaders if kind not in fixed.values()]
    pool = [kind for kind in there if LEADERS[kind].id not in kept]
    dealt = iter(evenly(pool, options["seats"] - len(fixed), block, seed ^ LEADER_SALT))
    kinds = [fixed[seat] if seat in fixed else next(dealt) for seat in range(options["seats"])]
    return {**options, "leaders": [LEADERS[kind].id for kind in kinds]}


def parties(game: Game) -> int:
    """Return the number of parties that can win: all players, and Rivals that compete."""
    return sum(1 for p in game.players if p.competes())


# --- names -------------------------------------------------------------------------------
_NAMES: Final = {"start": "At the start", "trade": "Turned in", "other": "Other"}
_OF_TRACKS: Final = {"influence": "Influence with", "alliance": "Alliance with"}


def name(id: str) -> str:
    """Return a readable name of a source of points, or of a piece such as `leader:paul_atreides`."""
    prefix, _, which = id.partition(":")
    if not which:
        return _NAMES.get(id) or SOURCE_NAMES.get(id, id)
    if prefix in _OF_TRACKS:
        return next((f"{_OF_TRACKS[prefix]} {track.name}" for track in TRACKS if track.id == which), id)
    for sort in SORTS:
        if sort is not None and sort.prefix == prefix:
            for piece in sort.pieces:
                if piece.id == which:
                    alike = sum(other.name == piece.name for other in sort.pieces)
                    return piece.name if alike == 1 else f"{piece.name} ({which})"
    return id
