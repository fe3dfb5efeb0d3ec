"""The meta of the classic game: its description for the lobby, which loads without the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.core.titles import Meta, Option

SWITCH: Final = (False, True)

META: Final = Meta(
    id="classic",
    name="Dune",
    seats=(2, 3, 4, 5, 6),
    version=6,
    options=(
        Option("seats", 6, "how many play", (2, 3, 4, 5, 6)),
        Option(
            "factions", "random", "who plays what: 'random', 'chosen' in the game, 'suggested' by the rules, or a list",
            named=("random", "chosen", "suggested"), other="list",
        ),
        Option("advanced", False, "the advanced game: two blows, income, spice in battle, more powers", SWITCH),
        Option("ixians_tleilaxu", False, "the Ixians and the Tleilaxu may be in play", SWITCH),
        Option("treachery_more", False, "with the 14 treachery cards of Ixians & Tleilaxu", SWITCH),
        Option("sandtrout", False, "with the card Sandtrout", SWITCH),
        Option("technology", False, "with the technology tokens", SWITCH),
        Option("turns", 10, "after how many turns the game ends", (2, 3, 4, 5, 6, 7, 8, 9, 10)),
        Option("bid_seconds", 0, "how many seconds a bid may take before the seat passes; 0: any time",
               (0, 5, 10, 15, 20, 30, 60)),
        Option("deals", True, "spice may be promised and paid in deals, and cards shown to others", SWITCH),
        Option("deal_terms", "aloud", "whether everybody hears the terms of a deal offered to one player alone",
               ("aloud", "between")),
        # One option for each line of CLA-26 that the program can tell apart; the first value is the default reading.
        Option("revival_price", 1, "what a revived force costs", (1, 2)),
        Option("next_opener", "buyer", "whose right neighbour opens the next card", ("buyer", "opener")),
        Option("storm_strikes", "passed", "sectors the storm strikes: those it passes, or its start too",
               ("passed", "start")),
        Option("ally_entry", "forbidden", "whether an ally's territory may be entered, to be left again",
               ("forbidden", "leave")),
        Option("ally_loses", "later", "whose forces are lost where allies stay together", ("later", "mover")),
        Option("fremen_worm", "any", "where the Karama of the Fremen brings a worm", ("any", "sand")),
        Option("harkonnen_takes", "any", "how many cards the Karama of Harkonnen takes", ("any", "all")),
        Option("tleilaxu_stops", "free", "what the Karama of the Tleilaxu stops: free revival, or all",
               ("free", "all")),
        Option("returned_traitors", "under", "where traitors go that were not kept: under the deck, or beside it",
               ("under", "beside")),
        Option("dial_spice", "after", "when the spice of a battle is settled: after it, or in the plan",
               ("after", "plan")),
        Option("loser_spice", "pays", "whether the loser of a battle pays what it committed", ("pays", "keeps")),
        Option("traitor_spice", "none", "who pays spice where a traitor is called: nobody, or the betrayed side",
               ("none", "betrayed")),
        Option("leader_after_traitor", "used", "whether the leader of whoever called a traitor has fought, or is free",
               ("used", "free")),
        Option("karama_powers", "any", "when the Karama of Emperor and Harkonnen serve: at any time, or in one phase",
               ("any", "phase")),
    ),
    parts={
        "rules": "sandtable.classic.rules.game",
        "advice": "sandtable.classic.judge.policy",
        "reasons": "sandtable.classic.judge.reasons",
        "table": "sandtable.classic.tell.table",
        "observation": "sandtable.classic.lab.observation",
        "statistics": "sandtable.classic.lab.statistics",
        "coverage": "sandtable.classic.lab.coverage",
        "invariants": "sandtable.classic.lab.invariants",
        "scenarios": "sandtable.classic.lab.scenarios",
        "lessons": "sandtable.classic.lab.lessons",
        "guides": "sandtable.classic.lab.guides",
        "printer": "sandtable.classic.tell.printer",
        "winning": "sandtable.classic.tell.winning",
    },
    benchmarks=Path(__file__).with_name("benchmarks"),
)  # fmt: skip
