"""Read the scores of a finished game from its events: sources of points, points by round, cards acquired.

A source of points is

- `start`: the points that everybody starts with;
- `influence:fremen`, `alliance:guild`: reaching a level, holding the token (less the points lost again);
- `conflict:grand_vision`, `card:…`, `intrigue:…`, `leader:…`, `space:…`: the piece that gave the points;
- `trade`: goods that solo Rivals trade in.
"""

from __future__ import annotations

from typing import Any

from sandtable.core.events import Event
from sandtable.imperium.rules.catalog import CARDS, KIND_OF, LEADERS, RIVALS, TRACKS, thing_name
from sandtable.imperium.rules.event_rules import POINTS_AFTER
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NO_LEADER, Player


class _Reading:
    """The statistics of one game, collected by one pass over its events."""

    __slots__ = ("cards", "sources", "gained", "_levels", "_due", "_now", "_row")

    def __init__(self, game: Game, events: list[Event]) -> None:
        n = len(game.players)
        self.cards: list[list[str]] = [[] for _ in range(n)]
        self.sources: list[dict[str, int]] = [{} for _ in range(n)]
        self.gained: list[list[int]] = [[0] * max(1, game.round) for _ in range(n)]
        self._now = 0  # the current round, counted from 0
        self._row: list[tuple[int, str]] = []  # the last events in a row that POINTS_AFTER names, with their seats
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
            source = self._just_before(seat) or self._source(event)
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
        elif kind in POINTS_AFTER:
            self._row.append((seat, kind))
            return
        elif kind == "acquire" or kind == "foldspace":
            self.cards[seat].append(CARDS[event.thing & KIND_OF].id)
        self._row = []

    def _just_before(self, seat: int) -> str:
        """Return the source of points that a module has declared for the events directly before these points
        (`declare_points`), or an empty string."""
        for kind, (times, source) in POINTS_AFTER.items():
            if self._row == [(seat, kind)] * times:
                return source
        return ""

    def _source(self, event: Event) -> str:
        """Return the source of the points that a "vp" event gives or takes."""
        for i, (seat, points, way) in enumerate(self._due):
            if seat == event.seat and points == event.amount:
                del self._due[i]
                return way
        return thing_name(event.cause) or "other"


def results(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    """Return the results of a finished game: for each party that can win, its Leader, the cards it acquired, its points
    by source, and its points after each round.

    `events` are all events of the game.
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
    """Return the id of a party's Leader.

    For a player it is the starting side of the Leader card, for a Rival its Rival card or Leader; it is empty if the
    party has neither.
    """
    if p.rival_card:
        return RIVALS[p.rival_card & KIND_OF].id
    return LEADERS[p.leader].back_of or LEADERS[p.leader].id if p.leader != NO_LEADER else ""
