"""`Lobby`: all tables of a process, those in memory and those on disk. `housekeeping` looks after them."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from sandtable.core.errors import DamagedData, SandtableError
from sandtable.server import damage, hosting, replay, seating, updates
from sandtable.server.audience import Services
from sandtable.server.driver import drive
from sandtable.server.errors import (
    BadRequest,
    DamagedTable,
    NotDamaged,
    NotSeated,
    NotStarted,
    TooManyTables,
    UnknownTable,
)
from sandtable.server.facts import LEFT, OPEN, OVER, WAITING, Facts
from sandtable.server.finding import Page
from sandtable.server.guests import is_id
from sandtable.server.housekeeping import Housekeeping
from sandtable.server.hub import Message
from sandtable.server.live import LiveTable
from sandtable.server.quotas import TABLES, Quotas
from sandtable.server.title import current

MOST_DAMAGED: Final = 10_000  # tables kept in mind that cannot be read
MINE: Final = "mine"
OTHERS: Final = "open"

log = logging.getLogger("sandtable.server")


class Lobby(Housekeeping):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.quotas = Quotas(services.config.limits, services.time)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._damaged: OrderedDict[str, str] = OrderedDict()  # tables that this process could not read, and why

    async def start(self) -> None:
        await self.services.bus.start(self._hear, self._catch_up)
        self._keeper = asyncio.create_task(self._keep_house(), name="housekeeping")

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self.services.bus.stop()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for table in list(self._live.values()):
            await self._close(table)

    # --- tables in memory ----------------------------------------------------------------
    async def open(self, id: str) -> LiveTable:
        """A table, read from disk unless it is in memory. All who ask meanwhile wait for the one reading: there must
        never be two of a table."""
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
        """One that could not be read is not read again and again, unless somebody has mended it."""
        facts = await self.facts(id)
        if facts.damaged:
            raise DamagedTable(self._damaged[id])
        self._damaged.pop(id, None)

    def _remember_damage(self, id: str, why: str) -> None:
        self._damaged[id] = why
        if len(self._damaged) > MOST_DAMAGED:
            self._damaged.popitem(last=False)

    async def _read(self, id: str) -> LiveTable:
        try:
            table = await LiveTable.open(self.services, id)
            self._live[id] = table
            self._drivers[id] = asyncio.create_task(drive(table), name=f"table {id}")
            self.services.bus.tell(id, "who")
            return table
        except DamagedTable as error:
            self._remember_damage(id, error.why)
            raise
        finally:
            del self._opening[id]

    async def _close(self, table: LiveTable) -> None:
        """Out of memory; a snapshot spares the next one who opens it the replay."""
        self._live.pop(table.id, None)
        if table.damaged:
            self._remember_damage(table.id, table.damaged)
        driver = self._drivers.pop(table.id, None)
        if driver is not None:
            driver.cancel()
            await asyncio.gather(driver, return_exceptions=True)
        async with table.lock:
            await table.keep_snapshot()
        for connection in list(table.connections):
            connection.drop()

    # --- new ones, and lists -------------------------------------------------------------
    async def create(self, wish: hosting.Wish, guest: str, place: str, start: bool) -> LiveTable:
        if await self.services.store.unfinished(guest, current()) >= self.services.config.limits.tables_per_guest:
            raise TooManyTables()
        facts = hosting.facts(wish, guest, self.services.time.wall())
        if start:
            seating.check_full(facts)
        self.quotas.take(TABLES, place)
        await self.services.store.create(facts)
        table = await self.open(facts.id)
        if start:
            await table.finish(hosting.start(table, guest))
        return table

    async def leave(self, id: str, guest: str, seat: int, keep: bool = False) -> dict[str, Any]:
        """Who leaves a table last, before its game has begun, clears it away. The table as it is then."""
        try:
            table = await self.open(id)
        except DamagedData:
            return await self._give_up(id, guest, seat)
        revision = await table.finish(hosting.leave(table, guest, seat, keep))
        if revision is not None:
            await self._clear_away(table.id, revision)
        return table.data(guest)

    async def _give_up(self, id: str, guest: str, seat: int) -> dict[str, Any]:
        """The same at a table whose game can no longer be read."""
        facts = await self.facts(id)
        seating.own_seat(facts, guest, seat)
        return await self._without(facts, guest, [seat])

    async def put_away(self, id: str, guest: str) -> dict[str, Any]:
        """A table that can no longer be read leaves the list of a guest, whatever they were there. It as it is then."""
        try:
            await self.open(id)
        except DamagedData:
            facts = await self.facts(id)
            mine = seating.seats_of(facts, guest)
            if not mine and facts.host != guest:
                raise NotSeated() from None
            return await self._without(facts, guest, mine)
        raise NotDamaged()

    async def _without(self, facts: Facts, guest: str, seats: Sequence[int]) -> dict[str, Any]:
        """Nobody will ever end a game that cannot be read: who leaves it last clears it away. One of older rules that
        is over is kept, for its record."""
        for number in seats:
            facts.seats[number].stand_in = LEFT
        seating.pass_on(facts, guest)
        await self.services.store.give_up(facts.id, guest, seats, facts.host)
        if not seating.guests_of(facts) and (facts.state != OVER or damage.reason(facts)):
            await self._clear_away(facts.id, None)
        return self._listed(facts, guest, await self.services.store.names(seating.named(facts)))

    async def facts(self, id: str) -> Facts:
        """What is kept of a table beside its moves, whether its game can be read or not."""
        facts = await self.services.store.facts(id) if is_id(id) else None
        if facts is None:
            raise UnknownTable()
        return facts

    async def record(self, id: str, guest: str) -> str:
        """Of a game that is over; or of one that is damaged as far as it goes, which ends it: from its record
        everything about it is known."""
        store, facts, live = self.services.store, await self.facts(id), self._live.get(id)
        if live is not None and not live.damaged:  # what is on disk is not asked while the game goes on
            facts = live.facts
        why = damage.reason(facts)
        if not why:
            rows = await store.rows(id)
            try:
                return replay.record(facts, rows, await self._open_texts(facts))
            except DamagedTable as error:  # of older rules, say: nobody has played it through
                return await asyncio.to_thread(replay.as_far_as_it_goes, facts, rows, error.why)
        if facts.state == WAITING:
            raise NotStarted()
        if facts.state != OVER:
            if not seating.seats_of(facts, guest) and facts.host != guest:
                raise NotSeated()
            await store.mark(id, why)
            await store.close(id)
        return await asyncio.to_thread(replay.as_far_as_it_goes, facts, await store.rows(id), why)

    async def _open_texts(self, facts: Facts) -> dict[str, str]:
        """The words with moves of a game that is over; of one of older rules nobody can tell who heard them."""
        if facts.state != OVER or seating.is_old(facts):
            return {}
        table = await self.open(facts.id)
        async with table.lock:
            await table.ready()
            return replay.open_texts(table.finished())

    async def _clear_away(self, id: str, revision: int | None, before: float = math.inf) -> None:
        """A table that has not begun, never ends or is too old, unless somebody has come since it was looked at."""
        store = self.services.store
        if await (store.discard(id) if revision is None else store.remove(id, revision, before)):
            table = self._live.get(id)
            if table is not None:
                await self._close(table)
            self.services.bus.tell(id, "table")
            for earlier in await store.with_rematch(id):
                with suppress(SandtableError):  # one of older rules, say: nobody can play again there
                    table = await self.open(earlier)
                    await table.finish(hosting.forget_rematch(table, id))

    async def rematch(self, table: LiveTable, guest: str, place: str) -> LiveTable:
        if table.facts.rematch is None:
            self.quotas.take(TABLES, place)
        again = await self.open(await table.finish(hosting.rematch(table, guest)))
        alone = seating.guests_of(again.facts) == [guest] and not any(s.kind == OPEN for s in again.facts.seats)
        if alone and again.facts.state == WAITING and again.facts.host == guest:
            await again.finish(hosting.start(again, guest))
        return again

    async def listed(self, guest: str, which: str = "", after: str = "") -> dict[str, Any]:
        """Tables of one's own, and public ones to join or watch: first pages, or the page of one of both that follows
        this mark. Those of older rules or damaged are listed where they can be got rid of."""
        store = self.services.store
        none: Page = ([], None)
        if after and which not in (MINE, OTHERS):
            raise BadRequest(detail=f"list: {MINE} or {OTHERS}")
        mine, more_mine = await store.of_guest(guest, after) if which != OTHERS else none
        others, more = await store.public(guest, current(), after) if which != MINE else none
        mine = [facts for facts in mine if self._has_a_part(facts, guest)]
        others = [facts for facts in others if not damage.reason(facts)]
        names = await store.names({guest for facts in mine + others for guest in seating.named(facts)})
        return {
            MINE: [self._listed(facts, guest, names) for facts in mine],
            OTHERS: [self._listed(facts, guest, names) for facts in others],
            "more": {MINE: more_mine, OTHERS: more},
        }

    @staticmethod
    def _has_a_part(facts: Facts, guest: str) -> bool:
        """What cannot be read any more is listed as long as somebody has not put it away."""
        if damage.reason(facts):
            return bool(seating.seats_of(facts, guest)) or facts.host == guest
        return not seating.is_old(facts) or bool(seating.seats_of(facts, guest))

    def _listed(self, facts: Facts, guest: str, names: dict[str, str]) -> dict[str, Any]:
        live = self._live.get(facts.id)
        keep = self.services.config.keep
        if live is not None and live.damaged:
            return updates.damaged(facts, guest, names, keep)
        if damage.reason(facts):  # what is in memory may still be as good as ever
            return live.data(guest) if live is not None else updates.damaged(facts, guest, names, keep)
        if live is not None:
            people = updates.People(names, live.present(), live.hosts(facts), live.watchers(), live.absent(facts))
        else:
            people = updates.People(names, set(), {facts.host})
        try:
            return updates.table(facts, guest, people, self.services.time.wall(), keep)
        except Exception as error:  # whatever it is, the other tables of the list are as good as before
            self._say_once(facts.id, "listing table", error)
            return updates.damaged(facts, guest, names, keep)

    async def renamed(self, guest: str, name: str) -> None:
        """A guest has another name: tell those who sit with them, here and at other processes."""
        await self._rename(guest, name)
        self.services.bus.tell("", "name", guest=guest, name=name)

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
        elif what == "notice":
            table.hear_notice(message)
        elif what == "who":  # another process has opened it, and does not know who is here
            table.say_presence()
        elif what == "chat":
            said = int(message["id"])
            for line in await self.services.store.chats(table.id, said - 1, self.services.config.limits.chats_kept):
                if line.id == said:  # of those kept since, word will come as well
                    table.tell_chat(line)
        else:
            await self.look_again(table.id, by_moves=what == "rows", tell=what != "sealed")

    async def look_again(self, id: str, by_moves: bool = False, tell: bool = True) -> None:
        """Another process has changed a table, or cleared it away."""
        table = self._live.get(id)
        if table is not None:
            try:
                await table.refresh(by_moves, tell)
            except (DamagedTable, UnknownTable):
                await self._close(table)

    async def _catch_up(self) -> None:
        """Word from other processes may have been lost: read every table anew."""
        for table in self.in_memory():
            try:
                await table.refresh(by_moves=False)
            except (DamagedTable, UnknownTable):
                await self._close(table)
            except Exception:
                log.exception("table %s could not be read again", table.id)
