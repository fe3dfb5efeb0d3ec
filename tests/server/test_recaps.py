"""Recaps of Conflicts and of Rivals' turns, and the open effects of a turn, in the form that the page receives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

import sandtable
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell import table
from sandtable.server.games.event_log import EventLog
from tests.imperium.playing import begin

WORDS = Words("en")
NAMES = ["Anna", "Ben", "Carla", "Dora"]
PEOPLE = {1: 3, 2: 3, 3: 3, 4: 4}  # parties at the table


def names(seats: int) -> list[str]:
    return NAMES[: PEOPLE[seats]]


def moves(seats: int, seed: int) -> Iterator[tuple[Game, list[int], list[int], list[Event], int]]:
    """Play a random game. For each move yield the position after it, the strengths and troops before it, all events so
    far, and the index of the first event of the move."""
    game = cast(Game, Record("imperium", seed, {"seats": seats}, listen=True).state)
    rng = Rng(seed)
    events = list(game.take_events())
    while not game.over:
        decision = game.decision(game.to_act[0])
        before = [p.strength() for p in game.players], [p.conflict for p in game.players]
        game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
        start = len(events)
        events += game.take_events()
        yield game, *before, events, start


def recaps(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line["recap"] for line in told if line.get("recap", {}).get("kind") == kind]


@pytest.mark.rule("IMP-10.5", "IMP-8.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_recap_after_each_conflict_adds_up(seats: int) -> None:
    """The parts add up to each strength, the strengths match the position, and the places match the rewards."""
    seen = 0
    for seed in range(4):
        rounds = 0
        for game, strengths, _, events, start in moves(seats, seed):
            told = table.lines(events, None, WORDS, names(seats), start)
            for recap in recaps(told, "combat"):
                rounds += 1
                seen += 1
                assert recap["round"] == rounds
                for side in recap["sides"]:
                    parts = sum(part["strength"] for part in side["parts"])
                    assert side["strength"] == (parts if side["troops"] else 0)
                    if game.players[side["seat"]].rival:  # their swords are turned up within the same move
                        assert side["strength"] >= strengths[side["seat"]] or not side["troops"]
                    elif not any(e.kind in ("swords", "retreat", "deploy", "lose_troop") for e in events[start:]):
                        assert side["strength"] == strengths[side["seat"]]
                    placed = [e.amount for e in events[start:] if e.kind == "reward" and e.seat == side["seat"]]
                    assert not placed or placed == [side["place"]]
                    assert side["why"]
                assert [side["strength"] for side in recap["sides"]] == sorted(
                    (side["strength"] for side in recap["sides"]), reverse=True
                )
                first = [side["seat"] for side in recap["sides"] if side["place"] == 1]
                assert recap["winner"] == (first[0] if first else None)
        assert rounds == game.round
    assert seen > 20


def test_a_recap_is_the_same_from_the_whole_log_and_from_one_move() -> None:
    told: list[dict[str, Any]] = []
    for _, _, _, events, start in moves(4, 5):
        told += table.lines(EventLog(events), [0], WORDS, names(4), start)
    whole = table.lines(EventLog(events), [0], WORDS, names(4))
    assert recaps(told, "combat") == recaps(whole, "combat")


def test_a_recap_tells_nobody_what_they_may_not_know() -> None:
    """An Intrigue card from a reward is known only to the player who drew it."""
    hidden = 0
    for seed in range(6):
        for _, _, _, events, start in moves(4, seed):
            for seat in range(4):
                for recap in recaps(table.lines(events, [seat], WORDS, names(4), start), "combat"):
                    for side in recap["sides"]:
                        for line in side["gave"]:
                            if line["kind"] in ("intrigue", "draw") and side["seat"] != seat:
                                assert line["thing"] is None
                                hidden += 1
    assert hidden


@pytest.mark.rule("IMP-17.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_each_turn_of_a_rival_is_told_with_its_cards(seats: int) -> None:
    """The last card of the recap is the one that the Rival used; the cards before it give the reason why they were not
    used."""
    passed = turns = 0
    for seed in range(4):
        for game, _, _, events, start in moves(seats, seed):
            new = events[start:]
            agents = [e for e in new if e.kind == "agent" and game.players[e.seat].rival]
            told = recaps(table.lines(events, None, WORDS, names(seats), start), "rival")
            assert [recap["seat"] for recap in told] == [e.seat for e in agents]
            for recap in told:
                turns += 1
                *over, used = recap["cards"]
                assert used["why"] is None
                assert all(card["why"] for card in over)
                passed += len(over)
    assert turns > 50
    assert passed > 10


def position(options: dict[str, Any], moved: str) -> tuple[Game, dict[str, Any]]:
    game = begin(seats=3, **options)
    for word in moved.split():
        game.apply(0, game.decision(0).vocabulary.numbers[word])
    return game, table.look(game, 0, WORDS, names(3))


@pytest.mark.rule("IMP-4.8")
def test_open_effects_say_what_they_do_and_where_they_come_from() -> None:
    _, view = position({"p0": {"hand": ["seek_allies"], "influence": {"bene": 3}}}, "card:seek_allies space:secrets")
    told = [(effect["text"], effect["source"], effect["actions"]) for effect in view["effects"]]
    assert ("Draw 1 Intrigue card", "space:secrets", ["box:space", "part:0"]) in told
    assert ("+1 influence with the Bene Gesserit", "space:secrets", ["box:influence"]) in told


@pytest.mark.rule("IMP-4.8")
def test_effects_done_together_ask_nothing_and_their_order_does_not_matter() -> None:
    """In random positions, resolving these effects forwards and backwards gives the same position, except for cards
    drawn."""
    tried = 0
    for seed in range(30):
        game = cast(Game, sandtable.new("imperium", seats=3, seed=seed))
        rng = Rng(seed)
        for _ in range(400):
            if game.over:
                break
            seat = game.to_act[0]
            decision = game.decision(seat)
            if decision.kind == "menu":
                effects = [e for e in table.look(game, seat, WORDS, names(3))["effects"] if e["together"]]
                assert len(effects) != 1
                if effects:
                    ends = []
                    for order in (effects, effects[::-1]):
                        other = game.clone()
                        for effect in order:
                            for action in effect["actions"]:
                                number = other.decision(seat).vocabulary.numbers[action]
                                if number in other.decision(seat).options:
                                    other.apply(seat, number)
                            if other.over or other.to_act != [seat] or other.decision(seat).kind != "menu":
                                break  # an Alliance to give away: the page stops there too
                        else:
                            ends.append(table.look(other, seat, WORDS, names(3))["players"])
                    if len(ends) == 2:
                        tried += 1
                        assert ends[0] == ends[1]
            game.apply(seat, decision.options[rng.below(len(decision.options))])
    assert tried > 20


@pytest.mark.rule("IMP-5.4", "IMP-10.5")
def test_deploying_says_the_strength_it_makes_and_does_so() -> None:
    game, view = position(
        {"p0": {"hand": ["reconnaissance"], "garrison": 3}, "p1": {"conflict": 1}, "p2": {"conflict": 4}},
        "card:reconnaissance space:carthag box:space",
    )
    offered = [option for option in view["options"] if option["action"].startswith("deploy:")]
    assert offered
    for option in offered:
        then = game.clone()
        then.apply(0, game.decision(0).vocabulary.numbers[option["action"]])
        assert then.players[0].strength() == option["then"]["strength"]
    places = {option["action"]: option["then"]["place"] for option in offered}
    assert places["deploy:1"] == 0  # as strong as the second: tied for second, nothing among three
    assert places["deploy:2"] == 2


def test_strength_that_hand_and_intrigue_might_add() -> None:
    _, view = position({"p0": {"hand": ["dagger", "reconnaissance"], "conflict": 1, "intrigue": ["ambush"]}}, "")
    assert view["might"] == {"strength": 5, "things": ["card:dagger", "intrigue:ambush"]}


@pytest.mark.rule("IMP-10.5")
@pytest.mark.parametrize(("seats", "given"), [(1, False), (2, False), (3, False), (4, True)])
def test_the_third_reward_is_struck_out_below_four(seats: int, given: bool) -> None:
    game = sandtable.new("imperium", seats=seats, seed=1)
    for view in (table.look(game, 0, WORDS, names(seats)), table.watch(game, WORDS, names(seats))):
        assert ("reward:3" not in view["closed"]) is given
