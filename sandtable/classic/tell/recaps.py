"""Recaps: a battle told once more when it is decided. All of it comes from the log, as its reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from sandtable.classic.rules.words import VOCABULARY
from sandtable.core.events import Event

Data = dict[str, Any]
Tell = Callable[[Event], str]

# With these a battle is decided.
DECIDED: Final = frozenset(("won", "no_winner"))
# What is told of it between the plans and the end.
_STORY: Final = frozenset(
    ("traitor", "taken_back", "explosion", "leader_killed", "haderach", "total", "won", "no_winner")
)


def _piece(word: str) -> str | None:
    return word.partition(":")[2] or None


def _plan(event: Event) -> Data:
    """A plan that lies open: leader, weapon, defence, Kwisatz Haderach, dial with its spice."""
    leader, weapon, defence, haderach = (VOCABULARY.words[piece] for piece, _, _ in event.items[:4])
    dial, spice, _ = event.items[4]
    return {
        "leader": _piece(leader),
        "weapon": _piece(weapon),
        "defence": _piece(defence),
        "haderach": haderach == "yes",
        "dial": int(2 * float(VOCABULARY.words[dial].partition(":")[2])),
        "spice": spice,
    }


def battle_recap(events: Sequence[Event], end: int, seats: Collection[int], tell: Tell) -> Data | None:
    """The battle that event `end` decided: both plans, totals, who won, and what happened in words.

    `mine`: one of these seats fought in it."""
    begin = end
    while begin > 0 and events[begin].kind != "battle":
        begin -= 1
    fight = events[begin : end + 1]
    plans = [event for event in fight if event.kind == "plan"]
    if fight[0].kind != "battle" or len(plans) != 2:
        return None
    totals = {event.seat: event.amount for event in fight if event.kind == "total"}
    dead = [VOCABULARY.words[event.thing] for event in fight if event.kind == "leader_killed"]
    aggressor = fight[0].seat
    return {
        "kind": "battle",
        "territory": VOCABULARY.words[fight[0].thing].partition(":")[2],
        "winner": events[end].seat if events[end].kind == "won" else None,
        "mine": any(plan.seat in seats for plan in plans),
        "sides": [
            {
                "seat": plan.seat,
                "plan": _plan(plan),
                "total": totals.get(plan.seat),
                "dead": VOCABULARY.words[plan.items[0][0]] in dead,
                "called": any(event.kind == "traitor" and event.seat == plan.seat for event in fight),
            }
            for plan in sorted(plans, key=lambda plan: plan.seat != aggressor)
        ],
        "story": [tell(event) for event in fight if event.kind in _STORY],
    }
