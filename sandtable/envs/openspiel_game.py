"""Dune: Imperium for OpenSpiel: `python_sandtable_imperium`, for 1 to 4 players.

import pyspiel
from sandtable.envs import openspiel_game  # registers the game
game = pyspiel.load_game("python_sandtable_imperium(players=3)")

Chance comes first and all at once: DIGITS chance nodes, each with BASE equal outcomes, are the digits of the seed
that the rest of the game follows from. So every chance node can be listed, a history replays, and a state can be
written down. (OpenSpiel's sampled chance would ask a Python game for the state of its generator, which only games in
C++ can give.) Those who must not know what the seed holds use `resample_from_infostate`.

The observation is the view in words and the row of `observation`. The string of an information state adds a digest of
everything the player has seen happen; its tensor is the row of the observation, and remembers nothing.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.core.events import EVERYONE
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.envs.arrays import WORDS, np, see
from sandtable.envs.extras import need
from sandtable.envs.rewards import reward_named
from sandtable.imperium.lab.fields import SIZE
from sandtable.imperium.rules.words import VOCABULARY

pyspiel: Any = need("pyspiel")

if TYPE_CHECKING:

    class Game:
        """What the checker needs to know of OpenSpiel's classes."""

        def __init__(self, kind: Any, info: Any, params: dict[str, Any]) -> None: ...
        def num_players(self) -> int: ...

    class State:
        def __init__(self, game: Game) -> None: ...
        def clone(self) -> ImperiumState: ...
        def get_game(self) -> Any: ...
else:
    Game = pyspiel.Game
    State = pyspiel.State

NAME: Final = "python_sandtable_imperium"
DIGITS: Final = 3
BASE: Final = 1024
MOST_DECISIONS: Final = 20_000
_PARAMETERS: Final = {
    "players": 4, "leaders": "random", "first": -1, "reward": "win", "difficulty": "mercenary", "rivals": "random",
    "ties_for_second": "nothing",
}  # fmt: skip


