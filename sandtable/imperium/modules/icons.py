"""Objectives and battle icons: won Conflict cards lie before their winner, and pairs of them score (UPR-2.8, UPR-17).

Here is what lies before whom, and what moves it; `icon_effects` has the effect that turns a card down, and what is
asked. A card that lies before somebody is a Conflict card or an Objective, as a *thing*; nothing of it is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.language.pieces import BATTLE_ICONS
from sandtable.imperium.rules.catalog import CONFLICTS, INTRIGUE, KIND_OF, OBJECTIVES, OF_CONFLICT, OF_OBJECTIVE, thing_name
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import FIRST_LUCK, NOBODY, State
from sandtable.scenario_expect import many

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.judge.judgement import Worth

WILD: Final = BATTLE_ICONS.index("wild")
NO_ICON: Final = -1
PAIR_POINTS: Final = 1
PARTIES: Final = 4  # that an observation has room for
MOST_SEEN: Final = 10  # cards before one party: there are ten Conflicts in a game, and an Objective is turned with one

ASK_FLIP: Final = 141  # a: node


def icon_of(thing: int) -> int:
    """The battle icon of a Conflict card or an Objective."""
    kind = thing & KIND_OF
    icon = OBJECTIVES[kind].icon if thing - kind == OF_OBJECTIVE else CONFLICTS[kind].icon
    return BATTLE_ICONS.index(icon) if icon else NO_ICON


class Icons(Component):
    """By party: the cards that lie `up` before it, and those turned `down`, in the order in which they came there."""

    def __init__(self, parties: int) -> None:
        self.up: list[list[int]] = [[] for _ in range(parties)]
        self.down: list[list[int]] = [[] for _ in range(parties)]

    def clone(self) -> Icons:
        copy = Icons(0)
        copy.up = [cards[:] for cards in self.up]
        copy.down = [cards[:] for cards in self.down]
        return copy

    def pack(self) -> list[Any]:
        return [self.up, self.down]

    def unpack(self, data: list[Any]) -> None:
        up, down = data
        self.up = [[int(thing) for thing in cards] for cards in up]
        self.down = [[int(thing) for thing in cards] for cards in down]

    def seen_by(self, s: State, seat: int) -> Icons:
        """All of it lies open (UPR-3.13)."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Nothing of it is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        taken = [thing & KIND_OF for cards in self.up + self.down for thing in cards if _is_conflict(thing)]
        left = [kind for kind in s.conflicts_seen if kind not in taken and kind != s.conflict]
        return {
            "up": {str(seat): [thing_name(thing) for thing in cards] for seat, cards in enumerate(self.up)},
            "down": {str(seat): [thing_name(thing) for thing in cards] for seat, cards in enumerate(self.down)},
            "left": [thing_name(OF_CONFLICT | kind) for kind in left],
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """`up` and `down`: the cards before each seat, `conflict:…` or `objective:…`; who is given none has the
        Objective that was dealt."""
        for key in given:
            if key not in ("up", "down"):
                raise BadScenario(f"given.icons: there is no {key!r}; there are up and down")
        everything = _things(s.rules)
        for side in ("up", "down"):
            for seat, cards in given.get(side, {}).items():
                if not str(seat).isdigit() or int(seat) >= len(self.up):
                    raise BadScenario(f"given.icons.{side}: seats are wanted, not {seat!r}")
                for name in cards:
                    if name not in everything:
                        raise BadScenario(f"given.icons.{side}.{seat}: there is no {name!r} among {', '.join(everything)}")
                    self._lay(s, int(seat), everything[name], side == "up")

    def _lay(self, s: State, seat: int, thing: int, up: bool) -> None:
        """Taken from where it is; whoever had that Objective gets the one of this seat in its place."""
        own = [card for cards in (self.up[seat], self.down[seat]) for card in cards if not _is_conflict(card)]
        for party, cards in enumerate(self.up + self.down):
            if thing in cards:
                cards.remove(thing)
                if party % len(self.up) != seat and not _is_conflict(thing) and own:
                    self._take(seat, own[0])
                    cards.append(own[0])
        if not _is_conflict(thing) and own and thing not in own:
            self._take(seat, own[0])
        (self.up if up else self.down)[seat].append(thing)
        kind = thing & KIND_OF
        if _is_conflict(thing) and kind not in s.conflicts_seen:
            s.conflicts_seen.insert(0, kind)

    def _take(self, seat: int, thing: int) -> None:
        for cards in (self.up[seat], self.down[seat]):
            if thing in cards:
                cards.remove(thing)

    def fault(self, s: State) -> str:
        everything = [thing for cards in self.up + self.down for thing in cards]
        if len(set(everything)) != len(everything):
            return f"a card lies before two: {[thing_name(thing) for thing in everything]}"
        for seat, (up, down) in enumerate(zip(self.up, self.down, strict=True)):
            objectives = [thing for thing in up + down if not _is_conflict(thing)]
            if len(objectives) != (0 if s.players[seat].rival else 1):
                return f"seat {seat} has the Objectives {[thing_name(thing) for thing in objectives]}"
            icons = [icon_of(thing) for thing in up if icon_of(thing) != WILD]
            if len(set(icons)) != len(icons):
                return f"seat {seat} has a pair of icons that was not turned down: {[thing_name(one) for one in up]}"
        unseen = [thing for thing in everything if _is_conflict(thing) and thing & KIND_OF not in s.conflicts_seen]
        return f"Conflict cards that were never revealed: {[thing_name(thing) for thing in unseen]}" if unseen else ""

    def observed(self, s: State, seat: int) -> list[int]:
        n = len(self.up)
        row: list[int] = []
        for step in range(PARTIES):
            up = self.up[(seat + step) % n] if step < n else []
            icons = [icon_of(thing) for thing in up]
            row += [icons.count(icon) for icon in range(len(BATTLE_ICONS))]
        down = [min(len(self.down[(seat + step) % n]), MOST_SEEN) if step < n else 0 for step in range(PARTIES)]
        return row + down


def _is_conflict(thing: int) -> bool:
    return thing & ~KIND_OF == OF_CONFLICT


def _things(rules: Ruleset) -> dict[str, int]:
    """All cards that can lie before somebody, by name."""
    things = [OF_CONFLICT | kind for kind in rules.conflicts] + [OF_OBJECTIVE | kind for kind in rules.objectives]
    return {thing_name(thing): thing for thing in things}


def icons_of(s: State) -> Icons:
    return cast(Icons, s.parts[s.rules.part["icons"]])


# --- what lies before a seat -------------------------------------------------------------
def face_up(s: State, seat: int, icon: int) -> int:
    """A card with this icon that lies face up before the seat; 0 if there is none. There are never two."""
    for thing in icons_of(s).up[seat]:
        if icon_of(thing) == icon:
            return thing
    return 0


def turn_down(s: State, seat: int, thing: int) -> None:
    part = icons_of(s)
    part.up[seat].remove(thing)
    part.down[seat].append(thing)
    if s.journal is not None:
        s.note("icon_turned", seat, 1, thing)


def pair(s: State, seat: int, thing: int, other: int) -> None:
    """Both are spent, for a point (UPR-17.2, 17.3)."""
    turn_down(s, seat, other)
    turn_down(s, seat, thing)
    s.cause = thing
    score(s, seat, PAIR_POINTS)


def take_conflict(s: State, seat: int) -> None:
    """The winner's card: with another of its icon it scores at once (R-UPR-19); the wild one waits (UPR-17.4)."""
    thing = OF_CONFLICT | s.conflict
    icon = icon_of(thing)
    s.cause = 0
    if s.journal is not None:
        s.note("conflict_won", seat, 1, thing)
    other = face_up(s, seat, icon) if icon not in (WILD, NO_ICON) else 0
    icons_of(s).up[seat].append(thing)
    if other:
        pair(s, seat, thing, other)


# --- what they are worth -----------------------------------------------------------------
def chance_to_pair(s: State, icon: int) -> float:
    """How likely one player wins another Conflict with this icon: as often as anybody wins one of those to come."""
    unseen = [kind for kind in s.rules.conflicts if kind not in s.conflicts_seen]
    same = sum(1 for kind in unseen if CONFLICTS[kind].icon == BATTLE_ICONS[icon])
    to_come = len(s.conflict_deck) * same / len(unseen) if unseen else 0.0
    return 1.0 - float((1.0 - 1.0 / len(s.players)) ** to_come)


def asked_by_cards(s: State, seat: int, icon: int) -> int:
    """How many Intrigue cards the seat holds that pay with this icon, as far as they are known."""
    n = 0
    for kind in s.players[seat].intrigue:
        if kind >= 0 and any(flips(tree, icon) for tree in (INTRIGUE[kind].cost, INTRIGUE[kind].effect, INTRIGUE[kind].endgame)):
            n += 1
    return n
