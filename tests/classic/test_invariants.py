"""The invariants of the classic game: each violation is noticed, and random games keep them all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from sandtable.classic.content.factions import ATREIDES, FREMEN, HARKONNEN
from sandtable.classic.content.map import (
    ARRAKEEN,
    BEHIND_WALL,
    PART_KIND,
    PART_TERRITORY,
    PARTS,
    SAND,
    SECTOR_PARTS,
    SECTORS,
    STORM_START,
    TERRITORY_PARTS,
)
from sandtable.classic.content.phases import BIDDING, SETUP, SHIPMENT_MOVEMENT
from sandtable.classic.lab.course import CourseBroken
from sandtable.classic.lab.invariants import Followed, InvariantBroken, check, course, trial
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state import PLACES
from sandtable.classic.rules.words import PART
from sandtable.core.titles import meta
from tests.citing import rule
from tests.classic.cases import EVERYTHING, option


def begun(phase: int, **options: Any) -> tuple[Game, Followed]:
    """Return the first followed game of six that reaches this phase of its second turn."""
    for seed in count(3):
        random = Random(seed)
        game = meta("classic").new(seed, {"seats": 6, **options}, listen=True)
        assert isinstance(game, Game)
        followed = course(game)
        while not game.over:
            if (game.turn, game.phase) == (2, phase):
                return game, followed
            seat = game.to_act[0]
            game.apply(seat, option(random, game.decision(seat)))
            followed.follow(game)
    raise AssertionError("some game comes to its second turn")


def _one_more(game: Game) -> None:
    game.reserves[0] += 1


def _card_twice(game: Game) -> None:
    game.treachery_deck.append(game.treachery_deck[-1])


def _three_in_arrakeen(game: Game) -> None:
    part = TERRITORY_PARTS[ARRAKEEN][0]
    for faction in (ATREIDES, HARKONNEN, FREMEN):
        seat = game.seat_of[faction]
        game.put(seat, part, 1, 0)
        if game.reserves[2 * seat]:
            game.reserves[2 * seat] -= 1
        else:
            game.tanks[2 * seat] -= 1


def _debt(game: Game) -> None:
    game.spice[2] = -1


def _storm_off_the_map(game: Game) -> None:
    game.storm = SECTORS + 1


@rule("CLA-1.3", "CLA-1.4", "CLA-9.3", "CLA-7.5")
@pytest.mark.parametrize(
    ("says", "spoil"),
    [
        ("forces of kind 0", _one_more),
        ("treachery cards", _card_twice),
        ("more than two are in arrakeen", _three_in_arrakeen),
        ("spice:", _debt),
        ("the storm is in sector", _storm_off_the_map),
    ],
)
def test_the_invariants_notice(says: str, spoil: Callable[[Game], None]) -> None:
    game, followed = begun(BIDDING)
    check(game)
    spoil(game)
    with pytest.raises(InvariantBroken, match=says):
        check(game)
    with pytest.raises(AssertionError):  # following a game checks only what has changed, and notices it too
        followed.follow(game)


# --- invariants over time ----------------------------------------------------------------
def _from_nowhere(game: Game) -> None:
    game.spice[1] += 1


def _from_seat_to_seat(game: Game) -> None:
    """Move spice between seats without an event; the total stays right."""
    rich = game.spice.index(max(game.spice))
    game.spice[rich] -= 1
    game.spice[rich - 1] += 1


def _from_the_map(game: Game) -> None:
    game.spice_on[max(range(PLACES), key=lambda part: game.spice_on[part])] += 2


def _wrong_blow(game: Game) -> None:
    part = next(n for n, part in enumerate(PARTS) if part.spice and part.sector != game.storm)
    game.spice_on[part] += 1
    game.tell("blow", -1, 1, PART + part)


def _storm_moves(game: Game) -> None:
    game.storm = game.storm % SECTORS + 1


def _order(game: Game) -> None:
    game.order.reverse()


def _into_the_storm(game: Game) -> None:
    seat = game.seat_of[HARKONNEN]
    game.put(seat, SECTOR_PARTS[game.storm][0], 1, 0)
    game.reserves[2 * seat] -= 1


def _too_far(game: Game) -> None:
    game.tell("storm_card", -1, 3)
    game.tell("storm", -1, (game.storm + 3) % SECTORS + 1)


def _survivors(game: Game) -> None:
    """Move the storm by one sector and leave a force alive on sand."""
    game.storm = game.storm % SECTORS + 1
    sand = [n for n in SECTOR_PARTS[game.storm] if PART_KIND[n] == SAND and PART_TERRITORY[n] not in BEHIND_WALL]
    part = sand[0]
    game.spice_on[part] = 0
    game.put(game.seat_of[HARKONNEN], part, 1, 0)
    game.tell("storm_card", -1, 1)
    game.tell("storm", -1, game.storm)


@rule("CLA-1.5", "CLA-4.2", "CLA-4.3", "CLA-4.4", "CLA-4.5", "CLA-3.2", "CLA-5.2")
@pytest.mark.parametrize(
    ("says", "spoil"),
    [
        ("spice behind the shields", _from_nowhere),
        ("spice behind the shields", _from_seat_to_seat),
        ("spice on the map", _from_the_map),
        ("1 spice blows", _wrong_blow),
        ("was last told to be in", _storm_moves),
        ("the order is", _order),
        ("have come to .* under the storm", _into_the_storm),
        ("and not by 3", _too_far),
        ("left (forces|spice)", _survivors),
    ],
)
def test_the_course_notices(says: str, spoil: Callable[[Game], None]) -> None:
    game, followed = begun(SHIPMENT_MOVEMENT)
    spoil(game)
    with pytest.raises(CourseBroken, match=says):
        followed.follow(game)


def _short_row(game: Game) -> None:
    game.tell("row", -1, 2)
    game.tell("card_up", -1, 2)


def _bid_of_a_full_hand(game: Game) -> None:
    for seat in range(6):
        game.tell("cards_held", seat, 4)
    game.tell("bid", game.seat_of[HARKONNEN], 1)
    game.tell("bid", game.seat_of[ATREIDES], 2)


@rule("CLA-7.1", "CLA-7.2", "CLA-7.8")
@pytest.mark.parametrize(
    ("says", "spoil"),
    [("2 cards were laid out, and", _short_row), ("bids with a full hand", _bid_of_a_full_hand)],
)
def test_the_course_notices_in_an_auction(says: str, spoil: Callable[[Game], None]) -> None:
    game, followed = begun(BIDDING)
    spoil(game)
    with pytest.raises(CourseBroken, match=says):
        followed.follow(game)


@rule("CLA-2.8")
def test_forces_may_be_placed_in_the_first_sector_of_the_storm() -> None:
    random = Random(1)
    given = {"seats": 3, "advanced": True, "factions": ["bene_gesserit", "atreides", "harkonnen"]}
    game = meta("classic").new(1, given, listen=True)
    assert isinstance(game, Game)
    followed = course(game)
    waits = [PART + part for part in SECTOR_PARTS[STORM_START]]
    while game.phase == SETUP:
        decision = game.decision(game.to_act[0])
        here = [word for word in decision.options if decision.kind == "place" and word in waits]
        game.apply(decision.seat, here[0] if here else option(random, decision))
        followed.follow(game)
    assert sum(game.at(0, part) for part in SECTOR_PARTS[STORM_START]) == 1


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["basic", "everything"])
def test_random_games_keep_the_invariants(options: dict[str, Any]) -> None:
    """It plays two turns of each game; `python -m bench.soak classic` plays thousands to the end."""
    game, _ = begun(SHIPMENT_MOVEMENT, **options)
    check(game)


def test_the_soak_plays_every_option() -> None:
    """Every number of seats and every value of every option comes up, options of CLA-26 one at a time."""
    games = [trial("classic", number) for number in range(240)]
    for known in meta("classic").options:
        assert len({str(game.get(known.name, known.default)) for game in games}) > 1, known.name
    assert {game["seats"] for game in games} == {2, 3, 4, 5, 6}
