"""Overload a server while others play: one address floods it with requests, and one guest has forty tables of Mentats.

`beset` keeps both up; `waits` plays among Adepts and measures how long each of their moves takes.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import orjson
from websockets.exceptions import ConnectionClosed

from tests.no_tls import NO_TLS
from tests.server.flood import flooded
from tests.server.load import Guest

FLOODS_FROM = "127.0.0.2"
MENTATS_FROM = "127.0.0.3"
COOKIES = 20
MENTAT_TABLES = 40


class Elsewhere(Guest):
    """A guest at another address of this machine."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=NO_TLS)
        self.http = httpx.AsyncClient(base_url=url + "/api", transport=transport, timeout=60.0)


def _with_bots(level: str, bots: int = 3) -> dict[str, object]:
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": level}] * bots
    return {"title": "imperium", "seats": seats, "start": True, "pace": 0}


async def _move(guest: Guest, table: str, rng: random.Random) -> None:
    """Answer the guest's questions at once, so that the Mentats of the table always have something to think about."""
    with suppress(ConnectionClosed, asyncio.CancelledError):
        line = await guest.socket(table)
        async for text in line:
            message = orjson.loads(text)
            if message["type"] == "update" and (view := message["views"]["0"])["decision"] is not None:
                word = rng.choice(view["decision"]["options"])
                act = {"type": "act", "id": "1", "seat": 0, "at": message["n"], "action": word}
                await line.send(orjson.dumps(act).decode())


async def _finished_game(url: str) -> str:
    """Return the id of a game played to its end by four Novices."""
    guest = Guest(url)
    body = {**_with_bots("novice"), "seats": [{"kind": "bot", "bot": "novice"}] * 4}
    id = str((await guest.ask("POST", "/tables", body))["id"])
    while (await guest.ask("GET", f"/tables/{id}"))["state"] != "over":
        await asyncio.sleep(0.5)
    await guest.http.aclose()
    return id


@asynccontextmanager
async def beset(url: str) -> AsyncIterator[None]:
    """While the block runs, flood the server with replay requests from one address, and play forty tables of Mentats
    from another."""
    over = await _finished_game(url)
    keen = Elsewhere(url, MENTATS_FROM)
    await keen.ask("PATCH", "/me", {"name": "Piter"})
    tables = [str((await keen.ask("POST", "/tables", _with_bots("mentat")))["id"]) for _ in range(MENTAT_TABLES)]
    rng = random.Random(3)
    # as many sockets as a guest may have
    moving = [asyncio.create_task(_move(keen, table, rng)) for table in tables[:20]]
    flood = flooded(url, over, FLOODS_FROM, COOKIES)
    got = await asyncio.to_thread(flood.__enter__)
    try:
        yield
    finally:
        await asyncio.to_thread(flood.__exit__, None, None, None)
        print("the flood was answered:", dict(got), flush=True)
        for task in moving:
            task.cancel()
        await asyncio.gather(*moving, return_exceptions=True)
        await keen.http.aclose()


async def waits(url: str, seconds: float) -> list[float]:
    """Return the seconds each Adept took to move, at a table with three of them."""
    guest = Guest(url)
    await guest.ask("PATCH", "/me", {"name": "Jessica"})
    found: list[float] = []
    until = time.monotonic() + seconds
    rng = random.Random(5)
    while time.monotonic() < until:
        table = await guest.ask("POST", "/tables", _with_bots("adept"))
        line = await guest.socket(table["id"])
        since: float | None = None
        while time.monotonic() < until:
            try:
                message = orjson.loads(await asyncio.wait_for(line.recv(), until - time.monotonic()))
            except TimeoutError:
                if since is not None:
                    found.append(time.monotonic() - since)
                break
            if message["type"] != "update":
                continue
            now = time.monotonic()
            if since is not None:
                found.append(now - since)
            view = message["views"]["0"]
            since = now
            if view["over"]:
                break
            if view["decision"] is not None:
                since = None
                act = {"type": "act", "id": "1", "seat": 0, "at": message["n"]}
                await line.send(orjson.dumps({**act, "action": rng.choice(view["decision"]["options"])}).decode())
        await line.close()
        await guest.ask("POST", f"/tables/{table['id']}/leave", {"seat": 0})
    await guest.http.aclose()
    return sorted(found)
