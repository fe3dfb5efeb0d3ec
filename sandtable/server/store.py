"""What is kept, and how it is found again. Nothing here knows a rule; nothing elsewhere writes SQL."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Integer, String, and_, bindparam, delete, exists, func, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.core.errors import SandtableError
from sandtable.server import schema
from sandtable.server.database import Database
from sandtable.server.errors import UnknownTable

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

# Who plays a seat.
GUEST: Final = "guest"
BOT: Final = "bot"
OPEN: Final = "open"

# Why a bot plays for a guest.
BY_HOST: Final = "host"
LEFT: Final = "left"
BY_CLOCK: Final = "clock"

LISTED: Final = 50  # tables in one list


class Conflict(SandtableError):
    """Another process was faster: what this one knows of the table is old."""


@dataclass
class Seat:
    """`guest` stays when a bot stands in for them, for the host to give the seat back."""

    kind: str
    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def automatic(self) -> bool:
        return self.kind == BOT or self.stand_in is not None


@dataclass
class Facts:
    """A table as the database has it."""

    id: str
    title: str
    rules: int
    options: dict[str, Any]
    seed: int
    host: str
    invite: str
    public: bool
    state: str
    created: float
    updated: float
    pace: float
    clock: dict[str, Any]
    clocks: dict[str, Any] | None
    paused: bool
    pause_asked: list[str]
    rematch: str | None
    n: int
    standing: dict[str, Any]
    wake: float | None
    revision: int
    seats: list[Seat] = field(default_factory=list)

    def columns(self) -> dict[str, Any]:
        data = asdict(self)
        del data["seats"]
        return data


@dataclass
class Snapshot:
    n: int
    digest: str
    data: bytes


@dataclass
class Chat:
    id: int
    at: float
    guest: str
    seat: int | None
    name: str
    text: str


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- settings ------------------------------------------------------------------------
    async def setting(self, key: str, made: str) -> str:
        """What is kept under this key; `made` is kept if nothing was."""

        async def job(connection: AsyncConnection) -> str:
            found = await connection.scalar(select(schema.settings.c.value).where(schema.settings.c.key == key))
            if found is None:
                await connection.execute(insert(schema.settings).values(key=key, value=made))
                return made
            return str(found)

        try:
            return await self.database.write(job)
        except IntegrityError:  # another process made one at the same moment
            return await self.database.write(job)

    # --- guests --------------------------------------------------------------------------
    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        wanted = sorted(set(ids))
        if not wanted:
            return {}
        async with self.database.read() as connection:
            query = select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(wanted))
            return {row.id: row.name for row in await connection.execute(query)}

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
    async def create(self, facts: Facts) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(**facts.columns()))
            await connection.execute(insert(schema.seats), _seat_rows(facts))

        await self.database.write(job)

    async def facts(self, id: str) -> Facts | None:
        async with self.database.read() as connection:
            found = await _with_seats(connection, select(schema.tables).where(schema.tables.c.id == id))
        return found[0] if found else None

    async def change(self, facts: Facts) -> None:
        """Write everything but the moves, if nobody else has changed anything meanwhile; then `facts` is the newest."""
        before = facts.revision
        values = facts.columns()
        values["revision"] = before + 1
        seats = _seat_rows(facts)

        async def job(connection: AsyncConnection) -> None:
            of = schema.tables.c
            same = and_(of.id == facts.id, of.revision == before, of.n == facts.n)
            if not (await connection.execute(update(schema.tables).where(same).values(**values))).rowcount:
                raise Conflict(f"table {facts.id} was changed by another process")
            await connection.execute(delete(schema.seats).where(schema.seats.c.game == facts.id))
            await connection.execute(insert(schema.seats), seats)

        await self.database.write(job)
        facts.revision = before + 1

    async def remove(self, id: str, revision: int) -> bool:
        """A table with all that is kept of it, if nobody has changed anything meanwhile; whether it is gone."""

        async def job(connection: AsyncConnection) -> bool:
            of = schema.tables.c
            gone = await connection.execute(delete(schema.tables).where(of.id == id, of.revision == revision))
            return bool(gone.rowcount)

        return await self.database.write(job)

    async def of_guest(self, guest: str) -> list[Facts]:
        """Tables with a seat of this guest, or made by them, the latest first."""
        # A union of two finds: with `or` between them a database looks at every table it has.
        seated = select(schema.seats.c.game).where(schema.seats.c.guest == guest)
        made = select(schema.tables.c.id).where(schema.tables.c.host == guest)
        query = select(schema.tables).where(schema.tables.c.id.in_(union(seated, made)))
        return await self._listed(query.order_by(schema.tables.c.updated.desc()).limit(LISTED))

    async def public(self, states: Sequence[str]) -> list[Facts]:
        of = schema.tables.c
        query = select(schema.tables).where(of.public.is_(True), of.state.in_(states))
        return await self._listed(query.order_by(of.updated.desc()).limit(LISTED))

    async def _listed(self, query: Any) -> list[Facts]:
        async with self.database.read() as connection:
            return await _with_seats(connection, query)

    async def unfinished(self, guest: str, current: Mapping[str, int]) -> int:
        """How many tables of this guest's making are not over and can be: begun by the current rules of their title."""
        of = schema.tables.c
        readable = or_(of.state == WAITING, *(and_(of.title == title, of.rules == n) for title, n in current.items()))
        query = select(func.count()).select_from(schema.tables).where(of.host == guest, of.state != OVER, readable)
        async with self.database.read() as connection:
            return int(await connection.scalar(query) or 0)

    async def due(self, now: float) -> list[str]:
        """Tables that somebody should look at."""
        of = schema.tables.c
        query = select(of.id).where(of.wake.is_not(None), of.wake <= now).order_by(of.wake).limit(LISTED)
        async with self.database.read() as connection:
            return [str(id) for id in await connection.scalars(query)]

    async def never_wake(self, id: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(wake=None))

        await self.database.write(job)

    async def forgotten(self, before: float) -> list[tuple[str, int]]:
        """Tables that have waited since then for players who never came, each with its revision."""
        of = schema.tables.c
        query = select(of.id, of.revision).where(of.state == WAITING, of.updated < before).limit(LISTED)
        async with self.database.read() as connection:
            return [(row.id, row.revision) for row in await connection.execute(query)]

    async def with_rematch(self, id: str) -> list[str]:
        """Tables whose guests play again at this one."""
        of = schema.tables.c
        async with self.database.read() as connection:
            return [str(before) for before in await connection.scalars(select(of.id).where(of.rematch == id))]

    # --- moves ---------------------------------------------------------------------------
    async def append(self, facts: Facts, seat: int, action: int) -> None:
        """Row number `facts.n`, and what it changed of the table. `Conflict` if that row is there already,
        or the table was changed in a way this process has not seen."""
        row = {
            "of": facts.id, "at": facts.n, "by": seat, "what": action, "before": facts.n - 1, "known": facts.revision,
            "to_state": facts.state, "now": facts.updated, "to_clocks": facts.clocks, "to_standing": facts.standing,
            "to_wake": facts.wake,
        }  # fmt: skip
        try:
            await self.database.write_like(_append, row)
        except IntegrityError as error:
            raise Conflict(f"row {facts.n} of table {facts.id} is there already") from error

    async def rows(self, game: str, after: int = 0) -> list[tuple[int, int, int]]:
        """(n, seat, action) of every row after that one, in order."""
        of = schema.moves.c
        query = select(of.n, of.seat, of.action).where(of.game == game, of.n > after).order_by(of.n)
        async with self.database.read() as connection:
            return [(row.n, row.seat, row.action) for row in await connection.execute(query)]

    async def snapshot(self, game: str) -> Snapshot | None:
        of = schema.snapshots.c
        async with self.database.read() as connection:
            row = (await connection.execute(select(of.n, of.digest, of.data).where(of.game == game))).first()
        return Snapshot(row.n, row.digest, bytes(row.data)) if row is not None else None

    async def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.game == game))
            await connection.execute(insert(schema.snapshots).values(game=game, **asdict(snapshot)))

        # Another process may keep one at the same moment, or the table be gone: it is only a cache.
        with suppress(IntegrityError):
            await self.database.write(job)

    # --- chat and notes ------------------------------------------------------------------
    async def add_chat(self, game: str, chat: Chat, most: int) -> Chat:
        """Keep a line, and of the older ones so many that there are `most`: nobody is ever shown the others."""

        async def job(connection: AsyncConnection) -> int:
            values = asdict(chat)
            del values["id"]
            of = schema.chats.c
            id = int(await connection.scalar(insert(schema.chats).values(game=game, **values).returning(of.id)) or 0)
            beyond = select(of.id).where(of.game == game).order_by(of.id.desc()).offset(most).limit(1)
            last = await connection.scalar(beyond)
            if last is not None:
                await connection.execute(delete(schema.chats).where(of.game == game, of.id <= last))
            return id

        try:
            chat.id = await self.database.write(job)
        except IntegrityError as error:  # it was cleared away just now
            raise UnknownTable() from error
        return chat

    async def chats(self, game: str, after: int, most: int) -> list[Chat]:
        """The last of them, oldest first."""
        of = schema.chats.c
        query = (
            select(of.id, of.at, of.guest, of.seat, of.name, of.text)
            .where(of.game == game, of.id > after)
            .order_by(of.id.desc())
            .limit(most)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Chat(row.id, row.at, row.guest, row.seat, row.name, row.text) for row in reversed(rows)]

    async def notes(self, game: str, guest: str) -> str:
        of = schema.notes.c
        async with self.database.read() as connection:
            return str(await connection.scalar(select(of.text).where(of.game == game, of.guest == guest)) or "")

    async def write_notes(self, game: str, guest: str, text: str) -> None:
        of = schema.notes.c

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.notes).where(of.game == game, of.guest == guest))
            await connection.execute(insert(schema.notes).values(game=game, guest=guest, text=text))

        try:
            try:
                await self.database.write(job)
            except IntegrityError:  # another process wrote some at the same moment
                await self.database.write(job)
        except IntegrityError as error:  # or the table was cleared away
            raise UnknownTable() from error


