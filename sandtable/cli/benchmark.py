"""`sandtable benchmark`: measure a bot by the benchmark protocol of a title."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from sandtable.cli.common import FAILED, AsJson, guarded, print_json, stdout
from sandtable.cli.lab import games_bar
from sandtable.core import stopping
from sandtable.core.errors import BadOption

EVERY = "all"


@guarded
def benchmark(
    bot: Annotated[
        str,
        typer.Argument(
            help="The bot to measure: G (greedy), S:100 (a search with 100 passes for each decision), or a bot of your "
            "own: my_package:MyBot."
        ),
    ],
    title: Annotated[
        list[str] | None,
        typer.Option(
            "--title",
            help="The id of a game, such as imperium, or all (every game that has a benchmark); repeat it for each "
            "game. Default: the first of all.",
        ),
    ] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option(
            "--setting",
            help="A named set of game options and opponents to play with, such as base or league in imperium, or all; "
            "repeat it for each setting. docs/benchmark.md lists the settings of each game. Default: the first of the "
            "game.",
        ),
    ] = None,
    protocol: Annotated[
        int | None,
        typer.Option("--protocol", help="Number of the version of the benchmark, such as 1. Default: the newest."),
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Play only the first few blocks of games of each setting, to try it out.")
    ] = False,
    blocks: Annotated[int | None, typer.Option(help="Play only this many blocks of games of each setting.")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="Number of processes that play. Default: one for each CPU core.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure a bot and print a line for the table of docs/benchmark.md. The exit status is 1 if a game failed.

    The benchmark of a game fixes seeds, seats, Leaders and opponents. Its games come in blocks: in each block the bot
    plays every seat once, with the same seed and the same Leaders. Ctrl-C stops after the running games and reports the
    results until then; a second Ctrl-C stops immediately.
    """
    from sandtable.arena.benchmark import HEAD, Result, blocks_of, games_of
    from sandtable.arena.benchmark import benchmark as measure
    from sandtable.arena.protocols import measured, protocol_of

    wanted = title or measured()[:1]
    protocols = [protocol_of(each, protocol) for each in (measured() if EVERY in wanted else wanted)]
    asked: list[str | None] = [*setting] if setting else [None]
    settings = [each for found in protocols for name in asked
                for each in (found.settings if name == EVERY else [found.setting(name)])]  # fmt: skip
    if not settings:
        raise BadOption("no title here has a benchmark protocol")
    total = sum(games_of(each, blocks_of(each, quick, blocks), bot) for each in settings)
    results: list[Result] = []
    ended: stopping.Stopped | None = None
    with stopping.heard(), games_bar(not as_json, total) as advance:
        for each in settings:
            try:
                results.append(measure(bot, each, blocks_of(each, quick, blocks), jobs, advance))
            except stopping.Stopped as stopped:
                ended = stopped
                results += [stopped.so_far] if stopped.so_far is not None else []
                break
    if as_json:
        print_json([result.as_dict() for result in results])
    elif results:
        typer.echo("\n".join([HEAD, *(result.line() for result in results)]))
        console = stdout()
        for failure in [failure for result in results for failure in result.failed][:20]:
            console.print(f"failed: {escape(failure['error'])}", style="bold red")
            console.print(f"  {escape(failure['command'])}", soft_wrap=True)
        if not all(result.whole for result in results):
            console.print("note: not all blocks were played, so this is for trying out and not for the table")
    if ended is not None:
        raise ended
    if any(result.failed for result in results):
        raise typer.Exit(FAILED)
