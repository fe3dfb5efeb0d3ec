"""Show a finished game to anybody: its scores, its record, and every position."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson

from sandtable.core.events import Event
from sandtable.core.fluent import Words, spoken
from sandtable.core.record import Record, as_json
from sandtable.core.record import opening as record_opening
from sandtable.server.errors import BadRequest, DamagedTable, NotOver, NotStarted
from sandtable.server.games.game import WORDS, Game, Row, moves_of
from sandtable.server.storage.table_info import OVER, WAITING, TableInfo
from sandtable.server.tables import damage
from sandtable.server.titles import table_of

Data = dict[str, Any]

ALL = "all"
LEVEL: Final = 6


def end(game: Game) -> Data:
    """Return the final scores, and the first lines of the record: the deal, whose hash was published at the start."""
    record = game.record
    opening = record_opening(record.title, record.version, record.options, record.seed, record.begin)
    return {**game.table.end(game.state, game.events, WORDS, game.names), "opening": opening}


def open_texts(game: Game) -> dict[str, str]:
    """Return the texts attached to moves that everybody may read, by the index of the move in the record."""
    lines = game.table.lines(game.events, (), WORDS, game.names)
    heard = [line["terms"] for line in lines if "terms" in line]
    moves = game.record.moves
    return {str(move - 1): moves[move - 1].comment for move in heard if 0 < move <= len(moves)}


def record(info: TableInfo, rows: Sequence[Row], texts: Mapping[str, str]) -> str:
    """Return the record as JSON. No rules are needed for it, so that games of older rules versions have one too."""
    if info.state == WAITING:
        raise NotStarted()
    if info.state != OVER:
        raise NotOver()
    moves, good = moves_of(rows)
    if good < len(rows):
        raise DamagedTable(f"row {good + 1} is missing or cannot be")
    return as_json(info.title, info.rules, info.options, info.seed, moves, texts, info.begin)


def partial_record(info: TableInfo, rows: Sequence[Row], why: str) -> str:
    """Return the record of a damaged table up to the first invalid row, with the reason."""
    game, stopped = damage.play_through(info, [""] * len(info.seats), rows)
    if game is not None and stopped is not None:
        rows = rows[: game.n]
    moves, _ = moves_of(rows)
    data = json.loads(as_json(info.title, info.rules, info.options, info.seed, moves, begin=info.begin))
    return json.dumps({**data, "damaged": why}, indent=1)


def eyes_of(eyes: str, game: Game) -> int | None:
    """Return the seat whose view is asked for by `eyes`, a parameter of the request; None for all information."""
    if eyes == ALL:
        return None
    if not (eyes.isascii() and eyes.isdigit() and len(eyes) <= 2 and int(eyes) < len(game.people)):
        raise BadRequest(detail=f"eyes: all, or a seat from 0 to {len(game.people) - 1}")
    return int(eyes)


class Replay:
    """Replay a game independently of the one in memory, so that it can run in another thread or process."""

    def __init__(self, game: Game) -> None:
        record = game.record
        self._title, self._seed, self._options = record.title, record.seed, dict(record.options)
        self._begin = record.begin
        self._moves = [(move.seat, move.action) for move in record.moves]
        self._people = list(game.people)
        self._texts = open_texts(game)

    def packed(self, eyes: int | None, first: int, last: int) -> bytes:
        """Return the result of `frames` as compressed JSON."""
        return gzip.compress(orjson.dumps(self.frames(eyes, first, last)), LEVEL, mtime=0)

    def frames(self, eyes: int | None, first: int, last: int) -> Data:
        """Return the positions after `first` to `last` moves, each with the log lines that led to it."""
        table = table_of(self._title)
        record = Record(self._title, self._seed, self._options, self._begin, listen=True)
        seats: Sequence[int] | None = None if eyes is None else [eyes]
        frames = []
        events: list[Event] = []
        for n in range(min(last, len(self._moves)) + 1):
            if n:
                record.apply(*self._moves[n - 1])
            start = len(events)
            events += record.state.take_events()
            if n < first:
                continue
            names = table.names(record.state, WORDS, self._people)
            if eyes is None:
                view = table.look_at_all(record.state, WORDS, names)
            else:
                view = table.look(record.state, eyes, WORDS, names)
            said = {
                str(move): self._texts[str(move - 1)] for move in view.get("terms", ()) if str(move - 1) in self._texts
            }
            view |= {"undo": [], "at": n, "answered": []}
            if "terms" in view:
                view["said"] = said
            lines = table.lines(events, seats, WORDS, names, start)
            for line in lines:
                if "terms" in line:
                    line["said"] = self._texts.get(str(line.pop("terms") - 1), "")
            frames.append({"n": n, "lines": lines, "view": view})
        return {"moves": len(self._moves), "frames": frames}

    def packed_text(self, lang: str) -> bytes:
        return gzip.compress(self.text(Words(lang)).encode(), LEVEL, mtime=0)

    def text(self, words: Words) -> str:
        """Return the record as readable text: lines for `Record.from_text`, each followed by its events in words."""
        table = table_of(self._title)
        record = Record(self._title, self._seed, self._options, self._begin, listen=True)
        people = [spoken(name, words) for name in self._people]
        record.state.take_events()
        for at, (seat, action) in enumerate(self._moves):
            record.apply(seat, action)
            events = record.state.take_events()
            lines = table.lines(events, None, words, table.names(record.state, words, people))
            said = [line["text"] for line in lines]
            if str(at) in self._texts:
                said.append(f"“{self._texts[str(at)]}”")
            record.moves[-1].comment = " ".join(said)
        return record.to_text()
