"""Define `NodeKind`, `CondKind`, `CountKind` and `HookKind`: one record per kind of effect, condition, count and hook.

A record tells the rules, the words and the icons how to read a node of its kind; a companion (`judge/worths.py`) tells
bots what the node is worth. A record is an instance of a small class, looked up by the number of its kind:
`KINDS[node.op].do(s, seat, node)`. A kind is declared in one file, here or in a module: write the class, and
`add_kinds([Spy()])` registers it under the number of its name. Adding an incomplete record is an error; so is loading a
box with a node that has no record (`demanding`). Each error names the missing part.

`nodes/__init__.py` loads all records of the family, so importing this module makes them available.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import (
    COND_OPS,
    COUNT_NUMBERS,
    HOOK,
    HOOK_NUMBERS,
    KINDS,
    OPS,
    Cond,
    Effect,
)
from sandtable.imperium.nodes.saying import Manner, dashed, yes
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.state import OBSTACLE, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


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
        """Tell whether doing the effect would do anything that the rules require or allow."""
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        """Do the effect now, or push its questions onto the stack. The function `do` calls this after it has
        recorded the cause."""
        raise NotImplementedError(self.name)

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the seat can pay the effect as a cost, in full and exactly (IMP-4.10)."""
        return self.can(s, seat, node)

    def pay(self, s: State, seat: int, node: Effect) -> None:
        """Pay the effect as a cost already found payable; a cost with a choice asks, and can no longer be declined."""
        do(s, seat, node)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: only if order cannot matter and nobody learns
        anything (R-IMP-21)."""
        return False

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the effect would ask nothing and show nothing new; if still open, it is then done when the
        turn ends (R-IMP-31)."""
        return self.itself(s, seat, node)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether doing the effect now would change nothing; it then does not prevent the end of the turn
        (R-IMP-32)."""
        return False

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the seat may end its turn without doing the effect, even if it could be done."""
        return node.optional

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        """Return the number of troops that the effect moves from the supply to a place other than the garrison.

        Its child nodes are not counted. `revealing` is true in a Reveal turn.
        """
        return 0

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        """Apply to one opponent an effect that affects each opponent; an effect that cannot be done is skipped."""
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
        """Tell whether the effect can be done in one step together with other free effects."""
        return self.free

    def sequence(self, node: Effect) -> int:
        """Return the order that the card prescribes: -1 before the other icons of its group, 1 after them, 0 for any
        order."""
        return 0

    # Words and icons.
    def played(self, node: Effect, modules: Collection[str]) -> Effect:
        """Return the effect as games with these modules play it; an effect of an absent module may become another
        effect."""
        return node

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        """Return the effect in words, as part of a sentence."""
        raise NotImplementedError(self.name)

    def is_amount(self, node: Effect) -> bool:
        """Tell whether the effect is an amount, written with a plus sign."""
        return self.amount

    def tokens(self, node: Effect) -> list[str]:
        """Return the effect as a row of icons."""
        raise NotImplementedError(self.name)

    def held(self, node: Effect) -> list[str]:
        """Return the icons of the effect inside another effect, bracketed if it has parts."""
        return self.tokens(node)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf(NodeKind):
    """An effect without child nodes whose wording needs only its number `a`."""

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say(
            "effect-" + dashed(self.name),
            n=node.a,
            voice=how.voice,
            verb=yes(how.verb),
            then=yes(how.then),
            again=yes(how.again),
        )


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
        """Tell whether the condition is true for this seat; `thing` is the piece that asks."""
        raise NotImplementedError(self.name)

    def foreseen(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        """Tell whether the condition will be true once the card that asks is in play."""
        return self.holds(s, seat, cond, thing)

    def clause(self, cond: Cond, words: Words) -> str:
        """Return the condition in words, as part of a sentence."""
        raise NotImplementedError(self.name)

    def tokens(self, cond: Cond) -> list[str]:
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountKind:
    """The record of one kind of count, used by `per`. Every record must define `count`, `clause` and `tokens`;
    `node` is the `per` node."""

    name: str = ""

    def count(self, s: State, seat: int, node: Effect) -> int:
        raise NotImplementedError(self.name)

    def clause(self, node: Effect, words: Words) -> str:
        raise NotImplementedError(self.name)

    def tokens(self, node: Effect) -> list[str]:
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class HookKind:
    """The record of a rule that no effect tree can express. Every record must define `do` and `rival`, except a
    passive one."""

    name: str = ""
    passive: bool = False  # the rules check for it where it matters; nothing is left to resolve, not even for a Rival
    sequence: int = 0  # as in `NodeKind`
    lies_open: bool = False  # as in `NodeKind`

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        if not self.passive:
            raise NotImplementedError(self.name)

    def rival(self, s: State, seat: int, node: Effect) -> None:
        """Do the hook for a solo Rival, or ask the player on the Rival's behalf (IMP-19.17)."""
        if not self.passive:
            raise NotImplementedError(self.name)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("hook-" + dashed(self.name), voice=how.voice)

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]


