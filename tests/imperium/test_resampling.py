"""Resampled worlds: positions that can be, that differ, and that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sandtable.core.rng import Rng
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.meta import META
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.rules.game import Game, new
from tests.citing import rule
from tests.imperium.base.pieces import CARD, INTRIGUE_KIND
from tests.imperium.playing import begin, options, play
from tests.imperium.worlds import WITH_BARON, positions_of_every_kind, where


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    return positions_of_every_kind()


def play_out(game: Game, seed: int, moves: int = 5000) -> Game:
    random = Random(seed)
    while not game.over and moves:
        game.act(random.choice(options(game)))
        moves -= 1
    return game


@rule("IMP-1.10", "IMP-1.5")
def test_a_resampled_world_is_a_position_that_can_be(positions: list[Game]) -> None:
    rng = Rng(6)
    for game in positions:
        check(game)
        for seat in range(game.seats):
            world = game.resample(seat, rng)
            try:
                check(world)
            except AssertionError as error:
                raise AssertionError(f"{where(game, seat)}: {error}") from error


def test_resampled_worlds_differ() -> None:
    """Every hidden place takes different cards in different worlds, and all of the right ones."""
    game = begin(
        seats=4,
        leaders=WITH_BARON,
        p0={"intrigue": ["windfall"]},
        p1={"tokens": ["emperor", "guild"], "intrigue": ["ambush", "bribery"]},
        p2={"intrigue": ["infiltrate"]},
    )
    rng = Rng(10)
    hands, stacks, tokens, secrets, coming, seeds, own = set(), set(), set(), set(), set(), set(), set()
    for _ in range(200):
        world = game.resample(0, rng)
        hands.add(tuple(sorted(world.players[1].hand)))
        stacks.add(tuple(world.imperium_deck))
        tokens.add(secrets_of(world).of(1))
        secrets.add(tuple(sorted(world.players[1].intrigue)))
        coming.add(tuple(world.conflict_deck))
        seeds.add(world.chance.key)
        own.add(tuple(sorted(world.players[0].hand)))
    assert len(hands) > 20
    assert len(stacks) == 200
    assert len(tokens) == 6  # any two of four (IMP-20.26)
    assert len(secrets) > 100
    assert len(coming) > 190
    assert len(seeds) == 200
    assert len(own) == 1


def test_resampling_deals_every_hidden_card_evenly() -> None:
    """A card of which only the owner knows whether it is in hand or deck is in hand as often as it should be."""
    game = begin(seats=3)
    rng = Rng(11)
    n = 3000
    found = Counter(kind for _ in range(n) for kind in set(game.resample(0, rng).players[1].hand))
    for name in ("signet_ring", "reconnaissance", "diplomacy", "seek_allies"):  # one copy each: 5 of 10 cards
        assert 0.45 * n < found[CARD[name]] < 0.55 * n, name


@rule("IMP-20.26", "IMP-1.14")
def test_how_many_tokens_the_baron_has_picked_is_known_but_not_which() -> None:
    game = new("imperium", 3, META.check({"seats": 4, "leaders": WITH_BARON}))
    rng = Rng(12)
    for picked in (0, 1, 2):
        assert secrets_of(game).of(1).bit_count() == picked
        for seat in (0, 2, 3):
            assert not game.view(seat).as_dict()["players"][1]["tokens"]
            worlds = [secrets_of(game.resample(seat, rng)).of(1) for _ in range(60)]
            assert {tokens.bit_count() for tokens in worlds} == {picked}
            assert len(set(worlds)) == (1, 4, 6)[picked]
        own = game.view(1).as_dict()["players"][1]["tokens"]
        assert own is not None
        assert len(own) == picked
        if picked < 2:
            game.act(options(game)[picked])


@rule("IMP-1.14")
def test_the_baron_has_picked_nothing_while_leaders_are_still_chosen() -> None:
    game = new("imperium", 4, META.check({"seats": 3, "leaders": "draft"}))
    baron = game.to_act[0]
    play(game, "leader:baron_vladimir_harkonnen")
    rng = Rng(13)
    for seat in range(3):
        for _ in range(10):
            world = game.resample(seat, rng)
            assert secrets_of(world).of(baron) == 0
            play_out(world, 1, 60)
            check(world)


@rule("IMP-20.26")
def test_the_barons_tokens_are_open_once_shown() -> None:
    game = begin(
        seats=4,
        leaders=WITH_BARON,
        turn=1,
        p1={"tokens": ["emperor", "fremen"], "garrison": 8, "hand": ["reconnaissance"], "intrigue": ["reinforcements"],
            "solari": 3},
    )  # fmt: skip
    play(game, "card:reconnaissance space:arrakeen intrigue:reinforcements deploy:4")
    assert game.view(0).as_dict()["players"][1]["tokens"] is None
    play(game, "ability")
    for seat in range(4):
        assert game.view(seat).as_dict()["players"][1]["tokens"] == ["emperor", "fremen"]
        assert secrets_of(game.resample(seat, Rng(1))).of(1) == secrets_of(game).of(1)


@rule("IMP-13.1")
def test_an_intrigue_card_being_played_lies_open_and_is_in_no_hand() -> None:
    game = begin(seats=3, p0={"intrigue": ["bribery"], "solari": 2})
    play(game, "intrigue:bribery")
    assert game.decision(0).kind == "faction"
    rng = Rng(14)
    for seat in range(3):
        assert INTRIGUE_KIND["bribery"] not in game.view(seat).intrigue_pool
        for _ in range(20):
            world = game.resample(seat, rng)
            check(world)
            world.act("faction:guild")
            assert world.intrigue_discard == [INTRIGUE_KIND["bribery"]]


@rule("IMP-4.1")
def test_a_card_laid_open_for_an_agent_turn_is_in_that_hand_in_every_world() -> None:
    """It is named before its space is: from then on everybody has seen it."""
    game = begin(seats=3, p0={"hand": ["diplomacy", "dagger"]})
    play(game, "card:diplomacy")
    rng = Rng(16)
    for seat in (1, 2):
        for _ in range(30):
            world = game.resample(seat, rng)
            assert CARD["diplomacy"] in world.players[0].hand
            check(world)
            play(world, "space:wealth")
