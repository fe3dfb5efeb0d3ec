"""Guests: a signed cookie and a name of their choice. There is no sign-up and no password.

A cookie is `id.signature`. A guest gets a row in the database with the first name or seat; until then the cookie is all
there is.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from sandtable.server.errors import NameBlank, NameOfBot, NameTooLong, OddCharacters
from sandtable.server.seats.bot_names import looks_like_a_bot
from sandtable.server.seats.lookalikes import visible

COOKIE: Final = "sandtable_guest"
# Used with HTTPS: browsers accept it from exactly this host, so a sibling subdomain cannot plant one.
HOST_COOKIE: Final = "__Host-sandtable_guest"
# Until this date the old cookie is accepted too and replaced by the new one; all old ones have expired by then.
OLD_COOKIE_UNTIL: Final = datetime(2028, 1, 1, tzinfo=UTC).timestamp()
COOKIE_AGE: Final = 400 * 86_400  # the longest lifetime browsers allow
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
# Characters that change the direction of surrounding text, not allowed in names and chat.
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
MOST_MARKS: Final = 4  # combining marks on one letter; no language needs more
_ISOLATE: Final = "\u2068"
_END_OF_ISOLATE: Final = "\u2069"


def new_id() -> str:
    """Return an unguessable id for a guest, table or invitation."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):  # a command line would parse it as an option
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
        """Return the guest id from a cookie; None if its signature is not valid."""
        if not cookie or not cookie.isascii() or len(cookie) > 200:
            return None
        id, dot, signature = cookie.partition(".")
        if not dot or not is_id(id) or not hmac.compare_digest(signature, self._signature(id)):
            return None
        return id

    def _signature(self, id: str) -> str:
        return hmac.new(self._key, id.encode(), sha256).hexdigest()[:40]


def checked_name(name: str, most: int, bots: Iterable[str] = ()) -> str:
    """Return a name as others will see it: on one line and without invisible characters. Refuse a name that is blank or
    longer than `most`, changes text direction, or looks like that of a bot, ours or one of `bots`."""
    name = " ".join(visible(unicodedata.normalize("NFC", name)).split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise NameBlank()
    if len(name) > most:
        raise NameTooLong(most=most)
    check_text(name)
    if looks_like_a_bot(name, bots):
        raise NameOfBot()
    return name


def check_text(text: str, lines: bool = False) -> None:
    """Refuse control characters, which could imitate the markers of a saying, direction-changing characters, and heaps
    of combining marks, which would cover the lines around them."""
    marks = 0
    for c in text:
        category = unicodedata.category(c)
        marks = marks + 1 if category[0] == "M" else 0
        bad = category in ("Cc", "Cs") and not (lines and c == "\n")
        if bad or c in _TURNING or marks > MOST_MARKS:
            raise OddCharacters()


def isolated(name: str) -> str:
    """Return a right-to-left name wrapped so that it does not reorder the numbers next to it in a sentence; other names
    unchanged."""
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in name):
        return f"{_ISOLATE}{name}{_END_OF_ISOLATE}"
    return name
