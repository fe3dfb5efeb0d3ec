"""A seat of a game in this process; bots play the other seats."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.bots import Bot, listed, make, make_all
from sandtable.bots.speaking import can_speak, speak
from sandtable.core.decisions import Decision
from sandtable.core.errors import BadSeat
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.speaking import attentive_words
from sandtable.core.titles import meta
from sandtable.mcp.seat import Seat, Seen, ToolRefusal
from sandtable.tell import BadChoice, allowed, tell_names, tell_outcome, tell_position

BOT_SALT: Final = 0xB07  # separates the bots' random numbers from the game's
STAND_IN: Final = "G"  # answers for a bot that has failed

log = logging.getLogger("sandtable.mcp")


class Absent:
    """A placeholder for the model's seat in the list of bots. It is never asked for a choice."""

    name = table_name = ""
    needs_view = False

    def choose(self, view: Any, decision: Decision, rng: Rng) -> int:
        raise AssertionError("the model's seat is not played by a bot")


class LocalSeat(Seat):
    """The model's seat in a game that runs in this process. `opponents` names one bot for all other seats, or one for
    each."""

    def __init__(
        self, title: str, seed: int, options: Mapping[str, Any], words: Words, opponents: str = "G",
        seat: int | None = None,
    ) -> None:  # fmt: skip
        self.title = title
        self.words = words
        self._record = Record(title, seed, options, listen=True)
        self._table = meta(title).part("table")
        seats = self._record.state.seats
        chance = Rng(seed ^ BOT_SALT)
        if seat is not None and not 0 <= seat < seats:
            raise BadSeat(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        self.number = chance.below(seats) if seat is None else seat
        bots = make_all(listed(opponents), max(1, seats - 1))[: seats - 1]
        self._players: list[Bot] = [*bots[: self.number], Absent(), *bots[self.number :]]
        self._rngs = [chance.fork() for _ in range(seats)]
        self._silent: dict[int, int] = {}
        self._events: list[Event] = []
        self._told = 0
        self._left = False
        for word in attentive_words(self._record.state, self.number):
            self._record.apply(self.number, word)
        self._play_on()

    @property
    def over(self) -> bool:
        return self._left or self._record.state.over

    # --- what the seat sees ---------------------------------------------------------------
    def _names(self) -> list[str]:
        return tell_names(self._record.state, self.words)

    def look(self) -> Seen:
        state, names = self._record.state, self._names()
        position = tell_position(state, self.number, self.words)
        if state.outcome is not None:
            return Seen(position, names, outcome=tell_outcome(state, self.words))
        if self._left or self.number not in state.to_act:
            return Seen(position, names)
        look = self._table.look(state, self.number, self.words, names)
        return Seen(
            position, names, asked=True, prompt=look["prompt"], rule=look["rule"],
            options=[(option["action"], option["label"]) for option in look["options"]],
            closed={word: (why[0]["text"], why[0]["rule"]) for word, why in look["closed"].items() if why},
        )  # fmt: skip

    def news(self) -> list[str]:
        lines = self._table.lines(self._events, [self.number], self.words, self._names(), self._told)
        self._told = len(self._events)
        return [line["text"] for line in lines]

    # --- play -----------------------------------------------------------------------------
    def answer(self, words: Sequence[str]) -> None:
        for action in self._checked(words):
            self._record.apply(self.number, action)
        self._play_on()

    def _checked(self, words: Sequence[str]) -> list[int]:
        """Return the actions of these words, or refuse all of them.

        Each word must be an option of the question that is open after the words before it. No word may follow one that
        reveals something hidden, since a refusal would then tell what it was.
        """
        state = self._record.state
        if self.over or self.number not in state.to_act:
            raise ToolRefusal(self.words.say("text-not-asked"))
        trial, group = state.clone(), len(state.deciding) > 1
        actions: list[int] = []
        for at, word in enumerate(words, 1):
            known = trial.learnt == state.learnt and (len(trial.deciding) > 1) == group
            if trial.over or self.number not in trial.to_act or not known:
                raise BadChoice(self.words.say("mcp-not-together", n=at))
            look = self._table.look(trial, self.number, self.words, self._names())
            options = [(option["action"], option["label"]) for option in look["options"]]
            if word not in dict(options):
                which = self.words.say("mcp-answer-number", n=at)
                raise BadChoice(f"{which} {allowed(options, word, '', self.words)}")
            actions.append(state.vocabulary.number(word))
            trial.apply(self.number, actions[-1])
        return actions

    def _play_on(self) -> None:
        """Let the bots play until the model is asked."""
        state = self._record.state
        speaks = can_speak(state, self._players)
        while not state.over:
            if speaks:
                speak(state, self._players, self._silent, say=self._record.apply)
            if self.over or self.number in state.to_act:
                break
            seat = state.to_act[0]
            self._record.apply(seat, self._choice(seat, state.decision(seat)))
        self._events += state.take_events()

    def _choice(self, seat: int, decision: Decision) -> int:
        """Return the choice of the bot on this seat. If that bot fails, another one chooses, so that the game goes
        on."""
        bot, state = self._players[seat], self._record.state
        try:
            action = bot.choose(state.view(seat) if bot.needs_view else None, decision, self._rngs[seat])
            if action in decision.options:
                return action
            log.warning("the bot %s chose %r, which is not an option", bot.name, action)
        except Exception:
            log.exception("the bot %s has failed", bot.name)
        return make(STAND_IN).choose(state.view(seat), decision, self._rngs[seat])

    def wait(self, seconds: float) -> None:
        """Do nothing, because the bots have always moved before the model is told anything."""

    def chat(self, text: str) -> None:
        raise ToolRefusal(self.words.say("mcp-nobody-to-talk-to"))

    def leave(self) -> None:
        self._left = True

    def close(self) -> None:
        """Do nothing: a local game has no sockets or threads to close."""

    def record(self) -> str | None:
        return self._record.to_json()
