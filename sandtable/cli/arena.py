"""`sandtable arena`: play bots against each other in balanced matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import FAILED, AnOption, AsJson, Title, guarded, print_json, stdout
from sandtable.cli.lab import (
    Leaders,
    Positions,
    TrajectoryFolder,
    game_options,
    games_bar,
    percent,
    trajectories_to,
)
from sandtable.core import stopping


@guarded
def arena(
    title: Title,
    seats: Annotated[
        str,
        typer.Option(
            help="One bot for each seat, separated by commas: S:400,G,G,R. R is random, G greedy, S:400 a search with "
            "400 passes for each decision (S:500ms: with half a second), my_package:MyBot a bot of your own; "
            "docs/bots.md lists all bots. The bots change seats between games."
        ),
    ],
    games: Annotated[
        int, typer.Option(help="Number of games, rounded up so that every bot plays every seat equally often.")
    ] = 100,
    jobs: Annotated[
        int | None,
        typer.Option(
            help="Number of processes that play. Default: one for each CPU core, with --ray one for each CPU of the "
            "cluster."
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(help="Seed of the first block of games; each further block has the next number as its seed.")
    ] = 0,
    leaders: Leaders = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Folder to which the records of the games, the summary and the report are written."),
    ] = None,
    force: Annotated[
        bool,
        typer.Option("--force", help="Replace the files that are already in the folders of --out and --trajectories."),
    ] = False,
    trajectories: TrajectoryFolder = None,
    positions: Positions = "row",
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="ADDRESS",
            help="Play the games on a Ray cluster: auto (the cluster of this machine), local (start one here), or the "
            "address of a cluster.",
        ),
    ] = None,
    option: AnOption = None,
    as_json: AsJson = False,
) -> None:
    """Play bots against each other in balanced matches and rate them. The exit status is 1 if a game failed.

    The games come in blocks: all games of a block share one seed and one set of Leaders, and the bots rotate through
    the seats. Without --leaders, all Leaders are used equally often. Ctrl-C stops after the running games and reports
    the results until then; a second Ctrl-C stops immediately.
    """
    from sandtable.arena.match import read_lineup, rotations, tournament

    options = game_options(option, leaders)
    turns = rotations(read_lineup(seats))
    recorded = trajectories_to(trajectories, positions, force)
    ended: stopping.Stopped | None = None
    with stopping.heard(), games_bar(not as_json, -(-games // turns) * turns) as advance:
        try:
            found = tournament(title, seats, games, seed, jobs, options, out, force, ray, advance, recorded)
        except stopping.Stopped as stopped:
            if stopped.so_far is None:
                raise
            ended, found = stopped, stopped.so_far
    summary = found.summary
    if as_json:
        print_json({**summary, "files": [str(path) for path in found.files], "notes": found.notes})
    else:
        _print_bots(summary)
        _print_failures(summary)
        console = stdout()
        for path in found.files:
            console.print(f"wrote {escape(str(path))}")
        for note in found.notes:
            console.print(f"note: {escape(note)}")
    if ended is not None:
        raise ended
    if summary["failures"]:
        raise typer.Exit(FAILED)


def _print_bots(summary: dict[str, Any]) -> None:
    console = stdout()
    console.print(
        f"{summary['games']:,} games in {summary['blocks']:,} blocks of {summary['rotations']}, "
        f"{summary['failures']:,} failed, {summary['rounds']['mean']:.2f} rounds on average, "
        f"{summary['seconds']:,.1f} seconds. An even share of wins is {percent(summary['even_share'])}."
    )
    table = Table(box=SIMPLE_HEAD, padding=0)  # no padding, so that ten thousand games fit into 80 columns
    for name in ("Bot", "Wins", "Share", "95% interval", "Rank", "95% interval", "Rating", "±", "ms"):
        table.add_column(name, no_wrap=True)
    for bot in summary["bots"]:
        rating = bot["rating"]
        table.add_row(
            bot["spec"] if bot["seats"] == 1 else f"{bot['spec']} ×{bot['seats']}",
            f"{bot['wins']:,.1f}",
            percent(bot["win_rate"]["share"]),
            _span(bot["win_rate"], percent),
            f"{bot['mean_rank']['mean']:.2f}",
            _span(bot["mean_rank"], "{:.2f}".format),
            f"{rating['rating']:.0f}",
            f"{rating['high'] - rating['rating']:.0f}",
            _milliseconds(bot["ms_per_decision"]),
        )
    table.caption = "Share: wins per seat. ms: mean time for a decision with more than one option."
    table.caption_justify = "left"
    console.print(table)


def _milliseconds(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2f}" if value < 100 else f"{value:,.0f}"


def _span(found: dict[str, Any], show: Any) -> str:
    return "–" if found["low"] is None else f"{show(found['low']).rstrip('%')}–{show(found['high'])}"


def _print_failures(summary: dict[str, Any]) -> None:
    console = stdout()
    for failure in summary["failed_games"][:20]:
        console.print(f"failed: {escape(failure['error'])}", style="bold red")
        console.print(f"  {escape(failure['command'])}", soft_wrap=True)
    if summary["failures"] > 20:
        console.print(f"and {summary['failures'] - 20} more")
