"""The kinds of event of the family, each with the number of the rule behind it; a module declares its own.

Where the rule depends on the cause of an event, `LINES_OF_ALL` names it (`citing` explains the format of lines). Lines
about Rivals are in `modules/rivals/cites`, lines about single pieces in the boxes.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from sandtable.imperium.rules.citing import cite, join_families

EVENT_RULES: Final[dict[str, str]] = {
    "leader": "IMP-1.7",
    "tokens_picked": "IMP-1.14",
    "round": "IMP-3.1",
    "conflict": "IMP-3.2",
    "defend": "IMP-6.4",
    "turn": "IMP-3.4",
    "card_played": "IMP-4.1",
    "agent": "IMP-4.1",
    "reveal": "IMP-8.2",
    "revealed_card": "IMP-8.2",
    "turn_passed": "IMP-20.55",
    "end_turn": "IMP-3.4",
    "solari": "IMP-15.9",
    "spice": "IMP-15.9",
    "water": "IMP-15.9",
    "pay_solari": "IMP-4.10",
    "pay_spice": "IMP-4.10",
    "pay_water": "IMP-4.10",
    "persuasion": "IMP-9.7",
    "swords": "IMP-8.6",
    "vp": "IMP-15.9",
    "recruit": "IMP-5.1",
    "deploy": "IMP-5.4",
    "deploy_supply": "IMP-5.6",
    "retreat": "IMP-5.7",
    "lose_troop": "IMP-5.7",
    "draw": "IMP-15.5",
    "shuffle": "IMP-2.4",
    "intrigue": "IMP-15.5",
    "intrigue_shuffle": "IMP-13.4",
    "intrigue_played": "IMP-13.1",
    "intrigue_stolen": "IMP-4.20",
    "influence": "IMP-15.8",
    "alliance": "IMP-14.4",
    "alliance_lost": "IMP-14.6",
    "trash": "IMP-2.5",
    "discard": "IMP-15.4",
    "acquire": "IMP-9.1",
    "row": "IMP-9.5",
    "fetch": "IMP-4.8",
    "aside": "IMP-20.28",
    "aside_lost": "IMP-20.29",
    "foldspace": "IMP-4.19",
    "council": "IMP-4.13",
    "swordmaster": "IMP-4.14",
    "mentat": "IMP-4.15",
    "control": "IMP-6.1",
    "control_lost": "IMP-6.1",
    "recall": "IMP-15.10",
    "voice": "IMP-20.35",
    "voice_lifted": "IMP-20.35",
    "peek": "IMP-20.56",
    "masterstroke": "IMP-20.26",
    "combat_pass": "IMP-10.1",
    "strength": "IMP-8.6",
    "reward": "IMP-10.5",
    "troops_home": "IMP-10.12",
    "fought": "IMP-10.5",
    "maker": "IMP-11.1",
    "first_player": "IMP-11.3",
    "endgame": "IMP-11.2",
    "game_over": "IMP-12.1",
    "hagal_card": "IMP-17.3",
    "hagal_passed": "IMP-17.3",
    "hagal_shuffle": "IMP-17.4",
    "trade_in": "IMP-19.16",
}

# By event about units other than troops that leave the Conflict: the strength of each unit.
UNITS_HOME: Final[dict[str, int]] = {}

# Events whose number counts swords that their seat has gained, and events by which it loses all its swords.
SWORDS: Final[set[str]] = {"swords"}
SWORDS_LOST: Final[set[str]] = set()

EVENT_MODULE: Final[dict[str, str]] = {}  # by kind that only games with a module have: the module
EVENT_CAUSES: Final[dict[str, tuple[str, ...]]] = {}  # by kind that needs certain kinds of node: those kinds
EVENT_OF_EFFECTS: Final[set[str]] = set()  # kinds in EVENT_CAUSES that the base game does not have


POINTS_AFTER: Final[dict[str, tuple[int, str]]] = {}  # by kind of event: how many in a row, and the source of points
SOURCE_NAMES: Final[dict[str, str]] = {}  # sources of points that modules bring, by id


def declare_event(kind: str, rule: str, module: str, causes: tuple[str, ...] = ()) -> None:
    """Declare a kind of event that occurs only in games with this module; if `causes` are given, only in those whose
    boxes also have one of these kinds of node."""
    if kind in EVENT_RULES:
        raise ValueError(f"there is a kind of event {kind!r} already")
    EVENT_RULES[kind] = rule
    EVENT_MODULE[kind] = module
    if causes:
        EVENT_CAUSES[kind] = causes


def declare_units_home(kind: str, strength: int) -> None:
    """Declare that events of this kind report units of a module leaving the Conflict; `strength` is the strength of
    each unit."""
    UNITS_HOME[kind] = strength


def declare_swords(kind: str, lost: bool = False) -> None:
    """Declare that the amounts of events of this kind count as swords of their seat or, if `lost`, that such an event
    takes all swords from its seat."""
    (SWORDS_LOST if lost else SWORDS).add(kind)


def declare_points(kind: str, times: int, source: str, name: str) -> None:
    """Name `source` as the source of Victory Points that follow directly on `times` events of this kind in a row;
    `name` is the source's English name."""
    POINTS_AFTER[kind] = (times, source)
    SOURCE_NAMES[source] = name


