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
    share = w.s.rules.post_spaces[post].bit_count() / len(w.s.rules.spaces)
    return w.rates[rate.SPY] * w.draw * chance_to_visit(w, share)


def _ranked(w: Worth, posts: int) -> list[float]:
    """What these posts are worth, the best first."""
    return sorted([likely_worth(w, post) for post in posts_in(posts)], reverse=True)


def placing_worth(w: Worth, n: int, icons: int, how: int) -> float:
    """So many Spies on the best posts; without one in the supply, by how much the best post beats the worst own."""
    s = w.s
    supply = in_supply(s, w.seat)
    free = _ranked(w, open_posts(s, w.seat, icons, how))
    if supply:
        return sum(free[: min(n, supply)])
    own = _ranked(w, movable(s, w.seat, icons, how))
    return free[0] - own[-1] if free and own and free[0] > own[-1] else 0.0


def recalling_loss(w: Worth, n: int) -> float:
    """The Spies that will be missed least."""
    own = _ranked(w, spies_of(w.s).at[w.seat])
    return sum(own[-n:])


# --- where a Spy is chosen ---------------------------------------------------------------
def post_worth(w: Worth, post: int) -> float:
    """What an own Spy on this post is worth, by what its spaces are worth among all of the board."""
    s = w.s
    card = s.rules.starting_deck[0]
    everywhere = 0.0
    there = 0.0
    for space in range(len(s.rules.spaces)):
        worth = w.space(space, card)
        if worth > 0.0:
            everywhere += worth
            if (s.rules.post_spaces[post] >> space) & 1:
                there += worth
    share = there / everywhere if everywhere > 0.0 else 0.0
    return w.rates[rate.SPY] * w.draw * chance_to_visit(w, share) + opened_now(w, post)


def opened_now(w: Worth, post: int) -> float:
    """By how much the best space that a Spy here opens this round, past an Agent or for a card with the Spy icon, is
    better than the best that the hand reaches without."""
    s = w.s
    p = w.p
    if not p.agents or p.revealed:
        return 0.0
    payable = payable_spaces(s, w.seat)
    closed = others_in_the_way(s, w.seat)
    by_post = s.rules.post_spaces[post] & payable
    free = payable & ~blocked_spaces(s, w.seat) & ~(by_post & closed)
    best = 0.0
    opened = 0.0
    for card in p.hand:
        if card == HIDDEN:
            continue
        icons = s.rules.card_spaces[card]
        further = by_post & (s.rules.all_spaces if SPY in CARDS[card].icons else icons & closed)
        for space in range(len(s.rules.spaces)):
            if ((icons & free) >> space) & 1:
                best = max(best, w.space(space, card))
            elif (further >> space) & 1 and space not in p.agents_at:
                opened = max(opened, w.space(space, card))
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
