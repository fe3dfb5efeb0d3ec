"""Checkpoints: everything that a run needs to continue. `net.pt` has the weights, the files beside it the rest.

A light checkpoint has half precision, one former self and no games, so that its files are small: a run that goes on
from it starts new games. Going on from any other checkpoint takes the same next step as the run itself would have.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.learn.extras import torch

NET: Final = "net.pt"
MEAN: Final = "mean.pt"
POOL: Final = "pool.pt"
OPTIMIZER: Final = "optimizer.pt"
GAMES: Final = "games.pt"


class BadCheckpoint(SandtableError):
    """Raised if a checkpoint cannot be used for this run."""


def _write(data: Any, file: Path) -> None:
    beside = file.with_suffix(".part")
    torch.save(data, beside)
    os.replace(beside, file)


def _packed(weights: dict[str, Any], light: bool) -> dict[str, Any]:
    return {name: (each.half() if light else each).cpu().clone() for name, each in weights.items()}


def save(folder: Path, told: dict[str, Any], parts: dict[str, Any], light: bool) -> None:
    """Write a checkpoint. `told` is the run's description and figures as plain data; `parts` has the learner's weights,
    optimizer and former selves, the states of the random generators and the games."""
    folder.mkdir(parents=True, exist_ok=True)
    net = {"about": json.dumps(told), "net": _packed(parts["net"], light)}
    pool = parts["pool"]
    if light:
        pool = pool[len(pool) // 2 : len(pool) // 2 + 1]
    else:
        net["generators"] = parts["generators"]
        _write(parts["optimizer"], folder / OPTIMIZER)
        if parts["games"] is not None:
            _write(parts["games"], folder / GAMES)
    _write([_packed(each, light) for each in pool], folder / POOL)
    _write(_packed(parts["mean"], light), folder / MEAN)
    _write(net, folder / NET)


def load(folder: Path, fingerprint: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Read a checkpoint and return its description and those of its parts (as in `save`) that it contains. Refuse a
    checkpoint for other rules, observations or vocabulary."""
    if not (folder / NET).is_file():
        raise BadCheckpoint(f"there is no checkpoint in {folder}")
    parts: dict[str, Any] = torch.load(folder / NET, map_location="cpu", weights_only=False)
    told: dict[str, Any] = json.loads(parts.pop("about"))
    if told["fingerprint"] != fingerprint:
        raise BadCheckpoint(
            f"the checkpoint in {folder} is for other games: its rules, observation or vocabulary differ "
            f"(fingerprint {told['fingerprint']}, here {fingerprint})"
        )
    for name, file in (("mean", MEAN), ("pool", POOL), ("optimizer", OPTIMIZER), ("games", GAMES)):
        if (folder / file).is_file():
            parts[name] = torch.load(folder / file, map_location="cpu", weights_only=False)
    return told, parts
