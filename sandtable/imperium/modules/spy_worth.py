"""The worth of Spies to a seat, for bots: the options that a post gives, as far as the position shows.

A Spy draws a card once the seat goes to a space it watches (UPR-10.6). Before that it may open such a space to a card
with the Spy icon (UPR-7.2), or admit an Agent beside another player's (UPR-10.5). Effects are compared only by the card
and by the number of spaces that a post has (`likely_worth`), because the worth of a space depends on its effects, which
may place Spies too. The choice of a Spy also weighs what those spaces are worth to the seat (`post_worth`).
"""

from __future__ import annotations

from math import pow
from typing import TYPE_CHECKING, Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.language.effects import SPY
from sandtable.imperium.modules.spy_posts import in_supply, movable, open_posts, posts_of, spies_of, watched, watching
from sandtable.imperium.rules.board import blocked_spaces, others_in_the_way, payable_spaces
from sandtable.imperium.rules.catalog import CARDS, follow
from sandtable.imperium.rules.rounds import AGENTS
from sandtable.imperium.rules.state import HIDDEN, State

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

SPY_ICON: Final[list[bool]] = []  # index: kind of card


def _grow() -> None:
    for card in CARDS[len(SPY_ICON) :]:
        SPY_ICON.append(SPY in card.icons)


follow(_grow)

# An estimate for prices, which ignore the position: most Spies draw their card before the game ends.
CARDS_OF_A_SPY: Final = 0.75


def chance_to_visit(w: Worth, share: float) -> float:
    """Return the chance (0 to 1) that at least one of the Agents that the seat can still send in this game goes to
    certain spaces; `share` is the share of all Agents that these spaces attract."""
    to_send = w.p.agents + w.left * (AGENTS + int(w.p.swordmaster))
    return 1.0 - pow(1.0 - share, to_send)


# --- worth of effects --------------------------------------------------------------------
def likely_worth(w: Worth, post: int) -> float:
    """Return the worth of a Spy on this post, estimated from the number of spaces that it watches as if all spaces were
    visited equally often."""
    return _watching_worth(w, posts_of(w.s.rules).spaces[post].bit_count())


def _watching_worth(w: Worth, spaces: int) -> float:
    return w.draw * chance_to_visit(w, spaces / len(w.s.rules.spaces))


def _ranked(w: Worth, posts: int) -> list[float]:
    """Return estimates of the worth of a Spy on each post in the bits `posts`, the highest first; they depend only on
    the numbers of spaces watched."""
    worths: list[float] = []
    for size, having in posts_of(w.s.rules).by_size:
        if posts & having:
            worths += [_watching_worth(w, size)] * (posts & having).bit_count()
    return worths


def _most_watched(w: Worth, posts: int) -> int:
    """Return the largest number of spaces that one of the posts in the bits `posts` watches; 0 without posts."""
    for size, having in posts_of(w.s.rules).by_size:
        if posts & having:
            return size
    return 0


def _least_watched(w: Worth, posts: int) -> int:
    """Return the smallest number of spaces that one of the posts in the bits `posts` watches; 0 without posts."""
    least = 0
    for size, having in posts_of(w.s.rules).by_size:
        if posts & having:
            least = size
    return least


def placing_worth(w: Worth, n: int, icons: int, how: int) -> float:
    """Return the worth of placing `n` Spies on the best posts that `icons` and `how` allow (see `open_posts`).

    With an empty supply, it is the gain from moving the Spy on the seat's worst post to the best open post.
    """
    s = w.s
    supply = in_supply(s, w.seat)
    posts = open_posts(s, w.seat, icons, how)
    if supply and n == 1:
        return w.rates[rate.SPY] * _watching_worth(w, _most_watched(w, posts)) if posts else 0.0
    if supply:
        return w.rates[rate.SPY] * sum(_ranked(w, posts)[: min(n, supply)])
    most = _most_watched(w, posts)
    least = _least_watched(w, movable(s, w.seat, icons, how)) if most else 0
    return _watching_worth(w, most) - _watching_worth(w, least) if least and most > least else 0.0


def recalling_loss(w: Worth, n: int) -> float:
    """Return the loss from recalling `n` Spies of the seat: the worth of its least valuable posts."""
    own = spies_of(w.s).at[w.seat]
    if n == 1:
        least = _least_watched(w, own)
        return _watching_worth(w, least) if least else 0.0
    return sum(_ranked(w, own)[-n:])


