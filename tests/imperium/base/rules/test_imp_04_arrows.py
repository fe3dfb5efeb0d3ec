"""Section 4: arrows, paid exactly, once or not at all (IMP-4.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.imperium.base.pieces import CARDS
from tests.imperium.playing import begin, options, play, refused


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


@rule("IMP-4.10", "IMP-20.5")
def test_an_arrow_may_be_left_unpaid_and_then_has_no_effect() -> None:
    game = begin(p0={"hand": ["duncan_idaho"], "deck": ["dagger", "diplomacy"], "water": 3, "garrison": 0})
    play(game, "card:duncan_idaho space:arrakeen box:space")
    assert "box:duncan_idaho" in options(game)
    play(game, "end")
    p = game.players[0]
    assert (p.water, p.garrison, names(p.hand)) == (3, 1, ["dagger"])


@rule("IMP-4.10", "IMP-20.10")
def test_an_arrow_is_paid_at_most_once() -> None:
    game = begin(p0={"hand": ["duncan_idaho"], "deck": ["dagger", "diplomacy", "dagger"], "water": 3, "garrison": 0})
    play(game, "card:duncan_idaho space:arrakeen box:space box:duncan_idaho")
    p = game.players[0]
    assert (p.water, p.garrison, names(p.hand)) == (2, 2, ["dagger", "diplomacy"])
    assert refused(game, "box:duncan_idaho")


@rule("IMP-4.10")
def test_once_for_each_time_the_card_is_used() -> None:
    """The same card, played again in a later round, has its arrow again."""
    water: dict[str, Any] = {"hand": ["duncan_idaho"], "deck": [], "water": 2}
    game = begin(
        seats=3, conflict_deck=["guild_bank_raid", "raid_stockpiles"], p0=water, p1={"hand": []}, p2={"hand": []}
    )
    play(game, "card:duncan_idaho space:arrakeen box:space box:duncan_idaho end")
    play(game, "reveal end reveal end reveal end")
    assert (game.round, game.to_act) == (2, [1])
    play(game, "reveal end reveal end")
    play(game, "card:duncan_idaho space:arrakeen box:space box:duncan_idaho")
    assert game.players[0].water == 0


@rule("IMP-4.10")
@pytest.mark.parametrize(
    ("card", "space", "given"),
    [
        ("fremen_camp", "secure_contract", {"spice": 1}),
        ("firm_grip", "hall_of_oratory", {"solari": 1}),
        ("duncan_idaho", "carthag", {"water": 0}),
        ("spice_smugglers", "carthag", {"spice": 1}),
        ("shifting_allegiances", "secure_contract", {"spice": 1, "influence": {"guild": 1}}),
        ("shifting_allegiances", "secure_contract", {"spice": 2}),
    ],
)
def test_the_cost_must_be_paid_in_full(card: str, space: str, given: dict[str, Any]) -> None:
    game = begin(p0={"hand": [card], "deck": [], **given})
    play(game, f"card:{card} space:{space}")
    assert refused(game, f"box:{card}")
    if "box:space" in options(game):
        play(game, "box:space")
    play(game, "end")


@rule("IMP-4.10")
def test_the_cost_is_exact() -> None:
    game = begin(p0={"hand": ["fremen_camp"], "spice": 5, "garrison": 0})
    play(game, "card:fremen_camp space:secure_contract box:fremen_camp end")
    assert (game.players[0].spice, game.players[0].garrison) == (3, 3)
    game = begin(p0={"hand": ["shifting_allegiances"], "spice": 3, "influence": {"guild": 1}})
    play(
        game, "card:shifting_allegiances space:secure_contract box:shifting_allegiances faction:guild faction:bene end"
    )
    p = game.players[0]
    assert (p.spice, p.influence) == (1, [0, 0, 2, 0])


@rule("IMP-4.10")
def test_a_cost_that_cannot_be_paid_yet_may_be_paid_later_in_the_turn() -> None:
    game = begin(p0={"hand": ["duncan_idaho"], "deck": ["dagger"], "water": 0, "intrigue": ["water_peddlers_union"]})
    play(game, "card:duncan_idaho space:carthag")
    assert refused(game, "box:duncan_idaho")
    play(game, "intrigue:water_peddlers_union box:duncan_idaho")
    assert (game.players[0].water, names(game.players[0].hand)) == (0, ["dagger"])


@rule("IMP-4.10", "IMP-20.9")
def test_the_arrow_of_a_space_may_be_left_unpaid_though_the_space_was_paid_for() -> None:
    game = begin(p0={"hand": ["diplomacy", "dagger"], "deck": ["signet_ring"], "spice": 2})
    play(game, "card:diplomacy space:selective_breeding box:influence end")
    p = game.players[0]
    assert (p.spice, names(p.hand), p.influence[2]) == (0, ["dagger"], 1)


@rule("IMP-4.10", "IMP-20.9")
def test_the_arrow_of_a_space_is_paid_once_and_not_declined_when_begun() -> None:
    given = {"hand": ["diplomacy", "dagger"], "deck": ["signet_ring", "seek_allies", "dagger"], "spice": 4}
    game = begin(p0={**given, "discard": ["reconnaissance"]})
    play(game, "card:diplomacy space:selective_breeding box:space")
    assert set(options(game)) == {"card:dagger", "discard:reconnaissance", "inplay:diplomacy"}  # no way to say none
    play(game, "discard:reconnaissance")
    p = game.players[0]
    assert (p.spice, names(p.hand)) == (2, ["dagger", "seek_allies", "signet_ring"])
    assert refused(game, "box:space")


@rule("IMP-4.10")
def test_the_arrow_of_a_reveal_box_once_too() -> None:
    game = begin(p0={"hand": ["opulence"], "deck": [], "solari": 12, "points": 1})
    play(game, "reveal box:opulence")
    assert (game.players[0].solari, game.players[0].vp) == (6, 2)
    assert refused(game, "box:opulence")
    game = begin(p0={"hand": ["opulence"], "deck": [], "solari": 12, "points": 1})
    play(game, "reveal end")
    assert (game.players[0].solari, game.players[0].vp) == (12, 1)
