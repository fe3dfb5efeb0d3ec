"""The OpenSpiel game of every title, such as `python_sandtable_imperium`.

    import pyspiel
    from sandtable.envs import openspiel_game  # registers the games
    game = pyspiel.load_game("python_sandtable_imperium(players=3)")

All chance comes first: DIGITS chance nodes with BASE equally likely outcomes each are the digits of the seed, and the
seed determines the rest of the game. So the outcomes of every chance node can be listed, histories can be replayed and
states serialized. (OpenSpiel's sampled chance would ask a Python game for the state of its random generator, which
only C++ games can provide.) Algorithms that must not know what the seed determines use `resample_from_infostate`.

Seats that decide at the same time are asked one after the other in seat order, as in any sequential game; an answer is
not part of any other seat's observation or information state until all have answered. In a resampled state, the seats
that have answered before the player to act answer again, at random.

The observation consists of the view as JSON text and the observation row as a tensor. The information state string
adds a digest of all events the player has seen; the information state tensor is the observation row and has no memory.
A public observer shows what all players see alike, a private one the rest of one player's view; both have strings only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.core.errors import BadOption
from sandtable.core.events import Event, Item
from sandtable.core.rng import Rng
from sandtable.core.titles import Option, meta
from sandtable.envs.arrays import Arrays, np
from sandtable.envs.extras import need
from sandtable.envs.factored import apart, common
from sandtable.envs.games import Games, observed
from sandtable.envs.rewards import reward_named

pyspiel: Any = need("pyspiel")

if TYPE_CHECKING:

    class Game:
        """The parts of OpenSpiel's classes that this file uses, declared for the type checker."""

        def __init__(self, kind: Any, info: Any, params: dict[str, Any]) -> None: ...
        def num_players(self) -> int: ...

    class State:
        def __init__(self, game: Game) -> None: ...
        def clone(self) -> TitleState: ...
        def get_game(self) -> Any: ...
else:
    Game = pyspiel.Game
    State = pyspiel.State

DIGITS: Final = 3
BASE: Final = 1024
PUBLIC: Final = -1  # in place of a player: what everybody sees
MOST_DECISIONS: Final = 20_000


def name_of(title: str) -> str:
    """Return the title's name in OpenSpiel's registry: `python_sandtable_imperium`."""
    return f"python_sandtable_{title}"


# --- parameters ----------------------------------------------------------------------------
def _default(option: Option) -> Any:
    """Return the default of an option as an OpenSpiel parameter. Parameters have a fixed type and are never None: the
    default -1 or "" means that the title decides about a number or a word."""
    if option.other == "number":
        return -1
    if option.several:
        return ""
    if option.default is not None:
        return option.default
    return option.named[0] if option.named else ""


