"""The settings of a run, with defaults for a small machine and for one with a GPU."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from sandtable.core.errors import BadOption


@dataclass(frozen=True)
class Settings:
    """All settings of a run. Sizes of 0 are filled in later, depending on the device (`complete`)."""

    title: str
    variants: list[dict[str, Any]] = field(default_factory=lambda: [{}])
    minutes: float = 30.0  # of learning by self-play
    imitate: float = 2.0  # minutes of imitation before, if the run begins from nothing
    rounds: int = 0  # collections of self-play after which the run ends in any case; 0 for no limit
    imitate_rounds: int = 0  # likewise for imitation
    seed: int = 1
    begin: str = ""  # a file of weights to begin from, of these games or of others
    device: str = ""  # cuda, cpu; empty: what is there
    # games
    workers: int = 0  # processes that play
    ray: str = ""  # play on a Ray cluster instead: auto, local, or its address
    groups: int = 2  # one group plays while another one is judged
    slots: int = 0  # games of one process in one group
    steps: int = 0  # choices in each game between two rounds of learning
    former: float = 0.2  # share of the games with a former self among the players
    advised: float = 0.03  # share of the games with one learner among greedy bots
    random: float = 0.0  # share of the games with one learner among random bots
    noise: float = 0.08  # share of random moves in games that are imitated
    # learning
    width: int = 0  # of the net; 0: as wide as the weights may be large
    blocks: int = 3
    batch: int = 0
    epochs: int = 2
    rate: float = 3e-4
    rate_end: float = 3e-5
    imitate_rate: float = 1e-3
    imitate_batch: int = 16_384  # at most
    entropy: float = 0.004
    entropy_end: float = 0.0005
    decay: float = 0.97  # lambda of the advantages
    pool: int = 8  # former selves kept
    pool_every: int = 20  # rounds of learning between two of them
    overlap: bool | None = None  # play on while learning; by default on a GPU
    # keeping
    every: float = 20.0  # seconds between two reports
    save_every: float = 120.0  # seconds between two checkpoints
    light: bool = False  # checkpoints in half precision, each file below 16 MiB, without the games
    evaluate: int = 400  # games of the final evaluation among greedy bots

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def complete(given: Settings, cuda: bool) -> Settings:
    """Return the settings with the device, and the sizes that depend on it, filled in."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    device = given.device or ("cuda" if cuda else "cpu")
    if device == "cuda" and not cuda:
        raise BadOption("there is no GPU that PyTorch can use")
    large = device == "cuda"
    return replace(
        given,
        device=device,
        workers=given.workers or (cores - 1 if cores >= 8 else max(1, cores)),
        slots=given.slots or (256 if large else 64),
        steps=given.steps or (128 if large else 32),
        batch=given.batch or (131_072 if large else 2048),
        overlap=large if given.overlap is None else given.overlap,
    )


def settings_from(told: dict[str, Any]) -> Settings:
    """Return the settings in a dict; raise an error for a name that is not a setting."""
    known = {each.name for each in fields(Settings)}
    unknown = sorted(set(told) - known)
    if unknown:
        raise BadOption(f"a run has no setting {unknown[0]!r}; there are {', '.join(sorted(known))}")
    return Settings(**told)
