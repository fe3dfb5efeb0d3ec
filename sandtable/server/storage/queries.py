"""`TableQueries`: find tables for lists, for housekeeping, and by age or damage."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import and_, exists, func, or_, select, type_coerce, union
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import NullType

from sandtable.server.errors import BadRequest
from sandtable.server.storage import decoding, schema
from sandtable.server.storage.database import Database
from sandtable.server.storage.table_info import OPEN, OVER, PLAYING, WAITING, Seat, TableInfo

LISTED: Final = 50  # tables per page
BAD_CURSOR: Final = "after: the mark of a page, as it came with the page before"
_CURSOR: Final = re.compile(r"(waiting|playing|over)_([0-9.e+-]{1,30})_([A-Za-z0-9_-]{1,32})")

Page = tuple[list[TableInfo], str | None]  # and the cursor of the next page, if there is one


def cursor(part: str, by: str, page: Sequence[TableInfo]) -> str:
    """Return the cursor with which the page after `page` is read: the part of the list, and the last table's time and
    id."""
    last = next((info for info in reversed(page) if by not in info.wrong), None)
    return f"{part}_{getattr(last, by)!r}_{last.id}" if last is not None else f"{part}_1e300_z"


def parse_cursor(text: str) -> tuple[str, float, str]:
    found = _CURSOR.fullmatch(text)
    try:
        if found is not None:
            return found[1], float(found[2]), found[3]
    except ValueError:
        pass
    raise BadRequest(detail=BAD_CURSOR)


class TableQueries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, id: str) -> TableInfo | None:
        async with self.database.read() as connection:
            found = await _with_seats(connection, select(*_RAW).where(schema.tables.c.id == id))
        return found[0] if found else None

    # --- lists ---------------------------------------------------------------------------
    async def of_guest(self, guest: str, after: str = "") -> Page:
        """Return a page of the tables this guest sits at or hosts: unfinished tables before finished ones, and among
        each of these the most recently changed first."""
        of = schema.tables.c
        # Use a union: with `or`, the database would scan all tables.
        seated = select(schema.seats.c.game).where(schema.seats.c.guest == guest)
        made = select(of.id).where(of.host == guest)
        query = select(*_RAW).where(of.id.in_(union(seated, made)))
        parts = {PLAYING: query.where(of.state != OVER), OVER: query.where(of.state == OVER)}
        return await self._page(parts, "updated", after)

    async def public(self, guest: str, current: Mapping[str, int], after: str = "") -> Page:
        """Return a page of the public tables this guest has no part in: first tables with an open seat, then tables
        being played by the current rules, the newest first in each group. The order does not change when tables are
        created or played meanwhile."""
        of, seat = schema.tables.c, schema.seats.c
        theirs = exists().where(seat.game == of.id, seat.guest == guest)
        query = select(*_RAW).where(of.public.is_(True), of.damaged.is_(None), of.host != guest, ~theirs)
        a_seat = exists().where(seat.game == of.id, seat.kind == OPEN)
        read = or_(*(and_(of.title == title, of.rules == version) for title, version in current.items()))
        parts = {WAITING: query.where(of.state == WAITING, a_seat), PLAYING: query.where(of.state == PLAYING, read)}
        return await self._page(parts, "created", after)

    async def _page(self, parts: dict[str, Any], by: str, after: str) -> Page:
        """Return the page after the cursor `after`, and the next cursor. The list consists of `parts`, one after the
        other, each with the latest table first."""
        of = schema.tables.c
        when = of[by]
        begun, time, last = parse_cursor(after) if after else (next(iter(parts)), math.inf, "")
        if begun not in parts:
            raise BadRequest(detail=BAD_CURSOR)
        found: list[TableInfo] = []
        for part, query in list(parts.items())[list(parts).index(begun) :]:
            if after and part == begun:
                query = query.where(or_(when < time, and_(when == time, of.id < last)))
            room = LISTED - len(found)
            more = await self._listed(query.order_by(when.desc(), of.id.desc()).limit(room + 1))
            found += more[:room]
            if len(more) > room:
                return found, cursor(part, by, more[:room])
        return found, None

    async def _listed(self, query: Any) -> list[TableInfo]:
        async with self.database.read() as connection:
            return await _with_seats(connection, query)

    async def count_unfinished(self, guest: str, current: Mapping[str, int]) -> int:
        """Return how many tables this guest hosts that wait for players or are being played by the current rules."""
        of = schema.tables.c
        readable = or_(of.state == WAITING, *(and_(of.title == title, of.rules == n) for title, n in current.items()))
        mine = and_(of.host == guest, of.state != OVER, of.damaged.is_(None))
        query = select(func.count()).select_from(schema.tables).where(mine, readable)
        async with self.database.read() as connection:
            return int(await connection.scalar(query) or 0)

    async def with_rematch(self, id: str) -> list[str]:
        """Return the tables whose rematch is this table."""
        of = schema.tables.c
        async with self.database.read() as connection:
            return [str(before) for before in await connection.scalars(select(of.id).where(of.rematch == id))]

    # --- housekeeping --------------------------------------------------------------------
    async def due(self, now: float, after: tuple[str, float] | None = None) -> list[tuple[str, float]]:
        """Return a page of the tables at which something must happen by the time `now`, such as a clock running out, so
        that they must be loaded: each with the time at which it became due."""
        of = schema.tables.c
        query = select(of.id, of.wake).where(of.wake.is_not(None), of.wake <= now, of.damaged.is_(None))
        if after is not None:
            id, wake = after
            query = query.where(or_(of.wake > wake, and_(of.wake == wake, of.id > id)))
        async with self.database.read() as connection:
            return [
                (row.id, row.wake) for row in await connection.execute(query.order_by(of.wake, of.id).limit(LISTED))
            ]

    async def damaged_tables(self, after: str = "") -> list[tuple[str, str]]:
        """Return a page of the tables marked as damaged, sorted by id, each with the reason."""
        of = schema.tables.c
        query = select(of.id, of.damaged).where(of.damaged.is_not(None), of.id > after).order_by(of.id).limit(LISTED)
        async with self.database.read() as connection:
            return [(row.id, str(row.damaged)) for row in await connection.execute(query)]

    async def page_of_all(self, after: str = "") -> list[TableInfo]:
        """Return a page of all tables, sorted by id."""
        of = schema.tables.c
        return await self._listed(select(*_RAW).where(of.id > after).order_by(of.id).limit(LISTED))

    async def expired_tables(
        self, states: Sequence[str] | None, before: float, after: tuple[float, str] | None = None
    ) -> list[tuple[str, int, float]]:
        """Return a page of the tables unchanged since `before`, with revision and last change: those in the given
        states, or with `None` all that are neither waiting nor over."""
        of = schema.tables.c
        wanted = of.state.in_(states) if states is not None else of.state.not_in((WAITING, OVER))
        query = select(of.id, of.revision, of.updated).where(wanted, of.updated < before)
        if after is not None:
            updated, id = after
            query = query.where(or_(of.updated > updated, and_(of.updated == updated, of.id > id)))
        async with self.database.read() as connection:
            found = await connection.execute(query.order_by(of.updated, of.id).limit(LISTED))
            return [(row.id, row.revision, row.updated) for row in found]


# Fetch columns without type conversion: `decoding` copes with invalid values.
_RAW: Final = [type_coerce(column, NullType()).label(column.key) for column in schema.tables.c]
_RAW_SEATS: Final = [type_coerce(column, NullType()).label(column.key) for column in schema.seats.c]


async def _with_seats(connection: AsyncConnection, query: Any) -> list[TableInfo]:
    found: dict[str, TableInfo] = {}
    for row in await connection.execute(query):
        values, wrong = decoding.columns(row._asdict())
        found[values["id"]] = TableInfo(**values, wrong=wrong)
    if found:
        of = schema.seats.c
        for row in await connection.execute(select(*_RAW_SEATS).where(of.game.in_(found)).order_by(of.game, of.seat)):
            info = found[row.game]
            if row.seat != len(info.seats):
                info.wrong = info.wrong or f"seat {len(info.seats)} is missing"
            try:
                guest, bot, stand_in, name = [
                    None if one is None else decoding.text(one) for one in (row.guest, row.bot, row.stand_in, row.name)
                ]
                declines = decoding.declines(row.declines)
                info.seats.append(Seat(decoding.text(row.kind), guest, bot, stand_in, name, declines))
            except TypeError:
                info.wrong = info.wrong or f"seat {len(info.seats)} cannot be read"
                info.seats.append(Seat(OPEN))
    return list(found.values())
