"""Bans: guests, addresses and networks that whoever runs the server has shut out.

Bans are rows of the database, written by `sandtable host ban`; each process has them in memory, and looks every two
seconds whether there is news. A guest is a cookie and cookies are free, so a guest who comes back as another one is
shut out by address.
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
    """Neither a guest nor an address."""


@dataclass(frozen=True)
class Ban:
    kind: str
    value: str
    reason: str
    created: float
    until: float | None = None  # for ever, unless said

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


def read(kind: Any, value: Any, reason: Any, created: Any, until: Any) -> Ban | None:
    """As it is kept; one that cannot be must not keep a server from starting."""
    if kind not in (GUEST, ADDRESS) or not isinstance(value, str) or not isinstance(until, int | float | None):
        return None
    try:
        if kind == ADDRESS:
            ip_network(value)
    except ValueError:
        return None
    return Ban(kind, value, str(reason), created, until)


def whom(text: str) -> tuple[str, str]:
    """What is meant, and how it is kept: a guest's id, an address, or a network such as 192.0.2.0/24. An IPv6 address
    alone stands for its household: whoever has one has all of it."""
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


class Bans:
    """As this process knows them; quick to ask, however many there are."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._guests: dict[str, float] = {}
        # By the version of the address and the bits that count: then a network is a number.
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

    def hold(self, guest: str | None, address: str) -> bool:
        """Whether somebody is shut out just now."""
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
