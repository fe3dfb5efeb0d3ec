"""The Gymnasium environment of every title: one seat against bots, such as `sandtable/Imperium-v0`.

    import gymnasium
    env = gymnasium.make("sandtable.envs.gymnasium_env:sandtable/Imperium-v0", seats=3, opponents="G")
    observation, info = env.reset(seed=7)
    terminated = False
    while not terminated:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

See docs/environments.md for the observation, the actions and the reward.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from sandtable.bots import Bot, Named, UnknownBot, listed, make_all
from sandtable.core.errors import BadOption, IllegalAction
from sandtable.core.rng import Rng
from sandtable.envs.arrays import np
from sandtable.envs.extras import need
from sandtable.envs.games import Games, observed, version, with_seats
from sandtable.envs.rewards import reward_named
from sandtable.envs.seeds import read_seed

gymnasium: Any = need("gymnasium")

if TYPE_CHECKING:

    class Env:
        """The parts of Gymnasium's class that this file uses, declared for the type checker."""

        np_random: Any

        def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any: ...
else:
    Env = gymnasium.Env

BOT_SALT = 0xB07  # separates the bots' random numbers from the game's
ILLEGAL = ("raise", "wrap")


def id_of(title: str) -> str:
    """Return the title's id in Gymnasium's registry: `sandtable/Imperium-v0`."""
    return f"sandtable/{title.title().replace('_', '')}-v{version(title)}"


def opponents_of(specs: Any, others: int) -> list[Bot]:
    """Return a bot for each of the other seats. In a solo game the list is empty; then `specs` may name only one bot,
    such as the default."""
    if not isinstance(specs, Sequence) and hasattr(specs, "choose"):
        specs = [specs]
    if not isinstance(specs, Sequence) or not all(isinstance(spec, str) or hasattr(spec, "choose") for spec in specs):
        raise BadOption(
            "option 'opponents' takes bots as one text or as a list of texts and bots: 'G,R,R' or [MyBot(), 'G', 'G']; "
            f"not {specs!r}"
        )
    given = listed(specs)
    if others == 0 and len(given) > 1:
        raise UnknownBot(f"{len(given)} bots were named ({specs!r}), but with one seat there are no opponents")
    return make_all(given, max(1, others))[:others]


class SeatEnv(Env):
    """One seat of a game; bots play the others.

    - `seats`: the number of seats
    - `seat`: the learner's seat, or "random" for a different one in each game
    - `opponents`: one bot for all other seats ("G"), or one for each of them clockwise from the learner's seat
      ("G,R,S:200" or a list, which may hold bots of your own: [MyBot(), "G", "my_package:MyBot"])
    - `reward`: "win" or "rank"
    - `illegal`: with "raise", an action that is not an option raises IllegalAction and changes nothing; with "wrap", it
      selects the option with that number modulo the number of options, for tools that do not support masks
    - every option of `sandtable.new`

    `layout` describes the fields of the observation.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        title: str,
        *,
        seats: int | None = None,
        seat: int | str = 0,
        opponents: Bot | str | Sequence[Named] = "G",
        reward: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOption(f"option 'render_mode' takes None or 'ansi'; not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise BadOption(f"option 'illegal' takes {', '.join(map(repr, ILLEGAL))}; not {illegal!r}")
        self._kind = Games(title, with_seats(seats, options))
        self._arrays = self._kind.arrays
        self.layout = self._arrays.layout
        seats = self._kind.seats
        if seat != "random" and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats):
            raise BadOption(f"option 'seat' takes 'random' or a seat from 0 to {seats - 1}; not {seat!r}")
        self._wanted_seat = seat
        self._bots = opponents_of(opponents, seats - 1)
        self._reward = reward_named(reward)
        self._wrap = illegal == "wrap"
        self._game: Any = None
        self._seat = 0
        self._rngs: list[Rng] = []
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(
            self._arrays.low, self._arrays.high, (self.layout.size,), np.float32
        )
        self.action_space = gymnasium.spaces.Discrete(self._arrays.words)

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

    @property
    def game(self) -> Any:
        """The game itself, for callers that need more than the observation."""
        return self._game

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return self._seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game; with a seed, the same game as `sandtable.new` with that seed. `options` are ignored."""
        if seed is not None:
            seed = read_seed(seed)
        super().reset(seed=seed)
        game_seed = seed if seed is not None else int(self.np_random.integers(1 << 60))
        seats = self._kind.seats
        self._seat = int(self.np_random.integers(seats)) if self._wanted_seat == "random" else int(self._wanted_seat)
        self._game = self._kind.new(game_seed)
        chance = Rng(game_seed ^ BOT_SALT)
        self._rngs = [chance.fork() for _ in self._bots]
        self._others_play()
        return self._arrays.see(self._game, self._seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an option; then the bots play until this seat must decide again or the game is over."""
        game = self._game
        try:
            game.apply(self._seat, action)
        except IllegalAction:
            if not self._wrap:
                raise
            options = sorted(game.decision(self._seat).options)
            game.apply(self._seat, options[int(action) % len(options)])
        self._others_play()
        reward = self._reward(game.outcome)[self._seat] if game.over else 0.0
        return self._arrays.see(game, self._seat), reward, game.over, False, self._info()

    def action_masks(self) -> Any:
        """Return one bool for each word of the vocabulary, True for an option. Learners with action masks expect this
        name."""
        return self._info()["action_mask"].astype(bool)

    def _others_play(self) -> None:
        """Let the bots play until the learner's seat must decide. If several seats decide at the same time, the learner
        is asked first; the bots do not see its answer."""
        game = self._game
        while not game.over and self._seat not in game.to_act:
            seat = game.to_act[0]
            place = (seat - self._seat - 1) % self._kind.seats
            bot = self._bots[place]
            view = game.view(seat) if bot.needs_view else None
            game.apply(seat, bot.choose(view, game.decision(seat), self._rngs[place]))

    def _info(self) -> dict[str, Any]:
        """Return the action mask and the learner's seat, and after the game also the seat's rank and points."""
        game = self._game
        if not game.over:
            return {"action_mask": self._arrays.mask_of(game.decision(self._seat).options), "seat": self._seat}
        outcome = game.outcome
        rank, points = outcome.ranks[self._seat], outcome.points[self._seat]
        return {"action_mask": self._arrays.mask_of([]), "seat": self._seat, "rank": rank, "points": points}

    def render(self) -> str | None:
        """Return the position as JSON text, as far as the learner's seat may know it."""
        if self.render_mode is None:
            return None
        return json.dumps(self._game.view(self._seat).as_dict(), indent=1)


def register(title: str) -> None:
    """Register the title for gymnasium.make."""
    if id_of(title) not in gymnasium.registry:
        entry = "sandtable.envs.gymnasium_env:SeatEnv"
        gymnasium.register(id=id_of(title), entry_point=entry, kwargs={"title": title})


for _title in observed():
    register(_title)
