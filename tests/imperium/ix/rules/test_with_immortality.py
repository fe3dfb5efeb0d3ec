"""Section 10: Rise of Ix and Immortality together, as far as the pieces of this box are concerned."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.ix.playing import begin
from tests.imperium.playing import options, play

BOTH = ["ix", "immortality"]


@rule("IX-10.1")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_control_the_spice_begins_in_the_discard_pile(title: str) -> None:
    epic = sandtable.new(title, seed=1, seats=3, boxes=BOTH, epic=True)
    usual = sandtable.new(title, seed=1, seats=3, boxes=BOTH)
    assert isinstance(epic, Game)
    assert isinstance(usual, Game)
    for p, other in zip(epic.players, usual.players, strict=True):
        assert [CARDS[kind].id for kind in p.discard] == ["control_the_spice"]
        assert other.discard == []
        assert Counter(p.deck + p.hand) == Counter(other.deck + other.hand)


@rule("IX-10.3")
@pytest.mark.parametrize("research", [{}, {"at": {"r4a": [0]}}])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_spaceport_puts_acquired_tleilaxu_cards_on_the_deck(answer: str, research: dict[str, Any]) -> None:
    game = begin(
        boxes=BOTH, seats=3, research=research, tech={"owned": {"spaceport": [0]}},
        tleilaxu={"specimens": {0: 5}, "row": ["slig_farmer", "stitched_horror"]}, p0={"hand": ["dagger"]},
    )  # fmt: skip
    play(game, "reveal acquire:slig_farmer")
    assert options(game) == ["yes", "no"]
    play(game, answer)
    p = game.players[0]
    assert CARDS[(p.deck if answer == "yes" else p.discard)[-1]].id == "slig_farmer"
