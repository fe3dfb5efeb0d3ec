"""Puts questions, their answers, the log and the end of a game into words, in every language.

    tell_decision(decision, words, known)        the question put to a seat
    tell_option(decision, option, words, known)  the label of one answer
    tell_event(event, words, names)              a line of the log
    tell_outcome(outcome, words, names)          the result of the game

All texts are in the Fluent files of `locale`. `known` is the position as known to the seat that is asked (`view.known`,
or a `Game`): with it the texts can name things that a decision alone does not hold, such as the space where an Agent
is. `names` has the name of every seat; without it, seats are named by their Leaders if `known` is given, else by their
numbers. For a log, cut each event to the reader's knowledge: `tell_event(event.seen_by(seat), words, names)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.contract import Outcome
from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.imperium.language.effects import FACTIONS, NOTHING, PERSUASION, RESOURCES
from sandtable.imperium.nodes.saying import dashed, join
from sandtable.imperium.rules.capable import MOST_PARTIES
from sandtable.imperium.rules.catalog import (
    CARD_COST,
    KIND_OF,
    NODES,
    OF_CARD,
    OF_LEADER,
    TRACKS,
    thing_name,
    thing_sort,
)
from sandtable.imperium.rules.chosen import POINTS_TO_END
from sandtable.imperium.rules.markets import offer_of
from sandtable.imperium.rules.menu import box_thing, numbered, open_parts
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import NO_LEADER, NOBODY, OBSTACLE, State
from sandtable.imperium.rules.vocabulary import W_ACQUIRE, W_BOX, W_ENTRY
from sandtable.imperium.tell.modules import companion_of
from sandtable.imperium.tell.pieces import telling_of
from sandtable.imperium.tell.questions import telling_of_question
from sandtable.imperium.tell.wording import phrase

# Words with the same label in every question.
_PLAIN_WORDS: Final = frozenset(("end", "reveal", "pass", "done", "ability"))
_PAYMENTS: Final = {"pay_" + resource: resource for resource in RESOURCES}
# Events whose cause adds nothing: the text names it, or the event is a side effect of something else.
_CAUSE_UNSAID: Final = frozenset(
    ("defend", "shuffle", "intrigue_shuffle", "hagal_shuffle", "row", "aside_lost", "strength", "fought")
)

# Events whose text already names the space where they usually happen.
_TOLD_WITH_SPACE: Final = {
    "swordmaster": "space:swordmaster", "council": "space:high_council", "mentat": "space:mentat",
    "foldspace": "space:foldspace_space",
}  # fmt: skip


# --- names -------------------------------------------------------------------------------
def tell_thing(thing: int, words: Words) -> str:
    """Return the name of the piece that `thing` identifies; an empty string for 0, no piece."""
    sort = thing_sort(thing)
    return "" if sort is None else telling_of(sort).name(sort.pieces[thing & KIND_OF], words)


def seat_names(state: State, words: Words) -> list[str]:
    """Return a name for every party: that of its Leader or Rival card, or the number of its seat if it has no Leader
    yet."""
    names = []
    for seat, p in enumerate(state.players):
        if p.rival_card:
            names.append(tell_thing(p.rival_card, words))
        elif p.leader != NO_LEADER:
            names.append(tell_thing(OF_LEADER | p.leader, words))
        else:
            names.append(words.say("house-hagal") if p.rival == OBSTACLE else words.say("seat-name", n=seat))
    return names


def _piece(name: str, words: Words) -> str:
    """Return the name of the piece in a word such as `card:stilgar`, in the language of `words`."""
    return words.say(dashed(name.replace(":", "-")))


def _who(seat: int, words: Words, names: Sequence[str] | None, known: State | None = None) -> str:
    if seat == NOBODY:
        return ""
    if names is None and known is not None:
        names = seat_names(known, words)
    return names[seat] if names is not None and seat < len(names) else words.say("seat-name", n=seat)


def tell_seat(seat: int, names: Sequence[str] | None, words: Words, known: State | None = None) -> str:
    """Return the name of a seat: from `names` if given, else that of its Leader if `known` is given, else its
    number."""
    return _who(seat, words, names, known)


def yes_or_no(yes: bool) -> str:
    return "yes" if yes else "no"


# --- questions ---------------------------------------------------------------------------
def tell_decision(
    decision: Decision, words: Words, known: State | None = None, names: Sequence[str] | None = None
) -> str:
    """Return the text of the question that a seat is asked, with the piece that asks it."""
    question = telling_of_question(decision.kind)
    text = question.asked(decision, words, known)
    if decision.party != NOBODY:
        text = words.say("ask-rival", who=_who(decision.party, words, names, known), question=text)
    piece = question.asking_piece(decision, words, known)
    return words.say("ask-by", piece=piece, question=text) if piece else text


def offers(decision: Decision, sort: str) -> str:
    """Return "yes" if any of the answers is a word with the prefix `sort`, else "no"; messages take this as an
    argument."""
    return yes_or_no(any(word.partition(":")[0] == sort for word in decision.words()))


def tell_choice(decision: Decision, words: Words, known: State | None) -> str:
    """Return the text of a question that asks for one of several effects; it says how many are still to be chosen."""
    picked = known.stack[-1][3].bit_count() if known is not None else 0
    return words.say("ask-option", n=NODES[decision.node].a - picked, more=yes_or_no(picked > 0))


def factions_taken(decision: Decision) -> int:
    """Return the number of factions that the answers no longer include, because each may be picked only once."""
    return sum(word.startswith("faction:") for word in decision.vocabulary.words) - len(decision.options)


# --- answers -----------------------------------------------------------------------------
def tell_option(
    decision: Decision,
    option: int,
    words: Words,
    known: State | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Return a short label for one answer; a menu entry offered beside the answers has the same label as in the
    menu."""
    rules = speaking(decision.vocabulary)
    if rules.sort[option] == W_ENTRY:
        return rules.menu_of[option].label(decision.vocabulary.word(option), words, known)
    return telling_of_question(decision.kind).label(decision, option, words, known, names)


