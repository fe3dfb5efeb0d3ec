"""Recaps: summaries of a Conflict or of a Rival's turn after it is over. All data comes from the log.

    combat_recap(events, end, parties, tell, words)    the Conflict that was over with event `end`
    rival_turns(told, rivals)                          first and last line of each turn of a Rival
    rival_recap(turn, words)                           the House Hagal cards turned up in one such turn

A page shows a recap when the log reaches its line, and continues when the reader has seen the recap.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.imperium.language.rival_pieces import NO_AGENT, NO_SPICE, POLITICS, TAKEN, UNMET, VOICED
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import KIND_OF, OF_HAGAL, OF_INTRIGUE, OF_TRACK, cites_with, thing_name
from sandtable.imperium.rules.event_rules import EVENT_MODULE, POINTS_AFTER, SWORDS, SWORDS_LOST, UNITS_HOME
from sandtable.imperium.rules.state import NOBODY
from sandtable.imperium.rules.units import HOME, TROOP, TROOP_STRENGTH
from sandtable.imperium.tell.telling import tell_thing

Data = dict[str, Any]
Tell = Callable[[Sequence[Event]], list[Data]]

_PASSED: Final = {
    TAKEN: "recap-taken", VOICED: "recap-voiced", NO_SPICE: "recap-no-spice", UNMET: "recap-unmet",
    POLITICS: "recap-politics", NO_AGENT: "recap-no-agent",
}  # fmt: skip

# A Rival's turn ends before one of these lines. Cards are turned up before its Agent is sent.
_NEXT: Final = frozenset(
    ("turn", "reward", "fought", "round", "combat_pass", "intrigue_played", "endgame", "game_over")
)
_CARDS: Final = frozenset(("hagal_card", "hagal_shuffle"))


# --- Combat ------------------------------------------------------------------------------
def combat_recap(events: Sequence[Event], end: int, parties: int, tell: Tell, words: Words) -> Data:
    """Return the recap of the Conflict that ended with the event at index `end`; `tell` turns events into lines of the
    log.

    It has for each party its strength with the sources, its reward with the reason, and its gains; and the Combat cards
    played.
    """
    begin = end
    while begin > 0 and events[begin].kind != "round":
        begin -= 1
    fight = [events[i] for i in range(begin, end + 1)]
    sides = [_Side(seat) for seat in range(parties)]
    taking = NOBODY  # the seat whose reward is being given
    for event in fight:
        side = sides[event.seat] if event.seat >= 0 else None
        if event.kind == "reward":
            taking = event.seat
            sides[taking].place = event.amount
            sides[taking].rule = event.rule
        elif event.kind == TROOP.events[HOME]:
            sides[event.seat].troops = event.amount
            taking = NOBODY
        elif event.kind in UNITS_HOME:
            sides[event.seat].others.append(event)
            taking = NOBODY
        elif event.kind in SWORDS and side is not None:
            side.swords.append(event)
        elif event.kind in SWORDS_LOST and side is not None:
            side.swords = []
        elif taking == event.seat and side is not None:
            side.gave.append(event)
    order = sorted(sides, key=lambda side: (-side.strength, side.place or parties))
    return {
        "kind": "combat",
        "round": fight[0].amount,
        "conflict": thing_name(fight[-1].thing).partition(":")[2],
        "winner": fight[-1].seat if fight[-1].seat != NOBODY else None,
        "ahead": order[0].strength - order[1].strength,
        "sides": [
            {
                "seat": side.seat,
                "strength": side.strength,
                "troops": side.troops,
                "place": side.place,
                "parts": side.parts(words),
                **_why(side, order, cites_with(fight[-1].rule), words),
                "gave": tell(side.gave),
                "causes": [{"of": of, "gave": tell(gave)} for of, gave in side.causes().items()],
            }
            for side in order
        ],
        "plays": _plays(fight),
    }


class _Side:
    """One party of a Conflict, with its strength, gains and reward for the recap."""

    __slots__ = ("seat", "troops", "others", "swords", "place", "rule", "gave")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.troops = 0
        self.others: list[Event] = []  # units of other sorts that went home
        self.swords: list[Event] = []
        self.place = 0
        self.rule = ""  # the rule behind the reward
        self.gave: list[Event] = []

    @property
    def strength(self) -> int:
        """Return the strength of the party; without a unit it is 0 (IMP-8.7)."""
        if not self.troops and not self.others:
            return 0
        others = sum(UNITS_HOME[event.kind] * event.amount for event in self.others)
        return TROOP_STRENGTH * self.troops + others + sum(event.amount for event in self.swords)

    def causes(self) -> dict[str, list[Event]]:
        """Return the party's gains grouped by their cause: `reward`, `influence`, `alliance`, or a source of points
        that a module adds."""
        out: dict[str, list[Event]] = {}
        alliances = {event.rule for event in self.gave if event.kind == "alliance"}
        of = ""
        for event in self.gave:
            if event.kind in POINTS_AFTER:
                of = POINTS_AFTER[event.kind][1]
            elif event.kind == "alliance" or (event.kind == "vp" and event.rule in alliances):
                of = "alliance"
            elif event.kind != "vp" or of not in {source for _, source in POINTS_AFTER.values()}:
                apart = event.cause & ~KIND_OF == OF_TRACK or (event.kind == "vp" and event.rule != self.rule)
                of = "influence" if apart else "reward"
            out.setdefault(of, []).append(event)
        return out

    def parts(self, words: Words) -> list[Data]:
        out: list[Data] = []
        if self.troops:
            name = words.say("recap-troops", n=self.troops)
            out.append({"kind": "troops", "thing": None, "text": name, "strength": TROOP_STRENGTH * self.troops})
        for event in self.others:
            out.append(
                {
                    "kind": EVENT_MODULE[event.kind],
                    "thing": None,
                    "text": words.say("recap-" + dashed(event.kind), n=event.amount),
                    "strength": UNITS_HOME[event.kind] * event.amount,
                }
            )
        for event in self.swords:
            sort = event.cause & ~KIND_OF
            out.append(
                {
                    "kind": "intrigue" if sort == OF_INTRIGUE else "hagal" if sort == OF_HAGAL else "card",
                    "thing": thing_name(event.cause) or None,
                    "text": tell_thing(event.cause, words) or words.say("recap-" + dashed(event.kind)),
                    "strength": event.amount,
                }
            )
        return out


def _why(side: _Side, order: list[_Side], cites: Mapping[str, str], words: Words) -> Data:
    """Return the reason why a party took its reward or none, and the rule behind the reason. `order` has all parties,
    the strongest first; `cites` replaces a rule with that of the game's own rulebook."""
    above = sum(1 for other in order if other.strength > side.strength)
    equals = sum(1 for other in order if other.strength == side.strength) - 1
    if not side.strength:
        id, rule = ("recap-why-swords", "IMP-8.7") if side.swords else ("recap-why-no-troops", "IMP-10.6")
    elif not above:
        id, rule = ("recap-why-tied-first", "IMP-10.7") if equals else ("recap-why-first", "IMP-10.5")
    elif above == 1 and equals:
        id, rule = ("recap-why-tied-second" if side.place else "recap-why-tied-second-nothing"), "IMP-10.9"
    elif equals:
        id, rule = "recap-why-tied", "IMP-10.10"
    elif side.place:
        id, rule = ("recap-why-second", "IMP-10.5") if side.place == 2 else ("recap-why-third", "IMP-10.5")
    elif above == 2 and len(order) < 4:
        id, rule = "recap-why-no-third", "IMP-10.5"
    else:
        id, rule = "recap-why-nothing", "IMP-10.5"
    return {"why": words.say(id), "rule": cites.get(id) or cites.get(rule, rule)}


