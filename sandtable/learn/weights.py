"""Finds the weights of a game: files `<title>-….npz` beside this module, or in the folder SANDTABLE_WEIGHTS.

A file is for certain rules, rows and words, which its fingerprint tells; a game for which they differ is refused.
"""

from __future__ import annotations

import json
import os
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from sandtable.core.errors import SandtableError
from sandtable.core.observing import Layout
from sandtable.core.titles import meta
from sandtable.envs.arrays import np
from sandtable.learn.inference import NumpyNet

FOLDER: Final = "SANDTABLE_WEIGHTS"
HERE: Final = Path(__file__).parent / "weights"


class NoWeights(SandtableError):
    """There are no weights for a game, or only such as do not fit its rules."""


def fingerprint(title: str, layout: Layout, words: list[str]) -> str:
    """Return a hash of what a net depends on: the rules, the rows and the words."""
    spoken = blake2b("\n".join(words).encode(), digest_size=8).hexdigest()
    told = f"{title} {meta(title).version} {layout.fingerprint} {spoken}"
    return blake2b(told.encode(), digest_size=8).hexdigest()


def folders() -> list[Path]:
    """Return the folders with weights, the one of the environment first."""
    given = os.environ.get(FOLDER)
    return [Path(given), HERE] if given else [HERE]


def there(title: str) -> list[tuple[Path, dict[str, Any]]]:
    """Return the files with weights for a title, each with what it tells about itself."""
    found = []
    for folder in folders():
        for file in sorted(folder.glob(f"{title}-*.npz")):
            told = about(file)
            if told["title"] == title:
                found.append((file, told))
    return found


@cache
def about(file: Path) -> dict[str, Any]:
    """Return what a file tells about itself."""
    with np.load(file) as arrays:
        told: dict[str, Any] = json.loads(arrays["about"].tobytes())
    return told


@cache
def read(file: Path) -> NumpyNet:
    """Return the net of a file."""
    with np.load(file) as arrays:
        return NumpyNet(about(file)["shape"], {name: arrays[name] for name in arrays.files if name != "about"})


def find(title: str, layout: Layout, words: list[str], seats: int) -> NumpyNet:
    """Return the net for a game, if possible one trained with this number of seats."""
    files = there(title)
    if not files:
        raise NoWeights(
            f"there are no weights for {title}: train a net with `sandtable learn {title}` and name its folder in "
            f"{FOLDER}"
        )
    wanted = fingerprint(title, layout, words)
    fitting = [(file, told) for file, told in files if told["fingerprint"] == wanted]
    if not fitting:
        has = ", ".join(f"{file.name} ({told['fingerprint']})" for file, told in files)
        raise NoWeights(
            f"the weights for {title} are for other rules, boxes or observations: this game has the fingerprint "
            f"{wanted}, there are {has}; train again with `sandtable learn {title}`"
        )
    for file, told in fitting:
        if any(options["seats"] == seats for options in told["variants"]):
            return read(file)
    return read(fitting[0][0])


def fits(title: str, layout: Layout, words: list[str]) -> bool:
    """Tell whether there are weights for a game."""
    wanted = fingerprint(title, layout, words)
    return any(told["fingerprint"] == wanted for _, told in there(title))
