"""Records of effects made of other effects: all, a choice, an arrow, one per opponent, one in the Reveal turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import (
    ANY,
    ARROW,
    CHOOSE,
    DEPLOY,
    DISCARD,
    FROM_CONFLICT,
    INFLUENCE,
    LOSE_TROOPS,
    RETREAT,
    Effect,
    offer,
)
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import clause, cond_clause, tokens
from sandtable.imperium.nodes.saying import join, which_faction, yes
from sandtable.imperium.nodes.tokens import spread
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import lose_troops
from sandtable.imperium.rules.groups import open_group
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import HOOKS, NodeKind, add_records, do
from sandtable.imperium.rules.resolve import can, can_now, can_pay, pay_cost
from sandtable.imperium.rules.sides import DECIDES, opposed
from sandtable.imperium.rules.state import OBSTACLE, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


# --- wording -----------------------------------------------------------------------------
def is_amount(node: Effect) -> bool:
    return KINDS[node.op].is_amount(node)


def _same_influence(kids: Sequence[Effect]) -> bool:
    """Tell whether each of these effects gains the same number of steps of Influence with a named faction, so that one
    phrase can name all the factions."""
    return len(kids) > 1 and all(k.op == INFLUENCE and k.a != ANY and k.b == kids[0].b for k in kids)


def say_both(parts: Sequence[Effect], words: Words, how: Manner) -> str:
    """Return the text of effects that all apply as one clause; `how.then` is set if more follows in the same
    sentence."""
    verb = how.verb or not all(is_amount(part) for part in parts)
    if _same_influence(parts):
        together = join([which_faction(part.a, words) for part in parts], words, "names-and")
        return words.say("effect-influence-each", n=parts[0].b, verb=yes(verb), **{"with": together})
    last = len(parts) - 1
    again = [i > 0 and KINDS[part.op].plain and KINDS[parts[i - 1].op].before_plain for i, part in enumerate(parts)]
    said = [
        clause(part, words, Manner(how.voice, how.inline, verb, how.then or i < last, again[i]))
        for i, part in enumerate(parts)
    ]
    return join(said, words, "join-and", again)


def say_when(node: Effect, words: Words, voice: str, more: bool) -> str:
    """Return the text of a condition and its effect as a sentence of its own.

    If `more` is set, the same kind of effect came before, and the text says that this one comes in addition.
    """
    kid = offer(node.kids[0]) or node.kids[0]
    assert node.cond is not None
    cond = cond_clause(node.cond, words)
    inner = clause(kid, words, Manner(voice))
    return words.say("effect-when", cond=cond, effect=inner, inner=KINDS[kid.op].name, more=yes(more))


# --- the kinds ---------------------------------------------------------------------------
class Several(NodeKind):
    """The base class of effects whose parts all apply, so that their prices add up."""

    def tokens(self, node: Effect) -> list[str]:
        return spread([KINDS[kid.op].held(kid) for kid in node.kids], ",")

    def held(self, node: Effect) -> list[str]:
        return ["(", *self.tokens(node), ")"]


class All(Several):
    """Effect: do all child effects, in any order."""

    name = "all"
    rival_takes = True
    beside = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(can(s, seat, kid) for kid in node.kids)

    def do(self, s: State, seat: int, node: Effect) -> None:
        open_group(s, seat, node)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not any(can_now(s, seat, kid) for kid in node.kids)

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        return node.optional or all(KINDS[kid.op].may_leave(s, seat, kid) for kid in node.kids if can_now(s, seat, kid))

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        return all(can_pay(s, seat, kid) for kid in node.kids)

    def pay(self, s: State, seat: int, node: Effect) -> None:
        for kid in node.kids:
            pay_cost(s, seat, kid)

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        for kid in reversed(node.kids):
            s.stack.append((frames.VICTIM, seat, kid.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        for kid in reversed(node.kids):
            s.stack.append((frames.RIVAL_DO, seat, kid.id, combat, 0))

    def order_free(self, node: Effect) -> bool:
        return all(KINDS[kid.op].order_free(kid) for kid in node.kids)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return say_both(node.kids, words, Manner(how.voice, True, how.verb, how.then))

    def is_amount(self, node: Effect) -> bool:
        return all(is_amount(kid) for kid in node.kids)


def is_ordeal(node: Effect) -> bool:
    """Tell whether the effect is a choice between discarding a card and losing troops in the Conflict; the player makes
    this choice in a single question."""
    return (
        node.op == CHOOSE
        and node.a == 1
        and len(node.kids) == 2
        and node.kids[0].op == DISCARD
        and node.kids[1].op == LOSE_TROOPS
        and node.kids[1].b == FROM_CONFLICT
    )


def wanted_by_rivals(node: Effect) -> bool:
    """Tell whether a Rival always does this effect when it can: its kind is marked so (`rival_wants`), or it is an
    arrow with such an effect on either side."""
    return KINDS[node.op].rival_wants or (node.op == ARROW and any(KINDS[kid.op].rival_wants for kid in node.kids))


class Choose(NodeKind):
    """Effect: choose `a` different child effects and do them."""

    name = "choose"
    alone = True
    rival_takes = True
    beside = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(can(s, seat, kid) for kid in node.kids)

    def do(self, s: State, seat: int, node: Effect) -> None:
        possible = [i for i, kid in enumerate(node.kids) if can(s, seat, kid)]
        if len(possible) > node.a:
            s.stack.append((frames.ASK_OPTION, seat, node.id, 0, 0))
        else:
            for i in reversed(possible):
                s.stack.append((frames.DO, seat, node.kids[i].id, 0, 0))

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        return sum([can_pay(s, seat, kid) for kid in node.kids]) >= node.a

    def pay(self, s: State, seat: int, node: Effect) -> None:
        possible = [kid for kid in node.kids if can_pay(s, seat, kid)]
        if len(possible) > node.a:
            s.stack.append((frames.ASK_OPTION, seat, node.id, 0, 1))
        else:
            for kid in possible:
                pay_cost(s, seat, kid)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not any(can_now(s, seat, kid) for kid in node.kids)

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the seat may end its turn without making this choice: it may if the choice, or each of its
        options, is optional.

        An option to move any number of troops is not optional, because the player is asked for the number, even if it
        is 0.
        """
        return node.optional or all(kid.optional and kid.op not in (DEPLOY, RETREAT) for kid in node.kids)

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        p = s.players[seat]
        if is_ordeal(node):
            if p.rival:  # no hand: always the troop (IMP-17.15)
                if s.trace is not None:
                    s.trace.update((node.id, node.kids[1].id))
                lose_troops(s, seat, node.kids[1].a, FROM_CONFLICT)
            elif p.hand or p.conflict:
                s.stack.append((frames.ASK_ORDEAL, seat, node.id, 0, 0))
        elif p.rival == OBSTACLE:  # it decides nothing: it loses troops if that is an option
            for kid in node.kids:
                if kid.op == LOSE_TROOPS:
                    s.stack.append((frames.VICTIM, seat, kid.id, 0, 0))
                    return
        else:
            super().suffer(s, seat, node)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        possible = [kid for kid in node.kids if can(s, seat, kid)]
        wanted = [kid for kid in possible if wanted_by_rivals(kid)]
        if wanted:
            s.stack.append((frames.RIVAL_DO, seat, wanted[0].id, combat, 0))
        elif len(possible) > node.a:
            s.stack.append((frames.ASK_RIVAL_OPTION, DECIDES, node.id, 0, seat))
        else:
            for kid in reversed(possible):
                s.stack.append((frames.RIVAL_DO, seat, kid.id, combat, 0))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        kids = node.kids
        arrow = offer(node)
        if arrow is not None and how.voice != "opponent":
            return clause(arrow, words, how)
        if node.a == 1 and _same_influence(kids):
            either = join([which_faction(kid.a, words) for kid in kids], words, "names-or")
            return words.say("effect-influence", n=kids[0].b, voice=how.voice, verb=yes(how.verb), **{"with": either})
        verb = how.verb or not all(is_amount(kid) for kid in kids)
        voice = how.voice if how.voice == "opponent" else "option"
        options = join([clause(kid, words, Manner(voice, True, verb)) for kid in kids], words, "join-or")
        if how.inline:
            return words.say("effect-choose-inline", n=node.a, total=len(kids), options=options)
        return words.say("effect-choose", n=node.a, options=options)

    def is_amount(self, node: Effect) -> bool:
        return all(is_amount(kid) for kid in node.kids)

    def tokens(self, node: Effect) -> list[str]:
        arrow = offer(node)
        if arrow is not None:
            return tokens(arrow)
        options = spread([KINDS[kid.op].held(kid) for kid in node.kids], "or")
        return options if node.a == 1 else [str(node.a), "of(", *options, ")"]

    def held(self, node: Effect) -> list[str]:
        drawn = self.tokens(node)
        return ["(", *drawn, ")"] if node.a == 1 else drawn


