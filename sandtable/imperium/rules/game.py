"""`Game`: the implementation of the core contract for this family: decisions, actions, views, bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from operator import index
from typing import Any, cast

from sandtable.core import copying
from sandtable.core.contract import Outcome
from sandtable.core.decisions import Decision, Vocabulary
from sandtable.core.errors import (
    BadSeat,
    DamagedData,
    GameOver,
    IllegalAction,
    MalformedAction,
    NothingSealed,
    OutOfTurn,
    StaleAction,
)
from sandtable.core.rng import Rng
from sandtable.imperium.rules import asking as asking  # declares every question
from sandtable.imperium.rules import setup
from sandtable.imperium.rules.chosen import POINTS_TO_END
from sandtable.imperium.rules.entries import beside, is_beside
from sandtable.imperium.rules.question import IS_QUESTION, QUESTION, STEP
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import BLANK, OVER, Frame, State, rules_of, seats_of
from sandtable.imperium.rules.view import View, resample, view_of


class Game(State):
    """The implementation of `sandtable.core.contract.State` for this family."""

    __slots__ = ()

    @property
    def vocabulary(self) -> Vocabulary:
        return self.rules.vocabulary

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def to_act(self) -> list[int]:
        return [self.stack[-1][1]] if self.stack else []

    @property
    def deciding(self) -> list[int]:
        """The seats that may decide now: at most one, because this family never asks several at once."""
        return self.to_act

    @property
    def sealed(self) -> int:
        return 0

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points = [p.vp for p in self.players if p.competes()]
        needed = self.rules.points_to_end
        return Outcome(
            list(self.ended[0]), points, self.ended[1], self.ended[2], 0 if needed == POINTS_TO_END else needed
        )

    # Seats and actions are untrusted input. Their type is Any so that `check_seat` and `_as_action` report errors;
    # with int, compiled code would raise a TypeError first.
    def decision(self, seat: Any) -> Decision:
        """Return the decision that this seat has to make now."""
        frame = self._asked(seat)
        options = self.open_options()
        question = QUESTION[frame[0]]
        return Decision(
            question.name,
            seat,
            options[:],
            self.actions_taken,
            question.thing(self, frame),
            question.node(frame),
            self.rules.vocabulary,
            question.party(frame),
        )

    def apply(self, seat: Any, action: Any, at: Any = -1) -> None:
        """Take one of the options of the seat's decision. A refused action raises an error and changes nothing."""
        self._asked(seat)
        if type(at) is not int:
            raise MalformedAction(f"the number of a decision is a whole number, not {at!r}")
        if at >= 0 and at != self.actions_taken:
            raise StaleAction(f"that was meant for decision {at}; decision {self.actions_taken} is open now")
        if type(action) is not int:
            action = _as_action(action, self.rules.vocabulary)
        options = self.open_options()
        number: int = action
        for option in options:
            if option == number:
                self.take(number)
                return
        self._refuse(number, options)

    def take_back(self, seat: Any) -> None:
        self.check_seat(seat)
        raise NothingSealed(f"seat {seat} has sealed nothing: choices are open here")

    def open_options(self) -> list[int]:
        """Return the options of the open question, for use inside the engine; do not change the list."""
        options = self.options_now
        if options is None:
            frame = self.stack[-1]
            options = QUESTION[frame[0]].options(self, frame)
            if self.rules.beside:
                options = beside(self, frame, options)
            self.options_now = options
        return options

    def options_of(self, seat: Any) -> list[int]:
        """Return the options of the seat's decision without its other fields; do not change the list."""
        self._asked(seat)
        return self.open_options()

    def take(self, action: int) -> None:
        """Carry out one of `open_options`, without checking it."""
        self.options_now = None
        frame = self.stack.pop()
        self.actions_taken += 1
        if self.rules.beside and is_beside(self, frame, action):
            self.stack.append(frame)
            self.rules.menu_of[action].take(self, frame[1], action)
        else:
            QUESTION[frame[0]].answer(self, frame, action)
        self.advance()

    def act(self, word: str) -> None:
        """Take the option that this word names, for the seat whose decision is open: `game.act("card:stilgar")`."""
        if not self.stack:
            raise GameOver("the game is over")
        self.apply(self.stack[-1][1], self.rules.vocabulary.number(word))

    def advance(self) -> None:
        """Run steps until a seat is asked or the game is over."""
        # Frames are not unpacked here: a step is called as a Python function and would need them packed again.
        stack = cast("list[tuple[int, ...]]", self.stack)
        while stack:
            frame = stack[-1]
            number = frame[0]
            if IS_QUESTION[number]:
                return
            stack.pop()
            take: Callable[[State, Any], None] = STEP[number].take
            take(self, frame)
            stack = cast("list[tuple[int, ...]]", self.stack)

    def _asked(self, seat: Any) -> Frame:
        stack = self.stack
        if not stack:
            raise GameOver("the game is over: no seat owes a decision")
        frame = stack[-1]
        if type(seat) is int:
            number: int = seat  # unpacked, to be compared without a call
            if frame[1] == number:
                return frame
        self.check_seat(seat)
        raise OutOfTurn(f"seat {seat} owes no decision now; seat {frame[1]} does")

    def _refuse(self, action: int, options: list[int]) -> None:
        vocabulary = self.rules.vocabulary
        vocabulary.check(action)
        allowed = ", ".join(vocabulary.words[option] for option in options)
        raise IllegalAction(f"{vocabulary.words[action]} is no option now; the options are {allowed}")

    # --- what a seat may know ------------------------------------------------------------
    def check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def view(self, seat: Any) -> View:
        self.check_seat(seat)
        decision = self.decision(seat) if self.stack and self.stack[-1][1] == seat else None
        if decision is not None:
            decision.options.sort()  # the order must not reveal the order in which cards were drawn
        return view_of(self, seat, decision, Game.filled)

    def resample(self, seat: Any, rng: Rng) -> Game:
        """Return a random full state that this seat cannot distinguish from the real one, made from its view alone."""
        return Game.filled(resample(self.view(seat), rng))

    # --- copies --------------------------------------------------------------------------
    @staticmethod
    def filled(source: State) -> Game:
        game = Game(BLANK)
        source.copy_into(game)
        return game

    def clone(self) -> Game:
        game = Game(BLANK)
        self.copy_into(game)
        return game

    def digest(self) -> str:
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)


def _as_action(action: Any, vocabulary: Vocabulary) -> int:
    """Return the action as an int; integers of other libraries are accepted, anything else raises MalformedAction."""
    if not isinstance(action, bool):
        try:
            return index(action)
        except TypeError:
            pass
    raise MalformedAction(f"an action is a whole number from 0 to {len(vocabulary) - 1}, not {action!r}")


def new(title: str, seed: int, options: Mapping[str, Any], listen: bool = False, trace: set[int] | None = None) -> Game:
    """Return a new game at its first decision; `options` must have a value for every option of the title's meta."""
    game = Game(options["seats"], ruleset_for(title, options))
    if listen:
        game.listen()
    game.trace = trace
    setup.set_up(game, seed, options)
    game.advance()
    return game


def from_bytes(data: bytes) -> Game:
    """Return the game that `to_bytes` wrote; damaged bytes raise DamagedData with a reason."""
    try:
        plain = json.loads(data)
        game = Game(seats_of(plain), rules_of(plain))
        game.unpack(plain)
    except DamagedData:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise DamagedData(f"these bytes are no game of this family: {error}") from error
    return game


copying.register(Game, View)
