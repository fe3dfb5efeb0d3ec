"""`NodeKind`, `CondKind`, `CountKind`, `HookKind`: one record for each kind of effect, condition, count and hook.

A record says how the rules, the words and the icons read what is of its kind; what bots make of it is said by a
companion (`judge/worths.py`). It is an instance of a small class, found by the number of its kind:
`KINDS[node.op].do(s, seat, node)`. A kind is declared in one file, here or in a module: write the class, and
`add_kinds([Spy()])` gives it a number by its name. A record with a part missing is refused as it is added, a box with a
node that has no record as it comes in (`demanding`), each with an error that names what is missing.

`nodes/__init__.py` loads all records of the family, so whoever imports this module has them.
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
    """How one kind of effect is read. `name` is the kind's own; what stands here holds unless a kind says otherwise.

    Every record has `do`, `clause` and `tokens`.
    """

    name: str = ""
    # In words: it makes a sentence of its own beside others; it is an amount, said with a plus; a plain amount need not
    # say its verb once more, and one that it may stand behind then.
    alone: bool = False
    amount: bool = False
    plain: bool = False
    before_plain: bool = False
    # A solo Rival takes it out of a reward (IMP-19.14).
    rival_takes: bool = False
    # It changes what the turn's space gives and is read there: nothing is left to resolve.
    passive: bool = False
    # As something each opponent suffers, it asks nobody and shows nothing, whatever its order.
    suffered_itself: bool = False
    # It matters to it whether a card has trashed itself; it asks whether its own card is in play.
    minds_trashing: bool = False
    speaks_of_itself: bool = False
    # As all that an Intrigue card says: it may be played even if there is nothing for it to do (UPR-15.6).
    in_vain: bool = False
    # The Intrigue card that says it lies face up until the Reveal turn of its owner ends (UPR-15.5).
    lies_open: bool = False
    # It lowers a level of Influence or follows from one; it takes the Mentat or asks where it is (R-IMP-21).
    minds_influence: bool = False
    minds_mentat: bool = False
    # It asks nothing and cannot be in the way of others that are free; it may stay open beside those.
    free: bool = False
    beside: bool = False

    # The rules.
    def can(self, s: State, seat: int, node: Effect) -> bool:
        """Would doing it do anything that the rules ask for or allow?"""
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        """Do it now, or put on the stack what it asks. Called by `do`, which says who is the cause."""
        raise NotImplementedError(self.name)

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        """As a cost: all of it, exactly (IMP-4.10)."""
        return self.can(s, seat, node)

    def pay(self, s: State, seat: int, node: Effect) -> None:
        """As a cost that was found payable; what leaves a choice asks, and cannot be declined any more."""
        do(s, seat, node)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """May the engine do it unasked? Only where order cannot matter and nobody learns anything (R-IMP-21)."""
        return False

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        """Would it ask nothing and show nothing new? Then ending the turn does it, if it is still open (R-IMP-31)."""
        return self.itself(s, seat, node)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        """Would doing it now change nothing? Then it does not hold back the end of the turn (R-IMP-32)."""
        return False

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        """May the seat end its turn without doing it, though it could be done?"""
        return node.optional

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        """How many troops it takes out of the supply to another place than the garrison, its parts left out;
        `revealing`: in a Reveal turn."""
        return 0

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        """One opponent's share of an effect that touches each of them; what cannot be done is skipped."""
        p = s.players[seat]
        if p.rival == OBSTACLE or not self.can(s, seat, node):
            return  # House Hagal beside two players owns nothing but troops (IMP-18.1)
        if p.rival:
            s.stack.append((frames.RIVAL_DO, seat, node.id, 0, 0))
        else:
            do(s, seat, node)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """For a solo Rival; `combat`: 1 on a Combat space. A choice goes to the player (IMP-19.17)."""
        do(s, seat, node)

    def order_free(self, node: Effect) -> bool:
        """Can it be done in one go with others that are free?"""
        return self.free

    def sequence(self, node: Effect) -> int:
        """Where its card says so: -1 before the other icons of its group, 1 behind them."""
        return 0

    # Words and icons.
    def played(self, node: Effect, modules: Collection[str]) -> Effect:
        """What it is in games with these modules: one whose own is not among them may stand for something else."""
        return node

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        """As part of a sentence."""
        raise NotImplementedError(self.name)

    def is_amount(self, node: Effect) -> bool:
        return self.amount

    def tokens(self, node: Effect) -> list[str]:
        """As a row of icons."""
        raise NotImplementedError(self.name)

    def held(self, node: Effect) -> list[str]:
        """Inside another effect: bracketed if it has parts."""
        return self.tokens(node)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf(NodeKind):
    """An effect that holds no other and whose words know all from the number of it."""

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
    """How one kind of condition is read. Every record has `holds`, `clause` and `tokens`."""

    name: str = ""
    speaks_of_itself: bool = False  # it asks whether the card it stands on is in play
    minds_space: bool = False  # it asks where the Agent of the turn was sent
    minds_influence: bool = False  # it asks for a level of Influence or an Alliance
    minds_mentat: bool = False  # it asks where the Mentat is
    at_once: bool = False  # it asks about the cost just paid: looked at once, as the effects behind it open

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        """Is it true for this seat; `thing` is the piece that asks."""
        raise NotImplementedError(self.name)

    def foreseen(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        """Will it be, once the card that asks is in play?"""
        return self.holds(s, seat, cond, thing)

    def clause(self, cond: Cond, words: Words) -> str:
        """To stand within a sentence."""
        raise NotImplementedError(self.name)

    def tokens(self, cond: Cond) -> list[str]:
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountKind:
    """What a `per` counts. Every record has `count`, `clause` and `tokens`; `node` is the `per`."""

    name: str = ""

    def count(self, s: State, seat: int, node: Effect) -> int:
        raise NotImplementedError(self.name)

    def clause(self, node: Effect, words: Words) -> str:
        raise NotImplementedError(self.name)

    def tokens(self, node: Effect) -> list[str]:
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class HookKind:
    """A rule that no tree can say. Every record has `do` and `rival`; a passive one needs neither."""

    name: str = ""
    passive: bool = False  # read where it matters: nothing is left to resolve, for a Rival either
    sequence: int = 0  # as of `NodeKind`
    lies_open: bool = False  # as of `NodeKind`

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        if not self.passive:
            raise NotImplementedError(self.name)

    def rival(self, s: State, seat: int, node: Effect) -> None:
        """What a solo Rival does with it, or how the player is asked for the Rival (IMP-19.17)."""
        if not self.passive:
            raise NotImplementedError(self.name)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("hook-" + dashed(self.name), voice=how.voice)

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]


