"""Define `NodeKind`, `CondKind`, `CountKind` and `HookKind`: one record per kind of effect, condition, count and hook.

A record tells the rules, the words and the icons how to read a node of its kind; a companion (`judge/worths.py`) tells
bots what the node is worth. A record is an instance of a small class, looked up by the number of its kind:
`KINDS[node.op].do(s, seat, node)`. A kind is declared in one file, in `nodes` or in a module: write the class, and
`add_records([Spy()])` registers it under the number of its name. Adding an incomplete record is an error; so is loading
a box with a node that has no record (`nodes/demanding.py`). Each error names the missing part.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import (
    COND_OPS,
    COUNT_NUMBERS,
    HOOK_NUMBERS,
    OPS,
    Cond,
    Effect,
    Names,
)
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.state import OBSTACLE, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.language.manner import Manner


def do(s: State, seat: int, node: Effect) -> None:
    """Do an effect now, or push the questions that it asks on the stack."""
    s.cause = node.thing
    s.source = node.id
    if s.trace is not None:
        s.trace.add(node.id)
    KINDS[node.op].do(s, seat, node)


# --- kinds of node -----------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class NodeKind:
    """The record of one kind of effect, identified by `name`; the defaults here hold unless a kind overrides them.

    Every record must define `do`, `clause` and `tokens`.
    """

    name: str = ""
    # Wording. `alone`: the effect takes a sentence of its own. `amount`: it is an amount, written with a plus sign.
    # `plain`: it may omit its verb after an effect that is `before_plain`.
    alone: bool = False
    amount: bool = False
    plain: bool = False
    before_plain: bool = False
    # A solo Rival takes this effect from a reward (IMP-19.14).
    rival_takes: bool = False
    # It moves pieces of the party for which the seat acts, so a commander needs an activated ally (`sides.receiver`).
    for_receiver: bool = False
    # A Rival that can do this effect does it, or pays for it, without a decision of the player.
    rival_wants: bool = False
    # Doing the effect asks the player, who may decline it there.
    offers: bool = False
    # It only changes what this turn's space gives, so nothing is left to resolve.
    passive: bool = False
    # Applied to each opponent, it asks nobody and shows nothing, in any order.
    suffered_itself: bool = False
    # `minds_trashing`: it depends on whether a card has trashed itself. `speaks_of_itself`: it asks whether its own
    # card is in play.
    minds_trashing: bool = False
    speaks_of_itself: bool = False
    # An Intrigue card with only this effect may be played even if it would do nothing (UPR-15.6).
    in_vain: bool = False
    # An Intrigue card with this effect stays face up until its owner's Reveal turn ends (UPR-15.5).
    lies_open: bool = False
    # `minds_influence`: it lowers a level of Influence or depends on one. `minds_mentat`: it takes the Mentat or asks
    # where it is (R-IMP-21).
    minds_influence: bool = False
    minds_mentat: bool = False
    # `free`: it asks nothing and cannot interfere with other free effects. `beside`: it may stay open beside those.
    free: bool = False
    beside: bool = False

    # Rules.
    def can(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the effect can be done now: doing it would have a result that the rules require or allow."""
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        """Do the effect now, or push the questions that it asks on the stack.

        Called by the function `do`, which first records the effect's piece as the cause.
        """
        raise NotImplementedError(self.name)

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the seat can pay the effect as a cost, in full and exactly (IMP-4.10)."""
        return self.can(s, seat, node)

    def pay(self, s: State, seat: int, node: Effect) -> None:
        """Pay the effect as a cost that was found payable before. A cost with a choice asks the player, who can no
        longer decline."""
        do(s, seat, node)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: only if the order of effects cannot matter and
        nobody learns anything (R-IMP-21)."""
        return False

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the effect would ask nothing and show nothing new; such an effect, if still open, is done when
        the turn ends (R-IMP-31)."""
        return self.itself(s, seat, node)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether doing the effect now would change nothing; such an effect does not prevent the end of the turn
        (R-IMP-32)."""
        return False

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the seat may end its turn without doing the effect, even if it could be done."""
        return node.optional

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        """Return the number of troops that the effect itself, without its child nodes, moves from the supply to a place
        other than the garrison.

        `revealing` is true in a Reveal turn.
        """
        return 0

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        """Apply the effect to one opponent, for effects on each opponent; an effect that this opponent cannot do is
        skipped."""
        p = s.players[seat]
        if p.rival == OBSTACLE or not self.can(s, seat, node):
            return  # House Hagal beside two players owns nothing but troops (IMP-18.1)
        if p.rival:
            s.stack.append((frames.RIVAL_DO, seat, node.id, 0, 0))
        else:
            do(s, seat, node)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Do the effect for a solo Rival; `combat` is 1 on a Combat space. If there is a choice, the player makes it
        (IMP-19.17)."""
        do(s, seat, node)

    def order_free(self, node: Effect) -> bool:
        """Tell whether the order of this effect and other effects of which this is also true never matters, so that
        nobody is asked for it."""
        return self.free

    def sequence(self, node: Effect) -> int:
        """Return the effect's fixed place among the icons of its group, as its card prescribes it: -1 before the
        others, 1 after them, 0 for any order."""
        return 0

    # Words and icons.
    def played(self, node: Effect, modules: Collection[str]) -> Effect:
        """Return the effect in the form in which games with these modules use it; an effect of an absent module may
        become another effect."""
        return node

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        """Return the text of the effect, as part of a sentence."""
        raise NotImplementedError(self.name)

    def is_amount(self, node: Effect) -> bool:
        """Tell whether the effect is worded as an amount with a plus sign."""
        return self.amount

    def tokens(self, node: Effect) -> list[str]:
        """Return the effect as a row of icons."""
        raise NotImplementedError(self.name)

    def held(self, node: Effect) -> list[str]:
        """Return the icons of the effect as drawn inside another effect: in brackets if it has several parts."""
        return self.tokens(node)


