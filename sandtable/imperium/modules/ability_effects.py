"""Effects and questions of Leaders that have pieces, a track or a second card side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import ALL, FACTIONS, SPICE, TO_HAND, Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.abilities import ID, may_remember, other_memories, pieces_of, remember
from sandtable.imperium.modules.spy_posts import NO_POST, spies_of
from sandtable.imperium.nodes.base import Leaf, clause
from sandtable.imperium.nodes.saying import join, which_faction, yes
from sandtable.imperium.nodes.tokens import number, spread
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.beforehand import supply_wanted
from sandtable.imperium.rules.catalog import CARD_COST, NODES
from sandtable.imperium.rules.draws import leave_hand, trash_card
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.markets import RESERVE, ROW, take
from sandtable.imperium.rules.question import ABOUT_NODE, Question, Step, declare, holds_unseen
from sandtable.imperium.rules.records import CondKind, HookKind, NodeKind, add_records, do
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD, Frame, Player, State
from sandtable.imperium.rules.vocabulary import ACQUIRE_ASIDE, BOX_SPACE, NONE, OPTION_0, W_ACQUIRE, each_once

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_TRAINING: Final = given("abilities", "training", was=160)
AFTER_PLACING: Final = given("abilities", "after_placing", was=161)
ASK_INSIGHT: Final = given("abilities", "insight", was=162)


# --- conditions --------------------------------------------------------------------------
class StrengthAtLeast(CondKind):
    """The condition that the player has a strength of at least `a` in the Conflict."""

    name = "strength_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[receiver(s, seat)].strength() >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-strength-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "sword"]


class SentToSpaceOf(CondKind):
    """The condition that the player has sent this turn's Agent to a space of one of the factions in `a`, given as
    bits."""

    name = "sent_to_space_of"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        if s.turn_kind != AGENT_TURN or seat != s.turn_seat:
            return False
        faction = s.rules.space_faction[s.turn_space]
        return faction >= 0 and (cond.a >> faction) & 1 == 1

    def clause(self, cond: Cond, words: Words) -> str:
        told = [which_faction(f, words) for f in range(len(FACTIONS)) if (cond.a >> f) & 1]
        return words.say("cond-sent-to-space-of", factions=join(told, words, "names-or"))

    def tokens(self, cond: Cond) -> list[str]:
        return ["agent", *spread([[name] for f, name in enumerate(FACTIONS) if (cond.a >> f) & 1], "or")]


# --- memories and the other side ---------------------------------------------------------
class Memory(Leaf):
    """Effect: turn a troop from the supply into a memory, which stays on the board (UPR-21.3)."""

    name = "memory"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return may_remember(s, seat)

    def do(self, s: State, seat: int, node: Effect) -> None:
        remember(s, seat)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: the supply has enough troops for this effect and
        all other open effects that take troops."""
        return s.players[seat].supply >= supply_wanted(s, seat)

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        return 1

    def tokens(self, node: Effect) -> list[str]:
        return ["troop", "right", "memory"]


class OtherMemories(Leaf):
    """Effect: move all of the player's memories back to the supply, draw a card for each, then turn the Leader's
    card."""

    name = "other_memories"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        other_memories(s, seat)

    def tokens(self, node: Effect) -> list[str]:
        return ["draw", "per", "memory", ",", "flip"]


class RepeatSpace(Leaf):
    """Effect: do the printed effects of the space with this turn's Agent once more, without its cost and its Influence
    (UPR-21.4)."""

    name = "repeat_space"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return s.turn_kind == AGENT_TURN and seat == s.turn_seat

    def do(self, s: State, seat: int, node: Effect) -> None:
        for part in s.rules.space_parts[s.turn_space]:
            s.todo.append((BOX_SPACE, part))

    def tokens(self, node: Effect) -> list[str]:
        return ["board", "replay"]


# --- a track with branches ---------------------------------------------------------------
def steps_from(node: Effect, at: int) -> list[int]:
    """Return the numbers, from 1, of the steps to which the Leader's token can move next from step `at` (0: before the
    first step); `node` is the `Training` effect that declares the track."""
    follow = node.a if at == 0 else node.kids[at - 1].a
    return [step for step in range(1, len(node.kids) + 1) if (follow >> (step - 1)) & 1]


class Training(NodeKind):
    """Effect: move the Leader's token one step on its track, along a branch of the player's choice, and take the effect
    of that step.

    The child effects are the steps of the track, numbered from 1; each has the numbers of the steps that follow it. `a`
    has the possible first steps as bits.
    """

    name = "training"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(steps_from(node, pieces_of(s).steps[seat])) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        there = steps_from(node, pieces_of(s).steps[seat])
        if len(there) > 1:
            s.stack.append((ASK_TRAINING, seat, node.id, 0, 0))
        elif there:
            train(s, seat, node, there[0])

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-training", voice=how.voice, then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        return ["training"]


def train(s: State, seat: int, node: Effect, step: int) -> None:
    """Move the Leader's token to the step with this number and open the effect of the step; the player may skip this
    effect if it is optional. `node` is the `Training` effect."""
    pieces_of(s).steps[seat] = step
    s.cause = node.thing
    if s.journal is not None:
        s.note("training", seat, step)
    do(s, seat, node.kids[step - 1])


