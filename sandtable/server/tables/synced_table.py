"""`SyncedTable`: a table in memory that is kept in step with the database, whichever process changes it.

`LiveTable` adds the changes made by this process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, Self, TypeVar

from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.events import Event
from sandtable.server.errors import DamagedTable, UnknownTable
from sandtable.server.games.game import SAID, WORDS, Game, Row
from sandtable.server.games.table_clocks import clocks_of, next_over
from sandtable.server.seats import seating
from sandtable.server.seats.pass_timing import PassTimes
from sandtable.server.seats.standing_answers import passes_automatically
from sandtable.server.storage.table_info import WAITING, TableInfo
from sandtable.server.tables import damage
from sandtable.server.tables.audience import Audience
from sandtable.server.tables.services import Services
from sandtable.server.titles import has_limits, limit_of, pass_of, settled_by

T = TypeVar("T")

TRIES: Final = 3  # attempts to read or change a table that other processes change too
NAMES_AFTER: Final = 0.5  # seconds; several changes of a name are sent as one

log = logging.getLogger("sandtable.server")


def back_to(action: int) -> dict[str, int]:
    """Return the field `to` of an update after an undo, which is the number of moves left; empty after a move."""
    return {"to": -1 - action} if action < 0 else {}


class SyncedTable(Audience):
    """A table that follows the database; create it with `open`."""

    def __init__(self, services: Services, info: TableInfo) -> None:
        super().__init__(services, info)
        self.changed = asyncio.Event()  # wakes the autoplay task
        self.pass_times = PassTimes()
        self.damaged = ""  # why it cannot be read, and so cannot be used any more
        self.not_before = 0.0  # until then another process makes the bots' moves
        self._snapshot_at = 0
        self._telling_names = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._time_limits: dict[tuple[int, int], float] = {}  # end of the limit, by seat and number of moves
        self._held_back: list[Callable[[], None]] = []  # notices that would reveal when a bot has answered

    @classmethod
    async def open(cls, services: Services, id: str) -> Self:
        info = await services.store.load(id)
        if info is None:
            raise UnknownTable()
        table = cls(services, info)
        await table._read(forgive=True)
        if info.damaged and await services.store.set_damaged(id, None):
            log.warning("table %s can be read again", id)
        return table

    # --- loading -------------------------------------------------------------------------
    async def _read(self, forgive: bool = False) -> None:
        """Load the table's data, the names and the whole game from the database; with `forgive`, make up for clocks
        that ran out while the server was down."""
        self.game = None
        try:
            try:
                info, game = await self._read_game()
            except DamagedTable:
                if not self._snapshot_at:
                    raise
                info, game = await self._read_game(shortcut=False)  # perhaps only the snapshot is damaged
        except DamagedTable as error:
            await self._mark_damaged(error)
            raise
        self.game = game
        clocks = clocks_of(info)
        if forgive and clocks.forgive(self.services.time.now()):
            info.clocks = clocks.as_data()
            self._set_wake(info)
        self.info = info
        self._rename()

    async def _read_game(self, shortcut: bool = True) -> tuple[TableInfo, Game | None]:
        """Return the table's data and its game (None before it starts) from the database. Rows and their count are
        written together, so a lasting difference between them means damage."""
        info = await self._read_info()
        if info.state == WAITING:
            return info, None
        try:
            game = self.new_game(info)
        except BadOption as error:
            raise DamagedTable(f"options: {error}") from error
        store = self.services.store
        self._snapshot_at = 0
        snapshot = await store.snapshot(self.id) if shortcut else None
        rows = await store.rows(self.id)
        game.texts = await store.texts(self.id)
        refused = None
        if snapshot is not None:
            try:
                game.restore(snapshot, rows)
                self._snapshot_at = snapshot.n
            except DamagedData as error:
                refused = error
        self._apply_rows(game, rows[game.n :])
        still = 0
        while game.n != info.n:  # another process moved while this one was reading
            before = game.n, info.n
            info = await self._read_info()
            game.texts |= await store.texts(self.id, game.n)
            self._apply_rows(game, await store.rows(self.id, game.n))
            still = still + 1 if (game.n, info.n) == before else 0
            if still == TRIES:
                raise DamagedTable(f"{info.n} rows are counted, {game.n} are there")
        damage.check_game(info, game)
        self._load_answers(game, info)
        if refused is not None:  # from another engine version, for example; the moves count
            log.warning("table %s was played again move by move, its snapshot cannot be used: %s", self.id, refused)
        return info, game

    def _apply_rows(self, game: Game, rows: Iterable[Row]) -> None:
        try:
            game.apply_rows(rows)
        except DamagedData as error:
            raise DamagedTable(str(error)) from error

    def _load_answers(self, game: Game, info: TableInfo) -> list[int]:
        """Load the sealed answers and return the seats whose answers changed."""
        try:
            return game.load_answers(info.sealed)
        except DamagedData as error:
            raise DamagedTable(str(error)) from error

    async def _mark_damaged(self, error: DamagedTable) -> None:
        """Stop using a table that cannot be read, and disconnect everybody; clients learn the reason when they
        reconnect."""
        self.damaged, self.game = error.why, None
        for connection in list(self.connections):
            connection.drop()
        self.changed.set()
        if await self.services.store.set_damaged(self.id, error.why):
            log.error("table %s is damaged: %s", self.id, error.why)

    async def _read_info(self) -> TableInfo:
        info = await self.services.store.load(self.id)
        if info is None:
            raise UnknownTable()
        damage.check(info)
        self.names = await self.services.store.names(seating.guests_to_name(info))
        info.clocks = self.services.clock_conversion.from_disk(self.id, info.clocks)
        self._set_wake(info)
        return info

    def _to_stored(self, info: TableInfo) -> TableInfo:
        """Return the table's data in the form in which it is stored: with wall time instead of process time."""
        clock_conversion = self.services.clock_conversion
        wake = None if info.wake is None else info.wake + clock_conversion.ahead
        return info.changed(clocks=clock_conversion.to_disk(self.id, info.clocks), wake=wake)

    def new_game(self, info: TableInfo) -> Game:
        """Return the game at its beginning. Whatever the rules raise for invalid data becomes `DamagedTable`."""
        people = seating.display_names(info, self.names, WORDS)
        try:
            return Game(info.title, info.rules, info.seed, info.options, people, info.begin)
        except (DamagedData, BadOption):
            raise
        except Exception as error:
            raise DamagedTable(f"options: {type(error).__name__}: {error!s:.300}") from error

    def _rename(self) -> None:
        if self.game is not None:
            people = seating.display_names(self.info, self.names, WORDS)
            if people != self.game.people:
                self.game.rename(people)
                if self.connections and not self._telling_names:
                    self._telling_names = True
                    self._task(self._tell_names())

    async def _tell_names(self) -> None:
        """Send the views and the log again soon after names have changed."""
        await asyncio.sleep(NAMES_AFTER)
        async with self.lock:
            self._telling_names = False
            if self.game is not None:
                self.resync_all()

    def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name
        self._rename()
        self.tell_table()

    async def ready(self) -> None:
        """Check that the table is usable, and reload the game if its last change failed."""
        self.used = self.services.time.now()
        if self.damaged:
            raise DamagedTable(self.damaged)
        if self.game is None and self.info.state != WAITING:
            await self._catch_up()

    # --- background tasks ----------------------------------------------------------------
    async def finish(self, change: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end, even if the client disconnects, and return its result."""
        return await asyncio.shield(self._task(change))

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run work of this table in the background, without waiting for it."""
        self._task(work)

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run work of this table in a task that the caller watches, and keep the task until it ends."""
        return self._task(work, name)

    def _task(self, work: Coroutine[Any, Any, T], name: str | None = None) -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the client was told, if still there

    # --- other processes -----------------------------------------------------------------
    async def refresh(self, by_moves: bool, tell: bool = True) -> None:
        """Load what another process has changed, and send it to the connections here."""
        async with self.lock:
            if by_moves:
                self.not_before = self.services.time.now() + self.services.config.takeover
            await self._catch_up(tell)

    async def _catch_up(self, tell: bool = True) -> None:
        """Load new rows and send them one by one; call with the lock held. Without `tell` the table's data is not sent,
        so that an answer in a simultaneous decision cannot be noticed."""
        followed = False
        if self.game is not None:
            with suppress(DamagedTable):  # memory and database disagree: reload everything
                await self._apply_new(self.game)
                followed = True
        if not followed:
            await self._read()
            if self.info.state != WAITING:
                self.resync_all()
        if tell:
            self.tell_table()
        self.changed.set()

    async def _apply_new(self, game: Game) -> None:
        info = await self._read_info()
        still = 0
        while game.n != info.n:
            before = game.n, info.n
            game.texts |= await self.services.store.texts(self.id, game.n)
            self._apply_new_rows(game, await self.services.store.rows(self.id, game.n))
            if game.n != info.n:
                info = await self._read_info()
                still = still + 1 if (game.n, info.n) == before else 0
                if still == TRIES:
                    raise DamagedTable(f"{info.n} rows are counted, {game.n} are known")
        answered = self._load_answers(game, info)
        known, self.info = self.info, info
        self._rename()
        for seat, (was, now) in enumerate(zip(known.seats, info.seats, strict=False)):
            if seat in answered or was != now:
                self.tell_own(seat, seat in answered)

    def _apply_new_rows(self, game: Game, rows: Iterable[Row]) -> None:
        """Apply rows written by other processes and send them; the answers of a simultaneous decision are sent
        together."""
        happened: list[Event] = []
        made: list[int] = []
        for n, seat, action in rows:
            try:
                happened += game.apply_row(n, seat, action)
            except DamagedData as error:
                raise DamagedTable(str(error)) from error
            made.append(seat)
            if not game.state.sealed:
                free = game.state.vocabulary.is_free(action)
                kind = "undo" if action < 0 else SAID if free else "move"
                self.tell_update(kind, seat if len(made) == 1 and not free else None, happened, **back_to(action))
                self.run_held_back()
                happened, made = [], []

    async def _refresh_if_behind(self, tell: bool = True) -> bool:
        """Reload the table if another process has changed it, and return whether there was a change; call with the lock
        held."""
        if self.services.bus.alone:
            return False
        knew = (self.info.revision, self.info.n)
        await self._catch_up(tell)
        return (self.info.revision, self.info.n) != knew

    # --- due actions ---------------------------------------------------------------------
    def owing(self, info: TableInfo) -> list[int]:
        """Return the seats whose answers are awaited now."""
        return [] if info.paused else info.owing

    def called(self) -> list[int]:
        """Return the seats with something to answer although nobody asks them (`sandtable.core.contract.FreeState`)."""
        return list(getattr(self.game.state, "called", ())) if self.game is not None else []

    def declining(self, info: TableInfo) -> dict[int, int]:
        """Return the seats that are asked a question which their guests have answered in advance, each with the
        action."""
        found: dict[int, int] = {}
        if self.game is None or info.n != self.game.n:
            return found
        for seat in self.owing(info):
            declines = info.seats[seat].declines
            if declines and not info.seats[seat].automatic:
                action = settled_by(info.title, self.game.position(seat), seat, declines)
                if action is not None:
                    found[seat] = action
        return found

    def passing(self, info: TableInfo) -> dict[int, tuple[str, int]]:
        """Return the seats whose guests are present, can only pass, and want the server to pass for them: each with the
        kind of question and the passing action."""
        found: dict[int, tuple[str, int]] = {}
        if self.game is None or info.n != self.game.n or not self.services.config.pass_delay:
            return found
        present = self.present()
        for number in self.owing(info):
            seat = info.seats[number]
            if not seat.automatic and seat.guest in present and passes_automatically(info, seat):
                position = self.game.position(number)
                passes = pass_of(info.title, position, number)
                if passes is not None and position.decision(number).options == [passes[1]]:
                    found[number] = passes
        return found

    def time_limits(self, info: TableInfo) -> dict[int, tuple[float, int]]:
        """Return the guests' seats with a time limit for their current question, each with the end of the limit and the
        action that follows it. Taking an answer back does not extend the limit, and all seats asked at the same time
        share its end."""
        game = self.game
        if info.paused:
            self._time_limits.clear()
        if game is None or info.n != game.n or not has_limits(info.title):
            return {}
        found: dict[int, tuple[float, int]] = {}
        kept: dict[tuple[int, int], float] = {}
        for seat in self.owing(info):
            if info.seats[seat].automatic:
                continue
            limit = limit_of(info.title, game.position(seat), seat)
            if limit is not None:
                key = (seat, game.moves)
                kept[key] = self._time_limits.get(key, self.services.time.now() + limit[0])
                found[seat] = (kept[key], limit[1])
        latest = {key: end for key, end in self._time_limits.items() if game.moves - 1 <= key[1] <= game.moves + 1}
        self._time_limits = {**latest, **kept}
        return found

    def limits(self, now: float) -> list[dict[str, Any]]:
        """Return the seats with a time limit for their current question, which is public, each with the seconds
        left."""
        ends = self.time_limits(self.info)
        return [{"seat": seat, "seconds": round(max(0.0, end - now), 1)} for seat, (end, _) in ends.items()]

    def _set_wake(self, info: TableInfo) -> None:
        """Set the time at which a process should load this table if none has it in memory."""
        owing = self.owing(info)
        wakes = []
        if any(info.seats[seat].automatic for seat in owing) or self.declining(info):
            wakes.append(self.services.time.now() + info.pace + self.services.config.takeover)
        if any(info.seats[seat].automatic for seat in self.called()):
            wakes.append(self.services.time.now() + info.pace + self.services.config.takeover)
        over = next_over(info)
        if owing and over is not None:
            wakes.append(over[0])
        wakes += [end for end, _ in self.time_limits(info).values()]
        info.wake = min(wakes, default=None)

    def after_group(self, say: Callable[[], None]) -> None:
        """Call `say` now, or if a simultaneous decision is open, once it has ended."""
        if self.game is not None and self.game.group is not None:
            self._held_back.append(say)
        else:
            say()

    def run_held_back(self) -> None:
        held, self._held_back = self._held_back, []
        for say in held:
            say()
