"""Health checks for monitoring and for the proxy in front of the server.

A check has a time limit, and its result is reused for a second, so frequent requests cost nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from redis.exceptions import RedisError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.errors import Unavailable
from sandtable.server.storage.database import Database
from sandtable.server.tables.bus import Bus

OK: Final = "ok"
SLOW: Final = "slow"
UNREACHABLE: Final = "unreachable"
NONE: Final = "none"  # Redis is not used: a single process

LONGEST: Final = 1.0  # seconds a check may take
SLOW_FROM: Final = 0.25
KEPT: Final = 1.0  # seconds for which a result is reused


@dataclass(frozen=True)
class CheckResult:
    state: str
    seconds: float

    def as_data(self) -> dict[str, Any]:
        return {"state": self.state, "ms": round(self.seconds * 1000, 1)}


class CachedCheck:
    """A check whose result is kept for a moment and shared by all callers."""

    def __init__(self, look: Callable[[], Awaitable[None]], longest: float = LONGEST) -> None:
        self._look = look
        self._longest = longest
        self._found: CheckResult | None = None
        self._at = 0.0
        self._lock = asyncio.Lock()

    async def result(self) -> CheckResult:
        async with self._lock:
            if self._found is None or time.monotonic() - self._at > KEPT:
                self._found = await self._run()
                self._at = time.monotonic()
            return self._found

    async def _run(self) -> CheckResult:
        began = time.monotonic()
        try:
            async with asyncio.timeout(self._longest):
                await self._look()
        except (TimeoutError, SQLAlchemyError, RedisError, OSError, Unavailable):
            return CheckResult(UNREACHABLE, time.monotonic() - began)
        took = time.monotonic() - began
        return CheckResult(SLOW if took >= SLOW_FROM else OK, took)


class Health:
    def __init__(self, database: Database, bus: Bus) -> None:
        self.stopping = False
        self._alone = bus.alone
        self._database = CachedCheck(lambda: _ask(database))
        self._redis = CachedCheck(bus.check)

    async def database(self) -> CheckResult:
        return await self._database.result()

    async def redis(self) -> CheckResult:
        return CheckResult(NONE, 0.0) if self._alone else await self._redis.result()

    async def ready(self) -> tuple[bool, dict[str, Any]]:
        """Return whether this process should get requests, and the details."""
        database, redis = await asyncio.gather(self.database(), self.redis())
        ready = not self.stopping and UNREACHABLE not in (database.state, redis.state)
        return ready, {
            "ready": ready,
            "stopping": self.stopping,
            "database": database.as_data(),
            "redis": redis.as_data(),
        }


async def _ask(database: Database) -> None:
    async with database.read() as connection:
        await connection.execute(text("select 1"))
