"""Collect statistics of a game for the arena: Leaders, cards acquired, sources of points.

This module also deals Leaders for balanced matches. Of a title's `statistics` module, the arena uses only `cast`,
`parties`, `results` and `name`.

A source of points is

- `start`: the points that everybody starts with;
- `influence:fremen`, `alliance:guild`: reaching a level, holding the token (less the points lost again);
- `conflict:grand_vision`, `card:…`, `intrigue:…`, `leader:…`, `space:…`: the piece that gave the points;
- `trade`: goods that solo Rivals trade in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.dealing import evenly
from sandtable.core.events import Event
from sandtable.imperium.meta import META
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    KIND_OF,
    LEADERS,
    RIVALS,
    SPACES,
    TRACKS,
    thing_name,
)
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import NO_LEADER, Player

LEADER_SALT: Final = 0x1EADE2


# --- Leaders for balanced matches --------------------------------------------------------
def cast(options: Mapping[str, Any], block: int, seed: int, title: str = META.id) -> dict[str, Any]:
    """Return the options of one block of games; random Leaders are dealt evenly, named ones stay."""
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


# --- events ------------------------------------------------------------------------------
class _Reading:
    """The statistics of one game, collected in one pass over its events."""

    __slots__ = ("cards", "sources", "gained", "_levels", "_due", "_now", "_turned")

    def __init__(self, game: Game, events: list[Event]) -> None:
        n = len(game.players)
        self.cards: list[list[str]] = [[] for _ in range(n)]
        self.sources: list[dict[str, int]] = [{} for _ in range(n)]
        self.gained: list[list[int]] = [[0] * max(1, game.round) for _ in range(n)]
        self._now = 0  # the current round, counted from 0
        self._turned: list[int] = []  # the seats whose cards with battle icons were just turned face down
        self._due: list[tuple[int, int, str]] = []  # expected points: seat, number, source
        self._levels = [p.influence[:] for p in game.players]
        for event in events:  # go back to the Influence at the start
            if event.kind == "influence":
                self._levels[event.seat][TRACKS[event.thing & KIND_OF].faction] -= event.amount
        for event in events:
            self._read(event)

    def _read(self, event: Event) -> None:
        kind = event.kind
        seat = event.seat
        if kind == "vp":
            # Two turned cards in a row are a pair; a single one is a cost.
            source = "icons" if self._turned == [seat, seat] else self._source(event)
            self.sources[seat][source] = self.sources[seat].get(source, 0) + event.amount
            self.gained[seat][self._now] += event.amount
        elif kind == "round":
            self._now = event.amount - 1
        elif kind == "influence":
            track = TRACKS[event.thing & KIND_OF]
            old = self._levels[seat][track.faction]
            now = self._levels[seat][track.faction] = old + event.amount
            points = track.standing[now] - track.standing[old]
            if points:
                self._due.append((seat, points, "influence:" + track.id))
        elif kind == "alliance" or kind == "alliance_lost":
            track = TRACKS[event.thing & KIND_OF]
            points = track.alliance_points if kind == "alliance" else -track.alliance_points
            self._due.append((seat, points, "alliance:" + track.id))
        elif kind == "trade_in":
            self._due.append((seat, event.amount, "trade"))
        elif kind == "icon_turned":
            self._turned.append(seat)
            return
        elif kind == "acquire" or kind == "foldspace":
            self.cards[seat].append(CARDS[event.thing & KIND_OF].id)
        self._turned = []

    def _source(self, event: Event) -> str:
        """Return the source of the points in this event."""
        for i, (seat, points, way) in enumerate(self._due):
            if seat == event.seat and points == event.amount:
                del self._due[i]
                return way
        return thing_name(event.cause) or "other"


def parties(game: Game) -> int:
    """Return the number of parties that can win, including Rivals that compete."""
    return sum(1 for p in game.players if p.competes())


def results(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    """Return the results of each party that can win: its Leader, its acquired cards, its sources of points, and its
    points after each round.

    `events` are all events of a finished game.
    """
    read = _Reading(game, events)
    out = []
    for seat, p in enumerate(game.players):
        if not p.competes():
            continue
        sources = read.sources[seat]
        start = p.vp - sum(sources.values())
        if start:
            sources["start"] = start
        after = []
        total = start
        for points in read.gained[seat]:
            total += points
            after.append(total)
        out.append(
            {
                "leader": _leader(p),
                "cards": read.cards[seat],
                "sources": {source: points for source, points in sources.items() if points},
                "points_by_round": after,
            }
        )
    return out


def _leader(p: Player) -> str:
    """Return the Leader of a party: for a player the starting side of the Leader card, for a Rival its card, or
    nobody."""
    if p.rival_card:
        return RIVALS[p.rival_card & KIND_OF].id
    return LEADERS[p.leader].back_of or LEADERS[p.leader].id if p.leader != NO_LEADER else ""


# --- names -------------------------------------------------------------------------------
def _names() -> dict[str, str]:
    names = {"start": "At the start", "trade": "Turned in", "icons": "Battle icons", "other": "Other"}
    for track in TRACKS:
        names["influence:" + track.id] = f"Influence with {track.name}"
        names["alliance:" + track.id] = f"Alliance with {track.name}"
    for sort, pieces in (
        ("card", CARDS),
        ("intrigue", INTRIGUE),
        ("conflict", CONFLICTS),
        ("leader", LEADERS),
        ("space", SPACES),
    ):
        alike = Counter(piece.name for piece in pieces)
        for piece in pieces:
            names[f"{sort}:{piece.id}"] = piece.name if alike[piece.name] == 1 else f"{piece.name} ({piece.id})"
    return names


NAMES: Final[dict[str, str]] = _names()


def name(id: str) -> str:
    """Return a readable name of a source, or of a piece such as `leader:paul_atreides`."""
    return NAMES.get(id, id)
