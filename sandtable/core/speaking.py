"""Free words at random, for games that are played at random: soaks, golden games, the conformance kit."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.contract import State


def anything(state: State, below: Callable[[int], int]) -> tuple[int, int] | None:
    """Return a seat and a free word of it, or None where that seat has none. Each sort of word is as likely as the
    next, so that an answer is not lost among all sums there are; `below` draws a number below another."""
    options = getattr(state, "free_options", None)
    if options is None or state.over:
        return None
    seat = below(state.seats)
    sorts: dict[str, list[int]] = {}
    for word in options(seat):
        sorts.setdefault(state.vocabulary.words[word].partition(":")[0], []).append(word)
    if not sorts:
        return None
    words = list(sorts.values())[below(len(sorts))]
    return seat, words[below(len(words))]
