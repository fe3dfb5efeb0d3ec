"""Stop a server of several processes again and again while people play, and check that it ends each time.

`stop_often` starts `sandtable serve`, lets guests play with bots, sends SIGTERM at a random moment, and waits: every
process must be gone in time, and the port free.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import orjson
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.processes import all_end, children
from tests.server.kills import Server
from tests.server.load import Guest

LIMIT: Final = 30.0  # seconds; a server that waits for somebody for ever takes longer
THINK: Final = 0.05
GONE: Final = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, AssertionError, OSError)


class StillThere(AssertionError):
    """Raised if a server has not ended in time."""


async def _play(guest: Guest, rng: random.Random) -> None:
    """Play one game with Adepts, as fast as they answer, until the server is gone."""
    bots = [{"kind": "bot", "bot": "adept"}] * 3
    body = {"title": "imperium", "seats": [{"kind": "me"}, *bots], "start": True, "pace": THINK}
    with suppress(*GONE):
        table = await guest.ask("POST", "/tables", body)
        line = await guest.socket(table["id"])
        async for text in line:
            message = orjson.loads(text)
            if message["type"] == "update" and (view := message["views"]["0"])["decision"] is not None:
                await asyncio.sleep(THINK)
                word = rng.choice(view["decision"]["options"])
                act = {"type": "act", "id": "1", "seat": 0, "at": view["at"], "action": word}
                await line.send(orjson.dumps(act).decode())


async def _stop_while_playing(url: str, pid: int, tables: int, seconds: float, rng: random.Random) -> None:
    guests = [Guest(url) for _ in range(tables)]
    playing = [asyncio.create_task(_play(guest, rng)) for guest in guests]
    await asyncio.sleep(seconds)
    os.kill(pid, signal.SIGTERM)
    await asyncio.wait(playing, timeout=LIMIT)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for guest in guests:
        await guest.http.aclose()


def stop_often(
    folder: Path, redis_url: str, stops: int, tables: int, seed: int, longest: float, database_url: str = ""
) -> Iterator[float]:
    """Stop a server of two processes this many times; yield the seconds that each stop took."""
    rng = random.Random(seed)
    server = Server(folder, database_url, redis_url, workers=2)
    for number in range(1, stops + 1):
        server.start()
        process = server.process
        assert process is not None
        beside = children(process.pid)
        seconds = rng.uniform(0.0, longest)
        sent = time.monotonic() + seconds
        asyncio.run(_stop_while_playing(server.url, process.pid, tables, seconds, rng))
        try:
            process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            server.kill()
            raise StillThere(f"stop {number}: it is still there; {server.log.read_text()[-2000:]}") from None
        if process.returncode:
            raise StillThere(f"stop {number}: status {process.returncode}; {server.log.read_text()[-2000:]}")
        if not all_end(beside):
            raise StillThere(f"stop {number}: processes are left")
        socket.create_server(("127.0.0.1", server.port)).close()
        server.process = None
        yield time.monotonic() - sent
