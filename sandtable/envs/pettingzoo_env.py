"""The PettingZoo environment of every title: AEC, with an agent for each seat, such as `sandtable/imperium_v0`.

    from sandtable.envs import env
    env = env("imperium", seats=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Seats that decide at the same time are asked one after the other in seat order; an answer is not part of any other
agent's observation until all have answered.

See docs/environments.md for the observation, the actions and the reward.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, Any

from sandtable.core.errors import BadOption
from sandtable.core.rng import Rng
from sandtable.envs.arrays import np
from sandtable.envs.extras import need
from sandtable.envs.games import Games, observed, version, with_seats
from sandtable.envs.rewards import reward_named
from sandtable.envs.seeds import next_seed, read_seed

pettingzoo: Any = need("pettingzoo")
spaces: Any = need("gymnasium.spaces")
wrappers: Any = need("pettingzoo.utils.wrappers")

if TYPE_CHECKING:

    class AECEnv:
        """The parts of PettingZoo's class that this file uses, declared for the type checker."""

        def _was_dead_step(self, action: Any) -> None: ...
        def _deads_step_first(self) -> str: ...
else:
    AECEnv = pettingzoo.AECEnv


def name_of(title: str) -> str:
    """Return the title's name in PettingZoo's registry: `sandtable/imperium_v0`."""
    return f"sandtable/{title}_v{version(title)}"


def env(title: str, /, **options: Any) -> Any:
    """Return the environment with PettingZoo's usual check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(title, **options))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The PettingZoo environment without the check of the order of calls.

    It takes `seats`, `reward` ("win" or "rank"), `render_mode` (None or "ansi") and every option of `sandtable.new`.
    `layout` describes the fields of the observation.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        title: str,
        /,
        *,
        seats: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOption(f"option 'render_mode' takes None or 'ansi'; not {render_mode!r}")
        self._kind = Games(title, with_seats(seats, options))
        self._arrays = self._kind.arrays
        self.layout = self._arrays.layout
        self._reward = reward_named(reward)
        self.metadata = {**self.metadata, "name": name_of(title)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._kind.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self._arrays.low, self._arrays.high, (self.layout.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self._arrays.words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        seats_there = len(self.possible_agents)
        low, high = (np.tile(bound, (seats_there, 1)) for bound in (self._arrays.low, self._arrays.high))
        self.state_space = spaces.Box(low, high, (seats_there, self.layout.size), np.float32)
        self._action_spaces = {agent: spaces.Discrete(self._arrays.words) for agent in self.possible_agents}
        self._rng: Rng | None = None
        self._game: Any = None

    def __copy__(self) -> Any:
        """Return a deep copy: two environments never share a game."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Return the attributes to copy or pickle; the layout and its arrays are left out, and the copy makes them
        again."""
        return {name: value for name, value in vars(self).items() if name not in ("_arrays", "layout")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._arrays = self._kind.arrays
        self.layout = self._arrays.layout

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    @property
    def game(self) -> Any:
        """The game itself, for callers that need more than the observation."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game: with a seed, the same game as `sandtable.new` with that seed; without one, a different game
        each time. `options` are ignored."""
        if seed is None:
            if self._rng is None:
                self._rng = Rng(randbits(60))
            seed = next_seed(self._rng)
        else:
            seed = read_seed(seed)
            self._rng = Rng(seed)
        self._game = self._kind.new(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self._game.to_act[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and mask; the mask is all zeros if it is not the agent's turn."""
        game = self._game
        seat = self._seat_of[agent]
        options = game.decision(seat).options if not game.over and game.to_act[0] == seat else []
        return {"observation": self._arrays.see(game, seat), "action_mask": self._arrays.mask_of(options)}

    def state(self) -> Any:
        """Return what all seats know together, for centralised critics: the observation of each seat as a row. Cards
        that no seat knows are not in it."""
        return self._arrays.see_all(self._game)

    def step(self, action: Any) -> None:
        """Take an option. Anything else raises `MalformedAction` or `IllegalAction` and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        game.apply(self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if game.over:
            outcome = game.outcome
            for seat, earned in enumerate(self._reward(outcome)[: game.seats]):
                name = self.possible_agents[seat]
                self.rewards[name] = earned
                self._cumulative_rewards[name] += earned
                self.terminations[name] = True
                self.infos[name] = {"rank": outcome.ranks[seat], "points": outcome.points[seat]}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[game.to_act[0]]

    def render(self) -> str | None:
        """Return the position as JSON text, as far as the acting agent may know it."""
        if self.render_mode is None:
            return None
        seat = self._seat_of.get(self.agent_selection, 0)
        return json.dumps(self._game.view(seat).as_dict(), indent=1)

    def close(self) -> None:
        """Do nothing; there is nothing to release."""


def register(title: str) -> None:
    """Register the title for pettingzoo.make, unless it is registered already. The registry normalizes names, so the
    check compares its form of the name."""
    name = name_of(title)
    if hasattr(pettingzoo, "register") and pettingzoo.EnvSpec(name).id not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, partial(env, title))


for _title in observed():
    register(_title)
