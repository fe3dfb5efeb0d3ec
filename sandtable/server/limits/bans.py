"""Bans of guests, addresses and networks, set by the operator.

`sandtable host ban` writes them to the database. Each process keeps them in memory and checks for changes every two
seconds. A banned guest can get a new cookie, so a persistent one has to be banned by address.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_network
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.server import addresses
from sandtable.server.seats.guests import is_id

GUEST: Final = "guest"
ADDRESS: Final = "address"


class NobodyToBan(SandtableError):
    """The text is neither a guest's id nor an address."""


@dataclass(frozen=True)
class Ban:
    kind: str
    value: str
    reason: str
    created: float
    until: float | None = None  # None: permanent

    def is_in_force(self, now: float) -> bool:
        return self.until is None or now < self.until


def read(kind: Any, value: Any, reason: Any, created: Any, until: Any) -> Ban | None:
    """Return the ban with these stored values; None if they are invalid, so that the server starts without it."""
    if kind not in (GUEST, ADDRESS) or not isinstance(value, str) or not isinstance(until, int | float | None):
        return None
    try:
        if kind == ADDRESS:
            ip_network(value)
    except ValueError:
        return None
    return Ban(kind, value, str(reason), created, until)


def parse_target(text: str) -> tuple[str, str]:
    """Return the kind and the stored value of what the operator wants to ban: a guest's id, an address, or a network
    such as 192.0.2.0/24. A single IPv6 address becomes its /64 network, since a household owns all of it."""
    text = text.strip()
    address = addresses.parsed(text)
    if address is not None:
        bits = address.max_prefixlen if isinstance(address, IPv4Address) else addresses.IPV6_CLIENT_BITS
        return ADDRESS, str(ip_network((address, bits), strict=False))
    with suppress(ValueError):
        if "/" in text:
            return ADDRESS, str(addresses.network(text))
    if is_id(text):
        return GUEST, text
    raise NobodyToBan(f"{text!r} is neither the id of a guest nor an address or network (192.0.2.7, 192.0.2.0/24)")


def is_vast(value: str) -> bool:
    """Tell whether a banned network is a large part of the internet: larger than a /8 of IPv4 or a /16 of IPv6."""
    if "/" not in value:
        return False
    network = ip_network(value)
    return network.prefixlen < (8 if network.version == 4 else 16)


class Bans:
    """The bans in memory, fast to query however many there are."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._guests: dict[str, float] = {}
        # Networks by IP version and prefix length, so that each one is a number.
        self._networks: dict[tuple[int, int], dict[int, float]] = {}
        for ban in bans:
            until = math.inf if ban.until is None else ban.until
            if ban.kind == GUEST:
                self._guests[ban.value] = until
            elif ban.kind == ADDRESS:
                network = ip_network(ban.value)
                key = (network.version, network.prefixlen)
                self._networks.setdefault(key, {})[int(network.network_address)] = until

    def __bool__(self) -> bool:
        return bool(self._guests or self._networks)

    def covers(self, guest: str | None, address: str) -> bool:
        """Return whether this guest or address is banned now."""
        if not self:
            return False
        now = time.time()
        if guest is not None and now < self._guests.get(guest, 0.0):
            return True
        if not self._networks:
            return False
        found = addresses.parsed(address)
        if found is None:
            return False
        number = int(found)
        for (version, bits), networks in self._networks.items():
            if version == found.version:
                below = found.max_prefixlen - bits
                if now < networks.get(number >> below << below, 0.0):
                    return True
        return False
