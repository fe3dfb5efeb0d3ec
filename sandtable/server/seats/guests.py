"""Guests: a signed cookie and a name they may choose. No sign-up, no password.

A cookie is `id.signature`. A guest who has done nothing yet is only that cookie; a row in the database comes
with a name or a seat.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from sandtable.server.errors import NameBlank, NameTooLong, OddCharacters
from sandtable.server.seats.lookalikes import visible

COOKIE: Final = "sandtable_guest"
# Under https: browsers take it from this very name alone, so that no page beside it on the same domain can plant one.
HOST_COOKIE: Final = "__Host-sandtable_guest"
# Until then a guest from before is known by the old cookie, and given the new one. By then all of them have ended.
OLD_COOKIE_UNTIL: Final = datetime(2028, 1, 1, tzinfo=UTC).timestamp()
COOKIE_AGE: Final = 400 * 86_400  # as long as browsers keep one
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
# Characters that turn the direction of the text around them: a name must not reach beyond itself.
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ISOLATE: Final = "\u2068"
_END_OF_ISOLATE: Final = "\u2069"


def new_id() -> str:
    """For guests, tables and invitations: nobody can guess one."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):  # a command line would take it for an option
        pass
    return id


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


class Signer:
    def __init__(self, secret: str) -> None:
        self._key = sha256(b"sandtable guest cookie " + secret.encode()).digest()

    def sign(self, id: str) -> str:
        return f"{id}.{self._signature(id)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest a cookie stands for, if it is one of ours."""
        if not cookie or not cookie.isascii() or len(cookie) > 200:
            return None
        id, dot, signature = cookie.partition(".")
        if not dot or not is_id(id) or not hmac.compare_digest(signature, self._signature(id)):
            return None
        return id

    def _signature(self, id: str) -> str:
        return hmac.new(self._key, id.encode(), sha256).hexdigest()[:40]


def checked_name(name: str, most: int) -> str:
    """A name as others will see it: one line without anything that is not seen, and which turns no text."""
    name = " ".join(visible(unicodedata.normalize("NFC", name)).split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise NameBlank()
    if len(name) > most:
        raise NameTooLong(most=most)
    check_text(name)
    return name


def check_text(text: str, lines: bool = False) -> None:
    """No control characters, which could be taken for the marks of a saying, and nothing that turns the text."""
    for c in text:
        bad = unicodedata.category(c) in ("Cc", "Cs") and not (lines and c == "\n")
        if bad or c in _TURNING:
            raise OddCharacters()


def isolated(name: str) -> str:
    """A name fit to stand in a sentence: one from right to left would take the numbers beside it to its other side."""
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in name):
        return f"{_ISOLATE}{name}{_END_OF_ISOLATE}"
    return name
