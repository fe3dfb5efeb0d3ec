"""How much a seat likes each of its options: one step ahead, from the price of effects and the position.

The bots' first instinct: `greedy` plays the best score, `search` takes the scores as its prior. Works on
a full state or on what a view shows. A score is in the coin of `judgement`; only differences matter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.judgement import (
    ACQUIRE_WORTH,
    CARD_WORTH,
    POINT,
    Worth,
    best_deployment,
    conflict_worth,
    likely_strength,
)
from sandtable.imperium.judge.prospects import chances
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import COMBAT, ENDGAME, PLOT
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces, reachable
from sandtable.imperium.rules.catalog import (
    CARD_COST,
    CARDS,
    INTRIGUE,
    IS_STARTING,
    LEADERS,
    NODES,
)
from sandtable.imperium.rules.combat import placings
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.intrigue import effect_of
from sandtable.imperium.rules.questions import TWIN
from sandtable.imperium.rules.reveal import price_of
from sandtable.imperium.rules.state import REVEAL_TURN, Frame, State
from sandtable.imperium.rules.words import (
    ABILITY,
    ACQUIRE_ASIDE,
    AGENT_READY,
    DONE,
    NONE,
    NUMBER_0,
    OPTION_0,
    PASS,
    SEAT_0,
    TROOP,
    W_ACQUIRE,
    W_BOX,
    W_CARD,
    W_DEPLOY,
    W_DISCARD,
    W_INTRIGUE,
    YES,
)

__all__ = ["best", "chances", "horizon", "play_on", "scores"]

_Scores = Callable[[State, Frame, list[int]], list[float]]

# In a menu everything open is done before the turn ends, in this order: play what helps, learn
# something, decide, deploy, and only then stop.
_FIRST: Final = 200.0
_OPEN: Final = 100.0
_BUY: Final = 50.0
_MOVE: Final = 20.0
_NEVER: Final = -30.0  # worse than any way to end a turn

# Plot cards that bring nothing by themselves and open spaces to the card played after them.
_ENVOY: Final = next(kind for kind, card in enumerate(INTRIGUE) if card.id == "dispatch_an_envoy")
_INFILTRATE: Final = next(kind for kind, card in enumerate(INTRIGUE) if card.id == "infiltrate")

# Which leaders the draft prefers, a little.
_LEADER_LIKING: Final = {"duke_leto_atreides": 1.0, "glossu_rabban": 0.8, "earl_memnon_thorvald": 0.6}


def combat_room(s: State, w: Worth, card: int, space: int) -> float:
    """What the chance to deploy on this turn is worth."""
    p = w.p
    recruits = 0
    for part in CARDS[card].agent.parts():
        if part.op == fx.RECRUIT:
            recruits += part.a
    room = min(p.garrison, 2) + recruits
    if not room:
        return 0.0
    n = best_deployment(w, room)
    if not n:
        return 0.3
    return (
        conflict_worth(w, p.conflict + n, 0.0) - conflict_worth(w, p.conflict, 0.0) - w.rates[rate.DEPLOY] * n * w.troop
    )


def pair_scores(s: State, w: Worth, card: int, mask: int) -> list[tuple[float, int]]:
    """Score of each space in the mask for this card."""
    box = w.agent_box(card)
    shown = w.reveal_box(card)
    out = []
    space = 0
    room = -1.0
    while mask:
        if mask & 1:
            worth = w.space(space, card) + box
            if (s.rules.combat_spaces >> space) & 1:
                if room < 0.0:
                    room = combat_room(s, w, card, space)
                worth += room
            out.append((worth - shown, space))
        mask >>= 1
        space += 1
    return out


# --- turns -------------------------------------------------------------------------------
def turn_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    seat = frame[1]
    w = Worth(s, seat)
    payable = payable_spaces(s, seat)
    blocked = blocked_spaces(s, seat)
    reveal = w.rates[rate.REVEAL]
    scores = []
    best = reveal
    for option in options:
        sort = s.rules.sort[option]
        if sort == W_CARD:
            pairs = pair_scores(s, w, s.rules.kind[option], reachable(s, s.rules.kind[option], payable, blocked))
            scores.append(max(pairs)[0] if pairs else -5.0)
            best = max(best, scores[-1])
        elif sort == W_INTRIGUE:
            scores.append(plot_score(w, s.rules.kind[option]))
        else:
            scores.append(_ability_score(w) if option == ABILITY else reveal)
    for at, option in enumerate(options):
        if s.rules.sort[option] == W_INTRIGUE and s.rules.kind[option] in (_ENVOY, _INFILTRATE):
            if best_opened(s, w, s.rules.kind[option], payable, blocked) > best + w.rates[rate.KEEP_PLOT]:
                scores[at] = _FIRST
    return scores


def best_opened(s: State, w: Worth, plot: int, payable: int, blocked: int) -> float:
    """The best card and space after this Plot card: every faction has its icon, or nobody else stands in the way."""
    if not w.p.agents:
        return _NEVER
    icons = s.rules.faction_icon_spaces if s.envoy or plot == _ENVOY else 0
    if plot == _INFILTRATE:
        blocked = 0
        for space in w.p.agents_at:
            blocked |= 1 << space
    best = _NEVER
    for card in w.p.hand:
        for score, _ in pair_scores(s, w, card, (s.rules.card_spaces[card] | icons) & payable & ~blocked):
            best = max(best, score)
    return best


def space_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    mask = 0
    for option in options:
        mask |= 1 << s.rules.kind[option]
    by_space = {space: score for score, space in pair_scores(s, w, frame[2], mask)}
    return [by_space[s.rules.kind[option]] for option in options]


def plot_score(w: Worth, kind: int) -> float:
    """Play a Plot card when it brings clearly more than keeping it."""
    card = INTRIGUE[kind]
    gain = w.of(effect_of(kind, PLOT)) - w.cost(card.cost)
    hook = ""
    for part in card.effect.parts():
        if part.op == fx.HOOK:
            hook = part.name
    if kind in (_ENVOY, _INFILTRATE):
        return _NEVER  # unless what they open is worth it: `turn_scores`
    if hook == "double_cross":
        gain = 4.5 - w.cost(card.cost)
    if card.effect.op == fx.IN_REVEAL_TURN:
        return _FIRST + gain if w.s.turn_kind == REVEAL_TURN else _NEVER
    if card.effect.op == fx.DEPLOY:
        n = best_deployment(w, w.p.garrison)
        return _FIRST if n >= 2 else _NEVER
    if card.effect.op == fx.RECALL_AGENT:
        return _FIRST if not w.p.agents and len(w.p.hand) > 1 else _NEVER
    keep = w.rates[rate.KEEP_PLOT] if w.left >= 0.5 else 0.0
    return _FIRST + gain if gain > keep else _NEVER + gain


def menu_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    seat = frame[1]
    w = Worth(s, seat)
    scores = []
    deploy = -1
    for option in options:
        sort = s.rules.sort[option]
        if sort == W_BOX:
            scores.append(_box_score(s, w, option))
        elif sort == W_DEPLOY:
            if deploy < 0:
                deploy = best_deployment(w, min(s.allowance, w.p.garrison))
            scores.append(_MOVE if s.rules.kind[option] == deploy else -5.0 - abs(s.rules.kind[option] - deploy))
        elif sort == W_ACQUIRE:
            scores.append(_buy_score(s, w, option))
        elif sort == W_INTRIGUE:
            scores.append(plot_score(w, s.rules.kind[option]))
        elif option == ABILITY:
            scores.append(_ability_score(w))
        else:
            scores.append(0.0)  # end
    return scores


def _ability_score(w: Worth) -> float:
    """Masterstroke works once: when it scores, or before it is too late."""
    gain = sum(w.influence(f, 1) for f in range(len(w.p.influence)) if (w.p.tokens >> f) & 1)
    return _OPEN if gain >= 8.0 or w.left < 2.0 else _NEVER


def _box_score(s: State, w: Worth, word: int) -> float:
    """Draws first, since they show what else to do; what may be left undone only if it pays."""
    best = -1.0
    for other, part in s.todo:
        if other != word:
            continue
        node = NODES[part]
        if node.op in (fx.DRAW, fx.INTRIGUE):
            return _OPEN + 20.0
        if not node.optional:
            best = max(best, _OPEN)
        elif node.op in (fx.DEPLOY, fx.RETREAT):
            # "any number": worth asking only when some number helps
            if node.op == fx.DEPLOY and best_deployment(w, min(node.a, w.p.garrison)) > 0:
                best = max(best, _MOVE + 1.0)
        elif node.op == fx.TRASH:
            if w.left >= 1.0 and (any(IS_STARTING[k] for k in w.p.hand + w.p.discard + w.p.play)):
                best = max(best, _OPEN - 10.0)
        elif w.of(node) > 0.3:
            best = max(best, _OPEN - 5.0 + w.of(node))
    return best


def _buy_score(s: State, w: Worth, option: int) -> float:
    aside = option == ACQUIRE_ASIDE
    kind = w.p.aside if aside else s.rules.kind[option]
    cost = CARD_COST[kind] - 1 if aside else price_of(s, kind)
    worth = w.card(kind) + ACQUIRE_WORTH[kind] * (POINT / 8.0)
    if worth < w.rates[rate.BUY_LEAST] and w.left >= 1.0:
        return -1.0
    # Dear cards first: what is left over still buys the cheap ones.
    return _BUY + worth + 0.2 * cost


# --- smaller questions -------------------------------------------------------------------
def option_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    kids = NODES[frame[2]].kids
    return [_branch(w, kids[option - OPTION_0]) for option in options]


def _branch(w: Worth, node: Effect) -> float:
    if node.op == fx.SWORDS:
        p = w.p
        if not p.conflict and not (w.s.turn_kind == REVEAL_TURN and w.s.allowance):
            return 0.0
        now = conflict_worth(w, p.conflict, 0.0)
        return max(conflict_worth(w, p.conflict, float(node.a)) - now, 0.1)
    return w.of(node)


def part_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [float(-i) for i in range(len(options))]


def faction_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    steps = 1
    if frame[2] >= 0 and NODES[frame[2]].op == fx.INFLUENCE:
        steps = NODES[frame[2]].b
    return [w.influence(s.rules.kind[option], steps) for option in options]


def lose_influence_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """What is lost; two steps of any faction usually follow."""
    w = Worth(s, frame[1])
    scores = []
    for option in options:
        scores.append(-w.fall(s.rules.kind[option]))
    return scores


def rival_faction_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """For a Rival the player picks what helps it least."""
    w = Worth(s, frame[4] & 15)
    return [-w.influence(s.rules.kind[option], 1) for option in options]


def rival_option_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[4] & 15)
    kids = NODES[frame[2]].kids
    return [-w.of(kids[option - OPTION_0]) for option in options]


def rival_pay_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [-1.0 if option == YES else 0.0 for option in options]


def trash_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """The weakest card; nothing if all are good. A card in hand is still to be used this round."""
    w = Worth(s, frame[1])
    scores = []
    for option in options:
        if option == NONE:
            scores.append(0.0)
            continue
        kind = s.turn_card if option == TWIN else s.rules.kind[option]
        score = 2.2 - CARD_WORTH[kind]
        if CARDS[kind].on_trash.op != fx.NOTHING:
            score += 4.0
        if s.rules.sort[option] == W_CARD:
            score -= 0.6 * w.reveal_box(kind)
        elif s.rules.sort[option] == W_DISCARD or option == TWIN:  # the card of the turn may still do something
            score += 0.1
        scores.append(score if w.left >= 1.0 else score - 2.0)
    return scores


def discard_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    return [-w.reveal_box(s.rules.kind[option]) - 0.3 * CARD_WORTH[s.rules.kind[option]] for option in options]


def ordeal_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    scores = []
    for option in options:
        if option == TROOP:
            troops = w.p.conflict
            scores.append(conflict_worth(w, troops - 1, 0.0) - conflict_worth(w, troops, 0.0) - 0.5)
        else:
            scores.append(-w.reveal_box(s.rules.kind[option]) - 0.3 * CARD_WORTH[s.rules.kind[option]])
    return scores


def number_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    node = NODES[frame[2]]
    if node.op == fx.DEPLOY:
        best = best_deployment(w, frame[3])
        return [-abs(option - NUMBER_0 - best) * 1.0 for option in options]
    # Retreat: what the Conflict loses against troops kept.
    now = w.p.conflict
    return [conflict_worth(w, now - (o - NUMBER_0), 0.0) + (o - NUMBER_0) * w.troop * 0.8 for o in options]


def melange_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    return [(2 * (o - NUMBER_0) + 2) * w.solari - (o - NUMBER_0) * w.spice for o in options]


def card_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """Taking a card: acquire, set aside, fetch."""
    w = Worth(s, frame[1])
    scores = []
    for option in options:
        kind = w.p.aside if option == ACQUIRE_ASIDE else s.rules.kind[option]
        scores.append(w.card(kind) + ACQUIRE_WORTH[kind])
    return scores


def yes_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [1.0 if option == YES else 0.0 for option in options]


def no_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [0.0 if option == YES else 1.0 for option in options]


def peek_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    top = s.players[frame[1]].deck[-1]
    bad = top >= 0 and CARD_WORTH[top] < 1.6
    return [0.0, 1.0] if bad else [1.0, 0.0]


def voice_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """A space the next player would like."""
    other = (frame[1] + 1) % len(s.players)
    if s.players[other].rival:
        return [0.0] * len(options)
    w = Worth(s, other)
    return [w.space(s.rules.kind[option], 0) for option in options]


def recall_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """Not from where it still does something."""
    return [-1.0 if s.rules.spaces[s.rules.kind[option]].reveal_persuasion else 0.0 for option in options]


def agent_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [0.0 if option == AGENT_READY else 1.0 for option in options]


def victim_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [likely_strength(s, s.players[option - SEAT_0], False) for option in options]


def ally_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [-float(s.players[option - SEAT_0].vp) for option in options]


def leader_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [_LEADER_LIKING.get(LEADERS[s.rules.kind[option]].id, 0.0) for option in options]


def tokens_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [1.0 if s.rules.kind[option] in (fx.BENE, fx.FREMEN) else 0.5 for option in options]


# --- Intrigue in other windows -----------------------------------------------------------
def combat_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    """Play what changes the reward, the cheapest that does; else keep it."""
    seat = frame[1]
    w = Worth(s, seat)
    strengths = [p.strength() for p in s.players]
    third = len(s.players) >= 4
    now = _reward_at(w, placings(strengths, third, s.ties_third)[seat])
    scores = []
    for option in options:
        if option in (PASS, DONE):
            scores.append(0.0)
            continue
        card = INTRIGUE[s.rules.kind[option]]
        swords = 0
        worth = 0.0
        for part in effect_of(s.rules.kind[option], COMBAT).parts():
            if part.op == fx.SWORDS:
                swords += part.a
            elif part.op == fx.CHOOSE:
                swords += max(kid.a for kid in part.kids if kid.op == fx.SWORDS)
            else:
                worth += w.of(part)
        after = strengths[:]
        after[seat] += swords
        if card.cost.op == fx.LOSE_TROOPS:
            after[seat] -= 2 * card.cost.a
        gain = _reward_at(w, placings(after, third, s.ties_third)[seat]) - now + worth
        keep = 1.0 + w.cost(card.cost) if card.cost.op == fx.PAY else 1.0
        scores.append(gain - keep - 0.05 * swords)
    return scores


def _reward_at(w: Worth, place: int) -> float:
    return w.reward(place) if place else 0.0


def won_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    return [0.0 if option == PASS else 1.0 for option in options]


def endgame_scores(s: State, frame: Frame, options: list[int]) -> list[float]:
    w = Worth(s, frame[1])
    return [0.0 if o == PASS else 0.1 + w.of(effect_of(s.rules.kind[o], ENDGAME)) for o in options]


_SCORES: Final[dict[int, _Scores]] = {
    frames.ASK_LEADER: leader_scores,
    frames.ASK_TOKENS: tokens_scores,
    frames.ASK_DEFEND: yes_scores,
    frames.ASK_TURN: turn_scores,
    frames.ASK_AGENT: agent_scores,
    frames.ASK_SPACE: space_scores,
    frames.ASK_MELANGE: melange_scores,
    frames.ASK_FIGURE: no_scores,  # the Mentat last: it can still go anywhere
    frames.ASK_MENU: menu_scores,
    frames.ASK_PART: part_scores,
    frames.ASK_OPTION: option_scores,
    frames.ASK_FACTION: faction_scores,
    frames.ASK_LOSE_INFLUENCE: lose_influence_scores,
    frames.ASK_TRASH: trash_scores,
    frames.ASK_DISCARD: discard_scores,
    frames.ASK_NUMBER: number_scores,
    frames.ASK_ACQUIRE: card_scores,
    frames.ASK_DECK_TOP: yes_scores,
    frames.ASK_FETCH: card_scores,
    frames.ASK_RECALL: recall_scores,
    frames.ASK_VOICE: voice_scores,
    frames.ASK_ASIDE: card_scores,
    frames.ASK_PEEK: peek_scores,
    frames.ASK_PASS_TURN: no_scores,
    frames.ASK_VICTIM: victim_scores,
    frames.ASK_ORDEAL: ordeal_scores,
    frames.ASK_ALLY: ally_scores,
    frames.ASK_COMBAT: combat_scores,
    frames.ASK_WON: won_scores,
    frames.ASK_ENDGAME: endgame_scores,
    frames.ASK_REWARD_PART: part_scores,
    frames.ASK_RIVAL_FACTION: rival_faction_scores,
    frames.ASK_RIVAL_PAY: rival_pay_scores,
    frames.ASK_RIVAL_OPTION: rival_option_scores,
}


def scores(s: State, seat: int, options: list[int]) -> list[float]:
    """How much the seat that is asked likes each option."""
    frame = s.stack[-1]
    return _SCORES[frame[0]](s, frame, options)


def best(s: State, seat: int, options: list[int]) -> int:
    """The option it likes best, the first of equals."""
    if len(options) == 1:
        return options[0]
    liked = scores(s, seat, options)
    top = 0
    for i in range(1, len(options)):
        if liked[i] > liked[top]:
            top = i
    return options[top]


def horizon(s: State, ahead: int) -> int:
    """The last round that a search plays out, of so many from this one on."""
    return s.round + ahead - 1


def play_on(game: Game, seat: int, until: int) -> bool:
    """Everybody plays what they like best, up to where this seat has a choice: True. NOBODY plays on regardless.

    False if the game ends before that, or the round after `until` begins.
    """
    while game.stack and game.round <= until:
        options = game.open_options()
        if len(options) == 1:
            game.take(options[0])
        elif game.stack[-1][1] == seat:
            return True
        else:
            game.take(best(game, game.stack[-1][1], options))
    return False
