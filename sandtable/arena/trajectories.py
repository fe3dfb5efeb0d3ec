"""Record every decision of a game: what the seat saw, its options, what it chose and how the game ended for it.

A `Recorder` watches a game (`playing.play_out`) and returns its `Trajectory`, which processes can send to each other.
`trajectory_store` writes trajectories as Parquet. Nothing here needs a library.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from sandtable.bots import Named, canonical, listed
from sandtable.bots.own import name_of
from sandtable.core.contract import FreeState, Outcome, State, View
from sandtable.core.decisions import Decision
from sandtable.core.errors import BadOption
from sandtable.core.observing import Layout, Sheet
from sandtable.core.titles import meta
from sandtable.envs import rewards

ROW: Final = "row"
VIEW: Final = "view"
# What is kept of a position: the row of numbers of the environments, the view as JSON text, both, or neither.
POSITIONS: Final[dict[str, tuple[str, ...]]] = {ROW: (ROW,), VIEW: (VIEW,), "both": (ROW, VIEW), "none": ()}
TRAJECTORY: Final = "trajectory"  # the key of a game's trajectory beside its figures, on the way to the writer
FREE: Final = "free"  # the kind of an action that nobody asked for (`core.contract.FreeState`)

# The columns of the table of decisions, with types and meanings; `row` and `view` follow if they are kept.
DECISIONS: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "int", "the number of the game, as in the table of games"),
    ("step", "int", "how many actions of the game came before"),
    ("round", "int", "the round of the game, or its turn in the classic game"),
    ("seat", "int", "who decides"),
    ("bot", "text", "the bot on that seat"),
    ("kind", "text", "the kind of question; `free` for a word that nobody asked for"),
    ("options", "ints", "the actions that are allowed, as numbers of the vocabulary"),
    ("action", "int", "the action that was chosen"),
    ("choice", "int", "its place among the options, from 0"),
    ("word", "text", "the action as a word"),
    ("rank", "int", "the rank of that seat at the end of the game, 1 is best"),
    ("points", "int", "its points at the end"),
    ("win", "float", "its share of the win: 1, or a part of it if several win"),
    ("reward", "float", "its reward at the end, as `reward=\"win\"` of the environments has it"),
)  # fmt: skip
GAMES: Final[tuple[tuple[str, str, str], ...]] = (
    ("game", "int", "the number of the game"),
    ("block", "int", "games of a block share the seed and the options"),
    ("rotation", "int", "by how many seats the bots have moved on in the block"),
    ("seed", "int", "the seed of the deal"),
    ("options", "text", "the options of the game, as JSON"),
    ("bots", "texts", "the bot on each seat"),
    ("decisions", "int", "rows of this game in the table of decisions"),
    ("rounds", "int", "how many rounds it lasted"),
    ("ranks", "ints", "the rank of each party that can win; the seats come first"),
    ("points", "ints", "their points"),
    ("rewards", "floats", "their rewards, as `reward=\"win\"` has them"),
    ("reason", "text", "why the game ended"),
    ("tie_break", "text", "what broke a tie; empty if nothing did"),
    ("digest", "text", "the digest of the final position, which a replay must reach"),
)  # fmt: skip
POSITION_COLUMNS: Final[dict[str, tuple[str, str]]] = {
    ROW: ("row", "what the seat may know, as the row of numbers of docs/environments.md (bytes)"),
    VIEW: ("text", "what the seat may know, as JSON"),
}


@dataclass
class Trajectory:
    """A finished game: `columns` has its decisions for the table of decisions, `game` its row in the table of games."""

    game: dict[str, Any]
    columns: dict[str, list[Any]]
    rows: list[bytes]  # observations; empty unless they are kept


def check_positions(positions: str) -> None:
    """Raise an error for a name that is not in `POSITIONS`."""
    if positions not in POSITIONS:
        raise BadOption(f"positions takes {', '.join(POSITIONS)}; not {positions!r}")


def specs_of(bots: str | Sequence[Named], seats: int) -> list[str]:
    """Return the spec of the bot on each seat; if only one bot is given, it plays all seats."""
    specs: list[str] = []
    for bot in listed(bots):
        specs.append(canonical(bot) if isinstance(bot, str) else name_of(bot if isinstance(bot, type) else type(bot)))
    return specs * seats if len(specs) == 1 else specs


class Recorder:
    """A watcher that records one game played by bots; `bots` has the spec of each seat."""

    def __init__(self, state: State, bots: Sequence[str], positions: str) -> None:
        check_positions(positions)
        self._state = state
        self._bots = list(bots)
        self._kept = POSITIONS[positions]
        self._layout: Layout | None = None
        if ROW in self._kept:
            self._layout = meta(state.title).part("observation").layout_of(state)
        self._rows: list[bytes] = []
        asked = [name for name, _, _ in DECISIONS]
        self._columns: dict[str, list[Any]] = {name: [] for name in [*asked, *([VIEW] if VIEW in self._kept else [])]}

    def decided(self, decision: Decision, view: View | None, action: int) -> None:
        """Record the answer of a seat to its question."""
        self._add(decision.seat, decision.kind, list(decision.options), action, view)

    def said(self, seat: int, word: int) -> None:
        """Record a free word: an action of a seat that was not asked."""
        self._add(seat, FREE, list(cast(FreeState, self._state).free_options(seat)), word, None)

    def _add(self, seat: int, kind: str, options: list[int], action: int, view: View | None) -> None:
        state = self._state
        if action not in options:
            return  # refused in a moment: the game fails
        told = {
            "step": state.actions_taken,
            "round": getattr(state, "round", 0),
            "seat": seat,
            "bot": self._bots[seat],
            "kind": kind,
            "options": options,
            "action": action,
            "choice": options.index(action),
            "word": state.vocabulary.words[action],
        }
        if VIEW in self._kept:
            shown = (view or state.view(seat)).as_dict()
            told[VIEW] = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
        if self._layout is not None:
            sheet = Sheet(self._layout, 1)
            sheet.begin(0)
            self._layout.filler().read_state(state, seat, sheet)
            self._rows.append(bytes(sheet.buffer()))
        for name, value in told.items():
            self._columns[name].append(value)

    def finish(self, where: Mapping[str, Any], options: Mapping[str, Any], outcome: Outcome) -> Trajectory:
        """Return the trajectory of the game, which is over. `where` has the values of the first columns of the table of
        games."""
        columns = self._columns
        seats: list[int] = columns["seat"]
        rewarded = rewards.win(outcome)
        shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(outcome.ranks))]
        columns["game"] = [where["game"]] * len(seats)
        ends: dict[str, Sequence[Any]] = {
            "rank": outcome.ranks,
            "points": outcome.points,
            "win": shares,
            "reward": rewarded,
        }
        for name, by_seat in ends.items():
            columns[name] = [by_seat[seat] for seat in seats]
        game = {
            **where,
            "options": json.dumps(options, sort_keys=True),
            "bots": self._bots,
            "decisions": len(seats),
            "rounds": getattr(self._state, "round", 0),
            "ranks": outcome.ranks,
            "points": outcome.points,
            "rewards": rewarded,
            "reason": outcome.reason,
            "tie_break": outcome.tie_break,
            "digest": self._state.digest(),
        }
        return Trajectory(game, columns, self._rows)
