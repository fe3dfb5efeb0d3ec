"""The command line, `sandtable`: play many games, replay one, run a scenario, read a rule or a card, serve the table.

Everything asked for goes to standard output, as a table or, with `--json`, as data; progress and
refusals go to standard error. What is refused is one line there and exit status 2.
"""

from __future__ import annotations

import typer

from sandtable.cli import arena, games, host, keeping, lab, pieces, program, rules

app = typer.Typer(
    name="sandtable",
    help="The Dune board games as one rules engine: simulate, replay, look up, play.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.callback()(program.main)
app.command("titles")(program.titles_command)
app.command()(program.serve)
app.command()(lab.sim)
app.command()(arena.arena)
app.command()(games.new)
app.command()(games.show)
app.command()(games.replay)
app.command()(games.play)
app.command()(rules.scenario)
app.command()(rules.rules)
app.command()(pieces.card)

operator = typer.Typer(
    name="host",
    help="For whoever runs a server: its tables, who is shut out, backups. It speaks to the database that the "
    "environment names, as `serve` does, and what it does is seen by running servers within seconds.",
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

__all__ = ["app"]