def tell_word(decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None) -> str:
    """Return the default label of an answer, which depends on its word only; questions may replace it."""
    word = decision.vocabulary.word(option)
    sort, _, which = word.partition(":")
    if sort in _PLAIN_WORDS:
        return words.say("do-" + sort)
    if sort in ("yes", "no", "none"):
        return words.say(f"do-{dashed(decision.kind)}-{sort}")
    if sort == "seat":
        return _who(int(which), words, names, known)
    if sort == "number":
        return which
    if sort == "agent":
        return words.say("do-agent-ready")
    if sort == "intrigue":
        return words.say("do-play", piece=_piece(word, words))
    if sort == "deploy":
        return words.say("do-deploy", n=int(which))
    rules = speaking(decision.vocabulary)
    if sort == "box" or (decision.kind == "menu" and rules.sort[option] == W_BOX):
        return _box_label(decision, option, words, known)
    if rules.sort[option] == W_ENTRY:
        return rules.menu_of[option].label(word, words, known)
    if rules.sort[option] == W_ACQUIRE:
        return _acquire_label(decision, option, words, known)
    if sort in ("option", "troop"):  # one branch of a choice; a troop is the second one of Test of Humanity
        return phrase(NODES[decision.node].kids[1 if sort == "troop" else int(which)], words)
    if rules.thing[option]:
        return tell_thing(rules.thing[option], words)
    for module in rules.modules:
        if word in module.words():
            return companion_of(module.id).label(word, words)
    return _piece(word, words)


def tell_name(word: str, words: Words) -> str:
    """Return the name of the piece in a word of the vocabulary, such as `card:stilgar`, in the language of `words`."""
    return _piece(word, words)


def tell_card(id: str, words: Words) -> str:
    return _piece("card:" + id, words)


def tell_part(parts: list[int], number: int, words: Words) -> str:
    """Return the text of the open effect with this answer number (`menu.numbered`) in a box. `parts` has the node
    numbers of the open effects; if none of them has the answer number, the text is the number itself."""
    said = {named: phrase(NODES[part], words) for named, part in numbered(parts)}
    if number in said:
        alike = list(said.values()).count(said[number]) > 1  # equal icons of one box
        return words.say("do-box-by", effect=said[number], piece=_part(number, words)) if alike else said[number]
    return _part(number, words)


def _part(number: int, words: Words) -> str:
    return words.say("do-part", n=number + 1)


def _box_label(decision: Decision, word: int, words: Words, known: State | None) -> str:
    """Return a label for an effect box: the name of its piece and the texts of its open effects, or only the name if
    the position is not known."""
    parts = open_parts(known, decision.seat, word) if known is not None else []
    if not parts:  # the position is not known here
        thing = speaking(decision.vocabulary).thing[word]
        if not thing:  # a box of the space, its influence or the Leader
            return words.say("do-box-" + decision.vocabulary.word(word).partition(":")[2])
        return words.say("do-box", piece=tell_thing(thing, words))
    text = phrase(NODES[parts[0]], words)
    for part in parts[1:]:
        text = words.say("do-box-more", a=text, b=phrase(NODES[part], words))
    assert known is not None
    return words.say("do-box-by", effect=text, piece=tell_thing(box_thing(known, word), words))


