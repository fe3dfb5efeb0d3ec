"""Records of effects on cards (drawn, discarded, trashed, taken, acquired) and on Intrigue cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import ANYWHERE, FACTIONS, FROM_PLAY, TO_DECK, TO_HAND, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import dashed, faction_name, yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import in_play, leave_play, others_of_faction
from sandtable.imperium.rules.catalog import CARD_FACTIONS, KIND_OF, NODES, OF_CARD
from sandtable.imperium.rules.draws import draw_cards, draw_intrigue, may_top_deck, steal_intrigue, trash_card
from sandtable.imperium.rules.markets import dearest, within
from sandtable.imperium.rules.records import CONDS, NodeKind, add_records, do
from sandtable.imperium.rules.resolve import minds_trashing
from sandtable.imperium.rules.sides import opposed
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

STEAL_LIMIT: Final = 4  # IMP-4.20


class Draw(Leaf):
    name = "draw"
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        draw_cards(s, seat, node.a)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[seat]
        return not p.deck and not p.discard

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "draw"]


class Intrigue(Leaf):
    name = "intrigue"
    rival_takes = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        draw_intrigue(s, seat, node.a)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not s.intrigue_deck and not s.intrigue_discard

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "intrigue"]


class StealIntrigue(Leaf):
    name = "steal_intrigue"
    alone = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        steal_intrigue(s, seat, STEAL_LIMIT)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        for other, p in enumerate(s.players):
            if len(p.intrigue) >= STEAL_LIMIT and opposed(s, seat, other):
                return False
        return True

    def tokens(self, node: Effect) -> list[str]:
        return ["steal"]


class Trash(Leaf):
    """Effect: trash one card from hand, discard pile or play; optional unless it is a cost (IMP-15.12).

    If `b` names a place, the card must come from there. If `c` is set, it must also belong to the faction `c - 1`, and
    it cannot be the card with this effect.
    """

    name = "trash"
    alone = True
    minds_trashing = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        if node.b != ANYWHERE:
            return len(others_of_faction(s, seat, node.b, node.c - 1, node.thing)) > 0
        p = s.players[seat]
        return bool(p.hand or p.discard or p.play)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_TRASH, seat, node.id, 1, 0))

    def pay(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_TRASH, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        if node.b == ANYWHERE:
            return super().clause(node, words, how)
        place = "play" if node.b == FROM_PLAY else "hand"
        if not node.c:
            return words.say("effect-trash-from", voice=how.voice, then=yes(how.then), place=place)
        card = words.say("faction-card", faction=faction_name(node.c - 1))
        return words.say("effect-trash-another", voice=how.voice, then=yes(how.then), place=place, name=card)

    def tokens(self, node: Effect) -> list[str]:
        if node.b == ANYWHERE:
            return [*number(node.a), "trash"]
        if not node.c:
            return ["trash", "link" if node.b == FROM_PLAY else "hand"]
        return ["trash", FACTIONS[node.c - 1], "link" if node.b == FROM_PLAY else "hand"]


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
        """Tell whether the engine may trash the card without asking: no open effect could trash this same card or take
        the Foldspace that returns to its stack."""
        return not any(minds_trashing(NODES[part]) for _, part in s.todo)

    def tokens(self, node: Effect) -> list[str]:
        return ["trash", "self"]


class Discard(Leaf):
    name = "discard"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].hand) > 0

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].hand) >= node.a

    def do(self, s: State, seat: int, node: Effect) -> None:
        hand = s.players[seat].hand
        if hand:
            s.stack.append((frames.ASK_DISCARD, seat, node.id, min(node.a, len(hand)), 0))

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not s.players[seat].hand

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        do(s, seat, node)  # at most the cards in hand (IMP-20.40); a Rival has no hand

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "discard"]


class Foldspace(Leaf):
    """Effect: put a Foldspace card from the Reserve on the player's discard pile."""

    name = "foldspace"
    minds_trashing = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        kind = s.rules.card["foldspace"]
        slot = s.rules.reserve_slot[kind]
        if s.reserve[slot]:
            s.reserve[slot] -= 1
            if s.rules.when_top_decks and may_top_deck(s, seat, kind):
                s.stack.append((frames.ASK_DECK_TOP, seat, kind, 0, 0))
                return
            s.players[seat].discard.append(kind)
            if s.journal is not None:
                s.note("foldspace", seat, 1, OF_CARD | kind)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return s.reserve[s.rules.reserve_slot[s.rules.card["foldspace"]]] == 0

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        if not s.players[seat].rival:
            do(s, seat, node)

    def tokens(self, node: Effect) -> list[str]:
        return ["foldspace"]


class Fetch(NodeKind):
    """Effect: move one card of the faction `a` from the player's own discard pile to the hand."""

    name = "fetch"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(CARD_FACTIONS[kind] & (1 << node.a) for kind in s.players[seat].discard)

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_FETCH, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        card = words.say("faction-card", faction=faction_name(node.a))
        return words.say("effect-fetch", voice=how.voice, then=yes(how.then), name=card)

    def tokens(self, node: Effect) -> list[str]:
        return ["discard", FACTIONS[node.a], "right", "hand"]


class Acquire(NodeKind):
    """Effect: acquire a card with a cost of at most `a`; it goes to the place `b`.

    With a condition, it goes there only if the condition holds, otherwise to the discard pile. If `c` is set, the
    player pays the card's cost in Solari.
    """

    name = "acquire"
    in_vain = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(within(s, seat, 0, dearest(s, seat, node))) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):  # a part that finds no card fails without the others (UPR-15.6)
            s.stack.append((frames.ASK_ACQUIRE, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival acquires no cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        if node.c:
            return words.say("effect-acquire-for-solari", voice=how.voice, then=yes(how.then))
        if node.b == TO_HAND:
            cond = "" if node.cond is None else CONDS[node.cond.op].clause(node.cond, words)
            return words.say("effect-acquire-to-hand", n=node.a, voice=how.voice, then=yes(how.then), cond=cond)
        return words.say("effect-acquire", n=node.a, voice=how.voice, then=yes(how.then), top=yes(node.b == TO_DECK))

    def tokens(self, node: Effect) -> list[str]:
        place = ["right", "deck" if node.b == TO_DECK else "hand"] if node.b else []
        if node.cond is not None:
            place = ["if(", *CONDS[node.cond.op].tokens(node.cond), ")", *place]
        if node.c:
            return ["cost(", "any", "solari", ")", "pays", "row", *place]
        return ["row", "up-to", str(node.a), "bubble", *place]


class Topdeck(Leaf):
    """Effect: cards acquired this turn may go on top of the deck; if `a` is set, this holds for all cards that the
    owner ever acquires."""

    name = "may_put_acquired_on_deck"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.topdeck = True

    def tokens(self, node: Effect) -> list[str]:
        return ["row", "right", "deck"]


class Discount(NodeKind):
    """Effect: every copy of the named card costs `a` less this turn."""

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


add_records([Draw(), Intrigue(), StealIntrigue(), Trash(), TrashSelf(), Discard(), Foldspace(), Fetch(), Acquire()])
add_records([Topdeck(), Discount()])