class TrainingStep(NodeKind):
    """One step of a Leader's track: `a` has the numbers of the steps that may follow it, as bits; the single child is
    the effect of the step."""

    name = "training_step"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def do(self, s: State, seat: int, node: Effect) -> None:
        """Open the parts of this step's effect one by one; the step itself then counts as done."""
        if s.trace is not None and node.kids[0].op == ALL:
            s.trace.add(node.kids[0].id)
        for part in node.kids[0].parts():
            s.todo.append((s.rules.leader_box_word, part.id))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return clause(node.kids[0], words, how)

    def tokens(self, node: Effect) -> list[str]:
        return KINDS[node.kids[0].op].tokens(node.kids[0])


class ChooseTraining(Question):
    """Ask along which branch of its track the Leader's token moves (UPR-21.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRAINING, "training", "UPR-21.2", ABOUT_NODE, asked_by=("training",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return [OPTION_0 + step - 1 for step in steps_from(NODES[frame[2]], pieces_of(s).steps[frame[1]])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        train(s, frame[1], NODES[frame[2]], action - OPTION_0 + 1)


# --- a Spy, and effects that depend on its post -------------------------------------------
class PlaceThen(NodeKind):
    """Effect: place a Spy with the first child effect. Each further child effect has a condition on the Spy's post;
    open those whose condition holds."""

    name = "place_then"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return KINDS[node.kids[0].op].can(s, seat, node.kids[0])

    def may_leave(self, s: State, seat: int, node: Effect) -> bool:
        return KINDS[node.kids[0].op].may_leave(s, seat, node.kids[0])

    def do(self, s: State, seat: int, node: Effect) -> None:
        spies_of(s).placed = NO_POST
        s.stack.append((AFTER_PLACING, seat, node.id, 0, 0))
        do(s, seat, node.kids[0])

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        text = clause(node.kids[0], words, Manner(how.voice))
        for kid in node.kids[1:]:
            text = words.say("effect-place-then", a=text, b=clause(kid, words, Manner(how.voice)))
        return text

    def tokens(self, node: Effect) -> list[str]:
        return spread([KINDS[kid.op].held(kid) for kid in node.kids], ",")


def after_placing(s: State, frame: Frame) -> None:
    for kid in NODES[frame[2]].kids[1:]:
        assert kid.cond is not None
        if holds(s, frame[1], kid.cond, kid.thing):
            if s.trace is not None:
                s.trace.add(kid.id)
            s.todo.append((s.rules.leader_box_word, kid.kids[0].id))


# --- Chronicler's Insight ----------------------------------------------------------------
INSIGHT_COST: Final = 1  # printed cost of a card that may be taken
INSIGHT_SPICE: Final = 2  # gained for trashing a card that has a cost


def insights(s: State, seat: int) -> list[int]:
    """Return the kinds of the cards in the Imperium Row and the Reserve with a printed cost of exactly 1, each once."""
    found: list[int] = []
    for kind in ROW.kinds(s, seat) + RESERVE.kinds(s, seat):
        if CARD_COST[kind] == INSIGHT_COST and kind not in found:
            found.append(kind)
    return found


def insight_aside(p: Player) -> bool:
    """Tell whether Chronicler's Insight may take the card that the player has set aside: it may if the card costs
    exactly 1 (UPR-23.21)."""
    return p.aside != NO_CARD and CARD_COST[p.aside] == INSIGHT_COST


class ChroniclersInsight(Leaf):
    """Effect: take a card with a printed cost of 1 from the Imperium Row or the Reserve into the hand, or trash a card
    from hand; trashing a card that has a cost gives 2 spice."""

    name = "chroniclers_insight"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[seat]
        return len(p.hand) > 0 or len(insights(s, seat)) > 0 or insight_aside(p)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_INSIGHT, seat, node.id, 0, 0))

    def tokens(self, node: Effect) -> list[str]:
        had = ["row", *number(INSIGHT_COST), "bubble", "right", "hand"]
        return [*had, "or", "(", "hand", "trash", ",", "if(", "bubble", ")", *number(INSIGHT_SPICE), "spice", ")"]


class Insight(Question):
    """Ask which card Chronicler's Insight takes into the hand or trashes from it; the player may decline."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ASK_INSIGHT, "insight", "UPR-21.1", ABOUT_NODE, by_effect=True, asked_by=("chroniclers_insight",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        had = [s.rules.acquire_word[kind] for kind in insights(s, frame[1])]
        if insight_aside(p):
            had.append(ACQUIRE_ASIDE)
        return had + each_once(p.hand, s.rules.card_word) + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        seat = frame[1]
        s.cause = NODES[frame[2]].thing
        if s.rules.sort[action] == W_ACQUIRE:
            take(s, seat, action, TO_HAND)
            return
        kind = s.rules.kind[action]
        leave_hand(s.players[seat], kind)
        if CARD_COST[kind] >= 1:
            gain_resource(s, seat, SPICE, INSIGHT_SPICE)
        trash_card(s, seat, kind)

    def hidden(self, s: State, seat: int) -> bool:
        return holds_unseen(s.players[seat])


# --- a ban -------------------------------------------------------------------------------
class NoDeploying(HookKind):
    """Hook: the player's own units may not enter the Conflict this turn. The module `abilities` checks for this hook
    when the Signet Ring with it is played (UPR-21.5)."""

    name = "no_deploying"
    passive = True


declare(ChooseTraining(), Insight(), Step(AFTER_PLACING, "after_placing", after_placing, ABOUT_NODE), module=ID)
add_records([Memory(), OtherMemories(), RepeatSpace(), Training(), TrainingStep(), PlaceThen(), ChroniclersInsight()])
add_records([StrengthAtLeast(), SentToSpaceOf()])
add_records([NoDeploying()])