def acquired_card(decision: Decision, which: str, known: State | None) -> int:
    """Return the kind of the card that the word `which`, `acquire:…`, acquires; -1 for the card set aside if the
    position is not known."""
    if which != "aside":
        return speaking(decision.vocabulary).card[which]
    return known.players[decision.seat].aside if known is not None else -1


def _acquire_label(decision: Decision, option: int, words: Words, known: State | None) -> str:
    """Return the label of an answer that acquires a piece: the piece's name and price, as far as the known position
    shows them."""
    if known is not None:
        offer = offer_of(known, decision.seat, option)
        piece = tell_thing(offer.piece, words)
        if offer.price.op == PERSUASION:
            return words.say("do-acquire", piece=piece, n=offer.price.a)
        if offer.price.op == NOTHING:
            return words.say("do-acquire-free", piece=piece)
        return words.say("do-acquire-for", piece=piece, price=phrase(offer.price, words, "cost"))
    thing = speaking(decision.vocabulary).thing[option]
    if not thing:
        return words.say("do-acquire-aside")
    if thing & ~KIND_OF == OF_CARD:
        return words.say("do-acquire", piece=tell_thing(thing, words), n=CARD_COST[thing & KIND_OF])
    return words.say("do-acquire-free", piece=tell_thing(thing, words))


def _printed_name(thing: int) -> str:
    """Return the English name printed on a piece; two pieces may share it, such as a card and the space to which it
    sends an Agent."""
    sort = thing_sort(thing)
    return str(getattr(sort.pieces[thing & KIND_OF], "name", "")) if sort is not None else ""


# --- the log -----------------------------------------------------------------------------
def tell_event(event: Event, words: Words, names: Sequence[str] | None = None) -> str:
    """Return one line of the log; it does not name a piece that the reader may not know (see `Event.seen_by`)."""
    kind = event.kind
    who = _who(event.seat, words, names)
    cause = tell_thing(event.cause, words)
    if kind in RESOURCES:
        text = words.say("event-gain", who=who, amount=words.say("amount-" + kind, n=event.amount))
    elif kind in _PAYMENTS:
        text = words.say("event-pay", who=who, amount=words.say("amount-" + _PAYMENTS[kind], n=event.amount))
    else:
        text = words.say(
            "event-" + dashed(kind),
            who=who,
            n=abs(event.amount),
            lost=yes_or_no(event.amount < 0),
            top=yes_or_no(event.amount > 0),
            thing=tell_thing(event.thing, words),
            known=yes_or_no(event.thing != 0),
            nobody=yes_or_no(event.seat == NOBODY),
            cause=cause if kind == "defend" else "",
            factions=_factions(event.amount, words) if kind == "masterstroke" else "",
            **{"with": _with_track(event.thing, words) if kind == "influence" else ""},
        )
    same = _printed_name(event.cause) == _printed_name(event.thing)
    if same or cause in ("", who, tell_thing(event.thing, words)) or kind in _CAUSE_UNSAID:
        return text
    if _TOLD_WITH_SPACE.get(kind) == thing_name(event.cause):
        return text
    return words.say("event-because", event=text, cause=cause)


def _with_track(thing: int, words: Words) -> str:
    return words.say("which-faction", faction=TRACKS[thing & KIND_OF].id)


def _with(faction: int, words: Words) -> str:
    return words.say("which-faction", faction=FACTIONS[faction])


def _factions(bits: int, words: Words) -> str:
    return join([_with(f, words) for f in range(len(FACTIONS)) if (bits >> f) & 1], words, "names-and")


# --- the end -----------------------------------------------------------------------------
def tell_outcome(outcome: Outcome, words: Words, names: Sequence[str] | None = None) -> str:
    """Return a text about the end of a game: the winners, their points, the tie-break, and the reason why the game
    ended."""
    winners = outcome.winners
    why = words.say("outcome-why", reason=outcome.reason, n=outcome.needed or POINTS_TO_END)
    if MOST_PARTIES < len(outcome.ranks) > len(winners):  # this many seats play in teams only
        won = words.say(
            "outcome-team-won",
            winners=join([_who(seat, words, names) for seat in winners], words, "names-and"),
            points=sum(outcome.points[seat] for seat in winners),
            tie=outcome.tie_break,
        )
        return words.say("effect-next", a=won, b=why)
    won = words.say(
        "outcome-won",
        winners=join([_who(seat, words, names) for seat in winners], words, "names-and"),
        count=len(winners),
        points=outcome.points[winners[0]],
        tie=outcome.tie_break,
    )
    return words.say("effect-next", a=won, b=why)
