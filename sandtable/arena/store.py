"""Save a tournament to disk: one row for each game, and at the end the summary and the report.

Rows are written as games finish, as JSON, CSV and Parquet. `games.json` holds everything, one game per line. The CSV
and Parquet tables have one column for each value of each party (`seat0_bot`, `seat0_points`, …); lists are joined with
spaces. Parquet needs pyarrow; without it the file is not written, and a note says so.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable.arena.report import page
from sandtable.arena.tally import Row
from sandtable.core.errors import BadOption

ROWS_AT_ONCE: Final = 256  # rows in a row group of the Parquet file
NAMES: Final = ("games.json", "games.csv", "games.parquet", "summary.json", "report.html")

_GAME: Final = (
    ("game", "int"), ("block", "int"), ("rotation", "int"), ("seed", "int"), ("rounds", "int"), ("decisions", "int"),
    ("reason", "text"), ("tie_break", "text"), ("error", "text"), ("failed_seat", "int"),
)  # fmt: skip
_PARTY: Final = (
    ("bot", "text"), ("leader", "text"), ("rank", "int"), ("points", "int"), ("win", "float"), ("choices", "int"),
    ("seconds", "float"), ("cards", "text"), ("sources", "text"), ("points_by_round", "text"),
)  # fmt: skip


def columns(parties: int) -> list[tuple[str, str]]:
    """Return the name and type of each column of the CSV and Parquet tables for games with this number of parties."""
    return list(_GAME) + [(f"seat{seat}_{name}", type) for seat in range(parties) for name, type in _PARTY]


def flat(row: Row, parties: int) -> dict[str, Any]:
    """Return a game as one row of the CSV and Parquet tables; values that a failed game does not have are None."""
    out: dict[str, Any] = {name: row[name] for name, _ in _GAME}
    for seat in range(parties):
        party: dict[str, Any] = row["parties"][seat] if seat < len(row["parties"]) else {}
        for name, _ in _PARTY:
            out[f"seat{seat}_{name}"] = _cell(party.get(name))
        if not party and seat < len(row["bots"]):
            out[f"seat{seat}_bot"] = row["bots"][seat]
    return out


def _cell(value: Any) -> Any:
    if isinstance(value, list):
        return " ".join(str(each) for each in value)
    if isinstance(value, dict):
        return " ".join(f"{key}={each}" for key, each in value.items())
    return value


class JsonRows:
    """A writer of a JSON array with one game per line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8")
        self._file.write("[")
        self._begun = False

    def add(self, row: Row) -> None:
        self._file.write(",\n" if self._begun else "\n")
        self._file.write(json.dumps(row, ensure_ascii=False))
        self._begun = True

    def close(self) -> None:
        self._file.write("\n]\n")
        self._file.close()


class CsvRows:
    """A writer of a CSV table with one game per row."""

    def __init__(self, path: Path, parties: int) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._parties = parties
        self._writer = csv.DictWriter(self._file, [name for name, _ in columns(parties)])
        self._writer.writeheader()

    def add(self, row: Row) -> None:
        self._writer.writerow(flat(row, self._parties))

    def close(self) -> None:
        self._file.close()


class ParquetRows:
    """A writer of a Parquet table with one game per row; it raises ImportError if pyarrow is not installed."""

    def __init__(self, path: Path, parties: int) -> None:
        self._arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
        types = {"int": self._arrow.int64(), "float": self._arrow.float64(), "text": self._arrow.string()}
        self._schema = self._arrow.schema([(name, types[type]) for name, type in columns(parties)])
        self._parties = parties
        self._writer: Any = parquet.ParquetWriter(str(path), self._schema)
        self._held: list[dict[str, Any]] = []

    def add(self, row: Row) -> None:
        self._held.append(flat(row, self._parties))
        if len(self._held) >= ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        if self._held:
            self._writer.write_table(self._arrow.Table.from_pylist(self._held, schema=self._schema))
            self._held = []

    def close(self) -> None:
        self._flush()
        self._writer.close()


class Store:
    """A writer to the folder of one tournament. `parties` is the number of parties that can win, including automated
    ones."""

    def __init__(self, folder: Path, parties: int, force: bool = False) -> None:
        self.folder = folder
        self.notes: list[str] = []
        existing = [name for name in NAMES if (folder / name).exists()]
        if existing and not force:
            raise BadOption(f"{folder} already holds a tournament ({existing[0]}); --force overwrites it")
        folder.mkdir(parents=True, exist_ok=True)
        for name in existing:
            (folder / name).unlink()
        self.files = [folder / "games.json", folder / "games.csv"]
        self._rows: list[JsonRows | CsvRows | ParquetRows] = [JsonRows(self.files[0]), CsvRows(self.files[1], parties)]
        try:
            self._rows.append(ParquetRows(folder / "games.parquet", parties))
            self.files.append(folder / "games.parquet")
        except ImportError:
            self.notes.append(
                "games.parquet was not written because pyarrow is not installed: pip install 'sandtable[arena]'"
            )

    def add(self, row: Row) -> None:
        for rows in self._rows:
            rows.add(row)

    def close(self) -> None:
        """Close the files, so that the games added so far can be read from them."""
        for rows in self._rows:
            rows.close()

    def finish(self, summary: dict[str, Any], name: Callable[[str], str]) -> None:
        """Write the summary and the report; `name` turns an id into a readable name."""
        as_json, report = self.folder / "summary.json", self.folder / "report.html"
        as_json.write_text(json.dumps(summary, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        report.write_text(page(summary, name), encoding="utf-8")
        self.files += [as_json, report]
