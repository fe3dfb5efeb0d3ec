"""The title Uprising as the lobby sees it: its options and the locations of its parts. Loads without the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta, Option
from sandtable.imperium import listed
from sandtable.imperium.meta import META as IMPERIUM

RULESET_VERSION: Final = 2

META: Final = Meta(
    id="uprising",
    name="Dune: Imperium - Uprising",
    seats=(1, 2, 3, 4, 6),
    version=RULESET_VERSION,
    options=(
        Option(
            "seats",
            4,
            "number of players: 1 or 2 with Rivals, 3 or 4 without, 6 in two teams",
            (1, 2, 3, 4, 6),
        ),
        Option(
            "leaders",
            "random",
            "'random', 'draft', or a list with one leader id per seat",
            named=("random", "draft"),
            other="list",
        ),
        Option(
            "choam",
            False,
            "play with the CHOAM module and its contracts; always on with 6 players",
            (False, True),
            always={6: True},
        ),
        Option(
            "first",
            "random",
            "'random' (by the Objectives dealt), or the seat that gets the Objective with the First Player marker",
            named=("random",),
            other="number",
        ),
        Option(
            "difficulty",
            None,
            "seats=1 only: the level of the Rivals (default: sardaukar)",
            (None, "mercenary", "sardaukar", "mentat", "kwisatz_haderach"),
            seats=(1,),
        ),
        Option(
            "rivals",
            None,
            "seats=1 and 2: 'random', or a list of Rival ids: two with one player, one with two players",
            named=("random",),
            other="list",
            seats=(1, 2),
        ),
        Option(
            "churn",
            "off",
            "seats=1 only: dice remove Imperium Row cards at the end of your 'reveal' turn or of each 'rival' turn",
            ("off", "reveal", "rival"),
            seats=(1,),
        ),
        Option(
            "streamlined",
            False,
            "seats=2 only: play with a Rival that cannot win, Lady Amber Metulli or Glossu Rabban",
            (False, True),
            seats=(2,),
        ),
        Option(
            "brutal",
            False,
            "seats=1 and 2: in level III Conflicts, Rivals add the swords of two cards; always on from level mentat",
            (False, True),
            seats=(1, 2),
        ),
        Option(
            "expert",
            False,
            "seats=1 and 2: in level I and II Conflicts, Rivals far ahead deploy no more troops; always on from mentat",
            (False, True),
            seats=(1, 2),
        ),
        Option(
            "politics",
            False,
            "seats=1 and 2: Rivals ignore cards for Factions that gain them nothing; always on from level mentat",
            (False, True),
            seats=(1, 2),
        ),
        Option(
            "objectives",
            "across",
            "seats=6 only: the opponent with whom a team exchanges its second Desert Mouse Objective",
            ("across", "adjacent"),
            seats=(6,),
        ),
        *listed.options("uprising", "Uprising"),
    ),
    parts={**IMPERIUM.parts, "choice": "sandtable.uprising.choice"},
    rulebooks=("uprising", "uprising-rivals", "uprising-six", *listed.rulebooks("uprising")),
    benchmarks=Path(__file__).with_name("benchmarks"),
)
