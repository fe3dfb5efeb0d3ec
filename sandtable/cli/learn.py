"""`sandtable learn`: train a net by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sandtable.cli.common import AnOption, Title, guarded, options_of
from sandtable.core import stopping
from sandtable.core.errors import BadOption


@guarded
def learn(
    title: Title,
    minutes: Annotated[float, typer.Option(help="Minutes of self-play.")] = 30.0,
    imitate: Annotated[
        float, typer.Option(help="Minutes of imitating the greedy bot first, in a run without --resume.")
    ] = 2.0,
    out: Annotated[Path, typer.Option("--out", help="Folder for checkpoints, figures and weights.")] = Path("runs"),
    resume: Annotated[Path | None, typer.Option(help="Continue from the checkpoint in this folder.")] = None,
    device: Annotated[
        str, typer.Option(help="Device for training: cpu or cuda (a GPU). Default: cuda if there is a GPU.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes that play games. Default: one per CPU core.")] = 0,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play the games on a Ray cluster: auto, local, or its address."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the net's first weights and of the games.")] = 1,
    option: AnOption = None,
    also: Annotated[
        list[str] | None,
        typer.Option(
            "--also", metavar="NAME=VALUE", help="Also train on games with this option; repeat for more variants."
        ),
    ] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", help="Change another setting of the run; docs/learning.md lists them."
        ),
    ] = None,
) -> None:
    """Train a net that plays a title, by self-play, and write its weights.

    The folder gets a checkpoint every two minutes, `figures.jsonl`, logs for TensorBoard, and at the end the weights
    for the bots N and NS with a model card. Ctrl-C stops between two rounds.
    """
    if minutes <= 0:
        raise BadOption("--minutes takes a number above 0")
    from sandtable.learn.settings import settings_from
    from sandtable.learn.trainer import train

    options = options_of(option)
    variants: list[dict[str, Any]] = [options, *({**options, **options_of([pair])} for pair in also or [])]
    told = {"title": title, "variants": variants, "minutes": minutes, "imitate": imitate, "device": device,
            "workers": workers, "ray": ray or "", "seed": seed, **options_of(setting)}  # fmt: skip
    with stopping.heard():
        train(settings_from(told), out, resume, typer.echo)
