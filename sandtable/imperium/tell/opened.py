"""Tells the page which effects are still open in a turn, and which of them can be resolved by one click.

Each effect has its text, its source, and a mark if it can be resolved together with others. This file also computes the
strength in the Conflict that would follow from each answer. Everything is limited to the knowledge of the seat that is
asked.
"""

from __future__ import annotations

from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.catalog import (
    INTRIGUE,
    NODES,
    OF_CARD,
    OF_INTRIGUE,
    REVEAL_SWORDS,
    thing_name,
)
from sandtable.imperium.rules.combat import THIRD_REWARD_FROM, placings
from sandtable.imperium.rules.intrigue import COMBAT, playable
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.markets import offers
from sandtable.imperium.rules.menu import box_thing, numbered, open_parts
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.units import UNITS
from sandtable.imperium.rules.vocabulary import W_ENTRY
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.questions import telling_of_question
from sandtable.imperium.tell.wording import phrase

Data = dict[str, Any]


def effects_open(s: State, seat: int, words: Words) -> list[Data]:
    """Return the effects that are still open in the menu, oldest first, as data for the page.

    `actions` are the words that resolve an effect; `together` marks effects that can be resolved with one another at
    once because their order cannot matter.
    """
    entries = [(word, NODES[part]) for word, part in s.todo]
    together = _together(s, seat, [node for _, node in entries if can(s, seat, node)])
    out: list[Data] = []
    for word, node in entries:
        possible = can(s, seat, node)
        actions = [s.rules.vocabulary.word(word)]
        parts = open_parts(s, seat, word)
        if len(parts) > 1:
            actions += [f"part:{number}" for number, part in numbered(parts) if part == node.id]
        out.append(
            {
                "actions": actions if possible else [],
                "text": phrase(_met(node) if possible else node, words),
                "draw": draw(_met(node) if possible else node),
                "source": thing_name(box_thing(s, word)),
                "optional": KINDS[node.op].may_leave(s, seat, node) or KINDS[node.op].idle(s, seat, node),
                "together": possible and together and _free(node),
            }
        )
    return out


def _met(node: Effect) -> Effect:
    """Return the effect without the conditions around it, which are met, so that the player need not read them
    again."""
    return _met(node.kids[0]) if node.op == fx.WHEN else node


def _together(s: State, seat: int, nodes: list[Effect]) -> bool:
    free = [node for node in nodes if _free(node)]
    return len(free) > 1 and all(_free(node) or _beside(node) for node in nodes)


def _free(node: Effect) -> bool:
    return KINDS[node.op].order_free(node)


def _beside(node: Effect) -> bool:
    """Tell whether an effect may be left until others have been resolved together, because resolving it after them is
    no worse."""
    return KINDS[node.op].beside and all(_beside(kid) for kid in node.kids)


# --- the markets -------------------------------------------------------------------------
def offers_shown(s: State, seat: int, words: Words) -> list[Data]:
    """Return the offers of the markets whose price is not just a card's printed Persuasion, each with its price."""
    return [
        {
            "action": s.rules.vocabulary.word(offer.word),
            "thing": thing_name(offer.piece),
            "market": offer.place.id,
            "text": phrase(offer.price, words, "cost"),
            "draw": draw(offer.price),
        }
        for offer in offers(s, seat)
        if offer.price.op != fx.PERSUASION
    ]


# --- the Conflict ------------------------------------------------------------------------
def deploying(s: State, decision: Decision) -> dict[str, Data]:
    """Return, by answer that moves units into or out of the Conflict, the `strength` and the `place` that the seat
    would then have in the Conflict, and the `places` of all parties."""
    seat = decision.seat
    question = telling_of_question(decision.kind)
    out: dict[str, Data] = {}
    for option, word in zip(decision.options, decision.words(), strict=True):
        sent = question.units_sent(decision, word) if s.rules.sort[option] != W_ENTRY else None
        if sent is None:
            continue
        strengths = [p.strength() for p in s.players]
        p = s.players[seat]
        id, n = sent
        strength = p.strength_of(p.conflict) + UNITS[id].strength_of(p) * n + p.swords
        strengths[seat] = strength if p.units() + n else 0
        places = placings(strengths, len(s.players) >= THIRD_REWARD_FROM, s.ties_third)
        out[word] = {"strength": strengths[seat], "place": places[seat], "places": places}
    return out


def might_add(s: State, seat: int) -> Data:
    """Return the `strength` that the seat's hand and Intrigue cards could still add in the Conflict, and the names of
    these cards as `things`; only unconditional swords are counted."""
    p = s.players[seat]
    found: list[tuple[str, int]] = []
    if not p.revealed:
        found += [(thing_name(OF_CARD | kind), REVEAL_SWORDS[kind]) for kind in p.hand if REVEAL_SWORDS[kind]]
    for kind in p.intrigue:
        swords = _plain_swords(INTRIGUE[kind].effect)
        if swords and playable(s, seat, kind, COMBAT):
            found.append((thing_name(OF_INTRIGUE | kind), swords))
    return {"strength": sum(n for _, n in found), "things": [name for name, _ in found]}


def _plain_swords(effect: Effect) -> int:
    return sum(part.a for part in effect.parts() if part.op == fx.SWORDS)
