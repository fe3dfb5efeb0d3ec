"""Options beside the usual mixtures of Uprising: Conflict cards of other boxes, and the House Hagal card of Foldspace
(UPR-24.1, UPR-24.2, IX-11.3, IX-11.6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadOption
from sandtable.core.fluent import Words
from sandtable.core.rng import Rng
from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.boxes.ix.box import IX
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.rules.catalog import CONFLICTS, HAGAL
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.left_out import choosable
from sandtable.imperium.tell.contents import content
from tests.citing import rule
from tests.imperium.uprising.mixed.test_pieces import ids, new

OUT = {"sort_through_the_chaos"}
PLACES = {"arrakeen", "imperial_basin", "spice_refinery"}


def printed(conflict: Any) -> tuple[Any, ...]:
    """Return what a Conflict card gives; in Uprising, Carthag is the Spice Refinery (UPR-22.3)."""
    rewards = [repr(conflict.reward(place)).replace("carthag", "spice_refinery") for place in (1, 2, 3)]
    return (conflict.name, conflict.level, *rewards)


def levels(game: Game) -> list[int]:
    """Return the levels of the Conflict deck from its bottom to its top, with the card of the first round."""
    return [CONFLICTS[kind].level for kind in (*game.conflict_deck, *game.conflicts_seen[::-1])]


@rule("UPR-24.1", "UPR-24.2", "UPR-22.3")
def test_the_conflicts_of_the_first_box_may_be_added() -> None:
    usual, rules = new("base").rules, new("base", base_conflicts=True).rules
    more = [CONFLICTS[kind] for kind in rules.conflicts if kind not in usual.conflicts]
    wanted = [conflict for conflict in BASE.pieces["conflict"] if conflict.id not in OUT]
    assert sorted(map(printed, more)) == sorted(map(printed, wanted))
    assert set(usual.conflicts) < set(rules.conflicts)
    assert not any(conflict.icon for conflict in more), "they show no battle icon"


@rule("UPR-11.4")
def test_the_shield_wall_guards_their_places() -> None:
    for kind in new("base", base_conflicts=True).rules.conflicts:
        conflict = CONFLICTS[kind]
        assert conflict.wall == (conflict.control in PLACES), conflict.id
        assert not conflict.control or conflict.control in PLACES


@rule("IX-11.6")
@pytest.mark.parametrize("epic", [False, True])
def test_the_conflicts_of_rise_of_ix_may_be_added(epic: bool) -> None:
    usual, rules = new().rules, new("ix", ix_conflicts=True, epic=epic).rules
    more = {CONFLICTS[kind].id for kind in rules.conflicts if kind not in usual.conflicts}
    assert more == {conflict.id for conflict in IX.pieces["conflict"]}


@rule("UPR-2.2", "UPR-S2.3", "IX-11.14", "UPR-24.1", "IX-11.6")
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("epic", [False, True])
def test_the_conflict_deck_keeps_its_shape(seats: int, epic: bool) -> None:
    usual = new("ix", seats=seats, epic=epic)
    shape = levels(usual)
    seen = set()
    for seed in range(12):
        game = new("base", "ix", seats=seats, seed=seed, epic=epic, base_conflicts=True, ix_conflicts=True)
        assert levels(game) == shape
        seen |= {*game.conflict_deck, *game.conflicts_seen}
    older = {CONFLICTS[kind].id for kind in seen - set(usual.rules.conflicts)}
    assert {"trade_monopoly", "siege_of_carthag", "grand_vision"} <= older
    assert any(id.startswith("skirmish") for id in older) == (seats == 3 and not epic)


@rule("IX-11.3", "UPR-R14.3")
@pytest.mark.parametrize(("seats", "cards"), [(1, 38), (2, 37)])
def test_the_house_hagal_card_of_foldspace_may_stay(seats: int, cards: int) -> None:
    deck = ids(new("ix", seats=seats, foldspace=True).rules.hagal_decks[seats], HAGAL)
    assert deck.total() == cards
    assert deck["hagal_foldspace_interstellar"] == 1


@rule("UPR-24.2")
@pytest.mark.parametrize(
    ("wanted", "imperium", "intrigue"),
    [("all", 67, 39), ("imperium", 67, 0), ("intrigue", 0, 39), ([], 0, 0), (["card:arrakis_recruiter"], 2, 0)],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_choice_of_the_first_boxs_cards_is_shuffled_in(wanted: Any, imperium: int, intrigue: int, seats: int) -> None:
    """Both copies of a card come in or stay out; whoever looks sees which ones are out of the game."""
    game, without = new("base", seats=seats, base_cards=wanted), new(seats=seats)
    assert len(game.trashed) == 67 - imperium
    assert len(game.intrigue_trashed) == 39 - intrigue
    assert not {*game.trashed} & {*without.rules.cards}, "only cards of the first box can stay out"
    check(game)
    held = [kind for p in game.players for kind in p.intrigue]
    assert len(game.intrigue_deck) + len(held) == len(without.rules.intrigue_cards) + intrigue
    assert not {*game.trashed} & {*game.imperium_deck, *game.row}
    known = game.view(0).known
    assert (known.trashed, known.intrigue_trashed) == (game.trashed, game.intrigue_trashed)


@rule("UPR-24.2")
@pytest.mark.parametrize("seed", range(12))
def test_games_with_any_choice_of_cards_come_to_their_end(seed: int) -> None:
    """Cards left out stay where they are to the end, and nobody can hold one."""
    random = Random(seed)
    seats = (1, 2, 3, 6)[seed % 4]
    usual = new("base", seats=seats)
    names = list(choosable(usual.rules, "uprising_base"))
    wanted = random.sample(names, random.randrange(len(names)))
    boxes = ["base", *(box for box in ("ix", "immortality") if random.random() < 0.5)]
    game = new(*boxes, seats=seats, seed=seed, base_cards=wanted)
    out, secret = game.trashed[:], game.intrigue_trashed[:]
    n = 0
    while not game.over:
        decision = game.decision(game.to_act[0])
        if n % 40 == 0:
            check(game)
            other = game.resample(decision.seat, Rng(n))
            check(other)
            assert (other.trashed, other.intrigue_trashed) == (game.trashed, game.intrigue_trashed)
        game.apply(decision.seat, random.choice(decision.options))
        n += 1
    assert game.trashed[: len(out)] == out
    assert game.intrigue_trashed[: len(secret)] == secret


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("none", "takes 'all', 'imperium', 'intrigue' or a list of cards"),
        (3, "takes 'all', 'imperium', 'intrigue' or a list of cards"),
        (["stilgar"], "there is no 'stilgar'"),
        (["card:calculated_hire"], "there is no 'card:calculated_hire'"),
        (["intrigue:calculated_hire"], "there is no 'intrigue:calculated_hire'"),
        (["card:foldspace"], "there is no 'card:foldspace'"),
        ([["card:stilgar"]], "there is no"),
        (["card:stilgar", "card:stilgar"], "is given twice"),
    ],
)
def test_a_choice_that_names_no_cards_is_refused(wanted: Any, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        new("base", base_cards=wanted)


@pytest.mark.parametrize(
    ("option", "box", "seats", "why"),
    [
        ("base_conflicts", "ix", 4, "needs 'base' among the boxes"),
        ("ix_conflicts", "base", 4, "needs 'ix' among the boxes"),
        ("base_cards", "ix", 4, "needs 'base' among the boxes"),
        ("foldspace", "base", 1, "needs 'ix' among the boxes"),
        ("foldspace", "ix", 3, "is for seats=1 or 2"),
    ],
)
def test_they_are_refused_where_they_do_not_fit(option: str, box: str, seats: int, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        new(box, seats=seats, **{option: True})


def test_the_page_is_told_which_cards_may_be_chosen() -> None:
    """The set-up offers them by deck; without the first box there is no choice."""
    told = content(new("base", "ix").rules, Words("en"))
    decks = told["choosable"]["base_cards"]
    assert {deck: len(cards) for deck, cards in decks.items()} == {"imperium": 43, "intrigue": 33}
    assert "card:stilgar" in decks["imperium"]
    assert all(card.partition(":")[2] in told["intrigue"] for card in decks["intrigue"])
    assert new("base", seats=3, base_cards=[*decks["imperium"], *decks["intrigue"]]).trashed == []
    assert "choosable" not in content(new("ix").rules, Words("en"))
