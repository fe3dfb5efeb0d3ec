"""Section 7: two cards, one Agent."""

from __future__ import annotations

from typing import Any

from sandtable.core.fluent import Words
from sandtable.core.rng import Rng
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.grafting.component import grafting_of
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.tell import table
from sandtable.imperium.tell.telling import tell_decision
from tests.citing import rule
from tests.imperium.immortality.playing import begin, named, step_of, tanks
from tests.imperium.playing import options, play, refused

NAMES = ["Ann", "Ben", "Cid", "Dee"]


def holding(*hand: str, **given: Any) -> Game:
    """Seat 0 with these cards in hand; `own` has more of it, other keys are of the table."""
    own = {
        "hand": list(hand),
        "deck": ["reconnaissance", "seek_allies", "convincing_argument"],
        "garrison": 3,
        **given.pop("own", {}),
    }
    return begin(p0=own, **given)


def cards(game: Game) -> list[str]:
    return [word.partition(":")[2] for word in options(game) if word.startswith("card:")]


def spaces(game: Game) -> set[str]:
    return {word.partition(":")[2] for word in options(game) if word.startswith("space:")}


def in_play(game: Game, seat: int = 0) -> list[str]:
    return sorted(named(game.players[seat].play))


def trashed(game: Game) -> list[str]:
    """The trashed cards, the last one last; those of the starting deck that a position leaves out come first."""
    return named(game.trashed)


def finish(game: Game) -> Game:
    """End the turn of whoever is to act, doing what must be done first."""
    seat = game.to_act[0]
    while game.to_act == [seat] and game.turn_seat == seat:
        words = options(game)
        game.act("end" if "end" in words else words[0])
    return game


def next_turn_of(game: Game, seat: int = 0) -> Game:
    """Let the others reveal until this seat has a turn again."""
    while game.to_act != [seat]:
        play(game, "reveal")
        finish(game)
    return game


# --- which cards -------------------------------------------------------------------------
@rule("IMM-7.1", "IMM-7.2", "IMM-7.14")
def test_a_graft_card_needs_another() -> None:
    assert cards(holding("planned_coupling")) == []
    assert cards(holding("planned_coupling", "dagger")) == ["planned_coupling", "dagger"]
    assert cards(holding("planned_coupling", "planned_coupling")) == ["planned_coupling"]
    looked = table.look(holding("planned_coupling"), 0, Words("en"), NAMES)
    assert looked["closed"]["card:planned_coupling"][0]["rule"] == "IMM-7.14"


@rule("IMM-7.1", "IMM-7.2", "IMM-7.3")
def test_it_is_played_with_any_other_card_of_the_hand() -> None:
    game = play(
        holding("planned_coupling", "dagger", "face_dancer", own={"discard": ["diplomacy"]}), "card:planned_coupling"
    )
    decision = game.decision(0)
    assert (decision.kind, decision.words()) == ("graft_partner", ["card:dagger", "card:face_dancer"])
    assert tell_decision(decision, Words("en"), game) == "Planned Coupling: Which card do you play together with it?"
    assert policy.best(game, 0, decision.options) in decision.options
    play(game, "card:dagger")
    assert game.decision(0).kind == "space"  # two cards, never more


@rule("IMM-7.2")
def test_two_cards_without_the_keyword_are_no_pair() -> None:
    game = play(holding("dagger", "diplomacy"), "card:dagger")
    assert game.decision(0).kind == "space"


# --- one Agent ---------------------------------------------------------------------------
@rule("IMM-7.4", "IMM-7.5", "IMM-7.6", "IMM-7.10")
def test_one_agent_with_an_icon_of_either_and_both_boxes() -> None:
    game = play(holding("planned_coupling", "dagger"), "card:planned_coupling card:dagger")
    assert {"secrets", "hall_of_oratory"} <= spaces(game)  # Bene Gesserit and Landsraad
    assert "arrakeen" not in spaces(game)
    agents = game.players[0].agents
    play(game, "space:hall_of_oratory")
    assert game.players[0].agents == agents - 1
    assert named(game.turn_cards) == ["planned_coupling", "dagger"]
    assert in_play(game) == ["dagger", "planned_coupling"]
    assert "box:planned_coupling" in options(game)  # though the icon was the Dagger's
    play(game, "box:planned_coupling")
    assert len(game.players[0].hand) == 1
    finish(game)
    assert in_play(game) == ["dagger", "planned_coupling"]
    check(game)


@rule("IMM-7.13", "IMM-14.1")
def test_a_card_without_icons_needs_one_of_the_other() -> None:
    game = holding("clandestine_meeting", "planned_coupling")
    assert cards(game) == ["planned_coupling"]
    play(game, "card:planned_coupling card:clandestine_meeting")
    assert spaces(game) == {"secrets"}  # the other space of the Bene Gesserit costs spice
    before = game.players[0].influence[2]
    play(game, "space:secrets")
    finish(game)
    assert game.players[0].influence[2] == before + 2  # of the space and of the card


