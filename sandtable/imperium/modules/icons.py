"""Objectives and battle icons: players keep the Conflict cards they win, and pairs of icons score (UPR-2.8, UPR-17).

This file has the cards in front of each party and the functions that move them; `icon_effects` has the effect that
turns a card face down, and its question. A card is a Conflict card or an Objective, stored as a *thing*; nothing is
hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import pow
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import OPS, Effect
from sandtable.imperium.language.pieces import BATTLE_ICONS
from sandtable.imperium.modules.icon_language import OBJECTIVE, OBJECTIVES
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.capabilities import NO_OPINION, Combat, Endgame, Setup
from sandtable.imperium.rules.catalog import (
    CONFLICTS,
    INTRIGUE,
    KIND_OF,
    OF_CONFLICT,
    follow,
    thing_name,
)
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event, declare_points
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.module import Component, Module, ObservedField, place_of, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import FIRST_LUCK, NOBODY, State
from sandtable.scenario_expect import by_seat, many

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

PLACE: Final = place_of("icons")
FLIP_ICON: Final = OPS.number("flip_icon")
WILD: Final = BATTLE_ICONS.index("wild")
NO_ICON: Final = -1
PAIR_POINTS: Final = 1
RIVALS_ICON: Final = "ornithopter"  # icon of the Rival's Objective with two players (UPR-R2.10)
MOST_SEEN: Final = 10  # cards turned down by one party; a game has ten Conflicts, and an Objective is paired with one

ASK_FLIP: Final = given("icons", "flip", was=141)  # a: node


CONFLICT_ICON: Final[list[int]] = []  # index: kind of Conflict
OBJECTIVE_ICON: Final[list[int]] = []


def _grow_icons() -> None:
    for conflict in CONFLICTS[len(CONFLICT_ICON) :]:
        CONFLICT_ICON.append(BATTLE_ICONS.index(conflict.icon) if conflict.icon else NO_ICON)
    for objective in OBJECTIVES[len(OBJECTIVE_ICON) :]:
        OBJECTIVE_ICON.append(BATTLE_ICONS.index(objective.icon) if objective.icon else NO_ICON)


follow(_grow_icons)


def icon_of(thing: int) -> int:
    """Return the battle icon of a thing that is a Conflict card or an Objective."""
    kind = thing & KIND_OF
    return OBJECTIVE_ICON[kind] if thing - kind == OBJECTIVE.thing else CONFLICT_ICON[kind]


class Icons(Component):
    """The cards with battle icons in front of each party, as lists of things by party in the order of arrival.

    `up` has the face-up cards, `down` those turned face down.
    """

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
        """Return a copy of everything, since all of it is public (UPR-3.13)."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        taken = [thing & KIND_OF for cards in self.up + self.down for thing in cards if _is_conflict(thing)]
        left = [kind for kind in s.conflicts_seen if kind not in taken and kind != s.conflict]
        return {
            "up": {str(seat): [thing_name(thing) for thing in cards] for seat, cards in enumerate(self.up)},
            "down": {str(seat): [thing_name(thing) for thing in cards] for seat, cards in enumerate(self.down)},
            "left": [thing_name(OF_CONFLICT | kind) for kind in left],
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: the cards in front of each seat.

        `up` and `down` list cards by seat, `conflict:…` or `objective:…`. A seat for which no Objective is given keeps
        the one it was dealt.
        """
        for key in given:
            if key not in ("up", "down"):
                raise BadScenario(f"given.icons: there is no {key!r}; there are up and down")
        everything = _things(s.rules)
        for side in ("up", "down"):
            for seat, cards in given.get(side, {}).items():
                if seat not in range(len(self.up)):
                    raise BadScenario(f"given.icons.{side}: seats are wanted, not {seat!r}")
                for name in cards:
                    if name not in everything:
                        raise BadScenario(f"given.icons.{side}.{seat}: no such card: {name!r}")
                    self._lay(s, seat, everything[name], side == "up")

    def _lay(self, s: State, seat: int, thing: int, up: bool) -> None:
        """Put the card `thing` in front of the seat for a scenario, face up if `up` is true. If it is the Objective of
        another seat, that seat gets this seat's Objective in exchange."""
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
        if _is_conflict(thing) and thing & KIND_OF not in s.conflicts_seen:
            self._count_as_seen(s, thing & KIND_OF)

    def _count_as_seen(self, s: State, kind: int) -> None:
        """Mark the Conflict card `kind`, which a scenario has put in front of a seat, as revealed.

        In the list of revealed Conflict cards it replaces one of its level that nobody owns; if there is none, it is
        put at the front.
        """
        taken = [thing & KIND_OF for cards in self.up + self.down for thing in cards if _is_conflict(thing)]
        for place, other in enumerate(s.conflicts_seen):
            free = other != s.conflict and other not in taken
            if free and CONFLICTS[other].level == CONFLICTS[kind].level:
                s.conflicts_seen[place] = kind
                s.conflict_deck = [other if each == kind else each for each in s.conflict_deck]
                return
        s.conflicts_seen.insert(0, kind)
        s.conflict_deck = [each for each in s.conflict_deck if each != kind]

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
            if len(objectives) != (1 if seat in dealt_to(s) else 0):
                return f"seat {seat} has the Objectives {[thing_name(thing) for thing in objectives]}"
            icons = [icon_of(thing) for thing in up if icon_of(thing) not in (WILD, NO_ICON)]
            if len(set(icons)) != len(icons):
                return f"seat {seat} has a pair of icons that was not turned down: {[thing_name(one) for one in up]}"
        unseen = [thing for thing in everything if _is_conflict(thing) and thing & KIND_OF not in s.conflicts_seen]
        return f"Conflict cards that were never revealed: {[thing_name(thing) for thing in unseen]}" if unseen else ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        n = len(self.up)
        absent = s.rules.parties - n
        for step in range(n):
            up = self.up[(seat + step) % n]
            if not up:
                sheet.blank(len(BATTLE_ICONS))
                continue
            icons = [0] * len(BATTLE_ICONS)
            for thing in up:
                icon = icon_of(thing)
                if 0 <= icon < len(BATTLE_ICONS):
                    icons[icon] += 1
            sheet.numbers(icons)
        sheet.blank(absent * len(BATTLE_ICONS))
        for step in range(n):
            sheet.number(len(self.down[(seat + step) % n]))
        sheet.blank(absent)


def _is_conflict(thing: int) -> bool:
    return thing & ~KIND_OF == OF_CONFLICT


def _things(rules: Ruleset) -> dict[str, int]:
    """Return the things of all cards that can be in front of a player, by name (`conflict:…`, `objective:…`)."""
    things = [OF_CONFLICT | kind for kind in rules.conflicts] + [
        OBJECTIVE.thing | kind for kind in rules.of(OBJECTIVE).kinds
    ]
    return {thing_name(thing): thing for thing in things}


def icons_of(s: State) -> Icons:
    return cast(Icons, s.parts[s.rules.place[PLACE]])


def dealt_to(s: State) -> list[int]:
    """Return the seats that are dealt an Objective: those that may fight in a Conflict."""
    return [
        seat for seat in range(len(s.players)) if all(module.may_fight(s, seat) for module in s.rules.when_receives)
    ]


# --- cards in front of a seat ------------------------------------------------------------
def face_up(s: State, seat: int, icon: int) -> int:
    """Return the thing of the seat's face-up card with this battle icon, or 0 for none; no seat ever has two of
    them."""
    for thing in icons_of(s).up[seat]:
        if icon_of(thing) == icon:
            return thing
    return 0


def turn_down(s: State, seat: int, thing: int, step: str = "") -> None:
    """Turn one of the seat's face-up cards face down; `step` is the name of the cause in the event (`rules/citing`)."""
    part = icons_of(s)
    part.up[seat].remove(thing)
    part.down[seat].append(thing)
    if s.journal is not None:
        s.note("icon_turned", seat, 1, thing, step=step)


def pair(s: State, seat: int, thing: int, other: int) -> None:
    """Turn two of the seat's face-up cards face down, whose battle icons make a pair, and score a point (UPR-17.2,
    17.3)."""
    step = "wild_pair" if icon_of(thing) == WILD else "pair"
    turn_down(s, seat, other, step)
    turn_down(s, seat, thing, step)
    s.cause = thing
    score(s, seat, PAIR_POINTS, step)


def take_conflict(s: State, seat: int) -> None:
    """Give the card of the current Conflict to its winner, the seat.

    If the winner already has a face-up card with the same battle icon, the pair scores at once (R-UPR-19); a wild icon
    is only paired later (UPR-17.4).
    """
    thing = OF_CONFLICT | s.conflict
    icon = icon_of(thing)
    s.cause = 0
    if s.journal is not None:
        s.note("conflict_won", seat, 1, thing)
    other = face_up(s, seat, icon) if icon not in (WILD, NO_ICON) else 0
    icons_of(s).up[seat].append(thing)
    if other:
        pair(s, seat, thing, other)


# --- their worth -------------------------------------------------------------------------
def chance_to_pair(s: State, icon: int) -> float:
    """Return the chance (0 to 1) that a given player wins at least one more Conflict with this battle icon before the
    game ends, if all players win equally often."""
    seen = 0
    for kind in s.conflicts_seen:
        seen |= 1 << kind
    unseen = 0
    same = 0
    for kind in s.rules.conflicts:
        if not (seen >> kind) & 1:
            unseen += 1
            if CONFLICT_ICON[kind] == icon:
                same += 1
    to_come = len(s.conflict_deck) * same / unseen if unseen else 0.0
    return 1.0 - pow(1.0 - 1.0 / len(s.players), to_come)


def asked_by_cards(s: State, seat: int, icon: int) -> int:
    """Return the number of Intrigue cards known to be in the seat's hand that use this icon as a cost."""
    n = 0
    for kind in s.players[seat].intrigue:
        if kind >= 0:
            n += (FLIPPED[kind] >> icon) & 1
    return n


def _flips(effect: Effect, icon: int) -> bool:
    return (effect.op == FLIP_ICON and effect.a == icon) or any(_flips(kid, icon) for kid in effect.kids)


FLIPPED: Final[list[int]] = []  # index: kind of Intrigue card; the icons that it uses as a cost, as bits


def _grow() -> None:
    for card in INTRIGUE[len(FLIPPED) :]:
        trees = (card.cost, card.effect, card.endgame)
        bits = 0
        for icon in range(len(BATTLE_ICONS)):
            if any(_flips(tree, icon) for tree in trees):
                bits |= 1 << icon
        FLIPPED.append(bits)


follow(_grow)


def _is_rivals(kind: int) -> bool:
    return OBJECTIVES[kind].icon == RIVALS_ICON


def marked_player(s: State, wanted: int) -> int:
    """Return the owner of the Objective that makes its owner First Player, or NO_OPINION if nobody has it. If `wanted`
    is another seat, it first gets that Objective in exchange for its own (R-UPR-1)."""
    up = icons_of(s).up
    for seat, cards in enumerate(up):
        if cards and OBJECTIVES[cards[0] & KIND_OF].first:
            if wanted not in (NOBODY, seat):
                up[seat], up[wanted] = up[wanted], up[seat]
                return wanted
            return seat
    return NO_OPINION


class IconModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Icons:
        return Icons(seats)

    def words(self) -> list[str]:
        return [f"icon:{icon}" for icon in BATTLE_ICONS]

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        icons = len(BATTLE_ICONS)
        return [
            ("battle_icons", rules.parties * icons, 2, "cards face up before each party by icon, the own first"),
            ("cards_turned", rules.parties, MOST_SEEN, "cards turned down before each party, the own first"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        cards = many(_things(rules))
        return {"up": by_seat(cards), "down": by_seat(cards), "left": cards}

    def fact_names(self) -> list[str]:
        return ["icons", "wild_icons", "pair_at_stake"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"icons": (0.14, 0.04), "wild_icons": (0.75, -0.35), "pair_at_stake": (0.21, -0.04)}


class IconSetup(Setup):
    def laid_out(self, s: State) -> None:
        """Deal one Objective to each party, from those for the player count (UPR-2.8, R2.9)."""
        part = icons_of(s)
        part.up = [[] for _ in s.players]
        part.down = [[] for _ in s.players]
        pool = [
            kind
            for kind in s.rules.of(OBJECTIVE).kinds
            if not OBJECTIVES[kind].seats or s.seats in OBJECTIVES[kind].seats
        ]
        s.chance.shuffle(FIRST_LUCK, pool)
        if s.seats == 2:  # with two players the Rival always gets the same one (UPR-R2.10)
            pool.sort(key=_is_rivals)
        for seat, kind in zip(dealt_to(s), pool, strict=False):
            part.up[seat].append(OBJECTIVE.thing | kind)

    def players_ready(self, s: State) -> None:
        s.cause = 0
        if s.journal is not None:
            for seat, cards in enumerate(icons_of(s).up):
                for thing in cards:
                    s.note("objective", seat, 1, thing, step="two" if s.seats == 2 else "")

    def first_player(self, s: State, wanted: int) -> int:
        return marked_player(s, wanted)


class IconCombat(Combat):
    def rewarded(self, s: State, seat: int, place: int) -> None:
        if place == 1:
            take_conflict(s, seat)


class IconEndgame(Endgame):
    def endgame_words(self, s: State, seat: int) -> list[int]:
        """Return the words of the Endgame actions open to the seat; each pairs the wild icon with another battle icon
        that the seat has face up (UPR-17.4)."""
        if not face_up(s, seat, WILD):
            return []
        first = s.rules.vocabulary.numbers[f"icon:{BATTLE_ICONS[0]}"]
        return [first + icon for icon in range(WILD) if face_up(s, seat, icon)]

    def endgame_taken(self, s: State, seat: int, action: int) -> None:
        other = face_up(s, seat, icon_named(s, action))
        wild = face_up(s, seat, WILD)
        s.cause = wild
        pair(s, seat, wild, other)


def icon_name(word: str, words: Words) -> str:
    return name_of_icon(BATTLE_ICONS.index(word.partition(":")[2]), words)


def name_of_icon(icon: int, words: Words) -> str:
    return words.say("battle-icon-" + dashed(BATTLE_ICONS[icon]))


def icon_named(s: State, action: int) -> int:
    """Return the battle icon that the word with this number names."""
    return action - s.rules.vocabulary.numbers[f"icon:{BATTLE_ICONS[0]}"]


declare_event("objective", "UPR-2.8", "icons")
declare_event("conflict_won", "UPR-16.13", "icons")
declare_event("icon_turned", "UPR-17.3", "icons")
declare_points("icon_turned", 2, "icons", "Battle icons")  # two are a pair; a single one is a cost
cite(
    {
        "icon_turned by nothing": "UPR-17.2",
        "icon_turned by pair": "UPR-17.2",
        "icon_turned by wild_pair": "UPR-17.4",
        "icon_turned by intrigue": "UPR-17.5",
        "vp by pair": "UPR-17.2",
        "vp by wild_pair": "UPR-17.4",
    }
)
register(
    IconModule("icons"),
    IconSetup(),
    IconCombat(),
    IconEndgame(),
    judged_by=(
        "sandtable.imperium.modules.icon_worth",
        "sandtable.imperium.modules.icon_liking",
        "sandtable.imperium.modules.icon_pricing",
    ),
    told_by="sandtable.imperium.modules.icon_telling",
)
