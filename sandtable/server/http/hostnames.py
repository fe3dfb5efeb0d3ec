"""Which host names the server answers to.

A page elsewhere can point a name of its own at somebody's machine (DNS rebinding): the browser then takes this server
for a part of that page. Such a page has nobody's cookie, since cookies go by name, but it could make tables and read
what is open to all on a network that it cannot reach itself. So a server that only this machine reaches answers to
names that only this machine or its network gives, and any other answers to what SANDTABLE_HOSTS lists.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from sandtable.server import addresses

# Asked by those who look after the server, under whatever name they reach it; nothing of anybody's is told there.
MONITORING_PATHS: Final = frozenset(("/api/health", "/api/ready", "/metrics"))
# Left by a web server in front.
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
# Ends of names that are never given on the internet.
LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_loopback(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_loopback)


def is_direct(headers: Headers) -> bool:
    """Nobody has passed it on."""
    return not any(name in headers for name in FORWARDED)


def is_allowed_host(names: tuple[str, ...], https: bool, scope: Scope, headers: Headers) -> bool:
    """Whether a request asks for a name of this server."""
    if scope["path"] in MONITORING_PATHS:
        return True
    name = name_of(headers.get("host", ""))
    if names:
        return any(name == one.strip("[]") or (one[0] == "*" and name.endswith(one[1:])) for one in names)
    server = scope.get("server")
    if https or server is None or not is_loopback(server[0] or "") or not is_direct(headers):
        return True
    # Only this machine reaches it: no name of the internet leads here but by rebinding.
    return "." not in name or addresses.is_address(name) or name.endswith(LOCAL_SUFFIXES)
