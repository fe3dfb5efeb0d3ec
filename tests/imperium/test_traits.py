"""Traits are a set: a Leader may have several, and change them; whatever keeps a position keeps them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import pieces
from sandtable.imperium.language.pieces import (
    NO_TRAIT,
    TRAIT_NUMBERS,
    TRAITS,
    Leader,
    add_traits,
    trait_bits,
    trait_names,
    unknown_traits,
)
from sandtable.imperium.rules.game import from_bytes
from sandtable.imperium.tell.pieces import lines
from tests.citing import rule
from tests.imperium.playing import begin, options, play

POPULARITY = TRAITS.index("landsraad_popularity")
NEGOTIATOR = TRAITS.index("ruthless_negotiator")
MASTERSTROKE = TRAITS.index("masterstroke")


@pytest.fixture
def nothing_stays() -> Iterator[None]:
    """Names that a test brings are gone after it."""
    known, declared = len(TRAIT_NUMBERS.names), set(pieces._DECLARED)
    yield
    for name in TRAIT_NUMBERS.names[known:]:
        del TRAIT_NUMBERS.numbers[name]
    del TRAIT_NUMBERS.names[known:]
    pieces._DECLARED.clear()
    pieces._DECLARED.update(declared)


def test_the_numbers_of_the_family_do_not_move() -> None:
    assert (len(TRAITS), TRAITS[0], TRAITS[8]) == (9, "none", "eyes_everywhere")
    assert trait_names(trait_bits(["spice_addict", "prescience"])) == ["prescience", "spice_addict"]


@rule("IMP-20.25")
def test_two_traits_work_together() -> None:
    """A Landsraad space costs the seat 1 Solari less, and paying Solari for it draws a card."""
    both = ["landsraad_popularity", "ruthless_negotiator"]
    game = begin(seats=3, p0={"traits": both, "solari": 3, "hand": ["convincing_argument", "dagger"]})
    p = game.players[0]
    assert trait_names(p.traits) == both
    deck = len(p.deck)
    play(game, "card:dagger space:rally_troops")
    assert (p.solari, len(p.deck)) == (0, deck - 1)


def test_a_trait_changes_and_the_rules_follow() -> None:
    game = begin(seats=3, leaders=["duke_leto_atreides", "paul_atreides", "helena_richese"])
    p = game.players[0]
    assert p.has(POPULARITY)
    p.change_trait(POPULARITY, NEGOTIATOR)
    assert (p.has(POPULARITY), p.has(NEGOTIATOR), trait_names(p.traits)) == (False, True, ["ruthless_negotiator"])
    p.change_trait(NEGOTIATOR, NO_TRAIT)
    assert (p.traits, trait_names(p.traits)) == (0, [])
    p.change_trait(NO_TRAIT, MASTERSTROKE)
    p.change_trait(NO_TRAIT, POPULARITY)
    assert trait_names(p.traits) == ["landsraad_popularity", "masterstroke"]


def test_a_changed_trait_opens_and_closes_spaces() -> None:
    hand = {"hand": ["dagger"], "solari": 3}
    leto = begin(seats=3, leaders=["duke_leto_atreides", "paul_atreides", "helena_richese"], p0=hand)
    assert "space:rally_troops" in options(play(leto.clone(), "card:dagger")), "4 Solari, and 1 less for Leto"
    leto.players[0].change_trait(POPULARITY, NO_TRAIT)
    leto.options_now = None
    assert "space:rally_troops" not in options(play(leto, "card:dagger"))


def test_bytes_clone_and_view_keep_the_traits(nothing_stays: None) -> None:
    add_traits("spymaster")
    game = begin(seats=3)
    p = game.players[1]
    before = game.digest()
    usual = p.traits
    p.traits |= trait_bits(["spymaster"])
    assert game.digest() != before
    for same in (game.clone(), from_bytes(game.to_bytes())):
        assert same == game
        assert same.players[1].traits == p.traits
    assert b'"spymaster"' in game.to_bytes(), "by name: a module's traits have no lasting numbers"
    for seat in range(3):
        shown = game.view(seat).as_dict()["players"]
        assert shown[1]["traits"] == trait_names(p.traits)
        assert "traits" not in shown[0]
    p.traits = usual
    assert "traits" not in game.view(0).as_dict()["players"][1]
    assert game.digest() == before


def test_a_leader_with_a_trait_that_no_rule_knows_is_named(nothing_stays: None) -> None:
    leader = Leader(
        "trial", "Trial", "atreides", 1, {"prescience": "Prescience", "spymaster": "Spymaster"}, "Signet", build.draw(1)
    )
    assert unknown_traits([leader]) == ["leader:trial: no rule knows the trait 'spymaster'"]
    add_traits("spymaster")
    assert unknown_traits([leader]) == []


def test_every_trait_of_a_leader_is_told() -> None:
    told = lines(
        Leader(
            "paul_atreides", "Two", "atreides", 1,
            {"prescience": "Prescience", "connections": "Connections"}, "Discipline", build.draw(1),
            later={"spice_addict": "Spice Addict"},
        ),
        Words("en"),
    )  # fmt: skip
    assert [text.partition(":")[0] for key, text in told if key == "trait"] == [
        "Prescience", "Connections", "Spice Addict",
    ]  # fmt: skip
