"""The Parquet table of a tournament: the same games as in the JSON and the CSV, with types of their own."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena import store
from sandtable.arena.match import tournament
from sandtable.arena.store import columns, flat
from tests.arena.tournaments import let_crashing_play
from tests.envs.extra import need

parquet = need("pyarrow.parquet", "pyarrow", extra="arena")

TYPES = {"int": "int64", "float": "double", "text": "string"}


def tables(out: Path, parties: int) -> tuple[Any, list[dict[str, Any]], list[dict[str, str]]]:
    """The Parquet table; the rows of games.json as lines of a table; the lines of games.csv."""
    rows = json.loads((out / "games.json").read_text(encoding="utf-8"))
    with (out / "games.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    return parquet.read_table(str(out / "games.parquet")), [flat(row, parties) for row in rows], lines


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> None:
    let_crashing_play(monkeypatch)


@pytest.mark.usefixtures("crashing")
@pytest.mark.parametrize(
    ("lineup", "parties", "games"),
    [("G,R,R,R", 4, 8), ("G,R", 2, 2), ("R", 3, 3), ("X,R,R", 3, 24)],
    ids=["four", "two", "alone against Rivals", "with games that fail"],
)
def test_the_table_is_that_of_the_json_and_the_csv(
    lineup: str, parties: int, games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "ROWS_AT_ONCE", 3)  # several groups, the last of them not always full
    summary = tournament("imperium", lineup, games=games, seed=3, jobs=1, out=tmp_path).summary
    table, rows, lines = tables(tmp_path, parties)
    assert (summary["failures"] > 0) == (lineup == "X,R,R")
    assert table.column_names == [name for name, _ in columns(parties)]
    assert [str(field.type) for field in table.schema] == [TYPES[type] for _, type in columns(parties)]
    read = table.to_pylist()
    assert len(read) == games
    assert read == rows
    assert [{name: "" if value is None else str(value) for name, value in row.items()} for row in read] == lines


def test_the_file_is_named_and_nothing_is_to_be_noted(tmp_path: Path) -> None:
    found = tournament("imperium", "R,R,R", games=1, jobs=1, out=tmp_path)
    assert tmp_path / "games.parquet" in found.files
    assert found.notes == []


def test_the_largest_seed_has_room(tmp_path: Path) -> None:
    seed = (1 << 63) - 1
    tournament("imperium", "R,R,R", games=1, seed=seed, jobs=1, out=tmp_path)
    assert tables(tmp_path, 3)[0].column("seed").to_pylist() == [seed]


def test_games_played_before_an_interruption_can_be_read(tmp_path: Path) -> None:
    played = 0

    def interrupt(games: int) -> None:
        nonlocal played
        played += games
        if played == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament("imperium", "R,R,R", games=9, jobs=1, out=tmp_path, progress_callback=interrupt)
    table, rows, _ = tables(tmp_path, 3)
    assert table.to_pylist() == rows
    assert len(rows) == 4
