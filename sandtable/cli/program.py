"""`sandtable` itself (its version), `sandtable titles`, and `sandtable serve`, the table in the browser."""

from __future__ import annotations

import gc
import os
import sys
import webbrowser
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sandtable import build_info
from sandtable.cli.common import AsJson, guarded, print_json, stdout
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
    """The Dune board games as one rules engine: simulate, replay, look up, play."""


@guarded
def titles_command(as_json: AsJson = False) -> None:
    """The games there are, with their options."""
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
    """At a terminal on a desk: not over the network, not in a container, where a text browser would take the screen."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ or "CI" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@guarded
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; more than one needs REDIS_URL.")
    ] = 1,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="Open a browser; by default where somebody sits.")
    ] = None,
) -> None:
    """Serve the table to a browser. Games are kept in the folder that SANDTABLE_DATA names, or ./data."""
    gc.disable()  # of what is loaded nothing is thrown away: it need not be looked through while it comes
    from sandtable.server.app import serve as run

    gc.freeze()  # nor ever after
    gc.enable()

    def ready(url: str, kept: str) -> None:
        typer.echo(f"Sandtable is on {url}  (Ctrl-C ends it)")
        typer.echo(f"Games are kept in {kept}")
        if somebody_sits_here() if browser is None else browser:
            webbrowser.open(url)

    run(host, port, workers, ready, typer.echo)
