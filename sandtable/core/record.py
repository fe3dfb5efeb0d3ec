"""`Record`: a game as title, ruleset version, options, seed and actions; replay, undo, JSON and a text form.

The hash of everything the deal follows from is published when a game begins and can be verified at the end:
`commitment`.

The text form has one line for each decision, with comments:

    sandtable imperium 2
    seed 7
    option seats 4
    1. 2 card:dagger          # the seat, and what it chose
    2. 2 space:rally_troops

When several seats decide at the same time, their moves are sealed until the last seat has answered: a seat may take
back its own moves, and neither the text nor the JSON contains them. Such moves are in the order of the seats, so that
nothing shows in which order they were made.

A game that does not start with its deal has a beginning (`sandtable.core.beginnings`), one more line of the opening:

    begin {"kind": "record", "moves": 57}
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

from sandtable.core import beginnings
from sandtable.core.contract import State
from sandtable.core.errors import ActionError, DamagedData, SandtableError
from sandtable.core.titles import Meta, check_seed, meta, titles

LONG_SEED: Final = 1 << 63  # from here on a seed is written in hexadecimal digits: other programs have no such integers
_HEXADECIMAL: Final = re.compile(r"0x[0-9a-f]{1,64}")


def seed_text(seed: int) -> str:
    """Return the seed as text, in decimal digits, or in hexadecimal ones if it is long."""
    return str(seed) if seed < LONG_SEED else hex(seed)


def read_seed(seed: Any) -> Any:
    """Return the number of a seed written by `seed_text`; return any other value unchanged, so that the caller can
    refuse it."""
    return int(seed, 16) if isinstance(seed, str) and _HEXADECIMAL.fullmatch(seed) else seed


def recorded(title: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return those options that a record names (`Meta.recorded`); all options if the title is not registered here."""
    return meta(title).recorded(options) if title in titles() else dict(options)


