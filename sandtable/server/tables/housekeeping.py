"""Periodic work on all tables: unload idle tables, load those where something is due, delete expired ones."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from typing import Final

from sandtable.core.errors import DamagedData
from sandtable.server.errors import DamagedTable
from sandtable.server.storage.table_info import OVER, WAITING
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.services import Services
from sandtable.server.time_source import DAY

MOST_SAID: Final = 1_000  # errors remembered so as not to be logged twice
WOKEN: Final = 200  # tables loaded in one round
FORGET_EVERY: Final = 100  # rounds between deletions
AT_ONCE: Final = 16  # tables looked at without a pause
STEPS: Final = 10  # pages of expired tables deleted in one round

log = logging.getLogger("sandtable.server")


class Housekeeping:
    """Housekeeping for the tables of a process; the lobby loads and closes them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._said: set[tuple[str, str]] = set()

    async def open(self, id: str) -> LiveTable:
        raise NotImplementedError

    async def _close(self, table: LiveTable) -> None:
        raise NotImplementedError

    async def _delete_table(self, id: str, revision: int | None, before: float = math.inf) -> None:
        raise NotImplementedError

    def in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    async def _housekeeping_loop(self) -> None:
        rounds = 0
        while True:
            for what in (self._evict, self._wake, *([self._delete_expired] if rounds % FORGET_EVERY == 0 else [])):
                try:
                    await what()
                except Exception as error:
                    self._log_once("", f"housekeeping: {what.__name__}", error)
            rounds += 1
            await asyncio.sleep(self.services.config.housekeeping)

    def _log_once(self, id: str, what: str, error: Exception) -> None:
        """Log an error that repeats in every round of housekeeping only the first time, so that it does not fill the
        log."""
        key = (id, f"{what} {type(error).__name__}")
        if key in self._said:
            return
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said.add(key)
        log.error("%s %s", what, id, exc_info=error)

    async def _evict(self) -> None:
        """Unload tables without visitors, unless a bot is thinking or a clock is about to run out."""
        for number, table in enumerate(self.in_memory(), 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # let moves pass
            try:
                await self._check_table(table)
            except Exception as error:
                self._log_once(table.id, "looking at table", error)

    async def _check_table(self, table: LiveTable) -> None:
        now = self.services.time.now()
        if table.damaged:
            await self._close(table)
            return
        for process, (told, _, _) in list(table.elsewhere.items()):
            if told < now - 60.0:
                del table.elsewhere[process]
        table.polled = {guest: asked for guest, asked in table.polled.items() if asked > now - 60.0}
        if table.connections or table.polled:
            table.publish_presence()
            table.tell_table()  # somebody may have disconnected silently
            return
        wake = table.info.wake
        soon = wake is not None and wake < now + 2 * self.services.config.idle
        if not soon and not table.lock.locked() and table.used < now - self.services.config.idle:
            await self._close(table)

    async def _wake(self) -> None:
        """Load tables where something is overdue because the process responsible is gone. Tables already in memory take
        care of themselves."""
        opened, after = 0, None
        time = self.services.time
        while opened < WOKEN:
            due = await self.services.store.due(max(time.now(), time.wall()), after)
            if not due:
                return
            after = due[-1]
            for id, _ in due:
                if id not in self._live:
                    opened += 1
                    await self._wake_one(id)

    async def _wake_one(self, id: str) -> None:
        try:
            table = await self.open(id)
            if table.info.wake is None:  # nothing is due there: the stored time is wrong
                await self.services.store.clear_wake(id)
        except DamagedTable:
            await self.services.store.clear_wake(id)
        except DamagedData as error:
            log.warning("table %s can no longer be read: %s", id, error)
            await self.services.store.clear_wake(id)
        except Exception as error:
            self._log_once(id, "waking table", error)

    async def _delete_expired(self) -> None:
        """Delete a limited number of the tables, notes and guests that have expired."""
        now, keep = self.services.time.wall(), self.services.config.keep
        for states, days in (((WAITING,), keep.waiting), ((OVER,), keep.finished), (None, keep.unfinished)):
            if days:
                await self._delete_expired_tables(states, now - days * DAY)
        if keep.notes:
            await self.services.store.delete_old_notes(now - keep.notes * DAY)
        if keep.guests:
            await self.services.store.delete_old_guests(now - keep.guests * DAY)

    async def _delete_expired_tables(self, states: Sequence[str] | None, before: float) -> None:
        after = None
        for _ in range(STEPS):
            found = await self.services.store.expired_tables(states, before, after)
            if not found:
                return
            for id, revision, updated in found:
                after = (updated, id)
                table = self._live.get(id)
                if table is None or not table.connections:
                    try:
                        await self._delete_table(id, revision, before)
                    except Exception as error:
                        self._log_once(id, "clearing away table", error)
