"""Spies of Rivals: their posts, and the scheme that the third Spy triggers (UPR-R8)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules.rivals.choices import priority_of
from sandtable.imperium.modules.spy_posts import SPIES, place, posts_in, posts_of, recall, spies_of
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import KIND_OF, RIVAL_SCHEME
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.state import State

SCHEME_SPIES: Final = SPIES  # the last Spy in the supply triggers the scheme (UPR-R8.6)


def faction_posts(s: State, seat: int) -> list[int]:
    """Return the posts connected to faction spaces, in the order of factions on the Rival card of this seat
    (UPR-R8.2)."""
    return [post for faction in priority_of(s, seat) for post in posts_in(posts_of(s.rules).by_icon[faction])]


def free_post(s: State, posts: list[int]) -> int:
    """Return the first of these posts on which no party has a Spy (UPR-R8.1), or -1 if there is none."""
    taken = 0
    for bits in spies_of(s).at:
        taken |= bits
    for post in posts:
        if not (taken >> post) & 1:
            return post
    return -1


def place_for_rival(s: State, seat: int, posts: list[int]) -> None:
    """Place a Spy of the Rival on the first of these posts that is free; do nothing if none is.

    If this is the Rival's third Spy on the board, the other two return to its supply and the scheme on its card is
    triggered at once (UPR-R8.6).
    """
    post = free_post(s, posts)
    if post < 0:
        return
    place(s, seat, post)
    if spies_of(s).at[seat].bit_count() < SCHEME_SPIES:
        return
    for other in posts_in(spies_of(s).at[seat]):
        if other != post:
            recall(s, seat, other)
    card = s.players[seat].rival_card
    s.cause = card
    if s.journal is not None:
        s.note("scheme", seat, 1, card)
    for part in reversed(RIVAL_SCHEME[card & KIND_OF]):
        s.stack.append((frames.RIVAL_DO, seat, part, 0, 0))


declare_event("scheme", "UPR-R8.6", "rivals")
