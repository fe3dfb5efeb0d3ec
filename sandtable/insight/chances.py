"""Chances to win: play a position on by the title's advice in several worlds, judge it there, and calibrate the result.

The advice judges positions at the end of a stage of the game, such as a round, so a position is played on to the next
such moment first. The mean over worlds is mapped to the share of games that were really won from such positions
(`data/calibration.json`, fitted by `python -m bench.calibration`).
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.core.contract import View
from sandtable.core.parts import Advice
from sandtable.core.rng import Rng

WORLDS: Final = 24  # worlds in which a position is played on
AHEAD: Final = 2  # stages of the game that are played on
LEAST: Final = 0.002  # no chance is stated below this, nor above its complement


@cache
def _calibration() -> dict[str, list[float]]:
    text = files("sandtable.insight").joinpath("data/calibration.json").read_text(encoding="utf-8")
    found: dict[str, list[float]] = json.loads(text)["maps"]
    return found


def calibrated(title: str, chance: float) -> float:
    """Return the share of games that were won from positions judged like this one (Platt scaling by title)."""
    if not 0.0 < chance < 1.0:
        return chance
    slope, offset = _calibration().get(title, (1.0, 0.0))
    p = min(1.0 - LEAST, max(LEAST, chance))
    return 1.0 / (1.0 + math.exp(-(slope * math.log(p / (1.0 - p)) + offset)))


def slope_at(title: str, chance: float) -> float:
    """Return the slope of the calibration at this chance, with which the error of a judged chance is multiplied."""
    step = 0.01
    low, high = max(LEAST, chance - step), min(1.0 - LEAST, chance + step)
    return (calibrated(title, high) - calibrated(title, low)) / (high - low)


def results(state: Any, advice: Advice, parties: int) -> list[float]:
    """Return each party's chance to win in a state that has been played on: the result if the game is over (each member
    of a winning team has the full win), otherwise the advice's judgement. `parties` is the number of seats in a team; 1
    if each seat plays alone."""
    if not state.over:
        return advice.chances(state)
    ranks = state.outcome.ranks
    together = parties if parties > 1 else 1
    return [together / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def team_of(advice: Advice, state: Any) -> int:
    """Return how many seats win together: 1, or the size of a team."""
    return max(1, round(sum(advice.chances(state)))) if not state.over else 1


def played_on(state: Any, advice: Advice, until: int, together: int) -> list[float]:
    """Let the advice play a state on to its moment `until`, which changes the state, and return each party's chance
    there; `together` is the size of a team."""
    advice.play_on(state, -1, until)
    return results(state, advice, together)


def of_worlds(worlds: list[Any]) -> list[list[float]]:
    """Return each party's chance in each world, as the advice judges it, without calibration."""
    advice = advice_for(worlds[0].title)
    if worlds[0].over:
        return [results(world, advice, 1) for world in worlds]
    together = team_of(advice, worlds[0])
    until = advice.horizon(worlds[0], AHEAD)
    return [played_on(world.clone(), advice, until, together) for world in worlds]


def worlds_of(view: View, rng: Rng, n: int) -> list[Any]:
    """Return `n` worlds that the seat cannot tell from the real one, sampled from its view."""
    return [view.resample(rng) for _ in range(n)]


def of_view(view: View, rng: Rng, n: int = WORLDS) -> list[float]:
    """Return each party's calibrated chance to win, judged from what the seat of this view knows; they sum to 1."""
    judged = of_worlds(worlds_of(view, rng, n))
    return fair(view.known.title, mean(judged))


def mean(rows: list[list[float]]) -> list[float]:
    """Return the mean of each column of the rows."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def fair(title: str, judged: list[float]) -> list[float]:
    """Return the judged chances of all parties, calibrated and scaled so that their sum stays the same."""
    found = [calibrated(title, chance) for chance in judged]
    total = sum(found)
    whole = sum(judged)
    return [chance * whole / total for chance in found] if total > 0.0 else found
