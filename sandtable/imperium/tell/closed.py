"""Tells the page why something cannot be chosen, and which spaces each card could send an Agent to.

    reach(state, seat)                       card:stilgar -> the spaces it could send an Agent to
    closed(state, seat, decision, words, …)  space:sietch_tabr -> "Needs 2 influence with the Fremen, you have 1"

All reasons follow from public information and from the seat's own cards and pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import ICONS, RESOURCES
from sandtable.imperium.language.pieces import NO_COST
from sandtable.imperium.nodes.base import cond_clause
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.board import (
    barred,
    blocked_spaces,
    closed_by,
    cost_of,
    opened_by,
    payable_spaces,
    playable_to,
    reachable,
)
from sandtable.imperium.rules.catalog import CARDS, IGNORES_NEEDS, INTRIGUE, LEADERS, OF_INTRIGUE, ROAMS
from sandtable.imperium.rules.citing import Citations
from sandtable.imperium.rules.combat import THIRD_REWARD_FROM
from sandtable.imperium.rules.influence import influence_by_icon
from sandtable.imperium.rules.intrigue import COMBAT, ENDGAME, LOST, PLOT, WON, effect_of
from sandtable.imperium.rules.markets import offers
from sandtable.imperium.rules.offers import Offer
from sandtable.imperium.rules.question import ABOUT_HAND, NAMED, NO_QUESTION, SHOWS_HAND, SHOWS_OFFERS, SHOWS_SPACES
from sandtable.imperium.rules.resolve import can, can_pay, holds
from sandtable.imperium.rules.ruleset import BY_COUNCIL, BY_SWORDMASTER, BY_VISIT
from sandtable.imperium.rules.state import TURNS, State
from sandtable.imperium.rules.turn_cards import being_played
from sandtable.imperium.tell.modules import companion_of
from sandtable.imperium.tell.wording import phrase

Reason = dict[str, str]  # the text, and the rule behind it

# The rule behind each reason.
RULES: Final = {
    "closed-third-reward": "IMP-10.5", "closed-third-reward-tie": "IMP-10.9",
    "closed-revealed": "IMP-3.6", "closed-no-agent": "IMP-3.5", "closed-no-icon": "IMP-4.1",
    "closed-no-icon-in-hand": "IMP-4.1", "closed-own-agent": "IMP-4.3", "closed-agent": "IMP-4.3",
    "closed-cost": "IMP-4.6", "closed-influence": "IMP-4.7", "closed-needs": "IMP-4.7",
    "closed-visited": "IMP-4.12", "closed-council": "IMP-4.12",
    "closed-swordmaster": "IMP-4.12", "closed-level": "IMP-19.10", "closed-own": "UPR-S5.1",
    "closed-served": "UPR-S3.2", "closed-voice": "IMP-20.35",
    "closed-card-no-icons": "IMP-4.4", "closed-card-nowhere": "IMP-20.1", "closed-intrigue-plot": "IMP-13.3",
    "closed-intrigue-combat": "IMP-13.3", "closed-intrigue-endgame": "IMP-13.3", "closed-intrigue-won": "IMP-10.4",
    "closed-intrigue-lost": "IMM-16.10",
    "closed-intrigue-first": "IMP-20.55", "closed-intrigue-condition": "IMP-13.5", "closed-intrigue-cost": "IMP-13.6",
    "closed-intrigue-nothing": "IMP-20.6", "closed-acquire-later": "IMP-9.1", "closed-acquire-cost": "IMP-9.2",
    "closed-acquire-none": "IMP-1.1", "closed-acquire-foldspace": "IMP-9.1",
}  # fmt: skip

_ANY_CARD: Final = -1
_ONCE: Final = {BY_COUNCIL: "closed-council", BY_SWORDMASTER: "closed-swordmaster", BY_VISIT: "closed-visited"}


# --- spaces that cards reach -------------------------------------------------------------
def reach(s: State, seat: int) -> dict[str, list[str]]:
    """Return for each card in hand the spaces to which it could send an Agent now, as words of the vocabulary.

    Cards that can only be played together with others are left out: the player chooses the others before the space.
    """
    p = s.players[seat]
    payable, blocked = payable_spaces(s, seat), blocked_spaces(s, seat)
    found: dict[str, list[str]] = {}
    for kind in p.hand:
        word = "card:" + CARDS[kind].id
        if word in found or any(each.needs_others(s, seat, kind) for each in s.rules.playing):
            continue
        spaces = _words_of(s, playable_to(s, seat, kind, payable, blocked))
        if spaces:
            found[word] = spaces
    return found


def _words_of(s: State, mask: int) -> list[str]:
    return ["space:" + space.id for bit, space in enumerate(s.rules.spaces) if (mask >> bit) & 1]


# --- reasons -----------------------------------------------------------------------------
def closed(
    s: State, seat: int, decision: Decision | None, words: Words, names: Sequence[str]
) -> dict[str, list[Reason]]:
    """Return, by word of the vocabulary, the reasons why this word cannot be chosen; only for words that a player might
    want to choose. `names` has the names of all parties.

    Spaces have reasons for the chosen card, or for all cards in hand; also before a player's own turn, so that players
    can plan it. Everything else has reasons only while the seat is asked.
    """
    out: dict[str, list[Reason]] = {}
    question = NAMED[decision.kind] if decision is not None else NO_QUESTION
    if s.phase == TURNS and (decision is None or question.shows & SHOWS_SPACES):
        chosen = s.stack[-1][2] if question.about == ABOUT_HAND else _ANY_CARD
        _spaces(s, seat, chosen, words, names, out)
    if decision is not None:
        offered = set(decision.words())
        if question.shows & SHOWS_HAND:
            _hand(s, seat, offered, words, out)
        if question.window:
            _intrigue(s, seat, question.window, offered, words, out)
        if question.shows & SHOWS_OFFERS:
            _offers(s, seat, offered, words, out)
    return _cited(s, out)


def _cited(s: State, out: dict[str, list[Reason]]) -> dict[str, list[Reason]]:
    """Return the reasons with a rule of the game's own rulebook in place of each reason's id; reasons from modules
    already have their rule."""
    citations = s.rules.citations
    return {
        word: [_with_rule(citations, reason["text"], reason["rule"]) for reason in reasons]
        for word, reasons in out.items()
    }


@lru_cache(8192)  # the same few lines are needed for every seat after every move
def _with_rule(citations: Citations, text: str, id: str) -> Reason:
    return {"text": text, "rule": citations.reason(id, RULES.get(id, id))}


def rewards_closed(s: State, words: Words) -> dict[str, list[Reason]]:
    """Return the reason why a Conflict's third reward is not given in games with fewer than four parties.

    With the option `ties_for_second`, another reading of IMP-10.9, the reason says that it is given only for a tie for
    second.
    """
    if len(s.players) >= THIRD_REWARD_FROM:
        return {}
    if s.ties_third:
        return _cited(s, {"tie:3": [_because(words, "closed-third-reward-tie", n=THIRD_REWARD_FROM)]})
    return _cited(s, {"reward:3": [_because(words, "closed-third-reward", n=THIRD_REWARD_FROM)]})


@lru_cache(8192)
def _because(words: Words, id: str, **args: str | int) -> Reason:
    """Return a reason with the text of the message `id`; its `rule` is the id at first, which `_cited` replaces with
    the rule. The same reason is returned again for the same text, so it must not be changed."""
    return {"text": words.say(id, **args), "rule": id}


def _spaces(s: State, seat: int, chosen: int, words: Words, names: Sequence[str], out: dict[str, list[Reason]]) -> None:
    p = s.players[seat]
    payable, blocked = payable_spaces(s, seat), blocked_spaces(s, seat)
    cards = p.hand if chosen == _ANY_CARD else being_played(s, chosen)
    icons = 0
    needless = 0  # spaces opened by a card that ignores the influence they require
    for kind in cards:
        opened = opened_by(s, seat, kind)
        icons |= opened
        if IGNORES_NEEDS[kind]:
            needless |= opened
    if needless:
        payable = (payable & ~needless) | (payable_spaces(s, seat, False) & needless)
    roams = any(ROAMS[kind] for kind in cards)
    if roams:  # needs no icon and ignores Agents (IMP-20.41)
        blocked = 0
    first = []
    if p.revealed:
        first.append(_because(words, "closed-revealed"))
    elif not p.agents and not (roams and p.agents_at):
        first.append(_because(words, "closed-no-agent"))
    elif not all(module.ready(s, seat) for module in s.rules.when_goes):
        first.append(_because(words, "closed-served"))
    everywhere = s.rules.all_spaces
    opened = icons & payable & ~blocked
    if s.rules.when_passes or s.rules.when_affords:
        for kind in cards:
            opened |= reachable(s, seat, kind, payable, blocked)
    shut = everywhere if first else everywhere & ~opened
    voices = [
        (names[other], bars) for other in range(len(s.players)) if other != seat and (bars := closed_by(s, other))
    ]
    for space, place in enumerate(s.rules.spaces):
        bit = 1 << space
        if not shut & bit:
            continue
        reasons = first[:]
        if not icons & bit:
            reasons.append(_no_icon(place.icon, chosen, words))
        if blocked & bit:
            reasons += _agents(s, seat, space, words, names)
        if not payable & bit:
            reasons += _unmet(s, seat, space, not needless & bit, words, voices)
        if not first:
            for module in s.rules.modules:
                reasons += companion_of(module.id).why_closed(s, seat, space, cards, words)
        out["space:" + place.id] = reasons


@lru_cache(4096)
def _no_icon(needed: int, chosen: int, words: Words) -> Reason:
    icon = words.say("icon-" + ICONS[needed])
    if chosen == _ANY_CARD:
        return _because(words, "closed-no-icon-in-hand", icon=icon)
    return _because(words, "closed-no-icon", icon=icon, card=words.say("card-" + dashed(CARDS[chosen].id)))


def _agents(s: State, seat: int, space: int, words: Words, names: Sequence[str]) -> list[Reason]:
    if space in s.players[seat].agents_at:
        return [_because(words, "closed-own-agent")]
    return [
        _because(words, "closed-agent", who=names[other]) for other, p in enumerate(s.players) if space in p.agents_at
    ]


def _unmet(
    s: State, seat: int, space: int, influence: bool, words: Words, voices: Sequence[tuple[str, int]]
) -> list[Reason]:
    """Return the reasons why a seat cannot use a space, whatever card it plays.

    `influence` tells whether to check the Influence that the space requires; `voices` pairs the names of other players
    with the spaces that they have barred, as bits.
    """
    p = s.players[seat]
    place = s.rules.spaces[space]
    reasons = []
    for resource, (cost, have) in enumerate(zip(cost_of(s, seat, space), (p.solari, p.spice, p.water), strict=True)):
        if cost > have:
            reasons.append(_too_dear(resource, cost, have, words))
    needs = place.needs
    if needs is not None and needs.op != fx.IF_INFLUENCE:
        if not holds(s, seat, needs, 0):
            reasons.append(_because(words, "closed-needs", condition=cond_clause(needs, words)))
    elif needs is not None and influence and influence_by_icon(s, seat, needs.a) < needs.b:
        have = influence_by_icon(s, seat, needs.a)
        which = words.say("which-faction", faction=s.rules.tracks[needs.a].id)
        reasons.append(_because(words, "closed-influence", n=needs.b, have=have, **{"with": which}))
    for bit, by in s.rules.once:
        if bit == 1 << space and barred(p, bit, by):
            reasons.append(_because(words, _ONCE[by]))
    for bit, leader in s.rules.own_spaces:
        if bit == 1 << space and p.leader != leader:
            reasons.append(_because(words, "closed-own", who=words.say("leader-" + dashed(LEADERS[leader].id))))
    if (s.rules.shut >> space) & 1:
        reasons.append(_because(words, "closed-level"))
    for name, bars in voices:
        if (bars >> space) & 1:
            reasons.append(_because(words, "closed-voice", who=name))
    return reasons


@lru_cache(4096)
def _too_dear(resource: int, cost: int, have: int, words: Words) -> Reason:
    return _because(words, "closed-cost", amount=words.say("amount-" + RESOURCES[resource], n=cost), have=have)


def _hand(s: State, seat: int, offered: set[str], words: Words, out: dict[str, list[Reason]]) -> None:
    p = s.players[seat]
    for kind in p.hand:
        word = "card:" + CARDS[kind].id
        if word in offered or word in out:
            continue
        if not CARDS[kind].icons and not s.opened:
            reason = "closed-card-no-icons"
        elif not p.agents and not (ROAMS[kind] and p.agents_at):
            reason = "closed-no-agent"
        else:
            reason = "closed-card-nowhere"
        out[word] = _kept_back(s, seat, kind, words) or [_because(words, reason)]


def _kept_back(s: State, seat: int, kind: int, words: Words) -> list[Reason]:
    """Return the reasons that modules give why a card of the hand cannot be played; none if no module forbids it."""
    return [line for playing in s.rules.playing for line in playing.why_not(s, seat, kind, words)]


def _intrigue(s: State, seat: int, window: int, offered: set[str], words: Words, out: dict[str, list[Reason]]) -> None:
    for kind in s.players[seat].intrigue:
        word = "intrigue:" + INTRIGUE[kind].id
        if word not in offered and word not in out:
            out[word] = _not_playable(s, seat, kind, window, words)


def _not_playable(s: State, seat: int, kind: int, window: int, words: Words) -> list[Reason]:
    """Return the reasons why an Intrigue card cannot be played now: the wrong time, or its condition, cost or effect
    (see `intrigue.playable`)."""
    card = INTRIGUE[kind]
    if not (WON if card.won else LOST if card.lost else card.windows) & window:
        return [_because(words, "closed-intrigue-" + when) for when in _times(kind)]
    reasons = []
    if card.first and not s.fresh:
        reasons.append(_because(words, "closed-intrigue-first"))
    if card.condition is not None and not holds(s, seat, card.condition, OF_INTRIGUE | kind):
        reasons.append(_because(words, "closed-intrigue-condition", condition=cond_clause(card.condition, words)))
    if card.cost.op != fx.NOTHING and not can_pay(s, seat, card.cost):
        reasons.append(_because(words, "closed-intrigue-cost", cost=phrase(card.cost, words, "cost")))
    if not reasons and not can(s, seat, effect_of(kind, window)):
        reasons.append(_because(words, "closed-intrigue-nothing"))
    return reasons


def _times(kind: int) -> list[str]:
    card = INTRIGUE[kind]
    if card.won or card.lost:
        return ["won" if card.won else "lost"]
    return [
        name for window, name in ((PLOT, "plot"), (COMBAT, "combat"), (ENDGAME, "endgame")) if card.windows & window
    ]


def _offers(s: State, seat: int, offered: set[str], words: Words, out: dict[str, list[Reason]]) -> None:
    """Add to `out` the reasons why pieces of the markets that are not in `offered` cannot be acquired, including those
    of Reserve stacks that are empty or not for sale."""
    for offer in offers(s, seat):
        word = s.rules.vocabulary.word(offer.word)
        if word not in offered and word not in out:
            out[word] = [_not_acquired(s, seat, offer, words)]
    for slot, kind in enumerate(s.rules.reserve_cards):
        word = "acquire:" + CARDS[kind].id
        if CARDS[kind].cost == NO_COST:
            out[word] = [_because(words, "closed-acquire-foldspace")]
        elif not s.reserve[slot]:
            out[word] = [_because(words, "closed-acquire-none")]


def _not_acquired(s: State, seat: int, offer: Offer, words: Words) -> Reason:
    """Return the reason why an offered piece cannot be acquired: the market is closed now, or the piece costs too
    much."""
    if not offer.place.open(s, seat):
        later = offer.place.later
        return {"text": words.say(later), "rule": later if later in RULES else offer.place.rule}
    if offer.price.op == fx.PERSUASION:
        return _because(words, "closed-acquire-cost", n=offer.price.a, have=s.players[seat].persuasion)
    price = phrase(offer.price, words, "cost")
    return {"text": words.say("closed-acquire-price", price=price), "rule": offer.place.rule}
