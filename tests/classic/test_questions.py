"""How many questions a person sees in a game of six: the small version of `bench.classic.questions`."""

from __future__ import annotations

import pytest

from bench.classic.questions import MOMENT, MOST, MOST_SECONDS, play
from tests.citing import rule


@rule("CLA-17.2", "CLA-7.4")
@pytest.mark.parametrize(
    ("seed", "seat", "script", "advanced"),
    [(3, 2, "bids", False), (4, 4, "bids", True), (5, 1, "cards", False), (6, 3, "learns", True)],
)
def test_a_game_of_six_asks_a_person_few_questions(seed: int, seat: int, script: str, advanced: bool) -> None:
    person = play(seed, seat, script, advanced=advanced)
    assert 0 < person.asked.total() <= MOST
    assert person.asked["moment"] == 0
    assert person.moments * MOMENT <= MOST_SECONDS
