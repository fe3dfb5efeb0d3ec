"""`Store`: reads and writes tables, guests, moves, chat and notes. It knows nothing about the rules of any game."""

from __future__ import annotations

import math
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import and_, delete, exists, insert, or_, select, type_coerce, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import NullType

from sandtable.server.errors import UnknownTable
from sandtable.server.storage import decoding, schema
from sandtable.server.storage.queries import TableQueries
from sandtable.server.storage.statements import (
    APPEND,
    SEAL,
    SNAPSHOT,
    UPDATE,
    Conflict,
    seal_item,
    seat_rows,
    update_item,
)
from sandtable.server.storage.table_info import LEFT, OVER, Chat, Snapshot, TableInfo

FORGOTTEN: Final = 500  # rows deleted per statement
CHAT_IDS: Final = 1024  # ids of chat lines in a millisecond
CHAT_TRIES: Final = 5


def chat_id(at: float, last: int) -> int:
    """Return an id for a chat line of this time. It grows with time and is partly drawn at random: ids that count would
    tell everybody how many private lines were written between two public ones."""
    by_time = int(at * 1000) * CHAT_IDS + secrets.randbelow(CHAT_IDS)
    return by_time if by_time > last else last + 1 + secrets.randbelow(CHAT_IDS)


class Store(TableQueries):
    # --- settings ------------------------------------------------------------------------
    async def get_or_create_setting(self, key: str, made: str) -> str:
        """Return the stored value of a setting; store and return `made` if there is none."""

        async def job(connection: AsyncConnection) -> str:
            found = await connection.scalar(select(schema.settings.c.value).where(schema.settings.c.key == key))
            if found is None:
                await connection.execute(insert(schema.settings).values(key=key, value=made))
                return made
            return str(found)

        try:
            return await self.database.write(job)
        except IntegrityError:  # another process stored one at the same moment
            return await self.database.write(job)

    # --- guests --------------------------------------------------------------------------
    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        wanted = sorted(set(ids))
        if not wanted:
            return {}
        async with self.database.read() as connection:
            query = select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(wanted))
            return {row.id: str(row.name) for row in await connection.execute(query)}

    async def name_guest(self, id: str, name: str, now: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            changed = await connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(name=name))
            if not changed.rowcount:
                await connection.execute(insert(schema.guests).values(id=id, name=name, created=now))

        try:
            await self.database.write(job)
        except IntegrityError:
            await self.database.write(job)

    # --- tables --------------------------------------------------------------------------
    async def create(
        self, info: TableInfo, moves: Sequence[tuple[int, int]] = (), texts: Mapping[int, str] | None = None
    ) -> None:
        """Store a new table. If its game begins after moves made elsewhere, `moves` has them as (seat, action), and
        `texts` the texts attached to them by row number."""
        texts = texts or {}
        rows = [
            {"game": info.id, "n": n, "seat": seat, "action": action, "text": texts.get(n)}
            for n, (seat, action) in enumerate(moves, 1)
        ]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(**info.columns()))
            await connection.execute(insert(schema.seats), seat_rows(info))
            if rows:
                await connection.execute(insert(schema.moves), rows)

        await self.database.write(job)

    async def update(self, info: TableInfo) -> None:
        """Write everything but the moves and increment `info.revision`. Raise `Conflict` if another process changed the
        table."""
        await self.database.write_batched(UPDATE, update_item(info))
        info.revision += 1

    async def seal(self, info: TableInfo) -> None:
        """Write the sealed answers with the clocks and increment `info.revision`. Raise `Conflict` if another process
        changed the table."""
        await self.database.write_batched(SEAL, seal_item(info))
        info.revision += 1

    async def delete_if_unchanged(self, id: str, revision: int, before: float = math.inf) -> bool:
        """Delete a table unless it was changed after this revision, or since `before`. Return whether it was
        deleted."""

        async def job(connection: AsyncConnection) -> bool:
            of = schema.tables.c
            same = and_(of.id == id, of.revision == revision, of.updated < before)
            return bool((await connection.execute(delete(schema.tables).where(same))).rowcount)

        return await self.database.write(job)

    async def clear_wake(self, id: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(wake=None))

        await self.database.write(job)

    # --- damage --------------------------------------------------------------------------
    async def set_damaged(self, id: str, damaged: str | None) -> bool:
        """Mark a table as damaged, with the reason, or as readable again (`None`). Return whether that changed
        anything. A damaged table is never woken."""
        of = schema.tables.c

        async def job(connection: AsyncConnection) -> bool:
            values: dict[str, Any] = {"damaged": damaged}
            if damaged is not None:
                values["wake"] = None
            new = of.damaged.is_(None) if damaged is not None else of.damaged.is_not(None)
            return bool(
                (await connection.execute(update(schema.tables).where(of.id == id, new).values(values))).rowcount
            )

        return await self.database.write(job)

    async def leave_damaged(self, id: str, guest: str, seats: Sequence[int], host: str | None) -> None:
        """Take a guest off a damaged table and write nothing else, so that the rest stays as it was found."""
        of = schema.seats.c

        async def job(connection: AsyncConnection) -> None:
            own = and_(of.game == id, of.guest == guest, of.seat.in_(seats))
            await connection.execute(update(schema.seats).where(own).values(stand_in=LEFT))
            if host is not None:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(host=host))

        await self.database.write(job)

    async def delete(self, id: str) -> bool:
        """Delete a table that cannot be read. Return whether it existed."""

        async def job(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))).rowcount)

        return await self.database.write(job)

    async def end_damaged(self, id: str) -> None:
        """End the game of a damaged table, since its record was published and shows everything. Other processes that
        still have the table in memory must not play on either."""
        of = schema.tables.c

        async def job(connection: AsyncConnection) -> None:
            over = {of.state: OVER, of.wake: None, of.revision: of.revision + 1}
            await connection.execute(update(schema.tables).where(of.id == id).values(over))

        await self.database.write(job)

    async def delete_old_notes(self, before: float) -> int:
        """Delete a batch of notes of games that ended before this time; return how many."""
        of, note = schema.tables.c, schema.notes.c
        old = select(note.game).join(schema.tables, of.id == note.game).where(of.state == OVER, of.updated < before)
        return await self._forget(delete(schema.notes).where(note.game.in_(old.distinct().limit(FORGOTTEN))))

    async def delete_old_guests(self, before: float) -> int:
        """Delete a batch of guests who were named before this time and have no table; return how many."""
        of, table, seat = schema.guests.c, schema.tables.c, schema.seats.c
        old = select(of.id).where(
            of.created < before, ~exists().where(seat.guest == of.id), ~exists().where(table.host == of.id)
        )
        return await self._forget(delete(schema.guests).where(of.id.in_(old.limit(FORGOTTEN))))

    async def _forget(self, old: Any) -> int:
        async def job(connection: AsyncConnection) -> int:
            return (await connection.execute(old)).rowcount

        return await self.database.write(job)

    # --- moves ---------------------------------------------------------------------------
    async def append(self, info: TableInfo, moves: Sequence[tuple[int, int]], text: str = "") -> None:
        """Append rows (seat, action) up to number `info.n` together with the changed table, all or nothing.
        `text` is attached to the last row. Raise `Conflict` if a row exists already, or if another process changed the
        table."""
        before = info.n - len(moves)
        table = {
            "of": info.id, "before": before, "known": info.revision, "to_n": info.n, "to_state": info.state,
            "now": info.updated, "to_clocks": info.clocks, "to_standing": info.standing, "to_sealed": info.sealed,
            "to_wake": info.wake,
        }  # fmt: skip
        rows = [
            {**table, "at": before + i, "by": seat, "what": what, "words": (text or None) if i == len(moves) else None}
            for i, (seat, what) in enumerate(moves, 1)
        ]
        try:
            await self.database.write_batched(APPEND, rows)
        except IntegrityError as error:
            raise Conflict(f"row {info.n} of table {info.id} is there already") from error

    async def rows(self, game: str, after: int = 0) -> list[tuple[int, int, int]]:
        """Return (n, seat, action) of every row of a game with a number above `after`, in order."""
        of = schema.moves.c
        query = select(of.n, of.seat, of.action).where(of.game == game, of.n > after).order_by(of.n)
        async with self.database.read() as connection:
            return [(row.n, row.seat, row.action) for row in await connection.execute(query)]

    async def texts(self, game: str, after: int = 0) -> dict[int, str]:
        """Return the texts attached to rows with a number above `after`, by row number. A damaged text is ignored, so
        that the game stays readable."""
        of = schema.moves.c
        columns = [type_coerce(column, NullType()).label(column.key) for column in (of.n, of.text)]
        query = select(*columns).where(of.game == game, of.n > after, of.text.is_not(None))
        async with self.database.read() as connection:
            found = (await connection.execute(query)).all()
        return {row.n: row.text for row in found if type(row.n) is int and isinstance(row.text, str)}

    async def snapshot(self, game: str) -> Snapshot | None:
        of = schema.snapshots.c
        async with self.database.read() as connection:
            row = (await connection.execute(select(of.n, of.digest, of.data).where(of.game == game))).first()
        if row is None or type(row.n) is not int or not isinstance(row.data, bytes | memoryview):
            return None
        return Snapshot(row.n, str(row.digest), bytes(row.data))

    async def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        # A concurrent write or a deleted table does not matter: a snapshot is only a cache.
        with suppress(IntegrityError):
            await self.database.write_batched(SNAPSHOT, {"game": game, **asdict(snapshot)})

    # --- chat and notes ------------------------------------------------------------------
    async def add_chat(self, game: str, chat: Chat, most: int) -> Chat:
        """Store a chat line and return it with its id; delete the oldest lines beyond `most`, which nobody is ever
        shown."""

        async def job(connection: AsyncConnection) -> int:
            of = schema.chats.c
            last = await connection.scalar(select(of.id).where(of.game == game).order_by(of.id.desc()).limit(1))
            id = chat_id(chat.at, last or 0)
            await connection.execute(insert(schema.chats).values({**asdict(chat), "game": game, "id": id}))
            beyond = select(of.id).where(of.game == game).order_by(of.id.desc()).offset(most).limit(1)
            oldest = await connection.scalar(beyond)
            if oldest is not None:
                await connection.execute(delete(schema.chats).where(of.game == game, of.id <= oldest))
            return id

        for _ in range(CHAT_TRIES):
            try:
                chat.id = await self.database.write(job)
                return chat
            except IntegrityError as error:  # the table was deleted meanwhile, or another line has the same id
                failed = error
        raise UnknownTable() from failed

    async def chats(self, game: str, after: int, most: int) -> list[Chat]:
        """Return the latest `most` lines after this id, oldest first."""
        of = schema.chats.c
        query = (
            select(*(type_coerce(column, NullType()).label(column.key) for column in of))
            .where(of.game == game, of.id > after)
            .order_by(of.id.desc())
            .limit(most)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [line for row in reversed(rows) if (line := decoding.chat(row._asdict())) is not None]

    async def notes(self, game: str, guest: str) -> str:
        of = schema.notes.c
        async with self.database.read() as connection:
            return str(await connection.scalar(select(of.text).where(of.game == game, of.guest == guest)) or "")

    async def write_notes(self, game: str, guest: str, text: str) -> None:
        """Replace a guest's notes. Notes of guests who no longer have a seat are deleted, so that a table never has
        more notes than seats."""
        of, seat = schema.notes.c, schema.seats.c
        seated = exists().where(seat.game == game, seat.guest == of.guest)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.notes).where(of.game == game, or_(of.guest == guest, ~seated)))
            if text:
                await connection.execute(insert(schema.notes).values(game=game, guest=guest, text=text))

        try:
            try:
                await self.database.write(job)
            except IntegrityError:  # another process wrote some at the same moment
                await self.database.write(job)
        except IntegrityError as error:  # or the table was deleted meanwhile
            raise UnknownTable() from error
