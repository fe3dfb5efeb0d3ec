"""`Porter`: in each serving process, looks every few seconds for what whoever runs the server has done (`office`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sandtable.server.limits.bans import Bans
from sandtable.server.operations.admin import News, Office
from sandtable.server.tables.lobby import Lobby

log = logging.getLogger("sandtable.server")


class Porter:
    def __init__(self, office: Office, use_bans: Callable[[Bans], None], lobby: Lobby, every: float) -> None:
        self._office = office
        self._use_bans = use_bans
        self._lobby = lobby
        self._every = every
        self._known = News()

    async def start(self) -> None:
        """Before anybody is let in."""
        await self._office.forget_bans()
        self._known = await self._office.news()
        self._use_bans(Bans(await self._office.bans()))

    async def watch(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._look()
            except Exception:
                log.exception("what the operator has said could not be read")

    async def _look(self) -> None:
        news = await self._office.news()
        if news.mark == self._known.mark:
            return
        bans = Bans(await self._office.bans())
        self._use_bans(bans)
        for table in self._lobby.in_memory():
            for connection in list(table.connections):
                if bans.hold(connection.guest, connection.address):
                    connection.drop()
        for id in news.tables:
            await self._lobby.look_again(id)
        self._known = news  # what failed is looked at again
