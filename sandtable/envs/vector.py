"""Many games stepped by one call, into arrays that are made once.

games = VectorEnv("imperium", games=256, seats=4, seed=7)
step = games.reset()
while learning:
    actions = policy(step.observation, step.mask)         # int32, one for each game
    step = games.step(actions)

Each game plays on by itself: `to_act` says which seat of it decides now, and the observation and the mask are that
seat's. A game that has ended says so in `done`, with its rewards, and its row shows the first decision of the next.
The arrays are the same ones after every step: copy what is to be kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sandtable.core.contract import Outcome
from sandtable.core.errors import BadOption, IllegalAction, MalformedAction
from sandtable.core.rng import Rng
from sandtable.core.titles import Meta, check_seed, meta
from sandtable.envs.arrays import WORDS, Rows, np
from sandtable.envs.observation import SIZE
from sandtable.envs.rewards import reward_named

TITLES: Final = ("imperium",)


class Step(NamedTuple):
    """What a call of `reset` or `step` gives: arrays with one row for each game."""

    observation: Any  # float32 (games, SIZE): of the seat to act; all zeros with observe=False
    mask: Any  # bool (games, words of the vocabulary): its options
    to_act: Any  # int32 (games,)
    rewards: Any  # float32 (games, seats): of games that have just ended; else 0
    done: Any  # bool (games,): games that have just ended


class VectorEnv:
    """`games` games of `title`; `options` are those of `sandtable.new`."""

    def __init__(
        self,
        title: str = "imperium",
        games: int = 64,
        seats: int = 4,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        observe: bool = True,
        reward: str = "win",
    ) -> None:
        if title not in TITLES:
            raise BadOption(f"option 'title' takes {', '.join(map(repr, TITLES))}; not {title!r}")
        if not isinstance(games, int) or isinstance(games, bool) or games < 1:
            raise BadOption(f"option 'games' takes a whole number from 1; not {games!r}")
        self.title = title
        self.games = games
        self.seats = seats
        self.observe = observe
        self.outcomes: dict[int, Outcome] = {}
        self._meta: Meta = meta(title)
        self._options = self._meta.check({"seats": seats, **(options or {})})
        self._meta.new(0, self._options)  # refuses what cannot be, before the first reset
        self._seed = check_seed(seed)
        self._reward = reward_named(reward)
        self._rngs: list[Rng] = []
        self._states: list[Any] = []
        self._seats: list[int] = []
        self.observation = np.zeros((games, SIZE), np.float32)
        self.mask = np.zeros((games, WORDS), np.bool_)
        self.to_act = np.zeros(games, np.int32)
        self.rewards = np.zeros((games, seats), np.float32)
        self.done = np.zeros(games, np.bool_)
        self._rows = Rows(self.observation)
        self._flat_mask = self.mask.reshape(-1)
        self._bases = np.arange(games, dtype=np.intp) * WORDS
        self._step = Step(self.observation, self.mask, self.to_act, self.rewards, self.done)

    def states(self) -> list[Any]:
        """The games themselves, for those who want to know more than the arrays say."""
        return self._states[:]

    def _new(self, game: int) -> Any:
        rng = self._rngs[game]
        return self._meta.new((rng.below(1 << 30) << 30) | rng.below(1 << 30), self._options)

    def reset(self, seed: int | None = None) -> Step:
        """All games anew. The same seed gives the same games, whatever was played before."""
        if seed is not None:
            self._seed = check_seed(seed)
        root = Rng(self._seed)
        self._rngs = [root.fork() for _ in range(self.games)]
        self._states = [self._new(game) for game in range(self.games)]
        self._clear()
        return self._look()

    def step(self, actions: Any) -> Step:
        """One action for each game. If one of them is no option, nothing is changed and the error names the game."""
        if not self._states:
            raise BadOption("reset() comes before step()")
        self._check(actions)
        if self.outcomes:
            self._clear()
        states = self._states
        game = 0
        for state, seat, action in zip(states, self._seats, actions.tolist(), strict=True):
            state.apply(seat, action)
            if state.over:
                self._end(game, state)
            game += 1
        return self._look()

    def _check(self, actions: Any) -> None:
        if not isinstance(actions, np.ndarray) or actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise MalformedAction(f"actions are an array of {self.games} whole numbers, one for each game")
        if actions.min() < 0 or actions.max() >= WORDS:
            raise MalformedAction(f"an action is a whole number from 0 to {WORDS - 1}")
        allowed = self._flat_mask[self._bases + actions]
        if not allowed.all():
            game = int(allowed.argmin())
            words = self._states[game].vocabulary.words
            options = ", ".join(words[option] for option in np.flatnonzero(self.mask[game]))
            raise IllegalAction(f"game {game}: {words[int(actions[game])]} is no option now; the options are {options}")

    def _clear(self) -> None:
        self.outcomes = {}
        self.rewards.fill(0.0)
        self.done.fill(False)

    def _end(self, game: int, state: Any) -> None:
        outcome = state.outcome
        self.outcomes[game] = outcome
        self.rewards[game] = self._reward(outcome)[: self.seats]
        self.done[game] = True
        self._states[game] = self._new(game)

    def _look(self) -> Step:
        """Masks and observations of every game, for the seat that decides now."""
        seats: list[int] = []
        options: list[int] = []
        widths: list[int] = []
        add = self._rows.add
        observe = self.observe
        for state in self._states:
            seat = state.to_act[0]
            seats.append(seat)
            here = state.decision(seat).options
            options += here
            widths.append(len(here))
            if observe:
                add(state, seat)
        if observe:
            self._rows.write()
        self._seats = seats
        self.to_act[:] = seats
        self._flat_mask.fill(False)
        where = self._bases.repeat(widths)
        where += np.frombuffer(array("H", options), np.uint16)
        self._flat_mask[where] = True
        return self._step
