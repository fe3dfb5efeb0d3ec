"""Questions about Spies: on which post to place a Spy, and which Spy to take back or recall (UPR-10)."""

from __future__ import annotations

from sandtable.imperium.modules.spy_effects import ask_to_place
from sandtable.imperium.modules.spy_posts import (
    ASK_GATHER,
    ASK_INFILTRATE,
    ASK_SPY_BACK,
    ASK_SPY_POST,
    ASK_SPY_RECALL,
    gather,
    infiltrate,
    movable,
    offer_to_gather,
    open_posts,
    place,
    posts_in,
    posts_of,
    recall,
    spies_of,
    watching,
)
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, ABOUT_SPACE, MORE, UNUSED, Question, declare
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE


def _words(s: State, posts: int) -> list[int]:
    words = posts_of(s.rules).words
    return [words[post] for post in posts_in(posts)]


class OfSpies(Question):
    """The base class of questions whose answers are Spies of the player, each named by its post."""

    __slots__ = ()


class SpyPost(Question):
    """Ask on which post to place a Spy; several Spies are placed one after another."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SPY_POST, "spy_post", "UPR-10.2", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        return _words(s, open_posts(s, frame[1], node.b, node.c))

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        s.cause = node.thing
        place(s, frame[1], s.rules.kind[action])
        if frame[3] > 1:
            ask_to_place(s, frame[1], node, frame[3] - 1)


class SpyBack(OfSpies):
    """Ask which Spy to take back from its post to place it again; the player may decline. Only asked while the supply
    has no Spy (UPR-10.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SPY_BACK, "spy_back", "UPR-10.4", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        return [*_words(s, movable(s, frame[1], node.b, node.c)), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return  # the remaining placements are dropped too: the supply stays empty
        s.cause = NODES[frame[2]].thing
        recall(s, frame[1], s.rules.kind[action], "spy_taken_back")
        s.stack.append((ASK_SPY_POST, frame[1], frame[2], frame[3], 0))


class SpyRecall(OfSpies):
    """Ask which Spy to recall next as a cost."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SPY_RECALL, "spy_recall", "UPR-3.7", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return _words(s, spies_of(s).at[frame[1]])

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        recall(s, frame[1], s.rules.kind[action])
        if frame[3] > 1:
            s.stack.append((ASK_SPY_RECALL, frame[1], frame[2], frame[3] - 1, 0))


class Infiltrate(OfSpies):
    """Ask which Spy infiltrates the space, if two or more watch it; another one may still gather intelligence
    (UPR-10.7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_INFILTRATE, "infiltrate", "UPR-10.5", ABOUT_SPACE, UNUSED, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return _words(s, watching(s, frame[1], frame[2]))

    def answer(self, s: State, frame: Frame, action: int) -> None:
        infiltrate(s, frame[1], s.rules.kind[action])
        offer_to_gather(s, frame[1], frame[2])


class Gather(OfSpies):
    """Ask whether to gather intelligence before every other effect: to recall a Spy that watches the space just
    visited, and draw a card."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_GATHER, "gather", "UPR-10.6", ABOUT_SPACE, UNUSED, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [*_words(s, watching(s, frame[1], frame[2])), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            gather(s, frame[1], s.rules.kind[action])


declare(SpyPost(), SpyBack(), SpyRecall(), Infiltrate(), Gather(), module="spies")
