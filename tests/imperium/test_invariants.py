"""The invariants themselves: each is noticed where it is broken, and random games keep them all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

import sandtable
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.lab.invariants import InvariantBroken, check, check_decision, points_ledger, trial
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.game import Game
from tests import citing
from tests.imperium.base.pieces import CARD, DIFFICULTIES, INTRIGUE, RESERVE_SLOT
from tests.imperium.playing import options
from tests.imperium.worlds import pick


def middle(seed: int = 5, seats: int = 4, moves: int = 150) -> Game:
    """Somewhere in a game, in an Agent or Reveal turn."""
    game = cast(Game, sandtable.new("imperium", seats=seats, seed=seed))
    random = Random(seed)
    while game.actions_taken < moves or game.decision(game.to_act[0]).kind != "menu":
        game.act(pick(random, options(game), 0.3, False))
    return game


def swap_card(game: Game) -> None:
    game.players[0].deck[0] = game.players[0].deck[0] + 1


def trash_reserve(game: Game) -> None:
    game.trashed.append(CARD["foldspace"])
    game.reserve[RESERVE_SLOT[CARD["foldspace"]]] -= 1


def negative_troops(game: Game) -> None:
    game.players[2].supply += game.players[2].conflict + 1
    game.players[2].conflict = -1


def lend_card(game: Game) -> None:
    """A third Dagger, from a neighbour."""
    owners = [p for p in game.players if CARD["dagger"] in p.deck + p.discard]
    for place in (owners[0].deck, owners[0].discard):
        if CARD["dagger"] in place:
            place.remove(CARD["dagger"])
            owners[1].discard.append(CARD["dagger"])
            return


def false_memory(game: Game) -> None:
    kind = next(kind for kind in range(len(INTRIGUE)) if kind not in game.players[1].intrigue)
    game.seen_intrigue.append((0, 1, kind))


def known_card(game: Game) -> None:
    game.players[(game.turn_seat + 1) % game.seats].shown_hand = [CARD["foldspace"]]


SPOILS: list[tuple[str, Callable[[Game], object]]] = [
    ("cards are not conserved", lambda g: g.imperium_deck.pop()),
    ("cards are not conserved", lambda g: g.row.append(g.row[0])),
    ("cards are not conserved", swap_card),
    ("cards are not conserved", lambda g: g.reserve.__setitem__(0, g.reserve[0] - 1)),
    ("dagger of 2", lend_card),
    ("did not return", trash_reserve),
    ("is in the Imperium deck", lambda g: g.imperium_deck.append(g.players[0].deck.pop())),
    ("in the Imperium Row", lambda g: g.imperium_deck.append(g.row.pop())),
    ("Intrigue cards are not conserved", lambda g: g.intrigue_deck.pop()),
    ("Intrigue cards are not conserved", lambda g: g.players[1].intrigue.append(0)),
    ("seat 0 knows that seat 1 holds", false_memory),
    ("Conflict cards", lambda g: g.conflict_deck.reverse()),
    ("Conflict cards", lambda g: g.conflict_deck.pop()),
    ("not the last one", lambda g: setattr(g, "conflict", g.conflict_deck[0])),
    ("Conflict cards were revealed", lambda g: setattr(g, "round", g.round + 1)),
    ("troops", lambda g: setattr(g.players[2], "supply", g.players[2].supply + 1)),
    ("troops", negative_troops),
    ("Solari", lambda g: setattr(g.players[0], "solari", -1)),
    ("Persuasion", lambda g: setattr(g.players[0], "persuasion", -1)),
    ("influence", lambda g: g.players[0].influence.__setitem__(0, 7)),
    ("Alliance 1", lambda g: g.players[0].influence.__setitem__(1, 6)),
    ("points", lambda g: setattr(g.players[3], "vp", -1)),
    ("Agents ready", lambda g: setattr(g.players[1], "agents", 5)),
    ("Agents ready", lambda g: setattr(g.players[1], "swordmaster", not g.players[1].swordmaster)),
    ("an Agent at 99", lambda g: setattr(g.players[0], "agents_at", [99] * len(g.players[0].agents_at))),
    ("Mentat", lambda g: setattr(g, "mentat_at", 3)),
    ("known cards on a deck", lambda g: setattr(g.players[0], "shown_deck", 50)),
    ("known in hand", known_card),
    ("allowance", lambda g: setattr(g, "allowance", -1)),
    ("something of a turn is left", lambda g: setattr(g, "turn_seat", -1)),
    ("there is no frame", lambda g: g.stack.insert(0, (31, 0, 0, 0, 0))),
    ("belongs to no seat", lambda g: g.stack.insert(0, (frames.TURN, 9, 0, 0, 0))),
    ("belongs to nobody", lambda g: g.stack.insert(0, (frames.TURN, -1, 0, 0, 0))),
    ("is about no effect", lambda g: g.stack.insert(0, (frames.DO, 0, 10**6, 0, 0))),
    ("a step is left undone", lambda g: g.stack.append((frames.RESOLVE, -1, 0, 0, 0))),
    ("nothing is pending", lambda g: g.stack.clear()),
    ("leader", lambda g: setattr(g.players[0], "traits", 1 << 9)),
    ("tokens", lambda g: secrets_of(g).change(g, 0, 7, False)),
    ("is controlled", lambda g: g.control.__setitem__(0, 1)),
    ("bonus spice", lambda g: g.bonus_spice.__setitem__(0, 1)),
    ("parties", lambda g: setattr(g, "seats", 3)),
    ("phase", lambda g: setattr(g, "phase", 4)),
    ("first player", lambda g: setattr(g, "first", 4)),
]


@citing.rule("IMP-1.3", "IMP-1.10", "IMP-15.13")
@pytest.mark.parametrize(("says", "spoil"), SPOILS, ids=[f"{i}-{says}" for i, (says, _) in enumerate(SPOILS)])
def test_the_invariants_notice(says: str, spoil: Callable[[Game], object]) -> None:
    game = middle()
    check(game)
    spoil(game)
    with pytest.raises(InvariantBroken, match=says):
        check(game)


@citing.rule("IMP-1.3", "IMP-1.10", "IMP-15.13", "IMP-14.5", "IMP-14.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_keep_the_invariants_and_their_points_add_up(seats: int) -> None:
    """Many games whole: pieces conserved after every decision, and every point has its event."""
    for seed in range(12):
        random = Random(seed)
        record = Record("imperium", seed, {"seats": seats, "leaders": ["random", "draft"][seed % 2]}, listen=True)
        game = cast(Game, record.state)
        idle = random.choice([0.02, 0.1, 0.5])
        events = game.take_events()
        while not game.over:
            check(game)
            record.act(pick(random, options(game), idle, seed % 3 == 0))
            events += game.take_events()
            assert points_ledger(seats, events) == [p.vp for p in game.players]
        check(game)
        assert game.outcome is not None


@citing.rule("UPR-R10.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_rivals_with_cards_of_their_own_ask_nothing(seats: int) -> None:
    """A soak holds every decision to this: none for a Rival unless the rules leave it open, and none in its turn."""
    game = cast(Game, sandtable.new("uprising", seats=seats, seed=1))
    while game.decision(game.to_act[0]).kind != "turn":
        game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])
    decision = game.decision(game.to_act[0])
    check_decision(game, decision)
    decision.party = seats
    with pytest.raises(InvariantBroken, match="a choice for a Rival that has a card of its own"):
        check_decision(game, decision)
    decision.party = -1
    game.turn_seat = seats
    with pytest.raises(InvariantBroken, match="in the turn of a Rival that has a card of its own"):
        check_decision(game, decision)


@citing.rule("UPR-R10.4")
@pytest.mark.parametrize(("seats", "conflicts", "asked"), [(1, True, True), (2, True, True), (2, False, False)])
def test_a_reward_of_the_first_box_leaves_a_rival_a_choice(seats: int, conflicts: bool, asked: bool) -> None:
    """The player chooses two of the goods of Battle for Arrakeen, and coverage expects the question then alone."""
    options = {"seats": seats, "boxes": ["base"], "base_conflicts": conflicts}
    listed = needed(meta("uprising").check(options), "uprising")
    assert ("decision:rival_option" in listed) is asked


def test_trials_show_what_a_title_has() -> None:
    """The options a soak plays with: each is taken by the title, and between them they show every choice."""
    for title in ("imperium", "uprising"):
        trials = [meta(title).check(trial(title, number)) for number in range(160)]
        assert {options["seats"] for options in trials} == set(meta(title).seats)
        levels = {level.id for level in DIFFICULTIES}
        assert {options["difficulty"] for options in trials if options["seats"] == 1} == levels
        if title == "uprising":
            shown = {(options["seats"], options["choam"]) for options in trials}
            assert shown >= {(seats, choam) for seats in (1, 2, 3, 4) for choam in (False, True)}
            for option in meta(title).options:
                for seats in option.seats:
                    values = {options[option.name] for options in trials if options["seats"] == seats}
                    assert values >= {choice for choice in option.choices if choice is not None}, option.name