def opening(
    title: str, version: int, options: Mapping[str, Any], seed: int, begin: Mapping[str, Any] | None = None
) -> str:
    """Return the first lines of a record's text: everything that determines the deal, and the beginning if there is
    one."""
    lines = [f"sandtable {title} {version}", f"seed {seed_text(seed)}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in recorded(title, options).items()]
    if begin is not None:
        lines.append(f"begin {json.dumps(begin)}")
    return "\n".join(lines) + "\n"


def commitment(
    title: str, version: int, options: Mapping[str, Any], seed: int, begin: Mapping[str, Any] | None = None
) -> str:
    """Return the SHA-256 hash of the opening. Published when a game begins, it reveals nothing about a 256-bit seed;
    once the seed is public, anyone can verify the hash with `sha256sum` over the first lines of the record."""
    return sha256(opening(title, version, options, seed, begin).encode()).hexdigest()


class Move:
    """One move of a record: the seat, the action, whether it revealed something hidden (`taught`), and a comment."""

    __slots__ = ("seat", "action", "taught", "comment")

    def __init__(self, seat: int, action: int, taught: bool, comment: str = "") -> None:
        self.seat = seat
        self.action = action
        self.taught = taught
        self.comment = comment


def as_json(
    title: str,
    version: int,
    options: Mapping[str, Any],
    seed: int,
    actions: Iterable[tuple[int, int]],
    comments: Mapping[str, str] | None = None,
    begin: Mapping[str, Any] | None = None,
) -> str:
    """Return a record as JSON, made from its fields: also for a game that the current rules cannot replay."""
    data: dict[str, Any] = {
        "title": title,
        "version": version,
        "options": recorded(title, options),
        "seed": seed if seed < LONG_SEED else seed_text(seed),
        "actions": [list(action) for action in actions],
        "comments": dict(comments or {}),
    }
    if begin is not None:
        data["begin"] = dict(begin)
    return json.dumps(data, indent=1)


class Record:
    """A game with its history. `state` is the position after all moves. The first `begun` moves belong to the beginning
    of the game; they are applied like the others, and cannot be undone."""

    def __init__(
        self,
        title: str,
        seed: int,
        options: Mapping[str, Any] | None = None,
        begin: Mapping[str, Any] | None = None,
        **how: Any,
    ) -> None:
        self.meta: Meta = meta(title)
        self.title = title
        self.version = self.meta.version
        self.seed = check_seed(seed)
        self.options: dict[str, Any] = self.meta.check(options or {})
        self.begin = begin
        self.begun = beginnings.moves_of(begin)
        self._how = how
        self.state: State = self._first(**how)
        self.moves: list[Move] = []

    def _first(self, **how: Any) -> State:
        """Return the state of the game before its first move; `how` has further arguments of `Meta.new`, such as
        `listen`."""
        return beginnings.start(self.meta, self.seed, self.options, self.begin, **how)

    def __len__(self) -> int:
        """The number of moves, including sealed ones."""
        return len(self.moves)

    @property
    def open_moves(self) -> list[Move]:
        """All moves except sealed ones: the public part of the record."""
        return self.moves[: len(self.moves) - self.state.sealed]

    @property
    def actions(self) -> list[int]:
        """The actions of all moves."""
        return [move.action for move in self.moves]

    def apply(self, seat: int, action: int, at: int = -1, comment: str = "") -> None:
        """Take an option for a seat and record the move. A refused action changes neither the record nor the state."""
        learnt, sealed = self.state.learnt, self.state.sealed
        self.state.apply(seat, action, at)
        taught = self.state.learnt != learnt
        if self.state.vocabulary.is_free(int(action)):  # a free word counts as said before the sealed answers
            at = len(self.moves) - sealed
            if not self.state.sealed:  # it has interrupted the group: the sealed answers are void
                del self.moves[at:]
            self.moves.insert(at, Move(seat, int(action), taught, comment))
        else:
            self._keep(Move(seat, int(action), False, comment), sealed)
            self.moves[-1].taught = taught

    def _keep(self, move: Move, sealed: int) -> None:
        """Insert a move among the last `sealed` moves, which belong to its group, in the order of the seats."""
        at = len(self.moves)
        while at > len(self.moves) - sealed and self.moves[at - 1].seat > move.seat:
            at -= 1
        self.moves.insert(at, move)

    def take_back(self, seat: int) -> Move:
        """Remove this seat's last sealed move and return it; raise `NothingSealed` if there is none. Nobody else has
        seen the move, so no permission is needed."""
        self.state.take_back(seat)
        mine = [at for at, move in enumerate(self.moves) if move.seat == seat]
        return self.moves.pop(mine[-1])

    def act(self, word: str, comment: str = "") -> None:
        """Take an option by its word, for the first seat that owes an answer."""
        seats = self.state.to_act
        self.apply(seats[0] if seats else 0, self.state.vocabulary.number(word), comment=comment)

    @property
    def commitment(self) -> str:
        """The SHA-256 hash of the record's opening."""
        return commitment(self.title, self.version, self.options, self.seed, self.begin)

    # --- undo ----------------------------------------------------------------------------
    @property
    def undo_floor(self) -> int:
        """The smallest number of moves that an undo may leave in the record without `force`.

        The last mover's own moves can be undone, back to the last move that revealed something hidden or was made by
        another seat; the first `begun` moves always stay. While answers are sealed, nothing can be undone (the floor is
        the number of moves): a seat takes its answer back instead.
        """
        if not self.moves or self.state.sealed:
            return len(self.moves)
        seat = self.moves[-1].seat
        floor = len(self.moves)
        while floor > self.begun and not self.moves[floor - 1].taught and self.moves[floor - 1].seat == seat:
            floor -= 1
        return floor

    def undo(self, moves: int = 1, force: bool = False) -> None:
        """Undo the last moves. An undo below `undo_floor` needs `force`. Moves made at the same time are undone
        together or not at all."""
        if moves < 0 or moves > len(self.moves):
            raise ActionError(f"{moves} moves cannot be taken back; the record has {len(self.moves)}")
        keep = len(self.moves) - moves
        if moves and keep < self.begun:
            raise ActionError(f"the game began after {self.begun} moves: no undo goes back before that")
        if keep < self.undo_floor and not force:
            possible = len(self.moves) - self.undo_floor
            raise ActionError(f"only {possible} moves can be taken back without revealing what was learnt since")
        state = self.at(keep, **self._how)
        if moves and state.sealed:
            raise ActionError(f"several moves were made at once there: {moves} of them would take back only a part")
        self.state = state
        self.state.take_events()  # these events have been shown before
        del self.moves[keep:]

    def at(self, moves: int, **how: Any) -> State:
        """Return the position after the first `moves` moves by replaying them. Within a group this position never
        occurred in play: the first seats have answered, the others have not."""
        if not 0 <= moves <= len(self.moves):
            raise ActionError(f"the record has {len(self.moves)} moves, not {moves}")
        state = self._first(**how)
        for move in self.moves[:moves]:
            state.apply(move.seat, move.action)
        return state

    # --- JSON ----------------------------------------------------------------------------
    def to_json(self) -> str:
        actions = [(move.seat, move.action) for move in self.open_moves]
        comments = {str(i): move.comment for i, move in enumerate(self.open_moves) if move.comment}
        return as_json(self.title, self.version, self.options, self.seed, actions, comments, self.begin)

    @classmethod
    def from_json(cls, text: str, **how: Any) -> Record:
        try:
            data = json.loads(text)
            if not isinstance(data, dict):
                raise DamagedData("a record is a JSON object")
            for key in ("title", "version", "options", "seed", "actions"):
                if key not in data:
                    raise DamagedData(f"the record has no {key!r}")
            if not isinstance(data["options"], dict) or not isinstance(data["actions"], list):
                raise DamagedData("'options' must be an object and 'actions' a list")
            record = cls._begin(
                data["title"], data["version"], read_seed(data["seed"]), data["options"], data.get("begin"), **how
            )
            comments = data.get("comments", {})
            if not isinstance(comments, dict):
                raise DamagedData(f"'comments' must be an object, not {comments!r}")
            for i, pair in enumerate(data["actions"]):
                if not isinstance(pair, list) or len(pair) != 2:
                    raise DamagedData(f"action {i + 1} is {pair!r}; it should be [seat, action]")
                record._take(i, pair[0], pair[1], str(comments.get(str(i), "")))
            record._check_begun()
        except (ValueError, RecursionError) as error:
            if isinstance(error, SandtableError):
                raise
            raise DamagedData(f"the record is not JSON: {error}") from error
        return record

    # --- text ----------------------------------------------------------------------------
    def to_text(self) -> str:
        lines = [opening(self.title, self.version, self.options, self.seed, self.begin).rstrip("\n")]
        words = self.state.vocabulary.words
        for i, move in enumerate(self.open_moves):
            # A move takes one line: a line break in its comment becomes a blank.
            said = " ".join(move.comment.splitlines()).strip()
            comment = f"  # {said}" if said else ""
            lines.append(f"{i + 1}. {move.seat} {words[move.action]}{comment}")
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str, **how: Any) -> Record:
        """Return the record with this text form. Blank lines and comments are ignored; any other unexpected line is
        refused with its number."""
        title, version, seed = "", 0, -1
        options: dict[str, Any] = {}
        begin: Any = None
        record: Record | None = None
        for number, raw in enumerate(text.splitlines(), 1):
            line, _, comment = raw.partition("#")
            words = line.split()
            if not words:
                continue
            try:
                if record is not None and words[0] in ("sandtable", "seed", "option", "begin"):
                    raise DamagedData(f"{words[0]!r} must stand before the first decision")
                if words[0] == "sandtable" and len(words) == 3:
                    title, version = words[1], int(words[2])
                elif words[0] == "seed" and len(words) == 2:
                    seed = read_seed(words[1]) if words[1].startswith("0x") else int(words[1])
                elif words[0] == "option" and len(words) >= 3:
                    options[words[1]] = json.loads(line.split(None, 2)[2])
                elif words[0] == "begin" and len(words) >= 2:
                    begin = json.loads(line.split(None, 1)[1])
                elif words[0].endswith(".") and len(words) == 3:
                    if record is None:
                        record = cls._begin(title, version, seed, options, begin, **how)
                    if int(words[0][:-1]) != len(record) + 1:
                        raise DamagedData(f"decision {len(record) + 1} was expected, not {words[0]}")
                    action = record.state.vocabulary.number(words[2])
                    record._take(len(record), int(words[1]), action, comment.strip())
                else:
                    raise DamagedData(f"{raw.strip()!r} is no line of a record")
            except (SandtableError, ValueError) as error:
                raise DamagedData(f"line {number}: {error}") from error
        record = record if record is not None else cls._begin(title, version, seed, options, begin, **how)
        record._check_begun()
        return record

    @classmethod
    def parse(cls, text: str, **how: Any) -> Record:
        """Return the record in a text of either form, JSON or text."""
        return cls.from_json(text, **how) if text.lstrip().startswith("{") else cls.from_text(text, **how)

    @classmethod
    def _begin(
        cls, title: Any, version: Any, seed: Any, options: dict[str, Any], begin: Any = None, **how: Any
    ) -> Record:
        if not isinstance(title, str) or not title:
            raise DamagedData("the record names no title")
        if version != meta(title).version:
            raise DamagedData(f"the record is of ruleset version {version}; this is version {meta(title).version}")
        return cls(title, seed, options, begin, **how)

    def _check_begun(self) -> None:
        """Raise `DamagedData` if the record ends before its beginning does."""
        if len(self.moves) < self.begun:
            raise DamagedData(f"the game began after {self.begun} moves, and the record has {len(self.moves)}")

    def _take(self, i: int, seat: Any, action: Any, comment: str) -> None:
        try:
            self.apply(seat, action, comment=comment)
        except SandtableError as error:
            raise DamagedData(f"action {i + 1} cannot be: {error}") from error
