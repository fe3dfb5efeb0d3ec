"""A state machine over a game with its history: any option of any open decision, undo, save and load, clone, look,
resample, and everything that must be refused. After every step the invariants.

    HYPOTHESIS_PROFILE=shrink python -m pytest tests/imperium/test_machine.py   # a failure made as short as can be
    HYPOTHESIS_PROFILE=soak python -m pytest tests/imperium/test_machine.py     # long, and different each time
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import sandtable
from sandtable.core.errors import (
    ActionError,
    BadSeat,
    GameOver,
    IllegalAction,
    MalformedAction,
    OutOfTurn,
    StaleAction,
)
from sandtable.core.events import Event
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.imperium.lab.invariants import InvariantBroken, check, check_options, points_ledger
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.view import View
from tests import citing
from tests.imperium.base.pieces import CARD, INTRIGUE, LEADER, RESERVE_SLOT
from tests.imperium.playing import options
from tests.imperium.worlds import another_world, pick

# By default the same examples each time, and no shrinking: it takes minutes. Repeat a failure with "shrink".
UNSHRUNK = tuple(phase for phase in Phase if phase not in (Phase.shrink, Phase.explain))
PROFILES = {
    "default": settings(max_examples=160, stateful_step_count=40, derandomize=True, phases=UNSHRUNK),
    "shrink": settings(max_examples=160, stateful_step_count=40, derandomize=True),
    "soak": settings(max_examples=2000, stateful_step_count=80),
}
PROFILE = settings(
    PROFILES[os.environ.get("HYPOTHESIS_PROFILE", "default")],
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
NO_ACTIONS: list[Any] = [True, False, "0", "end", -1, 10**6, 1 << 70, 0.0, 1.5, None, [1], b"1"]
NO_SEATS: list[Any] = [-1, 4, 99, True, False, "0", None, 0.0, 1.0, 2.0, 3.0]
seeds = st.integers(0, 2**63 - 1)


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """Options of a new game."""
    seats = draw(st.sampled_from([4, 3, 4, 3, 2, 1]))
    given: dict[str, Any] = {"seats": seats}
    leaders = draw(st.sampled_from(["random", "draft", "given"]))
    given["leaders"] = draw(st.permutations(list(LEADER)))[:seats] if leaders == "given" else leaders
    if seats > 1 and draw(st.booleans()):
        given["first"] = draw(st.integers(0, seats - 1))
    if seats == 1:
        given["difficulty"] = draw(st.sampled_from(["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]))
    return given


class Table(RuleBasedStateMachine):
    """One table from its first decision on."""

    @initialize(given=setups(), seed=seeds)
    def begin(self, given: dict[str, Any], seed: int) -> None:
        self.record = Record("imperium", seed, given)
        self.given = given
        self.random = Random(seed)
        self.before = self.game.digest()

    @property
    def game(self) -> Game:
        return cast(Game, self.record.state)

    @property
    def playing(self) -> bool:
        return not self.game.over

    def seat(self, number: int) -> int:
        return number % self.game.seats

    # --- playing -------------------------------------------------------------------------
    @precondition(lambda self: self.playing)
    @rule(number=st.integers(0, 10**6), comment=st.sampled_from(["", "", "a good move", "what # now"]))
    def answer(self, number: int, comment: str) -> None:
        """Any option of the open decision."""
        game = self.game
        seat = game.to_act[0]
        choices = game.decision(seat).options
        self.record.apply(seat, choices[number % len(choices)], at=game.actions_taken, comment=comment)

    @precondition(lambda self: self.playing)
    @rule(moves=st.integers(5, 120), seed=st.integers(0, 10**6), idle=st.sampled_from([0.05, 0.3, 1.0]))
    def play_on(self, moves: int, seed: int, idle: float) -> None:
        """Many decisions at once, so that the machine also gets to later rounds."""
        random = Random(seed)
        for _ in range(moves):
            if not self.playing:
                break
            self.record.act(pick(random, options(self.game), idle, seed % 2 == 0))
            check(self.game)

    # --- taking back ---------------------------------------------------------------------
    @rule(number=st.integers(0, 10**6))
    def undo(self, number: int) -> None:
        """As far as nothing was learnt: the position is the one that was there."""
        record = self.record
        moves = number % (len(record) - record.undo_floor + 1)
        wanted = record.at(len(record) - moves).digest()
        learnt = self.game.learnt
        record.undo(moves)
        assert self.game.digest() == wanted
        assert self.game.learnt == learnt  # nobody has learnt anything in what was taken back

    @precondition(lambda self: self.record.undo_floor > 0)
    @rule(more=st.integers(1, 10**6))
    def undo_too_far(self, more: int) -> None:
        """Beyond that it is refused."""
        record = self.record
        moves = len(record) - record.undo_floor + 1 + more % record.undo_floor
        self.refused(ActionError, lambda: record.undo(moves))

    @rule(number=st.integers(0, 8))
    def undo_by_force(self, number: int) -> None:
        record = self.record
        moves = min(number, len(record))
        kept = record.actions[: len(record) - moves]
        record.undo(moves, force=True)
        assert record.actions == kept
        assert self.game.actions_taken == len(kept)

    # --- saving and loading --------------------------------------------------------------
    @rule()
    def save_as_bytes(self) -> None:
        back = sandtable.from_bytes(self.game.to_bytes())
        assert isinstance(back, Game)
        self.same(back)
        self.record.state = back

    @rule()
    def save_as_json(self) -> None:
        back = Record.from_json(self.record.to_json())
        assert back.to_json() == self.record.to_json()
        assert back.undo_floor == self.record.undo_floor
        self.same(cast(Game, back.state))
        self.record = back

    @rule()
    def save_as_text(self) -> None:
        back = Record.from_text(self.record.to_text())
        assert back.to_text() == self.record.to_text()
        assert [move.comment for move in back.moves] == [move.comment for move in self.record.moves]
        self.same(cast(Game, back.state))
        self.record = back

    @rule()
    def go_on_with_a_clone(self) -> None:
        clone = self.game.clone()
        self.same(clone)
        self.record.state = clone

    # --- looking -------------------------------------------------------------------------
    @rule(number=st.integers(0, 3))
    def look(self, number: int) -> None:
        """Looking changes nothing."""
        game = self.game
        before = game.digest()
        view = game.view(self.seat(number))
        view.as_dict()
        assert view == game.view(self.seat(number))
        assert game.digest() == before

    @rule(number=st.integers(0, 3), seed=seeds)
    def resample(self, number: int, seed: int) -> None:
        """A world that this seat cannot tell from the real one, and that can be played."""
        game = self.game
        seat = self.seat(number)
        before = game.digest()
        world = game.resample(seat, Rng(seed))
        check(world)
        assert world.view(seat) == game.view(seat)
        assert world.view(seat).as_dict() == game.view(seat).as_dict()
        random = Random(seed)
        for _ in range(12):
            if world.over:
                break
            world.act(random.choice(options(world)))
            check(world)
        assert game.digest() == before

    # --- what is refused -----------------------------------------------------------------
    def refused(self, error: type[Exception], act: Callable[[], object]) -> str:
        """The error, and record and state exactly as they were."""
        game = self.game
        before, moves, options_before = game.to_bytes(), self.record.to_json(), game.options_now
        with pytest.raises(error) as caught:
            act()
        assert caught.type is error
        assert self.game is game
        assert game.to_bytes() == before
        assert self.record.to_json() == moves
        assert game.options_now in (None, options_before)
        return str(caught.value)

    @precondition(lambda self: self.playing)
    @rule(action=st.sampled_from(NO_ACTIONS))
    def malformed(self, action: Any) -> None:
        seat = self.game.to_act[0]
        said = self.refused(MalformedAction, lambda: self.record.apply(seat, action))
        assert "an action is a whole number from 0 to" in said

    @precondition(lambda self: self.playing)
    @rule(number=st.integers(0, 10**6))
    def illegal(self, number: int) -> None:
        game = self.game
        decision = game.decision(game.to_act[0])
        action = number % len(game.vocabulary)
        if action not in decision.options:
            said = self.refused(IllegalAction, lambda: self.record.apply(decision.seat, action))
            assert all(word in said for word in [game.vocabulary.word(action), *decision.words()])

    @precondition(lambda self: self.playing and self.game.seats > 1)
    @rule(number=st.integers(1, 3))
    def out_of_turn(self, number: int) -> None:
        game = self.game
        action = game.decision(game.to_act[0]).options[0]
        other = self.seat(game.to_act[0] + 1 + number % (game.seats - 1))
        if other not in game.to_act:
            said = self.refused(OutOfTurn, lambda: self.record.apply(other, action))
            assert f"seat {game.to_act[0]}" in said
            self.refused(OutOfTurn, lambda: game.decision(other))

    @precondition(lambda self: self.playing)
    @rule(off=st.sampled_from([-40, -2, -1, 1, 2, 1000]))
    def stale(self, off: int) -> None:
        game = self.game
        seat = game.to_act[0]
        action = game.decision(seat).options[0]
        at = game.actions_taken + off
        if at >= 0:
            said = self.refused(StaleAction, lambda: self.record.apply(seat, action, at=at))
            assert str(at) in said
            assert str(game.actions_taken) in said

    @precondition(lambda self: self.playing)
    @rule(seat=st.sampled_from(NO_SEATS))
    def no_such_seat(self, seat: Any) -> None:
        game = self.game
        action = game.decision(game.to_act[0]).options[0]
        said = self.refused(BadSeat, lambda: self.record.apply(seat, action))
        assert repr(seat) in said
        self.refused(BadSeat, lambda: game.view(seat))

    @precondition(lambda self: not self.playing)
    @rule(action=st.integers(0, 100))
    def after_the_end(self, action: int) -> None:
        self.refused(GameOver, lambda: self.record.apply(0, action))
        self.refused(GameOver, lambda: self.game.decision(0))

    # --- after every step ----------------------------------------------------------------
    def same(self, other: Game) -> None:
        assert other == self.game
        assert hash(other) == hash(self.game)
        assert other.digest() == self.game.digest()
        assert other.to_act == self.game.to_act
        assert other.outcome == self.game.outcome

    @invariant()
    def position_is_sound(self) -> None:
        check(self.game)
        assert self.game.actions_taken == len(self.record)
        assert self.game.over == (self.game.outcome is not None) == (not self.game.to_act)

    @invariant()
    def clone_is_equal(self) -> None:
        self.same(self.game.clone())

    @invariant()
    def legal_means_it_applies(self) -> None:
        before = self.game.digest()
        check_options(self.game)
        assert self.game.digest() == before  # a clone shares nothing with its original

    @invariant()
    def no_hidden_fact_is_in_a_view(self) -> None:
        for seat in range(self.game.seats):
            world = another_world(self.game, seat, self.random)
            told: View = self.game.view(seat)
            assert world.view(seat).pack() == told.pack()
            assert world.view(seat).as_dict() == told.as_dict()

    def teardown(self) -> None:
        """The whole record once more, listened to: the same game, and points that add up."""
        if not hasattr(self, "record"):
            return
        listened = self.record.at(0, listen=True)
        assert isinstance(listened, Game)
        events: list[Event] = listened.take_events()
        for move in self.record.moves:
            assert points_ledger(listened.seats, events) == [p.vp for p in listened.players]
            listened.apply(move.seat, move.action)
            events += listened.take_events()
        assert points_ledger(listened.seats, events) == [p.vp for p in listened.players]
        assert listened.digest() == self.game.digest()
        assert self.record.options == {**self.record.options, **self.given}


TestTable = Table.TestCase
TestTable.settings = PROFILE


# --- the invariants themselves ------------------------------------------------------------
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
    ("tokens", lambda g: setattr(g.players[0], "tokens", 7)),
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
