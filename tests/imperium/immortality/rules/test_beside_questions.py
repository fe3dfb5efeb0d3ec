"""Words of a specimen taken back beside another question."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.rules.question import questions_of
from sandtable.imperium.tell.telling import tell_option
from tests.citing import rule
from tests.imperium.immortality.playing import begin


@rule("IMM-2.3")
def test_taking_a_specimen_back_is_worded_alike_beside_every_question() -> None:
    """A question that words its own answers, such as which card to trash, does not word this one."""
    words = Words("en")
    game = begin(seats=3, p0={"hand": ["dagger"]}, tleilaxu={"specimens": {0: 1}})
    decision = game.decision(0)
    number = decision.vocabulary.number("take_back:specimen")
    kinds = [question.name for question in questions_of(game.rules.module_ids)]
    assert "trash" in kinds
    for kind in kinds:
        decision.kind = kind
        assert tell_option(decision, number, words, game) == words.say("do-take-back-specimen"), kind
