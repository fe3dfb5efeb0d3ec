"""Section 21: what is kept of a Leader beside the card, checked, put into words and used by bots."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadScenario
from sandtable.core.fluent import Words, languages
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.modules.abilities import pieces_of
from sandtable.imperium.rules.catalog import LEADERS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell.pieces import labelled
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.rules.leading import finish, led


# --- Shaddam Corrino IV ------------------------------------------------------------------
@rule("UPR-21.5", "UPR-7.9")
def test_shaddams_signet_ring_keeps_his_units_from_the_conflict() -> None:
    given: dict[str, Any] = {"hand": ["signet_ring", "reconnaissance"], "garrison": 3, "solari": 3}
    game = led("shaddam_corrino_iv", choam={}, p0=given)
    play(game, "card:signet_ring space:arrakeen")
    assert not [word for word in options(game) if word.startswith("deploy:")]
    play(game, "box:signet_ring")
    assert options(game) == ["option:0", "option:1"]
    play(game, "option:1 faction:guild")
    assert (game.players[0].solari, game.players[0].influence[1]) == (0, 1)
    assert refused(game, "deploy:1")
    plain = led("shaddam_corrino_iv", choam={}, p0=given)
    play(plain, "card:reconnaissance space:arrakeen")
    assert "deploy:2" in options(plain)


@rule("UPR-21.5", "UPR-11.2")
def test_the_ban_holds_for_sandworms_too() -> None:
    ready = {"hand": ["signet_ring", "dune_the_desert_planet"], "water": 1, "spice": 0}
    worms = {"hooks": [0], "wall": False}
    plain = led("shaddam_corrino_iv", choam={}, worms=worms, p0=ready)
    play(plain, "card:dune_the_desert_planet space:hagga_basin box:space")
    assert len(options(plain)) == 2  # spice or a sandworm
    game = led("shaddam_corrino_iv", choam={}, worms=worms, p0=ready)
    play(game, "card:signet_ring space:hagga_basin")
    finish(game)
    assert (game.players[0].spice, game.players[0].units()) == (2, 0)


# --- what is kept and checked ------------------------------------------------------------
@pytest.mark.parametrize("spoil", ["memories", "steps", "troops"])
def test_impossible_positions_are_found(spoil: str) -> None:
    game = led("lady_jessica", abilities={"memories": {0: 2}}, p0={"hand": ["dagger"]})
    check(game)
    assert game.players[0].supply + game.players[0].garrison == 10
    part = pieces_of(game)
    if spoil == "memories":
        part.memories[1] = 1
    elif spoil == "steps":
        part.steps[0] = 8
    else:
        part.memories[0] = 1
    with pytest.raises(InvariantBroken):
        check(game)


@pytest.mark.parametrize("given", [{"memories": {0: 13}}, {"steps": {9: 1}}, {"moods": {}}])
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadScenario, match=r"given\.abilities"):
        led("lady_jessica", abilities=given)


@pytest.mark.parametrize("lang", languages())
def test_every_side_is_put_into_words(lang: str) -> None:
    words = Words(lang)
    game = sandtable.new("uprising", seed=1, choam=True)
    assert isinstance(game, Game)
    for kind in game.rules.leader_sides:
        told = dict(labelled(LEADERS[kind], words))
        assert words.say("label-signet") in told
        assert words.say("label-trait") in told
        assert all(told.values())
    back = LEADERS[game.rules.leader_back[game.rules.leader["lady_jessica"]]]
    assert words.say("label-side") in dict(labelled(back, words))


# --- bots ----------------------------------------------------------------------------------
def test_a_bot_takes_the_branch_that_is_worth_more() -> None:
    game = led("feyd_rautha_harkonnen", p0={"hand": ["signet_ring", "dagger"], "solari": 0})
    play(game, "card:signet_ring space:gather_support number:0 box:signet_ring")
    decision = game.decision(0)
    liked = dict(zip(decision.words(), policy.scores(game, 0, decision.options), strict=True))
    assert liked["option:1"] > liked["option:0"]  # nothing to pay the other with


def test_a_bot_uses_reverend_mother_where_it_pays() -> None:
    game = led("lady_jessica", p0={"hand": ["diplomacy"], "water": 3})
    game.players[0].leader = game.rules.leader_back[game.players[0].leader]
    play(game, "card:diplomacy space:fremkit")
    decision = game.decision(0)
    liked = dict(zip(decision.words(), policy.scores(game, 0, decision.options), strict=True))
    assert liked["box:leader"] > 0.0
