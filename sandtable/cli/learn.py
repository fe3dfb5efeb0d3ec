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
    minutes: Annotated[float, typer.Option(help="Minutes for which the net plays against itself and learns.")] = 30.0,
    imitate: Annotated[
        float,
        typer.Option(
            help="Minutes before that in which the net learns to imitate the greedy bot; ignored with --resume."
        ),
    ] = 2.0,
    out: Annotated[
        Path,
        typer.Option(
            "--out", help="Folder to which checkpoints, figures of the run and the trained weights are written."
        ),
    ] = Path("runs"),
    resume: Annotated[Path | None, typer.Option(help="Continue the run whose checkpoint is in this folder.")] = None,
    device: Annotated[
        str,
        typer.Option(
            help="Processor on which the net is trained: cpu or cuda (a GPU). Default: cuda if there is a GPU."
        ),
    ] = "",
    workers: Annotated[int, typer.Option(help="Number of processes that play games; 0: one for each CPU core.")] = 0,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="ADDRESS",
            help="Play the games on a Ray cluster: auto (the cluster of this machine), local (start one here), or the "
            "address of a cluster.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the net's first weights and of the games.")] = 1,
    option: AnOption = None,
    also: Annotated[
        list[str] | None,
        typer.Option(
            "--also",
            metavar="NAME=VALUE",
            help="Also train on games that differ from those of --option in this one option, such as seats=3; repeat "
            "it for each further variant.",
        ),
    ] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=VALUE",
            help="Change a setting of the training, such as rate=0.0003; repeat it for each setting. docs/learning.md "
            "lists the settings.",
        ),
    ] = None,
) -> None:
    """Train a neural net that plays a game, by letting it play against itself, and write its weights.

    The folder of --out gets a checkpoint every two minutes, the figures of the run (`figures.jsonl`), logs for
    TensorBoard, and at the end the weights, with which the bots N and NS play, and a model card. Ctrl-C stops the run
    after the current round of training.
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
