"""Scores moves that more than one question offers: sending Agents with cards, Plot cards, effect boxes, acquiring.

A score is in the unit of `judgement`; only differences between scores matter.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.conflict import best_deployment, best_retreat, conflict_worth, fighting_worth
from sandtable.imperium.judge.judgement import ACQUIRE_WORTH, MINDS_SPACE, POINT, Worth
from sandtable.imperium.judge.modules import offer_worth, wants_power
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.pieces import PLOT
from sandtable.imperium.rules.catalog import (
    CARDS,
    DEPLOYS_RECRUITS,
    INTRIGUE,
    IS_STARTING,
    NODES,
    SIGNET_BARS_UNITS,
    USES_SIGNET,
    follow,
)
from sandtable.imperium.rules.intrigue import effect_of
from sandtable.imperium.rules.markets import kind_of, market_of
from sandtable.imperium.rules.records import HOOKS
from sandtable.imperium.rules.state import NOWHERE, REVEAL_TURN, State
from sandtable.imperium.rules.units import TO_GARRISON, Unit
from sandtable.imperium.rules.vocabulary import YES

# In a menu every open effect is resolved before the turn ends, in this order: play helpful cards,
# draw cards, decide, deploy, and only then stop.
FIRST: Final = 200.0
OPEN: Final = 100.0
BUY: Final = 50.0
MOVE: Final = 20.0
NEVER: Final = -30.0  # worse than any way to end a turn

NO_HOOK: Final = -1

RECRUITS: Final[list[int]] = []  # by kind of card: troops that its Agent box recruits
DOUBLE_CROSS: Final[list[bool]] = []  # by kind of Intrigue card
# By kind of Intrigue card: the hook that opens spaces to the card played after it and gives nothing else, or NO_HOOK.
BEFORE_CARD: Final[list[int]] = []


def _grow() -> None:
    for card in CARDS[len(RECRUITS) :]:
        RECRUITS.append(_recruits(card.agent))
    for plot in INTRIGUE[len(DOUBLE_CROSS) :]:
        DOUBLE_CROSS.append(any(part.op == fx.HOOK and part.name == "double_cross" for part in plot.effect.parts()))
        hook = plot.effect.a if plot.effect.op == fx.HOOK else NO_HOOK
        BEFORE_CARD.append(hook if hook != NO_HOOK and HOOKS[hook].before_card else NO_HOOK)


def _recruits(effect: Effect) -> int:
    return sum(part.a for part in effect.parts() if part.op == fx.RECRUIT)


follow(_grow)


def combat_room(w: Worth, card: int) -> float:
    """Return the worth of permission to deploy troops after this card has sent an Agent to a Combat space."""
    if USES_SIGNET[card] and SIGNET_BARS_UNITS[w.p.leader]:
        return 0.0
    return w.deploying(min(w.u.garrison, 2) + RECRUITS[card])


def recruits_follow(w: Worth, card: int, space: int) -> float:
    """Return the worth of deploying this turn's recruits although the space is not a Combat space, which this card
    allows (UPR-23.13)."""
    recruited = RECRUITS[card] + _recruits(w.s.rules.spaces[space].effect)
    return w.deploying(min(recruited, w.p.supply))


def pair_scores(s: State, w: Worth, card: int, mask: int) -> list[tuple[float, int]]:
    """Return (score, space) for each space in the bits `mask`: the score of sending an Agent to the space with this
    card."""
    box = w.agent_box(card)
    shown = w.reveal_box(card)
    out = []
    space = 0
    room = -1.0
    while mask:
        if mask & 1:
            if MINDS_SPACE[card]:
                w.going = space
                box = w.agent_box(card)
                w.going = NOWHERE
            worth = w.space(space, card) + box
            if (s.rules.combat_spaces >> space) & 1:
                if room < 0.0:
                    room = combat_room(w, card)
                worth += room
            elif DEPLOYS_RECRUITS[card]:
                worth += recruits_follow(w, card, space)
            if s.rules.choice.modules:
                worth += w.visit(space)
            out.append((worth - shown, space))
        mask >>= 1
        space += 1
    return out


def best_score(pairs: list[tuple[float, int]]) -> float:
    best, _ = pairs[0]
    for score, _ in pairs:
        if score > best:
            best = score
    return best


def best_opened(s: State, w: Worth, plot: int, payable: int, blocked: int) -> float:
    """Return the best score of sending an Agent after this Plot card, which opens spaces or lets Agents ignore enemy
    Agents.

    As bits, `payable` has the spaces whose cost and requirements the seat meets, `blocked` those that it may not enter
    because of Agents there.
    """
    if not w.p.agents:
        return NEVER
    hook = HOOKS[BEFORE_CARD[plot]]
    opened = s.opened | hook.opens(s)
    if hook.ignores_agents:
        blocked = 0
        for space in w.p.agents_at:
            blocked |= 1 << space
    best = NEVER
    for card in w.p.hand:
        for score, _ in pair_scores(s, w, card, (s.rules.card_spaces[card] | opened) & payable & ~blocked):
            best = max(best, score)
    return best


def plot_score(w: Worth, kind: int) -> float:
    """Return the score of playing a Plot card: positive only if playing it gains clearly more than keeping it."""
    if BEFORE_CARD[kind] != NO_HOOK:
        return NEVER  # unless the opened spaces are worth it: `TurnLiking.scores`
    card = INTRIGUE[kind]
    op = card.effect.op
    if op == fx.IN_REVEAL_TURN and w.s.turn_kind != REVEAL_TURN:
        return NEVER
    if op == fx.DEPLOY:
        n = best_deployment(w, w.u.garrison)
        return FIRST if n >= 2 else NEVER
    if op == fx.RECALL_AGENT:
        return FIRST if not w.p.agents and len(w.p.hand) > 1 else NEVER
    gain = (4.5 if DOUBLE_CROSS[kind] else w.of(effect_of(kind, PLOT))) - w.cost(card.cost)
    if op == fx.IN_REVEAL_TURN:
        return FIRST + gain
    keep = w.rates[rate.KEEP_PLOT] if w.left >= 0.5 else 0.0
    return FIRST + gain if gain > keep else NEVER + gain


def unit_score(w: Worth, unit: Unit) -> float:
    """Return the score of deploying a unit of a type other than troops.

    It depends on the unit's strength in the Conflict, and on whether the unit is kept afterwards.
    """
    now = conflict_worth(w, w.u.conflict, 0.0)
    strength = float(w.u.strength_of(w.u.conflict) + unit.strength_of(w.u))
    gain = fighting_worth(w, strength) - now
    lost = 0.0 if unit.after_combat == TO_GARRISON else w.troop * w.rates[rate.DEPLOY]
    return MOVE if gain > lost else NEVER


def ability_score(w: Worth) -> float:
    """Return the score of using the power of the seat's Leader that is open now."""
    return OPEN if wants_power(w) else NEVER


