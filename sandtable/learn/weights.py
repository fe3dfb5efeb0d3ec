"""Find the weights for a game: files `<title>-….npz` beside this file, or in the folder SANDTABLE_WEIGHTS.

A file fits games with certain rules, rows and words, identified by its fingerprint; any other game is refused. The
chance to win that a net tells is corrected by `<name>.calibration.json` beside its weights, if there is one
(`python -m bench.net_calibration`).
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias

from sandtable.core.errors import SandtableError
from sandtable.core.observing import Layout
from sandtable.core.titles import meta
from sandtable.envs.arrays import np
from sandtable.learn.inference import NumpyNet
from sandtable.learn.reasons import OTHER_SEATS, UNTRAINED

FOLDER: Final = "SANDTABLE_WEIGHTS"
HERE: Final = Path(__file__).parent / "weights"
LEAST: Final = 0.0005  # no chance is told below this, nor above its complement

Correction: TypeAlias = tuple[float, float]  # slope and offset of the logit of a chance


class NoWeights(SandtableError):
    """Raised if there are no weights for a game, or none that fit its rules."""


def fingerprint(title: str, layout: Layout, words: list[str]) -> str:
    """Return a hash of the rules of a title, an observation layout and a vocabulary: a net fits only games with the
    same hash."""
    spoken = blake2b("\n".join(words).encode(), digest_size=8).hexdigest()
    told = f"{title} {meta(title).version} {layout.fingerprint} {spoken}"
    return blake2b(told.encode(), digest_size=8).hexdigest()


def folders() -> list[Path]:
    """Return the folders with weights: first the one named by SANDTABLE_WEIGHTS, if any, then the package's own."""
    given = os.environ.get(FOLDER)
    return [Path(given), HERE] if given else [HERE]


def there(title: str) -> list[tuple[Path, dict[str, Any]]]:
    """Return all weights files for a title as (path, the description stored in the file)."""
    found = []
    for folder in folders():
        for file in sorted(folder.glob(f"{title}-*.npz")):
            told = about(file)
            if told["title"] == title:
                found.append((file, told))
    return found


@cache
def about(file: Path) -> dict[str, Any]:
    """Return the description stored in a file of weights."""
    with np.load(file) as arrays:
        told: dict[str, Any] = json.loads(arrays["about"].tobytes())
    return told


@cache
def read(file: Path) -> NumpyNet:
    """Return the net in a weights file."""
    with np.load(file) as arrays:
        return NumpyNet(about(file)["shape"], {name: arrays[name] for name in arrays.files if name != "about"})


def file_of(title: str, layout: Layout, words: list[str], seats: int) -> Path:
    """Return the weights file that fits a game, preferably one trained with this number of seats. Raise NoWeights if
    none fits."""
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
    return next((file for file, told in fitting if seats in _seats(told)), fitting[0][0])


def file_for(title: str, options: Mapping[str, Any]) -> Path:
    """Return the weights file for games of a title with these options."""
    found = meta(title)
    checked = found.check(options)
    game = found.new(0, checked)
    layout = found.part("observation").layout(title, checked)
    return file_of(title, layout, list(game.vocabulary.words), game.seats)


def _seats(told: Mapping[str, Any]) -> set[int]:
    return {options["seats"] for options in told["variants"]}


# --- what a table asks ---------------------------------------------------------------------
def unfit(title: str, options: Mapping[str, Any]) -> str:
    """Return the id of the reason why no weights fit games with these options: UNTRAINED or OTHER_SEATS; empty if some
    do."""
    return _unfit(title, json.dumps(options, sort_keys=True, default=str), tuple(folders()))


@lru_cache(maxsize=512)
def _unfit(title: str, options: str, where: tuple[Path, ...]) -> str:
    if not meta(title).has("observation"):
        return UNTRAINED
    given = json.loads(options)
    try:
        file = file_for(title, given)
    except NoWeights:
        return UNTRAINED
    return "" if meta(title).check(given)["seats"] in _seats(about(file)) else OTHER_SEATS


# --- the correction of chances ---------------------------------------------------------------
def correction_file(file: Path) -> Path:
    """Return the path of the file with the corrections of a net; the file need not exist."""
    return file.with_name(f"{file.stem}.calibration.json")


@cache
def corrections(file: Path) -> dict[int, Correction]:
    """Return, by number of seats, the correction of the net's chance to win; empty if none was fitted to these
    weights."""
    try:
        told = json.loads(correction_file(file).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    if told["fingerprint"] != about(file)["fingerprint"]:
        return {}
    return {int(seats): (found["slope"], found["offset"]) for seats, found in told["seats"].items()}


def corrected(chance: float, correction: Correction) -> float:
    """Return the corrected chance to win: the share of games really won when the net predicted this chance."""
    slope, offset = correction
    p = min(1.0 - LEAST, max(LEAST, chance))
    return 1.0 / (1.0 + math.exp(-(slope * math.log(p / (1.0 - p)) + offset)))
