"""Many games: simulate them, let bots meet in the arena."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import FAILED, AnOption, AsJson, Title, guarded, options_of, print_json, stdout, value_of
from sandtable.core.errors import BadOption

if TYPE_CHECKING:
    from sandtable.arena.simulate import Summary


@guarded
def arena(title: Title) -> None:
    """To come."""


@guarded
def sim(
    title: Title,
    seats: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: R,R,R,R.")] = "random",
    jobs: Annotated[int | None, typer.Option(help="How many processes; as many as pay off unless told.")] = None,
    seed: Annotated[int, typer.Option(help="Of the first game; the next has the next.")] = 0,
    coverage: Annotated[bool, typer.Option("--coverage", help="Find out what never occurred.")] = False,
    leaders: Annotated[
        str | None, typer.Option(help="random, draft, or the leader of each seat: paul_atreides,…")
    ] = None,
    option: AnOption = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with bots on every seat, and sum them up. Exit status 1 if a game failed.

    Game i has the seed SEED + i: one that failed is played again with --seed ITS_SEED --games 1.
    `unreached` is empty in the JSON unless --coverage was asked for.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from sandtable.arena.simulate import simulate

    options = options_of(option)
    if leaders is not None:
        options["leaders"] = value_of(leaders)
    if "seats" in options:
        raise BadOption("the number of seats is given with --seats")

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("games", total=games)

    def advance(n: int) -> None:
        bar.start()  # only now: what is refused before the first game leaves one line and nothing else
        bar.advance(task, n)

    try:
        summary = simulate(title, seats, games, bots, seed, jobs, options, coverage, None if as_json else advance)
    finally:
        if bar.live.is_started:
            bar.stop()
    if as_json:
        print_json(summary.as_dict())
    else:
        _print_summary(summary)
    if summary.failures:
        raise typer.Exit(FAILED)


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
        share = f"{100 * n / max(1, summary.finished):.1f}%"
        bot = summary.bots[seat] if seat < summary.seats else "automated"
        mean = f"{summary.points_mean[seat]:.2f}"
        wins.add_row(str(seat), bot, f"{n:,.1f}", share, f"{100 * low:.1f}% – {100 * high:.1f}%", mean)
    console.print(wins)
    if summary.failures:
        failed = Table("Seed", "Decision", "Error", title="Failures")
        for failure in summary.failures[:20]:
            failed.add_row(str(failure["seed"]), str(failure["decision"]), escape(failure["error"]))
        console.print(failed)
        if len(summary.failures) > 20:
            console.print(f"and {len(summary.failures) - 20} more")
    if summary.covered:
        console.print("Everything occurred." if not summary.unreached else "Never occurred:")
        for id in summary.unreached:
            console.print(f"  {escape(id)}")
