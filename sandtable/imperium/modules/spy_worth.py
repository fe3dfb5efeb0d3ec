"""What Spies are worth to a seat, for bots: what a post would let it do, as far as the position says.

A Spy brings a card once the seat goes to a space it watches (UPR-10.6); before that it may open such a space to a card
with the Spy icon (UPR-7.2), or let an Agent in where another stands (UPR-10.5). Effects are compared by the first alone
and by how many spaces a post has (`likely_worth`): what spaces are worth depends on their effects, Spies among them.
Where a Spy is chosen, what those spaces are worth to the seat counts too (`post_worth`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.language.effects import SPY
from sandtable.imperium.modules.spy_posts import in_supply, movable, open_posts, posts_in, spies_of, watching
from sandtable.imperium.rules.board import blocked_spaces, others_in_the_way, payable_spaces
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.rounds import AGENTS
from sandtable.imperium.rules.state import HIDDEN

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

# As far as a price knows, which does not look at the table: most Spies bring their card before the game is over.
CARDS_OF_A_SPY: Final = 0.75


def chance_to_visit(w: Worth, share: float) -> float:
    """How likely one of the Agents still to be sent goes to spaces that draw this share of them."""
    to_send = w.p.agents + w.left * (AGENTS + int(w.p.swordmaster))
    missed: float = (1.0 - share) ** to_send
    return 1.0 - missed


# --- for effects -------------------------------------------------------------------------
def likely_worth(w: Worth, post: int) -> float:
    """What a Spy on this post is worth if all spaces are visited alike."""
    return _watching_worth(w, w.s.rules.post_spaces[post].bit_count())


def _watching_worth(w: Worth, spaces: int) -> float:
    return w.draw * chance_to_visit(w, spaces / len(w.s.rules.spaces))


def _ranked(w: Worth, posts: int) -> list[float]:
    """What these posts are worth, the best first: by how many spaces each has."""
    sizes = sorted([w.s.rules.post_spaces[post].bit_count() for post in posts_in(posts)], reverse=True)
    worths: list[float] = []
    for i, size in enumerate(sizes):
        worths.append(worths[i - 1] if i and sizes[i - 1] == size else _watching_worth(w, size))
    return worths


def _most_watched(w: Worth, posts: int) -> int:
    """How many spaces the post has that has most."""
    most = 0
    for watched in w.s.rules.post_spaces:
        if posts & 1:
            most = max(most, watched.bit_count())
        posts >>= 1
    return most


def placing_worth(w: Worth, n: int, icons: int, how: int) -> float:
    """So many Spies on the best posts; without one in the supply, by how much the best post beats the worst own."""
    s = w.s
    supply = in_supply(s, w.seat)
    posts = open_posts(s, w.seat, icons, how)
    if supply and n == 1:
        return w.rates[rate.SPY] * _watching_worth(w, _most_watched(w, posts)) if posts else 0.0
    free = _ranked(w, posts)
    if supply:
        return w.rates[rate.SPY] * sum(free[: min(n, supply)])
    own = _ranked(w, movable(s, w.seat, icons, how))
    return free[0] - own[-1] if free and own and free[0] > own[-1] else 0.0


def recalling_loss(w: Worth, n: int) -> float:
    """The Spies that will be missed least."""
    own = _ranked(w, spies_of(w.s).at[w.seat])
    return sum(own[-n:])


# --- where a Spy is chosen ---------------------------------------------------------------
def posts_worth(w: Worth, posts: list[int]) -> list[float]:
    """What an own Spy on each of these posts is worth, by what its spaces are worth among all of the board."""
    s = w.s
    card = s.rules.starting_deck[0]
    everywhere = 0.0
    at: list[float] = []
    for space in range(len(s.rules.spaces)):
        worth = max(w.space(space, card), 0.0)
        everywhere += worth
        at.append(worth)
    opening = opened_by(w, posts)
    out: list[float] = []
    for i, post in enumerate(posts):
        there = 0.0
        watched = s.rules.post_spaces[post]
        space = 0
        while watched:
            if watched & 1:
                there += at[space]
            watched >>= 1
            space += 1
        share = there / everywhere if everywhere > 0.0 else 0.0
        out.append(w.draw * chance_to_visit(w, share) + opening[i])
    return out


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
    return [_opened(w, w.s.rules.post_spaces[post] & payable, closed, free) for post in posts]


def _opened(w: Worth, by_post: int, closed: int, free: int) -> float:
    s = w.s
    free &= ~(by_post & closed)
    best = 0.0
    opened = 0.0
    for card in w.p.hand:
        if card == HIDDEN:
            continue
        icons = s.rules.card_spaces[card]
        further = by_post & (s.rules.all_spaces if SPY in CARDS[card].icons else icons & closed)
        reached = icons & free
        either = reached | further
        space = 0
        while either >> space:
            if (reached >> space) & 1:
                best = max(best, w.space(space, card))
            elif (further >> space) & 1 and space not in w.p.agents_at:
                opened = max(opened, w.space(space, card))
            space += 1
    return opened - best if opened > best else 0.0


def visit_worth(w: Worth, space: int) -> float:
    """What the own Spies add to a visit: one is spent where another's Agent stands, one may bring a card."""
    watchers = watching(w.s, w.seat, space)
    if not watchers:
        return 0.0
    worth = 0.0
    left = watchers.bit_count()
    if (others_in_the_way(w.s, w.seat) >> space) & 1:
        worth -= recalling_loss(w, 1)
        left -= 1
    return worth + (max(w.draw - recalling_loss(w, 1), 0.0) if left else 0.0)
