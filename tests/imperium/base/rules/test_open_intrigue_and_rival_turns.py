"""Several open Intrigue cards, House Hagal's last turns, and Rivals at Makers (IMP-9.7, 11.1, 13.7, 18.5, 19.1)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.imperium.base.pieces import SPACE
from tests.imperium.playing import begin, options, play


@rule("IMP-9.7", "IMP-13.7")
@pytest.mark.parametrize("order", [["charisma", "recruitment_mission"], ["recruitment_mission", "charisma"]])
def test_every_open_intrigue_card_acts_in_the_reveal_turn(order: list[str]) -> None:
    """Charisma brings 2 Persuasion, Recruitment Mission 1 and the top of the deck."""
    game = begin(seats=3, row=["arrakis_recruiter"], p0={"hand": [], "intrigue": order})
    play(game, f"intrigue:{order[0]} intrigue:{order[1]} reveal")
    assert game.players[0].persuasion == 3
    assert game.topdeck
    play(game, "end")
    assert game.players[0].open_intrigue == []
    assert len(game.intrigue_discard) == 2


@rule("IMP-9.7", "IMP-13.7")
def test_cards_that_lie_open_already_all_act() -> None:
    game = begin(seats=3, p0={"hand": ["dagger"], "open_intrigue": ["charisma", "recruitment_mission"]})
    play(game, "reveal")
    assert game.players[0].persuasion == 3
    assert game.topdeck


@rule("IMP-18.5")
def test_house_hagal_goes_on_following_when_the_other_player_has_revealed() -> None:
    game = begin(
        seats=2, first=0, hagal_deck=["hagal_wealth", "hagal_secrets", "hagal_conspire"],
        p0={"hand": ["dagger", "reconnaissance"], "agents": 2}, p1={"revealed": True, "hand": []},
    )  # fmt: skip
    play(game, "card:dagger space:hall_of_oratory end")
    assert len(game.players[2].agents_at) == 1
    assert game.to_act == [0]
    play(game, "card:reconnaissance space:carthag")
    play(game, "end" if "end" in options(game) else f"{options(game)[0]} end")
    assert len(game.players[2].agents_at) == 2
    assert game.to_act == [0]


@rule("IMP-11.1", "IMP-19.1")
def test_a_rivals_agent_keeps_bonus_spice_away() -> None:
    for seats, rivals in ((1, (1, 2)), (2, (2,))):
        for rival in rivals:
            game = begin(seats=seats, phase="makers", conflict_deck=0, **{f"p{rival}": {"agents_at": ["hagga_basin"]}})
            spice = [game.bonus_spice[SPACE[name]] for name in ("hagga_basin", "imperial_basin", "the_great_flat")]
            assert spice == [0, 1, 1], (seats, rival)
