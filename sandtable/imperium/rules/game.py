"""A game of the family as the table knows it: decisions, actions, views, bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from operator import index
from typing import Any, Final

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
from sandtable.imperium.modules import rivals
from sandtable.imperium.rules import combat, frames, menu, questions, rounds, setup, turns
from sandtable.imperium.rules.catalog import NODES, OF_CARD, OF_CONFLICT, OF_LEADER
from sandtable.imperium.rules.resolve import do
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import BLANK, OBSTACLE, OVER, Frame, State, rules_of
from sandtable.imperium.rules.view import View, resample, view_of

_Step = Callable[[State, Frame], None]
_Options = Callable[[State, Frame], list[int]]
_Answer = Callable[[State, Frame, int], None]


def _do_step(s: State, frame: Frame) -> None:
    do(s, frame[1], NODES[frame[2]])


def _discard_intrigue(s: State, frame: Frame) -> None:
    s.intrigue_discard.append(frame[2])


_STEPS: Final[dict[int, _Step]] = {
    frames.DO: _do_step,
    frames.SETUP_LEADERS: setup.leaders_step,
    frames.SETUP_PLAYERS: setup.players_step,
    frames.ROUND: rounds.round_step,
    frames.DEAL: rounds.deal_step,
    frames.TURN: turns.begin_turn,
    frames.NEXT_TURN: turns.next_turn,
    frames.COMBAT: combat.combat_step,
    frames.RESOLVE: combat.resolve_step,
    frames.REWARD: combat.reward_step,
    frames.REWARD_PARTS: combat.reward_parts_step,
    frames.AFTER_REWARDS: combat.after_rewards_step,
    frames.WON: combat.won_step,
    frames.MAKERS: rounds.makers_step,
    frames.RECALL: rounds.recall_step,
    frames.ENDGAME: rounds.endgame_step,
    frames.FINISH: rounds.finish_step,
    frames.DISCARD_INTRIGUE: _discard_intrigue,
    frames.VICTIM: questions.victim_step,
    frames.MENU: menu.open_menu,
    frames.RIVAL_TURN: rivals.turn_step,
    frames.RIVAL_DO: rivals.do_step,
    frames.RIVAL_DEPLOY: rivals.deploy_step,
}

# Each question: its options, and what an answer does.
_QUESTIONS: Final[dict[int, tuple[_Options, _Answer]]] = {
    frames.ASK_LEADER: (setup.leader_options, setup.leader_answer),
    frames.ASK_TOKENS: (setup.tokens_options, setup.tokens_answer),
    frames.ASK_DEFEND: (questions.yes_no, rounds.defend_answer),
    frames.ASK_TURN: (turns.turn_options, turns.turn_answer),
    frames.ASK_AGENT: (turns.agent_options, turns.agent_answer),
    frames.ASK_SPACE: (turns.space_options, turns.space_answer),
    frames.ASK_MELANGE: (turns.melange_options, turns.melange_answer),
    frames.ASK_FIGURE: (questions.yes_no, turns.figure_answer),
    frames.ASK_MENU: (menu.menu_options, menu.menu_answer),
    frames.ASK_PART: (menu.part_options, menu.part_answer),
    frames.ASK_OPTION: (questions.option_options, questions.option_answer),
    frames.ASK_FACTION: (questions.faction_options, questions.faction_answer),
    frames.ASK_LOSE_INFLUENCE: (questions.lose_influence_options, questions.lose_influence_answer),
    frames.ASK_TRASH: (questions.trash_options, questions.trash_answer),
    frames.ASK_DISCARD: (questions.discard_options, questions.discard_answer),
    frames.ASK_NUMBER: (questions.number_options, questions.number_answer),
    frames.ASK_ACQUIRE: (questions.acquire_options, questions.acquire_answer),
    frames.ASK_DECK_TOP: (questions.yes_no, questions.deck_top_answer),
    frames.ASK_FETCH: (questions.fetch_options, questions.fetch_answer),
    frames.ASK_RECALL: (questions.recall_options, questions.recall_answer),
    frames.ASK_VOICE: (questions.voice_options, questions.voice_answer),
    frames.ASK_ASIDE: (questions.aside_options, questions.aside_answer),
    frames.ASK_PEEK: (questions.peek_options, questions.peek_answer),
    frames.ASK_PASS_TURN: (questions.yes_no, questions.pass_turn_answer),
    frames.ASK_VICTIM: (questions.victim_options, questions.victim_answer),
    frames.ASK_ORDEAL: (questions.ordeal_options, questions.ordeal_answer),
    frames.ASK_ALLY: (questions.ally_options, questions.ally_answer),
    frames.ASK_COMBAT: (combat.combat_options, combat.combat_answer),
    frames.ASK_WON: (combat.won_options, combat.won_answer),
    frames.ASK_ENDGAME: (rounds.endgame_options, rounds.endgame_answer),
    frames.ASK_REWARD_PART: (combat.reward_part_options, combat.reward_part_answer),
    frames.ASK_RIVAL_FACTION: (rivals.faction_options, rivals.faction_answer),
    frames.ASK_RIVAL_PAY: (questions.yes_no, rivals.pay_answer),
    frames.ASK_RIVAL_OPTION: (rivals.option_options, rivals.option_answer),
}
_OPTIONS: Final[dict[int, _Options]] = {op: pair[0] for op, pair in _QUESTIONS.items()}
_ANSWERS: Final[dict[int, _Answer]] = {op: pair[1] for op, pair in _QUESTIONS.items()}

# Questions whose first number is a node; the others say below what they are about.
_ABOUT_NODE: Final = frozenset(
    (
        frames.ASK_OPTION,
        frames.ASK_FACTION,
        frames.ASK_LOSE_INFLUENCE,
        frames.ASK_TRASH,
        frames.ASK_DISCARD,
        frames.ASK_NUMBER,
        frames.ASK_ACQUIRE,
        frames.ASK_FETCH,
        frames.ASK_RECALL,
        frames.ASK_VOICE,
        frames.ASK_ASIDE,
        frames.ASK_PEEK,
        frames.ASK_PASS_TURN,
        frames.ASK_VICTIM,
        frames.ASK_ORDEAL,
        frames.ASK_RIVAL_FACTION,
        frames.ASK_RIVAL_PAY,
        frames.ASK_RIVAL_OPTION,
    )
)
_ABOUT_CARD: Final = frozenset(
    (frames.ASK_AGENT, frames.ASK_SPACE, frames.ASK_MELANGE, frames.ASK_FIGURE, frames.ASK_DECK_TOP)
)


class Game(State):
    """The contract of `sandtable.core.contract.State`, for this family."""

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
        """One seat at a time: this family never asks several at once."""
        return self.to_act

    @property
    def sealed(self) -> int:
        return 0

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points = [p.vp for p in self.players if p.rival != OBSTACLE]
        return Outcome(list(self.ended[0]), points, self.ended[1], self.ended[2])

    # Seats and actions come from anywhere: they are Any, so that what is wrong with one is told by
    # `check_seat` and `_as_action`, and not by the TypeError that compiled code has for what is no int.
    def decision(self, seat: Any) -> Decision:
        """What this seat has to decide now."""
        frame = self._asked(seat)
        options = self.open_options()
        cause, node = self._about(frame)
        party = rivals.rival_of(frame) if frame[0] >= frames.FIRST_FOR_RIVAL else -1
        kind, words = frames.KINDS[frame[0]], self.rules.vocabulary
        return Decision(kind, seat, options[:], self.actions_taken, cause, node, words, party)

    def apply(self, seat: Any, action: Any, at: Any = -1) -> None:
        """Take one of the options. Refused actions change nothing."""
        frame = self._asked(seat)
        if type(at) is not int:
            raise MalformedAction(f"the number of a decision is a whole number, not {at!r}")
        if at >= 0 and at != self.actions_taken:
            raise StaleAction(f"that was meant for decision {at}; decision {self.actions_taken} is open now")
        if type(action) is not int:
            action = _as_action(action, self.rules.vocabulary)
        options = self.options_now
        if options is None:
            options = _OPTIONS[frame[0]](self, frame)
        if action not in options:
            self._refuse(action, options)
        self.take(action)

    def take_back(self, seat: Any) -> None:
        self.check_seat(seat)
        raise NothingSealed(f"seat {seat} has sealed nothing: choices are open here")

    def open_options(self) -> list[int]:
        """The options of the open question, for those inside the engine: not to be changed."""
        options = self.options_now
        if options is None:
            frame = self.stack[-1]
            options = self.options_now = _OPTIONS[frame[0]](self, frame)
        return options

    def options_of(self, seat: Any) -> list[int]:
        """The options of this seat's decision alone: not to be changed."""
        self._asked(seat)
        return self.open_options()

    def take(self, action: int) -> None:
        """Take one of `open_options`, unchecked."""
        self.options_now = None
        frame = self.stack.pop()
        self.actions_taken += 1
        _ANSWERS[frame[0]](self, frame, action)
        self.advance()

    def act(self, word: str) -> None:
        """Take an option by its word, for whoever is to act: `game.act("card:stilgar")`."""
        if not self.stack:
            raise GameOver("the game is over")
        self.apply(self.stack[-1][1], self.rules.vocabulary.number(word))

    def advance(self) -> None:
        """Run steps until a seat is asked or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame[0] >= frames.FIRST_QUESTION:
                return
            stack.pop()
            _STEPS[frame[0]](self, frame)
            stack = self.stack

    def _asked(self, seat: Any) -> Frame:
        stack = self.stack
        if not stack:
            raise GameOver("the game is over: no seat owes a decision")
        frame = stack[-1]
        if frame[1] != seat or type(seat) is not int:
            self.check_seat(seat)
            raise OutOfTurn(f"seat {seat} owes no decision now; seat {frame[1]} does")
        return frame

    def _refuse(self, action: int, options: list[int]) -> None:
        vocabulary = self.rules.vocabulary
        vocabulary.check(action)
        allowed = ", ".join(vocabulary.words[option] for option in options)
        raise IllegalAction(f"{vocabulary.words[action]} is no option now; the options are {allowed}")

    def _about(self, frame: Frame) -> tuple[int, int]:
        """The piece and the effect a question is about."""
        op = frame[0]
        if op in _ABOUT_NODE:
            if frame[2] >= 0:
                return NODES[frame[2]].thing, frame[2]
            return OF_LEADER | self.players[frame[1]].leader, -1  # Connections
        if op in _ABOUT_CARD:
            return OF_CARD | frame[2], -1
        if op == frames.ASK_DEFEND:
            return self.rules.space_thing[frame[2]], -1
        if op == frames.ASK_ALLY:
            return self.rules.track_thing[frame[2]], -1
        if op == frames.ASK_REWARD_PART:
            return OF_CONFLICT | self.conflict, -1
        return 0, -1

    # --- what a seat may know ------------------------------------------------------------
    def check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def view(self, seat: Any) -> View:
        self.check_seat(seat)
        decision = self.decision(seat) if self.stack and self.stack[-1][1] == seat else None
        if decision is not None:
            decision.options.sort()  # their order must not tell in which order cards came
        return view_of(self, seat, decision, Game.filled)

    def resample(self, seat: Any, rng: Rng) -> Game:
        """A random full state that this seat cannot tell from the real one: made from its view alone."""
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
    """Whole numbers of other libraries are taken; anything else is no action."""
    if not isinstance(action, bool):
        try:
            return index(action)
        except TypeError:
            pass
    raise MalformedAction(f"an action is a whole number from 0 to {len(vocabulary) - 1}, not {action!r}")


def new(title: str, seed: int, options: Mapping[str, Any], listen: bool = False, trace: set[int] | None = None) -> Game:
    """A new game up to its first decision; options are those of the title's meta, complete."""
    game = Game(options["seats"], ruleset_for(title, options))
    if listen:
        game.listen()
    game.trace = trace
    setup.set_up(game, seed, options)
    game.advance()
    return game


def from_bytes(data: bytes) -> Game:
    """Read back what `to_bytes` wrote; damaged bytes are refused with a reason."""
    try:
        plain = json.loads(data)
        game = Game(len(plain["players"]), rules_of(plain))
        game.unpack(plain)
    except DamagedData:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise DamagedData(f"these bytes are no game of this family: {error}") from error
    return game
