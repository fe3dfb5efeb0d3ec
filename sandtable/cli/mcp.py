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
            help="The bot that plays against the model in local games: R (random), G (greedy), S:400 (a search with "
            "400 passes for each decision), or a bot of your own: my_package:MyBot."
        ),
    ] = "G",
    seed: Annotated[
        int | None,
        typer.Option(
            help="Seed of the first local game; each further game has the next number as its seed. Default: a random "
            "seed."
        ),
    ] = None,
    server: Annotated[
        list[str] | None,
        typer.Option(
            help="Address of a Sandtable server whose tables the model may join; repeat it for each server. Default: "
            "http://127.0.0.1:8000"
        ),
    ] = None,
    name: Annotated[
        str,
        typer.Option(
            help="Name of the model that the other players at a table see, unless the model itself chooses a name."
        ),
    ] = "",
    guest: Annotated[
        Path | None,
        typer.Option(
            help="File in which the cookie is kept by which a server recognises the model. With it the model keeps its "
            "seats when this command is restarted."
        ),
    ] = None,
    transcripts: Annotated[
        Path | None, typer.Option(help="Folder to which a transcript and the record of each game are written.")
    ] = None,
    http: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help="Serve the model over HTTP on this port. Default: over standard input and output."
        ),
    ] = None,
    host: Annotated[str, typer.Option(help="With --http: the address to listen on.")] = "127.0.0.1",
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
