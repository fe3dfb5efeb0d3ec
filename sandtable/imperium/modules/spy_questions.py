"""Questions about Spies: where one goes, which is taken back or recalled, and for what (UPR-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sandtable.core.decisions import Decision
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import COND_OPS
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
from sandtable.imperium.modules.spy_worth import opened_by, posts_compared, posts_worth
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, ABOUT_SPACE, MORE, UNUSED, Question, declare
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

RECALLED_SPY: Final = COND_OPS.number("recalled_spy")


def _words(s: State, posts: int) -> list[int]:
    words = posts_of(s.rules).words
    return [words[post] for post in posts_in(posts)]


def _posts(s: State, options: list[int]) -> list[int]:
    """The posts of these options, without "none"."""
    return [s.rules.kind[option] for option in options if option != NONE]


def _beside_none(options: list[int], scores: list[float]) -> list[float]:
    """Scores of all options from those of the posts: none is worth nothing."""
    if NONE in options:
        scores.insert(options.index(NONE), 0.0)
    return scores


def _more(known: State | None) -> int:
    """How many are still to be chosen, where the position is known."""
    return known.stack[-1][3] if known is not None else 1


class OfSpies(Question):
    """One of the own Spies is chosen by its post."""

    __slots__ = ()

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling

        text = telling.tell_word(decision, option, words, known, names)
        return text if option == NONE else words.say("do-spy-at", piece=text)

    def misses(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """The Spy that will be missed least goes."""
        worths = posts_worth(Worth(s, frame[1]), _posts(s, options))
        return _beside_none(options, [-worth for worth in worths])


class SpyPost(Question):
    """On which post a Spy is placed; several, one after the other."""

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

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return posts_worth(Worth(s, frame[1]), _posts(s, options))

    def contenders(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return posts_compared(Worth(s, frame[1]), _posts(s, options))

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-spy-post", n=_more(known))


class SpyBack(OfSpies):
    """With no Spy in the supply: which one is taken back to be placed, if any (UPR-10.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SPY_BACK, "spy_back", "UPR-10.4", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        return [*_words(s, movable(s, frame[1], node.b, node.c)), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return  # and so with all that were still to be placed: the supply stays empty
        s.cause = NODES[frame[2]].thing
        recall(s, frame[1], s.rules.kind[action], "spy_taken_back")
        s.stack.append((ASK_SPY_POST, frame[1], frame[2], frame[3], 0))

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """By how much the best open post beats the one that is left, and what only a recalled Spy brings."""
        seat = frame[1]
        w = Worth(s, seat)
        node = NODES[frame[2]]
        best = max(posts_worth(w, posts_in(open_posts(s, seat, node.b, node.c))), default=0.0)
        extra = waiting_for_a_recall(s, w)
        scores = [max(best - worth, 0.0) + extra for worth in posts_worth(w, _posts(s, options))]
        return _beside_none(options, scores)


class SpyRecall(OfSpies):
    """Which Spies are recalled as a cost."""

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

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return self.misses(s, frame, options)

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-spy-recall", n=_more(known))


class Infiltrate(OfSpies):
    """Which of two Spies lets the Agent in; the other may still gather intelligence (UPR-10.7)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_INFILTRATE, "infiltrate", "UPR-10.5", ABOUT_SPACE, UNUSED, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return _words(s, watching(s, frame[1], frame[2]))

    def answer(self, s: State, frame: Frame, action: int) -> None:
        infiltrate(s, frame[1], s.rules.kind[action])
        offer_to_gather(s, frame[1], frame[2])

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return self.misses(s, frame, options)


class Gather(OfSpies):
    """Whether a Spy on the space just visited is recalled for a card, before every other effect; never two of them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_GATHER, "gather", "UPR-10.6", ABOUT_SPACE, UNUSED, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [*_words(s, watching(s, frame[1], frame[2])), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            gather(s, frame[1], s.rules.kind[action])

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """The card now against what else the Spy could do this round, and what only a recalled Spy brings."""
        w = Worth(s, frame[1])
        gain = w.draw + waiting_for_a_recall(s, w)
        scores = [gain - opening for opening in opened_by(w, _posts(s, options))]
        return _beside_none(options, scores)


def waiting_for_a_recall(s: State, w: Worth) -> float:
    """What the open effects bring as soon as a Spy has been recalled this turn."""
    if spies_of(s).recalled:
        return 0.0
    worth = 0.0
    for _, part in s.todo:
        node = NODES[part]
        if node.op == fx.WHEN and node.cond is not None and node.cond.op == RECALLED_SPY:
            worth += w.of(node.kids[0])
    return worth


declare(SpyPost(), SpyBack(), SpyRecall(), Infiltrate(), Gather(), module="spies")