@rule("IMM-7.7")
def test_single_effects_of_both_cards_and_the_space_come_in_any_order() -> None:
    """The spice of the one card between the draw of the other and its own second line."""
    game = holding("interstellar_conspiracy", "guild_ambassador", own={"solari": 2})
    play(game, "card:interstellar_conspiracy card:guild_ambassador space:mentat")
    words = options(game)
    assert {"box:interstellar_conspiracy", "box:guild_ambassador", "box:space"} <= set(words)
    play(game, "box:guild_ambassador option:1")  # 2 spice
    assert {"box:interstellar_conspiracy", "box:space"} <= set(options(game))


# --- grafted -----------------------------------------------------------------------------
@rule("IMM-7.8")
def test_if_grafted_works_on_either_card_of_the_pair() -> None:
    alone = play(holding("corrupt_smuggler"), "card:corrupt_smuggler space:secure_contract")
    assert alone.players[0].spice == 0
    game = play(holding("planned_coupling", "corrupt_smuggler"), "card:planned_coupling card:corrupt_smuggler")
    play(game, "space:secure_contract")
    assert game.players[0].spice == 2


@rule("IMM-7.9")
def test_the_other_grafted_card() -> None:
    game = play(holding("dissecting_kit", "diplomacy"), "card:dissecting_kit card:diplomacy")
    play(game, "space:hall_of_oratory box:dissecting_kit")
    assert in_play(game) == ["dissecting_kit"]
    assert trashed(game)[-1] == "diplomacy"
    assert tanks(game) == 1
    other = holding("interstellar_conspiracy", "sardaukar_legion")
    play(other, "card:interstellar_conspiracy card:sardaukar_legion space:wealth")
    assert "box:interstellar_conspiracy" in options(other)  # an Emperor card
    third = play(holding("interstellar_conspiracy", "diplomacy"), "card:interstellar_conspiracy card:diplomacy")
    play(third, "space:wealth")
    assert "box:interstellar_conspiracy" not in options(third)  # its icons are not its allegiance


@rule("IMM-7.11")
def test_the_keyword_does_not_matter_in_a_reveal_turn() -> None:
    game = play(holding("planned_coupling"), "reveal")
    assert game.players[0].persuasion == 1


# --- Chairdog ----------------------------------------------------------------------------
@rule("IMM-7.9", "IMM-7.12", "IMM-16.3")
def test_chairdog_brings_its_partner_back_for_the_reveal_turn() -> None:
    game = holding("chairdog", "arrakis_liaison", own={"solari": 2})
    play(game, "card:chairdog card:arrakis_liaison space:mentat")
    finish(game)
    assert in_play(game) == ["arrakis_liaison", "chairdog"]
    next_turn_of(game)
    assert "arrakis_liaison" not in named(game.players[0].hand)  # only once the Reveal turn has begun
    persuasion = 2 + sum(1 for id in named(game.players[0].hand) if id == "reconnaissance")
    play(game, "reveal")
    assert game.decision(0).kind == "menu"
    assert "arrakis_liaison" in named(game.players[0].play[game.revealed_from :])
    assert "chairdog" in named(game.players[0].play[: game.revealed_from])
    assert game.players[0].persuasion >= persuasion
    assert grafting_of(game).returns[0] == []
    check(game)


@rule("IMM-16.12")
def test_the_partner_comes_back_even_if_chairdog_is_gone() -> None:
    game = holding("chairdog", "gene_manipulation")
    play(game, "card:chairdog card:gene_manipulation space:hall_of_oratory box:gene_manipulation inplay:chairdog")
    finish(game)
    assert in_play(game) == ["gene_manipulation"]
    next_turn_of(game)
    play(game, "reveal")
    assert "gene_manipulation" in named(game.players[0].play[game.revealed_from :])


def test_a_partner_that_has_been_trashed_does_not_come_back() -> None:
    game = holding("chairdog", "gene_manipulation")
    play(
        game,
        "card:chairdog card:gene_manipulation space:hall_of_oratory box:gene_manipulation inplay:gene_manipulation",
    )
    finish(game)
    next_turn_of(game)
    play(game, "reveal")
    assert "gene_manipulation" not in in_play(game)


# --- Ghola -------------------------------------------------------------------------------
@rule("IMM-7.4", "IMM-7.8", "IMM-14.4")
def test_ghola_copies_the_whole_box() -> None:
    """The example of the book: Corrino Genes on both cards is two steps."""
    game = play(holding("ghola", "corrino_genes", own={"solari": 0}), "card:ghola card:corrino_genes")
    assert {"arrakeen", "wealth"} <= spaces(game)
    play(game, "space:wealth")
    finish(game)
    p = game.players[0]
    assert (p.solari, p.influence[0], step_of(game), len(p.intrigue)) == (2, 1, 2, 1)


@rule("IMM-14.4")
def test_ghola_trashes_itself_by_the_text_it_copies() -> None:
    game = play(holding("ghola", "imperial_spy"), "card:ghola card:imperial_spy space:wealth")
    play(game, "box:ghola")
    assert in_play(game) == ["imperial_spy"]
    play(game, "box:imperial_spy")
    assert in_play(game) == []
    assert trashed(game)[-2:] == ["ghola", "imperial_spy"]
    assert len(game.players[0].intrigue) == 2


