"""`sandtable sim`: play many games with bots and summarise them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import FAILED, AnOption, AsJson, Title, guarded, options_of, print_json, stdout, value_of
from sandtable.core import stopping
from sandtable.core.errors import BadOption

if TYPE_CHECKING:
    from sandtable.arena.simulate import Summary
    from sandtable.arena.trajectory_store import Trajectories
    from sandtable.core.titles import Meta

Leaders = Annotated[
    str | None,
    typer.Option(
        help="The Leaders of the players: random, draft (the players choose in turn), or one id for each seat, "
        "separated by commas: paul_atreides,…"
    ),
]

TrajectoryFolder = Annotated[
    Path | None,
    typer.Option(
        "--trajectories",
        metavar="DIR",
        help="Folder to which every decision of the games is written, as Parquet files.",
    ),
]
Positions = Annotated[
    str,
    typer.Option(
        "--positions",
        help="With --trajectories: the form in which each position is recorded: row (numbers), view (JSON), both or "
        "none.",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        help="One bot for all seats, or one for each seat, separated by commas: R,G,G,S:100. R is random, G "
        "greedy, S:100 a search with 100 passes for each decision, my_package:MyBot a bot of your own; "
        "docs/bots.md lists all bots."
    ),
]
Difficulty = Annotated[
    str | None,
    typer.Option(
        help="With --seats 1: the level of the Rivals: mercenary, sardaukar, mentat, kwisatz_haderach, or all "
        "(play --games games at each level)."
    ),
]
Rivals = Annotated[
    str | None,
    typer.Option(
        help="In games that have Rivals at this number of --seats, the Rivals to play against: random, or their "
        "ids, separated by commas."
    ),
]


@guarded
def sim(
    title: Title,
    seats: Annotated[int, typer.Option(help="Number of players.")] = 4,
    games: Annotated[int, typer.Option(help="Number of games to play.")] = 100,
    bots: Bots = "random",
    jobs: Annotated[
        int | None,
        typer.Option(help="Number of processes that play. Default: one for each CPU core, fewer for few games."),
    ] = None,
    seed: Annotated[
        int, typer.Option(help="Seed of the first game; each further game has the next number as its seed.")
    ] = 0,
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="List the pieces and events of the game that never occurred in these games."),
    ] = False,
    leaders: Leaders = None,
    difficulty: Difficulty = None,
    rivals: Rivals = None,
    trajectories: TrajectoryFolder = None,
    positions: Positions = "row",
    force: Annotated[
        bool, typer.Option("--force", help="Replace the files that are already in the folder of --trajectories.")
    ] = False,
    option: AnOption = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with a bot in every seat and summarise them. The exit status is 1 if a game failed.

    Ctrl-C stops after the running games and reports the results so far; a second Ctrl-C stops immediately.
    The report names the seed of each failed game; `--seed` with that seed and `--games 1` repeats the game. In the JSON
    output, `unreached` lists the pieces and events that never occurred; it is empty without --coverage.
    """
    from sandtable.arena.simulate import ALL_LEVELS, Levels, levels_of, simulate, simulate_levels
    from sandtable.core.titles import meta

    options = game_options(option, leaders)
    if rivals is not None:
        options["rivals"] = value_of(rivals)
    every = difficulty == ALL_LEVELS
    if difficulty is not None:
        _check_difficulty(meta(title), difficulty, seats)
        options.pop("difficulty", None)
        if not every:
            options["difficulty"] = difficulty
    recorded = trajectories_to(trajectories, positions, force)
    if recorded is not None and every:
        raise BadOption("--trajectories records one level: name it with --difficulty")
    found: Summary | Levels
    ended: stopping.Stopped | None = None
    total = games * (len(levels_of(meta(title))) if every else 1)
    with stopping.heard(), games_bar(not as_json, total) as advance:
        try:
            if every:
                found = simulate_levels(title, games, bots, seed, jobs, options, coverage, advance)
            else:
                found = simulate(title, seats, games, bots, seed, jobs, options, coverage, advance, recorded)
        except stopping.Stopped as stopped:
            if stopped.so_far is None:
                raise
            ended, found = stopped, stopped.so_far
    if as_json:
        print_json(found.as_dict())
    elif isinstance(found, Levels):
        _print_levels(found.levels)
        _print_failures(found.failures)
        if coverage:
            _print_unreached(found.unreached)
    else:
        _print_summary(found)
    if ended is not None:
        raise ended
    if found.failures:
        raise typer.Exit(FAILED)


