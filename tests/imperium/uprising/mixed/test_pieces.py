"""Uprising with the first box and Rise of Ix: which pieces come in, and where they lie (UPR-24, IX-11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.boxes.ix.box import IX
from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.boxes.uprising.rivals import UPRISING_RIVALS
from sandtable.imperium.language.effects import LANDSRAAD, SPICE_TRADE
from sandtable.imperium.language.pieces import IMPERIUM_DECK
from sandtable.imperium.modules.choam import contract_tables, contracts_of
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.dreadnoughts.control import free_places
from sandtable.imperium.modules.spy_posts import posts_of
from sandtable.imperium.modules.start_contracts import start_contracts_of
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS, HAGAL, INTRIGUE, LEADERS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.sheets import sheet


def new(*boxes: str, seed: int = 1, **more: Any) -> Game:
    game = sandtable.new("uprising", seed=seed, boxes=list(boxes), **more)
    assert isinstance(game, Game)
    return game


def ids(kinds: list[int], of: list[Any]) -> Counter[str]:
    return Counter(of[kind].id for kind in kinds)


# --- the first box -----------------------------------------------------------------------
@rule("UPR-24.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_the_conflicts_of_the_first_box_stay_out(seats: int) -> None:
    with_base, without = new("base", seats=seats), new(seats=seats)
    assert with_base.rules.conflicts == without.rules.conflicts


@rule("UPR-24.2")
@pytest.mark.parametrize("choam", [False, True])
def test_all_cards_of_the_first_box_are_shuffled_in_but_calculated_hire(choam: bool) -> None:
    rules = new("base", choam=choam).rules
    cards = ids(rules.imperium_cards, CARDS)
    module = {"", "choam"} if choam else {""}
    for box in (BASE, UPRISING):
        for card in box.pieces["card"]:
            if card.source == IMPERIUM_DECK and card.module in module:
                assert cards[card.id] == card.copies
    assert cards.total() == 67 + (69 if choam else 65)
    secret = ids(rules.intrigue_cards, INTRIGUE)
    assert secret["calculated_hire"] == 0
    assert secret.total() == 39 + (44 if choam else 40)
    assert not any(CARDS[kind].id == "foldspace" for kind in rules.cards)


@rule("UPR-S2.15")
def test_leaders_of_other_boxes_lead_as_allies() -> None:
    rules = new("base", "ix", seats=6).rules
    led = {LEADERS[kind].id for kind in rules.leaders}
    assert {leader.id for box in (BASE, IX) for leader in box.pieces["leader"]} <= led
    game = new("base", seats=6, leaders=["muad_dib", *_base_allies()[:2], "shaddam_corrino_iv", *_base_allies()[2:]])
    assert [LEADERS[p.leader].id for p in game.players][1] == "paul_atreides"


def _base_allies() -> list[str]:
    return ["paul_atreides", "helena_richese", "glossu_rabban", "earl_memnon_thorvald"]


@rule("UPR-24.5", "UPR-24.6")
def test_the_maker_spaces_of_mixed_games() -> None:
    for boxes in (("base",), ("ix",), ("base", "ix")):
        rules = new(*boxes).rules
        assert [rules.spaces[slot].id for slot in rules.maker_spaces] == [
            "deep_desert",
            "hagga_basin",
            "imperial_basin",
        ]
    six = new("base", seats=6).rules
    assert "habbanya_erg" in [six.spaces[slot].id for slot in six.maker_spaces]


# --- Rise of Ix: the board ---------------------------------------------------------------
@rule("IX-11.5", "UPR-24.3", "UPR-S18.13")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_overlay_takes_the_places_of_two_spaces_and_hides_two(seats: int) -> None:
    old, mixed = new(seats=seats).rules, new("ix", seats=seats).rules
    gone = set(old.space) - set(mixed.space)
    assert gone == {"shipping", "accept_contract", "assembly_hall", "gather_support"}
    assert set(mixed.space) - set(old.space) == {space.id for space in IX.pieces["space"]}
    assert mixed.slot["shipping"] == mixed.space["interstellar_shipping"]
    assert mixed.slot["accept_contract"] == mixed.space["smuggling"]
    for kept in ("high_council", "imperial_privilege", "swordmaster"):
        assert mixed.spaces[mixed.space[kept]] is old.spaces[old.space[kept]]


@rule("IX-11.20")
def test_thirteen_posts_of_which_two_watch_the_new_spaces() -> None:
    rules = new("ix").rules
    posts = posts_of(rules)
    assert len(posts.number) == 13
    assert set(posts.number) - set(posts_of(new().rules).number) == {"overlay", "ix_board"}
    watched = {
        id: {rules.spaces[slot].id for slot in range(len(rules.spaces)) if (posts.spaces[posts.number[id]] >> slot) & 1}
        for id in ("overlay", "ix_board")
    }
    assert watched == {
        "overlay": {"interstellar_shipping", "smuggling"},
        "ix_board": {"tech_negotiation", "dreadnought_space"},
    }
    assert (posts.by_icon[LANDSRAAD] >> posts.number["ix_board"]) & 1
    assert (posts.by_icon[SPICE_TRADE] >> posts.number["overlay"]) & 1
    assert not (posts.by_icon[SPICE_TRADE] >> posts.number["ix_board"]) & 1


@rule("IX-11.22")
@pytest.mark.parametrize("seats", [4, 6])
def test_a_dreadnought_can_control_three_places(seats: int) -> None:
    game = new("ix", seats=seats)
    assert {game.rules.spaces[slot].id for slot in free_places(game)} == {
        "arrakeen", "spice_refinery", "imperial_basin",
    }  # fmt: skip
    bonus = {game.rules.spaces[slot].id: repr(game.rules.spaces[slot].control_bonus) for slot in free_places(game)}
    assert bonus["arrakeen"] == bonus["spice_refinery"] != bonus["imperial_basin"]


@rule("IX-11.21")
def test_foldspace_lies_in_the_reserve_for_ilesa_ecaz() -> None:
    game = new("ix", leaders=["ilesa_ecaz", "gurney_halleck", "princess_irulan", "staban_tuek"])
    stacks = [CARDS[kind].id for kind in game.rules.reserve_cards]
    assert stacks.count("foldspace") == 1
    assert game.reserve[stacks.index("foldspace")] == 6
    assert "foldspace" not in [CARDS[kind].id for kind in new("base").rules.reserve_cards]


# --- Rise of Ix: Conflicts and the Epic game ---------------------------------------------
@rule("IX-11.6", "UPR-S19.2")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_conflicts_of_rise_of_ix_stay_out_but_for_one_in_the_epic_game(seats: int) -> None:
    usual, epic = new("ix", seats=seats).rules, new("ix", seats=seats, epic=True).rules
    old = new(seats=seats).rules.conflicts
    assert usual.conflicts == old
    assert {CONFLICTS[kind].id for kind in epic.conflicts} - {CONFLICTS[kind].id for kind in old} == {
        "economic_supremacy"
    }


@rule("IX-11.14", "IX-11.29", "UPR-S19.1", "UPR-S19.3", "UPR-S19.4", "UPR-S19.5")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_epic_game_of_uprising(seats: int) -> None:
    game, usual = new("ix", seats=seats, epic=True), new("ix", seats=seats)
    levels = [CONFLICTS[kind].level for kind in game.conflict_deck + game.conflicts_seen[::-1]]
    assert levels == [3] * 5 + [2] * 5
    assert game.rules.points_to_end == 12
    assert [p.vp for p in game.players] == [p.vp for p in usual.players]
    for seat, p in enumerate(game.players):
        commander = seats == 6 and seat in (0, 3)
        deck = Counter(CARDS[kind].id for kind in p.deck + p.hand)
        assert len(p.intrigue) == 1 + len(usual.players[seat].intrigue)
        assert deck["control_the_spice"] == (0 if commander else 1)
        assert p.garrison == (0 if commander else 5)
        if commander:
            assert deck == Counter(CARDS[kind].id for kind in usual.players[seat].deck + usual.players[seat].hand)
        else:
            assert deck["dune_the_desert_planet"] == 1
    with pytest.raises(BadOption, match="needs 'ix'"):
        new("base", seats=seats, epic=True)
    with pytest.raises(BadOption, match="is for seats=3 or 4 or 6"):
        new("ix", seats=2, epic=True)


# --- House Hagal -------------------------------------------------------------------------
@rule("IX-11.1", "IX-11.2", "IX-11.3", "IX-11.4", "UPR-R14.2", "UPR-R14.3")
@pytest.mark.parametrize(("seats", "cards"), [(1, 37), (2, 36)])
def test_the_house_hagal_deck_with_rise_of_ix(seats: int, cards: int) -> None:
    """The card with Foldspace is taken out, one of the two ways that the rules leave open."""
    rules = new("ix", seats=seats).rules
    deck = ids(rules.hagal_decks[seats], HAGAL)
    out = {
        card.id: card.copies
        for card in UPRISING_RIVALS.pieces["hagal"]
        if card.id not in {HAGAL[k].id for k in rules.hagal}
    }
    assert sum(out.values()) == 5
    assert set(out) == {
        "hagal_accept_contract_shipping_a", "hagal_accept_contract_shipping_b", "hagal_gather_support_a",
        "hagal_gather_support_b", "hagal_assembly_hall",
    }  # fmt: skip
    assert deck.total() == cards
    mine = {card.id for card in IX.pieces["hagal"]} & set(deck)
    assert "hagal_foldspace_interstellar" not in mine
    assert ("hagal_dreadnought_1p" in mine, "hagal_dreadnought_2p" in mine) == (
        (True, False) if seats == 1 else (False, True)
    )


@rule("UPR-R14.10")
def test_leaders_of_rise_of_ix_have_no_rival_card() -> None:
    for rival in ("prince_rhombur_vernius", "viscount_hundro_moritani"):
        with pytest.raises(BadOption):
            new("ix", seats=2, rivals=[rival])


# --- the contracts for Rise of Ix --------------------------------------------------------
@rule("IX-11.7")
def test_ten_contracts_for_rise_of_ix() -> None:
    rules = new("ix", choam=True).rules
    start = [CONTRACTS[kind] for kind in contract_tables(rules).start]
    assert [contract.id for contract in start] == [
        entry["id"] for entry in sheet("contracts", "uprising")["rise_of_ix"]
    ]
    assert len(start) == 10
    places = [contract.space for contract in start if contract.done == "visit"]
    assert Counter(places) == Counter(
        ["dreadnought_space", "tech_negotiation", "interstellar_shipping", "smuggling", "high_council", "heighliner",
         "espionage", "secrets"]
    )  # fmt: skip
    assert sorted(contract.n for contract in start if contract.done == "harvest") == [3, 4]


@rule("IX-11.19", "UPR-R14.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_keeps_one_of_two_contracts_unseen_until_all_have_chosen(seats: int) -> None:
    game = new("ix", choam=True, seats=seats)
    start = contract_tables(game.rules).start
    assert not set(start) & {*contracts_of(game).bank, *contracts_of(game).offer}
    kept = []
    for seat in range(seats):
        assert game.to_act == [seat]
        assert game.decision(seat).kind == "keep_contract"
        assert len(options(game)) == 2
        for other in range(seats):
            if other != seat:
                seen = start_contracts_of(game.view(other).known)
                assert all(kind < 0 for kind in seen.dealt[seat])
                assert all(kind < 0 for kind in seen.kept[:seat] if other >= seat)
        assert all(not held for held in contracts_of(game).held)
        kept.append(options(game)[seat % 2])
        play(game, kept[-1])
    held = contracts_of(game).held
    assert [[f"contract:{CONTRACTS[kind].id}" for kind in mine] for mine in held[:seats]] == [[word] for word in kept]
    assert all(not mine for mine in held[seats:])  # Rivals have none
    assert all(not mine for mine in start_contracts_of(game).dealt)
    assert contract_tables(game.rules).start


@rule("IX-11.8", "UPR-S18.1")
def test_an_ally_hands_the_other_contract_to_the_commander_who_keeps_one() -> None:
    game = new("ix", seats=6)
    while game.decision(game.to_act[0]).kind != "keep_contract":  # the Throne Row comes first
        play(game, options(game)[0])
    order = []
    handed: dict[int, list[str]] = {0: [], 3: []}
    while game.decision(game.to_act[0]).kind == "keep_contract":
        seat = game.to_act[0]
        order.append(seat)
        words = options(game)
        assert len(words) == 2
        if seat in (0, 3):
            assert sorted(words) == sorted(handed[seat])
        else:
            handed[0 if seat % 2 == 0 else 3].append(words[1])
        play(game, words[0])
    assert order == [1, 2, 4, 5, 0, 3]
    assert [len(mine) for mine in contracts_of(game).held] == [1] * 6


@rule("IX-11.28")
def test_without_contracts_none_is_dealt() -> None:
    game = new("ix")
    assert game.rules.of(CONTRACT).kinds == []
    assert game.decision(game.to_act[0]).kind != "keep_contract"


@rule("IX-11.27")
def test_no_standard_contract_names_a_hidden_space() -> None:
    rules = new("ix", choam=True).rules
    for kind in contract_tables(rules).tokens:
        space = CONTRACTS[kind].space
        assert not space or space in rules.space
