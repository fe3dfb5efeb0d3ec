"""Records of effects on cards (drawn, discarded, trashed, taken, acquired) and on Intrigue cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import COLUMN, CONDITION, STOLEN, one
from sandtable.imperium.language.effects import FACTIONS, Effect
from sandtable.imperium.nodes.base import Leaf, NodeKind, add_kinds, do, minds_trashing
from sandtable.imperium.nodes.saying import Manner, dashed, faction_name, yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import acquirable, aside_within, in_play, leave_play
from sandtable.imperium.rules.catalog import CARD_FACTIONS, KIND_OF, NODES, OF_CARD
from sandtable.imperium.rules.draws import draw_cards, draw_intrigue, steal_intrigue, trash_card
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.judge.judgement import Worth

STEAL_LIMIT: Final = 4  # IMP-4.20


class Draw(Leaf):
    name = "draw"
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        draw_cards(s, seat, node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "draw"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.draw


class Intrigue(Leaf):
    name = "intrigue"
    rival_takes = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        draw_intrigue(s, seat, node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "intrigue"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.intrigue


class StealIntrigue(Leaf):
    name = "steal_intrigue"
    alone = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        steal_intrigue(s, seat, STEAL_LIMIT)

    def tokens(self, node: Effect) -> list[str]:
        return ["steal"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", STOLEN)

    def worth(self, w: Worth, node: Effect) -> float:
        return 3.0 * sum(1 for other in w.s.players if other is not w.p and len(other.intrigue) >= STEAL_LIMIT)


class Trash(Leaf):
    """One card from hand, discard pile or play; optional unless it is a cost (IMP-15.12)."""

    name = "trash"
    alone = True
    minds_trashing = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[seat]
        return bool(p.hand or p.discard or p.play)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_TRASH, seat, node.id, 1, 0))

    def pay(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_TRASH, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # it has no cards

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "trash"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -float(node.a)) if cost else one("trash", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return w.trash

    def loss(self, w: Worth, node: Effect) -> float:
        return -w.trash


class TrashSelf(Leaf):
    name = "trash_self"
    speaks_of_itself = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return in_play(s, seat, node.thing)

    def do(self, s: State, seat: int, node: Effect) -> None:
        if in_play(s, seat, node.thing):
            kind = node.thing & KIND_OF
            leave_play(s, seat, kind)
            trash_card(s, seat, kind)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Unless something open could trash that very card, or take the Foldspace that comes back to its stack."""
        return not any(minds_trashing(NODES[part]) for _, part in s.todo)

    def tokens(self, node: Effect) -> list[str]:
        return ["trash", "self"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return -self.loss(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        return w.card_lost(node.thing & KIND_OF)


class Discard(Leaf):
    name = "discard"

    def do(self, s: State, seat: int, node: Effect) -> None:
        hand = s.players[seat].hand
        if hand:
            s.stack.append((frames.ASK_DISCARD, seat, node.id, min(node.a, len(hand)), 0))

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        do(s, seat, node)  # as many as they hold (IMP-20.40); a Rival has no hand

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "discard"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", -float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5


class Foldspace(Leaf):
    """A Foldspace card from the Reserve into the discard pile."""

    name = "foldspace"
    minds_trashing = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        kind = s.rules.card["foldspace"]
        slot = s.rules.reserve_slot[kind]
        if s.reserve[slot]:
            s.reserve[slot] -= 1
            s.players[seat].discard.append(kind)
            if s.journal is not None:
                s.note("foldspace", seat, 1, OF_CARD | kind)

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        if not s.players[seat].rival:
            do(s, seat, node)

    def tokens(self, node: Effect) -> list[str]:
        return ["foldspace"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("foldspace", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.rates[rate.FOLDSPACE] if w.left >= 1.0 else 0.0


class Fetch(NodeKind):
    """One card of the faction `a` from the own discard pile into hand."""

    name = "fetch"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(CARD_FACTIONS[kind] & (1 << node.a) for kind in s.players[seat].discard)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_FETCH, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # it has no cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        card = words.say("faction-card", faction=faction_name(node.a))
        return words.say("effect-fetch", voice=how.voice, then=yes(how.then), name=card)

    def tokens(self, node: Effect) -> list[str]:
        return ["discard", FACTIONS[node.a], "right", "hand"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.9


class Acquire(NodeKind):
    """A card with a cost up to `a`; `b`: onto the deck."""

    name = "acquire"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(acquirable(s, seat, node.a)) > 0 or aside_within(s.players[seat], node.a)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_ACQUIRE, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # it acquires no cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-acquire", n=node.a, voice=how.voice, then=yes(how.then), top=yes(node.b > 0))

    def tokens(self, node: Effect) -> list[str]:
        return ["row", "up-to", str(node.a), "bubble", *(["right", "deck"] if node.b else [])]

    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("acquire", float(node.a))
        if node.b:
            row[COLUMN["topdeck"]] = 1.0
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return 2.0 + 0.3 * w.left


class Topdeck(Leaf):
    """Cards acquired this turn may go on top of the deck."""

    name = "may_put_acquired_on_deck"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.topdeck = True

    def tokens(self, node: Effect) -> list[str]:
        return ["row", "right", "deck"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("topdeck", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5


class Discount(NodeKind):
    """Every copy of the card costs `a` less this turn."""

    name = "discount"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.discount_card = s.rules.card[node.name]
        s.discount += node.a

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        card = words.say("card-" + dashed(node.name))
        return words.say("effect-discount", n=node.a, voice=how.voice, then=yes(how.then), card=card)

    def tokens(self, node: Effect) -> list[str]:
        return ["card:" + node.name, "minus", *number(node.a), "bubble"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("persuasion", node.a * CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.5


add_kinds([Draw(), Intrigue(), StealIntrigue(), Trash(), TrashSelf(), Discard(), Foldspace(), Fetch(), Acquire()])
add_kinds([Topdeck(), Discount()])
