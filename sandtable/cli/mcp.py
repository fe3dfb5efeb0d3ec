"""`sandtable mcp`: a Model Context Protocol server with which a language model plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.common import Lang, guarded
from sandtable.core.errors import BadOption


@guarded
def mcp(
    opponents: Annotated[
        str,
        typer.Option(
            help="The model's opponents in local games: R (random), G (greedy), S:400 (search) or my_package:MyBot."
        ),
    ] = "G",
    seed: Annotated[
        int | None,
        typer.Option(help="Seed of the first local game; each further one adds 1. Default: a random seed."),
    ] = None,
    server: Annotated[
        list[str] | None,
        typer.Option(help="A server whose tables may be joined; repeat for several. Default: http://127.0.0.1:8000"),
    ] = None,
    name: Annotated[str, typer.Option(help="Name of the model as the others at a table see it.")] = "",
    guest: Annotated[
        Path | None, typer.Option(help="File for the cookie of the model as a guest; with it, seats survive a restart.")
    ] = None,
    transcripts: Annotated[
        Path | None, typer.Option(help="Folder to write a transcript and the record of each game to.")
    ] = None,
    http: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Serve over HTTP on this port instead of standard input and output."),
    ] = None,
    host: Annotated[str, typer.Option(help="Address to listen on, with --http.")] = "127.0.0.1",
    lang: Lang = "en",
) -> None:
    """Let a language model play through the Model Context Protocol, locally against bots or at tables of a server."""
    from sandtable.bots import make_all
    from sandtable.core.fluent import Words
    from sandtable.core.titles import check_seed
    from sandtable.mcp.app import run
    from sandtable.mcp.guest import origin
    from sandtable.mcp.tables import Settings

    servers = server or ["http://127.0.0.1:8000"]
    for address in servers:
        if origin(address) is None:
            raise BadOption(f"a server is an address such as http://127.0.0.1:8000, not {address!r}")
    if guest is not None and len(servers) > 1:
        raise BadOption("--guest keeps the cookie of one server; name one with --server")
    make_all(opponents, 1)  # refuses an unknown bot
    Words(lang)
    settings = Settings(
        lang=lang, opponents=opponents, seed=None if seed is None else check_seed(seed), servers=servers, name=name,
        guest=guest, transcripts=transcripts,
    )  # fmt: skip
    run(settings, http, host)
