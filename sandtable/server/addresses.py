"""Which address a request comes from. Limits go by it as well as by cookie, since cookies cost nothing.

Behind a web server in front every request comes from that server. Who asked it stands in X-Forwarded-For, which anybody
can write: it is believed only from the proxies that SANDTABLE_PROXIES names, and only as far as they have written it
themselves, which is from the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HOUSEHOLD: Final = 64  # bits of an IPv6 address that name a household: whoever lives there has all addresses below
MAPPED: Final = 96  # bits before an IPv4 address that is written as IPv6
# Whoever asks from here: the host alone, a program of theirs, or everybody by way of a proxy that nobody has named.
THIS_MACHINE: Final = "this machine"
_OWN: Final = frozenset((ip_address("127.0.0.1"), ip_address("::1")))
NOWHERE: Final = ""  # no address at all, as with a socket of this machine's file system


def networks(setting: str) -> tuple[Network, ...]:
    """Addresses and networks with commas between them; ValueError names the one that is neither."""
    return tuple(network(part.strip()) for part in setting.split(",") if part.strip())


def network(text: str) -> Network:
    """One of them; of IPv4 where it is only written as IPv6, as addresses are read too (`parsed`)."""
    found = ip_network(text, strict=False)
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    if mapped is None or found.prefixlen < MAPPED:
        return found
    return ip_network((mapped, found.prefixlen - MAPPED))


def parsed(text: str) -> Address | None:
    """An address as it is written in a header: perhaps with a port, an IPv6 one perhaps in brackets."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_in(address: Address | None, proxies: Sequence[Network]) -> bool:
    return address is not None and any(address in network for network in proxies)


def place_of(address: str) -> str:
    """What an address is counted by: itself, or for IPv6 the household it is of."""
    found = parsed(address)
    if found is None:
        return NOWHERE
    if found in _OWN:
        return THIS_MACHINE
    if isinstance(found, IPv6Address):
        return str(ip_network((found, HOUSEHOLD), strict=False))
    return str(found)


def find(scope: Scope, headers: Headers, proxies: Sequence[Network]) -> None:
    """Put into the scope who really asks, and by what scheme, where a trusted proxy says so."""
    client = scope.get("client")
    here = parsed(client[0]) if client else None
    if not is_in(here, proxies):
        return
    for given in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
        before = parsed(given)
        if before is None:
            break  # nobody can say what was before that
        here = before
        if not is_in(here, proxies):
            break
    scope["client"] = (str(here), 0)
    scheme = headers.get("x-forwarded-proto", "").strip().lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