def _game_type(alone: bool) -> Any:
    """Alone the Rivals win what the player loses, and they are no players of OpenSpiel's."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Dune: Imperium (Sandtable)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS,
    )


TYPE: Final = _game_type(alone=False)  # as registered: what the game is with its parameters left as they are
ALONE_TYPE: Final = _game_type(alone=True)


def _options(params: dict[str, Any]) -> dict[str, Any]:
    """OpenSpiel's parameters as options of `sandtable.new`; several leaders are joined by `+`. Defaults are given too,
    some of them for what only one player may say: so whatever is as by default is left out."""
    options: dict[str, Any] = {"seats": params["players"]}
    for name in ("leaders", "rivals", "first", "difficulty", "ties_for_second"):
        value = params[name]
        if value != _PARAMETERS[name]:
            options[name] = value.split("+") if name == "rivals" or (name == "leaders" and value != "draft") else value
    return options


class ImperiumGame(Game):
    """Parameters: `players`, `leaders` ("random", "draft" or ids joined by "+"), `first` (-1 for random), `reward`,
    `ties_for_second`; for one player also `difficulty` and `rivals` ("random" or two ids joined by "+")."""

    defaults: dict[str, Any] = _PARAMETERS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        full = {**_PARAMETERS, **(params or {})}
        self.options = meta("imperium").check(_options(full))
        sandtable.new("imperium", seed=0, **self.options)  # refuses what cannot be
        self.reward = reward_named(full["reward"])
        players = self.options["seats"]
        info = pyspiel.GameInfo(
            num_distinct_actions=WORDS,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(ALONE_TYPE if players == 1 else TYPE, info, params or {})

    def new_initial_state(self, *given: Any) -> ImperiumState:
        return ImperiumState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ImperiumObserver:
        return ImperiumObserver(iig_obs_type, params)


class Table:
    """The game of a state, with what has happened: can be copied and pickled, also where the engine is compiled."""

    def __init__(self) -> None:
        self.digits: list[int] = []
        self.game: Any = None
        self.log: list[tuple[str, int, int, int, int, int]] = []
        # For each player: how much of the log is in the digest, and the digest.
        self.memories: list[tuple[int, str]] = []

    def begin(self, options: dict[str, Any]) -> None:
        seed = 0
        for digit in self.digits:
            seed = seed * BASE + digit
        self.game = meta("imperium").new(seed, options, listen=True)
        self.memories = [(0, "")] * self.game.seats
        self.note()

    def note(self) -> None:
        for event in self.game.take_events():
            self.log.append((event.kind, event.seat, event.amount, event.thing, event.cause, event.eyes))

    def memory(self, player: int) -> str:
        """A digest of all this player has seen happen."""
        done, digest = self.memories[player]
        for kind, seat, amount, thing, cause, eyes in self.log[done:]:
            seen = thing if eyes == EVERYONE or (eyes >> player) & 1 else 0
            line = f"{digest} {kind} {seat} {amount} {seen} {cause}"
            digest = blake2b(line.encode(), digest_size=16).hexdigest()
        self.memories[player] = (len(self.log), digest)
        return digest

    def __deepcopy__(self, memo: Any) -> Table:
        other = Table()
        other.digits = self.digits[:]
        other.log = self.log[:]
        other.memories = self.memories[:]
        if self.game is not None:
            other.game = self.game.clone()
            other.game.listen()
        return other

    def __getstate__(self) -> dict[str, Any]:
        game = None if self.game is None else self.game.to_bytes()
        return {"digits": self.digits, "game": game, "log": self.log, "memories": self.memories}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.digits, self.log, self.memories = data["digits"], data["log"], data["memories"]
        self.game = None
        if data["game"] is not None:
            self.game = sandtable.from_bytes(data["game"])
            self.game.listen()


class ImperiumState(State):
    """A state of the game; `table.game` is Sandtable's own, once the seed is dealt."""

    def __init__(self, game: ImperiumGame) -> None:
        super().__init__(game)
        self.table = Table()

    def current_player(self) -> Any:
        game = self.table.game
        if game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if game.over else game.to_act[0]

    def is_terminal(self) -> bool:
        game = self.table.game
        return game is not None and game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1.0 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.game.decision(player).options)

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.game is not None:
            table.game.apply(table.game.to_act[0], action)
            table.note()
            return
        table.digits.append(action)
        if len(table.digits) == DIGITS:
            table.begin(self.get_game().options)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else VOCABULARY.words[action]

    def returns(self) -> list[float]:
        game = self.table.game
        if game is None or not game.over:
            return [0.0] * self.get_game().num_players()
        earned: list[float] = self.get_game().reward(game.outcome)[: game.seats]
        return earned

    def resample_from_infostate(self, player: int, sampler: Any) -> ImperiumState:
        """A random state this player cannot tell from the real one; `sampler` gives numbers from 0 to 1.

        Its history is the real one's, of which the deal is not to be believed.
        """
        other = self.clone()
        if self.table.game is not None:
            self.table.memory(player)
            other.table.memories[player] = self.table.memories[player]
            rng = Rng(int(sampler() * (1 << 60)))
            other.table.game = self.table.game.view(player).resample(rng)
            other.table.game.listen()
        return other

    def __str__(self) -> str:
        game = self.table.game
        if game is None:
            return "deal " + " ".join(map(str, self.table.digits))
        to_act = f"seat {game.to_act[0]}: {game.decision(game.to_act[0]).kind}" if not game.over else "over"
        return f"round {game.round}, decision {game.actions_taken}, {to_act}, {game.digest()}"


class ImperiumObserver:
    """What a player may know: `tensor` and `string_from`; with perfect recall the string has a digest of the past."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters; not {params}")
        wanted = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (not iig_obs_type.public_info or iig_obs_type.private_info != wanted):
            raise ValueError("what lies open and what one player holds are observed together, and not apart")
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ImperiumState, player: int) -> None:
        game = state.table.game
        if game is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = see(game, player)

    def string_from(self, state: ImperiumState, player: int) -> str:
        game = state.table.game
        if game is None:
            return f"seat {player}: not dealt yet"
        seen = json.dumps(game.view(player).as_dict(), separators=(",", ":"))
        return f"{state.table.memory(player)} {seen}" if self.recall else seen


pyspiel.register_game(TYPE, ImperiumGame)
