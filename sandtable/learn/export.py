"""Write the weights of a net in the form that the bots read, with a model card beside them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from sandtable.envs.arrays import np
from sandtable.learn.kinds import Kind

CARD = """# {name}

A net that plays `{title}`, trained by self-play (docs/learning.md).

| | |
|---|---|
| games | {variants} |
| fingerprint of rules, observation and words | `{fingerprint}` |
| size | {weights:,} weights, in half precision |
| commit | `{commit}` |
| seed | {seed} |
| training | {choices:,} choices in {seconds:,.0f} s: {imitated:,} rounds of imitation, {rounds:,} of self-play |
| among greedy bots (its best option each time) | {share} |
| Brier score of its chance to win in these games | {brier} |

Training data: games of this program alone, played by the net, its former selves and the greedy bot.

Settings of the last stage:

```json
{settings}
```
"""


def name_of(kind: Kind) -> str:
    """Return the file name of the weights for these games, without its suffix: the title, the numbers of seats, and
    options that differ from the defaults."""
    seats = "-".join(str(n) for n in sorted(set(kind.seats)))
    usual = kind.meta.check({"seats": kind.variants[0]["seats"]})
    other = [
        "-".join(map(str, value)) if isinstance(value, list) else key
        for key, value in kind.variants[0].items()
        if key != "seats" and value != usual.get(key)
    ]
    return "-".join([kind.title, seats, *other])


def export(folder: Path, kind: Kind, net: Any, told: dict[str, Any]) -> Path:
    """Write the weights to `<name>.npz` and the model card to `<name>.md` in the folder, and return the path of the
    weights."""
    name = name_of(kind)
    about = {
        "name": name,
        "title": kind.title,
        "variants": kind.variants,
        "fingerprint": kind.fingerprint(),
        "layout": kind.layout.fingerprint,
        "ruleset": kind.meta.version,
        "shape": net.shape.as_dict(),
        "commit": _commit(),
        **{key: value for key, value in told.items() if key != "settings"},
    }
    arrays = {key: each.detach().cpu().half().numpy() for key, each in net.state_dict().items()}
    weights = sum(each.size for each in arrays.values())
    file = folder / f"{name}.npz"
    np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    seen = told.get("evaluation") or {}
    share = "not measured"
    if seen:
        share = f"{seen['share']:.1%} of {seen['games']:,} games (95%: {seen['low']:.1%} to {seen['high']:.1%})"
        share += "".join(f"; {line}" for line in _by_seats(kind, seen["variants"]))
    card = CARD.format(
        **{**about, "weights": weights, "share": share, "brier": f"{seen['brier']:.4f}" if seen else "not measured"},
        seed=told["settings"]["seed"],
        settings=json.dumps({**told["settings"], "begin": Path(told["settings"]["begin"]).name}, indent=1),
    )
    (folder / f"{name}.md").write_text(card, encoding="utf-8")
    return file


def _by_seats(kind: Kind, found: list[dict[str, Any]]) -> list[str]:
    """Return one text with the share of wins for each number of seats; empty if there is only one number of seats."""
    lines = []
    for seats in sorted(set(kind.seats)):
        some = [each for each, n in zip(found, kind.seats, strict=True) if n == seats]
        games = sum(each["games"] for each in some)
        share = sum(each["share"] * each["games"] for each in some) / games if games else 0.0
        lines.append(f"{seats} seats {share:.1%} of {games:,}")
    return lines if len(lines) > 1 else []


def _commit() -> str:
    """Return the hash of the commit that is checked out; empty outside a checkout."""
    try:
        done = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
