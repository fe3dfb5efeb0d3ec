"""The title Uprising as the lobby knows it: its options, and where its parts are. Loads without the rules."""

from __future__ import annotations

from typing import Final

from sandtable.core.titles import Meta, Option
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
            "how many play: 1 or 2 with Rivals, 3 or 4 without, 6 in two teams",
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
            "whether the CHOAM module with its contracts is in the game; with 6 it always is",
            (False, True),
            always={6: True},
        ),
        Option(
            "first",
            "random",
            "'random', as the Objectives fall; or the seat that gets the Objective with the First Player marker",
            named=("random",),
            other="number",
        ),
        Option(
            "difficulty",
            None,
            "seats=1 only: the level of the Rivals; sardaukar unless given",
            (None, "mercenary", "sardaukar", "mentat", "kwisatz_haderach"),
            seats=(1,),
        ),
        Option(
            "rivals",
            None,
            "seats=1 and 2: 'random', or a list of the ids of two Rivals alone, of one beside two players",
            named=("random",),
            other="list",
            seats=(1, 2),
        ),
        Option(
            "churn",
            "off",
            "seats=1 only: dice thin out the Imperium Row at the end of your 'reveal' turn, or of each 'rival' turn",
            ("off", "reveal", "rival"),
            seats=(1,),
        ),
        Option(
            "streamlined",
            False,
            "seats=2 only: a Rival that cannot win, Lady Amber Metulli or Glossu Rabban",
            (False, True),
            seats=(2,),
        ),
        Option(
            "brutal",
            False,
            "seats=1 and 2: in Conflicts III Rivals add the swords of two cards; on from mentat",
            (False, True),
            seats=(1, 2),
        ),
        Option(
            "expert",
            False,
            "seats=1 and 2: Rivals far ahead in Conflicts I and II keep their troops home; on from mentat",
            (False, True),
            seats=(1, 2),
        ),
        Option(
            "politics",
            False,
            "seats=1 and 2: Rivals ignore cards for factions that bring them nothing; on from mentat",
            (False, True),
            seats=(1, 2),
        ),
        Option(
            "objectives",
            "across",
            "seats=6 only: the opponent with whom a team's second Desert Mouse is exchanged",
            ("across", "adjacent"),
            seats=(6,),
        ),
    ),
    parts={**IMPERIUM.parts, "choice": "sandtable.uprising.choice"},
    rulebooks=("uprising", "uprising-rivals", "uprising-six"),
)
