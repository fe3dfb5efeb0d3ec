"""A guest of a running server: one cookie, and the HTTP requests and sockets that a page would use."""

from __future__ import annotations

import json
import os
import threading
from http.cookiejar import LWPCookieJar
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, unquote, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from sandtable.core.fluent import BadWords, MissingWord, Words, spoken
from sandtable.mcp.seat import ToolRefusal

TIMEOUT: Final = 30.0  # seconds a request may take
USUAL_PORTS: Final = {"http": 80, "https": 443}


class Refused(ToolRefusal):
    """The server has refused a request. `kind` is the type of the error, as docs/table-protocol.md lists them."""

    def __init__(self, text: str, kind: str) -> None:
        super().__init__(text)
        self.kind = kind


class Guest:
    """One guest of one server. If the file `kept` is given, the guest's cookie is stored there, and with it the guest's
    seats."""

    def __init__(self, server: str, kept: Path | None = None) -> None:
        self.server = server.rstrip("/")
        self._kept = kept
        self._jar = LWPCookieJar(kept)
        if kept is not None and kept.exists():
            self._jar.load(ignore_discard=True)
        self._opener = build_opener(HTTPCookieProcessor(self._jar))
        self._lock = threading.Lock()

    def ask(self, method: str, path: str, words: Words, body: Any = None) -> Any:
        """Send a request to a path below `/api` and return the answer. Raise a refusal in the reader's language."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api{path}", data, {"Content-Type": "application/json"}, method=method)
        with self._lock:
            try:
                with self._opener.open(request, timeout=TIMEOUT) as answer:
                    found = json.loads(answer.read())
            except HTTPError as error:
                with error:
                    raise _refusal(error.read(), error.code, words) from None
            except (URLError, OSError, ValueError) as error:
                reason = str(getattr(error, "reason", error))
                raise ToolRefusal(words.say("mcp-unreachable", server=self.server, reason=reason)) from error
            self._keep()
        return found

    def _keep(self) -> None:
        if self._kept is not None:
            with os.fdopen(os.open(self._kept, os.O_WRONLY | os.O_CREAT, 0o600), "w"):
                pass  # whoever has the cookie has the seats, so the file is this user's alone
            self._jar.save(ignore_discard=True)

    @property
    def cookie(self) -> str:
        """Return the value of the Cookie header with which a socket is opened."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    @property
    def socket_address(self) -> str:
        """Return the beginning of the addresses of all sockets of the server: `ws://host/api`."""
        return "ws" + self.server.removeprefix("http") + "/api"


def _refusal(data: bytes, status: int, words: Words) -> Refused:
    try:
        error = json.loads(data)["error"]
        kind, rule = str(error["type"]), error["rule"]
        text = spoken(error["message"], words)
    except (ValueError, KeyError, TypeError, BadWords, MissingWord):
        return Refused(words.say("mcp-server-error", status=status), "")
    return Refused(f"{text} [{rule}]" if rule else text, kind)


def origin(address: str) -> tuple[str, str, int] | None:
    """Return the scheme, host and port of a URL; None if it is not an HTTP URL with a host."""
    try:
        parts = urlsplit(address)
        if parts.scheme not in USUAL_PORTS or not parts.hostname:
            return None
        return parts.scheme, parts.hostname, parts.port or USUAL_PORTS[parts.scheme]
    except ValueError:
        return None


def table_in(link: str) -> tuple[str, str]:
    """Return the table's id and the invitation code in a link such as `http://host/join/ID?invite=CODE`, or in `ID` or
    `ID?invite=CODE` alone. Both are empty if the link has another form."""
    parts = urlsplit(link.strip())
    head, _, id = parts.path.strip("/").rpartition("/")
    if head.rpartition("/")[2] not in ("", "join", "table"):
        return "", ""
    return unquote(id), parse_qs(parts.query).get("invite", [""])[0]
