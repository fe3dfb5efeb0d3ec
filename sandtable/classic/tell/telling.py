"""The texts of the classic game: questions, answers, events and outcomes in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.classic.content.phases import PHASES
from sandtable.classic.rules.bargains import SUMS
from sandtable.classic.rules.question import COUNTS_NOTHING, QUESTION, UNPRICED
from sandtable.classic.rules.state import NOBODY, NOWHERE, State
from sandtable.classic.rules.words import ELEMENT, EVERYBODY, NONE, NOW, NUMBER, NUMBERS, PART, PAUSE, VOCABULARY, YES
from sandtable.classic.tell.naming import dashed, name_of, thing_of, truth_of, user_of
from sandtable.core.contract import Outcome
from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.core.fluent import Words

# What prescience asks for, and the steps of a battle plan.
ELEMENTS: Final = ("leader", "weapon", "defence", "number")
PLAN_STEPS: Final = ("leader", "weapon", "defence", "haderach", "dial", "spice")
# The follow-up question by the sort of the first option other than pass.
_MORE: Final = {
    "number": "number",
    "dial": "dial",
    "part": "part",
    "territory": "part",
    "faction": "faction",
    "leader": "leader",
    "treachery": "treachery",
    "traitor": "treachery",
}
# The same where the sort alone does not say enough.
_OF_KIND: Final = {("move", "part"): "goal", ("weather_control", "number"): "sectors"}
# By the kind of thing a number counts.
_COUNTED: Final = ("", "plain", "starred", "spice")
# Events about a whole deal; a reader who may not know of it is told nothing.
BARGAINED: Final = frozenset(("offered", "agreed", "withdrawn", "deal_refused", "deal_void", "terms_off"))

# Events that tell more to readers who may see the piece.
_KNOWN: Final = frozenset(
    ("traitor_kept", "dancer", "paid", "card", "storm_drawn", "card_seen", "spice_peek", "foreseen", "dancer_returned")
)


def _is_number(word: int) -> bool:
    return NUMBER <= word < NUMBER + NUMBERS


def _unpriced(known: State, decision: Decision) -> bool:
    """Tell whether the numbers of a shipment are not forces but the share of its price that the ally pays."""
    frame = known.stack[-1]
    return QUESTION[frame[0]].price(known, frame, decision.seat, decision.options[0]) == UNPRICED


# Events that also name the pieces in `items` to readers who may see them.
_LISTED: Final = frozenset(("shown", "cards_taken", "cards_given"))


# Questions that ask for plain forces first, then for starred ones.
_BY_KIND: Final = ("ship", "move", "revive", "ride", "extra_revival")


def _further(known: State, decision: Decision, words: Words) -> str:
    """Return the text of the next step of a question with several steps; empty at the first step."""
    answers = known.answers[decision.seat]
    frame = known.stack[-1]
    counted, part = QUESTION[frame[0]].counts(known, frame, decision.seat)
    if counted != COUNTS_NOTHING:
        said = f"classic-more-{_COUNTED[counted]}"
        return words.say(said) if part == NOWHERE else words.say(f"{said}-in", where=thing_of(PART + part, words))
    if decision.kind == "plan":
        return words.say(f"classic-plan-{part_asked(known, decision)}")
    if not answers:
        return ""
    sorts = [word.partition(":")[0] for word in decision.words() if word not in ("pass", "done")]
    more = _MORE.get(sorts[0]) if sorts else None
    if more is None:
        return ""
    if more == "number" and (decision.kind == "pay" or (decision.kind == "ship" and _unpriced(known, decision))):
        more = "share"
    elif more == "number" and decision.kind in _BY_KIND and _is_number(answers[-1]):
        more = "starred"
    else:
        more = _OF_KIND.get((decision.kind, more), more)
    return words.say(f"classic-more-{more}")


def tell_decision(known: State, decision: Decision, words: Words) -> str:
    """Return the text of a question; if it has several steps, the text of its next step follows."""
    frame = known.stack[-1]
    cause = QUESTION[frame[0]].cause(known, frame)
    asked = f"classic-ask-{dashed(decision.kind)}"
    if decision.kind == "move" and cause:  # a portion of the group has already moved
        asked = "classic-ask-move-more"
    whose = user_of(cause, words) if decision.kind == "stop" else ""
    more = _further(known, decision, words)
    again = f"classic-again-{decision.kind}"
    if more and words.has(again) and asked == f"classic-ask-{decision.kind}":
        asked = again
    ask = words.say(asked, what=thing_of(cause, words), n=frame[3], whose=whose)
    return words.say("classic-asked-further", ask=ask, more=more) if more else ask


def part_asked(known: State, decision: Decision) -> str:
    """Return the element of a battle plan that a question asks for, or the things that its numbers count, or empty."""
    if decision.kind == "plan":
        return PLAN_STEPS[min(len(known.answers[decision.seat]), len(PLAN_STEPS) - 1)]
    frame = known.stack[-1]
    if decision.kind == "show_element":
        return ELEMENTS[frame[2]]
    return _COUNTED[QUESTION[frame[0]].counts(known, frame, decision.seat)[0]]


def tell_option(decision: Decision, option: int, words: Words, part: str = "") -> str:
    """Return the label of an option. `part` (see `part_asked`) decides the label of `none` and of numbers."""
    word = VOCABULARY.words[option]
    if word == "none" and part:
        return words.say(f"classic-no-{part}")
    sort, _, id = word.partition(":")
    # In a shipment, a number may be the ally's share of the price: only the question knows.
    if sort == "number" and decision.kind != "ship" and words.has(said := f"classic-number-{dashed(decision.kind)}"):
        return words.say(said, n=int(id))
    if sort == "number" and part in _COUNTED[1:]:
        return words.say(f"classic-number-of-{part}", n=int(id))
    if sort == "stop":
        return words.say("classic-do-stop", what=name_of(word, words))
    return name_of(word, words)


def rule_of(known: State) -> str:
    return QUESTION[known.stack[-1][0]].cited(known)


# --- events ------------------------------------------------------------------------------
def _joined(parts: Sequence[str], words: Words) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = words.say("classic-list", first=text, next=part)
    return text


def _plan(event: Event, words: Words) -> str:
    """Return the contents of a public plan as text: its pieces, then the number on the wheel."""
    said: list[str] = []
    for piece, _, _ in event.items:
        word = VOCABULARY.words[piece]
        if word.startswith("dial:"):
            said.append(words.say("classic-planned-dial", n=word.removeprefix("dial:")))
        elif word == "yes":  # he accompanies the leader
            said.append(words.say("classic-kwisatz-haderach"))
        elif word not in ("none", "no"):
            said.append(name_of(word, words))
    return _joined(said, words) if said else words.say("classic-planned-nothing")


def _bargain(event: Event, words: Words) -> tuple[str, str, str]:
    """Return a deal as texts: its maker, the other side, and its payments with their times; all empty if the reader may
    not know of it."""
    if not event.items:
        return "", "", ""
    maker, other = [thing_of(piece, words) for piece, _, _ in event.items[:2]]
    said = [
        words.say(f"classic-deal-{'now' if when == NOW else 'pause'}", who=maker if at < 2 else other, n=amount)
        for at, (when, amount, _) in enumerate(event.items[2 : 2 + SUMS])
        if amount
    ]
    if len(event.items) > 2 + SUMS:
        said.append(words.say("classic-deal-terms"))
    return maker, other, _joined(said, words)


def tell_event(event: Event, words: Words, names: Sequence[str]) -> str:
    """Return the text of an event; it leaves out a piece that is hidden from the reader."""
    id = f"classic-event-{dashed(event.kind)}"
    amount: int | str = event.amount
    if event.kind == "total":
        amount = f"{event.amount // 2}.5" if event.amount % 2 else event.amount // 2
    what = thing_of(event.thing, words)
    if event.kind == "phase":
        what = words.say(f"classic-phase-{dashed(PHASES[event.amount])}")
    cause = thing_of(event.cause, words)
    if event.kind == "truth":
        id += "-yes" if event.amount == YES else "-no"
        what = truth_of(VOCABULARY.words[event.thing], words)
    elif event.kind == "stopped":
        cause = user_of(event.thing, words)
    elif event.kind == "deal" and event.cause == PAUSE:
        id += "-pause"
    if event.kind == "shown" and event.thing == EVERYBODY:
        id += "-all"
    elif (event.thing and event.kind in _KNOWN) or (event.items and event.kind in _LISTED):
        id += "-known"
    if event.kind == "foreseen" and event.thing == NONE:
        id = f"classic-event-foreseen-no-{ELEMENTS[event.cause - ELEMENT]}"
    things = ""
    if event.kind in BARGAINED:
        what, cause, things = _bargain(event, words)
    elif event.kind == "plan":
        things = _plan(event, words)
    elif event.items and event.kind in _LISTED:
        things = _joined([thing_of(piece, words) for piece, _, _ in event.items], words)
    return words.say(
        id,
        who=names[event.seat] if event.seat != NOBODY else "",
        n=amount,
        what=what,
        cause=cause,
        things=things,
    )


def tell_outcome(outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    winners = _joined([names[seat] for seat in outcome.winners], words)
    return words.say("classic-outcome", names=winners, n=len(outcome.winners), reason=tell_reason(outcome, words))


def tell_reason(outcome: Outcome, words: Words) -> str:
    return words.say(f"classic-reason-{dashed(outcome.reason)}")
