"""`TimeSource`: reads the time and waits. Tests replace it to move time forward by hand."""

from __future__ import annotations

import asyncio
import time
from typing import Final

DAY: Final = 86_400.0  # seconds


class TimeSource:
    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the seconds since 1970 by a clock that ignores changes to the system clock made after the program
        started. Used for everything that is waited for or measured."""
        return self._began + time.monotonic()

    def wall(self) -> float:
        """Return seconds since 1970 by the system clock. Used for everything that is stored, since it must hold after a
        restart."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds. This takes a tenth of the time of `wait` with an event that is never set."""
        await asyncio.sleep(max(0.0, seconds))

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait for the event for at most `seconds` (`None`: for ever); return True if it was set."""
        if seconds is None:
            await event.wait()
            return True
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                await event.wait()
        except TimeoutError:
            return False
        return True
