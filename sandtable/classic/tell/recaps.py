"""Recaps: what is looked at once more before the game goes on. All of it comes from the log, as its reader may know it.

A battle when it is decided; a phase when it is over, of which the page tells what its lines say; a note for what is
played or agreed at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from sandtable.classic.content.phases import (
    BIDDING,
    CHOAM_CHARITY,
    MENTAT_PAUSE,
    PHASES,
    SPICE_BLOW,
    SPICE_COLLECTION,
    STORM,
)
from sandtable.classic.rules.words import VOCABULARY, YES, thing_name
from sandtable.classic.tell.telling import BARGAINED
from sandtable.core.events import Event

Data = dict[str, Any]
Tell = Callable[[Event], str]

# With these a battle is decided.
DECIDED: Final = frozenset(("won", "no_winner"))
# What is told of it between the plans and the end.
_STORY: Final = frozenset(
    ("traitor", "taken_back", "explosion", "leader_killed", "haderach", "total", "won", "no_winner")
)
# By the phase that begins: the one that is over, and what must have been told in it to be worth a look.
_OVER: Final = {
    CHOAM_CHARITY: (SPICE_BLOW, frozenset(("turned", "blow", "worm"))),
    BIDDING: (CHOAM_CHARITY, frozenset(("charity",))),
    MENTAT_PAUSE: (SPICE_COLLECTION, frozenset(("collected", "spice"))),
}
# What is noted when it is told; what a Truthtrance or a player shows waits for those who play.
_NOTED: Final = frozenset(
    (
        "stopped", "power", "truth", "foreseen", "shown", "leaderless",
        "agreed", "deal_refused", "deal_void", "called_off", "terms_off", "promise_void",
    )
)  # fmt: skip


def recap_of(events: Sequence[Event], at: int, seats: Collection[int] | None, tell: Tell) -> Data | None:
    """What is looked at once more as event `at` is told, if anything. `mine`: it waits for these seats.

    `None` has no seat and may know everything."""
    event = events[at]
    if event.kind in DECIDED:
        return battle_recap(events, at, seats or (), tell)
    if event.kind in _NOTED:
        if event.kind in BARGAINED and seats is not None and not _concerns(event, seats):
            return None
        return _note(event if seats is None else event.seen_by_all_of(seats), bool(seats), tell)
    if event.kind == "first":
        return _phase(STORM)
    if event.kind == "turn" and event.amount > 1:
        return _phase(MENTAT_PAUSE)
    if event.kind not in ("phase", "nexus"):
        return None
    over, worth = _OVER.get(CHOAM_CHARITY if event.kind == "nexus" else event.amount, (0, frozenset()))
    return _phase(over) if worth & _since_heading(events, at) else None


def _concerns(event: Event, seats: Collection[int]) -> bool:
    """Whether what came of an offer is news to these seats: to who made it, where the other one has answered."""
    two = [seat for _, seat, _ in event.items[: 1 if event.kind in ("agreed", "deal_refused") else 2]]
    return any(seat in seats for seat in two)


def _phase(phase: int) -> Data:
    return {"kind": "phase", "phase": PHASES[phase], "mine": False}


def _since_heading(events: Sequence[Event], end: int) -> set[str]:
    """The kinds of events between the phase's beginning, or its Nexus, and this one."""
    found: set[str] = set()
    for at in range(end - 1, -1, -1):
        if events[at].kind in ("phase", "nexus"):
            break
        found.add(events[at].kind)
    return found


def _note(event: Event, plays: bool, tell: Tell) -> Data | None:
    """Something that was played, answered or agreed, in a sentence; what is not for all eyes, for those who see it."""
    if event.kind == "foreseen" and not event.thing:
        return None
    if (event.kind == "shown" or event.kind in BARGAINED) and not event.items:
        return None
    truth = event.kind == "truth"
    return {
        "kind": "note",
        "of": event.kind,
        "seat": event.seat,
        "about": thing_name(event.thing) or None,
        "by": thing_name(event.cause) or None,
        "answer": event.amount == YES if truth else None,
        "text": tell(event),
        "mine": plays and event.kind in ("truth", "shown"),
    }


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
