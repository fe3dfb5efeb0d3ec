"""Chooses the rule behind an event, a question or a reason by what caused it.

Every kind of event and every question has a rule of its own (`event_rules`, `Question.rule`). Where another rule fits
better for a certain cause, a line says so:

    "influence by faction": "IMP-14.1"           an Agent's visit to a space of the faction
    "vp by level": "IMP-14.2"                    a step that the code names when it notes the event
    "solari by space:sell_melange": "IMP-4.18"   one piece
    "gain by space control": "IMP-6.2"           a box of effects that is printed on a sort of piece
    "agent of rival": "IMP-17.3"                 what happens to a party that plays by rules of its own
    "ask part by reveal_turn": "IMP-8.3"         a question
    "effect by conflict": "IMP-10.5"             all events of a family

The common lines are in `event_rules`; modules add theirs with `cite`, and a box says in `Box.cites` what its own book
has in place of a line or of a rule. The most specific line wins: that of the party first, then by step, piece, box of
the piece and sort of piece, and of these the line of the event before that of its families.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.language.pieces import ENDGAME
from sandtable.imperium.rules.catalog import INTRIGUE, KIND_OF, NODES, thing_name

NOTHING: Final = "nothing"  # the sort of the cause where no piece is at work
LINES: Final[dict[str, str]] = {}  # the rule for each line that the common code and the modules know
FAMILIES: Final[dict[str, tuple[str, ...]]] = {}  # events that share lines, with the names of those families


def cite(lines: Mapping[str, str]) -> None:
    """Declare which rule is behind what; each line once."""
    for line, rule in lines.items():
        if LINES.get(line, rule) != rule:
            raise ValueError(f"{line!r} cites {LINES[line]} already, not {rule}")
        LINES[line] = rule


def join_families(families: Mapping[str, tuple[str, ...]]) -> None:
    """Let events share the lines of families; the nearest family comes first."""
    FAMILIES.update(families)


def causes_of(step: str, thing: int, node: int) -> list[str]:
    """Return the names by which lines may call a cause, the most specific first.

    `node` is the effect at work, if there is one: it says in which box of the piece it is printed.
    """
    names = [step] if step else []
    piece = thing_name(thing)
    sort = piece.partition(":")[0]
    if node != NO_NODE and NODES[node].thing == thing:
        where, _, rest = NODES[node].where.partition(" ")
        sort = where.partition(":")[0]
        box = rest.partition(" ")[0].partition(".")[0]
        if sort == "intrigue" and box == "effect" and INTRIGUE[thing & KIND_OF].windows == ENDGAME:
            box = "endgame"
        names += [piece, f"{sort} {box}", sort]
    elif piece:
        names += [piece, sort]
    if not piece:
        names.append(NOTHING)
    return [name for name in names if name]


def lines_for(what: str, parties: Iterable[str], causes: Iterable[str]) -> list[str]:
    """Return the lines that may be about this, the most specific first."""
    names = (what, *FAMILIES.get(what, ()))
    found: list[str] = []
    for party in (*parties, ""):
        of = f" of {party}" if party else ""
        for cause in causes:
            found += [f"{name}{of} by {cause}" for name in names]
        found += [f"{name}{of}" for name in names]
    return found


class Citations:
    """The rules that games of one ruleset cite: the lines of all, and what its boxes say in their place."""

    __slots__ = ("cites", "_known")

    def __init__(self, cites: Mapping[str, str]) -> None:
        self.cites = cites
        self._known: dict[tuple[str, str, str, int, int], str] = {}

    def behind(self, what: str, rule: str, party: str, step: str, thing: int, node: int) -> str:
        """Return the rule for what happened or is asked; `rule` is the one that it has whatever the cause."""
        key = (what, party, step, thing, node)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._find(what, rule, party, step, thing, node)
        return known

    def _find(self, what: str, rule: str, party: str, step: str, thing: int, node: int) -> str:
        for line in lines_for(what, party.split(), causes_of(step, thing, node)):
            if line in self.cites:
                return self.cites[line]
            if line in LINES:
                return self.in_book(LINES[line])
        return self.in_book(rule)

    def in_book(self, rule: str) -> str:
        """Return the rule of the box's own book that says the same."""
        return self.cites.get(rule, rule)

    def reason(self, id: str, rule: str) -> str:
        """Return the rule behind a reason: the one that the box has for it, else that of its book for `rule`."""
        return self.cites.get(id) or self.in_book(rule)