def _wanted_by_rivals(node: Effect) -> bool:
    """Tell whether a Rival always does this effect when it can: its kind is marked so (`rival_wants`), or it is an
    arrow of any kind with such an effect on either side."""
    return KINDS[node.op].rival_wants or (
        isinstance(KINDS[node.op], Arrow) and any(KINDS[kid.op].rival_wants for kid in node.kids)
    )


class Arrow(NodeKind):
    """Effect: pay a cost, the first child, for the second child effect. `do` pays without asking whether to pay."""

    name = "arrow"
    alone = True
    beside = True
    rival_takes = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return can_pay(s, seat, node.kids[0]) and can(s, seat, node.kids[1])

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.DO, seat, node.kids[1].id, 0, 0))
        pay_cost(s, seat, node.kids[0])

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        if not can(s, seat, node):
            return
        # A Rival with a card pays whenever it can (UPR-R11.9).
        if wanted_by_rivals(node) or s.players[seat].rival_card:
            s.stack.append((frames.RIVAL_DO, seat, node.kids[1].id, combat, 0))
            pay_cost(s, seat, node.kids[0])
        else:
            s.stack.append((frames.ASK_RIVAL_PAY, DECIDES, node.id, 0, seat))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        cost = clause(node.kids[0], words, Manner("cost"))
        gained = clause(node.kids[1], words, Manner("effect" if how.voice == "option" else how.voice, True, how.verb))
        return words.say("effect-arrow", cost=cost, effect=gained, voice=how.voice)

    def is_amount(self, node: Effect) -> bool:
        return is_amount(node.kids[1])

    def tokens(self, node: Effect) -> list[str]:
        kid = node.kids[1]
        return ["cost(", *tokens(node.kids[0]), ")", "pays", *KINDS[kid.op].held(kid)]