# --- choice of a post --------------------------------------------------------------------
def posts_worth(w: Worth, posts: list[int]) -> list[float]:
    """Return for each of these posts the worth of a Spy of the seat there: the chance to draw a card by it, which grows
    with the share of the worth of all spaces that the post watches, and what it opens this round."""
    return _shares_worth(w, posts, opened_by(w, posts))


def _shares_worth(w: Worth, posts: list[int], opening: list[float]) -> list[float]:
    card = w.s.rules.starting_deck[0]
    everywhere = 0.0
    for space in range(len(w.s.rules.spaces)):
        everywhere += max(w.space(space, card), 0.0)
    out: list[float] = []
    for i, post in enumerate(posts):
        share = _there(w, post) / everywhere if everywhere > 0.0 else 0.0
        out.append(w.draw * chance_to_visit(w, share) + opening[i])
    return out


def _there(w: Worth, post: int) -> float:
    """Return the total worth of visits to the spaces that a post watches, if a card without an effect of its own sends
    the Agent."""
    card = w.s.rules.starting_deck[0]
    there = 0.0
    watched = posts_of(w.s.rules).spaces[post]
    space = 0
    while watched:
        if watched & 1:
            there += max(w.space(space, card), 0.0)
        watched >>= 1
        space += 1
    return there


def posts_compared(w: Worth, posts: list[int]) -> list[float]:
    """Return for each of these posts a number that ranks it as `posts_worth` would but is quicker to compute, for
    callers that only need the best post.

    If no post opens a space this round, the best one is that with the most valuable spaces, and the other spaces of the
    board need no estimate.
    """
    opening = opened_by(w, posts)
    if max(opening, default=0.0) > 0.0:
        return _shares_worth(w, posts, opening)
    if not w.p.agents and w.left == 0.0:
        return opening  # no Agent will go anywhere
    return [_there(w, post) for post in posts]


def post_worth(w: Worth, post: int) -> float:
    return posts_worth(w, [post])[0]


def opened_by(w: Worth, posts: list[int]) -> list[float]:
    """Return for each of these posts the gain from the spaces that a Spy there opens this round.

    The gain is the worth of the best space that becomes reachable, past an Agent or for a card with the Spy icon, less
    the worth of the best space that the hand reaches without the Spy.
    """
    if not w.p.agents or w.p.revealed:
        return [0.0] * len(posts)
    payable = payable_spaces(w.s, w.seat)
    closed = others_in_the_way(w.s, w.seat)
    free = payable & ~blocked_spaces(w.s, w.seat)
    spaces = posts_of(w.s.rules).spaces
    return [_opened(w, spaces[post] & payable, closed, free) for post in posts]


def _opened(w: Worth, by_post: int, closed: int, free: int) -> float:
    s = w.s
    free &= ~(by_post & closed)
    for space in w.p.agents_at:
        by_post &= ~(1 << space)
    opened = 0.0
    for card in w.p.hand:
        if card != HIDDEN:
            icons = s.rules.card_spaces[card]
            further = by_post if SPY_ICON[card] else by_post & icons & closed
            opened = max(opened, _best_of(w, card, further & ~(icons & free)))
    if opened == 0.0:  # the usual case: the spaces reached without the Spy need not be judged
        return 0.0
    best = 0.0
    for card in w.p.hand:
        if card != HIDDEN:
            best = max(best, _best_of(w, card, s.rules.card_spaces[card] & free))
    return opened - best if opened > best else 0.0


def _best_of(w: Worth, card: int, spaces: int) -> float:
    """Return the worth of visiting the best of the spaces in the bits `spaces` with this card; at least 0."""
    best = 0.0
    space = 0
    while spaces:
        if spaces & 1:
            best = max(best, w.space(space, card))
        spaces >>= 1
        space += 1
    return best


def visit_worth(w: Worth, space: int) -> float:
    """Return how much the seat's own Spies add to the worth of a visit to this space: a Spy there may be recalled to
    draw a card, but one is lost if it has to infiltrate."""
    watchers = watching(w.s, w.seat, space)
    if not watchers:
        return 0.0
    missed = recalling_loss(w, 1)
    card = max(w.draw - missed, 0.0)
    if (others_in_the_way(w.s, w.seat) >> space) & 1:
        return (card if watchers & (watchers - 1) else 0.0) - missed
    return card


class SpyWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        return [float(spies_of(s).at[seat].bit_count())]

    def visited_for(self, s: State, seat: int) -> int:
        return watched(s, seat)

    def visit_worth(self, w: Worth, space: int) -> float:
        return visit_worth(w, space)


judged("spies", SpyWorth())
