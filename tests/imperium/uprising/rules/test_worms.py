"""UPR-11: sandworms, Maker Hooks and the Shield Wall; what they change about units, strength and rewards."""

from __future__ import annotations

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.language.builders import condition, node, retreat
from sandtable.imperium.modules.worms import SANDWORM, summonable, worms_of
from sandtable.imperium.rules.acts import retreat as take_back
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.resolve import can, holds
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.desert import OPEN, WALLED, at_tabr, desert, fight, settle, settle_turns


def counted(game: Game, name: str, n: int = 0, seat: int = 0) -> bool:
    return holds(game, seat, condition(name, n), 0)


# --- Maker Hooks --------------------------------------------------------------------------
@rule("UPR-11.1", "UPR-8.8")
def test_sietch_tabr_gives_hooks_once() -> None:
    game = play(at_tabr(), "box:space option:0")
    p = game.players[0]
    assert (worms_of(game).hooks, p.water, p.garrison) == ([True, False, False], 1, 4)
    again = at_tabr(0)
    play(again, "box:space option:0")
    assert (worms_of(again).hooks, again.players[0].water, again.players[0].garrison) == ([True, False, False], 1, 4)


@rule("UPR-11.1")
def test_hooks_are_kept_when_used_and_from_round_to_round() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:hagga_basin box:space option:1 end")
    assert worms_of(settle_turns(game)).hooks == [True, False, False]


# --- summoning ---------------------------------------------------------------------------
@rule("UPR-11.2", "UPR-11.3", "UPR-9.2")
@pytest.mark.parametrize(("space", "spice", "worms"), [("deep_desert", 4, 2), ("hagga_basin", 2, 1)])
def test_sandworms_instead_of_spice_straight_into_the_conflict(space: str, spice: int, worms: int) -> None:
    game = play(desert(), f"card:dune_the_desert_planet space:{space} box:space")
    assert options(game) == ["option:0", "option:1"]
    eaten = play(game.clone(), "option:0")
    assert (eaten.players[0].spice, worms_of(eaten).worms) == (spice, [0, 0, 0])
    game.act("option:1")
    p = game.players[0]
    assert (p.spice, worms_of(game).worms, p.garrison, p.conflict) == (0, [worms, 0, 0], 3, 0)
    assert (p.units(), p.strength()) == (worms, SANDWORM.strength * worms)
    assert {"deploy:1", "deploy:2"} <= set(options(game))  # no part of the limit
    assert refused(game, "deploy:3")


@rule("UPR-11.3", "UPR-23.18", "UPR-18.2")
@pytest.mark.parametrize("hooks", [False, True])
def test_the_bonus_spice_comes_either_way(hooks: bool) -> None:
    own = {"hand": ["dune_the_desert_planet"], "water": 1, "spice": 0}
    worms = {"hooks": [0] if hooks else []}
    game = begin(seats=3, conflict=OPEN, bonus_spice={"hagga_basin": 3}, worms=worms, p0=own)
    play(game, "card:dune_the_desert_planet space:hagga_basin")
    assert (game.players[0].spice, game.bonus_spice[game.rules.space["hagga_basin"]]) == (3, 0)
    game.act("box:space")
    if hooks:
        game.act("option:1")
    assert (game.players[0].spice, worms_of(game).worms[0]) == ((3, 1) if hooks else (5, 0))


@rule("UPR-11.3")
def test_imperial_basin_has_no_sandworms() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:imperial_basin")
    assert game.players[0].spice == 1
    assert worms_of(game).worms == [0, 0, 0]
    assert "box:space" not in options(game)


@rule("UPR-11.3", "UPR-11.2")
def test_the_effect_itself_needs_no_hooks() -> None:
    game = desert(hooks=False)
    do(game, 0, node("worm", 1))
    assert (worms_of(game).worms, counted(game, "hooks")) == ([1, 0, 0], False)


