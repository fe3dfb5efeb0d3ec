"""The log files: faults on standard error, and on wish a line for each request.

No line holds what came as a parameter. A link with an invitation is a key: whoever reads it in a log may sit down.
Requests are named by their route (`/api/tables/{id}/join`), and whatever else is written goes through `Discreet`.
"""

from __future__ import annotations

import json
import logging
import re
import time
from typing import Any, Final

TEXT: Final = "text"
JSON: Final = "json"
STYLES: Final = (TEXT, JSON)
ACCESS: Final = "sandtable.access"
ELSEWHERE: Final = "(none)"  # the route of what was refused before it was looked for, or is not there

# Addresses of the page and of requests; what follows a question mark; what databases say of the values they were given.
_HIDDEN: Final = (
    (re.compile(r"(/(?:join|table|replay|api/tables)/)[^\s\"'?#]+"), r"\1…"),
    (re.compile(r"(/[^\s\"'?]*)\?[^\s\"']+"), r"\1?…"),
    (re.compile(r"(?i)\b(invite|token|cookie|secret|password)(\"?\s*[=:]\s*\"?)[^\s\"',;&]+"), r"\1\2…"),
    (re.compile(r"(?m)^(\s*DETAIL:\s).*$"), r"\1…"),
    (re.compile(r"(?s)\[parameters: .*?\]$", re.MULTILINE), "[parameters: …]"),
    (re.compile(r"(\w+://[^\s:/@]+):[^\s@]+@"), r"\1:…@"),
)


def discreet(text: str) -> str:
    """The same without what came from outside as a parameter, and without passwords."""
    for pattern, instead in _HIDDEN:
        text = pattern.sub(instead, text)
    return text


class Discreet(logging.Formatter):
    """For faults: a message with its traceback, in which nothing stands that is a key."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Line(logging.Formatter):
    """For requests: the fields of `access`, in order or as JSON."""

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
    """For uvicorn, which sets up the logs of each process: faults of everybody, requests where they are wanted."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "faults": {"()": "sandtable.server.telemetry.logs.Discreet"},
            "requests": {"()": "sandtable.server.telemetry.logs.Line", "style": style or TEXT},
        },
        "handlers": {
            "faults": {"class": "logging.StreamHandler", "formatter": "faults", "stream": "ext://sys.stderr"},
            "requests": {"class": "logging.StreamHandler", "formatter": "requests", "stream": "ext://sys.stdout"},
        },
        "loggers": {
            "sandtable": {"handlers": ["faults"], "level": "WARNING"},
            ACCESS: {"handlers": ["requests"], "level": "INFO" if style else "CRITICAL", "propagate": False},
            "uvicorn": {"handlers": ["faults"], "level": "WARNING", "propagate": False},
            "asyncio": {"handlers": ["faults"], "level": "WARNING"},
        },
    }
