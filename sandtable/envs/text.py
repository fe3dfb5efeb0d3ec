"""Games in plain text, for players who read and write: language models and people at a terminal.

    env = TextEnv("imperium", lang="en", seats=4)
    env.reset(seed=7)
    done = False
    while not done:
        seat, text = env.get_observation()
        done, info = env.step(answer(text))
    rewards, info = env.close()

The calls are those of TextArena's environments. An observation has the position as the seat knows it, the events since
its last observation, the question and its numbered options. An answer is a number of the list, a word such as
`card:dagger` or the text of an option, alone or in square brackets. An answer that is not an option changes nothing;
the next observation starts with the reason.
"""

from __future__ import annotations

import secrets
from copy import deepcopy
from typing import Any

from sandtable.core.contract import State
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.core.speaking import attend
from sandtable.core.titles import meta
from sandtable.envs.rewards import reward_named
from sandtable.envs.seeds import refuse_seed
from sandtable.tell import (
    BadChoice,
    NoQuestion,
    choose,
    news_text,
    tell_names,
    tell_outcome,
    tell_position,
    tell_question,
)


# --- a table --------------------------------------------------------------------------------
class TextTable:
    """A game played in text: each seat is shown what it may know, and answers in text.

    `transcript` records every text shown and every answer.
    """

    def __init__(self, title: str, lang: str, seed: int, options: dict[str, Any]) -> None:
        refuse_seed(options)
        about = meta(title)
        self.words = Words(lang)
        self.game: State = about.new(seed, about.check(options), listen=True)
        attend(self.game, range(self.game.seats))
        self.transcript: list[tuple[int, str, str]] = []  # seat, text, answer
        self._events: list[Event] = []
        self._told = [0] * self.game.seats  # how many events each seat has been told
        self._refused = [""] * self.game.seats
        self._collect()

    def __getstate__(self) -> dict[str, Any]:
        """Return the attributes to copy or pickle, without the texts of the language, which the copy loads again."""
        return {**vars(self), "words": self.words.lang}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy, and let its game collect events again."""
        vars(self).update({**state, "words": Words(state["words"])})
        self.game.listen()

    def _collect(self) -> None:
        self._events += self.game.take_events()

    def news(self, seat: int) -> str:
        """Return the events since this seat was last shown a text."""
        table = meta(self.game.title).part("table")
        lines = table.lines(self._events, [seat], self.words, tell_names(self.game, self.words), self._told[seat])
        self._told[seat] = len(self._events)
        return news_text([line["text"] for line in lines], self.words)

    def observation(self, seat: int) -> str:
        """Return the text for a seat: why its last answer was refused (if it was), the news, the position, and the
        question if the seat is asked."""
        words = self.words
        parts = [self._refused[seat]] if self._refused[seat] else []
        self._refused[seat] = ""
        happened = self.news(seat)
        if happened:
            parts.append(f"## {words.say('text-since')}\n{happened}")
        you = words.say("text-you", seat=seat, who=tell_names(self.game, words)[seat])
        parts.append(f"## {words.say('text-position')}\n{you}\n{tell_position(self.game, seat, words)}")
        if self.game.outcome is not None:
            parts.append(tell_outcome(self.game, words))
        elif seat in self.game.to_act:
            parts.append(f"## {words.say('text-question')}\n{tell_question(self.game, seat, words)}")
        else:
            parts.append(words.say("text-not-asked"))
        return "\n\n".join(parts)

    def answer(self, seat: int, text: str, told: str = "") -> None:
        """Take a seat's answer to its question. Raise `BadChoice` and change nothing in the game if the answer is not
        an option."""
        try:
            action = choose(self.game, seat, text, self.words)
        except BadChoice as bad:
            self._refused[seat] = str(bad)
            self.transcript.append((seat, told, text))
            raise
        self.game.apply(seat, action)
        self.transcript.append((seat, told, text))
        self._collect()


class TextEnv:
    """An environment in text with the calls of TextArena: `reset`, `get_observation`, `step` and `close`.

    `reward` is one of `sandtable.envs.rewards`; all other options are those of the title.
    """

    def __init__(self, title: str = "imperium", lang: str = "en", reward: str = "win", **options: Any) -> None:
        refuse_seed(options)
        meta(title).check(options)
        Words(lang)  # an unknown language is refused here
        self.title = title
        self.lang = lang
        self.options = options
        self._reward = reward_named(reward)
        self._table: TextTable | None = None
        self._shown: tuple[int, str] | None = None

    def __copy__(self) -> TextEnv:
        """Return a deep copy: two environments never share a game."""
        return deepcopy(self)

    @property
    def table(self) -> TextTable:
        """The current game."""
        if self._table is None:
            raise NoQuestion("there is no game yet: call reset first")
        return self._table

    def reset(self, num_players: int | None = None, seed: int | None = 0) -> None:
        """Start a game with this seed; None, which TextArena's wrappers pass on, takes a random one. `num_players`
        replaces the option `seats`."""
        if seed is None:
            seed = secrets.randbits(256)
        seats = {} if num_players is None else {"seats": num_players}
        self._table = TextTable(self.title, self.lang, seed, {**self.options, **seats})
        self._shown = None

    def get_observation(self) -> tuple[int, str]:
        """Return the seat that must answer, and the text shown to it. Both stay the same until the next step."""
        if self.table.game.over:
            raise NoQuestion("the game is over: call close or reset")
        if self._shown is None:
            seat = self.table.game.to_act[0]
            self._shown = seat, self.table.observation(seat)
        return self._shown

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take the answer of the seat that was asked; return whether the game is over, and `refused`, the reason if the
        answer was not an option."""
        seat, told = self.get_observation()
        self._shown = None
        try:
            self.table.answer(seat, action, told)
        except BadChoice as bad:
            return False, {"seat": seat, "refused": str(bad)}
        return self.table.game.over, {"seat": seat, "refused": None}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Return the reward of each seat, all 0 in an unfinished game, and its rank and points."""
        game = self.table.game
        outcome = game.outcome
        if outcome is None:
            return dict.fromkeys(range(game.seats), 0.0), {seat: {} for seat in range(game.seats)}
        earned = self._reward(outcome)
        info = {seat: {"rank": outcome.ranks[seat], "points": outcome.points[seat]} for seat in range(game.seats)}
        return {seat: float(earned[seat]) for seat in range(game.seats)}, info
