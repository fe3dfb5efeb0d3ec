"""The command line, `sandtable`: play many games, replay one, run a scenario, read a rule or a card, serve the table.

Results go to standard output, as a table or, with `--json`, as data; progress and errors go to standard error. A
refused request prints one line there and ends with exit status 2.
"""

from __future__ import annotations

import typer

from sandtable.cli import (
    arena,
    benchmark,
    dataset,
    games,
    host,
    insight,
    keeping,
    lab,
    learn,
    mcp,
    pieces,
    program,
    puzzles,
    rules,
)

app = typer.Typer(
    name="sandtable",
    help="Play, simulate, replay and look up the Dune board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.callback()(program.main)
app.command("titles")(program.titles_command)
app.command()(program.serve)
app.command()(lab.sim)
app.command()(arena.arena)
app.command()(benchmark.benchmark)
app.command()(learn.learn)
app.command()(games.new)
app.command()(games.show)
app.command()(games.replay)
app.command()(games.play)
app.command()(insight.hint)
app.command()(insight.analyse)
app.command()(rules.scenario)
app.command()(rules.rules)
app.command()(pieces.card)
app.command()(mcp.mcp)

operator = typer.Typer(
    name="host",
    help="Operate a server: manage tables, bans and backups. The commands use the same database settings as `serve` "
    "(SANDTABLE_DATA or DATABASE_URL); running servers notice a change within seconds.",
    no_args_is_help=True,
)
operator.command("tables")(host.tables)
operator.command("show")(host.show)
operator.command("stop")(host.stop)
operator.command("remove")(host.remove)
operator.command("damage")(host.damage)
operator.command("expire")(keeping.expire)
operator.command("ban")(host.ban)
operator.command("unban")(host.unban)
operator.command("bans")(host.bans)
operator.command("backup")(keeping.backup)
operator.command("restore")(keeping.restore)
operator.command("verify")(keeping.verify)
app.add_typer(operator)
app.add_typer(puzzles.app)

datasets = typer.Typer(
    name="dataset",
    help="Make, show and check datasets: every decision of a set of games (docs/trajectories.md).",
    no_args_is_help=True,
)
datasets.command("make")(dataset.make)
datasets.command("show")(dataset.show)
datasets.command("check")(dataset.check)
app.add_typer(datasets)

__all__ = ["app"]