def _plays(fight: list[Event]) -> list[Data]:
    """Return the Combat cards played and the passes, in order; `fight` has the events of the round, of which those
    after the last turn are the Combat phase."""
    begin = max((i for i, event in enumerate(fight) if event.kind in ("turn", "end_turn")), default=0)
    out: list[Data] = []
    for event in fight[begin:]:
        if event.kind == "reward":
            break
        if event.kind in ("intrigue_played", "combat_pass"):
            out.append({"seat": event.seat, "thing": thing_name(event.thing) or None})
    return out


# --- a Rival's turn ----------------------------------------------------------------------
def rival_turns(told: Sequence[Data], rivals: Collection[int]) -> list[tuple[int, int]]:
    """Return the indexes of the first and last line of each Rival's turn among these lines of the log; a turn that
    began before them is left out."""
    out: list[tuple[int, int]] = []
    begin = -1
    sent = False
    for i, line in enumerate(told):
        if begin >= 0 and (line["kind"] in _NEXT or (sent and line["kind"] in _CARDS)):
            out.append((begin, i - 1))
            begin = -1
        if line["kind"] == "turn" and line["seat"] in rivals:
            begin, sent = i, False
        sent = sent or line["kind"] == "agent"
    if begin >= 0:
        out.append((begin, len(told) - 1))
    return [(first, last) for first, last in out if last > first]


def rival_recap(turn: Sequence[Data], words: Words) -> Data:
    """Return the recap of a Rival's turn: the House Hagal cards turned up, with the reason for each that was
    skipped."""
    cards: list[Data] = []
    for line in turn:
        if line["kind"] == "hagal_card":
            cards.append({"id": line["thing"].partition(":")[2], "why": None})
        elif line["kind"] == "hagal_passed":
            cards[-1]["why"] = words.say(_PASSED[line["amount"]])
        elif line["kind"] == "hagal_shuffle" and cards and cards[-1]["why"] is None:
            cards[-1]["why"] = words.say("recap-reshuffled")
    return {"kind": "rival", "seat": turn[0]["seat"], "cards": cards}
