"""The choice of figure matters when a Conflict can take the Mentat before Makers (IMP-10.14, 11.1, R-IMP-5)."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NOWHERE
from tests.citing import rule
from tests.imperium.base.pieces import SPACE
from tests.imperium.playing import begin, options, play

CHAOS = "sort_through_the_chaos"


def ready(conflict: str = CHAOS, agents: int = 2, **more: Any) -> Game:
    """Seat 0 has the Mentat among its Agents; seat 1 wins the Conflict of this round."""
    own = {"hand": ["dune_the_desert_planet", "dagger"], "agents": agents, **more}
    others = {"p1": {"conflict": 3, "hand": []}, "p2": {"hand": []}}
    return begin(seats=3, mentat=0, conflict=conflict, p0=own, **others)


def to_makers(game: Game) -> Game:
    """Everybody reveals; the winner takes the Mentat; then Makers."""
    while game.round == 1 and not game.over:
        words = options(game)
        game.act(next((w for w in ("reveal", "end", "pass", "done", "no", "none") if w in words), words[0]))
    return game


@rule("IMP-10.14", "IMP-11.1")
def test_the_mentat_on_a_maker_space_is_taken_before_makers() -> None:
    game = play(ready(), "card:dune_the_desert_planet space:imperial_basin")
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert game.mentat_at == SPACE["imperial_basin"]
    assert game.players[0].agents == 1
    to_makers(game)
    assert game.mentat == 1
    assert game.bonus_spice[SPACE["imperial_basin"]] == 1


@rule("IMP-10.14", "IMP-11.1")
def test_an_own_agent_on_a_maker_space_stays_there() -> None:
    game = play(ready(), "card:dune_the_desert_planet space:imperial_basin no")
    assert game.mentat_at == NOWHERE
    to_makers(game)
    assert game.mentat == 1
    assert game.bonus_spice[SPACE["imperial_basin"]] == 0


@rule("IMP-10.14")
def test_it_is_asked_wherever_the_first_of_them_goes() -> None:
    """A player who sends the Mentat elsewhere keeps an own Agent for the Maker space."""
    game = ready(solari=4)
    play(game, "card:dagger space:rally_troops yes")
    assert game.mentat_at == SPACE["rally_troops"]


@rule("IMP-10.14")
def test_the_last_one_is_the_mentat_without_a_question() -> None:
    game = play(ready(agents=1), "card:dune_the_desert_planet space:imperial_basin")
    assert game.mentat_at == SPACE["imperial_basin"]
    assert options(game) != ["yes", "no"]


@rule("IMP-10.14")
def test_a_mentat_that_was_sent_is_not_asked_for_again() -> None:
    game = ready(agents=3, solari=4)
    play(game, "card:dagger space:rally_troops yes end")
    play(game, "reveal end reveal end card:dune_the_desert_planet space:imperial_basin")
    assert game.mentat_at == SPACE["rally_troops"]
    assert game.turn_space == SPACE["imperial_basin"]


@rule("IMP-10.14")
def test_nobody_is_asked_where_it_cannot_matter() -> None:
    for conflict in ("terrible_purpose", "guild_bank_raid"):
        game = play(ready(conflict), "card:dune_the_desert_planet space:imperial_basin")
        assert game.mentat_at == NOWHERE
        assert game.players[0].agents == 1
    other = begin(seats=3, mentat=1, conflict=CHAOS, p0={"hand": ["dune_the_desert_planet"], "agents": 2})
    play(other, "card:dune_the_desert_planet space:imperial_basin")
    assert other.turn_space == SPACE["imperial_basin"]


@rule("IMP-10.14", "IMP-4.18")
def test_at_sell_melange_the_amount_comes_first() -> None:
    game = play(ready(spice=3), "card:dune_the_desert_planet space:sell_melange number:3")
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert game.mentat_at == SPACE["sell_melange"]
    assert game.players[0].solari == 8


def moved_by_kwisatz_haderach(origin: str) -> Game:
    """Seat 0 sent an own Agent to Arrakeen and the Mentat to Imperial Basin; one of them goes on to Carthag."""
    own = {"hand": ["dune_the_desert_planet", "kwisatz_haderach"], "agents": 1, "agents_at": ["arrakeen"]}
    others = {f"p{seat}": {"revealed": True, "hand": []} for seat in (1, 2)}
    game = begin(seats=3, mentat=0, p0=own, **others)
    play(game, "card:dune_the_desert_planet space:imperial_basin end")
    assert game.mentat_at == SPACE["imperial_basin"]
    return play(game, f"card:kwisatz_haderach space:{origin} space:carthag")


@rule("IMP-20.41", "IMP-10.14")
def test_kwisatz_haderach_moves_the_mentat_itself() -> None:
    assert moved_by_kwisatz_haderach("imperial_basin").mentat_at == SPACE["carthag"]


@rule("IMP-20.41", "IMP-10.14")
def test_kwisatz_haderach_moves_another_agent_and_the_mentat_stays() -> None:
    assert moved_by_kwisatz_haderach("arrakeen").mentat_at == SPACE["imperial_basin"]


@rule("IMP-15.10", "IMP-10.14")
def test_the_own_agent_is_recalled_before_the_mentat_on_the_same_space() -> None:
    """Kwisatz Haderach can put two there (IMP-20.41). As with sending, the Mentat is the last (R-IMP-5)."""
    own = {"hand": [], "intrigue": ["urgent_mission"], "agents": 0, "agents_at": ["arrakeen", "arrakeen", "carthag"]}
    game = begin(seats=3, mentat=0, p0=own)
    game.mentat_at = SPACE["arrakeen"]
    play(game, "intrigue:urgent_mission space:arrakeen")
    assert game.players[0].agents_at == [SPACE["arrakeen"], SPACE["carthag"]]
    assert game.mentat_at == SPACE["arrakeen"]


@rule("IMP-20.41")
def test_either_of_two_figures_on_one_space_may_go_and_the_space_is_named_once() -> None:
    own = {"hand": ["kwisatz_haderach"], "agents": 1, "agents_at": ["arrakeen", "arrakeen", "carthag"]}
    game = play(begin(seats=3, mentat=0, p0={**own, "swordmaster": True}), "card:kwisatz_haderach")
    assert options(game) == ["agent:ready", "space:arrakeen", "space:carthag"]
