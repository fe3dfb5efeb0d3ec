"""Limits on requests: how much may be asked for, by whom and from where.

Everything asked for has a weight: what is looked up costs little, what is made anew for each asker more. Guests have a
budget, and so has each address: a cookie is had for the asking, so many of them from one address count together. An
address has enough for a room full of people.

Each process counts for itself.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sandtable.server.addresses import THIS_MACHINE
from sandtable.server.config import Limits
from sandtable.server.errors import TooManyGuests, TooManyRequests

MOST_KNOWN: Final = 20_000  # askers remembered; who has not asked for longest is forgotten first
USUAL: Final = 1.0
FILE: Final = 2.0  # of the page itself
SOCKET: Final = 4.0  # to open one: whoever comes is sent the whole game
# What costs more than the usual: all of it is longer, and made for this asker alone.
WEIGHTS: Final[tuple[tuple[str, re.Pattern[str], float], ...]] = (
    ("PATCH", re.compile(r"/api/me"), 4.0),  # every table of that guest is told anew
    ("GET", re.compile(r"/api/tables"), 4.0),
    ("POST", re.compile(r"/api/tables"), 6.0),
    ("POST", re.compile(r"/api/tables/[^/]+/rematch"), 6.0),
    ("GET", re.compile(r"/api/tables/[^/]+/(updates|end|record|replay)"), 4.0),
)


def weight(method: str, path: str) -> float:
    """Of a request."""
    if not path.startswith(("/api/tables", "/api/me")):
        return USUAL
    return next((cost for verb, of, cost in WEIGHTS if verb == method and of.fullmatch(path)), USUAL)


@dataclass(slots=True)
class TokenBucket:
    """So much at once, and so much a second in the long run."""

    per_second: float
    burst: float
    level: float
    at: float

    def seconds_until(self, weight: float, now: float) -> float:
        """Seconds until there is enough; 0 if there is."""
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
        self.at = now
        return max(0.0, min(weight, self.burst) - self.level) / self.per_second

    def take(self, weight: float) -> None:
        self.level -= weight


class TokenBuckets:
    """One for each asker."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._known: OrderedDict[str, TokenBucket] = OrderedDict()

    def get(self, requester: str, times: float = 1.0) -> TokenBucket:
        bucket = self._known.get(requester)
        if bucket is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.popitem(last=False)
            burst = self._burst * times
            bucket = self._known[requester] = TokenBucket(self._per_second * times, burst, burst, 0.0)
        else:
            self._known.move_to_end(requester)
        return bucket


class RateLimiter:
    """All that is counted by a process."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._guests = TokenBuckets(limits.per_second, limits.burst)
        self._addresses = TokenBuckets(limits.per_second, limits.burst)
        self._talkers = TokenBuckets(limits.chat_per_second, limits.chat_burst)
        self._rooms = TokenBuckets(limits.chat_per_second, limits.chat_burst)
        self._newcomers = TokenBuckets(limits.newcomers_per_second, limits.newcomers)

    def address_factor(self, client_key: str) -> float:
        """How many people an address may stand for. This machine stands for more, since a proxy on it may have been
        named to nobody."""
        return self._limits.room * (self._limits.own_machine if client_key == THIS_MACHINE else 1.0)

    def check_request(self, guest: str, client_key: str, weight: float = USUAL) -> None:
        """A request, or a message on a socket."""
        self._take(weight, self._guests.get(guest), self._addresses.get(client_key, self.address_factor(client_key)))

    def check_file(self, client_key: str) -> None:
        """For a file of the page, which whoever comes loads several of before they have a cookie."""
        self._take(FILE, self._addresses.get(client_key, self.address_factor(client_key)))

    def check_chat(self, guest: str, client_key: str) -> None:
        """A line of chat, at whatever table and by whatever way."""
        self._take(USUAL, self._talkers.get(guest), self._rooms.get(client_key, self.address_factor(client_key)))

    def check_new_guest(self, client_key: str) -> None:
        """Somebody without a cookie is to have one."""
        bucket = self._newcomers.get(client_key, self._limits.own_machine if client_key == THIS_MACHINE else 1.0)
        lacking = bucket.seconds_until(USUAL, self._clock())
        if lacking:
            raise TooManyGuests(lacking)
        bucket.take(USUAL)

    def _take(self, weight: float, *buckets: TokenBucket) -> None:
        """From all of them, or from none."""
        now = self._clock()
        lacking = max(bucket.seconds_until(weight, now) for bucket in buckets)
        if lacking:
            raise TooManyRequests(lacking)
        for bucket in buckets:
            bucket.take(weight)
