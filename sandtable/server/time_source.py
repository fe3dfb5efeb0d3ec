"""`Time`: the clock of the server, and waiting for it; one object, so that tests can turn the hands themselves."""

from __future__ import annotations

import asyncio
import time
from typing import Final

DAY: Final = 86_400.0  # seconds


class Time:
    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970 as this process counts them: whoever sets the clock on the wall changes nothing here. All
        that is waited for or measured goes by it."""
        return self._began + time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970 as everybody else has them: what is written down must be true after a restart."""
        return time.time()

    async def wait(self, event: asyncio.Event, seconds: float | None) -> bool:
        """Wait for the event, so long at most (`None`: for ever); True if it came."""
        if seconds is None:
            await event.wait()
            return True
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                await event.wait()
        except TimeoutError:
            return False
        return True
