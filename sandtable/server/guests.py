"""Guests: a signed cookie and a name they may choose. No sign-up, no password.

A cookie is `id.signature`. A guest who has done nothing yet is only that cookie; a row in the database comes
with a name or a seat.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from sandtable.server.errors import BadRequest

COOKIE: Final = "sandtable_guest"
COOKIE_AGE: Final = 400 * 86_400  # as long as browsers keep one
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
# Characters that turn the direction of the text around them: a name must not reach beyond itself.
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def new_id() -> str:
    """For guests, tables and invitations: nobody can guess one."""
    return secrets.token_urlsafe(12)


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
    """A name as others will see it: one line, no control characters, not empty."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= most:
        raise BadRequest(detail=f"name: 1 to {most} characters")
    check_text(name, "name")
    return name


def check_text(text: str, what: str, lines: bool = False) -> None:
    """No control characters, which could be taken for the marks of a saying, and nothing that turns the text."""
    for c in text:
        bad = unicodedata.category(c) in ("Cc", "Cs") and not (lines and c == "\n")
        if bad or c in _TURNING:
            raise BadRequest(detail=f"{what}: no control characters")
