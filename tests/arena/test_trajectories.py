"""Trajectories: every decision of games as Parquet, from `sim`, `arena` and `dataset`, the same again from the same
arguments, and readable by pandas and by `datasets` of Hugging Face."""

from __future__ import annotations

import json
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable.arena import dataset, trajectory_store
from sandtable.arena.match import tournament
from sandtable.arena.simulate import simulate
from sandtable.arena.trajectories import DECISIONS, FREE, GAMES, TRAJECTORY
from sandtable.arena.trajectory_store import Trajectories, leftovers, read_about
from sandtable.core import stopping
from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.record import Record
from sandtable.core.titles import meta
from tests.arena.tournaments import let_crashing_play
from tests.cli.running import data, refused, run
from tests.envs.extra import need

parquet = need("pyarrow.parquet", "pyarrow", extra="arena")


def read(folder: Path, part: str = "decisions") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for path in sorted((folder / part).glob("*.parquet")):
        rows += parquet.read_table(str(path)).to_pylist()
    return rows


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def greedy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset of eight games with positions of both kinds."""
    folder = tmp_path_factory.mktemp("greedy")
    dataset.make("imperium", "G,R,R,R", folder, games=8, seed=3, jobs=1, positions="both", test=0.5)
    return folder


# --- what is in the tables ---------------------------------------------------------------
def test_the_columns_are_those_that_are_described(greedy: Path) -> None:
    described = trajectory_store.columns_of(read_about(greedy))
    for part in ("decisions", "games"):
        table = parquet.read_table(str(greedy / part / "train-00000.parquet"))
        assert table.column_names == [name for name, _, _ in described[part]]
    assert [name for name, _, _ in described["decisions"]] == [*(name for name, _, _ in DECISIONS), "row", "view"]
    assert [name for name, _, _ in described["games"]] == [name for name, _, _ in GAMES]


def test_every_row_is_the_decision_that_a_replay_meets(greedy: Path) -> None:
    """The position, options and choice of each row are those of the game played again; so is the end."""
    about = read_about(greedy)
    rows = read(greedy)
    found = meta("imperium")
    for game in read(greedy, "games"):
        state = found.new(game["seed"], json.loads(game["options"]))
        layout = found.part("observation").layout_of(state)
        assert about["layout"]["fingerprint"] == layout.fingerprint
        decided = [row for row in rows if row["game"] == game["game"]]
        assert len(decided) == game["decisions"] > 200
        for row in decided:
            decision = state.decision(state.to_act[0])
            view = state.view(decision.seat)
            assert (row["seat"], row["kind"], row["options"]) == (decision.seat, decision.kind, list(decision.options))
            assert row["options"][row["choice"]] == row["action"]
            assert about["words"][row["action"]] == row["word"]
            assert row["step"] == state.actions_taken
            assert row["row"] == [int(number) for number in layout.encode(view)]
            assert json.loads(row["view"]) == json.loads(json.dumps(view.as_dict()))
            state.apply(row["seat"], row["action"])
        assert state.digest() == game["digest"]
        outcome = state.outcome
        assert outcome is not None
        for row in decided:
            assert (row["rank"], row["points"]) == (outcome.ranks[row["seat"]], outcome.points[row["seat"]])
            assert row["bot"] == game["bots"][row["seat"]]
            assert row["reward"] == game["rewards"][row["seat"]]


@pytest.mark.parametrize(("title", "seats"), [("uprising", 4), ("classic", 6)])
def test_every_title_can_be_recorded(title: str, seats: int, tmp_path: Path) -> None:
    simulate(title, seats, 1, "G", 1, 1, trajectories=Trajectories(tmp_path))
    assert dataset.check(tmp_path, replay=1) == 1


def test_free_words_are_rows_too(tmp_path: Path) -> None:
    """Deals of the classic game are offered and answered although nobody asks (FreeState)."""
    simulate("classic", 6, 3, "G", 1, 1, trajectories=Trajectories(tmp_path, "none"))
    said = [row for row in read(tmp_path) if row["kind"] == FREE]
    assert said
    free = meta("classic").new(1, meta("classic").check({"seats": 6})).vocabulary.free
    assert all(row["action"] >= free for row in said)
    assert dataset.check(tmp_path, replay=3) == 3


@pytest.mark.parametrize(("positions", "columns"), [("row", ["row"]), ("view", ["view"]), ("none", [])])
def test_positions_are_kept_as_asked(positions: str, columns: list[str], tmp_path: Path) -> None:
    simulate("imperium", 2, 1, "R", 5, 1, trajectories=Trajectories(tmp_path, positions))
    assert [name for name in read(tmp_path)[0] if name in ("row", "view")] == columns


def test_a_game_of_the_tables_is_a_record(greedy: Path) -> None:
    game = read(greedy, "games")[0]
    record = Record("imperium", seed=game["seed"], options=json.loads(game["options"]))
    for row in read(greedy):
        if row["game"] == game["game"]:
            record.act(row["word"])
    assert record.state.digest() == game["digest"]


def test_games_that_fail_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_crashing_play(monkeypatch)
    lineup = "X,R,R"
    result = tournament("imperium", lineup, 12, 3, 1, out=tmp_path / "out", trajectories=Trajectories(tmp_path))
    summary = result.summary
    assert 0 < summary["failures"] < summary["games"]
    games = read(tmp_path, "games")
    assert len(games) == summary["games"] - summary["failures"] == read_about(tmp_path)["games"]
    assert {row["game"] for row in read(tmp_path)} == {game["game"] for game in games}
    assert TRAJECTORY not in (tmp_path / "out" / "games.json").read_text(encoding="utf-8")
    assert tmp_path / "trajectories.json" in result.files


def test_games_before_a_stop_are_complete(tmp_path: Path) -> None:
    def stop(games: int) -> None:
        raise stopping.Stopped(signal.SIGINT)

    with pytest.raises(stopping.Stopped):
        tournament("imperium", "R,R,R", 9, jobs=1, progress_callback=stop, trajectories=Trajectories(tmp_path))
    about = read_about(tmp_path)
    assert (about["stopped"], about["games"]) == ("SIGINT", 1)
    assert dataset.check(tmp_path, replay=1) == 1


# --- the same again ----------------------------------------------------------------------
def test_the_number_of_processes_makes_no_difference(greedy: Path, tmp_path: Path) -> None:
    dataset.make("imperium", "G,R,R,R", tmp_path, games=8, seed=3, jobs=2, positions="both", test=0.5)
    assert files(tmp_path) == files(greedy)


def test_a_simulation_in_several_processes_is_written_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trajectory_store, "MOST_ROWS", 1_000)
    for jobs in (1, 2):
        simulate("imperium", 3, 7, "R", 40, jobs, trajectories=Trajectories(tmp_path / str(jobs)))
    assert files(tmp_path / "1") == files(tmp_path / "2")
    about = read_about(tmp_path / "1")
    assert len(about["files"]) > 1
    assert [game["seed"] for game in read(tmp_path / "1", "games")] == list(range(40, 47))
    assert sum(told["n_decisions"] for told in about["files"]) == len(read(tmp_path / "1")) == about["decisions"]


def test_another_seed_has_another_content(greedy: Path, tmp_path: Path) -> None:
    made = dataset.make("imperium", "G,R,R,R", tmp_path, games=4, seed=4, jobs=1, test=0)
    assert made["content"] != read_about(greedy)["content"]


# --- datasets ----------------------------------------------------------------------------
def test_no_deal_is_in_both_splits(greedy: Path) -> None:
    about = read_about(greedy)
    assert [told["split"] for told in about["files"]] == ["train", "test"]
    games = {split: parquet.read_table(str(greedy / "games" / f"{split}-00000.parquet")).to_pylist()
             for split in ("train", "test")}  # fmt: skip
    assert [game["seed"] for game in games["train"]] == [3] * 4
    assert [game["seed"] for game in games["test"]] == [4] * 4


def test_the_card_describes_the_dataset(greedy: Path) -> None:
    text = (greedy / "README.md").read_text(encoding="utf-8")
    about = read_about(greedy)
    head = yaml.safe_load(text.split("---")[1])
    assert head["license"] == "mit"
    assert [config["config_name"] for config in head["configs"]] == ["decisions", "games"]
    for config in head["configs"]:
        for told in config["data_files"]:
            assert list(greedy.glob(told["path"]))
    for part in trajectory_store.columns_of(about).values():
        for name, _, meaning in part:
            assert f"| `{name}` |" in text
            assert meaning in text
    told = f"{about['decisions']:,} decisions of 8 games"
    for words in (told, "`G`, `R`", about["content"], "ruleset 3", "unofficial", "| `G` | 1 | "):
        assert words in text
    assert max(map(len, text.splitlines())) < 200


def test_the_command_of_the_card_makes_it_again(greedy: Path, tmp_path: Path) -> None:
    from sandtable.arena.dataset_card import command

    words = command(read_about(greedy)).split()
    assert words[:3] == ["sandtable", "dataset", "make"]
    run(*words[1:-1], tmp_path, "--jobs", "1")
    assert files(tmp_path) == files(greedy)


def test_options_are_part_of_the_command(tmp_path: Path) -> None:
    from sandtable.arena.dataset_card import command

    about = dataset.make("imperium", "R,R,R", tmp_path, 1, options={"boxes": ["ix"], "epic": True}, positions="none")
    assert "-o boxes=ix -o epic=true --out FOLDER" in command(about)
    assert "--test 0 " in command(about)


def test_show_and_check(greedy: Path) -> None:
    said = run("dataset", "show", greedy).stdout
    assert "4 games" in said
    assert read_about(greedy)["content"] in said
    assert data("dataset", "show", greedy)["games"] == 8
    assert "2 games replay to the same end" in run("dataset", "check", greedy, "--replay", "2").stdout


# What others read the files with; nothing here depends on it, so the lock files do not have it.
READERS = ("pandas", "datasets")


def test_pandas_reads_it(greedy: Path) -> None:
    pandas: Any = pytest.importorskip(READERS[0], reason="only to try it out: pip install pandas")
    frame = pandas.read_parquet(greedy / "decisions" / "train-00000.parquet")
    assert list(frame.columns) == [name for name, _, _ in DECISIONS] + ["row", "view"]
    assert len(frame.row[0]) == read_about(greedy)["layout"]["size"]


def test_hugging_face_reads_it(greedy: Path, tmp_path: Path) -> None:
    datasets: Any = pytest.importorskip(READERS[1], reason="only to try it out: pip install datasets")
    found = datasets.load_dataset(str(greedy), "games", cache_dir=str(tmp_path))
    assert {split: len(found[split]) for split in found} == {"train": 4, "test": 4}
    assert list(found["train"].features) == [name for name, _, _ in GAMES]


# --- refusals ----------------------------------------------------------------------------
def test_a_folder_is_not_overwritten_unless_asked(greedy: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(greedy, copy)
    before = files(copy)
    calls: list[list[str | Path]] = [
        ["sim", "imperium", "--games", "1", "--trajectories", copy],
        ["arena", "imperium", "--seats", "R,R,R", "--games", "1", "--trajectories", copy],
        ["dataset", "make", "imperium", "--games", "1", "--out", copy],
    ]
    for words in calls:
        assert "already holds trajectories (decisions/test-00000.parquet); --force overwrites" in refused(*words)
        assert files(copy) == before
    run("sim", "imperium", "--games", "1", "--trajectories", copy, "--force", "--jobs", "1")
    assert {path.name for path in leftovers(copy)} == {"train-00000.parquet", "trajectories.json"}


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["sim", "imperium", "--positions", "text"], "positions takes row, view, both, none; not 'text'"),
        (["sim", "imperium", "--seats", "1", "--difficulty", "all", "--trajectories", "x"], "records one level"),
        (["dataset", "make", "imperium", "--out", "x", "--seats", "S:50ms,G,G"], "S:50ms thinks by the clock"),
        (["dataset", "make", "imperium", "--out", "x", "--test", "0.9"], "from 0 to 0.5, not 0.9"),
        (["dataset", "show", "x"], "x holds no trajectories: there is no trajectories.json in it"),
    ],
)
def test_refusals_name_what_was_wrong(
    words: list[str], refusal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refusal in refused(*words)
    assert list(tmp_path.iterdir()) == []


def damage_file(folder: Path) -> None:
    (folder / "games" / "train-00000.parquet").write_bytes(b"PAR1")


def lose_file(folder: Path) -> None:
    (folder / "decisions" / "test-00000.parquet").unlink()


def other_rows(folder: Path) -> None:
    """A table with other rows, with a SHA-256 that fits."""
    from hashlib import sha256

    path = folder / "games" / "train-00000.parquet"
    table = parquet.read_table(str(path))
    parquet.write_table(table.slice(1), str(path))
    about = read_about(folder)
    about["files"][0]["games"]["sha256"] = sha256(path.read_bytes()).hexdigest()
    (folder / "trajectories.json").write_text(json.dumps(about), encoding="utf-8")


@pytest.mark.parametrize(
    ("damage", "refusal"),
    [(damage_file, "its SHA-256 is another"), (lose_file, "is missing"), (other_rows, "the content has another hash")],
)
def test_damage_is_found(damage: Any, refusal: str, greedy: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(greedy, copy)
    damage(copy)
    with pytest.raises(DamagedData, match=refusal):
        dataset.check(copy)


def test_without_pyarrow_it_is_refused_before_a_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(trajectory_store, "import_module", missing)
    assert "pip install 'sandtable[arena]'" in refused("sim", "imperium", "--trajectories", tmp_path / "x")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_number_of_replays_is_refused(greedy: Path) -> None:
    with pytest.raises(BadOption, match="replay takes a whole number from 0, not -1"):
        dataset.check(greedy, -1)
