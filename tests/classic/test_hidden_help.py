"""The number of answers of a buyer or shipper is public: it tells neither how much spice there is, nor who lends it."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import VOCABULARY
from tests.citing import rule

BUYER, ALLY = 0, 1


def allied(phase: str, spice: int, lent: int) -> Game:
    """Return a game in which the ally of seat 0 lends this much."""
    given: dict[str, Any] = {
        "seats": 3, "phase": phase, "allies": [["emperor", "harkonnen"]],
        "players": {
            0: {"faction": "emperor", "spice": spice}, 1: {"faction": "harkonnen", "spice": 10},
            2: {"faction": "atreides", "spice": 10},
        },
        "treachery_discard": ["karama"] * 2,
    }  # fmt: skip
    game = build(given)
    for seat in (BUYER, ALLY):
        game.apply(seat, VOCABULARY.number(f"number:{lent if seat == ALLY else 0}"))
    return game


def answers(game: Game, kind: str) -> int:
    """Count the answers of seat 0 to a question of a kind, until it is over; others pass."""
    given = 0
    for _ in range(60):
        seat = game.to_act[0]
        words = game.decision(seat).words()
        asked = seat == BUYER and game.decision(seat).kind == kind
        if given and not asked:
            return given
        if asked:
            given += 1
            numbers = [word for word in words if word.startswith("number:")]
            # as few from the ally as possible, and as many forces of the own as asked for
            word = numbers[0] if numbers else next((one for one in words if one != "pass"), "pass")
        elif seat == BUYER and "number:1" in words:
            word = "number:1"
        else:
            word = next((one for one in ("pass", "no", "done", "none") if one in words), words[0])
        game.apply(seat, VOCABULARY.number(word))
    raise AssertionError(f"seat {BUYER} was never asked to {kind}")


@rule("CLA-13.10", "CLA-7.6")
def test_a_buyer_answers_as_often_whether_the_ally_lends_spice_or_not() -> None:
    counts = {lent: answers(allied("bidding", 6, lent), "pay") for lent in (0, 1, 5)}
    assert set(counts.values()) == {2}, "with what, and how much of it is the ally's"


@rule("CLA-13.10", "CLA-9.2")
@pytest.mark.parametrize("spice", [2, 9])
def test_a_shipper_answers_as_often_whether_the_ally_lends_spice_or_not(spice: int) -> None:
    counts = {lent: answers(allied("shipment_movement", spice, lent), "ship") for lent in (0, 1, 5)}
    assert len(set(counts.values())) == 1, counts
