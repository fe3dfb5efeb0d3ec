"""Find a title's advice for bots: a score for each option, and each party's chance to win.

A title whose bots should be better than random provides this in a file, its part `advice`
(`sandtable.core.parts.Advice`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from sandtable.core import mixing
from sandtable.core.errors import SandtableError
from sandtable.core.parts import Advice
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

__all__ = ["Advice", "advice_for", "pick", "price_of_scores", "secrecy"]


@cache
def advice_for(title: str) -> Advice:
    if not meta(title).has("advice"):
        raise SandtableError(f"the title {title!r} has no advice for bots yet; the random bot needs none")
    return cast(Advice, meta(title).part("advice"))


def secrecy(advice: Advice, state: Any, seat: int) -> float:
    """Return the heat (softmax temperature) with which the seat's current choice is drawn if it is secret; 0 if it is
    not, so that the best option can be taken.

    See `sandtable.core.parts.SecretAdvice`.
    """
    found = getattr(advice, "secrecy", None)
    return 0.0 if found is None else float(found(state, seat))


def price_of_scores(advice: Advice, state: Any, seat: int) -> float:
    """Return by how much the seat's chance to win differs for each unit of difference in the advice's scores; 0 if the
    advice does not say.

    See `sandtable.core.parts.PricedAdvice`.
    """
    found = getattr(advice, "price", None)
    return 0.0 if found is None else float(found(state, seat))


def pick(advice: Advice, state: Any, seat: int, options: list[int], rng: Rng) -> int:
    """Return the option that the advice scores best, or one drawn at random by the scores if the choice is secret."""
    heat = secrecy(advice, state, seat)
    if heat <= 0.0:
        return advice.best(state, seat, options)
    return options[mixing.draw(mixing.shares(advice.scores(state, seat, options), heat), rng)]
