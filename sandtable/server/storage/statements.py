"""The frequent writes as statements, compiled once: with SQLAlchemy for any database, as text for `DirectWriter`."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict
from typing import Any, Final

import orjson
from sqlalchemy import JSON, Integer, String, Text, bindparam, delete, exists, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.core.errors import SandtableError
from sandtable.core.record import seed_text
from sandtable.server.storage import schema
from sandtable.server.storage.direct import Batched
from sandtable.server.storage.table_info import TableInfo

Values = dict[str, Any]
Change = tuple[Values, list[Values]]  # the columns of a table, and its seats


class Conflict(SandtableError):
    """Another process changed the table first, so this process's copy is out of date."""


# --- rows of a game ----------------------------------------------------------------------
# Insert a row only if it is the next one and the table is unchanged since this process read it.
_ROW: Final = insert(schema.moves).from_select(
    ["game", "n", "seat", "action", "text"],
    select(
        bindparam("of", type_=String), bindparam("at", type_=Integer),
        bindparam("by", type_=Integer), bindparam("what", type_=Integer),
        bindparam("words", type_=Text),
    ).where(
        exists().where(
            schema.tables.c.id == bindparam("of"),
            schema.tables.c.n == bindparam("before"),
            schema.tables.c.revision == bindparam("known"),
        )
    ),
)  # fmt: skip
_CHANGE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(
        n=bindparam("to_n"), state=bindparam("to_state"), updated=bindparam("now"), clocks=bindparam("to_clocks"),
        standing=bindparam("to_standing"), sealed=bindparam("to_sealed"), wake=bindparam("to_wake"),
    )
)  # fmt: skip


async def _append(connection: AsyncConnection, tables: list[list[Values]]) -> None:
    """Append rows to the moves of several tables, or none of them if one fails; raise `Conflict` if a row's number is
    not the next one of its table."""
    rows = [row for of_one in tables for row in of_one]
    if connection.dialect.name == "sqlite":  # its driver counts the rows of a batch; PostgreSQL's does not
        added = (await connection.execute(_ROW, rows)).rowcount
    else:
        added = sum([(await connection.execute(_ROW, row)).rowcount for row in rows])
    if added != len(rows):
        raise Conflict("a row is not the next one of its table")
    await connection.execute(_CHANGE, [of_one[-1] for of_one in tables])


def _append_directly(connection: sqlite3.Connection, tables: list[list[Values]]) -> None:
    """Append rows as `_append` does, with SQLite's own driver."""
    rows = [row for of_one in tables for row in of_one]
    if connection.executemany(_ROW_TEXT, rows).rowcount != len(rows):
        raise Conflict("a row is not the next one of its table")
    connection.executemany(_CHANGE_TEXT, [_with_text(of_one[-1]) for of_one in tables])


def _with_text(values: Values) -> Values:
    return {**values, **{name: _json(values[name]) for name in ("to_clocks", "to_standing", "to_sealed")}}


def _json(value: Any) -> str:
    """Return a value as JSON, in a fifth of the time that the standard library takes. Its numbers have 64 bits."""
    return orjson.dumps(value).decode()


# --- everything else about a table -------------------------------------------------------
def seat_rows(info: TableInfo) -> list[Values]:
    return [{"game": info.id, "seat": number, **asdict(seat)} for number, seat in enumerate(info.seats)]


def update_item(info: TableInfo) -> Change:
    """Return the values that `UPDATE` writes for a table, with its next revision."""
    values = {_TO + name: value for name, value in info.columns().items() if name != "id"}
    known = {"of": info.id, "known": info.revision, "rows": info.n}
    return {**values, **known, _TO + "revision": info.revision + 1}, seat_rows(info)


def seal_item(info: TableInfo) -> Values:
    """Return the values that `SEAL` writes for a table, with its next revision."""
    return {
        "of": info.id, "known": info.revision, "rows": info.n, "to_revision": info.revision + 1,
        "to_sealed": info.sealed, "to_clocks": info.clocks, "to_wake": info.wake,
    }  # fmt: skip