@rule("IMM-7.15")
def test_ghola_with_the_signet_ring_uses_it_twice() -> None:
    leaders = ["count_ilban_richese", "glossu_rabban", "earl_memnon_thorvald", "duke_leto_atreides"]
    game = holding("ghola", "signet_ring", leaders=leaders, own={"solari": 0})
    play(game, "card:ghola card:signet_ring space:arrakeen")
    assert game.players[0].solari == 2  # Manufacturing, twice
    scheming = ["baron_vladimir_harkonnen", *leaders[1:]]
    game = holding("ghola", "signet_ring", leaders=scheming, own={"solari": 2})
    play(game, "card:ghola card:signet_ring space:arrakeen box:ghola box:signet_ring")
    assert len(game.players[0].intrigue) == 2


# --- Usurp -------------------------------------------------------------------------------
ROW = ["stilgar", "stillsuit_manufacturer", "replacement_eyes", "spice_hunter", "dr_yueh"]


@rule("IMM-7.3", "IMM-14.11", "IMM-14.12", "IMM-17.7")
def test_usurp_uses_a_card_of_the_row() -> None:
    game = play(holding("usurp", "dagger", row=ROW), "card:usurp")
    assert {"card:dagger", "acquire:stilgar", "acquire:dr_yueh"} <= set(options(game))
    label = {one["action"]: one["label"] for one in table.look(game, 0, Words("en"), NAMES)["options"]}
    assert label["acquire:stilgar"] == "Stilgar of the Imperium Row"
    play(game, "acquire:stilgar")
    assert {"stillsuits", "arrakeen", "imperial_basin"} <= spaces(game)
    check(game)
    assert from_bytes(game.to_bytes()) == game
    play(game, "space:stillsuits")
    assert game.players[0].water == 1 + 1 + 1  # the start, the space, the card
    assert in_play(game) == ["usurp"]
    assert named(game.row) == ROW  # it still lies there
    check(game)
    finish(game)
    assert "stilgar" not in named(game.row)
    assert len(game.row) == 5
    assert trashed(game)[-1] == "stilgar"
    check(game)


@rule("IMM-14.11")
def test_usurp_goes_with_a_card_of_the_hand_as_well() -> None:
    game = play(holding("usurp", "dagger", row=ROW), "card:usurp card:dagger space:hall_of_oratory")
    finish(game)
    assert named(game.row) == ROW
    assert in_play(game) == ["dagger", "usurp"]


@rule("IMM-7.14")
def test_usurp_alone_in_hand_can_be_played_with_the_row() -> None:
    assert cards(holding("usurp", row=ROW)) == ["usurp"]


@rule("IMM-16.9")
def test_a_card_of_the_row_does_not_come_to_hand() -> None:
    game = holding("usurp", row=ROW, own={"influence": {"fremen": 4}}, alliance={"fremen": 0})
    play(game, "card:usurp acquire:stillsuit_manufacturer space:stillsuits")
    finish(game)
    assert "stillsuit_manufacturer" not in named(game.players[0].hand)
    assert trashed(game)[-1] == "stillsuit_manufacturer"


@rule("IMM-14.13")
def test_a_card_of_the_row_is_trashed_with_its_effects() -> None:
    game = play(holding("usurp", "dagger", row=ROW), "card:usurp acquire:replacement_eyes space:arrakeen")
    assert step_of(game) == 0
    finish(game)
    assert step_of(game) == 1


@rule("IMM-9.4")
def test_family_atomics_remove_a_card_in_use_and_it_keeps_serving() -> None:
    game = play(holding("usurp", "dagger", row=ROW), "card:usurp acquire:dr_yueh space:arrakeen atomics")
    assert "dr_yueh" in named(game.trashed)
    assert "box:dr_yueh" in options(game)
    hand = len(game.players[0].hand)
    row = named(game.row)
    play(game, "box:dr_yueh")
    assert len(game.players[0].hand) == hand + 1
    finish(game)
    assert named(game.row) == row  # nothing of the new Row is trashed
    check(game)


# --- views -------------------------------------------------------------------------------
def test_others_see_the_pair_and_nothing_else() -> None:
    game = play(holding("planned_coupling", "dagger", "diplomacy"), "card:planned_coupling card:dagger")
    for seat in (0, 1):
        assert game.view(seat).known.joining == game.joining
    assert sorted(named(game.players[0].shown_hand)) == ["dagger", "planned_coupling"]
    for seed in range(5):
        world = game.resample(1, Rng(seed))
        check(world)
        assert {"dagger", "planned_coupling"} <= set(named(world.players[0].hand))


def test_the_turn_leaves_nothing_behind() -> None:
    game = play(holding("usurp", "dagger", row=ROW), "card:usurp acquire:stilgar space:stillsuits")
    finish(game)
    assert (game.turn_cards, game.joining, game.turn_card_left, game.lent) == ([], [], 0, -1)


def test_a_choice_of_a_pair_can_not_be_taken_back_by_another_card() -> None:
    game = play(holding("planned_coupling", "dagger", "diplomacy"), "card:planned_coupling")
    assert refused(game, "card:planned_coupling")
