"""Flood a server with replay requests from one address: `python -m tests.server.flood URL TABLE …`.

It runs in its own process, so that it does not delay the clients that are measured.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import orjson

from tests.no_tls import NO_TLS

ROOT: Final = Path(__file__).resolve().parents[2]
MOVES: Final = 400
BEGUN: Final = b"."  # printed after the first answer, because the process may start slowly on a busy machine


async def ask(url: str, table: str, address: str, rng: random.Random, until: asyncio.Event, got: Counter[str]) -> None:
    """Request random parts of a game's replay, as random seats, with one cookie, until the event `until` is set.
    Answers are counted in `got`."""
    transport = httpx.AsyncHTTPTransport(local_address=address, retries=1, verify=NO_TLS)
    async with httpx.AsyncClient(base_url=url + "/api", transport=transport, timeout=60.0) as http:
        while not until.is_set():
            eyes = rng.choice(["all", "0", "1", "2", "3"])
            first = rng.randrange(MOVES) if rng.random() < 0.5 else 50 * rng.randrange(MOVES // 50)
            with suppress(httpx.HTTPError):
                answer = await http.get(f"/tables/{table}/replay?eyes={eyes}&from={first}&to={first + 49}")
                got[str(answer.status_code)] += 1
                if got.total() == 1:
                    sys.stdout.buffer.write(BEGUN)
                    sys.stdout.buffer.flush()


async def flood(url: str, table: str, address: str, cookies: int) -> None:
    """Send requests with this many cookies until standard input ends."""
    until = asyncio.Event()
    got: Counter[str] = Counter()
    askers = [asyncio.create_task(ask(url, table, address, random.Random(n), until, got)) for n in range(cookies)]
    await asyncio.to_thread(sys.stdin.read)
    until.set()
    await asyncio.wait(askers, timeout=5.0)
    sys.stdout.buffer.write(orjson.dumps(got))


@contextmanager
def flooded(url: str, table: str, address: str, cookies: int) -> Iterator[Counter[str]]:
    """Flood while the block runs; it has started when the block is entered. Yield the counts of answers."""
    got: Counter[str] = Counter()
    command = [sys.executable, "-m", "tests.server.flood", url, table, address, str(cookies)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.read(1) == BEGUN
            yield got
        finally:
            try:
                out, _ = process.communicate(b"", timeout=30.0)
                got.update(orjson.loads(out))
            finally:
                process.kill()


if __name__ == "__main__":
    asyncio.run(flood(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
