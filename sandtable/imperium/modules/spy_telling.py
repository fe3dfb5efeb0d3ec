"""Texts about Spies: reasons why a space is closed without a Spy, and the use of a Spy on each post."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.core.decisions import Decision
from sandtable.imperium.language.effects import SPY
from sandtable.imperium.modules import spy_questions  # noqa: F401 - declares the questions
from sandtable.imperium.modules.spy_language import POSTS
from sandtable.imperium.modules.spy_posts import posts_in, posts_of, spies_of, watching
from sandtable.imperium.nodes.saying import dashed, join, yes
from sandtable.imperium.rules.board import others_in_the_way
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

Reason = dict[str, str]


def _post_name(s: State, post: int, words: Words) -> str:
    return words.say("post-" + dashed(POSTS[posts_of(s.rules).kinds[post]].id))


def _space_name(s: State, space: int, words: Words) -> str:
    return words.say("space-" + dashed(s.rules.spaces[space].id))


def why_closed(s: State, seat: int, space: int, cards: list[int], words: Words) -> list[Reason]:
    """Return the reasons, each a dict with a text and a rule, why none of these cards can send an Agent to the space
    although one could with a Spy that watches it: no card has its icon, or an Agent blocks it."""
    if watching(s, seat, space) or not posts_of(s.rules).at[space]:
        return []
    reasons = []
    by_icon = any((s.rules.card_spaces[kind] >> space) & 1 for kind in cards)
    if not by_icon and any(SPY in CARDS[kind].icons for kind in cards):
        reasons.append({"text": words.say("closed-spy-icon"), "rule": "UPR-7.2"})
    if (others_in_the_way(s, seat) >> space) & 1 and space not in s.players[seat].agents_at:
        posts = [_post_name(s, post, words) for post in posts_of(s.rules).at[space]]
        said = words.say("closed-infiltrate", posts=join(posts, words, "names-or"))
        reasons.append({"text": said, "rule": "UPR-10.5"})
    return reasons


def notes(s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[Reason]]:
    """Return notes for the page, by the words of the posts: what a Spy of the seat there can be used for, and who owns
    the other Spies; each note is a dict with a text and a rule."""
    found: dict[str, list[Reason]] = {}
    at = spies_of(s).at
    barred = others_in_the_way(s, seat)
    for post, kind in enumerate(posts_of(s.rules).kinds):
        own = yes((at[seat] >> post) & 1 == 1)
        spaces = posts_in(posts_of(s.rules).spaces[post])
        lines = [{"text": words.say("note-spy-watches", own=own), "rule": "UPR-10.6"}]
        for space in spaces:
            if (barred >> space) & 1 and space not in s.players[seat].agents_at:
                told = words.say("note-spy-infiltrate", own=own, space=_space_name(s, space, words))
                lines.append({"text": told, "rule": "UPR-10.5"})
        for party, bits in enumerate(at):
            if party != seat and (bits >> post) & 1:
                lines.append({"text": words.say("note-spy-of", who=names[party]), "rule": "UPR-10.1"})
        found["post:" + POSTS[kind].id] = lines
    return found


class SpyTelling(ModuleTelling):
    def why_closed(self, s: State, seat: int, space: int, cards: list[int], words: Words) -> list[dict[str, str]]:
        return why_closed(s, seat, space, cards, words)

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        there = [
            f"{words.say('post-' + dashed(id))} {seats_in_words(seats, words)}"
            for id, seats in facts["at"].items()
            if seats
        ]
        supply = "/".join(str(n) for n in facts["supply"])
        return [words.say("text-spies", at="; ".join(there) or "–", supply=supply)]

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        return notes(s, seat, words, names)


told("spies", SpyTelling())


def _more(known: State | None) -> int:
    """Return the number of Spies that the open question still has to ask for, or 1 if the position is not known."""
    return known.stack[-1][3] if known is not None else 1


class OfSpiesTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        text = telling.tell_word(decision, option, words, known, names)
        return text if option == NONE else words.say("do-spy-at", piece=text)


class SpyPostTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-spy-post", n=_more(known))


class SpyRecallTelling(OfSpiesTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-spy-recall", n=_more(known))


phrased("spy_post", SpyPostTelling())
phrased("spy_back", OfSpiesTelling())
phrased("spy_recall", SpyRecallTelling())
phrased("infiltrate", OfSpiesTelling())
phrased("gather", OfSpiesTelling())
