"""Section 7: the six Leaders of the box."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.ix_leaders.leaders import tokens_of
from sandtable.imperium.rules.catalog import CARDS, INTRIGUE
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.ix.playing import begin, sampled
from tests.imperium.ix.rules.test_marks import settle
from tests.imperium.playing import options, play

OTHERS = ["paul_atreides", "glossu_rabban"]


def leading(leader: str, seats: int = 3, **given: Any) -> Game:
    return begin(seats=seats, leaders=[leader, *OTHERS], **given)


def begun(leader: str, seed: int = 1, **options: Any) -> Game:
    game = sandtable.new("imperium", seats=3, seed=seed, boxes=["ix"], leaders=[leader, *OTHERS], first=0, **options)
    assert isinstance(game, Game)
    return game


def hand(game: Game, seat: int = 0) -> list[str]:
    return [CARDS[kind].id for kind in game.players[seat].hand]


# --- Archduke Armand Ecaz ----------------------------------------------------------------
@rule("IX-12.5", "IX-13.7", "IX-7.1")
@pytest.mark.parametrize(("spaces", "open"), [(["carthag", "secrets"], False),
                                              (["imperial_basin", "carthag", "secrets"], True)])  # fmt: skip
def test_coordination_needs_two_agents_on_any_of_the_three_icons(spaces: list[str], open: bool) -> None:
    """ex_armand_too_few, ex_armand_three_agents"""
    own = {"hand": ["dagger"], "play": ["diplomacy"], "agents_at": spaces, "agents": 0, "swordmaster": len(spaces) == 3}
    game = leading("archduke_armand_ecaz", p0=own)
    play(game, "reveal")
    assert ("box:leader" in options(game)) == open
    if open:
        play(game, "box:leader")
        assert set(options(game)) == {"inplay:dagger", "inplay:diplomacy", "none"}
        play(game, "inplay:diplomacy")
        assert [CARDS[kind].id for kind in game.trashed] == ["diplomacy"]


@rule("IX-7.7")
def test_conscript_takes_a_card_of_cost_3_or_less_without_paying() -> None:
    row = ["spice_hunter", "jamis", "lady_jessica", "ix_guild_compact", "full_scale_assault"]
    game = leading("archduke_armand_ecaz", row=row, p0={"hand": ["signet_ring"]})
    play(game, "card:signet_ring space:carthag box:signet_ring")
    words = options(game)
    assert {"acquire:spice_hunter", "acquire:jamis", "acquire:ix_guild_compact", "acquire:arrakis_liaison"} <= set(
        words
    )
    assert not {"acquire:lady_jessica", "acquire:foldspace", "acquire:the_spice_must_flow"} & set(words)
    play(game, "acquire:jamis")
    assert [CARDS[kind].id for kind in game.players[0].discard] == ["jamis"]


# --- Ilesa Ecaz --------------------------------------------------------------------------
def step_ahead(aside: str, *others: str, turns: int = 1, **own: Any) -> Game:
    """Ilesa before the second of her turns (or the first), with a card set aside."""
    p0 = {"hand": [aside, *others], "spice": 0, "solari": 0, **own}
    return begin(seats=3, leaders=["ilesa_ecaz", *OTHERS], ix_leaders={"aside": aside, "turns": turns}, p0=p0)


def take_turn(game: Game) -> Game:
    """Let the others reveal until Ilesa begins her next turn."""
    while not (game.to_act == [0] and game.decision(0).kind == "turn"):
        words = options(game)
        game.act(next((word for word in ("reveal", "end", "none", "pass") if word in words), words[0]))
    return game


@rule("IX-7.1")
def test_at_the_start_of_a_round_a_card_is_set_aside_unseen() -> None:
    game = begun("ilesa_ecaz")
    assert (game.to_act, game.decision(0).kind) == ([0], "set_aside")
    play(game, options(game)[0])
    part = tokens_of(game)
    assert len(game.players[0].hand) == 4
    own, other = game.view(0), game.view(1)
    assert own.known.parts[game.rules.part["ix_leaders"]].facts(own.known)["aside"] == [CARDS[part.aside].id]
    assert other.known.parts[game.rules.part["ix_leaders"]].facts(other.known)["aside"] == ["?"]
    asides = set()
    for n in range(30):
        like = sampled(game, 1, n)
        check(like)
        assert like.view(1) == other
        asides.add(tokens_of(like).aside)
    assert len(asides) > 1
    check(game)


@rule("IX-12.4", "IX-13.8", "IX-7.6")
@pytest.mark.parametrize(("card", "space", "gained"), [("dagger", "tech_negotiation", (0, 1)),
                                                       ("esmar_tuek", "arrakeen", (1, 0))])  # fmt: skip
def test_the_card_taken_back_pays_by_its_icons(card: str, space: str, gained: tuple[int, int]) -> None:
    """ex_ilesa_two_icons"""
    game = step_ahead(card, "diplomacy", turns=0)
    play(game, "card:diplomacy space:wealth")
    settle(game, "box:space", "box:influence", "end")
    before = game.players[0].solari
    take_turn(game)
    assert card in hand(game)
    play(game, f"card:{card} space:{space}")
    p = game.players[0]
    assert (p.solari - before, p.spice) == gained


@rule("IX-12.4")
def test_another_card_gives_nothing() -> None:
    game = step_ahead("dagger", "diplomacy", "reconnaissance", turns=0)
    play(game, "card:diplomacy space:secrets")
    settle(game, "box:influence", "box:space", "end")
    take_turn(game)
    before = (game.players[0].solari, game.players[0].spice)
    play(game, "card:reconnaissance space:arrakeen")
    assert (game.players[0].solari, game.players[0].spice) == before
    assert "dagger" in hand(game)


@rule("IX-13.3")
def test_a_reveal_turn_at_once_reveals_the_card_for_nothing() -> None:
    """ex_ilesa_reveal_first"""
    game = step_ahead("jamis", *["dagger"] * 2, "diplomacy", "reconnaissance", turns=0, conflict=1)
    play(game, "reveal")
    p = game.players[0]
    assert sorted(CARDS[kind].id for kind in p.play) == ["dagger", "dagger", "diplomacy", "jamis", "reconnaissance"]
    assert (p.swords, p.solari, p.spice) == (4, 0, 0)
    check(game)


@rule("IX-7.6")
def test_an_extra_turn_is_her_second() -> None:
    game = step_ahead("dagger", "weirding_way", turns=0, solari=5)
    play(game, "card:weirding_way space:arrakeen box:weirding_way")
    settle(game, "box:space")
    play(game, "end")
    assert "dagger" in hand(game)
    play(game, "card:dagger space:high_council")
    assert game.players[0].spice == 1


@rule("IX-13.12")
def test_guild_contacts_take_a_foldspace_card() -> None:
    game = leading("ilesa_ecaz", p0={"hand": ["signet_ring"], "solari": 1})
    play(game, "card:signet_ring space:carthag box:signet_ring")
    assert [CARDS[kind].id for kind in game.players[0].discard] == ["foldspace"]


# --- Prince Rhombur and Tessia Vernius ---------------------------------------------------
@rule("IX-7.1", "IX-5.5")
def test_heavy_lasgun_cannons_make_dreadnoughts_stronger() -> None:
    game = leading("prince_rhombur_vernius", dreadnoughts={"conflict": {0: 2, 1: 1}})
    assert [p.strength() for p in game.players[:2]] == [8, 3]
    check(game)


def tessia(**own: Any) -> Game:
    return leading("tessia_vernius", p0={"hand": ["diplomacy", "dagger"], "spice": 0, "water": 2, **own})


@rule("IX-7.2", "IX-7.3")
def test_snooper_rewards_come_from_the_top() -> None:
    """ex_tessia_order"""
    game = leading("tessia_vernius", p0={"hand": ["choam_directorship"], "influence": {"fremen": 1, "guild": 1}})
    part = tokens_of(game)
    assert (bin(part.left).count("1"), part.filled) == (4, 0)
    game = tessia(influence={"fremen": 1})
    play(game, "card:diplomacy space:stillsuits")
    settle(game, "box:influence")
    assert game.decision(0).kind == "snooper_slot"
    play(game, "yes card:dagger")
    part = tokens_of(game)
    assert (game.players[0].spice, part.filled, bin(part.left).count("1")) == (1, 1, 3)
    assert game.players[0].vp == 1 + (1 if game.seats == 4 else 0)
    check(game)


@rule("IX-7.2")
@pytest.mark.parametrize(("filled", "level"), [(1, 2), (2, 3), (3, 3)])
def test_later_slots_give_the_bonus_of_the_track_or_influence(filled: int, level: int) -> None:
    left = ["emperor", "guild", "bene", "fremen"][filled:]
    tokens = {"filled": filled, "snoopers": left}
    game = leading(
        "tessia_vernius", ix_leaders=tokens, p0={"hand": ["diplomacy"], "influence": {"fremen": 1}, "water": 0}
    )
    play(game, "card:diplomacy space:stillsuits")
    settle(game, "option:0")
    p = game.players[0]
    assert p.influence[3] == level
    assert p.water == 1 + (1 if filled in (1, 3) else 0), "the Fremen track gives water at 4"
    assert tokens_of(game).filled == filled + 1


@rule("IX-7.3")
def test_a_token_never_returns() -> None:
    tokens = {"filled": 1, "snoopers": ["emperor", "guild", "bene"]}
    game = leading("tessia_vernius", ix_leaders=tokens, p0={"hand": ["diplomacy"], "influence": {"fremen": 1}})
    play(game, "card:diplomacy space:stillsuits")
    settle(game, "box:influence")
    assert (game.players[0].influence[3], tokens_of(game).filled) == (2, 1)


@rule("IX-7.5")
def test_several_tokens_of_one_effect_are_taken_in_her_order() -> None:
    """tessia_reaches_several_snoopers"""
    own = {"hand": ["dagger"], "influence": {"emperor": 1, "guild": 1, "bene": 1, "fremen": 1}, "spice": 0}
    game = leading("tessia_vernius", row=["choam_directorship"], p0=own)
    game.players[0].persuasion = 8
    play(game, "reveal acquire:choam_directorship")
    assert (game.decision(0).kind, len(options(game))) == ("snooped", 4)
    play(game, "faction:bene")
    assert tokens_of(game).faction == 2
    assert (game.decision(0).kind, len(options(game))) == ("snooped", 3), "nothing was left to discard"
    play(game, "faction:guild")
    settle(game, "part:0", "option:0")
    while game.decision(0).kind == "snooped":
        play(game, options(game)[-1])
        settle(game, "part:0", "option:0")
    assert (tokens_of(game).filled, tokens_of(game).left) == (4, 0)
    check(game)


@rule("IX-7.5")
def test_duplicity_gains_only_where_a_snooper_is_left() -> None:
    tokens = {"filled": 2, "snoopers": ["emperor", "bene"]}
    own = {"hand": ["signet_ring"], "influence": {"emperor": 1}}
    game = leading("tessia_vernius", ix_leaders=tokens, p0=own)
    play(game, "card:signet_ring space:carthag box:signet_ring faction:emperor")
    assert options(game) == ["faction:emperor", "faction:bene"], "the same faction is allowed"
    play(game, "faction:bene")
    assert game.players[0].influence[:4] == [0, 0, 1, 0]
    game = leading("tessia_vernius", ix_leaders={"filled": 4, "snoopers": []}, p0=own)
    play(game, "card:signet_ring space:carthag")
    assert "box:signet_ring" not in options(game), "with no token left it need not be paid"


# --- Yuna and Hundro Moritani ------------------------------------------------------------
@rule("IX-7.4")
def test_yuna_starts_without_water() -> None:
    assert [p.water for p in begun("princess_yuna_moritani").players] == [0, 1, 1]


@rule("IX-12.6", "IX-13.9")
def test_each_gain_of_solari_in_her_turn_brings_one_more() -> None:
    """ex_yuna_wealth_windfall"""
    game = leading("princess_yuna_moritani", p0={"hand": ["diplomacy"], "solari": 0, "intrigue": ["windfall"]})
    play(game, "card:diplomacy space:wealth")
    settle(game, "box:space")
    assert game.players[0].solari == 3
    play(game, "intrigue:windfall")
    assert game.players[0].solari == 6


@rule("IX-13.9")
def test_a_freighter_and_windfall_bring_two_more() -> None:
    """ex_yuna_freighter_windfall"""
    own = {"hand": ["landing_rights"], "solari": 0, "intrigue": ["windfall"]}
    game = leading("princess_yuna_moritani", shipping={"at": {0: 1}}, p0=own)
    play(game, "card:landing_rights space:arrakeen box:landing_rights freight:recall option:0")
    assert game.players[0].solari == 6
    play(game, "intrigue:windfall")
    assert game.players[0].solari == 9


@rule("IX-12.6")
def test_gains_outside_her_turn_bring_no_more_and_each_revealed_card_one() -> None:
    game = leading(
        "princess_yuna_moritani",
        control={"carthag": 0},
        first=1,
        p0={"solari": 0, "hand": ["choam_delegate"]},
        p1={"hand": ["reconnaissance"]},
    )
    play(game, "card:reconnaissance space:carthag")
    assert game.players[0].solari == 1
    game = leading("princess_yuna_moritani", p0={"solari": 0, "hand": ["choam_delegate", "assassination_mission"]})
    play(game, "reveal")
    assert game.players[0].solari == 4 + 2


@rule("IX-7.1")
def test_hundro_keeps_one_of_two_intrigue_cards() -> None:
    game = begun("viscount_hundro_moritani")
    assert (game.to_act, game.decision(0).kind) == ([0], "intelligence")
    top = game.intrigue_deck[-2:]
    assert {game.rules.intrigue_word[kind] for kind in top} == set(game.decision(0).options)
    assert sampled(game, 0).intrigue_deck[-2:] == top, "he has looked at them"
    kept = top[0]
    play(game, f"intrigue:{INTRIGUE[kept].id}")
    assert game.players[0].intrigue == [kept]
    assert game.intrigue_deck[-1] == top[1], "the other is back on top"
    for n in range(5):
        assert sampled(game, 0, n).intrigue_deck[-1] == top[1]
    assert len({sampled(game, 1, n).intrigue_deck[-1] for n in range(30)}) > 1
    check(game)


@rule("IX-8.4")
def test_in_an_epic_game_hundro_looks_after_everybody_has_drawn() -> None:
    game = begun("viscount_hundro_moritani", epic=True)
    assert game.decision(0).kind == "intelligence"
    assert [len(p.intrigue) for p in game.players] == [1, 1, 1]
