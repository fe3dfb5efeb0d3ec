"""Check the Host header, against DNS rebinding.

Another site can point a name of its own at somebody's machine; the browser then treats this server as part of that
site. The site gets no cookies of this server, because cookies belong to a name, but it could create tables and read
public data on a network that it cannot reach itself. So a server reachable only from this machine answers to local
names only, and any other server answers to the names in SANDTABLE_HOSTS.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from sandtable.server import addresses

# Used for monitoring under any name; these reveal nothing about anybody.
MONITORING_PATHS: Final = frozenset(("/api/health", "/api/ready"))  # they tell nothing about anybody
METRICS: Final = "/metrics"
UNCOUNTED: Final = MONITORING_PATHS | {METRICS}  # paths that neither limits nor cookies apply to
# Headers added by a reverse proxy.
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
# Suffixes that do not exist on the internet.
LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")


def name_of(host: str) -> str:
    """Return the name in a Host header, without the port."""
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
    """Return whether the request came directly, not through a proxy."""
    return not any(name in headers for name in FORWARDED)


def is_allowed_host(names: tuple[str, ...], https: bool, scope: Scope, headers: Headers) -> bool:
    """Return whether the request's Host header names this server."""
    if scope["path"] in MONITORING_PATHS:
        return True
    name = name_of(headers.get("host", ""))
    local = "." not in name or addresses.is_address(name) or name.endswith(LOCAL_SUFFIXES)
    if scope["path"] == METRICS and local:  # Prometheus knows an address or a name of its network
        return True
    if names:
        return any(name == one.strip("[]") or (one[0] == "*" and name.endswith(one[1:])) for one in names)
    server = scope.get("server")
    reached = https or server is None or not is_loopback(server[0] or "") or not is_direct(headers)
    if reached and scope["path"] != METRICS:
        return True
    # Only this machine can reach the server, or should read the metrics, so an internet name means rebinding.
    return local
