"""All tables of a process: those in memory, those on disk, and what must be looked after from time to time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from sandtable.core.errors import DamagedData, SandtableError, StaleAction
from sandtable.server import hosting, replay, seating, updates
from sandtable.server.audience import House
from sandtable.server.driver import drive
from sandtable.server.errors import TooManyTables, UnknownTable
from sandtable.server.guests import is_id
from sandtable.server.hub import Message
from sandtable.server.live import TRIES, LiveTable
from sandtable.server.store import OPEN, OVER, PLAYING, WAITING, Conflict, Facts
from sandtable.server.title import current

FORGOTTEN: Final = 14 * 86_400.0  # seconds after which a table that nobody came to is cleared away

log = logging.getLogger("sandtable.server")


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.house.bus.start(self._hear, self._catch_up)
        self._keeper = asyncio.create_task(self._keep_house(), name="housekeeping")

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self.house.bus.stop()
        for table in list(self._live.values()):
            await self._close(table)

    # --- tables in memory ----------------------------------------------------------------
    async def open(self, id: str) -> LiveTable:
        """A table, read from disk unless it is in memory. All who ask meanwhile wait for the one reading: there must
        never be two of a table."""
        table = self._live.get(id)
        if table is None:
            if not is_id(id):
                raise UnknownTable()
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._read(id), name=f"opening {id}")
            table = await asyncio.shield(opening)
        table.used = self.house.time.now()
        return table

    async def _read(self, id: str) -> LiveTable:
        try:
            table = await LiveTable.open(self.house, id)
            self._live[id] = table
            self._drivers[id] = asyncio.create_task(drive(table), name=f"table {id}")
            self.house.bus.tell(id, "who")
            return table
        finally:
            del self._opening[id]

    def in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    async def _close(self, table: LiveTable) -> None:
        """Out of memory; a snapshot spares the next one who opens it the replay."""
        self._live.pop(table.id, None)
        driver = self._drivers.pop(table.id, None)
        if driver is not None:
            driver.cancel()
            await asyncio.gather(driver, return_exceptions=True)
        async with table.lock:
            await table.keep_snapshot()
        for connection in list(table.connections):
            connection.drop()

    # --- new ones, and lists -------------------------------------------------------------
    async def create(self, wish: hosting.Wish, guest: str, start: bool) -> LiveTable:
        if await self.house.store.unfinished(guest, current()) >= self.house.config.limits.tables_per_guest:
            raise TooManyTables()
        facts = hosting.facts(wish, guest, self.house.time.now())
        if start:
            seating.check_full(facts)
        await self.house.store.create(facts)
        table = await self.open(facts.id)
        if start:
            await table.finish(hosting.start(table, guest))
        return table

    async def leave(self, id: str, guest: str, seat: int) -> dict[str, Any]:
        """Who leaves a table last, before its game has begun, clears it away. The table as it is then."""
        try:
            table = await self.open(id)
        except DamagedData:
            return await self._give_up(id, guest, seat)
        revision = await table.finish(hosting.leave(table, guest, seat))
        if revision is not None:
            await self._clear_away(table.id, revision)
        return table.data(guest)

    async def _give_up(self, id: str, guest: str, seat: int) -> dict[str, Any]:
        """The same at a table whose game can no longer be read. Nobody will ever end one that is not over: who
        leaves it last clears it away."""
        for _ in range(TRIES):
            facts = await self.facts(id)
            seating.give_up(facts, guest, seat)
            try:
                await self.house.store.change(facts)
            except Conflict:
                continue
            if facts.state != OVER and not seating.guests_of(facts):
                await self._clear_away(id, facts.revision)
            return self._listed(facts, guest, await self.house.store.names(seating.named(facts)))
        raise StaleAction("the table was changed by others at the same time")

    async def facts(self, id: str) -> Facts:
        """What is kept of a table beside its moves, whether its game can be read or not."""
        facts = await self.house.store.facts(id) if is_id(id) else None
        if facts is None:
            raise UnknownTable()
        return facts

    async def record(self, id: str) -> str:
        return replay.record(await self.facts(id), await self.house.store.rows(id))

    async def _clear_away(self, id: str, revision: int) -> None:
        """A table that has not begun or never ends, unless somebody has come since it was looked at."""
        if await self.house.store.remove(id, revision):
            table = self._live.get(id)
            if table is not None:
                await self._close(table)
            self.house.bus.tell(id, "table")
            for before in await self.house.store.with_rematch(id):
                with suppress(SandtableError):  # one of older rules, say: nobody can play again there
                    table = await self.open(before)
                    await table.finish(hosting.forget_rematch(table, id))

    async def rematch(self, table: LiveTable, guest: str) -> LiveTable:
        again = await self.open(await table.finish(hosting.rematch(table, guest)))
        alone = seating.guests_of(again.facts) == [guest] and not any(s.kind == OPEN for s in again.facts.seats)
        if alone and again.facts.state == WAITING and again.facts.host == guest:
            await again.finish(hosting.start(again, guest))
        return again

    async def listed(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Tables of one's own, and public ones to join or watch."""
        mine = [
            facts
            for facts in await self.house.store.of_guest(guest)
            if not seating.is_old(facts) or seating.seats_of(facts, guest)  # else it could not be got rid of
        ]
        public = await self.house.store.public((WAITING, PLAYING))
        known = {facts.id for facts in mine}
        others = [
            facts
            for facts in public
            if facts.id not in known
            and not seating.is_old(facts)
            and (facts.state == PLAYING or any(seat.kind == OPEN for seat in facts.seats))
        ]
        names = await self.house.store.names({guest for facts in mine + others for guest in seating.named(facts)})
        return {
            "mine": [self._listed(facts, guest, names) for facts in mine],
            "open": [self._listed(facts, guest, names) for facts in others],
        }

    def _listed(self, facts: Facts, guest: str, names: dict[str, str]) -> dict[str, Any]:
        live = self._live.get(facts.id)
        if live is not None:
            people = updates.People(names, live.present(), live.hosts(facts), live.watchers())
        else:
            people = updates.People(names, set(), {facts.host})
        return updates.table(facts, guest, people, self.house.time.now())

    async def renamed(self, guest: str, name: str) -> None:
        """A guest has another name: tell those who sit with them, here and at other processes."""
        await self._rename(guest, name)
        self.house.bus.tell("", "name", guest=guest, name=name)

    async def _rename(self, guest: str, name: str) -> None:
        for table in self.in_memory():
            if guest in seating.named(table.facts):
                async with table.lock:
                    table.rename(guest, name)

    # --- other processes -----------------------------------------------------------------
    async def _hear(self, message: Message) -> None:
        what = message["what"]
        if what == "name":
            await self._rename(message["guest"], message["name"])
            return
        table = self._live.get(message["table"])
        if table is None:
            return
        if what == "presence":
            table.hear_presence(message)
        elif what == "who":  # another process has opened it, and does not know who is here
            table.say_presence()
        elif what == "chat":
            said = int(message["id"])
            for line in await self.house.store.chats(table.id, said - 1, self.house.config.limits.chats_kept):
                if line.id == said:  # of those kept since, word will come as well
                    table.tell_chat(line)
        else:
            await self.look_again(table.id, by_moves=what == "rows")

    async def look_again(self, id: str, by_moves: bool = False) -> None:
        """Another process has changed a table, or cleared it away."""
        table = self._live.get(id)
        if table is not None:
            try:
                await table.refresh(by_moves)
            except UnknownTable:
                await self._close(table)

    async def _catch_up(self) -> None:
        """Word from other processes may have been lost: read every table anew."""
        for table in self.in_memory():
            try:
                await table.refresh(by_moves=False)
            except Exception:
                log.exception("table %s could not be read again", table.id)

    # --- housekeeping --------------------------------------------------------------------
    async def _keep_house(self) -> None:
        rounds = 0
        while True:
            try:
                await self._evict()
                await self._wake()
                if rounds % 100 == 0:
                    await self._forget()
            except Exception:
                log.exception("housekeeping")
            rounds += 1
            await asyncio.sleep(self.house.config.housekeeping)

    async def _evict(self) -> None:
        """Tables without anybody leave the memory; a bot that thinks, or a short clock, keeps one there."""
        now = self.house.time.now()
        for table in self.in_memory():
            for process, (told, _, _) in list(table.elsewhere.items()):
                if told < now - 60.0:
                    del table.elsewhere[process]
            table.polled = {guest: asked for guest, asked in table.polled.items() if asked > now - 60.0}
            if table.connections or table.polled:
                table.say_presence()
                table.tell_table()  # somebody may have gone without a word
                continue
            wake = table.facts.wake
            soon = wake is not None and wake < now + 2 * self.house.config.idle
            if not soon and not table.lock.locked() and table.used < now - self.house.config.idle:
                await self._close(table)

    async def _wake(self) -> None:
        """Tables where something should have happened by now: the process that was to see to it is gone."""
        for id in await self.house.store.due(self.house.time.now()):
            if id not in self._live:
                try:
                    await self.open(id)
                except DamagedData as error:
                    log.warning("table %s can no longer be read: %s", id, error)
                    await self.house.store.never_wake(id)
                except Exception:
                    log.exception("table %s cannot be opened", id)

    async def _forget(self) -> None:
        for id, revision in await self.house.store.forgotten(self.house.time.now() - FORGOTTEN):
            table = self._live.get(id)
            if table is None or not table.connections:
                await self._clear_away(id, revision)
