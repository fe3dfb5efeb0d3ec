"""Data about a question besides its text: the answers so far, the piece it is about, and the prices of options."""

from __future__ import annotations

from typing import Any, Final

from sandtable.classic.rules.dials import dials, spices
from sandtable.classic.rules.plans import card_word, combos_of, haderach_ready, hero_words, shown_word
from sandtable.classic.rules.question import QUESTION, UNPRICED
from sandtable.classic.rules.state import NOBODY, NOWHERE, State
from sandtable.classic.rules.words import (
    DIAL,
    ELEMENT_NUMBER,
    NO,
    NONE,
    NUMBER,
    PART,
    VOCABULARY,
    YES,
    thing_name,
)
from sandtable.classic.tell.telling import tell_option
from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words

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


def plan_choices(known: State, decision: Decision, words: Words) -> Data | None:
    """Return all choices for a battle plan, so that it can be made in one piece; None unless one is to be begun."""
    seat = decision.seat
    if decision.kind != "plan" or known.answers[seat]:
        return None
    combos = combos_of(known, seat)
    shown = shown_word(known, seat, ELEMENT_NUMBER)
    numbers = [DIAL + dial for dial in dials(known, seat)] if shown == NOWHERE else [shown]
    leaders = hero_words(known, seat, combos)
    cards = sorted({card_word(kind) for combo in combos for kind in combo[1:]})
    spice = {dial: spices(known, seat, dial - DIAL) for dial in numbers}
    amounts = sorted({NUMBER + n for row in spice.values() for n in row})
    return {
        "leaders": [VOCABULARY.words[word] for word in leaders],
        "combos": [[hero, *(VOCABULARY.words[card_word(kind)] for kind in combo)] for hero, *combo in combos],
        "haderach": haderach_ready(known, seat),
        "spice": {VOCABULARY.words[dial]: row for dial, row in spice.items()},
        "labels": {
            VOCABULARY.words[word]: tell_option(decision, word, words)
            for word in dict.fromkeys([*leaders, *cards, NONE, YES, NO, *numbers, *amounts])
        },
    }
