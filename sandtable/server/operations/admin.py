"""`Admin`: the operator's commands on tables and bans, and how running servers learn of them.

All commands work on the database alone. Each serving process polls one row every two seconds (`OperatorChanges`); if it
has changed, the process reloads its bans and the tables concerned.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, true, type_coerce, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import NullType

from sandtable.server.config import Keep
from sandtable.server.limits import bans
from sandtable.server.limits.bans import Ban
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database
from sandtable.server.storage.store import Store
from sandtable.server.storage.table_info import OVER, WAITING
from sandtable.server.time_source import DAY

DAMAGED: Final = "damaged"  # in place of a state: tables marked as damaged
CHANGES_KEY: Final = "news of the operator"
KEPT: Final = 200  # tables listed in a change notice: more than an operator stops in two seconds


@dataclass(frozen=True)
class OperatorChanges:
    """The stored notice that the operator has changed something: `mark` is different each time, `tables` are the tables
    changed last."""

    mark: str = ""
    tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class TableSummary:
    """A table in the operator's list. Values are plain, so that damaged tables can be listed too."""

    id: str
    title: str
    state: str
    seats: str  # g guest, b bot, o open
    created: float
    updated: float
    moves: int
    public: bool
    damaged: bool  # marked as unreadable by some process


class Admin:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- tables --------------------------------------------------------------------------
    async def count(self, state: str | None = None) -> int:
        query = select(func.count()).select_from(schema.tables).where(_in_state(state))
        async with self.database.read() as connection:
            return int(await connection.scalar(query) or 0)

    async def tables(self, state: str | None, skip: int, most: int) -> list[TableSummary]:
        """Return a page of tables, the most recently changed first."""
        of = schema.tables.c
        names = ("id", "title", "state", "created", "updated", "n", "public", "damaged")
        query = select(*(type_coerce(of[name], NullType()).label(name) for name in names)).where(_in_state(state))
        async with self.database.read() as connection:
            found = (await connection.execute(query.order_by(of.updated.desc(), of.id).offset(skip).limit(most))).all()
            seats: dict[str, str] = {}
            at = schema.seats.c
            sitting = select(at.game, at.kind).where(at.game.in_([row.id for row in found])).order_by(at.game, at.seat)
            for seat in await connection.execute(sitting):
                seats[seat.game] = seats.get(seat.game, "") + str(seat.kind)[:1]
        return [
            TableSummary(
                id=str(row.id), title=str(row.title), state=str(row.state), seats=seats.get(row.id, ""),
                created=_number(row.created), updated=_number(row.updated), moves=int(_number(row.n)),
                public=row.public in (1, True), damaged=row.damaged is not None,
            )
            for row in found
        ]  # fmt: skip

    async def remove(self, id: str) -> bool:
        """Delete a table with everything stored about it; return whether it existed. If it was the rematch of another
        table, that table may have a new rematch."""

        async def job(connection: AsyncConnection) -> bool:
            of = schema.tables.c
            gone = (await connection.execute(delete(schema.tables).where(of.id == id))).rowcount
            await connection.execute(
                update(schema.tables).where(of.rematch == id).values(rematch=None, revision=of.revision + 1)
            )
            if gone:
                await _notify(connection, id)
            return bool(gone)

        return await self.database.write(job)

    async def expire(self, keep: Keep) -> dict[str, int]:
        """Delete everything that has expired; return how many tables, notes, guests and bans were deleted."""
        store, now = Store(self.database), time.time()
        gone: list[str] = []
        for states, days in (((WAITING,), keep.waiting), ((OVER,), keep.finished), (None, keep.unfinished)):
            before, after = now - days * DAY, None
            while days and (found := await store.expired_tables(states, before, after)):
                for id, revision, updated in found:
                    after = (updated, id)
                    if await store.delete_if_unchanged(id, revision, before):
                        gone.append(id)
        notes = guests = 0
        while keep.notes and (some := await store.delete_old_notes(now - keep.notes * DAY)):
            notes += some
        while keep.guests and (some := await store.delete_old_guests(now - keep.guests * DAY)):
            guests += some
        await self.notify(*gone)
        return {"tables": len(gone), "notes": notes, "guests": guests, "bans": await self.delete_expired_bans()}

    # --- bans ----------------------------------------------------------------------------
    async def ban(self, ban: Ban) -> None:
        """Add a ban, replacing an existing one for the same guest or network."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.bans).where(_same(ban.kind, ban.value)))
            await connection.execute(insert(schema.bans).values(**asdict(ban)))
            await _notify(connection)

        await self.database.write(job)

    async def unban(self, kind: str, value: str) -> bool:
        """Remove a ban; return whether it existed."""

        async def job(connection: AsyncConnection) -> bool:
            gone = await connection.execute(delete(schema.bans).where(_same(kind, value)))
            await _notify(connection)
            return bool(gone.rowcount)

        return await self.database.write(job)

    async def bans(self) -> list[Ban]:
        """Return the bans in force, the latest first."""
        of = schema.bans.c
        query = select(of.kind, of.value, of.reason, of.created, of.until).order_by(of.created.desc(), of.value)
        now = time.time()
        async with self.database.read() as connection:
            found = [bans.read(*row) for row in await connection.execute(query)]
        return [ban for ban in found if ban is not None and ban.is_in_force(now)]

    async def delete_expired_bans(self) -> int:
        """Delete the expired bans; return how many."""

        async def job(connection: AsyncConnection) -> int:
            of = schema.bans.c
            return int((await connection.execute(delete(schema.bans).where(of.until < time.time()))).rowcount)

        return await self.database.write(job)

    # --- change notices ------------------------------------------------------------------
    async def notify(self, *tables: str) -> None:
        """Tell the serving processes that something has changed, including these tables."""

        async def job(connection: AsyncConnection) -> None:
            await _notify(connection, *tables)

        await self.database.write(job)

    async def changes(self) -> OperatorChanges:
        async with self.database.read() as connection:
            return _read(await connection.scalar(_CHANGES))


_CHANGES: Final = select(schema.settings.c.value).where(schema.settings.c.key == CHANGES_KEY)


def _in_state(state: str | None) -> Any:
    if state is None:
        return true()
    return schema.tables.c.damaged.is_not(None) if state == DAMAGED else schema.tables.c.state == state


def _number(value: Any) -> float:
    """Return a value of a row that may be damaged as a number; 0 if it is no number."""
    return float(value) if isinstance(value, int | float) else 0.0


def _same(kind: str, value: str) -> Any:
    return (schema.bans.c.kind == kind) & (schema.bans.c.value == value)


def _read(value: str | None) -> OperatorChanges:
    if value is None:
        return OperatorChanges()
    try:
        data = json.loads(value)
        return OperatorChanges(str(data["mark"]), tuple(map(str, data["tables"])))
    except (KeyError, TypeError, ValueError):
        return OperatorChanges("cannot be read")


async def _notify(connection: AsyncConnection, *tables: str) -> None:
    before = _read(await connection.scalar(_CHANGES))
    kept = [*tables, *(id for id in before.tables if id not in tables)][:KEPT]
    value = json.dumps({"mark": secrets.token_hex(8), "tables": kept})
    changed = await connection.execute(
        update(schema.settings).where(schema.settings.c.key == CHANGES_KEY).values(value=value)
    )
    if not changed.rowcount:
        try:
            async with connection.begin_nested():
                await connection.execute(insert(schema.settings).values(key=CHANGES_KEY, value=value))
        except IntegrityError:  # another command was faster; ours is merged with its notice
            await connection.execute(
                update(schema.settings).where(schema.settings.c.key == CHANGES_KEY).values(value=value)
            )
