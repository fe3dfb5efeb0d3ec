"""`sandtable --version`, `sandtable titles` and `sandtable serve`."""

from __future__ import annotations

import gc
import os
import signal
import sys
import webbrowser
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sandtable import build_info
from sandtable.cli.common import AsJson, guarded, print_json, stdout
from sandtable.core import stopping
from sandtable.core.titles import meta, titles


def _version(asked: bool) -> None:
    if asked:
        typer.echo(build_info.describe())
        raise typer.Exit()


def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play, simulate, replay and look up the Dune board games."""


@guarded
def titles_command(as_json: AsJson = False) -> None:
    """List the games and the options that a new game of each can have."""
    found = [meta(title) for title in titles()]
    if as_json:
        print_json(
            [
                {
                    "id": title.id,
                    "name": title.name,
                    "seats": list(title.seats),
                    "version": title.version,
                    "options": {
                        option.name: {"default": option.default, "takes": option.takes} for option in title.options
                    },
                }
                for title in found
            ]
        )
        return
    for title in found:
        table = Table("Option", "Default", "Takes", title=f"{title.name} ({title.id}), rules {title.version}")
        for option in title.options:
            table.add_row(option.name, "" if option.default is None else str(option.default), escape(option.takes))
        stdout().print(table)


def somebody_sits_here() -> bool:
    """Tell whether a person seems to sit at this machine, so that a browser may open: not over SSH and not in CI."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ or "CI" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@guarded
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    workers: Annotated[
        int,
        typer.Option(
            min=1,
            max=64,
            help="Number of server processes. More than one needs a Redis server, named by the variable REDIS_URL.",
        ),
    ] = 1,
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--no-browser", help="Open the page in a browser, or do not. Default: open it only on a desktop."
        ),
    ] = None,
) -> None:
    """Start the web server. Games are stored in the folder named by the environment variable SANDTABLE_DATA, by default
    ./data."""
    gc.disable()  # imports create no garbage, so scanning for it during start-up is wasted time
    from sandtable.server.app import serve as run

    gc.freeze()  # and the loaded code never becomes garbage
    gc.enable()

    def ready(url: str, kept: str) -> None:
        typer.echo(f"Sandtable is running at {url}  (press Ctrl-C to stop)")
        typer.echo(f"Games are stored in {kept}")
        if somebody_sits_here() if browser is None else browser:
            webbrowser.open(url)

    try:
        run(host, port, workers, ready, typer.echo)
    except stopping.Stopped as stopped:
        if stopped.signum != signal.SIGTERM:
            raise
        typer.echo(f"sandtable: {stopped}", err=True)  # asked to stop and stopped: that is a success
