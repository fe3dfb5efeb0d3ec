"""The card of a dataset, README.md: a description for people, and a head that Hugging Face reads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sandtable.arena.trajectory_store import FOLDERS, columns_of
from sandtable.core.titles import meta

# Hugging Face's classes of size: the least number of rows, and the name.
SIZES: Final = (
    (10_000_000, "10M<n<100M"), (1_000_000, "1M<n<10M"), (100_000, "100K<n<1M"), (10_000, "10K<n<100K"),
    (1_000, "1K<n<10K"), (0, "n<1K"),
)  # fmt: skip
INTRODUCTION: Final = """\
# Decisions of bots in {name}

{decisions:,} decisions of {games:,} games of {name} with {seats} seats, played by {bots}
(Sandtable {sandtable}, ruleset {ruleset}). Each row has the position as the seat knew it, with nothing that it could
not know, its options, its choice, and how the game ended for it.

Sandtable is an unofficial fan project. It is not affiliated with, endorsed or sponsored by the publishers or the rights
holders of Dune or of any of these games. The dataset has no text and no art of theirs.

## Made by

```sh
{command}
```

Content hash: `{content}`. `sandtable dataset check FOLDER` compares the files with their hashes and replays games
from their actions. Written with pyarrow {pyarrow}; another version may write other bytes with the same content.
"""
END: Final = """\
`trajectories.json` has the word of each action (`words`), the fields of a row of numbers (`layout`), the options of the
match and the hash of every file. Games of a block share the deal, and whole blocks are in one split.

## Limits

The players are programs: the choices show how these bots play, not how people do. The reward comes at the end of the
game. The row of a position has no memory of earlier ones.

## Licence

MIT, like Sandtable.
"""


def splits(about: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Return the numbers of games, decisions and bytes of each split, by its name."""
    found: dict[str, dict[str, int]] = {}
    for told in about["files"]:
        split = found.setdefault(told["split"], {"games": 0, "decisions": 0, "bytes": 0})
        split["games"] += told["n_games"]
        split["decisions"] += told["n_decisions"]
        split["bytes"] += sum(told[part]["bytes"] for part in FOLDERS)
    return found


def command(about: Mapping[str, Any]) -> str:
    """Return the shell command that makes the same dataset again; only the folder to write to is left open."""
    words = ["sandtable dataset make", about["title"], "--seats", ",".join(about["bots"])]
    words += ["--games", str(about["games"]), "--seed", str(about["seed"]), "--positions", about["positions"]]
    share = 0.0 if about["test_from"] is None else 1 - about["test_from"] / about["blocks"]
    words += ["--test", f"{share:.6g}"]
    for option in meta(about["title"]).options:
        value = about["options"].get(option.name, option.default)
        if value != option.default:
            text = ",".join(map(str, value)) if isinstance(value, list) else value
            words += ["-o", f"{option.name}={text if isinstance(text, str) else json.dumps(text)}"]
    return " ".join([*words, "--out FOLDER"])


def card(about: Mapping[str, Any]) -> str:
    """Return the text of the dataset card."""
    bots = ", ".join(f"`{bot}`" for bot in dict.fromkeys(about["bots"]))
    told = {**about, "name": meta(about["title"]).name, "bots": bots, "command": command(about)}
    parts = [_head(about), INTRODUCTION.format(**told), "## Figures\n", *_figures(about)]
    for part, columns in columns_of(about).items():
        rows = ((f"`{column}`", type, meaning) for column, type, meaning in columns)
        parts.append(f"## Columns of `{part}`\n\n" + _table(("column", "type", "meaning"), rows))
    return "\n".join([*parts, END])


def _head(about: Mapping[str, Any]) -> str:
    """Return the head of the card, in YAML, which Hugging Face reads."""
    size = next(name for least, name in SIZES if about["decisions"] >= least)
    lines = ["---", f"pretty_name: {json.dumps('Decisions of bots in ' + meta(about['title']).name)}", "license: mit",
             "task_categories:", "- reinforcement-learning", "tags:", "- board-games", "- imperfect-information",
             "size_categories:", f"- {size}", "configs:"]  # fmt: skip
    for part in FOLDERS:
        lines += [f"- config_name: {part}", "  data_files:"]
        for split in splits(about):
            lines += [f"  - split: {split}", f"    path: {part}/{split}-*.parquet"]
    return "\n".join([*lines, "---\n"])


def _figures(about: Mapping[str, Any]) -> list[str]:
    """Return the tables and sentences of the card with figures: sizes, wins by bot and by seat, length of games,
    reasons for their end and kinds of questions."""
    games = max(1, about["games"])
    seats = {bot: about["bots"].count(bot) for bot in about["bots"]}
    won = about["wins_by_bot"]
    of_splits = ((name, f"{of['games']:,}", f"{of['decisions']:,}", f"{of['bytes']:,}")
                 for name, of in splits(about).items())  # fmt: skip
    of_bots = ((f"`{bot}`", str(n), _percent(won.get(bot, 0.0) / n / games)) for bot, n in seats.items())
    of_seats = ((str(seat), _percent(wins / games)) for seat, wins in enumerate(about["wins_by_seat"]))
    kinds = sorted(about["kinds"].items(), key=lambda each: (-each[1], each[0]))
    reasons = ", ".join(f"{reason} {n:,}" for reason, n in sorted(about["ended_by"].items()))
    return [
        _table(("split", "games", "decisions", "bytes"), of_splits),
        _table(("bot", "seats", "share of wins for a seat"), of_bots),
        _table(("seat", "share of wins"), of_seats),
        f"A game has {about['rounds'] / games:.2f} rounds and {about['decisions'] / games:.0f} decisions on average. "
        f"Ended by: {reasons}.\n",
        _table(("kind of question", "decisions"), ((f"`{kind}`", f"{n:,}") for kind, n in kinds)),
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"
