"""Rules of six players in two teams that a scenario does not show (UPR-S), and bots that play for a team."""

from __future__ import annotations

from random import Random

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.core.titles import meta
from sandtable.imperium.judge import policy
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.language.effects import OPS
from sandtable.imperium.modules.icons import icon_of, icons_of
from sandtable.imperium.modules.team_seats import master_at, teams_of
from sandtable.imperium.modules.teams import TeamEndgame
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.question import QUESTION
from sandtable.imperium.tell import table
from tests.citing import rule
from tests.imperium.uprising.playing import begin

TEAMS = [[0, 2, 4], [1, 3, 5]]


@rule("UPR-S1.5")
def test_a_teammates_hand_is_hidden_like_any_other() -> None:
    game = begin(seats=6, turn=0, p2={"hand": ["dagger", "diplomacy"], "intrigue": ["cunning"]})
    for seat in (0, 4, 1):
        seen = game.view(seat).as_dict()["players"][2]
        assert seen["hand"] == ["?", "?"]
        assert seen["intrigue"] == ["?"]
    assert game.view(2).as_dict()["players"][2]["intrigue"] == ["cunning"]


@rule("UPR-S20.1")
def test_every_player_may_have_a_council_seat() -> None:
    """The fifth and the sixth as well: R-UPR-53."""
    seated = {f"p{seat}": {"council": True} for seat in range(1, 6)}
    game = begin(seats=6, turn=0, p0={"hand": ["limited_landsraad_access"], "solari": 5}, **seated)
    for word in ("card:limited_landsraad_access", "space:high_council", "seat:2"):
        game.act(word)
    assert game.players[0].council


@rule("UPR-S2.10")
@pytest.mark.parametrize("how", ["across", "adjacent"])
def test_each_team_has_one_desert_mouse_and_an_ally_begins(how: str) -> None:
    for seed in range(30):
        game = sandtable.new("uprising", seed=seed, seats=6, objectives=how)
        assert isinstance(game, Game)
        for team in TEAMS:
            icons = sorted(icon_of(thing) for seat in team for thing in icons_of(game).up[seat])
            assert len(icons) == 2
            assert icons[0] != icons[1]
        assert game.first not in (0, 3)


@rule("UPR-S2.4", "UPR-S2.6", "UPR-S2.10")
def test_options_that_do_not_fit_are_refused_with_the_reason() -> None:
    with pytest.raises(BadOption, match="an ally always begins"):
        sandtable.new("uprising", seed=0, seats=6, first=3)
    leaders = ["shaddam_corrino_iv", "gurney_halleck", "lady_jessica", "muad_dib", "staban_tuek", "princess_irulan"]
    with pytest.raises(BadOption, match="seat 0 is muad_dib"):
        sandtable.new("uprising", seed=0, seats=6, leaders=leaders)
    with pytest.raises(BadOption, match="'choam' is always True with 6 seats; not False"):
        sandtable.new("uprising", seed=0, seats=6, choam=False)
    assert meta("uprising").check({"seats": 6})["choam"] is True
    assert meta("uprising").check({"seats": 4})["choam"] is False
    with pytest.raises(BadOption, match="objectives"):
        sandtable.new("uprising", seed=0, seats=4, objectives="adjacent")
    assert table.teams(meta("uprising").check({"seats": 6})) == TEAMS
    assert table.teams(meta("uprising").check({"seats": 4})) == []


@rule("UPR-S14.3", "UPR-19.4")
def test_only_the_latest_reveal_turn_of_a_team_counts() -> None:
    """Muad'Dib's team has the first two and the last; the places of the other team come to more in sum."""
    game = begin(seats=6, turn=0)
    for seat, place in enumerate([1, 3, 2, 4, 6, 5]):
        game.players[seat].revealed_at = place
    latest = [row[-1] for row in TeamEndgame().standings(game)]
    assert latest == [6, 5, 6, 5, 6, 5]


@rule("UPR-S11.2")
def test_the_place_of_a_swordmaster_is_saved_and_checked() -> None:
    """An ally's is the last one sent; bytes have it, and what cannot be is found."""
    given = {"swordmaster": True, "agents_at": ["carthag", "arrakeen", "secrets"]}
    game = begin(seats=6, turn=0, p2=given)
    part = teams_of(game)
    assert master_at(part, 2) == game.rules.space["secrets"]
    assert part.served[2]
    copy = from_bytes(game.to_bytes())
    assert copy == game
    assert teams_of(copy).masters == part.masters
    check(game)
    part.masters[2] = game.rules.space["espionage"]
    with pytest.raises(AssertionError, match="where it has no Agent"):
        check(game)


@pytest.mark.parametrize("seat", [0, 2])
def test_bots_recall_an_agent_that_can_be_sent_again(seat: int) -> None:
    """Not the Swordmaster, which has served (UPR-S11.2)."""
    arrows = {"muad_dib": {"swordmaster": "carthag", "left": "arrakeen"}}
    own = {"swordmaster": True, "agents_at": ["arrakeen", "carthag"], "agents": 1 if seat == 0 else 0}
    game = begin(seats=6, turn=seat, teams={"arrows": arrows} if seat == 0 else {}, **{f"p{seat}": own})
    node = next(node for node in NODES if node.op == OPS.number("recall_agent"))
    frame = (frames.ASK_RECALL, seat, node.id, 0, 0)
    options = QUESTION[frames.ASK_RECALL].options(game, frame)
    scores = liking_of(frames.ASK_RECALL).scores(game, frame, options)
    by_word = {game.vocabulary.words[option]: score for option, score in zip(options, scores, strict=True)}
    assert by_word["space:arrakeen"] > by_word["space:carthag"]


def test_a_team_of_greedy_bots_beats_random_ones() -> None:
    """All of these; of 200 games that were measured it won 200."""
    random = Random(5)
    for seed in range(6):
        game = sandtable.new("uprising", seed=seed, seats=6)
        assert isinstance(game, Game)
        side = seed % 2
        while not game.over:
            seat = game.to_act[0]
            options = game.decision(seat).options
            game.apply(seat, policy.best(game, seat, options) if seat % 2 == side else random.choice(options))
            check(game)
        assert game.outcome is not None
        assert game.outcome.winners == TEAMS[side]
        chances = policy.chances(game)
        assert [chances[seat] for seat in TEAMS[side]] == [chances[side]] * 3  # that of the team
        assert chances[0] + chances[1] == pytest.approx(1.0)
        assert chances[side] > 0.5