# --- the records -------------------------------------------------------------------------
class MissingRecord(ValueError):
    """A kind of node, condition, count or hook without a record, or with an incomplete or second one."""


CONDS: Final[list[CondKind]] = []
COUNTS: Final[list[CountKind]] = []
HOOKS: Final[list[HookKind]] = []


def _says(record: object, base: type, part: str) -> bool:
    """Tell whether a class of the record other than the base defines this part."""
    return any(part in vars(cls) for cls in type(record).__mro__ if cls is not base and issubclass(cls, base))


def fill(record: object, base: type) -> None:
    """Copy the class attributes of an interpreted subclass into the record; in compiled code these attributes are
    slots."""
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
    """Raise `MissingRecord` if the record has no name or lacks one of these parts."""
    missing = [part for part in parts if not any(_says(record, base, one) for one in part.split("|"))]
    if not name:
        missing.insert(0, "name")
    if missing:
        raise MissingRecord(f"the record {type(record).__name__} ({name or 'nameless'}) lacks {', '.join(missing)}")


def add_kinds(kinds: Sequence[NodeKind]) -> None:
    """Register kinds of node, each under the number of its name."""
    for kind in kinds:
        fill(kind, NodeKind)
        _complete(kind, NodeKind, kind.name, ("do", "clause", "tokens"))
        number = OPS.number(kind.name)
        while len(KINDS) <= number:
            KINDS.append(NodeKind())
        if KINDS[number].name:
            raise MissingRecord(f"two records for the kind of node {kind.name!r}")
        KINDS[number] = kind


def add_conds(conds: Sequence[CondKind]) -> None:
    """Register kinds of condition, each under the number of its name."""
    for cond in conds:
        fill(cond, CondKind)
        _complete(cond, CondKind, cond.name, ("holds", "clause", "tokens"))
        number = COND_OPS.number(cond.name)
        while len(CONDS) <= number:
            CONDS.append(CondKind())
        if CONDS[number].name:
            raise MissingRecord(f"two records for the condition {cond.name!r}")
        CONDS[number] = cond


def add_counts(counts: Sequence[CountKind]) -> None:
    """Register kinds of count, each under the number of its name."""
    for count in counts:
        fill(count, CountKind)
        _complete(count, CountKind, count.name, ("count", "clause", "tokens"))
        number = COUNT_NUMBERS.number(count.name)
        while len(COUNTS) <= number:
            COUNTS.append(CountKind())
        if COUNTS[number].name:
            raise MissingRecord(f"two records for the count {count.name!r}")
        COUNTS[number] = count


def add_hooks(hooks: Sequence[HookKind]) -> None:
    """Register hooks, each under the number of its name."""
    for hook in hooks:
        fill(hook, HookKind)
        parts: tuple[str, ...] = () if hook.passive else ("do", "rival")
        _complete(hook, HookKind, hook.name, parts)
        number = HOOK_NUMBERS.number(hook.name)
        while len(HOOKS) <= number:
            HOOKS.append(HookKind())
        if HOOKS[number].name:
            raise MissingRecord(f"two records for the hook {hook.name!r}")
        HOOKS[number] = hook


# --- functions that read a tree ----------------------------------------------------------
def can(s: State, seat: int, node: Effect) -> bool:
    """Tell whether doing the effect would do anything that the rules require or allow."""
    return node.kind.can(s, seat, node)


def can_pay(s: State, seat: int, cost: Effect) -> bool:
    """Tell whether the seat can pay the cost, in full and exactly (IMP-4.10)."""
    return cost.kind.can_pay(s, seat, cost)