def parameters(title: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults: its options, the seats as `players`, and `reward`."""
    found = {option.name: _default(option) for option in meta(title).options}
    return {"players": found.pop("seats"), **found, "reward": "win"}


def as_parameters(options: Mapping[str, Any]) -> dict[str, Any]:
    """Convert options of `sandtable.new` to OpenSpiel's parameters; `_options` is the inverse."""
    given = {"players" if name == "seats" else name: value for name, value in options.items() if value is not None}
    return {name: "+".join(value) if isinstance(value, list | tuple) else value for name, value in given.items()}


def _options(title: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Convert OpenSpiel's parameters to options of `sandtable.new`; lists of ids are joined with `+`. OpenSpiel fills
    in all defaults, including options that are allowed only in some games, so values equal to the default are left out.
    """
    options: dict[str, Any] = {"seats": given["players"]}
    for option in meta(title).options:
        if option.name == "seats" or given[option.name] == _default(option):
            continue
        value = given[option.name]
        if option.several or (option.other == "list" and value not in option.named):
            value = value.split("+")
        options[option.name] = value
    return options


def _game_type(title: str, rivalled: bool) -> Any:
    """Return OpenSpiel's description of the game. A game in which automated parties can win (`rivalled`) is not
    zero-sum: what they win, the players lose, but they are no players in OpenSpiel."""
    kinds = pyspiel.GameType
    found = meta(title)
    return kinds(
        short_name=name_of(title),
        long_name=f"{found.name} (Sandtable)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if rivalled else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(title),
    )


@lru_cache(64)
def _kind_of(title: str, options: str) -> tuple[Games, bool]:
    """Return the games with these options, given as JSON, and whether automated parties can win them. The result is
    cached, since OpenSpiel makes a new game for every state that it reads back."""
    kind = Games(title, json.loads(options))
    return kind, meta(title).part("statistics").parties(kind.new(0)) > kind.seats


class TitleGame(Game):
    """The OpenSpiel game of a title (see `game_of`); its parameters are those of `parameters(title)`."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        full = {**parameters(title), **(params or {})}
        for name in params or {}:
            if name not in parameters(title):
                raise BadOption(f"{name_of(title)} has no parameter {name!r}; it takes {', '.join(parameters(title))}")
        self.kind, rivalled = _kind_of(title, json.dumps(_options(title, full)))
        self.reward = reward_named(full["reward"])
        players = self.kind.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.arrays.words,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if rivalled else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_game_type(title, rivalled), info, params or {})

    def new_initial_state(self, *given: Any) -> TitleState:
        return TitleState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TitleObserver:
        return TitleObserver(self.kind, iig_obs_type, params)


@cache
def game_of(title: str) -> type[TitleGame]:
    """Return the class of a title's OpenSpiel game. It is a class and not a function because OpenSpiel holds on to it
    until after Python has shut down, which a function would not survive."""
    name = f"{title.title().replace('_', '')}Game"
    made = type(name, (TitleGame,), {"title": title})
    globals()[name] = made  # pickle looks for it here
    return made


class Table:
    """The game of an OpenSpiel state, with its event log and a cache of views. It can be copied and pickled, even if
    the engine is compiled."""

    def __init__(self) -> None:
        self.digits: list[int] = []
        self.game: Any = None
        self.log: list[tuple[str, int, int, int, int, int, tuple[Item, ...]]] = []
        # For each player: the number of log entries in the digest, and the digest.
        self.memories: list[tuple[int, str]] = []
        # Of the current position, by player; with PUBLIC, the part all players see alike.
        self._views: dict[int, dict[str, Any]] = {}
        self._rows: dict[int, Any] = {}  # likewise, as tensors

    def row(self, player: int, arrays: Arrays) -> Any:
        """Return the player's observation of the current position as a row; the caller must not change it."""
        if player not in self._rows:
            self._rows[player] = arrays.see(self.game, player)
        return self._rows[player]

    def seen(self, player: int) -> dict[str, Any]:
        """Return the player's view of the current position as data."""
        if player not in self._views:
            self._views[player] = self.game.view(player).as_dict()
        return self._views[player]

    def common(self) -> Any:
        """Return the part of the current position that all players see alike, as data."""
        if PUBLIC not in self._views:
            self._views[PUBLIC] = common([self.seen(player) for player in range(self.game.seats)])
        return self._views[PUBLIC]

    def moved(self) -> None:
        """Empty the cache of views and rows after an action."""
        self._views = {}
        self._rows = {}

    def begin(self, kind: Games) -> None:
        """Start the game; the digits chosen by the chance nodes make up its seed."""
        seed = 0
        for digit in self.digits:
            seed = seed * BASE + digit
        self.game = kind.new(seed, listen=True)
        self.memories = [(0, "")] * (self.game.seats + 1)  # the last one is that of the public
        self.note()

    def note(self) -> None:
        """Move the game's new events to the log, and empty the cache of views and rows."""
        self.moved()
        for event in self.game.take_events():
            self.log.append((event.kind, event.seat, event.amount, event.thing, event.cause, event.eyes, event.items))

    def memory(self, player: int) -> str:
        """Return a digest of all events as this player has seen them; with PUBLIC, as a spectator has seen them."""
        done, digest = self.memories[player]
        for kind, seat, amount, thing, cause, eyes, items in self.log[done:]:
            seen = Event(kind, seat, amount, thing, cause, eyes, 0, "", items).seen_by(player)
            line = f"{digest} {kind} {seat} {amount} {seen.thing} {cause} {seen.items}"
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
        self._views = {}
        self._rows = {}
        self.game = None
        if data["game"] is not None:
            self.game = sandtable.from_bytes(data["game"])
            self.game.listen()


class TitleState(State):
    """An OpenSpiel state of the game. `table.game` is Sandtable's own state, or None until the seed is known."""

    def __init__(self, game: TitleGame) -> None:
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
            table.begin(self.get_game().kind)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.get_game().kind.vocabulary.words[action]

    def returns(self) -> list[float]:
        game = self.table.game
        if game is None or not game.over:
            return [0.0] * self.get_game().num_players()
        earned: list[float] = self.get_game().reward(game.outcome)[: game.seats]
        return earned

    def resample_from_infostate(self, player: int, sampler: Any) -> TitleState:
        """Return a random state that this player cannot tell from the real one; `sampler` returns numbers from 0 to 1.

        Its history is that of the real game, so the chance actions in it do not match its cards.
        """
        other = self.clone()
        if self.table.game is not None:
            self.table.memory(player)
            other.table.memories[player] = self.table.memories[player]
            rng = Rng(int(sampler() * (1 << 60)))
            other.table.game = world = self.table.game.view(player).resample(rng)
            other.table.moved()
            while not self.table.game.over and world.to_act[0] != self.table.game.to_act[0]:
                seat = world.to_act[0]  # it has answered in the real game, but the answer is hidden
                options = world.decision(seat).options
                world.apply(seat, options[rng.below(len(options))])
            world.listen()
        return other

    def __str__(self) -> str:
        game = self.table.game
        if game is None:
            return "deal " + " ".join(map(str, self.table.digits))
        to_act = f"seat {game.to_act[0]}: {game.decision(game.to_act[0]).kind}" if not game.over else "over"
        return f"decision {game.actions_taken}, {to_act}, {game.digest()}"


class TitleObserver:
    """The observation of a player as an array (`tensor`) and as a string (`string_from`). With perfect recall the
    string begins with a digest of past events. Public and private observers have strings only
    (`sandtable.envs.factored`)."""

    def __init__(self, kind: Games, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters; not {params}")
        kinds = pyspiel.PrivateInfoType
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.public = iig_obs_type is None or iig_obs_type.public_info
        self.private = iig_obs_type is None or iig_obs_type.private_info == kinds.SINGLE_PLAYER
        if iig_obs_type is not None and iig_obs_type.private_info == kinds.ALL_PLAYERS:
            raise ValueError("an observer shows the private information of one player or of none, not of all players")
        self._arrays = kind.arrays
        self.tensor = np.zeros(kind.arrays.layout.size, np.float32) if self.public and self.private else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        if self.tensor is None:
            return
        if state.table.game is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = state.table.row(player, self._arrays)

    def string_from(self, state: TitleState, player: int) -> str:
        table = state.table
        if table.game is None:
            return f"seat {player}: not dealt yet" if self.private else "not dealt yet"
        if self.public and self.private:
            seen: Any = table.seen(player)
        elif self.public:
            seen = table.common()
        else:
            seen = apart(table.seen(player), table.common()) if self.private else {}
        said = json.dumps(seen, separators=(",", ":"))
        return f"{table.memory(player if self.private else PUBLIC)} {said}" if self.recall else said


def register(title: str) -> None:
    """Register the title for pyspiel.load_game. OpenSpiel's description is that of a game with default parameters."""
    if name_of(title) not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(title, rivalled=parameters(title)["players"] == 1), game_of(title))


for _title in observed():
    register(_title)
