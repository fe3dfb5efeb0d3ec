"""`Game`: a game of the web table made from its rows: applied, taken back, looked at. No database, sockets or time.

A row is `(n, seat, action)`, numbered from 1. An action from 0 up is a move; one below is an undo back to
`-1 - action` moves. The position is what the rows give; a snapshot of it is only a shortcut. Where several decide at
once their answers are no rows until the last is in: `group` has them.
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
from sandtable.server.facts import Snapshot
from sandtable.server.journal import Journal
from sandtable.server.sealed import Answers, Group
from sandtable.server.title import table_of

WORDS: Final = Sayings()
WATCH: Final = -1  # in place of a seat: whoever only watches

SAID: Final = "said"  # the kind of an update with free words

EVENT_FIELDS: Final = 8  # and its items, unless it was kept before events had any

Row = tuple[int, int, int]


def undo_to(moves: int) -> int:
    """The action that takes a game back to so many moves."""
    return -1 - moves


def moves_of(rows: Sequence[Row]) -> tuple[list[tuple[int, int]], int]:
    """The moves that rows have left, and after how many rows that cannot be said any more. No rule is asked."""
    moves: list[tuple[int, int]] = []
    for before, (n, seat, action) in enumerate(rows):
        if n != before + 1 or type(seat) is not int or type(action) is not int or -1 - action >= len(moves):
            return moves, before
        if action < 0:
            del moves[-1 - action :]
        else:
            moves.append((seat, action))
    return moves, len(rows)


class Mark(NamedTuple):
    """A position to come back to."""

    state: State
    moves: int
    n: int
    last_undo: int
    group: Group | None


class Game:
    """`people` are those on the seats, as they are called; `rename` may change that at any time."""

    def __init__(self, title: str, rules: int, seed: int, options: dict[str, Any], people: Sequence[str]) -> None:
        if meta(title).version != rules:
            raise DamagedData(f"the game is of ruleset version {rules}; this is version {meta(title).version}")
        self.table = table_of(title)
        self.title = title
        self.record = Record(title, seed, options, listen=True)
        self.n = 0
        self.last_undo = 0  # the row of the last undo
        self.events = Journal(self.record.state.take_events())
        self.people = list(people)
        self._choices: list[int] = []  # how many options there were, for each move
        self._labels: dict[int, str] = {}  # what moves are called that could be taken back
        self._views: dict[int, bytes] = {}  # of this very position
        self._offered: dict[int, dict[str, str]] = {}
        self._group: Group | None = None
        self.texts: dict[int, str] = {}  # the words that rows have with them, by their numbers

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

    def goes_on(self, seat: int) -> bool:
        """Was the last move this seat's own?"""
        moves = self.record.moves
        return bool(moves) and moves[-1].seat == seat

    def take(self, seat: int, action: int) -> list[Event]:
        """The next row; what happened. A refused one changes nothing."""
        if action < 0:
            self._undo(-1 - action)
            return []
        state = self.record.state
        free = state.vocabulary.is_free(action)
        choices = len(state.decision(seat).options) if seat in state.to_act and not free else 0
        sealed = state.sealed
        label = self._offered.get(seat, {}).get(state.vocabulary.word(action)) if self._offered else None
        self.record.apply(seat, action, comment=self.texts.get(self.n + 1, ""))
        if sealed and not state.sealed:  # everybody knows now what was answered
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
        if answers:  # a free word is said while others decide: their answers stay as they are
            self._group = Group(state, answers)
        return happened

    def mark(self) -> Mark:
        """This very position, to come back to."""
        return Mark(self.state.clone(), self.moves, self.n, self.last_undo, self._group)

    def back_to(self, mark: Mark) -> None:
        """As it was then, if only moves were made since."""
        self.record.state = mark.state
        mark.state.listen()
        mark.state.take_events()
        del self.record.moves[mark.moves :], self._choices[mark.moves :]
        self._labels = {move: label for move, label in self._labels.items() if move < mark.moves}
        self.events.back_to(mark.moves)
        self.n, self.last_undo = mark.n, mark.last_undo
        self._group = Group(mark.state, mark.group.answers) if mark.group is not None else None
        self.look_again()

    def take_all(self, rows: Iterable[Row]) -> None:
        """Rows from the database; one that does not fit makes the game unreadable."""
        for n, seat, action in rows:
            self.take_row(n, seat, action)

    def take_row(self, n: int, seat: int, action: int) -> list[Event]:
        """One of them; what happened."""
        if n != self.n + 1:
            raise DamagedData(f"row {self.n + 1} is missing" if n != self.n else f"row {n} is there twice")
        if type(seat) is not int or type(action) is not int or not 0 <= seat < len(self.people):
            raise DamagedData(f"row {n} cannot be: seat {seat!r} and action {action!r}")
        try:
            return self.take(seat, action)
        except Exception as error:  # the rules refuse politely what people may try, not what nobody can
            raise DamagedData(f"row {n} cannot be: {error!s:.300}") from error

    def _undo(self, to: int) -> None:
        if not 0 <= to < self.moves:
            raise ActionError(f"there are {self.moves} moves: no undo to {to}")
        self.record.undo(self.moves - to, force=True)
        del self._choices[to:]
        self._labels = {move: label for move, label in self._labels.items() if move < to}
        self.events.back_to(to)
        self._moved_on()
        self.last_undo = self.n

    def _moved_on(self) -> None:
        self.n += 1
        self._group = None
        self.look_again()

    def rename(self, people: Sequence[str]) -> None:
        """Those on the seats are called otherwise now."""
        self.people = list(people)
        self._labels = {}
        self.look_again()

    def look_again(self) -> None:
        """What was shown no longer holds."""
        self._views = {}
        self._offered = {}

    # --- several at once -----------------------------------------------------------------
    @property
    def group(self) -> Group | None:
        """Those who decide at once, with their answers; `None` where at most one seat is asked."""
        if self._group is None and len(self.state.deciding) > 1:
            self._group = Group(self.state)
        return self._group

    def hold(self, group: Group | None) -> None:
        """These are the answers from now on; the others are shown what they were."""
        before = self._answers
        self._group = group
        for seat in self.answered_otherwise(before):
            self._views.pop(seat, None)
            self._offered.pop(seat, None)

    def hold_kept(self, sealed: Mapping[str, Any]) -> list[int]:
        """The answers as they are kept; whose are others than before. They are refused if they cannot be."""
        before = self._answers
        if sealed and self.group is None:
            raise DamagedData("there are sealed answers, and no more than one seat is asked")
        if self.group is not None:
            self.hold(Group.of(self.state, sealed))
        return self.answered_otherwise(before)

    @property
    def _answers(self) -> Answers:
        return self._group.answers if self._group is not None else {}

    def answered_otherwise(self, before: Answers) -> list[int]:
        now = self._answers
        return [seat for seat in range(len(self.people)) if now.get(seat) != before.get(seat)]

    def answers_of(self, seats: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        """What these seats have answered in the open group: with `n` all that changes what they are shown."""
        return tuple(tuple(self._answers.get(seat, ())) for seat in seats)

    def position(self, seat: int) -> State:
        """The position as this seat may know it: in an open group with no answers but its own."""
        return self.group.position(seat) if self.group is not None and seat >= 0 else self.state

    def at(self, seat: int) -> int:
        """What an answer of this seat must bear: it is stale if the seat itself has answered since, or a row was
        added, and not if others have answered."""
        return self.asked_at + len(self._answers.get(seat, ()))

    @property
    def asked_at(self) -> int:
        """The row since which the same is asked: free words make nothing stale."""
        moves, at = self.record.moves, self.n
        for move in reversed(moves):
            if at == self.last_undo or not self.state.vocabulary.is_free(move.action):
                break
            at -= 1
        return at

    # --- undo ----------------------------------------------------------------------------
    def undo_steps(self, seat: int) -> list[int]:
        """How far this seat may go back, nearest first: to before each of its last moves that was a choice, as
        long as nobody has moved or learnt anything since."""
        moves = self.record.moves
        if self.group is not None:
            return [to for to, _, _ in self._own_answers(seat)]
        if not self.goes_on(seat) or self.state.over:
            return []
        floor = self.record.undo_floor
        return [to for to in range(len(moves) - 1, floor - 1, -1) if self._choices[to] > 1]

    def _own_answers(self, seat: int) -> list[tuple[int, int, State]]:
        """What this seat can take back of its answers in the open group, the last first: to how many moves, the answer,
        and the position it was given in. An answer that was no choice goes with the one before it."""
        if self.group is None:
            return []
        steps = enumerate(self.group.steps(seat), self.moves)
        found = [(to, action, state) for to, (action, state) in steps if len(state.decision(seat).options) > 1]
        return found[::-1]

    def check_undo(self, seat: int, to: int) -> None:
        if to not in self.undo_steps(seat):
            raise CannotUndo()

    def _undo_of(self, seat: int) -> list[tuple[int, str]]:
        """How far this seat may go back, and what it would take back by that."""
        if self.group is not None:
            return [(to, self._say(action, state, seat)) for to, action, state in self._own_answers(seat)]
        return [(to, self._label_of(to)) for to in self.undo_steps(seat)]

    def _say(self, action: int, state: State, seat: int) -> str:
        return self.table.label(state, seat, action, WORDS, self.names)

    def _label_of(self, move: int) -> str:
        """What a move is called; after a restart it is found by playing up to it."""
        if move not in self._labels:
            floor = self.record.undo_floor
            state = self.record.at(floor)
            for at in range(floor, self.moves):
                made = self.record.moves[at]
                if at not in self._labels:
                    self._labels[at] = self._say(made.action, state, made.seat)
                state.apply(made.seat, made.action)
        return self._labels[move]

    # --- what is shown -------------------------------------------------------------------
    @property
    def names(self) -> list[str]:
        return self.table.names(self.state, WORDS, self.people)

    def view(self, seat: int) -> bytes:
        """All that a seat is shown (or `WATCH`), as JSON."""
        found = self._views.get(seat)
        if found is None:
            if seat == WATCH:
                data = self.table.watch(self.state, WORDS, self.names)
                data |= {"undo": [], "at": self.asked_at, "answered": []}
            else:
                data = self.table.look(self.position(seat), seat, WORDS, self.names)
                data["undo"] = [
                    {"to": to, "label": WORDS.say("undo-before", move=label)} for to, label in self._undo_of(seat)
                ]
                data["at"] = self.at(seat)
                data["answered"] = [
                    {"action": state.vocabulary.word(action), "label": self._say(action, state, seat)}
                    for action, state in (self.group.steps(seat) if self.group is not None else ())
                ]
                self._offered[seat] = {option["action"]: option["label"] for option in data["options"]}
            if "terms" in data:
                data["said"] = {str(move): self._text(move) for move in data["terms"]}
            found = self._views[seat] = orjson.dumps(data)
        return found

    def _text(self, move: int) -> str:
        """The words that the move of this number has with it."""
        return self.record.moves[move - 1].comment if 0 < move <= self.moves else ""

    def told(self, seats: Sequence[int], start: int) -> list[dict[str, Any]]:
        """The log of those with these seats from an event on, with the words that belong to it."""
        lines = self.table.lines(self.events, seats, WORDS, self.names, start)
        for line in lines:
            if "terms" in line:
                line["said"] = self._text(line.pop("terms"))
        return lines

    def lines(self, seats: Sequence[int], after: int = -1) -> list[dict[str, Any]]:
        """The log of those with these seats, from what followed so many moves (-1: from the beginning)."""
        start = self.events.after(after) if after >= 0 else 0
        return self.told(seats, start)

    def moves_at(self, n: int) -> int | None:
        """How many moves there were at row n; `None` if some of them have been taken back since, or n is no row."""
        if not self.last_undo <= n <= self.n:
            return None
        return self.moves - (self.n - n)

    def standing(self) -> dict[str, Any]:
        """What lists of tables show; nothing hidden, nor who has answered of those who decide at once."""
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
        """Go on from a snapshot instead of the beginning. One that is damaged, of other rules or not of these rows, the
        first ones of the game, is refused: then nothing has changed, and the rows are to be played."""
        if blake2b(snapshot.data, digest_size=16).hexdigest() != snapshot.digest:
            raise DamagedData("its sum does not fit")
        try:
            data = orjson.loads(snapshot.data)
            state = meta(self.title).from_bytes(data["state"].encode())
            moves = [Move(seat, action, taught) for seat, action, taught, _ in data["moves"]]
            choices = [choices for *_, choices in data["moves"]]
            events = Journal(_kept_event(fields) for fields in data["events"])
            last_undo = int(data["last_undo"])
        except DamagedData:  # bytes of another version, or of other pieces
            raise
        except Exception as error:  # it is only a shortcut, and may hold anything
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
        self.look_again()


def _kept_event(fields: Sequence[Any]) -> Event:
    event = Event(*fields[:EVENT_FIELDS])
    event.items = tuple((piece, amount, eyes) for items in fields[EVENT_FIELDS:] for piece, amount, eyes in items)
    return event
