"""The vector environment: step many games of any title with one call, into preallocated arrays.

    games = VectorEnv("imperium", games=256, seats=4, seed=7)
    step = games.reset()
    while learning:
        actions = policy(step.observation, step.mask)  # an integer for each game; `sample` chooses at random
        step = games.step(actions)

The games are independent. `to_act` is the seat to act in each game; the observation and the mask are those of this
seat. Seats that decide at the same time are asked one after the other; an answer is not part of any other seat's
observation until all have answered. When a game ends, `done` is set, `rewards` has its rewards, and its row shows the
first decision of the next game. Every step writes into the same arrays: copy what you want to keep.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, NamedTuple

from sandtable.core.contract import Outcome
from sandtable.core.errors import BadOption, IllegalAction, MalformedAction
from sandtable.core.rng import Rng
from sandtable.envs.arrays import Rows, np
from sandtable.envs.games import Games, with_seats
from sandtable.envs.rewards import reward_named
from sandtable.envs.seeds import next_seed, read_seed
from sandtable.envs.stepping import advance


class Step(NamedTuple):
    """The result of `reset` or `step`, as arrays with one row for each game."""

    observation: Any  # float32 (games, size of the layout): for the seat to act; all zeros with observe=False
    mask: Any  # bool (games, words of the vocabulary): the options of the seat to act
    to_act: Any  # int32 (games,)
    rewards: Any  # float32 (games, seats): the rewards of games that have just ended; otherwise 0
    done: Any  # bool (games,): whether the game has just ended


_FILLED: Final = Step._fields  # the arrays that a step fills
_ALLOCATED: Final = frozenset(
    [*_FILLED, "layout", "_words", "_rows", "_reader", "_flat_mask", "_bases", "_step"]
)  # by `_allocate`


class VectorEnv:
    """`games` parallel games of `title`. `options` are those of `sandtable.new` except the seats. `layout` describes
    the fields of the observation."""

    def __init__(
        self,
        title: str,
        games: int = 64,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        observe: bool = True,
        reward: str = "win",
    ) -> None:
        if type(games) is not int or games < 1:
            raise BadOption(f"option 'games' takes a whole number from 1; not {games!r}")
        if options is not None and "seats" in options:
            raise BadOption("the number of seats is given with seats=, not among the options")
        self.title = title
        self.games = games
        self.observe = observe
        self.outcomes: dict[int, Outcome] = {}
        self._kind = Games(title, with_seats(seats, options or {}))
        self.seats = self._kind.seats
        self._seed = read_seed(seed)
        self._reward = reward_named(reward)
        self._rngs: list[Rng] = []
        self._states: list[Any] = []
        self._seats: list[int] = [0] * games
        self._allocate()

    def _allocate(self) -> None:
        """Allocate the arrays of the environment, and the buffers that belong to them."""
        games, arrays = self.games, self._kind.arrays
        self.layout = arrays.layout
        self._words = words = arrays.words
        self.observation = np.zeros((games, self.layout.size), np.float32)
        self.mask = np.zeros((games, words), np.bool_)
        self.to_act = np.zeros(games, np.int32)
        self.rewards = np.zeros((games, self.seats), np.float32)
        self.done = np.zeros(games, np.bool_)
        self._rows = Rows(self.layout, games)
        self._reader = self.layout.filler() if self.observe else None
        self._flat_mask = self.mask.reshape(-1)
        self._bases = np.arange(games, dtype=np.intp) * words
        self._step = Step(self.observation, self.mask, self.to_act, self.rewards, self.done)

    def __copy__(self) -> Any:
        """Return a deep copy: two environments never share a game."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Return the attributes to copy or pickle, without the arrays, which the copy makes again by `_allocate`."""
        kept = {name: value for name, value in vars(self).items() if name not in _ALLOCATED}
        return {**kept, "arrays": [getattr(self, name) for name in _FILLED]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        arrays = state.pop("arrays")
        vars(self).update(state)
        self._allocate()
        for name, values in zip(_FILLED, arrays, strict=True):
            getattr(self, name)[:] = values

    def states(self) -> list[Any]:
        """Return the games themselves, for callers that need more than the arrays."""
        return self._states[:]

    def state(self) -> Any:
        """Return what all seats of each game know together, for centralised critics: an array of shape (games, seats,
        size) with the observation of each seat as a row. Cards that no seat knows are not in it."""
        if not self._states:
            raise BadOption("reset() comes before state()")
        return np.stack([self._kind.arrays.see_all(state) for state in self._states])

    def _new(self, game: int) -> Any:
        return self._kind.new(next_seed(self._rngs[game]))

    def reset(self, seed: int | None = None) -> Step:
        """Start a new game in every row and return the first step. The same seed gives the same games, no matter what
        was played before."""
        if seed is not None:
            self._seed = read_seed(seed)
        root = Rng(self._seed)
        self._rngs = [root.fork() for _ in range(self.games)]
        self._states = [self._new(game) for game in range(self.games)]
        self._clear()
        return self._play(None)

    def step(self, actions: Any) -> Step:
        """Take one action in each game and return the next step. If one of the actions is not an option, nothing is
        changed and the error names the game."""
        if not self._states:
            raise BadOption("reset() comes before step()")
        chosen = self._check(actions)
        if self.outcomes:
            self._clear()
        return self._play(chosen.tolist())

    def _check(self, actions: Any) -> Any:
        """Return the actions as an array of indices, or raise an error if one of them is not allowed."""
        if not isinstance(actions, np.ndarray) or actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise MalformedAction(f"actions are an array of {self.games} whole numbers, one for each game")
        if actions.min() < 0 or actions.max() >= self._words:
            game = int(((actions < 0) | (actions >= self._words)).argmax())
            raise MalformedAction(
                f"game {game}: an action is a whole number from 0 to {self._words - 1}, not {actions[game]}"
            )
        chosen = actions.astype(np.intp)  # NumPy would convert uint64 plus int64 to float
        allowed = self._flat_mask[self._bases + chosen]
        if not allowed.all():
            game = int(allowed.argmin())
            words = self._states[game].vocabulary.words
            options = ", ".join(words[option] for option in np.flatnonzero(self.mask[game]))
            raise IllegalAction(f"game {game}: {words[chosen[game]]} is no option now; the options are {options}")
        return chosen

    def _clear(self) -> None:
        """Reset `done`, the rewards and the other results of the games that ended in the last step."""
        self.outcomes = {}
        self.rewards.fill(0.0)
        self.done.fill(False)

    def _follow(self, game: int) -> Any:
        """Record the result of a finished game and return the new game that takes its place."""
        outcome = self._states[game].outcome
        self.outcomes[game] = outcome
        self.rewards[game] = self._reward(outcome)[: self.seats]
        self.done[game] = True
        self._states[game] = self._new(game)
        return self._states[game]

    def _play(self, actions: list[int] | None) -> Step:
        """Take an action in each game (none if `actions` is None), fill the arrays and return them as a step."""
        options: list[int] = []
        widths: list[int] = []
        advance(self._states, self._seats, actions, self._follow, options, widths, self._reader, self._rows.sheet)
        if self.observe:
            self._rows.write(self.observation)
        self.to_act[:] = self._seats
        mask = self._flat_mask
        mask.fill(False)
        where = self._bases.repeat(widths)
        where += np.frombuffer(array("I", options), np.uintc)
        mask[where] = True
        return self._step


def sample(mask: Any, random: Any) -> Any:
    """Return a random option for each game, all equally likely, as an array of actions; `random` is a NumPy
    generator."""
    options = np.flatnonzero(mask)
    widths = np.bincount(options // mask.shape[1], minlength=len(mask))
    chosen = widths.cumsum() - widths
    chosen += (random.random(len(widths)) * widths).astype(np.intp)
    return (options[chosen] % mask.shape[1]).astype(np.int32)
