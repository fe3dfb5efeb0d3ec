"""The metadata of Dune: Imperium for the lobby: options and import paths. It loads without the rules."""

from __future__ import annotations

from typing import Final

from sandtable.core.titles import Meta, Option

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
        Option(
            "boxes",
            [],
            "the boxes to play with besides the first: any of 'ix', 'immortality'",
            several=("ix", "immortality"),
            late=True,
        ),
        Option(
            "epic",
            False,
            "with 'ix' among the boxes and 3 or 4 seats: the Epic game, to 12 points with stronger starts",
            (False, True),
            seats=(3, 4),
            needs={"boxes": "ix"},
            late=True,
        ),
        Option(
            "go_to_11",
            False,
            "with Immortality: a longer game, to 11 points, or with four players from 0 points on",
            (False, True),
            needs={"boxes": "immortality"},
            late=True,
        ),
        Option(
            "churn",
            "off",
            "with 'ix' among the boxes and seats=1: dice remove Imperium Row cards at the end of your 'reveal' turn",
            ("off", "reveal"),
            seats=(1,),
            needs={"boxes": "ix"},
            late=True,
        ),
        Option(
            "brutal",
            False,
            "with 'ix' among the boxes and seats=1: in level III Conflicts, Rivals add the swords of two cards",
            (False, True),
            seats=(1,),
            needs={"boxes": "ix"},
            late=True,
        ),
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
        "printer": "sandtable.imperium.tell.printer",
    },
    rulebooks=("imperium", "ix", "immortality"),
)