@rule("UPR-1.4")
def test_the_bank_of_sandworms_has_no_end() -> None:
    game = desert()
    do(game, 0, node("worm", 30))
    assert (worms_of(game).worms[0], game.players[0].strength()) == (30, 90)
    check(game)


# --- the Shield Wall ---------------------------------------------------------------------
@rule("UPR-11.4", "UPR-23.18")
@pytest.mark.parametrize("kind", range(16))
def test_no_sandworm_comes_to_a_guarded_conflict(kind: int) -> None:
    probe = desert()
    card = CONFLICTS[probe.rules.conflicts[kind]]
    guarded = card.control in ("arrakeen", "spice_refinery", "imperial_basin")
    assert card.wall == guarded
    game = desert(conflict=card.id)
    assert summonable(game, 0) == counted(game, "worm_possible") == (not guarded)
    assert can(game, 0, node("worm", 1)) == (not guarded)
    do(game, 0, node("worm", 1))
    assert worms_of(game).worms[0] == (0 if guarded else 1)
    assert summonable(desert(conflict=card.id, wall=False), 0)


@rule("UPR-11.4")
def test_six_conflicts_are_guarded() -> None:
    game = desert()
    assert sum(CONFLICTS[kind].wall for kind in game.rules.conflicts) == 6


@rule("UPR-11.5", "UPR-8.8", "UPR-2.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_wall_may_be_removed_or_left(answer: str) -> None:
    game = at_tabr()
    assert worms_of(game).wall
    play(game, "box:space option:1")
    assert game.players[0].water == 1
    assert (game.decision(0).kind, options(game)) == ("break_wall", ["yes", "no"])
    check(game)
    game.act(answer)
    assert worms_of(game).wall == (answer == "no")
    later = settle_turns(game)
    assert worms_of(later).wall == (answer == "no")  # for good


@rule("UPR-11.5")
def test_a_wall_that_is_gone_cannot_be_removed() -> None:
    game = play(at_tabr(wall=False), "box:space option:1")
    assert game.players[0].water == 1
    assert game.decision(0).kind == "menu"
    assert not can(game, 0, node("break_wall"))
    do(game, 0, node("break_wall"))
    assert not worms_of(game).wall


@rule("UPR-11.5", "UPR-11.4")
@pytest.mark.parametrize(("answer", "worms"), [("yes", 1), ("no", 0)])
def test_the_wall_first_and_then_the_sandworm_in_one_effect(answer: str, worms: int) -> None:
    own = {"hand": ["dagger"], "intrigue": ["unexpected_allies"], "water": 2}
    game = begin(seats=3, conflict=WALLED, p0=own)
    play(game, "intrigue:unexpected_allies")
    assert game.decision(0).kind == "break_wall"
    game.act(answer)
    assert (game.players[0].water, worms_of(game).worms[0], worms_of(game).wall) == (0, worms, answer == "no")


@rule("UPR-11.5", "UPR-23.13")
def test_detonation_removes_the_wall_or_deploys_without_a_combat_space() -> None:
    own = {"hand": ["dagger"], "intrigue": ["detonation"], "garrison": 5}
    game = begin(seats=3, conflict=WALLED, p0=own)
    play(game, "card:dagger space:assembly_hall box:space")
    assert not [word for word in options(game) if word.startswith("deploy")]
    gone = play(game.clone(), "intrigue:detonation option:0")
    assert not worms_of(gone).wall
    assert gone.decision(0).kind == "menu"  # it was chosen by name: nothing more is asked
    play(game, "intrigue:detonation option:1")
    assert [word for word in options(game) if word.startswith("number")][-1] == "number:4"
    play(game, "number:4")
    assert (game.players[0].conflict, game.players[0].garrison, worms_of(game).wall) == (4, 1, True)
    assert not [word for word in options(game) if word.startswith("deploy")]  # no two extra from the garrison


@rule("UPR-23.16")
def test_distraction_counts_sandworms_and_what_was_taken_back() -> None:
    own = {"hand": ["dune_the_desert_planet"], "intrigue": ["distraction"], "water": 3, "garrison": 3}
    game = begin(seats=3, conflict=OPEN, worms={"hooks": [0]}, p0=own)
    play(game, "card:dune_the_desert_planet space:deep_desert box:space option:1")
    assert "intrigue:distraction" not in options(game)
    game.act("deploy:1")
    assert "intrigue:distraction" in options(game)
    take_back(game, 0, 1)
    game.options_now = None
    assert "intrigue:distraction" not in options(game)


# --- units and strength ------------------------------------------------------------------
@rule("UPR-13.4", "UPR-11.6", "UPR-9.6")
@pytest.mark.parametrize(
    ("troops", "worms", "swords", "strength"),
    [(0, 0, 3, 0), (1, 0, 3, 5), (0, 1, 3, 6), (2, 2, 0, 10), (0, 2, 1, 7), (3, 1, 2, 11)],
)
def test_strength_of_troops_sandworms_and_swords(troops: int, worms: int, swords: int, strength: int) -> None:
    game = fight(worms=[worms], p0={"conflict": troops, "swords": swords}, p1={"conflict": 1, "intrigue": ["devour"]})
    p = game.players[0]
    assert (p.units(), p.strength()) == (troops + worms, strength)
    assert counted(game, "units_at_least", troops + worms)
    assert not counted(game, "units_at_least", troops + worms + 1)
    assert counted(game, "worms_at_least", 1) == (worms > 0)


@rule("UPR-13.4")
def test_swords_count_again_when_a_unit_enters_in_the_reveal_turn() -> None:
    game = desert(hand=["dagger", "dagger"], garrison=0)
    game.act("reveal")
    p = game.players[0]
    assert (p.swords, p.strength()) == (2, 0)
    do(game, 0, node("worm", 1))
    assert p.strength() == 5


@rule("UPR-9.5", "UPR-9.6")
def test_sandworms_do_not_retreat() -> None:
    game = desert(conflict=OPEN)
    do(game, 0, node("worm", 2))
    assert not can(game, 0, retreat())
    game.players[0].conflict, game.players[0].garrison = 1, 2
    assert can(game, 0, retreat())


@rule("UPR-22.8", "UPR-16.1")
def test_a_sandworm_alone_lets_its_owner_play_combat_cards() -> None:
    game = fight(worms=[0, 1], p1={"intrigue": ["devour"]}, p2={"conflict": 2})
    assert game.to_act == [1]
    assert "intrigue:devour" in options(game)


@rule("UPR-16.2")
def test_a_player_without_units_is_not_asked() -> None:
    game = fight(worms=[1], p0={"intrigue": ["detonation", "impress"]}, p1={"intrigue": ["devour"]}, p2={"conflict": 2})
    assert game.to_act == [0]
    before = game.round
    settle(play(game, "pass"))
    assert game.round == before + 1  # nobody else was asked
    assert game.rules.intrigue["devour"] in game.players[1].intrigue


@rule("UPR-23.16", "UPR-9.6")
def test_units_that_entered_this_turn_less_those_taken_back() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:hagga_basin box:space option:1 deploy:2")
    assert game.entered == 3
    assert [counted(game, "entered_at_least", n) for n in (3, 4)] == [True, False]
    assert not counted(game, "entered_at_least", 1, seat=1)
    take_back(game, 0, 1)
    assert not counted(game, "entered_at_least", 3)
    game.act("end")
    assert game.entered == 0


@rule("UPR-21.5")
def test_a_ban_keeps_every_unit_out_for_one_turn() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:hagga_basin")
    game.deploy_ban = True
    game.options_now = None
    assert not [word for word in options(game) if word.startswith("deploy")]
    game.act("box:space")
    assert game.players[0].spice == 2  # no choice: the sandworm cannot come
    assert worms_of(game).worms[0] == 0
    game.act("end")
    assert not game.deploy_ban