# --- the records -------------------------------------------------------------------------
class MissingRecord(ValueError):
    """A kind of node, condition, count or hook that nobody has declared, or not in full."""


CONDS: Final[list[CondKind]] = []
COUNTS: Final[list[CountKind]] = []
HOOKS: Final[list[HookKind]] = []


def _says(record: object, base: type, part: str) -> bool:
    """Does some class of the record, other than the base, say this part?"""
    return any(part in vars(cls) for cls in type(record).__mro__ if cls is not base and issubclass(cls, base))


def fill(record: object, base: type) -> None:
    """Compiled, the attributes of a record are slots: what a plain class below says of them is put there."""
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
    missing = [part for part in parts if not any(_says(record, base, one) for one in part.split("|"))]
    if not name:
        missing.insert(0, "name")
    if missing:
        raise MissingRecord(f"the record {type(record).__name__} ({name or 'nameless'}) lacks {', '.join(missing)}")


def add_kinds(kinds: Sequence[NodeKind]) -> None:
    """Make kinds of node known, each under the number of its name."""
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


# --- reading a tree ----------------------------------------------------------------------
def can(s: State, seat: int, node: Effect) -> bool:
    """Would doing it do anything that the rules ask for or allow?"""
    return node.kind.can(s, seat, node)


def can_pay(s: State, seat: int, cost: Effect) -> bool:
    """All of the cost, exactly (IMP-4.10)."""
    return cost.kind.can_pay(s, seat, cost)


