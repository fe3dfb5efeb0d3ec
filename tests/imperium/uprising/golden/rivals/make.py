"""Demands on golden games against Rivals, and the search for such games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.boxes.uprising.rivals import UPRISING_RIVALS
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.modules.rivals.cards import WHY
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from tests.imperium import golden
from tests.imperium.golden import Choose, Golden, Watcher

TITLE: Final = "uprising"
LEVELS: Final = tuple(level.id for level in UPRISING_RIVALS.pieces["difficulty"])
CHURNS: Final = ("off", "reveal", "rival")
SWITCHES: Final = ("brutal", "expert", "politics")
# Games whose Rivals and House Hagal cards are demanded, with what only they have.
ASKED: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 1, "churn": "reveal", "difficulty": "mercenary"},
    {"seats": 2},
    {"seats": 2, "streamlined": True},
)
OURS: Final = ("hagal:", "rival:", "difficulty:")
EVENTS: Final = (
    "rival", "scheme", "die", "churned", "hagal_card", "hagal_passed", "hagal_shuffle", "trade_in", "swordmaster",
    "spy_placed", "spy_recalled", "worm", "wall_broken", "maker_hooks", "control", "defend", "alliance", "conflict_won",
    "icon_turned",
)  # fmt: skip


def demanded() -> set[str]:
    """Everything that must occur in some of these games, by name."""
    wanted = {id for options in ASKED for id in needed(meta(TITLE).check(options), TITLE) if id.startswith(OURS)}
    wanted |= {f"rival {rival.id}" for rival in UPRISING_RIVALS.pieces["rival"]}
    wanted |= {f"passed {why}" for why in WHY[1:] if why != "voiced"}  # no card of this box bars a space
    wanted |= {f"level {level}" for level in LEVELS} | {f"churn {churn}" for churn in CHURNS}
    wanted |= {f"{name} {seats}" for name in SWITCHES for seats in (1, 2)} | {"streamlined 2"}
    wanted |= {f"of a Rival {kind}" for kind in EVENTS if kind not in ("die", "churned", "hagal_shuffle")}
    wanted |= {f"event {kind}" for kind in ("die", "churned", "hagal_shuffle")}
    return wanted | {f"won by {who} {seats}" for who in ("player", "rival") for seats in (1, 2)}


def options_of(rng: Rng) -> dict[str, Any]:
    """One or two players, with Rivals and variants at random."""
    seats = 1 + rng.below(2)
    options: dict[str, Any] = {"seats": seats, "choam": rng.below(2) == 1}
    options |= {name: rng.below(3) == 0 for name in SWITCHES}
    if seats == 1:
        options["difficulty"] = LEVELS[rng.below(len(LEVELS))]
        options["churn"] = CHURNS[rng.below(len(CHURNS))]
    else:
        options["streamlined"] = rng.below(2) == 0
    return options


class Watch(golden.Watch):
    def decision(self, decision: Decision, action: int) -> None:
        """Take no note of questions: those in games against Rivals are demanded elsewhere."""

    def seen(self, game: Game, options: dict[str, Any]) -> set[str]:
        seats = options["seats"]
        found = {f"{name} {seats}" for name in (*SWITCHES, "streamlined") if options[name]}
        if seats == 1:
            found |= {f"level {options['difficulty']}", f"churn {options['churn']}"}
        for event in game.take_events():
            found.add(f"event {event.kind}")
            if event.seat >= seats:
                found.add(f"of a Rival {event.kind}")
            if event.kind == "rival":
                found.add(f"rival {thing_name(event.thing).partition(':')[2]}")
            elif event.kind == "hagal_passed":
                found.add(f"passed {WHY[event.amount]}")
        assert game.outcome is not None
        found.add(f"won by {'player' if game.outcome.ranks.index(1) < seats else 'rival'} {seats}")
        return found | self.coverage.reached()


class GoldenRivals(Golden):
    def demanded(self) -> set[str]:
        return demanded()

    def watch(self) -> Watcher:
        return Watch()

    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        return options_of(rng)

    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        """Return the choices of the greedy bot, or any others, so that players win as well."""
        clever = rng.below(4) > 0

        def choose(state: Game, decision: Decision) -> int:
            if clever:
                return policy.best(state, decision.seat, decision.options)
            return decision.options[rng.below(len(decision.options))]

        return choose


GOLDEN: Final = GoldenRivals(TITLE, Path(__file__).resolve().parent, ("",), (), ())
