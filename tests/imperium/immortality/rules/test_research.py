"""Sections 3 and 4: research moves a token over a graph of hexes, and genetic markers change what cards do."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.fluent import Words, languages
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.research.language import HEX, HEXES
from sandtable.imperium.modules.research.track import ahead, is_at_end, markers, research_tables
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.tell.telling import tell_option
from tests.citing import rule
from tests.imperium.immortality.playing import begin, hex_of, named, step_of, tanks
from tests.imperium.playing import options, play


def researching(at: str, **own: Any) -> Game:
    """A turn of seat 0 with its token on this hex, a card that gives research, and nothing in the way."""
    p0 = {"hand": ["dagger"], "deck": ["dagger", "diplomacy"], "intrigue": ["breakthrough"], **own}
    return begin(p0=p0, research={"at": {at: [0]}})


def kinds(game: Game) -> list[str]:
    return [HEXES[kind].id for kind in game.rules.of(HEX).kinds]


# --- the track ---------------------------------------------------------------------------
@rule("IMM-3.1", "IMM-3.2", "IMM-3.3", "IMM-3.4", "IMM-4.1")
def test_an_upper_hex_leads_on_at_once() -> None:
    """The worked example `ex_research_choice_up`."""
    game = researching("r2a")
    play(game, "intrigue:breakthrough")
    assert game.decision(0).kind == "hex"
    assert options(game) == ["hex:r3a", "hex:r3b"]
    game = from_bytes(game.to_bytes())
    play(game, "hex:r3a")
    assert (hex_of(game), step_of(game), markers(game, 0)) == ("r4a", 1, 1)
    check(game)


@rule("IMM-3.2", "IMM-3.3", "IMM-2.1")
def test_from_some_hexes_there_is_one_way() -> None:
    game = researching("r0")
    supply = game.players[0].supply
    play(game, "intrigue:breakthrough")
    assert (hex_of(game), tanks(game), game.players[0].supply) == ("r1", 1, supply - 1)
    assert game.decision(0).kind == "turn"


@rule("IMM-3.8", "IMM-3.2")
def test_the_hexes_form_a_graph_from_left_to_right() -> None:
    game = begin()
    tables = research_tables(game.rules)
    assert len(kinds(game)) == 22
    for kind in game.rules.of(HEX).kinds:
        here = HEXES[kind]
        for other in tables.next[kind]:
            there = HEXES[other]
            assert there.column == here.column + 1
            assert abs(there.row - here.row) == (0 if here.column == 0 else 1)
        expected = [
            HEXES[other].id
            for other in game.rules.of(HEX).kinds
            if HEXES[other].column == here.column + 1 and abs(HEXES[other].row - here.row) == 1
        ]
        assert list(here.next) == (expected if here.column else ["r1"])
    lengths = {1}
    for column in range(8):
        lengths = {HEXES[other].column for kind in game.rules.of(HEX).kinds for other in tables.next[kind]}
        assert column + 1 in lengths
    assert [HEXES[kind].id for kind in game.rules.of(HEX).kinds if not tables.next[kind]] == ["r8a", "r8b", "r8c"]


@rule("IMM-3.5", "IMM-15.1")
def test_a_bare_trash_icon_may_be_left_and_the_rest_is_done() -> None:
    game = researching("r2b", supply=3, garrison=9)
    play(game, "intrigue:breakthrough hex:r3b")
    if game.decision(0).kind == "order":
        play(game, "option:0")
    assert "none" in options(game)
    play(game, "none")
    assert (hex_of(game), tanks(game)) == ("r3b", 1)
    assert named(game.players[0].hand) == ["dagger"]


@rule("IMM-3.5", "IMM-15.2")
def test_an_arrow_on_a_hex_is_offered_and_can_be_declined() -> None:
    game = researching("r7c", solari=7)
    play(game, "intrigue:breakthrough hex:r8c")
    assert options(game) == ["option:0", "option:1"]
    declined = game.clone()
    play(declined, "option:1")
    assert (hex_of(declined), step_of(declined), declined.players[0].solari) == ("r8c", 0, 7)
    play(game, "option:0")
    assert (step_of(game), game.players[0].solari) == (2, 0)  # once, not twice
    poor = play(researching("r7c", solari=6), "intrigue:breakthrough hex:r8c")
    assert (hex_of(poor), step_of(poor), poor.decision(0).kind) == ("r8c", 0, "turn")


@rule("IMM-3.6", "IMM-3.5")
def test_an_intrigue_card_of_choice_is_trashed() -> None:
    game = researching("r6a", intrigue=["breakthrough", "illicit_dealings", "study_melange"], hand=["dagger"])
    play(game, "intrigue:breakthrough hex:r7b")
    assert options(game) == ["option:0", "option:1"]
    play(game, "option:0")
    assert sorted(options(game)) == ["intrigue:illicit_dealings", "intrigue:study_melange"]
    play(game, "intrigue:study_melange")
    p = game.players[0]
    assert len(p.hand) == 2
    assert len(p.intrigue) == 2
    assert len(game.intrigue_trashed) == 1
    none_left = play(researching("r6a"), "intrigue:breakthrough hex:r7b")
    assert none_left.decision(0).kind == "turn"


@rule("IMM-3.7", "IMM-16.13")
def test_two_icons_are_two_steps_each_with_its_reward() -> None:
    game = begin(p0={"hand": ["tleilaxu_master"], "deck": ["dagger"]}, research={"at": {"r0": [0]}})
    play(game, "reveal")
    play(game, "box:tleilaxu_master")
    while game.decision(0).kind == "part":
        play(game, options(game)[0])
    assert (hex_of(game), tanks(game)) == ("r1", 1)
    assert "end" not in options(game)  # the other step is compulsory
    play(game, "box:tleilaxu_master hex:r2b")
    assert (hex_of(game), step_of(game)) == ("r2b", 1)


@rule("IMM-3.9", "IMM-4.4")
def test_in_the_last_column_research_draws_a_card() -> None:
    game = researching("r8b")
    assert is_at_end(game, 0)
    assert ahead(game, 0) == []
    play(game, "intrigue:breakthrough")
    assert hex_of(game) == "r8b"
    assert len(game.players[0].hand) == 2
    assert tanks(game) == step_of(game) == 0


@rule("IMM-3.10", "IMM-15.6", "IMM-3.9")
def test_a_card_drawn_by_research_in_a_reveal_turn_is_revealed() -> None:
    game = begin(
        p0={"hand": ["tleilaxu_master"], "deck": ["dagger", "diplomacy"], "conflict": 1}, research={"at": {"r8a": [0]}}
    )
    play(game, "reveal")
    persuasion, swords = game.players[0].persuasion, game.players[0].swords
    while "box:tleilaxu_master" in options(game):
        play(game, "box:tleilaxu_master")
        while game.decision(0).kind == "part":
            play(game, options(game)[0])
    p = game.players[0]
    assert sorted(named(p.play)) == ["dagger", "diplomacy", "tleilaxu_master"]
    assert (p.persuasion - persuasion, p.swords - swords) == (1, 1)


def test_several_tokens_share_a_hex() -> None:
    game = begin(research={"at": {"r1": [0, 1]}})
    assert hex_of(game, 0) == hex_of(game, 1) == "r1"
    check(game)


# --- genetic markers ---------------------------------------------------------------------
@rule("IMM-4.1")
@pytest.mark.parametrize(("at", "reached"), [("r0", 0), ("r3a", 0), ("r4a", 1), ("r4c", 1), ("r7b", 1), ("r8c", 2)])
def test_a_marker_is_reached_with_its_column(at: str, reached: int) -> None:
    assert markers(begin(research={"at": {at: [0]}}), 0) == reached


@rule("IMM-4.2")
@pytest.mark.parametrize(("at", "spice"), [("r3c", 0), ("r4b", 1), ("r8b", 1)])
def test_a_line_with_a_helix_works_from_its_marker_on(at: str, spice: int) -> None:
    game = begin(p0={"hand": ["bene_tleilax_lab"], "spice": 0}, research={"at": {at: [0]}})
    play(game, "reveal")
    if "box:bene_tleilax_lab" in options(game):
        play(game, "box:bene_tleilax_lab")
    assert game.players[0].spice == spice


@rule("IMM-4.5", "IMM-4.2")
def test_a_step_taken_earlier_in_the_turn_opens_a_line() -> None:
    p0 = {"hand": ["scientific_breakthrough", "dagger"], "deck": ["dagger"], "solari": 0}
    game = begin(p0=p0, research={"at": {"r7a": [0]}})
    points = game.players[0].vp
    play(game, "card:scientific_breakthrough space:arrakeen box:scientific_breakthrough")
    assert hex_of(game) == "r8a"
    assert markers(game, 0) == 2
    play(game, "box:scientific_breakthrough")
    assert game.players[0].vp == points + 1
    assert named(game.trashed).count("scientific_breakthrough") == 1


@rule("IMM-4.3", "IMM-6.2")
def test_from_the_first_marker_on_a_tleilaxu_card_may_go_on_top_of_the_deck() -> None:
    given: dict[str, Any] = {
        "p0": {"hand": ["dagger"], "deck": ["diplomacy"], "supply": 3, "garrison": 7},
        "tleilaxu": {"specimens": {0: 2}, "row": ["contaminator", "corrino_genes"]},
    }
    game = begin(research={"at": {"r4a": [0]}}, **given)
    play(game, "reveal acquire:contaminator")
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert named(game.players[0].deck)[-1] == "contaminator"
    assert game.players[0].shown_deck == 1
    play(game, "acquire:corrino_genes no")  # card by card
    assert named(game.players[0].discard) == ["corrino_genes"]
    before = begin(research={"at": {"r3a": [0]}}, **given)
    play(before, "reveal acquire:contaminator")
    assert named(before.players[0].discard) == ["contaminator"]


@pytest.mark.parametrize("lang", languages())
def test_two_equal_icons_have_names_of_their_own(lang: str) -> None:
    game = begin(p0={"hand": ["tleilaxu_master"], "deck": ["dagger"]}, research={"at": {"r0": [0]}})
    play(game, "reveal box:tleilaxu_master")
    decision = game.decision(0)
    assert decision.kind == "part"
    told = {tell_option(decision, option, Words(lang), game) for option in decision.options}
    assert len(told) == 2
