"""Logging: errors go to standard error, and access log lines to standard output if wanted.

Log lines never contain request parameters: an invitation link in a log would let its reader take a seat. Requests are
logged by route (`/api/tables/{id}/join`), and everything else passes through `RedactingFormatter`.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable
from typing import Any, Final

TEXT: Final = "text"
JSON: Final = "json"
STYLES: Final = (TEXT, JSON)
ACCESS: Final = "sandtable.access"
MINUTE: Final = 60.0  # seconds
A_MINUTE: Final = 5  # times that a message is logged in a minute
MESSAGES: Final = 1_000  # different messages remembered
NO_ROUTE: Final = "(none)"  # route of requests that were refused early or match no route

# URLs of the page and the API, query strings, secrets, and the values that databases quote in their errors.
_HIDDEN: Final = (
    (re.compile(r"(/(?:join|table|replay|api/tables)/)[^\s\"'?#]+"), r"\1…"),
    (re.compile(r"(/[^\s\"'?]*)\?[^\s\"']+"), r"\1?…"),
    (re.compile(r"(?i)\b(invite|token|cookie|secret|password)(\"?\s*[=:]\s*\"?)[^\s\"',;&]+"), r"\1\2…"),
    (re.compile(r"(?m)^(\s*DETAIL:\s).*$"), r"\1…"),
    (re.compile(r"(?s)\[parameters: .*?\]$", re.MULTILINE), "[parameters: …]"),
    (re.compile(r"(\w+://[^\s:/@]+):[^\s@]+@"), r"\1:…@"),
)


def redact(text: str) -> str:
    """Return the text without request parameters, secrets and passwords."""
    for pattern, instead in _HIDDEN:
        text = pattern.sub(instead, text)
    return text


class RedactingFormatter(logging.Formatter):
    """Format errors with their tracebacks, redacted."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class BoundedRepetition(logging.Filter):
    """Let a message through a few times a minute, whatever its arguments, and count the others: an outage must not fill
    the disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], list[float]] = {}  # by logger and message: since when, how many, left out

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or not isinstance(record.msg, str):
            return True
        now, key = self._clock(), (record.name, record.msg)
        if key not in self._seen and len(self._seen) >= MESSAGES:
            self._seen.clear()
        began, often, left_out = self._seen.setdefault(key, [now, 0, 0])
        if now - began >= MINUTE:
            if left_out:
                record.msg, record.args = f"{record.getMessage()} ({left_out:.0f} more of these since)", ()
            began, often, left_out = now, 0, 0
        passes = often < A_MINUTE
        self._seen[key] = [began, often + passes, left_out + (not passes)]
        return passes


class AccessLogFormatter(logging.Formatter):
    """Format access log lines, as text or as JSON."""

    def __init__(self, style: str = TEXT) -> None:
        super().__init__()
        self._json = style == JSON

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = record.__dict__["fields"]
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        if self._json:
            return json.dumps({"at": at, **fields})
        return (
            f"{at} {fields['address']} {fields['method']} {fields['route']} {fields['status']} "
            f"{fields['seconds'] * 1000:.1f}ms {fields['bytes']}B"
        )


def settings(style: str = "") -> dict[str, Any]:
    """Return the logging config for uvicorn, which applies it in each process. `style` selects the access log."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "faults": {"()": "sandtable.server.telemetry.logs.RedactingFormatter"},
            "requests": {"()": "sandtable.server.telemetry.logs.AccessLogFormatter", "style": style or TEXT},
        },
        "filters": {"bounded": {"()": "sandtable.server.telemetry.logs.BoundedRepetition"}},
        "handlers": {
            "faults": {
                "class": "logging.StreamHandler",
                "formatter": "faults",
                "stream": "ext://sys.stderr",
                "filters": ["bounded"],
            },
            "requests": {"class": "logging.StreamHandler", "formatter": "requests", "stream": "ext://sys.stdout"},
        },
        "loggers": {
            "sandtable": {"handlers": ["faults"], "level": "WARNING"},
            ACCESS: {"handlers": ["requests"], "level": "INFO" if style else "CRITICAL", "propagate": False},
            "uvicorn": {"handlers": ["faults"], "level": "WARNING", "propagate": False},
            "asyncio": {"handlers": ["faults"], "level": "WARNING"},
        },
    }
