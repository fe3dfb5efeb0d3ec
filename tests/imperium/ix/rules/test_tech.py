"""Section 3: Tech tiles are acquired with icons, discounts and negotiators, and lie open in front of their owners."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.markets import offers
from tests.citing import rule
from tests.imperium.ix.playing import begin, face_down, negotiators, on_offer, owned, troops
from tests.imperium.playing import options, play, refused, skip_round

OPEN = ["windtraps", "minimic_film", "memocorders"]  # 2 spice each


def negotiating(**more: Any) -> Game:
    """A player whose Agent has just gone to Tech Negotiation."""
    own = {"hand": ["dagger", "dune_the_desert_planet"], "spice": 5, **more.pop("p0", {})}
    game = begin(tech={"open": OPEN, **more.pop("tech", {})}, p0=own, **more)
    return play(game, "card:dagger space:tech_negotiation")


def engineer(**more: Any) -> Game:
    """A player with an icon that acquires a tile for its full price."""
    own = {"hand": ["ixian_engineer", "dagger"], "spice": 9, **more.pop("p0", {})}
    game = begin(tech={"open": OPEN, **more.pop("tech", {})}, p0=own, **more)
    return play(game, "card:ixian_engineer space:smuggling box:ixian_engineer")


# --- icons and prices --------------------------------------------------------------------
@rule("IX-3.1")
def test_a_tile_is_acquired_by_an_icon_only() -> None:
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"], "spice": 9})
    game.act("reveal")
    assert not [word for word in options(game) if word.startswith("acquire_tech")]
    assert [offer.word for offer in offers(game, 0) if offer.place.id == "tech"]  # it is on the table all the same
    game = engineer()
    assert options(game) == ["acquire_tech:windtraps", "acquire_tech:minimic_film", "acquire_tech:memocorders", "none"]
    game.act("none")
    assert owned(game) == []
    assert game.players[0].spice == 9
    assert "end" in options(game)


@rule("IX-3.1")
def test_an_icon_may_be_left_unused_and_takes_one_tile() -> None:
    game = begin(tech={"open": OPEN}, p0={"hand": ["ixian_engineer"], "spice": 9})
    play(game, "card:ixian_engineer space:smuggling")
    assert "end" in options(game)
    play(game, "box:ixian_engineer acquire_tech:minimic_film")
    assert owned(game) == ["minimic_film"]
    assert "box:ixian_engineer" not in options(game)


@rule("IX-3.1")
def test_there_is_no_limit_on_tiles() -> None:
    many = {"artillery": [0], "flagship": [0], "holoprojectors": [0], "spaceport": [0], "training_drones": [0]}
    game = engineer(tech={"owned": many})
    game.act("acquire_tech:minimic_film")
    assert len(owned(game)) == 6


@rule("IX-3.2")
def test_acquiring_pays_gives_and_turns_up_the_next() -> None:
    game = engineer(p0={"water": 0})
    below = tech_of(game).stacks[0][-2]
    game.act("acquire_tech:windtraps")
    p = game.players[0]
    assert (p.spice, p.water) == (7, 1)
    assert owned(game) == ["windtraps"]
    assert face_down(game) == []
    assert tech_of(game).stacks[0][-1] == below
    assert on_offer(game)[1:] == ["minimic_film", "memocorders"]
    check(game)


@rule("IX-3.2")
def test_a_tile_out_of_reach_is_not_offered() -> None:
    game = engineer(tech={"open": ["flagship", "minimic_film", "shuttle_fleet"]}, p0={"spice": 5})
    assert options(game) == ["acquire_tech:minimic_film", "none"]
    game = begin(tech={"open": ["flagship", "spaceport", "shuttle_fleet"]}, p0={"hand": ["ixian_engineer"], "spice": 1})
    play(game, "card:ixian_engineer space:smuggling")
    assert "box:ixian_engineer" not in options(game)


@rule("IX-3.3")
def test_an_empty_stack_stays_empty() -> None:
    game = engineer(tech={"stacks": [1, 2, 1]})
    game.act("acquire_tech:windtraps")
    assert on_offer(game) == ["minimic_film", "memocorders"]
    assert [len(stack) for stack in tech_of(game).stacks] == [0, 2, 1]
    skip_round(game)
    assert [len(stack) for stack in tech_of(game).stacks] == [0, 2, 1]


@rule("IX-2.5", "IX-3.4")
def test_an_icon_takes_its_discount_off_its_own_purchase() -> None:
    game = negotiating()
    play(game, "box:space option:0 acquire_tech:minimic_film")
    assert game.players[0].spice == 4
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"], "spice": 0})
    play(game, "card:dagger space:tech_negotiation box:space")
    assert game.decision(0).kind != "tech"  # 2 less 1 is still too much


@rule("IX-3.4")
def test_two_discounts_do_not_add_up() -> None:
    """Tech Negotiation takes 1 off, the top of the Shipping track 2: each buys its own tile."""
    own = {"hand": ["dagger"], "spice": 5, "intrigue": ["expedite"]}
    game = begin(tech={"open": ["spaceport", "minimic_film", "memocorders"]}, shipping={"at": {0: 3}}, p0=own)
    play(game, "card:dagger space:tech_negotiation intrigue:expedite freight:recall part:3")
    assert game.players[0].spice == 4  # one for Expedite
    game.act("acquire_tech:spaceport")
    assert game.players[0].spice == 1  # 5 less 2, not less 3
    play(game, "part:0 option:1 faction:guild box:space option:0 acquire_tech:minimic_film")
    assert game.players[0].spice == 1 + 2 - 1


@rule("IX-3.5")
def test_a_price_never_drops_below_nothing() -> None:
    game = begin(tech={"open": ["artillery", "flagship", "spaceport"]}, shipping={"at": {0: 3}},
                 p0={"hand": ["dune_the_desert_planet"], "spice": 1})  # fmt: skip
    play(game, "card:dune_the_desert_planet space:smuggling box:space freight:recall part:3 acquire_tech:artillery")
    assert game.players[0].spice == 1
    assert owned(game) == ["artillery"]


# --- negotiators -------------------------------------------------------------------------
@rule("IX-2.5", "IX-3.6")
def test_a_negotiator_comes_from_the_supply() -> None:
    game = negotiating(p0={"garrison": 3})
    play(game, "box:space option:1")
    assert (negotiators(game), game.players[0].supply, game.players[0].garrison) == (1, 8, 3)
    assert troops(game) == 12
    check(game)


@rule("IX-3.6", "IX-3.15")
def test_without_troops_in_supply_there_is_no_negotiator() -> None:
    game = negotiating(p0={"garrison": 12, "spice": 0})
    assert "box:space" not in options(game)
    assert "end" in options(game)
    game = begin(p0={"hand": ["ix_guild_compact"], "garrison": 11})
    play(game, "reveal box:ix_guild_compact")
    assert (negotiators(game), game.players[0].supply) == (1, 0)  # two icons, one troop


@rule("IX-3.7")
def test_negotiators_pay_beside_the_discount() -> None:
    game = negotiating(p0={"spice": 1}, tech={"open": ["spaceport", *OPEN[:2]], "negotiators": {0: 3}})
    play(game, "box:space option:0")
    assert "acquire_tech:spaceport" in options(game)
    game.act("acquire_tech:spaceport")  # 5 less 1 is 4: one spice and three negotiators
    assert negotiators(game) == 0
    assert game.players[0].spice == 0
    assert "spaceport" in owned(game)
    assert troops(game) == 12


@rule("IX-3.7", "IX-3.16")
def test_any_number_of_negotiators_may_return() -> None:
    game = negotiating(p0={"spice": 4}, tech={"negotiators": {0: 3}})
    play(game, "box:space option:0 acquire_tech:minimic_film")
    assert options(game) == ["number:0", "number:1", "number:2", "number:3"]
    game.act("number:3")
    assert (game.players[0].spice, negotiators(game)) == (4, 0)
    assert troops(game) == 12


@rule("IX-3.7")
def test_negotiators_need_not_return() -> None:
    game = negotiating(p0={"spice": 4}, tech={"negotiators": {0: 2}})
    play(game, "box:space option:0 acquire_tech:minimic_film number:0")
    assert (game.players[0].spice, negotiators(game)) == (3, 2)


@rule("IX-3.15", "IX-3.16")
def test_nothing_but_a_tile_takes_a_negotiator_back() -> None:
    game = begin(tech={"negotiators": {0: 2}}, p0={"hand": ["dagger"], "garrison": 2, "conflict": 1})
    skip_round(game)
    assert negotiators(game) == 2
    assert troops(game) == 12
    check(game)
    tech_of(game).negotiators[0] = 5
    with pytest.raises(InvariantBroken):
        check(game)


@rule("IX-12.11")
def test_negotiators_cannot_be_recruited() -> None:
    game = begin(tech={"owned": {"training_drones": [0]}, "negotiators": {0: 9}}, p0={"hand": [], "garrison": 3})
    assert game.players[0].supply == 0
    game.act("use_tech:training_drones")
    assert (game.players[0].garrison, negotiators(game)) == (3, 9)


# --- Appropriate, Machine Culture --------------------------------------------------------
@rule("IX-13.1")
@pytest.mark.parametrize(("word", "solari", "spice"), [("option:0", 6, 1), ("option:1", 1, 6)])
def test_appropriate_pays_in_one_currency(word: str, solari: int, spice: int) -> None:
    game = begin(tech={"open": ["spaceport", *OPEN[:2]]},
                 p0={"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 6, "spice": 6})  # fmt: skip
    play(game, "card:appropriate space:tech_negotiation box:appropriate acquire_tech:spaceport")
    assert options(game) == ["option:0", "option:1"]
    game.act(word)
    assert (game.players[0].solari, game.players[0].spice) == (solari, spice)


@rule("IX-13.1")
def test_appropriate_never_mixes_currencies() -> None:
    game = begin(tech={"open": ["spaceport", *OPEN[:2]]},
                 p0={"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 4, "spice": 4})  # fmt: skip
    play(game, "card:appropriate space:tech_negotiation box:appropriate")
    assert "acquire_tech:spaceport" not in options(game)
    game = begin(tech={"open": ["spaceport", *OPEN[:2]], "negotiators": {0: 1}},
                 p0={"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 4, "spice": 0})  # fmt: skip
    play(game, "card:appropriate space:tech_negotiation box:appropriate acquire_tech:spaceport")
    assert (game.players[0].solari, negotiators(game)) == (0, 0)  # a negotiator takes 1 off in Solari too


@rule("IX-13.18")
def test_machine_culture_as_a_plot_must_lead_to_a_tile() -> None:
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"], "intrigue": ["machine_culture"], "spice": 1})
    assert refused(game, "intrigue:machine_culture")
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"], "intrigue": ["machine_culture"], "spice": 2})
    game.act("intrigue:machine_culture")
    assert "none" not in options(game)
    game.act("acquire_tech:memocorders")
    assert "memocorders" in owned(game)


@rule("IX-2.5")
def test_an_agent_at_tech_negotiation_adds_persuasion() -> None:
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"], "agents_at": ["tech_negotiation"]})
    game.act("reveal")
    assert game.players[0].persuasion == 1  # Dagger gives a sword only
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"]})
    game.act("reveal")
    assert game.players[0].persuasion == 0


@rule("IX-2.6")
def test_the_dreadnought_space_acquires_at_the_full_price() -> None:
    game = begin(tech={"open": OPEN}, p0={"hand": ["dagger"], "solari": 3, "spice": 2})
    play(game, "card:dagger space:dreadnought_space")
    assert game.players[0].solari == 0
    assert "end" in options(game)  # either, both or neither
    game.act("box:space")
    if game.decision(0).kind == "part":
        game.act(options(game)[-1])
    game.act("acquire_tech:windtraps")
    assert game.players[0].spice == 0
