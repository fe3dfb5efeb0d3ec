"""The data of a question besides its text: the answers so far, the piece it is about, and the prices of options."""

from __future__ import annotations

from typing import Any, Final

from sandtable.classic.rules.question import QUESTION, UNPRICED
from sandtable.classic.rules.state import NOBODY, NOWHERE, State
from sandtable.classic.rules.words import PART, VOCABULARY, thing_name
from sandtable.core.decisions import Decision

Data = dict[str, Any]

# Questions to several seats about the action of one seat, which is in their frame.
_ABOUT_ONE: Final = frozenset(("stop",))


def asked(known: State, decision: Decision) -> Data:
    """Return the answers given so far, the piece the question is about, the acting seat, and the prices of options."""
    frame = known.stack[-1]
    question = QUESTION[frame[0]]
    _, part = question.counts(known, frame, decision.seat)
    prices = {option: question.price(known, frame, decision.seat, option) for option in decision.options}
    return {
        "so_far": [VOCABULARY.words[word] for word in known.answers[decision.seat]],
        "about": thing_name(question.cause(known, frame) if part == NOWHERE else PART + part) or None,
        "by": frame[1] if question.name in _ABOUT_ONE and frame[1] != NOBODY else None,
        "prices": {VOCABULARY.words[option]: price for option, price in prices.items() if price != UNPRICED},
    }