_TO: Final = "to_"  # before the names of new values, since a column's own name is taken
_COLUMNS: Final = [column for column in schema.tables.c if column.key not in ("id", "damaged")]
_UNCHANGED: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"),
    schema.tables.c.revision == bindparam("known"),
    schema.tables.c.n == bindparam("rows"),
)
_TABLE: Final = _UNCHANGED.values({column.key: bindparam(_TO + column.key, type_=column.type) for column in _COLUMNS})
_ANSWERS: Final = _UNCHANGED.values(
    sealed=bindparam("to_sealed", type_=schema.tables.c.sealed.type),
    clocks=bindparam("to_clocks", type_=schema.tables.c.clocks.type),
    wake=bindparam("to_wake", type_=schema.tables.c.wake.type),
    revision=bindparam("to_revision", type_=Integer),
)
_NO_SEATS: Final = delete(schema.seats).where(schema.seats.c.game == bindparam("of"))
_SEAT: Final = insert(schema.seats)
_NO_SNAPSHOT: Final = delete(schema.snapshots).where(schema.snapshots.c.game == bindparam("of"))
_KEEP: Final = insert(schema.snapshots)


async def _update(connection: AsyncConnection, changes: list[Change]) -> None:
    """Write everything about these tables except their moves."""
    for table, seats in changes:
        if not (await connection.execute(_TABLE, table)).rowcount:
            raise Conflict(f"table {table['of']} was changed by another process")
        await connection.execute(_NO_SEATS, {"of": table["of"]})
        await connection.execute(_SEAT, seats)


def _update_directly(connection: sqlite3.Connection, changes: list[Change]) -> None:
    """Write tables as `_update` does, with SQLite's own driver."""
    for table, seats in changes:
        as_text = {name: json.dumps(table[name]) for name in _JSON}
        if not connection.execute(_TABLE_TEXT, {**table, **as_text, "to_seed": seed_text(table["to_seed"])}).rowcount:
            raise Conflict(f"table {table['of']} was changed by another process")
        connection.execute(_NO_SEATS_TEXT, table)
        connection.executemany(_SEAT_TEXT, [{**seat, "declines": json.dumps(seat["declines"])} for seat in seats])


async def _seal(connection: AsyncConnection, tables: list[Values]) -> None:
    """Write the sealed answers, clocks and wake times of these tables."""
    for table in tables:
        if not (await connection.execute(_ANSWERS, table)).rowcount:
            raise Conflict(f"table {table['of']} was changed by another process")


def _seal_directly(connection: sqlite3.Connection, tables: list[Values]) -> None:
    """Write sealed answers as `_seal` does, with SQLite's own driver."""
    as_text = [{**table, **{name: _json(table[name]) for name in ("to_sealed", "to_clocks")}} for table in tables]
    if connection.executemany(_ANSWERS_TEXT, as_text).rowcount != len(tables):
        raise Conflict("a table was changed by another process")


async def _keep_snapshots(connection: AsyncConnection, snapshots: list[Values]) -> None:
    await connection.execute(_NO_SNAPSHOT, [{"of": snapshot["game"]} for snapshot in snapshots])
    await connection.execute(_KEEP, snapshots)


def _keep_snapshots_directly(connection: sqlite3.Connection, snapshots: list[Values]) -> None:
    connection.executemany(_NO_SNAPSHOT_TEXT, [{"of": snapshot["game"]} for snapshot in snapshots])
    connection.executemany(_KEEP_TEXT, snapshots)


# --- as text -----------------------------------------------------------------------------
def _text(statement: Any) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


_JSON: Final = [_TO + column.key for column in _COLUMNS if isinstance(column.type, JSON)]
_ROW_TEXT: Final = _text(_ROW)
_CHANGE_TEXT: Final = _text(_CHANGE)
_TABLE_TEXT: Final = _text(_TABLE)
_ANSWERS_TEXT: Final = _text(_ANSWERS)
_NO_SEATS_TEXT: Final = _text(_NO_SEATS)
_SEAT_TEXT: Final = _text(_SEAT)
_NO_SNAPSHOT_TEXT: Final = _text(_NO_SNAPSHOT)
_KEEP_TEXT: Final = _text(_KEEP)

APPEND: Final = Batched(_append, _append_directly)
UPDATE: Final = Batched(_update, _update_directly)
SEAL: Final = Batched(_seal, _seal_directly)
SNAPSHOT: Final = Batched(_keep_snapshots, _keep_snapshots_directly)
