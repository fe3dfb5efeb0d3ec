"""Measure every request, for the metrics and the access log.

Requests are recorded by route, never by URL: see `sandtable.server.telemetry.logs`.
"""

from __future__ import annotations

import hmac
import logging
import time

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.config import LOCAL
from sandtable.server.http import hostnames
from sandtable.server.telemetry import logs, metrics

OPENED = 101
SERVER_ERROR = 500

_log = logging.getLogger(logs.ACCESS)


def route_of(scope: Scope) -> str:
    """Return the route, such as `/api/tables/{id}/join`, once it has been matched."""
    route = scope.get("route")
    return str(getattr(route, "path", "") or logs.NO_ROUTE)


def may_read_metrics(allowed: str, scope: Scope, headers: Headers) -> bool:
    """Return whether a client may read the metrics: if it sends the token `allowed`, or if `allowed` is `local` and it
    connects directly from this machine."""
    if not allowed:
        return False
    if allowed == LOCAL:
        client = scope.get("client")
        return client is not None and hostnames.is_loopback(client[0]) and hostnames.is_direct(headers)
    given = headers.get("authorization", "")
    return hmac.compare_digest(given.encode(), f"Bearer {allowed}".encode())


class RequestMetricsMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = SERVER_ERROR
        size = 0

        async def watched(message: Message) -> None:
            nonlocal status, size
            kind = message["type"]
            if kind == "http.response.start":
                status = message["status"]
            elif kind == "http.response.body":
                size += len(message.get("body", b""))
            elif kind == "websocket.accept":
                status = OPENED
            elif kind == "websocket.close" and status != OPENED:
                status = 403
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            took = time.perf_counter() - began
            method = scope.get("method", "SOCKET")
            route = route_of(scope)
            metrics.count_request(method, route, status, took)
            if _log.isEnabledFor(logging.INFO):
                client = scope.get("client")
                fields = {
                    "address": client[0] if client else "-",
                    "method": method if method in metrics.METHODS else "OTHER",
                    "route": route,
                    "status": status,
                    "seconds": round(took, 6),
                    "bytes": size,
                }
                _log.info("request", extra={"fields": fields})
