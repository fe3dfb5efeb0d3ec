"""The beginning after the first moves of another game, so that a player can continue it differently."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.beginnings import Begun, check_keys
from sandtable.core.contract import State
from sandtable.core.errors import BadBeginning, SandtableError
from sandtable.core.record import Record
from sandtable.core.titles import Meta


class AfterMoves:
    """The kind of beginning `record`: a game continues after the first moves of another. Its own record has that game's
    deal and these moves.

    A player asks for it with `{"kind": "record", "record": text or JSON of the record, "moves": number of moves}`.
    """

    lasting = True

    def check(self, begin: Mapping[str, Any]) -> None:
        check_keys(begin, "moves")
        moves = begin["moves"]
        if type(moves) is not int or moves < 0:
            raise BadBeginning(f"begin.moves: a number of moves is wanted, not {moves!r:.100}")

    def start(self, about: Meta, seed: int, options: Mapping[str, Any], begin: Mapping[str, Any], **how: Any) -> State:
        return about.new(seed, options, **how)

    def moves(self, begin: Mapping[str, Any]) -> int:
        self.check(begin)
        return int(begin["moves"])

    def begun(self, about: Meta, asked: Mapping[str, Any]) -> Begun:
        check_keys(asked, "record", "moves")
        text, moves = asked["record"], asked["moves"]
        if not isinstance(text, str):
            raise BadBeginning("begin.record: the text of a record is wanted")
        try:
            record = Record.parse(text)
        except SandtableError as wrong:
            raise BadBeginning(f"begin.record: {wrong}") from wrong
        if record.title != about.id:
            raise BadBeginning(f"begin.record: this is a game of {record.title}, not of {about.id}")
        if record.begin is not None and record.begin["kind"] != "record":
            raise BadBeginning("begin.record: this game began at a position, not with its deal")
        if type(moves) is not int or not 0 <= moves <= len(record):
            raise BadBeginning(f"begin.moves: 0 to {len(record)} moves are wanted, not {moves!r:.100}")
        state = record.at(moves)
        if state.over or state.sealed:
            why = "the game is over there" if state.over else "several seats were deciding at once there"
            raise BadBeginning(f"begin.moves: {why}; take another number of moves")
        made = record.moves[:moves]
        return Begun(
            dict(record.options),
            {"kind": "record", "moves": moves},
            record.seed,
            tuple((move.seat, move.action) for move in made),
            {number: move.comment for number, move in enumerate(made, 1) if move.comment},
        )


AFTER_MOVES: Final = AfterMoves()