def declare_event_of(kind: str, rule: str, causes: tuple[str, ...]) -> None:
    """Declare a kind of event that occurs only in games whose boxes have one of these kinds of node."""
    if kind in EVENT_RULES:
        raise ValueError(f"there is a kind of event {kind!r} already")
    EVENT_RULES[kind] = rule
    EVENT_CAUSES[kind] = causes
    EVENT_OF_EFFECTS.add(kind)


def events_of(modules: Iterable[str], kinds: Container[str] | None = None) -> list[str]:
    """Return the kinds of event that can occur in games with these modules and kinds of node. If `kinds` is None, omit
    only those declared with `declare_event_of`."""
    there = {"", *modules}
    return [event for event in EVENT_RULES if EVENT_MODULE.get(event, "") in there and _can_be(event, kinds)]


def _can_be(event: str, kinds: Container[str] | None) -> bool:
    if kinds is None:
        return event not in EVENT_OF_EFFECTS
    return event not in EVENT_CAUSES or any(cause in kinds for cause in EVENT_CAUSES[event])


# Events of the base game whose effects other boxes of the family may lack.
EVENT_CAUSES.update(
    {
        "turn_passed": ("hook:bindu_suspension",),
        "lose_troop": ("lose_troops", "hook:double_cross"),
        "intrigue_stolen": ("steal_intrigue",),
        "fetch": ("fetch",),
        "aside": ("hook:manipulate",),
        "aside_lost": ("hook:manipulate",),
        "foldspace": ("foldspace",),
        "mentat": ("mentat",),
        "voice": ("hook:the_voice",),
        "voice_lifted": ("hook:the_voice",),
        "peek": ("hook:peek_draw_or_trash",),
    }
)
declare_event_of("returned", "UPR-3.5", ("return_self",))
declare_event_of("intrigue_trashed", "UPR-3.8", ("trash_intrigue",))
declare_event_of("intrigue_discarded", "UPR-3.9", ("discard_intrigue",))

# "effect": all gains from effects; its lines name the mechanism of the game that gave them.
join_families(
    {
        "solari": ("gain", "effect"),
        "spice": ("gain", "effect"),
        "water": ("gain", "effect"),
        "pay_solari": ("pay",),
        "pay_spice": ("pay",),
        "pay_water": ("pay",),
        "draw": ("effect",),
        "intrigue": ("effect",),
        "recruit": ("effect",),
        "influence": ("effect",),
        "vp": ("effect",),
        "swords": ("effect",),
        "persuasion": ("effect",),
    }
)

LINES_OF_ALL: Final[dict[str, str]] = {
    "effect by conflict": "IMP-10.5",
    "effect by faction level": "IMP-14.3",
    "effect by card acquire": "IMP-9.6",
    "effect by leader": "IMP-2.3",
    "effect by leader start": "IMP-1.9",
    "effect by difficulty extra": "IMP-19.9",
    "gain by space control": "IMP-6.2",
    "spice by harvest": "IMP-7.2",
    "draw by nothing": "IMP-3.2",
    "draw by space": "IMP-4.8",
    "intrigue by space": "IMP-4.8",
    "influence by faction": "IMP-14.1",  # an Agent visits the faction's space
    "influence by chosen": "IMP-15.8",
    "influence by different": "IMP-14.9",
    "influence by lost": "IMP-14.10",
    "vp by level": "IMP-14.2",
    "vp by reached": "IMP-14.4",
    "vp by overtaken": "IMP-14.5",
    "vp by fell": "IMP-14.6",
    "vp by intrigue endgame": "IMP-12.1",
    "alliance by overtaken": "IMP-14.5",
    "alliance by fell": "IMP-14.6",
    "alliance_lost by overtaken": "IMP-14.5",
    "pay by cost": "IMP-4.6",  # the cost of the space
    "pay by chosen_cost": "IMP-4.18",
    "pay by intrigue cost": "IMP-13.6",
    "pay by leader": "IMP-16.2",
    "pay by acquired": "IMP-2.2",
    "persuasion by council": "IMP-8.5",
    "persuasion by presence": "IMP-8.5",
    "persuasion by card reveal": "IMP-8.3",
    "persuasion by revealed": "IMP-8.3",
    "gain by revealed": "IMP-8.3",
    "gain by card reveal": "IMP-8.3",
    "swords by revealed": "IMP-8.6",
    "swords by intrigue": "IMP-10.3",
    "strength by no_units": "IMP-8.7",
    "revealed_card by drawn": "IMP-8.11",
    "deploy by card": "IMP-5.6",
    "deploy by intrigue": "IMP-5.6",
    "deploy by elsewhere": "IMP-5.6",
    "deploy_supply by defence": "IMP-6.4",
    "mentat by conflict": "IMP-10.14",
    "acquire by card": "IMP-2.2",
    "acquire by intrigue": "IMP-2.2",
    "acquire by leader": "IMP-2.2",
    "reward by tied_first": "IMP-10.7",
    "reward by after_tied_first": "IMP-10.8",
    "reward by tied_second": "IMP-10.9",
    "fought by tied": "IMP-10.7",
    "fought by no_strength": "IMP-10.6",
    "game_over by tie": "IMP-12.2",
    "ask menu by reveal_turn": "IMP-8.4",
    "ask part by reveal_turn": "IMP-8.3",
    "ask option by conflict": "IMP-10.13",
    "ask faction by different": "IMP-14.9",
}  # fmt: skip
cite(LINES_OF_ALL)
