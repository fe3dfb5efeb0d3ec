"""Sections 10 and 13: the longer game, and six players in two teams."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.atomics.tokens import atomics_of
from sandtable.imperium.modules.research.track import markers
from sandtable.imperium.modules.team_seats import teams_of
from sandtable.imperium.modules.tleilaxu.acts import specimens
from sandtable.imperium.modules.tleilaxu.board import NO_TOKEN, tleilaxu_of
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.immortality.playing import BOXES, begin, hex_of, named, row, step_of, tanks
from tests.imperium.playing import options, play

MUAD_DIB, SHADDAM = 0, 3
ALLIES = {MUAD_DIB: (2, 4), SHADDAM: (5, 1)}


def new(title: str, **more: Any) -> Game:
    game = sandtable.new(title, seed=5, boxes=BOXES, **more)
    assert isinstance(game, Game)
    return game


# --- go to 11 ----------------------------------------------------------------------------
@rule("IMM-10.2", "IMM-10.3", "IMM-11.7", "IMM-10.4")
@pytest.mark.parametrize(
    ("title", "seats", "start", "goal"),
    [
        ("imperium", 1, 0, 11),
        ("imperium", 2, 0, 11),
        ("imperium", 3, 0, 11),
        ("imperium", 4, 0, 10),
        ("uprising", 1, 0, 11),
        ("uprising", 3, 0, 11),
        ("uprising", 4, 0, 10),
    ],
)
def test_go_to_11(title: str, seats: int, start: int, goal: int) -> None:
    """The worked example `ex_go_to_11`."""
    game = new(title, seats=seats, go_to_11=True)
    assert [p.vp for p in game.players][:seats] == [start] * seats
    assert game.rules.points_to_end == goal
    usual = new(title, seats=seats)
    assert usual.players[0].vp == (1 if seats == 4 else 0)
    assert usual.rules.points_to_end == 10


@rule("IMM-13.6", "IMM-17.10", "UPR-S17.5")
def test_go_to_11_with_six() -> None:
    """The worked example `ex_s_go_to_11`."""
    game = new("uprising", seats=6, go_to_11=True)
    assert [p.vp for p in game.players] == [4, 0, 0, 4, 0, 0]
    assert game.rules.points_to_end == 10
    assert [p.vp for p in new("uprising", seats=6).players] == [4, 1, 1, 4, 1, 1]


@rule("IMM-10.2")
def test_the_game_ends_at_11() -> None:
    given: dict[str, Any] = {"seats": 3, "go_to_11": True, "phase": "makers", "round": 3}
    assert begin(**given, p0={"points": 10}).round == 4
    ended = begin(**given, p0={"points": 11})
    assert ended.over or ended.round == 3


@rule("IMM-10.2")
def test_it_belongs_to_immortality() -> None:
    with pytest.raises(BadOption, match="go_to_11"):
        sandtable.new("imperium", seed=1, go_to_11=True)


# --- six players -------------------------------------------------------------------------
def six(**given: Any) -> Game:
    return begin("uprising", **{"seats": 6, **given})


@rule("IMM-13.1", "UPR-S17.1")
def test_commanders_keep_their_decks() -> None:
    game = new("uprising", seats=6)
    for seat, p in enumerate(game.players):
        ids = [CARDS[kind].id for kind in p.deck + p.hand]
        wanted = 0 if seat in ALLIES else 2
        assert ids.count("experimentation") == wanted
        assert len(ids) == 10
    usual = sandtable.new("uprising", seed=5, seats=6)
    assert isinstance(usual, Game)
    for seat in ALLIES:
        ids = sorted(CARDS[kind].id for kind in game.players[seat].deck + game.players[seat].hand)
        before = sorted(CARDS[kind].id for kind in usual.players[seat].deck + usual.players[seat].hand)
        assert ids == before


@rule("IMM-13.2", "UPR-S17.2", "IMM-17.9", "UPR-S17.8")
def test_commanders_have_no_tokens_on_the_board() -> None:
    game = new("uprising", seats=6)
    assert [hex_of(game, seat) for seat in range(6)] == ["", "r0", "r0", "", "r0", "r0"]
    assert tleilaxu_of(game).step == [NO_TOKEN, 0, 0, NO_TOKEN, 0, 0]
    assert atomics_of(game).held == [True] * 6
    check(game)


@rule("IMM-17.9", "UPR-S17.8")
def test_a_table_may_give_family_atomics_to_the_allies_alone() -> None:
    game = new("uprising", seats=6, allied_atomics=True)
    assert atomics_of(game).held == [False, True, True, False, True, True]
    check(game)
    with pytest.raises(BadOption, match="is for seats=6"):
        new("uprising", seats=4, allied_atomics=True)


@rule("IMM-13.2", "UPR-S17.2")
def test_a_commanders_research_moves_the_activated_ally() -> None:
    """The worked example `ex_six_commander_research`."""
    game = six(
        turn=MUAD_DIB,
        p0={"intrigue": ["breakthrough"]},
        p2={"hand": ["dagger"], "supply": 4, "garrison": 8},
        research={"at": {"r6c": [2], "r1": [4]}},
    )
    play(game, "intrigue:breakthrough seat:2")
    assert hex_of(game, 2) == "r7c"
    assert game.to_act == [2]  # the ally decides about the reward
    while game.to_act == [2]:
        play(game, "none" if "none" in options(game) else options(game)[0])
    assert (hex_of(game, 4), tanks(game, 2), tanks(game, 4), game.players[2].supply) == ("r1", 1, 0, 3)
    check(game)


@rule("IMM-13.3", "UPR-S17.3")
def test_a_commander_counts_as_the_further_ally_for_markers() -> None:
    """The worked example `ex_six_commander_markers`; where the token goes is another matter."""
    game = six(
        turn=MUAD_DIB,
        p0={"intrigue": ["breakthrough"]},
        p4={"hand": [], "deck": ["dagger", "dagger"]},
        research={"at": {"r5b": [2], "r8a": [4]}},
    )
    assert (markers(game, 0), markers(game, 2), markers(game, 4), markers(game, 3)) == (2, 1, 2, 0)
    by_ally = play(game.clone(), "intrigue:breakthrough seat:4")
    assert len(by_ally.players[4].hand) == 1  # the ally draws
    other = play(game, "intrigue:breakthrough seat:2")
    assert game.decision(2).kind == "hex"
    assert options(other) == ["hex:r6a", "hex:r6b"]


@rule("IMM-13.4", "IMM-13.5", "UPR-S17.4")
def test_a_commander_makes_and_spends_the_allys_specimens() -> None:
    """The worked example `ex_six_commander_specimens`."""
    game = six(
        turn=SHADDAM,
        p3={"intrigue": ["shadowy_bargain"]},
        tleilaxu={"specimens": {5: 1, 1: 3}},
    )
    supply = game.players[5].supply
    play(game, "intrigue:shadowy_bargain seat:5")
    assert (tanks(game, 5), tanks(game, 1), tanks(game, 3), game.players[5].supply) == (2, 3, 0, supply - 1)
    teams_of(game).active[1] = 5
    assert specimens(game, 3) == 2
    check(game)


@rule("IMM-13.5", "UPR-S17.7", "UPR-S17.4")
def test_a_commander_acquires_with_them() -> None:
    game = six(
        turn=SHADDAM,
        p5={"garrison": 3, "conflict": 5, "supply": 0},
        tleilaxu={"specimens": {5: 4, 1: 6}, "row": ["contaminator", "usurp"]},
    )
    play(game, "reveal seat:5")
    assert "take_back:specimen" not in options(game)  # only the ally takes them back
    play(game, "acquire:contaminator")
    assert named(game.players[3].discard) == ["contaminator"]
    assert (tanks(game, 5), tanks(game, 1)) == (3, 6)
    play(game, "acquire:reclaimed_forces option:0")
    assert (tanks(game, 5), game.players[5].garrison) == (0, 5)
    assert row(game)[1] == "usurp"
    check(game)
    step = play(six(turn=SHADDAM, tleilaxu={"specimens": {5: 3}}), "reveal seat:5")
    play(step, "acquire:reclaimed_forces option:1")
    assert (step_of(step, 5), step_of(step, 1)) == (1, 0)


@rule("IMM-13.7", "UPR-S17.6")
def test_shadowy_bargain_does_nothing_for_a_commander_in_the_endgame() -> None:
    game = six(phase="endgame", p0={"intrigue": ["shadowy_bargain"], "points": 10}, tleilaxu={"step": {2: 3, 4: 3}})
    while not game.over:
        assert "intrigue:shadowy_bargain" not in options(game) or game.to_act != [0]
        words = options(game)
        play(game, next((word for word in ("pass", "done", "none") if word in words), words[0]))
    assert [step_of(game, ally) for ally in (2, 4)] == [3, 3]


@rule("IMM-13.8")
def test_a_commander_loses_the_troops_of_the_activated_ally() -> None:
    game = six(turn=SHADDAM, p3={"hand": ["tleilaxu_surgeon"]}, p5={"garrison": 4}, p1={"garrison": 4})
    play(game, "reveal seat:5 box:tleilaxu_surgeon")
    while game.decision(game.to_act[0]).kind != "menu":
        play(game, options(game)[0])
    assert (game.players[5].garrison, game.players[1].garrison, tanks(game, 5)) == (2, 4, 2)
    check(game)


@rule("IMM-17.13")
def test_family_atomics_leave_the_throne_row() -> None:
    game = six(turn=1, p1={"hand": ["dagger"]})
    throne = teams_of(game).throne[:]
    play(game, "atomics")
    assert teams_of(game).throne == throne
    check(game)


@rule("IMM-10.1", "UPR-S19.3")
def test_commanders_add_no_control_the_spice() -> None:
    game = sandtable.new("uprising", seed=5, seats=6, boxes=["ix", "immortality"], epic=True)
    assert isinstance(game, Game)
    there = [game.rules.card["control_the_spice"] in p.discard for p in game.players]
    assert there == [False, True, True, False, True, True]
