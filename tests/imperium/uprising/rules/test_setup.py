"""UPR-1 and UPR-2: what each player has, and how a game is laid out; the worked example `setup_4p`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import play
from tests.imperium.uprising.playing import begin

# Leaders who change nothing of the set-up.
PLAIN = ["gurney_halleck", "muad_dib", "princess_irulan", "lady_margot_fenring"]
STARTING = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


def undealt(seats: int = 4, seed: int = 0) -> Game:
    """A game laid out, standing before the choice of Leaders: nothing has been drawn yet."""
    game = sandtable.new("uprising", seed=seed, seats=seats, leaders="draft")
    assert isinstance(game, Game)
    return game


def fresh(seats: int = 4, seed: int = 0) -> dict[str, Any]:
    game = sandtable.new("uprising", seed=seed, seats=seats, leaders=PLAIN[:seats])
    assert isinstance(game, Game)
    return game.view(0).as_dict()


@rule("UPR-1.2")
def test_possessions_of_a_player() -> None:
    game = undealt()
    assert Counter(CARDS[kind].id for kind in game.players[0].deck) == STARTING
    p = game.players[0]
    assert p.garrison + p.supply + p.conflict + len(p.influence) == 16  # a cube is a troop or stands on a track
    assert len({card.control for card in UPRISING.pieces["conflict"] if card.control}) == 3  # a marker for each
    hired = begin(seats=3, p0={"hand": ["dagger"], "solari": 8})
    play(hired, "card:dagger space:swordmaster")
    assert hired.players[0].agents + len(hired.players[0].agents_at) == 3


@rule("UPR-2.4", "UPR-22.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_row_and_the_reserve(seats: int) -> None:
    told = fresh(seats)
    assert len(told["row"]) == 5
    assert told["reserve"] == {"prepare_the_way": 8, "the_spice_must_flow": 10}


@rule("UPR-2.2", "UPR-2.6", "UPR-2.7", "UPR-2.8")
@pytest.mark.parametrize(("seats", "points"), [(4, 1), (3, 0)])
def test_the_worked_example_of_the_set_up(seats: int, points: int) -> None:
    told = fresh(seats)
    for seat, player in enumerate(told["players"]):
        assert (player["points"], player["water"], player["garrison"], player["supply"]) == (points, 1, 3, 9)
        assert (player["agents"], player["conflict"], set(player["influence"].values())) == (2, 0, {0})
        assert told["spies"]["supply"][seat] == 3
    assert len(told["row"]) + told["imperium_deck"] == 65
    assert told["intrigue_deck"] == 40
    assert told["conflict_deck"] + 1 == 10  # the first lies open
    dealt = Counter(card.rpartition("_4_6")[0] or card for (card,) in told["icons"]["up"].values())
    first = "objective:desert_mouse_first"
    if seats == 4:
        assert dealt == {first: 1, "objective:desert_mouse": 1, "objective:crysknife": 2}
    else:
        assert dealt == {first: 1, "objective:crysknife": 1, "objective:ornithopter_1_3": 1}
    assert told["icons"]["up"][str(told["first"])] == [first]
