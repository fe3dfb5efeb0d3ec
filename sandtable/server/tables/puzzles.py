"""Puzzles at real tables: a table that begins at the position of a puzzle, and what its solver has played there.

The solver has the view of one seat like anybody at a table; bots play the others. The solution was found from that
view alone, and only the moves of the line count: nothing that is drawn later changes the verdict.
"""

from __future__ import annotations

import json
from datetime import date
from typing import Any, Final

from sandtable.core.contract import State
from sandtable.insight import puzzle_files
from sandtable.insight.puzzles import Answer, Puzzle
from sandtable.insight.reasons import sentence
from sandtable.server.errors import UnknownPage
from sandtable.server.games.game import WORDS
from sandtable.server.seats import seating
from sandtable.server.tables.commands import TableRequest
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.titles import playable, table_of

BOTS: Final = "adept"  # who play the other seats
PACE: Final = 10.0  # seconds between their moves, so that the board stays as the solver left it

Data = dict[str, Any]


def found(id: str) -> Puzzle:
    """Return a shipped puzzle by its id; refuse an unknown one."""
    try:
        return puzzle_files.find(id)
    except puzzle_files.NoSuchPuzzle as error:
        raise UnknownPage() from error


def lists(today: date) -> Data:
    """Return the puzzles of every title that can be played, without solutions, and each title's puzzle of the day."""
    return {
        "titles": [
            {
                "title": title,
                "puzzles": [
                    {
                        "id": puzzle.id,
                        "seats": puzzle.record["options"]["seats"],
                        "kind": puzzle.kind,
                        "answers": len(puzzle.lines),
                    }
                    for puzzle in puzzle_files.shipped(title).puzzles
                ],
                "today": puzzle_files.of_day(puzzle_files.shipped(title).puzzles, today).id,
            }
            for title in puzzle_files.titles_with_puzzles()
            if title in playable()
        ]
    }


def request(puzzle: Puzzle) -> TableRequest:
    """Return the request for a table that begins at the puzzle's position; the guest plays the puzzle's seat."""
    seats = int(puzzle.record["options"]["seats"])
    return TableRequest(
        title=puzzle.title,
        options={},
        seats=[("me", None, None) if seat == puzzle.seat else ("bot", BOTS, None) for seat in range(seats)],
        clock={"kind": "none"},
        public=False,
        pace=PACE,
        begin={"kind": "record", "record": json.dumps(puzzle.record), "moves": len(puzzle.record["actions"])},
    )


async def verdict(puzzle: Puzzle, table: LiveTable, guest: str) -> Data:
    """Return how the line that the guest has played compares with the best one. Refuse a table that is not one of this
    puzzle."""
    async with table.lock:
        await table.ready()
        seating.own_seat(table.info, guest, puzzle.seat)
        record = table.playing().record
        begun = [(move.seat, move.action) for move in record.moves[: len(puzzle.record["actions"])]]
        if begun != [tuple(move) for move in puzzle.record["actions"]] or record.seed != puzzle.replayed().seed:
            raise UnknownPage()
        words = record.state.vocabulary.words
        later = record.moves[len(begun) :]
        played = [words[move.action] for move in later if move.seat == puzzle.seat]
    line = answered(puzzle, played)
    best = puzzle.lines[0]
    if line is None:
        return {"state": "open", "answer": [], "chance": 0.0, "best": best.chance, "why": ""}
    solved = line in puzzle.lines[: puzzle.accepted]
    return {
        "state": "best" if solved else "worse",
        "answer": _labels(puzzle, line),
        "chance": line.chance,
        "best": best.chance,
        "why": sentence(tuple(line.facts), WORDS),
    }


def answered(puzzle: Puzzle, played: list[str]) -> Answer | None:
    """Return the answer of the puzzle whose line was played; None if the moves played complete no answer's line yet."""
    return next((line for line in puzzle.lines if played[: len(line.words)] == line.words), None)


def solution(puzzle: Puzzle) -> Data:
    """Return every answer, the best one first, with the measurements that show its lead over the next."""
    return {
        "lines": [
            {"answer": _labels(puzzle, line), "chance": line.chance, "accepted": at < puzzle.accepted}
            for at, line in enumerate(puzzle.lines)
        ],
        "why": sentence(tuple(puzzle.lines[0].facts), WORDS),
        "gap": puzzle.gap,
        "certainty": puzzle.certainty,
        "worlds": puzzle.worlds,
        "games": puzzle.finished["games"],
        "won_best": puzzle.finished["best"],
        "won_next": puzzle.finished["next"],
    }


def _labels(puzzle: Puzzle, line: Answer) -> list[str]:
    """Return the labels that an answer's options have at a table of the puzzle."""
    state: State = puzzle.replayed().state
    numbers = {word: number for number, word in enumerate(state.vocabulary.words)}
    title = table_of(puzzle.title)
    names = title.names(state, WORDS, [""] * int(puzzle.record["options"]["seats"]))
    labels = []
    for word in line.words:
        labels.append(title.label(state, puzzle.seat, numbers[word], WORDS, names))
        state.apply(puzzle.seat, numbers[word])
    return labels
