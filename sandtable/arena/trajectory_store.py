"""Write trajectories to a folder as Parquet, and read the description and tables of such a folder. Needs pyarrow.

    decisions/train-00000.parquet     every decision, in files of whole games (`trajectories.DECISIONS`)
    games/train-00000.parquet         one row for each game of the file of the same name (`trajectories.GAMES`)
    trajectories.json                 what was played, the words, the fields of a row, and the hash of every file

The same games give the same files, with the same version of pyarrow. `content` in trajectories.json is a hash of what
is in the tables, and does not depend on pyarrow.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable import __version__
from sandtable.arena.trajectories import (
    DECISIONS,
    GAMES,
    POSITION_COLUMNS,
    POSITIONS,
    ROW,
    Trajectory,
    check_positions,
)
from sandtable.core.contract import State
from sandtable.core.errors import BadOption, DamagedData, SandtableError
from sandtable.core.observing import Layout
from sandtable.core.titles import meta

FORMAT: Final = 1  # of the tables and of trajectories.json
ABOUT: Final = "trajectories.json"
CARD: Final = "README.md"
TRAIN: Final = "train"
FOLDERS: Final = ("decisions", "games")
MOST_ROWS: Final = 20_000  # decisions in a file, more only for the last game of it
MOST_BYTES: Final = 64 << 20  # of observations and views in a file, before they are compressed


class NoParquet(SandtableError):
    """Raised if Parquet cannot be read or written because pyarrow is not installed."""


def arrow() -> tuple[Any, Any]:
    """Return the modules pyarrow and pyarrow.parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise NoParquet(f"trajectories need pyarrow ({error}): pip install 'sandtable[arena]'") from error


@dataclass(frozen=True)
class Trajectories:
    """The folder to which a tournament or a simulation writes its decisions, and how positions are written. Blocks from
    number `test_from` on go into the split `test`."""

    folder: Path
    positions: str = ROW
    force: bool = False
    test_from: int | None = None

    def open(self, state: State, lineup: Sequence[str], options: Mapping[str, Any], seed: int) -> Writer:
        """Return a writer to the folder for games with these bots and options; `state` is one of these games."""
        check_positions(self.positions)
        return Writer(self, state, lineup, options, seed)


@dataclass
class _Split:
    """One split of a dataset: the files written so far, and the games that wait to be written to the next file."""

    name: str
    files: list[dict[str, Any]] = field(default_factory=list)
    waiting: list[Trajectory] = field(default_factory=list)
    rows: int = 0  # of the games that wait
    bytes: int = 0


def leftovers(folder: Path) -> list[Path]:
    """Return the trajectory files that a folder already contains."""
    found = [path for part in FOLDERS for path in sorted((folder / part).glob("*.parquet"))]
    return found + [folder / name for name in (ABOUT, CARD) if (folder / name).is_file()]


