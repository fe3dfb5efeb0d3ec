"""Files of puzzles: the shipped ones, those made by `sandtable puzzles make`, and the puzzle of the day."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import DamagedData, SandtableError
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, titles
from sandtable.insight.lines import LEAST_WORLDS, lines_of
from sandtable.insight.puzzles import Demands, Puzzle, Verified, confirmed, may_be_asked, verified

FOLDER: Final = "data/puzzles"
SURELY: Final = 2.0  # standard errors by which the solution must still be ahead when it is compared once more


class NoSuchPuzzle(SandtableError):
    """Raised if no puzzle has the id asked for."""


@dataclass
class PuzzleFile:
    """A file of puzzles of one title: the version of its rules, the puzzles, and how they were made."""

    title: str
    version: int  # of the title's rules
    made: list[dict[str, Any]]
    puzzles: list[Puzzle]

    def text(self) -> str:
        """Return the file's text, with one line for each puzzle."""
        head = json.dumps({"title": self.title, "version": self.version, "made": self.made})
        rows = ",\n".join(json.dumps(puzzle.as_dict(), separators=(",", ":")) for puzzle in self.puzzles)
        return f'{head[:-1]}, "puzzles": [\n{rows}\n]}}\n'

    def write(self, path: Path) -> None:
        """Write the file to this path atomically."""
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        fresh.write_text(self.text(), encoding="utf-8")
        fresh.replace(path)


def begun(title: str, demands: Demands, **how: Any) -> PuzzleFile:
    """Return a puzzle file without puzzles yet. It records the demands and arguments (`how`) with which they will be
    made."""
    return PuzzleFile(title, meta(title).version, [{**how, **asdict(demands)}], [])


def parsed(text: str, where: str) -> PuzzleFile:
    """Return the puzzle file with this text. An error names the file as `where`."""
    try:
        data = json.loads(text)
        puzzles = [Puzzle.from_dict(puzzle) for puzzle in data["puzzles"]]
        return PuzzleFile(str(data["title"]), int(data["version"]), list(data["made"]), puzzles)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise DamagedData(f"{where} is no file of puzzles: {type(error).__name__}: {error}") from error


def read(path: Path) -> PuzzleFile:
    """Return the puzzle file at a path."""
    try:
        return parsed(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise DamagedData(f"{path} is not a text file") from error


@cache
def shipped(title: str) -> PuzzleFile:
    """Return the file of puzzles that is part of the program; it is empty if the title has none or if its rules have
    changed since they were made."""
    meta(title)
    place = files("sandtable.insight").joinpath(f"{FOLDER}/{title}.json")
    if not place.is_file():
        return PuzzleFile(title, meta(title).version, [], [])
    found = parsed(place.read_text(encoding="utf-8"), f"the file of puzzles of {title}")
    return found if found.version == meta(title).version else PuzzleFile(title, meta(title).version, found.made, [])


def titles_with_puzzles() -> list[str]:
    return [title for title in titles() if shipped(title).puzzles]


def find(id: str) -> Puzzle:
    """Return a shipped puzzle by its id."""
    for title in titles_with_puzzles():
        for puzzle in shipped(title).puzzles:
            if puzzle.id == id:
                return puzzle
    raise NoSuchPuzzle(f"there is no puzzle {id!r}; `sandtable puzzles list` shows them")


def of_day(puzzles: list[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day. Each puzzle is shown once before any is shown again; they are taken in the order of
    their ids, which are hashes."""
    return sorted(puzzles, key=lambda puzzle: puzzle.id)[day.toordinal() % len(puzzles)]


def faults(puzzle: Puzzle) -> list[str]:
    """Return the faults of a puzzle: a record that cannot be replayed, another position, or answers that are impossible
    or missing."""
    try:
        record = puzzle.replayed()
    except SandtableError as error:
        return [f"its record cannot be replayed: {error}"]
    state: Any = record.state
    if state.digest() != puzzle.digest:
        return [f"its position is {state.digest()}, not {puzzle.digest}"]
    if not may_be_asked(state, puzzle.seat):
        return [f"seat {puzzle.seat} is not asked anything that can be a puzzle"]
    wrong = []
    view = state.view(puzzle.seat)
    worlds = [view.resample(Rng(at)) for at in range(LEAST_WORLDS)]
    words = state.vocabulary.words
    there = {
        tuple(words[action] for action in line.actions)
        for line in lines_of(worlds, puzzle.seat, sorted(state.options_of(puzzle.seat)))
    }
    given = [tuple(answer.words) for answer in puzzle.lines]
    wrong += [f"the answer {' '.join(answer)} is not possible" for answer in given if answer not in there]
    wrong += [f"the answer {' '.join(answer)} is missing" for answer in sorted(there - set(given))]
    if tuple(puzzle.usual) in given[: puzzle.accepted]:
        wrong.append("the Adept solves it")
    return wrong


def verified_again(puzzle: Puzzle, seed: int, worlds: int = 0) -> Verified | None:
    """Return how the solution compares with every other line in new worlds, by default as many as when the puzzle was
    made; None if it is not clearly better than each of them."""
    state: Any = puzzle.replayed().state
    numbers: Mapping[str, int] = {word: number for number, word in enumerate(state.vocabulary.words)}
    chosen = tuple(numbers[word] for word in puzzle.solution)
    demands = Demands(gap=0.0, certainty=SURELY, worlds=worlds or puzzle.worlds)
    return verified(state.view(puzzle.seat), chosen, Rng(seed), demands)


def renewed(puzzle: Puzzle, rng: Rng, demands: Demands) -> Puzzle | None:
    """Return a puzzle of an earlier version of the rules as one of the current version, with figures measured again in
    new worlds. It keeps its id, by which browsers remember that it was solved. Return None if its record leads
    elsewhere now, or if its solution no longer meets the demands."""
    record = {**puzzle.record, "version": meta(puzzle.title).version}
    current = replace(puzzle, record=record)
    if faults(current):
        return None
    replayed = current.replayed()
    numbers = {word: number for number, word in enumerate(replayed.state.vocabulary.words)}
    chosen, usual = (tuple(numbers[word] for word in line) for line in (puzzle.solution, puzzle.usual))
    again = confirmed(replayed, puzzle.seat, chosen, usual, rng, demands)
    return None if again is None else replace(again, id=puzzle.id)
