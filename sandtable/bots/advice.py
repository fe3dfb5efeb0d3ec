"""Finds a title's advice for bots: how much a seat likes each option, and how well each party stands.

A title that wants bots better than random has a module for that, its part `advice` (`sandtable.core.parts.Advice`).
"""

from __future__ import annotations

from functools import cache
from typing import cast

from sandtable.core.errors import SandtableError
from sandtable.core.parts import Advice
from sandtable.core.titles import meta

__all__ = ["Advice", "advice_for"]


@cache
def advice_for(title: str) -> Advice:
    if not meta(title).has("advice"):
        raise SandtableError(f"the title {title!r} has no advice for bots yet; the random bot needs none")
    return cast(Advice, meta(title).part("advice"))