class Writer:
    """A writer of games in the order in which they are added. Each file contains whole games only."""

    def __init__(
        self, how: Trajectories, state: State, lineup: Sequence[str], options: Mapping[str, Any], seed: int
    ) -> None:
        self._arrow, self._parquet = arrow()
        self.folder = how.folder
        existing = leftovers(self.folder)
        if existing and not how.force:
            name = existing[0].relative_to(self.folder)
            raise BadOption(f"{self.folder} already holds trajectories ({name}); --force overwrites them")
        for part in FOLDERS:
            (self.folder / part).mkdir(parents=True, exist_ok=True)
        for path in existing:
            path.unlink()
        found = meta(state.title)
        layout = found.part("observation").layout_of(state) if ROW in POSITIONS[how.positions] else None
        self._test_from = how.test_from
        self._schemas = {
            "decisions": _schema(self._arrow, [*DECISIONS, *_position_columns(how.positions)], layout),
            "games": _schema(self._arrow, GAMES, None),
        }
        self._splits = {TRAIN: _Split(TRAIN)}
        self._seats = [0.0] * state.seats
        self.about: dict[str, Any] = {
            "format": FORMAT, "title": found.id, "ruleset": found.version, "sandtable": __version__,
            "pyarrow": str(self._arrow.__version__), "positions": how.positions, "seed": seed, "seats": state.seats,
            "bots": list(lineup), "options": {name: value for name, value in options.items() if name != "seats"},
            "test_from": how.test_from, "blocks": 0, "games": 0, "decisions": 0,
            "rounds": 0, "wins_by_seat": self._seats, "wins_by_bot": {}, "ended_by": {},
            "kinds": {}, "words": list(state.vocabulary.words), "layout": _described(layout),
        }  # fmt: skip

    def add(self, game: Trajectory) -> None:
        """Add one game."""
        test = self._test_from is not None and game.game["block"] >= self._test_from
        split = self._splits.setdefault("test", _Split("test")) if test else self._splits[TRAIN]
        split.waiting.append(game)
        split.rows += game.game["decisions"]
        split.bytes += sum(map(len, game.rows)) + sum(map(len, game.columns.get("view", ())))
        self._count(game)
        if split.rows >= MOST_ROWS or split.bytes >= MOST_BYTES:
            self._write(split)

    def _count(self, game: Trajectory) -> None:
        about, told = self.about, game.game
        about["games"] += 1
        about["blocks"] = told["block"] + 1
        about["decisions"] += told["decisions"]
        about["rounds"] += told["rounds"]
        about["ended_by"][told["reason"]] = about["ended_by"].get(told["reason"], 0) + 1
        winners = told["ranks"].count(1)
        for seat, bot in enumerate(told["bots"]):
            share = 1 / winners if told["ranks"][seat] == 1 else 0.0
            self._seats[seat] += share
            about["wins_by_bot"][bot] = about["wins_by_bot"].get(bot, 0.0) + share
        for kind in game.columns["kind"]:
            about["kinds"][kind] = about["kinds"].get(kind, 0) + 1

    def _write(self, split: _Split) -> None:
        """Write the waiting games of a split to one file in each of the two tables."""
        if not split.waiting:
            return
        name = f"{split.name}-{len(split.files):05}.parquet"
        games = split.waiting
        columns = {key: [each for game in games for each in game.columns[key]] for key in games[0].columns}
        tables = {
            "decisions": self._table("decisions", columns, b"".join(row for game in games for row in game.rows)),
            "games": self._table("games", {key: [game.game[key] for game in games] for key in games[0].game}, b""),
        }
        told: dict[str, Any] = {"split": split.name, "n_games": len(games), "n_decisions": split.rows}
        for part, table in tables.items():
            path = self.folder / part / name
            self._parquet.write_table(table, str(path), compression="zstd", row_group_size=4096)
            content = path.read_bytes()
            told[part] = {"file": f"{part}/{name}", "bytes": len(content), "sha256": sha256(content).hexdigest(),
                          "content": content_of(table)}  # fmt: skip
        split.files.append(told)
        split.waiting, split.rows, split.bytes = [], 0, 0

    def _table(self, part: str, columns: dict[str, list[Any]], rows: bytes) -> Any:
        pa = self._arrow
        schema = self._schemas[part]
        arrays = []
        for named in schema:
            if named.name == ROW:
                flat = pa.Array.from_buffers(pa.uint8(), len(rows), [None, pa.py_buffer(rows)])
                arrays.append(pa.FixedSizeListArray.from_arrays(flat, named.type.list_size))
            else:
                arrays.append(pa.array(columns[named.name], named.type))
        return pa.Table.from_arrays(arrays, schema=schema)

    def close(self, stopped: str = "") -> list[Path]:
        """Write the waiting games and trajectories.json, and return the paths of all files. `stopped` names the signal
        that ended the games early, if any."""
        for split in self._splits.values():
            self._write(split)
        files = [told for split in self._splits.values() for told in split.files]
        self.about["files"] = files
        self.about["content"] = content_hash(files)
        if stopped:
            self.about["stopped"] = stopped
        path = self.folder / ABOUT
        path.write_text(json.dumps(self.about, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return [self.folder / told[part]["file"] for part in FOLDERS for told in files] + [path]


def _position_columns(positions: str) -> list[tuple[str, str, str]]:
    return [(name, *POSITION_COLUMNS[name]) for name in POSITIONS[positions]]


def columns_of(about: Mapping[str, Any]) -> dict[str, list[tuple[str, str, str]]]:
    """Return the columns of both tables, each as its name, type and meaning."""
    return {"decisions": [*DECISIONS, *_position_columns(about["positions"])], "games": list(GAMES)}


def _schema(pa: Any, columns: Sequence[tuple[str, str, str]], layout: Layout | None) -> Any:
    types = {
        "int": pa.int64(), "float": pa.float64(), "text": pa.string(), "ints": pa.list_(pa.int32()),
        "floats": pa.list_(pa.float64()), "texts": pa.list_(pa.string()),
        "row": pa.list_(pa.uint8(), layout.size if layout is not None else 0),
    }  # fmt: skip
    return pa.schema([pa.field(name, types[type], nullable=False) for name, type, _ in columns])


def _described(layout: Layout | None) -> dict[str, Any] | None:
    """Return the description of an observation layout that a reader of observation rows needs; None without a
    layout."""
    if layout is None:
        return None
    fields = [
        {"name": each.name, "offset": each.offset, "length": each.length, "most": each.most, "meaning": each.meaning}
        for each in layout.fields
    ]
    told = {"version": layout.version, "fingerprint": layout.fingerprint, "size": layout.size}
    return {**told, "fields": fields, "kinds": layout.kinds}


# --- hashes ------------------------------------------------------------------------------
def content_of(table: Any) -> str:
    """Return a hash of the content of a table: the names and values of its columns."""
    made = blake2b(digest_size=16)
    for named in table.schema:
        made.update(f"{named.name}\n".encode())
        column = table.column(named.name)
        if named.name == ROW:
            for chunk in column.chunks:
                flat = chunk.flatten()
                made.update(memoryview(flat.buffers()[1])[flat.offset : flat.offset + len(flat)])
        else:
            made.update(json.dumps(column.to_pylist(), ensure_ascii=False, separators=(",", ":")).encode())
    return made.hexdigest()


def content_hash(files: Sequence[Mapping[str, Any]]) -> str:
    """Return one hash for all tables, computed from the hash of each."""
    lines = [f"{told[part]['file']} {told[part]['content']}\n" for told in files for part in FOLDERS]
    return blake2b("".join(lines).encode(), digest_size=16).hexdigest()


# --- reading -----------------------------------------------------------------------------
def read_about(folder: Path) -> dict[str, Any]:
    """Return the content of the folder's trajectories.json."""
    path = folder / ABOUT
    if not path.is_file():
        raise BadOption(f"{folder} holds no trajectories: there is no {ABOUT} in it")
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise DamagedData(f"{path} is not JSON: {error}") from error
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        has = about.get("format") if isinstance(about, dict) else None
        raise DamagedData(f"{path} has format {has!r}; this version of Sandtable reads format {FORMAT}")
    return about


def tables(folder: Path, about: Mapping[str, Any], part: str) -> Iterator[tuple[dict[str, Any], Any]]:
    """Yield each file of a table as its entry in trajectories.json and its content. Raise DamagedData if a file is
    missing or changed."""
    _, parquet = arrow()
    for told in about["files"]:
        path = folder / told[part]["file"]
        if not path.is_file():
            raise DamagedData(f"{path} is missing")
        if sha256(path.read_bytes()).hexdigest() != told[part]["sha256"]:
            raise DamagedData(f"{path} is not the file that {ABOUT} describes: its SHA-256 is another")
        yield told, parquet.read_table(str(path))
