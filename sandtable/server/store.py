"""What is kept, and how it is found again. Nothing here knows a rule; nothing elsewhere writes SQL."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import (
    Integer,
    String,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    type_coerce,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import NullType

from sandtable.core.errors import SandtableError
from sandtable.server import reading, schema
from sandtable.server.database import Database
from sandtable.server.errors import BadRequest, UnknownTable

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
AWAY: Final = "away"  # they have left and keep the seat

LISTED: Final = 50  # tables in one list
FORGOTTEN: Final = 500  # notes or names that are forgotten at once
BAD_MARK: Final = "after: the mark of a page, as it came with the page before"
_MARK: Final = re.compile(r"(waiting|playing|over)_([0-9.e+-]{1,30})_([A-Za-z0-9_-]{1,32})")


class Conflict(SandtableError):
    """Another process was faster: what this one knows of the table is old."""


@dataclass
class Seat:
    """`guest` stays when a bot stands in for them, for the host to give the seat back."""

    kind: str
    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    name: str | None = None  # of one of several people at one screen

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
    muted: list[str]
    rematch: str | None
    n: int
    standing: dict[str, Any]
    wake: float | None
    revision: int
    damaged: str | None = None  # why it cannot be read, as some process found out
    seats: list[Seat] = field(default_factory=list)
    wrong: str = ""  # what of this very row cannot be: something harmless stands in its place

    def columns(self) -> dict[str, Any]:
        """What is written with every change."""
        data = asdict(self)
        del data["seats"], data["wrong"], data["damaged"]
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


Page = tuple[list[Facts], str | None]  # and the mark of the next one, if there is one


def mark(part: str, by: str, page: Sequence[Facts]) -> str:
    """Where a page of a list ends, and in which part of it."""
    last = next((facts for facts in reversed(page) if by not in facts.wrong), None)
    return f"{part}_{getattr(last, by)!r}_{last.id}" if last is not None else f"{part}_1e300_z"


def read_mark(text: str) -> tuple[str, float, str]:
    found = _MARK.fullmatch(text)
    try:
        if found is not None:
            return found[1], float(found[2]), found[3]
    except ValueError:
        pass
    raise BadRequest(detail=BAD_MARK)


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
    async def create(self, facts: Facts) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables).values(**facts.columns()))
            await connection.execute(insert(schema.seats), _seat_rows(facts))

        await self.database.write(job)

    async def facts(self, id: str) -> Facts | None:
        async with self.database.read() as connection:
            found = await _with_seats(connection, select(*_RAW).where(schema.tables.c.id == id))
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

    async def remove(self, id: str, revision: int, before: float = math.inf) -> bool:
        """A table with all that is kept of it, if nobody has changed anything meanwhile, or moved since `before`;
        whether it is gone."""

        async def job(connection: AsyncConnection) -> bool:
            of = schema.tables.c
            same = and_(of.id == id, of.revision == revision, of.updated < before)
            return bool((await connection.execute(delete(schema.tables).where(same))).rowcount)

        return await self.database.write(job)

    async def of_guest(self, guest: str, after: str = "") -> Page:
        """Tables with a seat of this guest, or made by them: those that are not over first, and of those the one where
        something has happened last."""
        of = schema.tables.c
        # A union of two finds: with `or` between them a database looks at every table it has.
        seated = select(schema.seats.c.game).where(schema.seats.c.guest == guest)
        made = select(of.id).where(of.host == guest)
        query = select(*_RAW).where(of.id.in_(union(seated, made)))
        parts = {PLAYING: query.where(of.state != OVER), OVER: query.where(of.state == OVER)}
        return await self._page(parts, "updated", after)

    async def public(self, guest: str, current: Mapping[str, int], after: str = "") -> Page:
        """Tables for everybody that have nothing to do with this guest: first those with an open seat, then those that
        are played by the current rules of their title; the latest made first. What is made or moves meanwhile moves
        no other one."""
        of, seat = schema.tables.c, schema.seats.c
        theirs = exists().where(seat.game == of.id, seat.guest == guest)
        query = select(*_RAW).where(of.public.is_(True), of.damaged.is_(None), of.host != guest, ~theirs)
        a_seat = exists().where(seat.game == of.id, seat.kind == OPEN)
        read = or_(*(and_(of.title == title, of.rules == version) for title, version in current.items()))
        parts = {WAITING: query.where(of.state == WAITING, a_seat), PLAYING: query.where(of.state == PLAYING, read)}
        return await self._page(parts, "created", after)

    async def _page(self, parts: dict[str, Any], by: str, after: str) -> Page:
        """So many of a list in parts, each with the latest first, from the mark on; and the mark of the next page."""
        of = schema.tables.c
        when = of[by]
        begun, time, last = read_mark(after) if after else (next(iter(parts)), math.inf, "")
        if begun not in parts:
            raise BadRequest(detail=BAD_MARK)
        found: list[Facts] = []
        for part, query in list(parts.items())[list(parts).index(begun) :]:
            if after and part == begun:
                query = query.where(or_(when < time, and_(when == time, of.id < last)))
            room = LISTED - len(found)
            more = await self._listed(query.order_by(when.desc(), of.id.desc()).limit(room + 1))
            found += more[:room]
            if len(more) > room:
                return found, mark(part, by, more[:room])
        return found, None

    async def _listed(self, query: Any) -> list[Facts]:
        async with self.database.read() as connection:
            return await _with_seats(connection, query)

    async def unfinished(self, guest: str, current: Mapping[str, int]) -> int:
        """How many tables of this guest's making are not over and can be: begun by the current rules of their title."""
        of = schema.tables.c
        readable = or_(of.state == WAITING, *(and_(of.title == title, of.rules == n) for title, n in current.items()))
        mine = and_(of.host == guest, of.state != OVER, of.damaged.is_(None))
        query = select(func.count()).select_from(schema.tables).where(mine, readable)
        async with self.database.read() as connection:
            return int(await connection.scalar(query) or 0)

    async def due(self, now: float, after: tuple[str, float] | None = None) -> list[tuple[str, float]]:
        """Tables that somebody should look at, each with since when; so many, and the next ones after the last."""
        of = schema.tables.c
        query = select(of.id, of.wake).where(of.wake.is_not(None), of.wake <= now, of.damaged.is_(None))
        if after is not None:
            id, wake = after
            query = query.where(or_(of.wake > wake, and_(of.wake == wake, of.id > id)))
        async with self.database.read() as connection:
            return [
                (row.id, row.wake) for row in await connection.execute(query.order_by(of.wake, of.id).limit(LISTED))
            ]

    async def never_wake(self, id: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(wake=None))

        await self.database.write(job)

    # --- damage --------------------------------------------------------------------------
    async def mark(self, id: str, damaged: str | None) -> bool:
        """Keep in mind that a table cannot be read, and why, or that it can again; whether that is new. Nobody is
        to wake one that cannot."""
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

    async def marked(self, after: str = "") -> list[tuple[str, str]]:
        """Tables that were found damaged, each with why, by their ids; so many, and the next ones after the last."""
        of = schema.tables.c
        query = select(of.id, of.damaged).where(of.damaged.is_not(None), of.id > after).order_by(of.id).limit(LISTED)
        async with self.database.read() as connection:
            return [(row.id, str(row.damaged)) for row in await connection.execute(query)]

    async def some(self, after: str = "") -> list[Facts]:
        """Tables by their ids, whatever their state: so many, and the next ones after the last."""
        of = schema.tables.c
        return await self._listed(select(*_RAW).where(of.id > after).order_by(of.id).limit(LISTED))

    async def give_up(self, id: str, guest: str, seats: Sequence[int], host: str | None) -> None:
        """A guest leaves a table that cannot be read. No more than that is written: the rest stays as it was found."""
        of = schema.seats.c

        async def job(connection: AsyncConnection) -> None:
            own = and_(of.game == id, of.guest == guest, of.seat.in_(seats))
            await connection.execute(update(schema.seats).where(own).values(stand_in=LEFT))
            if host is not None:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(host=host))

        await self.database.write(job)

    async def discard(self, id: str) -> bool:
        """A table that nobody can read any more, with all that is kept of it; whether it was there."""

        async def job(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))).rowcount)

        return await self.database.write(job)

    async def close(self, id: str) -> None:
        """A table whose game is over by that: its record was given out, so nobody may play on; also not at another
        process, where it may still be as good as ever in memory."""
        of = schema.tables.c

        async def job(connection: AsyncConnection) -> None:
            over = {of.state: OVER, of.wake: None, of.revision: of.revision + 1}
            await connection.execute(update(schema.tables).where(of.id == id).values(over))

        await self.database.write(job)

    async def forgotten(
        self, states: Sequence[str] | None, before: float, after: tuple[float, str] | None = None
    ) -> list[tuple[str, int, float]]:
        """Tables to which nothing has happened since then, each with its revision and when something did: in these
        states, or (`None`) begun and not over, whatever else may stand there."""
        of = schema.tables.c
        wanted = of.state.in_(states) if states is not None else of.state.not_in((WAITING, OVER))
        query = select(of.id, of.revision, of.updated).where(wanted, of.updated < before)
        if after is not None:
            updated, id = after
            query = query.where(or_(of.updated > updated, and_(of.updated == updated, of.id > id)))
        async with self.database.read() as connection:
            found = await connection.execute(query.order_by(of.updated, of.id).limit(LISTED))
            return [(row.id, row.revision, row.updated) for row in found]

    async def forget_notes(self, before: float) -> int:
        """Notes about games that were over by then; how many of them, some each time."""
        of, note = schema.tables.c, schema.notes.c
        old = select(note.game).join(schema.tables, of.id == note.game).where(of.state == OVER, of.updated < before)
        return await self._forget(delete(schema.notes).where(note.game.in_(old.distinct().limit(FORGOTTEN))))

    async def forget_guests(self, before: float) -> int:
        """Guests who have had a name since then, and no table; how many of them, some each time."""
        of, table, seat = schema.guests.c, schema.tables.c, schema.seats.c
        old = select(of.id).where(
            of.created < before, ~exists().where(seat.guest == of.id), ~exists().where(table.host == of.id)
        )
        return await self._forget(delete(schema.guests).where(of.id.in_(old.limit(FORGOTTEN))))

    async def _forget(self, old: Any) -> int:
        async def job(connection: AsyncConnection) -> int:
            return (await connection.execute(old)).rowcount

        return await self.database.write(job)

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
        if row is None or type(row.n) is not int or not isinstance(row.data, bytes | memoryview):
            return None
        return Snapshot(row.n, str(row.digest), bytes(row.data))

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
        return [
            Chat(row.id, row.at, row.guest, row.seat, row.name, row.text)
            for row in reversed(rows)
            if isinstance(row.at, float | int)
            and isinstance(row.seat, int | None)
            and all(isinstance(text, str) for text in (row.guest, row.name, row.text))
        ]

    async def notes(self, game: str, guest: str) -> str:
        of = schema.notes.c
        async with self.database.read() as connection:
            return str(await connection.scalar(select(of.text).where(of.game == game, of.guest == guest)) or "")

    async def write_notes(self, game: str, guest: str, text: str) -> None:
        """Those of guests who have no seat any more go: there are never more than seats."""
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


# Everything as it lies there: `reading` makes the best of it.
_RAW: Final = [type_coerce(column, NullType()).label(column.key) for column in schema.tables.c]
_RAW_SEATS: Final = [type_coerce(column, NullType()).label(column.key) for column in schema.seats.c]


async def _with_seats(connection: AsyncConnection, query: Any) -> list[Facts]:
    found: dict[str, Facts] = {}
    for row in await connection.execute(query):
        values, wrong = reading.columns(row._asdict())
        found[values["id"]] = Facts(**values, wrong=wrong)
    if found:
        of = schema.seats.c
        for row in await connection.execute(select(*_RAW_SEATS).where(of.game.in_(found)).order_by(of.game, of.seat)):
            facts = found[row.game]
            if row.seat != len(facts.seats):
                facts.wrong = facts.wrong or f"seat {len(facts.seats)} is missing"
            try:
                more = [
                    None if one is None else reading.text(one) for one in (row.guest, row.bot, row.stand_in, row.name)
                ]
                facts.seats.append(Seat(reading.text(row.kind), *more))
            except TypeError:
                facts.wrong = facts.wrong or f"seat {len(facts.seats)} cannot be read"
                facts.seats.append(Seat(OPEN))
    return list(found.values())
