"""`AccessMiddleware`: checks every request before it is handled: cookie, address, rate, size, origin and host.

A plain ASGI middleware around everything. It sets the guest (`scope["state"]["guest"]`) and the key by which limits
count the client (`scope["state"]["client_key"]`), and adds the security headers.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.core.errors import SandtableError
from sandtable.server import addresses
from sandtable.server.config import Config
from sandtable.server.errors import (
    Banned,
    Forbidden,
    TooLarge,
    TooManyRequests,
    WrongHost,
    as_data,
    headers_of,
    status_of,
)
from sandtable.server.games.game import WORDS
from sandtable.server.http import hostnames
from sandtable.server.limits.bans import Bans
from sandtable.server.limits.rate_limits import SOCKET, RateLimiter, is_replay
from sandtable.server.limits.rate_limits import weight as weight_of
from sandtable.server.seats import guests
from sandtable.server.telemetry import metrics

# Everything is loaded from this server, and other sites may neither frame nor read it.
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self' data:; manifest-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOT_KEPT: Final = "no-store"
DRAINED: Final = 1 << 20  # bytes of a refused body that are read and dropped
DRAIN_SECONDS: Final = 2.0
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _drain(receive: Receive) -> None:
    """Read and drop the rest of a body that is too large, within limits of size and time.

    A connection closed with unread bytes is reset, and the client may lose the answer that says why.
    """
    left = DRAINED
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body"):
                    return


class AccessMiddleware:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.signer: guests.Signer | None = None  # set when the server has started
        self.bans = Bans()  # likewise
        self.rate_limiter = RateLimiter(config.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        known, current = self._guest_of(headers)
        addresses.find(scope, headers, self.config.proxies)
        client = scope.get("client")
        scope.setdefault("state", {})["guest"] = known or guests.new_id()
        scope["state"]["client_key"] = addresses.client_key_of(client[0]) if client else addresses.NO_ADDRESS
        try:
            self._check(scope, headers, known)
        except SandtableError as error:
            await self._refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        # A bug has already been answered and logged, and the connection is still usable.
        with suppress(Exception):
            await self.app(scope, self._limit_body(receive), self._with_headers(scope, send, not current))

    def _guest_of(self, headers: Headers) -> tuple[str | None, bool]:
        """Return the id of the guest in a valid cookie (None without one), and whether the cookie has the name that is
        used now."""
        if self.signer is None:
            return None, False
        # Parse like browsers do: SimpleCookie gives up at the first malformed cookie, perhaps another program's.
        cookies = cookie_parser(headers.get("cookie", ""))
        known = self.signer.read(cookies.get(self._cookie_name))
        if known is None and self.config.https and time.time() < guests.OLD_COOKIE_UNTIL:
            return self.signer.read(cookies.get(guests.COOKIE)), False
        return known, known is not None

    @property
    def _cookie_name(self) -> str:
        return guests.HOST_COOKIE if self.config.https else guests.COOKIE

    def _check(self, scope: Scope, headers: Headers, known: str | None) -> None:
        if not hostnames.is_allowed_host(self.config.hosts, self.config.https, scope, headers):
            raise WrongHost()
        origin = headers.get("origin")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in SAFE):
            if _host_of(origin) != headers.get("host", ""):
                raise Forbidden()
        if scope["type"] == "http":
            length = headers.get("content-length", "0")
            if not length.isdigit() or len(length) > 12 or int(length) > self.config.limits.body:
                raise TooLarge()
        if scope["path"].startswith("/api/") and scope["path"] not in hostnames.UNCOUNTED:
            self._check_ban(scope, known)
        if scope["path"].startswith("/api/"):
            self._check_rate(scope, known)
        elif scope["path"] not in hostnames.UNCOUNTED:
            self.rate_limiter.check_file(scope["state"]["client_key"])

    def _check_rate(self, scope: Scope, known: str | None) -> None:
        """Apply the rate limits by guest and by address; without a cookie, by address alone. A request of the
        monitoring never counts as a new guest."""
        client_key = scope["state"]["client_key"]
        if known is None and scope["path"] not in hostnames.UNCOUNTED:
            self.rate_limiter.check_new_guest(client_key)
        weight = SOCKET if scope["type"] == "websocket" else weight_of(scope["method"], scope["path"])
        if scope["type"] == "http" and is_replay(scope["method"], scope["path"]):
            self.rate_limiter.check_replay(known or client_key, client_key, weight)
        else:
            self.rate_limiter.check_request(known or client_key, client_key, weight)

    def _check_ban(self, scope: Scope, known: str | None) -> None:
        client = scope.get("client")
        if self.bans.covers(known, client[0] if client else ""):
            raise Banned()

    def _limit_body(self, receive: Receive) -> Receive:
        """Return a `receive` that raises `TooLarge` once a body exceeds the limit, since its length may be
        undeclared."""
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.config.limits.body:
                if message.get("more_body"):
                    await _drain(receive)
                raise TooLarge()
            return message

        return counted

    def _with_headers(self, scope: Scope, send: Send, new: bool) -> Send:
        async def current(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in HEADERS.items():
                    headers[name] = value
                # A cacheable response must not contain a cookie, or many people would become the same guest.
                own = headers.setdefault("Cache-Control", NOT_KEPT) == NOT_KEPT
                path = scope["path"]
                if (
                    new
                    and own
                    and self.signer is not None
                    and path.startswith("/api/")
                    and path not in hostnames.UNCOUNTED
                ):
                    headers.append("Set-Cookie", self._cookie(scope["state"]["guest"]))
            await send(message)

        return current

    def _cookie(self, guest: str) -> str:
        assert self.signer is not None
        jar: SimpleCookie = SimpleCookie()
        jar[self._cookie_name] = self.signer.sign(guest)
        morsel: Any = jar[self._cookie_name]
        morsel["path"] = "/"
        morsel["max-age"] = guests.COOKIE_AGE
        morsel["httponly"] = True
        morsel["samesite"] = "Lax"
        if self.config.https:
            morsel["secure"] = True
        return str(morsel.OutputString())

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, error: SandtableError) -> None:
        metrics.count_refusal(error)
        if isinstance(error, TooManyRequests):
            await asyncio.sleep(self.config.limits.refusal)  # retrying as fast as possible must not be free
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": type(error).__name__})
            return
        body = orjson.dumps({"error": as_data(error, WORDS)})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
        if scope["type"] == "http" and isinstance(error, TooLarge):
            if Headers(scope=scope).get("expect") is None:  # otherwise the client waits for a word before it sends
                await _drain(receive)
            headers.append((b"connection", b"close"))  # the rest of the body is not read
        start: Message = {"type": "http.response.start", "status": status_of(error), "headers": headers}
        await self._with_headers(scope, send, False)(start)
        await send({"type": "http.response.body", "body": body})
