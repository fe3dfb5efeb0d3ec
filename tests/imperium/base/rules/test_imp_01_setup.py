"""Section 1: the pieces, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import yaml_files
from sandtable.core.errors import BadOption
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import HIDDEN
from tests.citing import rule
from tests.imperium.base.pieces import (
    CARDS,
    CONFLICTS,
    CONTROL_SPACES,
    IMPERIUM_CARDS,
    INTRIGUE_CARDS,
    LEADERS,
    STARTING_DECK,
    TRACKS,
)
from tests.imperium.playing import begin, options, play, refused

FACTS = Path(__file__).resolve().parent.parent / "facts"
PLAIN = ["paul_atreides", "earl_memnon_thorvald", "count_ilban_richese", "duke_leto_atreides"]
STARTING = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


def fresh(seed: int = 0, seats: int = 4, **given: Any) -> Game:
    given.setdefault("leaders", PLAIN[:seats])
    game = sandtable.new("imperium", seed=seed, seats=seats, **given)
    assert isinstance(game, Game)
    return game


def undealt(seed: int, seats: int = 4) -> Game:
    """A game laid out, standing before the choice of Leaders: nothing has been drawn yet."""
    return fresh(seed, seats, leaders="draft")


def table(game: Game, seat: int = 0) -> dict[str, Any]:
    return game.view(seat).as_dict()


@rule("IMP-1.1")
def test_shared_pieces_are_all_there() -> None:
    assert Counter(card.level for card in CONFLICTS) == {1: 4, 2: 10, 3: 4}
    assert len(INTRIGUE_CARDS) == 40
    assert len(IMPERIUM_CARDS) == 67
    assert table(fresh())["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert len(LEADERS) == 8
    assert [track.id for track in TRACKS] == ["emperor", "guild", "bene", "fremen"]
    hagal = yaml_files.read((FACTS / "hagal.yaml").read_text(encoding="utf-8"))
    assert sum(card["copies"] for card in hagal["cards"]) == 31


@rule("IMP-1.2")
def test_pieces_of_one_colour() -> None:
    assert Counter(CARDS[kind].id for kind in STARTING_DECK) == STARTING
    p = fresh().players[0]
    troops = p.garrison + p.supply + p.conflict
    assert troops + len(p.influence) == 16  # a cube is a troop or stands on a track
    assert len(CONTROL_SPACES) == 3
    game = begin(p0={"hand": ["dagger"], "solari": 8})
    play(game, "card:dagger space:swordmaster")
    assert game.players[0].agents + len(game.players[0].agents_at) == 3


@rule("IMP-1.3")
def test_resources_are_not_limited_by_their_tokens() -> None:
    game = begin(p0={"hand": ["dune_the_desert_planet"], "solari": 40, "spice": 35, "water": 15})
    play(game, "card:dune_the_desert_planet space:secure_contract")
    assert game.players[0].solari == 43
    game = begin(p0={"hand": ["diplomacy"], "water": 15}, p1={"water": 9})
    play(game, "card:diplomacy space:stillsuits")
    assert game.players[0].water == 16
    game = begin(p0={"hand": ["dune_the_desert_planet"], "spice": 35, "water": 2}, bonus_spice={"the_great_flat": 4})
    play(game, "card:dune_the_desert_planet space:the_great_flat")
    assert game.players[0].spice == 42


@rule("IMP-1.3", "IMP-5.1")
def test_troops_are_limited_to_twelve() -> None:
    game = begin(p0={"hand": ["dagger"], "solari": 4, "garrison": 8, "conflict": 2})
    play(game, "card:dagger space:rally_troops box:space")
    p = game.players[0]
    assert (p.garrison, p.conflict, p.supply) == (10, 2, 0)


@rule("IMP-1.4")
@pytest.mark.parametrize(
    ("faction", "space"),
    [("emperor", "wealth"), ("guild", "foldspace_space"), ("bene", "secrets"), ("fremen", "stillsuits")],
)
def test_each_track_has_its_alliance_token(faction: str, space: str) -> None:
    assert table(fresh())["alliance"] == {}
    game = begin(seats=3, p0={"hand": ["diplomacy"], "influence": {faction: 3}})
    play(game, f"card:diplomacy space:{space}")
    for _ in range(4):
        if "end" not in options(game):
            game.act(options(game)[0])
    assert table(game)["alliance"] == {faction: 0}


@rule("IMP-1.4")
def test_the_mentat_begins_on_its_space() -> None:
    assert table(fresh())["mentat"] is None
    game = begin(p0={"hand": ["dagger"], "solari": 2})
    play(game, "card:dagger space:mentat")
    assert table(game)["mentat"] == 0


@rule("IMP-1.5")
def test_conflict_deck_over_many_seeds() -> None:
    seen: Counter[int] = Counter()
    last_orders = set()
    for seed in range(120):
        deck = undealt(seed).conflict_deck[::-1]  # from the top
        assert [CONFLICTS[kind].level for kind in deck] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(deck)) == 10
        seen.update(deck)
        last_orders.add(tuple(deck[6:]))
    assert set(seen) == set(range(18))
    for kind, times in seen.items():
        if CONFLICTS[kind].level == 3:
            assert times == 120  # all four are always in
        else:  # level I: one of four, about 30; level II: five of ten, about 60
            assert 12 <= times <= 85
    assert len(last_orders) == 24  # the four are shuffled


@rule("IMP-1.5")
def test_conflict_deck_and_the_cards_left_out_are_unseen() -> None:
    game = undealt(1)
    assert table(game)["conflicts_seen"] == []
    assert table(game)["conflict"] is None
    assert game.view(0).known.conflict_deck == [HIDDEN] * 10
    later = fresh(1)
    assert len(table(later)["conflicts_seen"]) == 1
    assert later.view(0).known.conflict_deck == [HIDDEN] * 9


@rule("IMP-1.6")
def test_decks_are_shuffled_and_five_cards_turned_up() -> None:
    intrigue, imperium, rows = set(), set(), set()
    for seed in range(20):
        game = undealt(seed)
        assert len(game.row) == 5
        assert Counter(game.row + game.imperium_deck) == Counter(IMPERIUM_CARDS)
        assert Counter(game.intrigue_deck) == Counter(INTRIGUE_CARDS)
        intrigue.add(tuple(game.intrigue_deck))
        imperium.add(tuple(game.imperium_deck))
        rows.add(tuple(game.row))
    assert len(intrigue) == len(imperium) == len(rows) == 20
    seen = table(fresh())
    assert len(seen["row"]) == 5
    assert "?" not in seen["row"]
    assert seen["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


@rule("IMP-1.7")
def test_leaders_given_by_name() -> None:
    game = fresh(leaders=["helena_richese", "count_ilban_richese", "paul_atreides", "duke_leto_atreides"])
    leaders = [p["leader"] for p in table(game)["players"]]
    assert leaders == ["helena_richese", "count_ilban_richese", "paul_atreides", "duke_leto_atreides"]


@rule("IMP-1.7")
def test_two_leaders_of_one_house_may_play_but_not_one_leader_twice() -> None:
    fresh(seats=3, leaders=["glossu_rabban", "paul_atreides", "duke_leto_atreides"])
    with pytest.raises(BadOption):
        fresh(seats=3, leaders=["glossu_rabban", "paul_atreides", "paul_atreides"])
    with pytest.raises(BadOption):
        fresh(seats=3, leaders=["glossu_rabban", "paul_atreides"])


@rule("IMP-1.7")
def test_random_leaders_are_different_and_all_come_up() -> None:
    seen = set()
    for seed in range(40):
        leaders = [p.leader for p in fresh(seed, leaders="random").players]
        assert len(set(leaders)) == 4
        seen.update(leaders)
    assert seen == set(range(8))


@rule("IMP-1.7")
def test_draft_runs_from_the_last_player_to_the_first() -> None:
    game = fresh(first=1, leaders="draft")
    picks = ["helena_richese", "glossu_rabban", "earl_memnon_thorvald", "paul_atreides"]
    for seat, leader in zip([0, 3, 2, 1], picks, strict=True):
        assert game.to_act == [seat]
        assert table(game)["round"] == 0
        game.act(f"leader:{leader}")
        if seat != 1:
            assert refused(game, f"leader:{leader}")  # each once
    assert table(game)["round"] == 1
    assert game.to_act == [1]
    leaders = [p["leader"] for p in table(game)["players"]]
    assert leaders == ["helena_richese", "paul_atreides", "earl_memnon_thorvald", "glossu_rabban"]


@rule("IMP-1.7")
def test_four_leaders_are_for_a_first_game() -> None:
    easy = {leader.id for leader in LEADERS if leader.complexity == 1}
    assert easy == {"paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"}


@rule("IMP-1.8")
def test_everybody_shuffles_the_same_ten_cards() -> None:
    orders = set()
    for seed in range(10):
        game = undealt(seed)
        for seat, p in enumerate(game.players):
            assert Counter(CARDS[kind].id for kind in p.deck) == STARTING
            assert p.hand == p.discard == p.play == []
            orders.add(tuple(p.deck))
            assert game.view(seat).known.players[seat].deck == [HIDDEN] * 10  # face down, also to its owner
    assert len(orders) == 40


@rule("IMP-1.9")
def test_one_water_and_what_the_leader_adds() -> None:
    for leaders in (
        ["glossu_rabban", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese"],
        ["glossu_rabban", "duke_leto_atreides", "countess_ariana_thorvald", "helena_richese"],
    ):
        players = table(fresh(leaders=leaders))["players"]
        assert [p["water"] for p in players] == [1, 1, 1, 1]
        assert [p["solari"] for p in players] == [1, 0, 0, 0]
        assert [p["spice"] for p in players] == [1, 0, 0, 0]


@rule("IMP-1.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_agents_cubes_and_troops_of_each_player(seats: int) -> None:
    game = fresh(seats=seats)
    for viewer in range(seats):  # everything lies in full view
        players = table(game, viewer)["players"]
        assert len(players) == seats
        for p in players:
            assert (p["agents"], p["agents_at"], p["swordmaster"]) == (2, [], False)
            assert p["influence"] == {"emperor": 0, "guild": 0, "bene": 0, "fremen": 0}
            assert (p["garrison"], p["supply"], p["conflict"]) == (3, 9, 0)
            assert (p["strength"], p["council"]) == (0, False)


@rule("IMP-1.11")
@pytest.mark.parametrize(("seats", "start"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_score_at_the_start(seats: int, start: int) -> None:
    for seed in range(3):
        assert {p["points"] for p in table(fresh(seed, seats))["players"]} == {start}


@rule("IMP-1.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_first_player_is_drawn_at_random(seats: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(240):
        game = fresh(seed, seats)
        assert game.to_act == [game.first]
        firsts[game.first] += 1
    assert sorted(firsts) == list(range(seats))
    assert min(firsts.values()) >= 240 // seats // 2


@rule("IMP-1.12")
def test_first_player_may_be_given() -> None:
    for first in range(4):
        game = fresh(first=first)
        assert table(game)["first"] == first
        assert game.to_act == [first]
    with pytest.raises(BadOption):
        fresh(first=4)


@rule("IMP-1.13")
@pytest.mark.parametrize(("seats", "parties", "hagal"), [(1, 3, 27), (2, 3, 28), (3, 3, 0), (4, 4, 0)])
def test_house_hagal_joins_one_or_two_players_only(seats: int, parties: int, hagal: int) -> None:
    game = fresh(seats=seats)
    assert len(game.players) == parties
    assert len(hagal_of(game).deck) + len(hagal_of(game).discard) == hagal
    assert [bool(p.rival) for p in game.players] == [seat >= seats for seat in range(parties)]


@rule("IMP-1.14", "IMP-20.26")
def test_the_baron_picks_two_of_four_tokens_in_secret_before_round_one() -> None:
    game = fresh(seats=3, first=0, leaders=["paul_atreides", "baron_vladimir_harkonnen", "helena_richese"])
    assert game.to_act == [1]
    assert table(game)["round"] == 0
    assert options(game) == ["faction:emperor", "faction:guild", "faction:bene", "faction:fremen"]
    play(game, "faction:bene")
    assert refused(game, "faction:bene")  # one of each
    assert table(game)["round"] == 0
    play(game, "faction:emperor")
    assert table(game)["round"] == 1
    assert game.to_act == [0]
    assert sorted(table(game, 1)["players"][1]["tokens"]) == ["bene", "emperor"]
    for other in (0, 2):
        assert table(game, other)["players"][1]["tokens"] is None


@rule("IMP-1.14")
def test_without_the_baron_nobody_picks_tokens() -> None:
    game = fresh(seats=3)
    assert table(game)["round"] == 1
    assert [p["tokens"] for p in table(game)["players"]] == [[], [], []]
