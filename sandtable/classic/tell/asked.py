"""What a seat is asked, beside the words: what it has answered so far, what it is about, and what answers cost."""

from __future__ import annotations

from typing import Any, Final

from sandtable.classic.rules.question import QUESTION, UNPRICED
from sandtable.classic.rules.state import NOBODY, NOWHERE, State
from sandtable.classic.rules.words import PART, VOCABULARY, thing_name
from sandtable.core.decisions import Decision

Data = dict[str, Any]

# Questions put to several about what one seat does, which stands in their frame.
_ABOUT_ONE: Final = frozenset(("stop",))


def asked(known: State, decision: Decision) -> Data:
    """Of a question in several steps the answers given, the piece it is about, whose deed, and what answers cost."""
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
