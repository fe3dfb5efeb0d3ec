"""Count what the server does for each move: tasks, rounds of autoplay, flushes to disk, bytes sent.

Processor time is measured by `bench.load`; these counts do not depend on the machine.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import orjson
import pytest

from sandtable.server.app import Application
from sandtable.server.bots.pool import BotPool
from sandtable.server.http.socket_endpoint import handle
from sandtable.server.seats.guests import new_id
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage.direct import DirectWriter
from sandtable.server.tables import autoplay
from sandtable.server.tables.commands import TableRequest
from sandtable.server.tables.lobby import Lobby
from sandtable.server.time_source import TimeSource
from tests.server.harness import LEADERS, config

ROWS = 150
SEATS: list[tuple[str, str | None, str | None]] = [("me", None, None), *[("bot", "adept", None)] * 3]
PATIENCE = 60.0


class Guest:
    """A guest at a table with three Adepts, who moves at random as soon as asked."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.rows = 0
        self.sizes: list[int] = []  # bytes of the updates

    async def play(self, rows: int) -> None:
        me, rng, asked = new_id(), random.Random(1), -1
        await self._lobby.services.store.name_guest(me, "Anna", time.time())
        wanted = TableRequest("imperium", {"leaders": LEADERS}, SEATS, {"kind": "none"}, public=False, pace=0.0)
        table = await self._lobby.create(wanted, me, "", True)
        connection = Connection(me, self._lobby.services.config.limits)
        await table.attach(connection, None)
        while self.rows < rows:
            data = await connection.next()
            assert data is not None
            message = orjson.loads(data)
            if message["type"] != "update":
                continue
            self.rows = message["n"]
            self.sizes.append(len(data))
            view = message["views"]["0"]
            if view["decision"] is not None and view["at"] != asked:
                asked = view["at"]
                act = {"type": "act", "seat": 0, "at": asked, "action": rng.choice(view["options"])["action"]}
                await handle(table, me, act)


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Counter[str], Guest]:
    """Play a part of a game; return the counts of the server's operations, and the guest."""
    counts: Counter[str] = Counter()
    counting = False

    def count(patch: pytest.MonkeyPatch, where: Any, name: str) -> None:
        done = getattr(where, name)

        def counted(*args: Any, **more: Any) -> Any:
            counts[name] += counting
            return done(*args, **more)

        patch.setattr(where, name, counted)

    def task(loop: Any, work: Any, **more: Any) -> asyncio.Task[Any]:
        counts["tasks"] += counting
        return asyncio.Task(work, loop=loop, **more)

    async def main() -> Guest:
        nonlocal counting
        asyncio.get_running_loop().set_task_factory(task)
        folder: Path = tmp_path_factory.mktemp("counted")
        made = Application(config(folder, bot_workers=1, housekeeping=PATIENCE), TimeSource())
        async with made._services(made.app), asyncio.timeout(PATIENCE):
            guest = Guest(made.app.state.lobby)
            counting = True
            await guest.play(ROWS)
            counting = False
            return guest

    with pytest.MonkeyPatch.context() as patch:
        count(patch, autoplay, "_next")
        count(patch, DirectWriter, "write")
        count(patch, BotPool, "choose")
        guest = asyncio.run(main())
    return counts, guest


def test_a_move_takes_one_task(counted: tuple[Counter[str], Guest]) -> None:
    """A bot thinks, waits and moves in one task; a guest's move is one that goes on if the guest leaves."""
    counts, guest = counted
    assert counts["tasks"] <= 1.3 * guest.rows


def test_autoplay_looks_at_a_table_once_for_each_move(counted: tuple[Counter[str], Guest]) -> None:
    counts, guest = counted
    assert counts["_next"] <= 1.2 * guest.rows


def test_a_move_is_one_step_of_the_writer(counted: tuple[Counter[str], Guest]) -> None:
    counts, guest = counted
    assert guest.rows * 0.9 <= counts["write"] <= 1.1 * guest.rows, "and snapshots now and then"


def test_adepts_are_answered_in_this_process(counted: tuple[Counter[str], Guest]) -> None:
    counts, guest = counted
    assert counts["choose"] <= 0.3 * guest.rows


def test_an_update_is_as_long_as_a_view(counted: tuple[Counter[str], Guest]) -> None:
    _, guest = counted
    assert sum(guest.sizes) / len(guest.sizes) < 12_000
