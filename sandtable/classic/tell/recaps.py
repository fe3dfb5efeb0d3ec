"""Recaps shown before the game goes on, made from the log as its reader may know it.

A recap of a battle comes when it is decided, a recap of a phase when it is over (the page makes it from the phase's log
lines), and a note when something is played or agreed at any time.
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
from sandtable.classic.content.treachery import BATTLE_TABLE, KILLS, NO_ATTACK, NO_GUARD, TREACHERY
from sandtable.classic.rules.words import (
    TRAITOR_HERO,
    TREACHERY_WORD,
    VOCABULARY,
    YES,
    thing_name,
)
from sandtable.classic.tell.telling import BARGAINED
from sandtable.core.events import Event

Data = dict[str, Any]
Tell = Callable[[Event], str]

# Events that decide a battle.
DECIDED: Final = frozenset(("won", "no_winner"))
# Events told between the plans and the end of a battle.
_STORY: Final = frozenset(
    ("traitor", "taken_back", "explosion", "leader_killed", "haderach", "total", "won", "no_winner")
)
# By the phase that begins: the phase that is over, and the events that make it worth a recap.
_OVER: Final = {
    CHOAM_CHARITY: (SPICE_BLOW, frozenset(("turned", "blow", "worm"))),
    BIDDING: (CHOAM_CHARITY, frozenset(("charity",))),
    MENTAT_PAUSE: (SPICE_COLLECTION, frozenset(("collected", "spice"))),
}
# Events shown as notes; players have to confirm those of a Truthtrance or of cards shown to them.
_NOTED: Final = frozenset(
    (
        "stopped", "power", "truth", "foreseen", "shown", "leaderless",
        "agreed", "deal_refused", "deal_void", "called_off", "terms_off", "promise_void",
    )
)  # fmt: skip


def recap_of(events: Sequence[Event], at: int, seats: Collection[int] | None, tell: Tell) -> Data | None:
    """Return the recap that belongs to event `at`, or None. Its field `mine` is true if the game waits until these
    seats have read it.

    `seats` is None for a reader without a seat who may know everything.
    """
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
    """Tell whether these seats need a recap of an event about an offer: of an answer, the seat that made the offer; of
    others, both sides."""
    two = [seat for _, seat, _ in event.items[: 1 if event.kind in ("agreed", "deal_refused") else 2]]
    return any(seat in seats for seat in two)


def _phase(phase: int) -> Data:
    return {"kind": "phase", "phase": PHASES[phase], "mine": False}


def _since_heading(events: Sequence[Event], end: int) -> set[str]:
    """Return the kinds of events from the beginning of the phase, or of its Nexus, up to event `end`."""
    found: set[str] = set()
    for at in range(end - 1, -1, -1):
        if events[at].kind in ("phase", "nexus"):
            break
        found.add(events[at].kind)
    return found


def _note(event: Event, plays: bool, tell: Tell) -> Data | None:
    """Return a note about a card, answer or agreement; None if the reader may not see it."""
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
    """Return the contents of a public plan: leader, weapon, defence, Kwisatz Haderach, dial in halves, spice."""
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
    """Return the recap of the battle that event `end` decided: both plans, totals, the winner and texts of the events;
    None if event `end` decided no battle.

    Its field `mine` is true if one of these seats fought in the battle.
    """
    begin = end
    while begin > 0 and events[begin].kind != "battle":
        begin -= 1
    fight = events[begin : end + 1]
    plans = [event for event in fight if event.kind == "plan"]
    if fight[0].kind != "battle" or len(plans) != 2:
        return None
    after = _settled(events, end)
    plans.sort(key=lambda plan: plan.seat != fight[0].seat)
    decided = events[end]
    story = [event for event in [*fight[:-1], *after] if event.kind in _STORY and event.kind not in DECIDED]
    return {
        "kind": "battle",
        "territory": VOCABULARY.words[fight[0].thing].partition(":")[2],
        "winner": decided.seat if decided.kind == "won" else None,
        "mine": any(plan.seat in seats for plan in plans),
        "sides": [_side(plans, at, [*fight, *after]) for at in range(2)],
        "story": [tell(event) for event in [*story, decided]],
    }


def _settled(events: Sequence[Event], end: int) -> list[Event]:
    """Return the events that followed at once from the one that decided a battle: deaths, losses, payments."""
    found: list[Event] = []
    for event in events[end + 1 :]:
        if event.number != events[end].number or event.kind in ("battle", "phase", "turn"):
            break
        found.append(event)
    return found


def _side(plans: Sequence[Event], at: int, events: Sequence[Event]) -> Data:
    """Return a dict for a side of a battle: plan, total, fate of the leader; forces lost, spice paid and received."""
    plan = plans[at]
    seat = plan.seat
    mine = [event for event in events if event.seat == seat]
    fallen = [event.thing for event in events if event.kind == "leader_killed"]
    dead = plan.items[0][0] in fallen
    after = [event for event in mine if event.number == events[-1].number]
    hero = TRAITOR_HERO if _kind(plan.items[0][0]) is not None else plan.items[0][0]
    callers = [event for event in events if event.kind == "traitor" and event.thing == hero]
    return {
        "seat": seat,
        "plan": _plan(plan),
        "total": next((event.amount for event in mine if event.kind == "total"), None),
        "dead": dead,
        "by": _killer(plans, at, events, bool(callers)) if dead else None,
        "called": any(event.kind == "traitor" for event in mine),
        "caller": callers[0].seat if callers else None,
        "lost": sum(event.amount for event in after if event.kind == "lost"),
        "paid": sum(event.amount for event in after if event.kind == "paid"),
        "got": sum(event.amount for event in after if event.kind == "spice"),
        "discarded": [thing_name(event.thing).partition(":")[2] for event in after if event.kind == "discarded"],
    }


def _killer(plans: Sequence[Event], at: int, events: Sequence[Event], betrayed: bool) -> str:
    """Return the cause of death of a side's leader: the id of a weapon, `traitor` or `explosion`."""
    if betrayed:
        return "traitor"
    if any(event.kind == "explosion" for event in events):
        return "explosion"
    theirs, own = (_kind(plans[side].items[1][0]) for side in (1 - at, at))
    guard = _kind(plans[at].items[2][0])
    column = TREACHERY[guard].guard if guard is not None else NO_GUARD
    if theirs is not None and TREACHERY[theirs].attack != NO_ATTACK:
        if BATTLE_TABLE[TREACHERY[theirs].attack][column] == KILLS:
            return TREACHERY[theirs].id
    return TREACHERY[own].id if own is not None else ""


def _kind(word: int) -> int | None:
    """Return the treachery card that a word names, or None if it names none."""
    return word - TREACHERY_WORD if TREACHERY_WORD <= word < TREACHERY_WORD + len(TREACHERY) else None