def do(s: State, seat: int, node: Effect) -> None:
    """Do an effect now, or push its questions onto the stack."""
    s.cause = node.thing
    s.source = node.id
    if s.trace is not None:
        s.trace.add(node.id)
    node.kind.do(s, seat, node)


def pay_cost(s: State, seat: int, cost: Effect) -> None:
    """Pay a cost already found payable; a cost with a choice asks, and can no longer be declined."""
    s.source = cost.id
    if s.trace is not None:
        s.trace.add(cost.id)
    cost.kind.pay(s, seat, cost)


def resolves_itself(s: State, seat: int, node: Effect) -> bool:
    """Tell whether the engine may do the effect without asking: only if order cannot matter and nobody learns
    anything."""
    return node.kind.itself(s, seat, node)


def can_now(s: State, seat: int, node: Effect) -> bool:
    """Tell whether the effect can be done now and would change something; otherwise it waits, and lapses with the
    turn (R-UPR-9)."""
    return node.kind.can(s, seat, node) and not node.kind.idle(s, seat, node)


def supply_taken(node: Effect, revealing: bool) -> int:
    """Return the number of troops that an effect moves from the supply to a place other than the garrison."""
    own = KINDS[node.op].takes_supply(node, revealing)
    return own + sum([supply_taken(kid, revealing) for kid in node.kids])


def holds(s: State, seat: int, cond: Cond, thing: int) -> bool:
    """Tell whether the condition is true for this seat; `thing` is the piece that asks."""
    return CONDS[cond.op].holds(s, seat, cond, thing)


def minds_trashing(node: Effect) -> bool:
    """Tell whether the effect depends on whether a card has trashed itself."""
    return KINDS[node.op].minds_trashing or any(minds_trashing(kid) for kid in node.kids)


def speaks_of_itself(node: Effect) -> bool:
    """Tell whether the effect asks whether its own card is in play."""
    asks = node.cond is not None and CONDS[node.cond.op].speaks_of_itself
    return asks or KINDS[node.op].speaks_of_itself or any(speaks_of_itself(kid) for kid in node.kids)


def minds_influence(node: Effect) -> bool:
    """Tell whether the effect lowers a level of Influence or depends on one."""
    asks = node.cond is not None and CONDS[node.cond.op].minds_influence
    return asks or KINDS[node.op].minds_influence or any(minds_influence(kid) for kid in node.kids)


def minds_mentat(node: Effect) -> bool:
    """Tell whether the effect takes the Mentat or asks where it is."""
    asks = node.cond is not None and CONDS[node.cond.op].minds_mentat
    return asks or KINDS[node.op].minds_mentat or any(minds_mentat(kid) for kid in node.kids)


def minds_space(node: Effect) -> bool:
    """Tell whether the effect depends on the space to which this turn's Agent was sent."""
    asks = node.cond is not None and CONDS[node.cond.op].minds_space
    return asks or any(minds_space(kid) for kid in node.kids)


def is_passive(node: Effect) -> bool:
    """Tell whether the effect only changes what this turn's space gives, so that nothing is left to resolve."""
    return HOOKS[node.a].passive if node.op == HOOK else KINDS[node.op].passive


def lies_open(node: Effect) -> bool:
    """Tell whether an Intrigue card with this effect stays face up until its owner's Reveal turn ends."""
    here = HOOKS[node.a].lies_open if node.op == HOOK else KINDS[node.op].lies_open
    return here or any(lies_open(kid) for kid in node.kids)


def clause(node: Effect, words: Words, how: Manner) -> str:
    return KINDS[node.op].clause(node, words, how)


def cond_clause(cond: Cond, words: Words) -> str:
    """Return the condition in words, as part of a sentence."""
    return CONDS[cond.op].clause(cond, words)


def as_played(effect: Effect, modules: Collection[str]) -> Effect:
    """Return the tree as games with these modules play it, or the same tree if nothing in it changes."""
    kids = tuple(as_played(kid, modules) for kid in effect.kids)
    if any(new is not old for new, old in zip(kids, effect.kids, strict=True)):
        return Effect(effect.op, effect.a, effect.b, effect.c, effect.name, kids, effect.cond, effect.optional)
    return KINDS[effect.op].played(effect, modules)


def tokens(effect: Effect) -> list[str]:
    return KINDS[effect.op].tokens(effect)
