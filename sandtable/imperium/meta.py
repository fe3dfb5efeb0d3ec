"""The meta of Dune: Imperium, for the lobby: options and import paths of its parts. It loads without the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta, Option
from sandtable.imperium import listed

RULESET_VERSION: Final = 3
# IMP-10.9 and R-IMP-28: the reading of the Japanese rulebook, then that of the English one.
TIES_TAKE_NOTHING: Final = "nothing"
TIES_TAKE_THIRD: Final = "third"

META: Final = Meta(
    id="imperium",
    name="Dune: Imperium",
    seats=(1, 2, 3, 4),
    version=RULESET_VERSION,
    options=(
        Option("seats", 4, "how many play: 1 or 2 with House Hagal, 3 or 4 without", (1, 2, 3, 4)),
        Option(
            "leaders",
            "random",
            "'random', 'draft', or a list with one leader id per seat",
            named=("random", "draft"),
            other="list",
        ),
        Option(
            "first",
            "random",
            "'random', or the seat that begins; alone it is always the Rival on your left",
            named=("random",),
            other="number",
        ),
        Option(
            "difficulty",
            None,
            "seats=1 only: the level of the Rivals; mercenary unless given",
            (None, "mercenary", "sardaukar", "mentat", "kwisatz_haderach"),
            seats=(1,),
        ),
        Option(
            "ties_for_second",
            TIES_TAKE_NOTHING,
            "below four players, what those take who tie for second in a Conflict: 'nothing', or the 'third' reward",
            (TIES_TAKE_NOTHING, TIES_TAKE_THIRD),
        ),
        Option(
            "rivals",
            None,
            "seats=1 only: 'random', or two leader ids; not Paul Atreides or Helena Richese",
            named=("random",),
            other="list",
            seats=(1,),
        ),
        *listed.options("imperium", "the first"),
    ),
    parts={
        "rules": "sandtable.imperium.rules.game",
        "choice": "sandtable.imperium.choice",
        "advice": "sandtable.imperium.judge.policy",
        "reasons": "sandtable.imperium.judge.reasons",
        "table": "sandtable.imperium.tell.table",
        "observation": "sandtable.imperium.lab.observation",
        "statistics": "sandtable.imperium.lab.statistics",
        "coverage": "sandtable.imperium.lab.coverage",
        "invariants": "sandtable.imperium.lab.invariants",
        "scenarios": "sandtable.imperium.lab.scenarios",
        "lessons": "sandtable.imperium.lab.lessons",
        "guides": "sandtable.imperium.lab.guides",
        "printer": "sandtable.imperium.tell.printer",
        "winning": "sandtable.imperium.tell.winning",
    },
    rulebooks=("imperium", *listed.rulebooks("imperium")),
    benchmarks=Path(__file__).with_name("benchmarks"),
)