def do(s: State, seat: int, node: Effect) -> None:
    """Do an effect now, or put on the stack what it asks."""
    s.cause = node.thing
    s.source = node.id
    if s.trace is not None:
        s.trace.add(node.id)
    node.kind.do(s, seat, node)


def pay_cost(s: State, seat: int, cost: Effect) -> None:
    """Pay what was found payable; a cost that leaves a choice asks, and cannot be declined any more."""
    s.source = cost.id
    if s.trace is not None:
        s.trace.add(cost.id)
    cost.kind.pay(s, seat, cost)


def resolves_itself(s: State, seat: int, node: Effect) -> bool:
    """May the engine do it unasked? Only where order cannot matter and nobody learns anything."""
    return node.kind.itself(s, seat, node)


def can_now(s: State, seat: int, node: Effect) -> bool:
    """Can it be done, and would that change anything? What cannot waits; it lapses with the turn (R-UPR-9)."""
    return node.kind.can(s, seat, node) and not node.kind.idle(s, seat, node)


def supply_taken(node: Effect, revealing: bool) -> int:
    """How many troops an effect takes out of the supply to another place than the garrison."""
    own = KINDS[node.op].takes_supply(node, revealing)
    return own + sum([supply_taken(kid, revealing) for kid in node.kids])


def holds(s: State, seat: int, cond: Cond, thing: int) -> bool:
    """Is the condition true for this seat; `thing` is the piece that asks."""
    return CONDS[cond.op].holds(s, seat, cond, thing)


def minds_trashing(node: Effect) -> bool:
    """Does it matter to this effect whether a card has trashed itself?"""
    return KINDS[node.op].minds_trashing or any(minds_trashing(kid) for kid in node.kids)


def speaks_of_itself(node: Effect) -> bool:
    """An effect of a card that asks whether that very card is in play."""
    asks = node.cond is not None and CONDS[node.cond.op].speaks_of_itself
    return asks or KINDS[node.op].speaks_of_itself or any(speaks_of_itself(kid) for kid in node.kids)


def minds_influence(node: Effect) -> bool:
    """Does it lower a level of Influence, or follow from one?"""
    asks = node.cond is not None and CONDS[node.cond.op].minds_influence
    return asks or KINDS[node.op].minds_influence or any(minds_influence(kid) for kid in node.kids)


def minds_mentat(node: Effect) -> bool:
    """Does it take the Mentat, or ask where it is?"""
    asks = node.cond is not None and CONDS[node.cond.op].minds_mentat
    return asks or KINDS[node.op].minds_mentat or any(minds_mentat(kid) for kid in node.kids)


def minds_space(node: Effect) -> bool:
    """Does it matter to this effect where the Agent of the turn was sent?"""
    asks = node.cond is not None and CONDS[node.cond.op].minds_space
    return asks or any(minds_space(kid) for kid in node.kids)


def is_passive(node: Effect) -> bool:
    """It changes what the turn's space gives and is read there: nothing is left to resolve."""
    return HOOKS[node.a].passive if node.op == HOOK else KINDS[node.op].passive


def lies_open(node: Effect) -> bool:
    """The Intrigue card that says it lies face up until the Reveal turn of its owner ends."""
    here = HOOKS[node.a].lies_open if node.op == HOOK else KINDS[node.op].lies_open
    return here or any(lies_open(kid) for kid in node.kids)


def clause(node: Effect, words: Words, how: Manner) -> str:
    return KINDS[node.op].clause(node, words, how)


def cond_clause(cond: Cond, words: Words) -> str:
    """The condition, to stand within a sentence."""
    return CONDS[cond.op].clause(cond, words)


def as_played(effect: Effect, modules: Collection[str]) -> Effect:
    """The tree as games with these modules play it; itself, where nothing in it is read otherwise."""
    kids = tuple(as_played(kid, modules) for kid in effect.kids)
    if any(new is not old for new, old in zip(kids, effect.kids, strict=True)):
        return Effect(effect.op, effect.a, effect.b, effect.c, effect.name, kids, effect.cond, effect.optional)
    return KINDS[effect.op].played(effect, modules)


def tokens(effect: Effect) -> list[str]:
    return KINDS[effect.op].tokens(effect)