def box_score(s: State, w: Worth, word: int) -> float:
    """Return the score of resolving an effect box. Boxes that draw cards come first, since the cards may change later
    choices; an optional box scores well only if it gains something."""
    best = -1.0
    for other, part in s.todo:
        if other != word:
            continue
        node = NODES[part]
        if node.op in (fx.DRAW, fx.INTRIGUE):
            return OPEN + 20.0
        if not node.optional:
            best = max(best, OPEN)
        elif node.op in (fx.DEPLOY, fx.RETREAT):
            # "any number": worth asking only if some number helps
            if node.op == fx.DEPLOY and best_deployment(w, min(node.a, w.u.garrison)) > 0:
                best = max(best, MOVE + 1.0)
            elif node.op == fx.RETREAT and best_retreat(w, min(node.a, w.u.conflict)) > 0:
                best = max(best, MOVE + 1.0)
        elif node.op == fx.TRASH:
            if w.left >= 1.0 and (any(IS_STARTING[k] for k in w.p.hand + w.p.discard + w.p.play)):
                best = max(best, OPEN - 10.0)
        elif w.of(node) > 0.3:
            best = max(best, OPEN - 5.0 + w.of(node))
    return best


def order_scores(s: State, seat: int, nodes: list[Effect]) -> list[float]:
    """Return scores that rank several effects in their printed order, but draws first, since the cards may change later
    choices.

    If the deck has to be reshuffled, draws are not preferred: trashing first keeps trashed cards out of the new deck.
    """
    deck = len(s.players[seat].deck)
    scores = []
    for i, node in enumerate(nodes):
        draws = node.op == fx.INTRIGUE or (node.op == fx.DRAW and deck > 0)
        scores.append((10.0 if draws else 0.0) - i)
    return scores


def entry_score(worth: float, rank: float = BUY) -> float:
    """Return the score of an entry that a module adds to the menu: if its worth is positive, it ranks with purchases
    (or with `rank`), otherwise below everything."""
    return rank + worth if worth > 0.0 else NEVER + worth


def buy_score(s: State, w: Worth, option: int) -> float:
    market = market_of(s, w.seat, option)
    kind = kind_of(s, w.seat, option)
    price = market.price(s, w.seat, kind)
    if market.sort is not CARD or price.op != fx.PERSUASION:
        return entry_score(offer_worth(w, market, kind) - w.cost(price))
    worth = w.card(kind) + ACQUIRE_WORTH[kind] * (POINT / 8.0) + w.acquiring(kind)
    if worth < w.rates[rate.BUY_LEAST] and w.left >= 1.0:
        return -1.0
    # Expensive cards first: the rest of the Persuasion still buys the cheap ones.
    return BUY + worth + 0.2 * price.a


def branch_score(w: Worth, node: Effect) -> float:
    if node.op == fx.SWORDS:
        p = w.u
        if not p.units() and not (w.s.turn_kind == REVEAL_TURN and w.s.allowance):
            return 0.0
        now = conflict_worth(w, p.conflict, 0.0)
        return max(conflict_worth(w, p.conflict, float(node.a)) - now, 0.1)
    return w.of(node)


def yes_scores(options: list[int]) -> list[float]:
    return [1.0 if option == YES else 0.0 for option in options]


def no_scores(options: list[int]) -> list[float]:
    return [0.0 if option == YES else 1.0 for option in options]


def card_scores(s: State, seat: int, options: list[int]) -> list[float]:
    """Return the scores of the cards among which the seat chooses one to acquire, to set aside or to fetch from its
    discard pile."""
    w = Worth(s, seat)
    scores = []
    for option in options:
        scores.append(w.acquired(kind_of(s, seat, option)))
    return scores
