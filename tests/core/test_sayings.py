"""Messages left unspoken: a page that has the same Fluent files says them in the reader's language."""

from __future__ import annotations

import pytest

from sandtable.bots import make
from sandtable.core.fluent import BEGIN, BadWords, MissingWord, Sayings, Words, spoken
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.language.pieces import Card, Conflict, Intrigue, Leader, Space, Track
from sandtable.imperium.tell.telling import seat_names, tell_decision, tell_event, tell_option
from sandtable.imperium.tell.wording import lines
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


def test_a_game_reads_the_same_spoken_at_once_or_later() -> None:
    game = meta("imperium").new(11, {"seats": 3}, listen=True)
    bot, rng = make("R"), Rng(4)
    while not game.over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        known = game.view(seat).known
        assert spoken(tell_decision(decision, SAYINGS, known), ENGLISH) == tell_decision(decision, ENGLISH, known)
        for option in decision.options:
            kept = tell_option(decision, option, SAYINGS, known)
            assert spoken(kept, ENGLISH) == tell_option(decision, option, ENGLISH, known)
        game.apply(seat, bot.choose(None, decision, rng))
        unsaid, said = seat_names(known, SAYINGS), seat_names(known, ENGLISH)
        for event in game.take_events():
            assert spoken(tell_event(event, SAYINGS, unsaid), ENGLISH) == tell_event(event, ENGLISH, said)


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