# A row is added only if it is the next one, of a table that is as the process knows it.
_ROW: Final = insert(schema.moves).from_select(
    ["game", "n", "seat", "action"],
    select(
        bindparam("of", type_=String), bindparam("at", type_=Integer),
        bindparam("by", type_=Integer), bindparam("what", type_=Integer),
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
        n=bindparam("at"), state=bindparam("to_state"), updated=bindparam("now"), clocks=bindparam("to_clocks"),
        standing=bindparam("to_standing"), wake=bindparam("to_wake"),
    )
)  # fmt: skip


async def _append(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """Several rows, of different tables; all or none."""
    if connection.dialect.name == "sqlite":  # its driver counts what many rows did; that of PostgreSQL does not
        added = (await connection.execute(_ROW, rows)).rowcount
    else:
        added = sum([(await connection.execute(_ROW, row)).rowcount for row in rows])
    if added != len(rows):
        raise Conflict("a row is not the next one of its table")
    await connection.execute(_CHANGE, rows)


def _seat_rows(facts: Facts) -> list[dict[str, Any]]:
    return [{"game": facts.id, "seat": number, **asdict(seat)} for number, seat in enumerate(facts.seats)]


async def _with_seats(connection: AsyncConnection, query: Any) -> list[Facts]:
    found = {row.id: Facts(**row._mapping) for row in await connection.execute(query)}
    if found:
        of = schema.seats.c
        seats = select(schema.seats).where(of.game.in_(found)).order_by(of.game, of.seat)
        for row in await connection.execute(seats):
            found[row.game].seats.append(Seat(row.kind, row.guest, row.bot, row.stand_in))
    return list(found.values())
