"""Find the client's address. Limits count by address as well as by cookie, because a new cookie costs nothing.

Behind a reverse proxy, every connection comes from the proxy, and the client's address is in X-Forwarded-For. Anybody
can send that header, so it is trusted only from the proxies listed in SANDTABLE_PROXIES, and only the part they
appended themselves, reading from the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

IPV6_CLIENT_BITS: Final = 64  # prefix length that identifies an IPv6 client: a household owns all addresses below it
MAPPED: Final = 96  # prefix length of IPv4 addresses written as IPv6 (::ffff:192.0.2.1)
# Clients on this machine: its owner, a local program, or everybody behind a proxy missing from SANDTABLE_PROXIES.
THIS_MACHINE: Final = "this machine"
_OWN: Final = frozenset((ip_address("127.0.0.1"), ip_address("::1")))
NO_ADDRESS: Final = ""  # no address at all, as for a Unix domain socket


def networks(setting: str) -> tuple[Network, ...]:
    """Return the networks in a comma-separated list of addresses and networks; ValueError names the part that is
    neither."""
    return tuple(network(part.strip()) for part in setting.split(",") if part.strip())


def network(text: str) -> Network:
    """Return the network in a text; an IPv4 network written as IPv6 becomes IPv4, as `parsed` does for addresses."""
    found = ip_network(text, strict=False)
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    if mapped is None or found.prefixlen < MAPPED:
        return found
    return ip_network((mapped, found.prefixlen - MAPPED))


def parsed(text: str) -> Address | None:
    """Return the address in a header, which may have a port, and brackets if it is IPv6; None if the text is no
    address."""
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


def client_key_of(address: str) -> str:
    """Return the key by which limits count an address: itself, or the /64 network of an IPv6 address."""
    found = parsed(address)
    if found is None:
        return NO_ADDRESS
    if found in _OWN:
        return THIS_MACHINE
    if isinstance(found, IPv6Address):
        return str(ip_network((found, IPV6_CLIENT_BITS), strict=False))
    return str(found)


def find(scope: Scope, headers: Headers, proxies: Sequence[Network]) -> None:
    """Replace, in the ASGI scope, the client's address and the scheme (http or https) by those that a trusted proxy
    reports in the headers."""
    client = scope.get("client")
    here = parsed(client[0]) if client else None
    if not is_in(here, proxies):
        return
    for given in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
        before = parsed(given)
        if before is None:
            break  # the entries before an unreadable one cannot be trusted
        here = before
        if not is_in(here, proxies):
            break
    scope["client"] = (str(here), 0)
    scheme = headers.get("x-forwarded-proto", "").strip().lower()
    if scheme in ("http", "https"):
        scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
