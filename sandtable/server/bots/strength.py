"""The strength of each level at each title and number of seats, told in words, from matches that were played.

`strength.json` has one row for each match: the level and the bot that played for it, the level of its opponents, the
title, the options that differ from the defaults, the number of seats, the games and the share of wins. A row applies to
games with the same number of seats and the same value of every option that any row of the title names.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.bots import budget
from sandtable.core.fluent import Words
from sandtable.core.titles import meta
from sandtable.server.bots.own_bots import LEVELS

FILE: Final = Path(__file__).with_name("strength.json")
FEW: Final = 100  # games; a share of fewer is told of 20 games instead of 100


@cache
def rows() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def row_of(level: str, title: str, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return what `strength.json` says of a measured match of this level with these options: its opponents, games, wins
    and interval. Of several matches it is that against the strongest opponents; None if there is none."""
    about = meta(title)
    wanted = about.check(options)
    ours = [row for row in rows() if row["title"] == title]
    named = {name for row in ours for name in row["options"]}
    fitting = []
    for row in ours:
        if row["level"] != level or row["seats"] != wanted["seats"]:
            continue
        played = about.check({"seats": row["seats"], **row["options"]})
        if all(played.get(name) == wanted.get(name) for name in named):
            fitting.append(row)
    return max(fitting, key=lambda row: LEVELS.index(row["among"]), default=None)


def strength_of(level: str, title: str, options: Mapping[str, Any], words: Words) -> str:
    """Return the strength of a level in games with these options, as a saying; if it was not measured there, the saying
    tells so."""
    row = row_of(level, title, options)
    if row is None:
        return words.say("bots-strength-unmeasured")
    of = 100 if row["games"] >= FEW else 20
    wins = round(row["share"] * of)
    said = {"wins": wins, "of": of, "even": round(row["even"] * of), "others": row["others"], "among": row["among"]}
    if row.get("team"):
        return words.say("bots-strength-team", **said)
    thinks = level != LEVELS[-1] or budget(row["played"]) is not None
    return words.say("bots-strength" if thinks else "bots-strength-at-once", **said)
