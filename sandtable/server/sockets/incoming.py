"""Parse the messages a browser sends over its WebSocket, and check their fields."""

from __future__ import annotations

from typing import Any, Final

import orjson

from sandtable.server.errors import BadRequest, TooLarge, plain

LONGEST_ID: Final = 64

# The fields of each message type besides `type` and `id`, and their types.
FIELDS: Final[dict[str, dict[str, type]]] = {
    "act": {"seat": int, "at": int, "action": str, "then": list},
    "undo": {"seat": int, "at": int, "to": int},
    "say": {"seat": int, "words": list, "text": str, "of": int},
    "chat": {"text": str, "to": list},
    "pause": {"on": bool},
    "ping": {},
}
OPTIONAL: Final = frozenset((("act", "then"), ("chat", "to"), ("say", "text"), ("say", "of")))


def read(text: str | bytes, most: int) -> dict[str, Any]:
    """Return a message parsed from JSON; refuse one that is longer than `most` or no JSON object."""
    if len(text) > most:
        raise TooLarge()
    try:
        message = orjson.loads(text)
    except (orjson.JSONDecodeError, UnicodeEncodeError) as error:
        raise BadRequest(detail="no JSON") from error
    if not isinstance(message, dict):
        raise BadRequest(detail="no JSON object")
    return message


def check(message: dict[str, Any]) -> None:
    """Check that the type is known, that all required fields are present and of the right type, and that there are no
    others."""
    kind = message.get("type")
    fields = FIELDS.get(kind) if isinstance(kind, str) else None
    if fields is None:
        raise BadRequest(detail=f"type: {', '.join(FIELDS)}")
    id = message.get("id")
    if kind != "ping" or id is not None:
        if not isinstance(id, str) or len(id) > LONGEST_ID:
            raise BadRequest(detail=f"id: up to {LONGEST_ID} characters")
    for name, expected in fields.items():
        if name not in message and (kind, name) in OPTIONAL:
            continue
        if type(message.get(name)) is not expected:
            raise BadRequest(detail=f"{name}: {expected.__name__}")
    for name in message:
        if name not in ("type", "id") and name not in fields:
            raise BadRequest(detail=f"{plain(name)}: not a field of {kind}")
    if kind == "chat" and not all(type(seat) is int for seat in message.get("to", ())):
        raise BadRequest(detail="to: seats")
    for words in ("words", "then"):
        if not all(type(word) is str for word in message.get(words, ())):
            raise BadRequest(detail=f"{words}: words")
