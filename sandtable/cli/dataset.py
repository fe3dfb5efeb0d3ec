"""`sandtable dataset`: make, show and check fixed datasets of decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from sandtable.cli.common import FAILED, AnOption, AsJson, Title, guarded, print_json, stdout
from sandtable.cli.lab import Leaders, Positions, game_options, games_bar
from sandtable.core import stopping

Folder = Annotated[
    Path,
    typer.Argument(help="Folder that `sandtable dataset make`, or another command with --trajectories, has written."),
]


@guarded
def make(
    title: Title,
    out: Annotated[Path, typer.Option("--out", help="Folder to which the dataset is written.")],
    seats: Annotated[
        str,
        typer.Option(
            help="One bot for each seat, separated by commas: S:100,G,G,G. R is random, G greedy, S:100 a search with "
            "100 passes for each decision, my_package:MyBot a bot of your own; docs/bots.md lists all bots."
        ),
    ] = "G,G,G,G",
    games: Annotated[
        int, typer.Option(help="Number of games, rounded up so that every bot plays every seat equally often.")
    ] = 100,
    seed: Annotated[
        int,
        typer.Option(
            help="Seed of the first block of games (one game for each place of the bots in the seats); each further "
            "block has the next number as its seed."
        ),
    ] = 0,
    positions: Positions = "row",
    test: Annotated[
        float,
        typer.Option(
            help="Share of the games, from 0 to 0.5, that are marked as test data; the others are training data."
        ),
    ] = 0.1,
    jobs: Annotated[
        int | None, typer.Option(help="Number of processes that play. Default: one for each CPU core.")
    ] = None,
    leaders: Leaders = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a dataset that is already in the folder.")] = False,
    option: AnOption = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play games, and write every decision to a dataset: Parquet files with a card that describes them.

    The bots change seats between games, so that each plays every seat equally often. The same arguments always give the
    same content. The exit status is 1 if a game failed; a failed game is left out."""
    from sandtable.arena.dataset import make as made

    with stopping.heard(), games_bar(not as_json, games) as advance:
        options = game_options(option, leaders)
        about = made(title, seats, out, games, seed, jobs, options, positions, test, force, advance)
    show(out, as_json)
    if about["failures"]:
        raise typer.Exit(FAILED)


@guarded
def show(folder: Folder, as_json: AsJson = False) -> None:
    """Print what a dataset contains: its games, bots, options and number of decisions."""
    from sandtable.arena.dataset_card import splits
    from sandtable.arena.trajectory_store import columns_of, read_about

    about = read_about(folder)
    if as_json:
        print_json({name: value for name, value in about.items() if name not in ("words", "layout")})
        return
    console = stdout()
    facts = Table(show_header=False, title=f"{about['title']}, {about['seats']} seats, {','.join(about['bots'])}")
    for split, of in splits(about).items():
        counted = f"{of['games']:,} games, {of['decisions']:,} decisions, {of['bytes'] / 1e6:,.1f} MB"
        facts.add_row(f"Split {split}", counted)
    facts.add_row("Seed", str(about["seed"]))
    facts.add_row("Positions", about["positions"])
    facts.add_row("Versions", f"Sandtable {about['sandtable']}, ruleset {about['ruleset']}, pyarrow {about['pyarrow']}")
    facts.add_row("Content", about["content"])
    if "stopped" in about:
        facts.add_row("Stopped by", about["stopped"])
    console.print(facts)
    for part, columns in columns_of(about).items():
        table = Table(part, "type", "meaning", box=SIMPLE_HEAD)
        for name, type, meaning in columns:
            table.add_row(name, type, meaning)
        console.print(table)


@guarded
def check(
    folder: Folder,
    replay: Annotated[
        int, typer.Option(help="Number of games to replay from their recorded actions; each must end as recorded.")
    ] = 10,
) -> None:
    """Compare the files of a dataset with their recorded hashes, and replay some of its games. The exit status is 2
    if a file or the end of a game differs."""
    from sandtable.arena.dataset import check as checked

    replayed = checked(folder, replay)
    stdout().print(f"The files are those that trajectories.json describes; {replayed:,} games replay to the same end.")
