"""`ModuleWorth`: bots' estimates for a module. `judged` registers one; `Weighing` collects those of a game.

A module names the companion file with its `ModuleWorth` when it registers (`register(..., judged_by=…)`); the file is
loaded with the first question to a bot.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.family import CARD
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth
    from sandtable.imperium.rules.offers import Market
    from sandtable.imperium.rules.playing import Playing


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleWorth:
    """The worth of a module's features to a seat; losses are negative. A method that is not overridden adds nothing."""

    def facts_of(self, s: State, seat: int) -> list[float]:
        """Return the values of the module's facts about a seat, in the order of the module's `fact_names`."""
        return []

    def acquire_worth(self, w: Worth, kind: int) -> float:
        """Return the worth that this module adds to acquiring a card, apart from the card itself and its acquire
        box."""
        return 0.0

    def climb_worth(self, w: Worth, faction: int, old: int, now: int) -> float:
        """Return the worth that this module adds to going up an Influence track from level `old` to level `now`."""
        return 0.0

    def visited_for(self, s: State, seat: int) -> int:
        """Return the spaces, as bits, to which `visit_worth` may give a worth; it is not called for others."""
        return s.rules.all_spaces

    def visit_worth(self, w: Worth, space: int) -> float:
        """Return the worth that this module adds to sending an Agent to a space."""
        return 0.0

    def reward_worth(self, w: Worth, place: int) -> float:
        """Return the worth that this module adds to the printed reward for a place in the Conflict."""
        return 0.0

    def entry_worth(self, w: Worth, word: int) -> float:
        """Return the worth of an entry that this module adds to the menu of a turn; bots skip entries that are worth
        nothing."""
        raise NotImplementedError

    def wants_power(self, w: Worth) -> bool:
        """Tell whether the seat should now use the power that this module gives its Leader."""
        return False

    def offer_worth(self, w: Worth, market: Market, kind: int) -> float:
        """Return the worth of a piece in a market of this module, before its price is paid: for a card the worth of
        acquiring it, for another piece the worth of all its effects."""
        if market.sort is CARD:
            return w.acquired(kind)
        trees = market.sort.trees_of(market.sort.pieces[kind])
        return sum([w.of(found.effect) for tree, found in trees if tree.voice != "cost"])

    def play_worth(self, w: Worth, playing: Playing, kind: int, alone: float) -> float:
        """Return the worth of playing a card, together with others if the module allows it. `playing` is the module's
        `Playing`; `alone` is the worth of playing this card by itself at its best space."""
        return alone

    def endgame_worth(self, w: Worth, action: int) -> float:
        raise NotImplementedError


JUDGED: Final[dict[str, ModuleWorth]] = {}  # by the id of the module


def judged(id: str, worth: ModuleWorth) -> None:
    """Register a `ModuleWorth` for the module with this id."""
    if id in JUDGED:
        raise ValueError(f"two companions say what module {id!r} is worth")
    JUDGED[id] = worth


class Weighing:
    """The bot companions (`ModuleWorth`) of a game's modules: a list of all of them, and for each frequent method a
    list of those that override it."""

    __slots__ = ("all", "visits", "climbs", "rewards", "acquiring", "powers", "by_id")

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
        self.powers: list[ModuleWorth] = _having(self.all, "wants_power")
        self.by_id: dict[str, ModuleWorth] = {module.id: self.all[n] for n, module in enumerate(rules.modules)}
        for menu in rules.menus:
            if not _having([self.by_id[menu.module]], "entry_worth"):
                raise NotImplementedError(
                    f"no companion of module {menu.module!r} says what its menu entries are worth (`entry_worth`)"
                )


def _having(companions: list[ModuleWorth], subject: str) -> list[ModuleWorth]:
    return [each for each in companions if getattr(type(each), subject) is not getattr(ModuleWorth, subject)]


def weighing(rules: Ruleset) -> Weighing:
    """Return the bot companions of a game's modules; they are collected once for each ruleset."""
    found = rules.weighing
    if found is None:
        found = rules.weighing = Weighing(rules)
    return cast(Weighing, found)


def entry_worth(w: Worth, word: int) -> float:
    """Return the worth of an entry that a module adds to the menu of a turn."""
    rules = w.s.rules
    return weighing(rules).by_id[rules.menu_of[word].module].entry_worth(w, word)


def wants_power(w: Worth) -> bool:
    """Tell whether the seat should use the power of its Leader that is open now."""
    return any(companion.wants_power(w) for companion in weighing(w.s.rules).powers)


def offer_worth(w: Worth, market: Market, kind: int) -> float:
    """Return the worth of a piece in a market, before its price is paid."""
    return weighing(w.s.rules).by_id.get(market.module, NO_WORTH).offer_worth(w, market, kind)


def play_worth(w: Worth, kind: int, alone: float) -> float:
    """Return the worth of playing a card, counting the cards that modules let a player play together with it; `alone`
    is its worth by itself."""
    for playing in w.s.rules.playing:
        alone = weighing(w.s.rules).by_id[playing.module].play_worth(w, playing, kind, alone)
    return alone


NO_WORTH: Final = ModuleWorth()
