"""Chooses the rule behind an event, a question or a reason by its cause.

Every kind of event and every question has a default rule (`event_rules`, `Question.rule`). Where another rule fits
better for a certain cause, a line names it:

    "influence by faction": "IMP-14.1"           an Agent's visit to a space of the faction
    "vp by level": "IMP-14.2"                    a step that the code names when it notes the event
    "solari by space:sell_melange": "IMP-4.18"   one piece
    "gain by space control": "IMP-6.2"           a box of effects that is printed on a sort of piece
    "agent of rival": "IMP-17.3"                 an event of a party that plays by rules of its own
    "ask part by reveal_turn": "IMP-8.3"         a question
    "effect by conflict": "IMP-10.5"             all events of a family

The common lines are in `event_rules`; modules add theirs with `cite`, and a box lists in `Box.cites` the rules of its
own book that replace a line or a rule. The most specific line wins: lines with a party first, then by step, piece, box
of the piece and sort of piece; and for each of these the line of the event before those of its families.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.language.pieces import ENDGAME
from sandtable.imperium.rules.catalog import INTRIGUE, KIND_OF, NODES, thing_name

NOTHING: Final = "nothing"  # the sort of the cause where no piece is active
LINES: Final[dict[str, str]] = {}  # the rule of each line that the common code and the modules declare
FAMILIES: Final[dict[str, tuple[str, ...]]] = {}  # by event: the names of the families whose lines it shares


def cite(lines: Mapping[str, str]) -> None:
    """Declare lines, each with the rule that it cites; a line can have only one rule."""
    for line, rule in lines.items():
        if LINES.get(line, rule) != rule:
            raise ValueError(f"{line!r} cites {LINES[line]} already, not {rule}")
        LINES[line] = rule


def join_families(families: Mapping[str, tuple[str, ...]]) -> None:
    """Add kinds of events to families, whose lines also apply to them; the families of a kind are listed nearest
    first."""
    FAMILIES.update(families)


def causes_of(step: str, thing: int, node: int) -> list[str]:
    """Return the names by which a line may refer to a cause, the most specific first.

    `node` is the active effect, if there is one: its position tells in which box of the piece it is printed.
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
    """Return the lines that may apply to the event or question `what` with one of these parties and causes, the most
    specific first."""
    names = (what, *FAMILIES.get(what, ()))
    found: list[str] = []
    for party in (*parties, ""):
        of = f" of {party}" if party else ""
        for cause in causes:
            found += [f"{name}{of} by {cause}" for name in names]
        found += [f"{name}{of}" for name in names]
    return found


class Citations:
    """The rules that games of one ruleset cite: by the common lines, and by the lines with which its boxes replace
    them."""

    __slots__ = ("cites", "_known")

    def __init__(self, cites: Mapping[str, str]) -> None:
        self.cites = cites
        self._known: dict[tuple[str, str, str, int, int], str] = {}

    def behind(self, what: str, rule: str, party: str, step: str, thing: int, node: int) -> str:
        """Return the rule behind an event or a question named `what`: that of the most specific line for its party and
        cause, or `rule` if no line applies."""
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
        """Return the rule that replaces this rule in the rulebook of the game's box, or this rule itself if none
        does."""
        return self.cites.get(rule, rule)

    def reason(self, id: str, rule: str) -> str:
        """Return the rule behind the reason with this id: the one that the game's box cites for it, otherwise
        `in_book(rule)`."""
        return self.cites.get(id) or self.in_book(rule)
