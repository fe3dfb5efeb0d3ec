"""Builders for the effects of a box: one function for each effect that a piece may have, and one for each condition.

They return trees of `effects`; a piece (`pieces`) takes such trees and nothing else.
"""

from __future__ import annotations

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect


def node(
    name: str,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    *kids: Effect,
    piece: str = "",
    optional: bool = False,
) -> Effect:
    """Return an effect of the kind `name`, which a module declares.

    The kind defines the meaning of the numbers `a`, `b` and `c`. `kids` are the effects inside this one, `piece` is the
    piece that it refers to, and with `optional` the player may skip it.
    """
    return Effect(fx.OPS.number(name), a, b, c, piece, kids, optional=optional)


def nothing() -> Effect:
    return Effect(fx.NOTHING)


def gain(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    """Return an effect: gain these amounts of resources."""
    parts = [Effect(fx.GAIN, kind, n) for kind, n in ((fx.SOLARI, solari), (fx.SPICE, spice), (fx.WATER, water)) if n]
    effect = parts[0]
    for part in parts[1:]:
        effect = effect + part
    return effect


def pay(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    """Return an effect: pay these amounts of resources, as a cost."""
    return Effect(fx.PAY, solari, spice, water)


def recruit(n: int, deployable: bool = False) -> Effect:
    """Return an effect: move `n` troops from the supply to the garrison; if `deployable`, they may be deployed at once
    in a Reveal turn."""
    return Effect(fx.RECRUIT, n, 1 if deployable else 0)


def draw(n: int) -> Effect:
    return Effect(fx.DRAW, n)


def intrigue(n: int) -> Effect:
    return Effect(fx.INTRIGUE, n)


def influence(faction: int, n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with a faction. `influence(fx.ANY, 2)` lets the player choose one faction
    and gain both steps there (IMP-14.9)."""
    return Effect(fx.INFLUENCE, faction, n)


def influence_different(count: int, named_first: bool = False) -> Effect:
    """Return an effect: gain 1 influence with each of `count` different factions; if `named_first`, the player names
    all of them before gaining any."""
    return Effect(fx.INFLUENCE_DIFFERENT, count, 1 if named_first else 0)


def lose_influence(n: int = 1, times: int = 1) -> Effect:
    """Return an effect: lose `n` steps of Influence with a faction, and do so `times` times; each time the player may
    choose any faction, even the same one again."""
    return Effect(fx.LOSE_INFLUENCE, fx.ANY, n, times if times > 1 else 0)


def persuasion(n: int) -> Effect:
    return Effect(fx.PERSUASION, n)


def swords(n: int) -> Effect:
    return Effect(fx.SWORDS, n)


def vp(n: int) -> Effect:
    return Effect(fx.VP, n)


def trash() -> Effect:
    """Return an effect: trash one card from hand, discard pile or play; optional unless it is a cost (IMP-15.12)."""
    return Effect(fx.TRASH, 1)


def trash_another(faction: int, place: int) -> Effect:
    """Return an effect: trash a card of the faction from `place` (hand, discard pile or play), other than the card with
    this effect."""
    return Effect(fx.TRASH, 1, place, 1 + faction)


def trash_from(place: int) -> Effect:
    """Return an effect: trash any one card from `place` (hand, discard pile or play); optional unless it is a cost."""
    return Effect(fx.TRASH, 1, place)


def trash_self() -> Effect:
    return Effect(fx.TRASH_SELF)


def discard(n: int) -> Effect:
    return Effect(fx.DISCARD, n)


def retreat(up_to: int = fx.ANY_NUMBER, least: int = 0) -> Effect:
    """Return an effect: retreat up to `up_to` troops from the Conflict to the garrison; as a cost, at least `least`
    must retreat."""
    return Effect(fx.RETREAT, up_to, 0, least)


def deploy(up_to: int = fx.ANY_NUMBER, may: bool = False) -> Effect:
    """Return an effect: deploy up to `up_to` troops from the garrison to the Conflict. With `may`, for cards that print
    "may", the player can skip it."""
    return Effect(fx.DEPLOY, up_to, 1 if may else 0)


def combat_icon() -> Effect:
    """Return an effect: let the player deploy units this turn as if the Agent had been sent to a Combat space."""
    return node("combat_icon")


def deploy_supply(n: int) -> Effect:
    return Effect(fx.DEPLOY_SUPPLY, n)


def lose_troops(n: int, place: int) -> Effect:
    return Effect(fx.LOSE_TROOPS, n, place)


def when(cond: Cond, effect: Effect) -> Effect:
    return Effect(fx.WHEN, kids=(effect,), cond=cond)


def per(count: int | str, effect: Effect, of: int = 0) -> Effect:
    """Return an effect: apply `effect` once for each counted thing.

    `count` is one of `COUNTS` or the name of a module's count; `of` narrows the count, such as to one faction.
    """
    number = fx.COUNT_NUMBERS.number(count) if isinstance(count, str) else count
    return Effect(fx.PER, number, of, kids=(effect,))


def either(cond: Cond, effect: Effect, otherwise: Effect) -> Effect:
    """Return an effect: apply `effect` if the condition holds when the effect is resolved, and `otherwise` if it does
    not."""
    return Effect(fx.OPS.number("either"), kids=(effect, otherwise), cond=cond)


def choose(how_many: int, *options: Effect) -> Effect:
    """Return an effect: choose `how_many` different effects among `options`; the player names all of them before any is
    resolved."""
    return Effect(fx.CHOOSE, how_many, kids=options)


def may(effect: Effect) -> Effect:
    """Return the same effect as an optional one, for pieces that print "you may"."""
    effect.optional = True
    return effect


def lines(*kids: Effect) -> Effect:
    """Return an effect: resolve the separately printed lines `kids` one by one, in any order; a line with an arrow may
    be skipped as long as one line is used."""
    return node("lines", 0, 0, 0, *kids)


def then(first: Effect, second: Effect) -> Effect:
    """Return an effect: do `first` and, once it is done, `second`; both are compulsory."""
    return node("then", 0, 0, 0, first, second)


def each_opponent(effect: Effect) -> Effect:
    """Return an effect: apply `effect` to each opponent, clockwise from the player's left. An opponent who cannot do it
    skips it, and may decline an arrow."""
    return Effect(fx.EACH_OPPONENT, kids=(offered(effect),))


def offered(effect: Effect) -> Effect:
    """Return the effect with each arrow in it turned into a choice between the arrow and nothing.

    For effects that no menu offers: those of an opponent, and rewards gained at once.
    """
    if effect.op == fx.ARROW:
        return Effect(fx.CHOOSE, 1, kids=(effect, nothing()))
    if effect.op in (fx.ALL, fx.WHEN):
        return Effect(effect.op, kids=tuple(offered(kid) for kid in effect.kids), cond=effect.cond)
    return effect


def foldspace() -> Effect:
    return Effect(fx.FOLDSPACE)


def steal_intrigue() -> Effect:
    return Effect(fx.STEAL_INTRIGUE)


def mentat() -> Effect:
    return Effect(fx.MENTAT)


def swordmaster() -> Effect:
    return Effect(fx.SWORDMASTER)


def council_seat() -> Effect:
    return Effect(fx.COUNCIL_SEAT)


def control(space: str) -> Effect:
    return Effect(fx.CONTROL, name=space)


def recall_agent(another: bool = False) -> Effect:
    """Return an effect: recall one of the player's Agents; with `another`, not the Agent sent this turn."""
    return Effect(fx.RECALL_AGENT, 1 if another else 0)


def recall_sent_agent() -> Effect:
    """Return an effect: offer to recall the Agent that was sent this turn."""
    return node("recall_sent_agent", optional=True)


def signet() -> Effect:
    return Effect(fx.SIGNET)


def harvest(base: int) -> Effect:
    return Effect(fx.HARVEST, base)


def sell_melange() -> Effect:
    return Effect(fx.SELL_MELANGE)


def acquire(max_cost: int, to_deck_top: bool = False, to_hand_if: Cond | None = None) -> Effect:
    """Return an effect: acquire a card with a cost of at most `max_cost`. It goes to the discard pile; with
    `to_deck_top`, on top of the deck; with `to_hand_if`, to the hand if that condition holds."""
    place = fx.TO_DECK if to_deck_top else fx.TO_DISCARD if to_hand_if is None else fx.TO_HAND
    return Effect(fx.ACQUIRE, max_cost, place, cond=to_hand_if)


def may_acquire_for_solari() -> Effect:
    """Return an effect: offer to acquire a card for its cost in Solari and to put it into the hand."""
    return Effect(fx.ACQUIRE, fx.ANY_NUMBER, fx.TO_HAND, 1, optional=True)


def fetch(faction: int) -> Effect:
    """Return an effect: take one card of the faction from the player's own discard pile into the hand."""
    return Effect(fx.FETCH, faction)


def in_reveal_turn(effect: Effect) -> Effect:
    """Return an effect: apply `effect` in this round's Reveal turn; the Intrigue card with it stays face up until then
    (IMP-13.7)."""
    return Effect(fx.IN_REVEAL_TURN, kids=(effect,))


def may_put_acquired_on_deck() -> Effect:
    return Effect(fx.TOPDECK)


def space_influence(n: int) -> Effect:
    """Return an effect: the faction space that this turn's Agent uses gives `n` Influence instead of 1."""
    return Effect(fx.SPACE_INFLUENCE, n)


def discount(card: str, n: int) -> Effect:
    """Return an effect: every copy of the card named `card` costs `n` less this turn."""
    return Effect(fx.DISCOUNT, n, name=card)


def hook(name: str) -> Effect:
    return Effect(fx.HOOK, fx.HOOK_NUMBERS.number(name), name=name)


def gain_icons(cond: Cond, *icons: int) -> Effect:
    """Return an effect: the card with this effect also has these Agent icons while the condition holds."""
    return Effect(fx.OPS.number("gain_icons"), sum(1 << icon for icon in icons), cond=cond)


def return_self() -> Effect:
    """Return an effect: the card with this effect goes back from play to the hand."""
    return node("return_self")


def trash_intrigue(n: int = 1) -> Effect:
    """Return an effect: trash `n` held Intrigue cards of the player's choice; they leave the game."""
    return node("trash_intrigue", n)


def discard_intrigue(n: int = 1) -> Effect:
    """Return an effect: discard `n` held Intrigue cards of the player's choice to the Intrigue discard pile."""
    return node("discard_intrigue", n)


def each_acquired(effect: Effect) -> Effect:
    """Return an effect: apply `effect` for every card acquired from now on in this Reveal turn."""
    return node("each_acquired", 0, 0, 0, effect)


def per_revealed_of(faction: int, effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each card of the faction that the player revealed this turn, including
    the card with this effect."""
    return per("revealed_of", effect, of=faction)


def per_other_revealed_with_swords(effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each card revealed this turn that gave swords, not counting the card
    with this effect."""
    return per("other_revealed_with_swords", effect)


# --- conditions --------------------------------------------------------------------------
def condition(name: str, a: int = 0, b: int = 0, piece: str = "") -> Cond:
    """Return a condition of the kind `name`, which a module declares; the kind defines the meaning of `a` and `b`, and
    `piece` is the piece that the condition refers to."""
    return Cond(fx.COND_OPS.number(name), a, b, piece)


def paid_at_least(n: int) -> Cond:
    """The condition that the player paid at least `n` for this turn's space, for spaces where the player chooses the
    amount."""
    return condition("paid_at_least", n)


def anybody_has_swordmaster() -> Cond:
    return condition("anybody_has_swordmaster")


def influence_at_least(faction: int, n: int) -> Cond:
    return Cond(fx.IF_INFLUENCE, faction, n)


def alliance(faction: int = fx.ANY) -> Cond:
    return Cond(fx.IF_ALLIANCE, faction)


def bond(faction: int) -> Cond:
    """The condition that another of the player's cards of the faction is in play (IMP-15.6)."""
    return Cond(fx.IF_BOND, faction)


def has_council_seat() -> Cond:
    return Cond(fx.IF_COUNCIL)


def mentat_home() -> Cond:
    return Cond(fx.IF_MENTAT_HOME)


def deck_not_empty() -> Cond:
    return Cond(fx.IF_DECK)


def opponent_in_conflict() -> Cond:
    return Cond(fx.IF_OPPONENT_IN_CONFLICT)


def agent_on_board() -> Cond:
    return Cond(fx.IF_AGENT_ON_BOARD)


def copies_at_least(card: str, n: int) -> Cond:
    return Cond(fx.IF_COPIES, n, name=card)


def most_copies(card: str) -> Cond:
    return Cond(fx.IF_MOST_COPIES, name=card)


def tracks_at_least(tracks: int, level: int) -> Cond:
    return Cond(fx.IF_TRACKS, tracks, level)


def sent_to_maker() -> Cond:
    """The condition that this turn's Agent went to a Maker space."""
    return condition("sent_to_maker")


def sent_to_faction() -> Cond:
    """The condition that this turn's Agent went to a faction space."""
    return condition("sent_to_faction")


def most_troops() -> Cond:
    """The condition that the player has more troops in the Conflict than each opponent."""
    return condition("most_troops")


def spice_at_least(n: int) -> Cond:
    return condition("spice_at_least", n)


def discarded(faction: int) -> Cond:
    """The condition that the card discarded as the cost of this effect belongs to the faction."""
    return condition("discarded", faction)


def deck_at_least(n: int) -> Cond:
    """The condition that the player's own deck has at least `n` cards; the discard pile is not shuffled into it for
    this."""
    return condition("deck_at_least", n)


def has_swordmaster() -> Cond:
    return condition("has_swordmaster")


def shadow_alliance(n: int) -> Cond:
    """The condition that the player has at least `n` influence with a faction whose Alliance an opponent holds."""
    return condition("shadow_alliance", n)


def units_at_least(n: int) -> Cond:
    """The condition that the player has at least `n` units in the Conflict, of any sort."""
    return condition("units_at_least", n)


def entered_at_least(n: int) -> Cond:
    """The condition that at least `n` of the player's units have entered the Conflict this turn."""
    return condition("entered_at_least", n)
