"""Whole random games of one and two players: what is asked for Rivals, what stays true, and what a seat may know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import sandtable
from sandtable.core.rng import Rng
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.question import QUESTION
from sandtable.imperium.rules.state import HIDDEN
from tests.citing import rule
from tests.imperium.base.pieces import HAGAL, INTRIGUE_CARDS
from tests.imperium.base.rules.hagal import LEVELS, deck_of, hagal_cards, rival_turn
from tests.imperium.base.rules.ledger import FACTIONS
from tests.imperium.playing import begin, options

GAMES = 100
IDLE = ("end", "reveal", "pass", "done", "no", "none")
# Leaders whose Signet asks, so that it does often.
SCHEMERS = ["baron_vladimir_harkonnen", "duke_leto_atreides"]


def new(seats: int, seed: int) -> Game:
    given: dict[str, object] = {}
    if seats == 1:
        given["difficulty"] = LEVELS[seed % 4]
        given["rivals"] = SCHEMERS if seed % 2 else "random"
    game = sandtable.new("imperium", seats=seats, seed=seed, **given)
    assert isinstance(game, Game)
    return game


def walk(seats: int, seed: int) -> Iterator[Game]:
    """The same game at every decision and at its end, played at random but seldom idly."""
    game = new(seats, seed)
    random = Random(seed)
    idle = random.choice([0.05, 0.2, 0.5])
    while not game.over:
        yield game
        words = options(game)
        busy = [word for word in words if word not in IDLE]
        game.act(random.choice(busy if busy and random.random() > idle else words))
    yield game


# --- questions ---------------------------------------------------------------------------
def rightly_asked(game: Game) -> str:
    """The kind of a question asked for a Rival, having seen that the rules give the player a choice there."""
    decision = game.decision(0)
    words = decision.words()
    frame = game.stack[-1]
    rival = game.players[QUESTION[frame[0]].party(frame)]
    assert rival.rival
    assert len(words) == len(set(words)) >= 2
    cause = thing_name(decision.cause)
    envied = [f for f in range(4) if any(p.influence[f] > rival.influence[f] for p in game.players)]
    if decision.kind == "rival_pay":
        assert words == ["yes", "no"]
        if cause == "leader:baron_vladimir_harkonnen":
            assert rival.solari >= 1
        else:
            assert cause == "leader:duke_leto_atreides"
            assert rival.spice >= 1
            assert envied
    elif decision.kind == "rival_faction":
        allowed = envied
        if cause != "leader:duke_leto_atreides":
            taken = frame[3]
            assert taken == 0 or cause == "conflict:machinations"
            allowed = [f for f in range(4) if not (taken >> f) & 1]
        least = min(rival.influence[f] for f in allowed)
        assert words == [f"faction:{FACTIONS[f]}" for f in allowed if rival.influence[f] == least]
    else:
        assert (decision.kind, cause) == ("rival_option", "conflict:battle_for_arrakeen")
        assert len(words) == 3 - frame[3].bit_count()
    return decision.kind


@rule("IMP-19.17", "IMP-19.20", "IMP-17.2")
def test_you_are_asked_for_a_rival_only_where_the_rules_give_a_choice() -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        for game in walk(1, seed):
            if not game.over:
                assert game.to_act == [0]  # a Rival decides nothing itself
                if game.decision(0).kind.startswith("rival_"):
                    asked[rightly_asked(game)] += 1
    assert set(asked) == {"rival_pay", "rival_faction", "rival_option"}
    assert min(asked.values()) >= 5, asked


@rule("IMP-18.1", "IMP-17.2")
def test_nobody_is_asked_for_house_hagal_beside_two_players() -> None:
    for seed in range(GAMES):
        for game in walk(2, seed):
            if not game.over:
                assert game.to_act in ([0], [1])
                assert not game.decision(game.to_act[0]).kind.startswith("rival_")


# --- what stays true ---------------------------------------------------------------------
def check_party(game: Game, seat: int) -> None:
    p = game.players[seat]
    solo = game.seats == 1
    assert p.garrison + p.supply + p.conflict == 12
    assert min(p.garrison, p.supply, p.conflict, p.agents) >= 0
    assert p.hand + p.deck + p.discard + p.play + p.open_intrigue == []
    assert (p.persuasion, p.council, p.revealed) == (0, False, False)
    agents = p.agents + len(p.agents_at)
    if solo:
        assert (p.solari < 7, p.spice < 7, p.water < 3, len(p.intrigue) < 3) == (True, True, True, True)
        assert agents == 2 + int(p.swordmaster) + int(game.mentat == seat)
        if game.round:
            joins = {"mercenary": 5, "sardaukar": 4, "mentat": 3, "kwisatz_haderach": 3}
            assert p.swordmaster == (game.round >= joins[LEVELS[game.rules.difficulty]])
    else:
        assert (p.solari, p.spice, p.water, p.vp, p.intrigue) == (0, 0, 0, 0, [])
        assert (agents, seat in game.control, game.mentat == seat) == (3, False, False)


@rule("IMP-17.4", "IMP-19.16", "IMP-18.1", "IMP-19.6", "IMP-18.10")
@pytest.mark.parametrize("seats", [1, 2])
def test_invariants_hold_in_every_position(seats: int) -> None:
    """Cards and troops are conserved, nothing is left that should have been traded in, Agents add up."""
    winners = set()
    for seed in range(GAMES):
        for game in walk(seats, seed):
            assert hagal_cards(game) == deck_of(seats)
            for seat in range(seats, 3):
                check_party(game, seat)
            occupied = [space for p in game.players[seats:] for space in p.agents_at]
            assert len(occupied) == len(set(occupied))  # Rivals never share a space
            assert game.first < (3 if seats == 1 else 2)
        assert game.outcome is not None
        best = max(game.outcome.points)
        assert all(game.outcome.points[seat] == best for seat in game.outcome.winners)
        assert game.outcome.points == [p.vp for p in game.players[: 3 if seats == 1 else 2]]
        assert (game.outcome.reason == "points") == (best >= 10) or game.round == 10
        winners |= set(game.outcome.winners)
    assert winners >= ({1, 2} if seats == 1 else {0, 1})  # alone, a player at random seldom wins


@rule("IMP-19.16", "IMP-19.13", "IMP-18.11")
@pytest.mark.parametrize("seats", [1, 2])
def test_points_are_what_the_events_say(seats: int) -> None:
    for seed in range(40):
        game = new(seats, seed)
        points = [p.vp for p in game.players]
        game.listen()
        random = Random(seed)
        while not game.over:
            game.act(random.choice(options(game)))
            for event in game.take_events():
                if event.kind == "vp":
                    points[event.seat] += event.amount
            assert points == [p.vp for p in game.players]


# --- what a seat may know ----------------------------------------------------------------
def some_positions(seats: int) -> Iterator[Game]:
    for seed in range(40):
        for number, game in enumerate(walk(seats, seed)):
            if number % 17 == seed % 17 or game.over:
                yield game


@pytest.mark.parametrize("seats", [1, 2])
def test_a_view_hides_the_order_of_the_deck_and_the_intrigue_of_rivals(seats: int) -> None:
    for game in some_positions(seats):
        for seat in range(seats):
            view = game.view(seat)
            assert hagal_of(view.known).deck == [HIDDEN] * len(hagal_of(game).deck)
            assert view.known.chance.key == b""
            for rival in range(seats, 3):
                assert view.known.players[rival].intrigue == [HIDDEN] * len(game.players[rival].intrigue)
            told = json.loads(json.dumps(view.as_dict()))
            assert told["hagal_deck"] == len(hagal_of(game).deck)
            assert told["hagal_discard"] == [HAGAL[kind].id for kind in hagal_of(game).discard]
            assert all(card == "?" for party in told["players"][seats:] for card in party["intrigue"])


@pytest.mark.parametrize("seats", [1, 2])
def test_a_resampled_world_gives_the_same_view(seats: int) -> None:
    rng = Rng(5)
    decks = set()
    for game in some_positions(seats):
        for seat in range(seats):
            view = game.view(seat)
            world = game.resample(seat, rng)
            assert world.view(seat) == view
            assert hagal_cards(world) == deck_of(seats)
            held = world.intrigue_deck + world.intrigue_discard
            held += [kind for p in world.players for kind in p.intrigue + p.open_intrigue]
            assert not Counter(held) - Counter(INTRIGUE_CARDS)
            assert game.view(seat) == view  # the game itself is as it was
            decks.add(tuple(hagal_of(world).deck))
    assert len(decks) > 100


def test_resampling_mixes_the_deck_and_the_intrigue_of_rivals() -> None:
    game = begin(seats=1, p1={"intrigue": ["ambush", "windfall"]}, hagal_deck=["hagal_wealth"])
    worlds = [game.resample(0, Rng(seed)) for seed in range(60)]
    assert len({hagal_of(world).deck[-1] for world in worlds}) > 5
    assert len({tuple(world.players[1].intrigue) for world in worlds}) > 30


def test_a_question_for_a_rival_survives_bytes_and_resampling() -> None:
    game = rival_turn("hagal_arrakeen_1p", rivals=SCHEMERS, p1={"solari": 1})
    for other in (sandtable.from_bytes(game.to_bytes()), game.resample(0, Rng(1)), game.clone()):
        assert isinstance(other, Game)
        assert options(other) == ["yes", "no"]
        other.act("yes")
        assert (other.players[1].solari, len(other.players[1].intrigue)) == (0, 1)
