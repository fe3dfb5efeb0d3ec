"""`ModuleWorth`: what bots ask about a module. Its companion file registers one (`judged`); `Weighing` collects them.

A module names its companion as it registers (`register(..., judged_by=…)`), and it is loaded with the first question.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleWorth:
    """What a module brings a seat, or takes from it. What is not overridden is worth nothing."""

    def facts_of(self, s: State, seat: int) -> list[float]:
        """The numbers of these facts, in the same order."""
        return []

    def acquire_worth(self, w: Worth, kind: int) -> float:
        """What acquiring this card brings the seat beyond the card and its box."""
        return 0.0

    def climb_worth(self, w: Worth, faction: int, old: int, now: int) -> float:
        """What an Influence gain brings the seat beyond what stands on the track."""
        return 0.0

    def visited_for(self, s: State, seat: int) -> int:
        """The spaces, as bits, about which `visit_worth` has something to say: it is not asked about others."""
        return s.rules.all_spaces

    def visit_worth(self, w: Worth, space: int) -> float:
        """What sending an Agent there brings the seat, or takes from it, beyond what the space itself does."""
        return 0.0

    def reward_worth(self, w: Worth, place: int) -> float:
        """What taking this place in the Conflict brings beyond the reward on the card."""
        return 0.0

    def endgame_worth(self, w: Worth, action: int) -> float:
        raise NotImplementedError


JUDGED: Final[dict[str, ModuleWorth]] = {}  # by the id of the module


def judged(id: str, worth: ModuleWorth) -> None:
    """Say what bots make of a module."""
    if id in JUDGED:
        raise ValueError(f"two companions say what module {id!r} is worth")
    JUDGED[id] = worth


class Weighing:
    """The companions of a game's modules: all of them, and those that have something to say of a subject."""

    __slots__ = ("all", "visits", "climbs", "rewards", "acquiring", "by_id")

    def __init__(self, rules: Ruleset) -> None:
        self.all: list[ModuleWorth] = []
        for module in rules.modules:
            for path in module.judged_by:
                import_module(path)
            self.all.append(JUDGED.get(module.id, NO_WORTH))
        self.visits: list[ModuleWorth] = _having(self.all, "visit_worth")
        self.climbs: list[ModuleWorth] = _having(self.all, "climb_worth")
        self.rewards: list[ModuleWorth] = _having(self.all, "reward_worth")
        self.acquiring: list[ModuleWorth] = _having(self.all, "acquire_worth")
        self.by_id: dict[str, ModuleWorth] = {module.id: self.all[n] for n, module in enumerate(rules.modules)}


def _having(companions: list[ModuleWorth], subject: str) -> list[ModuleWorth]:
    return [each for each in companions if getattr(type(each), subject) is not getattr(ModuleWorth, subject)]


def weighing(rules: Ruleset) -> Weighing:
    """Return the companions of the modules of a game, collected once."""
    found = rules.weighing
    if found is None:
        found = rules.weighing = Weighing(rules)
    return cast(Weighing, found)


NO_WORTH: Final = ModuleWorth()
