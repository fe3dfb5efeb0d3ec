"""Rate limits on requests, by guest and by address.

Every request has a weight: little for cached data, more for what is computed for one client. Each guest has a budget,
and so does each address, because a new cookie costs nothing. An address has enough for a room full of people.

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

MOST_KNOWN: Final = 20_000  # clients remembered; the least recently seen is forgotten first
USUAL: Final = 1.0
FILE: Final = 2.0  # for a file of the page
SOCKET: Final = 4.0  # for opening a socket, since the client is sent the whole game
# Requests that cost more, because their answers are long and computed for one client.
WEIGHTS: Final[tuple[tuple[str, re.Pattern[str], float], ...]] = (
    ("PATCH", re.compile(r"/api/me"), 4.0),  # every table of the guest is sent again
    ("GET", re.compile(r"/api/tables"), 4.0),
    ("POST", re.compile(r"/api/tables"), 6.0),
    ("POST", re.compile(r"/api/tables/[^/]+/rematch"), 6.0),
    ("GET", re.compile(r"/api/tables/[^/]+/(updates|log|end|record|replay|analysis)"), 4.0),
)


_REPLAY: Final = re.compile(r"/api/tables/[^/]+/replay")


def is_replay(method: str, path: str) -> bool:
    return method == "GET" and _REPLAY.fullmatch(path) is not None


def weight(method: str, path: str) -> float:
    """Return the weight with which a request counts towards the rate limits."""
    if not path.startswith(("/api/tables", "/api/me")):
        return USUAL
    return next((cost for verb, of, cost in WEIGHTS if verb == method and of.fullmatch(path)), USUAL)


@dataclass(slots=True)
class TokenBucket:
    """A token bucket: it holds up to `burst` tokens and gains `per_second`."""

    per_second: float
    burst: float
    level: float
    at: float

    def seconds_until(self, weight: float, now: float) -> float:
        """Return the seconds until there are enough tokens; 0 if there are."""
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
        self.at = now
        return max(0.0, min(weight, self.burst) - self.level) / self.per_second

    def take(self, weight: float) -> None:
        self.level -= weight


class TokenBuckets:
    """One token bucket per client."""

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
    """The rate limits of a process."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._guests = TokenBuckets(limits.per_second, limits.burst)
        self._addresses = TokenBuckets(limits.per_second, limits.burst)
        self._viewers = TokenBuckets(limits.per_second, limits.replay_burst)
        self._viewing = TokenBuckets(limits.per_second, limits.replay_burst)
        self._talkers = TokenBuckets(limits.chat_per_second, limits.chat_burst)
        self._rooms = TokenBuckets(limits.chat_per_second, limits.chat_burst)
        self._advised = TokenBuckets(limits.hints_per_second, limits.hints_burst)
        self._advising = TokenBuckets(limits.hints_per_second, limits.hints_burst)
        self._newcomers = TokenBuckets(limits.newcomers_per_second, limits.newcomers)

    def address_factor(self, client_key: str) -> float:
        """Return the number of guests whose budgets together make up the budget of an address. For this machine it is
        larger, since this machine may be a proxy missing from SANDTABLE_PROXIES."""
        return self._limits.room * (self._limits.own_machine if client_key == THIS_MACHINE else 1.0)

    def check_request(self, guest: str, client_key: str, weight: float = USUAL) -> None:
        """Count a request or a socket message of this weight against the budgets of the guest and the address, or raise
        `TooManyRequests`."""
        self._take(weight, self._guests.get(guest), self._addresses.get(client_key, self.address_factor(client_key)))

    def check_replay(self, guest: str, client_key: str, weight: float) -> None:
        """Count a request for a part of a replay, or raise `TooManyRequests`. Such requests have a budget of their own:
        it is refilled at the usual rate, and is large enough for all parts of the longest game at once."""
        self._take(weight, self._viewers.get(guest), self._viewing.get(client_key, self.address_factor(client_key)))

    def check_file(self, client_key: str) -> None:
        """Count a request for a file of the page, or raise `TooManyRequests`. Clients load several files before they
        get a cookie, so only the address counts."""
        self._take(FILE, self._addresses.get(client_key, self.address_factor(client_key)))

    def check_chat(self, guest: str, client_key: str) -> None:
        """Count a guest's chat line, at whichever table, or raise `TooManyRequests`."""
        self._take(USUAL, self._talkers.get(guest), self._rooms.get(client_key, self.address_factor(client_key)))

    def check_hint(self, guest: str, client_key: str) -> None:
        """Count a guest's request for suggestions, at whichever table, or raise `TooManyRequests`."""
        self._take(USUAL, self._advised.get(guest), self._advising.get(client_key, self.address_factor(client_key)))

    def check_new_guest(self, client_key: str) -> None:
        """Count a new cookie, or raise `TooManyGuests`."""
        bucket = self._newcomers.get(client_key, self._limits.own_machine if client_key == THIS_MACHINE else 1.0)
        lacking = bucket.seconds_until(USUAL, self._clock())
        if lacking:
            raise TooManyGuests(lacking)
        bucket.take(USUAL)

    def _take(self, weight: float, *buckets: TokenBucket) -> None:
        """Take the weight from all buckets, or from none and raise `TooManyRequests`."""
        now = self._clock()
        lacking = max(bucket.seconds_until(weight, now) for bucket in buckets)
        if lacking:
            raise TooManyRequests(lacking)
        for bucket in buckets:
            bucket.take(weight)
