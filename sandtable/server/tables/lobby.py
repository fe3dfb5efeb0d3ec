"""`Lobby`: all tables, in memory and in the database. `Housekeeping` maintains them."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from sandtable.core.errors import DamagedData, SandtableError
from sandtable.server import shutdown
from sandtable.server.errors import (
    BadRequest,
    DamagedTable,
    NotDamaged,
    NotSeated,
    NotStarted,
    TooManyTables,
    UnknownTable,
)
from sandtable.server.limits.quotas import TABLES, Quotas
from sandtable.server.seats import seating
from sandtable.server.seats.guests import is_id
from sandtable.server.shutdown import STEP
from sandtable.server.sockets import outgoing
from sandtable.server.storage.queries import Page
from sandtable.server.storage.table_info import LEFT, OPEN, OVER, WAITING, TableInfo
from sandtable.server.tables import commands, damage, replay
from sandtable.server.tables.autoplay import run_autoplay
from sandtable.server.tables.bus import WHO, Message
from sandtable.server.tables.housekeeping import Housekeeping
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.services import Services
from sandtable.server.titles import current

MOST_DAMAGED: Final = 10_000  # damaged tables remembered
RECENTLY: Final = 1.0  # seconds for which a table stays in memory after a request, although nobody is at it
MINE: Final = "mine"
OTHERS: Final = "open"

log = logging.getLogger("sandtable.server")


class Lobby(Housekeeping):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.quotas = Quotas(services.config.limits, services.time)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._autoplay_tasks: dict[str, asyncio.Task[None]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._damaged: OrderedDict[str, str] = OrderedDict()  # tables this process could not read, and why

    async def start(self) -> None:
        await self.services.bus.start(self._receive, self._catch_up)
        self._keeper = asyncio.create_task(self._housekeeping_loop(), name="housekeeping")

    async def stop(self) -> None:
        """Save and unload all tables, and tell other processes nothing more. Snapshots of several tables are written
        together."""
        await shutdown.end_tasks(self._keeper)
        await shutdown.step("messages to other processes", self.services.bus.stop())
        await shutdown.step("opening tables", asyncio.gather(*self._opening.values(), return_exceptions=True))
        await shutdown.step("tables", asyncio.gather(*(self._close(table) for table in self.in_memory())), 2 * STEP)

    # --- tables in memory ----------------------------------------------------------------
    async def open(self, id: str) -> LiveTable:
        """Return a table, loading it if necessary. Concurrent callers share one load: a table must never be in memory
        twice."""
        table = self._live.get(id)
        if table is not None and table.damaged:
            await self._close(table)
            table = None
        if table is None:
            if not is_id(id):
                raise UnknownTable()
            if id in self._damaged:
                await self._check_still_damaged(id)
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._read(id), name=f"opening {id}")
            table = await asyncio.shield(opening)
        table.used = self.services.time.now()
        return table

    async def _check_still_damaged(self, id: str) -> None:
        """Raise `DamagedTable` again for a table that could not be read, unless it was repaired meanwhile."""
        info = await self.load_info(id)
        if info.damaged:
            raise DamagedTable(self._damaged[id])
        self._damaged.pop(id, None)

    def _remember_damage(self, id: str, why: str) -> None:
        self._damaged[id] = why
        if len(self._damaged) > MOST_DAMAGED:
            self._damaged.popitem(last=False)

    async def _read(self, id: str) -> LiveTable:
        try:
            await self.services.bus.join(id)
            table = await LiveTable.open(self.services, id)
            self._live[id] = table
            self._autoplay_tasks[id] = asyncio.create_task(run_autoplay(table), name=f"table {id}")
            self.services.bus.tell(id, WHO)
            return table
        except DamagedTable as error:
            self._remember_damage(id, error.why)
            raise
        finally:
            del self._opening[id]
            if id not in self._live:
                self.services.bus.leave(id)

    async def _close(self, table: LiveTable) -> None:
        """Unload a table, and store a snapshot so that the next load need not replay the game."""
        self._live.pop(table.id, None)
        self.services.bus.leave(table.id)
        if table.damaged:
            self._remember_damage(table.id, table.damaged)
        driver = self._autoplay_tasks.pop(table.id, None)
        if driver is not None:
            await shutdown.end_tasks(driver)
        async with table.lock:
            await table.keep_snapshot()
        for connection in list(table.connections):
            connection.drop()

    # --- tables and lists ----------------------------------------------------------------
    async def create(self, wanted: commands.TableRequest, guest: str, client_key: str, start: bool) -> LiveTable:
        if await self.services.store.count_unfinished(guest, current()) >= self.services.config.limits.tables_per_guest:
            raise TooManyTables()
        begun = await asyncio.to_thread(commands.begun_game, wanted)
        info = commands.new_table(wanted, guest, self.services.time.wall(), self.services.bot_pool.offers, begun)
        if start:
            seating.check_full(info)
        self.quotas.take(TABLES, client_key)
        await self.services.store.create(info, *(begun.moves, begun.texts) if begun is not None else ())
        table = await self.open(info.id)
        if start:
            await table.finish(commands.start(table, guest))
        return table

    async def leave(self, id: str, guest: str, seat: int, keep: bool = False) -> dict[str, Any]:
        """Leave a table and return its data afterwards. Before the game, the last guest to leave deletes the table."""
        try:
            table = await self.open(id)
        except DamagedData:
            return await self._leave_unreadable(id, guest, seat)
        revision = await table.finish(commands.leave(table, guest, seat, keep))
        if revision is not None:
            await self._delete_table(table.id, revision)
        return table.data_for(guest)

    async def _leave_unreadable(self, id: str, guest: str, seat: int) -> dict[str, Any]:
        """Leave a table whose game can no longer be read, and return its data afterwards."""
        info = await self.load_info(id)
        seating.own_seat(info, guest, seat)
        return await self._remove_guest(info, guest, [seat])

    async def remove_from_list(self, id: str, guest: str) -> dict[str, Any]:
        """Remove a table that cannot be read from a guest's list, and return its data afterwards."""
        try:
            await self.open(id)
        except DamagedData:
            info = await self.load_info(id)
            mine = seating.seats_of(info, guest)
            if not mine and info.host != guest:
                raise NotSeated() from None
            return await self._remove_guest(info, guest, mine)
        raise NotDamaged()

    async def _remove_guest(self, info: TableInfo, guest: str, seats: Sequence[int]) -> dict[str, Any]:
        """Take a guest off a table that cannot be read, and return the table's data afterwards; the last guest to leave
        deletes it. A finished game of older rules is kept for its record."""
        for number in seats:
            info.seats[number].stand_in = LEFT
        seating.hand_over_host(info, guest)
        await self.services.store.leave_damaged(info.id, guest, seats, info.host)
        if not seating.guests_of(info) and (info.state != OVER or damage.reason(info)):
            await self._delete_table(info.id, None)
        return self._list_entry(info, guest, await self.services.store.names(seating.guests_to_name(info)))

    async def load_info(self, id: str) -> TableInfo:
        """Return the stored data of a table, whether or not its game can be read."""
        info = await self.services.store.load(id) if is_id(id) else None
        if info is None:
            raise UnknownTable()
        return info

    async def record(self, id: str, guest: str) -> str:
        """Return the record of a finished game, or of a damaged one as far as it can be read. Asking for a damaged
        game's record ends the game, because a record reveals everything."""
        store, info, live = self.services.store, await self.load_info(id), self._live.get(id)
        if live is not None and not live.damaged:  # while the game is in memory, the stored data does not matter
            info = live.info
        why = damage.reason(info)
        if not why:
            rows = await store.rows(id)
            try:
                return replay.record(info, rows, await self._open_texts(info))
            except DamagedTable as error:  # for example of older rules, which nobody has replayed
                return await asyncio.to_thread(replay.partial_record, info, rows, error.why)
        if info.state == WAITING:
            raise NotStarted()
        if info.state != OVER:
            if not seating.seats_of(info, guest) and info.host != guest:
                raise NotSeated()
            await store.set_damaged(id, why)
            await store.end_damaged(id)
        return await asyncio.to_thread(replay.partial_record, info, await store.rows(id), why)

    async def _open_texts(self, info: TableInfo) -> dict[str, str]:
        """Return the public texts attached to the moves of a finished game; none if it was played by older rules, which
        cannot tell who heard them."""
        if info.state != OVER or seating.is_old(info):
            return {}
        table = await self.open(info.id)
        async with table.lock:
            await table.ready()
            return replay.open_texts(table.finished())

    async def _delete_table(self, id: str, revision: int | None, before: float = math.inf) -> None:
        """Delete a table that has not started, cannot be read or has expired, unless it has changed meanwhile."""
        store = self.services.store
        if await (store.delete(id) if revision is None else store.delete_if_unchanged(id, revision, before)):
            table = self._live.get(id)
            if table is not None:
                await self._close(table)
            self.services.bus.tell(id, "table")
            for earlier in await store.with_rematch(id):
                with suppress(SandtableError):  # for example of older rules, where no rematch is possible
                    table = await self.open(earlier)
                    await table.finish(commands.forget_rematch(table, id))

    async def rematch(self, table: LiveTable, guest: str, client_key: str) -> LiveTable:
        if table.info.rematch is None:
            self.quotas.take(TABLES, client_key)
        again = await self.open(await table.finish(commands.rematch(table, guest)))
        alone = seating.guests_of(again.info) == [guest] and not any(s.kind == OPEN for s in again.info.seats)
        if alone and again.info.state == WAITING and again.info.host == guest:
            await again.finish(commands.start(again, guest))
        return again

    async def list_tables(self, guest: str, which: str = "", after: str = "") -> dict[str, Any]:
        """Return the guest's own tables and the public ones to join or watch: the first page of both lists, or the page
        of list `which` after a cursor. Old and damaged tables are listed only for those who can remove them."""
        store = self.services.store
        none: Page = ([], None)
        if after and which not in (MINE, OTHERS):
            raise BadRequest(detail=f"list: {MINE} or {OTHERS}")
        mine, more_mine = await store.of_guest(guest, after) if which != OTHERS else none
        others, more = await store.public(guest, current(), after) if which != MINE else none
        mine = [info for info in mine if self._belongs_in_list(info, guest)]
        others = [info for info in others if not damage.reason(info)]
        names = await store.names({guest for info in mine + others for guest in seating.guests_to_name(info)})
        return {
            MINE: [self._list_entry(info, guest, names) for info in mine],
            OTHERS: [self._list_entry(info, guest, names) for info in others],
            "more": {MINE: more_mine, OTHERS: more},
        }

    @staticmethod
    def _belongs_in_list(info: TableInfo, guest: str) -> bool:
        """Return whether a table belongs in the guest's own list. A table that cannot be read stays there until the
        guest removes it."""
        if damage.reason(info):
            return bool(seating.seats_of(info, guest)) or info.host == guest
        return not seating.is_old(info) or bool(seating.seats_of(info, guest))

    def _list_entry(self, info: TableInfo, guest: str, names: dict[str, str]) -> dict[str, Any]:
        live = self._live.get(info.id)
        keep = self.services.config.keep
        if live is not None and live.damaged:
            return outgoing.damaged(info, guest, names, keep)
        if damage.reason(info):  # the copy in memory may still be intact
            return live.data_for(guest) if live is not None else outgoing.damaged(info, guest, names, keep)
        if live is not None:
            people = outgoing.People(names, live.present(), live.hosts(info), live.watchers(), live.absent(info))
        else:
            people = outgoing.People(names, set(), {info.host})
        try:
            return outgoing.table(info, guest, people, self.services.time.wall(), keep)
        except Exception as error:  # one broken table must not break the list
            self._log_once(info.id, "listing table", error)
            return outgoing.damaged(info, guest, names, keep)

    async def renamed(self, guest: str, name: str) -> None:
        """Tell everybody at a guest's tables the guest's new name, here and at other processes."""
        await self._rename(guest, name)
        self.services.bus.tell("", "name", guest=guest, name=name)

    async def _rename(self, guest: str, name: str) -> None:
        for table in self.in_memory():
            if guest in seating.guests_to_name(table.info):
                async with table.lock:
                    table.rename(guest, name)

    # --- other processes -----------------------------------------------------------------
    async def _receive(self, message: Message) -> None:
        what = message["what"]
        if what == "name":
            await self._rename(message["guest"], message["name"])
            return
        table = self._live.get(message["table"])
        if table is None:
            return
        if what == "presence":
            table.receive_presence(message)
        elif what == "notice":
            table.receive_notice(message)
        elif what == WHO:  # another process has loaded the table and asks who is here
            table.publish_presence()
        elif what == "chat":
            said = int(message["id"])
            for line in await self.services.store.chats(table.id, said - 1, self.services.config.limits.chats_kept):
                if line.id == said:  # later lines are announced separately
                    table.tell_chat(line)
        elif what == "rows" and self._is_followed_for_nothing(table):
            await self._close(table)
        else:
            await self.refresh_table(table.id, by_moves=what == "rows", tell=what != "sealed")

    def _is_followed_for_nothing(self, table: LiveTable) -> bool:
        """Return whether this process follows a table without need: nobody is at it here, it was not used lately, and
        another process makes its moves. Such a table was loaded for one request, or when it was created; following
        every row would cost as much as making the moves."""
        unused = table.used < self.services.time.now() - RECENTLY
        return unused and not (table.connections or table.polled or table.lock.locked())

    async def refresh_table(self, id: str, by_moves: bool = False, tell: bool = True) -> None:
        """Reload a table that another process has changed or deleted. `by_moves` tells whether moves were made; without
        `tell` the table's data is not sent to the connections here."""
        table = self._live.get(id)
        if table is not None:
            try:
                await table.refresh(by_moves, tell)
            except (DamagedTable, UnknownTable):
                await self._close(table)

    async def _catch_up(self) -> None:
        """Reload every table, because messages from other processes may have been lost."""
        for table in self.in_memory():
            try:
                await table.refresh(by_moves=False)
            except (DamagedTable, UnknownTable):
                await self._close(table)
            except Exception:
                log.exception("table %s could not be read again", table.id)