class EachOpponent(NodeKind):
    """Effect: apply the child effect to each opponent, clockwise from the left."""

    name = "each_opponent"
    alone = True

    def __init__(self) -> None:
        self._worth: dict[int, float] = {}  # by node, because computing a price is slow

    def do(self, s: State, seat: int, node: Effect) -> None:
        for step in range(len(s.players) - 1, 0, -1):
            other = s.after(seat, step)
            if opposed(s, seat, other):
                s.stack.append((frames.VICTIM, other, node.kids[0].id, 0, 0))

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return KINDS[node.kids[0].op].suffered_itself

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        kid = node.kids[0]
        return not any(
            opposed(s, seat, other) and not KINDS[kid.op].idle(s, other, kid) for other in range(len(s.players))
        )

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        kid = offer(node.kids[0]) or node.kids[0]
        told = clause(kid, words, Manner("opponent"))
        return words.say("effect-each-opponent", effect=told, optional=yes(kid.optional))

    def tokens(self, node: Effect) -> list[str]:
        return ["opponents(", *tokens(offer(node.kids[0]) or node.kids[0]), ")"]


class InRevealTurn(NodeKind):
    """Effect: apply the child effect in this round's Reveal turn; the card stays face up until then (IMP-13.7)."""

    name = "in_reveal_turn"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        do(s, seat, node.kids[0])

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-in-reveal-turn", effect=clause(node.kids[0], words, Manner(how.voice)))

    def tokens(self, node: Effect) -> list[str]:
        kid = node.kids[0]
        return ["if(", "reveal", ")", *KINDS[kid.op].held(kid)]


class Hook(NodeKind):
    """Effect: apply a rule that no effect tree can express; `a` is the number of its `HookKind`."""

    name = "hook"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return HOOKS[node.a].can(s, seat, node)

    def do(self, s: State, seat: int, node: Effect) -> None:
        HOOKS[node.a].do(s, seat, node)

    def sequence(self, node: Effect) -> int:
        return HOOKS[node.a].sequence

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        if HOOKS[node.a].can(s, seat, node):
            HOOKS[node.a].rival(s, seat, node)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return HOOKS[node.a].clause(node, words, how)

    def tokens(self, node: Effect) -> list[str]:
        return HOOKS[node.a].tokens(node)


add_records([All(), Choose(), Arrow(), EachOpponent(), InRevealTurn(), Hook()])
