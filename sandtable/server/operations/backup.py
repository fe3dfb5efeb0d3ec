"""Backups: the whole database in one file, from SQLite or PostgreSQL and into either.

    await write(database, file)          # while the server runs: a consistent snapshot
    await restore(database, lines(file)) # into an empty database: everything or nothing

The file is gzipped lines of JSON: a head (schema revision, version, time), groups of rows, and an end with the number
of rows of each table and the SHA-256 of everything before it. Snapshots are left out, since they can be made again. A
backup of an older version is restored as it was and then migrated like any database.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import json
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import IO, Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable import __version__
from sandtable.core.errors import SandtableError
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database, check_known, migrate, revision_of

FORMAT: Final = 1
GROUP: Final = 500  # rows in a line
LONGEST_LINE: Final = 256 * 1024 * 1024
LEFT_OUT: Final = frozenset((schema.snapshots.name,))
VERSION: Final = "alembic_version"

Row = list[Any]


class BadBackup(SandtableError):
    """The file is not a backup, or is incomplete or damaged."""


class NotEmpty(SandtableError):
    """The database to restore into contains data."""


# --- writing -----------------------------------------------------------------------------
async def write(database: Database, file: IO[bytes]) -> dict[str, int]:
    """Write a consistent snapshot of an open database; return the number of rows of each table."""
    counted: dict[str, int] = {}
    async with database.consistent_read() as connection:
        revision = await connection.run_sync(revision_of)
        # With a time in the gzip header, two backups of the same data would differ.
        with gzip.GzipFile(fileobj=file, mode="wb", mtime=0, filename="") as packed:
            out = _Out(packed)
            out.line(
                {
                    "sandtable": "backup",
                    "format": FORMAT,
                    "revision": revision,
                    "version": __version__,
                    "made": time.time(),
                    "database": "sqlite" if database.is_sqlite else "postgresql",
                }
            )
            for table in schema.METADATA.sorted_tables:
                if table.name not in LEFT_OUT:
                    counted[table.name] = await _write_table(connection, table, out)
            out.end(counted)
    return counted


class _Out:
    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = sha256()

    def line(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)

    def end(self, counted: dict[str, int]) -> None:
        self._file.write(json.dumps({"end": counted, "sha256": self._sum.hexdigest()}).encode() + b"\n")


async def _write_table(connection: AsyncConnection, table: Table, out: _Out) -> int:
    # Read the values raw: one that cannot be decoded must not prevent the backup of all others.
    names = [column.name for column in table.columns]
    quoted = ", ".join(
        f'cast("{column.name}" as text)' if isinstance(column.type, JSON) else f'"{column.name}"'
        for column in table.columns
    )
    order = ", ".join(f'"{column.name}"' for column in table.primary_key)
    query = text(f'select {quoted} from "{table.name}" order by {order}')
    counted = 0
    async with connection.stream(query) as found:
        async for rows in found.partitions(GROUP):
            out.line({"table": table.name, "columns": names, "rows": [[_packed(cell) for cell in row] for row in rows]})
            counted += len(rows)
    return counted


def _packed(cell: Any) -> Any:
    return {"base64": base64.b64encode(cell).decode()} if isinstance(cell, bytes) else cell


# --- restoring ---------------------------------------------------------------------------
def lines(file: IO[bytes]) -> Iterator[dict[str, Any]]:
    """Yield the head and then the groups of rows. Reaching the end without an error means the file is complete and
    intact."""
    counted: Counter[str] = Counter()
    summed = sha256()
    ended = False
    for number, line in enumerate(_unpacked(file), 1):
        if ended:
            raise BadBackup(f"line {number}: there is something after the end")
        try:
            data = json.loads(line)
        except ValueError as error:
            raise BadBackup(f"line {number} is damaged") from error
        if not isinstance(data, dict):
            raise BadBackup(f"line {number} is damaged")
        if number == 1:
            _check_head(data)
        elif "end" in data:
            ended = True
            if data.get("sha256") != summed.hexdigest():
                raise BadBackup("the sum at the end does not fit: the file is damaged")
            if data["end"] != {**dict.fromkeys(data["end"], 0), **counted}:
                raise BadBackup("rows are missing, or there are too many: the file is damaged")
            continue
        else:
            _check_group(data, number)
            counted[data["table"]] += len(data["rows"])
        summed.update(line)
        yield data
    if not ended:
        raise BadBackup("the file ends too soon: it is not all of a backup")


def _unpacked(file: IO[bytes]) -> Iterator[bytes]:
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                yield line
    except (EOFError, zlib.error) as error:
        raise BadBackup("the file ends too soon, or is damaged") from error
    except gzip.BadGzipFile as error:
        raise BadBackup("this is no backup, or a damaged one") from error


def _check_head(head: dict[str, Any]) -> None:
    if head.get("sandtable") != "backup":
        raise BadBackup("this is no backup of Sandtable")
    if head.get("format") != FORMAT:
        raise BadBackup(f"its format is {head.get('format')!r}, and this version reads {FORMAT}: it is of a newer one")
    said = ("revision", str), ("version", str), ("database", str), ("made", float)
    for name, kind in said:
        if not isinstance(head.get(name), kind):
            raise BadBackup(f"its head does not say {name}: the file is damaged")


def _check_group(group: dict[str, Any], number: int) -> None:
    columns, rows = group.get("columns"), group.get("rows")
    good = isinstance(group.get("table"), str) and isinstance(columns, list) and isinstance(rows, list)
    if not good or not all(isinstance(row, list) and len(row) == len(columns or ()) for row in rows or ()):
        raise BadBackup(f"line {number} is damaged")


async def restore(database: Database, found: Iterator[dict[str, Any]], force: bool = False) -> dict[str, int]:
    """Restore a backup, whose lines are `found`, in one transaction; return the number of rows of each table. The
    database must be empty, unless `force` discards its contents."""
    head = next(found)
    check_known(head["revision"])
    async with database.exclusive_transaction() as connection:
        return await connection.run_sync(_restore, head["revision"], found, force)


def _restore(connection: Connection, revision: str, found: Iterator[dict[str, Any]], force: bool) -> dict[str, int]:
    _make_room(connection, force)
    migrate(connection, revision)
    there = MetaData()
    there.reflect(connection)
    counted: Counter[str] = Counter()
    for group in found:
        table = there.tables.get(group["table"])
        if table is None or table.name == VERSION or not set(group["columns"]) <= set(table.columns.keys()):
            raise BadBackup(f"there is no table {group['table']!r} with these columns at revision {revision}")
        columns = [table.columns[name] for name in group["columns"]]
        rows = [
            {c.name: _value_for(c, cell, connection) for c, cell in zip(columns, row, strict=True)}
            for row in group["rows"]
        ]
        if rows:
            connection.execute(insert(_untyped(table, connection)), rows)
            counted[table.name] += len(rows)
    for table in there.sorted_tables:
        _advance_sequence(connection, table)
    migrate(connection)
    return dict(counted)


def _make_room(connection: Connection, force: bool) -> None:
    """Drop our tables, or raise `NotEmpty` if one of them has rows and `force` is not set. Rows of settings do not
    count: every server that was started once has stored a cookie secret."""
    names = set(inspect(connection).get_table_names()) & {VERSION, *schema.METADATA.tables}
    for name in sorted(names - {VERSION, schema.settings.name}):
        if not force and connection.execute(text(f'select 1 from "{name}" limit 1')).first() is not None:
            raise NotEmpty(
                f"the database is not empty (there is something in {name!r}): nothing was changed. "
                "--force throws away what is in it"
            )
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in names)
    there.drop_all(connection)


def _untyped(table: Table, connection: Connection) -> Table:
    """Return a copy of a table's definition for SQLite without column types, so that damaged values can be restored as
    they are."""
    if connection.dialect.name != "sqlite":
        return table
    columns = [Column(c.name, None if isinstance(c.type, JSON | Boolean) else c.type) for c in table.columns]
    return Table(table.name, MetaData(), *columns)


def _value_for(column: Column[Any], cell: Any, connection: Connection) -> Any:
    """Return a value from a backup in the form that this column of this database takes."""
    if isinstance(cell, dict):
        cell = _bytes(cell)
    if connection.dialect.name == "sqlite":
        return int(cell) if isinstance(cell, bool) else cell
    kind = column.type
    if cell is None:
        return None
    if isinstance(kind, JSON):
        try:
            return json.loads(cell)
        except (TypeError, ValueError):
            return cell  # a damaged value stays damaged: text where JSON is expected
    wanted: tuple[type, ...] = (
        (int, bool) if isinstance(kind, Boolean)
        else (int,) if isinstance(kind, Integer)
        else (int, float) if isinstance(kind, Float)
        else (bytes,) if isinstance(kind, LargeBinary)
        else (str,)
    )  # fmt: skip
    if not isinstance(cell, wanted):
        raise BadBackup(
            f"{column.table.name}.{column.name} holds {str(cell)[:40]!r}, which PostgreSQL does not take there: "
            "the table was damaged when the backup was made; it can be restored into SQLite, and removed there"
        )
    return bool(cell) if isinstance(kind, Boolean) else cell


def _bytes(cell: dict[str, Any]) -> bytes:
    try:
        return base64.b64decode(cell["base64"], validate=True)
    except (KeyError, TypeError, binascii.Error) as error:
        raise BadBackup("a value is damaged") from error


def _advance_sequence(connection: Connection, table: Table) -> None:
    """Advance PostgreSQL's sequence past the restored ids, since it is separate from the data."""
    column = table.autoincrement_column
    if connection.dialect.name == "sqlite" or column is None or column.server_default is None:
        return
    last = connection.scalar(select(func.max(column)))
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(select(func.setval(sequence, last)))
