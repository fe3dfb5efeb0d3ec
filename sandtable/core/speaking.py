"""Free words for players that never say one by themselves, such as bots.

These players ask to get questions instead, or say free words at random in soak tests, golden games and the conformance
kit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandtable.core.contract import State


def attentive_words(state: State, seat: int) -> list[int]:
    """Return the free words by which this seat asks to get, as questions, everything that it could otherwise do only by
    free words; empty in titles without free words."""
    options = getattr(state, "free_options", None)
    wanted: list[int] = list(getattr(state, "attentive", ()))
    return [word for word in wanted if word in options(seat)] if options is not None else []


def attend(state: State, seats: Iterable[int]) -> None:
    """Apply the `attentive_words` of these seats, so that questions offer them everything they could do by free
    words."""
    for seat in seats:
        for word in attentive_words(state, seat):
            state.apply(seat, word)


def anything(state: State, below: Callable[[int], int]) -> tuple[int, int] | None:
    """Return a random seat and one of its free words at random, or None if that seat has none.

    Each sort of word is equally likely, so that answers are not rare among the many words with amounts; `below(n)`
    draws a number below n.
    """
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
