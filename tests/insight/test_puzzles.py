"""Puzzles: made from bot games, the same for the same seed, and every shipped one checked."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from sandtable.bots.advice import advice_for
from sandtable.core.errors import DamagedData
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import titles
from sandtable.insight import puzzle_files
from sandtable.insight.lines import Line
from sandtable.insight.puzzles import Demands, Puzzle, difference, examined, made, may_be_asked

SHIPPED = [puzzle for title in titles() for puzzle in puzzle_files.shipped(title).puzzles]
EASY = Demands(gap=0.01, certainty=2.0, worlds=16, passes=30, ends=2, per_game=1, share=0.04, bots="G")


@pytest.fixture
def puzzle() -> Puzzle:
    return SHIPPED[0]


def test_there_are_puzzles_to_ship() -> None:
    assert SHIPPED
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_every_shipped_puzzle_is_legal_and_its_answers_are_all_that_can_be_played(puzzle: Puzzle) -> None:
    assert puzzle_files.faults(puzzle) == []
    assert puzzle.gap >= 0.03
    assert puzzle.certainty >= 3.0
    assert puzzle.finished["best"] > puzzle.finished["next"]
    assert [line.chance for line in puzzle.lines] == sorted((line.chance for line in puzzle.lines), reverse=True)


def test_one_seed_makes_the_same_puzzles() -> None:
    one, other = (
        [puzzle.as_dict() for found in made("imperium", 1, 3, {}, EASY) for puzzle in found] for _ in range(2)
    )
    assert one
    assert one == other


def test_a_decision_is_examined_from_the_seat_s_view_alone() -> None:
    """The verdict is the same in another world that the seat cannot tell from this one."""
    record = Record("imperium", 5, {})
    state: Any = record.state
    advice = advice_for("imperium")
    while not (may_be_asked(state, state.to_act[0]) and state.decision(state.to_act[0]).kind == "space"):
        seat = state.to_act[0]
        record.apply(seat, advice.best(state, seat, sorted(state.options_of(seat))))
    seat = state.to_act[0]
    demands = Demands(gap=0.0, certainty=0.0, worlds=16, passes=30, ends=2)
    found = examined(record, seat, Rng(4), demands)
    record.state = state.view(seat).resample(Rng(9))
    again = examined(record, seat, Rng(4), demands)
    assert (found is None) == (again is None)
    if found is not None and again is not None:
        assert (found.lines, found.gap) == (again.lines, again.gap)


def test_the_difference_of_two_lines_is_taken_world_by_world() -> None:
    better, worse = Line((1,), [0.5, 0.3, 0.4, 0.2]), Line((2,), [0.4, 0.2, 0.3, 0.2])
    mean, error = difference(better, worse)
    assert mean == pytest.approx(0.075)
    assert error == pytest.approx(0.025)


def test_a_fault_is_named(puzzle: Puzzle) -> None:
    data = puzzle.as_dict()
    assert "position" in puzzle_files.faults(Puzzle.from_dict({**data, "digest": "0"}))[0]
    wrong = Puzzle.from_dict(json.loads(json.dumps(data)))
    wrong.lines[-1].words = ["card:nothing"]
    assert any("is not possible" in fault for fault in puzzle_files.faults(wrong))
    assert any("is missing" in fault for fault in puzzle_files.faults(wrong))
    damaged = {**data, "record": {**data["record"], "actions": [*data["record"]["actions"], [0, 999_999]]}}
    assert "cannot be replayed" in puzzle_files.faults(Puzzle.from_dict(damaged))[0]


def test_a_puzzle_of_an_earlier_version_of_the_rules_is_renewed_or_dropped() -> None:
    puzzle = max(SHIPPED, key=lambda each: (each.title == "imperium", each.certainty))
    old = Puzzle.from_dict({**puzzle.as_dict(), "record": {**puzzle.record, "version": puzzle.record["version"] - 1}})
    with pytest.raises(DamagedData):
        old.replayed()
    demands = Demands(gap=0.01, certainty=1.0, worlds=24, ends=60)
    again = puzzle_files.renewed(old, Rng(3), demands)
    assert again is not None
    assert puzzle_files.faults(again) == []
    assert (again.id, again.record, again.solution) == (puzzle.id, puzzle.record, puzzle.solution)
    assert (again.worlds, again.finished["games"]) == (demands.worlds, demands.ends)
    assert puzzle_files.renewed(old, Rng(5), Demands(gap=0.9, worlds=24, ends=1)) is None
    elsewhere = Puzzle.from_dict({**old.as_dict(), "digest": "0"})
    assert puzzle_files.renewed(elsewhere, Rng(5), demands) is None


def test_a_file_is_read_as_it_was_written(tmp_path: Path, puzzle: Puzzle) -> None:
    file = puzzle_files.begun(puzzle.title, Demands(), seed=1, games=1)
    file.puzzles.append(puzzle)
    file.write(tmp_path / "some.json")
    again = puzzle_files.read(tmp_path / "some.json")
    assert again.puzzles == [puzzle]
    assert again.made == file.made
    (tmp_path / "other.json").write_text("{}")
    with pytest.raises(DamagedData, match=r"other\.json is no file of puzzles"):
        puzzle_files.read(tmp_path / "other.json")


def test_every_puzzle_is_that_of_a_day_before_one_comes_again() -> None:
    puzzles = [Puzzle.from_dict({**SHIPPED[0].as_dict(), "id": f"p{n}"}) for n in range(5)]
    days = [puzzle_files.of_day(puzzles, date(2026, 11, day)).id for day in range(1, 11)]
    assert sorted(days[:5]) == sorted(days[5:]) == [f"p{n}" for n in range(5)]
