"""How games are won: the sources of points of a title from its rules, and how often each decided games of bots.

The figures are in `data/winning/<title>.json` (`python -m bench.winning`); the sources come from the title's part
`winning`. A source that only the figures name is listed too, so nothing that occurred is missing.

A source decided a game if the only winner would not have been ahead of everybody without its points.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.arena.intervals import wilson
from sandtable.core.errors import DamagedData, NoSuchPart
from sandtable.core.parts import Winning
from sandtable.core.titles import meta

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

FOLDER: Final = "data/winning"
WHOLE: Final = ":*"  # ends the key of a whole group of sources
GAINS: Final = 3  # sources named for each Leader
SURE: Final = 2.576  # standard errors (99%) by which a Leader must gain more than the others to be praised for it
LEAST_GAIN: Final = 0.05  # points

Data = dict[str, Any]


def group_of(source: str) -> str:
    """Return the group of a source: `conflict` for `conflict:skirmish`, `start` for `start`."""
    return source.partition(":")[0]


def has_figures(title: str) -> bool:
    """Tell whether there are figures for the title under the current version of its rules."""
    return bool(figures(title)["mixtures"])


@cache
def figures(title: str) -> Data:
    """Return the shipped figures of a title; their list of mixtures is empty if there are none or if its rules have
    changed since."""
    version = meta(title).version
    place = files("sandtable.insight").joinpath(f"{FOLDER}/{title}.json")
    if not place.is_file():
        return {"version": version, "mixtures": []}
    try:
        found: Data = json.loads(place.read_text(encoding="utf-8"))
    except ValueError as error:
        raise DamagedData(f"the figures of {title} cannot be read: {error}") from error
    return found if found["version"] == version else {"version": version, "mixtures": []}


def part_of(title: str) -> Winning:
    """Return the title's part `winning`; raise an error if the title is unknown or has no such part."""
    if not meta(title).has("winning"):
        raise NoSuchPart(f"the title {title!r} does not tell how it is won")
    return cast(Winning, meta(title).part("winning"))


def mixtures(title: str) -> list[Data]:
    """Return the options of each kind of game that the page can show, such as a mixture of boxes; the title's default
    game comes first."""
    part = part_of(title)
    found: list[Data] = [{}]
    for option in meta(title).options:
        if option.several:
            found += [{option.name: value} for value in option.offered() if value]
    return found + part.ways(title)


def told(title: str, words: Words) -> Data:
    """Return the data for the page "How do I win?" of a title: each mixture with its sources, figures and Leaders."""
    return {
        "title": title,
        "version": meta(title).version,
        "mixtures": [_mixture(title, options, words) for options in mixtures(title)],
    }


def _mixture(title: str, given: Data, words: Words) -> Data:
    part = part_of(title)
    options = meta(title).check(given)
    counted = next((mixture for mixture in figures(title)["mixtures"] if mixture["options"] == given), None)
    games = counted["games"] if counted else 0
    return {
        "options": given,
        "seats": options["seats"],
        "games": games,
        "bots": counted["bots"] if counted else "",
        "rounds": counted["rounds"] if counted else 0.0,
        "reasons": [
            {**reason, **_share(counted["reasons"].get(reason["id"], 0) if counted else 0, games)}
            for reason in part.reasons(title, options, words)
        ],
        "groups": _groups(part, title, options, counted, words),
        "leaders": _leaders(part, title, options, counted, words),
    }


def _share(count: float, of: int) -> Data:
    """Return a share with its 95% interval."""
    low, high = wilson(count / of, of) if of else (0.0, 1.0)
    return {"share": round(count / of, 4) if of else 0.0, "low": round(low, 4), "high": round(high, 4)}


def _groups(part: Winning, title: str, options: Mapping[str, Any], counted: Data | None, words: Words) -> list[Data]:
    """Return the groups of sources of points, ordered by the points that they give winners, most first."""
    every = {source["id"]: source for source in part.sources(title, options, words)}
    for id in counted["sources"] if counted else ():
        if not id.endswith(WHOLE) and id not in every:
            every[id] = {"id": id, "name": part.named(id, words), "points": 1}
    groups: dict[str, list[Data]] = {}
    for id, source in every.items():
        groups.setdefault(group_of(id), []).append({**source, **_figures(counted, id)})
    found = []
    for group, sources in groups.items():
        sources.sort(key=lambda source: (-source["winners"], source["id"]))
        alone = len(sources) == 1 and sources[0]["id"] == group
        whole = _figures(counted, group if alone else group + WHOLE)
        most = max(source["points"] for source in sources)
        found.append({"id": group, "most": most, **whole, "sources": [] if alone else sources})
    return sorted(found, key=lambda group: (-group["winners"], group["id"]))


def _figures(counted: Data | None, id: str) -> Data:
    """Return the figures of a source in the counted games: mean points of winners and of everybody, how many winners
    had it, and in how many games it decided."""
    points, winners, had, decided = counted["sources"].get(id, (0, 0, 0, 0)) if counted else (0, 0, 0, 0)
    return {
        "winners": round(winners / counted["winners"], 3) if counted else 0.0,
        "everybody": round(points / counted["parties"], 3) if counted else 0.0,
        "had": _share(had, counted["winners"] if counted else 0),
        "decided": _share(decided, counted["games"] if counted else 0),
    }


def _leaders(part: Winning, title: str, options: Mapping[str, Any], counted: Data | None, words: Words) -> list[Data]:
    """Return the Leaders or factions with their figures, ordered by wins, most first."""
    found = []
    for leader in part.strengths(title, options, words):
        mine = counted["leaders"].get(leader["id"]) if counted else None
        games = mine["games"] if mine else 0
        found.append(
            {
                **leader,
                "games": games,
                **_share(mine["wins"] if mine else 0.0, games),
                "even": round(1 / options["seats"], 4),
                "gains": _gains(part, counted, mine, words) if counted and mine else [],
                "by": sorted(mine["reasons"], key=lambda reason: -mine["reasons"][reason]) if mine else [],
            }
        )
    return sorted(found, key=lambda leader: (-leader["share"], leader["id"]))


def _gains(part: Winning, counted: Data, mine: Data, words: Words) -> list[Data]:
    """Return the sources from which a Leader (figures `mine`) clearly gains more points than the others, the largest
    difference first.

    Only the largest difference of each group of sources is kept.
    """
    games, others = mine["games"], counted["parties"] - mine["games"]
    found: list[Data] = []
    if games < 2 or others < 1:
        return found
    for key, total in mine["sums"].items():
        mean = total / games
        rest = (counted["sources"][key][0] - total) / others
        variance = max(0.0, mine["squares"][key] / games - mean * mean)
        if mean - rest >= max(LEAST_GAIN, SURE * sqrt(variance / games)):
            group = group_of(key)
            name = "" if key.endswith(WHOLE) or group == key else part.named(key, words)
            found.append({"id": key, "group": group, "name": name, "more": round(mean - rest, 2)})
    found.sort(key=lambda gain: (-gain["more"], gain["id"]))
    kept: list[Data] = []
    for gain in found:
        if all(gain["group"] != other["group"] for other in kept):
            kept.append(gain)
    return kept[:GAINS]
