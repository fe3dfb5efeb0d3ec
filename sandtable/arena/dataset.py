"""Make a fixed dataset of decisions, with a card that describes it, and check one.

    about = make("imperium", "G,G,G,G", Path("greedy"), games=400)
    check(Path("greedy"), replay=20)

A dataset is a folder of trajectories (`trajectory_store`) from a balanced match: the same arguments give the same
content on every machine. Whole blocks go into the split `test`, so no deal is in both splits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.arena import trajectory_store as stored
from sandtable.arena.dataset_card import card
from sandtable.arena.match import lineup_of, rotations, tournament
from sandtable.arena.trajectories import ROW
from sandtable.arena.trajectory_store import Trajectories, read_about
from sandtable.bots import Named, budget
from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.titles import meta

TEST: Final = 0.1  # of the blocks
MOST_TEST: Final = 0.5


def make(
    title: str,
    bots: str | Sequence[Named],
    out: Path,
    games: int = 100,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, Any] | None = None,
    positions: str = ROW,
    test: float = TEST,
    force: bool = False,
    progress_callback: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play at least `games` games in whole blocks, write the dataset and return the content of its trajectories.json.
    `test` is the share of blocks that go into the split `test`."""
    lineup, _ = lineup_of(bots)
    for spec in lineup:
        limit = budget(spec)
        if limit is not None and limit.clock:
            raise BadOption(f"a dataset must come out the same again, and {spec} thinks by the clock: give it passes")
    if not 0 <= test <= MOST_TEST:
        raise BadOption(f"test takes a share of the blocks from 0 to {MOST_TEST}, not {test}")
    blocks = -(-games // rotations(lineup))
    kept = round(blocks * test)
    how = Trajectories(out, positions, force, test_from=blocks - kept if kept else None)
    played = tournament(title, bots, games, seed, jobs, options, progress_callback=progress_callback, trajectories=how)
    about = read_about(out)
    about["failures"] = played.summary["failures"]
    (out / stored.CARD).write_text(card(about), encoding="utf-8")
    return about


# --- checking ----------------------------------------------------------------------------
def check(folder: Path, replay: int = 0) -> int:
    """Check the tables of a dataset against the hashes stored with them, replay its first `replay` games from their
    actions, and return the number of games replayed. Raise DamagedData at the first difference."""
    if replay < 0:
        raise BadOption(f"replay takes a whole number from 0, not {replay}")
    about = read_about(folder)
    if stored.content_hash(about["files"]) != about["content"]:
        raise DamagedData(f"{folder}: the content hash does not follow from those of the files")
    replayed = 0
    decided = stored.tables(folder, about, "decisions")
    for (told, decisions), (_, games) in zip(decided, stored.tables(folder, about, "games"), strict=True):
        for part, table in zip(stored.FOLDERS, (decisions, games), strict=True):
            if stored.content_of(table) != told[part]["content"]:
                raise DamagedData(f"{folder / told[part]['file']}: the content has another hash")
        if replayed >= replay:
            continue
        moves = decisions.select(["game", "step", "seat", "options", "action"]).to_pylist()
        for game in games.to_pylist():
            if replayed < replay:
                _replay(about, game, [move for move in moves if move["game"] == game["game"]])
                replayed += 1
    return replayed


def _replay(about: Mapping[str, Any], game: Mapping[str, Any], moves: Sequence[Mapping[str, Any]]) -> None:
    """Play a recorded game again from its actions. Raise DamagedData if the options of a decision or the final position
    differ."""
    found = meta(about["title"])
    where = f"game {game['game']}"
    if found.version != about["ruleset"]:
        raise DamagedData(
            f"{where} was played by ruleset {about['ruleset']} of {found.id}; this one is {found.version}"
        )
    state = found.new(game["seed"], json.loads(game["options"]))
    for move in moves:
        seat, action = move["seat"], move["action"]
        asked = seat in state.to_act and action in state.options_of(seat)
        if asked and list(state.options_of(seat)) != move["options"]:
            raise DamagedData(f"{where}, step {move['step']}: the options are others")
        state.apply(seat, action)
    if not state.over or state.digest() != game["digest"]:
        raise DamagedData(f"{where} ends differently when it is replayed")
