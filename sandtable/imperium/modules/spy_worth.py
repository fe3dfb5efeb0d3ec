"""What Spies are worth to a seat, for bots: what a post would let it do, as far as the position says.

A Spy brings a card once the seat goes to a space it watches (UPR-10.6); before that it may open such a space to a card
with the Spy icon (UPR-7.2), or let an Agent in where another stands (UPR-10.5). Effects are compared by the first alone
and by how many spaces a post has (`likely_worth`): what spaces are worth depends on their effects, Spies among them.
Where a Spy is chosen, what those spaces are worth to the seat counts too (`post_worth`).
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

SPY_ICON: Final[list[bool]] = []  # by kind of card


def _grow() -> None:
    for card in CARDS[len(SPY_ICON) :]:
        SPY_ICON.append(SPY in card.icons)


follow(_grow)

# As far as a price knows, which does not look at the table: most Spies bring their card before the game is over.
CARDS_OF_A_SPY: Final = 0.75


def chance_to_visit(w: Worth, share: float) -> float:
    """How likely one of the Agents still to be sent goes to spaces that draw this share of them."""
    to_send = w.p.agents + w.left * (AGENTS + int(w.p.swordmaster))
    return 1.0 - pow(1.0 - share, to_send)


# --- for effects -------------------------------------------------------------------------
def likely_worth(w: Worth, post: int) -> float:
    """What a Spy on this post is worth if all spaces are visited alike."""
    return _watching_worth(w, posts_of(w.s.rules).spaces[post].bit_count())


def _watching_worth(w: Worth, spaces: int) -> float:
    return w.draw * chance_to_visit(w, spaces / len(w.s.rules.spaces))


def _ranked(w: Worth, posts: int) -> list[float]:
    """What these posts are worth, the best first: by how many spaces each has."""
    worths: list[float] = []
    for size, having in posts_of(w.s.rules).by_size:
        if posts & having:
            worths += [_watching_worth(w, size)] * (posts & having).bit_count()
    return worths


def _most_watched(w: Worth, posts: int) -> int:
    """How many spaces the post has that has most; 0 for none."""
    for size, having in posts_of(w.s.rules).by_size:
        if posts & having:
            return size
    return 0


def _least_watched(w: Worth, posts: int) -> int:
    """How many spaces the post has that has fewest; 0 for none."""
    least = 0
    for size, having in posts_of(w.s.rules).by_size:
        if posts & having:
            least = size
    return least


def placing_worth(w: Worth, n: int, icons: int, how: int) -> float:
    """So many Spies on the best posts; without one in the supply, by how much the best post beats the worst own."""
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
    """The Spies that will be missed least."""
    own = spies_of(w.s).at[w.seat]
    if n == 1:
        least = _least_watched(w, own)
        return _watching_worth(w, least) if least else 0.0
    return sum(_ranked(w, own)[-n:])


# --- where a Spy is chosen ---------------------------------------------------------------
def posts_worth(w: Worth, posts: list[int]) -> list[float]:
    """What an own Spy on each of these posts is worth, by what its spaces are worth among all of the board."""
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
    """What the spaces of a post are worth, each with a card that does nothing to it."""
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
    """Numbers in the order of `posts_worth`, for whoever wants the best post alone: where no post opens anything this
    round, it is the one whose spaces are worth most, and the others of the board need not be weighed."""
    opening = opened_by(w, posts)
    if max(opening, default=0.0) > 0.0:
        return _shares_worth(w, posts, opening)
    if not w.p.agents and w.left == 0.0:
        return opening  # no Agent will go anywhere
    return [_there(w, post) for post in posts]


def post_worth(w: Worth, post: int) -> float:
    return posts_worth(w, [post])[0]


def opened_by(w: Worth, posts: list[int]) -> list[float]:
    """By how much the best space that a Spy on each post opens this round, past an Agent or for a card with the Spy
    icon, is better than the best that the hand reaches without."""
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
    if opened == 0.0:  # as it mostly is: what the hand reaches without need not be weighed
        return 0.0
    best = 0.0
    for card in w.p.hand:
        if card != HIDDEN:
            best = max(best, _best_of(w, card, s.rules.card_spaces[card] & free))
    return opened - best if opened > best else 0.0


def _best_of(w: Worth, card: int, spaces: int) -> float:
    """What the best of these spaces is worth with this card, if it is worth anything."""
    best = 0.0
    space = 0
    while spaces:
        if spaces & 1:
            best = max(best, w.space(space, card))
        spaces >>= 1
        space += 1
    return best


def visit_worth(w: Worth, space: int) -> float:
    """What the own Spies add to a visit: one is spent where another's Agent stands, one may bring a card."""
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
