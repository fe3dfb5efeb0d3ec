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

Folder = Annotated[Path, typer.Argument(help="Folder of a dataset, or a folder written with --trajectories.")]


@guarded
def make(
    title: Title,
    out: Annotated[Path, typer.Option("--out", help="Folder to write the dataset to.")],
    seats: Annotated[
        str,
        typer.Option(
            help="One bot per seat: S:100,G,G,G. R: random, G: greedy, S: search; your own: my_package:MyBot."
        ),
    ] = "G,G,G,G",
    games: Annotated[int, typer.Option(help="Number of games, rounded up to whole blocks.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first block of games; each further block adds 1.")] = 0,
    positions: Positions = "row",
    test: Annotated[float, typer.Option(help="Share of the games that go into the test split, up to 0.5.")] = 0.1,
    jobs: Annotated[int | None, typer.Option(help="Number of worker processes. Default: one per CPU core.")] = None,
    leaders: Leaders = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a dataset already in the folder.")] = False,
    option: AnOption = None,
    as_json: AsJson = False,
) -> None:
    """Play a balanced match and write every decision as Parquet, with a dataset card. The same arguments always give
    the same content. The exit status is 1 if a game failed; a failed game is left out."""
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
    replay: Annotated[int, typer.Option(help="Number of games to replay from their recorded actions.")] = 10,
) -> None:
    """Compare the files of a dataset with their hashes and replay games. The exit status is 2 if they differ."""
    from sandtable.arena.dataset import check as checked

    replayed = checked(folder, replay)
    stdout().print(f"The files are those that trajectories.json describes; {replayed:,} games replay to the same end.")
