"""`Game`: one game built from its rows: apply them, undo them, show the position. No database, sockets or time.

A row is `(n, seat, action)`, numbered from 1. An action of 0 or more is a move; a negative one is an undo back to `-1 -
action` moves. The rows alone define the position; a snapshot is only a shortcut. While several seats decide
simultaneously, their answers are not rows yet: `group` holds them until the last one is in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import orjson

from sandtable.core.contract import State
from sandtable.core.errors import ActionError, DamagedData
from sandtable.core.events import Event
from sandtable.core.fluent import Sayings
from sandtable.core.record import Move, Record
from sandtable.core.titles import meta
from sandtable.server.errors import CannotUndo
from sandtable.server.games.event_log import EventLog
from sandtable.server.games.sealed_answers import Answers, Group
from sandtable.server.storage.table_info import Snapshot
from sandtable.server.titles import table_of

WORDS: Final = Sayings()
WATCH: Final = -1  # in place of a seat: a spectator

SAID: Final = "said"  # the kind of an update with free words

EVENT_FIELDS: Final = 8  # plus its items, unless it was stored before events had any

Row = tuple[int, int, int]


def undo_to(moves: int) -> int:
    """Return the action that undoes a game back to this many moves."""
    return -1 - moves


def moves_of(rows: Sequence[Row]) -> tuple[list[tuple[int, int]], int]:
    """Return the moves, as (seat, action), that are left after all undos, and the number of rows before the first
    invalid one. The rules of the game are not applied."""
    moves: list[tuple[int, int]] = []
    for before, (n, seat, action) in enumerate(rows):
        if n != before + 1 or type(seat) is not int or type(action) is not int or -1 - action >= len(moves):
            return moves, before
        if action < 0:
            del moves[-1 - action :]
        else:
            moves.append((seat, action))
    return moves, len(rows)


class Checkpoint(NamedTuple):
    """A position of a game to go back to, with the numbers of moves and rows before it."""

    state: State
    moves: int
    n: int
    last_undo: int
    group: Group | None


class Game:
    """A game and its players' names in `people`, which `rename` may change at any time."""

    def __init__(
        self,
        title: str,
        rules: int,
        seed: int,
        options: dict[str, Any],
        people: Sequence[str],
        begin: dict[str, Any] | None = None,
    ) -> None:
        if meta(title).version != rules:
            raise DamagedData(f"the game is of ruleset version {rules}; this is version {meta(title).version}")
        self.table = table_of(title)
        self.title = title
        self.record = Record(title, seed, options, begin, listen=True)
        self.n = 0
        self.last_undo = 0  # number of the row with the last undo
        self.events = EventLog(self.record.state.take_events())
        self.people = list(people)
        self._choices: list[int] = []  # number of options at each move
        self._labels: dict[int, str] = {}  # labels of moves that can still be undone
        self._views: dict[int, bytes] = {}  # for the current position
        self._offered: dict[int, dict[str, str]] = {}
        self._group: Group | None = None
        self.texts: dict[int, str] = {}  # texts attached to rows, by row number

    # --- rows ----------------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.record.state

    @property
    def moves(self) -> int:
        return len(self.record)

    @property
    def words(self) -> Sayings:
        return WORDS

    def moved_last(self, seat: int) -> bool:
        """Return whether this seat made the last move."""
        moves = self.record.moves
        return bool(moves) and moves[-1].seat == seat

    def apply(self, seat: int, action: int) -> list[Event]:
        """Apply the next row and return its events. A refused action changes nothing."""
        if action < 0:
            self._undo(-1 - action)
            return []
        state = self.record.state
        free = state.vocabulary.is_free(action)
        choices = len(state.decision(seat).options) if seat in state.to_act and not free else 0
        sealed = state.sealed
        label = self._offered.get(seat, {}).get(state.vocabulary.word(action)) if self._offered else None
        self.record.apply(seat, action, comment=self.texts.get(self.n + 1, ""))
        if sealed and not state.sealed:  # the answers are public now
            self.record.moves[-1].taught = True
        self._choices.append(choices)
        if label is not None:
            self._labels[len(self._choices) - 1] = label
        floor = self.record.undo_floor
        if self._labels and min(self._labels) < floor:
            self._labels = {move: label for move, label in self._labels.items() if move >= floor}
        happened = state.take_events()
        self.events.add(happened)
        answers = self._answers if free else {}
        self._moved_on()
        if answers and self._said:  # a free word that does not interrupt leaves the sealed answers as they are
            self._group = Group(state, answers)
        return happened

    def checkpoint(self) -> Checkpoint:
        """Return the current position, to go back to."""
        return Checkpoint(self.state.clone(), self.moves, self.n, self.last_undo, self._group)

    def go_back_to(self, checkpoint: Checkpoint) -> None:
        """Go back to a checkpoint. Only moves, no undo, may have been made since."""
        self.record.state = checkpoint.state
        checkpoint.state.listen()
        checkpoint.state.take_events()
        del self.record.moves[checkpoint.moves :], self._choices[checkpoint.moves :]
        self._labels = {move: label for move, label in self._labels.items() if move < checkpoint.moves}
        self.events.truncate(checkpoint.moves)
        self.n, self.last_undo = checkpoint.n, checkpoint.last_undo
        self._group = Group(checkpoint.state, checkpoint.group.answers) if checkpoint.group is not None else None
        self.clear_views()

    def apply_rows(self, rows: Iterable[Row]) -> None:
        """Apply rows from the database; an invalid one raises `DamagedData`."""
        for n, seat, action in rows:
            self.apply_row(n, seat, action)

    def apply_row(self, n: int, seat: int, action: int) -> list[Event]:
        """Apply one row from the database and return its events."""
        if n != self.n + 1:
            raise DamagedData(f"row {self.n + 1} is missing" if n != self.n else f"row {n} is there twice")
        if type(seat) is not int or type(action) is not int or not 0 <= seat < len(self.people):
            raise DamagedData(f"row {n} cannot be: seat {seat!r} and action {action!r}")
        try:
            return self.apply(seat, action)
        except Exception as error:  # the rules raise their own errors only for input people can send
            raise DamagedData(f"row {n} cannot be: {error!s:.300}") from error

    def _undo(self, to: int) -> None:
        if not self.record.begun <= to < self.moves:
            raise ActionError(f"the game began after {self.record.begun} of {self.moves} moves: no undo to {to}")
        self.record.undo(self.moves - to, force=True)
        del self._choices[to:]
        self._labels = {move: label for move, label in self._labels.items() if move < to}
        self.events.truncate(to)
        self._moved_on()
        self.last_undo = self.n

    def _moved_on(self) -> None:
        self.n += 1
        self._group = None
        self.clear_views()

    def rename(self, people: Sequence[str]) -> None:
        """Change the players' names."""
        self.people = list(people)
        self._labels = {}
        self.clear_views()

    def clear_views(self) -> None:
        """Discard the cached views and labels."""
        self._views = {}
        self._offered = {}

    # --- simultaneous decisions ----------------------------------------------------------
    @property
    def group(self) -> Group | None:
        """Return the seats that decide simultaneously, with their answers; `None` if at most one seat is asked."""
        if self._group is None and len(self.state.deciding) > 1:
            self._group = Group(self.state)
        return self._group

    def set_group(self, group: Group | None) -> None:
        """Replace the sealed answers. The views of seats whose answers are the same stay cached."""
        before = self._answers
        self._group = group
        for seat in self.changed_answers(before):
            self._views.pop(seat, None)
            self._offered.pop(seat, None)

    def load_answers(self, sealed: Mapping[str, Any]) -> list[int]:
        """Load the stored answers and return the seats whose answers changed. Invalid answers raise `DamagedData`."""
        before = self._answers
        if sealed and self.group is None:
            raise DamagedData("there are sealed answers, and no more than one seat is asked")
        if self.group is not None:
            self.set_group(Group.of(self.state, sealed))
        return self.changed_answers(before)

    @property
    def _answers(self) -> Answers:
        return self._group.answers if self._group is not None else {}

    def changed_answers(self, before: Answers) -> list[int]:
        now = self._answers
        return [seat for seat in range(len(self.people)) if now.get(seat) != before.get(seat)]

    def answers_of(self, seats: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        """Return the answers of these seats in the open group; together with `n` they determine what these seats
        see."""
        return tuple(tuple(self._answers.get(seat, ())) for seat in seats)

    def position(self, seat: int) -> State:
        """Return the position as this seat may know it. In a simultaneous decision it contains no answers but the
        seat's own."""
        return self.group.position(seat) if self.group is not None and seat >= 0 else self.state

    def at(self, seat: int) -> int:
        """Return the number that an answer of this seat must carry. It grows with every answer of the seat and every
        new row, so that an outdated answer is noticed; other seats' sealed answers do not change it."""
        return self.asked_at + len(self._answers.get(seat, ()))

    @property
    def asked_at(self) -> int:
        """Return the number of the row since which the open question is the same. Free words do not make an answer
        stale, unless they interrupt it."""
        return max(self.n - self._said, self.last_undo)

    @property
    def _said(self) -> int:
        """Return the number of free words said since the open question was asked."""
        return int(getattr(self.state, "said", 0))

    # --- undo ----------------------------------------------------------------------------
    def undo_steps(self, seat: int) -> list[int]:
        """Return the numbers of moves to which this seat may undo the game, the largest first: back to before each of
        its latest moves with a choice, as long as nobody else has moved or learnt anything since."""
        moves = self.record.moves
        if self.group is not None:
            return [to for to, _, _ in self._own_answers(seat)]
        if not self.moved_last(seat) or self.state.over:
            return []
        floor = self.record.undo_floor
        return [to for to in range(len(moves) - 1, floor - 1, -1) if self._choices[to] > 1]

    def _own_answers(self, seat: int) -> list[tuple[int, int, State]]:
        """Return the answers this seat can take back in the open group, latest first: the move count to go back to, the
        answer, and the position it was given in. A forced answer is taken back with the one before it."""
        if self.group is None:
            return []
        steps = enumerate(self.group.steps(seat), self.moves)
        found = [(to, action, state) for to, (action, state) in steps if len(state.decision(seat).options) > 1]
        return found[::-1]

    def check_undo(self, seat: int, to: int) -> None:
        if to not in self.undo_steps(seat):
            raise CannotUndo()

    def _undo_labels(self, seat: int) -> list[tuple[int, str]]:
        """Return the move counts this seat may undo to, each with the label of the move."""
        if self.group is not None:
            return [(to, self._label(action, state, seat)) for to, action, state in self._own_answers(seat)]
        return [(to, self._label_of(to)) for to in self.undo_steps(seat)]

    def _label(self, action: int, state: State, seat: int) -> str:
        return self.table.label(state, seat, action, WORDS, self.names)

    def _label_of(self, move: int) -> str:
        """Return the label of a move; after a restart, replay the moves to find it."""
        if move not in self._labels:
            floor = self.record.undo_floor
            state = self.record.at(floor)
            for at in range(floor, self.moves):
                made = self.record.moves[at]
                if at not in self._labels:
                    self._labels[at] = self._label(made.action, state, made.seat)
                state.apply(made.seat, made.action)
        return self._labels[move]

    # --- views ---------------------------------------------------------------------------
    @property
    def names(self) -> list[str]:
        return self.table.names(self.state, WORDS, self.people)

    def view(self, seat: int) -> bytes:
        """Return everything that is shown to a seat, or to spectators (`WATCH`), as JSON."""
        found = self._views.get(seat)
        if found is None:
            if seat == WATCH:
                data = self.table.watch(self.state, WORDS, self.names)
                data |= {"undo": [], "at": self.asked_at, "answered": []}
            else:
                data = self.table.look(self.position(seat), seat, WORDS, self.names)
                data["undo"] = [
                    {"to": to, "label": WORDS.say("undo-before", move=label)} for to, label in self._undo_labels(seat)
                ]
                data["at"] = self.at(seat)
                data["answered"] = [
                    {"action": state.vocabulary.word(action), "label": self._label(action, state, seat)}
                    for action, state in (self.group.steps(seat) if self.group is not None else ())
                ]
                self._offered[seat] = {option["action"]: option["label"] for option in data["options"]}
            if "terms" in data:
                data["said"] = {str(move): self._text(move) for move in data["terms"]}
            found = self._views[seat] = orjson.dumps(data)
        return found

    def _text(self, move: int) -> str:
        """Return the text that a player attached to move number `move`."""
        return self.record.moves[move - 1].comment if 0 < move <= self.moves else ""

    def lines_from(self, seats: Sequence[int], start: int) -> list[dict[str, Any]]:
        """Return the lines of the log that begin at event number `start`, as players of these seats may read them, with
        attached texts."""
        lines = self.table.lines(self.events, seats, WORDS, self.names, start)
        for line in lines:
            if "terms" in line:
                line["said"] = self._text(line.pop("terms"))
        return lines

    def lines(self, seats: Sequence[int], after: int = -1) -> list[dict[str, Any]]:
        """Return the lines of the log as players of these seats may read them, without the lines of the first `after`
        moves (-1: the whole log)."""
        start = self.events.index_after(after) if after >= 0 else 0
        return self.lines_from(seats, start)

    def moves_at(self, n: int) -> int | None:
        """Return how many moves the game had after its stored row n; `None` if some of them were undone since, or if
        there is no row n."""
        if not self.last_undo <= n <= self.n:
            return None
        return self.moves - (self.n - n)

    def standing(self) -> dict[str, Any]:
        """Return the summary for lists of tables. It reveals neither hidden information nor who has answered in a
        group."""
        outcome = self.state.outcome
        return {
            **self.table.standing(self.state),
            "to_act": list(self.state.deciding),
            "winner": outcome.winners if outcome is not None else None,
        }

    # --- snapshots -----------------------------------------------------------------------
    def snapshot(self) -> Snapshot:
        events = [[e.kind, e.seat, e.amount, e.thing, e.cause, e.eyes, e.number, e.rule, e.items] for e in self.events]
        moves = [
            [move.seat, move.action, move.taught, choices]
            for move, choices in zip(self.record.moves, self._choices, strict=True)
        ]
        state = self.state.to_bytes().decode()
        data = orjson.dumps({"state": state, "moves": moves, "events": events, "last_undo": self.last_undo})
        return Snapshot(self.n, blake2b(data, digest_size=16).hexdigest(), data)

    def restore(self, snapshot: Snapshot, rows: Sequence[Row]) -> None:
        """Continue from a snapshot of these rows instead of replaying them. A snapshot that is damaged, from other
        rules or of other rows raises `DamagedData` and changes nothing."""
        if blake2b(snapshot.data, digest_size=16).hexdigest() != snapshot.digest:
            raise DamagedData("its sum does not fit")
        try:
            data = orjson.loads(snapshot.data)
            state = meta(self.title).from_bytes(data["state"].encode())
            moves = [Move(seat, action, taught) for seat, action, taught, _ in data["moves"]]
            choices = [choices for *_, choices in data["moves"]]
            events = EventLog(_event_from_fields(fields) for fields in data["events"])
            last_undo = int(data["last_undo"])
        except DamagedData:  # from another version or with other pieces
            raise
        except Exception as error:  # a snapshot is only a shortcut and may contain anything
            raise DamagedData(f"it cannot be read: {error!r:.300}") from error
        made, good = moves_of(rows[: snapshot.n])
        if (
            not 0 <= snapshot.n <= len(rows)
            or good != snapshot.n
            or state.actions_taken != len(made)
            or state.sealed
            or made != [(move.seat, move.action) for move in moves]
        ):
            raise DamagedData("it is not of these moves")
        left: list[int] = []  # the rows of the moves that are left
        for n, _, action in rows[: snapshot.n]:
            if action < 0:
                del left[-1 - action :]
            else:
                left.append(n)
        for n, move in zip(left, moves, strict=True):
            move.comment = self.texts.get(n, "")
        state.listen()
        self.record.state, self.record.moves = state, moves
        self.events, self._choices = events, choices
        self.n, self.last_undo = snapshot.n, last_undo
        self._labels = {}
        self._group = None
        self.clear_views()


def _event_from_fields(fields: Sequence[Any]) -> Event:
    event = Event(*fields[:EVENT_FIELDS])
    event.items = tuple((piece, amount, eyes) for items in fields[EVENT_FIELDS:] for piece, amount, eyes in items)
    return event
