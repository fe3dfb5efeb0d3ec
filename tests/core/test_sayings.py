"""Unformatted messages: a page with the same Fluent files formats them in the reader's language."""

from __future__ import annotations

import pytest

from sandtable.core.fluent import BEGIN, BadWords, MissingWord, Sayings, Words, spoken
from sandtable.imperium.language.pieces import Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.tell.pieces import lines
from tests.imperium.base.pieces import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES, TRACKS

SAYINGS = Sayings()
ENGLISH = Words("en")


def test_every_piece_reads_the_same_spoken_at_once_or_later() -> None:
    pieces: list[Card | Intrigue | Conflict | Space | Leader | Track] = [
        *CARDS,
        *INTRIGUE,
        *SPACES,
        *CONFLICTS,
        *LEADERS,
        *TRACKS,
    ]
    for piece in pieces:
        said = lines(piece, ENGLISH)
        kept = lines(piece, SAYINGS)
        assert [(key, spoken(text, ENGLISH)) for key, text in kept] == said


def test_an_unknown_message_is_refused_before_it_is_sent() -> None:
    with pytest.raises(MissingWord, match="no-such-thing"):
        SAYINGS.say("no-such-thing")


@pytest.mark.parametrize("damaged", [BEGIN, BEGIN + "effect-draw", "a\x03b", BEGIN + "effect-draw\x1fn"])
def test_a_damaged_saying_is_refused(damaged: str) -> None:
    with pytest.raises((BadWords, MissingWord)):
        spoken(damaged, ENGLISH)


def test_plain_text_is_left_alone() -> None:
    assert spoken("Mirelle", ENGLISH) == "Mirelle"
    assert spoken(SAYINGS.say("effect-sentence", text="Mirelle"), ENGLISH) == "Mirelle."
