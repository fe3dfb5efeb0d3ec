"""Names of bots, which no guest may take: others would believe that they play against a bot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from sandtable.core.fluent import Words, languages
from sandtable.server.bots.own_bots import LEVELS, own_name
from sandtable.server.seats.lookalikes import skeleton

_NUMBER: Final = "0123456789 "  # bots of the same name are numbered


@cache
def _shapes() -> frozenset[str]:
    return frozenset(skeleton(Words(language).say(f"bot-{level}")) for language in languages() for level in LEVELS)


def looks_like_a_bot(name: str, own: Iterable[str] = ()) -> bool:
    """Tell whether a name, with or without a number at its end, looks like the name of one of our bots in any language
    or of a bot in `own`, which are the operator's."""
    shapes = _shapes().union(skeleton(own_name(bot)) for bot in own)
    return skeleton(name) in shapes or skeleton(name.rstrip(_NUMBER)) in shapes
