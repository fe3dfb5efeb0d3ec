"""`Game`: the classic game as an implementation of the contract of `core`: decisions, actions, views, bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from operator import index
from typing import Any

from sandtable.classic.content.phases import MENTAT_PAUSE
from sandtable.classic.rules import asking as asking  # imported because it declares every question and step
from sandtable.classic.rules.bargains import calm
from sandtable.classic.rules.choice import choice_for
from sandtable.classic.rules.deals import answers_offer, free_options, say, settle, waits_for
from sandtable.classic.rules.frames import FIRST_QUESTION, SET_UP
from sandtable.classic.rules.goods import settle_advisors
from sandtable.classic.rules.mentat import REASONS, TIES
from sandtable.classic.rules.moments import interject
from sandtable.classic.rules.question import QUESTION, STEP
from sandtable.classic.rules.state import NOBODY, STREAMS, Frame, State, rules_of
from sandtable.classic.rules.view import View, view_of
from sandtable.classic.rules.words import ACCEPT, FREE, HELP, HOLD, HOLD_ALL, REFUSE, VOCABULARY, WANT
from sandtable.core import copying
from sandtable.core.chance import Chance, key_of
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


class Game(State):
    """The classic game as a `sandtable.core.contract.State`."""

    __slots__ = ()

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    @property
    def over(self) -> bool:
        return len(self.outcomes) > 0

    @property
    def round(self) -> int:
        """Return the turn, under the name that all titles use."""
        return self.turn

    @property
    def deciding(self) -> list[int]:
        return self.asked[:]

    @property
    def to_act(self) -> list[int]:
        if not self.stack:
            return []
        asked = self.asked
        if len(asked) == 1:
            return asked[:]
        frame = self.stack[-1]
        question = QUESTION[frame[0]]
        return [seat for seat in asked if not question.done(self, frame, seat)]

    @property
    def sealed(self) -> int:
        if len(self.asked) < 2:
            return 0
        n = 0
        for answers in self.answers:
            n += len(answers)
        return n

    @property
    def actions_taken(self) -> int:
        return self.before + self.sealed

    @property
    def outcome(self) -> Outcome | None:
        if not self.outcomes:
            return None
        seats = self.seats
        data = self.outcomes
        return Outcome(data[:seats], data[seats : 2 * seats], REASONS[data[2 * seats]], TIES[data[2 * seats + 1]])

    # --- decisions -----------------------------------------------------------------------
    # Seats and actions come from callers of any kind. They are typed Any so that `check_seat` and `_as_action` report
    # what is wrong with them, instead of the TypeError that compiled code raises for anything but an int.
    def decision(self, seat: Any) -> Decision:
        """Return the decision that this seat has to make now."""
        frame = self._asked(seat)
        question = QUESTION[frame[0]]
        options = question.options(self, frame, seat)[:]
        return Decision(question.name, seat, options, self.number_of(seat), question.cause(self, frame), -1, VOCABULARY)

    def number_of(self, seat: int) -> int:
        """Return the number that an answer to a seat's decision must carry: the count of actions before it, without
        sealed answers of other seats and free words that did not interrupt the question."""
        return self.before - self.spoken + (len(self.answers[seat]) if len(self.asked) > 1 else 0)

    def options_of(self, seat: Any) -> list[int]:
        """Return the options of this seat's decision, without building the whole `Decision`; the caller must not change
        the list."""
        frame = self._asked(seat)
        return QUESTION[frame[0]].options(self, frame, seat)

    def _asked(self, seat: Any) -> Frame:
        if not self.stack:
            raise GameOver("the game is over: no seat owes a decision")
        frame = self.stack[-1]
        if type(seat) is int:
            number: int = seat  # unpacked, to be compared without a call
            for other in self.asked:
                if other == number and (len(self.asked) == 1 or not QUESTION[frame[0]].done(self, frame, number)):
                    return frame
        self.check_seat(seat)
        asked = " and ".join([f"seat {each}" for each in self.asked])  # the seats yet to answer are secret
        raise OutOfTurn(f"seat {seat} owes no decision now; {asked} {'is' if len(self.asked) == 1 else 'are'} asked")

    # --- actions -------------------------------------------------------------------------
    def apply(self, seat: Any, action: Any, at: Any = -1) -> None:
        """Take one of a seat's options, or let it say a free word. A refused action changes nothing."""
        if type(at) is not int:
            raise MalformedAction(f"the number of a decision is a whole number, not {at!r}")
        if type(action) is int and action >= FREE:
            self._say(seat, action, at)
            return
        frame = self._asked(seat)
        if at >= 0 and at != self.number_of(seat):
            raise StaleAction(
                f"that was meant for decision {at}; decision {self.number_of(seat)} is open for seat {seat}"
            )
        if type(action) is not int:
            action = _as_action(action)
        options = QUESTION[frame[0]].options(self, frame, seat)
        number: int = action
        for option in options:
            if option == number:
                self.take(seat, number)
                return
        VOCABULARY.check(number)
        allowed = ", ".join([VOCABULARY.words[option] for option in options])
        raise IllegalAction(f"{VOCABULARY.words[number]} is no option now; the options are {allowed}")

    def take(self, seat: int, action: int) -> None:
        """Take one of a seat's options without checking it."""
        frame = self.stack[-1]
        question = QUESTION[frame[0]]
        self.answers[seat].append(action)
        if len(self.asked) == 1:
            self.before += 1
            self.said = 0
            if not question.done(self, frame, seat):
                return
        else:
            for other in self.asked:
                if not question.done(self, frame, other):
                    return
            self.before += self.sealed
            self.said = 0
            self.learnt += 1
            self.tell("opened", NOBODY, len(self.asked))  # everybody sees that all have answered
        given = self.answers
        self.answers = [[] for _ in range(self.seats)]
        self.asked = []
        self.stack.pop()
        question.opened(self, frame, given)
        self.advance()

    # --- free words ----------------------------------------------------------------------
    def free_options(self, seat: Any) -> list[int]:
        """Return the free words this seat may say now, whether or not it has to decide."""
        self.check_seat(seat)
        return free_options(self, seat)

    @property
    def called(self) -> list[int]:
        """Return the seats with a free word to say: on an offer or calling off, on how much they help, or a wish."""
        return waits_for(self) if self.deals or self.renew or self.musing else []

    @property
    def occasion(self) -> int:
        """Return a number that changes whenever the seats in `called` have reason to reconsider their free words."""
        return self.occasions + self.spoken

    @property
    def attentive(self) -> list[int]:
        """Return the free words by which a seat asks for a question at every moment when it could use a card or power,
        instead of making wishes."""
        return [HOLD_ALL]

    def _say(self, seat: Any, word: int, at: int) -> None:
        self.check_seat(seat)
        VOCABULARY.check(word)
        if not self.stack:
            raise GameOver("the game is over: nothing can be offered any more")
        options = free_options(self, seat)
        if word not in options:
            allowed = ", ".join([VOCABULARY.words[option] for option in options if not HELP <= option < WANT])
            raise IllegalAction(
                f"seat {seat} cannot say {VOCABULARY.words[word]} now; it can say: {allowed or 'nothing'}"
            )
        about = answers_offer(self, seat, word)
        if at >= 0 and about >= 0 and at != about:
            raise StaleAction(f"that was meant for offer {at}; offer {about} is open to seat {seat}")
        self.before += 1
        self.spoken += 1
        self.said += 1
        say(self, seat, word)
        if WANT <= word < HOLD:
            if interject(self):  # it acts before anything that is sealed, which is void: the question is asked again
                self.spoken -= 1
                self.said = 0
                self.answers = [[] for _ in range(self.seats)]
                self.asked = []
                self.advance()
            return
        # An agreement takes effect immediately if nobody is in the middle of an answer that could depend on it. If
        # several seats are asked, it has to wait: otherwise it would reveal whether a seat has answered.
        if ACCEPT <= word < REFUSE and len(self.asked) == 1 and not self.answers[self.asked[0]] and calm(self):
            self.asked = []
            self.advance()

    def take_back(self, seat: Any) -> None:
        self.check_seat(seat)
        if len(self.asked) < 2 or not self.answers[seat]:
            raise NothingSealed(f"seat {seat} has nothing sealed that it could take back")
        self.answers[seat].pop()

    def act(self, word: str) -> None:
        """Let the first seat that is to act take the option with this word."""
        to_act = self.to_act
        if not to_act:
            raise GameOver("the game is over")
        self.apply(to_act[0], VOCABULARY.number(word))

    def advance(self) -> None:
        """Run steps until a seat is asked or the game is over."""
        while self.stack:
            frame = self.stack[-1]
            if frame[0] >= FIRST_QUESTION:
                if self.advisors:
                    settle_advisors(self)
                if self.deals:
                    settle(self)
                question = QUESTION[frame[0]]
                asked = question.seats(self, frame)
                if asked:
                    self.asked = asked
                    return
                self.stack.pop()
                question.opened(self, frame, [[] for _ in range(self.seats)])
            else:
                self.stack.pop()
                STEP[frame[0]](self, frame)
        assert self.outcomes, f"nothing is pending in phase {self.phase} of turn {self.turn}"
        assert self.phase == MENTAT_PAUSE

    # --- knowledge of a seat -------------------------------------------------------------
    def check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def view(self, seat: Any) -> View:
        self.check_seat(seat)
        decision = self.decision(seat) if seat in self.to_act else None
        return view_of(self, seat, decision, Game.filled)

    def resample(self, seat: Any, rng: Rng) -> Game:
        """Return a random full state, made from this seat's view alone, that the seat cannot tell from the real one."""
        made = self.view(seat).resample(rng)
        assert isinstance(made, Game)
        return made

    # --- copies --------------------------------------------------------------------------
    @staticmethod
    def filled(source: State) -> Game:
        game = Game()
        source.copy_into(game)
        return game

    def clone(self) -> Game:
        game = Game()
        self.copy_into(game)
        return game

    def digest(self) -> str:
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)


def _as_action(action: Any) -> int:
    """Convert an integer type of another library to int; refuse anything that is not an integer."""
    if not isinstance(action, bool):
        try:
            return index(action)
        except TypeError:
            pass
    raise MalformedAction(f"an action is a whole number from 0 to {len(VOCABULARY) - 1}, not {action!r}")


def new(title: str, seed: int, options: Mapping[str, Any], listen: bool = False, trace: set[int] | None = None) -> Game:
    """Start a new game and run it to its first decision; the options are the complete options of the title's meta."""
    game = Game(choice_for(title, options))
    if listen:
        game.listen()
    game.trace = trace
    game.chance = Chance(key_of(seed), STREAMS)
    game.push(SET_UP)
    game.advance()
    return game


def from_bytes(data: bytes) -> Game:
    """Return the game that `to_bytes` wrote; refuse damaged bytes, and name the fault."""
    try:
        plain = json.loads(data)
        game = Game(rules_of(plain))
        game.unpack(plain)
    except DamagedData:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise DamagedData(f"these bytes are no game of this title: {error}") from error
    return game


copying.register(Game, View)