def trajectories_to(folder: Path | None, positions: str, force: bool) -> Trajectories | None:
    """Return where and how to write decisions; None if no folder was given."""
    from sandtable.arena.trajectories import check_positions
    from sandtable.arena.trajectory_store import Trajectories

    check_positions(positions)
    return None if folder is None else Trajectories(folder, positions, force)


def game_options(given: list[str] | None, leaders: str | None) -> dict[str, Any]:
    options = options_of(given)
    if leaders is not None:
        options["leaders"] = value_of(leaders)
    if "seats" in options:
        raise BadOption("give the number of players with --seats")
    return options


def _check_difficulty(found: Meta, difficulty: str, seats: int) -> None:
    from sandtable.arena.simulate import ALL_LEVELS, levels_of

    allowed = [*levels_of(found), ALL_LEVELS]
    if difficulty not in allowed:
        raise BadOption(f"--difficulty takes {', '.join(allowed)}; not {difficulty!r}")
    if seats != 1:
        raise BadOption(f"--difficulty is for solo games: --seats 1, not {seats}")


@contextmanager
def games_bar(shown: bool, games: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on standard error and yield a function that advances it by a number of games; yield None if
    not `shown` or without a terminal."""
    console = Console(stderr=True)
    if not shown or not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task("games", total=games)

    def advance(n: int) -> None:
        bar.start()  # not earlier: an error before the first game should print one line and nothing else
        bar.advance(task, n)

    try:
        yield advance
    finally:
        if bar.live.is_started:
            bar.stop()


def _print_summary(summary: Summary) -> None:
    console = stdout()
    bots = ", ".join(summary.bots if len(set(summary.bots)) > 1 else summary.bots[:1])
    facts = Table(show_header=False, title=f"{summary.title}, {summary.seats} seats, {bots}")
    facts.add_row("Games", f"{summary.games:,}")
    facts.add_row("Decisions", f"{summary.decisions:,}")
    facts.add_row("Decisions per second", f"{summary.decisions / max(summary.seconds, 1e-9):,.0f}")
    facts.add_row("Seconds", f"{summary.seconds:.2f}")
    facts.add_row("Rounds, mean", f"{summary.rounds_mean:.2f}")
    facts.add_row("Ended by", ", ".join(f"{reason} {n:,}" for reason, n in summary.reasons.items()))
    facts.add_row("Failures", f"{len(summary.failures):,}")
    if summary.covered:
        facts.add_row("Unreached", f"{len(summary.unreached):,}")
    console.print(facts)
    wins = Table("Seat", "Bot", "Wins", "Share", "95% interval", "Points, mean")
    for seat, n in enumerate(summary.wins_by_seat):
        low, high = summary.interval(seat)
        share = percent(n / max(1, summary.finished))
        bot = summary.bots[seat] if seat < summary.seats else "automated"
        mean = f"{summary.points_mean[seat]:.2f}"
        wins.add_row(str(seat), bot, f"{n:,.1f}", share, f"{percent(low)} – {percent(high)}", mean)
    console.print(wins)
    if summary.difficulty:
        _print_levels([summary])
    _print_failures(summary.failures)
    if summary.covered:
        _print_unreached(summary.unreached)


def _print_levels(levels: list[Summary]) -> None:
    """Print how often the human seat wins at each level."""
    table = Table(
        box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=f"How often the human seat ({levels[0].bots[0]}) wins, alone"
    )
    for name in ("Difficulty", "Games", "Wins", "Share", "95% interval", "Points", "Rounds", "Failed"):
        table.add_column(name, no_wrap=True)
    for level in levels:
        low, high = level.interval(0)
        table.add_row(
            level.difficulty,
            f"{level.games:,}",
            f"{level.wins_by_seat[0]:,.1f}",
            percent(level.wins_by_seat[0] / max(1, level.finished)),
            f"{percent(low)} – {percent(high)}",
            f"{level.points_mean[0]:.2f}",
            f"{level.rounds_mean:.2f}",
            f"{len(level.failures):,}",
        )
    stdout().print(table)


def _print_failures(failures: list[dict[str, Any]]) -> None:
    if not failures:
        return
    console = stdout()
    failed = Table("Seed", "Decision", "Error", title="Failures")
    for failure in failures[:20]:
        failed.add_row(str(failure["seed"]), str(failure["decision"]), escape(failure["error"]))
    console.print(failed)
    if len(failures) > 20:
        console.print(f"and {len(failures) - 20} more")


def _print_unreached(unreached: list[str]) -> None:
    console = stdout()
    console.print("Everything occurred." if not unreached else "Never occurred:")
    for id in unreached:
        console.print(f"  {escape(id)}")


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"
