"""`OperatorPoll`: polls for changes the operator has made with `Admin`, in each serving process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sandtable.server.limits.bans import Bans
from sandtable.server.operations.admin import Admin, OperatorChanges
from sandtable.server.tables.lobby import Lobby

log = logging.getLogger("sandtable.server")


class OperatorPoll:
    def __init__(self, admin: Admin, use_bans: Callable[[Bans], None], lobby: Lobby, every: float) -> None:
        self._admin = admin
        self._use_bans = use_bans
        self._lobby = lobby
        self._every = every
        self._known = OperatorChanges()

    async def start(self) -> None:
        """Load the bans before the first request is served."""
        await self._admin.delete_expired_bans()
        self._known = await self._admin.changes()
        self._use_bans(Bans(await self._admin.bans()))

    async def run(self) -> None:
        """Poll until cancelled."""
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._poll()
            except Exception:
                log.exception("what the operator has said could not be read")

    async def _poll(self) -> None:
        changes = await self._admin.changes()
        if changes.mark == self._known.mark:
            return
        bans = Bans(await self._admin.bans())
        self._use_bans(bans)
        for table in self._lobby.in_memory():
            for connection in list(table.connections):
                if bans.covers(connection.guest, connection.address):
                    connection.drop()
        for id in changes.tables:
            await self._lobby.refresh_table(id)
        self._known = changes  # only now, so that what failed is retried