# --- conditions, counts, hooks -----------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class CondKind:
    """The record of one kind of condition. Every record must define `holds`, `clause` and `tokens`."""

    name: str = ""
    speaks_of_itself: bool = False  # it asks whether its own card is in play
    minds_space: bool = False  # it asks where this turn's Agent was sent
    minds_influence: bool = False  # it asks for a level of Influence or an Alliance
    minds_mentat: bool = False  # it asks where the Mentat is
    at_once: bool = False  # it asks about the cost just paid, so it is checked at once, when its effects open

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        """Tell whether the condition is true for this seat; `thing` is the piece with the condition."""
        raise NotImplementedError(self.name)

    def foreseen(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        """Tell whether the condition will be true for this seat once the card with the condition is in play."""
        return self.holds(s, seat, cond, thing)

    def clause(self, cond: Cond, words: Words) -> str:
        """Return the text of the condition, as part of a sentence."""
        raise NotImplementedError(self.name)

    def tokens(self, cond: Cond) -> list[str]:
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountKind:
    """The record of one kind of count, the number that a `per` effect counts.

    Every record must define `count`, `clause` and `tokens`; their argument `node` is the `per` effect.
    """

    name: str = ""

    def count(self, s: State, seat: int, node: Effect) -> int:
        raise NotImplementedError(self.name)

    def clause(self, node: Effect, words: Words) -> str:
        raise NotImplementedError(self.name)

    def tokens(self, node: Effect) -> list[str]:
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class HookKind:
    """The record of a hook, a rule that no effect tree can express. Every record except that of a passive hook must
    define `do` and `rival`."""

    name: str = ""
    passive: bool = False  # the rules check for it where it matters; nothing is left to resolve, not even for a Rival
    sequence: int = 0  # as in `NodeKind`
    lies_open: bool = False  # as in `NodeKind`
    # It opens spaces to the card of this turn, so it has to come before that card. `ignores_agents`: all spaces that
    # others' Agents block; otherwise see `opens`.
    before_card: bool = False
    ignores_agents: bool = False

    def opens(self, s: State) -> int:
        """Return the spaces, as bits, that the hook opens to the cards of this turn, whatever icons they have."""
        return 0

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        if not self.passive:
            raise NotImplementedError(self.name)

    def rival(self, s: State, seat: int, node: Effect) -> None:
        """Apply the hook for a solo Rival, or ask the player on the Rival's behalf (IMP-19.17)."""
        if not self.passive:
            raise NotImplementedError(self.name)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("hook-" + self.name.replace("_", "-"), voice=how.voice)

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]


# --- the records -------------------------------------------------------------------------
class MissingRecord(ValueError):
    """The error for a kind of node, condition, count or hook that has no record, an incomplete record or two
    records."""


CONDS: Final[list[CondKind]] = []
COUNTS: Final[list[CountKind]] = []
HOOKS: Final[list[HookKind]] = []


def _says(record: object, base: type, part: str) -> bool:
    """Tell whether the class of the record, or a class between it and `base`, defines the attribute `part`."""
    return any(part in vars(cls) for cls in type(record).__mro__ if cls is not base and issubclass(cls, base))


def fill(record: object, base: type) -> None:
    """Copy the class attributes of an interpreted subclass into the record; in compiled code these attributes are
    slots, which a subclass does not set."""
    for attribute, slot in vars(base).items():
        if attribute.startswith("__") or not hasattr(slot, "__set__"):
            continue
        for cls in type(record).__mro__:
            if attribute in vars(cls):
                said: Any = vars(cls)[attribute]
                if not hasattr(said, "__set__"):
                    slot.__set__(record, said)
                break


def _complete(record: object, base: type, name: str, parts: tuple[str, ...]) -> None:
    """Raise `MissingRecord` if the record has no name or does not define all of the attributes `parts`."""
    missing = [part for part in parts if not any(_says(record, base, one) for one in part.split("|"))]
    if not name:
        missing.insert(0, "name")
    if missing:
        raise MissingRecord(f"the record {type(record).__name__} ({name or 'nameless'}) lacks {', '.join(missing)}")


Record = NodeKind | CondKind | CountKind | HookKind

# The sorts of record: the base class, the list of records by number, the numbers of names, the parts that every record
# must define (a passive hook needs none), and what errors call it.
_SORTS: Final[tuple[tuple[type, list[Any], Names, tuple[str, ...], str], ...]] = (
    (NodeKind, KINDS, OPS, ("do", "clause", "tokens"), "kind of node"),
    (CondKind, CONDS, COND_OPS, ("holds", "clause", "tokens"), "condition"),
    (CountKind, COUNTS, COUNT_NUMBERS, ("count", "clause", "tokens"), "count"),
    (HookKind, HOOKS, HOOK_NUMBERS, ("do", "rival"), "hook"),
)


def add_records(records: Sequence[Record]) -> None:
    """Register kinds of node, conditions, counts and hooks, each under the number of its name, if they are complete and
    the only ones."""
    for record in records:
        base, found, numbers, parts, said = next(sort for sort in _SORTS if isinstance(record, sort[0]))
        fill(record, base)
        passive = isinstance(record, HookKind) and record.passive
        _complete(record, base, record.name, () if passive else parts)
        number = numbers.number(record.name)
        while len(found) <= number:
            found.append(base())
        if found[number].name:
            raise MissingRecord(f"two records for the {said} {record.name!r}")
        found[number] = record
